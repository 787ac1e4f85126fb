"""Whole games, written in the rules' way so that they run at every speed: the loops of the simulator and the soak."""

from __future__ import annotations

from collections.abc import MutableSequence

from kibitz.kernel.words import OK, State, below, deal, do, left, legal, one_seat, refusal, restart, set_seed

MINDS = 1 << 31
"""Streams from here on feed the players, those below it the cards: thinking does not change the deal."""

HANGS = 1_000_000
"""No game takes so many decisions; one that does would never end."""

WINNERS, LOSERS, LEFT, DECISIONS = 0, 1, 2, 3
"""What a row of results holds."""


def play_many(
    states: MutableSequence[State],
    news: MutableSequence[State],
    out: MutableSequence[int],
    mind: MutableSequence[int],
    low: int,
    high: int,
    stream: int,
    first: int,
    step: int,
    results: MutableSequence[MutableSequence[int]],
) -> None:
    """Every `step`-th game of a simulation from row `first` on, played on one table, set up as news[0] each time.

    Every seat chooses at random among its legal actions. (All in one function: Numba optimises what a function
    contains once more for every function around it.)
    """
    s = states[0]
    for i in range(first, len(results), step):
        restart(s, news[0])
        set_seed(s.rng, low, high, stream + i)
        set_seed(mind, low, high, stream + i + MINDS)
        deal(s)
        decisions = 0
        while s.over == 0:
            seat = one_seat(s.to_act)
            action = out[below(mind, legal(s, seat, out))]
            if refusal(s, seat, action) != OK or decisions == HANGS:
                decisions = -1
                break
            do(s, seat, action)
            decisions += 1
        results[i][WINNERS] = s.winners
        results[i][LOSERS] = s.losers
        results[i][LEFT] = left(s)
        results[i][DECISIONS] = decisions


def advance(
    states: MutableSequence[State],
    minds: MutableSequence[MutableSequence[int]],
    out: MutableSequence[int],
    first: int,
    step: int,
) -> None:
    """Every `step`-th table from `first` on goes one step further: its deal, or one random decision."""
    for i in range(first, len(states), step):
        s = states[i]
        if s.over == 0:
            if s.to_act == 0:
                deal(s)
            else:
                seat = one_seat(s.to_act)
                do(s, seat, out[below(minds[i], legal(s, seat, out))])
