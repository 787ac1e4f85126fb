"""The store in a database: SQLite by default, any that SQLAlchemy knows."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from operator import itemgetter
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from kibitz.server.store import store as stores
from kibitz.server.store.schema import APPEND, CLOCK, CODES, FORGET, KEYS, LOG, TABLES, TOUCH
from kibitz.server.store.server_time import Moment
from kibitz.server.store.sqlite_file import SqliteFile
from kibitz.server.store.store import Conflict, Notice, Row, StoreFailed
from kibitz.server.tokens import Key

CLOSED = "closed"
READERS = 2
T = TypeVar("T")


class SqlStore:
    """A store in a database, by SQLAlchemy.

    Statements run in threads: one that writes, so that there is one transaction at a time, and some that read. (An
    asynchronous driver does the same with a thread for each connection, and hands over several times a transaction,
    which took three times the CPU.)
    """

    def __init__(self, url: str | sa.URL) -> None:
        self.file = SqliteFile(sa.make_url(url))
        self.engine = sa.create_engine(url)
        self.append_statement = AppendStatement(self.engine.dialect)
        self.writing = ThreadPoolExecutor(1, thread_name_prefix="store-writes")
        self.reading = ThreadPoolExecutor(READERS, thread_name_prefix="store-reads")
        if self.engine.dialect.name == "sqlite":
            sa.event.listen(self.engine, "connect", _set_up_sqlite)

    async def migrate(self) -> None:
        """Bring the database up to date; a StoreFailed says why it cannot be."""
        from kibitz.server.store.migrations import upgrade

        try:
            self.file.make()
            await self._write(upgrade)
            self.file.know()
        except (StoreFailed, OSError) as error:
            why = error.strerror if isinstance(error, OSError) else error
            raise StoreFailed(f"the database {self.engine.url!r} cannot be used: {why}") from None

    async def append(self, rows: Sequence[Row], notices: Sequence[Notice]) -> None:
        """Save entries, all or none."""

        def work(connection: Connection) -> None:
            if rows and self.append_statement.execute(connection, rows) != len(rows):
                raise Conflict("this would leave a gap in a table's log")
            if notices:
                last = {notice.table: notice for notice in notices}.values()
                connection.execute(FORGET, [{"which": n.table} for n in last])
                kept = [{"id": n.table, "lobby": n.lobby, "touched": n.touched} for n in last]
                connection.execute(TABLES.insert(), kept)

        await self._write(work)

    async def load(self, table: str) -> tuple[int, list[Row]]:
        """A table's log, from the last game that was closed on."""
        mine = LOG.c.table_id == table
        count = sa.select(sa.func.count(), sa.func.max(LOG.c.number)).where(mine, LOG.c.kind == CLOSED)

        def work(connection: Connection) -> tuple[int, list[Row]]:
            games, last = connection.execute(count).one()
            return games, _rows(connection, mine, (last or 0) - 1)

        return await self._read(work)

    async def since(self, table: str, number: int) -> list[Row]:
        """The log after an entry."""
        return await self._read(lambda connection: _rows(connection, LOG.c.table_id == table, number))

    async def requests(self, table: str, guest: str) -> dict[str, int]:
        """What a guest has asked for at a table."""
        mine = sa.select(LOG.c.request, LOG.c.number).where(LOG.c.table_id == table, LOG.c.guest == guest)
        latest = mine.order_by((LOG.c.number + 0).desc()).limit(stores.MAX_REQUESTS)  # + 0: by the index of ids
        return await self._read(lambda connection: {row[0]: row[1] for row in connection.execute(latest)})

    async def request(self, table: str, guest: str, request: str) -> int | None:
        """The number of the entry that did something."""
        mine = (LOG.c.table_id == table, LOG.c.guest == guest, LOG.c.request == request)
        found = sa.select(LOG.c.number).where(*mine)
        return await self._read(lambda connection: connection.execute(found).scalar_one_or_none())

    async def closed(self, table: str, game: int) -> str | None:
        """The entry by which a game was closed."""
        found = sa.select(LOG.c.body).where(LOG.c.table_id == table, LOG.c.kind == CLOSED)
        nth = found.order_by(LOG.c.number).offset(game - 1).limit(1)
        return await self._read(lambda connection: connection.execute(nth).scalar_one_or_none())

    async def open_tables(self, since: float, most: int) -> list[tuple[str, str]]:
        """The tables that are listed."""
        listed = sa.select(TABLES.c.id, TABLES.c.lobby).where(TABLES.c.lobby.is_not(None), TABLES.c.touched > since)
        latest = listed.order_by(TABLES.c.touched.desc()).limit(most)
        return await self._read(lambda connection: [(row[0], row[1]) for row in connection.execute(latest)])

    async def keys(self) -> list[Key]:
        """The keys that sign tokens."""
        kept = sa.select(KEYS.c.secret, KEYS.c.made).order_by(KEYS.c.made.desc())
        rows = await self._read(lambda connection: connection.execute(kept).all())
        return [Key(bytes.fromhex(secret), made) for secret, made in rows]

    async def set_keys(self, keys: list[Key]) -> None:
        """Keep these keys."""
        kept = [{"secret": key.secret.hex(), "made": key.made} for key in keys]

        def work(connection: Connection) -> None:
            connection.execute(KEYS.delete())
            connection.execute(KEYS.insert(), kept)

        await self._write(work)

    async def put_code(self, digest: str, guest: str, expires: float, table: str) -> None:
        """Keep a code, the only one of its guest."""
        kept = CODES.insert().values(hash=digest, guest=guest, expires=expires, table_id=table)

        def work(connection: Connection) -> None:
            connection.execute(CODES.delete().where(CODES.c.guest == guest))
            connection.execute(kept)

        await self._write(work)

    async def code(self, digest: str, now: float, use: bool) -> tuple[str, str] | None:
        """Whose code it is; only one who uses it is told, however many do at once."""
        mine = CODES.c.hash == digest
        found = sa.select(CODES.c.guest, CODES.c.table_id).where(mine, CODES.c.expires > now)

        def work(connection: Connection) -> tuple[str, str] | None:
            owner = connection.execute(found).one_or_none()
            used = connection.execute(CODES.delete().where(mine)).rowcount if use else 1
            return (owner[0], owner[1]) if owner is not None and used else None

        return await (self._write(work) if use else self._read(work))

    async def sweep(self, before: float, now: float, in_use: Sequence[str]) -> int:
        """Clear away what nobody uses."""
        old = sa.select(TABLES.c.id).where(TABLES.c.touched < before)

        def work(connection: Connection) -> int:
            if in_use:
                connection.execute(TOUCH, [{"which": table, "now": now} for table in in_use])
            connection.execute(LOG.delete().where(LOG.c.table_id.in_(old)))
            connection.execute(CODES.delete().where(CODES.c.expires < now))
            return int(connection.execute(TABLES.delete().where(TABLES.c.touched < before)).rowcount)

        return await self._write(work)

    async def clock(self) -> Moment | None:
        """The last moment that was stored."""
        kept = sa.select(CLOCK.c.lived, CLOCK.c.wall, CLOCK.c.ran)
        row = await self._read(lambda connection: connection.execute(kept).one_or_none())
        return None if row is None else Moment(*row)

    async def beat(self, now: Moment) -> None:
        """Store a moment."""

        def work(connection: Connection) -> None:
            connection.execute(CLOCK.delete())
            connection.execute(CLOCK.insert().values(id=1, lived=now.lived, wall=now.wall, ran=now.ran))

        await self._write(work)

    async def close(self) -> None:
        """Let go of it."""
        for threads in (self.writing, self.reading):
            threads.shutdown()
        self.engine.dispose()
        self.file.let_go()

    async def _read(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.reading, self._transaction, work)

    async def _write(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.writing, self._transaction, work)

    def _transaction(self, work: Callable[[Connection], T]) -> T:
        """Do something in a transaction, in this thread."""
        self.file.check()
        try:
            with self.engine.begin() as connection:
                done = work(connection)
        except IntegrityError:
            raise Conflict("somebody else has written to this table, or it was done before") from None
        except (SQLAlchemyError, OSError) as error:
            raise StoreFailed(_why(error)) from None
        self.file.check()  # what is written to a file that is lost meanwhile is not acknowledged
        return done


