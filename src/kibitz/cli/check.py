"""kibitz check: are the rules in a file as they should be?"""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Annotated

import typer

import kibitz
from kibitz.cli.shared import STUDY, app, examples, whole_number
from kibitz.errors import BadRules, KibitzError
from kibitz.games import ids
from kibitz.kernel.game import Game
from kibitz.kernel.reader import check as read_rules


@app.command(
    rich_help_panel=STUDY, epilog=examples("kibitz check showdown.py", "kibitz check showdown.py --games 5000")
)
def check(
    file: Annotated[str, typer.Argument(help="A rules file, or the id of one of kibitz's own games.")],
    games: Annotated[
        int, typer.Option(help="How many games are played carefully, over all seats and options.", parser=whole_number)
    ] = 200,
) -> None:
    """Read the rules in a file, play some careful games by them, and say what is wrong, with file and line."""
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
    path = Path(file)
    if file in ids() and not path.exists():
        return [kibitz.game(file)]
    if path.suffix != ".py" or not path.is_file():
        raise KibitzError(f"there is no rules file {file}: name a Python file, or one of {', '.join(ids())}")
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None and spec.loader is not None
    module = sys.modules[path.stem] = importlib.util.module_from_spec(spec)
    sys.path.insert(0, str(path.parent))
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        line = f":{error.lineno}" if isinstance(error, SyntaxError) else ""
        raise BadRules(f"{file}{line} cannot be loaded: {type(error).__name__}: {error}") from error
    found = [value for value in vars(module).values() if isinstance(value, Game)]
    if not found:
        raise BadRules(f"{file} declares no game: its last lines say GAME = Game(id=…, …)")
    return found
