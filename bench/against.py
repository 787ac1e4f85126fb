"""python bench/against.py COMMIT [GAME …]: how fast this tree's games run beside another commit's, and compile.

Both run in turn, in processes of their own; the medians of the rounds are compared. Writes nothing.
"""

from __future__ import annotations

import json
import math
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from settings import ROUNDS, SETTINGS

import kibitz

GAMES = {"cpu": 30_000, "python": 150}
COLD = (
    "import time, numba, kibitz, kibitz.lab.simulate; t = time.process_time(); "
    "kibitz.simulate('{}', ['random'] * {}, 10, cores=1); print(time.process_time() - t)"
)


@contextmanager
def exported(commit: str) -> Iterator[Path]:
    """The sources of a commit, in a folder of their own."""
    with tempfile.TemporaryDirectory() as folder:
        ask, here = ["git", "archive", commit, "src"], Path(__file__).parent.parent
        text = subprocess.run(ask, check=True, capture_output=True, cwd=here).stdout
        subprocess.run(["tar", "-x", "-C", folder], input=text, check=True)
        yield Path(folder) / "src"


def environment(source: Path, cache: str) -> dict[str, str]:
    """What a process needs that measures the sources in a folder."""
    return {**os.environ, "PYTHONPATH": str(source), "KIBITZ_CACHE": cache}


def serve() -> None:
    """Measure what is asked for, line by line: a speed, a game, how many seats, the options.

    By the door alone: what is behind it may have been elsewhere in the other commit.
    """
    for line in sys.stdin:
        speed, name, seats, options = json.loads(line)
        how = {"speed": speed, "seed": 1, "options": options, **({"cores": 1} if speed == "cpu" else {})}
        start = time.process_time()
        found = kibitz.simulate(name, ["random"] * seats, GAMES[speed], **how)
        print(found.decisions / (time.process_time() - start), flush=True)


class Tree:
    """A process that measures one of the trees."""

    def __init__(self, source: Path) -> None:
        self.source, self.cache = source, tempfile.TemporaryDirectory()
        command, pipe = [sys.executable, __file__, "--serve"], subprocess.PIPE
        where = environment(source, self.cache.name)
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, env=where)

    def rate(self, *what: object) -> float:
        """Decisions a second."""
        assert self.process.stdin is not None and self.process.stdout is not None
        print(json.dumps(what), file=self.process.stdin, flush=True)
        return float(self.process.stdout.readline())

    def cold(self, name: str, seats: int) -> float:
        """CPU seconds until a game's first simulation is there, with nothing in the cache."""
        with tempfile.TemporaryDirectory() as cache:
            command = [sys.executable, "-c", COLD.format(name, seats)]
            done = subprocess.run(command, env=environment(self.source, cache), capture_output=True, check=True)
        return float(done.stdout)


def against(commit: str, names: list[str]) -> None:
    """The medians of what both did in turn, and what each takes to compile cold."""
    here = Path(kibitz.__file__).parent.parent
    ratios: dict[str, list[float]] = {"cpu": [], "python": []}
    with exported(commit) as there:
        old, new = Tree(there), Tree(here)
        for name in names or SETTINGS:
            for speed in ratios:
                for seats, options in SETTINGS[name][: None if speed == "cpu" else 1]:
                    rounds = [
                        [tree.rate(speed, name, seats, options) for tree in (old, new)] for _ in range(ROUNDS + 1)
                    ]
                    was, now = (median(column) for column in zip(*rounds[1:], strict=True))
                    ratios[speed].append(now / was)
                    label = f"{speed}: {name}, {seats} seats{''.join(f', {o}' for o in options)}"
                    print(f"{label:70} {was:14,.0f} {now:14,.0f} {now / was:6.3f}", flush=True)
            seats = kibitz.game(name).seats[-1]
            took = [[tree.cold(name, seats) for tree in (old, new)] for _ in range(2)]
            was, now = (min(column) for column in zip(*took, strict=True))
            print(f"{'compiled cold: ' + name:70} {was:12.2f} s {now:12.2f} s {now / was:6.3f}", flush=True)
    for speed, values in ratios.items():
        mean = math.exp(sum(map(math.log, values)) / len(values))
        print(f"{speed}: geometric mean {mean:.3f}, the slowest {min(values):.3f}")


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["--serve"]:
            serve()
        case [commit, *names]:
            against(commit, names)
        case _:
            print(__doc__)
