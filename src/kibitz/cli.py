"""The command line: kibitz play · games · rules · replay · verify · sim."""

from __future__ import annotations

import importlib
import os
import secrets
import shutil
import sys
import textwrap
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Annotated

import typer

import kibitz
from kibitz.errors import BadRecord, BadSeats, KibitzError
from kibitz.kernel.game import Game
from kibitz.kernel.options import Value
from kibitz.kernel.record import read_header_options
from kibitz.kernel.table import Table
from kibitz.locales import LANGUAGES, text
from kibitz.players import Player

app = typer.Typer(no_args_is_help=True, pretty_exceptions_enable=False, help="A card table in the terminal.")

GameId = Annotated[str, typer.Argument(help="A game's id; `kibitz games` lists them.")]
Language = Annotated[str, typer.Option("--lang", help="en, ru, uk or pl.")]
Seats = Annotated[int | None, typer.Option(help="How many play.")]
Options = Annotated[list[str] | None, typer.Option("--option", "-o", help="A house rule, such as limit=21.")]
Seed = Annotated[int | None, typer.Option(help="Deal the same cards again.")]
File = Annotated[Path, typer.Argument(help="A record.", exists=True, dir_okay=False, readable=True)]


def main() -> None:
    """Run a command; an error is one line on standard error, and exit code 2."""
    try:
        app()
    except BrokenPipeError:  # whoever read our output has gone, as `head` does
        sys.stderr.close()
    except KibitzError as error:
        print(f"kibitz: {error}", file=sys.stderr)
        sys.exit(2)


def tell(text: str) -> None:
    """Print; on a terminal, long lines are broken between words."""
    if sys.stdout.isatty():
        width = max(40, shutil.get_terminal_size().columns - 1)
        text = "\n".join(
            textwrap.fill(line, width, subsequent_indent="    ", break_long_words=False) for line in text.split("\n")
        )
    typer.echo(text)


def check_language(language: str) -> str:
    """A language there is."""
    if language not in LANGUAGES:
        raise KibitzError(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
    return language


def read_options(game: Game, seats: int, given: list[str] | None) -> dict[str, Value]:
    """Options as written on the command line."""
    for word in given or ():
        if "=" not in word:
            raise KibitzError(f"an option is written name=value, not {word!r}")
    return read_header_options(game, seats, " ".join(given or ()))


def read_file(file: Path) -> str:
    """The text of a record."""
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadRecord(f"{file} is no text, so it cannot be a record") from None


@app.command()
def games(lang: Language = "en") -> None:
    """List the games."""
    from kibitz.telling import title

    check_language(lang)
    for game in kibitz.games():
        span = f"{game.seats[0]} to {game.seats[-1]}" if len(game.seats) > 1 else str(game.seats[0])
        typer.echo(f"{game.id:<16} {title(game, lang):<24} {span:<8} {', '.join(o.name for o in game.options)}")


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(help="A game's id; `kibitz games` lists them.")] = None,
    seats: Seats = None,
    lang: Language = "en",
    option: Options = None,
    seed: Seed = None,
    players: Annotated[
        str | None, typer.Option(help="Who sits where, such as you,random,you. By default you, and bots.")
    ] = None,
    nonce: Annotated[list[str] | None, typer.Option(help="A word of yours that goes into the deal.")] = None,
    save: Annotated[Path, typer.Option(help="Where the record goes.")] = Path("last-game.kibitz"),
    resume: Annotated[Path | None, typer.Option(help="A record to go on with.", exists=True, dir_okay=False)] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Line by line, as through a pipe.")] = False,
) -> None:
    """Play in the terminal."""
    check_language(lang)
    if resume is not None:
        table = resumed(resume, game)
        count = table.seats
    else:
        if game is None:
            raise KibitzError("say which game: `kibitz games` lists them (or --resume and a record)")
        rules = kibitz.game(game)
        named = len(players.split(",")) if players else min(4, rules.seats[-1])
        count = seats if seats is not None else named
        table = rules.table(count, seed, read_options(rules, count, option), nonces=nonce or ())
    bots = read_players(players, count)
    if not save.parent.is_dir() or save.is_dir():
        raise KibitzError(f"the record cannot be saved as {save}: choose a file in a folder that exists")
    rng = Random(secrets.randbits(64) if seed is None else seed)  # noqa: S311  a bot's whims, not the cards
    if plain or not at_a_terminal() or len(bots) == count:
        with suppress(ImportError):
            importlib.import_module("readline")  # so that a line can be edited
        from kibitz.terminal import Game as Plain

        Plain(table, bots, lang, lambda prompt: input(prompt + " "), tell, rng).play(save)
    else:
        from kibitz.terminal.app import TableApp

        TableApp(table, bots, lang, save, rng).run()
        tell(text(lang, "play-saved", {"file": str(save)}))
        if not table.over:
            tell(f"kibitz play --resume {save}")


def at_a_terminal() -> bool:
    """Whether a person sits at a terminal that can draw."""
    able = os.environ.get("TERM", "dumb") != "dumb" and "NO_COLOR" not in os.environ
    return able and sys.stdin.isatty() and sys.stdout.isatty()


def read_players(players: str | None, seats: int) -> dict[int, Player]:
    """The bots of a table, by seat; where people sit there is none."""
    from kibitz.players import player

    who = players.split(",") if players else ["you"] + ["random"] * (seats - 1)
    if len(who) != seats:
        raise BadSeats(f"--players names {len(who)}, and {seats} play: give one name per seat")
    return {seat: player(name) for seat, name in enumerate(who) if name != "you"}


def resumed(file: Path, game: str | None) -> Table:
    """The table of a record that is not over yet."""
    table = kibitz.replay(read_file(file))
    if table.over:
        raise KibitzError(f"the game in {file} is over: `kibitz replay {file}` tells it")
    if game is not None and table.game.id != game:
        raise KibitzError(f"{file} is a game of {table.game.id}, not of {game}")
    return table


@app.command()
def rules(game: GameId, lang: Language = "en") -> None:
    """Show a game's rules, clause by clause."""
    from kibitz.telling import rules_page

    tell("\n".join(rules_page(kibitz.game(game), check_language(lang))))


@app.command()
def replay(
    file: File, lang: Language = "en", seat: Annotated[int | None, typer.Option(help="Whose eyes to see with.")] = None
) -> None:
    """Tell a recorded game from beginning to end."""
    from kibitz.telling import tell_event

    check_language(lang)
    table = kibitz.replay(read_file(file))
    view = table.view(seat)
    for event in table.events(seat):
        told = tell_event(view, event, lang)
        if told:
            tell(told)


@app.command()
def verify(
    file: File, commitment: Annotated[str | None, typer.Option(help="The one you kept from before the deal.")] = None
) -> None:
    """Prove that a recorded game was dealt fairly."""
    verdict = kibitz.verify(read_file(file), commitment)
    tell(verdict.finding)
    raise typer.Exit(0 if verdict.proved else 1)


@app.command()
def sim(
    game: GameId,
    seats: Seats = None,
    count: Annotated[int, typer.Option("--games", help="How many games.")] = 100_000,
    speed: Annotated[str, typer.Option(help="python, cpu or gpu.")] = "cpu",
    option: Options = None,
    seed: Seed = None,
) -> None:
    """Simulate random games and count."""
    rules = kibitz.game(game)
    chairs = seats if seats is not None else min(4, rules.seats[-1])
    chosen = read_options(rules, chairs, option)
    typer.echo(kibitz.simulate(rules, ["random"] * chairs, count, speed, seed or 0, chosen))  # type: ignore[arg-type]


if __name__ == "__main__":
    main()
