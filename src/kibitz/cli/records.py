"""kibitz games · rules · replay · verify: what there is to read, for people and (--json) for programs."""

from __future__ import annotations

import json
import textwrap
from collections.abc import Callable, Iterator
from itertools import groupby
from typing import Annotated, Any

import typer
from msgspec.structs import asdict

import kibitz
from kibitz.cli.shared import (
    File,
    GameId,
    Json,
    Language,
    app,
    ask,
    check_language,
    examples,
    read_file,
    read_game,
    read_table,
    tell,
    whole_number,
)
from kibitz.errors import BadRecord, KibitzError
from kibitz.kernel.game import Game, wanted
from kibitz.kernel.table import Table
from kibitz.text.catalogue import text, text_or

COLUMNS = 79


def print_json(value: object) -> None:
    """For a program."""
    typer.echo(json.dumps(value, ensure_ascii=False))


# --- the games and their rules ----------------------------------------------------------------------------------------


@app.command(epilog=examples("kibitz games", "kibitz games --lang pl", "kibitz games --json"))
def games(lang: Language = "en", as_json: Json = False) -> None:
    """List the games, with how many play and their house rules."""
    from kibitz.text.sentences import title

    check_language(lang)
    if as_json:
        print_json(
            [
                {
                    "id": game.id,
                    "title": title(game, lang),
                    "seats": list(game.seats),
                    "options": {o.name: {"default": o.default, "is": o.describe(game.seats[-1])} for o in game.options},
                }
                for game in kibitz.games()
            ]
        )
        return
    for game in kibitz.games():
        span = {"least": game.seats[0], "most": game.seats[-1]}
        played_by = text(lang, "cli-players" if len(game.seats) > 1 else "cli-players-exactly", span)
        typer.echo(f"{game.id:<14} {title(game, lang)} ({played_by})")
        for line in option_lines(game, lang):
            typer.echo(line)
        typer.echo()
    typer.echo(textwrap.fill(text(lang, "cli-games-options"), COLUMNS))


def option_lines(game: Game, lang: str) -> Iterator[str]:
    """A game's options, each with what may be written and what it is about."""
    width = max((len(option.name) for option in game.options), default=0)
    for option in game.options:
        about = text_or(lang, f"{game.id}-option-{option.name}", "")
        yield textwrap.fill(
            " | ".join(option.written(game.seats[-1])) + (f" · {about}" if about else ""),
            COLUMNS,
            initial_indent=f"    {option.name:<{width}}  ",
            subsequent_indent=" " * (width + 6),
            break_long_words=False,
        )


@app.command(epilog=examples("kibitz rules kitty --lang uk", "kibitz rules pairs --json"))
def rules(game: GameId, lang: Language = "en", as_json: Json = False) -> None:
    """Show a game's rules, clause by clause."""
    from kibitz.text.sentences import rules_page

    check_language(lang)
    if as_json:
        print_json(rules_as_dict(read_game(game), lang))
    else:
        tell("\n".join(rules_page(read_game(game), lang)))


def rules_as_dict(game: Game, lang: str) -> dict[str, Any]:
    """A rules page as plain values.

    Each clause says `when` it is in force: always (None), with options of these values, or with so many seats.
    """
    from kibitz.text.sentences import title

    def in_force(when: str | Callable[[int], bool]) -> dict[str, Any] | None:
        if isinstance(when, str):
            return {"options": wanted(when)} if when else None
        return {"seats": [seats for seats in game.seats if when(seats)]}

    return {
        "id": game.id,
        "title": title(game, lang),
        "about": text_or(lang, f"{game.id}-about", ""),
        "sections": [
            {
                "title": text_or(lang, f"{prefix}-title", prefix),
                "clauses": [
                    {"id": clause, "text": text_or(lang, clause, ""), "when": in_force(book.condition)}
                    for book in parts
                    for clause in book.ids()
                ],
            }
            for prefix, parts in groupby(game.sections, lambda book: book.prefix)
        ],
    }


# --- records ----------------------------------------------------------------------------------------------------------


@app.command(
    epilog=examples(
        "kibitz replay last-game.kibitz",
        "kibitz replay last-game.kibitz --step --seat 1",
        "kibitz replay last-game.kibitz --json",
    )
)
def replay(
    file: File,
    lang: Language = "en",
    seat: Annotated[
        int | None, typer.Option(help="Whose eyes to see with; by default an onlooker's.", parser=whole_number)
    ] = None,
    step: Annotated[bool, typer.Option("--step", help="Step by step, with the table after each.")] = False,
    as_json: Json = False,
) -> None:
    """Tell a recorded game from beginning to end."""
    from kibitz.text.sentences import tell_events

    check_language(lang)
    if step and as_json:
        raise KibitzError("--step is for a person and --json for a program: give one of them")
    table = read_table(file)
    if seat is not None and not 0 <= seat < table.seats:
        there_are = f"--seat is 0 to {table.seats - 1}" if table.seats > 1 else "there is only --seat 0"
        raise KibitzError(f"there is no seat {seat} in {file}: {there_are}")
    if step:
        from kibitz.terminal.stepping import step_through

        step_through(table, seat, lang, ask, tell)
    elif as_json:
        print_json(game_as_dict(table, seat, lang))
    else:
        for told in tell_events(table.view(seat), table.events(seat), lang):
            tell(told)


def game_as_dict(table: Table, seat: int | None, lang: str) -> dict[str, Any]:
    """A game as a seat (None: an onlooker) saw it, as plain values; `told` is what people read of an event."""
    from kibitz.text.sentences import tell_event

    view = table.view(seat)
    return {
        "game": table.game.id,
        "rules": table.game.rules,
        "seats": table.seats,
        "options": table.options,
        "seat": seat,
        "events": [asdict(event) | {"told": tell_event(view, event, lang)} for event in table.events(seat)],
        "result": asdict(table.result) if table.result is not None else None,
    }


@app.command(epilog=examples("kibitz verify last-game.kibitz", "kibitz verify last-game.kibitz --json"))
def verify(
    file: File,
    commitment: Annotated[
        str | None, typer.Option(help="The 64 digits that were shown before the deal, as you kept them.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Prove that a recorded game was dealt fairly: exit code 0 if it is, 1 if it cannot be proved, 2 if it is false."""
    written = read_file(file)
    try:
        verdict = kibitz.verify(written, commitment)
    except BadRecord as error:
        if not as_json:
            raise BadRecord(f"{file}: {error}") from None
        print_json({"proved": False, "finding": str(error)})
        raise typer.Exit(2) from None
    if as_json:
        print_json({"proved": verdict.proved, "finding": verdict.finding})
    else:
        tell(verdict.finding)
    raise typer.Exit(0 if verdict.proved else 1)
