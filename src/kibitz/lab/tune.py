"""Weights for the sensible players, found by CMA-ES over whole games on compiled batches, on all cores or a GPU.

    python -m kibitz.lab.tune the_game --seats 3 --generations 120 --speed gpu

A page that can be tuned has a row WEIGHTS, so many for every number of seats, a function `weigh(s, memo)` that puts
those for a table into its memo, and WEIGHT, the place where they stand there.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kibitz.games import game as game_of
from kibitz.kernel.chance import words_of
from kibitz.kernel.game import Game
from kibitz.kernel.hooks import Function
from kibitz.kernel.speeds.arrays import empty_tables
from kibitz.kernel.speeds.compiler import compiled
from kibitz.lab.batches import COLUMNS, LEFT, WINNERS, play_many
from kibitz.players.choice import MEMO, SENSIBLE
from kibitz.players.sensible import meaning

Weights = NDArray[np.int64]
Play = Callable[[Weights, int, int], NDArray[np.int32]]

SPREAD = 0.25
"""How far the first guesses lie from the weights there are, as a share of the largest."""


def as_they_are(s: Any, memo: Any) -> None:
    """`weigh` for the tuner: the weights stand in the memo already."""
    return


def tuned_meaning(game: Game) -> tuple[Any, dict[Function, Function]]:
    """The page of a game, and what its words mean with weights from outside."""
    page = import_module(f"kibitz.players.sensible.{game.id}")
    return page, {**meaning(game), page.weigh: as_they_are}


def on_cpu(game: Game, seats: int) -> Play:
    """Play so many games of a seed with each row of weights, the rows shared among the cores."""
    page, words = tuned_meaning(game)
    play = compiled(game, "cpu", (play_many,), words).play_many
    new = empty_tables(game, seats, game.encode(seats, game.read_options(seats, {})), 1)
    who = np.full(seats, SENSIBLE, np.int8)

    def one(weights: Weights, games: int, seed: int) -> NDArray[np.int32]:
        rows = np.zeros((games, COLUMNS), np.int32)
        out, rng, memo = np.zeros(game.actions.most_legal, np.int16), np.zeros(4, np.uint32), np.zeros(MEMO, np.int64)
        memo[page.WEIGHT : page.WEIGHT + len(weights)] = weights
        play(new.copy(), new, who, out, rng, memo, *words_of(seed), 0, 0, 1, rows)
        return rows

    def all_of_them(weights: Weights, games: int, seed: int) -> NDArray[np.int32]:
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            return np.stack(list(pool.map(lambda row: one(row, games, seed), weights)))

    one(np.zeros(1, np.int64), 0, 0)  # compiles
    return all_of_them


def on_gpu(game: Game, seats: int) -> Play:
    """The same on a GPU: a row of blocks for each row of weights."""
    from kibitz.lab.gpu import tuning

    page, words = tuned_meaning(game)
    new = empty_tables(game, seats, game.encode(seats, game.read_options(seats, {})), 1)
    play = tuning(game, new, seats, page.WEIGHT, words)
    return lambda weights, games, seed: play(weights, games, *words_of(seed))


def value(rows: NDArray[np.int32]) -> NDArray[np.float64]:
    """How good each row of weights was: games won, and a little for cards that were not left over."""
    won: NDArray[np.float64] = (rows[..., WINNERS] != 0).mean(axis=1) - rows[..., LEFT].mean(axis=1) / 500
    return won


def tune(game: Game, seats: int, play: Play, generations: int, games: int, seed: int) -> list[int]:
    """Better weights for so many seats; every generation plays other deals, all rows of it the same."""
    from cmaes import CMA

    page, _ = tuned_meaning(game)
    each = len(page.WEIGHTS) // (game.seats[-1] + 1)
    start = np.array(page.WEIGHTS[each * seats : each * (seats + 1)], float)
    scale = np.maximum(np.abs(start), np.abs(start).max() / 10)
    search = CMA(mean=start / scale, sigma=SPREAD, seed=seed, population_size=24)
    for generation in range(generations):
        asked = [search.ask() for _ in range(search.population_size)]
        rows = np.array([np.rint(x * scale) for x in [*asked, search._mean]], np.int64)
        values = value(play(rows, games, seed + generation))
        search.tell([(x, -v) for x, v in zip(asked, values, strict=False)])
        if generation % 10 == 9:
            print(f"{seats} seats, generation {generation + 1}: {values[-1]:.4f} {rows[-1].tolist()}", flush=True)
    mean: list[int] = np.rint(search._mean * scale).astype(int).tolist()
    return mean


def main(arguments: Sequence[str] | None = None) -> None:
    """Tune, and print the rows to be put into the page."""
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("game")
    reader.add_argument("--seats", type=int, nargs="+")
    reader.add_argument("--generations", type=int, default=100)
    reader.add_argument("--games", type=int, default=4096, help="for each row of weights and generation")
    reader.add_argument("--speed", choices=("cpu", "gpu"), default="cpu")
    reader.add_argument("--seed", type=int, default=1)
    read = reader.parse_args(arguments)
    game = game_of(read.game)
    for seats in read.seats or game.seats:
        play = (on_gpu if read.speed == "gpu" else on_cpu)(game, seats)
        best = tune(game, seats, play, read.generations, read.games, read.seed)
        tested = play(np.array([best], np.int64), 20 * read.games, 999)
        print(f"{seats} seats: {(tested[0, :, WINNERS] != 0).mean():.4f} won with {best}", flush=True)


if __name__ == "__main__":
    main()
