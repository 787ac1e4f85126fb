"""The process that serves tables: `kibitz serve`."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import socket
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import ip_address

import uvicorn
from alembic.util import CommandError
from sqlalchemy.exc import ArgumentError

from kibitz.errors import KibitzError
from kibitz.server.http.app import RESERVED_HANDLES, make_app
from kibitz.server.http.http_protocol import HttpProtocol
from kibitz.server.http.network import handles, raise_handles
from kibitz.server.limits import Counted
from kibitz.server.logs import set_up
from kibitz.server.room.repertoire import load
from kibitz.server.session.registry import Registry
from kibitz.server.settings import Settings
from kibitz.server.store.sql_store import SqlStore, database_url, is_in_memory
from kibitz.server.websocket.fast_path import SocketProtocol
from kibitz.text.catalogue import LANGUAGES, text

PING_SECONDS = 20.0
"""Seconds after which a silent connection is asked whether it is still there."""
GOODBYE_SECONDS = 5
"""Seconds that connections have to end when the server stops."""
CUT_SECONDS = GOODBYE_SECONDS - 1
"""Seconds after which those who do not read are cut off, so that what serves them ends by itself."""
FRAMES_PER_MESSAGE = 10
"""Frames that a connection may send for each message that it may: pings, pongs, pieces, and what is too fast."""
GC_THRESHOLDS = (20_000, 20, 20)
"""How many new objects there must be before Python looks for garbage."""


def run(settings: Settings, open_page: bool = False) -> None:
    """Serve until somebody says stop (Ctrl-C, or SIGTERM), and open the page if asked; KibitzError if it cannot."""
    set_up(settings.logs)
    repertoire = load(*(names_in(listed) for listed in (settings.games, settings.players)))
    listening = listen(settings)
    raise_handles(settings.most_connections + RESERVED_HANDLES)
    HttpProtocol.silent = Counted(settings.most_connections, settings.connections_per_address)
    SocketProtocol.frames_per_second = FRAMES_PER_MESSAGE * settings.messages_per_second
    SocketProtocol.frames_at_once = FRAMES_PER_MESSAGE * settings.message_burst
    HttpProtocol.trusted = frozenset(one.strip() for one in settings.trusted_proxies.split(",") if one.strip())
    config = uvicorn.Config(
        make_app(registry := Registry(open_store(settings.database), settings, repertoire=repertoire)),
        http=HttpProtocol,
        ws=SocketProtocol,
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies or None,
        timeout_graceful_shutdown=GOODBYE_SECONDS,
    )
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(serve(Server(config, registry, open_page), listening))


def names_in(listed: str) -> list[str]:
    """The names in a setting, with commas between them."""
    return [name.strip() for name in listed.split(",") if name.strip()]


def open_store(database: str) -> SqlStore:
    """The store in a database, or KibitzError; its address is not repeated, for a password may stand in it."""
    try:
        url = database_url(database)
        if not is_in_memory(url):
            return SqlStore(url)
        why = "would be in memory, and forgotten: a server keeps its tables in a file"
    except ModuleNotFoundError as error:
        why = f"needs the package {error.name}, which is not here: install it"
    except (ArgumentError, ValueError) as error:
        why = f"has an address that is not understood ({str(error).splitlines()[0]}): correct it"
    raise KibitzError(f"the database {why}, or give --database the name of a file")


def listen(settings: Settings) -> socket.socket:
    """The socket to serve on, or KibitzError."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        return socket.create_server((settings.host, settings.port), family=family, backlog=2048)
    except (OSError, OverflowError) as error:
        why = str(getattr(error, "strerror", None) or error).lower()
        raise KibitzError(
            f"it cannot serve on {settings.host}:{settings.port} ({why}): choose another --host or --port"
        ) from None


async def migrate(store: SqlStore) -> None:
    """Bring the database up to date, or KibitzError."""
    try:
        await store.migrate()
    except CommandError:  # its revision is none that this version knows
        newer = "the database was last used by a newer kibitz: update this one, or name another --database"
        raise KibitzError(newer) from None


async def serve(server: Server, listening: socket.socket) -> None:
    """Serve, from the first migration to the last entry."""
    store = server.registry.store
    assert isinstance(store, SqlStore)
    try:
        await migrate(store)
        await server.registry.start()
        try:
            await server.serve([listening])
        finally:
            await server.registry.stop()
    finally:
        await store.close()
    if server.registry.fault:
        raise KibitzError(
            f"the server has stopped: {server.registry.fault} has ended, the log says why. Start it again"
        )
    logging.getLogger("kibitz").info("stopped")


class Server(uvicorn.Server):
    """A server that says where it is as soon as it serves, and goodbye before it ends."""

    def __init__(self, config: uvicorn.Config, registry: Registry, open_page: bool = False) -> None:
        super().__init__(config)
        self.registry, self.open_page = registry, open_page
        registry.on_fault = self._stop

    def _stop(self) -> None:
        """Something has ended without which nothing is right: whoever watches this process starts it again."""
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and print the address."""
        await asyncio.to_thread(lambda: [text(language, "bank") for language in LANGUAGES])  # nobody waits for words
        await super().startup(sockets)
        gc.freeze()  # what is loaded stays: looking for garbage in it again and again takes a tenth of the time
        gc.set_threshold(*GC_THRESHOLDS)
        wanted, most = self.registry.settings.most_connections, handles() - RESERVED_HANDLES
        if most < wanted:
            said = "at most %d connections, not %d: so many file handles may be open (ulimit -n)"
            logging.getLogger("kibitz").warning(said, max(1, most), wanted)
        for listening in sockets or []:
            host, port = listening.getsockname()[:2]
            address = f"http://{f'[{host}]' if ':' in host else host}:{port}"
            print(f"kibitz serves at {address}", flush=True)
            if ip_address(host).is_loopback:
                print("Only this computer comes in. To let others in: kibitz serve --host 0.0.0.0", flush=True)
            if self.open_page:
                threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye, and then close everything, whatever clients do."""
        self.registry.say_goodbye()
        cutting = asyncio.get_running_loop().call_later(CUT_SECONDS, self._cut)
        await asyncio.sleep(0.1)
        try:
            await super().shutdown(sockets)
        finally:
            cutting.cancel()
            self._cut()

    def _cut(self) -> None:
        """End every connection at once."""
        for connection in list(self.server_state.connections):
            connection.transport.abort()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Ctrl-C and SIGTERM ask to stop: that is done, and is no failure."""
        before = {which: signal.signal(which, self.handle_exit) for which in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for which, handler in before.items():
                signal.signal(which, handler)
