"""HTTP as uvicorn speaks it, with two limits: whoever connects has to ask for something soon, and so many silent
connections of one address are enough."""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from kibitz.server.limits import Counted

REQUEST_SECONDS = 10.0
"""Seconds in which a request has to come."""
MAX_HEAD_BYTES = 32_768
"""Of a request: its line and its headers."""
MAX_SILENT = 2**20
"""Until a server says how many connections one address may have."""


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
            if self.head > MAX_HEAD_BYTES:
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
