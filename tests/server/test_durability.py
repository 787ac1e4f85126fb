"""What is acknowledged is stored, once, whatever happens: ids asked again, faults, damaged logs and files.

Each of these was an attack that worked.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from kibitz.errors import KibitzError
from kibitz.server.protocol import messages
from kibitz.server.session import session as lives
from kibitz.server.store.sql_store import SqlStore, database_url
from kibitz.server.store.store import Conflict, Notice, Row, StoreFailed
from tests.server.durable import a_registry, end, play_out, run, stored, times
from tests.server.registries import Client, serving, table_of, until
from tests.server.wired import Wired

# --- never done twice ------------------------------------------------------------------------------------------------


def test_a_burst_asked_again_is_done_once(tmp_path: Path) -> None:
    """Forty messages, the connection breaks, and the same forty under the same ids: that made eighty entries."""

    async def work() -> None:
        registry = await a_registry(tmp_path)
        host = registry.guest("")
        made = await registry.open(host, messages.Create("pairs", ["", ""], "Ada"))
        for _ in range(2):
            ada = Wired(registry, made.table, messages.Hello(made.token))
            await ada.welcome()
            for i in range(40):
                await ada.ask("coach", id=f"coach-{i}", on=bool(i % 2))
            await ada.close()
        done = await stored(registry, made.table)
        assert [times(done, f"coach-{i}") for i in range(40)] == [1] * 40
        await end(registry)

    run(work)


def test_what_one_has_asked_for_is_known_after_many_others_have(tmp_path: Path) -> None:
    async def work() -> None:
        registry = await a_registry(tmp_path)
        host = registry.guest("")
        made = await registry.open(host, messages.Create("pairs", ["", ""], "Ada"))
        ada = Wired(registry, made.table, messages.Hello(made.token))
        await ada.welcome()
        first = await ada.ask("coach", id="mine")
        session = await registry.session(made.table)
        for _ in range(250):
            session.room.limits.talk.clear()
            session.room.limits.lines.clear()
            other = Wired(registry, made.table, messages.Hello(registry.guest("").token))
            await other.welcome()
            assert (await other.ask("say", text="hm"))["type"] == "said"
            await other.close()
        again = await ada.ask("coach", id="mine")
        assert again["number"] == first["number"]
        assert times(await stored(registry, made.table), "mine") == 1
        await ada.close()
        await end(registry)

    run(work)


def test_an_id_of_an_earlier_game_is_known_after_a_restart(tmp_path: Path) -> None:
    async def work() -> None:
        registry = await a_registry(tmp_path)
        host = registry.guest("")
        made = await registry.open(host, messages.Create("pairs", ["", "easy"], "Ada"))
        for game in range(3):
            ada = Wired(registry, made.table, messages.Hello(made.token))
            await ada.welcome()
            answer = await ada.ask("say", id=f"said {game}", text="hm")
            await ada.ask("ready", id=f"ready {game}")
            await play_out(registry, made.table, ada)
            if game == 0:
                first = answer
            await ada.close()
            await end(registry)
            registry = await a_registry(tmp_path)
        ada = Wired(registry, made.table, messages.Hello(made.token))
        await ada.welcome()
        before = len(await stored(registry, made.table))
        again = await ada.ask("say", id="said 0", text="hm")
        assert (again["type"], again["number"]) == ("done", first["number"])
        assert len(await stored(registry, made.table)) == before
        await ada.close()
        await end(registry)

    run(work)


def test_what_the_memory_has_forgotten_the_store_refuses(tmp_path: Path) -> None:
    """Whatever a room remembers: a second entry of one guest's id is none."""

    async def work() -> None:
        registry = await a_registry(tmp_path)
        session, ada = await table_of(registry)
        number = (await ada.ask(messages.Coach)).number
        request = f"{id(ada)}-{ada.ids}"
        session.room.done.clear()
        ada.send_as(request, messages.Coach)
        await until(lambda: session.failed)
        session = await registry.session(session.room.id)
        back = Wired(registry, session.room.id, messages.Hello(ada.token))
        await back.welcome()
        again = await back.ask("coach", id=request)
        assert (again["type"], again["number"]) == ("done", number)
        assert times(await stored(registry, session.room.id), request) == 1
        await back.close()
        await end(registry)

    run(work)


def test_ids_are_each_guests_and_each_tables_own(tmp_path: Path) -> None:
    async def work() -> None:
        store = SqlStore(database_url(str(tmp_path / "test.db")))
        await store.migrate()
        same = [Row("a", 1, "x", 0.0, "", "ada", "id"), Row("a", 2, "x", 0.0, "", "bob", "id")]
        await store.append([*same, Row("b", 1, "x", 0.0, "", "ada", "id"), Row("a", 3, "x", 0.0, "")], [])
        await store.append([Row("a", 4, "x", 0.0, "")], [])
        with pytest.raises(Conflict):
            await store.append([Row("a", 5, "x", 0.0, "", "ada", "id")], [])
        assert await store.requests("a", "ada") == {"id": 1}
        await store.close()

    run(work)


