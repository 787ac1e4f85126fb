"""Clauses: every rule has an id such as TG-10, and in the rules a small number that compiled code can return.

A game names its books once, ``TG = book("TG", 20)``, and writes ``return TG[10]`` where rule 10 refuses.
The number of a clause depends on its id alone, so it is the same in every process and at every speed.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from zlib import crc32

from kibitz.errors import BadRules

OK = 0

_BOOKS: dict[str, Book] = {}


class Book(tuple[int, ...]):
    """The clauses of one rules section, by number: ``TG[10]``. There is no clause 0.

    `condition` says when they are in force: the options ("calamities continuous", "deck=run_on"), or the number of
    seats; "" is always.
    """

    prefix: str
    numbers: tuple[int, ...]
    condition: str | Callable[[int], bool] = ""

    def ids(self) -> list[str]:
        """The ids in order: TG-1, TG-2 …"""
        return [f"{self.prefix}-{n}" for n in self.numbers]

    def only(self, *numbers: int) -> Book:
        """The same section with those of its clauses alone that hold in a game."""
        chosen = Book(self)
        chosen.prefix, chosen.numbers, chosen.condition = self.prefix, numbers, self.condition
        return chosen

    def when(self, condition: str | Callable[[int], bool]) -> Book:
        """The same section, in force under a condition."""
        chosen = self.only(*self.numbers)
        chosen.condition = condition
        return chosen


def book(prefix: str, last: int) -> Book:
    """Open the section `prefix` with clauses 1 to `last` (at most 99)."""
    if not 1 <= last <= 99:
        raise ValueError(f"a book has 1 to 99 clauses, not {last}")
    base = crc32(prefix.encode()) % 20_000_000 * 100
    clash = next((b for b in _BOOKS.values() if b[1] == base + 1 and b.prefix != prefix), None)
    if clash is not None:
        raise ValueError(f"the clause books {prefix} and {clash.prefix} get the same numbers: rename one of them")
    if prefix not in _BOOKS or len(_BOOKS[prefix]) <= last:
        _BOOKS[prefix] = Book((OK, *range(base + 1, base + last + 1)))
        _BOOKS[prefix].prefix, _BOOKS[prefix].numbers = prefix, tuple(range(1, last + 1))
    return _BOOKS[prefix]


@cache
def clause_id(number: int) -> str:
    """The id of a clause number: ``clause_id(TG[10]) == "TG-10"``."""
    for b in _BOOKS.values():
        if number in b[1:]:
            return f"{b.prefix}-{number % 100}"
    raise BadRules(f"{number} is no clause: a game ends, and refuses, by one of a book")


def clause_number(name: str) -> int:
    """The number of a clause id."""
    prefix, _, n = name.rpartition("-")
    return _BOOKS[prefix][int(n)]


TABLE = book("TABLE", 4)
"""The kernel's own refusals: not a game's rule, but a table's.

TABLE-1 not your turn · TABLE-2 the game is over · TABLE-3 no such action here ·
TABLE-4 no such number, card, pile or seat
"""
