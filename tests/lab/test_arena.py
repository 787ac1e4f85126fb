"""The arena: who is better, and how sure that is."""

from __future__ import annotations

import numpy as np
import pytest

from kibitz.errors import BadSeats, KibitzError, UnknownPlayer
from kibitz.lab.arena import arena, seatings
from kibitz.lab.statistics import confidence_sequence
from kibitz.players import Spec
from tests.games.showdown import broken


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


def test_players_that_are_named_alike_are_two() -> None:
    found = arena("pairs", "medium", "medium", 5, deals=4, seed=14)
    assert found.games == 8 and not found.sure
    assert not arena("pairs", "random", "random", 2, deals=2, seed=14).sure, "two deals are no proof"
