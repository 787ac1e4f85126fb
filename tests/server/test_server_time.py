"""Time: tables and tokens lapse by the server's own, which no wrong clock on the wall can move.

Each of these was an attack that worked.
"""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from kibitz.server.protocol import messages
from kibitz.server.settings import Settings
from kibitz.server.store.server_time import BELIEVED_SECONDS, Moment, ServerTime
from kibitz.server.store.sql_store import SqlStore, database_url
from kibitz.server.tokens import DAY, LIFETIME
from tests.server.durable import a_registry, end, run, stored
from tests.server.registries import serving, table_of, until


def test_a_table_where_people_are_is_not_cleared_away(tmp_path: Path) -> None:
    """A tab left open for longer than tables are kept: its log was removed, and what came then was lost."""

    async def work() -> None:
        async with serving(tmp_path, keep_days=0.2 / DAY, idle_minutes=0.05 / 60) as registry:
            session, ada = await table_of(registry)
            other, bob = await table_of(registry)
            bob.leave()
            rows = registry.store.since
            await until(lambda: other.room.id not in registry.rooms)
            while await rows(other.room.id, 0):
                await asyncio.sleep(0.02)
            assert registry.rooms[session.room.id] is session
            assert isinstance(await ada.ask(messages.Coach), messages.Changed)
            assert [row.number for row in await rows(session.room.id, 0)] == list(range(1, session.room.number + 1))

    run(work)


class Wall:
    """A clock on the wall that can be wrong."""

    def __init__(self, at: float) -> None:
        self.at = at

    def __call__(self) -> float:
        return self.at


@pytest.mark.parametrize("wrong", [200 * DAY, -200 * DAY, -1_800_000_000.0])
def test_a_wrong_clock_ends_nothing(tmp_path: Path, wrong: float) -> None:
    """Once 200 days ahead, and every table and every key was gone; once behind, and everybody was somebody else."""

    async def work() -> None:
        right = 1_800_000_000.0
        settings = Settings(bot_pace=0.0, commit_ms=1, idle_minutes=0.02 / 60)
        registry = await a_registry(tmp_path, Wall(right), settings)
        host = registry.guest("")
        made = await registry.open(host, messages.Create("pairs", ["", ""], "Ada"))
        keys = list(registry.keys)
        for wall in (Wall(right + wrong), Wall(right + 60)):
            await end(registry)
            registry = await a_registry(tmp_path, wall, settings)
            await registry._sweep()
            await registry._renew_keys()
            assert registry.known(made.token).id == host.id, "and with another clock"  # type: ignore[union-attr]
            assert registry.keys == keys
            assert (await registry.session(made.table)).room.seats[0].name == "Ada"
            wall.at += wrong  # also while it runs
            await registry._sweep()
            assert registry.known(made.token) is not None
            assert await stored(registry, made.table)
            registry.forget(await registry.session(made.table))
        await end(registry)

    run(work)


def test_steady_time_goes_on_and_believes_the_wall_a_little() -> None:
    assert abs(ServerTime(None, Wall(500.0))() - 500.0) < 60
    last = Moment(lived=1000.0, wall=5000.0, ran=10 * DAY)
    for off, counted in (
        (60.0, 60.0),
        (BELIEVED_SECONDS, BELIEVED_SECONDS),
        (BELIEVED_SECONDS + 1, 0.0),
        (-60.0, 0.0),
        (400 * DAY, 0.0),
    ):
        now = ServerTime(last, Wall(5000.0 + off))
        assert 0 <= now() - 1000.0 - counted < 60, off
        assert now.moment().wall == 5000.0 + off
    short = Moment(lived=1000.0, wall=5000.0, ran=7.0)
    assert ServerTime(short, Wall(5000.0 + DAY))() - 1000.0 < 60, "twelve short runs with a wrong date are seconds"


def test_tokens_and_tables_still_lapse_in_their_time(tmp_path: Path) -> None:
    async def work() -> None:
        registry = await a_registry(tmp_path)
        host = registry.guest("")
        made = await registry.open(host, messages.Create("pairs", ["", ""], "Ada"))
        registry.forget(await registry.session(made.table))
        began = registry.now
        registry.now = lambda: began() + 31 * DAY  # type: ignore[assignment]
        assert await registry._sweep() == 1 and not await stored(registry, made.table)
        registry.now = lambda: began() + LIFETIME + DAY  # type: ignore[assignment]
        assert registry.known(made.token) is None
        registry.now = began
        await end(registry)

    run(work)


def test_an_older_databases_time_goes_on(tmp_path: Path) -> None:
    """Before there was a clock in it, the last that it knows is when a table was touched, or a key made."""

    async def work() -> None:
        path = tmp_path / "old.db"
        store = SqlStore(database_url(str(path)))
        await store._write(lambda connection: _upgrade_to_first(connection))
        with sqlite3.connect(path) as raw:
            raw.execute("INSERT INTO tables (id, lobby, touched) VALUES ('t', NULL, 1000.0)")
            raw.execute("INSERT INTO keys (secret, made) VALUES ('aa', 900.0)")
            raw.execute("INSERT INTO log (table_id, number, kind, at, body) VALUES ('t', 1, 'x', 0, '{}')")
        raw.close()
        await store.migrate()
        assert await store.clock() == Moment(1000.0, 1000.0, DAY)
        assert [row.number for row in await store.since("t", 0)] == [1]
        await store.close()

    run(work)


def _upgrade_to_first(connection: Any) -> None:
    from kibitz.server.store.migrations import upgrade

    upgrade(connection, "0001")
