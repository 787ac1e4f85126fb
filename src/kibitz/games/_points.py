"""What the games for points share: a number for each seat, who scores by ranks, and when the match is over."""

from __future__ import annotations

from kibitz.games._pairs_family import *
from kibitz.rules import *


class PointsTable(State):
    """A game whose players collect points."""

    FACE = RANK
    points: PerSeat


def points(s: PointsTable, seat: int) -> int:
    """What a seat has scored."""
    return s.points[seat]


POINTS_COUNT = Family(score=points)


def score_most(s: PointsTable, clause: int, sides: int) -> None:
    """SWP-9, KIT-5: whoever holds most of a rank in hand scores it, and so do all who share that; nobody scores none.

    All show their hands. KIT-9: a side holds what its seats hold together; side k is the seats k, k + `sides` …
    """
    for seat in range(s.seats):
        turn_up(s, HAND[seat])
    most = 0
    for side in range(sides):
        most = larger_counts(most, held_by(s, side, sides))
    for side in range(sides):
        mine = held_by(s, side, sides)
        for rank in range(1, 11):
            if 0 < counted(most, rank) == counted(mine, rank):
                tell(s, clause, side, rank)
                for seat in range(side, s.seats, sides):
                    s.points[seat] += rank


def held_by(s: State, side: int, sides: int) -> int:
    """How many cards of each rank the seats of a side hold in hand."""
    held = 0
    for seat in range(side, s.seats, sides):
        held += counts(s, HAND[seat])
    return held


def finish_at(s: PointsTable, clause: int, target: int, sides: int) -> bool:
    """Whether the match is over: the highest total wins, and equal totals share it.

    SWP-10, KIT-6, FIV-6: played to a target, somebody must have reached it, and equal totals play on.
    """
    best = with_most(s, everyone(s), points)
    reached = s.points[next_of(s, best, DEALER)] >= target
    if target > 0 and (not reached or how_many(best) * sides > s.seats):
        return False
    finish(s, clause, best, all_but(everyone(s), best))
    return True
