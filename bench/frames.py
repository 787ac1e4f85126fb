"""How smoothly cards move: frames in which a card's place changes at the table, and on a blank page beside it.

python bench/frames.py pairs the_game regent       # from the repository's root; needs Chromium, and a quiet machine
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parent.parent))
from tests.server.process import serving
from tests.web.visitor import DESKTOP, PHONE, Visitor, chromium

PACE = "0.7"  # seconds between bots' moves, as everywhere but in tests
DECISIONS = 15
FRAME = 1000 / 60
WATCH = """(() => {
    window.frames = []
    let [before, lay] = [null, ""]
    const look = (now) => {
        const at = [...document.querySelectorAll("#flights > .flight, #card")].map((one) => one.getBoundingClientRect())
        const lies = at.map(({ x, y }) => `${x} ${y}`).join()
        const moved = at.length > 0 && lay !== "" && lies !== lay
        if (moved && before !== null) window.frames.push(now - before)
        ;[before, lay] = [at.length > 0 ? now : null, lies]
        requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
})()"""
"""Only frames in which the place of a card (or chip) is another than in the one before."""
BLANK = "<div id='card' style='position:fixed;inset:0 auto auto 0;width:60px;height:84px;background:#fff'></div>"
MOVE = """document.getElementById("card").animate(
    [{ transform: "none" }, { transform: "translate(200px, 300px)" }], { duration: 220 })"""


def row(what: str, size: tuple[int, int], frames: list[float]) -> str:
    """The frames of a page, as a row; one that took more than half as long again was late."""
    late = sum(frame > 1.5 * FRAME for frame in frames) / len(frames)
    middle, slow = (sorted(frames)[int(share * len(frames))] for share in (0.5, 0.95))
    return f"| {what} | {size[0]} × {size[1]} | {len(frames):,} | {middle:.1f} ms | {slow:.1f} ms | {late:.1%} |"


def blank(someone: Visitor) -> None:
    """A white card on an empty page."""
    someone.page.set_content(BLANK)
    someone.page.evaluate(WATCH)
    for _ in range(30):
        someone.page.evaluate(MOVE)
        someone.page.wait_for_timeout(300)


def play(someone: Visitor, game: str) -> None:
    """Some decisions against bots at their usual pace, in as many games as it takes."""
    someone.open(game)
    done, rng = 0, Random(1)
    while done < DECISIONS:
        if someone.offered():
            someone.page.wait_for_timeout(300)
            someone.page.wait_for_function("() => document.querySelector('#flights > *') === null")
            done += someone.play(rng, 1)
        else:
            someone.again()


def main() -> None:
    """Measure, and print a table."""
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("games", nargs="*", default=["pairs", "the_game", "regent", "kitty", "venture"])
    games = reader.parse_args().games
    print("| page | size | frames | median | 95th percentile | late |\n|---|---|---|---|---|---|")
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), bot_pace=PACE) as server,
        chromium() as browser,
    ):
        for size in (PHONE, DESKTOP):
            for game in ["", *games]:
                with Visitor(browser, server.address, size, script=WATCH, still=False) as someone:
                    if game:
                        play(someone, game)
                    else:
                        blank(someone)
                    print(row(game or "a blank page", size, someone.page.evaluate("window.frames")), flush=True)


if __name__ == "__main__":
    main()
