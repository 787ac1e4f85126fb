"""Hawthorn, clause by clause (HAW), with the specification's vectors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import kibitz
from kibitz.errors import BadOption
from kibitz.kernel.table import Table
from kibitz.testing import REST, faces, position
from tests.games.asking import legal, number, refused, seen, told

GAME = kibitz.game("hawthorn")
A, B, C = 0, 1, 2
DECK_CIRCLE, HAND_CIRCLE = 1, 2


def deal(hands: Sequence[Sequence[int]], after: Sequence[int] = (), **options: Any) -> Table:
    """A new match with these hands, seat by seat; then the deck gives these cards."""
    order = [*range(1, len(hands)), 0]
    return GAME.table(len(hands), 1, options, [hands[seat][k] for k in range(5) for seat in order] + list(after))


def table_of(
    stacks: Sequence[Sequence[int]], hands: Sequence[Sequence[int]] = (), deck: Sequence[int] = (), **more: Any
) -> Table:
    """A position: who has a stack is in; 20 chips each unless said; the deck gives these cards next, and then any."""
    seats = len(stacks)
    active = sum(1 << seat for seat, cards in enumerate(stacks) if cards)
    chips = more.pop("chips", [20] * seats)
    numbers = {"active": active, "chips": [*chips, *[0] * (8 - seats)], "bank": more.pop("bank", 0)}
    numbers |= {"circle": more.pop("circle", DECK_CIRCLE), "marker": more.pop("marker", A)}
    piles: dict[str, Any] = {f"stack{seat}": cards for seat, cards in enumerate(stacks)}
    piles |= {f"hand{seat}": cards for seat, cards in enumerate(hands)} | {"deck": REST} | more.pop("piles", {})
    turn = more.pop("turn", A)
    return position(GAME, seats, piles, turn=turn, numbers=numbers, chance=deck, options=more)


def play(table: Table, *actions: str) -> Table:
    """Whoever's turn it is, one after the other."""
    for action in actions:
        table.act(table.to_act[0], action)
    return table


def stack(table: Table, seat: int) -> list[int]:
    return faces(table, f"stack{seat}")


# --- 7.4 the vectors -------------------------------------------------------------------------------------------------


def test_TV_HAW_1() -> None:
    drawn = play(table_of([[8, 3], [9], [10]], deck=[8]), "hit")
    played = play(table_of([[8, 3], [9], [10]], [[8, 5]], circle=HAND_CIRCLE), "play 8")
    for table in (drawn, played):
        assert (number(table, "active"), number(table, "chips"), number(table, "bank")) == ([B, C], [12, 20, 20], 8)
        assert told(table, "HAW-6") == [(A, 8)]


def test_TV_HAW_2() -> None:
    table = play(table_of([[4], [8]], deck=[8]), "hit")
    assert (stack(table, A), number(table, "active"), number(table, "bank")) == ([4, 8], [A, B], 0)


def test_TV_HAW_3() -> None:
    table = table_of([[4, 9], [2], [7]], turn=B, end="rounds:1")
    table.act(B, "fold")
    assert (number(table, "chips"), number(table, "bank"), stack(table, B)) == ([20, 18, 20], 2, [])
    assert sorted(faces(table, "discard")) == [2]
    table.act(C, "fold")
    assert told(table, "HAW-5") == [(B, 2), (C, 4)]
    assert number(table, "chips") == [26, 18, 16], "A, the last one, has the 2 and the 4"


def test_TV_HAW_4() -> None:
    table = table_of([[4], [8], [9]], [[1], [2, 3], [5, 6]], deck=[4, 10, 7])
    play(table, "hit", "hit")
    assert (table.to_act, table.view(None).phase) == ((C,), "deck_circle")
    play(table, "hit")
    assert (table.to_act, table.view(None).phase) == ((B,), "hand_circle")
    assert legal(table, B) == ["play 2", "play 3", "fold"]


def test_TV_HAW_5() -> None:
    table = play(table_of([[4], [8]], [[], [5]], deck=[4], bank=6, end="rounds:1"), "hit")
    assert table.result is not None
    assert table.result.chips == (16, 30), "B has 6 and the 4 that A paid"
    assert table.to_act == ()


