"""Troll Guts, clause by clause (TRG), its vectors, and what everyone knows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import kibitz
from kibitz.errors import BadSeats, IllegalAction
from kibitz.kernel.table import Table
from kibitz.kernel.views.view import PileView
from kibitz.testing import REST, faces, position
from tests.games.asking import legal, number

GAME = kibitz.game("troll_guts")
A, B, C, D = range(4)
NOWHERE: dict[str, list[int]] = {"deck": [], "discard": []}
HANDS = [[10, 9, 8, 7, 6], [10, 9, 8, 7, 5], [10, 9, 8, 6, 4]]


def deal(opened: Sequence[int], *more: int, hands: Sequence[Sequence[int]] = HANDS, **options: Any) -> Table:
    """A new game with these open cards and hands, by seat; after them these cards come, and then any."""
    order = [*range(1, len(opened)), 0]
    closed = [hands[seat][k] for k in range(5) for seat in order]
    chance = [*closed, *(opened[seat] for seat in order), *more]
    return GAME.table(seats=len(opened), seed=1, options=options, chance=chance)


def put_in_order(table: Table) -> None:
    """Everybody lays the hand as it was dealt, the first card on top."""
    for seat in list(table.to_act):
        for rank in faces(table, f"hand{seat}"):
            table.act(seat, f"order {rank}")


def table_of(stacks: Sequence[Sequence[int]], closed: Sequence[Any], deck: Sequence[int] = (), **more: Any) -> Table:
    """A position in play: who has open cards is in; closed stacks bottom to top. A is to act."""
    seats = len(stacks)
    chips, bank, turn = more.pop("chips", [25] * seats), more.pop("bank", 3), more.pop("turn", A)
    piles: dict[str, Any] = {f"stack{seat}": stack for seat, stack in enumerate(stacks)}
    piles |= {f"closed{seat}": cards for seat, cards in enumerate(closed)}
    piles |= more.pop("piles", {"deck": REST})
    active = sum(1 << seat for seat, stack in enumerate(stacks) if stack)
    numbers = {"chips": [*chips, *[0] * (8 - seats)], "bank": bank, "active": active}
    return position(GAME, seats, piles, turn=turn, chance=deck, numbers=numbers, options=more)


def stack(table: Table, seat: int) -> list[int]:
    return faces(table, f"stack{seat}")


def closed(table: Table, seat: int) -> list[int]:
    return faces(table, f"closed{seat}")


def pile(table: Table, seat: int | None, name: str) -> PileView:
    return next(pile for pile in table.view(seat).piles if pile.name == name)


def rules(table: Table, clause: str) -> list[tuple[int | None, int | None]]:
    return [(event.seat, event.value) for event in table.events(None) if event.clause == clause]


def ended(table: Table) -> Any:
    assert table.result is not None and table.result.reason == "CHIP-5"
    return table.result.chips, table.result.winners, table.result.losers


def refused(table: Table, action: str, seat: int = A) -> str:
    """The clause that refuses it; nothing has changed."""
    before, told = table._state.values(), len(table.events(None))
    with pytest.raises(IllegalAction) as refusal:
        table.act(seat, action)
    assert (table._state.values(), len(table.events(None))) == (before, told)
    assert "{" not in refusal.value.reason
    return refusal.value.clause


# --- 7.5 the vectors -------------------------------------------------------------------------------------------------


def test_TV_TRG_1() -> None:
    table = table_of([[4, 9], [6], [7]], [[8, 4], [3], [5]])
    table.act(A, "buy")
    paid = [(event.seat, event.to, event.value) for event in table.events(None) if event.kind == "pay"]
    assert paid == [(A, None, 1), (A, None, 4)]
    assert (number(table, "chips"), number(table, "bank"), number(table, "active")) == ([20, 25, 25], 8, [B, C])


def test_TV_TRG_2() -> None:
    table = table_of([[2], [9], [7]], [[8], [1, 3, 4, 5, 6], [5]])
    table.act(A, "steal 1")
    assert (stack(table, A), closed(table, B)) == ([2, 6], [1, 3, 4, 5])
    assert (number(table, "chips"), table.to_act) == ([25, 25, 25], (B,))


# --- TRG -------------------------------------------------------------------------------------------------------------


def test_TRG_1_an_ante_five_cards_and_an_open_one() -> None:
    table = deal([3, 2, 5])
    assert GAME.seats == range(3, 7)
    with pytest.raises(BadSeats, match="3 to 6"):
        GAME.table(seats=2, seed=1)
    assert (number(table, "chips"), number(table, "bank")) == ([24, 24, 24], 3)
    assert [faces(table, f"hand{seat}") for seat in range(3)] == HANDS
    assert [stack(table, seat) for seat in range(3)] == [[3], [2], [5]]
    assert (len(faces(table, "deck")), faces(table, "discard")) == (55 - 18, []), "nothing is burned"
    assert number(table, "marker") == B
    put_in_order(table)
    assert table.to_act == (B,), "the lowest open card starts"
    assert number(deal([3, 2, 5], start_chips=30), "chips") == [29, 29, 29]


def test_TRG_1_ties_get_more_open_cards() -> None:
    # B's extra 3 pairs its open one and is replaced; that the 8 pairs a hand card does not matter.
    table = deal([3, 3, 5], 3, 8, 4)
    assert [stack(table, seat) for seat in range(3)] == [[3, 4], [3, 8], [5]]
    assert (rules(table, "TIE-4"), number(table, "marker")) == ([(B, 3)], A)


def test_TRG_1_a_tie_that_cards_cannot_break() -> None:
    doubles = [rank for rank in range(3, 11) for _ in range(2)]
    hands = [[10, 10, 10, 9, 9], [10, 10, 9, 9, 8], [8, 8, 7, 7, 6]]
    table = deal([2, 2, 10], *doubles, hands=hands)
    assert stack(table, A) == stack(table, B) == list(range(2, 11)), "only the 1 would not pair: too few for two"
    assert (rules(table, "TIE-6"), number(table, "marker")) == ([(B, 2)], B)


def test_TRG_2_everyone_puts_the_hand_in_order_top_card_first() -> None:
    table = deal([3, 2, 5])
    assert (table.to_act, table.view(A).phase) == ((A, B, C), "order")
    assert legal(table) == ["order 6", "order 7", "order 8", "order 9", "order 10"]
    for rank in (7, 10, 6, 9):
        table.act(A, f"order {rank}")
    assert legal(table) == ["order 8"], "the last card too is named"
    assert refused(table, "order 7") == "TRG-1"
    table.act(A, "order 8")
    assert closed(table, A) == [8, 9, 6, 10, 7], "the card named first lies on top"
    assert refused(table, "order 8") == "TABLE-1", "what is laid is laid"
    assert (table.to_act, closed(table, B)) == ((B, C), [])


def test_TRG_2_before_that_nothing_else_and_afterwards_no_more_of_it() -> None:
    table = deal([3, 2, 5])
    assert {refused(table, action) for action in ("draw", "steal 1", "buy")} == {"TRG-2"}
    assert "First put your hand in order" in (table.why(A, "draw") or "")
    put_in_order(table)
    assert table.view(B).phase == "play"
    assert refused(table, "order 10", B) == "TRG-2"
    assert "is fixed" in (table.why(B, "order 10") or "")


def test_TRG_2_choices_arrive_in_any_order() -> None:
    one, two = deal([3, 2, 5]), deal([3, 2, 5])
    put_in_order(one)
    for k in range(5):
        for seat in (C, A, B):
            two.act(seat, f"order {HANDS[seat][k]}")
    assert two.same_as(one)
    assert closed(two, C) == HANDS[C][::-1]


def test_TRG_3_draw_steal_or_buy_then_clockwise() -> None:
    table = table_of([[2], [9], [8]], [[5, 1], [4, 6], [3]], [10])
    assert legal(table) == ["draw", "steal 1", "steal 2", "buy"]
    table.act(A, "draw")
    assert (stack(table, A), table.to_act) == ([2, 10], (B,))
    table.act(B, "steal 0")
    assert (stack(table, B), closed(table, A), table.to_act) == ([9, 1], [5], (C,))
    table.act(C, "buy")
    assert (stack(table, C), closed(table, C), table.to_act) == ([8, 3], [], (A,))
    assert (number(table, "chips"), number(table, "bank")) == ([25, 25, 24], 4), "only buying costs"


@pytest.mark.parametrize("action", ["draw", "steal 1", "buy"])
def test_TRG_4_a_pair_puts_you_out_with_all_your_cards(action: str) -> None:
    table = table_of([[2, 6], [9], [8]], [[5, 6], [4, 6], [6]], [6])
    table.act(A, action)
    price = 7 if action == "buy" else 6
    assert (number(table, "chips"), number(table, "bank")) == ([25 - price, 25, 25], 3 + price)
    assert (rules(table, "TRG-4"), number(table, "active"), table.to_act) == ([(A, 6)], [B, C], (B,))
    assert (stack(table, A), closed(table, A)) == ([], [])
    kept = [5] if action == "buy" else [5, 6]
    assert sorted(faces(table, "discard")) == sorted([2, 6, 6, *kept])


def test_TRG_4_only_ones_own_open_cards_pair() -> None:
    table = table_of([[2], [9], [8]], [[5, 9], [4], [3]], [5])
    table.act(A, "draw")
    assert stack(table, A) == [2, 5], "the closed 5 does not count"
    other = table_of([[2], [9], [8]], [[5, 9], [4], [3]])
    other.act(A, "buy")
    assert (stack(other, A), number(other, "active")) == ([2, 9], [A, B, C]), "nor does somebody else's 9"


def test_TRG_4_after_somebody_is_out_it_goes_on_clockwise() -> None:
    table = table_of([[2], [9], [8], [7]], [[1], [4], [3], [5]], [8, 6, 10], turn=C)
    table.act(C, "draw")
    assert table.to_act == (D,)
    table.act(D, "draw")
    table.act(A, "draw")
    table.act(B, "steal 3")
    assert table.to_act == (D,), "C is passed over"


def test_TRG_5_nobody_folds_and_the_last_one_takes_the_bank() -> None:
    table = table_of([[2], [9], []], [[1], [4], []], [2, *[10, 9] * 7, 10, 3, 4, 5], bank=11)
    assert refused(table, "fold") == "TABLE-3"
    table.act(A, "draw")
    assert (number(table, "rounds"), number(table, "bank")) == (1, 3), "the next round has its antes"
    assert number(table, "chips") == [22, 25 + 13 - 1, 24]
    assert (len(faces(table, "deck")), faces(table, "discard")) == (55 - 18, []), "the whole deck, shuffled anew"
    assert (table.to_act, table.view(None).phase, number(table, "marker")) == ((A, B, C), "order", B)


def test_TRG_5_the_match_ends_when_somebody_is_broke() -> None:
    table = table_of([[9], [8], [7]], [[1], [2], [3]], [9, 8], chips=[4, 25, 25])
    table.act(A, "draw")
    assert (table.over, number(table, "chips")) == (False, [0, 25, 25]), "not before the round is settled"
    table.act(B, "draw")
    assert ended(table) == ((0, 17, 25 + 7 + 8), (C,), (A, B))


def test_TRG_6_whom_one_can_steal_from() -> None:
    table = table_of([[2], [9], [], [8]], [[1], [], [], [3]], piles={"deck": REST, "discard": [7, 6]})
    assert legal(table) == ["draw", "steal 3", "buy"]
    for target in (A, B, C):  # oneself, somebody without closed cards, somebody who is out
        assert refused(table, f"steal {target}") == "TRG-6"
    assert "nothing to steal there" in (table.why(A, "steal 2") or "")
    assert refused(table, "steal 4") == "TABLE-4"


def test_TRG_6_what_one_can_buy() -> None:
    table = table_of([[2], [9], [8]], [[], [4], [3]])
    assert refused(table, "buy") == "TRG-6"
    assert "closed stack is empty" in (table.why(A, "buy") or "")
    for short_pay in ("all_in", "debt"):
        broke = table_of([[2], [9], [8]], [[1], [4], [3]], chips=[0, 25, 25], short_pay=short_pay)
        assert legal(broke) == ["draw", "steal 1", "steal 2"]
        assert refused(broke, "buy") == "CHIP-3"
    to_steal = table_of([[2], [9], [8]], [[1], [4], []], chips=[0, 25, 25], piles=NOWHERE)
    assert legal(to_steal) == ["steal 1"], "whoever can steal cannot buy without a chip"
    to_draw = table_of([[2], [9], [8]], [[1], [], []], chips=[0, 25, 25], piles={"deck": [], "discard": [7]})
    assert legal(to_draw) == ["draw"], "the discard counts as something to draw"


@pytest.mark.parametrize(("short_pay", "left"), [("all_in", 0), ("debt", -1)])
def test_TRG_6_buying_is_all_that_can_be_done(short_pay: str, left: int) -> None:
    table = table_of([[2], [9], [8]], [[1, 5], [], []], chips=[0, 25, 25], piles=NOWHERE, short_pay=short_pay)
    assert legal(table) == ["buy"]
    assert refused(table, "draw") == "GEN-8"
    table.act(A, "buy")
    assert (stack(table, A), number(table, "chips")[A], number(table, "bank")) == ([2, 5], left, 3 - left)


def test_TRG_6_an_empty_deck_is_filled_with_the_cards_of_those_who_are_out() -> None:
    table = table_of([[2], [9], [8]], [[5, 7], [4, 6], [3]], [2], piles={"deck": [2]})
    table.act(A, "draw")
    assert sorted(faces(table, "discard")) == [2, 2, 5, 7]
    table.act(B, "draw")
    assert (rules(table, "GEN-6"), rules(table, "GEN-5")) == ([(A, 4)], []), "and none is burned"
    assert (len(faces(table, "deck")), faces(table, "discard"), len(stack(table, B))) == (3, [], 2)


# --- chips -----------------------------------------------------------------------------------------------------------


def test_who_cannot_pay_a_pair_pays_what_there_is() -> None:
    table = table_of([[9], [8], [7]], [[1], [2], [3]], [9], chips=[4, 25, 25])
    table.act(A, "draw")
    assert (number(table, "chips"), number(table, "bank")) == ([0, 25, 25], 7)
    debt = table_of([[9], [8], [7]], [[1], [2], [3]], [9], chips=[4, 25, 25], short_pay="debt")
    debt.act(A, "draw")
    assert (number(debt, "chips"), number(debt, "bank")) == ([-5, 25, 25], 12)


def test_rounds_go_on_with_short_antes_and_equal_chips_share_the_win() -> None:
    table = table_of([[9], [8], []], [[1], [2], []], [9], chips=[4, 25, 0], end="rounds:2")
    table.act(A, "draw")
    assert (number(table, "chips"), number(table, "bank")) == ([0, 25 + 3 + 4 - 1, 0], 1), "two cannot pay the ante"
    last = table_of([[3], [8], []], [[1], [2], []], [3], chips=[25, 19, 1], end="rounds:1")
    last.act(A, "draw")
    assert ended(last) == ((22, 25, 1), (B,), (A, C))
    shared = table_of([[3], [8], []], [[1], [2], []], [3], chips=[25, 16, 22], end="rounds:1")
    shared.act(A, "draw")
    assert ended(shared) == ((22, 22, 22), (A, B, C), ())


# --- who knows what --------------------------------------------------------------------------------------------------


def test_nobody_sees_in_which_order_a_hand_is_laid() -> None:
    one, two = deal([3, 2, 5]), deal([3, 2, 5])
    for table, ranks in ((one, (7, 10, 6, 9, 8)), (two, (10, 9, 8, 7, 6))):
        for rank in ranks:
            table.act(A, f"order {rank}")
    for seat in (B, C, None):
        assert one.view(seat) == two.view(seat)
        assert one.events(seat) == two.events(seat)
        assert {event.action for event in one.events(seat) if event.kind == "act"} == {"order"}
        assert pile(one, seat, "closed0").cards == (None,) * 5
    assert pile(one, A, "closed0").cards == (8, 9, 6, 10, 7), "the own stack may be looked at, in its order"


def test_while_laying_the_own_cards_are_seen_and_how_many_are_laid_is_public() -> None:
    table = deal([3, 2, 5])
    table.act(A, "order 7")
    table.act(A, "order 10")
    assert (pile(table, A, "laid0").cards, pile(table, A, "hand0").cards) == ((7, 10), (6, 8, 9))
    assert (pile(table, B, "laid0").cards, pile(table, B, "hand0").cards) == ((None,) * 2, (None,) * 3)


def test_what_is_taken_is_open_and_who_goes_out_hides_the_closed_stack() -> None:
    table = table_of([[2], [9], [8]], [[5, 2], [4, 6], [3]])
    table.act(A, "buy")
    assert pile(table, A, "discard").cards == (2, 2, 5)
    for seat in (B, C, None):
        assert pile(table, seat, "discard").cards == (2, 2, None)
    table.act(B, "steal 2")
    assert pile(table, None, "stack1").cards == (9, 3)


def test_through_a_shuffle_everyone_remembers_what_went_in() -> None:
    """A goes out with a closed 1, which only A knows, and the 2s, which everyone saw."""
    closed_stacks = [[1, 2], [7, 5, 3, 6, 10], [6, 7, 9, 3, 10]]
    table = table_of([[2], [9], [8]], closed_stacks, [4, 2], piles={"deck": [4], "discard": REST})
    for seat, action in ((A, "buy"), (B, "draw"), (C, "draw")):
        table.act(seat, action)
    assert rules(table, "GEN-6") == [(A, 55 - 13)]
    assert [table.view(seat).traced for seat in (A, B, C, None)] == [(1, 2), (2,), (2,), (2,)]
    assert (pile(table, A, "stack2").fresh, set(pile(table, A, "closed1").fresh)) == ((0, 1), {0})
    for seed in range(60):
        assert {1, 2} <= set(faces(table.view(A).imagine(seed), "deck")), "A knows: in no closed stack"
    guesses = [closed(table.view(B).imagine(seed), C) for seed in range(60)]
    assert any(1 in guess for guess in guesses), "B cannot know"
    assert not any(2 in guess for guess in guesses)
