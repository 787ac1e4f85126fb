"""Goblin Poker, clause by clause (GOB), with the specification's vectors."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

import pytest

import kibitz
from kibitz.errors import BadOption
from kibitz.games import goblin_poker
from kibitz.kernel.table import Table
from kibitz.testing import REST, faces, position
from tests.games.asking import number, refused, seen, told

GAME = kibitz.game("goblin_poker")
A, B, C, D = 0, 1, 2, 3


def deal(hands: Sequence[Sequence[int]], after: Sequence[int] = (), **options: Any) -> Table:
    """A new match with these hands, seat by seat; then the deck gives these cards."""
    order = [*range(1, len(hands)), 0]
    return GAME.table(len(hands), 1, options, [hands[seat][k] for k in range(6) for seat in order] + list(after))


def table_of(
    stacks: Sequence[Sequence[int]], hands: Sequence[Sequence[int]] = (), chance: Sequence[int] = (), **more: Any
) -> Table:
    """A circle is about to begin: who has a stack is in; 20 chips each unless said; what chance brings comes next."""
    seats = len(stacks)
    active = sum(1 << seat for seat, cards in enumerate(stacks) if cards)
    chips = more.pop("chips", [20] * seats)
    numbers = {"active": active, "chips": [*chips, *[0] * (8 - seats)], "bank": more.pop("bank", 0)}
    numbers |= {"circle": more.pop("circle", 1) - 1, "marker": more.pop("marker", A)}
    piles: dict[str, Any] = {f"stack{seat}": cards for seat, cards in enumerate(stacks)}
    piles |= {f"hand{seat}": cards for seat, cards in enumerate(hands)} | {"deck": REST} | more.pop("piles", {})
    begin = goblin_poker.go_on
    return position(GAME, seats, piles, numbers=numbers, chance=chance, options=more, begin=begin)


def play(table: Table, *actions: str) -> Table:
    """Whoever's turn it is, one after the other."""
    for action in actions:
        table.act(table.to_act[0], action)
    return table


def lowest(*stacks: Sequence[int]) -> int:
    """Whose stack is lowest: the seat that begins the circle."""
    return table_of(stacks).to_act[0]


def stack(table: Table, seat: int) -> list[int]:
    return faces(table, f"stack{seat}")


# --- 7.4 the vectors -------------------------------------------------------------------------------------------------


def test_TV_GOB_1() -> None:
    assert lowest([2, 3], [2, 3, 6], [10]) == B
    assert lowest([2, 3, 4], [1], [10]) == B
    assert lowest([2, 4], [2, 3], [10]) == B


def test_TV_GOB_2() -> None:
    table = table_of([[8, 1], [2], [3]], [[9, 4], [8, 4], [10, 4]], chance=[8, 9, 10])
    play(table, "sacrifice 9", "sacrifice 8", "sacrifice 10")
    assert (number(table, "active"), number(table, "chips"), number(table, "bank")) == ([B, C], [12, 20, 20], 8)
    assert (told(table, "GOB-7"), stack(table, B), stack(table, C)) == ([(A, 8)], [2, 9], [3, 10])


def test_TV_GOB_3() -> None:
    table = table_of([[2, 7], [5, 9], []], [[9], [7]], chance=[7, 9], bank=4, end="rounds:1")
    play(table, "sacrifice 9", "sacrifice 7")
    assert table.result is not None
    assert table.result.chips == (13, 31, 20), "A pays 7, B wins 4 and the 7"
    assert (table.chance, faces(table, "middle")) == ([7], [9]), "the 9 that would pair B is not dealt"


def test_TV_GOB_4() -> None:
    table = table_of([[2, 5], [2, 5], [10]], chance=[9, 3])  # from the dealer's left: B gets the 9, A the 3
    assert (stack(table, A), stack(table, B)) == ([2, 5, 3], [2, 5, 9])
    assert (table.to_act, told(table, "GOB-3")) == ((A,), [(A, 2)])


def test_TV_GOB_5() -> None:
    table = table_of([[1], [2], [3]], [[8], [9], [10]], chance=[8, 9, 10], circle=5, bank=11, end="rounds:1")
    play(table, "sacrifice 8", "sacrifice 9", "sacrifice 10")
    assert (number(table, "chips"), number(table, "bank"), told(table, "GOB-9")) == ([23] * 3, 2, [(A, 3)])


# --- clause by clause ------------------------------------------------------------------------------------------------

FOUR_HANDS = [[5, 5, 9, 9, 10, 10], [2, 6, 7, 8, 9, 10], [4, 4, 6, 7, 8, 9], [3, 3, 6, 7, 8, 10]]


