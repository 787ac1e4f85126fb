"""The sensible players, one page per game: what each kind of action is worth, in the game's own words.

A page is a module with the game's id as its name, and says

    WORTH = (hit, fold, spend8, fold_for)     # one function per kind of action, in the order of the game's list
    CONSIDER = count_unseen                   # optional: what is looked at once, before the actions are compared
    NOISE = 30                                 # optional: by how much a choice wavers
    UNIT, DOUBT, SCATTER = 1.2, 400, 5000     # optional, for the search: see `belief`

A function gets the table, the seat, what was kept in mind, and the action's arguments, and returns a number; the
highest is chosen. It may look only at what the seat may know; a law checks it. A game without a page gets a player for
whom all actions are worth the same, which is the random player. A game of another package has its page beside it: that
of `showdown.py` is `showdown_sensible.py`.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

from kibitz.kernel.game import Game
from kibitz.kernel.hooks import Function, written
from kibitz.kernel.state import State
from kibitz.kernel.views.view import View
from kibitz.players import choice, outcomes


@cache
def meaning(game: Game) -> dict[Function, Function]:
    """What the players' hooks mean in a game."""
    name = f"{__name__}.{game.id}"
    page = _page(game)
    if page is not None and len(page.WORTH) != len(game.kinds):
        raise ValueError(f"{name}: WORTH names {len(page.WORTH)} kinds of action, the game has {len(game.kinds)}")
    judges = {} if page is None else {f"worth_{i}": judge for i, judge in enumerate(page.WORTH)}
    source = game.actions.judging() if judges else "def worth(s, seat, memo, action):\n    return 0"
    noise = f"def noise(s):\n    return {getattr(page, 'NOISE', 0)}"
    return {
        choice.worth: written("worth", source, {"__name__": name, **judges}),
        choice.noise: written("noise", noise, {"__name__": name}),
        choice.consider: getattr(page, "CONSIDER", _nothing),
        outcomes.outcome: _outcome(game),
        outcomes.standing: _standing(game),
    }


def belief(game: Game, whole: bool = False) -> tuple[float, float, float]:
    """What a difference in worth means for the outcome, on average; how far off that is; and how far one world is.

    The last two are standard deviations. `lab/calibrate.py` measures all three, as the search looks ahead: where rounds
    are counted, to the end of the round. Of the `whole` game, points are worth what a game is at stake.
    """
    page, scale = _page(game), 1 if game.chips is not None else 4
    found = getattr(page, "UNIT", 1.0), getattr(page, "DOUBT", 100.0 * scale), getattr(page, "SCATTER", 1200.0 * scale)
    if not whole or game.one_round or game.chips is not None:
        return found
    game_for_points = outcomes.WIN / outcomes.STAKE
    return found[0] * game_for_points, found[1] * game_for_points, 0.6 * outcomes.WIN


def advice(game: Game) -> str:
    """The first sentence of a game's page, in English; empty if it has none."""
    said = (getattr(_page(game), "__doc__", None) or "").partition("\n\n")[0]
    return " ".join(said.split())


def _page(game: Game) -> Any:
    """The module of a game's sensible player, None if it has none."""
    name = f"{__name__}.{game.id}" if game.own else f"{game.module}_sensible"
    return import_module(name) if find_spec(name) is not None else None


def _outcome(game: Game) -> Function:
    if game.cooperative:
        return outcomes.won_together
    return outcomes.won_chips if game.chips is not None else outcomes.won_alone


def _standing(game: Game) -> Function:
    return _outcome(game) if game.one_round or game.chips is not None else outcomes.leads


def _nothing(s: State, seat: int, memo: MutableSequence[int]) -> None:
    return None


def choose_sensibly(view: View, rng: Random) -> str:
    """What the sensible player does, in plain Python: it needs no compiler."""
    game = view.rulebook
    out, memo = [0] * game.actions.most_legal, [0] * choice.MEMO
    own = [rng.getrandbits(32) for _ in range(4)]
    number = _in_python(game)(view.set_up(), view.me, out, own, memo)
    return game.actions.from_number(number).text


@cache
def _in_python(game: Game) -> Function:
    return game.bind(choice.sensible_choice, more=meaning(game))
