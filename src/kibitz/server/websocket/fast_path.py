"""Connections as uvicorn makes them, and two habits of ours.

HTTP: whoever connects has to ask for something soon, and so many silent ones of one address are enough.

WebSockets have a fast path in and out, for a server whose every move is one message in and three out.

ASGI hands each message over between tasks, twice; that takes as long as the move itself. Here a connection that has
said hello is heard and written to directly. Everything else (handshake, pings, closing, limits) is uvicorn's. Where the
fast path is not offered, ASGI's is taken (handler.py).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from kibitz.server.limits import Bucket, Counted

REQUEST_SECONDS = 10.0
"""Seconds in which a request has to come."""
MAX_HEAD = 32_768
"""Bytes of a request's head: its line and its headers."""
PIECE = 1024
"""Bytes of a WebSocket that are worked off before what was in them is counted."""
CLOSE_SECONDS = 10.0
"""Seconds in which a client has to read what it was told last."""
NO_HANDSHAKE = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
MAX_SILENT = 2**20
"""Until a server says how many connections one address may have."""
FAST_PATH = "kibitz.fast_path"
"""The name under which a connection offers itself, among the extensions of its ASGI scope."""

TEXT = 0x81
"""The first byte of a frame: a whole text."""


class HttpProtocol(HttpToolsProtocol):
    """A connection on which a request has to come whole within some seconds; otherwise it is closed."""

    waiting: asyncio.TimerHandle | None = None
    silent: ClassVar[Counted] = Counted(MAX_SILENT, MAX_SILENT)
    """Connections that are no WebSockets, or not yet, by address."""
    trusted: ClassVar[frozenset[str]] = frozenset()
    """Proxies, from which everybody comes."""
    counted: str | None = None
    answering: RequestResponseCycle | None = None
    upgraded = False
    head = 0
    """Bytes of a head that is not whole yet."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody connects, and has some seconds."""
        super().connection_made(transport)
        address = self.client[0] if self.client else "?"
        if address in self.trusted or self.silent.enter(address):
            self.counted = None if address in self.trusted else address
            self._expect()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over; also for the request that is answered, which need not be the last one (uvicorn tells that)."""
        self._release()
        if self.answering is not None:
            self.answering.disconnected = True
        super().connection_lost(exc)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self.answering = cycle
        super()._start_asgi_task(cycle, app)

    def data_received(self, data: bytes) -> None:
        """A piece of a request; the rest has to come soon, and not to be endless."""
        if self.waiting is not None or self.cycle is None:
            self.head += len(data)
            if self.head > MAX_HEAD:
                self.transport.abort()
                return
        super().data_received(data)
        asked = self.cycle is not None and not self.cycle.response_complete
        if not asked and self.waiting is None and not self.upgraded:
            self._expect()

    def on_headers_complete(self) -> None:
        """It is there, or what matters of it."""
        self.head = 0
        self._expect_nothing()
        super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        """It is a WebSocket from now on, and counted as one; unless answers wait there that nobody reads."""
        answered = self.answering is None or self.answering.response_complete
        if not answered or self.transport.get_write_buffer_size():
            self.transport.abort()
            return
        self.upgraded = True
        self._release()
        super().handle_websocket_upgrade()

    def _expect(self) -> None:
        self._expect_nothing()
        self.waiting = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def _expect_nothing(self) -> None:
        if self.waiting is not None:
            self.waiting.cancel()
            self.waiting = None

    def _release(self) -> None:
        self._expect_nothing()
        if self.counted is not None:
            self.silent.exit(self.counted)
            self.counted = None


class SocketProtocol(WebSocketsSansIOProtocol):
    """A connection that can be heard and written to directly."""

    hear: Callable[[str], None] | None = None
    cutting: asyncio.TimerHandle | None = None
    frames_per_second: ClassVar[float] = 1e9
    frames_at_once: ClassVar[float] = 1e9
    """Frames of any kind that a connection may send; pings, pongs and pieces of messages cost time, too."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.allowed = Bucket(self.frames_per_second, self.frames_at_once)

    def data_received(self, data: bytes) -> None:
        """Take frames in bit by bit: thousands of tiny ones are counted before they are all worked off."""
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + PIECE])
        if not self.handshake_initiated:  # the head came whole, and is none: nothing else would ever answer it
            self.refuse()

    def refuse(self) -> None:
        """Say that this is no handshake, and end."""
        said = b"".join(self.conn.data_to_send())
        self.transport.write(said or NO_HANDSHAKE)
        self.transport.close()

    async def run_asgi(self) -> None:
        """Serve the connection; one whose client does not read to the end is cut."""
        await super().run_asgi()
        if not self.disconnected:
            self.cutting = self.loop.call_later(CLOSE_SECONDS, self.cut)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        if self.cutting is not None:
            self.cutting.cancel()
        super().connection_lost(exc)

    def handle_events(self) -> None:
        """Cut off whoever sends too many frames."""
        super().handle_events()
        if self.allowed.left < 0:
            self.cut()

    def handle_text(self, event: Any) -> None:
        """A message, or its beginning."""
        self.allowed.pay()
        super().handle_text(event)

    def handle_bytes(self, event: Any) -> None:
        """A message that is no text."""
        self.allowed.pay()
        super().handle_bytes(event)

    def handle_cont(self, event: Any) -> None:
        """A piece of a message."""
        self.allowed.pay()
        super().handle_cont(event)

    def handle_ping(self) -> None:
        """Somebody asks whether we are here."""
        self.allowed.pay()
        super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        """Somebody says that they are."""
        self.allowed.pay()
        super().handle_pong(event)

    def handle_connect(self, event: Any) -> None:
        """Offer the short way."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][FAST_PATH] = {"connection": self}

    def write(self, texts: Sequence[bytes]) -> int:
        """Write messages, at one go; how many bytes now wait to be read by a slow client."""
        if self.disconnected or self.close_sent:
            return 0
        self.transport.write(b"".join(map(frame, texts)))
        return self.transport.get_write_buffer_size()

    def cut(self) -> None:
        """End the connection at once."""
        self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """Hand a message over: to whoever hears directly, or else to ASGI's queue."""
        if self.curr_msg_data_type != "text" or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        try:
            text = bytes(data).decode()
        except UnicodeDecodeError:  # no text: it is not understood, like any other that is none
            text, data = "", b""
        if self.hear is not None:
            self.hear(text)
        else:
            self.frames = [data]
            super().send_receive_event_to_app()


def frame(text: bytes) -> bytes:
    """A text as WebSocket has it (RFC 6455, 5.2), from a server: in one piece, not masked."""
    size = len(text)
    if size < 126:
        return bytes((TEXT, size)) + text
    if size < 65_536:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big") + text
    return bytes((TEXT, 127)) + size.to_bytes(8, "big") + text
