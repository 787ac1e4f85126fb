"""Presets make tables and have names; signals and the table's own clauses have texts; all languages alike."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import kibitz
from kibitz.errors import BadOption, IllegalAction
from kibitz.kernel.game import Game
from kibitz.kernel.options import Preset
from kibitz.kernel.talk import Signal
from kibitz.server.protocol.refusals import ROOM
from kibitz.text.catalogue import LANGUAGES, has_text, text
from tests import ROOT

LOCALES = ROOT / "src/kibitz/text/locales"
PRESETS = [
    pytest.param(game, preset, id=f"{game.id}-{preset.name}") for game in kibitz.games() for preset in game.presets
]
SIGNALS = sorted({signal for game in kibitz.games() for signal in game.talk.signals}, key=lambda signal: signal.name)
IN_EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)

FILLED_IN: dict[str, dict[str, str | int]] = {
    "ROOM-2": {"why": "Object missing required field `id`"},
    "ROOM-13": {"signals": "this-pile, a-lot"},
    "ROOM-18": {"why": "regent is played by 2 to 6, not by 9"},
    "ROOM-19": {"version": 1},
    "ROOM-20": {"most": 3},
}
"""The blanks of what is read when a clause refuses; the others have none."""


class Blanks(Visitor):
    """The names of the blanks in a pattern."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.found = set[str]()
        self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def blanks(language: str, file: str) -> dict[str, set[str]]:
    """By text (``ROOM-2.refused``), the blanks it has in a language."""
    found = {}
    for entry in FluentParser().parse((LOCALES / language / file).read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{language}/{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.value is not None
            found[entry.id.name] = Blanks(entry.value).found
            found |= {f"{entry.id.name}.{one.id.name}": Blanks(one.value).found for one in entry.attributes}
    return found


# --- presets ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_a_preset_makes_a_table(game: Game, preset: Preset) -> None:
    """For the seats it is meant for, or for any number that its options allow; also with what people play with."""
    tables = []
    for seats in game.seats if preset.seats is None else [preset.seats]:
        for options in (dict(preset.options), dict(game.for_people) | dict(preset.options)):
            try:
                tables.append(game.table(seats, seed=1, options=options))
            except BadOption:
                assert preset.seats is None, "its options do not fit its seats"
    assert tables
    assert all(table.options[name] == value for table in tables for name, value in preset.options)


@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_a_preset_is_not_what_is_played_anyway(game: Game, preset: Preset) -> None:
    defaults = {option.name: option.default for option in game.options}
    assert preset.seats is not None or any(defaults[name] != value for name, value in preset.options)
    assert [other.name for other in game.presets].count(preset.name) == 1


@IN_EVERY_LANGUAGE
@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_a_preset_has_a_name(game: Game, preset: Preset, language: str) -> None:
    assert 0 < len(text(language, f"{game.id}-preset-{preset.name}")) <= 30


@pytest.mark.parametrize("game", kibitz.games(), ids=lambda game: game.id)
def test_no_name_is_left_of_a_preset_that_is_gone(game: Game) -> None:
    named = [key for key in blanks("en", f"{game.id}.ftl") if key.startswith(f"{game.id}-preset-")]
    assert named == [f"{game.id}-preset-{preset.name}" for preset in game.presets]


# --- talk ------------------------------------------------------------------------------------------------------------


@IN_EVERY_LANGUAGE
@pytest.mark.parametrize("signal", SIGNALS, ids=lambda signal: signal.name)
def test_a_signal_says_something(signal: Signal, language: str) -> None:
    said = text(language, f"signal-{signal.name}", {"pile": "A1"} if signal.on_pile else {})
    assert ("A1" in said) == signal.on_pile


@pytest.mark.parametrize("clause", ["TG-7", "EX-20", "KIT-9"])
def test_what_stops_talk_is_told_in_every_language(clause: str) -> None:
    """KIT-9 refuses actions too, so whoever stops talk gives "say" as the action: it chooses the sentence."""
    said = {IllegalAction(clause, {"action": "say"}).say(language) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    if clause == "KIT-9":
        given = {IllegalAction(clause, {"action": "give 3"}).say(language) for language in LANGUAGES}
        assert not said & given and not any("give 3" in sentence for sentence in given)


# --- the table's own clauses -----------------------------------------------------------------------------------------


@IN_EVERY_LANGUAGE
@pytest.mark.parametrize("clause", ROOM.ids())
def test_a_clause_of_the_table_has_its_texts(clause: str, language: str) -> None:
    assert has_text(language, clause) and has_text(language, clause, "refused")
    assert len(text(language, clause)) > 10
    filled_in = FILLED_IN.get(clause, {})
    said = IllegalAction(clause, dict(filled_in)).say(language)
    assert len(said) > 10 and all(str(value) in said for value in filled_in.values())
    found = blanks(language, "room.ftl")
    assert (found[clause], found[f"{clause}.refused"]) == (set(), set(filled_in))


@IN_EVERY_LANGUAGE
def test_the_blanks_agree_between_the_languages(language: str) -> None:
    assert blanks(language, "room.ftl") == blanks("en", "room.ftl")