# --- clause by clause ------------------------------------------------------------------------------------------------

FOUR_HANDS = [[5, 9, 9, 10, 10], [2, 6, 7, 8, 9], [4, 5, 6, 7, 8], [3, 6, 7, 8, 10]]


def test_HAW_1_an_ante_and_five_cards_from_the_whole_deck() -> None:
    assert GAME.seats == range(2, 7)
    for seats in (1, 7):
        with pytest.raises(kibitz.BadSeats, match="2 to 6"):
            GAME.table(seats=seats, seed=1)
    table = deal(FOUR_HANDS)
    assert (number(table, "chips"), number(table, "bank")) == ([24] * 4, 4)
    assert [sorted(faces(table, f"hand{seat}")) for seat in range(4)] == FOUR_HANDS
    assert (len(faces(table, "deck")), faces(table, "discard")) == (35, [])
    assert told(table, "GEN-5") == [], "nothing is burned"
    assert number(GAME.table(seats=3, seed=1, options={"start_chips": 30}), "chips") == [29] * 3
    assert refused(table, A, "choose 1") == "HAW-1"
    with pytest.raises(BadOption, match="start_chips"):
        GAME.table(seats=3, seed=1, options={"start_chips": 0})


def test_HAW_2_first_cards_are_chosen_together_and_the_lowest_starts() -> None:
    table = deal(FOUR_HANDS)
    assert (table.to_act, table.view(None).phase) == ((0, 1, 2, 3), "choose")
    for action in ("hit", "fold", "play 5"):
        assert refused(table, A, action) == "HAW-2"
    for seat, action in ((3, "choose 3"), (0, "choose 10"), (2, "choose 8")):  # in any order
        table.act(seat, action)
        assert refused(table, seat, action) == "TABLE-1", "a choice once made stands"
        assert [stack(table, other) for other in range(4)] == [[]] * 4
    table.act(1, "choose 7")
    assert [stack(table, seat) for seat in range(4)] == [[10], [7], [8], [3]]
    assert [len(faces(table, f"hand{seat}")) for seat in range(4)] == [4] * 4
    assert (table.to_act, number(table, "marker"), table.view(None).phase) == ((3,), 3, "deck_circle")
    assert refused(table, 3, "choose 6") == "HAW-2"


def test_HAW_2_ties_are_broken_from_the_deck_and_pairs_replaced() -> None:
    hands = [[3, 9, 9, 10, 10], [3, 6, 7, 8, 9], [4, 5, 6, 7, 8]]
    table = deal(hands, [3, 8, 5])  # for B, whose 3 it would pair; again for B; for A
    for seat, action in enumerate(("choose 3", "choose 3", "choose 4")):
        table.act(seat, action)
    assert [stack(table, seat) for seat in range(3)] == [[3, 5], [3, 8], [4]]
    assert (table.to_act, number(table, "marker")) == ((A,), A)
    assert faces(table, "discard") == [3]
    assert number(table, "bank") == 3, "nobody pays for a replaced card"


def test_HAW_2_a_tie_that_no_card_can_break() -> None:
    def choosing(s: Any) -> None:
        s.to_act = 0b11

    numbers = {"active": 0b11, "circle": 0, "chips": [20] * 8}
    piles = {"hand0": [3, 4], "hand1": [3, 5], "deck": [3]}
    table = position(GAME, 2, piles, numbers=numbers, begin=choosing)
    table.act(A, "choose 3")
    table.act(B, "choose 3")
    assert (table.to_act, table.chance, told(table, "TIE-6")) == ((B,), [], [(B, 2)]), "the dealer's left"


def test_HAW_3_circles_alternate_from_the_markers_seat() -> None:
    hands = [[1, 2], [3, 4], [5, 6]]
    table = table_of([[10], [9], [8]], hands, deck=[7, 6, 5, 8, 9, 10], marker=B, turn=B)
    order = []
    for action in ("hit", "hit", "hit", "play 3", "play 5", "play 1", "hit", "hit", "hit", "play 4"):
        order.append((table.to_act[0], table.view(None).phase))
        table.act(table.to_act[0], action)
    circle = [(B, "deck_circle"), (C, "deck_circle"), (A, "deck_circle")]
    hand = [(seat, "hand_circle") for seat, _ in circle]
    assert order == [*circle, *hand, *circle, hand[0]]


