"""Golden games: two games of each, in which a person can check the rules card by card, written down twice.

`<id>.trace` has no language in it: what happened, what could be done, a digest of what every seat knew, and the record.
It changes only if a game plays otherwise. `<id>.txt` tells the same games in English sentences.

python tests/golden.py --write      (make golden) writes them anew; review the difference before you commit it.
"""

from __future__ import annotations

import hashlib
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import kibitz
from kibitz.errors import BadOption
from kibitz.kernel.game import Game
from kibitz.kernel.table import Table
from kibitz.kernel.views.view import View
from kibitz.players.random import choose
from kibitz.testing import option_sets
from kibitz.text.catalogue import LANGUAGES
from kibitz.text.lines import lines_of, stage
from kibitz.text.regulars import REGULARS, regular_name
from kibitz.text.sentences import describe_pile
from kibitz.text.telling import tell_lines

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


def played(game: Game) -> Iterator[tuple[str, Table]]:
    """The golden games, each at its deal, under the line that names it."""
    for number, (seats, options) in enumerate(settings(game)):
        head = f"===== {game.id}, {seats} seats, {options or 'as the rules have it'} ====="
        yield head, game.table(seats=seats, seed=number + 1, options=options)


def trace(game: Game) -> str:
    """The golden games without language."""
    return "\n".join(line for number, one in enumerate(played(game)) for line in trace_of(*one, Random(number)))


def trace_of(head: str, table: Table, rng: Random) -> Iterator[str]:
    """Every event from the onlooker's place, what the acting seat could do, and what all seats knew then."""
    yield head
    for view, since in decisions(table, rng):
        yield from (msgspec.json.encode(event).decode() for event in table.events(None, since))
        warned = dict(view.warnings) if view is not None else {}
        if view is not None:
            legal = ", ".join(c.action + (f" ({warned[c.action]})" if c.action in warned else "") for c in view.legal)
            yield f"{known(table)} seat {view.me}: {legal}"
    yield known(table)
    yield from ("", *table.record().splitlines(), "")


def known(table: Table) -> str:
    """A digest of what each seat, and an onlooker, may know."""
    views = [table.view(seat) for seat in [None, *range(table.seats)]]
    told = [
        [
            [[p.name, p.role, p.owner, p.count, p.cards, p.seen, p.fresh, p.backs, p.start] for p in view.piles],
            *(view.to_act, view.phase, view.numbers, view.marks, view.legal, view.warnings, view.result, view.traced),
        ]
        for view in views
    ]
    return hashlib.sha256(msgspec.json.encode(told)).hexdigest()[:12]


def decisions(table: Table, rng: Random) -> Iterator[tuple[View | None, int]]:
    """The first of those who may act, before it does so by chance, and how much was told before; at the end nobody."""
    told = 0
    while not table.over:
        view = table.view(table.to_act[0])
        yield view, told
        told = table.told
        table.act(table.to_act[0], choose(view, rng))
    yield None, told


def golden(game: Game) -> str:
    """The golden games in English."""
    return "\n".join(line for number, one in enumerate(played(game)) for line in tell(*one, Random(number)))


def tell(head: str, table: Table, rng: Random) -> Iterator[str]:
    """One game told from the onlooker's place, with what the acting seat had to choose from."""
    yield head
    for view, since in decisions(table, rng):
        onlooker = table.view(None)
        told = tell_lines(stage(onlooker, None), lines_of(onlooker, table.events(None, since)), "en", names("en"))
        yield from (f"  {line}" for line in told)
        if view is not None:
            mine = [pile for pile in view.piles if pile.owner == view.me or pile.role in ("pile", "stack")]
            yield "    " + " | ".join(f"{pile.name} {describe_pile(view, pile, 'en')}" for pile in mine if pile.count)
            warned = {action for action, _ in view.warnings}
            legal = ", ".join(c.action + ("!" if c.action in warned else "") for c in view.legal)
            yield f"    {names('en')[view.me or 0]} may: {legal}"
    yield ""


def names(language: str) -> list[str]:
    """How those who play the golden games are called."""
    return [regular_name(regular, language) for regular in REGULARS]


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent.parent))
    from tests.terminal.test_terminal import SCREENS, draw

    FOLDER.mkdir(exist_ok=True)
    for each in kibitz.games():
        if "--write" in sys.argv:
            (FOLDER / f"{each.id}.trace").write_text(trace(each), encoding="utf-8")
            (FOLDER / f"{each.id}.txt").write_text(golden(each), encoding="utf-8")
            for language in LANGUAGES:
                (SCREENS / language).mkdir(parents=True, exist_ok=True)
                with tempfile.TemporaryDirectory() as folder:
                    shown = draw(each, language, Path(folder))
                (SCREENS / language / f"{each.id}.txt").write_text(shown, encoding="utf-8")
        else:
            print(golden(each))
