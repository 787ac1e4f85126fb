"""The coach: a player that explains. For every action its chance or what it brings, how sure that is, and why; and
after a game the course it took, and the decisions that cost most.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass
from math import ceil, sqrt
from random import Random
from typing import Any, Literal, NamedTuple

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
REVIEWED = 1_500
"""The same for each decision of a review: so many that a fall of five points is seldom the sample's."""
LITTLE = 0.01
"""A hundredth of a game, or of a chip, is not worth a word."""
SURE = 2.0
"""A difference of so many standard errors is no chance."""
STEP: dict[Measure, float] = {"win": 0.05, "lose": 0.05, "chips": 1.0}
"""A fall of the course that a review explains."""
CLOSE: dict[Measure, float] = {"win": 0.02, "lose": 0.02, "chips": 0.2}
"""What may have been given away is looked at closer if it is more than this."""
CLOSER = 4
"""How often at most, the first time included."""
WORST, MAX_NAMED = 3, 20
"""Decisions that a review names in any case, if they cost anything; and in all."""


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
    errors = _errors(values, measure)
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


def _errors(values: NDArray[np.float64], measure: Measure) -> NDArray[np.float64]:
    """Half of the 95 % interval around the mean of each column."""
    worlds = len(values)
    errors: NDArray[np.float64] = 1.96 * values.std(axis=0) / sqrt(worlds)
    if measure != "chips":  # a chance: two more worlds of either kind, so that none is surely 0 or 1
        share = (values.sum(axis=0) + 2) / (worlds + 4)
        errors = 1.96 * np.sqrt(share * (1 - share) / (worlds + 4))
    return errors


# --- after the game --------------------------------------------------------------------------------------------------


class Decision(NamedTuple):
    """A decision of a game that was played: its number, what whoever made it could see, and what was done."""

    number: int
    view: View
    action: str
    chance: int = 0
    """Outcomes of chance before it."""


@dataclass(frozen=True)
class Reviewed:
    """A decision looked at again: what it led to, what would have been best, and what it gave away (`behind`).

    What was done and what is believed to be best are compared in worlds of their own, the same for both, after the best
    was found in others: whatever is best by luck in some worlds is not so in the next ones.
    """

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
    chance: int = 0
    """Outcomes of chance before it."""
    round: int = 0
    """Rounds that were behind the players."""

    @property
    def cost(self) -> float:
        """What it surely gave away; 0 if one cannot be sure."""
        return self.behind if self.behind > max(LITTLE, SURE * self.unsure) else 0.0


@dataclass(frozen=True)
class Finding:
    """A decision that cost something, or at which the course had fallen since the one before; and by what."""

    decision: Reviewed
    before: Reviewed | None
    """The decision before it, of the same side."""
    cost: float
    """What the decision itself surely gave away."""
    fell: float
    """How far the course fell from the decision before to this one, its cost included."""
    luck: float
    """What the cards, and what others did, took, if that is worth a word; 0 where nothing came between the two."""

    @property
    def kind(self) -> str:
        """By what it fell: by the `play`; by `luck`; or we are `unsure` that it fell at all."""
        return "play" if self.cost else "luck" if self.luck else "unsure"


