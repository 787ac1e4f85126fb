"""make bench: how fast the games run, beside a peer measured in the same minutes; writes docs/results/speed.md.

python bench/speed.py           CPU and plain Python, CPU seconds on one core, against OpenSpiel's C++ crazy_eights
python bench/speed.py --gpu     the GPU of this machine; writes docs/results/speed-gpu.md
python bench/against.py COMMIT  this tree beside another commit
"""

from __future__ import annotations

import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from datetime import UTC, datetime
from fcntl import LOCK_EX, flock
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import numpy as np
from settings import ROUNDS, SETTINGS

import kibitz
from kibitz.kernel.game import Game
from kibitz.kernel.speeds.arrays import dtype, empty_tables
from kibitz.kernel.speeds.compiler import compiled
from kibitz.lab.batches import COLUMNS, DECISIONS, at_random, play_many
from kibitz.players.choice import RANDOM, choose_by

RESULTS = Path(__file__).parent.parent / "docs" / "results"
Measured = tuple[float, float]  # decisions, CPU seconds


def crazy_eights() -> tuple[Callable[[], Measured], float]:
    """OpenSpiel's C++ game with its C++ random bots; and how many of 100 moves are decisions (the rest are deals)."""
    import pyspiel

    game = pyspiel.load_game("crazy_eights")
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]

    def play(count: int) -> tuple[int, int, float]:
        states = [game.new_initial_state() for _ in range(count)]
        start = time.process_time()
        for i, state in enumerate(states):
            pyspiel.evaluate_bots(state, bots, i)
        seconds = time.process_time() - start
        moves = [step.player for state in states for step in state.full_history()]
        return len(moves), sum(player >= 0 for player in moves), seconds

    moves, decisions, _ = play(300)

    def measure() -> Measured:
        _, decided, seconds = play(1500)
        return decided, seconds

    return measure, decisions / moves


def on_cpu(game: Game, seats: int, options: dict[str, Any]) -> Callable[[], Measured]:
    """Random play on compiled code: legal actions generated, one chosen, checked, carried out."""
    codes = game.encode(seats, game.read_options(seats, options))
    play = compiled(game, "cpu", (play_many,), {choose_by: at_random}).play_many
    states, empty = (empty_tables(game, seats, codes, 1) for _ in range(2))
    who, memo = np.full(seats, RANDOM, np.int8), np.zeros(1, np.int64)
    out, rng = np.zeros(game.actions.most_legal, np.int16), np.zeros(4, np.uint32)
    rows = np.zeros((30_000, COLUMNS), np.int32)

    def measure() -> Measured:
        start = time.process_time()
        play(states, empty, who, out, rng, memo, 1, 0, 0, 0, 1, rows)
        seconds = time.process_time() - start
        assert rows[:, DECISIONS].min() > 0
        return float(rows[:, DECISIONS].sum()), seconds

    play(states, empty, who, out, rng, memo, 1, 0, 0, 0, 1, rows[:1])
    return measure


def on_python(game: Game, seats: int, options: dict[str, Any]) -> Callable[[], Measured]:
    """The same rules as they stand, with every event written down."""

    def measure() -> Measured:
        start = time.process_time()
        found = kibitz.simulate(game, ["random"] * seats, 150, speed="python", seed=1, options=options)
        return found.decisions, time.process_time() - start

    return measure


def through_the_door(game: Game, seats: int, options: dict[str, Any]) -> Callable[[], Measured]:
    """A table as people use it: ask for the legal actions, act, write down for the record."""

    def measure() -> Measured:
        rng, decisions = Random(1), 0
        start = time.process_time()
        for seed in range(60):
            table = game.table(seats, seed, options)
            while not table.over:
                seat = table.to_act[0]
                table.act(seat, rng.choice(table.legal(seat)))
                decisions += 1
        return decisions, time.process_time() - start

    return measure


def rates(measures: dict[str, Callable[[], Measured]]) -> dict[str, list[float]]:
    """Decisions a second of each, all measured in turn, round by round: the machine's moods meet everybody."""
    found: dict[str, list[float]] = {name: [] for name in measures}
    for _ in range(ROUNDS):
        for name, measure in measures.items():
            decisions, seconds = measure()
            found[name].append(decisions / seconds)
    return found


def fresh(code: str, cache: str) -> float:
    """The number that a fresh Python prints: the best of three."""
    env = {"KIBITZ_CACHE": cache, "PATH": "", "HOME": cache}
    command = [sys.executable, "-c", code]
    return min(
        float(subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout) for _ in range(3)
    )


START = "import time; t = time.perf_counter(); import kibitz; "
FIRST = (
    "u = time.perf_counter(); a = kibitz.game('{}').table(seats={}, seed=1); "
    "a.act(a.to_act[0], a.legal(a.to_act[0])[0]); "
)
COMPILE = (
    "import time, numba, kibitz, kibitz.lab.simulate; t = time.perf_counter(); "
    "kibitz.simulate('{}', ['random'] * {}, 10, cores=1); print(time.perf_counter() - t)"
)


