"""Port, sensibly: stand when the next card is more likely to cost the place you have than to win a better one.

A sum is worth the points it would score: as many as there are players, less one for everybody who ends higher. Who
stands will not move any more; who is still active and already higher mostly stays there, and who is lower climbs past
you the less likely the larger the gap is. Keeping others below you also counts, and the fewer they are the more. A hit
is worth the sums it may lead to; a pair scores nothing. In a play-off only the best one counts.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from kibitz.games._pairs_family import STACK
from kibitz.games.port import Table
from kibitz.kernel.words import ranks, total
from kibitz.players.sensible._pairs_family import ALL, count_unseen

STAYS = 100
"""How likely an active player who is ahead of a sum ends ahead of it, in per cent."""
CLIMBS = 55
"""How likely one with the same sum does."""
STEP = 3
"""By how much less for every point that it has less."""
LAGS = 50
"""How likely an active player with a smaller sum ends below it and stands, in per cent."""
RIVAL = 60
"""What another's point is worth to you, in hundredths of one of yours; shared by the others."""
OPTION = 25
"""What it is worth to be able to go on, in hundredths of a point."""
PLACES = 10
"""And for every player as much more: there are more places to win."""

USUAL = 7
"""The usual rank of a card, and how many there are of it."""

SUM = 20  # memo[SUM + seat]: the sum of a seat's stack


def look(s: Table, seat: int, memo: MutableSequence[int]) -> None:
    """Count the unseen cards, and the sums."""
    count_unseen(s, seat, memo)
    for other in range(s.seats):
        memo[SUM + other] = total(s, STACK[other])


def ends_above(s: Table, memo: MutableSequence[int], other: int, mine: int) -> int:
    """How likely a player ends above a sum, in per cent."""
    theirs = memo[SUM + other]
    if s.standing >> other & 1:
        return 100 if theirs > mine else 0
    if not s.active >> other & 1:
        return 0
    return STAYS if theirs > mine else max(0, CLIMBS - STEP * (mine - theirs))


def ends_below(s: Table, memo: MutableSequence[int], other: int, mine: int) -> int:
    """How likely a player stands in the end, below a sum, in per cent."""
    if s.standing >> other & 1:
        return 100 if memo[SUM + other] < mine else 0
    if not s.active >> other & 1:
        return 0
    return LAGS if memo[SUM + other] < mine else 0


def value(s: Table, seat: int, memo: MutableSequence[int], mine: int) -> int:
    """PORT-5: what it is worth to stand with a sum. PORT-8: in a play-off, the chance to be best."""
    score = 100 * s.seats
    alone = 100 * s.seats
    for other in range(s.seats):
        if other != seat:
            above = ends_above(s, memo, other, mine)
            score -= above
            score += RIVAL * ends_below(s, memo, other, mine) // (100 * (s.seats - 1))
            alone = alone * (100 - above) // 100
    return alone if s.playing_off else score


def after_cards(s: Table, seat: int, memo: MutableSequence[int], held: int, mine: int) -> int:
    """What the next card is worth on average, on a stack of these ranks with this sum."""
    worth = 0
    for rank in range(1, 11):
        if not held >> rank & 1 and memo[rank] > 0:
            worth += memo[rank] * (value(s, seat, memo, mine + rank) + OPTION + PLACES * s.seats)
    return worth // max(1, memo[ALL])


def hit(s: Table, seat: int, memo: MutableSequence[int]) -> int:
    """PORT-3: the sums that the next card may lead to; a pair scores nothing."""
    return after_cards(s, seat, memo, ranks(s, STACK[seat]), memo[SUM + seat])


def fold(s: Table, seat: int, memo: MutableSequence[int]) -> int:
    """PORT-3: the sum as it is."""
    return value(s, seat, memo, memo[SUM + seat])


def spend8(s: Table, seat: int, memo: MutableSequence[int]) -> int:
    """P8-1: two cards for an 8: as if one of the usual size came for it, which may pair, and then another one."""
    held = ranks(s, STACK[seat]) & ~(1 << 8)
    safe = -USUAL
    for rank in range(1, 11):
        if not held >> rank & 1:
            safe += memo[rank]
    return after_cards(s, seat, memo, held, memo[SUM + seat] + USUAL - 8) * max(0, safe) // max(1, memo[ALL])


UNIT, DOUBT, SCATTER = 4.0, 270, 6300
CONSIDER = look
WORTH = (hit, fold, spend8)
