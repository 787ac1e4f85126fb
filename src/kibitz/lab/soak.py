"""The soak: random games by the million on compiled code, with the laws checked at every decision.

It finds the hang that a hundred games never show. A fault is written down with its stream, so that the same game can
be played again in plain Python.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, MutableSequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from kibitz.kernel.chance import words_of
from kibitz.kernel.game import Game
from kibitz.kernel.knowledge import imagine
from kibitz.kernel.speeds import compiled
from kibitz.kernel.state import MOST_SEATS
from kibitz.kernel.words import (
    OK,
    State,
    below,
    chips_in_all,
    deal,
    do,
    legal,
    one_seat,
    refusal,
    restart,
    set_seed,
)
from kibitz.lab.loops import HANGS
from kibitz.lab.tables import empty_tables
from kibitz.players.policies import MINDS

FAULTS = (
    "",
    "a card is missing, or lies in two places",
    "a seat that is not there may act, or nobody may",
    "nothing is legal",
    "a legal action is refused, or one that is not legal is allowed",
    "what is imagined changes what the seat may do",
    "no imagined world was possible",
    "the game does not end",
    "the game ended without a result",
    "chips were made or lost",
)


def sound(s: State, marks: MutableSequence[int]) -> int:
    """Which of the laws a position breaks: 1 cards are conserved, 2 somebody at the table may act; 0 if none."""
    for card in range(len(s.FACE)):
        marks[card] = 0
    for pile in range(len(s.SIGHT)):
        for k in range(1, s.pile[pile][0] + 1):
            marks[s.pile[pile][k]] += 1
    for card in range(len(s.FACE)):
        if marks[card] != (1 if s.FACE[card] > 0 else 0):
            return 1
    if s.over == 0:
        if s.to_act <= 0 or s.to_act >= 1 << s.seats:
            return 2
    elif s.winners == 0 and s.losers == 0:
        return 8
    return 0


def check_choice(s: State, seat: int, count: int, out: MutableSequence[int], action: int) -> int:
    """4 unless `action` is allowed exactly if it is among the `count` legal ones; 0 if it is as it should be."""
    listed = False
    for k in range(count):
        listed = listed or out[k] == action
    return 0 if listed == (refusal(s, seat, action) == OK) else 4


def check_imagined(
    s: State,
    seat: int,
    count: int,
    out: MutableSequence[int],
    mind: MutableSequence[int],
    loose: MutableSequence[int],
    again: MutableSequence[int],
) -> int:
    """Go on in an imagined world; if it is the acting seat that imagines, it must have the very same choices there."""
    viewer = below(mind, s.seats + 1)
    if not imagine(s, viewer if viewer < s.seats else MOST_SEATS, mind, loose):
        return 6
    if viewer != seat:
        return 0
    if legal(s, seat, again) != count:
        return 5
    for k in range(count):
        if again[k] != out[k]:
            return 5
    return 0


def soak_many(
    states: MutableSequence[State],
    news: MutableSequence[State],
    out: MutableSequence[int],
    again: MutableSequence[int],
    mind: MutableSequence[int],
    loose: MutableSequence[int],
    low: int,
    high: int,
    first: int,
    step: int,
    games: int,
    actions: int,
    results: MutableSequence[int],
) -> None:
    """Games as in `play_many`, checked; results: the first fault, its stream, decisions, the longest game."""
    s = states[0]
    for stream in range(first, games, step):
        restart(s, news[0])
        set_seed(s.rng, low, high, stream)
        set_seed(mind, low, high, stream + MINDS)
        deal(s)
        decisions = 0
        chips = chips_in_all(s)
        fault = sound(s, loose)
        while s.over == 0 and fault == 0:
            seat = one_seat(s.to_act)
            count = legal(s, seat, out)
            if count == 0:
                fault = 3
                break
            fault = check_choice(s, seat, count, out, below(mind, actions))
            if fault == 0 and below(mind, 16) == 0:
                fault = check_imagined(s, seat, count, out, mind, loose, again)
                count = legal(s, seat, out)
            if fault == 0:
                action = out[below(mind, count)]
                fault = check_choice(s, seat, count, out, action)
            if fault == 0:
                do(s, seat, action)
                fault = sound(s, loose) if chips_in_all(s) == chips else 9
            decisions += 1
            if decisions > HANGS:
                fault = 7
        results[2] += decisions
        results[3] = max(results[3], decisions)
        if fault != 0:
            results[0] = fault
            results[1] = stream
            return


@dataclass(frozen=True)
class Soaked:
    """What a soak found: the decisions, the longest game, and the first fault with its stream, if there was one."""

    games: int
    decisions: int
    longest: int
    fault: str
    stream: int


def soak(game: Game, seats: int, options: Mapping[str, Any], games: int, seed: int) -> Soaked:
    """Play so many checked random games on all cores."""
    codes = game.encode(seats, game.read_options(seats, options))
    play = compiled(game, "cpu", (soak_many,)).soak_many
    cores = os.cpu_count() or 1
    results = np.zeros((cores, 4), np.int64)

    def share(core: int, games: int) -> None:
        out, again = (np.zeros(game.actions.most_legal, np.int16) for _ in range(2))
        loose, mind = np.zeros(4 * len(game.table_type.FACE), np.int16), np.zeros(4, np.uint32)
        states, news = (empty_tables(game, seats, codes, 1) for _ in range(2))
        seeds = words_of(seed)
        play(states, news, out, again, mind, loose, *seeds, core, cores, games, game.actions.count, results[core])

    share(0, 0)  # compiles, or loads from the cache
    with ThreadPoolExecutor(cores) as pool:
        list(pool.map(lambda core: share(core, games), range(cores)))
    worst = int(np.argmax(results[:, 0]))
    fault, stream = int(results[worst, 0]), int(results[worst, 1])
    return Soaked(games, int(results[:, 2].sum()), int(results[:, 3].max()), FAULTS[fault], stream)
