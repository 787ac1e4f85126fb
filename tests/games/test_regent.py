"""Regent, clause by clause (REG for two, REGM for three to six), its vectors, and what everyone knows."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

import pytest

import kibitz
from kibitz.errors import BadOption, BadSeats, IllegalAction
from kibitz.kernel.table import Table
from kibitz.kernel.views.view import PileView
from kibitz.testing import REST, faces, position

GAME = kibitz.game("regent")
A, B, C, D, E = range(5)
BURNED = [10, 10, 10, 9, 9]


def deal(hands: Sequence[Sequence[int]], opened: Sequence[int], *more: int, **options: Any) -> Table:
    """A new game with these hands and open cards, by seat; after them these cards come, and then any."""
    seats = len(hands)
    order = [*range(1, seats), 0]
    closed = [hands[seat][k] for k in range(2) for seat in order]
    chance = [*BURNED, *closed, *(opened[seat] for seat in order), *more]
    return GAME.table(seats=seats, seed=1, options=options, chance=chance)


def table_of(
    stacks: Sequence[Sequence[int]], hands: Sequence[Any] = (), deck: Sequence[int] = (), **more: Any
) -> Table:
    """A position: who has open cards is in. The deck gives these cards next, then any. A is to act, and `does` it."""
    seats = len(stacks)
    chips, bank, turn = more.pop("chips", [25] * seats), more.pop("bank", 0), more.pop("turn", A)
    piles: dict[str, Any] = {f"stack{seat}": stack for seat, stack in enumerate(stacks)}
    piles |= {f"hand{seat}": hand for seat, hand in enumerate(hands)}
    piles |= more.pop("piles", {"deck": REST})
    active = sum(1 << seat for seat, stack in enumerate(stacks) if stack)
    numbers = {"chips": [*chips, *[0] * (8 - seats)], "bank": bank, "active": active}
    does = more.pop("does", None)
    table = position(GAME, seats, piles, turn=turn, chance=deck, numbers=numbers, options=more)
    if does is not None:
        table.act(turn, does)
    return table


def stack(table: Table, seat: int) -> list[int]:
    return faces(table, f"stack{seat}")


def hand(table: Table, seat: int) -> list[int]:
    return faces(table, f"hand{seat}")


def number(table: Table, name: str) -> Any:
    return table.view(None).numbers.get(name)


def chips(table: Table) -> Any:
    return number(table, "chips")


def legal(table: Table, verb: str = "") -> list[str]:
    return [str(action) for action in table.legal(table.to_act[0]) if action.verb.startswith(verb)]


def rules(table: Table, clause: str) -> list[tuple[int | None, int | None]]:
    return [(event.seat, event.value) for event in table.events(None) if event.clause == clause]


def pile(table: Table, seat: int | None, name: str) -> PileView:
    """A pile as a seat (None: an onlooker) sees it."""
    return next(pile for pile in table.view(seat).piles if pile.name == name)


def ended(table: Table) -> Any:
    """Chips, winners and losers."""
    assert table.result is not None and table.result.reason == "CHIP-5"
    return table.result.chips, table.result.winners, table.result.losers


def refused(table: Table, action: str) -> str:
    """The clause that refuses it to whoever is to act; nothing has changed."""
    before, told = table._state.values(), len(table.events(None))
    with pytest.raises(IllegalAction) as refusal:
        table.act(table.to_act[0], action)
    assert (table._state.values(), len(table.events(None))) == (before, told)
    assert "{" not in refusal.value.reason
    return refusal.value.clause


# --- 7.5 the vectors -------------------------------------------------------------------------------------------------


def test_TV_REG_1() -> None:
    table = table_of([[9], [8, 3]], [[1], [2]], [8], does="attack 1")
    assert chips(table) == [17, 33]
    assert number(table, "rounds") == 1


def test_TV_REG_2() -> None:
    table = table_of([[9], [3]], [[1, 2], [8, 4]], [8], does="attack 1")
    assert (stack(table, B), chips(table), table.to_act) == ([3, 8], [25, 25], (B,))


@pytest.mark.parametrize("stacks", [[[2, 9], [5]], [[9], [5, 2]]])
def test_TV_REG_3(stacks: list[list[int]]) -> None:
    table = table_of(stacks, [[3, 4], [1, 6]], does="fold")
    assert (chips(table), number(table, "rounds")) == ([23, 27], 1)


def test_TV_REG_4() -> None:
    table = table_of([[10], [4, 9]], [[1], [4, 9]], does="look 1")
    assert chips(table) == [34, 16]


def test_TV_REG_5() -> None:
    table = table_of([[10], [3]], [[1], [5, 9]], does="look 1")
    assert chips(table) == [16, 34]


def test_TV_REG_6() -> None:
    table = table_of([[10], [3]], [[1], []])
    assert refused(table, "look 1") == "REG-8"
    assert legal(table, "look") == []


def test_TV_REG_7() -> None:
    table = table_of([[9], [3, 6]], [[3, 6], [1]])
    assert legal(table, "gift") == []
    assert refused(table, "gift 6 1") == "REG-5"
    assert legal(table_of([[9], [3]], [[3, 6], [1]]), "gift") == ["gift 6 1"]


def test_TV_REGM_1() -> None:
    table = table_of([[9], [3], [8], [7]], [[4, 5], [3, 6], [1, 2], [9, 10]], does="gift 4 2")
    assert table.to_act == (C,)
    table.act(C, "draw")
    assert table.to_act == (D,)
    table.act(D, "look 1")
    assert (chips(table), number(table, "active")) == ([25, 22, 25, 28], [A, C, D])
    assert table.to_act == (C,)


def test_TV_REGM_2() -> None:
    table = table_of([[9], [3], [8], [7]], [[4], [5], [6], [10]], [8], does="attack 2")
    assert (chips(table), number(table, "active"), table.to_act) == ([17, 25, 33, 25], [B, C, D], (C,))
    assert stack(table, C) == [8]
    assert sorted(faces(table, "discard")) == [4, 8, 9]


def test_TV_REGM_3() -> None:
    table = table_of([[8], [3], [7]], [[1], [5, 9], [2]], [10, 6], does="look 1")
    assert (chips(table), number(table, "active"), table.to_act) == ([16, 34, 25], [B, C], (B,))
    assert (sorted(stack(table, B)), hand(table, B)) == ([3, 5, 9], [])
    table.act(B, "attack 2")
    assert refused(table, "look 1") == "REG-8"
    table.act(C, "attack 1")
    table.act(B, "draw")
    assert "look 1" in legal(table)


def test_TV_REGM_4() -> None:
    table = table_of([[9], [2], [8]], [[1], [4], [5]], does="fold")
    assert (chips(table), number(table, "bank")) == ([23, 25, 25], 2)
    table.act(B, "fold")
    assert chips(table) == [23, 23, 29], "B's own 2 is the price; C takes both"
    assert number(table, "bank") == 0


# --- REG -------------------------------------------------------------------------------------------------------------


def test_REG_1_no_ante_and_the_deck_runs_on() -> None:
    table = deal([[4, 5], [6, 7]], [3, 8])
    assert (chips(table), number(table, "bank")) == ([25, 25], 0)
    assert (len(faces(table, "deck")), len(faces(table, "discard"))) == (44, 5)
    table.act(A, "fold")
    assert (len(faces(table, "deck")), len(faces(table, "discard"))) == (38, 11), "nothing was shuffled"
    assert [event.kind for event in table.events(None)].count("shuffle") == 1


def test_REG_1_an_empty_deck_is_shuffled_and_five_are_burned() -> None:
    table = table_of([[9], [6]], [[1], [2]], piles={"deck": [], "discard": [10] * 8}, does="draw")
    assert (rules(table, "GEN-6"), rules(table, "GEN-5")) == ([(A, 8)], [(A, 5)])
    assert (len(faces(table, "deck")), len(faces(table, "discard")), len(hand(table, A))) == (2, 5, 2)
    short = table_of([[9], [6]], [[1], [2]], piles={"deck": [], "discard": [10] * 3}, does="attack 1")
    assert rules(short, "GEN-5") == [(A, 2)], "one of three is needed"
    assert stack(short, B) == [6, 10]


def test_REG_1_a_round_that_ends_on_the_last_card_is_cleared_before_the_shuffle() -> None:
    table = table_of([[9], [6]], [[1], REST], [6], piles={"deck": [6]}, does="attack 1")
    assert rules(table, "GEN-6") == [(A, 55)], "all cards, the pair too"
    assert [len(pile) for pile in (faces(table, "deck"), stack(table, A), hand(table, A))] == [44, 1, 2]


def test_REG_1_a_deal_burns_only_what_it_does_not_need() -> None:
    table = table_of([[9], [6]], [[], []], piles={"deck": [10], "discard": [1, 2, 3, 4]}, does="fold")
    assert (rules(table, "GEN-6"), rules(table, "GEN-5")) == ([(A, 6)], [(A, 1)]), "one is dealt, five are needed"


def test_REG_2_two_closed_cards_and_an_open_one() -> None:
    table = deal([[4, 5], [6, 7]], [8, 3])
    assert (hand(table, A), hand(table, B), stack(table, A), stack(table, B)) == ([4, 5], [6, 7], [8], [3])
    assert table.to_act == (B,)
    assert deal([[4, 5], [6, 7]], [3, 8]).to_act == (A,)
    assert refused(table, "gift 3 0") == "REG-2", "the open 3 is not in the hand"


def test_REG_2_a_tie_is_broken_by_open_cards_and_only_open_pairs_are_replaced() -> None:
    # B gets a second 5, replaced, and then a 6 like its closed one; A gets a 4 like its closed one.
    table = deal([[4, 1], [6, 7]], [5, 5], 5, 6, 4)
    assert (stack(table, B), stack(table, A), table.to_act) == ([5, 6], [5, 4], (A,))
    assert rules(table, "TIE-4") == [(B, 5)]
    assert (hand(table, A), hand(table, B)) == ([4, 1], [6, 7])


def test_REG_2_a_tie_that_cards_cannot_break() -> None:
    doubles = [rank for rank in range(3, 11) for _ in range(2)]
    table = deal([[10, 9], [10, 8]], [2, 2], *doubles)
    assert stack(table, A) == stack(table, B) == list(range(2, 11)), "only the 1 would not pair: too few for two"
    assert (rules(table, "TIE-6"), table.to_act) == ([(B, 2)], (B,))


def test_REG_3_a_drawn_card_is_closed() -> None:
    table = deal([[4, 5], [6, 7]], [3, 8], 10)
    assert legal(table) == ["draw", "attack 1", "gift 4 1", "gift 5 1", "look 1", "fold"]
    table.act(A, "draw")
    assert (hand(table, A), stack(table, A), table.to_act) == ([4, 5, 10], [3], (B,))
    assert pile(table, B, "hand0").cards == (None, None, None)


def test_REG_4_an_attack_pairs_open_cards_only() -> None:
    for drawn in (7, 9):  # neither B's closed 7 nor the attacker's own 9 counts
        table = table_of([[9], [6, 3]], [[1], [7, 8]], [drawn], does="attack 1")
        assert (stack(table, B), chips(table), table.to_act) == ([6, 3, drawn], [25, 25], (B,))
    pair = table_of([[9], [6, 3]], [[1], [7, 8]], [3], does="attack 1")
    assert (chips(pair), rules(pair, "REG-4"), number(pair, "rounds")) == ([22, 28], [(A, 3)], 1)
    assert refused(table_of([[9], [6]], [[1], [7]]), "attack 0") == "REG-4"


def test_REG_5_a_gift_differs_from_all_open_cards_there() -> None:
    table = table_of([[9], [6, 3]], [[3, 5, 9, 9], [5, 7]])
    assert legal(table, "gift") == ["gift 5 1", "gift 9 1"], "own open and their closed cards do not matter"
    assert refused(table, "gift 3 1") == refused(table, "gift 5 0") == "REG-5"
    assert refused(table, "gift 7 1") == "REG-2"
    table.act(A, "gift 9 1")
    assert (hand(table, A), stack(table, B), table.to_act) == ([3, 5, 9], [6, 3, 9], (B,))


def test_REG_6_folding_costs_the_lowest_open_rank() -> None:
    table = table_of([[9, 4], [6, 5]], [[1, 2], [3]])
    assert number(table, "fold_price") == 4, "closed cards do not count"
    table.act(A, "fold")
    assert (chips(table), rules(table, "REG-6"), number(table, "rounds")) == ([21, 29], [(A, 4)], 1)
    assert "fold" in legal(deal([[4, 5], [6, 7]], [3, 8])), "also on the first turn"


@pytest.mark.parametrize(
    ("opened", "closed", "paid"),
    [
        ([3], [5, 5], [30, 20]),
        ([3, 5], [5], [30, 20]),
        ([2, 10], [2, 5, 5], [30, 20]),
        ([10], [5, 3], [15, 35]),
        ([3], [5, 10], [15, 35]),
    ],
)
def test_REG_7_a_look_counts_open_and_closed_cards(opened: list[int], closed: list[int], paid: list[int]) -> None:
    table = table_of([[9], opened], [[1, 4], closed], does="look 1")
    loser = A if paid[A] < 25 else B
    assert (chips(table), rules(table, "REG-7")) == (paid, [(loser, 25 - paid[loser])])
    assert number(table, "rounds") == 1, "whatever it showed, the round is over"
    assert refused(table_of([[9], [3]], [[1], [4]]), "look 0") == "REG-7"


def test_REG_8_no_look_without_closed_cards() -> None:
    table = table_of([[9], [6]], [[1], []], [10])
    assert refused(table, "look 1") == "REG-8"
    assert table.why(A, "look 1") == (
        "There are no closed cards to look at there. Choose another opponent, or do something else."
    )
    table.act(A, "draw")
    assert legal(table, "look") == ["look 0"]


def test_REG_9_a_new_round_after_each_settlement_until_somebody_is_broke() -> None:
    table = table_of([[9], [8]], [[1, 2], [3, 4]], [8, 10, 7, 10, 6, 5, 4], chips=[18, 32], does="attack 1")
    assert (hand(table, B), hand(table, A), stack(table, B), stack(table, A)) == ([10, 10], [7, 6], [5], [4])
    assert (chips(table), table.to_act) == ([10, 40], (A,))
    last = table_of([[9], [10]], [[1, 2], [3, 4]], [10], chips=[10, 40], does="attack 1")
    assert ended(last) == ((0, 50), (B,), (A,))


def test_REG_9_with_no_card_left_only_gifts_looks_and_folds() -> None:
    table = table_of([[9], [6]], [[1], [2]], piles={"deck": [], "discard": []})
    assert legal(table) == ["gift 1 1", "look 1", "fold"]
    assert refused(table, "draw") == refused(table, "attack 1") == "REG-9"
    nothing = table_of([[9], [6]], [[], []], piles={"deck": [], "discard": []})
    assert legal(nothing) == ["fold"]


# --- REGM ------------------------------------------------------------------------------------------------------------


def left_of(seat: int, active: set[int]) -> int:
    return min(active - {seat}, key=lambda other: (other - seat) % 5)


@pytest.mark.parametrize("active", [set(chosen) for n in (2, 3, 4, 5) for chosen in combinations(range(5), n)])
def test_REGM_1_who_moves_next(active: set[int]) -> None:
    """Whoever is in, everyone of them acts on everyone: with and without an elimination."""
    opened = [[seat + 5] if seat in active else [] for seat in range(5)]
    closed = [[2 + seat % 3] if seat in active else [] for seat in range(5)]

    def after(seat: int, action: str, drawn: int = 10, pair: int | None = None) -> tuple[int, ...]:
        hands = [opened[other] if other == pair else closed[other] for other in range(5)]
        table = table_of(opened, hands, [drawn], turn=seat)
        table.act(seat, action)
        return table.to_act if number(table, "rounds") == 0 else ()

    for seat in active:
        rest, left = active - {seat}, left_of(seat, active)
        goes_on = len(rest) > 1
        assert after(seat, "draw") == (left,)
        assert after(seat, "fold") == ((left,) if goes_on else ())
        for target in rest:
            assert after(seat, f"gift {closed[seat][0]} {target}") == (target,)
            assert after(seat, f"attack {target}") == (target,)
            assert after(seat, f"attack {target}", drawn=target + 5) == ((target,) if goes_on else ())
            assert after(seat, f"look {target}") == ((target,) if goes_on else ())
            caught = (left_of(target, active - {target}),)
            assert after(seat, f"look {target}", pair=target) == (caught if goes_on else ())


def test_REGM_1_the_looker_moves_again_if_next_to_the_left_of_who_went_out() -> None:
    table = table_of([[9], [8], [6], [5]], [[1], [2], [3], [5, 4]], does="look 3")
    assert (number(table, "active"), table.to_act) == ([A, B, C], (A,))
    gap = table_of([[9], [8], [6], []], [[1], [2], [6, 4], []], does="look 2")
    assert gap.to_act == (A,), "seat 3 is out already"


def test_REGM_1_those_who_are_out_are_passed_over_for_the_rest_of_the_round() -> None:
    table = table_of([[9], [8], [6], [7]], [[1], [2], [3], [4]])
    turns = []
    for action in ("fold", "draw", "gift 3 1", "draw", "fold"):
        turns.append(table.to_act[0])
        table.act(turns[-1], action)
    assert turns == [A, B, C, B, C]
    assert (table.to_act, number(table, "active")) == ((D,), [B, D])


def test_REGM_2_targets_are_opponents_who_are_in() -> None:
    table = table_of([[9], [], [6]], [[1], [], [3]])
    assert legal(table) == ["draw", "attack 2", "gift 1 2", "look 2", "fold"]
    for action in ("attack 0", "attack 1", "gift 1 0", "gift 1 1", "look 0", "look 1"):
        assert refused(table, action) == "REGM-2"
    assert refused(table, "attack 3") == refused(table, "look 7") == "TABLE-4", "there is no such seat"
    assert refused(table, "attack") == "TABLE-4", "the target is named beforehand"
    assert table.why(A, "look 1") == "That is no opponent who is still in the round. Choose another."


def test_REGM_3_a_failed_attack_puts_the_attacker_out() -> None:
    table = table_of([[9, 5], [8, 3], [6]], [[1, 2], [4], [7]], [3], does="attack 1")
    assert (chips(table), number(table, "bank"), number(table, "active")) == ([22, 28, 25], 0, [B, C])
    assert (stack(table, B), stack(table, A), hand(table, A)) == ([8, 3], [], [])
    assert sorted(faces(table, "discard")) == [1, 2, 3, 5, 9], "the pairing card leaves with the attacker's"


def test_REGM_3_with_the_option_the_card_stays_and_the_target_has_a_pair() -> None:
    table = table_of([[9], [8, 3], [6]], [[1], [4], [7]], [3, 3], attack_card="stays", does="attack 1")
    assert (stack(table, B), table.to_act) == ([8, 3, 3], (B,))
    assert sorted(faces(table, "discard")) == [1, 9]
    table.act(B, "draw")
    table.act(C, "look 1")
    assert chips(table) == [22, 25, 28], "the open pair of 3s was caught"
    with pytest.raises(BadOption, match="attack_card"):
        GAME.table(seats=3, seed=1, options={"attack_card": "returns"})


def test_REGM_4_a_look_that_finds_a_pair_puts_the_target_out() -> None:
    table = table_of([[9], [8, 3], [6]], [[1], [3, 4], [7]], does="look 1")
    assert (chips(table), number(table, "active"), table.to_act) == ([28, 22, 25], [A, C], (C,))
    assert sorted(faces(table, "discard")) == [3, 3, 4, 8]


def test_REGM_4_what_was_shown_in_vain_is_open_from_then_on() -> None:
    table = table_of([[9], [8], [6], [7]], [[10], [5, 1], [3], [2, 5]], [10, 4, 5], does="look 1")
    assert (sorted(stack(table, B)), hand(table, B), number(table, "fold_price")) == ([1, 5, 8], [], 1)
    assert pile(table, None, "stack1").cards == (8, 5, 1)
    assert legal(table, "gift") == [], "B cannot give them away"
    assert refused(table, "gift 5 2") == "REG-2"
    table.act(B, "draw")
    assert (hand(table, B), pile(table, C, "hand1").cards) == ([10], (None,)), "later draws are closed again"
    table.act(C, "draw")
    assert legal(table, "gift") == ["gift 2 1", "gift 2 2", "gift 5 2"], "no second 5 to B"
    table.act(D, "attack 1")
    assert (chips(table)[D], number(table, "active")) == (20, [B, C]), "an attack pairs the shown 5"


def test_REGM_5_folding_pays_into_the_centre() -> None:
    table = table_of([[9, 4], [8], [], [6]], [[1], [2], [], [3]])
    assert number(table, "fold_price") == 4, "one's own cards count, those who are out do not"
    table.act(A, "fold")
    assert (chips(table), number(table, "bank"), number(table, "active")) == ([21, 25, 25, 25], 4, [B, D])
    assert number(table, "fold_price") == 6, "the 4 has left with its owner"
    assert rules(table, "REG-6") == [(A, 4)]


def test_REGM_6_the_last_player_takes_the_centre() -> None:
    table = table_of([[9], [8], [6]], [[1], [2], [3]], bank=7, does="fold")
    assert (sorted(faces(table, "discard")), stack(table, A), hand(table, A)) == ([1, 9], [], [])
    table.act(B, "fold")
    assert (chips(table), number(table, "bank"), number(table, "rounds")) == ([19, 19, 25 + 7 + 12], 0, 1)
    assert sorted(faces(table, "discard")) == [1, 2, 3, 6, 8, 9], "also the last one's cards go"


def test_REGM_6_a_last_one_who_is_left_by_an_attack_or_a_look_takes_it_too() -> None:
    attack = table_of([[9], [8], []], [[1], [2], []], [8], bank=7, does="attack 1")
    assert (chips(attack), number(attack, "bank"), number(attack, "rounds")) == ([17, 40, 25], 0, 1)
    look = table_of([[9], [8], []], [[1], [2, 8], []], bank=7, does="look 1")
    assert (chips(look), number(look, "active"), number(look, "rounds")) == ([40, 17, 25], [A, B, C], 1)
    assert all(len(hand(look, seat)) == 2 for seat in range(3)), "the next round has been dealt to all"


def test_REGM_7_the_lowest_open_card_starts_and_ties_get_more() -> None:
    hands = [[10, 9], [9, 8], [8, 7], [7, 6]]
    assert deal(hands, [5, 4, 3, 6]).to_act == (C,)
    table = deal(hands, [5, 3, 6, 3], 8, 7)
    assert ([stack(table, seat) for seat in range(4)], table.to_act) == ([[5], [3, 8], [6], [3, 7]], (D,))


# --- chips and the match ---------------------------------------------------------------------------------------------


def test_two_to_six_play_and_the_clauses_for_more_hold_from_three_on() -> None:
    assert GAME.seats == range(2, 7)
    with pytest.raises(BadSeats, match="2 to 6"):
        GAME.table(seats=7, seed=1)
    two, three = (GAME.table(seats=seats, seed=1).view(None).clauses for seats in (2, 3))
    assert "REGM-1" not in two and "REGM-1" in three and "REG-1" in three


def test_who_cannot_pay_all_pays_what_there_is_and_the_match_is_over() -> None:
    table = table_of([[9], [8]], [[1], [2]], [8], chips=[3, 47], does="attack 1")
    assert ended(table) == ((0, 50), (B,), (A,))
    assert number(table, "fold_price") is None
    debt = table_of([[9], [8]], [[1], [2]], [8], chips=[3, 47], short_pay="debt", does="attack 1")
    assert ended(debt) == ((-5, 55), (B,), (A,))


def test_who_is_broke_stays_in_and_the_match_ends_after_the_round() -> None:
    table = table_of([[9], [8], [6], [7]], [[1], [8], [3], [4]], chips=[25, 5, 25, 0], does="look 1")
    assert (chips(table), table.over) == ([30, 0, 25, 0], False)
    table.act(C, "fold")
    assert (table.to_act, number(table, "bank")) == ((D,), 6), "a player without chips goes on playing"
    table.act(D, "fold")
    assert ended(table) == ((36, 0, 19, 0), (A,), (B, C, D))


def test_so_many_rounds_are_played_even_if_somebody_is_broke() -> None:
    table = table_of([[9], [8]], [[1], [2]], [8], chips=[3, 47], end="rounds:2", does="attack 1")
    assert (table.over, chips(table)) == (False, [0, 50])
    table.act(table.to_act[0], "fold")
    assert table.over
    assert chips(GAME.table(seats=2, seed=1, options={"start_chips": 30})) == [30, 30]


def test_equal_chips_share_the_win() -> None:
    table = table_of([[9], [2]], [[3], [4]], chips=[27, 23], end="rounds:1", does="fold")
    assert ended(table) == ((25, 25), (A, B), ())


# --- who knows what --------------------------------------------------------------------------------------------------


def test_hands_are_hidden_and_a_look_shows_one_to_everybody() -> None:
    table = deal([[4, 5], [6, 7], [1, 10]], [3, 8, 9])
    assert pile(table, A, "hand0").cards == (4, 5)
    assert all(pile(table, seat, "hand0").cards == (None, None) for seat in (B, C, None))
    table.act(A, "look 1")
    shown = [(event.target, event.cards) for event in table.events(C) if event.kind == "turn_up"]
    assert shown == [("hand1", (6, 7))]
    left = [[e.cards for e in table.events(seat) if e.source == "hand0"] for seat in (A, C, None)]
    assert left == [[(4, 5)], [(None, None)], [(None, None)]], "who is out does not show the hand"


def test_what_went_to_the_discard_is_remembered_by_whoever_saw_it() -> None:
    table = deal([[4, 5], [6, 7], [1, 10]], [3, 8, 9])
    table.act(A, "fold")
    assert pile(table, A, "discard").cards[5:] == (3, 4, 5)
    assert all(pile(table, seat, "discard").cards[5:] == (3, None, None) for seat in (B, C, None))
    assert all(set(pile(table, seat, "discard").cards[:5]) == {None} for seat in (A, B, None)), "the burned ones"


def after_a_shuffle(*drawn: int, closed: Sequence[int] = (3, 5), other: int = 8, opened: int = 2) -> Table:
    """A, with a 1 and a 2 closed and an open card, folds; then C, with these closed, draws from the new shuffle.

    B holds all other cards closed, so a card whose way was lost would be imagined in B's hand.
    """
    discard = [10, 10, 10, 8, 8, other]
    burned = sorted(discard, key=lambda card: card == drawn[0])[:5]
    known = {"deck": [5], "discard": discard}
    table = table_of([[opened], [6], [9]], [[1, 2], REST, closed], [5, *burned, *drawn], piles=known)
    for seat, action in ((A, "fold"), (B, "draw"), (C, "draw")):
        table.act(seat, action)
    assert (rules(table, "GEN-6"), rules(table, "GEN-5")) == ([(A, 9)], [(A, 5)])
    return table


def test_through_a_shuffle_everyone_remembers_what_went_in() -> None:
    table = after_a_shuffle(8)
    assert [table.view(seat).traced for seat in (A, B, C, None)] == [(1, 2, 2), (2,), (2,), (2,)]
    assert pile(table, B, "hand2").fresh == (0, 0, 1), "everyone saw when C drew which card"
    assert set(pile(table, B, "deck").fresh) == set(pile(table, B, "discard").fresh) == {1}
    assert set(pile(table, A, "hand1").fresh) == {0}
    assert set(pile(table, A, "discard").cards) == {None}, "what was burned nobody has seen"


def test_what_went_into_the_shuffle_is_imagined_nowhere_else() -> None:
    table = after_a_shuffle(8)
    places = set()
    for seed in range(60):
        world = table.view(A).imagine(seed)
        assert world.view(A) == table.view(A)
        assert not {1, 2} & set(hand(world, B)), "B's cards were dealt before"
        s = world._state
        assert all(s.fresh[card] for card in range(len(s.FACE)) if s.FACE[card] < 3), "nor among C's old cards"
        places |= {name for name in ("deck", "discard", "hand2") if 1 in faces(world, name)}
    assert places == {"deck", "discard", "hand2"}, "but wherever a card of the shuffle can lie"
    worlds = [table.view(B).imagine(seed)._state for seed in range(60)]
    assert any(not s.fresh[0] for s in worlds), "B did not see the 1: it may be one of C's old cards"
    assert all(s.fresh[1] or s.fresh[2] for s in worlds), "but one of the 2s is not"


def test_a_traced_card_that_comes_up_is_no_longer_looked_for() -> None:
    table = after_a_shuffle(2, 2)
    assert [table.view(seat).traced for seat in (A, B, C)] == [(1, 2, 2), (2,), ()], "C alone saw a 2 come"
    table.act(B, "attack 2")
    assert stack(table, C) == [9, 2]
    assert [table.view(seat).traced for seat in (A, B, C, None)] == [(1, 2), (), (), ()]


def test_of_a_card_given_from_old_and_new_ones_nobody_else_can_say_which_it_was() -> None:
    old, new = after_a_shuffle(8), after_a_shuffle(3, closed=(8, 5), other=3)
    for table in (old, new):
        table.act(B, "gift 7 2")
        assert pile(table, A, "stack2").fresh == (0, 0), "B's hand was all old"
        table.act(C, "gift 3 1")
        assert (pile(table, A, "stack1").fresh, pile(table, A, "hand2").fresh) == ((0, 2), (2, 2))
    for seat in (A, B, None):
        assert old.view(seat) == new.view(seat)
    worlds = [old.view(A).imagine(seed) for seed in range(80)]
    assert any(1 in hand(world, C) for world in worlds), "the 1 may be with C"
    assert not any({1, 2} & set(hand(world, B)) for world in worlds)


def test_the_owner_of_a_mixed_hand_still_knows_which_cards_are_old() -> None:
    table = after_a_shuffle(10, opened=3)
    assert table.view(C).traced == (3,), "C saw a 3 go into the shuffle, and holds an older one"
    table.act(B, "gift 7 2")
    table.act(C, "gift 10 1")
    assert table.view(C).traced == (3,)
