"""Face to Face, sensibly: keep room on your own two piles; help the other only when you need the cards.

A pile is worth the cards of one's own deck that still fit it, the first ones more than the last, and more if the card
ten back is still to come. A card for the other player brings a full hand, and that is worth something for every card
drawn; but what it opens there is lost. A turn is planned two cards ahead, as in The Game.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from kibitz.games._the_game_family import fits
from kibitz.games.face_to_face import DECK, HAND, HAND_SIZE, OWN_DOWN, Table, dooms, pile_of
from kibitz.kernel.clauses import OK
from kibitz.kernel.words import shows, size
from kibitz.players.choice import LEAST

ROOM, ROOT, BACK, DEAD, CARD, HURT, PATIENCE = 40, 16, 90, 160, 110, 30, 60
"""What a card's room is worth, its square root, the card ten back, a card that fits nowhere, a card drawn, what the
other's room hurts, and how much another card may cost."""

ROOTS: tuple[int, ...] = tuple(round(10 * n**0.5) for n in range(64))
MINE, OTHERS = 0, 64  # memo[MINE + n]: one's own unplayed cards up to n; memo[OTHERS + n]: the other's


def consider(s: Table, seat: int, memo: MutableSequence[int]) -> None:
    """Which cards of either deck are still to come: all but those on the piles."""
    for number in range(61):
        memo[MINE + number] = 0
        memo[OTHERS + number] = 0
    for number in range(2, 60):
        memo[MINE + number] = 1
        memo[OTHERS + number] = 1
    for pile in range(4):
        for k in range(1, size(s, pile) + 1):
            card = s.pile[pile][k]
            memo[(MINE if s.BACK[card] == seat else OTHERS) + s.FACE[card]] = 0
    for number in range(1, 61):
        memo[MINE + number] += memo[MINE + number - 1]
        memo[OTHERS + number] += memo[OTHERS + number - 1]


def pile_worth(memo: MutableSequence[int], deck: int, shown: int, up: bool) -> int:
    """What a pile is worth that shows a number, to the owner of a deck."""
    room = memo[deck + 60] - memo[deck + shown] if up else memo[deck + shown - 1]
    value = ROOM * room + ROOT * ROOTS[room]
    back = shown - 10 if up else shown + 10
    if 2 <= back <= 59 and memo[deck + back] > memo[deck + back - 1]:
        value += BACK
    return value


def own_worth(memo: MutableSequence[int], up: int, down: int) -> int:
    """What one's own two piles are worth when they show these numbers."""
    value = pile_worth(memo, MINE, up, True) + pile_worth(memo, MINE, down, False)
    if up > down:
        value -= DEAD * (memo[MINE + up - 1] - memo[MINE + down])
    return value


def best_second(s: Table, seat: int, memo: MutableSequence[int], first: int, up: int, down: int) -> int:
    """The worth of one's piles after the best other card on them; LEAST if none fits."""
    best = LEAST
    for k in range(1, size(s, HAND[seat]) + 1):
        number = s.FACE[s.pile[HAND[seat]][k]]
        if number != first:
            if fits(number, up, True):
                best = max(best, own_worth(memo, number, down))
            if fits(number, down, False):
                best = max(best, own_worth(memo, up, number))
    return best


def play(s: Table, seat: int, memo: MutableSequence[int], number: int, side: int) -> int:
    """F2F-6, F2F-13: as a turn of two cards, or one more."""
    if dooms(s, seat, number, side) != OK:
        return LEAST
    up = shows(s, pile_of(seat, 0))
    down = shows(s, pile_of(seat, OWN_DOWN))
    value = 0
    if side == 0:
        up = number
    elif side == OWN_DOWN:
        down = number
    else:
        shown = shows(s, pile_of(seat, side))
        rising = side % 2 == 0
        opened = pile_worth(memo, OTHERS, number, rising) - pile_worth(memo, OTHERS, shown, rising)
        drawn = min(HAND_SIZE - size(s, HAND[seat]) + 1, size(s, DECK[seat])) - 2
        value = CARD * max(0, drawn) - HURT * opened // 100
    now = own_worth(memo, up, down)
    then = best_second(s, seat, memo, number, up, down)
    if s.minimum - s.laid > 1 and then != LEAST:
        return value + then
    return value + max(now, then)


def end(s: Table, seat: int, memo: MutableSequence[int]) -> int:
    """F2F-6: the piles as they are, less the patience one has with another card."""
    return own_worth(memo, shows(s, pile_of(seat, 0)), shows(s, pile_of(seat, OWN_DOWN))) - PATIENCE


UNIT, DOUBT, SCATTER = 0.32, 275, 7000
CONSIDER = consider
WORTH = (play, end)
