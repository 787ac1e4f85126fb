"""Sweep, sensibly: take what makes you lead a rank, and pay with a card that does not.

A rank is worth itself to whoever holds most of it at the end. What a card is worth to you is by how much it raises your
chance of that, seen against what everybody took openly and what is still unseen. Playing a card gives it away; what it
takes follows from the cards already played, and from what those who come after may hold: the lowest card takes the
highest of the middle, any other what is lower, unless somebody between took it before.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from kibitz.games._pairs_family import HAND, STACK
from kibitz.games.sweep import MIDDLE, Table
from kibitz.kernel.words import count_of, highest, how_many, size, top_face
from kibitz.players.sensible._pairs_family import ALL, ROOT, SURE, count_unseen, holds, times

LIES = 10  # memo[LIES + rank]: how many lie in the middle
GAIN = 20  # memo[GAIN + rank]: what one more in hand is worth
LOSS = 30  # memo[LOSS + rank]: what one less costs
NEXT = 40  # memo[NEXT + rank]: how likely one of those who come after plays it, out of SURE
PLAYED = 50  # memo[PLAYED + rank]: how many have played it
COMING = 61  # memo[COMING]: how many come after
LOWEST = 62  # memo[LOWEST]: the lowest rank played so far
KNOWN = 62  # memo[KNOWN + 10 * seat + rank]: how many a seat is known to hold

DRIFT = 70
"""How much the unseen cards of a rank may change a lead in it: in per cent of the square root of their number."""
BLUR = 120
"""How much is uncertain besides, in hundredths of a card."""


def look_around(s: Table, seat: int, memo: MutableSequence[int]) -> None:
    """Who is known to hold what, what has been and may still be played, and what each rank is worth."""
    count_unseen(s, seat, memo)
    memo[LOWEST] = 99
    for rank in range(1, 11):
        memo[LIES + rank] = count_of(s, MIDDLE, rank)
        memo[NEXT + rank] = 0
        memo[PLAYED + rank] = 0
        for other in range(s.seats):
            memo[KNOWN + 10 * other + rank] = 0
    coming = s.to_go & ~(1 << seat)
    memo[COMING] = how_many(coming)
    for other in range(s.seats):
        if size(s, STACK[other]) > 0:
            memo[PLAYED + top_face(s, STACK[other])] += 1
            memo[LOWEST] = min(memo[LOWEST], top_face(s, STACK[other]))
        closed = 0
        for k in range(1, size(s, HAND[other]) + 1):
            card = s.pile[HAND[other]][k]
            if s.seen[card] >> seat & 1:
                memo[KNOWN + 10 * other + s.FACE[card]] += 1
            else:
                closed += 1
        if coming >> other & 1:
            for rank in range(1, 11):
                cards = memo[KNOWN + 10 * other + rank] * SURE + closed * SURE * memo[rank] // max(1, memo[ALL])
                memo[NEXT + rank] += cards // (size(s, HAND[other]) * memo[COMING])
    for rank in range(1, 11):
        mine = memo[KNOWN + 10 * seat + rank]
        there = value(s, seat, memo, rank, mine)
        memo[GAIN + rank] = value(s, seat, memo, rank, mine + 1) - there
        memo[LOSS + rank] = there - value(s, seat, memo, rank, mine - 1)


def value(s: Table, seat: int, memo: MutableSequence[int], rank: int, mine: int) -> int:
    """SWP-9: what so many cards of a rank bring, in hundredths of a point: the rank, if nobody has more."""
    if mine <= 0:
        return 0
    spread = ROOT[memo[rank]] * DRIFT // 100 + BLUR
    worth = 100 * rank
    for other in range(s.seats):
        if other != seat:
            closed = 50 * size(s, HAND[other]) * memo[rank] // max(1, memo[ALL])
            worth = worth * holds(100 * (mine - memo[KNOWN + 10 * other + rank]) + 50 - closed, spread) // SURE
    return worth


def play(s: Table, seat: int, memo: MutableSequence[int], rank: int) -> int:
    """SWP-4, SWP-5: what it will take, less the card itself; SWP-6: shared with those who played the same."""
    coming = memo[COMING]
    top = highest(s, MIDDLE)
    above = SURE
    for low in range(1, rank):
        above -= memo[NEXT + low]
    first = times(above, coming) if memo[LOWEST] >= rank else 0  # nobody plays a lower one
    gained = first * memo[LIES + top] * memo[GAIN + top]
    between = 0  # how likely one who comes after plays a rank between `low` and this one
    takers = 0  # how many have done so
    for low in range(rank - 1, 0, -1):
        stays = 0
        if takers == 0:
            nobody = times(SURE - between, coming)
            stays = nobody
            if memo[LOWEST] > low:  # one between would be the lowest, and take the highest; but so may this one be
                stays += coming * between * times(above, coming - 1) // SURE - first
            stays = max(0, stays) * memo[LIES + low] if low < top else 0
            stays += memo[PLAYED + low] * nobody
            stays += coming * memo[NEXT + low] * times(SURE - between, coming - 1) // SURE
        elif takers == 1 and memo[LOWEST] > low and low < top:
            stays = times(above, coming) * memo[LIES + low]
        gained += stays * memo[GAIN + low]
        takers += memo[PLAYED + low]
        between += memo[NEXT + low]
    return gained // (SURE * (1 + memo[PLAYED + rank])) - memo[LOSS + rank]


def pick(s: Table, seat: int, memo: MutableSequence[int], rank: int) -> int:
    """SWP-6: what one wants most."""
    return memo[GAIN + rank]


UNIT, DOUBT, SCATTER = 3.0, 820, 5600
CONSIDER = look_around
WORTH = (play, pick)
NOISE = 10
