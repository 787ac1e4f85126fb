"""Draws terminal.svg: a turn of The Game as `kibitz play` shows it. A test checks that it is up to date."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

import kibitz
from kibitz.terminal import Game

PICTURE = Path(__file__).parent / "terminal.svg"
TYPED = ["play 4 A1", "play 22 A1", "play 6 A1", "play 12 A1", "quit"]
FELT = TerminalTheme((18, 43, 35), (242, 236, 220), [(18, 43, 35)] * 8, [(242, 236, 220)] * 8)
INK, BRASS, BRICK = "rgb(242,236,220)", "rgb(214,170,92)", "rgb(232,128,104)"


def lines() -> list[tuple[str, str]]:
    """What the terminal shows, line by line, each with its colour."""
    shown: list[tuple[str, str]] = []
    typed = iter(TYPED)

    def read(prompt: str) -> str:
        answer = next(typed)
        shown.append((f"{prompt} {answer}", BRASS))
        return answer

    def write(line: str) -> None:
        shown.extend((part, BRICK if "(TG-" in part else INK) for part in line.split("\n"))

    table = kibitz.game("the_game").table(seats=1, seed=21)
    Game(table, {}, "en", read, write).play(Path("/dev/null"))
    return shown


def draw() -> str:
    """The picture."""
    console = Console(record=True, width=78, file=StringIO(), force_terminal=True, color_system="truecolor")
    told = lines()
    start = next(i for i, (line, _) in enumerate(told) if line.endswith("play 22 A1"))
    end = next(i for i, (line, _) in enumerate(told) if line.endswith("quit"))
    for line, colour in told[start:end]:
        console.print(Text(line, style=colour))
    return console.export_svg(title="kibitz play the_game", theme=FELT, unique_id="kibitz")


if __name__ == "__main__":
    PICTURE.write_text(draw(), encoding="utf-8")
