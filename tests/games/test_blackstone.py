"""Blackstone, clause by clause, and the specification's vectors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import kibitz
from kibitz.games import blackstone
from kibitz.kernel.table import Table
from kibitz.testing import REST, faces, position
from tests.games.asking import number, refused, told

GAME = kibitz.game("blackstone")
A, B, C, D = range(4)
WHITES = [9] * 9 + [8] * 8 + [7] * 7


def deal(seats: int, cards: Sequence[int], **options: Any) -> Table:
    """A match of one round, unless said otherwise, with these cards: seat 1 gets the first, seat 0 the last."""
    return GAME.table(seats=seats, seed=1, options={"end": "rounds:1", **options}, chance=list(cards))


def table_of(stones: Sequence[int], white: int, turn: int = A, cards: Sequence[int] = (), **more: Any) -> Table:
    """A position: how many 10s each seat has, how many white stones lie there, and what the deck gives next."""
    seats, out = len(stones), more.pop("out", ())
    numbers = {
        "chips": more.pop("chips", [15] * seats),
        "antes": [0 if seat in out else 5 for seat in range(seats)],
        "active": sum(1 << seat for seat in range(seats) if seat not in out),
        "minimum": more.pop("minimum", 1),
        "bank": more.pop("bank", 0),
    }
    piles: dict[str, Any] = {f"stack{seat}": [10] * count for seat, count in enumerate(stones)}
    piles |= {"middle": WHITES[:white], "deck": REST, **more.pop("piles", {})}
    options = {"end": "rounds:1", **more}
    return position(GAME, seats, piles, turn=turn, chance=cards, options=options, numbers=numbers)


def stones(table: Table) -> list[list[int]]:
    return [faces(table, f"stack{seat}") for seat in range(table.seats)]


def takes(table: Table, seat: int = A) -> list[int]:
    """How many cards a seat may take; it may always fold as well."""
    actions = [str(action) for action in table.legal(seat)]
    assert actions[-1] == "fold"
    return [int(action.removeprefix("take ")) for action in actions[:-1]]


def play(table: Table, *moves: tuple[int, str]) -> None:
    for seat, action in moves:
        assert table.to_act == (seat,), (seat, action)
        table.act(seat, action)


def final(table: Table) -> tuple[int, ...] | None:
    assert table.result is not None
    return table.result.chips


# --- vectors ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("white", "price"), [(15, 8), (16, 8), (1, 1), (0, 0)])
def test_TV_BLK_1(white: int, price: int) -> None:
    table = table_of([0, 0, 0], white)
    assert (number(table, "white_stones"), number(table, "fold_price")) == (white, price)
    table.act(A, "fold")
    assert (number(table, "chips"), number(table, "antes"), number(table, "bank")) == (
        [15 - price, 15, 15],
        [0, 5, 5],
        5 + price,
    )


def test_TV_BLK_2() -> None:
    table = deal(3, [10, 7, 3, 5, 10, 10])
    assert (number(table, "chips"), number(table, "antes")) == ([15, 15, 15], [5, 5, 5])
    assert (table.to_act, number(table, "white_stones"), stones(table)) == ((A,), 2, [[], [10], []])
    play(table, (A, "take 2"))
    assert (number(table, "white_stones"), stones(table)) == (3, [[10], [10], []])
    assert (takes(table, B)[0], refused(table, B, "take 1")) == (2, "BLK-5")
    play(table, (B, "take 2"))
    assert table.chance == [10, 7, 3, 5, 10, 10], "the second card has not left the deck"
    assert final(table) == (24, 12, 24)


def test_TV_BLK_3() -> None:
    table = deal(2, [10, 10, 4, 10])
    assert (table.to_act, stones(table), faces(table, "middle")) == ((B,), [[10], [10]], [4])
    assert (len(faces(table, "deck")), faces(table, "deck").count(10)) == (52, 8)


def test_TV_BLK_4() -> None:
    table = deal(2, [6, 6, 9, 6])
    assert (table.to_act, number(table, "white_stones")) == ((A,), 4)


def test_TV_BLK_5() -> None:
    table = table_of([0, 0, 0], 3, cards=[1, 2, 3])
    play(table, (A, "take 3"), (B, "fold"))
    assert (takes(table, C)[0], number(table, "minimum")) == (3, 3)
    assert refused(table, C, "take 2") == "BLK-5"


def test_TV_BLK_6() -> None:
    table = deal(2, [7, 3])
    assert number(table, "white_stones") == 2
    play(table, (A, "fold"))
    assert final(table) == (14, 26)


# --- clause by clause ------------------------------------------------------------------------------------------------


def test_BLK_1_an_ante_of_five_lies_before_the_players_and_not_in_the_bank() -> None:
    assert GAME.seats == range(2, 9)
    for wrong in (1, 9):
        with pytest.raises(kibitz.BadSeats, match="2 to 8"):
            GAME.table(seats=wrong, seed=1)
    table = deal(3, [4, 5, 6])
    assert (number(table, "chips"), number(table, "antes"), number(table, "bank")) == ([15] * 3, [5] * 3, 0)
    play(table, (B, "fold"))
    assert (number(table, "antes"), number(table, "bank")) == ([5, 0, 5], 5 + 2)
    play(table, (C, "fold"))
    assert final(table) == (15 + 5 + 14, 13, 13), "the survivor takes the bank, and the own ante back"


def test_BLK_1_survivors_antes_are_not_shared() -> None:
    table = table_of([1, 0, 0], 3, chips=[15, 15, 2], cards=[10])
    table.act(A, "take 1")
    assert final(table) == (12, 15 + 4 + 5, 2 + 4 + 5)


def test_BLK_2_one_card_each_of_all_55_and_the_lowest_starts() -> None:
    table = deal(4, [4, 2, 6, 9])
    assert table.to_act == (C,)
    assert (len(faces(table, "deck")), faces(table, "discard"), len(table.chance)) == (51, [], 4), "none is burned"


def test_BLK_2_ties_go_on_among_the_tied_alone() -> None:
    table = deal(3, [5, 5, 5, 8, 2, 2, 9, 1])
    assert table.to_act == (A,), "all on 5, then C and A on 2, then A's 1"
    assert sorted(faces(table, "middle")) == [1, 2, 2, 5, 5, 5, 8, 9]
    assert told(table, "TIE-2") == [(B, 3), (C, 2)]
    assert told(table, "TIE-4") == [], "pairs are not replaced"


def test_BLK_2_when_cards_are_short_the_dealers_left_starts() -> None:
    """TIE-6 with any card counting, also one that pairs."""

    def starter(table: Table) -> int:
        state: Any = table._state
        return blackstone.lowest_stone(state)

    short = position(GAME, 2, {"deck": [6, 6, 6]}, chance=[6, 6])
    assert starter(short) == B, "one card for two"
    assert len(short.chance) == 2
    enough = position(GAME, 2, {"deck": [6, 6, 6, 9]}, chance=[6, 6, 9, 6])
    assert starter(enough) == A


def test_BLK_3_only_one_ten_is_kept() -> None:
    table = deal(2, [10, 10, 10, 10, 4, 10])
    assert (stones(table), len(faces(table, "deck")), table.to_act) == ([[10], [10]], 55 - 6 + 3, (B,))
    assert sorted(told(table, "BLK-3")) == [(A, 10), (A, 10), (B, 10)]
    assert faces(table, "deck").count(10) == 8
    deck = next(pile for pile in table.view(A).piles if pile.role == "deck")
    assert set(deck.cards) == {None}, "nobody knows where they are after the shuffle"
    single = deal(2, [10, 4])
    assert [event.kind for event in single.events(None)].count("shuffle") == 1, "without any too many, none is shuffled"


def test_BLK_4_white_stones_go_to_the_middle_and_tens_stay() -> None:
    table = deal(4, [10, 2, 6, 9])
    assert (faces(table, "middle"), stones(table)) == ([9, 2, 6], [[], [10], [], []])
    for viewer in (B, None):
        piles = {pile.name: pile.cards for pile in table.view(viewer).piles}
        assert (piles["middle"], piles["stack1"]) == ((9, 2, 6), (10,)), "all of it lies open"


def test_BLK_5_at_least_what_the_last_taker_said() -> None:
    table = deal(3, [4, 5, 6, 1, 2, 3, 7, 8])
    assert takes(table, B) == list(range(1, 53)), "the first taker, one to the whole deck"
    play(table, (B, "take 2"))
    assert takes(table, C) == list(range(2, 51))
    play(table, (C, "take 3"))
    assert takes(table, A) == list(range(3, 48))
    assert refused(table, A, "take 48") == "BLK-5"
    assert table.why(A, "take 2") == "Take from 3 to 47 cards, or fold."
    assert refused(table, A, "take 0") == "TABLE-4"


def test_BLK_5_a_first_fold_leaves_the_next_free() -> None:
    table = deal(3, [4, 5, 6])
    play(table, (B, "fold"))
    assert takes(table, C)[0] == 1


def test_BLK_5_a_deck_shorter_than_the_minimum_may_be_taken_whole() -> None:
    table = table_of([0, 0], 3, minimum=5, piles={"deck": [10, 10, 6]}, cards=[10, 10])
    assert takes(table) == [3]
    assert [refused(table, A, f"take {count}") for count in (2, 4, 5)] == ["BLK-5"] * 3
    play(table, (A, "take 3"))
    assert final(table) == (12, 15 + 5 + 8)


def test_BLK_5_the_deck_always_keeps_two_tens() -> None:
    table = deal(8, [*[10] * 8, 2, 3, 4, 5, 6, 7, 8, 9])
    assert ([len(pile) for pile in stones(table)], faces(table, "deck").count(10)) == ([1] * 8, 2)


def test_BLK_5_the_minimum_starts_again_with_every_round() -> None:
    table = deal(2, [4, 5, 1, 2, 3, 7, 8], end="rounds:2")
    play(table, (B, "take 3"), (A, "fold"))
    assert number(table, "minimum") == 1


def test_BLK_6_one_by_one_white_to_the_middle_and_the_first_ten_kept() -> None:
    table = table_of([0, 0], 2, cards=[3, 10, 4])
    play(table, (A, "take 3"))
    assert (faces(table, "middle")[2:], stones(table), table.to_act) == ([3, 4], [[10], []], (B,))
    turned = [event.cards for event in table.events(B) if event.kind == "move" and event.source == "deck"]
    assert turned == [(3,), (10,), (4,)], "everybody sees each of them"
    assert len(faces(table, "deck")) == 55 - 2 - 3


def test_BLK_6_both_tens_may_come_in_one_turn_and_the_rest_stays_unseen() -> None:
    table = table_of([0, 0], 2, cards=[10, 6, 10])
    before = len(faces(table, "deck"))
    table.act(A, "take 20")
    assert (table.chance, stones(table)[A], faces(table, "middle")[2:]) == ([10, 6, 10], [10, 10], [6])
    assert len(faces(table, "deck")) == before - 3
    for viewer in (A, B, None):
        deck = next(pile for pile in table.view(viewer).piles if pile.role == "deck")
        assert set(deck.cards) == {None}


def test_BLK_7_the_loser_pays_the_ante_and_every_white_stone() -> None:
    table = table_of([0, 0, 1, 0], 3, turn=C, out=(A,), bank=6, cards=[2, 3, 10])
    table.act(C, "take 4")
    assert told(table, "BLK-7") == [(C, 5)], "the two just turned up included"
    assert final(table) == (15, 15 + 8 + 5, 10, 15 + 8 + 5), "16 for B and D; none for the loser nor for who folded"


def test_BLK_7_what_cannot_be_shared_stays_for_the_next_round() -> None:
    table = table_of([1, 0, 0], 2, cards=[10], end="rounds:2")
    table.act(A, "take 1")
    assert (number(table, "bank"), number(table, "antes")) == (1, [5, 5, 5])
    assert number(table, "chips") == [13 - 5, 15 + 3 + 5 - 5, 15 + 3 + 5 - 5]


def test_BLK_8_fold_costs_half_rounded_up_and_the_round_goes_on() -> None:
    table = table_of([1, 0, 0], 7)
    play(table, (A, "fold"))
    assert (number(table, "active"), table.to_act, told(table, "BLK-8")) == ([B, C], (B,), [(A, 4)])
    assert (number(table, "bank"), number(table, "minimum")) == (9, 1)
    play(table, (B, "fold"))
    assert final(table) == (11, 11, 15 + 5 + 18)


def test_BLK_8_who_has_folded_is_passed_over() -> None:
    table = table_of([0, 0, 0], 2, cards=[1, 2, 3])
    play(table, (A, "take 1"), (B, "fold"), (C, "take 1"), (A, "take 1"), (C, "fold"))
    assert table.over


def test_BLK_9_a_new_deal_and_a_new_starter_every_round() -> None:
    table = deal(3, [4, 5, 6, 9, 8, 3], end="first_broke")
    play(table, (B, "fold"), (C, "fold"))
    assert (table.to_act, number(table, "white_stones"), len(faces(table, "deck"))) == ((A,), 3, 52)
    assert sum(len(pile) for pile in stones(table)) == 0
    broke = table_of([1, 0, 0], 20, cards=[10], end="first_broke")
    broke.act(A, "take 1")
    assert broke.result is not None
    assert (broke.result.chips, broke.result.winners, broke.result.reason) == ((0, 30, 30), (B, C), "CHIP-5")


# --- chips that do not suffice ---------------------------------------------------------------------------------------


def begin(chips: Sequence[int], **options: Any) -> Table:
    """A round that begins with these chips; seat 1 starts."""
    cards = [2, *[9] * (len(chips) - 1)]
    return position(
        GAME,
        len(chips),
        {"deck": REST},
        numbers={"chips": list(chips)},
        options={"end": "rounds:1", **options},
        begin=lambda s: blackstone.start_round(s),
        chance=cards,
    )


def test_a_short_ante_is_all_one_has_and_comes_back() -> None:
    table = begin([3, 20, 20])
    assert (number(table, "chips"), number(table, "antes")) == ([0, 15, 15], [3, 5, 5])
    play(table, (B, "fold"), (C, "fold"))
    assert final(table) == (3 + 14, 13, 13)
    loses = begin([3, 20, 20])
    play(loses, (B, "take 1"), (C, "take 1"), (A, "fold"))
    assert (number(loses, "chips")[A], number(loses, "bank")) == (0, 3), "the ante, and no price"


def test_with_debts_everything_is_paid() -> None:
    table = begin([3, 20, 20], short_pay="debt")
    assert (number(table, "chips"), number(table, "antes")) == ([-2, 15, 15], [5, 5, 5])
    play(table, (B, "fold"), (C, "fold"))
    assert final(table) == (-2 + 5 + 14, 13, 13)
    loser = table_of([1, 0], 20, cards=[10], short_pay="debt", end="first_broke")
    loser.act(A, "take 1")
    assert final(loser) == (-5, 15 + 5 + 25), "below zero is broke, too"


def test_a_loser_who_cannot_pay_pays_what_there_is() -> None:
    table = table_of([1, 0, 0], 9, chips=[4, 15, 15], cards=[10])
    table.act(A, "take 1")
    assert final(table) == (0, 15 + 4 + 5, 15 + 4 + 5), "9 in the bank, and one stays there"
    assert number(table, "bank") == 1


def test_all_chips_in_the_ante_is_not_broke() -> None:
    table = begin([5, 20, 20], end="first_broke")
    assert number(table, "chips")[A] == 0
    play(table, (B, "fold"), (C, "fold"))
    assert not table.over
    assert number(table, "chips")[A] == 5 + 14 - 5
