"""The Game, sensibly: what counts is the room that is left, in cards that are still to come.

A turn is planned two cards ahead; more are laid only if that costs little, and how little depends on whether there is a
deck. The weights were found by `lab/tune.py`, for each number of seats its own.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from kibitz.games.the_game import Table
from kibitz.players.sensible._the_game_family import WEIGHT, as_it_is, plan_turn, planned, room_for

WEIGHTS = (
    0, 0, 0, 0, 0, 0, 0, 0,
    19, 3, 36, 37, 84, -19, 273, 14,
    41, 13, 73, 24, 298, 132, 121, 9,
    37, 19, 83, 42, 153, 123, 143, 21,
    52, 23, 124, 84, 525, 208, 244, 37,
    45, 36, 181, -44, 557, 212, 319, 40,
)  # fmt: skip
"""By seats, eight each: what the room of a pile is worth, and so on."""


def consider(s: Table, seat: int, memo: MutableSequence[int]) -> None:
    """Plan the turn."""
    weigh(s, memo)
    plan_turn(s, seat, memo)


def weigh(s: Table, memo: MutableSequence[int]) -> None:
    """The weights for so many seats. (The tuner puts its own there.)"""
    for i in range(8):
        memo[WEIGHT + i] = WEIGHTS[8 * s.seats + i]


def play(s: Table, seat: int, memo: MutableSequence[int], number: int, pile: int) -> int:
    """TG-8: as it was planned."""
    return room_for(memo, planned(s, seat, memo, number, pile))


def end(s: Table, seat: int, memo: MutableSequence[int]) -> int:
    """TG-9: the table as it is, less the patience one has with another card."""
    return room_for(memo, as_it_is(s, memo))


UNIT, DOUBT, SCATTER = 0.45, 250, 3000
CONSIDER = consider
WORTH = (play, end)