def test_HAW_3_without_the_markers_owner_the_next_one_in_begins() -> None:
    table = table_of([[10], [], [8], [9]], [[1], [], [3, 6], [2]], deck=[4, 5, 6], marker=B, turn=C)
    seen_phases = []
    for action in ("hit", "hit", "hit", "play 3", "play 2", "play 1"):
        seen_phases.append((table.to_act[0], table.view(None).phase))
        table.act(table.to_act[0], action)
    deck = [(C, "deck_circle"), (3, "deck_circle"), (A, "deck_circle")]
    assert seen_phases == [*deck, *((seat, "hand_circle") for seat, _ in deck)]
    assert (table.to_act, table.view(None).phase) == ((C,), "deck_circle")


def test_HAW_3_a_marker_owner_who_goes_out_late_still_marks_the_circle() -> None:
    # A, who holds the marker, opens the hand circle and pairs; B and C still play in that hand circle.
    table = table_of([[4], [8], [9]], [[4], [2], [5]], circle=HAND_CIRCLE)
    play(table, "play 4", "play 2")
    assert (table.to_act, table.view(None).phase) == ((C,), "hand_circle")
    play(table, "play 5")
    assert (table.to_act, table.view(None).phase) == ((B,), "deck_circle")


def test_HAW_4_from_the_deck_or_from_the_hand() -> None:
    table = table_of([[10], [9]], [[1, 2], [3]], deck=[7])
    assert legal(table) == ["hit", "fold"]
    assert refused(table, A, "play 1") == "HAW-4"
    play(table, "hit")
    assert (stack(table, A), sorted(faces(table, "hand0")), table.to_act) == ([10, 7], [1, 2], (B,))
    table = table_of([[10], [9]], [[1, 2], [3]], circle=HAND_CIRCLE)
    assert legal(table) == ["play 1", "play 2", "fold"]
    assert refused(table, A, "hit") == "HAW-4"
    before = len(faces(table, "deck"))
    play(table, "play 2")
    assert (stack(table, A), faces(table, "hand0"), len(faces(table, "deck"))) == ([10, 2], [1], before)


def test_HAW_5_the_lowest_rank_of_those_still_in() -> None:
    own = table_of([[3, 9], [8], [10]], [[2, 6]], piles={"discard": [1]})
    assert number(own, "fold_price") == 3, "hands and discarded cards do not count"
    play(own, "fold")
    assert (number(own, "chips"), number(own, "bank"), number(own, "active")) == ([17, 20, 20], 3, [B, C])
    assert (stack(own, A), faces(own, "hand0"), own.to_act) == ([], [], (B,))
    assert sorted(faces(own, "discard")) == [1, 2, 3, 6, 9]
    assert number(own, "fold_price") == 8, "and A's 3 counts no more"


def test_HAW_5_in_both_circles_and_on_the_first_turn() -> None:
    assert told(play(table_of([[9], [4], [10]]), "fold"), "HAW-5") == [(A, 4)]
    assert told(play(table_of([[9], [4], [10]], [[5]], circle=HAND_CIRCLE), "fold"), "HAW-5") == [(A, 4)]


def test_HAW_6_only_the_own_stack_and_only_the_stack() -> None:
    table = play(table_of([[4, 6], [8], [9]], [[5, 7]], deck=[5]), "hit")
    assert (stack(table, A), number(table, "bank")) == ([4, 6, 5], 0), "a card in hand is no pair"
    table = table_of([[4, 6], [8], [9]], [[6, 7]], circle=HAND_CIRCLE)
    assert "play 6" in legal(table), "on purpose is allowed"
    play(table, "play 6")
    assert (number(table, "active"), number(table, "bank"), table.to_act) == ([B, C], 6, (B,))
    assert sorted(faces(table, "discard")) == [4, 6, 6, 7], "stack and hand are gone"


