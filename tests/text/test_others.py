"""Texts that other packages bring: whatever is wrong with one of them, everything else is told as before."""

from __future__ import annotations

import logging
import sys
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from kibitz.kernel.game import Game
from kibitz.text.catalogue import LANGUAGES, catalogue, has_text, text
from kibitz.text.sentences import role_name, title
from kibitz.text.telling import tell_events
from tests.games.showdown import broken

EN, PL = "locales/en/NAME.ftl", "locales/pl/NAME.ftl"
GOOD = """NAME-title = Showdown
NAME-about = Lay high.
NAME-verb-lay = Lay { $card }
    .told = { $who } laid a card
"""


def told(game: Game, language: str = "en") -> list[str]:
    """What is told of a game's first decision."""
    table = game.table(2, seed=1)
    table.act(0, table.legal(0)[0])
    return list(tell_events(table.view(0), table.events(0), language))


@pytest.mark.parametrize(
    ("name", "wrong", "said"),
    [
        ("a_term", "-brand = Kibitz\n", ":5: -brand is a term: write the words themselves where they are said"),
        ("of_a_term", "NAME-x = At { -brand }\n", ":5: NAME-x has a term in it, which no text has"),
        ("a_function", 'NAME-x = { NUMBER($n, style: "percent") }\n', ":5: NAME-x has a function in it"),
        ("another_text", "NAME-x = { NAME-title }\n", ":5: NAME-x has another text in it"),
        ("a_literal", 'NAME-x = { "" } a\n', ":5: NAME-x has a quoted text in it"),
        ("counted", "NAME-x = { NUMBER($n) ->\n   *[other] a\n }\n", ":5: NAME-x chooses by a function"),
        ("a_fraction", "NAME-x = { $n ->\n    [1.5] a\n   *[other] b\n }\n", ":5: NAME-x has a variant [1.5]"),
        ("in_a_variant", "NAME-x = { $n ->\n   *[other] { -brand }\n }\n", ":5: NAME-x has a term in it"),
        ("an_attribute", "NAME-x = fine\n    .told = { -brand }\n", ":6: NAME-x.told has a term in it"),
        ("not_closed", "NAME-x = { $n\n", ":5: this is no Fluent: "),
        ("no_name", "= nothing\n", ":5: this is no Fluent: "),
        ("not_indented", "NAME-x = one\ntwo\n", ":6: this is no Fluent: "),
    ],
)
def test_what_cannot_be_told_is_left_out_and_named(
    name: str, wrong: str, said: str, caplog: pytest.LogCaptureFixture
) -> None:
    """A term in one file made all texts of a language fail, and broken lines were dropped in silence."""
    with caplog.at_level(logging.WARNING, "kibitz"):
        game = broken(name, beside={EN: GOOD + wrong, PL: GOOD.replace("Showdown", "Pojedynek") + wrong})
        assert (title(game, "en"), title(game, "pl")) == ("Showdown", "Pojedynek")
        assert told(game)[-1] == told(game, "pl")[-1].replace("Ty ", "You ")
        assert text("en", "bank") == "bank"
        assert has_text("en", f"{name}-x") == (name in ("an_attribute", "not_indented"))
    said = said.replace("NAME", name)
    for language in ("en", "pl"):
        assert any(f"{language}/{name}.ftl{said}" in record.getMessage() for record in caplog.records), caplog.text
    for language in LANGUAGES:
        parsed = FluentParser().parse(catalogue(language)).body
        assert not [entry for entry in parsed if isinstance(entry, ast.Junk | ast.Term)]


def test_a_blank_that_nothing_fills_in_is_shown_and_stops_nobody() -> None:
    """It was a KeyError, in the terminal and at every table."""
    wrong = GOOD.replace("laid a card", "laid { $foo } { $foo -> \n        [1] one\n       *[other] some\n    } cards")
    assert told(broken("unknown_blank", beside={EN: wrong}))[-1] == "You laid { $foo } some cards."


def test_what_is_not_translated_is_said_in_english_text_by_text() -> None:
    """Only whole files were: a translation that lacked one text, or had it broken, said the bare word."""
    game = broken("half", beside={EN: GOOD, PL: "NAME-title = Pojedynek\nNAME-verb-lay = { -brand }\n"})
    assert (title(game, "pl"), text("pl", "half-about")) == ("Pojedynek", "Lay high.")
    assert text("pl", "half-verb-lay", {"card": "3"}) == "Lay 3"
    assert text("pl", "half-verb-lay", {"who": "Ada"}, "told") == "Ada laid a card"


def test_others_change_none_of_our_texts_for_whoever_formats_them_elsewhere() -> None:
    """The page lets the last text of a name win."""
    broken("replacing", beside={EN: GOOD + "bank = a robber\n"})
    for language in LANGUAGES:
        names = [entry.id.name for entry in FluentParser().parse(catalogue(language)).body if hasattr(entry, "id")]
        assert names.count("bank") == 1 and len(names) == len(set(names)) and "replacing-title" in names
        assert "robber" not in catalogue(language)


def test_a_file_that_begins_amid_a_text_goes_on_with_no_other() -> None:
    before = text("en", "bank"), {key for key in ("told", "short") if has_text("en", "bank", key)}
    broken("amid", beside={"locales/en/aaa.ftl": "    .told = what is not ours\n    and more\n", EN: GOOD})
    assert (text("en", "bank"), {key for key in ("told", "short") if has_text("en", "bank", key)}) == before
    assert "not ours" not in catalogue("en")


def test_a_file_that_is_no_text_is_named(caplog: pytest.LogCaptureFixture) -> None:
    game = broken("bytes_of_it", beside={EN: GOOD, PL: GOOD})
    path = Path(str(sys.modules["bytes_of_it"].__file__)).parent / "locales/pl/bytes_of_it.ftl"
    path.write_bytes("bytes_of_it-title = Łódź".encode("iso8859-2"))
    with caplog.at_level(logging.WARNING, "kibitz"):
        assert title(game, "pl") == "Showdown"
    assert "pl/bytes_of_it.ftl:1: this is no text in UTF-8" in caplog.text


def test_what_was_asked_for_before_its_game_came_is_found_afterwards() -> None:
    assert [role_name("market_stall", language) for language in LANGUAGES] == ["market_stall"] * 4
    broken("with_a_market", beside={EN: GOOD + "pile-market_stall = stall\n"})
    assert [role_name("market_stall", language) for language in LANGUAGES] == ["stall"] * 4
