"""The Game, clause by clause (TG-1 to TG-20), and the specification's vectors (TV-1 to TV-15)."""

from __future__ import annotations

import re

import pytest

import kibitz
from kibitz.errors import IllegalAction
from kibitz.games import the_game
from kibitz.kernel.table import Table
from kibitz.testing import faces, position

GAME = kibitz.game("the_game")
PILES = ("A1", "A2", "D1", "D2")


def set_up(tops: tuple[int, int, int, int], hands: list[list[int] | int], deck: int, **options: object) -> Table:
    """A position at the start of seat 0's turn; a top of 1 or 100 is an empty pile, a number for a hand is its size."""
    piles: dict[str, list[int] | int | str] = {
        name: [] if top in (1, 100) else [top] for name, top in zip(PILES, tops, strict=True)
    }
    piles |= {f"hand{seat}": hand for seat, hand in enumerate(hands)}
    piles["deck"] = deck
    return position(GAME, len(hands), piles, options=options, begin=lambda s: the_game.start_turn(s, 0))


def shown(table: Table) -> tuple[int, ...]:
    """The tops of the four piles."""
    starts = (1, 1, 100, 100)
    return tuple((faces(table, name) or [start])[-1] for name, start in zip(PILES, starts, strict=True))


def do(table: Table, moves: str) -> None:
    """Moves and answers as the specification writes them: ``3>A1 ok; end illegal; 4>A1 lost``."""
    for move in moves.split("; "):
        what, expected = move.split()
        text = "end" if what == "end" else "play {} {}".format(*what.split(">"))
        before = table.view(None)
        if expected == "illegal":
            with pytest.raises(IllegalAction):
                table.act(table.to_act[0], text)
            assert table.view(None) == before
            continue
        seat = table.to_act[0]
        warned = [action for action, _ in table.view(seat).warnings]
        table.act(seat, text)
        outcome = "ok" if table.result is None else "won" if table.result.won else "lost"
        assert outcome == expected, move
        if what != "end":
            assert (text in warned) == (expected == "lost"), "the view warns before a card that loses, and only then"


EMPTY = (1, 1, 100, 100)
TIGHT = (90, 91, 10, 12)

VECTORS = [
    ("TV-1", EMPTY, [[3, 11, 12, 13, 20, 34, 60, 70]], 40,
     "3>A1 ok; 11>A1 ok; 12>A1 ok; 13>A1 ok; 20>A1 ok; 34>A1 ok; end ok", {"A1": 34, "hand0": 8, "deck": 34}),
    ("TV-2", EMPTY, [[94, 90, 78, 61, 60, 57, 5, 6]], 40,
     "94>D1 ok; 90>D1 ok; 78>D1 ok; 61>D1 ok; 60>D1 ok; 57>D1 ok", {"D1": 57}),
    ("TV-3", (47, 1, 100, 100), [[37, 50, 60, 70, 80, 90, 91], 7], 40, "37>A1 ok", {"A1": 37}),
    ("TV-4", (47, 90, 10, 12), [[36, 38, 46, 57, 91, 92, 93], 7], 40,
     "36>A1 illegal; 38>A1 illegal; 46>A1 illegal; 57>A1 ok", {"A1": 57}),
    ("TV-5", (60, 70, 35, 20), [[45, 46, 34, 80, 81, 82, 83], 7], 40,
     "46>D1 illegal; 45>D1 ok; 34>D1 ok", {"D1": 34}),
    ("TV-6", (27, 1, 100, 100), [[30, 20, 25, 31, 21, 90, 91], 7], 40,
     "30>A1 ok; 20>A1 ok; 25>A1 ok; 31>A1 ok; 21>A1 ok; end ok", {"A1": 21, "hand0": 7, "deck": 35}),
    ("TV-7", EMPTY, [[3, 4, 50, 60, 70, 80, 90], 7], 40,
     "3>A1 ok; end illegal; 4>A1 ok; end ok", {"hand0": 7, "deck": 38}),
    ("TV-8", EMPTY, [[3, 4, 50], [60, 61]], 0, "3>A1 ok; end ok", {"hand0": 2}),
    ("TV-9", EMPTY, [[3, 4, 50, 60, 70, 80, 90], 7], 1,
     "3>A1 ok; 4>A1 ok; end ok", {"hand0": 6, "deck": 0, "minimum": 1}),
    ("TV-12", (33, 98, 4, 3), [[34, 24, 22, 21, 20, 19], 6, 6], 20,
     "24>A1 illegal; 34>A1 ok; 24>A1 ok", {"A1": 24}),
    ("TV-13", (33, 98, 4, 3), [[97, 34, 24, 23, 22, 21], 6, 6], 20, "97>A1 lost", {"A1": 97}),
    ("TV-14", EMPTY, [[3], [50, 60], [70]], 0,
     "3>A1 ok; end ok; 50>A1 ok; end ok; 70>A1 ok; end ok; 60>A2 won", {"A2": 60}),
    ("TV-15", (40, 1, 100, 100), [[41]], 0, "41>A1 won", {"A1": 41}),
]  # fmt: skip


