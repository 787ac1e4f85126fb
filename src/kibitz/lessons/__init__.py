"""Lessons: for each game a prepared deal that teaches it by playing it, step by step.

`lessons/<id>.py` says LESSON; its texts are `lesson-<id>-<step>` in the locales. Whoever learns sits at seat 0 and does
what the step asks for; the others do what the course says. A game without a lesson just has none. A game of another
package has its lesson beside it: that of `showdown.py` is `showdown_lesson.py`.
"""

from __future__ import annotations

import ast
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.machinery import ModuleSpec
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from kibitz.errors import BadRules, KibitzError
from kibitz.kernel.game import Game
from kibitz.kernel.speeds.checker import from_here, place, why_not_loaded
from kibitz.kernel.table import Table


@dataclass(frozen=True)
class Step:
    """Somebody does something; for the learner `says` names the text that explains it and asks for it."""

    seat: int
    action: str
    says: str = ""


@dataclass(frozen=True)
class Lesson:
    """A deal, and what everybody does in it. `chance` are the outcomes in order, as far as they matter.

    After the last step the text `end` is told; the learner may then play on against the bots as they like.
    """

    seats: int
    chance: tuple[int, ...]
    course: tuple[Step, ...]
    options: Mapping[str, Any] = field(default_factory=dict)

    def step(self, number: int) -> Step | None:
        """What is to be done after so many actions; None when the lesson is over."""
        return self.course[number] if number < len(self.course) else None


@cache
def lesson(game: Game) -> Lesson | None:
    """The lesson of a game, if it has one; BadRules if its file holds none."""
    spec = _spec(game)
    if spec is None:
        return None
    try:
        found = getattr(import_module(spec.name), "LESSON", None)
    except Exception as error:
        raise BadRules(why_not_loaded(Path(lesson_file(game)), error)) from error
    if not isinstance(found, Lesson):
        raise BadRules(f"{from_here(lesson_file(game))}: it says no LESSON = Lesson(…)")
    return found


def lesson_file(game: Game) -> str:
    """The file in which a game's lesson stands; empty if it has none."""
    return getattr(_spec(game), "origin", None) or ""


def _spec(game: Game) -> ModuleSpec | None:
    return find_spec(f"{__name__}.{game.id}" if game.own else f"{game.module}_lesson")


def step_line(game: Game, number: int) -> int:
    """The line of a game's lesson on which a step stands (0 is the first); 0 if that cannot be told from its text."""
    taught, tree = lesson(game), ast.parse(Path(lesson_file(game)).read_text(encoding="utf-8"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and ast.unparse(node.func) == "Step"]
    lines = sorted((call.lineno, call.col_offset) for call in calls)
    return lines[number][0] if taught is not None and len(lines) == len(taught.course) > number else 0


# --- whether it can be played ----------------------------------------------------------------------------------------

LEARNER = 0
"""The seat of whoever learns."""


def play_through(game: Game, taught: Lesson) -> str:
    """Do the steps of a lesson as far as they can be done: what is wrong with the next one, empty if all are done.

    KibitzError if its cards cannot be dealt so.
    """
    return _first_wrong(game, taught)[1]


def _first_wrong(game: Game, taught: Lesson) -> tuple[int, str]:
    """The first step that cannot be done, and what is wrong with it; empty if all can be."""
    table = game.table(taught.seats, None, taught.options, taught.chance)
    for number, step in enumerate(taught.course):
        wrong = why_not(table, taught)
        if wrong:
            return number, wrong
        table.act(step.seat, step.action)
    return len(taught.course), ""


def fault(game: Game, taught: Lesson) -> str:
    """What is wrong with a game's lesson, its deal or a step, with file and line; empty if it can be played."""
    file = lesson_file(game)
    try:
        number, wrong = _first_wrong(game, taught)
    except KibitzError as error:
        return f"{from_here(file)}: it cannot be dealt: {error}"
    line = step_line(game, number) if wrong else 0
    return f"{place(file, line) if line else from_here(file)}: {wrong}" if wrong else ""


def why_not(table: Table, taught: Lesson) -> str:
    """Why the next step cannot be done at a table: which it is, and the refusal's sentence; empty if it can."""
    number = len(table.actions)
    step = taught.step(number)
    refused = "" if step is None else _refusal(table, step)
    return f"step {number + 1}, seat {step.seat} does {step.action!r}: {refused}" if step and refused else ""


def _refusal(table: Table, step: Step) -> str:
    try:
        written = table.allowed(step.seat, step.action).text
    except KibitzError as error:
        return str(error)
    if written != step.action:
        return f"it is written {written!r}"
    told = step.says or step.seat != LEARNER
    return "" if told else "the learner is told nothing: name the text that asks for it"
