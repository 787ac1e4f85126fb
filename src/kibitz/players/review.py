"""A review: after a game the course it took, and the decisions that were mistakes and cost most."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass
from math import sqrt
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kibitz.kernel.hints import Fact
from kibitz.kernel.views.view import View
from kibitz.players.coach import Measure, errors_of, facts_about, measure_of, measured
from kibitz.players.engine import engine
from kibitz.players.search import think

REVIEWED = 1_500
"""Games that are played out for each decision: so many that a fall of five points is seldom the sample's."""
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
        """What it surely gave away, so that it was a mistake; 0 if one cannot be sure."""
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
        found.append(review_decision(decision, rollouts, cores))
        if progress is not None:
            progress(len(found))
    return Review(measure, tuple(found), together)


def review_decision(decision: Decision, rollouts: int = REVIEWED, cores: int = 1) -> Reviewed:
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
        give_or_take=float(errors_of(values, measure_of(game))[0]),
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
