"""What an author is told about the texts of a game; and kibitz's own games have nothing to be told of."""

from __future__ import annotations

import pytest

import kibitz
from kibitz.kernel.game import Game
from kibitz.testing import proofread
from kibitz.text.catalogue import LANGUAGES
from tests.games.showdown import broken

EN, PL = "locales/en/NAME.ftl", "locales/pl/NAME.ftl"
WHOLE = """NAME-title = Showdown
NAME-about = Lay high.
NAME-option-lowest_wins = The lowest card takes the round
NAME-verb-lay = Lay { $card }
    .short = Lay
    .told = { $who } lays { $card }
BOOK-title = The rules
BOOK-1 = Three cards each.
BOOK-2 = Lay one.
    .refused = You have no { $number }.
BOOK-3 = They are shown together.
BOOK-4 = The highest takes the round.
    .told = { $seat } takes it with { $value }.
BOOK-5 = Most rounds win.
"""


@pytest.mark.parametrize("game", kibitz.games(), ids=lambda game: game.id)
def test_our_own_games_have_all_their_texts(game: Game) -> None:
    """So the list of texts that there should be, and of their blanks, is right."""
    proof = proofread(game)
    assert (proof.languages, proof.wrong, proof.unused) == (list(LANGUAGES), [], [])
    assert not any(proof.missing.values()), proof.missing


def test_texts_that_are_whole_are_found_so() -> None:
    proof = proofread(broken("whole", beside={EN: WHOLE, PL: WHOLE}))
    assert (proof.languages, proof.wrong, proof.unused, proof.missing) == (["en", "pl"], [], [], {"en": [], "pl": []})
    assert proofread(broken("without_texts")).languages == []


@pytest.mark.parametrize(
    ("name", "old", "new", "told"),
    [
        ("no_such_blank", "takes it", "takes { $foo }", "en/NAME.ftl:13: nothing fills in { $foo } in BOOK-4.told."),
        ("a_typo", "$number", "$nubmer", ":10: nothing fills in { $nubmer } in BOOK-2.refused. Did you mean 'number'?"),
        ("in_a_title", "Showdown", "{ $who }", ":1: nothing fills in { $who } in NAME-title. It has none."),
        ("a_term_of_it", "Lay high.", "{ -x }", ":2: NAME-about has a term in it"),
        ("torn", "BOOK-5 =", "BOOK-5", ":14: this is no Fluent"),
        ("twice", "BOOK-5 =", "NAME-title = Again\nBOOK-5 =", ":14: NAME-title is written twice, here and in "),
    ],
)
def test_what_is_wrong_is_told_with_its_file_and_line(name: str, old: str, new: str, told: str) -> None:
    proof = proofread(broken(name, beside={EN: WHOLE.replace(old, new)}))
    assert len(proof.wrong) == 1
    assert told.replace("NAME", name).replace("BOOK", name.upper()) in proof.wrong[0]


def test_what_is_missing_is_told_by_language() -> None:
    less = WHOLE.replace("BOOK-title = The rules\n", "").replace("    .told = { $seat }", "    .tlod = { $seat }")
    proof = proofread(broken("lacking", beside={EN: WHOLE, PL: less}))
    assert (proof.wrong, proof.missing) == ([], {"en": [], "pl": ["LACKING-title", "LACKING-4.told"]})
    (unused,) = proof.unused
    assert "pl/lacking.ftl:12: nothing asks for LACKING-4.tlod. Did you mean 'LACKING-4.told'?" in unused


def test_a_translation_of_nothing_is_not_read_and_told() -> None:
    (wrong,) = proofread(broken("unread", beside={EN: WHOLE, "locales/pl/other.ftl": WHOLE})).wrong
    assert "pl/other.ftl: it is not read: there is no en/other.ftl" in wrong


def test_the_texts_of_a_lesson_are_asked_for() -> None:
    taught = 'from kibitz.lessons import Lesson, Step\n\nLESSON = Lesson(2, (1, 2), (Step(0, "lay 1", "first"),))\n'
    proof = proofread(broken("learnt", beside={EN: WHOLE, "NAME_lesson.py": taught}))
    assert proof.missing == {"en": ["lesson-learnt-first", "lesson-learnt-end"]}
