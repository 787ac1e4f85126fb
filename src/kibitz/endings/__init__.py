"""How rounds and games end, as people are told it: for each game a page that says what was decided, and by which cards.

`endings/<id>.py` says `ending(story)`, of what everybody saw of the last action (`kernel/endings.py`); its words stand
in the texts (`<id>-end-…`, `<id>-why-…`). Rules know nothing of it. A game of another package brings its own function,
`Game(ending=…)`; one that has none is told by its result alone, when it is over.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from kibitz.kernel.endings import End, Story
from kibitz.kernel.game import Game
from kibitz.kernel.state import State
from kibitz.kernel.table import Table
from kibitz.kernel.views.view import result


def ending(table: Table) -> End | None:
    """What the last action of a table has ended, if anything: a round as the game's page tells it, or the game."""
    s, page = table._state, page_of(table.game)
    end = page(Story(table)) if page is not None else None
    return _over(table.game, s, end or End("")) if s.over else end


@cache
def page_of(game: Game) -> Callable[[Story], End | None] | None:
    """What tells how a game's rounds end: what it brings itself, or the page it has here; None if it has neither."""
    if game.ending is not None or not game.own:
        return game.ending
    name = f"{__name__}.{game.id}"
    page: Callable[[Story], End | None] | None = import_module(name).ending if find_spec(name) else None
    return page


def _over(game: Game, s: State, end: End) -> End:
    """The end of the game: its headline is the result's, and what decided the last round says why."""
    ended = result(game, s)
    assert ended is not None
    details: dict[str, int | str] = {**end.details, "clause": ended.reason}
    if ended.won is not None:
        details["left"] = ended.left or 0
        return replace(end, said="together-won" if ended.won else "together-lost", details=details, over=True)
    seats, scores = ended.winners or ended.losers, ended.scores if ended.chips is None else ended.chips
    said = "lost" if not ended.winners else "won" if ended.chips is None else "won-chips"
    if scores is None:
        return replace(end, said=f"{said}-plainly", over_for=seats, details=details, over=True)
    details |= {"score": scores[seats[0]], "all": "yes" if len(seats) == s.seats else "no"}
    each = {**end.each, "behind": [scores[seats[0]] - score for score in scores]}
    near = end.near or {"won": "behind", "won-chips": "behind-chips"}.get(said, "")
    return replace(end, said=said, over_for=seats, details=details, each=each, near=near, over=True)
