"""WebSockets of uvicorn's, with a short way in and out, for a server whose every move is one message in and three out.

ASGI hands each message over between tasks, twice; that takes as long as the move itself. Here a connection that has
said hello is heard and written to directly. Everything else (handshake, pings, closing, limits) is uvicorn's. Where the
short way is not offered, ASGI's is taken (wire.py).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

SHORT_WAY = "kibitz.short_way"
"""The name under which a connection offers itself, among the extensions of its ASGI scope."""

TEXT = 0x81
"""The first byte of a frame: a whole text."""


class TableSocket(WebSocketsSansIOProtocol):
    """A connection that can be heard and written to directly."""

    hear: Callable[[str], None] | None = None

    def handle_connect(self, event: Any) -> None:
        """Offer the short way."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][SHORT_WAY] = {"connection": self}

    def write(self, text: bytes) -> int:
        """Write a message; how many bytes now wait to be read by a slow client."""
        if self.disconnected or self.close_sent:
            return 0
        self.transport.write(frame(text))
        return self.transport.get_write_buffer_size()

    def cut(self) -> None:
        """End the connection at once."""
        self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """Hand a message over: to whoever hears directly, or else to ASGI's queue."""
        if self.hear is None or self.curr_msg_data_type != "text" or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        try:
            text = bytes(data).decode()
        except UnicodeDecodeError:
            text = ""
        self.hear(text)


def frame(text: bytes) -> bytes:
    """A text as WebSocket has it (RFC 6455, 5.2), from a server: in one piece, not masked."""
    size = len(text)
    if size < 126:
        return bytes((TEXT, size)) + text
    if size < 65_536:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big") + text
    return bytes((TEXT, 127)) + size.to_bytes(8, "big") + text