def test_HAW_6_option_a_pair_with_any_stack_still_in() -> None:
    drawn = play(table_of([[4], [8], [9]], deck=[8], pair_scope="table"), "hit")
    assert (number(drawn, "active"), number(drawn, "chips"), stack(drawn, B)) == ([B, C], [12, 20, 20], [8])
    played = play(table_of([[4], [8], [9]], [[9, 5]], circle=HAND_CIRCLE, pair_scope="table"), "play 9")
    assert (number(played, "active"), number(played, "bank")) == ([B, C], 9)
    own = play(table_of([[4], [8], [9]], deck=[4], pair_scope="table"), "hit")
    assert (number(own, "active"), number(own, "bank")) == ([B, C], 4)
    gone = table_of([[4], [8], [9], [10]], deck=[8], turn=B, pair_scope="table")
    play(gone, "fold", "hit")
    assert (stack(gone, C), number(gone, "active")) == ([9, 8], [A, C, 3]), "B's 8 is out of play"
    with pytest.raises(BadOption, match="pair_scope"):
        GAME.table(seats=3, seed=1, options={"pair_scope": "all"})


def test_HAW_7_with_an_empty_hand_only_fold_is_left() -> None:
    table = table_of([[4], [8], [9]], [[], [2]], circle=HAND_CIRCLE)
    assert legal(table) == ["fold"]
    assert refused(table, A, "play 4") == "HAW-7"
    held = table_of([[4], [8]], [[6], []], circle=HAND_CIRCLE)
    assert refused(held, A, "play 5") == "HAW-7", "a card that is not in the hand"
    deck = table_of([[4], [8], [9]], [[], [2]])
    assert legal(deck) == ["hit", "fold"], "a deck circle needs no hand"


def test_HAW_7_all_hands_empty_they_fold_until_one_is_left() -> None:
    table = table_of([[4], [8], [9]], circle=HAND_CIRCLE, end="rounds:1")
    play(table, "fold", "fold")
    assert told(table, "HAW-5") == [(A, 4), (B, 8)]
    assert table.result is not None and table.result.chips == (16, 12, 32)


def test_HAW_8_the_last_one_takes_the_bank_and_a_new_round_begins() -> None:
    table = table_of([[4], [8], []], [[5], [6]], bank=7, turn=B, piles={"discard": [1, 2]})
    table.act(B, "fold")
    # 7 and the 4 to A; then everybody pays the next ante, those who were out too.
    assert (number(table, "chips"), number(table, "bank"), number(table, "rounds")) == ([30, 15, 19], 3, 1)
    assert (table.to_act, number(table, "active")) == ((A, B, C), [A, B, C])
    assert [len(faces(table, f"hand{seat}")) for seat in range(3)] == [5] * 3
    assert (len(faces(table, "deck")), faces(table, "discard")) == (40, []), "the whole deck again"


def test_HAW_8_the_match_is_over_when_somebody_is_broke() -> None:
    table = table_of([[4], [8], []], chips=[20, 4, 20], bank=1, turn=B)
    table.act(B, "fold")
    assert table.result is not None
    assert (table.result.reason, table.result.chips) == ("CHIP-5", (25, 0, 20))
    assert (table.result.winners, table.result.losers) == ((A,), (B, C))
    shared = table_of([[5], [8], []], chips=[15, 5, 20], turn=B)
    shared.act(B, "fold")
    assert shared.result is not None
    assert (shared.result.winners, shared.result.losers) == ((A, C), (B,)), "equal chips share the place"


def test_HAW_8_a_player_without_chips_stays_in_the_round() -> None:
    table = table_of([[4], [8], [9]], chips=[0, 20, 20], deck=[4, 9])
    play(table, "hit")
    assert (number(table, "chips"), number(table, "bank"), table.over) == ([0, 20, 20], 0, False), "nothing to pay with"
    last = table_of([[4], [8]], chips=[0, 20], deck=[7, 8])
    play(last, "hit", "hit")
    assert number(last, "chips") == [7, 11], "A won the 8 with no chips, and the next ante is paid"


def test_HAW_9_hands_are_hidden_but_counted_and_folded_ones_stay_so() -> None:
    table = table_of([[4], [8], [9]], [[1, 2], [3], [5]])
    assert seen(table, A, "hand0") == (1, 2)
    assert seen(table, B, "hand0") == seen(table, None, "hand0") == (None, None)
    play(table, "fold")
    assert seen(table, B, "discard").count(None) == 2, "the stack was open, the hand is not shown"
    assert [c for e in table.events(B) if e.source == "hand0" for c in e.cards] == [None, None]
    assert set(seen(table, A, "discard")) == {1, 2, 4}, "A knows what A folded"


