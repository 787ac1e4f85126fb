"""Regent, sensibly: give away what pairs at home, look where a pair is likely, fold while it is cheap.

A look is a bet: the chance that so many closed cards pair each other or the open ones, by the unseen cards, times what
such a pair brings, against the highest card that one pays otherwise. A gift makes the receiver's cards likelier to pair
and one's own less so, for nothing; an attack does half of that, at the risk of the ranks that lie there; a draw only
passes the turn, and may bring a pair home. Whoever holds a pair may be looked at; whoever holds none would like to be.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from kibitz.games._pairs_family import HAND, STACK, lowest_rank
from kibitz.games.regent import Table, highest_held
from kibitz.kernel.words import count_of, highest, how_many, ranks, size
from kibitz.players.sensible._pairs_family import ALL, SURE, count_unseen

PAIR = 11  # memo[PAIR]: one's own highest pair, or 0
HIGH = 12  # one's highest card
BEST = 13  # the best look there is now
STAKE = 14  # one's share of the centre

FEAR = 25
"""How often, in per cent, somebody looks while one holds a pair."""
LURE = 10
"""How often while one does not."""
NEXT = 40
"""How often, in per cent, a good look is still there at one's next turn."""


def look_around(s: Table, seat: int, memo: MutableSequence[int]) -> None:
    """One's own cards, and the best look."""
    count_unseen(s, seat, memo)
    memo[PAIR] = highest_held(s, seat, 2)
    memo[HIGH] = highest_held(s, seat, 1)
    memo[STAKE] = 100 * s.bank // how_many(s.active)
    memo[BEST] = 0
    for target in range(s.seats):
        if target != seat and s.active >> target & 1:
            memo[BEST] = max(memo[BEST], bet(s, memo, target, ranks(s, STACK[target]), 0))


def bet(s: Table, memo: MutableSequence[int], target: int, held: int, more: int) -> int:
    """REG-7: what a look is worth, if the target's open cards are of these ranks, and of so many unknown ones more."""
    closed = size(s, HAND[target])
    everything = max(1, memo[ALL])
    taken = 0
    squares = 0
    pair = 0  # the ranks of possible pairs, and
    pairs = 0  # how many there are, by weight
    for rank in range(1, 11):
        if held >> rank & 1:
            taken += memo[rank]
            weight = closed * memo[rank] * everything
        else:
            squares += memo[rank] * memo[rank]
            weight = closed * (closed - 1 + 2 * more) * memo[rank] * memo[rank] // 2
        pairs += weight
        pair += weight * rank
    each = squares // max(1, everything - taken)
    none = SURE
    for k in range(more, more + closed):
        none = none * max(0, everything - taken - k * each) // everything
    high = 100 * highest(s, STACK[target])
    below = everything
    for rank in range(10, highest(s, STACK[target]), -1):
        below -= memo[rank]
        lower = 100
        for _ in range(closed):
            lower = lower * below // everything
        high += 100 - lower
    if closed == 0 or pairs == 0:
        return -high
    return ((SURE - none) * (100 * pair // pairs) - none * (high + memo[STAKE])) // SURE


def at_home(memo: MutableSequence[int], pair: int, closed: int) -> int:
    """What one's own cards are worth while others may look at them; REG-8: not if none is closed."""
    if closed == 0:
        return 0
    return -FEAR * pair if pair > 0 else LURE * memo[HIGH]


def draw_card(s: Table, seat: int, memo: MutableSequence[int]) -> int:
    """REG-3: passes the turn; the card may pair."""
    held = ranks(s, STACK[seat]) | ranks(s, HAND[seat])
    closed = size(s, HAND[seat]) + 1
    value = 0
    for rank in range(1, 11):
        pair = max(memo[PAIR], rank) if held >> rank & 1 else memo[PAIR]
        value += memo[rank] * at_home(memo, pair, closed)
    return value // max(1, memo[ALL]) + NEXT * memo[BEST] // 100


def attack(s: Table, seat: int, memo: MutableSequence[int], target: int) -> int:
    """REG-4: makes a pair likelier there, if it does not pair at once."""
    held = ranks(s, STACK[target])
    lost = 0
    for rank in range(1, 11):
        if held >> rank & 1:
            lost += memo[rank] * (100 * rank + memo[STAKE])
    hope = max(0, bet(s, memo, target, held, 1))
    return at_home(memo, memo[PAIR], size(s, HAND[seat])) - lost // max(1, memo[ALL]) + NEXT * hope // 100


def gift(s: Table, seat: int, memo: MutableSequence[int], rank: int, target: int) -> int:
    """REG-5: breaks a pair here, and makes one likelier there."""
    pair = 0
    for other in range(1, 11):
        if count_of(s, STACK[seat], other) + count_of(s, HAND[seat], other) - (other == rank) >= 2:
            pair = other
    hope = max(0, bet(s, memo, target, ranks(s, STACK[target]) | 1 << rank, 0))
    return at_home(memo, pair, size(s, HAND[seat]) - 1) + NEXT * hope // 100


def look(s: Table, seat: int, memo: MutableSequence[int], target: int) -> int:
    """REG-7: the bet itself."""
    return bet(s, memo, target, ranks(s, STACK[target]), 0)


def fold(s: Table, seat: int, memo: MutableSequence[int]) -> int:
    """REG-6: the lowest open card; REGM-6: and the centre goes to somebody else."""
    return -100 * lowest_rank(s, s.active) - memo[STAKE]


UNIT, DOUBT, SCATTER = 0.76, 200, 1100
CONSIDER = look_around
WORTH = (draw_card, attack, gift, look, fold)
NOISE = 30
