"""What the first version has stored and given out is still good: its database, its guests' tokens, its records.

first_version/ was made by a server of commit b2ac9c4, with people and bots at five tables: a game that is over and the
next one begun, a game that somebody has left, an open lobby, a lesson, an action taken back. `told.json` is what its
clients were told last, each by its seat.
"""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest

import kibitz
from kibitz.server.room import entries
from kibitz.server.session.registry import Registry
from kibitz.server.settings import Settings
from kibitz.server.store.sql_store import SqlStore, database_url

HERE = Path(__file__).parent / "first_version"
TOLD: dict[str, Any] = json.loads((HERE / "told.json").read_text())
TABLES: dict[str, dict[str, Any]] = TOLD["tables"]


def fields(view: dict[str, Any], of: dict[str, Any]) -> dict[str, Any]:
    """Those fields and numbers of a view that the first version had, but for the clauses: their list was corrected."""
    found = {name: view[name] for name in of if name != "clauses"}
    return found | {"numbers": {name: view["numbers"][name] for name in of["numbers"]}}


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return Path(shutil.copy(HERE / "tables.db", tmp_path / "tables.db"))


def test_every_kind_of_entry_is_in_it() -> None:
    """So that none of them can change without being noticed; younger ones are named here."""
    stored = {kind for (kind,) in sqlite3.connect(HERE / "tables.db").execute("SELECT DISTINCT kind FROM log")}
    younger = {"wished", "allowed", "hosted"}
    assert stored | younger == {str(kind.__struct_config__.tag) for kind in entries.Entry.__subclasses__()}


def test_a_database_of_the_first_version_is_served(database: Path) -> None:
    asyncio.run(_served(database))


async def _served(database: Path) -> None:
    store = SqlStore(database_url(str(database)))
    await store.migrate()
    registry = Registry(store, Settings(), wall=lambda: TOLD["made"] + 60)
    await registry.start()
    try:
        for name, told in TABLES.items():
            room = (await registry.session(name)).room
            seats = [[seat.name, seat.bot] for seat in room.seats]
            assert (room.phase, room.games, room.number) == (told["phase"], told["games"], told["number"])
            assert (room.game.id, room.options, seats) == (told["game"], told["options"], told["seats"])
            for person in told["people"].values():
                guest = registry.known(person["token"])
                assert guest is not None, "a token of the first version is good"
                assert room.seat_of(guest.id) == person["seat"]
                if person["view"] is not None:
                    assert room.table is not None
                    view = json.loads(json.dumps(room.table.view(person["seat"]).as_dict()))
                    assert fields(view, person["view"]) == fields(person["view"], person["view"])
    finally:
        await registry.stop()
        await store.close()


def test_a_game_of_the_first_version_is_there_with_its_record(database: Path) -> None:
    asyncio.run(_closed(database))


async def _closed(database: Path) -> None:
    store = SqlStore(database_url(str(database)))
    await store.migrate()
    registry = Registry(store, Settings(), wall=lambda: TOLD["made"] + 60)
    try:
        closed = await registry.closed(next(iter(TABLES)), 1)
        assert closed.record == (HERE / "record.txt").read_text()
    finally:
        await store.close()


def test_a_record_of_the_first_version_replays() -> None:
    text = (HERE / "record.txt").read_text()
    table = kibitz.replay(text)
    assert table.over and table.record() == text
