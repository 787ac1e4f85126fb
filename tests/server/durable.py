"""A registry on a database, to be ended and begun anew, and what a table's log has there."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from kibitz.server.room import entries
from kibitz.server.session.registry import Registry
from kibitz.server.settings import Settings
from kibitz.server.store.sql_store import SqlStore, database_url
from tests import HANG_SECONDS
from tests.server.registries import Whims
from tests.server.wired import Wired

QUICK = Settings(bot_pace=0.0, commit_ms=1, message_burst=10_000, messages_per_second=10_000)


def run(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run it, and not for ever."""
    asyncio.run(asyncio.wait_for(work(), HANG_SECONDS))


async def a_registry(folder: Path, wall: Callable[[], float] = time.time, settings: Settings = QUICK) -> Registry:
    """A registry that serves; `end` ends it."""
    store = SqlStore(database_url(str(folder / "test.db")))
    await store.migrate()
    registry = Registry(store, settings, bots=Whims(), wall=wall)
    await registry.start()
    return registry


async def end(registry: Registry) -> None:
    await registry.stop()
    assert isinstance(registry.store, SqlStore)
    await registry.store.close()


async def stored(registry: Registry, table: str) -> dict[int, entries.AnyEntry]:
    """The entries of a table's log, by number."""
    return {row.number: entries.read(row.body) for row in await registry.store.since(table, 0)}


def times(entries: dict[int, entries.AnyEntry], request: str) -> int:
    """How often something was done."""
    return sum(entry.id == request for entry in entries.values())


async def play_out(registry: Registry, table: str, ada: Wired) -> None:
    """Play the game that is on to its end, Ada at seat 0."""
    session = await registry.session(table)
    while session.room.playing:
        assert session.room.table is not None
        if 0 in session.room.table.to_act:
            await ada.ask("act", action=str(session.room.table.legal(0)[-1]))
        await asyncio.sleep(0.002)
