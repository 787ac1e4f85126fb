"""What may I do, and why: every action one could think of is allowed or refused, by a rule, in words."""

from __future__ import annotations

from random import Random

import pytest

import kibitz
from kibitz.kernel.dispatch import listed
from kibitz.kernel.game import Game
from kibitz.testing import position, random_game
from kibitz.text.catalogue import LANGUAGES, has_text, text
from kibitz.text.explain import what_may
from kibitz.text.sentences import action_words, named

BY_GAME = pytest.mark.parametrize("game", kibitz.games(), ids=lambda game: game.id)


@BY_GAME
def test_every_kind_of_action_names_its_rule(game: Game) -> None:
    for kind in game.kinds:
        assert kind.clauses, f"the docstring of what {kind.verb} does begins with no clause"
        assert set(kind.clauses) <= set(game.clauses())


@BY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_has_words(game: Game, language: str) -> None:
    for kind in game.kinds:
        keys = [key for key in (f"{game.id}-verb-{kind.verb}", f"verb-{kind.verb}") if has_text(language, key)]
        assert keys, f"{language} has no words for {kind.verb}"
        assert has_text(language, keys[0], "short") and has_text(language, keys[0], "told")


@BY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_an_action_name_what_it_names(game: Game, language: str) -> None:
    """Two legal actions are never called alike, and say their card and seat."""
    names = ["Ann", "Bob", "Cid", "Dot", "Eve", "Flo", "Gus", "Hal"]
    for i, table in enumerate(random_game(game.table(game.seats[-1], 4), Random(4))):
        if table.over or i % 5:
            continue
        view = table.view(table.to_act[0])
        with named(names):
            said = {choice.action: action_words(view, choice.action, language) for choice in view.legal}
        assert len(set(said.values())) == len(said)
        for choice in view.legal:
            for word in [*map(str, choice.cards), *(names[seat] for seat in choice.seats)]:
                assert word in said[choice.action]


@BY_GAME
def test_all_that_one_can_think_of_is_explained(game: Game) -> None:
    seen = 0
    for seats in (game.seats[0], game.seats[-1]):
        for i, table in enumerate(random_game(game.table(seats, seats), Random(seats))):
            if table.over or i % 7:
                continue
            seat = table.to_act[0]
            legal = {action.number for action in table.legal(seat)}
            refused = {action.number for action, _ in table.refusals(seat)}
            search = listed(game.thinkable, table._state, seat, game.actions.most_legal)
            assert not legal & refused and legal | refused == set(search)
            language = LANGUAGES[i % len(LANGUAGES)]
            explained = what_may(table, seat, language)
            view = table.view(seat)
            may = [action for one in explained if one.may for action in one.actions]
            assert sorted(may) == sorted(action_words(view, choice.action, language) for choice in view.legal)
            for one in explained:
                assert one.clauses and bool(one.why) != one.may
                touched = tuple(action_words(view, choice.action, language) for choice in one.choices)
                assert touched == (() if one.may else one.actions)
                assert all(len(text(language, clause)) > 10 for clause in one.clauses)
            seen += 1
    assert seen > 1


def test_why_in_words() -> None:
    piles: dict[str, list[int] | int] = {"deck": 40, "hand0": [37, 50], "hand1": [8, 9], "A1": [40], "D2": [27]}
    table = position(kibitz.game("the_game"), 2, piles, turn=0, numbers={"minimum": 2})
    with named(["Ann", "Bob"]):
        explained = what_may(table, 0, "en")
        other = what_may(table, 1, "en")
    by = {one.actions[0]: one for one in explained}
    assert by["Lay 37 on A2"].may and by["Lay 37 on A2"].clauses == ("TG-8",)
    assert "Lay 37 on D2" in by["Lay 37 on A2"].actions, "ten back"
    refused = by["Lay 37 on A1"]
    assert not refused.may and refused.clauses == ("TG-10",) and "40" in refused.why
    assert [(choice.cards, choice.piles) for choice in refused.choices] == [((37,), ("hand0", "A1"))]
    assert by["End turn"].clauses == ("TG-9",)
    assert [one.why for one in other] == ["It is not your turn. Wait for Ann."]


def test_rules_of_options_that_are_not_chosen_explain_nothing() -> None:
    piles: dict[str, list[int] | int] = {"deck": 20, "stack0": [8], "stack1": [9]}
    plain = what_may(position(kibitz.game("pairs"), 2, piles, turn=0), 0, "en")
    assert [one.actions for one in plain] == [("Hit",), ("Fold",)]
    table = position(kibitz.game("pairs"), 2, piles, 0, {"pieces_of_eight": True, "continuous": True})
    explained = what_may(table, 0, "en")
    assert ("Spend an 8",) in [one.actions for one in explained if one.may]
    assert [one.clauses for one in explained if not one.may] == [("CONT-2",)], "folding without saying for what"


def test_nobody_attacks_themselves() -> None:
    table = kibitz.game("regent").table(3, seed=3)
    seat = table.to_act[0]
    said = [action for one in what_may(table, seat, "en") for action in one.actions]
    assert sum(action.startswith("Attack") for action in said) == 2
