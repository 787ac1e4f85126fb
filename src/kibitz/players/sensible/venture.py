"""Venture, sensibly: capture as little as you can, and rather what makes a set.

A captured card costs a point, unless the set gets full; a 1 is always full, and a rank of which another player has a
card never will be. So for every bid one asks: how likely is it the lowest (then the highest cards come), how likely
does somebody bid the same (then nothing comes), and else which lower cards are still there when its turn comes: a card
stays if nobody alone bids between it and you, but for the lowest bid. The highest card on the table is taken before its
turn, if the lowest bid is single. What others bid is judged by the cards one has not seen.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from kibitz.games._pairs_family import HAND
from kibitz.games.venture import CAPTURED, STOCK, Table
from kibitz.kernel.words import count_of, highest, size
from kibitz.players.sensible._pairs_family import ALL, SURE, count_unseen, times

LIES = 10  # memo[LIES + rank]: how many lie in the stock
PRICE = 20  # memo[PRICE + rank]: what it is worth to capture one
BIDS = 30  # memo[BIDS + rank]: how likely another player bids a rank, out of SURE
BELOW = 40  # memo[BELOW + rank]: … a lower one
ACTS = 55  # memo[ACTS + rank]: how likely another player bids it alone
SINGLE = 66  # memo[SINGLE]: how likely the lowest bid is a single one

STAYS = (0, 0, 0, 8000, 6500, 5000, 5000, 5000, 5000)
"""How likely nobody else captures anything of a rank in a round, out of SURE, by number of seats."""
SPOIL = 80
"""What it is worth to break another's set, in per cent of what it would bring, shared among the others."""
KEEP = (0, 60, 50, 40, 30, 20, 10, 0, 0, 0, 40)
"""In the draft: what a card is worth in hand."""


def look_around(s: Table, seat: int, memo: MutableSequence[int]) -> None:
    """What lies there, what it is worth, and what others may bid."""
    count_unseen(s, seat, memo)
    others = s.seats - 1
    below = 0
    memo[SINGLE] = 0
    for rank in range(1, 11):
        memo[LIES + rank] = count_of(s, STOCK, rank)
        memo[PRICE + rank] = price(s, seat, memo, rank)
        memo[BIDS + rank] = SURE * memo[rank] // max(1, memo[ALL])
        memo[BELOW + rank] = below
        below += memo[BIDS + rank]
        memo[ACTS + rank] = memo[BIDS + rank] * times(SURE - memo[BIDS + rank], others - 1) // SURE
        memo[SINGLE] += others * memo[BIDS + rank] * times(SURE - below, others - 1) // SURE
    memo[BELOW + 11] = below


def price(s: Table, seat: int, memo: MutableSequence[int], rank: int) -> int:
    """VEN-9: what one card of a rank brings: a part of the full set, if it gets full, and else it costs a point.

    A set gets full if nobody else captures a card of it; those in the stock at the end count.
    """
    mine = count_of(s, CAPTURED[seat], rank)
    cards = max(1, memo[LIES + rank])  # that come together
    rounds = size(s, HAND[seat])
    rival = 0
    for other in range(s.seats):
        if other != seat and count_of(s, CAPTURED[other], rank) > 0:
            if rival > 0 or mine > 0:
                return -100
            rival = count_of(s, CAPTURED[other], rank)
    before = times(STAYS[s.seats], rounds)
    if rival > 0:
        return SPOIL * before * (rank + rival) // (SURE * (s.seats - 1) * cards) - 100
    after = SURE if mine + cards == rank else times(STAYS[s.seats], rounds - 1)
    gain = after * (rank + mine + cards) - SURE * (mine + cards)
    if mine > 0:
        gain -= before * (rank + mine) - SURE * mine
    return 100 * gain // (SURE * cards)


def bid(s: Table, seat: int, memo: MutableSequence[int], rank: int) -> int:
    """VEN-3 to VEN-7: what it will capture, by the others' likely bids."""
    others = s.seats - 1
    top = highest(s, STOCK)
    same = memo[BIDS + rank]
    above = SURE - memo[BELOW + rank] - same
    lowest = times(above, others)  # all others bid more
    best = 0  # VEN-4: what the lowest bid captures, if all others bid more
    reach = SURE
    for high in range(10, max(rank, top - 1), -1):
        under = max(0, above - SURE + memo[BELOW + high] + memo[BIDS + high])
        within = max(0, above - SURE + memo[BELOW + high])
        cards = memo[LIES + high] * SURE + others * memo[BIDS + high]
        if high > top:
            chance = times(under * SURE // max(1, above), others) - times(within * SURE // max(1, above), others)
            cards = max(SURE, cards)
        else:
            chance = reach
        reach -= chance
        best += chance * cards // SURE * memo[PRICE + high] // SURE
    caught = 0  # VEN-5: what is lower and left
    between = 0
    for low in range(rank - 1, 0, -1):
        stays = times(SURE - between - same, others) - lowest
        if between > 0:
            stays += others * between * times(above, others - 1) // SURE
        loose = others * memo[BIDS + low] * times(SURE - between - same, others - 1) // SURE
        caught += (max(0, stays) * memo[LIES + low] + loose) * memo[PRICE + low] // SURE
        between += memo[ACTS + low]
    if rank >= top and not s.captured_bid_acts:  # VEN-7
        escapes = times(memo[BELOW + rank] * SURE // max(1, SURE - same), others) * memo[SINGLE] // SURE
        caught = caught * (SURE - escapes) // SURE
    return lowest * best // SURE + caught


def keep(s: Table, seat: int, memo: MutableSequence[int], rank: int) -> int:
    """VEN-11: high and low cards."""
    return KEEP[rank]


def ready(s: Table, seat: int, memo: MutableSequence[int]) -> int:
    """VEN-2: nothing to say."""
    return 0


UNIT, DOUBT, SCATTER = 1.0, 800, 5900
CONSIDER = look_around
WORTH = (keep, bid, ready)
NOISE = 50
