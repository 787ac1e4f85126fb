"""Golden games: for every game a text in which a person can check the rules card by card.

python tests/golden.py --write      (make golden) writes them anew; review the difference before you commit it.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import kibitz
from kibitz.errors import BadOption
from kibitz.kernel.game import Game
from kibitz.players.random import choose
from kibitz.testing import option_sets
from kibitz.text.catalogue import LANGUAGES
from kibitz.text.sentences import describe_pile, tell_event

FOLDER = Path(__file__).parent / "golden"


def settings(game: Game) -> Iterator[tuple[int, dict[str, Any]]]:
    """Two games each: the fewest players by the plain rules, and more of them with every switch on."""
    short = {"end": "rounds:2"} if "end" in {option.name for option in game.options} else {}
    yield game.seats[0] if len(game.seats) < 3 else game.seats[1], short
    switches = {option.name: True for option in game.options if option.default is False}
    for seats in [game.seats[2 % len(game.seats)], *game.seats]:
        fits = [options for options in option_sets(game, seats) if options]
        options = {**(switches or (fits or [{}])[0]), **short}
        try:
            game.read_options(seats, options)
        except BadOption:  # teams, say, are not for five
            continue
        yield seats, options
        return


def golden(game: Game) -> str:
    """The golden text of a game."""
    return "\n".join(
        line for number, (seats, options) in enumerate(settings(game)) for line in tell(game, seats, options, number)
    )


def tell(game: Game, seats: int, options: dict[str, Any], number: int) -> Iterator[str]:
    """One game told from the onlooker's place, with what the acting seat had to choose from, and its record."""
    table = game.table(seats=seats, seed=number + 1, options=options)
    rng, told = Random(number), 0
    yield f"===== {game.id}, {seats} seats, {options or 'as the rules have it'} ====="
    while True:
        onlooker = table.view(None)
        for event in table.events(None, told):
            said = tell_event(onlooker, event, "en")
            yield f"  {said}" if said else f"  ({event.clause})"
        told += len(table.events(None, told))
        if table.over:
            break
        for seat in table.to_act[:1]:
            view = table.view(seat)
            mine = [pile for pile in view.piles if pile.owner == seat or pile.role in ("pile", "stack")]
            yield "    " + " | ".join(f"{pile.name} {describe_pile(view, pile, 'en')}" for pile in mine if pile.count)
            warned = {action for action, _ in view.warnings}
            legal = ", ".join(c.action + ("!" if c.action in warned else "") for c in view.legal)
            yield f"    seat {seat} may: {legal}"
            table.act(seat, choose(view, rng))
    yield ""
    yield from table.record().splitlines()
    yield ""


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent.parent))
    from tests.terminal.test_terminal import SCREENS, draw

    FOLDER.mkdir(exist_ok=True)
    for each in kibitz.games():
        if "--write" in sys.argv:
            (FOLDER / f"{each.id}.txt").write_text(golden(each), encoding="utf-8")
            for language in LANGUAGES:
                (SCREENS / language).mkdir(parents=True, exist_ok=True)
                with tempfile.TemporaryDirectory() as folder:
                    shown = draw(each, language, Path(folder))
                (SCREENS / language / f"{each.id}.txt").write_text(shown, encoding="utf-8")
        else:
            print(golden(each))