def test_HAW_9_a_pair_does_not_show_the_hand_either() -> None:
    table = play(table_of([[4], [8], [9]], [[1, 2]], deck=[4]), "hit")
    assert sorted(c or 0 for c in seen(table, C, "discard")) == [0, 0, 4, 4]


# --- knowledge -------------------------------------------------------------------------------------------------------


def test_a_first_card_is_secret_until_all_are_chosen() -> None:
    one, two = deal(FOUR_HANDS), deal(FOUR_HANDS)
    one.act(A, "choose 5")
    two.act(A, "choose 10")
    for seat in (B, None):
        assert one.view(seat) == two.view(seat)
        assert one.events(seat) == two.events(seat)
        assert seen(one, seat, "laid0") == (None,)
    assert (seen(one, A, "laid0"), seen(two, A, "laid0")) == ((5,), (10,))
    assert [e.action for e in one.events(B) if e.kind == "act"] == ["choose"]


def test_the_order_of_choosing_makes_no_difference() -> None:
    first, second = deal(FOUR_HANDS), deal(FOUR_HANDS)
    chosen = [(0, "choose 9"), (1, "choose 2"), (2, "choose 6"), (3, "choose 8")]
    for seat, action in chosen:
        first.act(seat, action)
    for seat, action in reversed(chosen):
        second.act(seat, action)
    assert [first.view(seat) for seat in range(4)] == [second.view(seat) for seat in range(4)]


# --- the deck, and the options of all chip games ---------------------------------------------------------------------


def test_an_empty_deck_is_made_from_what_is_out_of_play_without_a_burn() -> None:
    table = play(table_of([[4], [8], []], piles={"deck": [], "discard": [1, 2, 3, 10]}), "hit")
    assert (len(stack(table, A)), len(faces(table, "deck")), faces(table, "discard")) == (2, 3, [])
    assert told(table, "GEN-6") == [(A, 4)]
    assert sum(value or 0 for _, value in told(table, "GEN-5")) == 0


def test_without_any_card_to_draw_one_can_only_fold() -> None:
    table = table_of([[4], [8]], [[5], [6]], piles={"deck": []})
    assert legal(table) == ["fold"]
    assert refused(table, A, "hit") == "GEN-8"


@pytest.mark.parametrize(("short_pay", "chips", "bank"), [("all_in", [0, 20, 20], 3), ("debt", [-5, 20, 20], 8)])
def test_option_short_pay(short_pay: str, chips: list[int], bank: int) -> None:
    table = play(table_of([[8], [9], [10]], chips=[3, 20, 20], short_pay=short_pay), "fold")
    assert (number(table, "chips"), number(table, "bank"), table.over) == (chips, bank, False), "the round goes on"
    play(table, "fold")
    assert table.result is not None and table.result.chips == (chips[A], 11, 20 + bank + 9)


def test_option_end_counts_rounds_even_if_somebody_is_broke() -> None:
    table = table_of([[4], [8]], chips=[20, 3], turn=B, end="rounds:2")
    play(table, "fold")
    assert not table.over
    assert (number(table, "chips"), number(table, "bank")) == ([22, 0], 1), "A's ante; B has nothing to pay"
    table.act(A, table.legal(A)[0])
    table.act(B, table.legal(B)[0])
    play(table, "fold")
    assert table.result is not None and (number(table, "rounds"), table.result.reason) == (2, "CHIP-5")
    with pytest.raises(BadOption, match="end"):
        GAME.table(seats=2, seed=1, options={"end": "rounds:0"})


def test_no_card_or_chip_is_added_or_lost() -> None:
    table = GAME.table(seats=6, seed=5)
    while not table.over:
        play(table, str(table.legal(table.to_act[0])[0]))
        assert sum(len(faces(table, pile.name)) for pile in GAME.table_type.PILES) == 55
        assert sum(number(table, "chips")) + number(table, "bank") == 150
