"""A recorded game step by step, from any seat: what happened, and the table after it."""

from __future__ import annotations

from collections.abc import Callable

from kibitz.errors import KibitzError
from kibitz.kernel.table import Table
from kibitz.terminal.board import board
from kibitz.terminal.plain import PROMPT
from kibitz.text.catalogue import text
from kibitz.text.sentences import result_lines
from kibitz.text.telling import tell_events


def at_step(table: Table, step: int) -> Table:
    """The table as it was after so many actions."""
    earlier = table.game.table(table.seats, None, table.options, table.chance)
    for seat, action in table.actions[:step]:
        earlier.act(seat, action)
    return earlier


def step_through(
    table: Table, seat: int | None, language: str, read: Callable[[str], str], write: Callable[[str], None]
) -> None:
    """Enter goes on, b back, a number is a player through whose eyes to look, o an onlooker, q ends."""
    step, last, told = 0, len(table.actions), 0
    while True:
        now = at_step(table, step)
        view = now.view(seat)
        for line in tell_events(view, now.events(seat, told), language):
            write(f"  · {line}")
        write("")
        for row in board(view, language):
            write("  " + row.plain.rstrip())
        if view.result is not None:
            for line in result_lines(view, language):
                write(line)
        try:
            write(text(language, "step-prompt", {"step": step, "last": last, "seat": table.seats}))
            said = read(PROMPT).strip().lower()
        except EOFError:
            return
        told = len(now.events(seat))
        match said:
            case "q" | "quit":
                return
            case "b":
                step = max(0, step - 1)
                told = len(at_step(table, max(0, step - 1)).events(seat)) if step else 0
            case "o":
                seat, told = None, 0
            case _ if said.isdecimal():
                if not 0 < int(said) <= table.seats:
                    raise KibitzError(f"there is no player {said}; players are 1 to {table.seats}")
                seat, told = int(said) - 1, 0
            case _ if step == last:
                return
            case _:
                step += 1
