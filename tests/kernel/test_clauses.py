"""Every clause has a test that bears its name and a text in four languages; the kernel's own are tested here."""

from __future__ import annotations

import re
from random import Random

import pytest

import kibitz
from kibitz.errors import BadAction, BadOption, BadRules, BadSeats, IllegalAction, NotYourTurn
from kibitz.kernel.clauses import TABLE, book, clause_id, clause_number
from kibitz.kernel.game import Game
from kibitz.kernel.views.events import Event
from kibitz.testing import random_game
from kibitz.testing.texts import refusing_clauses
from kibitz.text.catalogue import LANGUAGES, has_text, text
from kibitz.text.sentences import rules_page
from kibitz.text.telling import tell_event
from tests import ROOT

CLAUSES = sorted({clause for game in kibitz.games() for clause in game.clauses()} | set(TABLE.ids()))
SOURCE = "\n".join(path.read_text() for path in (ROOT / "tests").rglob("test_*.py"))
RULES = "\n".join(path.read_text() for path in (ROOT / "src/kibitz").rglob("*.py"))


REFUSING = set(TABLE.ids()) | {clause for game in kibitz.games() for clause in refusing_clauses(game)}
BY_GAME = pytest.mark.parametrize("game", kibitz.games(), ids=lambda game: game.id)


@pytest.mark.parametrize("clause", CLAUSES)
def test_every_clause_has_a_test(clause: str) -> None:
    assert re.search(rf"def test_{clause.replace('-', '_')}(_|\()", SOURCE), f"no test is named after {clause}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("clause", CLAUSES)
def test_every_clause_has_a_text(clause: str, language: str) -> None:
    assert len(text(language, clause)) > 10


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("clause", CLAUSES)
def test_what_refuses_or_is_told_has_a_sentence(clause: str, language: str) -> None:
    """A clause that the rules return needs `.refused`, one that they tell `.told` or `.remark`; all languages alike."""
    prefix, number = clause.rsplit("-", 1)
    cited = rf"{prefix}\[{number}\]"
    if re.search(rf"tell\(s, {cited}", RULES):
        assert has_text(language, clause, "told") != has_text(language, clause, "remark")
    if clause in REFUSING:
        assert has_text(language, clause, "refused")
    for attribute in ("refused", "told", "remark", "warning"):
        assert has_text(language, clause, attribute) == has_text("en", clause, attribute)


@BY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_of_a_game_are_translated(game: Game, language: str) -> None:
    for key in (
        f"{game.id}-title",
        f"{game.id}-about",
        *(f"{game.id}-option-{option.name}" for option in game.options),
    ):
        assert has_text(language, key), f"{language} has no {key}"
    for seats in game.seats:
        for name in set(game.table(seats=seats, seed=1).view(None).numbers) - game.table_type.WORKING:
            assert has_text(language, f"{game.id}-number-{name}") or has_text(language, f"number-{name}")


@BY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_has_every_clause_in_order(game: Game, language: str) -> None:
    page = "\n".join(rules_page(game, language))
    assert re.findall(r"\*\*([A-Z0-9]+-\d+)\*\*", page) == game.clauses()


@BY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_told(game: Game, language: str) -> None:
    """Every event of real games becomes a sentence without blanks."""
    for seats in (game.seats[0], game.seats[-1]):
        options = {option.name: True for option in game.options if option.default is False}
        try:
            table = game.table(seats=seats, seed=3, options=options)
        except BadOption:  # teams, say, are not for three
            table = game.table(seats=seats, seed=3)
        for _ in random_game(table, Random(seats)):
            pass
        view = table.view(0)
        told = [tell_event(view, event, language) for event in table.events(0)]
        assert all("{" not in line for line in told if line)
        assert told[-1]


def test_telling_knows_every_kind_of_event() -> None:
    view = kibitz.game("pairs").table(seats=2, seed=1).view(0)
    turned_up = Event(0, "turn_up", cards=(4, 5), target="stack0")
    assert tell_event(view, turned_up, "en") == "You: stack, turned up: 4 and 5."
    assert tell_event(view, Event(0, "turn", seat=1), "en") == "It is Player 2’s turn."
    assert tell_event(view, Event(0, "wait", seats=(0, 1)), "en") == "Now choosing: you and Player 2."


def test_no_clause_of_a_language_is_missing_or_too_many() -> None:
    for path in (ROOT / "src/kibitz/text/locales/en").glob("*.ftl"):
        ids = {
            language: re.findall(
                r"^([\w-]+) =|^    \.(\w+) =", (path.parents[1] / language / path.name).read_text(), re.M
            )
            for language in LANGUAGES
        }
        assert all(found == ids["en"] for found in ids.values()), f"{path.name} differs between the languages"


# --- the kernel's own ------------------------------------------------------------------------------------------------


def table() -> kibitz.Table:
    return kibitz.game("pairs").table(seats=3, seed=1)


def test_TABLE_1_only_those_whose_turn_it_is() -> None:
    a = table()
    other = (a.to_act[0] + 1) % 3
    with pytest.raises(NotYourTurn, match="It is not your turn") as refusal:
        a.act(other, "hit")
    assert refusal.value.clause == "TABLE-1"
    assert a.legal(other) == []


def test_TABLE_2_nobody_acts_when_the_game_is_over() -> None:
    a = table()
    while not a.over:
        a.act(a.to_act[0], "fold")
    with pytest.raises(NotYourTurn, match="over") as refusal:
        a.act(0, "hit")
    assert refusal.value.clause == "TABLE-2"


@pytest.mark.parametrize("said", ["jump", "", "HIT", "взять", "spend 8", "\x00"])
def test_TABLE_3_only_a_games_own_actions(said: str) -> None:
    a = table()
    with pytest.raises(BadAction, match=r"written: hit, fold\.") as refusal:
        a.act(a.to_act[0], said)
    assert refusal.value.clause == "TABLE-3"


@pytest.mark.parametrize("said", ["fold 1", "fold x 2", "fold 9 2", "fold 1 11", "fold -1 2", "fold 1 2 3", "fold ١ 2"])
def test_TABLE_4_what_is_named_must_exist(said: str) -> None:
    a = table()
    with pytest.raises(BadAction, match="Write it like this") as refusal:
        a.act(a.to_act[0], said)
    assert refusal.value.clause == "TABLE-4"
    with pytest.raises(BadSeats, match="seats are 0 to 2"):
        a.act(3, "hit")


def test_a_refusal_is_told_in_every_language() -> None:
    a = kibitz.game("the_game").table(seats=1, chance=[3, 4, 50, 60, 70, 80, 90, 91])
    a.act(0, "play 50 A1")
    said = {language: a.why(0, "play 3 A1", language) for language in LANGUAGES}
    assert len(set(said.values())) == 4
    assert all("50" in sentence and "40" in sentence for sentence in said.values() if sentence)
    assert a.why(0, "play 60 A1") is None
    assert a.why(0, "fly") is not None


def test_clauses_have_numbers_and_names() -> None:
    assert clause_id(clause_number("TG-10")) == "TG-10"
    assert book("TG", 5) is book("TG", 20)
    with pytest.raises(BadRules):
        clause_id(7)
    with pytest.raises(IllegalAction):
        table().act(table().to_act[0], "fold 1 10")
