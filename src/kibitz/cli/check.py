"""kibitz check: are the rules in a file as they should be?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kibitz.cli.shared import STUDY, app, examples, read_game, whole_number
from kibitz.errors import BadRules, KibitzError
from kibitz.games import games_in
from kibitz.kernel.game import Game
from kibitz.kernel.speeds.checker import check as read_rules


@app.command(
    rich_help_panel=STUDY, epilog=examples("kibitz check showdown.py", "kibitz check showdown.py --games 5000")
)
def check(
    file: Annotated[str, typer.Argument(help="A rules file, a game's id, or module:NAME.")],
    games: Annotated[
        int, typer.Option(help="How many games are played carefully, over all seats and options.", parser=whole_number)
    ] = 200,
) -> None:
    """Read the rules in a file, play some careful games by them, and say what is wrong, with file and line."""
    if games < 1:
        raise KibitzError(f"--games is a number from 1 on, not {games}")
    from kibitz.lab.soak import soak
    from kibitz.testing import law_nothing_leaks, option_ends, option_sets

    for game in _games(file):
        read_rules(game)
        typer.echo(f"{game.id}: the rules can be compiled")
        tried = {seats: [*option_sets(game, seats), *option_ends(game, seats)] for seats in game.seats}
        settings = [(seats, options) for seats, several in tried.items() for options in several]
        each, decisions = -(-games // len(settings)), 0
        for seed, (seats, options) in enumerate(settings):
            found = soak(game, seats, options, each, seed, speed="python")
            decisions += found.decisions
            if found.fault:
                raise BadRules(str(found))
        typer.echo(f"{game.id}: {each * len(settings):,} games, {decisions:,} decisions, and nothing went wrong")
        for seats in game.seats:
            try:
                law_nothing_leaks(game, seats, {}, seats)
            except AssertionError as error:
                raise BadRules(str(error)) from error
        typer.echo(f"{game.id}: nothing that is hidden was seen to leak")


def _games(file: str) -> list[Game]:
    """The games that a file declares."""
    return games_in(Path(file)) if file.endswith(".py") else [read_game(file)]
