"""The command line: kibitz play · games · rules · replay · verify · sim · bench."""

from __future__ import annotations

import importlib
import json
import os
import secrets
import shutil
import sys
import textwrap
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Annotated

import typer
from typer import Abort
from typer.exceptions import TyperException

import kibitz
from kibitz.errors import BadRecord, BadSeats, KibitzError
from kibitz.kernel.game import Game
from kibitz.kernel.options import Value
from kibitz.kernel.record import FIRST_LINE, read_header_options
from kibitz.kernel.table import Table
from kibitz.locales import LANGUAGES, text
from kibitz.players import Player

app = typer.Typer(no_args_is_help=True, pretty_exceptions_enable=False, help="A card table in the terminal.")

GameId = Annotated[str, typer.Argument(help="A game's id; `kibitz games` lists them.")]
Language = Annotated[str, typer.Option("--lang", help="en, ru, uk or pl.")]
Seats = Annotated[int | None, typer.Option(help="How many play.")]
Options = Annotated[list[str] | None, typer.Option("--option", "-o", help="A house rule, such as limit=21.")]
Seed = Annotated[int | None, typer.Option(help="Deal the same cards again.")]
Json = Annotated[bool, typer.Option("--json", help="For a program to read.")]
File = Annotated[Path, typer.Argument(help="A record.")]


def main() -> None:
    """Run a command; an error is one line on standard error, and exit code 2."""
    try:
        sys.exit(app(prog_name="kibitz", standalone_mode=False))
    except BrokenPipeError:  # whoever read our output has gone, as `head` does
        sys.stderr.close()
    except KibitzError as error:
        print(f"kibitz: {error}", file=sys.stderr)
        sys.exit(2)
    except TyperException as error:
        said = error.format_message().rstrip(".")
        if said:  # without a command the help has been shown
            print(f"kibitz: {said} (see kibitz --help)", file=sys.stderr)
        sys.exit(2)
    except (KeyboardInterrupt, Abort):
        sys.exit(130)


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
    except OSError as error:
        why = (error.strerror or "it cannot be read").lower()
        raise KibitzError(f"{file} cannot be read ({why}): name a record that `kibitz play` has saved") from None


@app.command(epilog="Example: kibitz games --lang pl")
def games(lang: Language = "en", as_json: Json = False) -> None:
    """List the games."""
    from kibitz.telling import title

    check_language(lang)
    if as_json:
        listed = [
            {
                "id": game.id,
                "title": title(game, lang),
                "seats": list(game.seats),
                "options": {o.name: {"default": o.default, "is": o.describe(game.seats[-1])} for o in game.options},
            }
            for game in kibitz.games()
        ]
        typer.echo(json.dumps(listed, ensure_ascii=False))
        return
    for game in kibitz.games():
        span = f"{game.seats[0]} to {game.seats[-1]}" if len(game.seats) > 1 else str(game.seats[0])
        typer.echo(f"{game.id:<16} {title(game, lang):<24} {span:<8} {', '.join(o.name for o in game.options)}")


@app.command(epilog="Examples: kibitz play the_game --seats 2 --lang ru · kibitz play --resume last-game.kibitz")
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
    save: Annotated[
        Path | None, typer.Option(help="Where the record goes: last-game.kibitz, or the file that is resumed.")
    ] = None,
    resume: Annotated[Path | None, typer.Option(help="A record to go on with.")] = None,
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
    save = save or resume or Path("last-game.kibitz")
    if not save.parent.is_dir() or save.is_dir():
        raise KibitzError(f"the record cannot be saved as {save}: choose a file in a folder that exists")
    if save != resume:
        keep_unfinished(save, lang)
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
            seated = f" --players {players}" if players else ""
            tell(f"kibitz play --resume {save}{seated}{f' --lang {lang}' if lang != 'en' else ''}")
        elif table.commitment is not None:
            proof = f"kibitz verify {save} --commitment {table.commitment}"
            tell(text(lang, "play-verify", {"command": proof}))


def keep_unfinished(save: Path, lang: str) -> None:
    """A game that was left and not resumed yet is not written over: it gets another name."""
    if not save.is_file() or "\nresult: " in (written := read_file(save)) or not written.startswith(FIRST_LINE):
        return
    free = next(
        name for n in range(1, 10_000) if not (name := save.with_name(f"{save.stem}-{n}{save.suffix}")).exists()
    )
    save.rename(free)
    tell(text(lang, "play-kept", {"file": str(free)}))


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


