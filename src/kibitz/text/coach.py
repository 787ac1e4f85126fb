"""What the coach says, in words: each action with its chance and its reasons."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from kibitz.kernel.views.view import View
from kibitz.text.advice import ActionAdvice, CoachAdvice
from kibitz.text.catalogue import text
from kibitz.text.sentences import action_words, named

if TYPE_CHECKING:  # the coach itself needs the compiler, its words do not
    from kibitz.players.coach import Advice, Advised, Measure

Coach = Callable[[View], "Advised | None"]
"""Whoever can be asked what each action leads to; None while it is not ready."""

SHOWN = 8  # actions that are told; of more, how many


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


def advice_line(measure: Measure, advice: Advice, language: str, action: str = "") -> str:
    """An action (as it is written, or in other words), what it leads to, and why."""
    why = " ".join(text(language, fact.key, fact.details) for fact in advice.facts)
    said = value_said(measure, advice.value, advice.give_or_take, language)
    return f"{action or advice.action}: {said}. {why}".strip()


def advice_lines(advised: Advised, language: str) -> Iterator[str]:
    """All that the coach has to say about a decision."""
    yield text(language, "coach-title")
    for advice in advised.actions[:SHOWN]:
        yield "  " + advice_line(advised.measure, advice, language)
    if len(advised.actions) > SHOWN:
        yield "  " + text(language, "coach-more", {"count": len(advised.actions) - SHOWN})


def advice_said(view: View, names: list[str], language: str) -> CoachAdvice:
    """What the coach thinks of each action, with a sentence each; for another process to ask."""
    from kibitz.players.coach import advise

    advised = advise(view)
    with named(names):
        told = [
            ActionAdvice(
                advice.action,
                round(advice.value, 3),
                round(advice.give_or_take, 3),
                advice_line(advised.measure, advice, language, action_words(view, advice.action, language)),
            )
            for advice in advised.actions
        ]
    return CoachAdvice(advised.measure, told)
