"""A view: a plain value with all that a seat may know, and no more; and tables that look the same from there."""

from __future__ import annotations

import json

import pytest

import kibitz


def test_a_view_is_a_plain_value() -> None:
    table = kibitz.game("the_game").table(seats=3, seed=4)
    view = table.view(1)
    plain = json.loads(view.to_json())
    assert plain["me"] == 1
    assert plain["to_act"] == [0]
    assert kibitz.View.from_dict(table.game, plain) == view == table.view(1)
    assert view != table.view(2)
    hand = next(pile for pile in view.piles if pile.name == "hand1")
    assert list(hand.cards) == sorted(card for card in hand.cards if card)
    assert next(pile for pile in view.piles if pile.name == "hand0").cards == (None,) * 6
    assert all(card is None for pile in table.view(None).piles for card in pile.cards)
    choice = next(c for c in table.view(0).legal if c.action.endswith("A1"))
    assert (len(choice.cards), choice.piles) == (1, ("hand0", "A1"))
    assert "TG-10" in view.clauses


def test_imagining_gives_a_table_to_play_on() -> None:
    table = kibitz.game("the_game").table(seats=3, seed=4)
    view = table.view(0)
    worlds = [view.imagine(seed=seed) for seed in range(5)]
    assert all(world.view(0) == view for world in worlds)
    assert len({world.view(1).to_json() for world in worlds}) == 5
    assert view.imagine(seed=1).same_as(view.imagine(seed=1))
    worlds[0].act(0, worlds[0].legal(0)[0])
    with pytest.raises(kibitz.BadRecord, match="has no record"):
        worlds[0].record()


def test_an_onlooker_sees_less_than_any_seat() -> None:
    table = kibitz.game("the_game").table(seats=3, seed=2)

    def known(seat: int | None) -> int:
        return sum(card is not None for pile in table.view(seat).piles for card in pile.cards)

    assert known(None) == 0
    assert [known(seat) for seat in range(3)] == [6, 6, 6]
