"""The coach: a player that explains. For every action its chance or what it brings, how sure that is, and why."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from math import ceil, sqrt
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from kibitz.kernel.game import Game
from kibitz.kernel.hints import Fact
from kibitz.kernel.views.view import Choice, View
from kibitz.players.choice import NONE
from kibitz.players.engine import engine
from kibitz.players.outcomes import WIN
from kibitz.players.search import Search, think

Measure = Literal["win", "lose", "chips"]
"""What is estimated: the chance to win; to lose, where there is only a loser; or chips until the end of the round."""

ROLLOUTS = 1_000
"""Games that are played out for one piece of advice."""


@dataclass(frozen=True)
class Advice:
    """An action, what it leads to, how sure that is (half of a 95 % interval), and what is worth knowing about it.

    `value` is a chance (0 to 1), or a number of chips. `behind` is what it gives away against the action that we
    believe to be best, and `unsure` the standard error of that: smaller than the values' own, for the worlds were the
    same.
    """

    action: str
    value: float
    give_or_take: float
    behind: float
    unsure: float
    facts: tuple[Fact, ...]


@dataclass(frozen=True)
class Advised:
    """All actions of a seat, the best first."""

    measure: Measure
    actions: tuple[Advice, ...]

    def as_dict(self) -> dict[str, Any]:
        """Everything as plain values."""
        return asdict(self)


def measure_of(game: Game) -> Measure:
    """What is estimated in a game."""
    if game.chips is not None:
        return "chips"
    return "lose" if game.one_loses else "win"


def measured(view: View, outcomes: NDArray[np.int64]) -> NDArray[np.float64]:
    """Outcomes as people understand them."""
    match measure_of(view.rulebook):
        case "chips":
            now = view.numbers["chips"]
            assert isinstance(now, list) and view.me is not None
            mine = now[view.me]
            assert mine is not None
            return outcomes / 100 - mine
        case "lose":
            return (outcomes < -WIN // 2).astype(float)
    return (outcomes > WIN // 16).astype(float) if not view.rulebook.cooperative else (outcomes == WIN).astype(float)


def facts_about(view: View, choice: Choice) -> tuple[Fact, ...]:
    """What a good player keeps in mind about an action."""
    return tuple(fact for hint in view.rulebook.hints for fact in hint.facts(view, choice))


def advise(view: View, rollouts: int = ROLLOUTS, seed: int = 1, cores: int = 1) -> Advised:
    """Each legal action of a view's seat, tried in the same imagined worlds, the better ones in more of them."""
    search = think(view, seed, engine(view.rulebook, cores, whole=view.rulebook.chips is None))
    found: dict[int, Advice] = {}
    order: list[int] = []
    left = int((search.actions[0] != NONE).sum())
    for share in (0.4, 0.3, 0.3):
        search.try_out(left, max(4, ceil(rollouts * share / left)))
        found |= _advice(view, search)
        order = [*_best_first(search), *(number for number in order if number not in search.actions[0])]
        left = max(2, left // 3) if left > 2 else left
        search.keep(left - 1)
        left = int((search.actions[0] != NONE).sum()) or 1
        if left == 1:
            break
    return Advised(measure_of(view.rulebook), tuple(found[number] for number in order))


def _best_first(search: Search) -> list[int]:
    ahead, _ = search.posterior()
    return [int(search.actions[0, k]) for k in np.argsort(-ahead[0], kind="stable") if search.actions[0, k] != NONE]


def _advice(view: View, search: Search) -> dict[int, Advice]:
    """What was found so far about the actions that are still tried, by their numbers."""
    values = measured(view, search.found[0])
    measure, worlds = measure_of(view.rulebook), len(values)
    ahead, _ = search.posterior()
    lost = (values[:, [int(ahead[0].argmax())]] - values) * (-1 if measure == "lose" else 1)
    errors = errors_of(values, measure)
    choices = {choice.number: choice for choice in view.legal}
    return {
        int(number): Advice(
            action=choices[int(number)].action,
            value=float(values[:, k].mean()),
            give_or_take=float(errors[k]),
            behind=max(0.0, float(lost[:, k].mean())),
            unsure=float(lost[:, k].std() / sqrt(worlds)),
            facts=facts_about(view, choices[int(number)]),
        )
        for k, number in enumerate(search.actions[0, : values.shape[1]])
        if number != NONE
    }


def errors_of(values: NDArray[np.float64], measure: Measure) -> NDArray[np.float64]:
    """Half of the 95 % interval around the mean of each column."""
    worlds = len(values)
    errors: NDArray[np.float64] = 1.96 * values.std(axis=0) / sqrt(worlds)
    if measure != "chips":  # a chance: two more worlds of either kind, so that none is surely 0 or 1
        share = (values.sum(axis=0) + 2) / (worlds + 4)
        errors = 1.96 * np.sqrt(share * (1 - share) / (worlds + 4))
    return errors