@pytest.mark.parametrize(("name", "tops", "hands", "deck", "moves", "after"), VECTORS, ids=[v[0] for v in VECTORS])
def test_vector(name, tops, hands, deck, moves, after):  # type: ignore[no-untyped-def]
    table = set_up(tops, hands, deck)
    assert not table.over, "the turn starts"
    do(table, moves)
    for what, value in after.items():
        if what in PILES:
            assert shown(table)[PILES.index(what)] == value
        elif what == "minimum":
            assert table.view(None).numbers["minimum"] == value
        else:
            assert len(faces(table, what)) == value


@pytest.mark.parametrize("last", [89, 95], ids=["TV-10", "TV-11"])
def test_vector_lost_at_the_start(last: int) -> None:
    table = set_up(TIGHT, [[50, 51, 52, 53, 54, last], 6, 6], 20)
    assert table.result is not None
    assert (table.result.won, table.result.left, table.result.reason) == (False, 38, "TG-17")


# --- clause by clause ------------------------------------------------------------------------------------------------


def test_TG_1_ninety_eight_cards_and_four_piles() -> None:
    table = GAME.table(seats=3, seed=1)
    lying = [face for pile in ("deck", "hand0", "hand1", "hand2", *PILES) for face in faces(table, pile)]
    assert sorted(lying) == list(range(2, 100))
    assert [pile.start for pile in table.view(None).piles if pile.role == "pile"] == [1, 1, 100, 100]


def test_TG_2_one_to_five_play_as_one_team() -> None:
    assert GAME.seats == range(1, 6)
    for seats in (0, 6):
        with pytest.raises(kibitz.BadSeats):
            GAME.table(seats=seats, seed=1)
    table = set_up(EMPTY, [[3], [50]], 0)
    do(table, "3>A1 ok; end ok; 50>A1 won")
    assert table.result is not None
    assert table.result.winners == (0, 1)


def test_TG_3_two_ascending_and_two_descending_piles() -> None:
    table = set_up((50, 48, 52, 54), [[62, 61, 39, 38, 2, 3, 4, 5]], 20)
    do(table, "62>D1 ok; 61>D2 illegal; 61>A2 ok; 39>A1 illegal; 39>D2 ok")
    assert shown(table) == (50, 61, 62, 39)  # the 62 on D1 was ten back


@pytest.mark.parametrize(("seats", "hand"), [(1, 8), (2, 7), (3, 6), (4, 6), (5, 6)])
def test_TG_4_the_hand_size(seats: int, hand: int) -> None:
    table = GAME.table(seats=seats, seed=2)
    assert [len(faces(table, f"hand{seat}")) for seat in range(seats)] == [hand] * seats
    experts = GAME.table(seats=seats, seed=2, options={"hand_minus_one": True})
    assert len(faces(experts, "hand0")) == hand - 1
    dealt = list(range(2, 2 + seats * hand))
    stacked = GAME.table(seats=seats, chance=dealt)
    assert faces(stacked, "hand0") == dealt[::seats], "one card at a time, seat 0 first"


def test_TG_5_the_rest_is_the_deck() -> None:
    sizes = [len(faces(GAME.table(seats=seats, seed=3), "deck")) for seats in range(1, 6)]
    assert sizes == [90, 84, 80, 74, 68]
    assert GAME.table(seats=2, seed=3).view(0).piles[4].cards == (None,) * 84


def test_TG_6_who_starts_is_agreed() -> None:
    assert GAME.table(seats=4, seed=1).to_act == (0,)
    assert GAME.table(seats=4, seed=1, options={"first_player": 2}).to_act == (2,)
    by_lot = {GAME.table(seats=4, seed=seed, options={"first_player": "random"}).to_act for seed in range(40)}
    assert by_lot == {(0,), (1,), (2,), (3,)}
    table = set_up(EMPTY, [[3, 4, 5], [6, 7, 8], [9, 10, 11]], 0)
    do(table, "3>A1 ok; end ok")
    assert table.to_act == (1,), "then clockwise"
    with pytest.raises(kibitz.BadOption):
        GAME.table(seats=2, seed=1, options={"first_player": 2})


