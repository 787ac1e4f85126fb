"""Where one is in a game of so many rounds, and what leaving one costs in all."""

from __future__ import annotations

from random import Random

import pytest

import kibitz
from kibitz.kernel.game import Game
from kibitz.kernel.table import Table
from kibitz.server.room.entries import Held
from kibitz.server.session.presenter import TablePresenter
from kibitz.testing import random_game
from kibitz.text.catalogue import LANGUAGES

FOR_CHIPS = [game for game in kibitz.games() if any(option.name == "end" for option in game.options)]


def goal(table: Table, language: str = "en", seat: int = 0) -> str:
    told = TablePresenter(table, [Held(name=f"P{seat}") for seat in range(table.seats)])
    return told.snapshot(table.glance(seat), seat, language).goal


@pytest.mark.parametrize("game", FOR_CHIPS, ids=lambda game: game.id)
def test_a_game_of_so_many_rounds_says_which_one_it_is(game: Game) -> None:
    told = set()
    for table in random_game(game.table(game.seats[-1], 2, {"end": "rounds:3"}), Random(2)):
        settled = table.view(None).numbers["rounds"]
        assert isinstance(settled, int)
        now = min(settled + 1, 3)
        told.add(now)
        assert f"Round {now} of 3" in goal(table)
        assert all(f"{now}" in goal(table, language) and "3" in goal(table, language) for language in LANGUAGES)
    assert told == {1, 2, 3}
    assert "Round" not in goal(game.table(game.seats[-1], 2))


def test_a_match_of_several_deals_says_which_one_it_is() -> None:
    assert "Deal 1 of 3" in goal(kibitz.game("venture").table(3, 1, {"deals": 3}))
    assert "Prize 1 of 7" in goal(kibitz.game("kitty").table(3, 1))


def test_folding_costs_one_number_with_the_ante_in_it() -> None:
    table = kibitz.game("blackstone").table(3, 1)
    seat = table.to_act[0]
    told = TablePresenter(table, [Held(name=f"P{seat}") for seat in range(3)])
    prices = {info.verb: info.price for info in told.snapshot(table.glance(seat), seat, "en").legal}
    fold, white = prices["fold"], table.view(None).numbers["white_stones"]
    assert isinstance(white, int) and fold is not None
    assert (fold.amount, fold.words) == (5 + (white + 1) // 2, f"pay {5 + (white + 1) // 2} chips")
