"""kibitz check: all that belongs to a game is looked at, its rules, its page of advice, its lesson and its texts."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping

import pytest

from tests import HANG_SECONDS
from tests.games.showdown import written
from tests.text.test_proofreading import EN, PL, WHOLE

PAGE = "from NAME import *\n\n\ndef lay(s, seat, memo, number):\n    return number\n\n\nWORTH = (lay,)\n"
LESSON = """from kibitz.lessons import Lesson, Step

LESSON = Lesson(2, (1, 2), (Step(0, "lay 1", "first"),))
"""
TAUGHT = WHOLE + "lesson-NAME-first = Lay your 1.\nlesson-NAME-end = That is all.\n"
ALL = {"NAME_sensible.py": PAGE, "NAME_lesson.py": LESSON, EN: TAUGHT, PL: TAUGHT}


def check(name: str, beside: Mapping[str, str]) -> tuple[int, str, str]:
    """Exit code, output and errors of `kibitz check` for a game with what stands beside it."""
    file = written(name, beside=beside)
    command = [sys.executable, "-m", "kibitz.cli", "check", file.name, "--games", "20"]
    done = subprocess.run(command, cwd=file.parent, capture_output=True, text=True, timeout=HANG_SECONDS, check=False)
    return done.returncode, done.stdout, done.stderr


def test_a_game_with_all_that_belongs_to_it_is_in_order() -> None:
    code, said, wrong = check("orderly", ALL)
    assert (code, wrong) == (0, ""), wrong
    assert said.splitlines()[-4:] == [
        "orderly: nothing that is hidden was seen to leak",
        "orderly: the page of advice (orderly_sensible.py) needs no more than its seat may know",
        "orderly: the lesson (orderly_lesson.py) can be played, in 1 step",
        "orderly: the texts can be told: en, pl (ru, uk: said in English)",
    ]


def test_a_game_that_has_nothing_but_rules_is_in_order_too() -> None:
    code, said, wrong = check("bare", {})
    assert (code, wrong) == (0, "")
    assert said.splitlines()[-3:] == [
        "bare: there is no page of advice (bare_sensible.py): the sensible player chooses at random",
        "bare: there is no lesson (bare_lesson.py)",
        "bare: there are no texts (locales/en/bare.ftl): people read the bare words of the rules",
    ]


def test_what_is_not_written_is_told_and_no_fault() -> None:
    code, said, wrong = check("sparse", {EN: WHOLE, PL: "NAME-title = Pojedynek\nNAME-titel = Pojedynek\n"})
    assert (code, wrong) == (0, "")
    assert "sparse: the texts can be told: en, pl (ru, uk: said in English)\n" in said
    assert "  not in pl, and said in English: sparse-about, sparse-option-lowest_wins, " in said
    assert "  locales/pl/sparse.ftl:2: nothing asks for sparse-titel. Did you mean 'sparse-title'?\n" in said


@pytest.mark.parametrize(
    ("name", "beside", "told"),
    [
        (
            "seeing",
            {"NAME_sensible.py": PAGE.replace("number\n\n", "number + 3 * top_face(s, HAND[1 - seat])\n\n")},
            "seeing_sensible.py:4: what lay is worth tells seat 0 of what it cannot see, hand1: lay ",
        ),
        (
            "stuck",
            {"NAME_lesson.py": LESSON.replace("lay 1", "lay 2")},
            "kibitz: stuck_lesson.py:3: step 1, seat 0 does 'lay 2': That is against STUCK-2. (STUCK-2)\n",
        ),
        (
            "spoilt",
            {EN: WHOLE + "spoilt-x = { -term }\n", PL: WHOLE.replace("$value", "$vlaue")},
            "kibitz: spoilt has texts that cannot be told:\n"
            "locales/en/spoilt.ftl:15: spoilt-x has a term in it, which no text has: write the words themselves\n"
            "locales/pl/spoilt.ftl:13: nothing fills in { $vlaue } in SPOILT-4.told. Did you mean 'value'?\n",
        ),
    ],
)
def test_what_is_wrong_is_told_and_no_law_is_content(name: str, beside: dict[str, str], told: str) -> None:
    code, _, wrong = check(name, beside)
    assert code == 2 and told in wrong, wrong
    assert "Traceback" not in wrong
