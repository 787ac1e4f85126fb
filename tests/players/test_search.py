"""The search: it chooses legally and repeatably, sees what an action leads to, and is not to be foreseen."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

import kibitz
from kibitz.kernel.game import Game
from kibitz.players import Spec, choose, player
from kibitz.players.choice import MEMO
from kibitz.players.search import think
from kibitz.players.sensible import meaning
from kibitz.testing import position, random_game

BY_GAME = pytest.mark.parametrize("game", kibitz.games(), ids=lambda game: game.id)


@BY_GAME
def test_the_search_chooses_legally_and_the_same_for_a_seed(game: Game) -> None:
    seats = game.seats[len(game.seats) // 2]
    for i, table in enumerate(random_game(game.table(seats, 3), Random(3))):
        if table.over or i > 24:
            break
        view = table.view(table.to_act[0])
        if len(view.legal) < 2:
            continue
        if i % 8 == 0:
            by_count = Spec("search", rollouts=40)
            one, again = (choose(by_count, view, Random(i)) for _ in range(2))
            assert one == again and one in [choice.action for choice in view.legal]
            assert choose(Spec("search", rollouts=40, cores=3), view, Random(i)) == one, "cores must not matter"
        by_time = choose(Spec("search", ms=60), view, Random(i))  # how long that takes is measured by bench/quick.py
        assert by_time in [choice.action for choice in view.legal]


def test_plain_python_searches_as_compiled_code_does() -> None:
    from kibitz.kernel.chance import words_of
    from kibitz.players.rollouts import try_actions

    game = kibitz.game("pairs")
    view = (table := game.table(3, seed=8)).view(table.to_act[0])
    search = think(view, 5)
    search.try_out(2, 20)
    values = [[[0, 0] for _ in range(20)]]
    plain = game.bind(try_actions, more=meaning(game))
    scratch = [0] * 99, [0] * 4, [0] * MEMO, [0] * 220
    tables, rest = ([view.set_up()] for _ in range(2)), (0, 0, 2, 0, 1, values)
    plain(next(tables), [view.me], search.actions.tolist(), [words_of(5)], next(tables), *scratch, *rest)
    assert np.array_equal(values, search.found)


def test_the_search_sees_what_a_card_leads_to() -> None:
    """The last but one card to be laid: one way wins at once, the others do not."""
    laid = {"A1": [*range(2, 60), *range(62, 99)], "A2": [60], "D1": [], "D2": [], "hand0": [61, 99]}
    table = position(kibitz.game("the_game"), 1, laid, turn=0, numbers={"minimum": 1})
    assert player("search:rollouts=60")(table.view(0), Random(1)) != "play 99 A2", "then 61 fits nowhere upwards"


def test_a_secret_choice_is_not_always_the_same() -> None:
    table = kibitz.game("hawthorn").table(3, seed=6)
    view = table.view(0)
    chosen = {choose(Spec("search", rollouts=60), view, Random(i)) for i in range(30)}
    assert len(chosen) > 1
