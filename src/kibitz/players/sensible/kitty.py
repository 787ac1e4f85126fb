"""Kitty, sensibly: keep what will be most of a rank, pass and bid the rest, and bid low for a prize that is worth it.

What a card in hand is worth is by how much it raises the chance of holding most of its rank at the end, times the rank.
That chance follows from how many one holds, how many cards of the rank are unseen, and how many of those the others
will still have. A bid costs the card; it brings the prize if nobody bids lower alone, and nobody the same. So a prize
that makes no difference is a good moment to get rid of a useless card. The 1 wins for somebody else: it is hardly bid.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from kibitz.games._pairs_family import HAND, LAID, RANK
from kibitz.games.kitty import HAND_SIZE, PRIZE, Table, rounds, sides
from kibitz.kernel.words import count_of, size, top_face
from kibitz.players.sensible._pairs_family import ALL, ROOT, SURE, count_unseen, holds, times

GAIN = 10  # memo[GAIN + rank]: what one more is worth
LOSS = 20  # memo[LOSS + rank]: what one less costs

CLING = 130
"""How much of a rank others keep to the end, compared with a player who would choose at random, in per cent."""
EAGER = 2
"""How many times as often others bid a low card as a 10."""
PASS = 20
"""How much rather a card is passed for every point of its rank: low ones are good bids."""


def look_around(s: Table, seat: int, memo: MutableSequence[int]) -> None:
    """What one more and one less of every rank is worth."""
    count_unseen(s, seat, memo)
    for rank in range(1, 11):
        mine = count_of(s, HAND[seat], rank)
        there = worth_of(s, memo, rank, mine)
        memo[GAIN + rank] = worth_of(s, memo, rank, mine + 1) - there
        memo[LOSS + rank] = there - worth_of(s, memo, rank, mine - 1)


def worth_of(s: Table, memo: MutableSequence[int], rank: int, mine: int) -> int:
    """KIT-5, KIT-9: what so many cards of a rank bring, in hundredths of a point: the rank, if no side has more."""
    if mine <= 0 and not s.teams:
        return 0
    members = s.seats // 2 if s.teams else 1
    kept = CLING * (HAND_SIZE[s.seats] - rounds(s) + 1)  # by one player to the end, in hundredths of a card
    each = memo[rank] * kept // max(1, memo[ALL])  # and of this rank
    spread = ROOT[min(len(ROOT) - 1, each * members // 25)] // 2 + 20
    chance = holds(100 * mine + 50 - each, spread)  # the partners hold as much as all but one of the others do
    return 100 * rank * times(chance, sides(s) - 1) // SURE


def pass_left(s: Table, seat: int, memo: MutableSequence[int], rank: int) -> int:
    """KIT-2: what one misses least, and rather a card that is no good bid."""
    return -memo[LOSS + rank] + PASS * rank


def bid(s: Table, seat: int, memo: MutableSequence[int], rank: int) -> int:
    """KIT-3: the prize by the chance to win it, and what the card itself is worth."""
    if rank == 1:  # KIT-4
        return -memo[LOSS + 1]
    first = memo[GAIN + top_face(s, PRIZE)]
    second = 0
    if size(s, PRIZE) == 2:  # KIT-7
        other = memo[GAIN + RANK[s.pile[PRIZE][1]]]
        second = min(first, other)
        first = max(first, other)
    lower = 0
    above = 0
    everything = 1
    for other in range(1, 11):
        weight = memo[other] * (10 * EAGER - (EAGER - 1) * other)
        everything += weight
        if other < rank:
            lower += weight
        if other > rank:
            above += weight
    others = s.seats - 1
    above = SURE * above // everything
    wins = times(above, others)
    follows = others * times(above, others - 1) * lower // everything
    return (wins * first + follows * second) // SURE - memo[LOSS + rank]


def choose(s: Table, seat: int, memo: MutableSequence[int], rank: int) -> int:
    """KIT-7: the better one; KIT-4: with the 1, the one that is worth less, for it goes to another."""
    return -rank if top_face(s, LAID[seat]) == 1 else memo[GAIN + rank]


def give(s: Table, seat: int, memo: MutableSequence[int], target: int) -> int:
    """KIT-4: to whoever is furthest behind, and has fewest cards."""
    return -10 * s.points[target] - size(s, HAND[target])


UNIT, DOUBT, SCATTER = 0.25, 650, 5800
CONSIDER = look_around
WORTH = (pass_left, bid, choose, give)
NOISE = 40