# --- faults ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("of", ["bot", "person"])
def test_a_fault_after_a_change_is_applied_gives_the_room_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, of: str
) -> None:
    """A fault while a bot's move was told left an entry in memory that was never stored; the log had a gap for ever."""

    async def work() -> None:
        async with serving(tmp_path) as registry:
            session, ada = await table_of(registry, ("", "easy"), "five_cards")
            await ada.ask(messages.Ready)
            news, faults = lives.Session._news, 0

            def faulty(self: lives.Session, made: Any, *more: Any) -> Any:
                nonlocal faults
                if made[0].kind == "acted" and made[0].by == ("bot" if of == "bot" else ""):
                    faults += 1
                    raise KeyError("no such text")
                return news(self, made, *more)

            monkeypatch.setattr(lives.Session, "_news", faulty)
            table = session.room.table
            while not session.failed:
                if 0 in table.to_act:
                    try:
                        ada.session.ask(ada.line, messages.Act(f"a{len(table.actions)}", str(table.legal(0)[0])))
                    except KeyError:
                        assert of == "person"
                await asyncio.sleep(0.005)
            assert faults == 1
            monkeypatch.setattr(lives.Session, "_news", news)
            again = await registry.session(session.room.id)
            assert again is not session and again.room.playing
            back = Client(registry, again, ada.token)
            await until(lambda: 0 in again.room.table.to_act)
            assert isinstance(await back.ask(messages.Act, str(again.room.table.legal(0)[0])), messages.Moved)
            numbers = list(await stored(registry, again.room.id))
            assert numbers == list(range(1, len(numbers) + 1))

    run(work)


def test_a_gap_is_a_conflict_when_it_is_written(tmp_path: Path) -> None:
    async def work() -> None:
        store = SqlStore(database_url(str(tmp_path / "test.db")))
        await store.migrate()
        await store.append([Row("t", 1, "x", 0.0, ""), Row("t", 2, "x", 0.0, "")], [])
        for rows in ([Row("t", 4, "x", 0.0, "")], [Row("new", 2, "x", 0.0, "")], [Row("t", 0, "x", 0.0, "")]):
            with pytest.raises(Conflict):
                await store.append(rows, [Notice("t", None, 1.0)])
        with pytest.raises(Conflict):
            await store.append([Row("t", 3, "x", 0.0, ""), Row("t", 5, "x", 0.0, "")], [])
        assert [row.number for row in await store.since("t", 0)] == [1, 2], "all or none"
        await store.close()

    run(work)