def test_GOB_1_an_ante_and_six_cards_from_the_whole_deck() -> None:
    assert GAME.seats == range(3, 9)
    for seats in (2, 9):
        with pytest.raises(kibitz.BadSeats, match="3 to 8"):
            GAME.table(seats=seats, seed=1)
    table = deal(FOUR_HANDS)
    assert (number(table, "chips"), number(table, "bank")) == ([24] * 4, 4)
    assert [sorted(faces(table, f"hand{seat}")) for seat in range(4)] == FOUR_HANDS
    assert (len(faces(table, "deck")), faces(table, "discard"), told(table, "GEN-5")) == (31, [], [])
    assert refused(table, A, "choose 1") == "GOB-1"
    assert number(GAME.table(seats=3, seed=1, options={"start_chips": 20}), "chips") == [19] * 3


def test_GOB_2_first_cards_are_chosen_together_and_the_lowest_starts() -> None:
    table = deal(FOUR_HANDS)
    assert (table.to_act, table.view(None).phase) == ((A, B, C, D), "choose")
    for action in ("fold", "sacrifice 5"):
        assert refused(table, A, action) == "GOB-2"
    for seat, action in ((C, "choose 4"), (A, "choose 10"), (D, "choose 3")):  # in any order
        table.act(seat, action)
        assert refused(table, seat, action) == "TABLE-1", "a choice once made stands"
        assert [stack(table, other) for other in range(4)] == [[]] * 4
    table.act(B, "choose 7")
    assert [stack(table, seat) for seat in range(4)] == [[10], [7], [4], [3]]
    assert (table.to_act, number(table, "marker"), table.view(None).phase) == ((D,), D, "sacrifice")
    assert refused(table, D, "choose 3") == "GOB-2"


def test_GOB_2_ties_get_extra_cards_and_pairs_are_replaced() -> None:
    hands = [[3, 9, 9, 10, 10, 10], [3, 6, 7, 8, 9, 10], [4, 5, 6, 7, 8, 9]]
    table = deal(hands, [3, 8, 5])  # for B, whose 3 it would pair; again for B; for A
    for seat, action in enumerate(("choose 3", "choose 3", "choose 4")):
        table.act(seat, action)
    assert [stack(table, seat) for seat in range(3)] == [[3, 5], [3, 8], [4]]
    assert (table.to_act, number(table, "marker"), faces(table, "discard")) == ((A,), A, [3])


def test_GOB_2_eight_equal_first_cards_cannot_be_told_apart_by_seven_cards() -> None:
    rest = [9] * 9 + [8] * 8 + [7] * 7 + [6] * 6 + [5] * 5 + [4] * 4 + [3]
    table = deal([[10, *rest[5 * seat : 5 * seat + 5]] for seat in range(8)])
    for seat in range(8):
        table.act(seat, "choose 10")
    assert len(table.chance) == 48, "nothing more is dealt"
    assert (table.to_act, number(table, "marker"), told(table, "TIE-6")) == ((1,), 1, [(1, 8)])


def test_GOB_3_more_cards_are_lower_and_low_cards_are_lower() -> None:
    assert lowest([9], [9, 10], [10]) == B
    assert lowest([2, 9, 10], [10, 9, 2, 8], [3, 4, 5]) == B, "the order of the cards in a stack does not matter"
    for x, y in combinations([1, 3, 5, 6, 8, 9], 2):  # D-4: S+x < S+y < S
        assert lowest([4, 7, y], [4, 7, x], [10]) == B
        assert lowest([4, 7], [4, 7, y], [10]) == B


def test_GOB_3_a_tie_in_mid_round_is_broken_from_the_deck() -> None:
    table = table_of([[4, 9], [10], [4, 9], [4, 9]], chance=[9, 7, 4, 7, 3], marker=C)
    # C's 9 and D's 4 would pair and are replaced; A's 3 makes the lowest stack.
    assert [stack(table, seat) for seat in range(4)] == [[4, 9, 3], [10], [4, 9, 7], [4, 9, 7]]
    assert (faces(table, "discard"), table.to_act, number(table, "bank")) == ([9, 4], (A,), 0)
    again = table_of([[4], [4], [10]], chance=[6, 6, 8, 7])
    assert (stack(again, A), stack(again, B), again.to_act) == ([4, 6, 7], [4, 6, 8], (A,))
    assert told(again, "GOB-3") == [(A, 2), (A, 2)]


