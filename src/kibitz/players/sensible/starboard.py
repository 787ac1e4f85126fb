"""Starboard, sensibly: whoever passes is beaten by everybody who draws one more card and lives. So count who still can.

A pass holds if all who are still active fail, or pass at the same cards and share. The more of them there are, the less
a pass is worth and the sooner one draws; the more cards lie in the middle, the likelier everybody fails and the better
it is to stop first. A draw costs a chip, and brings a share of the bank if the card is no pair: all of it, if nobody
else can draw.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from kibitz.games.starboard import MIDDLE, Table
from kibitz.kernel.words import ranks, size
from kibitz.players.sensible._chips import SURE, pair_chance
from kibitz.players.sensible._pairs_family import count_unseen

FIRST = 92
MORE = 50
"""What one other player who may still draw takes away from a share of the bank, and what each further one does.

With 100 for everybody all shares would be equal.
"""
SHARING = 52
"""How likely a pair must be for the others to pass too and share, in per cent."""

CHANCE, DRAWERS, PASSERS = 11, 12, 13  # in mind: how likely the next card pairs, who may still draw, who would share


def look(s: Table, seat: int, memo: MutableSequence[int]) -> None:
    """How likely a pair is, how many others may still draw, and how many would share with who passes now.

    STAR-8: an active player without a chip can only pass, and shares.
    """
    count_unseen(s, seat, memo)
    memo[CHANCE] = pair_chance(memo, ranks(s, MIDDLE))
    memo[DRAWERS] = 0
    memo[PASSERS] = 0
    for other in range(s.seats):
        if other != seat:
            if s.active >> other & 1 and s.chips[other] > 0:
                memo[DRAWERS] += 1
            elif s.active >> other & 1 or s.passed_at[other] == size(s, MIDDLE):
                memo[PASSERS] += 1


def draw(s: Table, seat: int, memo: MutableSequence[int]) -> int:
    """STAR-4: a chip, and if the card is no pair a share of the larger bank."""
    shares = 100
    if memo[DRAWERS] > 0:
        shares += FIRST + MORE * (memo[DRAWERS] - 1)
    share = 100 * 100 * (s.bank + 1) // shares
    return share * (SURE - memo[CHANCE]) // SURE - 100


def pass_on(s: Table, seat: int, memo: MutableSequence[int]) -> int:
    """STAR-5: the bank if all who may still draw fail; or, when that is likely enough, they pass too and all share."""
    if 100 * memo[CHANCE] > SHARING * SURE:
        return 100 * s.bank // (1 + memo[PASSERS] + memo[DRAWERS])
    bank = 100 * s.bank // (1 + memo[PASSERS])
    for _ in range(memo[DRAWERS]):
        bank = bank * memo[CHANCE] // SURE
    return bank


UNIT, DOUBT, SCATTER = 1.2, 32, 350
CONSIDER = look
WORTH = (draw, pass_on)
