"""kibitz check: is all that belongs to a game as it should be, its rules, its page of advice, its lesson, its texts?"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

from kibitz.cli.shared import STUDY, app, examples, read_game, whole_number
from kibitz.errors import BadRules, KibitzError
from kibitz.games import games_in
from kibitz.kernel.game import Game
from kibitz.kernel.speeds.checker import check as read_rules
from kibitz.kernel.speeds.checker import from_here
from kibitz.text.catalogue import LANGUAGES


@app.command(
    rich_help_panel=STUDY, epilog=examples("kibitz check showdown.py", "kibitz check showdown.py --games 5000")
)
def check(
    file: Annotated[str, typer.Argument(help="A rules file, a game's id, or module:NAME.")],
    games: Annotated[
        int, typer.Option(help="How many games are played carefully, over all seats and options.", parser=whole_number)
    ] = 200,
) -> None:
    """Read the rules in a file, play some careful games by them, and say what is wrong, with file and line.

    So it does with what stands beside them: the page of advice, the lesson and the texts.
    """
    if games < 1:
        raise KibitzError(f"--games is a number from 1 on, not {games}")
    for game in _games(file):
        read_rules(game)
        typer.echo(f"{game.id}: the rules can be compiled")
        try:
            for found in _findings(game, games):
                typer.echo(found if found.startswith(" ") else f"{game.id}: {found}")
        except AssertionError as error:  # a law is broken
            raise BadRules(str(error)) from error


def _games(file: str) -> list[Game]:
    """The games that a file declares."""
    return games_in(Path(file)) if file.endswith(".py") else [read_game(file)]


def _findings(game: Game, games: int) -> Iterator[str]:
    """What is in order, one after another; the first thing that is not is an error."""
    yield _play(game, games)
    yield _imagine(game)
    yield _look_for_leaks(game)
    yield _advice(game)
    yield _lesson(game)
    yield from _texts(game)


def _play(game: Game, games: int) -> str:
    from kibitz.lab.soak import FAULTS, IMAGINED, soak
    from kibitz.testing import option_ends, option_sets

    tried = {seats: [*option_sets(game, seats), *option_ends(game, seats)] for seats in game.seats}
    settings = [(seats, options) for seats, several in tried.items() for options in several]
    each, decisions = -(-games // len(settings)), 0
    for seed, (seats, options) in enumerate(settings):
        found = soak(game, seats, options, each, seed, speed="python")
        decisions += found.decisions
        if found.fault:
            if found.fault == FAULTS[IMAGINED]:
                _look_for_leaks(game)  # which can say what shows, and to whom
            raise BadRules(str(found))
    return f"{each * len(settings):,} games, {decisions:,} decisions, and nothing went wrong"


def _some_settings(game: Game) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every number of seats, and every choice of options: what takes longer is not done for each with each."""
    from kibitz.testing import option_sets

    for seats in game.seats:
        yield seats, {}
    for place, _ in enumerate(option_sets(game, game.seats[0])):
        seats = game.seats[place % len(game.seats)]
        yield from ((seats, options) for options in option_sets(game, seats)[place : place + 1] if options)


def _imagine(game: Game) -> str:
    from kibitz.testing import law_imagined_worlds_can_be_played

    for seed, (seats, options) in enumerate(_some_settings(game)):
        law_imagined_worlds_can_be_played(game, seats, options, seed)
    return "what players imagine can be played, too"


def _look_for_leaks(game: Game) -> str:
    from kibitz.testing import law_nothing_leaks

    for seed, (seats, options) in enumerate(_some_settings(game)):
        law_nothing_leaks(game, seats, options, seed)
    return "nothing that is hidden was seen to leak"


def _advice(game: Game) -> str:
    from kibitz.players.sensible import page_file
    from kibitz.testing import law_advice_needs_only_the_view

    for seed, (seats, options) in enumerate(_some_settings(game)):
        law_advice_needs_only_the_view(game, seats, options, seed)
    page = page_file(game)
    if not page:
        return f"there is no page of advice ({game.id}_sensible.py): the sensible player chooses at random"
    return f"the page of advice ({from_here(page)}) needs no more than its seat may know"


def _lesson(game: Game) -> str:
    from kibitz.lessons import lesson, lesson_file
    from kibitz.testing import law_lesson_can_be_played

    law_lesson_can_be_played(game)
    taught = lesson(game)
    if taught is None:
        return f"there is no lesson ({game.id}_lesson.py)"
    steps = f"{len(taught.course)} step{'s' * (len(taught.course) != 1)}"
    return f"the lesson ({from_here(lesson_file(game))}) can be played, in {steps}"


def _texts(game: Game) -> Iterator[str]:
    from kibitz.testing import proofread

    proof = proofread(game)
    if proof.wrong:
        raise BadRules("\n".join([f"{game.id} has texts that cannot be told:", *proof.wrong]))
    if not proof.languages:
        yield f"there are no texts (locales/en/{game.id}.ftl): people read the bare words of the rules"
        return
    others = ", ".join(language for language in LANGUAGES if language not in proof.languages)
    yield f"the texts can be told: {', '.join(proof.languages)}" + (f" ({others}: said in English)" if others else "")
    for language, missing in proof.missing.items():
        instead = "" if language == "en" else ", and said in English"
        yield from [f"  not in {language}{instead}: {', '.join(missing)}"] if missing else []
    yield from (f"  {told}" for told in proof.unused)
