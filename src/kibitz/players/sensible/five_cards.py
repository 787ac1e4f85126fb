"""Five Cards, sensibly: put the card where it moves the odds of a good column most, and nothing into what is decided.

A column is worth its common card to whoever leads it at the end. How likely a lead lasts depends on what may still
come: the unseen cards whose ranks are not in the column yet, and fewer of them the more of the deck fits nowhere, for
such a card ends the round. So a high card goes where the sums are close, which also closes the column to that rank for
the other player; into a column that is safe, or lost, goes what is worth little.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from kibitz.games._pairs_family import RANK
from kibitz.games.five_cards import COLUMNS, COMMON, REVEALED, Table, column_of, side
from kibitz.kernel.words import ranks, top_face, total
from kibitz.players.sensible._pairs_family import ROOT, count_unseen, holds

SOON = 11  # memo[SOON]: how near the end is
LEAD = 12  # memo[LEAD + column]: the seat's lead there
THERE = LEAD + COLUMNS  # memo[THERE + column]: the ranks that lie there, a bit each

FILLING = 5
"""How many cards that fit somewhere now will fit nowhere soon."""
SHARE = 2
"""How much less a column moves than if every card that fits came there, until one ends the round."""


def look_around(s: Table, seat: int, memo: MutableSequence[int]) -> None:
    """The columns, and how many unseen cards would end the round."""
    count_unseen(s, seat, memo)
    everywhere = (1 << 11) - 1
    for column in range(COLUMNS):
        mine = side(seat, column)
        theirs = side(1 - seat, column)
        memo[LEAD + column] = total(s, mine) - total(s, theirs)
        memo[THERE + column] = ranks(s, mine) | ranks(s, theirs) | 1 << RANK[s.pile[COMMON][column + 1]]
        everywhere &= memo[THERE + column]
    memo[SOON] = FILLING
    for rank in range(1, 11):
        if everywhere >> rank & 1:
            memo[SOON] += memo[rank]


def chance(memo: MutableSequence[int], lead: int, there: int) -> int:
    """How likely a column with this lead is won, when these ranks cannot come there any more."""
    squares = 0
    for rank in range(1, 11):
        if not there >> rank & 1:
            squares += rank * rank * memo[rank]
    return holds(100 * lead, ROOT[min(len(ROOT) - 1, squares // (SHARE * memo[SOON]))])


def place_card(s: Table, seat: int, memo: MutableSequence[int], common: int) -> int:
    """FIV-3, FIV-5: how much likelier the column becomes one's own, by what it is worth."""
    column = column_of(s, common)
    rank = top_face(s, REVEALED)
    lead = memo[LEAD + column]
    there = memo[THERE + column]
    return common * (chance(memo, lead + rank, there | 1 << rank) - chance(memo, lead, there))


UNIT, DOUBT, SCATTER = 0.02, 90, 920
CONSIDER = look_around
WORTH = (place_card,)
