"""What the players of the games for chips share: what a pair would cost and how likely it is, for somebody's purse."""

from __future__ import annotations

from collections.abc import MutableSequence

from kibitz.games._chips import ChipTable, payable
from kibitz.players.sensible._pairs_family import ALL

SURE = 1 << 14
"""A chance of 1 (a power of two is quick to divide by). Worths are in hundredths of a chip."""


def price(s: ChipTable, seat: int, amount: int) -> int:
    """CHIP-2: what an amount really costs a seat, which may not have so much."""
    return 100 * payable(s, seat, amount)


def pair_chance(memo: MutableSequence[int], held: int) -> int:
    """How likely an unseen card has one of these ranks."""
    count = 0
    for rank in range(1, 11):
        if held >> rank & 1:
            count += memo[rank]
    return SURE * count // max(1, memo[ALL])


def pair_price(s: ChipTable, seat: int, memo: MutableSequence[int], held: int) -> int:
    """What an unseen card costs a seat on average, if one that has one of these ranks costs its rank."""
    cost = 0
    for rank in range(1, 11):
        if held >> rank & 1:
            cost += memo[rank] * payable(s, seat, rank)
    return 100 * cost // max(1, memo[ALL])
