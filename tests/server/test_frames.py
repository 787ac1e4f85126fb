"""Frames as clients may send them: however they are cut and whatever they hold, each is heard once and in order."""

from __future__ import annotations

import json
import socket
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from kibitz.server.protocol.messages import VERSION
from tests import HANG_SECONDS
from tests.server.process import Server, serving

CONT, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
MAX_BYTES = 8192
MASK = bytes([0x12, 0xF0, 0x00, 0x7E])
PROTOCOL_ERROR, TOO_BIG = 1002, 1009


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("frames")) as running:
        yield running


def frame(opcode: int, data: bytes, last: bool = True, masked: bool = True, least: int = 0) -> bytes:
    """A frame as a client sends it; its size stands in at least so many bytes more than it has to."""
    size = len(data) if len(data) < 126 and not least else 126 if len(data) < 65_536 and least < 8 else 127
    head = bytes([(0x80 if last else 0) | opcode, (0x80 if masked else 0) | size])
    head += b"" if size < 126 else len(data).to_bytes(2 if size == 126 else 8, "big")
    if not masked:
        return head + data
    return head + MASK + bytes(byte ^ MASK[at % 4] for at, byte in enumerate(data))


def said(text: str, request: str = "", **more: Any) -> bytes:
    return json.dumps({"type": "say", "id": request or text, "text": text, **more}).encode()


class Line:
    """A connection to a table, frame by frame."""

    def __init__(self, raw: socket.socket) -> None:
        self.raw, self.buffer = raw, b""

    def _take(self, count: int) -> bytes:
        while len(self.buffer) < count:
            more = self.raw.recv(65_536)
            assert more, "the server has ended the connection"
            self.buffer += more
        taken, self.buffer = self.buffer[:count], self.buffer[count:]
        return taken

    def frame(self) -> tuple[int, bytes]:
        """The next frame: its kind, and what it says."""
        first, size = self._take(2)
        if size >= 126:
            size = int.from_bytes(self._take(2 if size == 126 else 8), "big")
        return first & 15, self._take(size)

    def answers(self, count: int) -> list[tuple[str, str]]:
        """The next answers: what they are, and to what."""
        found: list[tuple[str, str]] = []
        while len(found) < count:
            kind, data = self.frame()
            if kind == TEXT and "reply_to" in (message := json.loads(data)):
                found.append((message["type"], message["reply_to"]))
        return found

    def closed_with(self) -> int:
        """The code with which the server closes."""
        while True:
            kind, data = self.frame()
            if kind == CLOSE:
                return int.from_bytes(data[:2], "big")


@contextmanager
def at_table(server: Server) -> Iterator[Line]:
    """Somebody at a table of their own."""
    body = json.dumps({"game": "pairs", "seats": ["", ""], "name": "Ann"}).encode()
    with urllib.request.urlopen(server.address + "/api/tables", body) as answer:
        made = json.loads(answer.read())
    with socket.create_connection(("127.0.0.1", int(server.port))) as raw:
        raw.settimeout(HANG_SECONDS)
        asked = [f"GET /api/tables/{made['table']}/live HTTP/1.1", "Host: 127.0.0.1", "Upgrade: websocket"]
        asked += ["Connection: Upgrade", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: " + "A" * 22 + "==", "", ""]
        raw.sendall("\r\n".join(asked).encode())
        line = Line(raw)
        while not line.buffer.endswith(b"\r\n\r\n"):
            line.buffer += raw.recv(1)
        assert b" 101 " in line.buffer
        line.buffer = b""
        hello = {"type": "hello", "version": VERSION, "token": made["token"]}
        raw.sendall(frame(TEXT, json.dumps(hello).encode()))
        while json.loads(line.frame()[1])["type"] != "welcome":
            pass
        yield line


@pytest.mark.parametrize("size", [1, 2, 3, 5, 7, 1000])
def test_frames_are_heard_however_they_are_cut(server: Server, size: int) -> None:
    sent = b"".join(
        [
            frame(TEXT, said("one")),
            frame(PING, b"here?"),
            frame(TEXT, said("two", "t" * 40)),
            frame(TEXT, said("thr", "three")[:9], last=False),
            frame(PONG, b""),
            frame(CONT, b"", last=False),
            frame(CONT, said("thr", "three")[9:]),
            frame(TEXT, said("four"), least=2),
            frame(TEXT, said("five"), least=8),
            frame(TEXT, said("six", "six").ljust(1000)),
        ]
    )
    with at_table(server) as line:
        for at in range(0, len(sent), size):
            line.raw.sendall(sent[at : at + size])
        assert line.answers(6) == [("said", request) for request in ("one", "t" * 40, "three", "four", "five", "six")]


def test_a_message_may_be_as_long_as_it_may_and_no_longer(server: Server) -> None:
    for size in range(MAX_BYTES - 16, MAX_BYTES + 1):
        with at_table(server) as line:
            line.raw.sendall(frame(TEXT, said("long").ljust(size)))
            assert line.answers(1) == [("said", "long")]
    for size in (*range(MAX_BYTES + 1, MAX_BYTES + 16), 2**17):
        with at_table(server) as line:
            line.raw.sendall(frame(TEXT, said("long").ljust(size)))
            assert line.closed_with() == TOO_BIG
    with at_table(server) as line:
        line.raw.sendall(frame(TEXT, said("long").ljust(2**17))[:20])
        assert line.closed_with() == TOO_BIG, "that it will be too long is known when its head has come"


WRONG = {
    "a text amid another": frame(TEXT, b"{", last=False) + frame(TEXT, said("x")),
    "a rest of nothing": frame(CONT, b"{}"),
    "no mask": frame(TEXT, said("x"), masked=False),
    "a kind that is none": frame(0x3, said("x")),
    "a reserved bit": bytes([0xC1]) + frame(TEXT, said("x"))[1:],
}


@pytest.mark.parametrize("kind", WRONG)
def test_what_breaks_the_protocol_ends_the_connection(server: Server, kind: str) -> None:
    with at_table(server) as line:
        line.raw.sendall(frame(TEXT, said("before")))
        assert line.answers(1) == [("said", "before")]
        line.raw.sendall(WRONG[kind] + frame(TEXT, said("after")))
        assert line.closed_with() == PROTOCOL_ERROR


def test_what_is_no_text_is_not_understood(server: Server) -> None:
    with at_table(server) as line:
        line.raw.sendall(frame(TEXT, b'{"type":"say","id":"x","text":"\xff"}') + frame(BINARY, said("y")))
        assert line.answers(2) == [("refused", ""), ("refused", "")]


def test_nothing_is_heard_after_goodbye(server: Server) -> None:
    with at_table(server) as line:
        line.raw.sendall(frame(CLOSE, (1000).to_bytes(2, "big")) + frame(TEXT, said("after")))
        while (heard := line.frame())[0] != CLOSE:
            assert b'"after"' not in heard[1]
