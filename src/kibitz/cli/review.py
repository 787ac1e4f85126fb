"""kibitz review: a game that was played, looked at again by the coach."""

from __future__ import annotations

import json
import os
from typing import Annotated

import typer

from kibitz.cli.shared import (
    File,
    Json,
    Language,
    OfGame,
    app,
    check_language,
    examples,
    read_own_game,
    read_table,
    tell,
    whole_number,
)
from kibitz.cli.study import bar, exit_on_sigint
from kibitz.errors import BadSeats, KibitzError, require


@app.command(epilog=examples("kibitz review last-game.kibitz", "kibitz review last-game.kibitz --seat 0 --lang pl"))
def review(
    file: File,
    lang: Language = "en",
    seat: Annotated[
        int | None, typer.Option(help="Whose decisions; by default everybody's.", parser=whole_number)
    ] = None,
    rollouts: Annotated[int, typer.Option(help="Games played out for a decision.", parser=whole_number)] = 1500,
    game: OfGame = None,
    as_json: Json = False,
) -> None:
    """Look at a recorded game again: the course it took, what cost most, and what was better."""
    require("fast", "kibitz review")
    from kibitz.players.review import review as review_all
    from kibitz.text.review import decisions, review_lines

    check_language(lang)
    table = read_table(file, read_own_game(game))
    if seat is not None and not 0 <= seat < table.seats:
        raise BadSeats(f"there is no seat {seat} in this game; seats are 0 to {table.seats - 1}")
    if not 10 <= rollouts <= 1_000_000:
        raise KibitzError(f"--rollouts is a number from 10 to 1,000,000, not {rollouts}")
    seen = list(decisions(table, seat))
    if not seen:
        raise KibitzError(f"{file} holds no decision to look at: nobody had a choice in it yet")
    with exit_on_sigint(), bar(len(seen)) as progress:
        found = review_all(seen, rollouts, os.cpu_count() or 1, progress)
    if as_json:
        typer.echo(json.dumps(found.as_dict()))
        return
    for line in review_lines(table.game, found, lang):
        tell(line)