class AppendStatement:
    """APPEND as the driver takes it: with each row's values in the order of their places in it.

    It is the statement of every move. SQLAlchemy's own way to it, from dictionaries by name, took as long as the
    database itself.
    """

    def __init__(self, dialect: sa.Dialect) -> None:
        compiled = APPEND.compile(dialect=dialect)
        self.text, columns = str(compiled), [column.name for column in LOG.c]
        self.places = itemgetter(*[columns.index(name) for name in compiled.positiontup or columns])

    def execute(self, connection: Connection, rows: Sequence[Row]) -> int:
        """How many rows were written."""
        return connection.exec_driver_sql(self.text, [self.places(_fields(row)) for row in rows]).rowcount


def _fields(row: Row) -> tuple[str | int | float | None, ...]:
    """The values of LOG's columns."""
    who = (row.guest, row.request) if row.guest and row.request else (None, None)
    return (row.table, row.number, row.kind, row.at, row.body, *who)


def database_url(database: str) -> sa.URL:
    """A database's address; a plain file name, whatever is in it, means SQLite."""
    return sa.make_url(database) if "://" in database else sa.URL.create("sqlite", database=database)


def is_in_memory(url: sa.URL) -> bool:
    """Whether an SQLite database is in no file."""
    unnamed = (url.database or ":memory:").removeprefix("file:") == ":memory:"
    return url.get_backend_name() == "sqlite" and (unnamed or url.query.get("mode") == "memory")


def _rows(connection: Connection, which: Any, after: int) -> list[Row]:
    """The entries of a log after one of them."""
    columns = (LOG.c.table_id, LOG.c.number, LOG.c.kind, LOG.c.at, LOG.c.body)
    found = sa.select(*columns).where(which, LOG.c.number > after).order_by(LOG.c.number)
    return [Row(*row) for row in connection.execute(found)]


def _why(error: Exception) -> str:
    """What a database said, without the statement and its values: those are nobody's business."""
    return str(getattr(error, "orig", None) or error).splitlines()[0]


def _set_up_sqlite(connection: Any, _record: Any) -> None:
    """Readers do not wait for writers, and what is committed is on the disk."""
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "wal_autocheckpoint=2000"):
        connection.execute(f"PRAGMA {pragma}").close()
