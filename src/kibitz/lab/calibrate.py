"""What the search may believe of a sensible player: UNIT, DOUBT and SCATTER of its page.

    python -m kibitz.lab.calibrate pairs --seats 4

At positions of sensible games, each action is tried in many worlds and compared with the most sensible one. UNIT is
what a difference in worth was in outcomes, on average, and DOUBT how far off that was (less what the worlds scatter).
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kibitz.games import game as game_of
from kibitz.kernel.chance import words_of
from kibitz.kernel.game import Game
from kibitz.kernel.speeds.arrays import empty_tables
from kibitz.kernel.speeds.compiler import compiled
from kibitz.lab.batches import act_all, choose_all, deal_all
from kibitz.lab.matches import acting
from kibitz.players.choice import NONE, SENSIBLE
from kibitz.players.engine import engine, scratch
from kibitz.players.search import MAX_ACTIONS, Search
from kibitz.players.sensible import meaning

STEPS = 150  # decisions into a game at most
KEPT = 0.15  # of all positions on the way


def positions(game: Game, seats: int, count: int, seed: int) -> tuple[NDArray[Any], list[int]]:
    """Tables in the middle of sensible games, and the seats that are to act there."""
    run = compiled(game, "cpu", (deal_all, choose_all, act_all), meaning(game))
    rng = Random(seed)  # noqa: S311  which positions are looked at
    codes = game.encode(seats, game.read_options(seats, {}))
    out, memo, _, _ = scratch(game)
    found: list[NDArray[Any]] = []
    to_act: list[int] = []
    tables = empty_tables(game, seats, codes, count)
    run.deal_all(tables, *words_of(seed), np.arange(count))
    for _ in range(STEPS):
        tables = tables[tables["over"] == 0]
        if len(tables) == 0 or len(to_act) >= count:
            break
        now = acting(tables["to_act"])
        for t in range(len(tables)):
            if rng.random() < KEPT:
                found.append(tables[t : t + 1].copy())
                to_act.append(int(now[t]))
        rngs = np.array([[rng.getrandbits(32) for _ in range(4)] for _ in tables], np.uint32)
        actions, who = np.zeros(len(tables), np.int16), np.full(len(tables), SENSIBLE, np.int8)
        run.choose_all(tables, now, who, out, rngs, memo, actions)
        run.act_all(tables, now, actions)
    return np.concatenate(found[:count]), to_act[:count]


def calibrate(game: Game, seats: int, count: int = 160, worlds: int = 160, seed: int = 1) -> tuple[float, float, float]:
    """UNIT, DOUBT, and the scatter of one world's difference."""
    roots, to_act = positions(game, seats, count, seed)
    search = Search(
        game, roots, to_act, list(range(seed, seed + len(to_act))), engine(game, os.cpu_count() or 1), told=1.0
    )
    said = search.prior[:, :MAX_ACTIONS].copy()
    search.try_out(min(MAX_ACTIONS, search.actions.shape[1]), worlds)
    ahead = (search.found - search.found[:, :, :1]).astype(float)
    there = (search.actions[:, : ahead.shape[2]] != NONE) & (ahead != 0).any(axis=1)
    x, y = said[:, : ahead.shape[2]][there], ahead.mean(axis=1)[there]
    noise = ahead.var(axis=1)[there]
    weight = 1 / (1 + (x / max(1.0, float(np.median(np.abs(x))))) ** 2)  # what is close matters most
    unit = float((weight * x * y).sum() / max(1e-9, (weight * x * x).sum()))
    off = float((weight * ((y - unit * x) ** 2 - noise / worlds)).sum() / weight.sum())
    return unit, float(np.sqrt(max(off, 1.0))), float(np.sqrt(noise.mean()))


def main(arguments: Sequence[str] | None = None) -> None:
    """Print what a page should say."""
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("game")
    reader.add_argument("--seats", type=int, nargs="+")
    read = reader.parse_args(arguments)
    game = game_of(read.game)
    for seats in read.seats or game.seats:
        unit, doubt, scatter = calibrate(game, seats)
        print(f"{game.id}, {seats} seats: UNIT, DOUBT, SCATTER = {unit:.2f}, {doubt:.0f}, {scatter:.0f}", flush=True)


if __name__ == "__main__":
    main()
