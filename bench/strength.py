"""How strong the players are: docs/results/strength.md, with the command that made it.

python bench/strength.py --speed gpu       # minutes on a GPU, hours on two cores
python bench/strength.py --speed cpu --games pairs port
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import kibitz
from kibitz.lab.arena import Duel, arena
from kibitz.lab.simulate import engine_for, read_speed
from kibitz.lab.statistics import interval
from kibitz.players.sensible import choose_sensibly

RESULTS = Path(__file__).parent.parent / "docs" / "results"
ROLLOUTS_A_DECISION = 90  # about 265 a turn of The Game, which is three decisions
SENSIBLE_GAMES, SEARCH_GAMES = 10_000, 500
WANTED = {1: (7, 18), 2: (40, 58), 3: (30, 40), 4: (50, 68), 5: (58, 75)}
ELSEWHERE = {1: 5, 2: 24, 3: 10, 4: 8, 5: 14.5}

DUELS: dict[str, tuple[tuple[int, ...], int, dict[str, Any]]] = {
    "extreme": ((2, 4), 200, {}),
    "face_to_face": ((2,), 200, {}),
    "pairs": ((2, 4), 400, {}),
    "port": ((3, 4), 400, {}),
    "starboard": ((4, 5), 400, {"end": "rounds:10"}),
    "blackstone": ((3, 4), 400, {"end": "rounds:10"}),
    "hawthorn": ((2, 3), 1000, {"end": "rounds:10"}),
    "goblin_poker": ((3, 5), 400, {"end": "rounds:10"}),
    "monster": ((4, 6), 400, {"end": "rounds:10"}),
    "regent": ((2, 4), 400, {"end": "rounds:10"}),
    "troll_guts": ((3, 4), 400, {"end": "rounds:10"}),
    "sweep": ((3, 5), 400, {}),
    "kitty": ((3, 5), 400, {}),
    "venture": ((3, 4), 400, {}),
    "five_cards": ((2,), 400, {}),
}
"""The numbers of seats, the rollouts a decision, and the options: chips are counted over ten rounds."""
DEALS = 5_000


def the_game(speed: str) -> list[str]:
    """The rows of The Game: games won by each number of seats, and the time a turn takes."""
    game, rows = kibitz.game("the_game"), []
    for seats in game.seats:
        sensible = kibitz.simulate(game, ["sensible"] * seats, SENSIBLE_GAMES, seed=2, cores=1)
        turns = sensible.decisions / 3  # two cards and the end of the turn, at least
        search = kibitz.simulate(
            game, [f"search:rollouts={ROLLOUTS_A_DECISION}"] * seats, SEARCH_GAMES, read_speed(speed), seed=2
        )
        assert sensible.won is not None and search.won is not None
        wanted = WANTED[seats]
        rows.append(
            f"| {seats} | {ELSEWHERE[seats]} | {wanted[0]} | {interval(sensible.won, SENSIBLE_GAMES)} | "
            f"{1e6 * sensible.seconds / turns:.1f} µs | {wanted[1]} | {interval(search.won, SEARCH_GAMES)} |"
        )
        print(rows[-1], flush=True)
    return rows


def duels(name: str, speed: str) -> list[str]:
    """The rows of another game: sensible against random, search against sensible."""
    seats, rollouts, options = DUELS[name]
    game, rows = kibitz.game(name), []
    for chairs in seats:
        by = engine_for(game, read_speed(speed), os.cpu_count() or 1)
        start, batch = time.perf_counter(), 500 if speed == "gpu" else 64
        for one, two in (("sensible", "random"), (f"search:rollouts={rollouts}", "sensible")):
            rows.append(row(arena(game, one, two, chairs, DEALS, seed=3, options=options, by=by, batch=batch)))
            print(f"{rows[-1]} {time.perf_counter() - start:.0f} s", flush=True)
    return rows


def row(found: Duel) -> str:
    """What an arena found, as a row."""
    sure = "yes" if found.low > 0 else "no: the other way round" if found.high < 0 else "not yet"
    span = f"{found.difference:+.3f} ({found.low:+.3f} to {found.high:+.3f})"
    who = f"{found.game}, {found.seats} | {found.one} – {found.two}"
    return f"| {who} | {span} | {found.unit} | {found.deals:,} | {sure} |"


def answer_time() -> list[str]:
    """How long `search:ms=300` takes to answer, in every game: the slowest of some decisions."""
    from random import Random

    from kibitz.players import player

    rows, think = [], player("search:ms=300")
    for game in kibitz.games():
        table, rng, slowest = game.table(game.seats[-1], seed=5), Random(5), 0.0
        for i in range(24):
            if table.over:
                break
            view = table.view(table.to_act[0])
            start = time.perf_counter()
            think(view, rng)
            if i > 1 and len(view.legal) > 1:  # the first one compiles
                slowest = max(slowest, time.perf_counter() - start)
            table.act(view.me if view.me is not None else 0, choose_sensibly(view, rng))
        rows.append(f"| {game.id} | {1000 * slowest:.0f} ms |")
        print(rows[-1], flush=True)
    return rows


def main() -> None:
    """Measure, and write the page."""
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--speed", choices=("cpu", "gpu"), default="cpu")
    reader.add_argument("--games", nargs="*", default=["the_game", *DUELS])
    reader.add_argument("--parallel", type=int, default=1)
    reader.add_argument("--times", action="store_true", help="measure only how long an answer takes")
    reader.add_argument("--into", type=Path, help="a folder for the rows, one file for a game")
    read = reader.parse_args()
    if read.times:
        save(read.into, "times", answer_time())
        return
    with ProcessPoolExecutor(read.parallel, mp_context=get_context("spawn")) as pool:
        asked = {
            name: pool.submit(the_game, read.speed) if name == "the_game" else pool.submit(duels, name, read.speed)
            for name in read.games
        }
        for name, rows in asked.items():
            try:
                save(read.into, name, rows.result())
            except Exception as error:
                print(f"{name}: {error}", file=sys.stderr, flush=True)


def save(into: Path | None, name: str, rows: list[str]) -> None:
    """Keep the rows of a game."""
    folder = into or RESULTS / "strength"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.txt").write_text("\n".join(rows) + "\n")


if __name__ == "__main__":
    main()
