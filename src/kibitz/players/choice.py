"""How a quick player chooses, written in the rules' way, so that it runs at every speed.

A sensible player says what every action is worth to it; the best is chosen.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from kibitz.kernel.hooks import legal
from kibitz.kernel.rng import below
from kibitz.kernel.state import State

MEMO = 384
"""How many numbers a player may keep in mind while it compares its actions."""

LEAST = -(1 << 30)
NONE = -1  # no action
PLAYER_STREAMS = 1 << 31
"""Streams from here on feed the players, those below it the cards: thinking does not change the deal."""
RANDOM, SENSIBLE = 0, 1
"""The quick players."""


# --- hooks: bound to what a game's sensible player says --------------------------------------------------------------


def consider(s: State, seat: int, memo: MutableSequence[int]) -> None:
    """Look at the table once before the actions are compared, and keep in `memo` what they need."""
    raise TypeError("consider is bound per game: see players.sensible")


def worth(s: State, seat: int, memo: MutableSequence[int], action: int) -> int:
    """What a legal action is worth to a seat; only what the seat may know counts."""
    raise TypeError("worth is bound per game: see players.sensible")


def noise(s: State) -> int:
    """By how much a choice may waver, so that nobody can count on it; 0 where nothing is chosen in secret."""
    raise TypeError("noise is bound per game: see players.sensible")


# --- choosing --------------------------------------------------------------------------------------------------------


def legal_in_order(s: State, seat: int, out: MutableSequence[int]) -> int:
    """The legal actions by their numbers (a hand's order, by which the rules find them, tells nothing)."""
    count = legal(s, seat, out)
    for i in range(1, count):
        action = out[i]
        k = i
        while k > 0 and out[k - 1] > action:
            out[k] = out[k - 1]
            k -= 1
        out[k] = action
    return count


def sensible_choice(
    s: State, seat: int, out: MutableSequence[int], rng: MutableSequence[int], memo: MutableSequence[int]
) -> int:
    """The action that is worth most, give or take some noise; among equals any."""
    count = legal_in_order(s, seat, out)
    if count == 1:
        return out[0]
    consider(s, seat, memo)
    wavering = noise(s)
    chosen = out[0]
    best = LEAST
    equals = 0
    for i in range(count):
        value = worth(s, seat, memo, out[i])
        if wavering > 0:
            value += below(rng, wavering)
        if value > best:
            best = value
            equals = 0
        if value == best:
            equals += 1
            if equals == 1 or below(rng, equals) == 0:
                chosen = out[i]
    return chosen


def choose_by(
    who: int, s: State, seat: int, out: MutableSequence[int], rng: MutableSequence[int], memo: MutableSequence[int]
) -> int:
    """The choice of one of the quick players: RANDOM or SENSIBLE."""
    if who == RANDOM:
        return out[below(rng, legal(s, seat, out))]
    return sensible_choice(s, seat, out, rng, memo)


def rank_actions(
    roots: MutableSequence[State],
    seats: MutableSequence[int],
    out: MutableSequence[int],
    memo: MutableSequence[int],
    actions: MutableSequence[MutableSequence[int]],
    values: MutableSequence[MutableSequence[int]],
    first: int,
    step: int,
) -> None:
    """For every `step`-th of some tables from `first` on: the legal actions of a seat, and what each is worth.

    In actions[table] the most sensible comes first, and NONE where there is no further one.
    """
    for t in range(first, len(roots), step):
        s = roots[t]
        count = legal_in_order(s, seats[t], out)
        consider(s, seats[t], memo)
        for i in range(count):
            value = worth(s, seats[t], memo, out[i])
            k = i
            while k > 0 and values[t][k - 1] < value:
                values[t][k] = values[t][k - 1]
                actions[t][k] = actions[t][k - 1]
                k -= 1
            values[t][k] = value
            actions[t][k] = out[i]
        for i in range(count, len(actions[t])):
            actions[t][i] = NONE
