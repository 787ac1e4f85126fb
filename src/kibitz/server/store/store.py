"""The store: what has to outlast the process. One interface; SQLite by default, any database that SQLAlchemy knows.

A table is an append-only log with a unique (table, number): two writers can never both write the same entry, and none
can leave one out. It has a unique (table, guest, request), too: what somebody asks for is never done twice. Entries of
many tables are saved together, in one transaction, and are durable when `append` returns.
"""

from __future__ import annotations

import asyncio
import os
import struct
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, Protocol, TypeVar

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from kibitz.errors import KibitzError
from kibitz.server.store.server_time import Moment
from kibitz.server.tokens import Key

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
    sa.Column("guest", sa.String(32), nullable=True),  # who asked for it, and under which id of theirs; or NULL
    sa.Column("request", sa.String(40), nullable=True),
    sa.Index("ix_log_once", "table_id", "guest", "request", unique=True),
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
    sa.Column("guest", sa.String(32), nullable=False, index=True),
    sa.Column("expires", sa.Float, nullable=False),
    sa.Column("table_id", sa.String(32), nullable=False, server_default=""),  # where it was asked for
)
CLOCK = sa.Table(
    "clock",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("lived", sa.Float, nullable=False),
    sa.Column("wall", sa.Float, nullable=False),
    sa.Column("ran", sa.Float, nullable=False),
)
_PARAMETERS = {column.name: sa.bindparam(f"p_{column.name}", type_=column.type) for column in LOG.c}
_BEFORE = LOG.alias()
_FOLLOWS = sa.exists().where(
    _BEFORE.c.table_id == _PARAMETERS["table_id"], _BEFORE.c.number == _PARAMETERS["number"] - 1
)
APPEND = LOG.insert().from_select(
    list(_PARAMETERS), sa.select(*_PARAMETERS.values()).where(sa.or_(_PARAMETERS["number"] == 1, _FOLLOWS))
)
"""An entry is written only where the one before it is: a log has no gap."""
FORGET = TABLES.delete().where(TABLES.c.id == sa.bindparam("which"))
TOUCH = TABLES.update().where(TABLES.c.id == sa.bindparam("which")).values(touched=sa.bindparam("now"))
CLOSED = "closed"
READERS = 2
OWNER_ALONE = 0o600
WAL_INDEX, WAL_INDEX_AT = struct.Struct("=HI"), 14
"""In SQLite's index of its log: how large a page is (1: 64 KB), and how many the log has."""
WAL_HEADER, WAL_FRAME, MAX_PAGE = 32, 24, 65_536
MAX_REQUESTS = 10_000
"""So many ids of a guest are remembered; whoever has more is looked up for each."""


class Conflict(KibitzError):
    """This does not go on where a table's log ends, or has been done already: load the table anew."""


class StoreFailed(KibitzError):
    """The store could not save or load; that something of it has happened nevertheless is not likely."""


class Row(Struct, frozen=True):
    """An entry of a log, as it is stored."""

    table: str
    number: int
    kind: str
    at: float
    body: str
    guest: str = ""
    request: str = ""


class Notice(Struct, frozen=True):
    """How a table is listed: its place in the list of open tables (None: none), and that it is in use."""

    table: str
    lobby: str | None
    touched: float


class Store(Protocol):
    """What a table needs of a store."""

    async def append(self, rows: Sequence[Row], notices: Sequence[Notice]) -> None:
        """Save entries, all or none; Conflict if one is there already, was done already, or would leave a gap.

        When it returns they are durable.
        """

    async def load(self, table: str) -> tuple[int, list[Row]]:
        """How many games were closed at a table, and its log from the last of them on; no rows if there is none."""

    async def since(self, table: str, number: int) -> list[Row]:
        """The log of a table after an entry."""

    async def requests(self, table: str, guest: str) -> dict[str, int]:
        """What a guest has asked for at a table: the ids, and the numbers of the entries that did it."""

    async def request(self, table: str, guest: str, request: str) -> int | None:
        """The number of the entry that did what a guest asked for under an id; None if nothing did."""

    async def closed(self, table: str, game: int) -> str | None:
        """The entry by which a table's n-th game was closed, counted from 1."""

    async def open_tables(self, since: float, most: int) -> list[tuple[str, str]]:
        """The tables that are listed and were touched since then, the latest first: id, and how they are shown."""

    async def keys(self) -> list[Key]:
        """The keys that sign tokens."""

    async def set_keys(self, keys: list[Key]) -> None:
        """Keep these keys, and no others."""

    async def put_code(self, digest: str, guest: str, expires: float, table: str) -> None:
        """Keep a code for another device, instead of the one that this guest may have had."""

    async def code(self, digest: str, now: float, use: bool) -> tuple[str, str] | None:
        """The guest whose code this is, and the table where they asked for it; with `use` it is used up by that."""

    async def sweep(self, before: float, now: float, in_use: Sequence[str]) -> int:
        """Clear tables away that were not touched since then, and codes that have lapsed; how many tables.

        Those `in_use` are touched now.
        """

    async def clock(self) -> Moment | None:
        """The last moment that was stored."""

    async def beat(self, now: Moment) -> None:
        """Store a moment: StoreFailed unless something can be written."""

    async def close(self) -> None:
        """Let go of it."""


