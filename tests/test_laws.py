"""The laws, for every game, every number of seats and every pair of option values."""

from __future__ import annotations

from typing import Any

import pytest

import kibitz
from kibitz import testing
from kibitz.kernel.game import Game
from kibitz.lab.soak import soak

SETTINGS = [
    pytest.param(game, seats, options, seed, id=f"{game.id}-{seats}-{seed}")
    for game in kibitz.games()
    for seats in game.seats
    for seed, options in enumerate(testing.option_sets(game, seats))
]
EACH = pytest.mark.parametrize(("game", "seats", "options", "seed"), SETTINGS)
CORNERS = [setting for setting in SETTINGS if setting.values[3] in (0, 1, 4)]
CORNER = pytest.mark.parametrize(("game", "seats", "options", "seed"), CORNERS)
BY_GAME = pytest.mark.parametrize("game", kibitz.games(), ids=lambda game: game.id)


@EACH
def test_it_ends_and_conserves_cards(game: Game, seats: int, options: dict[str, Any], seed: int) -> None:
    testing.law_it_ends(game, seats, options, seed)


@EACH
def test_legal_means_it_applies(game: Game, seats: int, options: dict[str, Any], seed: int) -> None:
    testing.law_legal_means_it_applies(game, seats, options, seed)


@EACH
def test_replay_is_the_same(game: Game, seats: int, options: dict[str, Any], seed: int) -> None:
    testing.law_replay_is_the_same(game, seats, options, seed)


@CORNER
def test_replay_is_the_same_from_a_secret(game: Game, seats: int, options: dict[str, Any], seed: int) -> None:
    testing.law_replay_is_the_same(game, seats, options, None)


@EACH
def test_nothing_leaks(game: Game, seats: int, options: dict[str, Any], seed: int) -> None:
    testing.law_nothing_leaks(game, seats, options, seed)


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


def test_the_laws_can_fail() -> None:
    """A law that cannot fail proves nothing: here the table is tampered with."""
    game = kibitz.game("the_game")
    table = game.table(seats=2, seed=1)
    hand = next(z for z, pile in enumerate(table._state.PILES) if pile.name == "hand1")
    s = table._state
    s.seen[s.pile[hand][1]] |= 1  # seat 0 now sees a card of seat 1, which an onlooker cannot
    shown = next(pile for pile in table.view(0).piles if pile.name == "hand1").cards
    assert shown.count(None) == 6
    s.pile[hand][1] = s.pile[hand][2]
    with pytest.raises(AssertionError):
        testing.law_refused(table, 0, table.legal(0)[0])
