"""make soak: random games by the million over seats and options, in the careful form, checked at every decision.

python bench/soak.py [GAMES]      (3,000,000 of each game by default)
"""

from __future__ import annotations

import sys
import time
from datetime import UTC, datetime
from pathlib import Path

import kibitz
from kibitz.lab.soak import soak
from kibitz.testing import option_sets

RESULTS = Path(__file__).parent.parent / "docs" / "results" / "soak.md"
SEED = 20260101


def main(games: int) -> int:
    """Soak every game; the number of faults."""
    faults: list[str] = []
    rows = []
    for game in kibitz.games():
        settings = [(seats, options) for seats in game.seats for options in option_sets(game, seats)]
        each = -(-games // len(settings))
        played = decisions = longest = 0
        start = time.perf_counter()
        for i, (seats, options) in enumerate(settings):
            found = soak(game, seats, options, each, SEED + i)
            played, decisions = played + found.games, decisions + found.decisions
            longest = max(longest, found.longest)
            if found.fault:
                faults.append(str(found))
                print(faults[-1])
        seconds = time.perf_counter() - start
        rows.append(f"| {game.id} | {len(settings)} | {played:,} | {decisions:,} | {longest:,} | {seconds:.0f} s |")
        print(rows[-1], flush=True)
    report = [
        "# The soak",
        "",
        f"Written by `python bench/soak.py {games}` on {datetime.now(UTC):%Y-%m-%d}. Random games on compiled code,",
        "spread over every seat count and every pair of option values, in the careful form",
        "(`kernel/speeds/sanitizer.py`): a card is read only from a place that holds one and laid only where its pile",
        "has room, a number is kept only in a field that it fits into, nothing is divided by zero or shifted away, no",
        "place counts from the end, no loop goes round for ever.",
        "",
        "At each decision: every card lies in exactly one pile, somebody at the table may act and has a legal action,",
        "an action is refused exactly if it is not legal, chips are neither made nor lost; now and then the game goes",
        "on in a world that a random seat or an onlooker imagines, in which the seat to act, if it is the one that",
        "imagined, has the same choices; every game ends with a result. Seconds include compiling.",
        "",
        "| game | settings | games | decisions | longest game | took |",
        "|---|---|---|---|---|---|",
        *rows,
        "",
        f"Faults: {len(faults)}.",
        *(f"- {fault}" for fault in faults),
    ]
    RESULTS.write_text("\n".join(report) + "\n")
    return len(faults)


if __name__ == "__main__":
    sys.exit(1 if main(int(sys.argv[1]) if len(sys.argv) > 1 else 3_000_000) else 0)
