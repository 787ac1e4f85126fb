"""Batches of games, in the rules' way so that they run at every speed: what the simulator and the arena play."""

from __future__ import annotations

from collections.abc import MutableSequence

from kibitz.kernel.clauses import OK
from kibitz.kernel.hooks import chips_of, deal, do, left, legal, refusal, restart, rounds_played, score_of
from kibitz.kernel.rng import below, set_seed
from kibitz.kernel.state import MAX_DECISIONS, MAX_SEATS, State
from kibitz.kernel.words import one_seat
from kibitz.players.choice import PLAYER_STREAMS, choose_by

WINNERS, LOSERS, LEFT, DECISIONS, ROUNDS, GAINED = 0, 1, 2, 3, 4, 5
"""What a row of results holds: sets of seats, numbers, and from GAINED on every seat's chips or points."""
COLUMNS = GAINED + MAX_SEATS
NOBODY_ACTS, NOT_LEGAL, ENDLESS, CRASHED = -1, -2, -3, -4
"""What stands for the number of decisions where a game went wrong."""


def at_random(
    who: int, s: State, seat: int, out: MutableSequence[int], rng: MutableSequence[int], memo: MutableSequence[int]
) -> int:
    """`choose_by` where everybody chooses at random: nothing else need be compiled."""
    return out[below(rng, legal(s, seat, out))]


def play_many(
    states: MutableSequence[State],
    empty: MutableSequence[State],
    who: MutableSequence[int],
    out: MutableSequence[int],
    rng: MutableSequence[int],
    memo: MutableSequence[int],
    low: int,
    high: int,
    stream: int,
    first: int,
    step: int,
    results: MutableSequence[MutableSequence[int]],
) -> None:
    """Every `step`-th game of a simulation from row `first` on, played on one table, set up as empty[0] each time.

    `who` says for every seat which of the quick players sits there. A game that goes wrong ends it all: with such
    rules the others are worth nothing. (All in one function: Numba optimises what a function contains once more for
    every function around it.)
    """
    s = states[0]
    for i in range(first, len(results), step):
        restart(s, empty[0])
        set_seed(s.rng, low, high, stream + i)
        set_seed(rng, low, high, stream + i + PLAYER_STREAMS)
        deal(s)
        decisions = 0
        while s.over == 0:
            seat = one_seat(s.to_act)
            if seat >= s.seats or decisions == MAX_DECISIONS:
                results[i][DECISIONS] = ENDLESS if decisions == MAX_DECISIONS else NOBODY_ACTS
                return
            action = choose_by(who[seat], s, seat, out, rng, memo)
            if refusal(s, seat, action) != OK:
                results[i][DECISIONS] = NOT_LEGAL
                return
            do(s, seat, action)
            decisions += 1
        write_result(s, results[i])
        results[i][DECISIONS] = decisions


# --- many tables in step with each other -----------------------------------------------------------------------------


def deal_all(tables: MutableSequence[State], low: int, high: int, streams: MutableSequence[int]) -> None:
    """Deal at every table; equal streams deal the same."""
    for t in range(len(tables)):
        set_seed(tables[t].rng, low, high, streams[t])
        deal(tables[t])


def choose_all(
    tables: MutableSequence[State],
    seats: MutableSequence[int],
    who: MutableSequence[int],
    out: MutableSequence[int],
    rngs: MutableSequence[MutableSequence[int]],
    memo: MutableSequence[int],
    actions: MutableSequence[int],
) -> None:
    """At every table the choice of a quick player."""
    for t in range(len(tables)):
        actions[t] = choose_by(who[t], tables[t], seats[t], out, rngs[t], memo)


def act_all(tables: MutableSequence[State], seats: MutableSequence[int], actions: MutableSequence[int]) -> None:
    """At every table one action."""
    for t in range(len(tables)):
        do(tables[t], seats[t], actions[t])


def write_results(tables: MutableSequence[State], results: MutableSequence[MutableSequence[int]]) -> None:
    """The rows of results of games that are over."""
    for t in range(len(tables)):
        write_result(tables[t], results[t])


def write_result(s: State, row: MutableSequence[int]) -> None:
    """How a game ended, but for the number of decisions."""
    row[WINNERS] = s.winners
    row[LOSERS] = s.losers
    row[LEFT] = left(s)
    row[ROUNDS] = rounds_played(s)
    for seat in range(s.seats):
        row[GAINED + seat] = chips_of(s, seat) + score_of(s, seat)


def advance(
    states: MutableSequence[State],
    rngs: MutableSequence[MutableSequence[int]],
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
                do(s, seat, out[below(rngs[i], legal(s, seat, out))])
