"""Rollouts: an action tried in worlds that a seat can imagine, and played on by sensible players; in the rules' way.

Every action of a decision meets the same worlds, and the same cards and noise after them (common random numbers).
"""

from __future__ import annotations

from collections.abc import MutableSequence

from kibitz.kernel.hooks import copy, do, rounds_played
from kibitz.kernel.rng import set_seed
from kibitz.kernel.state import MAX_DECISIONS, State
from kibitz.kernel.views.knowledge import PATIENCE, imagine
from kibitz.kernel.words import one_seat
from kibitz.players.choice import NONE, PLAYER_STREAMS, sensible_choice
from kibitz.players.outcomes import outcome, standing


def play_on(
    s: State, rounds: int, whole: int, out: MutableSequence[int], rng: MutableSequence[int], memo: MutableSequence[int]
) -> None:
    """Sensible players play until more than so many rounds are behind them, or if `whole` until the game is over."""
    decisions = 0
    while s.over == 0 and (whole or rounds_played(s) == rounds) and decisions < MAX_DECISIONS:
        seat = one_seat(s.to_act)
        do(s, seat, sensible_choice(s, seat, out, rng, memo))
        decisions += 1


def try_actions(
    roots: MutableSequence[State],
    seats: MutableSequence[int],
    actions: MutableSequence[MutableSequence[int]],
    seeds: MutableSequence[MutableSequence[int]],
    tables: MutableSequence[State],
    out: MutableSequence[int],
    rng: MutableSequence[int],
    memo: MutableSequence[int],
    loose: MutableSequence[int],
    whole: int,
    world: int,
    tried: int,
    first: int,
    step: int,
    values: MutableSequence[MutableSequence[MutableSequence[int]]],
) -> None:
    """What the first `tried` actions of some tables lead to, in worlds that a seat can imagine, from number `world` on.

    values[table][world][action]; every `step`-th of them from `first` on. A world is the same for all actions, and so
    are the cards and noise that come later. `roots` are the tables as the seats see them; `tables` is one to think on.
    Games are played to their end if they are to be `whole`, otherwise, where rounds are counted, to that of the round.
    """
    s = tables[0]
    worlds = len(values[0])
    for job in range(first, len(roots) * worlds * tried, step):
        t = job // (worlds * tried)
        w = job // tried % worlds
        k = job % tried
        if actions[t][k] != NONE:
            copy(s, roots[t])
            set_seed(s.rng, seeds[t][0], seeds[t][1], world + w)
            tries = 0
            while tries < PATIENCE and not imagine(s, seats[t], s.rng, loose):
                tries += 1
            set_seed(rng, seeds[t][0], seeds[t][1], world + w + PLAYER_STREAMS)
            do(s, seats[t], actions[t][k])
            play_on(s, rounds_played(roots[t]), whole, out, rng, memo)
            values[t][w][k] = outcome(s, seats[t]) if whole else standing(s, seats[t])
