"""Pairs, clause by clause (PAIRS, CONT, P8, CAL, and the family's GEN and TIE), and the specification's vectors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import kibitz
from kibitz.errors import BadOption
from kibitz.games import _pairs_family as family
from kibitz.games import pairs
from kibitz.games._eights import newest_or_calamity
from kibitz.kernel.table import Table
from kibitz.testing import REST, faces, position
from tests.games.asking import legal, refused

GAME = kibitz.game("pairs")
A, B, C = 0, 1, 2


def deal(seats: int, cards: Sequence[int], **options: Any) -> Table:
    """A new game with these cards after the five burned ones (10s, the first in the chance list)."""
    return GAME.table(seats=seats, seed=1, options=options, chance=[10, 10, 10, 9, 9, *cards])


def table_of(stacks: Sequence[Sequence[int]], deck: Sequence[int] = (), turn: int = A, **more: Any) -> Table:
    """A position with these stacks; the deck gives these cards next, and then any."""
    points = more.pop("points", {})
    piles: dict[str, Any] = {f"stack{seat}": stack for seat, stack in enumerate(stacks)}
    piles |= {f"points{seat}": cards for seat, cards in points.items()}
    piles |= {"deck": REST, **more.pop("piles", {})}
    return position(GAME, len(stacks), piles, turn=turn, chance=deck, options=more)


def stack(table: Table, seat: int) -> list[int]:
    return faces(table, f"stack{seat}")


def points(table: Table, seat: int) -> list[int]:
    return faces(table, f"points{seat}")


def burns(table: Table) -> list[int | None]:
    """How many cards were burned, each time."""
    return [event.value for event in table.events(None) if event.clause == "GEN-5"]


def lowest(table: Table) -> int:
    """Who starts, with the first cards lying there already."""
    return family.lowest_starts(table._state, (1 << table.seats) - 1, 0, 5, newest_or_calamity)


# --- 7.1 PAIRS / TIE -------------------------------------------------------------------------------------------------

ANNA, BORIS, VICTORIA, GREGORY, DARIA = range(5)
FIRST_ROUND = [10, 10, 6, 9, 7]  # Boris, Victoria, Gregory, Daria, Anna


def test_TV_PAIRS_1() -> None:
    next_round = [1, 2, 4, 6, 8]
    table = deal(5, [*FIRST_ROUND, 8, 3, 9, 5, *next_round])
    prices = []
    for seat in (GREGORY, DARIA, ANNA, BORIS, VICTORIA):
        assert table.to_act == (seat,)
        prices.append(table.view(seat).numbers["fold_price"])
        table.act(seat, "fold" if seat == VICTORIA else "hit")
    assert prices == [6, 6, 3, 3, 3]
    assert points(table, VICTORIA) == [3]
    assert len(faces(table, "discard")) == 13, "five burned and eight of the nine cards in play"
    assert len(faces(table, "deck")) == 41 - len(next_round), "the next round deals from the same deck"
    assert table.to_act == (BORIS,)


def test_TV_PAIRS_2() -> None:
    table = deal(5, [*FIRST_ROUND, 8, 3, 9, 5, 10, 1, 2, 4, 6, 8])
    for seat in (GREGORY, DARIA, ANNA, BORIS, VICTORIA):
        table.act(seat, "hit")
    assert points(table, VICTORIA) == [10]
    assert len(faces(table, "discard")) == 5 + 9
    assert [stack(table, seat) for seat in range(5)] == [[8], [1], [2], [4], [6]], "the next round has been dealt"


def test_TV_PAIRS_3() -> None:
    table = deal(5, FIRST_ROUND)
    table.act(GREGORY, "fold")
    assert points(table, GREGORY) == [6]


def test_TV_PAIRS_4() -> None:
    limits = [GAME.table(seats=seats, seed=1).view(None).numbers["losing_score"] for seats in range(2, 9)]
    assert limits == [31, 21, 16, 13, 11, 11, 11]


def test_TV_PAIRS_5() -> None:
    table = table_of([[8], [9]], deck=[8])
    table.act(A, "hit")
    assert points(table, A) == [8]
    assert faces(table, "discard").count(8) == 1


def test_TV_PAIRS_6() -> None:
    table = table_of([[9], [3], [10], [8]], turn=B, points={B: [10, 3]})
    table.act(B, "fold")
    assert table.result is not None
    assert (table.result.losers, table.result.winners, table.result.reason) == ((B,), (), "PAIRS-10")
    assert table.result.scores == (0, 16, 0, 0)


def test_TV_TIE_1() -> None:
    # Dealt from the dealer's left: Boris 3, Victoria 3, Gregory 9, Daria 10, Anna 10; then Boris 4, Victoria 5.
    table = deal(5, [3, 3, 9, 10, 10, 4, 5])
    assert table.to_act == (BORIS,)
    assert (stack(table, BORIS), stack(table, VICTORIA)) == ([3, 4], [3, 5])


def test_TV_TIE_2() -> None:
    # The dealer is seat 0, so the specification's A, B, C are seats 1, 2, 0.
    table = deal(3, [3, 3, 9, 3, 6, 4])
    assert table.to_act == (2,)
    assert (stack(table, 1), stack(table, 2)) == ([3, 6], [3, 4])
    assert faces(table, "discard")[5:] == [3]


def test_TV_TIE_3() -> None:
    table = deal(3, [5, 5, 5, 8, 2, 2, 9, 1])
    assert table.to_act == (0,)
    assert (stack(table, 1), stack(table, 2), stack(table, 0)) == ([5, 8], [5, 2, 9], [5, 2, 1])


def test_TV_GEN_1() -> None:
    discard = [10] * 8 + [9] * 7 + [8] * 5
    table = table_of([[1], [2]], points={B: [3]}, piles={"deck": [], "discard": discard})
    table.act(A, "hit")
    assert (len(faces(table, "deck")), len(faces(table, "discard"))) == (14, 5)
    assert (len(stack(table, A)), stack(table, B), points(table, B)) == (2, [2], [3])


def test_TV_GEN_2() -> None:
    table = table_of([[1], [2]], piles={"deck": [], "discard": [10, 9, 8, 7]})
    table.act(A, "hit")
    assert (len(faces(table, "deck")), len(faces(table, "discard"))) == (0, 3)


def test_TV_GEN_3() -> None:
    table = table_of([[1], [2]], piles={"deck": [], "discard": []})
    assert legal(table) == ["fold"]
    assert refused(table, A, "hit") == "GEN-8"


# --- 7.2 CONT, P8, CAL -----------------------------------------------------------------------------------------------

THREE_STACKS = [[9, 4], [6], [10, 2]]


def test_TV_CONT_1() -> None:
    table = table_of(THREE_STACKS, deck=[4], continuous=True)
    table.act(A, "hit")
    assert (points(table, A), stack(table, A), stack(table, B), stack(table, C)) == ([4], [], [6], [10, 2])
    assert sorted(faces(table, "discard")) == [4, 9]
    assert table.to_act == (B,)


def test_TV_CONT_2() -> None:
    table = table_of(THREE_STACKS, continuous=True)
    table.act(A, "fold 1 6")
    assert (points(table, A), stack(table, A), stack(table, B)) == ([6], [], [])
    other = table_of(THREE_STACKS, continuous=True)
    other.act(A, "fold 2 2")
    assert (points(other, A), stack(other, A), stack(other, C)) == ([2], [], [10])


def test_TV_CONT_3() -> None:
    table = table_of([[], [6], [10, 2]], continuous=True)
    assert legal(table) == ["hit"]
    assert refused(table, A, "fold 1 6") == "CONT-3"


def test_TV_P8_1() -> None:
    table = table_of([[8, 5], [9]], deck=[8, 3], pieces_of_eight=True)
    table.act(A, "spend8")
    assert stack(table, A) == [5, 8, 3]
    assert faces(table, "discard") == [8]
    assert table.to_act == (B,)


def test_TV_P8_2() -> None:
    table = table_of([[8, 5], [9]], deck=[5, 9], continuous=True, pieces_of_eight=True)
    table.act(A, "spend8")
    assert (points(table, A), stack(table, A)) == ([5], [])
    assert table.chance == [5], "the 9 stays on the deck"


def test_TV_P8_3() -> None:
    table = table_of([[8], [9]], deck=[4, 4], pieces_of_eight=True)
    table.act(A, "spend8")
    assert points(table, A) == [4]
    assert table.chance[:2] == [4, 4]
    assert len(table.chance) > 2, "the round is over and the next one dealt"


def test_TV_CAL_1() -> None:
    assert deal(3, [1, 7, 2], calamities=True).to_act == (2,)


def test_TV_CAL_2() -> None:
    table = deal(3, [7, 7, 1, 7, 10, 2], calamities=True)
    assert table.to_act == (2,)
    assert (stack(table, 1), stack(table, 2)) == ([7, 10], [7, 2])


def test_TV_CAL_3() -> None:
    table = table_of([[9], [10]], deck=[7, 3], calamities=True)
    table.act(A, "hit")
    assert table.to_act == (A,)
    table.act(A, "hit")
    assert (stack(table, A), table.to_act) == ([9, 7, 3], (B,))


def test_TV_CAL_4() -> None:
    table = table_of([[9], [2]], deck=[7, 5, 6], calamities=True)
    table.act(A, "hit")
    table.act(A, "fold")
    assert points(table, A) == [2]
    assert (stack(table, A), stack(table, B)) == ([6], [5]), "the round is over and the next one dealt"


def test_TV_CAL_5() -> None:
    table = table_of([[7, 4], [10]], deck=[7, 6], continuous=True, calamities=True)
    table.act(A, "hit")
    assert (points(table, A), stack(table, A), table.to_act, legal(table)) == ([7], [], (A,), ["hit"])
    table.act(A, "hit")
    assert (stack(table, A), table.to_act) == ([6], (B,))


def test_TV_CAL_6() -> None:
    table = table_of([[7], [10]], deck=[7, 9, 8], calamities=True)
    table.act(A, "hit")
    assert points(table, A) == [7]
    assert table.to_act == (A,), "the 8 starts the next round, no extra turn was told"
    assert not [event for event in table.events(None) if event.clause == "CAL-2"]


def test_TV_CAL_7() -> None:
    options = {"continuous": True, "calamities": True, "pieces_of_eight": True}
    table = table_of([[8, 5], [10]], deck=[7, 5, 9], **options)
    table.act(A, "spend8")
    assert (points(table, A), stack(table, A), table.to_act) == ([5], [], (A,))
    table.act(A, "hit")
    assert (stack(table, A), table.to_act) == ([9], (B,))


def test_TV_CAL_8() -> None:
    assert table_of([[7], [3]], calamities=True).view(A).numbers["fold_price"] == 3


# --- GEN, clause by clause -------------------------------------------------------------------------------------------


def test_GEN_1_fifty_five_cards() -> None:
    assert len(GAME.table_type.FACE) == 55
    assert [GAME.table_type.FACE.count(rank) for rank in range(1, 11)] == list(range(1, 11))


def test_GEN_2_discards_lie_face_down_and_what_was_seen_stays_known() -> None:
    table = table_of([[8], [9]], deck=[8], piles={"discard": [10, 10]})
    table.act(A, "hit")
    discard = next(pile for pile in table.view(B).piles if pile.role == "discard")
    assert discard.cards[:2] == (None, None), "burned cards were never seen"
    assert 8 in discard.cards


def test_GEN_3_the_left_neighbour_is_next() -> None:
    table = table_of([[9], [8], [7]], deck=[1, 2, 3])
    order = []
    for _ in range(3):
        order.append(table.to_act[0])
        table.act(table.to_act[0], "hit")
    assert order == [0, 1, 2]


def test_GEN_4_dealt_from_the_dealers_left_dealer_last() -> None:
    table = deal(4, [2, 5, 6, 9])
    assert [stack(table, seat) for seat in range(4)] == [[9], [2], [5], [6]]


def test_GEN_5_five_are_burned_unseen_after_every_shuffle() -> None:
    table = deal(3, [2, 5, 6])
    discard = next(pile for pile in table.view(0).piles if pile.role == "discard")
    assert discard.cards == (None,) * 5
    assert table.chance[:5] == [10, 10, 10, 9, 9], "burned cards are outcomes of chance"


def test_GEN_6_an_empty_deck_is_made_from_the_discard() -> None:
    table = table_of([[1], [2]], points={A: [4]}, piles={"deck": [], "discard": [10] * 9})
    table.act(A, "hit")
    assert (len(faces(table, "deck")), len(faces(table, "discard"))) == (3, 5)
    assert (stack(table, A), stack(table, B), points(table, A), table.to_act) == ([1, 10], [2], [4], (B,))


def test_GEN_7_the_shuffle_waits_until_a_card_is_needed() -> None:
    table = table_of([[1], [2]], deck=[9], piles={"deck": [9], "discard": [10, 10, 10]})
    table.act(A, "hit")
    assert (faces(table, "deck"), faces(table, "discard")) == ([], [10, 10, 10])
    # A round that ends on the last card first sends its stacks to the discard.
    last = table_of([[9], [2]], deck=[9], piles={"deck": [9], "discard": [10] * 8 + [8] * 8})
    last.act(A, "hit")
    shuffled = [event for event in last.events(None) if event.clause == "GEN-6"]
    assert [event.value for event in shuffled] == [16 + 2], "one 9 and the 2 have joined the sixteen"


@pytest.mark.parametrize(("discard", "burned"), [(1, 0), (3, 2), (5, 4), (6, 5), (19, 5)])
def test_GEN_8_fewer_are_burned_when_cards_are_short(discard: int, burned: int) -> None:
    cards = [10] * min(discard, 10) + [9] * max(0, discard - 10)
    table = table_of([[1], [2]], piles={"deck": [], "discard": cards})
    table.act(A, "hit")
    assert len(faces(table, "discard")) == burned


def test_GEN_8_spend8_needs_two() -> None:
    table = table_of([[8, 1], [2]], piles={"deck": [], "discard": [10, 9, 6]}, pieces_of_eight=True)
    table.act(A, "spend8")  # the spent 8 makes four; two are needed, so two are burned
    assert burns(table) == [2]
    one = table_of([[8, 1], [2]], piles={"deck": [], "discard": [10]}, pieces_of_eight=True)
    one.act(A, "spend8")  # the 10 and the spent 8: just enough, and nothing to burn
    assert (sorted(stack(one, A)), burns(one)) == ([1, 8, 10], [])
    none = table_of([[8, 1], [2]], piles={"deck": [], "discard": []}, pieces_of_eight=True)
    assert refused(none, A, "spend8") == "GEN-8"


def test_GEN_8_a_deal_keeps_what_it_still_needs() -> None:
    table = table_of([[], [], []], piles={"deck": [9], "discard": [1, 2, 3, 4, 5, 6]})
    family.deal_each(table._state, 0b111, 5)
    assert burns(table) == [4], "six cards when two of three are still to be dealt: four can go"
    assert [len(stack(table, seat)) for seat in range(3)] == [1, 1, 1]


def test_GEN_8_a_tie_keeps_what_it_still_needs_also_when_a_card_is_replaced() -> None:
    table = table_of([[5], [5]], deck=[5, 5, 6, 7, 8], piles={"deck": [5], "discard": [6, 7, 8]})
    family.deal_each(table._state, 0b11, 5)  # seat 1 gets the 5, which pairs; four cards, two still needed
    assert burns(table) == [2]


def test_GEN_5_a_shuffle_in_the_middle_of_a_deal_burns_too() -> None:
    table = table_of([[9], [3]], piles={"deck": [], "discard": [10] * 8 + [8] * 4})
    table.act(A, "fold")
    assert burns(table) == [5]


def test_GEN_8_who_can_do_nothing_loses_the_turn() -> None:
    table = table_of([[9], [], [8]], piles={"deck": [10], "discard": []}, deck=[10], continuous=True)
    table.act(A, "hit")
    assert table.to_act == (C,)
    assert [event.seat for event in table.events(None) if event.clause == "GEN-8"] == [B]


def test_GEN_9_without_a_burn_everything_face_down_is_shuffled() -> None:
    table = table_of([[1], [2]], piles={"deck": [], "discard": [10, 9, 8, 7]})
    family.next_card(table._state, family.STACK[B], 1, 0)
    assert (len(faces(table, "deck")), faces(table, "discard"), len(stack(table, B))) == (3, [], 2)


def test_GEN_11_no_card_is_added_or_lost() -> None:
    table = GAME.table(seats=5, seed=11, options={"pieces_of_eight": True})
    while not table.over:
        table.act(table.to_act[0], table.legal(table.to_act[0])[-1])
        assert sum(len(faces(table, pile.name)) for pile in GAME.table_type.PILES) == 55


# --- TIE -------------------------------------------------------------------------------------------------------------


def test_TIE_1_the_lowest_card_starts() -> None:
    assert deal(4, [4, 2, 6, 9]).to_act == (2,)


def test_TIE_2_only_the_tied_get_another_card() -> None:
    table = deal(4, [2, 2, 6, 9, 8, 5])
    assert [stack(table, seat) for seat in range(4)] == [[9], [2, 8], [2, 5], [6]]
    assert table.to_act == (2,)


def test_TIE_3_again_until_one_is_left() -> None:
    table = deal(4, [4, 4, 4, 9, 3, 3, 8, 7, 6])
    assert [stack(table, seat) for seat in range(4)] == [[9], [4, 3, 7], [4, 3, 6], [4, 8]]
    assert table.to_act == (2,)


def test_TIE_4_a_pairing_extra_card_is_replaced() -> None:
    table = deal(3, [3, 3, 9, 3, 8, 5])
    assert (stack(table, 1), stack(table, 2)) == ([3, 8], [3, 5])
    assert points(table, 1) == [], "nobody scores in the deal"
    assert [event.seat for event in table.events(None) if event.clause == "TIE-4"] == [1]


def test_TIE_4_repeated_if_needed() -> None:
    table = deal(3, [5, 5, 9, 5, 5, 8, 6])
    assert (stack(table, 1), stack(table, 2)) == ([5, 8], [5, 6])
    assert faces(table, "discard")[5:] == [5, 5]


def test_TIE_5_extra_cards_are_in_play() -> None:
    table = deal(3, [3, 3, 9, 1, 5])
    assert table.view(1).numbers["fold_price"] == 1
    again = deal(3, [3, 3, 9, 4, 5, 4])
    again.act(1, "hit")
    assert points(again, 1) == [4], "the extra 4 was paired"


def test_TIE_6_when_cards_cannot_decide_the_dealers_left_starts() -> None:
    # Both have 2 and 10; what is left to draw would only pair them.
    table = table_of([[2, 10], [2, 10]], piles={"deck": [10, 10], "discard": [10]})
    assert lowest(table) == B, "seat 0 deals, so seat 1 is first"
    assert table.chance == []
    enough = table_of([[2, 10], [2, 10]], piles={"deck": [10, 9], "discard": [8]})
    assert lowest(enough) in (A, B)
    assert sorted(len(stack(enough, seat)) for seat in (A, B)) == [3, 3]
    short = table_of([[2, 10], [2, 10]], piles={"deck": [10, 9], "discard": [10]})
    assert lowest(short) == B, "one usable card is too few for two"


def test_TIE_6_really_happens() -> None:
    """Seven or eight players can tie until no card can break the tie: about one game in two thousand."""
    for seed in range(20_000):
        table = GAME.table(seats=8, seed=seed)
        while not table.over:
            table.act(table.to_act[0], "fold")
        ended = [event for event in table.events(None) if event.clause == "TIE-6"]
        if ended:
            assert ended[0].seat is not None
            return
    raise AssertionError("no tie was left to the seat order in twenty thousand games")


# --- PAIRS -----------------------------------------------------------------------------------------------------------


def test_PAIRS_1_two_to_eight() -> None:
    assert GAME.seats == range(2, 9)
    with pytest.raises(kibitz.BadSeats, match="2 to 8"):
        GAME.table(seats=9, seed=1)


def test_PAIRS_2_the_losing_score() -> None:
    assert GAME.table(seats=3, seed=1).view(0).numbers["losing_score"] == 21
    assert GAME.table(seats=3, seed=1, options={"limit": 40}).view(0).numbers["losing_score"] == 40


def test_PAIRS_2_a_limit_must_leave_cards_to_deal() -> None:
    for seats in GAME.seats:
        most = next(limit for limit in range(188, 0, -1) if seats * (limit - 1) < 385 - 10 * (seats - 1))
        GAME.table(seats=seats, seed=1, options={"limit": most})
        with pytest.raises(BadOption, match=f"at most {most}" if most < 188 else "1 to 188"):
            GAME.table(seats=seats, seed=1, options={"limit": most + 1})
    for wrong in (0, "many", 2.5, True):
        with pytest.raises(BadOption, match="limit"):
            GAME.table(seats=4, seed=1, options={"limit": wrong})


def test_PAIRS_3_five_burned_one_card_each() -> None:
    table = deal(6, [1, 2, 4, 5, 6, 8])
    assert len(faces(table, "discard")) == 5
    assert [stack(table, seat) for seat in range(6)] == [[8], [1], [2], [4], [5], [6]]
    assert table.to_act == (1,)


def test_PAIRS_4_hit_or_fold_then_the_left_neighbour() -> None:
    table = table_of([[9], [8], [10]], deck=[1])
    assert legal(table) == ["hit", "fold"]
    table.act(A, "hit")
    assert table.to_act == (B,)


def test_PAIRS_5_a_pair_scores_in_the_own_stack_only() -> None:
    table = table_of([[9], [8], [10]], deck=[8, 5])
    table.act(A, "hit")
    assert (stack(table, A), points(table, A)) == ([9, 8], []), "the other's 8 is no pair"
    pair = table_of([[9], [8], [10]], deck=[9])
    pair.act(A, "hit")
    assert points(pair, A) == [9]


def test_PAIRS_6_fold_takes_the_lowest_of_all() -> None:
    table = table_of([[9], [8, 3], [3, 10]])
    table.act(A, "fold")
    assert points(table, A) == [3]
    own = table_of([[2], [8], [10]])
    own.act(A, "fold")
    assert points(own, A) == [2]
    assert refused(table_of([[9], [8], [10]]), A, "fold 1 8") == "PAIRS-6"


def test_PAIRS_7_after_a_hit_the_turn_is_over() -> None:
    table = table_of([[9], [8], [10]], deck=[1])
    table.act(A, "hit")
    assert refused(table, A, "fold") == "TABLE-1"


def test_PAIRS_8_points_are_no_longer_in_play() -> None:
    table = table_of([[9], [8]], points={A: [1]})
    assert table.view(A).numbers["fold_price"] == 8
    assert next(pile for pile in table.view(B).piles if pile.name == "points0").cards == (1,)


def test_PAIRS_9_all_stacks_go_and_the_deck_runs_on() -> None:
    table = table_of([[9], [8], [10, 5]], piles={"discard": [10]}, deck=[4, 6, 7])
    before = len(faces(table, "deck"))
    table.act(A, "fold")
    assert sorted(faces(table, "discard")) == [8, 9, 10, 10]
    assert len(faces(table, "deck")) == before - 3


def test_PAIRS_10_the_first_to_reach_the_score_loses() -> None:
    almost = table_of([[9], [2], [10], [8]], points={A: [10, 3]})
    almost.act(A, "fold")
    assert not almost.over, "15 is below 16"
    table = table_of([[9], [3], [10], [8]], points={A: [10, 3]})
    table.act(A, "fold")
    assert table.result is not None
    assert (table.result.winners, table.result.losers) == ((), (A,))
    assert all(stack(table, seat) == [] for seat in range(4)), "the table is cleared first"


def test_PAIRS_10_a_fold_that_loses_is_warned_of() -> None:
    assert table_of([[9], [2], [10], [8]], points={A: [10, 3]}).view(A).warnings == ()
    table = table_of([[9], [3], [10], [8]], points={A: [10, 3]})
    assert table.view(A).warnings == (("fold", "PAIRS-10"),)
    table = table_of([[9, 2], [3], [10]], points={A: [10, 8]}, continuous=True)
    assert dict(table.view(A).warnings) == {"fold 0 9": "PAIRS-10", "fold 1 3": "PAIRS-10", "fold 2 10": "PAIRS-10"}


# --- CONT ------------------------------------------------------------------------------------------------------------


def test_CONT_1_only_the_scorer_discards() -> None:
    table = table_of([[9, 4], [6], [10]], continuous=True)
    table.act(A, "fold 0 4")
    assert (stack(table, A), stack(table, B), stack(table, C)) == ([], [6], [10])
    assert (points(table, A), faces(table, "discard")) == ([4], [9])


def test_CONT_2_any_card_of_anybody() -> None:
    table = table_of([[9, 4], [6], [10, 2]], continuous=True)
    assert legal(table) == ["hit", "fold 0 4", "fold 0 9", "fold 1 6", "fold 2 2", "fold 2 10"]
    assert refused(table, A, "fold") == "CONT-2"
    assert refused(table, A, "fold 1 7") == "CONT-2"
    assert table.why(A, "fold 1 7") == "There is no 7 there. Take a card that lies in play."
    assert refused(table, A, "fold 5 7") == "TABLE-4"


def test_CONT_3_no_fold_with_an_empty_stack() -> None:
    assert legal(table_of([[], [6], [10]], continuous=True)) == ["hit"]


def test_CONT_4_the_scorer_stays_in_and_so_does_who_lost_a_last_card() -> None:
    table = table_of([[9], [6], [10]], deck=[5, 3, 4], continuous=True)
    table.act(A, "fold 1 6")
    assert table.to_act == (B,)
    assert legal(table, B) == ["hit"]
    table.act(B, "hit")
    table.act(C, "hit")
    assert table.to_act == (A,)


def test_CONT_5_ends_at_the_losing_score() -> None:
    table = table_of([[9], [6], [10]], points={A: [10, 10]}, continuous=True)
    table.act(A, "fold 1 6")
    assert table.result is not None
    assert table.result.losers == (A,)
    assert stack(table, C) == [10], "the others keep their stacks"


# --- P8 --------------------------------------------------------------------------------------------------------------


def test_P8_1_an_eight_buys_two_cards() -> None:
    table = table_of([[8, 5], [9]], deck=[1, 2], pieces_of_eight=True)
    assert legal(table) == ["hit", "fold", "spend8"]
    table.act(A, "spend8")
    assert (stack(table, A), faces(table, "discard")) == ([5, 1, 2], [8])
    assert refused(table_of([[5], [9]], pieces_of_eight=True), A, "spend8") == "P8-1"
    off = table_of([[8, 5], [9]])
    assert refused(off, A, "spend8") == "P8-1"
    assert off.why(A, "spend8") == "This table plays without Pieces of Eight: hit or fold."


def test_P8_2_after_a_pair_no_second_card() -> None:
    table = table_of([[8, 5], [9]], deck=[5], continuous=True, pieces_of_eight=True)
    table.act(A, "spend8")
    assert table.chance == [5]
    base = table_of([[8, 5], [9]], deck=[5, 6, 7], pieces_of_eight=True)
    base.act(A, "spend8")
    assert points(base, A) == [5]
    assert base.chance[1:3] == [6, 7], "the next cards are the new round's"


def test_P8_3_the_eight_goes_first() -> None:
    table = table_of([[8], [9]], piles={"deck": [], "discard": [8, 8]}, pieces_of_eight=True)
    table.act(A, "spend8")
    assert points(table, A) == [8], "two drawn 8s pair each other, not the spent one"


def test_P8_4_each_card_is_tested_by_itself() -> None:
    table = table_of([[8, 5], [9]], deck=[6, 5], continuous=True, pieces_of_eight=True)
    table.act(A, "spend8")
    assert points(table, A) == [5]
    later = table_of([[8, 5], [9]], deck=[8, 6], pieces_of_eight=True)
    later.act(A, "spend8")
    assert later.to_act == (B,), "an 8 drawn now waits for a later turn"


# --- CAL -------------------------------------------------------------------------------------------------------------


def test_CAL_1_a_seven_starts_but_costs_seven() -> None:
    table = deal(3, [1, 7, 2], calamities=True)
    assert table.to_act == (2,)
    assert table.view(2).numbers["fold_price"] == 1
    assert deal(3, [1, 7, 2]).to_act == (1,)
    assert deal(3, [4, 4, 9, 7, 1], calamities=True).to_act == (1,), "in extra cards too"


def test_CAL_2_a_drawn_seven_brings_another_turn() -> None:
    table = table_of([[9], [10]], deck=[7], calamities=True, pieces_of_eight=True)
    table.act(A, "hit")
    assert table.to_act == (A,)
    assert legal(table) == ["hit", "fold"]
    without = table_of([[9], [10]], deck=[7])
    without.act(A, "hit")
    assert without.to_act == (B,)


def test_CAL_3_continuous_even_if_it_paired() -> None:
    table = table_of([[7], [10]], deck=[7], continuous=True, calamities=True)
    table.act(A, "hit")
    assert (points(table, A), table.to_act, legal(table)) == ([7], (A,), ["hit"])


def test_CAL_4_only_a_seven_drawn_on_the_own_turn() -> None:
    dealt = deal(3, [1, 7, 2, 5], calamities=True)
    dealt.act(2, "hit")
    assert dealt.to_act == (0,), "the 7 was dealt, not drawn"
    tied = deal(3, [4, 4, 9, 7, 1, 6], calamities=True)
    tied.act(1, "hit")
    assert tied.to_act == (2,), "nor does an extra card count"
    table = table_of([[9], [7], [10]], continuous=True, calamities=True)
    table.act(A, "fold 1 7")
    assert table.to_act == (B,)


def test_CAL_5_no_extra_turn_when_the_round_is_over() -> None:
    table = table_of([[7], [10]], deck=[7, 2, 9], calamities=True)
    table.act(A, "hit")
    assert table.to_act == (B,), "the 2 starts the next round"


def test_CAL_6_both_draws_first_then_one_turn_and_turns_chain() -> None:
    table = table_of([[8, 9], [10]], deck=[7, 3, 1], calamities=True, pieces_of_eight=True)
    table.act(A, "spend8")
    assert (stack(table, A), table.to_act) == ([9, 7, 3], (A,))
    table.act(A, "hit")
    assert table.to_act == (B,), "one extra turn for one action"
    chain = table_of([[9], [10]], deck=[7, 7], continuous=True, calamities=True)
    chain.act(A, "hit")
    chain.act(A, "hit")
    assert (points(chain, A), chain.to_act) == ([7], (A,))
    double = table_of([[8], [10]], deck=[7, 7, 2], continuous=True, calamities=True, pieces_of_eight=True)
    double.act(A, "spend8")
    assert double.to_act == (A,)
    double.act(A, "hit")
    assert double.to_act == (B,), "two 7s bring one turn"


def test_CAL_6_there_is_always_something_to_do_in_the_extra_turn() -> None:
    table = table_of([[7], [10]], piles={"deck": [7], "discard": []}, deck=[7], continuous=True, calamities=True)
    table.act(A, "hit")  # the pair sends one 7 to the discard, so there is a card again
    assert table.to_act == (A,)


def test_price_and_points_are_what_pairs_says() -> None:
    assert pairs.LOSING_SCORE[2:] == (31, 21, 16, 13, 11, 11, 11)
