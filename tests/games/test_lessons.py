"""Every game has a lesson: a prepared deal whose course can be played, with its texts in all languages."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

import kibitz
from kibitz.errors import BadRules
from kibitz.games import ids
from kibitz.kernel.table import Table
from kibitz.lessons import Lesson, lesson
from kibitz.testing import law_lesson_can_be_played
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
    law_lesson_can_be_played(kibitz.game(game))
    table = dealt(game)
    for step in the_lesson(game).course:
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
            if game == "face_to_face" and verb == "play":
                arguments.pop()  # its piles are named by where they go
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


# --- a law that cannot fail proves nothing ----------------------------------------------------------------------------

GOOD = """from kibitz.lessons import Lesson, Step

LESSON = Lesson(2, (1, 2, 3, 4, 5, 6), (Step(0, "lay 1", "first"), Step(1, "lay 2"), Step(0, "lay 3", "second")))
"""
REFUSED = "There is no such number, card, pile or seat. Write it like this: lay 1..20. (TABLE-4)"


def test_the_law_of_lessons_is_content_with_one_that_can_be_played() -> None:
    law_lesson_can_be_played(broken("taught", beside={"NAME_lesson.py": GOOD}))
    law_lesson_can_be_played(broken("not_taught"))


@pytest.mark.parametrize(
    ("name", "change", "told"),
    [
        ("not_held", ("lay 3", "lay 9"), "step 3, seat 0 does 'lay 9': That is against NOT_HELD-2. (NOT_HELD-2)"),
        ("no_card", ("lay 3", "lay 21"), f"step 3, seat 0 does 'lay 21': {REFUSED}"),
        (
            "no_turn",
            ("Step(1, ", "Step(0, "),
            "step 2, seat 0 does 'lay 2': It is not your turn. Wait for Player 2. (TABLE-1)",
        ),
        ("no_seat", ("Step(1, ", "Step(2, "), "step 2, seat 2 does 'lay 2': there is no seat 2 at this table"),
        ("misspelt", ("lay 2", "lay  2"), "step 2, seat 1 does 'lay  2': it is written 'lay 2'"),
        ("silent", (', "second"', ""), "step 3, seat 0 does 'lay 3': the learner is told nothing: name the text"),
        ("twice_dealt", ("5, 6", "5, 5"), "it cannot be dealt: "),
        ("so_many", ("Lesson(2", "Lesson(9"), "it cannot be dealt: so_many is played by 2 to 4, not by 9"),
        ("an_option", ('"second")))', '"second")), {"no": 1})'), "it cannot be dealt: this game has no option 'no'"),
        ("no_import", ("Step\n", "Stop\n"), "_lesson.py:1 cannot be loaded: ImportError: cannot import name 'Stop'"),
        ("unnamed", ("LESSON", "LESON"), "it says no LESSON"),
    ],
)
def test_the_law_of_lessons_names_the_file_the_step_and_the_refusal(
    name: str, change: tuple[str, str], told: str
) -> None:
    game = broken(name, beside={"NAME_lesson.py": GOOD.replace(*change)})
    with pytest.raises((AssertionError, BadRules)) as wrong:
        law_lesson_can_be_played(game)
    assert f"{name}_lesson.py" in str(wrong.value) and told in str(wrong.value)


def test_the_law_of_lessons_finds_a_card_that_cannot_be_dealt_later() -> None:
    cleared = "        move_all(s, LAID[seat], DISCARD)\n"
    drawing = (cleared, f"{cleared}    draw(s, DECK, DISCARD)\n")
    game = broken("dealt_later", drawing, beside={"NAME_lesson.py": GOOD.replace("5, 6", "5, 6, 1")})
    with pytest.raises(AssertionError, match="it cannot be dealt: chance entry 7 cannot be: no card 1 is left in the"):
        law_lesson_can_be_played(game)
