"""kibitz replay · verify: a recorded game told again, and proved; for people and (--json) for programs."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from msgspec.structs import asdict

import kibitz
from kibitz.cli.shared import (
    File,
    Json,
    Language,
    OfGame,
    app,
    ask,
    check_language,
    examples,
    in_a_record,
    print_json,
    read_file,
    read_own_game,
    read_table,
    tell,
    whole_number,
)
from kibitz.errors import BadRecord, KibitzError
from kibitz.kernel.table import Table


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
    game: OfGame = None,
    as_json: Json = False,
) -> None:
    """Tell a recorded game from beginning to end."""
    from kibitz.text.telling import tell_events

    check_language(lang)
    if step and as_json:
        raise KibitzError("--step is for a person and --json for a program: give one of them")
    table = read_table(file, read_own_game(game))
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
    from kibitz.text.telling import tell_event

    view = table.view(seat)
    return {
        "game": table.game.id,
        "rules": table.game.rules_version,
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
    game: OfGame = None,
    as_json: Json = False,
) -> None:
    """Prove that a recorded game was dealt fairly: exit code 0 if it is, 1 if it cannot be proved, 2 if it is false."""
    written = read_file(file)
    try:
        verdict = kibitz.verify(written, commitment, read_own_game(game))
    except BadRecord as error:
        if not as_json:
            raise BadRecord(f"{file}: {in_a_record(error)}") from None
        print_json({"proved": False, "finding": in_a_record(error)})
        raise typer.Exit(2) from None
    if as_json:
        print_json({"proved": verdict.proved, "finding": verdict.finding})
    else:
        tell(verdict.finding)
    raise typer.Exit(0 if verdict.proved else 1)
