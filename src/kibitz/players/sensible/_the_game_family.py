"""What players of The Game and Extreme keep in mind: which numbers are still to come, and what a turn is worth that
begins with a certain card on a certain pile.

A pile is worth the unplayed cards that still fit it, the first ones more than the last (a square root), and more if the
card ten back is still to come, or in one's own hand. Cards that fit no pile any more are lost, and cost.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from kibitz.games._the_game_family import DECK, HAND, PILES, TeamTable, ascends, fits
from kibitz.kernel.words import shows, size
from kibitz.players.choice import LEAST

A1, A2, D1, D2 = PILES
ROOM, ROOT, BACK_UNSEEN, BACK_HELD, DEAD, PATIENCE, PATIENCE_LATE, TIGHT = range(8)

NARROW = 12  # unplayed cards: with less room a pile is tight
ROOTS: tuple[int, ...] = tuple(round(10 * n**0.5) for n in range(100))

# Where things stand in the memo.
UNPLAYED = 0  # + n: how many unplayed cards there are up to n
WHERE = 104  # + n: whether n is PLAYED, UNSEEN or MINE
LAID_ON = 208  # + 4 * place + pile: what the pile is worth with that card of the hand on it
NOW = 244  # + pile: what it is worth now
PLAN = 248  # + 4 * place + pile: what the turn is worth that begins so
WEIGHT = 284
PLAYED, UNSEEN, MINE = 0, 1, 2


def plan_turn(s: TeamTable, seat: int, memo: MutableSequence[int]) -> None:
    """Plan the turn: what it is worth to begin with each card on each pile, the best second card included."""
    count_unplayed(s, seat, memo)
    hand = HAND[seat]
    for pile in PILES:
        memo[NOW + pile] = pile_worth(memo, pile, shows(s, pile))
        for k in range(size(s, hand)):
            memo[LAID_ON + 4 * k + pile] = pile_worth(memo, pile, s.pile[hand][k + 1])
    for k in range(size(s, hand)):
        for pile in PILES:
            if fits(s.pile[hand][k + 1], shows(s, pile), ascends(pile)):
                memo[PLAN + 4 * k + pile] = plan(s, memo, hand, k, pile)


def count_unplayed(s: TeamTable, seat: int, memo: MutableSequence[int]) -> None:
    """Which numbers are still to come: all but those on the piles."""
    for number in range(2, 100):
        memo[WHERE + number] = UNSEEN
    for pile in PILES:
        for k in range(1, size(s, pile) + 1):
            memo[WHERE + s.pile[pile][k]] = PLAYED
    for k in range(1, size(s, HAND[seat]) + 1):
        memo[WHERE + s.pile[HAND[seat]][k]] = MINE
    memo[UNPLAYED] = 0
    memo[UNPLAYED + 1] = 0
    for number in range(2, 100):
        memo[UNPLAYED + number] = memo[UNPLAYED + number - 1] + (memo[WHERE + number] != PLAYED)
    memo[UNPLAYED + 100] = memo[UNPLAYED + 99]


def pile_worth(memo: MutableSequence[int], pile: int, shown: int) -> int:
    """What a pile is worth that shows a number: its room, and the card ten back."""
    if ascends(pile):
        room = memo[UNPLAYED + 100] - memo[UNPLAYED + shown]
        back = shown - 10
    else:
        room = memo[UNPLAYED + shown - 1]
        back = shown + 10
    value = memo[WEIGHT + ROOM] * room + memo[WEIGHT + ROOT] * ROOTS[room]
    value -= memo[WEIGHT + TIGHT] * max(0, NARROW - room)
    if 2 <= back <= 99:
        if memo[WHERE + back] == UNSEEN:
            value += memo[WEIGHT + BACK_UNSEEN]
        if memo[WHERE + back] == MINE:
            value += memo[WEIGHT + BACK_HELD]
    return value


def dead(memo: MutableSequence[int], a1: int, a2: int, d1: int, d2: int) -> int:
    """What it costs that unplayed cards fit nowhere when the piles show these numbers."""
    low = max(d1, d2)
    high = min(a1, a2)
    if high - 1 <= low:
        return 0
    return memo[WEIGHT + DEAD] * (memo[UNPLAYED + high - 1] - memo[UNPLAYED + low])


def plan(s: TeamTable, memo: MutableSequence[int], hand: int, k: int, pile: int) -> int:
    """The worth of the table after this card, or after the best second one too; without it, if one must, a disaster."""
    a1 = shows(s, A1)
    a2 = shows(s, A2)
    d1 = shows(s, D1)
    d2 = shows(s, D2)
    card = s.pile[hand][k + 1]
    if pile == A1:
        a1 = card
    elif pile == A2:
        a2 = card
    elif pile == D1:
        d1 = card
    else:
        d2 = card
    rest = memo[NOW] + memo[NOW + 1] + memo[NOW + 2] + memo[NOW + 3] - memo[NOW + pile]
    first = rest + memo[LAID_ON + 4 * k + pile]
    best = LEAST
    if s.minimum - s.laid <= 1:
        best = first - dead(memo, a1, a2, d1, d2)
    for j in range(size(s, hand)):
        if j != k:
            second = s.pile[hand][j + 1]
            there = LAID_ON + 4 * j
            if fits(second, a1, True):
                was = memo[LAID_ON + 4 * k] if pile == A1 else memo[NOW + A1]
                best = max(best, first - was + memo[there + A1] - dead(memo, second, a2, d1, d2))
            if fits(second, a2, True):
                was = memo[LAID_ON + 4 * k + A2] if pile == A2 else memo[NOW + A2]
                best = max(best, first - was + memo[there + A2] - dead(memo, a1, second, d1, d2))
            if fits(second, d1, False):
                was = memo[LAID_ON + 4 * k + D1] if pile == D1 else memo[NOW + D1]
                best = max(best, first - was + memo[there + D1] - dead(memo, a1, a2, second, d2))
            if fits(second, d2, False):
                was = memo[LAID_ON + 4 * k + D2] if pile == D2 else memo[NOW + D2]
                best = max(best, first - was + memo[there + D2] - dead(memo, a1, a2, d1, second))
    return best


def planned(s: TeamTable, seat: int, memo: MutableSequence[int], number: int, pile: int) -> int:
    """What the turn is worth that begins with this card on this pile."""
    k = 0
    while s.pile[HAND[seat]][k + 1] != number:
        k += 1
    return memo[PLAN + 4 * k + pile]


def as_it_is(s: TeamTable, memo: MutableSequence[int]) -> int:
    """What it is worth to stop now: the table as it is, less the patience one has with another card."""
    now = memo[NOW] + memo[NOW + 1] + memo[NOW + 2] + memo[NOW + 3]
    now -= dead(memo, shows(s, A1), shows(s, A2), shows(s, D1), shows(s, D2))
    return now - memo[WEIGHT + (PATIENCE if size(s, DECK) > 0 else PATIENCE_LATE)]


def room_for(memo: MutableSequence[int], value: int) -> int:
    """A value in hundredths of a card's room, whatever the weights."""
    return 100 * value // memo[WEIGHT + ROOM]
