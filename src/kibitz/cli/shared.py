"""What the commands share: the program, its arguments and how they are completed, read and refused."""

from __future__ import annotations

import json
import shutil
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

import kibitz
from kibitz.errors import BadRecord, KibitzError, UnknownGame
from kibitz.games import ids, load_game
from kibitz.kernel.game import Game
from kibitz.kernel.options import Value
from kibitz.kernel.record import LONGEST, read_header_options
from kibitz.kernel.table import Table
from kibitz.text.catalogue import LANGUAGES

STUDY = "Study"
"""Where `kibitz --help` lists what is for researchers."""


def examples(*lines: str) -> str:
    """The end of a help page: lines that can be typed as they stand."""
    return "\n\n".join(["Examples:", *lines])


app = typer.Typer(
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    help="A card table in the terminal: sixteen games, with friends at one keyboard and with bots.",
    epilog=examples("kibitz play pairs", "kibitz rules pairs", "kibitz play --help"),
)


# --- what the shell completes -----------------------------------------------------------------------------------------


def complete_game() -> list[str]:
    """The games."""
    return list(ids())


def with_this_folder() -> None:
    """What is named as module:name may stand in the folder where the program was started."""
    if "" not in sys.path:
        sys.path.insert(0, "")


def read_game(name: str) -> Game:
    """A game as it was named on the command line."""
    with_this_folder()
    return load_game(name)


def complete_language() -> list[str]:
    """The languages."""
    return list(LANGUAGES)


def complete_option(ctx: typer.Context) -> Iterator[str]:
    """The options of the game that was named before, each with the values it has; of a range, the default."""
    named = next((word for word in (ctx.params.get("game"), *ctx.args) if word in ids()), None)
    if named is not None:
        game = kibitz.game(named)
        for option in game.options:
            yield from (f"{option.name}={value}" for value in option.written(game.seats[-1]) if "…" not in value)


# --- arguments --------------------------------------------------------------------------------------------------------


def whole_number(written: str) -> int:
    """A number as a person writes it."""
    try:
        return int(written)
    except ValueError:
        raise typer.BadParameter(f"{written!r} is no whole number: write it in digits") from None


GameId = Annotated[
    str,
    typer.Argument(
        help="A game's id (`kibitz games` lists them), module:NAME, or a file.", autocompletion=complete_game
    ),
]
Language = Annotated[str, typer.Option("--lang", help="en, ru, uk or pl.", autocompletion=complete_language)]
Seats = Annotated[int | None, typer.Option(help="How many play.", parser=whole_number)]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        help="A house rule, such as limit=21; `kibitz games` lists them.",
        autocompletion=complete_option,
    ),
]
Seed = Annotated[int | None, typer.Option(help="Deal the same cards again.", parser=whole_number)]
Json = Annotated[bool, typer.Option("--json", help="For a program to read.")]
File = Annotated[Path, typer.Argument(help="A record.")]
OfGame = Annotated[
    str | None,
    typer.Option("--game", help="Its game, if kibitz cannot find that by its id: a file, or module:NAME."),
]


def check_language(language: str) -> str:
    """A language there is."""
    if language not in LANGUAGES:
        raise KibitzError(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
    return language


def read_options(game: Game, seats: int, given: list[str] | None) -> dict[str, Value]:
    """Options as written on the command line."""
    return read_header_options(game, seats, " ".join(given or ()))


def read_names(players: str | None) -> list[str] | None:
    """The names in --players, one per seat; None if there is no such option."""
    if players is None:
        return None
    names = [name.strip() for name in players.split(",")]
    if not all(names):
        raise KibitzError(f"--players {players!r} has an empty name: write one per seat, with commas between them")
    return names


def read_file(file: Path) -> str:
    """The text of a record, but no more of a file than could be one."""
    try:
        with file.open(encoding="utf-8") as opened:
            return opened.read(LONGEST + 1)
    except UnicodeDecodeError:
        raise BadRecord(f"{file} is no text, so it cannot be a record") from None
    except OSError as error:
        why = (error.strerror or "it cannot be read").lower()
        raise KibitzError(f"{file} cannot be read ({why}): name a record that `kibitz play` has saved") from None


def read_own_game(name: str | None) -> Game | None:
    """The game of a record as it was named on the command line; None where its id is enough."""
    return None if name is None else read_game(name)


BY_OPTION = "say where it stands: --game showdown.py, or --game module:NAME"
"""How the game of a record is named that kibitz does not find by its id."""


def read_table(file: Path, game: Game | None = None, named: str = BY_OPTION) -> Table:
    """The table of a record, as it was at its end; of a game that was named, or of one that kibitz finds by its id.

    Where it is neither, `named` says how it can be named.
    """
    written = read_file(file)
    try:
        return kibitz.replay(written, game=game)
    except BadRecord as error:
        raise BadRecord(f"{file}: {in_a_record(error, named)}") from None


def in_a_record(error: BadRecord, named: str = BY_OPTION) -> str:
    """What is wrong with a record; and what to do if its game is not known here."""
    return f"{error} If it is a game of your own, {named}." if isinstance(error.__cause__, UnknownGame) else str(error)


# --- speaking ---------------------------------------------------------------------------------------------------------


def tell(text: str) -> None:
    """Print; on a terminal, long lines are broken between words."""
    if sys.stdout.isatty():
        width = max(40, shutil.get_terminal_size().columns - 1)
        text = "\n".join(
            textwrap.fill(line, width, subsequent_indent="    ", break_long_words=False) for line in text.split("\n")
        )
    typer.echo(text)


def print_json(value: object) -> None:
    """For a program."""
    typer.echo(json.dumps(value, ensure_ascii=False))


def ask(prompt: str) -> str:
    """Read a line."""
    return input(prompt + " ")
