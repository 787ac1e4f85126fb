"""Connections without a network to a real registry: what each was sent is kept, byte by byte."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kibitz.server.logs import Lines
from kibitz.server.protocol import messages
from kibitz.server.session.connection import encode
from kibitz.server.session.registry import Registry
from kibitz.server.store.sql_store import SqlStore, database_url
from kibitz.server.websocket import handler as wire
from tests import HANG_SECONDS
from tests.server.worlds import SETTINGS

NAMES = itertools.count()


class Wired:
    """A connection without a network: what it was sent is kept, byte by byte."""

    def __init__(self, registry: Registry, table: str, hello: messages.Hello) -> None:
        self.heard: list[str] = []
        self.came = asyncio.Event()
        self.closed = 0
        self.incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.put(encode(msgspec.structs.replace(hello, version=messages.VERSION)).decode())
        socket = wire.Socket(self.incoming.get, self._sent)
        self.task = asyncio.create_task(wire.serve(socket, registry, table))
        self.task.add_done_callback(lambda _: self.came.set())

    async def _sent(self, message: Any) -> None:
        if message["type"] == "websocket.close":
            self.closed = message["code"]
            self.incoming.put_nowait({"type": "websocket.disconnect"})
        else:
            self.heard.append(message["text"])
        self.came.set()

    def put(self, text: str) -> None:
        self.incoming.put_nowait({"type": "websocket.receive", "text": text})

    async def until(self, found: Any) -> dict[str, Any]:
        """The first message that is what is looked for."""
        at = 0
        async with asyncio.timeout(HANG_SECONDS):
            while True:
                while at < len(self.heard):
                    said: dict[str, Any] = json.loads(self.heard[at])
                    at += 1
                    if found(said):
                        return said
                assert not self.task.done(), "the connection has ended"
                self.came.clear()
                await self.came.wait()

    async def welcome(self) -> dict[str, Any]:
        return await self.until(lambda said: said["type"] == "welcome")

    async def ask(self, kind: str, **more: Any) -> dict[str, Any]:
        """Ask for something; the answer."""
        name = str(more.pop("id", next(NAMES)))
        self.put(json.dumps({"type": kind, "id": name, **more}))
        return await self.until(lambda said: said.get("reply_to") == name)

    async def close(self) -> None:
        self.incoming.put_nowait({"type": "websocket.disconnect"})
        await self.task


@contextlib.asynccontextmanager
async def a_registry(folder: Path, **more: Any) -> AsyncIterator[Registry]:
    settings = replace(SETTINGS, **more)
    registry = Registry(SqlStore(database_url(str(folder / "leaks.db"))), settings)
    assert isinstance(registry.store, SqlStore)
    await registry.store.migrate()
    await registry.start()
    try:
        yield registry
    finally:
        await registry.stop()
        await registry.store.close()


def logged(caplog: pytest.LogCaptureFixture) -> list[str]:
    """The log as an operator reads it, in both forms."""
    return [form.format(record) for record in caplog.records for form in (Lines(True), Lines(False))]
