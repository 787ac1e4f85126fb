"""Lessons: for each game a prepared deal that teaches it by playing it, step by step.

`lessons/<id>.py` says LESSON; its texts are `lesson-<id>-<step>` in the locales. Whoever learns sits at seat 0 and does
what the step asks for; the others do what the course says. A game without a lesson just has none. A game of another
package has its lesson beside it: that of `showdown.py` is `showdown_lesson.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from kibitz.kernel.game import Game


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
    """The lesson of a game, if it has one."""
    name = f"{__name__}.{game.id}" if game.own else f"{game.module}_lesson"
    if find_spec(name) is None:
        return None
    found: Lesson = import_module(name).LESSON
    return found
