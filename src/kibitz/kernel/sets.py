"""Sets of seats, in the rules' words: a set is a number with a bit for each of its members.

Seats are what they are mostly of, but ranks, places and whatever else counts from 0 to 62 will do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from kibitz.kernel.state import SEATS_OF, State
from kibitz.kernel.words import after

Rule = Callable[[Any, int], int]
"""A rule that is handed to a word: something about a seat, as a number."""


def only(member: int) -> int:
    """The set of one seat, or of one of anything."""
    return 1 << member


def among(member: int, members: int) -> bool:
    """Whether a seat is one of `members`."""
    return members >> member & 1 != 0


def adding(members: int, member: int) -> int:
    """A set, and one more."""
    return members | 1 << member


def without(members: int, member: int) -> int:
    """A set but for one."""
    return members & ~(1 << member)


def all_but(members: int, others: int) -> int:
    """Those who are not among the others."""
    return members & ~others


def each(s: State, seats: int) -> tuple[int, ...]:
    """The seats of a set, for a loop; what becomes of the set meanwhile does not matter to it."""
    return SEATS_OF[seats]


def clockwise(s: State, seats: int, seat: int) -> Iterator[int]:
    """The seats of a set, for a loop, clockwise from the left of `seat`, which itself comes last."""
    for _ in range(s.seats):
        seat = after(s, seat)
        if seats >> seat & 1:
            yield seat


def with_most(s: State, seats: int, count: Rule) -> int:
    """Those of `seats` for whom `count(s, seat)` is highest, all of them if they share it."""
    best = -32768
    found = 0
    for seat in each(s, seats):
        mine = count(s, seat)
        if mine > best:
            best = mine
            found = 0
        if mine == best:
            found |= 1 << seat
    return found


def with_least(s: State, seats: int, count: Rule) -> int:
    """Those of `seats` for whom `count(s, seat)` is lowest, all of them if they share it."""
    best = 32767
    found = 0
    for seat in each(s, seats):
        mine = count(s, seat)
        if mine < best:
            best = mine
            found = 0
        if mine == best:
            found |= 1 << seat
    return found


def those(s: State, seats: int, holds: Rule) -> int:
    """Those of `seats` for whom something holds."""
    found = 0
    for seat in each(s, seats):
        if holds(s, seat):
            found |= 1 << seat
    return found
