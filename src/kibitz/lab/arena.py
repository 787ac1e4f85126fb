"""The arena: two players on the same deals in swapped seats, until it is sure which of them is better, or time is up.

A deal is played once for every way in which the two can share the seats by turns, so that neither the cards nor the
seats favour one of them; teams play each deal once for either player. What is compared is the mean over a deal.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import combinations
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kibitz.errors import BadSeats, KibitzError, brief
from kibitz.games import load_game
from kibitz.kernel.chance import check_seed
from kibitz.kernel.game import Game
from kibitz.kernel.options import Value
from kibitz.kernel.speeds.trial import try_out
from kibitz.lab.batches import GAINED, LOSERS, ROUNDS, WINNERS
from kibitz.lab.lineup import by_rollouts, starting_chips
from kibitz.lab.matches import play_matches
from kibitz.lab.soak import try_worlds
from kibitz.lab.statistics import confidence_sequence
from kibitz.players import Player, Spec
from kibitz.players.engine import Engine, engine

Progress = Callable[[int], None]

BATCH = 64
"""Deals that are played together, at least; later a quarter of what was played before."""


@dataclass(frozen=True)
class Duel:
    """What an arena found: by how much `one` is better than `two`, and whether that is sure.

    `low` and `high` hold the difference with 99.9 % probability, however often one has looked while it was played.
    """

    game: str
    seats: int
    options: dict[str, Value]
    one: str
    two: str
    seed: int
    deals: int
    games: int
    mean_one: float
    mean_two: float
    difference: float
    low: float
    high: float
    unit: str

    @property
    def sure(self) -> bool:
        """Whether the difference is real."""
        return self.low > 0 or self.high < 0

    def as_dict(self) -> dict[str, Any]:
        """Everything as plain values."""
        return {**asdict(self), "sure": self.sure}

    def __str__(self) -> str:
        better, worse = (self.one, self.two) if self.difference >= 0 else (self.two, self.one)
        low, high = sorted((abs(self.low), abs(self.high))) if self.sure else (self.low, self.high)
        head = f"{self.game}, {self.seats} seats, {self.deals:,} deals, {self.games:,} games: "
        means = f"{self.one} {self.mean_one:+.3f}, {self.two} {self.mean_two:+.3f} {self.unit}"
        if self.sure:
            by = f"by {abs(self.difference):.3f} ({low:.3f} to {high:.3f})"
            said = f"{better} is better than {worse}, {by}: it is real."
        else:
            by = f"{self.difference:+.3f} ({low:+.3f} to {high:+.3f})"
            said = f"The difference of {by} may be luck: more deals would tell."
        return f"{head}{means}.\n{said}"


def arena(
    game: str | Game,
    one: str | Player,
    two: str | Player,
    seats: int,
    deals: int = 10_000,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    by: Engine | None = None,
    cores: int = 1,
    progress: Progress | None = None,
    batch: int = BATCH,
) -> Duel:
    """Let two players play until it is sure which is better, or so many deals are played."""
    rules = game if isinstance(game, Game) else load_game(game)
    if type(deals) is not int or deals < 2:
        raise KibitzError(f"deals is a number from 2 on, not {brief(deals)}")
    check_seed(seed)
    specs = replace(by_rollouts(one)), replace(by_rollouts(two))  # two players, also if they are named alike
    chosen = rules.read_options(seats, options)
    if seats == 1 and not rules.cooperative:
        raise BadSeats("alone there is nobody to play against")
    plans = seatings(specs, seats, rules.cooperative)
    try_out(rules, seats, chosen)
    if any(spec.thinks == "search" for spec in specs):
        try_worlds(rules, seats, chosen)
    by = by or engine(rules, cores)
    began = starting_chips(rules, seats, seed, chosen)
    found: NDArray[np.float64] = np.zeros((0, 2))
    while len(found) < deals:
        more = min(deals - len(found), max(batch, len(found) // 4))
        numbers = range(len(found), len(found) + more)
        seated = [plan for _ in numbers for plan in plans]
        rows = play_matches(rules, seated, chosen, seed, [deal for deal in numbers for _ in plans], by)
        values = values_of(rules, rows, seats, began)
        means = [_means(values[i : i + len(plans)], plans, specs) for i in range(0, len(rows), len(plans))]
        found = np.concatenate([found, np.array(means)])
        if progress is not None:
            progress(len(found))
        low, high = confidence_sequence(found[:, 0] - found[:, 1])
        if low > 0 or high < 0:
            break
    mean_one, mean_two = (float(mean) for mean in found.mean(axis=0))
    low, high = confidence_sequence(found[:, 0] - found[:, 1])
    return Duel(
        game=rules.id,
        seats=seats,
        options=chosen,
        one=str(specs[0]) if not isinstance(one, str) else one,
        two=str(specs[1]) if not isinstance(two, str) else two,
        seed=seed,
        deals=len(found),
        games=len(found) * len(plans),
        mean_one=mean_one,
        mean_two=mean_two,
        difference=mean_one - mean_two,
        low=low,
        high=high,
        unit=unit(rules),
    )


def unit(game: Game) -> str:
    """What is compared."""
    if game.cooperative:
        return "games won"
    return "chips a round" if game.chips is not None else "games won or not lost"


def seatings(specs: tuple[Spec, Spec], seats: int, together: bool) -> list[list[Spec]]:
    """Who sits where in the games of a deal. Teams: all of one, then all of the other.

    Otherwise half of the seats for one, in every way for up to four seats, and alternately for more; and turned round.
    """
    one, two = specs
    if together:
        return [[one] * seats, [two] * seats]
    ways = [set(way) for way in combinations(range(seats), seats // 2)] if seats <= 4 else [set(range(0, seats, 2))]
    plans = [[one if seat in way else two for seat in range(seats)] for way in ways]
    swapped = [[two if spec is one else one for spec in plan] for plan in plans]
    there = [[spec is one for spec in plan] for plan in plans]
    return plans + [plan for plan in swapped if [spec is one for spec in plan] not in there]


def values_of(game: Game, rows: NDArray[np.int32], seats: int, began: Sequence[float]) -> NDArray[np.float64]:
    """What every game was worth to every seat: chips a round, or its share of the win, or minus one if it lost.

    `began` is how many chips each had at first.
    """
    if game.chips is not None:
        gained = rows[:, GAINED : GAINED + seats].astype(float) - np.array(began)
        a_round: NDArray[np.float64] = gained / np.maximum(1, rows[:, ROUNDS : ROUNDS + 1])
        return a_round
    won = np.stack([rows[:, WINNERS] >> seat & 1 for seat in range(seats)], axis=1).astype(float)
    if game.cooperative:
        return won
    lost = np.stack([rows[:, LOSERS] >> seat & 1 for seat in range(seats)], axis=1).astype(float)
    nobody_won = won.sum(axis=1, keepdims=True) == 0
    shares: NDArray[np.float64] = np.where(nobody_won, -lost, won / np.maximum(1, won.sum(axis=1, keepdims=True)))
    return shares


def _means(values: NDArray[np.float64], plans: list[list[Spec]], specs: tuple[Spec, Spec]) -> tuple[float, float]:
    """The mean of either player over the games of a deal."""
    flat = [
        (spec is specs[0], value)
        for plan, row in zip(plans, values, strict=True)
        for spec, value in zip(plan, row, strict=True)
    ]
    ones, twos = ([value for first, value in flat if first is mine] for mine in (True, False))
    return sum(ones) / len(ones), sum(twos) / len(twos)