def test_GOB_4_each_acts_once_clockwise_from_the_lowest_stack() -> None:
    table = table_of([[9], [8], [2], [7]], [[4, 5], [5, 6], [6, 10], [3, 10]])
    order = []
    assert [str(a) for a in table.legal(C)] == ["sacrifice 6", "sacrifice 10", "fold"]
    assert refused(table, C, "sacrifice 4") == "GOB-4"
    assert refused(table, D, "fold") == "TABLE-1"
    for action in ("sacrifice 10", "fold", "sacrifice 4"):
        order.append(table.to_act[0])
        play(table, action)
    assert (order, table.to_act, number(table, "to_go")) == ([C, D, A], (B,), [B])
    assert (faces(table, "middle"), faces(table, "hand2"), stack(table, C)) == ([10, 4], [6], [2])


def test_GOB_5_folding_costs_the_lowest_rank_still_in() -> None:
    table = table_of([[9], [3, 8], [4], [7]], [[1], [5], [6], [2]])
    assert number(table, "fold_price") == 3
    play(table, "fold")
    assert (number(table, "chips"), number(table, "bank"), number(table, "active")) == ([20, 17, 20, 20], 3, [A, C, D])
    assert (sorted(faces(table, "discard")), stack(table, B), faces(table, "hand1")) == ([3, 5, 8], [], [])
    assert (number(table, "fold_price"), table.to_act) == (4, (C,))
    play(table, "fold")
    assert told(table, "GOB-5") == [(B, 3), (C, 4)]


def test_GOB_6_the_sacrificed_cards_are_dealt_from_the_lowest_stack() -> None:
    table = table_of([[9], [8], [2]], [[4, 3], [5, 3], [6, 7]], chance=[5, 6, 4])
    play(table, "sacrifice 6", "sacrifice 4")
    assert [stack(table, seat) for seat in range(3)] == [[9], [8], [2]], "not before everybody has acted"
    play(table, "sacrifice 5")
    assert [stack(table, seat) for seat in range(3)] == [[9, 6], [8, 4], [2, 5]]
    assert (faces(table, "middle"), number(table, "circle"), table.to_act) == ([], 2, (C,))


def test_GOB_6_the_lowest_stack_is_looked_at_again_after_the_folds() -> None:
    table = table_of([[9], [2], [3], [7]], [[4, 10], [5], [6, 10], [8, 10]], chance=[4, 6, 8])
    play(table, "fold", "sacrifice 6", "sacrifice 8", "sacrifice 4")
    assert [stack(table, seat) for seat in (C, D, A)] == [[3, 4], [7, 6], [9, 8]], "B is out, so C is first"


def test_GOB_6_a_tie_between_the_steps_is_broken_from_the_deck_first() -> None:
    table = table_of([[9], [2], [4], [4]], [[10, 7], [5], [6, 8], [9, 8]], chance=[8, 5, 10, 6, 9])
    play(table, "fold", "sacrifice 6", "sacrifice 9", "sacrifice 10")
    # C gets an 8 and D a 5 from the deck, so D is first; D, A, C get the sacrificed cards.
    assert [stack(table, seat) for seat in (D, A, C)] == [[4, 5, 10], [9, 6], [4, 8, 9]]


def test_GOB_7_a_pair_puts_one_out_at_once() -> None:
    table = table_of([[9], [8], [2], [5]], [[8, 1], [9, 3], [10, 3], [6, 3]], chance=[10, 6, 8, 9])
    play(table, "sacrifice 10", "sacrifice 6", "sacrifice 8", "sacrifice 9")
    assert [stack(table, seat) for seat in range(4)] == [[9, 8], [8, 9], [2, 10], [5, 6]], "own stacks only"
    table = table_of([[9], [8], [2], [5]], [[8, 1], [9, 3], [10, 3], [6, 3]], chance=[10, 8, 9, 6])
    play(table, "sacrifice 10", "sacrifice 6", "sacrifice 8", "sacrifice 9")
    assert (told(table, "GOB-7"), number(table, "chips"), number(table, "bank")) == ([(A, 9)], [11, 20, 20, 20], 9)
    assert (sorted(faces(table, "discard")), number(table, "active")) == ([1, 9, 9], [B, C, D])
    assert (stack(table, B), number(table, "circle"), table.to_act) == ([8, 6], 2, (C,)), "the others go on"


def test_GOB_8_the_last_one_left_by_folds_wins_at_once() -> None:
    table = table_of([[9], [8], [2]], [[4], [5], [6]], bank=3, end="rounds:1")
    play(table, "sacrifice 6", "fold", "fold")
    assert table.result is not None
    assert table.result.chips == (18, 18, 27), "C wins 3 and twice 2"
    assert (faces(table, "middle"), table.chance) == ([6], []), "the sacrificed card is not dealt"


