"""A registry in this process, and people at its tables: all of it real, but for the sockets."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from kibitz.errors import IllegalAction
from kibitz.kernel.views.view import View
from kibitz.server.protocol import messages
from kibitz.server.session.bots import ANYBODY, Bots
from kibitz.server.session.bus import Bus
from kibitz.server.session.connection import Connection
from kibitz.server.session.queues import Asker
from kibitz.server.session.registry import Registry
from kibitz.server.session.session import Session
from kibitz.server.settings import Settings
from kibitz.server.store.sql_store import SqlStore, database_url
from kibitz.server.store.store import Notice, Row, StoreFailed
from tests import HANG_SECONDS

read = msgspec.json.Decoder(messages.AnyServerMessage).decode
QUICK = {"bot_pace": 0.0, "stand_in_seconds": 0.05, "commit_ms": 1}


class Whims(Bots):
    """Bots that do anything legal, at once: what they choose is not what is tested here."""

    async def choose(self, name: str, view: View, asker: Asker = ANYBODY) -> str:
        await asyncio.sleep(0)
        return Random(len(view.legal)).choice(view.legal).action


class Failing(SqlStore):
    """A store that cannot save for a while."""

    broken = False

    async def append(self, rows: Sequence[Row], notices: Sequence[Notice]) -> None:
        if self.broken:
            raise StoreFailed("disk full")
        await super().append(rows, notices)


@asynccontextmanager
async def serving(
    folder: Path, bus: Bus | None = None, bots: Bots | None = None, **settings: Any
) -> AsyncIterator[Any]:
    """A registry, from its beginning to its end."""
    store = Failing(database_url(str(folder / "test.db")))
    registry = Registry(store, Settings(**QUICK | settings), bus, bots or Whims())
    try:
        await store.migrate()
        await registry.start()
        yield registry
        await registry.stop()
    finally:
        await store.close()


class Client:
    """Somebody at a table, and what they were told."""

    def __init__(self, registry: Registry, session: Session, token: str, **how: Any) -> None:
        guest = registry.guest(token)
        self.session, self.token, self.ids = session, token or guest.token, 0
        self.line = Connection(guest.id, "en", how.get("tell", False), how.get("most_waiting", 1000))
        self.heard: list[messages.AnyServerMessage] = []
        session.enter(self.line, messages.Hello(game=how.get("game", 0), since=how.get("since", 0)), guest.token)

    def hear(self) -> list[messages.AnyServerMessage]:
        """What came since the last time."""
        news = [read(text) for text in self.line.waiting]
        self.line.waiting.clear()
        self.heard += news
        return news

    def last(self, kind: type[messages.ServerMessage]) -> Any:
        """The last message of a kind."""
        self.hear()
        return next(message for message in reversed(self.heard) if isinstance(message, kind))

    def send(self, kind: type[messages.Request], *fields: Any, **named: Any) -> str:
        """Ask for something; a refusal is told, as a socket would."""
        self.ids += 1
        return self.send_as(f"{id(self)}-{self.ids}", kind, *fields, **named)

    def send_as(self, request: str, kind: type[messages.Request], *fields: Any, **named: Any) -> str:
        try:
            self.session.ask(self.line, kind(request, *fields, **named))
        except IllegalAction as refusal:
            self.line.tell(messages.Refused(request, refusal.clause, refusal.reason))
        return request

    async def ask(self, kind: type[messages.Request], *fields: Any, **named: Any) -> Any:
        """Ask for something, and wait for the answer."""
        request = self.send(kind, *fields, **named)
        return await self.answer(request)

    async def answer(self, request: str) -> Any:
        """The answer to something."""
        return await until(lambda: next(iter(self.answers(request)), None))

    def answers(self, request: str) -> list[Any]:
        """All answers to something."""
        self.hear()
        return [message for message in self.heard if getattr(message, "reply_to", "") == request]

    async def soon(self, kind: type[messages.ServerMessage], such: Callable[[Any], bool] = lambda message: True) -> Any:
        """A message of a kind, when it has come."""
        return await until(lambda: next((one for one in self.hear() if isinstance(one, kind) and such(one)), None))

    def leave(self) -> None:
        """Close the connection."""
        self.session.exit(self.line)


async def until(found: Callable[[], Any], seconds: float = HANG_SECONDS) -> Any:
    """Wait for something."""
    end = time.monotonic() + seconds
    while not (value := found()):
        assert time.monotonic() < end, "it did not happen"
        await asyncio.sleep(0.002)
    return value


async def table_of(
    registry: Registry, seats: tuple[str, ...] = ("", ""), game: str = "pairs", **more: Any
) -> tuple[Any, Client]:
    """A new table with Ada connected, who has opened it."""
    guest = registry.guest("")
    made = await registry.open(guest, messages.Create(game, list(seats), "Ada", **more))
    session = await registry.session(made.table)
    return session, Client(registry, session, made.token)


async def two_playing(registry: Registry, **more: Any) -> tuple[Any, Client, Client]:
    """Ada and Bob, in the middle of a game."""
    session, ada = await table_of(registry, **more)
    bob = Client(registry, session, "")
    await bob.ask(messages.Sit, "Bob")
    await ada.ask(messages.Ready)
    await bob.ask(messages.Ready)
    assert session.room.phase == "playing"
    return session, ada, bob


def to_act(session: Session, *clients: Client) -> Client:
    """Whose turn it is."""
    assert session.room.table is not None
    return clients[session.room.table.to_act[0]]


def run(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run it, and not for ever."""
    asyncio.run(asyncio.wait_for(work(), HANG_SECONDS))