@dataclass(frozen=True)
class Review:
    """The decisions of a game, and what there is to be said about them."""

    measure: Measure
    decisions: tuple[Reviewed, ...]
    together: bool = False
    """Whether all seats are one side."""

    @property
    def worst(self) -> tuple[Reviewed, ...]:
        """The decisions that cost most; not those of which one cannot be sure that they cost anything."""
        return tuple(sorted((d for d in self.decisions if d.cost), key=lambda d: -d.cost)[:WORST])

    @property
    def findings(self) -> tuple[Finding, ...]:
        """The decisions that cost most, and where the course fell; the largest first.

        Every decision is named at which it fell by a STEP and that surely cost something; of the other falls, and of
        the smaller costs, the largest.
        """
        found = sorted(self._all(), key=lambda f: -max(f.cost, f.fell))
        step = STEP[self.measure]
        costly = sorted((f for f in found if f.cost), key=lambda f: -f.cost)
        fallen = [f for f in found if f.fell >= step]
        named = {f.decision.number for f in (*costly[:WORST], *fallen[:WORST], *(f for f in fallen if f.cost))}
        return tuple(f for f in found if f.decision.number in named)[:MAX_NAMED]

    def _all(self) -> Iterator[Finding]:
        sign, step = 1 if self.measure == "lose" else -1, STEP[self.measure]
        last: dict[int | None, Reviewed] = {}
        for decision in self.decisions:
            side = None if self.together else decision.seat
            before = last.get(side)
            if before is not None and self.measure == "chips" and before.round != decision.round:
                before = None  # another round is another thing
            fell = 0.0 if before is None else sign * (decision.value - before.value)
            alone = before is not None and (before.number + 1, before.chance) == (decision.number, decision.chance)
            rest = fell - decision.cost
            yield Finding(decision, before, decision.cost, fell, 0.0 if alone or rest < step else rest)
            last[side] = decision

    def as_dict(self) -> dict[str, Any]:
        """Everything as plain values."""
        findings = [
            {"number": f.decision.number, "kind": f.kind, "cost": f.cost, "fell": f.fell, "luck": f.luck}
            for f in self.findings
        ]
        return {**asdict(self), "worst": [asdict(decision) for decision in self.worst], "findings": findings}


def review(
    decisions: Iterable[Decision],
    rollouts: int = REVIEWED,
    cores: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Review:
    """Look at decisions again."""
    found: list[Reviewed] = []
    measure: Measure = "win"
    together = False
    for decision in decisions:
        game = decision.view.rulebook
        measure, together = measure_of(game), game.cooperative
        found.append(look_again(decision, rollouts, cores))
        if progress is not None:
            progress(len(found))
    return Review(measure, tuple(found), together)


def look_again(decision: Decision, rollouts: int = REVIEWED, cores: int = 1) -> Reviewed:
    """Look at one decision again: a third of the rollouts finds what is best, the rest compares it with what was done.

    Where something seems to have been given away and that is not sure yet, as many worlds again are tried, a few times.
    """
    number, view, action, chance = decision
    assert view.me is not None
    game = view.rulebook
    by = engine(game, cores, whole=game.chips is None)
    search = think(view, number + 1, by)
    search.halve_by_rollouts(max(2, rollouts // 3))
    done = next(choice.number for choice in view.legal if choice.action == action)
    best = search.pick([False], [Random(number)])[0]  # noqa: S311  nothing is drawn: the choice is not secret
    tried = [done] if best == done else [done, best]
    values, worlds = np.zeros((0, len(tried))), max(4, 2 * rollouts // 3 // len(tried))
    for _ in range(CLOSER):
        first = search.worlds + len(values)
        rows = by.try_out(
            search.roots, search.seats, np.array([tried], np.int16), search.seeds, first, worlds, len(tried)
        )
        values = np.concatenate([values, measured(view, rows[0])])
        behind, unsure = _given_away(values, measure_of(game))
        if behind <= CLOSE[measure_of(game)] or behind > SURE * unsure:
            break
    if behind <= 0:
        best, behind, unsure = done, 0.0, 0.0
    choices = {choice.number: choice for choice in view.legal}
    return Reviewed(
        number=number,
        seat=view.me,
        action=action,
        value=float(values[:, 0].mean()),
        give_or_take=float(_errors(values, measure_of(game))[0]),
        best=choices[best].action,
        best_value=float(values[:, 0 if best == done else 1].mean()),
        behind=behind,
        unsure=unsure,
        facts=facts_about(view, choices[best]),
        chance=chance,
        round=game.rounds(view.set_up()),
    )


def _given_away(values: NDArray[np.float64], measure: Measure) -> tuple[float, float]:
    """By how much the first action is behind the last one, and the standard error of that."""
    lost = (values[:, -1] - values[:, 0]) * (-1 if measure == "lose" else 1)
    return float(lost.mean()), float(lost.std() / sqrt(len(lost)))
