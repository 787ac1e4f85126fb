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
WHOLES, NEAR, RARE = (2, 3, 4, 5, 6, 8, 10, 20), 0.03, 0.02
"""In how many a chance is said, how near that has to be, and what is almost never."""


def value_said(measure: Measure, value: float, give_or_take: float, language: str) -> str:
    """A chance as people say it, or a number of chips with how sure it is."""
    if measure == "chips":
        said = {"value": decimal(value, language), "error": decimal(give_or_take, language).lstrip("+")}
        return text(language, f"coach-{measure}", said)
    part, whole = odds(value)
    likely = "never" if not part else "always" if part == whole else "between"
    return text(language, f"coach-{measure}", {"odds": likely, "part": part, "whole": whole})


def odds(chance: float) -> tuple[int, int]:
    """A chance as people say it: 3 in 5. 0 in 1 is almost never, 1 in 1 almost always."""
    if min(chance, 1 - chance) < RARE:
        return round(chance), 1
    tried = [(round(chance * whole), whole) for whole in WHOLES]
    near = [(part, whole) for part, whole in tried if 0 < part < whole and abs(part / whole - chance) <= NEAR]
    return near[0] if near else (max(1, min(WHOLES[-1] - 1, tried[-1][0])), WHOLES[-1])


def decimal(value: float, language: str) -> str:
    """A number with one decimal and its sign, as it is written in a language."""
    written = f"{round(value, 1) + 0.0:+.1f}".replace("-", "\N{MINUS SIGN}")
    return written if language == "en" else written.replace(".", ",")


def advice_line(measure: Measure, advice: Advice, language: str, action: str) -> str:
    """An action, in words, what it leads to, and why."""
    why = " ".join(text(language, fact.key, fact.details) for fact in advice.facts)
    said = value_said(measure, advice.value, advice.give_or_take, language)
    return f"{action}: {said}. {why}".strip()


def by_number(advised: Advised) -> list[Advice]:
    """What the coach found, ordered by the number that is said; where that is the same, as the coach would choose."""

    def said(advice: Advice) -> float:
        if advised.measure == "chips":
            return -round(advice.value, 1)
        part, whole = odds(advice.value)
        return part / whole if advised.measure == "lose" else -part / whole

    return sorted(advised.actions, key=said)


def advice_lines(advised: Advised, view: View, language: str) -> Iterator[str]:
    """All that the coach has to say about a decision."""
    yield text(language, "coach-title")
    for advice in by_number(advised)[:SHOWN]:
        yield "  " + advice_line(advised.measure, advice, language, action_words(view, advice.action, language))
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
            for advice in by_number(advised)
        ]
    return CoachAdvice(advised.measure, told)