@app.command(epilog="Example: kibitz rules kitty --lang uk")
def rules(game: GameId, lang: Language = "en") -> None:
    """Show a game's rules, clause by clause."""
    from kibitz.telling import rules_page

    tell("\n".join(rules_page(kibitz.game(game), check_language(lang))))


@app.command(epilog="Examples: kibitz replay last-game.kibitz · kibitz replay last-game.kibitz --step --seat 1")
def replay(
    file: File,
    lang: Language = "en",
    seat: Annotated[int | None, typer.Option(help="Whose eyes to see with; by default an onlooker's.")] = None,
    step: Annotated[bool, typer.Option("--step", help="Step by step, with the table after each.")] = False,
) -> None:
    """Tell a recorded game from beginning to end."""
    from kibitz.telling import tell_events
    from kibitz.terminal.stepping import step_through

    check_language(lang)
    table = kibitz.replay(read_file(file))
    if step:
        step_through(table, seat, lang, lambda prompt: input(prompt + " "), tell)
        return
    for told in tell_events(table.view(seat), table.events(seat), lang):
        tell(told)


@app.command(epilog="Example: kibitz verify last-game.kibitz --commitment 763d…")
def verify(
    file: File,
    commitment: Annotated[str | None, typer.Option(help="The one you kept from before the deal.")] = None,
    as_json: Json = False,
) -> None:
    """Prove that a recorded game was dealt fairly: exit code 0 if it is, 1 if it cannot be proved, 2 if it is false."""
    text_of_it = read_file(file)
    try:
        verdict = kibitz.verify(text_of_it, commitment)
    except BadRecord as error:
        if not as_json:
            raise
        typer.echo(json.dumps({"proved": False, "finding": str(error)}))
        raise typer.Exit(2) from None
    if as_json:
        typer.echo(json.dumps({"proved": verdict.proved, "finding": verdict.finding}))
    else:
        tell(verdict.finding)
    raise typer.Exit(0 if verdict.proved else 1)


@app.command(epilog="Example: kibitz sim pairs --seats 4 --games 1000000 --speed cpu")
def sim(
    game: GameId,
    seats: Seats = None,
    count: Annotated[int, typer.Option("--games", help="How many games.")] = 100_000,
    players: Annotated[str | None, typer.Option(help="One name per seat, such as random,random.")] = None,
    speed: Annotated[str, typer.Option(help="python, cpu or gpu.")] = "cpu",
    option: Options = None,
    seed: Seed = None,
    cores: Annotated[int | None, typer.Option(help="How many cores; by default all. The result is the same.")] = None,
    as_json: Json = False,
) -> None:
    """Simulate games and count, with 95 % intervals."""
    from kibitz.lab.simulate import read_speed

    rules = kibitz.game(game)
    named = players.split(",") if players else None
    chairs = seats if seats is not None else len(named) if named else min(4, rules.seats[-1])
    who = named or ["random"] * chairs
    if len(who) != chairs:
        raise BadSeats(f"--players names {len(who)}, and {chairs} play: give one name per seat")
    chosen = read_options(rules, chairs, option)
    with bar(count) as progress:
        found = kibitz.simulate(rules, who, count, read_speed(speed), seed or 0, chosen, cores, progress)
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


@app.command(epilog="Example: kibitz bench regent --seats 4")
def bench(game: GameId, seats: Seats = None, option: Options = None, as_json: Json = False) -> None:
    """How many decisions a second this machine makes at a game, at each speed it has."""
    from kibitz.errors import NoGpu
    from kibitz.lab.simulate import read_speed

    rules = kibitz.game(game)
    chairs = seats if seats is not None else min(4, rules.seats[-1])
    chosen = read_options(rules, chairs, option)
    rates: dict[str, float] = {}
    for speed, count in (("python", 200), ("cpu", 200_000), ("gpu", 2_000_000)):
        with suppress(NoGpu):
            found = kibitz.simulate(rules, ["random"] * chairs, count, read_speed(speed), 1, chosen)
            rates[speed] = found.decisions / found.seconds
    if as_json:
        typer.echo(json.dumps(rates))
    else:
        for speed, rate in rates.items():
            typer.echo(f"{speed:<8} {rate:>16,.0f} decisions a second")


if __name__ == "__main__":
    main()
