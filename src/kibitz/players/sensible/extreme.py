"""Extreme, sensibly: as The Game, and every instruction that lies open has its price.

A card that would lose the game is laid only if nothing else can be. The weights were found by `lab/tune.py`, for each
number of seats its own.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from kibitz.games.extreme import Table, dooms
from kibitz.kernel.clauses import OK
from kibitz.kernel.words import size, top
from kibitz.players.choice import LEAST
from kibitz.players.sensible._the_game_family import WEIGHT, as_it_is, plan_turn, planned, room_for

WEIGHTS = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    105, 2, 15, 55, 194, -18, 146, 28, -9, -62, 67, 0, -1, 78, 45, 66,
    69, 33, 88, 45, 418, 176, 253, -27, 3, -25, 53, -52, 4, 116, 79, 98,
    60, 28, 91, 27, 135, 209, 297, 31, -14, 6, 95, -40, 4, 118, 134, 105,
    178, 114, 377, 81, 921, 549, 835, -31, -7, 97, 108, -112, -45, 284, 297, 171,
    79, 57, 242, -30, 307, 287, 406, 35, -6, -5, 36, -33, -23, 169, 137, 78,
)  # fmt: skip
"""By seats, sixteen each: those of The Game, and from OPEN on what an instruction costs that lies open, by its code."""
EACH = 16
OPEN = 8


def consider(s: Table, seat: int, memo: MutableSequence[int]) -> None:
    """Plan the turn."""
    weigh(s, memo)
    plan_turn(s, seat, memo)


def weigh(s: Table, memo: MutableSequence[int]) -> None:
    """The weights for so many seats. (The tuner puts its own there.)"""
    for i in range(EACH):
        memo[WEIGHT + i] = WEIGHTS[EACH * s.seats + i]


def price(s: Table, memo: MutableSequence[int], card: int) -> int:
    """What it costs that this card lies open."""
    return memo[WEIGHT + OPEN + s.instruction[card]]


def play(s: Table, seat: int, memo: MutableSequence[int], number: int, pile: int) -> int:
    """EX-4: as it was planned, but for the instruction that is laid, and the one that is covered."""
    if dooms(s, seat, number, pile) != OK:
        return LEAST
    value = planned(s, seat, memo, number, pile)
    if value == LEAST:  # no second card fits, but a Stop needs none
        value = as_it_is(s, memo)
    value -= price(s, memo, number)
    if size(s, pile) > 0:
        value += price(s, memo, top(s, pile))
    return room_for(memo, value)


def end(s: Table, seat: int, memo: MutableSequence[int]) -> int:
    """TG-9: the table as it is, less the patience one has with another card."""
    return room_for(memo, as_it_is(s, memo))


UNIT, DOUBT, SCATTER = 0.3, 250, 3000
CONSIDER = consider
WORTH = (play, end)
