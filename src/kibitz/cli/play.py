"""kibitz play: a table in the terminal, or line by line; however it is left, the record is there to go on with."""

from __future__ import annotations

import asyncio
import importlib
import os
import secrets
import shlex
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from types import FrameType, TracebackType
from typing import TYPE_CHECKING, Annotated, Any, ParamSpec, Self, TypeVar

import typer

from kibitz.cli.shared import (
    Language,
    Options,
    Seats,
    Seed,
    app,
    ask,
    check_language,
    complete_game,
    examples,
    read_game,
    read_names,
    read_options,
    read_table,
    tell,
)
from kibitz.errors import BadSeats, KibitzError, UnknownPlayer, require
from kibitz.kernel.record import FIRST_LINE
from kibitz.kernel.table import Table
from kibitz.text.catalogue import text

if TYPE_CHECKING:
    from kibitz.players import Player
    from kibitz.text.coach import Coach

PERSON = "you"
LAST_GAME = Path("last-game.kibitz")

Arguments = ParamSpec("Arguments")
Answer = TypeVar("Answer")


@app.command(
    epilog=examples(
        "kibitz play the_game --seats 2 --lang ru",
        "kibitz play pairs -o limit=21 -o continuous=true",
        "kibitz play regent --players you,random,you",
        "kibitz play --resume last-game.kibitz",
    )
)
def play(
    game: Annotated[
        str | None, typer.Argument(help="A game's id; `kibitz games` lists them.", autocompletion=complete_game)
    ] = None,
    seats: Seats = None,
    lang: Language = "en",
    option: Options = None,
    seed: Seed = None,
    players: Annotated[
        str | None, typer.Option(help="Who sits where, such as you,random,you. By default you, and bots.")
    ] = None,
    nonce: Annotated[list[str] | None, typer.Option(help="A word of yours that goes into the deal.")] = None,
    save: Annotated[
        Path | None, typer.Option(help="Where the record goes: last-game.kibitz, or the file that is resumed.")
    ] = None,
    resume: Annotated[Path | None, typer.Option(help="A record to go on with.")] = None,
    coached: Annotated[
        bool, typer.Option("--coach", help="A coach says at every turn what it thinks best, and why (key c).")
    ] = False,
    plain: Annotated[
        bool,
        typer.Option(
            "--plain", help="Line by line. So it is also through a pipe, and where NO_COLOR or TERM=dumb is set."
        ),
    ] = False,
) -> None:
    """Play in the terminal."""
    check_language(lang)
    names = read_names(players)
    if resume is not None:
        settled = {"--seats": seats, "-o": option, "--seed": seed, "--nonce": nonce}
        table = resumed(resume, game, [name for name, value in settled.items() if value not in (None, [])])
    else:
        table = dealt(game, seats, option, seed, nonce, names)
    bots = read_bots(names, table.seats)
    drawn = not plain and at_a_terminal() and len(bots) < table.seats
    if drawn:
        require("terminal", "a table that is drawn (not line by line, with --plain)")
    if coached:
        require("fast", "the coach")
    save = save or resume or LAST_GAME
    if save != resume:
        protect_old_record(save, lang)
    save_record(table, save)  # before anybody plays: what cannot be saved is known at once
    rng = Random(secrets.randbits(64) if seed is None else seed)  # noqa: S311  a bot's whims, not the cards
    coach = read_coach(table) if coached else None
    named = game if game and not table.game.own else ""
    with SignalGuard() as leaving:
        if not drawn:
            with suppress(ImportError):
                importlib.import_module("readline")  # so that a line can be edited
            from kibitz.terminal import PlainTable

            thinking = {seat: leaving.interrupts(bot) for seat, bot in bots.items()}
            PlainTable(table, thinking, lang, leaving.interrupts(ask), tell, rng, coach=coach).play(save, named)
        else:
            from kibitz.terminal.app import TableApp
            from kibitz.terminal.records import proving

            screen = TableApp(table, bots, lang, save, rng, coach=coach)
            leaving.leave = lambda: asyncio.get_running_loop().call_soon_threadsafe(screen.action_leave)
            screen.run()
            table = screen.table  # the last one, if several were played
            leaving.exit_code = leaving.exit_code or screen.return_code or 0
            tell(text(lang, "play-saved", {"file": str(save)}))
            if table.over and table.commitment is not None:
                proof = {"command": proving(table, save, named)}
                typer.echo(text(lang, "play-verify", proof))  # a command is copied: no line breaks
    if not table.over:
        again = ["kibitz", "play", *([named] if named else []), "--resume", str(save)]
        again += ["--players", ",".join(names)] if names else []
        again += ["--lang", lang] if lang != "en" else []
        again += ["--plain"] if plain else []
        again += ["--coach"] if coached else []
        typer.echo(text(lang, "cli-go-on", {"command": shlex.join(again)}))
    raise typer.Exit(leaving.exit_code)


