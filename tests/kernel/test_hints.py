"""What a good player keeps in mind, as it is drawn beside the table: what everybody may know, counted right."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import kibitz
from kibitz.kernel.game import Game
from kibitz.kernel.hints import Insight, insights
from kibitz.kernel.views.public import public_view
from kibitz.testing import position, random_game

BY_GAME = pytest.mark.parametrize("game", kibitz.games(), ids=lambda game: game.id)
WANTED = {
    "scale": {"the_game", "extreme", "face_to_face"},
    "pairing": {"pairs", "port", "starboard", "hawthorn", "regent", "troll_guts"},
    "purse": {game.id for game in kibitz.games() if game.chips is not None},
    "ranks": {game.id for game in kibitz.games()} - {"the_game", "extreme", "face_to_face"},
}


@BY_GAME
def test_every_game_keeps_something_in_mind(game: Game) -> None:
    kinds: Counter[str] = Counter()
    for table in random_game(game.table(game.seats[-1], 2), Random(2)):
        found = insights(table.view(None))
        assert insights(public_view(table)) == found, "the same from as little as is looked at"
        assert len(found) == len({repr(one) for one in found}), "each thing once"
        kinds.update(one.kind for one in found)
        for one in found:
            assert 0 <= one.chance <= 100 and one.room >= 0
            assert all(0 <= left <= of for left, of in one.ranks.values())
        if game.chips is not None:
            chips = table.view(None).numbers["chips"]
            assert [one.shows for one in found if one.kind == "purse"] == chips
    assert set(kinds) == {kind for kind, games in WANTED.items() if game.id in games}


def test_a_pile_on_its_scale() -> None:
    piles: dict[str, list[int] | int] = {"A1": [30, 50], "A2": [97], "D1": [12], "D2": [60, 40], "hand0": [55]}
    piles["deck"] = 5
    view = position(kibitz.game("the_game"), 1, piles, turn=0).view(None)
    found = {one.pile: one for one in insights(view)}
    unseen = set(range(2, 100)) - {30, 50, 97, 12, 60, 40}
    assert found["A1"] == Insight("scale", "A1", shows=50, room=sum(card > 50 for card in unseen), jump=0), (
        "40 was played"
    )
    assert found["A2"] == Insight("scale", "A2", shows=97, room=2, jump=87)
    assert found["D1"].room == sum(card < 12 for card in unseen) and found["D1"].jump == 22
    assert found["D2"].jump == 0, "50 was played"


def test_the_chance_of_a_pair() -> None:
    piles: dict[str, list[int] | int] = {"deck": 10, "stack0": [10, 9], "stack1": [1], "points1": [10, 10, 9]}
    view = position(kibitz.game("pairs"), 2, piles, turn=0).view(None)
    found = insights(view)
    left = 55 - 6
    assert [one.chance for one in found if one.kind == "pairing"] == [round(100 * (7 + 7) / left), 0]
    ranks = next(one.ranks for one in found if one.kind == "ranks")
    assert ranks["10"] == (7, 10) and ranks["9"] == (7, 9) and ranks["1"] == (0, 1)


def test_where_chips_went() -> None:
    *_, table = random_game(kibitz.game("regent").table(2, seed=1, options={"end": "rounds:3"}), Random(3))
    assert table.result is not None and table.result.chips is not None
    gains = [one.gain for one in insights(table.view(None)) if one.kind == "purse"]
    assert gains == [chips - 25 for chips in table.result.chips] and sum(gains) == 0 != gains[0]
