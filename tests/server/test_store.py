"""The store, on a file of SQLite's: what is saved is there, all of it or none; and the writer before it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import TypeVar

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from kibitz.errors import KibitzError
from kibitz.server.store.backup import back_up
from kibitz.server.store.schema import METADATA
from kibitz.server.store.server_time import Moment
from kibitz.server.store.sql_store import SqlStore, database_url
from kibitz.server.store.store import Conflict, Notice, Row, StoreFailed
from kibitz.server.store.writer import Change, Writer
from kibitz.server.tokens import Key

T = TypeVar("T")


def with_store(path: Path, work: Callable[[SqlStore], Awaitable[T]]) -> T:
    """Do something with a store in a file of this folder."""

    async def run() -> T:
        store = SqlStore(database_url(str(path / "test.db")))
        try:
            await store.migrate()
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def row(number: int, table: str = "t", kind: str = "acted", body: str = "") -> Row:
    return Row(table, number, kind, 1000.0 + number, body or f"{table}{number}")


# --- logs ------------------------------------------------------------------------------------------------------------


def test_what_is_saved_is_loaded_also_by_another_process(tmp_path: Path) -> None:
    rows = [row(1, kind="opened", body='{"name":"Łukasz 🎉"}'), row(2)]

    async def save(store: SqlStore) -> None:
        await store.append(rows, [])
        await store.append([row(1, "other")], [])

    with_store(tmp_path, save)
    assert with_store(tmp_path, lambda store: store.load("t")) == (0, rows)
    assert with_store(tmp_path, lambda store: store.load("none")) == (0, [])


def test_a_table_is_loaded_from_the_last_game_that_was_closed(tmp_path: Path) -> None:
    kinds = ["opened", "began", "closed", "began", "acted", "closed", "spoke"]

    async def work(store: SqlStore) -> None:
        await store.append([row(number, kind=kind) for number, kind in enumerate(kinds, 1)], [])
        games, rows = await store.load("t")
        assert (games, [one.number for one in rows]) == (2, [6, 7])
        assert [await store.closed("t", game) for game in (1, 2, 3)] == ["t3", "t6", None]
        assert await store.closed("other", 1) is None

    with_store(tmp_path, work)


def test_what_came_after_an_entry(tmp_path: Path) -> None:
    async def work(store: SqlStore) -> None:
        await store.append([row(1), row(2), row(3)], [])
        assert [one.number for one in await store.since("t", 1)] == [2, 3]
        assert await store.since("t", 3) == []

    with_store(tmp_path, work)


def test_an_entry_is_written_once_and_a_change_is_saved_whole_or_not_at_all(tmp_path: Path) -> None:
    async def work(store: SqlStore) -> None:
        await store.append([row(1)], [Notice("t", "first", 1.0)])
        with pytest.raises(Conflict):
            await store.append([row(1, "fresh"), row(2), row(1, body="mine!")], [Notice("t", "second", 2.0)])
        assert await store.since("t", 0) == [row(1)]
        assert await store.since("fresh", 0) == []
        assert await store.open_tables(0.0, 9) == [("t", "first")]

    with_store(tmp_path, work)


def test_two_who_write_the_same_entry_at_once_one_of_them_is_told(tmp_path: Path) -> None:
    async def work(store: SqlStore) -> None:
        other = SqlStore(str(store.engine.url))
        try:
            tries = [side.append([row(1, body=name)], []) for side, name in ((store, "a"), (other, "b"))]
            outcomes = await asyncio.gather(*tries, return_exceptions=True)
        finally:
            await other.close()
        assert [type(outcome) for outcome in outcomes if outcome is not None] == [Conflict]
        [kept] = await store.since("t", 0)
        assert kept.body == ("b" if isinstance(outcomes[0], Conflict) else "a")

    with_store(tmp_path, work)


# --- the list of tables ----------------------------------------------------------------------------------------------


def test_open_tables_are_listed_the_latest_first(tmp_path: Path) -> None:
    async def work(store: SqlStore) -> None:
        await store.append([], [Notice("old", "o", 1.0), Notice("a", "a1", 10.0), Notice("b", "b", 11.0)])
        await store.append([], [Notice("a", "a2", 12.0), Notice("closed", None, 12.0)])
        assert await store.open_tables(5.0, 9) == [("a", "a2"), ("b", "b")]
        assert await store.open_tables(5.0, 1) == [("a", "a2")]
        await store.append([], [Notice("a", None, 13.0)])
        assert await store.open_tables(5.0, 9) == [("b", "b")]

    with_store(tmp_path, work)


def test_what_nobody_uses_is_cleared_away(tmp_path: Path) -> None:
    async def work(store: SqlStore) -> None:
        await store.append([row(1, "old"), row(1, "new")], [Notice("old", "o", 10.0), Notice("new", None, 20.0)])
        await store.put_code("lapsed", "ada", 5.0, "")
        await store.put_code("good", "bob", 500.0, "t")
        assert await store.sweep(before=15.0, now=100.0, in_use=[]) == 1
        assert await store.load("old") == (0, [])
        assert await store.load("new") == (0, [row(1, "new")])
        assert [await store.code(code, 0.0, use=True) for code in ("lapsed", "good")] == [None, ("bob", "t")]
        assert await store.sweep(before=15.0, now=100.0, in_use=[]) == 0


def test_what_is_in_use_is_not_cleared_away(tmp_path: Path) -> None:
    async def work(store: SqlStore) -> None:
        await store.append([row(1, "old"), row(1, "used")], [Notice("old", None, 10.0), Notice("used", None, 10.0)])
        assert await store.sweep(before=15.0, now=100.0, in_use=["used"]) == 1
        assert await store.load("used") == (0, [row(1, "used")])
        assert await store.sweep(before=99.0, now=100.0, in_use=[]) == 0, "it was touched"

    with_store(tmp_path, work)


# --- keys and codes --------------------------------------------------------------------------------------------------


def test_keys_are_kept_and_replaced(tmp_path: Path) -> None:
    first, second = Key(b"\x00" * 32, 1.0), Key(b"\xff" * 32, 2.0)

    async def work(store: SqlStore) -> None:
        assert await store.keys() == []
        await store.set_keys([first])
        await store.set_keys([second, first])
        assert sorted(await store.keys(), key=lambda key: key.made) == [first, second]
        await store.set_keys([second])
        assert await store.keys() == [second]

    with_store(tmp_path, work)


def test_a_code_works_once_and_not_too_late(tmp_path: Path) -> None:
    async def work(store: SqlStore) -> None:
        await store.put_code("x", "ada", 100.0, "t")
        assert await store.code("y", 50.0, use=True) is None
        assert await store.code("x", 50.0, use=False) == ("ada", "t"), "looking does not use it up"
        used = await asyncio.gather(*(store.code("x", 50.0, use=True) for _ in range(5)))
        assert sorted(used, key=str) == [("ada", "t")] + [None] * 4
        await store.put_code("late", "ada", 100.0, "")
        assert await store.code("late", 100.0, use=True) is None


def test_a_guest_has_one_code(tmp_path: Path) -> None:
    async def work(store: SqlStore) -> None:
        for code in ("first", "second"):
            await store.put_code(code, "ada", 100.0, "")
        await store.put_code("other", "bob", 100.0, "")
        assert await store.code("first", 50.0, use=True) is None
        assert await store.code("second", 50.0, use=True) == ("ada", "")
        assert await store.code("other", 50.0, use=True) == ("bob", "")

    with_store(tmp_path, work)


# --- the database ----------------------------------------------------------------------------------------------------


def test_the_migrations_make_exactly_the_tables_that_are_used(tmp_path: Path) -> None:
    async def work(store: SqlStore) -> None:
        await store.append([row(1)], [])
        await store.migrate()
        assert await store.since("t", 0) == [row(1)], "twice is harmless"
        with store.engine.connect() as connection:
            found = compare_metadata(MigrationContext.configure(connection), METADATA)
        assert found == []

    with_store(tmp_path, work)


def test_a_log_has_no_hidden_numbers_of_its_own(tmp_path: Path) -> None:
    async def work(store: SqlStore) -> list[str]:
        with store.engine.connect() as connection:
            rows = connection.execute(sa.text("SELECT sql FROM sqlite_master WHERE name = 'log'"))
            return [sql for (sql,) in rows]

    assert "WITHOUT ROWID" in with_store(tmp_path, work)[0]


def test_what_is_committed_is_on_the_disk(tmp_path: Path) -> None:
    async def work(store: SqlStore) -> list[object]:
        with store.engine.connect() as connection:
            asked = ("journal_mode", "synchronous", "busy_timeout")
            return [connection.execute(sa.text(f"PRAGMA {name}")).scalar() for name in asked]

    assert with_store(tmp_path, work) == ["wal", 2, 5000]


def test_a_store_answers_or_says_that_it_does_not(tmp_path: Path) -> None:
    with_store(tmp_path, lambda store: store.beat(Moment(1.0, 2.0)))

    async def nothing() -> None:
        store = SqlStore(database_url(str(tmp_path / "no" / "such" / "folder.db")))
        try:
            for work in (store.beat(Moment(1.0, 2.0)), store.load("t"), store.append([row(1)], []), store.clock()):
                with pytest.raises(StoreFailed, match="unable to open database file"):
                    await work
        finally:
            await store.close()

    asyncio.run(nothing())


def test_a_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    (tmp_path / "test.db").write_text("dear diary " * 100)
    with pytest.raises(StoreFailed, match=r"test\.db.* cannot be used: file is not a database"):
        with_store(tmp_path, lambda store: store.beat(Moment(1.0, 2.0)))


def test_a_failure_does_not_tell_what_was_to_be_saved(tmp_path: Path) -> None:
    async def work(store: SqlStore) -> None:
        with store.engine.begin() as connection:
            connection.execute(sa.text("DROP TABLE log"))
        with pytest.raises(StoreFailed) as error:
            await store.append([row(1, body="the secret")], [])
        assert "no such table" in str(error.value) and "the secret" not in str(error.value)

    with_store(tmp_path, work)


def test_a_table_that_somebody_holds_is_waited_for(tmp_path: Path) -> None:
    async def work(store: SqlStore) -> None:
        blocker = sqlite3.connect(tmp_path / "test.db", isolation_level=None)
        try:
            blocker.execute("BEGIN IMMEDIATE")
            saving = asyncio.create_task(store.append([row(1)], []))
            await asyncio.sleep(0.1)
            assert not saving.done()
            assert await store.since("t", 0) == [], "readers do not wait"
            blocker.execute("COMMIT")
            await saving
        finally:
            blocker.close()
        assert await store.since("t", 0) == [row(1)]

    with_store(tmp_path, work)


# --- the writer -------------------------------------------------------------------------------------------------------


class Watched(SqlStore):
    """A store that counts its transactions, and fails as often as it is told to."""

    def __init__(self, url: str | sa.URL) -> None:
        super().__init__(url)
        self.transactions: list[int] = []
        self.fails = 0
        self.go_on = asyncio.Event()  # a failure waits for it
        self.go_on.set()

    async def append(self, rows: Sequence[Row], notices: Sequence[Notice]) -> None:
        self.transactions.append(len(rows))
        if self.fails:
            self.fails -= 1
            await self.go_on.wait()
            raise StoreFailed("disk full")
        await super().append(rows, notices)


def with_saver(path: Path, work: Callable[[Watched, Writer], Awaitable[None]]) -> None:
    """Do something with a writer that runs, and let it end."""

    async def run() -> None:
        store = Watched(database_url(str(path / "test.db")))
        try:
            await store.migrate()
            writer = Writer(store, 0.01)
            running = asyncio.create_task(writer.run())
            await work(store, writer)
            await writer.stop(running)
        finally:
            await store.close()

    asyncio.run(run())


def ask(writer: Writer, *rows: Row) -> asyncio.Future[KibitzError | None]:
    """Have something saved; the future says how that went."""
    answer: asyncio.Future[KibitzError | None] = asyncio.get_running_loop().create_future()
    writer.save(Change(list(rows), None, answer.set_result))
    return answer


def test_many_are_saved_together(tmp_path: Path) -> None:
    async def work(store: Watched, writer: Writer) -> None:
        answers = [ask(writer, row(1, f"t{i}"), row(2, f"t{i}")) for i in range(50)]
        assert await asyncio.gather(*answers) == [None] * 50
        assert store.transactions == [100]
        assert await store.since("t49", 0) == [row(1, "t49"), row(2, "t49")]

    with_saver(tmp_path, work)


def test_one_that_conflicts_does_not_harm_the_others(tmp_path: Path) -> None:
    async def work(store: Watched, writer: Writer) -> None:
        await store.append([row(1, "b", body="first")], [])
        answers = await asyncio.gather(ask(writer, row(1, "a")), ask(writer, row(1, "b")), ask(writer, row(1, "c")))
        assert [type(answer) for answer in answers] == [type(None), Conflict, type(None)]
        assert [len(await store.since(table, 0)) for table in "abc"] == [1, 1, 1]
        assert (await store.since("b", 0))[0].body == "first"

    with_saver(tmp_path, work)


def test_what_was_built_on_something_that_failed_fails_too(tmp_path: Path) -> None:
    """Otherwise a log would get an entry that does not follow from those before it."""

    async def work(store: Watched, writer: Writer) -> None:
        await store.append([row(1, body="another node's")], [])
        together = [ask(writer, row(1)), ask(writer, row(2)), ask(writer, row(1, "other")), ask(writer, row(3))]
        answers = await asyncio.gather(*together)
        assert [type(answer) for answer in answers] == [Conflict, Conflict, type(None), Conflict]
        assert [one.number for one in await store.since("t", 0)] == [1]
        assert await ask(writer, row(2)) is None, "whoever has loaded it anew may go on"

    with_saver(tmp_path, work)


def test_also_what_was_asked_for_while_it_failed(tmp_path: Path) -> None:
    async def work(store: Watched, writer: Writer) -> None:
        store.fails = 1
        store.go_on.clear()
        first = ask(writer, row(1))
        while store.transactions != [1]:
            await asyncio.sleep(0)
        later = ask(writer, row(2))
        store.go_on.set()
        assert [str(answer) for answer in (await first, await later)] == ["disk full"] * 2
        assert await store.since("t", 0) == []

    with_saver(tmp_path, work)


def test_a_failure_of_the_moment_is_overcome(tmp_path: Path) -> None:
    async def work(store: Watched, writer: Writer) -> None:
        store.fails = 1
        assert await asyncio.gather(*(ask(writer, row(1, table)) for table in "ab")) == [None, None]

    with_saver(tmp_path, work)


def test_whoever_is_told_cannot_stop_the_saving(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    def fall_over(error: KibitzError | None) -> None:
        raise RuntimeError("oh")

    async def work(store: Watched, writer: Writer) -> None:
        writer.save(Change([row(1, "a")], None, fall_over))
        assert await ask(writer, row(1, "b")) is None
        assert await ask(writer, row(2, "b")) is None

    with_saver(tmp_path, work)
    assert "after saving" in caplog.text


def test_what_is_left_is_saved_at_the_end(tmp_path: Path) -> None:
    answers: list[asyncio.Future[KibitzError | None]] = []

    async def work(store: Watched, writer: Writer) -> None:
        answers.extend(ask(writer, row(1, f"t{i}")) for i in range(3))

    with_saver(tmp_path, work)
    assert [answer.result() for answer in answers] == [None] * 3


@pytest.mark.parametrize("name", ["q?x.db", "my%41.db", "h#x.db", "a&b=c.db", "with space.db", "п.db"])
@pytest.mark.parametrize("address", ["{}", "sqlite:///{}"])
def test_a_database_is_the_file_that_was_named_and_so_is_its_copy(tmp_path: Path, name: str, address: str) -> None:
    """A ? began a query, %41 was read as A, and a # made the copy of an empty file that was left behind."""
    path = tmp_path / name
    named = address.format(path if "sqlite" not in address else str(path).replace("%", "%25").replace("?", "%3F"))

    async def work() -> None:
        store = SqlStore(database_url(named))
        await store.migrate()
        await store.set_keys([Key(b"k" * 32, 1.0)])
        back_up(named, tmp_path / "copy")
        await store.close()

    asyncio.run(work())
    assert {file.name for file in tmp_path.iterdir()} == {name, "copy"}
    with closing(sqlite3.connect(tmp_path / "copy")) as copy:
        assert copy.execute("SELECT count(*) FROM keys").fetchone() == (1,)
