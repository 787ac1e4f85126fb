"""The laws, for every game, every number of seats and every pair of option values."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import kibitz
from kibitz import testing
from kibitz.kernel.game import Game
from kibitz.lab.soak import soak
from tests.games.showdown import broken

ALL = [
    (game, seats, options, seed)
    for game in kibitz.games()
    for seats in game.seats
    for seed, options in enumerate(testing.option_sets(game, seats))
]


def settings(chosen: Callable[[int, int], bool]) -> pytest.MarkDecorator:
    """Those of all settings that are chosen by their seats and their place among the choices of options."""
    found = [pytest.param(*one, id=f"{one[0].id}-{one[1]}-{one[3]}") for one in ALL if chosen(one[1], one[3])]
    return pytest.mark.parametrize(("game", "seats", "options", "seed"), found)


EACH = settings(lambda seats, place: True)
SOME = settings(lambda seats, place: place == 0 or (seats + place) % 3 == 0)
"""The defaults, and a third of the other choices, another third for every number of seats: what takes longer in
plain Python. The soak and the test of the speeds go through all of them."""
CORNER = settings(lambda seats, place: place in (0, 4))
BY_GAME = pytest.mark.parametrize("game", kibitz.games(), ids=lambda game: game.id)


@EACH
def test_it_ends_and_conserves_cards(game: Game, seats: int, options: dict[str, Any], seed: int) -> None:
    testing.law_it_ends(game, seats, options, seed)


@SOME
def test_legal_means_it_applies(game: Game, seats: int, options: dict[str, Any], seed: int) -> None:
    testing.law_legal_means_it_applies(game, seats, options, seed)


@SOME
def test_replay_is_the_same(game: Game, seats: int, options: dict[str, Any], seed: int) -> None:
    testing.law_replay_is_the_same(game, seats, options, seed)


@CORNER
def test_replay_is_the_same_from_a_secret(game: Game, seats: int, options: dict[str, Any], seed: int) -> None:
    testing.law_replay_is_the_same(game, seats, options, None)


@SOME
def test_nothing_leaks(game: Game, seats: int, options: dict[str, Any], seed: int) -> None:
    testing.law_nothing_leaks(game, seats, options, seed)


@CORNER
def test_glances_add_up(game: Game, seats: int, options: dict[str, Any], seed: int) -> None:
    testing.law_glances_add_up(game, seats, options, seed)


@CORNER
def test_what_is_taken_back_is_undone(game: Game, seats: int, options: dict[str, Any], seed: int) -> None:
    testing.law_taken_back_is_undone(game, seats, options, seed)


@BY_GAME
def test_the_speeds_agree(game: Game) -> None:
    """In one test per game, so that a game is compiled once."""
    for seats in game.seats:
        for seed, options in enumerate(testing.option_sets(game, seats)):
            testing.law_speeds_agree(game, seats, options, seed, games=3)


@BY_GAME
def test_a_short_soak(game: Game) -> None:
    for seats in game.seats:
        for options in testing.option_sets(game, seats):
            found = soak(game, seats, options, 2_000, seed=seats)
            assert not found.fault, f"{seats} seats, {options}, stream {found.stream}: {found.fault}"


def test_every_pair_of_values_occurs() -> None:
    sets = testing.option_sets(kibitz.game("pairs"), 4)
    for one, two in (
        ("continuous", "calamities"),
        ("continuous", "pieces_of_eight"),
        ("calamities", "pieces_of_eight"),
    ):
        assert {(s.get(one, False), s.get(two, False)) for s in sets} == {
            (a, b) for a in (False, True) for b in (False, True)
        }


def test_the_longest_games_are_among_them() -> None:
    """The highest limit that so many may play to leaves just enough cards for every deal."""
    for seats in range(2, 9):
        limits = [options.get("limit") for options in testing.option_sets(kibitz.game("pairs"), seats)]
        assert (384 - 10 * (seats - 1)) // seats + 1 in limits


# --- a law that cannot fail proves nothing: each must find the game that breaks it ------------------------------


def test_the_leak_laws_find_a_card_that_is_told() -> None:
    drawn = "draw(s, DECK, HAND[seat])"
    leaky = broken("leaky", (drawn, f"tell(s, SHOW[1], seat, {drawn})"))
    with pytest.raises(AssertionError, match="told of a card"):
        testing.law_nothing_leaks(leaky, 3, {}, 1)


def test_the_leak_laws_find_a_choice_that_is_not_secret() -> None:
    open_handed = broken("open_handed", (", secret=True", ""))
    with pytest.raises(AssertionError):
        testing.law_nothing_leaks(open_handed, 3, {}, 1)


def test_the_leak_laws_find_a_hand_that_lies_open() -> None:
    numbers = "    numbers=lambda s: {'first': s.pile[HAND[1]][1]},\n    score=score,"
    showing = broken("showing", ("    score=score,", numbers))
    with pytest.raises(AssertionError, match="could tell"):
        testing.law_nothing_leaks(showing, 3, {}, 1)


def test_the_law_of_cards_finds_a_lost_one() -> None:
    losing = broken("losing", ("        move_all(s, LAID[seat], DISCARD)\n", "        s.pile[LAID[seat]][0] = 0\n"))
    with pytest.raises(AssertionError, match="missing"):
        testing.law_it_ends(losing, 2, {}, 1)
    assert "missing" in soak(losing, 2, {}, 10, 1).fault


def test_the_law_of_the_end_finds_a_game_without_one() -> None:
    again = "        fill(s, DECK) if False else wait_for(s, everyone(s))\n"
    endless = broken(
        "endless",
        ("        finish(s, SHOW[5], leaders(s), all_but(everyone(s), leaders(s)))\n", again),
        ("(CardOf(HAND, 1, 20, SHOW[2], unique=True),)", "(Number(1, 20),)"),
        ("    lay_secretly(s, number, HAND[seat], LAID[seat])\n", ""),
        ("top_face(s, LAID[seat]) > top_face(s, LAID[best])", "seat > best"),
        ("    tell(s, SHOW[4], best, top_face(s, LAID[best]))\n    s.rounds[best] += 1\n", ""),
        ("    if size(s, HAND[0]) > 0:", "    if size(s, HAND[0]) > 9:"),
    )
    assert soak(endless, 2, {}, 1, 1).fault == "the game does not end"
    with pytest.raises(kibitz.KibitzError, match="does not end"):
        kibitz.simulate(endless, ["random"] * 2, 1)


def test_the_law_of_speeds_finds_a_number_that_overflows() -> None:
    large = broken("large", ("    s.rounds[best] += 1\n", "    s.rounds[best] += 20_000\n"))
    with pytest.raises(AssertionError, match="rounds cannot hold 40,000"):
        testing.law_speeds_agree(large, 2, {}, 1, games=8)
