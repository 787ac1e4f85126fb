"""Venture, clause by clause (VEN), with the specification's vectors."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import permutations
from typing import Any

import pytest

import kibitz
from kibitz.errors import BadOption, BadSeats
from kibitz.games import venture
from kibitz.kernel.table import Table
from kibitz.testing import faces, position
from tests.games.asking import refused, seen, told

GAME = kibitz.game("venture")
A, B, C, D = 0, 1, 2, 3
STOCK_AND_HAND = {3: (4, 17), 4: (3, 13), 5: (5, 10), 6: (7, 8), 7: (6, 7), 8: (7, 6)}


def bidding(stock: Sequence[int], hands: Sequence[Sequence[int]], **more: Any) -> Table:
    """A round is about to begin; `captured` and `points` by seat, in deal number `dealt`."""
    piles: dict[str, Any] = {"stock": stock} | {f"hand{seat}": cards for seat, cards in enumerate(hands)}
    piles |= {f"captured{seat}": cards for seat, cards in more.pop("captured", {}).items()}
    points = [*more.pop("points", [0] * len(hands)), *[0] * (8 - len(hands))]
    numbers = {"dealt": more.pop("dealt", 1), "points": points}
    return position(GAME, len(hands), piles, numbers=numbers, options=more, begin=venture.open_stock)


def bid(stock: Sequence[int], bids: Sequence[int], last: bool = False, **more: Any) -> Table:
    """After a round with these bids, seat by seat. Everyone has one more card (a 10) in hand unless it is the last."""
    table = bidding(stock, [[rank] if last else [rank, 10] for rank in bids], **more)
    for seat, rank in enumerate(bids):
        table.act(seat, f"bid {rank}")
    return table


def scored(captured: Mapping[int, Sequence[int]], stock: Sequence[int] = (), **more: Any) -> Table:
    """A deal of three that ends with these captured cards and this stock, and three tied bids of 10 besides."""
    return bid(stock, [10, 10, 10], last=True, captured=captured, **more)


def taken(table: Table) -> list[list[int]]:
    """What every seat has captured, sorted."""
    return [sorted(faces(table, f"captured{seat}")) for seat in range(table.seats)]


def stock(table: Table) -> list[int]:
    return sorted(faces(table, "stock"))


def hand(table: Table, seat: int) -> list[int]:
    return sorted(faces(table, f"hand{seat}"))


def packet(table: Table, seat: int) -> list[int]:
    return sorted(faces(table, f"packet{seat}"))


def points(table: Table) -> Any:
    return table.view(None).numbers["points"]


# --- 7.7 the vectors -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", STOCK_AND_HAND)
def test_TV_VEN_1(seats: int) -> None:
    table = GAME.table(seats, 1)
    in_stock, in_hand = STOCK_AND_HAND[seats]
    assert len(stock(table)) == in_stock
    assert [len(hand(table, seat)) for seat in range(seats)] == [in_hand] * seats
    assert in_stock == next(k for k in range(3, 55) if (55 - k) % seats == 0), "D-2: the smallest that can be"


def test_TV_VEN_2() -> None:
    table = bid([4, 5, 6, 8, 10], [2, 3, 4, 5, 6])
    assert taken(table) == [[10], [2], [3], [4, 4], [5, 5]]
    assert stock(table) == [6, 6, 8]


def test_TV_VEN_3() -> None:
    table = bid([6, 6, 8], [5, 5, 7, 9, 9])
    assert taken(table) == [[], [], [5, 5, 6, 6], [], []]
    assert stock(table) == [7, 8, 9, 9]


def test_TV_VEN_4() -> None:
    table = scored({A: [5] * 5 + [6, 7, 7, 8, 9, 9]})
    assert points(table) == [-6 + 5, 0, 0]


def test_TV_VEN_5() -> None:
    assert points(scored({A: [9] * 8}, [9])) == [9, 0, 0]
    assert points(scored({A: [9] * 8}, [8])) == [-8, 0, 0], "without the ninth"


def test_TV_VEN_6() -> None:
    table = bid([3, 4, 6], [2, 5, 9])
    assert taken(table) == [[9], [2, 3, 4], []]
    assert stock(table) == [5, 6]


def test_TV_VEN_7() -> None:
    table = bid([1, 4, 8], [6, 6, 6, 6])
    assert taken(table) == [[], [], [], []]
    assert stock(table) == [1, 4, 6, 6, 6, 6, 8]


def test_TV_VEN_8() -> None:
    assert points(scored({B: [1]})) == [0, 1, 0]


def test_TV_VEN_9() -> None:
    table = bid([1, 3, 6, 7, 8, 10], [2, 2, 7])
    assert taken(table) == [[], [], [1, 2, 2, 3, 6]]
    assert stock(table) == [7, 7, 8, 10]


# --- clause by clause ------------------------------------------------------------------------------------------------


def test_VEN_1_the_stock_then_hands_from_the_dealers_left_then_the_stock_is_turned_up() -> None:
    table = GAME.table(4, 5)
    dealt = table.chance
    assert stock(table) == sorted(dealt[:3])
    assert [hand(table, seat) for seat in (1, 2, 3, 0)] == [sorted(dealt[3 + k :: 4]) for k in range(4)]
    assert faces(table, "deck") == []
    events = table.events(None)
    laid = [event.cards for event in events if event.target == "stock" and event.kind == "move"]
    assert laid == [(None,)] * 3, "face down at first"
    up = [event for event in events if event.kind == "turn_up"]
    assert [(event.target, sorted(map(int, filter(None, event.cards)))) for event in up] == [("stock", stock(table))]
    assert up[0].number > max(event.number for event in events if event.kind == "move"), "after the deal"
    assert (table.to_act, table.view(A).phase) == ((0, 1, 2, 3), "bid")
    for seats in (2, 9):
        with pytest.raises(BadSeats, match="3 to 8"):
            GAME.table(seats, 1)


def test_VEN_1_only_cards_of_the_hand_can_be_bid() -> None:
    table = bidding([1], [[3, 3, 5], [4, 9], [6, 8]])
    assert [str(action) for action in table.legal(A)] == ["bid 3", "bid 5"], "equal cards once"
    assert refused(table, A, "bid 4") == "VEN-1"
    assert table.why(A, "bid 1") == "There is no 1 in your hand. Bid a card that you hold."
    assert refused(table, A, "bid 11") == "TABLE-4"


def test_VEN_2_bids_are_secret_until_the_last_one_is_laid() -> None:
    table = bidding([6], [[3, 10], [4, 10], [5, 10]])
    table.act(B, "bid 4")
    assert table.to_act == (A, C)
    assert [seen(table, seat, "laid1") for seat in (A, B, C, None)] == [(None,), (4,), (None,), (None,)]
    act = [event for event in table.events(A) if event.kind == "act"]
    assert [(event.seat, event.action) for event in act] == [(B, "bid")]
    assert table.events(B)[-2].action == "bid 4"
    assert refused(table, B, "bid 10") == "TABLE-1", "a bid stands"
    table.act(C, "bid 5")
    assert told(table, "VEN-4") == []
    table.act(A, "bid 3")
    assert (taken(table), list(table.to_act)) == ([[6], [3], [4]], [A, B, C])
    shown = [(event.target, event.cards) for event in table.events(None) if event.kind == "turn_up"][1:]
    assert shown == [("laid0", (3,)), ("laid1", (4,)), ("laid2", (5,))]


def test_VEN_2_whoever_bids_first_changes_nothing() -> None:
    results = set()
    for order in permutations(range(4)):
        table = bidding([2, 7, 9], [[3, 10], [8, 10], [5, 10], [5, 10]])
        for seat in order:
            table.act(seat, str(table.legal(seat)[0]))
        results.add((str(taken(table)), str(stock(table))))
    assert results == {("[[9], [2, 3, 5, 5, 7], [], []]", "[8]")}


def test_VEN_2_with_talk_everyone_says_ready_before_the_bids_are_shown() -> None:
    table = bid([6], [3, 4, 5], talk=True)
    assert (table.view(None).phase, table.to_act, taken(table)) == ("talk", (A, B, C), [[], [], []])
    assert [seen(table, seat, "laid1") for seat in (A, B, None)] == [(None,), (4,), (None,)]
    assert [str(action) for action in table.legal(B)] == ["ready"]
    assert refused(table, B, "bid 10") == "VEN-2", "a bid cannot be changed after the talk"
    assert table.why(B, "bid 10") == "All bids are laid, and they stand. Say when you are ready."
    table.act(C, "ready")
    assert refused(table, C, "ready") == "TABLE-1"
    table.act(A, "ready")
    assert (seen(table, A, "laid1"), taken(table), table.to_act) == ((None,), [[], [], []], (B,))
    table.act(B, "ready")
    assert (taken(table), stock(table)) == ([[6], [3], [4]], [5])
    assert (table.view(None).phase, table.to_act) == ("bid", (A, B, C))


@pytest.mark.parametrize(("talk", "reason"), [(False, "shown as soon as all are laid"), (True, "bids come first")])
def test_VEN_2_ready_is_for_after_the_bids_only(talk: bool, reason: str) -> None:
    table = bidding([6], [[3], [4], [5]], talk=talk)
    assert refused(table, A, "ready") == "VEN-2"
    assert reason in str(table.why(A, "ready"))


def test_VEN_3_bids_act_in_ascending_order_and_equal_ones_capture_nothing() -> None:
    table = bid([1, 10], [8, 3, 6, 6, 9])
    captures = [(e.clause, e.seat, e.value) for e in table.events(None) if e.clause in ("VEN-4", "VEN-5")]
    assert captures == [("VEN-4", B, 10), ("VEN-5", A, 8), ("VEN-5", 4, 9)]
    assert taken(table) == [[1, 3, 6, 6], [10], [], [], [8]], "the 8 came before the 9, the 6s got nothing"
    three = bid([1, 2, 4], [9, 9, 9, 5])
    assert taken(three) == [[], [], [], [9, 9, 9]], "three equal bids capture nothing either"


def test_VEN_4_a_single_lowest_bid_captures_the_highest_rank_of_stock_and_bids() -> None:
    assert taken(bid([8, 8, 7, 2], [3, 4, 4]))[A] == [8, 8], "all of them, from the stock"
    both = bid([9, 2], [3, 9, 4])
    assert taken(both)[A] == [9, 9], "from stock and bids"
    assert taken(bid([2], [3, 9, 9]))[A] == [9, 9], "bids that tie too"
    assert taken(bid([1, 2], [3, 4, 5]))[A] == [5], "the lowest *bid*, though lower cards lie in the stock"
    assert told(both, "VEN-4") == [(A, 9)]


def test_VEN_4_the_lowest_bid_never_captures_itself() -> None:
    table = bid([], [1, 2, 2])
    assert (taken(table), stock(table)) == ([[2, 2], [], []], [1]), "D-9: also with an empty stock"


def test_VEN_5_every_other_single_bid_captures_what_is_strictly_lower() -> None:
    table = bid([1, 5, 6, 7, 10], [2, 4, 4, 6])
    assert taken(table) == [[10], [], [], [1, 2, 4, 4, 5]]
    assert stock(table) == [6, 6, 7], "not its own rank, in the stock or bid"
    assert told(table, "VEN-5") == [(D, 6)]


def test_VEN_6_nobody_inherits_the_place_of_a_tied_lowest_bid() -> None:
    table = bid([3, 9, 10], [2, 2, 4, 7])
    assert taken(table) == [[], [], [2, 2, 3], [4]], "the 4 does not capture the 10"
    assert (stock(table), told(table, "VEN-4")) == ([7, 9, 10], [])


def test_VEN_7_a_bid_that_has_acted_may_be_captured() -> None:
    table = bid([8, 10], [2, 3, 5])
    assert taken(table) == [[10], [2], [3]]
    assert stock(table) == [5, 8]


def test_VEN_7_a_bid_captured_before_its_turn_acts_only_by_option() -> None:
    table = bid([3, 4, 6], [2, 5, 9])
    assert (taken(table), stock(table), told(table, "VEN-5")) == ([[9], [2, 3, 4], []], [5, 6], [(B, 5)])
    option = bid([3, 4, 6], [2, 5, 9], captured_bid_acts=True)
    assert (taken(option), stock(option), told(option, "VEN-5")) == ([[9], [2, 3, 4], [5, 6]], [], [(B, 5), (C, 9)])


def test_VEN_7_tied_bids_that_are_captured_never_act() -> None:
    table = bid([3, 4], [2, 9, 9, 6], captured_bid_acts=True)
    assert (taken(table), stock(table)) == ([[9, 9], [], [], [2, 3, 4]], [6])


def test_VEN_8_captures_lie_open_and_the_rest_is_the_next_stock() -> None:
    table = bid([4, 5, 6, 8, 10], [2, 3, 4, 5, 6])
    for viewer in (*range(5), None):
        assert [seen(table, viewer, f"captured{seat}") for seat in (A, B, C)] == [(10,), (2,), (3,)]
        assert sorted(map(int, filter(None, seen(table, viewer, "stock")))) == [6, 6, 8]
    for seat in range(5):
        assert not table.over
        table.act(seat, "bid 10")
    assert (table.over, stock(table)) == (True, [6, 6, 8, *[10] * 5]), "the hands are empty"


def test_VEN_8_captured_cards_are_not_captured_again() -> None:
    table = bid([4], [2, 6, 9], captured={A: [1, 10]})
    assert taken(table) == [[1, 9, 10], [2, 4], []]


def test_VEN_9_one_point_less_for_each_captured_card() -> None:
    table = scored({A: [10, 9, 8], B: [7, 7], C: []})
    assert (points(table), told(table, "VEN-9")) == ([-3, -2, 0], [(A, -3), (B, -2), (C, 0)])
    assert table.result is not None
    assert (table.result.winners, table.result.losers, table.result.scores) == ((C,), (A, B), (-3, -2, 0))
    assert table.result.reason == "VEN-9"


def test_VEN_9_full_sets_count_their_rank_with_the_help_of_the_stock() -> None:
    assert points(scored({A: [1, 2, 2, 3, 3, 3]})) == [6, 0, 0], "three sets"
    assert points(scored({A: [4], B: [6] * 5}, [4, 4, 4, 6])) == [4, 6, 0], "one card may be enough"
    assert points(scored({A: [4, 4], B: [4]}, [4])) == [-2, -1, 0], "another player's card is missing"
    assert points(scored({A: [10] * 6}, [10])) == [10, 0, 0], "the last bids are in the stock: six, one and three"
    assert points(scored({A: [10] * 6})) == [-6, 0, 0]


def test_VEN_9_a_set_that_lies_wholly_in_the_stock_is_nobodys() -> None:
    assert points(scored({A: [9]}, [1, 2, 2])) == [-1, 0, 0]


def test_VEN_9_equal_totals_share_the_win() -> None:
    table = scored({A: [9], B: [8, 8], C: [7]})
    assert table.result is not None
    assert (table.result.winners, table.result.losers) == ((A, C), (B,))


def test_VEN_10_totals_over_the_agreed_deals() -> None:
    table = scored({A: [9], B: [2, 2]}, deals=2)
    assert (table.over, points(table), taken(table)) == (False, [-1, 2, 0], [[], [], []])
    assert [len(hand(table, seat)) for seat in range(3)] == [17] * 3, "all cards are dealt again"
    assert (len(stock(table)), table.to_act, len(table.chance)) == (4, (A, B, C), 55)
    # The last deal goes to A, but the totals count, and there is no score to reach.
    last = scored({A: [1], B: [9, 9]}, deals=3, dealt=3, points=[150, 160, 20])
    assert last.result is not None
    assert (last.result.scores, last.result.winners, last.result.reason) == ((151, 158, 20), (B,), "VEN-10")
    middle = scored({A: [1]}, deals=3, dealt=2, points=[150, 160, 20])
    assert (middle.over, points(middle)) == (False, [151, 160, 20])


def test_VEN_10_how_many_deals() -> None:
    table = GAME.table(8, 3, {"deals": 3})
    decisions = 0
    while not table.over:
        table.act(table.to_act[0], table.legal(table.to_act[0])[0])
        decisions += 1
    assert decisions == 3 * 8 * 6
    for wrong in (0, -1, "many", True):
        with pytest.raises(BadOption, match="deals"):
            GAME.table(3, 1, {"deals": wrong})


# --- VEN-11, the draft -----------------------------------------------------------------------------------------------


def drafting(seats: int = 8, **options: Any) -> Table:
    return GAME.table(seats, 7, {"draft": True, **options})


def keep(table: Table, seat: int, count: int = 1) -> list[int]:
    """A seat keeps its lowest cards; returns what it has left to pass."""
    for _ in range(count):
        table.act(seat, f"keep {packet(table, seat)[0]}")
    return packet(table, seat)


def test_VEN_11_keep_three_then_one_and_pass_left_until_all_are_kept() -> None:
    table = drafting()
    dealt = table.chance
    assert [packet(table, seat) for seat in (1, 7, 0)] == [sorted(dealt[7 + k :: 8]) for k in (0, 6, 7)]
    assert (table.view(None).phase, table.to_act, hand(table, A)) == ("draft", tuple(range(8)), [])
    passed: list[list[int]] = []
    for count in (3, 1, 1):
        passed = [[*packet(table, seat)] for seat in range(8)]
        for seat in range(8):
            passed[seat] = passed[seat][count:]
            keep(table, seat, count)
        assert [packet(table, seat) for seat in range(8)] == [passed[seat - 1] for seat in range(8)], "to the left"
    assert [len(hand(table, seat)) for seat in range(8)] == [5] * 8
    assert all(len(cards) == 1 for cards in passed)
    hands = [sorted([*hand(table, seat), *passed[seat - 1]]) for seat in range(8)]
    for seat in range(8):
        keep(table, seat)
    assert [hand(table, seat) for seat in range(8)] == hands
    assert (table.view(None).phase, len(stock(table)), packet(table, A)) == ("bid", 7, [])


def test_VEN_11_passes_are_simultaneous() -> None:
    table = drafting(3)
    before = packet(table, B)
    keep(table, A, 3)
    assert (table.to_act, packet(table, B), len(packet(table, A))) == ((B, C), before, 14), "nothing is passed yet"
    assert refused(table, A, f"keep {packet(table, A)[0]}") == "TABLE-1"
    keep(table, C, 2)
    keep(table, B, 3)
    assert table.to_act == (C,)
    keep(table, C)
    assert (list(table.to_act), len(packet(table, B))) == ([A, B, C], 14)


def test_VEN_11_whoever_keeps_first_changes_nothing() -> None:
    hands = set()
    for order in permutations(range(3)):
        table = drafting(3)
        while table.view(None).phase == "draft":
            seat = next(seat for seat in order if seat in table.to_act)
            keep(table, seat)
        hands.add(str([hand(table, seat) for seat in range(3)]))
    assert len(hands) == 1


def test_VEN_11_who_sees_what_in_the_draft() -> None:
    table = drafting()
    hidden, in_stock = (None,) * 6, (None,) * 7
    assert [seen(table, viewer, "stock") for viewer in (A, None)] == [in_stock] * 2, "face down until the draft is over"
    assert list(seen(table, A, "packet0")) == packet(table, A)
    assert [seen(table, viewer, "packet0") for viewer in (B, None)] == [hidden] * 2
    first = packet(table, A)[0]
    keep(table, A)
    assert (seen(table, A, "hand0"), seen(table, B, "hand0")) == ((first,), (None,))
    said = [[e.action for e in table.events(viewer) if e.kind == "act"] for viewer in (A, B, None)]
    assert said == [[f"keep {first}"], ["keep"], ["keep"]]
    keep(table, A, 2)
    given = packet(table, A)
    for seat in range(1, 8):
        keep(table, seat, 3)
    assert [list(seen(table, viewer, "packet1")) for viewer in (A, B)] == [given] * 2, "giver and receiver know them"
    assert [seen(table, viewer, "packet1") for viewer in (C, None)] == [(None,) * 3] * 2
    keep(table, B)
    assert None in seen(table, A, "packet1"), "nobody else knows which one was kept"
    assert seen(table, A, "hand1") == (None,) * 4
    while table.view(None).phase == "draft":
        keep(table, table.to_act[0])
    assert None not in seen(table, None, "stock")


def test_VEN_11_only_cards_before_you_and_only_in_the_draft() -> None:
    table = drafting()
    missing = next(rank for rank in range(1, 11) if rank not in packet(table, A))
    assert refused(table, A, f"keep {missing}") == "VEN-11"
    assert table.why(A, f"keep {missing}") == f"There is no {missing} among the cards before you. Keep one of those."
    assert refused(table, A, f"bid {packet(table, A)[0]}") == "VEN-2"
    assert "keep one of the cards" in str(table.why(A, "ready"))
    plain = bidding([6], [[3], [4], [5]])
    assert refused(plain, A, "keep 3") == "VEN-11"
    assert plain.why(A, "keep 3") == "At this table nobody drafts: bid a card from your hand."
    drafted = bid([6], [3, 4, 5], draft=True, talk=True)
    assert drafted.why(A, "keep 10") == "The draft is over, and the bids are laid. Say when you are ready."


def test_VEN_11_every_deal_is_drafted() -> None:
    table = drafting(3, deals=2)
    while table.view(None).numbers["dealt"] == 1:
        table.act(table.to_act[0], table.legal(table.to_act[0])[0])
    assert (table.view(None).phase, len(packet(table, A)), hand(table, A)) == ("draft", 17, [])
    assert set(seen(table, A, "stock")) == {None}


# --- whole games against another reading of the rules ----------------------------------------------------------------


def settle(lying: list[int], bids: list[int]) -> tuple[list[list[int]], list[int]]:
    """VEN-3 to VEN-8 with plain lists: what everyone captures, and what is left."""
    on_table = [*((rank, -1) for rank in lying), *((rank, seat) for seat, rank in enumerate(bids))]
    got: list[list[int]] = [[] for _ in bids]
    for rank, seat in sorted((rank, seat) for seat, rank in enumerate(bids) if bids.count(rank) == 1):
        if (rank, seat) in on_table:
            most = max(on_table)[0]
            mine = [c for c in on_table if (c[0] == most if rank == min(bids) else c[0] < rank)]
            got[seat] = [card for card, _ in mine]
            on_table = [c for c in on_table if c not in mine]
    return [sorted(cards) for cards in got], sorted(card for card, _ in on_table)


@pytest.mark.parametrize("seats", GAME.seats)
def test_whole_games_follow_the_rules(seats: int) -> None:
    table = GAME.table(seats, 20 + seats)
    while not table.over:
        lying, before = stock(table), taken(table)
        bids = [
            table.legal(seat)[(seat * 5 + len(lying)) % len(table.legal(seat))].arguments[0] for seat in table.to_act
        ]
        for seat, rank in enumerate(bids):
            table.act(seat, f"bid {rank}")
        got, left = settle(lying, bids)
        assert (taken(table), stock(table)) == ([sorted(a + b) for a, b in zip(before, got, strict=True)], left)
    expected = []
    for cards in taken(table):
        sets = [r for r in set(cards) if cards.count(r) + stock(table).count(r) == r]
        expected.append(sum(sets) - sum(card not in sets for card in cards))
    assert table.result is not None
    assert list(table.result.scores or ()) == expected
    assert table.result.winners == tuple(seat for seat in range(seats) if expected[seat] == max(expected))


def test_what_lies_before_everybody_is_told_as_points_so_far() -> None:
    """VEN-9: as if the deal ended now; the points themselves come at its end."""
    table = bidding([4, 4, 4], [[9, 10], [9, 10], [9, 10]], captured={A: [4], B: [8, 8]})
    assert table.view(None).numbers["so_far"] == [4, -2, 0]
    assert table.view(None).numbers["points"] == [0, 0, 0]
    over = scored({A: [9], B: [8, 8], C: [7]})
    assert over.view(None).numbers["so_far"] == [0, 0, 0], "what is scored is not told twice"
