"""What a player at the terminal reads and writes, in their own language; the notation is understood too."""

from __future__ import annotations

import pytest

import kibitz
from kibitz.terminal.wording import COMMANDS, as_notation, command, names_at, word_shown
from kibitz.testing import position
from kibitz.text.catalogue import LANGUAGES, text
from kibitz.text.sentences import action_words, named, verb_word


def regent() -> kibitz.Table:
    piles: dict[str, list[int] | int] = {"deck": 20, "hand0": [5, 9], "hand1": 2, "hand2": 2}
    piles |= {"stack0": [1], "stack1": [7], "stack2": [8]}
    return position(kibitz.game("regent"), 3, piles, turn=0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_an_action_are_shown_in_ones_language(language: str) -> None:
    table = regent()
    with named(names_at(table, (1, 2), language)):
        assert word_shown(table.game, [], "attack", language, 0) == verb_word(table.game, "attack", language)
        assert word_shown(table.game, ["attack"], "1", language, 0) == text(language, "regular-vira")
        assert word_shown(table.game, ["gift"], "9", language, 0) == "9", "a card, and no player"
        assert word_shown(table.game, ["gift", "9"], "2", language, 0) == text(language, "regular-tomek")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_shown_can_be_typed_and_so_can_the_notation_and_a_number(language: str) -> None:
    table = regent()
    attack, vira = verb_word(table.game, "attack", language), text(language, "regular-vira")
    with named(names_at(table, (1, 2), language)):
        for typed in ("attack 1", f"{attack} 1", f"{attack.upper()} {vira}", f"attack {vira.lower()}"):
            assert as_notation(table, 0, typed, language) == "attack 1", typed
        legal = [action.text for action in table.legal(0)]
        assert [as_notation(table, 0, str(number), language) for number in range(1, len(legal) + 1)] == legal
        assert as_notation(table, 0, action_words(table.view(0), "draw", language), language) == "draw"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_own_commands_have_words_in_every_language(language: str) -> None:
    for name in COMMANDS:
        assert command(name, language) == command(text(language, f"key-{name}").upper(), language) == name
    assert command("quit", language) == "leave" and command("hit", language) == ""
