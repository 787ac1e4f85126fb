"""What has to outlast the process, and what a table needs of a store for that.

A table is an append-only log with a unique (table, number): two writers can never both write the same entry, and none
can leave one out. It has a unique (table, guest, request), too: what somebody asks for is never done twice. Entries of
many tables are saved together, in one transaction, and are durable when `append` returns.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from kibitz.errors import KibitzError
from kibitz.server.store.server_time import Moment
from kibitz.server.tokens import Key

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
