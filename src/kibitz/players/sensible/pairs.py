"""Pairs, sensibly: a card is cheap as long as the ranks before you are rare; a cheap fold is a good one.

A hit costs what the unseen cards say. If it goes well the turn comes round again with a larger stack, so a hit must be
cheaper than a fold by some margin; but perhaps another player pays first, and the fewer they are the more that helps:
two players hit even where a fold is a little cheaper. In the continuous game nobody else's pair ends your troubles, and
a fold sweeps your stack away, so the margin is much larger. Points that would lose the game count as the game.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from kibitz.games._pairs_family import STACK, lowest_rank
from kibitz.games.pairs import Table, losing_score, score
from kibitz.kernel.words import everyone, ranks
from kibitz.players.sensible._pairs_family import ALL, count_unseen

# All in hundredths of a point.
LATER = 40
"""What staying in costs besides the next card: the larger stack."""
RIVAL = 120
"""What it brings: another player may pay first. Shared by the others, for only one of them pays."""
LATER_ALONE = 230
"""The same in the continuous game, where one is rid of a stack only by paying."""
THE_GAME = 2500
"""The points that lose the game."""

MINE = 11  # memo[MINE]: the seat's points, next to the unseen cards


def look(s: Table, seat: int, memo: MutableSequence[int]) -> None:
    """Count the unseen cards, and your own points."""
    count_unseen(s, seat, memo)
    memo[MINE] = score(s, seat)


def pain(s: Table, memo: MutableSequence[int], rank: int) -> int:
    """PAIRS-10: what it costs to take a card of this rank: its points, or the game."""
    if memo[MINE] + rank >= losing_score(s):
        return THE_GAME
    return 100 * rank


def risk(s: Table, memo: MutableSequence[int], held: int) -> int:
    """What the next card costs on average when these ranks lie in the stack."""
    cost = 0
    for rank in range(1, 11):
        if held >> rank & 1:
            cost += pain(s, memo, rank) * memo[rank]
    return cost // max(1, memo[ALL])


def later(s: Table) -> int:
    """What staying in costs, or brings if it is negative."""
    return LATER_ALONE if s.continuous else LATER - RIVAL // (s.seats - 1)


def hit(s: Table, seat: int, memo: MutableSequence[int]) -> int:
    """PAIRS-5: the cards that would pair, each by what it costs."""
    return -risk(s, memo, ranks(s, STACK[seat])) - later(s)


def fold(s: Table, seat: int, memo: MutableSequence[int]) -> int:
    """PAIRS-6: the lowest card of all."""
    return -pain(s, memo, lowest_rank(s, everyone(s)))


def spend8(s: Table, seat: int, memo: MutableSequence[int]) -> int:
    """P8-1: two cards, but the 8 is gone."""
    return -2 * risk(s, memo, ranks(s, STACK[seat]) & ~(1 << 8)) - later(s)


def fold_for(s: Table, seat: int, memo: MutableSequence[int], owner: int, rank: int) -> int:
    """CONT-2: the cheapest; of equal ones one's own, which goes anyway, while another's would be missing there."""
    return -pain(s, memo, rank) + (owner == seat)


UNIT, DOUBT, SCATTER = 2.4, 150, 6200
CONSIDER = look
WORTH = (hit, fold, spend8, fold_for)