def test_GOB_8_the_last_one_left_by_pairs_wins_at_once() -> None:
    table = table_of([[2], [5], [9]], [[5, 1], [2, 3], [9, 4]], chance=[2, 5, 9], bank=3, end="rounds:1")
    play(table, "sacrifice 5", "sacrifice 2", "sacrifice 9")
    assert told(table, "GOB-7") == [(A, 2), (B, 5)]
    assert table.result is not None
    assert (table.result.chips, faces(table, "middle")) == ((18, 15, 30), [9]), "C is spared the 9"


def test_GOB_9_at_most_five_circles_then_the_bank_is_shared() -> None:
    # Everybody always gets the own card back; A's stack, which has the 1, is lowest all the time.
    hands = [[1, 2, 3, 4, 5, 6], [2, 3, 4, 5, 6, 7], [4, 5, 6, 7, 8, 9]]
    table = deal(hands, [hand[k] for k in range(1, 6) for hand in hands])
    for seat in (A, B, C):
        table.act(seat, f"choose {hands[seat][0]}")
    for circle in range(1, 6):
        assert (number(table, "circle"), number(table, "rounds")) == (circle, 0)
        play(table, *(f"sacrifice {hand[circle]}" for hand in hands))
    assert told(table, "GOB-9") == [(A, 3)]
    assert (number(table, "rounds"), number(table, "circle"), table.to_act) == (1, 0, (A, B, C)), "the next round"
    assert (number(table, "chips"), number(table, "bank")) == ([24] * 3, 3), "each has won one chip and paid it again"
    assert len(faces(table, "deck")) == 55 - 18, "from the whole deck"


def test_GOB_9_what_cannot_be_shared_stays_for_the_next_round() -> None:
    table = table_of([[1], [2], [3]], [[8], [9], [10]], chance=[8, 9, 10], circle=5, bank=11)
    play(table, "sacrifice 8", "sacrifice 9", "sacrifice 10")
    assert (number(table, "chips"), number(table, "bank")) == ([22] * 3, 2 + 3)


def test_GOB_9_only_survivors_share_and_a_pair_in_circle_five_still_counts() -> None:
    table = table_of([[1, 10], [2], [3]], [[8], [9], [10]], chance=[10, 9, 8], circle=5, bank=5, end="rounds:1")
    play(table, "sacrifice 8", "sacrifice 9", "sacrifice 10")
    assert (number(table, "chips"), number(table, "bank")) == ([10, 27, 27], 1)


def test_GOB_9_the_match_is_over_when_somebody_is_broke() -> None:
    table = table_of([[4], [8], [2], []], chips=[20, 20, 2, 20], bank=2)
    play(table, "fold")
    assert (number(table, "chips")[C], table.over) == (0, False), "only after the round"
    play(table, "fold")
    assert table.result is not None
    assert (table.result.reason, table.result.chips) == ("CHIP-5", (16, 28, 0, 20))
    assert (table.result.winners, table.result.losers) == ((B,), (A, C, D))


def test_GOB_10_the_last_player_in_is_not_asked() -> None:
    table = table_of([[4], [8], []], [[5], [6]])
    play(table, "fold")
    assert (number(table, "rounds"), table.view(None).phase) == (1, "choose"), "B has won without acting"
    assert refused(table, B, "fold") == "GOB-2"


def test_GOB_10_a_tie_without_cards_goes_by_seats_from_the_marker() -> None:
    stacks = [[10], [4, 9], [4, 9]]
    for marker, first in ((A, B), (B, B), (C, C)):  # the marker's holder is first, if tied
        table = table_of(stacks, marker=marker, piles={"deck": [], "discard": []})
        assert (table.to_act, told(table, "GOB-10")) == ((first,), [(first, 2)])
        assert [stack(table, seat) for seat in range(3)] == stacks


def test_GOB_10_only_cards_that_would_not_pair_count() -> None:
    for deck, discard in (([4], [9]), ([4, 6], [9]), ([], [6])):
        table = table_of([[10], [4, 9], [4, 9]], marker=C, piles={"deck": deck, "discard": discard})
        assert (table.to_act, table.chance, told(table, "GOB-3")) == ((C,), [], [])
    table = table_of([[10], [4, 9], [4, 9]], chance=[4, 6, 7], marker=C, piles={"deck": [4], "discard": [6, 7]})
    # The 4 would pair B; then the discard is shuffled, nothing is burned, and two cards are just enough.
    assert (stack(table, B), stack(table, C), table.to_act) == ([4, 9, 6], [4, 9, 7], (B,))
    assert told(table, "GEN-6") == [(A, 3)]


