"""kibitz sim · arena · bench: games by the million, and who is better."""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from types import FrameType
from typing import Annotated

import typer

import kibitz
from kibitz.cli.shared import (
    STUDY,
    GameId,
    Json,
    Options,
    Seats,
    Seed,
    app,
    examples,
    read_game,
    read_names,
    read_options,
    whole_number,
)
from kibitz.errors import BadSeats, KibitzError, NoGpu, NotInstalled, require


def complete_speed() -> list[str]:
    """The speeds; `kibitz.lab` knows them too, and takes a second to load."""
    return ["python", "cpu", "gpu"]


@app.command(
    rich_help_panel=STUDY,
    epilog=examples(
        "kibitz sim pairs --seats 4 --games 1000000", "kibitz sim the_game --players random --speed python --games 100"
    ),
)
def sim(
    game: GameId,
    seats: Seats = None,
    count: Annotated[int, typer.Option("--games", help="How many games.", parser=whole_number)] = 100_000,
    players: Annotated[str | None, typer.Option(help="One name per seat, such as sensible,random.")] = None,
    speed: Annotated[str, typer.Option(help="python, cpu or gpu.", autocompletion=complete_speed)] = "cpu",
    option: Options = None,
    seed: Seed = None,
    cores: Annotated[
        int | None,
        typer.Option(help="How many cores; by default all. The result is the same.", parser=whole_number),
    ] = None,
    as_json: Json = False,
) -> None:
    """Simulate games and count, with 95 % intervals."""
    from kibitz.lab.simulate import read_speed

    rules = read_game(game)
    named = read_names(players)
    chairs = seats if seats is not None else len(named) if named else min(4, rules.seats[-1])
    who = named or ["random"] * chairs
    if len(who) != chairs:
        raise BadSeats(f"--players names {len(who)}, and {chairs} play: give one name per seat")
    chosen = read_options(rules, chairs, option)
    with exit_on_sigint(), bar(count) as progress:
        found = kibitz.simulate(rules, who, count, read_speed(speed), seed or 0, chosen, cores, progress)
    typer.echo(json.dumps(found.as_dict()) if as_json else found)


@app.command(
    rich_help_panel=STUDY,
    epilog=examples(
        "kibitz arena pairs --players sensible,random --seats 3",
        "kibitz arena the_game --players search:rollouts=80,sensible --seats 2 --deals 200",
    ),
)
def arena(
    game: GameId,
    players: Annotated[str, typer.Option(help="The two that are compared, such as sensible,random.")],
    seats: Seats = None,
    deals: Annotated[int, typer.Option(help="At most so many; it stops when it is sure.", parser=whole_number)] = 2_000,
    speed: Annotated[str, typer.Option(help="cpu or gpu.", autocompletion=complete_speed)] = "cpu",
    option: Options = None,
    seed: Seed = None,
    cores: Annotated[int | None, typer.Option(help="How many cores; by default all.", parser=whole_number)] = None,
    as_json: Json = False,
) -> None:
    """Let two players play the same deals in swapped seats, until it is sure which is better."""
    require("fast", "kibitz arena")
    from kibitz.lab.arena import arena as compare
    from kibitz.lab.simulate import engine_for, read_speed

    rules = read_game(game)
    named = read_names(players) or []
    if len(named) != 2:
        raise KibitzError("--players names the two that are compared, such as sensible,random")
    chairs = seats if seats is not None else min(4, rules.seats[-1])
    chosen = read_options(rules, chairs, option)
    by = engine_for(rules, read_speed(speed), os.cpu_count() or 1 if cores is None else cores)
    with exit_on_sigint(), bar(deals) as progress:
        found = compare(rules, named[0], named[1], chairs, deals, seed or 0, chosen, by, progress=progress)
    typer.echo(json.dumps(found.as_dict()) if as_json else found)


@contextmanager
def bar(games: int) -> Iterator[Callable[[int], None]]:
    """A progress bar on standard error, if a person is there to see it."""
    if not sys.stderr.isatty():
        yield lambda _played: None
        return
    with typer.progressbar(length=games, file=sys.stderr) as shown:
        yield lambda played: shown.update(played - shown.pos)
        shown.update(games - shown.pos)


@contextmanager
def exit_on_sigint() -> Iterator[None]:
    """Ctrl-C ends the program there and then: compiled games would be played to their end first, for nothing."""

    def end(number: int, frame: FrameType | None) -> None:
        if sys.stderr.isatty():
            os.write(sys.stderr.fileno(), b"\x1b[?25h\n")  # the bar has hidden the cursor
        os._exit(128 + number)

    before = signal.signal(signal.SIGINT, end)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@app.command(rich_help_panel=STUDY, epilog=examples("kibitz bench five_cards", "kibitz bench regent --seats 4 --json"))
def bench(game: GameId, seats: Seats = None, option: Options = None, as_json: Json = False) -> None:
    """How many decisions a second this machine makes at a game, at each speed it has."""
    from kibitz.lab.simulate import read_speed

    rules = read_game(game)
    chairs = seats if seats is not None else min(4, rules.seats[-1])
    chosen = read_options(rules, chairs, option)
    rates: dict[str, float] = {}
    for speed, count in (("python", 200), ("cpu", 200_000), ("gpu", 2_000_000)):
        with suppress(NoGpu, NotInstalled):
            found = kibitz.simulate(rules, ["random"] * chairs, count, read_speed(speed), 1, chosen)
            rates[speed] = found.decisions / found.seconds
    if as_json:
        typer.echo(json.dumps(rates))
    else:
        for speed, rate in rates.items():
            typer.echo(f"{speed:<8} {rate:>16,.0f} decisions a second")