def test_TG_7_numbers_in_hands_are_not_shown_to_others() -> None:
    table = GAME.table(seats=2, seed=5)
    hand = next(pile for pile in table.view(0).piles if pile.name == "hand1")
    assert hand.cards == (None,) * 7
    assert not any(card for event in table.events(0) if event.target == "hand1" for card in event.cards)


def test_TG_8_cards_come_from_the_hand_one_at_a_time() -> None:
    table = set_up(EMPTY, [[3, 4, 50, 60, 70, 80, 90], 7], 40)
    with pytest.raises(IllegalAction) as refusal:
        table.act(0, "play 5 A1")
    assert refusal.value.clause == "TG-8"
    assert refusal.value.reason == "5 is not in your hand. Lay a card that is."
    do(table, "3>A1 ok; 90>D2 ok; 4>A2 ok; 80>D1 ok")  # any order, any piles, more than the minimum


def test_TG_9_two_cards_while_there_is_a_deck_then_one() -> None:
    table = set_up(EMPTY, [[3, 4, 50, 60, 70, 80, 90], 7], 40)
    do(table, "3>A1 ok")
    with pytest.raises(IllegalAction, match="1 of 2 cards are down") as refusal:
        table.act(0, "end")
    assert refusal.value.clause == "TG-9"
    do(set_up(EMPTY, [[3, 4], [60]], 0), "3>A1 ok; end ok")
    do(set_up(EMPTY, [[3, 4, 5, 60, 70], 6], 9, min_play=3), "3>A1 ok; 4>A1 ok; end illegal; 5>A1 ok; end ok")
    do(set_up(EMPTY, [[3, 4], [60]], 0, min_play=3), "3>A1 ok; end ok")


def test_TG_9_the_deck_at_the_start_of_the_turn_decides() -> None:
    table = set_up(EMPTY, [[3, 4, 50, 60, 70, 80, 90], 7], 1)
    do(table, "3>A1 ok; end illegal; 4>A1 ok; end ok")
    assert table.view(None).numbers["minimum"] == 1


def test_TG_10_higher_on_an_ascending_pile() -> None:
    table = set_up((47, 90, 10, 12), [[36, 47 + 1, 46, 57, 91, 92, 93], 7], 40)
    with pytest.raises(IllegalAction) as refusal:
        table.act(0, "play 46 A1")
    assert refusal.value.clause == "TG-10"
    assert refusal.value.reason == "Not there: A1 shows 47. It takes a higher card, or exactly 37."
    do(table, "48>A1 ok; 57>A1 ok")
    with pytest.raises(IllegalAction, match=re.escape("It takes a higher card. (TG-10)")):
        set_up((5, 90, 10, 12), [[3, 6, 7, 57, 91, 92, 93], 7], 40).act(0, "play 3 A1")


def test_TG_11_lower_on_a_descending_pile() -> None:
    table = set_up((60, 70, 35, 20), [[36, 34, 2, 80, 81, 82, 83], 7], 40)
    with pytest.raises(IllegalAction, match=r"D1 shows 35\. It takes a lower card, or exactly 45\.") as refusal:
        table.act(0, "play 36 D1")
    assert refusal.value.clause == "TG-11"
    do(table, "34>D1 ok; 2>D1 ok")


def test_TG_12_exactly_ten_back() -> None:
    do(set_up((47, 90, 10, 12), [[37, 36, 38, 91, 92, 93, 94], 7], 40), "36>A1 illegal; 38>A1 illegal; 37>A1 ok")
    table = set_up((90, 91, 35, 20), [[45, 44, 46, 92, 93, 94, 95], 7], 40)
    do(table, "44>D1 illegal; 46>D1 illegal; 45>D1 ok")
    assert [event.value for event in table.events(None) if event.clause == "TG-12"] == [45]


def test_TG_13_the_trick_any_number_of_times() -> None:
    do(set_up((27, 1, 100, 100), [[17, 18, 8, 90, 91, 92, 93], 7], 40), "17>A1 ok; 18>A1 ok; 8>A1 ok; end ok")


def test_TG_14_draw_back_to_the_hand_size() -> None:
    table = set_up(EMPTY, [[3, 4, 5, 60, 70, 80], 6, 6], 40)
    do(table, "3>A1 ok; 4>A1 ok; 5>A1 ok; end ok")
    assert (len(faces(table, "hand0")), len(faces(table, "deck"))) == (6, 37)
    short = set_up(EMPTY, [[3, 4, 5, 60, 70, 80], 6, 6], 2)
    do(short, "3>A1 ok; 4>A1 ok; 5>A1 ok; end ok")
    assert (len(faces(short, "hand0")), len(faces(short, "deck"))) == (5, 0)


