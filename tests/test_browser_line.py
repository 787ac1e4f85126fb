"""The line between page and server: slow, cut, back again; and plain http under a name of one's own."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Event, Thread

from playwright.sync_api import Browser

from tests.served import Visitor


class Line:
    """A line to a server that can be held, as in a tunnel: who comes in waits until it is let through, or is cut off."""

    def __init__(self, address: str) -> None:
        self.to = ("127.0.0.1", int(address.rpartition(":")[2]))
        self.door = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.door.getsockname()[1]}"
        self.through, self.ends, self.waiting = Event(), list[socket.socket](), 0
        self.through.set()
        Thread(target=self._serve, daemon=True).start()

    def _serve(self) -> None:
        while True:
            try:
                here, _ = self.door.accept()
            except OSError:
                return
            Thread(target=self._join, args=(here,), daemon=True).start()

    def _join(self, here: socket.socket) -> None:
        self.waiting += 1
        self.through.wait()
        self.waiting -= 1
        there = socket.create_connection(self.to)
        self.ends += [here, there]
        for one, other in ((here, there), (there, here)):
            Thread(target=self._carry, args=(one, other), daemon=True).start()

    @staticmethod
    def _carry(one: socket.socket, other: socket.socket) -> None:
        try:
            while said := one.recv(65536):
                other.sendall(said)
            other.shutdown(socket.SHUT_WR)
        except OSError:
            pass

    def cut(self) -> None:
        """Whoever is connected is cut off; whoever comes has to wait."""
        self.through.clear()
        for end in self.ends:
            with suppress(OSError):  # the other side was quicker
                end.shutdown(socket.SHUT_RDWR)
            end.close()
        self.ends.clear()


@contextmanager
def line_to(address: str) -> Iterator[Line]:
    line = Line(address)
    try:
        yield line
    finally:
        line.door.close()


SOCKETS = """(() => {
    window.sockets = []
    const Real = WebSocket
    window.WebSocket = class extends Real {
        constructor(...given) {
            super(...given)
            window.sockets.push(this)
        }
    }
})()"""
OPEN = "window.sockets.filter((one) => one.readyState === WebSocket.OPEN).length"
TRYING = "window.sockets.filter((one) => one.readyState === WebSocket.CONNECTING).length"


def test_one_connection_however_often_the_network_comes_back(browser: Browser, address: str) -> None:
    """A phone leaves a tunnel while its page tries to connect: it is told everything once, and what it asks is sent."""
    with line_to(address) as line, Visitor(browser, line.address, script=SOCKETS) as one:
        one.open("the_game", seats=2)
        one.offered()
        line.cut()
        one.until(lambda: line.waiting > 0 and one.page.evaluate(TRYING) == 1, "the page tries again")
        for _ in range(3):
            one.page.evaluate("window.dispatchEvent(new Event('online'))")
            assert one.page.evaluate(TRYING) <= 1, "one try at a time"
        heard = len(one.heard)
        line.through.set()
        one.until(lambda: one.page.evaluate(OPEN) > 0 and one.page.locator(".offline").count() == 0, "it is connected")
        action = next(action for action in one.offered() if action.startswith("play "))
        one.act(action)
        one.until(lambda: action in one.acts(), "it is done")
        one.drawn()
        assert one.page.evaluate(OPEN) == 1
        said = [message["type"] for message in one.heard[heard:] if message["type"] in ("welcome", "moved")]
        assert said == ["welcome", "moved"]


def test_the_one_connection_is_the_last_one(browser: Browser, address: str) -> None:
    """What an old connection still says, also that it ends, changes nothing."""
    with Visitor(browser, address, script=SOCKETS) as one:
        one.open("the_game", seats=2)
        one.offered()
        one.page.evaluate("window.sockets.at(-1).close()")
        one.until(lambda: one.page.evaluate(f"window.sockets.length === 2 && {OPEN} === 1"), "it is connected again")
        one.until(lambda: one.page.locator(".offline").count() == 0, "and welcome")
        one.page.evaluate("window.sockets[0].dispatchEvent(new CloseEvent('close'))")
        one.drawn()
        assert one.page.locator(".offline").count() == 0
        assert one.page.evaluate("window.sockets.length") == 2