T = TypeVar("T")


class SqlStore:
    """A store in a database, by SQLAlchemy.

    Statements run in threads: one that writes, so that there is one transaction at a time, and some that read. (An
    asynchronous driver does the same with a thread for each connection, and hands over several times a transaction,
    which took three times the CPU.)
    """

    def __init__(self, url: str | sa.URL) -> None:
        self.file = StoreFile(sa.make_url(url))
        self.engine = sa.create_engine(url)
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
            if rows and connection.execute(APPEND, [_fields(row) for row in rows]).rowcount != len(rows):
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
        latest = mine.order_by((LOG.c.number + 0).desc()).limit(MAX_REQUESTS)  # + 0: by the index of ids
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


class StoreFile:
    """The file of an SQLite database, if it is one, and the log before it: their owner's alone, and always the same.

    Without looking one would go on writing, and acknowledging, into files that were removed. What is committed is in
    the log (-wal) first, so that must not be cut either: SQLite's index of it (-shm) says how long it has to be.
    """

    def __init__(self, url: sa.URL) -> None:
        named = url.database if url.get_backend_name() == "sqlite" else None
        self.path = Path(named) if named and named != ":memory:" and not named.startswith("file:") else None
        self.log, self.index = (Path(f"{self.path}{end}") for end in ("-wal", "-shm"))
        self.known: dict[Path, tuple[int, int]] = {}
        self.read_index: int | None = None
        """A handle that stays open until all is over: to close one ends SQLite's locks on that file (POSIX)."""

    def make(self) -> None:
        """Make it, or take it from everybody else: it has the keys, and the cards of games that are on."""
        if self.path is None:
            return
        with suppress(FileExistsError):
            os.close(os.open(self.path, os.O_CREAT | os.O_EXCL, OWNER_ALONE))
        for path in (self.path, self.log, self.index):
            with suppress(FileNotFoundError, PermissionError):
                path.chmod(OWNER_ALONE)

    def know(self) -> None:
        """From now on it has to be this one; and this log, where SQLite has one."""
        if self.path is None:
            return
        self.known = {self.path: _identity(self.path.stat())}
        with suppress(OSError):
            self.known[self.log] = _identity(self.log.stat())
            if self.read_index is None and sys.platform != "win32":
                self.read_index = os.open(self.index, os.O_RDONLY)

    def check(self) -> None:
        """StoreFailed if something was removed, replaced or cut."""
        for path, known in self.known.items():
            what = "file" if path == self.path else "log (-wal)"
            try:
                status = path.stat()
            except OSError as error:
                raise StoreFailed(f"the database's {what} is not there any more: {error.strerror}") from None
            if _identity(status) != known:
                raise StoreFailed(f"the database's {what} was replaced: start the server again to use the new one")
            if path == self.log and status.st_size < self._logged():
                raise StoreFailed("the database's log (-wal) was cut: what was in it is lost")

    def _logged(self) -> int:
        """How many bytes the log has at least (sqlite.org/walformat.html, 2.1)."""
        if self.read_index is None or sys.platform == "win32":
            return 0
        page, frames = WAL_INDEX.unpack(os.pread(self.read_index, WAL_INDEX.size, WAL_INDEX_AT))
        return WAL_HEADER + frames * (WAL_FRAME + (page if page > 1 else MAX_PAGE)) if frames else 0

    def let_go(self) -> None:
        """Watch it no longer."""
        if self.read_index is not None:
            os.close(self.read_index)
        self.known, self.read_index = {}, None


def _identity(status: os.stat_result) -> tuple[int, int]:
    return status.st_dev, status.st_ino


def _fields(row: Row) -> dict[str, Any]:
    return {
        "p_table_id": row.table,
        "p_number": row.number,
        "p_kind": row.kind,
        "p_at": row.at,
        "p_body": row.body,
        "p_guest": row.guest if row.guest and row.request else None,
        "p_request": row.request if row.guest and row.request else None,
    }


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