# --- who plays what ---------------------------------------------------------------------------------------------------


def dealt(
    game: str | None,
    seats: int | None,
    option: list[str] | None,
    seed: int | None,
    nonce: list[str] | None,
    names: list[str] | None,
) -> Table:
    """A new table."""
    if game is None:
        raise KibitzError("say which game: `kibitz games` lists them (or --resume and a record)")
    rules = read_game(game)
    count = seats if seats is not None else len(names) if names else min(4, rules.seats[-1])
    return rules.table(count, seed, read_options(rules, count, option), nonces=nonce or ())


def resumed(file: Path, game: str | None, settled: list[str]) -> Table:
    """The table of a record that is not over yet; what it has settled cannot be chosen again."""
    if settled:
        raise KibitzError(f"--resume goes on with the game as it was dealt: leave out {', '.join(settled)}")
    rules = None if game is None else read_game(game)
    named = "name it first: kibitz play showdown.py --resume …"
    table = read_table(file, None if rules is None or rules.own else rules, named)
    if table.over:
        raise KibitzError(f"the game in {file} is over: `kibitz replay {file}` tells it")
    if rules is not None and table.game is not rules:
        raise KibitzError(f"{file} is a game of {table.game.id}, not of {rules.id}")
    return table


def read_bots(names: list[str] | None, seats: int) -> dict[int, Player]:
    """The bots of a table, by seat; where people sit there is none."""
    from kibitz.players import names as players
    from kibitz.players.worker import player_in_worker

    who = names or [PERSON] + ["medium"] * (seats - 1)
    if len(who) != seats:
        raise BadSeats(f"--players names {len(who)}, and {seats} play: give one name per seat")
    try:
        return {seat: player_in_worker(name) for seat, name in enumerate(who) if name != PERSON}
    except UnknownPlayer as error:
        raise UnknownPlayer(f"{error} A seat is for {PERSON}, or for one of {', '.join(players())}.") from None


def read_coach(table: Table) -> Coach:
    """The coach, who begins to get ready now."""
    from kibitz.players.worker import WORKER

    WORKER.warm_up(table.view(table.to_act[0]))
    return WORKER.advise


def at_a_terminal() -> bool:
    """Whether a person sits at a terminal that can draw."""
    able = os.environ.get("TERM", "dumb") != "dumb" and "NO_COLOR" not in os.environ
    return able and sys.stdin.isatty() and sys.stdout.isatty()


# --- nothing is lost --------------------------------------------------------------------------------------------------


def protect_old_record(save: Path, lang: str) -> None:
    """A game that was left and not resumed yet gets another name; what is no record is not written over at all."""
    from kibitz.terminal.records import set_aside

    if not save.is_file() or not (written := save.read_bytes()):
        return
    if not written.startswith(FIRST_LINE.encode()):
        raise KibitzError(f"{save} is no record and would be written over: choose another file with --save")
    if b"\nresult: " in written:
        return
    tell(text(lang, "play-kept", {"file": str(set_aside(save))}))


def save_record(table: Table, save: Path) -> None:
    """Write the record as it is now, or say that it cannot be written there."""
    try:
        save.write_text(table.record(resumable=True), encoding="utf-8")
    except OSError as error:
        why = (error.strerror or "it cannot be written").lower()
        raise KibitzError(
            f"the record cannot be saved as {save} ({why}): choose a file in a folder that exists with --save"
        ) from None


class SignalGuard:
    """Ctrl-C, or a signal to end, while a game is played: it is left between two actions, never amid one.

    A line that is being read, or a bot that thinks, is interrupted; anything else is done first, saving above all.
    """

    SIGNALS = ("SIGINT", "SIGTERM", "SIGHUP")  # Windows has no SIGHUP

    def __init__(self) -> None:
        self.exit_code = 0
        self.waiting = False
        self.before: dict[int, Any] = {}
        self.leave: Callable[[], object] = self.interrupt

    def __enter__(self) -> Self:
        for number in (getattr(signal, name) for name in self.SIGNALS if hasattr(signal, name)):
            if signal.getsignal(number) is not signal.SIG_IGN:  # as under nohup
                self.before[number] = signal.signal(number, self.heard)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        for number, handler in self.before.items():
            signal.signal(number, handler)

    def heard(self, number: int, frame: FrameType | None) -> None:
        """A signal came."""
        self.exit_code = 128 + number
        self.leave()

    def interrupt(self) -> None:
        """Stop waiting, if that is all that is done now."""
        if self.waiting:
            raise KeyboardInterrupt

    def interrupts(self, function: Callable[Arguments, Answer]) -> Callable[Arguments, Answer]:
        """The same function, which a signal interrupts, also one that came before it was called."""

        def waits(*args: Arguments.args, **named: Arguments.kwargs) -> Answer:
            self.waiting = True
            try:
                if self.exit_code:
                    raise KeyboardInterrupt
                return function(*args, **named)
            finally:
                self.waiting = False

        return waits
