"""A fast path for WebSockets, in and out: every move at a server is one message in and three out.

ASGI hands each message over between tasks, twice; that takes as long as the move itself. Here a connection that has
said hello is heard and written to directly, and a text that comes in one frame, as they all do, is read here.
Everything else (handshake, other frames, pings, closing, limits) is uvicorn's. Where the fast path is not offered,
ASGI's is taken (handler.py).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

from kibitz.server.limits import Bucket

CLOSE_SECONDS = 10.0
"""Seconds in which a client has to read what it was told last."""
NO_HANDSHAKE = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
FAST_PATH = "kibitz.fast_path"
"""The name under which a connection offers itself, among the extensions of its ASGI scope."""

TEXT, MASKED = 0x81, 0x80
"""The first byte of a frame: a whole text. In the second: it is masked, as all are that clients send."""
LONGER = {126: 2, 127: 8}
"""In how many bytes more the size of a frame stands that is longer than its second byte can say."""
MASK, LONGEST_HEAD = 4, 14
"""Bytes of a mask, and of all that can stand before what a frame says."""


class SocketProtocol(WebSocketsSansIOProtocol):
    """A connection that can be heard and written to directly."""

    hear: Callable[[str], None] | None = None
    rest = b""
    """The beginning of a frame that has not come whole."""
    in_pieces = False
    """Whether the rest of a message is still to come, in other frames."""
    cutting: asyncio.TimerHandle | None = None
    frames_per_second: ClassVar[float] = 1e9
    frames_at_once: ClassVar[float] = 1e9
    """Frames of any kind that a connection may send; pings, pongs and pieces of messages cost time, too."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.allowed = Bucket(self.frames_per_second, self.frames_at_once)

    def data_received(self, data: bytes) -> None:
        """Take in what came, frame by frame: thousands of tiny ones are counted before they are all worked off."""
        if not self.handshake_initiated:
            super().data_received(data)
            if not self.handshake_initiated:  # the head came whole, and is none: nothing else would ever answer it
                self.refuse()
            return
        data, at = self.rest + data, 0
        while at < len(data) and not self.transport.is_closing():
            length = frame_length(data, at)
            if length > self.config.ws_max_size + LONGEST_HEAD:  # it is refused before it has come
                super().data_received(data[at:])
                at = len(data)
            elif at + length > len(data):
                break
            else:
                self.take(data[at : at + length])
                at += length
        self.rest = data[at:]

    def take(self, whole: bytes) -> None:
        """Take in a frame: a whole text goes to whoever hears directly, everything else to uvicorn."""
        is_text = whole[0] == TEXT and whole[1] >= MASKED and len(whole) <= self.config.ws_max_size
        if is_text and self.hear is not None and not self.in_pieces and self.conn.state is OPEN:
            self.allowed.pay()
            self.hear(text_of(unmasked(whole)))
        else:
            super().data_received(whole)
        if self.allowed.left < 0:
            self.cut()

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

    def handle_text(self, event: Any) -> None:
        """A message, or its beginning."""
        self.allowed.pay()
        self.in_pieces = not event.fin
        super().handle_text(event)

    def handle_bytes(self, event: Any) -> None:
        """A message that is no text."""
        self.allowed.pay()
        self.in_pieces = not event.fin
        super().handle_bytes(event)

    def handle_cont(self, event: Any) -> None:
        """A piece of a message."""
        self.allowed.pay()
        self.in_pieces = not event.fin
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
        text = text_of(bytes(data))
        if self.hear is not None:
            self.hear(text)
        else:
            self.frames = [text.encode()]
            super().send_receive_event_to_app()


def frame(text: bytes) -> bytes:
    """A text as WebSocket has it (RFC 6455, 5.2), from a server: in one piece, not masked."""
    size = len(text)
    if size < 126:
        return bytes((TEXT, size)) + text
    if size < 65_536:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big") + text
    return bytes((TEXT, 127)) + size.to_bytes(8, "big") + text


def frame_length(data: bytes, at: int) -> int:
    """How many bytes the frame has that begins there; at least, as long as its head has not come."""
    if at + 1 >= len(data):
        return 2
    size, head = data[at + 1] & 127, 2 + (MASK if data[at + 1] & MASKED else 0)
    more = LONGER.get(size, 0)
    if not more:
        return head + size
    return head + more + int.from_bytes(data[at + 2 : at + 2 + more].ljust(more, b"\0"), "big")


def unmasked(whole: bytes) -> bytes:
    """What a masked frame says (RFC 6455, 5.3)."""
    at = 2 + LONGER.get(whole[1] & 127, 0)
    said, mask = whole[at + MASK :], whole[at : at + MASK]
    key = (mask * (len(said) // MASK + 1))[: len(said)]
    return (int.from_bytes(said, "big") ^ int.from_bytes(key, "big")).to_bytes(len(said), "big")


def text_of(said: bytes) -> str:
    """A text, "" for what is none: it is not understood, like any other that says nothing."""
    try:
        return said.decode()
    except UnicodeDecodeError:
        return ""
