"""A page or a program that speaks an older version of the protocol is told so in words that it understands."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from kibitz.client import open_table
from kibitz.server.protocol.messages import VERSION
from kibitz.server.websocket.handler import NO_SUCH_TABLE
from kibitz.text.catalogue import LANGUAGES, text

PAGE = {"type": "hello", "token": "", "language": "uk", "tell": True, "name": "Ada", "game": 0, "since": 0}
"""What the page of version 1 says when it connects: it names no version."""
PROGRAM = {**PAGE, "language": "en", "tell": False, "name": "", "version": 1}
"""What `kibitz.client` of version 1 says."""


class Refused(msgspec.Struct, tag="refused", tag_field="type"):
    """As a program of version 1 reads it: without `done` it would be no message at all."""

    done: str
    clause: str
    reason: str


class Bye(msgspec.Struct, tag="bye", tag_field="type"):
    """As version 1 reads it."""

    reason: str
    again: bool


def answers(address: str, hello: dict[str, Any]) -> tuple[list[str], int | None]:
    """What a table says to a hello until it closes the connection, and the code with which it does."""
    link, _ = asyncio.run(open_table(address, "pairs", ["", ""], name="Host"))
    table = link.rpartition("/")[2]
    heard = list[str]()
    with connect(f"{address.replace('http', 'ws')}/api/tables/{table}/live") as line:
        line.send(json.dumps(hello))
        try:
            while True:
                heard.append(str(line.recv(60)))
        except ConnectionClosed as closed:
            return heard, closed.rcvd.code if closed.rcvd is not None else None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("hello", [PAGE, PROGRAM, PAGE | {"version": VERSION + 1}], ids=("page", "program", "newer"))
def test_another_version_is_refused_in_words(address: str, hello: dict[str, Any], language: str) -> None:
    heard, code = answers(address, hello | {"language": language})
    refused, bye = msgspec.json.decode(heard[0], type=Refused), msgspec.json.decode(heard[1], type=Bye)
    wanted = text(language, "ROOM-19", {"version": VERSION}, "refused")
    assert (refused.clause, refused.reason) == ("ROOM-19", wanted)
    assert (bye.reason, bye.again) == (wanted, False), "an old page shows why, and does not come back by itself"
    assert code == NO_SUCH_TABLE and len(heard) == 2


def test_the_version_of_today_is_welcome(address: str) -> None:
    link, _ = asyncio.run(open_table(address, "pairs", ["", ""], name="Host"))
    table = link.rpartition("/")[2]
    with connect(f"{address.replace('http', 'ws')}/api/tables/{table}/live") as line:
        line.send(json.dumps(PAGE | {"version": VERSION}))
        assert json.loads(line.recv(60))["type"] == "welcome"
