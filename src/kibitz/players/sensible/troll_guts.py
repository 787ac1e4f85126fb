"""Troll Guts, sensibly: an unknown card while few ranks lie before you, your own for a chip when it gets dangerous.

Every turn brings a card, and nobody folds. A pair costs its rank and one's part of the bank; and every new rank makes
the turns to come more dangerous, the more of it is still unseen. So one's own low cards are the best to buy, and a chip
is cheap once the open cards would pair every fourth time.

How the stack is laid must not be read: low cards on top are good to buy and good to steal, high ones keep thieves
away. So there is a slight order only: what pairs one's own at the bottom, what pairs another's rather on top, low
before high, and a noise decides the rest. And as nobody lays a useless card on top, a stack that is still high is a
little safer than the deck.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from kibitz.games._pairs_family import LAID, RANK, STACK
from kibitz.games.troll_guts import CLOSED, Table
from kibitz.kernel.words import has, how_many, ranks, size, top
from kibitz.players.sensible._chips import SURE, pair_chance
from kibitz.players.sensible._pairs_family import ALL, count_unseen

DRAWING = 11  # memo[DRAWING]: what an unknown card is worth

LATER = 120
"""For how many turns, in hundredths, a rank that is taken now will be a danger."""
STAKE = 60
"""How much of one's share of the bank goes with a pair, in per cent."""
LOW = 10
"""How much it counts on top that a card is harmless to have, in per cent."""
BAIT = 20
"""What it is worth on top that a card would pair an opponent's."""
DEAD = 100
"""What it costs on top that one could not buy a card."""
EASY = 5
"""How much safer a stolen card is than one from the deck, for every card in that stack."""
WILD = 5
"""How much less is stolen from those who are in danger themselves: their open cards say what they hold."""


def price(s: Table, rank: int) -> int:
    """TRG-4, TRG-5: what a pair costs, in hundredths of a chip: its rank, and the share of the bank."""
    return 100 * rank + STAKE * s.bank // how_many(s.active)


def danger(s: Table, memo: MutableSequence[int], rank: int) -> int:
    """What it costs to have this rank open in the turns to come."""
    return LATER * price(s, rank) * memo[rank] // (100 * max(1, memo[ALL]))


def look_around(s: Table, seat: int, memo: MutableSequence[int]) -> None:
    """What an unknown card is worth: it pairs, or it is one more danger."""
    count_unseen(s, seat, memo)
    held = ranks(s, STACK[seat])
    cost = 0
    for rank in range(1, 11):
        cost += memo[rank] * (price(s, rank) if held >> rank & 1 else danger(s, memo, rank))
    memo[DRAWING] = -cost // max(1, memo[ALL])


def order(s: Table, seat: int, memo: MutableSequence[int], rank: int) -> int:
    """TRG-2: rather what others cannot bear, and what is harmless to have; not what would pair."""
    value = -LOW * danger(s, memo, rank) // 100
    for other in range(s.seats):
        if other != seat and has(s, STACK[other], rank):
            value += BAIT
    if has(s, STACK[seat], rank) or has(s, LAID[seat], rank):
        value -= DEAD
    return value


def draw_card(s: Table, seat: int, memo: MutableSequence[int]) -> int:
    """TRG-3: an unknown card."""
    return memo[DRAWING]


def steal(s: Table, seat: int, memo: MutableSequence[int], target: int) -> int:
    """TRG-3: an unknown card too, but somebody laid it there."""
    return (
        memo[DRAWING] + EASY * size(s, CLOSED[target]) - 10 * WILD * pair_chance(memo, ranks(s, STACK[target])) // SURE
    )


def buy(s: Table, seat: int, memo: MutableSequence[int]) -> int:
    """TRG-3: a chip for a card that one knows."""
    rank = RANK[top(s, CLOSED[seat])]
    return -100 - (price(s, rank) if has(s, STACK[seat], rank) else danger(s, memo, rank))


UNIT, DOUBT, SCATTER = 0.3, 65, 2200
CONSIDER = look_around
WORTH = (order, draw_card, steal, buy)
NOISE = 40