@pytest.mark.parametrize(
    ("damage", "clause"),
    [
        ("UPDATE log SET body = '{' WHERE number = 2", "ROOM-31"),
        ('UPDATE log SET body = \'{"kind":"nothing"}\' WHERE number = 2', "ROOM-31"),
        ("DELETE FROM log WHERE number = 2", "ROOM-31"),
        ("UPDATE log SET body = replace(body, 'pairs', 'chess') WHERE number = 1", "ROOM-32"),
    ],
)
def test_ROOM_31_a_log_that_does_not_load_is_one_sentence(
    tmp_path: Path, damage: str, clause: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        registry = await a_registry(tmp_path)
        tables = [
            await registry.open(registry.guest(""), messages.Create("pairs", ["", ""], "Ada", ready=True))
            for _ in range(2)
        ]
        registry.forget(await registry.session(tables[0].table))
        with sqlite3.connect(tmp_path / "test.db") as raw:
            raw.execute(f"{damage} AND table_id = ?", [tables[0].table])
        raw.close()
        for _ in range(2):
            come = Wired(registry, tables[0].table, messages.Hello(tables[0].token))
            refused = await come.until(lambda said: said["type"] == "refused")
            assert refused["clause"] == clause
            assert not (await come.until(lambda said: said["type"] == "bye"))["again"]
            await come.task
        other = Wired(registry, tables[1].table, messages.Hello(tables[1].token))
        await other.welcome()
        assert (await other.ask("coach"))["type"] == "changed"
        await other.close()
        await end(registry)

    run(work)
    assert ("a log does not load" if clause == "ROOM-31" else "a table's game is not listed") in caplog.text


def test_a_store_that_fails_in_an_unknown_way_is_no_end_of_saving(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as registry:
            session, ada = await table_of(registry)
            append, registry.store.append = registry.store.append, None
            ada.send(messages.Coach)
            await until(lambda: session.failed)
            registry.store.append = append
            back = Client(registry, await registry.session(session.room.id), ada.token)
            assert isinstance(await back.ask(messages.Coach), messages.Changed)
            await registry.check()

    run(work)


# --- what has to run runs, and the file is the file ------------------------------------------------------------------


@pytest.mark.parametrize("which", [0, 1])
def test_a_task_that_ends_is_noticed_and_stops_the_server(tmp_path: Path, which: int) -> None:
    async def work() -> None:
        stopped = []
        async with serving(tmp_path) as registry:
            registry.on_fault = lambda: stopped.append(True)
            await registry.check()
            registry.running[which].cancel()
            await until(lambda: stopped)
            with pytest.raises(StoreFailed, match="has ended"):
                await registry.check()

            async def nothing() -> None:
                return

            registry.running[which] = asyncio.create_task(registry.writer.run() if which == 0 else nothing())

    run(work)


def lose(path: Path, how: str) -> None:
    """Lose a file, one way or another."""
    if how == "truncated":
        os.truncate(path, 0)
        return
    path.rename(path.with_name("elsewhere"))
    if how == "replaced":
        path.write_bytes(path.with_name("elsewhere").read_bytes())


LOSSES = [(name, how) for name in ("test.db", "test.db-wal") for how in ("removed", "replaced")]
LOSSES += [("test.db-wal", "truncated")]


@pytest.mark.parametrize(("name", "how"), LOSSES)
def test_a_file_that_is_lost_is_not_ready_and_acknowledges_nothing(tmp_path: Path, name: str, how: str) -> None:
    async def work() -> None:
        registry = await a_registry(tmp_path)
        _, ada = await table_of(registry)
        await registry.check()
        registry.checked = -10.0
        lose(tmp_path / name, how)
        with pytest.raises(KibitzError):
            await registry.check()
        answer = await ada.ask(messages.Coach)
        assert isinstance(answer, messages.Refused) and answer.clause == "ROOM-14"
        await end(registry)

    run(work)


@pytest.mark.parametrize(("name", "how"), [loss for loss in LOSSES if loss[1] != "truncated"])
def test_what_is_lost_while_it_is_written_is_not_acknowledged(tmp_path: Path, name: str, how: str) -> None:
    async def work() -> None:
        store = SqlStore(database_url(str(tmp_path / "test.db")))
        await store.migrate()

        def write(connection: sa.Connection) -> None:
            connection.execute(sa.text("INSERT INTO clock VALUES (1, 0, 0, 0)"))
            lose(tmp_path / name, how)

        with pytest.raises(StoreFailed, match="any more" if how == "removed" else "was replaced"):
            await store._write(write)
        await store.close()

    run(work)


def test_others_may_write_the_log_back_and_empty_it(tmp_path: Path) -> None:
    """A tool that copies databases does so: SQLite itself has cut its log, and nothing is lost."""

    async def work() -> None:
        registry = await a_registry(tmp_path)
        _, ada = await table_of(registry)
        with closing(sqlite3.connect(tmp_path / "test.db")) as other:
            assert other.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0] == 0
        assert (tmp_path / "test.db-wal").stat().st_size == 0
        registry.checked = -10.0
        await registry.check()
        assert isinstance(await ada.ask(messages.Coach), messages.Changed)
        await end(registry)

    run(work)


def test_a_log_that_grows_while_it_is_looked_at_was_not_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody reads in one thread while another writes: the log's length and SQLite's index of it are two looks."""

    async def work() -> None:
        store = SqlStore(database_url(str(tmp_path / "test.db")))
        await store.migrate()
        look, grown = Path.stat, list[str]()

        def look_and_write(path: Path, **options: bool) -> os.stat_result:
            status = look(path, **options)
            if path.name == "test.db-wal" and len(grown) < 2:
                grown.append("x" * 100_000)
                with closing(sqlite3.connect(tmp_path / "test.db")) as other, other:
                    other.execute("INSERT INTO log VALUES (?, 1, '', 0, ?, NULL, NULL)", [str(len(grown)), grown[-1]])
            return status

        monkeypatch.setattr(Path, "stat", look_and_write)
        assert await store.since("none", 0) == []
        monkeypatch.undo()
        assert len(grown) == 2
        await store.close()

    run(work)


def test_the_database_is_its_owners_alone(tmp_path: Path) -> None:
    async def work() -> None:
        path = tmp_path / "test.db"
        path.touch(0o666)
        path.chmod(0o666)
        registry = await a_registry(tmp_path)
        await table_of(registry)
        modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()}
        assert modes["test.db"] == modes["test.db-wal"] == modes["test.db-shm"] == 0o600
        await end(registry)

    before = os.umask(0)
    try:
        run(work)
    finally:
        os.umask(before)
