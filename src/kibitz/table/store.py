"""The store: what has to outlast the process. One interface; SQLite by default, any database that SQLAlchemy knows.

A table is an append-only log with a unique (table, number): two writers can never both write the same entry. Entries of
many tables are saved together, in one transaction, and are durable when `append` returns.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from kibitz.errors import KibitzError
from kibitz.table.tokens import Key

METADATA = sa.MetaData()
TABLES = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("lobby", sa.Text, nullable=True),  # how it is shown in the list of open tables; NULL if it is not open
    sa.Column("touched", sa.Float, nullable=False, index=True),
)
LOG = sa.Table(
    "log",
    METADATA,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
    sqlite_with_rowid=False,
)
KEYS = sa.Table(
    "keys",
    METADATA,
    sa.Column("secret", sa.String(64), primary_key=True),
    sa.Column("made", sa.Float, nullable=False),
)
CODES = sa.Table(
    "codes",
    METADATA,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("guest", sa.String(32), nullable=False),
    sa.Column("expires", sa.Float, nullable=False),
)
FORGET = TABLES.delete().where(TABLES.c.id == sa.bindparam("which"))
CLOSED = "closed"
READERS = 2


class Conflict(KibitzError):
    """Somebody else has written this entry of a table's log: load the table anew."""


class StoreFailed(KibitzError):
    """The store could not save or load; nothing of it has happened."""


@dataclass(frozen=True)
class Row:
    """An entry of a log, as it is stored."""

    table: str
    number: int
    kind: str
    at: float
    body: str


@dataclass(frozen=True)
class Notice:
    """How a table is listed: its place in the list of open tables (None: none), and that it is in use."""

    table: str
    lobby: str | None
    touched: float


class Store(Protocol):
    """What a table needs of a store."""

    async def append(self, rows: Sequence[Row], notices: Sequence[Notice]) -> None:
        """Save entries, all or none; Conflict if one is there already. When it returns they are durable."""

    async def load(self, table: str) -> tuple[int, list[Row]]:
        """How many games were closed at a table, and its log from the last of them on; no rows if there is none."""

    async def since(self, table: str, number: int) -> list[Row]:
        """The log of a table after an entry."""

    async def closed(self, table: str, game: int) -> str | None:
        """The entry by which a table's n-th game was closed, counted from 1."""

    async def open_tables(self, since: float, most: int) -> list[tuple[str, str]]:
        """The tables that are listed and were touched since then, the latest first: id, and how they are shown."""

    async def keys(self) -> list[Key]:
        """The keys that sign tokens."""

    async def set_keys(self, keys: list[Key]) -> None:
        """Keep these keys, and no others."""

    async def put_code(self, digest: str, guest: str, expires: float) -> None:
        """Keep a code for another device."""

    async def take_code(self, digest: str, now: float) -> str | None:
        """The guest whose code this is; it is used up by that."""

    async def sweep(self, before: float, now: float) -> int:
        """Clear tables away that were not touched since then, and codes that have lapsed; how many tables."""

    async def ping(self) -> None:
        """StoreFailed unless it answers."""

    async def close(self) -> None:
        """Let go of it."""


T = TypeVar("T")


class SqlStore:
    """A store in a database, by SQLAlchemy.

    Statements run in threads: one that writes, so that there is one transaction at a time, and some that read. (An
    asynchronous driver does the same with a thread for each connection, and hands over several times a transaction,
    which took three times the CPU.)
    """

    def __init__(self, url: str) -> None:
        self.engine = sa.create_engine(url)
        self.writing = ThreadPoolExecutor(1, thread_name_prefix="store-writes")
        self.reading = ThreadPoolExecutor(READERS, thread_name_prefix="store-reads")
        if self.engine.dialect.name == "sqlite":
            sa.event.listen(self.engine, "connect", _set_up_sqlite)

    async def migrate(self) -> None:
        """Bring the database up to date; a StoreFailed says why it cannot be."""
        from kibitz.table.migrations import upgrade

        try:
            await self._write(upgrade)
        except StoreFailed as error:
            raise StoreFailed(f"the database {self.engine.url!r} cannot be used: {error}") from None

    async def append(self, rows: Sequence[Row], notices: Sequence[Notice]) -> None:
        """Save entries, all or none."""

        def work(connection: Connection) -> None:
            if rows:
                connection.execute(LOG.insert(), [_fields(row) for row in rows])
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

    async def put_code(self, digest: str, guest: str, expires: float) -> None:
        """Keep a code."""
        kept = CODES.insert().values(hash=digest, guest=guest, expires=expires)
        await self._write(lambda connection: connection.execute(kept))

    async def take_code(self, digest: str, now: float) -> str | None:
        """Whose code it is; only one who asks is told, however many do at once."""
        mine = CODES.c.hash == digest

        def work(connection: Connection) -> str | None:
            guest: str | None = connection.execute(
                sa.select(CODES.c.guest).where(mine, CODES.c.expires > now)
            ).scalar_one_or_none()
            used = connection.execute(CODES.delete().where(mine)).rowcount
            return guest if used else None

        return await self._write(work)

    async def sweep(self, before: float, now: float) -> int:
        """Clear away what nobody uses."""
        old = sa.select(TABLES.c.id).where(TABLES.c.touched < before)

        def work(connection: Connection) -> int:
            connection.execute(LOG.delete().where(LOG.c.table_id.in_(old)))
            connection.execute(CODES.delete().where(CODES.c.expires < now))
            return int(connection.execute(TABLES.delete().where(TABLES.c.touched < before)).rowcount)

        return await self._write(work)

    async def ping(self) -> None:
        """StoreFailed unless it answers."""
        await self._read(lambda connection: connection.execute(sa.select(sa.literal(1))).one())

    async def close(self) -> None:
        """Let go of it."""
        for threads in (self.writing, self.reading):
            threads.shutdown()
        self.engine.dispose()

    async def _read(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.reading, self._transaction, work)

    async def _write(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.writing, self._transaction, work)

    def _transaction(self, work: Callable[[Connection], T]) -> T:
        """Do something in a transaction, in this thread."""
        try:
            with self.engine.begin() as connection:
                return work(connection)
        except IntegrityError:
            raise Conflict("somebody else has written to this table") from None
        except (SQLAlchemyError, OSError) as error:
            raise StoreFailed(_why(error)) from None


def _fields(row: Row) -> dict[str, Any]:
    return {"table_id": row.table, "number": row.number, "kind": row.kind, "at": row.at, "body": row.body}


def database_url(database: str) -> str:
    """A database's address; a plain file name means SQLite."""
    return database if "://" in database else f"sqlite:///{database}"


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
