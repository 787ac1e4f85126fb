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
from pathlib import Path
from random import Random
from typing import Any

from kibitz.errors import BadRules, KibitzError
from kibitz.kernel import dispatch
from kibitz.kernel.game import Game
from kibitz.kernel.hooks import Function, written
from kibitz.kernel.speeds.checker import Finding, Rules, from_here, why_not_loaded
from kibitz.kernel.state import State
from kibitz.kernel.views.view import View
from kibitz.players import choice, failed, outcomes
from kibitz.players.random import choose as choose_at_random


@cache
def meaning(game: Game) -> dict[Function, Function]:
    """What the players' hooks mean in a game."""
    name, page = _page_name(game), _page(game)
    judges = {} if page is None else {f"worth_{i}": judge for i, judge in enumerate(page.WORTH)}
    source = dispatch.worth(game) if judges else "def worth(s, seat, memo, action):\n    return 0"
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


def _page_name(game: Game) -> str:
    return f"{__name__}.{game.id}" if game.own else f"{game.module}_sensible"


@cache
def _page(game: Game) -> Any:
    """The module of a game's sensible player, None if it has none; BadRules if it does not fit the game."""
    spec = find_spec(_page_name(game))
    if spec is None:
        return None
    file = from_here(spec.origin or spec.name)
    try:
        page = import_module(spec.name)
    except Exception as error:
        raise _not_fitting(file, why_not_loaded(Path(file), error)) from error
    if not isinstance(getattr(page, "WORTH", None), tuple):
        raise _not_fitting(file, f"{file}: it says no WORTH: a tuple with a function for each kind of action")
    has, needs = len(page.WORTH), len(game.kinds)
    if has != needs:
        verbs = ", ".join(kind.verb for kind in game.kinds)
        said = f"WORTH has {has} function{'s' * (has != 1)}, and the game {needs} kind{'s' * (needs != 1)} of action"
        raise _not_fitting(file, f"{file}: {said}: {verbs}")
    return page


def _not_fitting(file: str, said: str) -> BadRules:
    return BadRules(said, (Finding(file, 0, "", said),))


def page_file(game: Game) -> str:
    """The file of a game's page; empty if it has none."""
    return getattr(_page(game), "__file__", None) or ""


def worth_line(game: Game, kind: int) -> int:
    """The line of a game's page on which it says what a kind of action is worth."""
    line: int = _page(game).WORTH[kind].__code__.co_firstlineno
    return line


def check_page(game: Game) -> None:
    """BadRules unless a game's page of advice, if it has one, fits it and can run at every speed."""
    page = _page(game)
    if page is None:
        return
    rules = Rules(game)
    for kind, judge in zip(game.kinds, page.WORTH, strict=True):
        rules.read(f"the worth of {kind.verb}", judge, 3 + len(kind.arguments), False)
    if hasattr(page, "CONSIDER"):
        rules.read("CONSIDER", page.CONSIDER, 3, False)
    rules.look_for_circles()
    if rules.found:
        told = "\n".join(map(str, rules.found))
        raise BadRules(f"{game.id} has a page of advice that cannot be played:\n{told}", tuple(rules.found))


def _outcome(game: Game) -> Function:
    if game.cooperative:
        return outcomes.won_together
    return outcomes.won_chips if game.chips is not None else outcomes.won_alone


def _standing(game: Game) -> Function:
    return _outcome(game) if game.one_round or game.chips is not None else outcomes.leads


def _nothing(s: State, seat: int, memo: MutableSequence[int]) -> None:
    return None


def choose_sensibly(view: View, rng: Random) -> str:
    """What the sensible player does, in plain Python: it needs no compiler. PlayerFailed if its page fails."""
    game = view.rulebook
    out, memo = [0] * game.actions.most_legal, [0] * choice.MEMO
    own = [rng.getrandbits(32) for _ in range(4)]
    try:
        number = _in_python(game)(view.set_up(), view.me, out, own, memo)
    except Exception as error:
        if game.own:
            raise
        raise failed("the page of advice failed", error, _page(game)) from error
    return game.actions.from_number(number).text


def stand_in(view: View, rng: Random) -> str:
    """What somebody does who acts for another: what is sensible, or anything where the page of advice fails."""
    try:
        return choose_sensibly(view, rng)
    except KibitzError:
        return choose_at_random(view, rng)


@cache
def _in_python(game: Game) -> Function:
    return game.bind(choice.sensible_choice, more=meaning(game))
