"""A review in words: the course of a game, and what cost most; made a few decisions at a time by another process."""

from __future__ import annotations

import pickle
from collections.abc import Iterator, Mapping
from functools import lru_cache
from math import hypot
from typing import TYPE_CHECKING

from kibitz.kernel.game import Game
from kibitz.kernel.record import replay
from kibitz.kernel.table import Table
from kibitz.kernel.views.public import PublicView
from kibitz.text.advice import GameReview, ReviewFinding, ReviewPoint
from kibitz.text.catalogue import text
from kibitz.text.coach import decimal
from kibitz.text.sentences import Sight, action_words, named, seat_label, title

if TYPE_CHECKING:  # the review itself needs the compiler, its words do not
    from kibitz.players.coach import Measure
    from kibitz.players.review import Decision, Finding, Review

BARS = "▁▂▃▄▅▆▇█"
WIDTH = 72  # columns of a curve
MAX_DECISIONS, FEWEST, IN_ALL = 400, 300, 120_000  # decisions of a review, games played out for one, and for all
PART = 3  # decisions after which somebody else's review has its turn


def review_lines(game: Game, review: Review, language: str) -> Iterator[str]:
    """The course of a game for every seat that was looked at, and what cost most."""
    yield text(language, "review-title", {"game": title(game, language), "count": len(review.decisions)})
    seats = [None] if game.cooperative else sorted({decision.seat for decision in review.decisions})
    for seat in seats:
        yield from _curve(review, seat, game, language)
    if not review.findings:
        yield text(language, "review-none")
        return
    yield text(language, "review-worst")
    for finding in review.findings:
        yield "  " + finding_line(review.measure, finding, language, PublicView(game, {}, 0, {}, ()))


def _curve(review: Review, seat: int | None, game: Game, language: str) -> Iterator[str]:
    """What was to be expected at every decision of a seat, drawn as bars; a team's is one curve."""
    values = [decision.value for decision in review.decisions if seat is None or decision.seat == seat]
    if not values:
        return
    low, high = min(values), max(values)
    chance = review.measure in ("win", "lose")
    said = [round(100 * v) if chance else decimal(v, language) for v in (low, high)]
    who = title(game, language) if seat is None else seat_label(language, seat)
    yield text(language, f"review-curve-{review.measure}", {"who": who, "low": said[0], "high": said[1]})
    bottom, top = (0.0, 1.0) if chance else (low, high)
    step = max(1, -(-len(values) // WIDTH))
    drawn = [sum(values[i : i + step]) / len(values[i : i + step]) for i in range(0, len(values), step)]
    span = max(top - bottom, 1e-9)
    yield "  " + "".join(BARS[min(len(BARS) - 1, int((v - bottom) / span * len(BARS)))] for v in drawn)


def finding_line(measure: Measure, finding: Finding, language: str, view: Sight) -> str:
    """What a decision cost and what was better, or how the course fell."""
    decision = finding.decision
    said = {
        "number": decision.number + 1,
        "who": seat_label(language, decision.seat),
        "action": action_words(view, decision.action, language, decision.seat),
    }
    if finding.kind != "play":
        return text(language, f"review-{finding.kind}", said | {"fell": _fell(measure, finding, language)})
    best = action_words(view, decision.best, language, decision.seat)
    lines = [text(language, "review-line", said | {"cost": _cost(measure, finding.cost, language), "best": best})]
    lines += [text(language, fact.key, fact.details) for fact in decision.facts]
    if finding.luck:
        lines.append(text(language, "review-luck-too", {"cost": _cost(measure, finding.luck, language)}))
    return " ".join(lines)


def _cost(measure: Measure, lost: float, language: str) -> str:
    kind = "win" if measure in ("win", "lose") else measure
    said = {"chance": round(100 * lost), "value": decimal(lost, language).lstrip("+")}
    return text(language, f"review-cost-{kind}", said)


def _fell(measure: Measure, finding: Finding, language: str) -> str:
    """From what to what the course fell, and how sure that is."""
    assert finding.before is not None
    ends = finding.before.value, finding.decision.value
    error = hypot(finding.before.give_or_take, finding.decision.give_or_take)
    told = [decimal(end, language) if measure == "chips" else round(100 * end) for end in ends]
    about = decimal(error, language).lstrip("+") if measure == "chips" else round(100 * error)
    return text(language, f"review-fell-{measure}", {"before": told[0], "after": told[1], "error": about})


def decisions(table: Table, seat: int | None) -> Iterator[Decision]:
    """The decisions of a game that were any; of one seat, or all."""
    from kibitz.players.review import Decision

    again = table.game.table(table.seats, options=table.options, chance=table.chance)
    for number, (who, action) in enumerate(table.actions):
        view = again.view(who)
        if seat in (None, who) and len(view.legal) > 1:
            yield Decision(number, view, action.text, len(again.chance))
        again.act(who, action)


# --- a review made in another process, a few decisions at a time ------------------------------------------------------


@lru_cache(maxsize=4)
def _looked_at(game: Game, record: str, seat: int | None) -> tuple[Decision, ...]:
    """The decisions of a record that are looked at: all of them, or the last ones of a very long match."""
    return tuple(decisions(replay(record, lambda _: game), seat))[-MAX_DECISIONS:]


def rollouts_for(count: int) -> int:
    """Games played out for each of so many decisions: fewer where there are many, so that somebody can wait for it."""
    from kibitz.players.review import REVIEWED

    return max(FEWEST, min(REVIEWED, IN_ALL // max(1, count)))


def review_part(game: Game, record: str, seat: int | None, first: int) -> tuple[int, bytes]:
    """How many decisions there are, and what is found about some of them, from `first` on.

    What is found is for `review_told` alone: whoever keeps it until then need not load the coach to read it.
    """
    from kibitz.players.review import review_decision

    seen = _looked_at(game, record, seat)
    part = [review_decision(decision, rollouts_for(len(seen))) for decision in seen[first : first + PART]]
    return len(seen), pickle.dumps(part)


def review_told(
    game: Game, record: str, seat: int | None, parts: list[bytes], names: Mapping[str, list[str]]
) -> dict[str, GameReview]:
    """The whole review in each language that has names, with a sentence for each finding."""
    from kibitz.players.coach import measure_of
    from kibitz.players.review import Review

    table = replay(record, lambda _: game)
    looked = tuple(decision for part in parts for decision in pickle.loads(part))  # noqa: S301  our own, see above
    found = Review(measure_of(table.game), looked, table.game.cooperative)
    curve = [ReviewPoint(d.number, d.seat, round(d.value, 3)) for d in found.decisions]
    return {
        language: GameReview(found.measure, curve, _findings(found, table, called, language))
        for language, called in names.items()
    }


def _findings(found: Review, table: Table, names: list[str], language: str) -> list[ReviewFinding]:
    view = table.view(None)
    with named(names):
        return [
            ReviewFinding(f.decision.number, f.kind, finding_line(found.measure, f, language, view))
            for f in found.findings
        ]
