"""Blackstone, sensibly: take as many stones as make it hard for the next players, but no more than you can bear.

Everything but the deck lies open, so how likely some cards hold no 10, or one, is plain reckoning. What a number of
cards is worth: you may draw your second 10 and pay for all white stones; if not, the others must take as many or fold,
one after the other, and whoever fails or folds pays into a bank of which you hold a share; then it is your turn again.
To fold costs half of the stones, and the ante. So a bold number early may frighten all the others away, in a crowd at
least; few players have more nerve.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from kibitz.games._pairs_family import DECK, STACK
from kibitz.games.blackstone import BLACK, Table, white_stones
from kibitz.kernel.words import how_many, next_of, size
from kibitz.players.sensible._chips import price

NERVE = 120
"""How much of the bank that others hope for gives them the nerve to take cards rather than fold, in per cent."""
CROWD = 20
"""And how much less for every player at the table: in a crowd there is always somebody after you, so they fold."""

SURE = 1 << 20  # a chance of 1: the chances of many cards are small
TOO_RARE = SURE // 16  # that so many cards hold no 10: beyond this nobody dares
BOLD, HOLDERS = 11, 12  # in mind: the most cards one dares to take, and who has a 10
NONE, ONE = 20, 80  # memo[NONE + n], memo[ONE + n]: how likely n cards hold no 10, and just one


def look(s: Table, seat: int, memo: MutableSequence[int]) -> None:
    """How likely any number of cards holds no 10, or just one."""
    cards = size(s, DECK)
    tens = BLACK
    memo[HOLDERS] = 0
    for other in range(s.seats):
        tens -= size(s, STACK[other])
        if size(s, STACK[other]) > 0:
            memo[HOLDERS] |= 1 << other
    white = cards - tens
    memo[NONE] = SURE
    n = 0
    while n < cards and memo[NONE + n] > TOO_RARE:
        n += 1
        memo[NONE + n] = memo[NONE + n - 1] * (white - n + 1) // (cards - n + 1)
        memo[ONE + n] = memo[NONE + n - 1] * n * tens // (cards - n + 1)
    memo[BOLD] = n


def fails(s: Table, memo: MutableSequence[int], seat: int, count: int) -> int:
    """BLK-6: how likely a seat draws its second 10 among so many cards."""
    if count > memo[BOLD]:
        return SURE
    if memo[HOLDERS] >> seat & 1:
        return SURE - memo[NONE + count]
    return max(0, SURE - memo[NONE + count] - memo[ONE + count])


def failing(s: Table, seat: int, stones: int) -> int:
    """BLK-7: what a second 10 costs a seat with so many white stones, in hundredths of a chip."""
    return 100 * s.antes[seat] + price(s, seat, stones)


def folding(s: Table, seat: int, stones: int) -> int:
    """BLK-8: what folding costs."""
    return 100 * s.antes[seat] + price(s, seat, (stones + 1) // 2)


def take(s: Table, seat: int, memo: MutableSequence[int], count: int) -> int:
    """BLK-5, BLK-6: the risk of it, and if it goes well what the others will have to do."""
    risk = fails(s, memo, seat, count)
    stones = white_stones(s)
    lost = failing(s, seat, stones + count // 2) * risk // SURE
    if count > memo[BOLD]:
        return -lost
    return (SURE - risk) * others_turn(s, seat, memo, count, stones + count) // SURE - lost


def others_turn(s: Table, seat: int, memo: MutableSequence[int], count: int, stones: int) -> int:
    """What it brings when the others, one by one, take so many cards or fold, until it is your turn again."""
    nerve = max(0, NERVE - CROWD * s.seats)
    bank = 100 * s.bank
    still_in = s.active
    reached = SURE
    worth = 0
    other = next_of(s, still_in, seat)
    while other != seat:
        risk = fails(s, memo, other, count)
        lost = failing(s, other, stones + count // 2)
        hope = nerve * (bank + folding(s, seat, stones)) // (100 * (how_many(still_in) - 1))
        if folding(s, other, stones) * SURE < lost * risk - hope * (SURE - risk):
            bank += folding(s, other, stones)
            still_in &= ~(1 << other)
        else:
            share = (bank + lost) // (how_many(still_in) - 1)
            worth += reached * risk // SURE * share // SURE
            reached = reached * (SURE - risk) // SURE
            stones += count
        other = next_of(s, still_in, other)
    if how_many(still_in) == 1:
        return worth + reached * bank // SURE
    risk = fails(s, memo, seat, count)
    trouble = min(folding(s, seat, stones), failing(s, seat, stones + count // 2) * risk // SURE)
    return worth - reached * trouble // SURE


def fold(s: Table, seat: int, memo: MutableSequence[int]) -> int:
    """BLK-8: the ante and half of the stones, and no share."""
    return -folding(s, seat, white_stones(s))


UNIT, DOUBT, SCATTER = 0.78, 160, 1800
CONSIDER = look
WORTH = (take, fold)
