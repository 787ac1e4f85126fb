"""Draws terminal.svg: a turn of Regent as `kibitz play` shows it. A test checks that it is up to date."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from random import Random

import kibitz
from kibitz.players import player
from kibitz.terminal.app import TableApp

PICTURE = Path(__file__).parent / "terminal.svg"


async def play(folder: Path) -> str:
    """Some moves against three bots, and one that is refused."""
    table = kibitz.game("regent").table(seats=4, seed=11)
    bots = {seat: player("random") for seat in (1, 2, 3)}
    app = TableApp(table, bots, "en", folder / "game.kibitz", Random(4), pace=0)  # noqa: S311  whims of bots
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("d")
        await pilot.pause()
        await pilot.press("colon", *"look 0", "enter")
        await pilot.pause()
        return app.export_screenshot(title="kibitz play regent")


def draw() -> str:
    """The picture."""
    with tempfile.TemporaryDirectory() as folder:
        return "\n".join(line.rstrip() for line in asyncio.run(play(Path(folder))).splitlines()) + "\n"


if __name__ == "__main__":
    PICTURE.write_text(draw(), encoding="utf-8")
