"""The arena and the coach: who is better, how sure that is, and what the coach says about it."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

import kibitz
from kibitz.errors import BadSeats, KibitzError, UnknownPlayer
from kibitz.kernel.hints import unseen
from kibitz.lab.arena import arena, seatings
from kibitz.lab.statistics import confidence_sequence
from kibitz.players import Spec, player
from kibitz.players.coach import advise, facts_about, measure_of
from kibitz.players.review import Decision, review
from kibitz.testing import REST, position, random_game
from kibitz.text.catalogue import LANGUAGES
from kibitz.text.coach import advice_lines
from kibitz.text.review import review_lines
from tests.games.showdown import broken

# --- the arena -------------------------------------------------------------------------------------------------------


def test_each_of_two_sits_in_every_seat_as_often() -> None:
    one, two = Spec("sensible"), Spec("random")
    for seats in range(2, 9):
        plans = seatings((one, two), seats, together=False)
        for seat in range(seats):
            assert sum(plan[seat] is one for plan in plans) == len(plans) / 2
    assert seatings((one, two), 3, together=True) == [[one] * 3, [two] * 3]


def test_sensible_is_surely_better_and_it_is_said_in_a_sentence() -> None:
    found = arena("pairs", "sensible", "random", 3, deals=500, seed=1)
    assert found.sure and found.low > 0
    assert "sensible is better than random" in str(found) and "it is real" in str(found)
    assert found.deals < 500, "it stops when it is sure"
    assert arena("pairs", "random", "sensible", 3, deals=500, seed=1).high < 0


def test_what_is_compared_is_what_was_won_also_where_no_option_says_how_many_chips_there_were() -> None:
    """Chips a round were counted with those that everybody began with, unless an option was called start_chips."""
    eight = "    fill(s, DECK)\n    for seat in range(s.seats):\n        s.rounds[seat] = 8\n"
    game = broken("eight_chips", ("    fill(s, DECK)\n", eight), ("    score=score,", "    chips=score,"))
    found = arena(game, "random", "random", 2, deals=20, seed=1)
    assert found.unit == "chips a round" and found.mean_one + found.mean_two == pytest.approx(3.0)


def test_equal_players_differ_by_luck() -> None:
    found = arena("port", "sensible", "sensible:mistakes=0", 2, deals=200, seed=1)
    assert not found.sure and "may be luck" in str(found)


def test_a_level_is_better_than_the_one_below() -> None:
    assert arena("blackstone", "medium", "easy", 3, deals=2_000, seed=2).low > 0
    assert arena("the_game", "medium", "easy", 3, deals=600, seed=2).low > 0


def test_a_search_is_played_on_the_same_deals_whatever_the_cores() -> None:
    one = arena("starboard", "search:rollouts=20", "sensible", 3, deals=6, seed=2, cores=1)
    assert one == arena("starboard", "search:rollouts=20", "sensible", 3, deals=6, seed=2, cores=3)


def test_the_bounds_hold_however_often_one_looks() -> None:
    """Of a hundred fair sequences, looked at again and again, hardly any is ever called a real difference."""
    rng = np.random.default_rng(1)
    wrong = 0
    for _ in range(200):
        fair = rng.choice([-1.0, 0.0, 1.0], 3000)
        wrong += any(
            low > 0 or high < 0 for low, high in (confidence_sequence(fair[:n], 0.05) for n in range(64, 3000, 64))
        )
    assert wrong <= 20
    assert confidence_sequence(rng.normal(0.3, 1, 3000))[0] > 0


def test_wrong_questions_to_the_arena_are_refused() -> None:
    with pytest.raises(UnknownPlayer, match="thinks by the clock"):
        arena("pairs", "hard", "sensible", 3)
    with pytest.raises(BadSeats):
        arena("pairs", "sensible", "random", 1)
    with pytest.raises(KibitzError, match="deals is a number"):
        arena("pairs", "sensible", "random", 2, deals=1)


def test_players_that_search_or_err_can_be_simulated() -> None:
    found = kibitz.simulate("starboard", ["search:rollouts=20", "easy", "sensible"], 10, seed=3)
    assert found.games == 10 and found.players[0] == "search:rollouts=20"
    assert (
        found.wins == kibitz.simulate("starboard", ["search:rollouts=20", "easy", "sensible"], 10, seed=3, cores=1).wins
    )
    with pytest.raises(KibitzError, match="cpu or gpu"):
        kibitz.simulate("starboard", ["easy"] * 3, 10, "python")


# --- the coach -------------------------------------------------------------------------------------------------------


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
        lines = list(advice_lines(advised, language))
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


def test_a_review_finds_the_decision_that_cost_the_game() -> None:
    """Somebody hits with nine ranks before them, when a fold costs one point."""
    game = kibitz.game("pairs")
    piles: dict[str, Any] = {
        "stack0": [1, 3, 4, 5, 6, 7, 8, 9, 10],
        "stack1": [2],
        "points0": [10, 5, 6],
        "points1": [10, 9],
        "deck": REST,
    }
    table = position(game, 2, piles, turn=0)
    seen = [Decision(0, table.view(0), "hit")]
    found = review(seen, rollouts=400)
    assert found.worst[0].action == "hit" and found.worst[0].best == "fold" and found.worst[0].behind > 0.1
    for language in LANGUAGES:
        lines = list(review_lines(game, found, language))
        assert any("hit" in line and "fold" in line for line in lines)
    assert not review([Decision(0, table.view(0), "fold")], rollouts=400).worst


def test_players_that_are_named_alike_are_two() -> None:
    found = arena("pairs", "medium", "medium", 5, deals=4, seed=14)
    assert found.games == 8 and not found.sure
    assert not arena("pairs", "random", "random", 2, deals=2, seed=14).sure, "two deals are no proof"


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
