"""The coach: a player that explains. For every action its chance or what it brings, how sure that is, and why; and
after a game the course it took, and the decisions that cost most.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from math import ceil, sqrt
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from kibitz.kernel.game import Game
from kibitz.kernel.minds import Fact
from kibitz.kernel.view import Choice, View
from kibitz.players.engine import engine
from kibitz.players.policies import NONE, WIN
from kibitz.players.search import Thought, think

Measure = Literal["win", "lose", "chips"]
"""What is estimated: the chance to win; to lose, where there is only a loser; or chips until the end of the round."""

ROLLOUTS = 1_000
"""Games that are played out for one piece of advice."""
REVIEWED = 400
"""The same for each decision of a review."""
LITTLE = 0.01
"""A hundredth of a game, or of a chip, is not worth a word."""
WORST = 3
"""Decisions that a review names."""


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
            return outcomes / 100 - now[view.me]
        case "lose":
            return (outcomes < -WIN // 2).astype(float)
    return (outcomes > WIN // 16).astype(float) if not view.rulebook.cooperative else (outcomes == WIN).astype(float)


def facts_about(view: View, choice: Choice) -> tuple[Fact, ...]:
    """What a good player keeps in mind about an action."""
    return tuple(fact for mind in view.rulebook.minds for fact in mind.facts(view, choice))


def advise(view: View, rollouts: int = ROLLOUTS, seed: int = 1, cores: int = 1) -> Advised:
    """Each legal action of a view's seat, tried in the same imagined worlds, the better ones in more of them."""
    thought = think(view, seed, engine(view.rulebook, cores, whole=view.rulebook.chips is None))
    found: dict[int, Advice] = {}
    order: list[int] = []
    left = int((thought.actions[0] != NONE).sum())
    for share in (0.4, 0.3, 0.3):
        thought.try_out(left, max(4, ceil(rollouts * share / left)))
        found |= _advice(view, thought)
        order = [*_best_first(thought), *(number for number in order if number not in thought.actions[0])]
        left = max(2, left // 3) if left > 2 else left
        thought.keep(left - 1)
        left = int((thought.actions[0] != NONE).sum()) or 1
        if left == 1:
            break
    return Advised(measure_of(view.rulebook), tuple(found[number] for number in order))


def _best_first(thought: Thought) -> list[int]:
    ahead, _ = thought.believed()
    return [int(thought.actions[0, k]) for k in np.argsort(-ahead[0], kind="stable") if thought.actions[0, k] != NONE]


def _advice(view: View, thought: Thought) -> dict[int, Advice]:
    """What was found so far about the actions that are still tried, by their numbers."""
    values = measured(view, thought.found[0])
    measure, worlds = measure_of(view.rulebook), len(values)
    ahead, _ = thought.believed()
    lost = (values[:, [int(ahead[0].argmax())]] - values) * (-1 if measure == "lose" else 1)
    errors = 1.96 * values.std(axis=0) / sqrt(worlds)
    if measure != "chips":  # a chance: two more worlds of either kind, so that none is surely 0 or 1
        share = (values.sum(axis=0) + 2) / (worlds + 4)
        errors = 1.96 * np.sqrt(share * (1 - share) / (worlds + 4))
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
        for k, number in enumerate(thought.actions[0, : values.shape[1]])
        if number != NONE
    }


# --- after the game --------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Reviewed:
    """One decision of a game: who made it, what was done, what it led to, and what would have been best."""

    number: int
    seat: int
    action: str
    value: float
    give_or_take: float
    best: str
    best_value: float
    behind: float
    unsure: float
    facts: tuple[Fact, ...]
    """About the better action."""


@dataclass(frozen=True)
class Review:
    """The decisions of a game, and those that cost most, the worst first."""

    measure: Measure
    decisions: tuple[Reviewed, ...]

    @property
    def worst(self) -> tuple[Reviewed, ...]:
        """The decisions that cost most; not those of which one cannot be sure that they cost anything."""
        costly = sorted((d for d in self.decisions if d.behind > max(LITTLE, 2 * d.unsure)), key=lambda d: -d.behind)
        return tuple(costly[:WORST])

    def as_dict(self) -> dict[str, Any]:
        """Everything as plain values."""
        return {**asdict(self), "worst": [asdict(decision) for decision in self.worst]}


def review(
    decisions: Iterable[tuple[int, View, str]],
    rollouts: int = REVIEWED,
    cores: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Review:
    """Look at decisions again: each with its number in the game, the view of whoever made it, and what was done."""
    found: list[Reviewed] = []
    measure: Measure = "win"
    for number, view, action in decisions:
        advised = advise(view, rollouts, seed=number + 1, cores=cores)
        measure, best = advised.measure, advised.actions[0]
        done = next(advice for advice in advised.actions if advice.action == action)
        assert view.me is not None
        found.append(
            Reviewed(
                number=number,
                seat=view.me,
                action=action,
                value=done.value,
                give_or_take=done.give_or_take,
                best=best.action,
                best_value=best.value,
                behind=0.0 if done is best else done.behind,
                unsure=done.unsure,
                facts=best.facts,
            )
        )
        if progress is not None:
            progress(len(found))
    return Review(measure, tuple(found))