def test_TG_15_with_an_empty_deck_nothing_is_drawn() -> None:
    table = set_up(EMPTY, [[3, 4, 5], [60, 61]], 0)
    do(table, "3>A1 ok; end ok; 60>A2 ok; end ok")
    assert (faces(table, "hand0"), faces(table, "hand1")) == ([4, 5], [61])


def test_TG_16_who_has_no_cards_is_out() -> None:
    table = set_up(EMPTY, [[3], [50, 60, 65], [70]], 0)
    do(table, "3>A1 ok; end ok; 50>A1 ok; end ok; 70>A1 ok; end ok")
    assert table.to_act == (1,)
    do(table, "60>A2 ok; end ok")
    assert table.to_act == (1,), "the last one takes turn after turn"


def test_TG_17_lost_at_once_when_the_minimum_cannot_be_laid() -> None:
    table = set_up(EMPTY, [[3, 4], [95, 96]], 0)
    assert not table.over
    lost = set_up((90, 91, 10, 12), [[50, 95, 52, 53, 54, 51], 6, 6], 20)
    assert lost.result is not None
    assert lost.result.reason == "TG-17"
    assert lost.result.losers == (0, 1, 2)
    alone = set_up((90, 91, 10, 12), [[50, 95], [51]], 0)
    assert not alone.over, "with an empty deck one card is enough"


def test_TG_17_sequences_count_not_cards() -> None:
    assert not set_up((33, 98, 4, 3), [[34, 24, 22, 21, 20, 19], 6, 6], 20).over
    three = {"min_play": 3}
    # 44 and 34: each opens the way for the next, and no card is counted twice.
    assert not set_up((43, 98, 4, 3), [[44, 34, 24, 22, 21, 20], 6, 6], 20, **three).over
    assert set_up((43, 98, 4, 3), [[44, 34, 22, 21, 20, 19], 6, 6], 20, **three).over


def test_TG_18_a_card_that_dooms_the_turn_may_be_laid_and_loses() -> None:
    table = set_up((33, 98, 4, 3), [[97, 34, 24, 23, 22, 21], 6, 6], 20)
    assert ("play 97 A1", "TG-18") in table.view(0).warnings
    assert ("play 34 A1", "TG-18") not in table.view(0).warnings
    table.act(0, "play 97 A1")
    assert table.result is not None
    assert (table.result.won, table.result.reason) == (False, "TG-18")


def test_TG_18_a_card_lies_on_one_pile_only() -> None:
    """97 fits on A1 and on A2: laid on A1 it cannot be the second card on A2 as well."""
    table = set_up((33, 50, 4, 3), [[97, 34, 24, 23, 22, 21], 6, 6], 20)
    assert [action for action, _ in table.view(0).warnings] == ["play 97 A1"]
    do(table, "97>A1 lost")


def test_TG_17_is_known_of_hands_that_are_not_seen() -> None:
    """Whoever is to act can finish the turn, or the game would be over: no imagined hand may say otherwise."""
    table = set_up((98, 97, 3, 4), [[99, 2, 12, 50, 51, 52], 6, 6], 49, min_play=3)
    assert not table.over
    for seed in range(8):
        state = table.view(1).imagine(seed)._state
        assert isinstance(state, the_game.Table)
        assert the_game.completable(state), "an imagined turn that cannot be finished"


def test_TG_14_experts_draw_up_to_their_own_hand_size() -> None:
    table = set_up(EMPTY, [[3, 4, 60, 70, 80], 5, 5], 40, hand_minus_one=True)
    do(table, "3>A1 ok; 4>A1 ok; end ok")
    assert len(faces(table, "hand0")) == 5


def test_TG_19_won_when_all_are_laid() -> None:
    table = set_up((40, 1, 100, 100), [[41]], 0)
    do(table, "41>A1 won")
    assert table.result is not None
    assert (table.result.won, table.result.left, table.result.reason) == (True, 0, "TG-19")


def test_TG_20_what_is_left_counts_hands_and_deck() -> None:
    table = set_up(TIGHT, [[50, 51, 52, 53, 54, 89], 6, 6], 20)
    assert table.result is not None
    assert table.result.left == 38
    assert GAME.table(seats=5, seed=1).view(None).numbers["left"] == 98