def test_GOB_10_the_cards_of_those_who_are_out_can_break_a_tie() -> None:
    table = table_of([[9], [1], [4], [4]], [[7, 10], [5], [6, 8], [9, 8]], chance=[5, 1, 9, 6, 7], piles={"deck": []})
    play(table, "fold", "sacrifice 6", "sacrifice 9", "sacrifice 7")
    # B's 1 and 5 are all there is: C gets the 5, D the 1, and D is first to get a sacrificed card.
    assert [stack(table, seat) for seat in (D, A, C)] == [[4, 1, 9], [9, 6], [4, 5, 7]]


# --- knowledge -------------------------------------------------------------------------------------------------------


def test_a_first_card_is_secret_until_all_are_chosen_in_any_order() -> None:
    one, two = deal(FOUR_HANDS), deal(FOUR_HANDS)
    one.act(A, "choose 5")
    two.act(A, "choose 10")
    for seat in (B, None):
        assert (one.view(seat), one.events(seat)) == (two.view(seat), two.events(seat))
        assert (seen(one, seat, "laid0"), seen(one, seat, "hand0")) == ((None,), (None,) * 5)
    assert (seen(one, A, "laid0"), seen(two, A, "laid0")) == ((5,), (10,))
    for table, order in ((one, (B, C, D)), (again := deal(FOUR_HANDS), (D, C, B, A))):
        for seat in order:
            table.act(seat, f"choose {FOUR_HANDS[seat][0]}")
    assert [one.view(seat) for seat in range(4)] == [again.view(seat) for seat in range(4)]


def test_a_sacrifice_is_known_to_its_owner_only() -> None:
    def sacrificed(rank: int) -> Table:
        return play(table_of([[9], [8], [2]], [[4, 5], [6, 7], [6, 10]]), f"sacrifice {rank}")

    one, two = sacrificed(6), sacrificed(10)
    for seat in (A, None):
        assert (one.view(seat), one.events(seat)) == (two.view(seat), two.events(seat))
        assert (seen(one, seat, "middle"), seen(one, seat, "hand2")) == ((None,), (None,))
    assert (seen(one, C, "middle"), seen(two, C, "middle")) == ((6,), (10,))
    assert [event.action for event in one.events(A) if event.kind == "act"] == ["sacrifice"]


def test_a_folded_hand_is_not_shown() -> None:
    table = play(table_of([[9], [8], [2]], [[4, 5], [6, 7], [6, 10]]), "fold")
    assert sorted(face or 0 for face in seen(table, A, "discard")) == [0, 0, 2]
    assert sorted(face or 0 for face in seen(table, C, "discard")) == [2, 6, 10]
    assert [face for e in table.events(A) if e.source == "hand2" for face in e.cards] == [None, None]


# --- the options of all chip games -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("short_pay", "left", "paid"), [("all_in", 0, 3), ("debt", -5, 8)])
def test_option_short_pay(short_pay: str, left: int, paid: int) -> None:
    hands = [[9, 4], [8, 4], [10, 4]]
    table = table_of([[8, 1], [2], [3]], hands, chance=[8, 9, 10], chips=[3, 20, 20], short_pay=short_pay)
    play(table, "sacrifice 9", "sacrifice 8", "sacrifice 10")
    assert (number(table, "chips"), number(table, "bank"), table.over) == ([left, 20, 20], paid, False)
    play(table, "fold")  # B has the lowest stack and pays the 2
    assert table.result is not None and table.result.chips == (left, 18, 20 + paid + 2)


def test_option_end_counts_rounds_even_if_somebody_is_broke() -> None:
    table = table_of([[4], [8], []], chips=[3, 20, 20], end="rounds:2")
    play(table, "fold")
    assert (number(table, "chips"), number(table, "bank"), table.over) == ([0, 22, 19], 2, False), "a short ante"
    for seat in range(3):
        table.act(seat, table.legal(seat)[0])
    play(table, "fold", "fold")
    assert table.result is not None and number(table, "rounds") == 2
    with pytest.raises(BadOption, match="end"):
        GAME.table(seats=3, seed=1, options={"end": "never"})


def test_no_card_or_chip_is_added_or_lost() -> None:
    table = GAME.table(seats=8, seed=5)
    while not table.over:
        play(table, str(table.legal(table.to_act[0])[0]))
        assert sum(len(faces(table, pile.name)) for pile in GAME.table_type.PILES) == 55
        assert sum(number(table, "chips")) + number(table, "bank") == 200
