"""Hawthorn, sensibly: begin neither too low nor too high, and stay while the bank is worth the risk.

A high first card makes it dear for everybody to fold, but it is easily paired; about a 7 is best, or a rank of which
you hold others yourself. A card from the deck costs what the unseen cards that pair cost; whoever lives has a share of
the bank in prospect, the larger the harder the own stack is to pair, compared with those of the others. A hand card
that pairs is worse than a fold; of the others play the one that is hardest to pair.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from kibitz.games._pairs_family import STACK, lowest_rank
from kibitz.games.hawthorn import WHOLE_TABLE, Table
from kibitz.kernel.words import ranks
from kibitz.players.sensible._chips import SURE, pair_chance, pair_price, price
from kibitz.players.sensible._pairs_family import ALL, count_unseen

SHARE = 150
"""How much of its share of the bank staying in is worth, in per cent: the others are going to pay into it."""
DRAWS = 3
"""How many cards of the deck the first card is going to meet."""
DEAR = 80
"""What each point of the first card is worth, in hundredths of a chip: nobody folds below the lowest."""
NOISE = 10
"""In hundredths of a chip: first cards are chosen in secret."""
WAVERS = 6
"""So much larger is the noise where the first card is chosen: whoever is known to begin high, or low, can be beaten."""

HELD, PROSPECT = 11, 12  # in mind: the ranks that would pair, and what it is worth to stay in


def look(s: Table, seat: int, memo: MutableSequence[int]) -> None:
    """Count the unseen cards; see which ranks would pair, and which share of the bank you may hope for."""
    count_unseen(s, seat, memo)
    memo[HELD] = ranks(s, STACK[seat])
    mine = 0
    everybodys = 0
    for other in range(s.seats):
        if s.active >> other & 1:
            held = ranks(s, STACK[other])
            lives = (SURE - pair_chance(memo, held)) // 100
            everybodys += lives * lives
            if other == seat:
                mine = lives * lives
            if s.pair_scope == WHOLE_TABLE:
                memo[HELD] |= held
    memo[PROSPECT] = SHARE * s.bank * mine // max(1, everybodys)


def danger(s: Table, seat: int, memo: MutableSequence[int], rank: int) -> int:
    """What a card in the stack costs with the next card of the deck, on average."""
    return memo[rank] * price(s, seat, rank) // max(1, memo[ALL])


def choose(s: Table, seat: int, memo: MutableSequence[int], rank: int) -> int:
    """HAW-2: dear for those who fold, but hard to pair."""
    return (DEAR * rank - DRAWS * danger(s, seat, memo, rank)) // WAVERS


def hit(s: Table, seat: int, memo: MutableSequence[int]) -> int:
    """HAW-4: what a pair costs on average, and the prospect if there is none."""
    lives = SURE - pair_chance(memo, memo[HELD])
    return lives * memo[PROSPECT] // SURE - pair_price(s, seat, memo, memo[HELD])


def play(s: Table, seat: int, memo: MutableSequence[int], rank: int) -> int:
    """HAW-4, HAW-6: the prospect, less what the card may cost later; or the pair at once."""
    if memo[HELD] >> rank & 1:
        return -price(s, seat, rank)
    return memo[PROSPECT] - danger(s, seat, memo, rank)


def fold(s: Table, seat: int, memo: MutableSequence[int]) -> int:
    """HAW-5: the lowest rank of all who are still in."""
    return -price(s, seat, lowest_rank(s, s.active))


UNIT, DOUBT, SCATTER = 1.3, 63, 1050
CONSIDER = look
WORTH = (choose, hit, play, fold)