def start_up() -> list[str]:
    """How long importing, a first action and compiling take in a fresh process."""
    with tempfile.TemporaryDirectory() as cache:
        rows = [f"| `import kibitz` | {fresh(START + 'print(time.perf_counter() - t)', cache):.3f} s |"]
        for game in kibitz.games():
            first = fresh(START + FIRST.format(game.id, game.seats[-1]) + "print(time.perf_counter() - u)", cache)
            rows.append(f"| {game.id}: a table and its first action | {first * 1000:.1f} ms |")
            with tempfile.TemporaryDirectory() as cold:
                command = [sys.executable, "-c", COMPILE.format(game.id, game.seats[-1])]
                env = {"KIBITZ_CACHE": cold, "PATH": "", "HOME": cold}
                took = float(subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout)
                warm = fresh(COMPILE.format(game.id, game.seats[-1]), cold)
            rows.append(f"| {game.id}: compiled cold / from the cache | {took:.1f} s / {warm:.2f} s |")
            rows.append(f"| {game.id}: a state | {dtype(game.table_type).itemsize} bytes |")
    return rows


def cpu() -> None:
    """The table of speeds on the CPU."""
    peer, share = crazy_eights()
    measures: dict[str, Callable[[], Measured]] = {"peer": peer}
    for name, settings in SETTINGS.items():
        game = kibitz.game(name)
        for seats, options in settings:
            label = f"{name}, {seats} seats" + (f", {', '.join(options)}" if options else "")
            measures[f"cpu|{label}"] = on_cpu(game, seats, options)
        seats, options = settings[0]
        measures[f"python|{name}, {seats} seats"] = on_python(game, seats, options)
        measures[f"door|{name}, {seats} seats"] = through_the_door(game, seats, options)
    found = rates(measures)
    base = median(found.pop("peer"))
    lines = [
        "# Speed",
        "",
        f"Written by `make bench` on {today()}, {platform.machine()}, Python {platform.python_version()}.",
        f"CPU seconds on one core; the median of {ROUNDS} rounds in which everything was measured in turn.",
        "",
        "The peer is OpenSpiel's C++ `crazy_eights` with its C++ random bots (`evaluate_bots`, states made before).",
        f"Only players' decisions count, on both sides; of the peer's moves {share:.0%} are, the others are deals.",
        "Ours come each with the legal actions generated, one chosen at random, checked, and carried out with all",
        "that follows.",
        "",
        "| what | decisions a second | times the peer |",
        "|---|---|---|",
        f"| OpenSpiel crazy_eights, 5 seats | {base:,.0f} | 1.00 |",
        f"| the same, counting its deals as well | {base / share:,.0f} | {1 / share:.2f} |",
    ]
    for label, values in found.items():
        speed, what = label.split("|")
        speed = {"door": "through the door (`table.legal`, `table.act`)"}.get(speed, f"`{speed}`")
        lines.append(f"| {speed}: {what} | {median(values):,.0f} | {median(values) / base:.2f} |")
    lines += ["", "| in a fresh process | took |", "|---|---|", *start_up()]
    report("speed.md", lines)


def gpu() -> None:
    """The table of speeds on this machine's GPU: games are compiled side by side, and measured one at a time."""
    from kibitz.lab.gpu import device_name, require_gpu

    require_gpu()
    lines = [
        "# Speed on a GPU",
        "",
        f"Written by `python bench/speed.py --gpu` on {today()}, {device_name()}.",
        "Whole random games, legal actions generated and checked as on the CPU; seconds of the kernel, best of five.",
        "",
        "| what | decisions a second | compiled cold |",
        "|---|---|---|",
    ]
    with tempfile.NamedTemporaryFile() as lock, ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        for rows in pool.map(on_gpu, SETTINGS, [lock.name] * len(SETTINGS)):
            lines += rows
    report("speed-gpu.md", lines)


def on_gpu(name: str, lock: str) -> list[str]:
    """The rows of one game, in a process of its own; whoever holds the lock measures."""
    from kibitz.lab.gpu import play_on_gpu

    game, rows = kibitz.game(name), []
    for seats, options in SETTINGS[name]:
        new = empty_tables(game, seats, game.encode(seats, game.read_options(seats, options)), 1)
        start = time.perf_counter()
        played, _ = play_on_gpu(game, new, [RANDOM] * seats, 1000, 1, 0)
        took = time.perf_counter() - start
        same = kibitz.simulate(game, ["random"] * seats, 1000, seed=1, options=options, cores=1)
        assert int(played[:, DECISIONS].sum()) == same.decisions, "the GPU plays other games than the CPU"
        best = 0.0
        with open(lock) as held:
            flock(held, LOCK_EX)
            for _ in range(5):
                played, seconds = play_on_gpu(game, new, [RANDOM] * seats, 1 << 22, 1, 0)
                best = max(best, float(played[:, DECISIONS].sum(dtype=np.int64)) / seconds)
        label = f"{name}, {seats} seats" + (f", {', '.join(options)}" if options else "")
        rows.append(f"| {label} | {best:,.0f} | {took:.0f} s |")
    return rows


def today() -> str:
    """The date, for the reports."""
    return f"{datetime.now(UTC):%Y-%m-%d}"


def report(name: str, lines: list[str]) -> None:
    """Print a report and write it down."""
    print("\n".join(lines))
    (RESULTS / name).write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["--gpu"]:
            gpu()
        case _:
            cpu()
