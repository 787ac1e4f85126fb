"""What the coach says, in words: each action with its chance and its reasons, and a review after the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from kibitz.kernel.game import Game
from kibitz.kernel.view import View
from kibitz.locales import text
from kibitz.players.coach import Advice, Advised, Measure, Review, Reviewed
from kibitz.telling import seat_name, title

Coach = Callable[[View], Advised | None]
"""Whoever can be asked what each action leads to; None while it is not ready."""

SHOWN = 8  # actions that are told; of more, how many
BARS = "▁▂▃▄▅▆▇█"
WIDTH = 72  # columns of a curve


def value_said(measure: Measure, value: float, give_or_take: float, language: str) -> str:
    """A chance, or a number of chips or points, with how sure it is."""
    said: dict[str, object] = {"chance": round(100 * value), "error": round(100 * give_or_take)}
    if measure == "chips":
        said = {"value": decimal(value, language), "error": decimal(give_or_take, language).lstrip("+")}
    return text(language, f"coach-{measure}", said)


def decimal(value: float, language: str) -> str:
    """A number with one decimal and its sign, as it is written in a language."""
    written = f"{round(value, 1) + 0.0:+.1f}"
    return written if language == "en" else written.replace(".", ",")


def advice_line(measure: Measure, advice: Advice, language: str) -> str:
    """An action, what it leads to, and why."""
    why = " ".join(text(language, fact.key, fact.details) for fact in advice.facts)
    return f"{advice.action}: {value_said(measure, advice.value, advice.give_or_take, language)}. {why}".strip()


def advice_lines(advised: Advised, language: str) -> Iterator[str]:
    """All that the coach has to say about a decision."""
    yield text(language, "coach-title")
    for advice in advised.actions[:SHOWN]:
        yield "  " + advice_line(advised.measure, advice, language)
    if len(advised.actions) > SHOWN:
        yield "  " + text(language, "coach-more", {"count": len(advised.actions) - SHOWN})


# --- after the game --------------------------------------------------------------------------------------------------


def review_lines(game: Game, review: Review, language: str) -> Iterator[str]:
    """The course of a game for every seat that was looked at, and what cost most."""
    yield text(language, "review-title", {"game": title(game, language), "count": len(review.decisions)})
    seats = [None] if game.cooperative else sorted({decision.seat for decision in review.decisions})
    for seat in seats:
        yield from _curve(review, seat, game, language)
    if not review.worst:
        yield text(language, "review-none")
        return
    yield text(language, "review-worst")
    for decision in review.worst:
        yield "  " + _line(review.measure, decision, language)


def _curve(review: Review, seat: int | None, game: Game, language: str) -> Iterator[str]:
    """What was to be expected at every decision of a seat, drawn as bars; a team's is one curve."""
    values = [decision.value for decision in review.decisions if seat is None or decision.seat == seat]
    if not values:
        return
    low, high = min(values), max(values)
    chance = review.measure in ("win", "lose")
    said = [round(100 * v) if chance else decimal(v, language) for v in (low, high)]
    who = title(game, language) if seat is None else seat_name(language, seat)
    yield text(language, f"review-curve-{review.measure}", {"who": who, "low": said[0], "high": said[1]})
    bottom, top = (0.0, 1.0) if chance else (low, high)
    step = max(1, -(-len(values) // WIDTH))
    drawn = [sum(values[i : i + step]) / len(values[i : i + step]) for i in range(0, len(values), step)]
    span = max(top - bottom, 1e-9)
    yield "  " + "".join(BARS[min(len(BARS) - 1, int((v - bottom) / span * len(BARS)))] for v in drawn)


def _line(measure: Measure, decision: Reviewed, language: str) -> str:
    """A decision that cost something, and what was better."""
    kind = "win" if measure in ("win", "lose") else measure
    lost = {"chance": round(100 * decision.behind), "value": decimal(decision.behind, language).lstrip("+")}
    why = " ".join(text(language, fact.key, fact.details) for fact in decision.facts)
    told = text(
        language,
        "review-line",
        {
            "number": decision.number + 1,
            "who": seat_name(language, decision.seat),
            "action": decision.action,
            "cost": text(language, f"review-cost-{kind}", lost),
            "best": decision.best,
        },
    )
    return f"{told} {why}".strip()
