"""Goblin Poker, sensibly: sacrifice what pairs the others and not yourself, and stay while the bank is worth the risk.

Your sacrifice comes back to you as likely as to anyone else who is still in; so the best one pairs many stacks, but not
yours, and the higher its rank the more it brings. What the others give away pairs you about as often as any unseen card
would; that, and what a pair costs, is the risk of staying in. The first card should be low, cheap and rare: everybody
is going to aim at it.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from kibitz.games._pairs_family import STACK, lowest_rank
from kibitz.games.goblin_poker import Table
from kibitz.kernel.words import has, how_many, ranks
from kibitz.players.sensible._chips import SURE, pair_chance, pair_price, price
from kibitz.players.sensible._pairs_family import ALL, count_unseen

SHARE = 170
"""How much of an equal share of the bank staying in is worth, in per cent: the others are going to pay into it."""
AIMED = 80
"""How likely the others sacrifice what would pair your stack, in per cent of mere chance: they aim at all."""
OUT = 120
"""What it brings when another one is out, besides what they pay, in per cent of an equal share of the bank."""
DRAWS = 3
"""How many cards the first one is going to meet."""
NOISE = 15
"""In hundredths of a chip: first cards and sacrifices are chosen in secret."""

HELD, PLAYERS, PROSPECT = 11, 12, 13  # in mind: the ranks in your stack, who is in, and what it is worth to stay so


def look(s: Table, seat: int, memo: MutableSequence[int]) -> None:
    """Count the unseen cards and those who are in; see what would pair, and what the bank promises."""
    count_unseen(s, seat, memo)
    memo[HELD] = ranks(s, STACK[seat])
    memo[PLAYERS] = how_many(s.active)
    memo[PROSPECT] = SHARE * s.bank // memo[PLAYERS]


def choose(s: Table, seat: int, memo: MutableSequence[int], rank: int) -> int:
    """GOB-2: a card that is cheap and hard to pair."""
    return -DRAWS * memo[rank] * price(s, seat, rank) // max(1, memo[ALL])


def sacrifice(s: Table, seat: int, memo: MutableSequence[int], rank: int) -> int:
    """GOB-4, GOB-7: one of the cards that are dealt is yours: whom it may hit. The others' may pair you."""
    mine = 0
    if memo[HELD] >> rank & 1:
        mine = -price(s, seat, rank) - memo[PROSPECT]
    for other in range(s.seats):
        if other != seat and s.active >> other & 1 and has(s, STACK[other], rank):
            mine += price(s, other, rank) // memo[PLAYERS] + OUT * s.bank // memo[PLAYERS]
    others = memo[PLAYERS] - 1
    chance = min(SURE, pair_chance(memo, memo[HELD]) * AIMED // 100) * others // memo[PLAYERS]
    cost = pair_price(s, seat, memo, memo[HELD]) * AIMED // 100 * others // memo[PLAYERS]
    return mine // memo[PLAYERS] + (SURE - chance) * memo[PROSPECT] // SURE - cost


def fold(s: Table, seat: int, memo: MutableSequence[int]) -> int:
    """GOB-5: the lowest rank of all who are still in."""
    return -price(s, seat, lowest_rank(s, s.active))


UNIT, DOUBT, SCATTER = 1.1, 95, 1700
CONSIDER = look
WORTH = (choose, sacrifice, fold)
