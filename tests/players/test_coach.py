"""The coach: what it says about each action, how sure it is, and that it sees no more than the seat."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import kibitz
from kibitz.errors import KibitzError
from kibitz.kernel.hints import unseen
from kibitz.players import player
from kibitz.players.coach import advise, facts_about, measure_of
from kibitz.testing import REST, position, random_game
from kibitz.text.catalogue import LANGUAGES
from kibitz.text.coach import advice_lines


@pytest.mark.parametrize("name", ["pairs", "the_game", "starboard", "kitty"])
def test_the_coach_judges_every_action_and_knows_how_sure_it_is(name: str) -> None:
    game = kibitz.game(name)
    view = (table := game.table(game.seats[1], seed=3)).view(table.to_act[0])
    advised = advise(view, rollouts=300)
    assert {advice.action for advice in advised.actions} == {choice.action for choice in view.legal}
    assert advised.actions[0].behind == 0 and all(advice.behind >= 0 for advice in advised.actions)
    if advised.measure in ("win", "lose"):
        assert all(0 <= advice.value <= 1 for advice in advised.actions)
    assert any(advice.give_or_take > 0 for advice in advised.actions)
    assert advise(view, rollouts=300) == advised
    for language in LANGUAGES:
        lines = list(advice_lines(advised, view, language))
        assert len(lines) > 1 and not any("coach-" in line or "fact-" in line for line in lines)


def test_what_is_estimated_is_what_the_game_is_about() -> None:
    wanted = {"pairs": "lose", "the_game": "win", "port": "win", "regent": "chips", "face_to_face": "win"}
    assert {name: measure_of(kibitz.game(name)) for name in wanted} == wanted


def test_unseen_cards_are_the_deck_less_what_one_has_seen() -> None:
    table = position(kibitz.game("pairs"), 2, {"stack0": [5, 7], "stack1": [9], "deck": REST}, turn=0)
    cards = unseen(table.view(0))
    assert (cards[5], cards[7], cards[9], cards[10]) == (4, 6, 8, 10)
    facts = {choice.action: facts_about(table.view(0), choice) for choice in table.view(0).legal}
    assert facts["fold"][0].details == {"price": 5}
    assert facts["hit"][0].details == {"unseen": 52, "pairing": 10, "cards": "5×4 7×6", "chance": 19}


def test_a_jump_is_told_and_what_a_card_skips() -> None:
    piles: dict[str, Any] = {"A1": [55], "D2": [40], "hand0": [45, 50, 58, 60], "deck": REST}
    view = position(kibitz.game("the_game"), 1, piles, turn=0, numbers={"minimum": 2}).view(0)
    told = {choice.action: [(f.key, f.details) for f in facts_about(view, choice)] for choice in view.legal}
    assert told["play 45 A1"] == [("fact-jump", {"shown": 55}), ("fact-back-unseen", {"card": 35})]
    assert told["play 58 A1"] == [("fact-skips", {"count": 2}), ("fact-back-unseen", {"card": 48})]
    assert told["play 60 A1"] == [("fact-skips", {"count": 4}), ("fact-back-held", {"card": 50})]


def test_facts_tell_nothing_that_the_seat_cannot_see() -> None:
    for game in kibitz.games():
        for i, table in enumerate(random_game(game.table(game.seats[-1], 2), Random(2))):
            if i > 40 or table.over:
                break
            for seat in table.to_act:
                view = table.view(seat)
                other = view.imagine(i).view(seat)
                mine, theirs = ([facts_about(v, choice) for choice in v.legal] for v in (view, other))
                assert mine == theirs


def test_on_the_pile_of_another_a_card_has_no_steps() -> None:
    piles: dict[str, Any] = {"A1": [55], "hand0": [13, 20], "deck0": REST, "deck1": REST}
    view = position(kibitz.game("face_to_face"), 2, piles, turn=0, numbers={"minimum": 2}).view(0)
    told = {choice.action: facts_about(view, choice) for choice in view.legal}
    assert told["play 13 oA"] == () and told["play 13 A"] != ()


def test_where_all_stacks_count_all_of_them_pair() -> None:
    piles: dict[str, Any] = {"stack0": [3, 6], "stack1": [5], "hand0": 3, "hand1": 4, "deck": REST}
    for scope, cards in (("own", "3×2 6×5"), ("table", "3×2 5×4 6×5")):
        options, numbers = {"pair_scope": scope}, {"circle": 1, "active": [0, 1], "chips": [25, 25]}
        view = position(kibitz.game("hawthorn"), 2, piles, turn=0, options=options, numbers=numbers).view(0)
        hit = next(choice for choice in view.legal if choice.action == "hit")
        named = str(facts_about(view, hit)[0].details["cards"])
        assert {card.partition("×")[0] for card in named.split()} == {card.partition("×")[0] for card in cards.split()}


def test_whoever_is_not_to_act_has_nothing_to_decide() -> None:
    table = kibitz.game("pairs").table(2, seed=1)
    other = 1 - table.to_act[0]
    for view in (table.view(other), table.view(None)):
        with pytest.raises(KibitzError, match="nothing to decide"):
            advise(view)
        for name in ("random", "sensible", "search:rollouts=10"):
            with pytest.raises(KibitzError, match="nothing to decide"):
                player(name)(view, Random(1))


def test_a_chance_is_never_quite_sure() -> None:
    view = kibitz.game("the_game").table(1, seed=3).view(0)
    assert all(advice.give_or_take > 0 for advice in advise(view, rollouts=200).actions)
