"""The process that serves tables: `kibitz serve`."""

from __future__ import annotations

import gc
import logging
import socket

import uvicorn

from kibitz.errors import KibitzError
from kibitz.table.app import make_app
from kibitz.table.logs import set_up
from kibitz.table.settings import Settings

PING = 20.0
"""Seconds after which a silent connection is asked whether it is still there."""
SELDOM = (20_000, 20, 20)
"""How many new objects there must be before Python looks for garbage."""
GOODBYE = 5
"""Seconds that connections have to end when the server stops."""


class Announced(uvicorn.Server):
    """A server that says where it is as soon as it serves."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and print the address."""
        await super().startup(sockets)
        gc.freeze()  # what is loaded stays: looking for garbage in it again and again takes a tenth of the time
        gc.set_threshold(*SELDOM)
        if self.started and self.servers:
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            print(f"kibitz serves at http://{f'[{host}]' if ':' in host else host}:{port}", flush=True)


def run(settings: Settings) -> None:
    """Serve until somebody says stop (Ctrl-C, or SIGTERM); KibitzError if it cannot."""
    set_up(settings.logs)
    config = uvicorn.Config(
        make_app(settings),
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies or None,
        timeout_graceful_shutdown=GOODBYE,
    )
    server = Announced(config)
    try:
        server.run()
    except SystemExit:
        raise KibitzError(
            f"it cannot serve on {settings.host}:{settings.port}: choose another --port, or see the log above"
        ) from None
    if not server.started:
        raise KibitzError("it could not start: see the log above")
    logging.getLogger("kibitz").info("stopped")
