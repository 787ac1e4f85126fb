"""Every game has a lesson: a prepared deal whose course can be played, with its texts in all languages."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

import kibitz
from kibitz.games import ids
from kibitz.kernel.table import Table
from kibitz.lessons import Lesson, lesson
from kibitz.text.catalogue import LANGUAGES, has_text, text
from tests.games.showdown import broken

LEARNER = 0
MAX_CHARACTERS = 260  # a text is two sentences
AT_LEAST = 3  # decisions that are explained


def the_lesson(game: str) -> Lesson:
    found = lesson(kibitz.game(game))
    assert found is not None, f"{game} has no lesson"
    return found


def dealt(game: str) -> Table:
    plan = the_lesson(game)
    return kibitz.game(game).table(plan.seats, None, plan.options, plan.chance)


def keys(game: str) -> set[str]:
    """The texts that a lesson needs: of each step that says something, and of the end."""
    return {f"lesson-{game}-{step.says}" for step in the_lesson(game).course if step.says} | {f"lesson-{game}-end"}


@pytest.mark.parametrize("game", ids())
def test_its_course_can_be_played(game: str) -> None:
    table = dealt(game)
    for number, step in enumerate(the_lesson(game).course):
        assert not table.over, f"the game is over before step {number}"
        assert step.action in {str(action) for action in table.legal(step.seat)}, f"step {number}: {step}"
        table.act(step.seat, step.action)
    assert not table.over, "the learner can play on"


@pytest.mark.parametrize("game", ids())
def test_nothing_of_its_deal_is_left_over(game: str) -> None:
    """What was prepared is dealt, and all that the last decision was made upon was prepared."""
    plan, table = the_lesson(game), dealt(game)
    decided_upon = 0
    for step in plan.course:
        decided_upon = len(table.chance)
        table.act(step.seat, step.action)
    assert decided_upon <= len(plan.chance) <= len(table.chance)
    assert tuple(table.chance[: len(plan.chance)]) == plan.chance


@pytest.mark.parametrize("game", ids())
def test_the_learner_decides_and_is_told_why(game: str) -> None:
    course = the_lesson(game).course
    assert sum(step.seat == LEARNER and step.says != "" for step in course) >= AT_LEAST
    for step in course:
        assert (step.says != "") == (step.seat == LEARNER), f"{step}: the learner is told, and nobody else"
        assert step.says != "end"


@pytest.mark.parametrize("game", ids())
def test_no_step_loses_the_game(game: str) -> None:
    table = dealt(game)
    for step in the_lesson(game).course:
        if step.seat == LEARNER:
            assert step.action not in dict(table.view(LEARNER).warnings), f"{step} loses the game at once"
        table.act(step.seat, step.action)


@pytest.mark.parametrize("game", ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_its_texts_are_there_and_short(game: str, language: str) -> None:
    for key in keys(game):
        assert has_text(language, key), f"{language} has no {key}"
        assert len(text(language, key)) <= MAX_CHARACTERS, f"{language} {key} is too long"


@pytest.mark.parametrize("game", ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_its_texts_name_what_is_to_be_done(game: str, language: str) -> None:
    """A text names the number of the card, the pile or the cards to take: `take 2` is asked for with a 2."""
    for step in the_lesson(game).course:
        if step.says:
            told = text(language, f"lesson-{game}-{step.says}")
            verb, *arguments = step.action.split()
            if verb in ("attack", "gift", "look", "steal", "give"):
                arguments.pop()  # a seat is named by its place
            if verb == "pick":
                arguments.pop()  # and the cards of the middle in words
            for argument in arguments:
                assert re.search(rf"\b{argument}\b", told), f"{language}: {step} is asked for with {told!r}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_without_a_step(language: str) -> None:
    written = files("kibitz.text").joinpath("locales").joinpath(language, "lessons.ftl").read_text(encoding="utf-8")
    found = re.findall(r"^([a-z][\w-]*) =", written, re.MULTILINE)
    assert sorted(found) == sorted(key for game in ids() for key in keys(game))


def test_a_game_without_a_lesson_just_has_none() -> None:
    assert lesson(broken("without_a_lesson")) is None


def test_a_lesson_is_over_after_its_last_step() -> None:
    plan = the_lesson(ids()[0])
    assert plan.step(0) == plan.course[0]
    assert plan.step(len(plan.course)) is None
