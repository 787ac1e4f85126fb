"""Somebody who is connected to a table, and who is there at all."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import msgspec

from kibitz.server.metrics import EVICTED
from kibitz.server.protocol import messages

LOG = logging.getLogger("kibitz.server")
TYPICAL_BYTES = 1024
"""A message has about so many."""
encode = msgspec.json.Encoder().encode


class Connection:
    """Somebody who is connected to a table: what waits to be sent to them, and how they want it."""

    def __init__(
        self, guest: str, language: str, tell: bool, most_waiting: int, name: str = "", address: str = ""
    ) -> None:
        self.guest, self.name, self.address = guest, name, address
        self.language = language if tell else None
        self.speaks = language
        self.waiting: deque[bytes] = deque()
        self.wake = asyncio.Event()
        self.most_waiting = most_waiting
        self.write: Callable[[Sequence[bytes]], int] | None = None
        """The fast path to the client, if there is one: it says how many bytes wait to be read."""
        self.cut: Callable[[], None] | None = None
        """How it is ended there."""
        self.too_slow = False
        self.closing: messages.Bye | None = None

    def send(self, *texts: bytes) -> None:
        """Send something soon; a client that does not read what it is sent is cut off."""
        if self.too_slow:
            return
        if self.write is not None:
            self.too_slow = self.write(texts) > self.most_waiting * TYPICAL_BYTES
        else:
            self.waiting.extend(texts)
            self.too_slow = len(self.waiting) > self.most_waiting
            self.wake.set()
        if self.too_slow:
            EVICTED.inc()
            self.waiting.clear()
            self.wake.set()
            if self.cut is not None:  # one who does not read would not read a goodbye
                self.cut()

    def tell(self, message: messages.ServerMessage) -> None:
        """Send a message soon."""
        self.send(encode(message))

    def end(self, reason: str, again: bool) -> None:
        """Send what waits, say goodbye, and close."""
        self.closing = messages.Bye(reason, again)
        self.wake.set()


@dataclass
class Presence:
    """Who is connected, and since when who is not. It is not stored: after a restart everybody has to come back."""

    here: dict[str, int] = field(default_factory=dict)
    """By guest, how many connections they have."""
    gone: dict[str, float] = field(default_factory=dict)
    """By guest, when the last one ended."""

    def away(self, guest: str, now: float) -> float:
        """For how many seconds a guest has been away."""
        return 0.0 if self.here.get(guest) else now - self.gone.setdefault(guest, now)
