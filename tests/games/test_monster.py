"""Monster, clause by clause (MON), with the specification's vectors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import kibitz
from kibitz.errors import BadOption, IllegalAction
from kibitz.kernel.table import Table
from kibitz.testing import REST, faces, position
from tests.games.asking import number, seen

GAME = kibitz.game("monster")
A, B, C, D = 0, 1, 2, 3
SHOWN = [[10, 9, 4], [9, 8, 2], [7, 3, 1], []]  # TV-MON-3
MONSTER = [10, 10, 10, 9, 9, 5, 5, 5, 2]


def table_of(hands: Sequence[Sequence[int]], monster: Sequence[int] = (), **more: Any) -> Table:
    """A circle in which only the last player still has to act: `done` brings the showdown.

    Who has a hand is in; 20 chips each and nothing in the bank unless said; `to_go` names more seats that still act.
    """
    seats = len(hands)
    playing = [seat for seat, cards in enumerate(hands) if cards]
    to_go = more.pop("to_go", playing[-1:])
    numbers = {"active": sum(1 << seat for seat in playing), "to_go": sum(1 << seat for seat in to_go)}
    numbers |= {"chips": [*more.pop("chips", [20] * seats), *[0] * (8 - seats)], "bank": more.pop("bank", 0)}
    numbers |= {"dealer": more.pop("dealer", A)}
    piles: dict[str, Any] = {f"hand{seat}": cards for seat, cards in enumerate(hands)}
    piles |= {"monster": monster, "deck": REST}
    return position(GAME, seats, piles, turn=to_go[0], numbers=numbers, options=more)


def showdown(hands: Sequence[Sequence[int]], monster: Sequence[int] = (), **more: Any) -> Table:
    """The hands are shown, and the monster's."""
    table = table_of(hands, monster, **more)
    return play(table, "done")


def play(table: Table, *actions: str) -> Table:
    """Whoever's turn it is, one after the other."""
    for action in actions:
        table.act(table.to_act[0], action)
    return table


def told(table: Table, clause: str) -> list[int | None]:
    """The seats for which a clause took effect."""
    return [event.seat for event in table.events(None) if event.clause == clause]


def legal(table: Table) -> list[str]:
    return [str(action) for action in table.legal(table.to_act[0])]


def chips(table: Table) -> tuple[int, ...]:
    """What everybody has when the only round of a match is over."""
    assert table.result is not None and table.result.chips is not None
    return table.result.chips


def refused(table: Table, action: str) -> str:
    """The clause that refuses an action; nothing has changed."""
    before = table._state.values()
    with pytest.raises(IllegalAction) as refusal:
        table.act(table.to_act[0], action)
    assert table._state.values() == before
    assert refusal.value.reason
    return refusal.value.clause


def in_a_new_circle(table: Table, *seats: int) -> bool:
    """Whether exactly these play another circle of the same round, six cards each from the whole deck."""
    held = [len(faces(table, f"hand{seat}")) for seat in range(table.seats)]
    dealt = [6 if seat in seats else 0 for seat in range(table.seats)]
    fresh = len(faces(table, "deck")) == 55 - sum(dealt) and not faces(table, "monster")
    return held == dealt and fresh and number(table, "active") == list(seats) and number(table, "rounds") == 0


# --- 7.4 the vectors -------------------------------------------------------------------------------------------------


def test_TV_MON_1() -> None:
    # Without cards the monster loses to anything, so whoever has the better hand takes the bank.
    assert told(showdown([[10, 8, 7], [10, 8, 7, 4], [5], []]), "MON-8") == [B]
    for other in ([10, 9, 8, 7, 6, 4], [10, 9, 8, 7, 6], [10, 9, 8, 7, 5, 4]):
        assert told(showdown([other, [10, 9, 8, 7, 6, 5], [5], []]), "MON-8") == [B]


def test_TV_MON_2() -> None:
    monster = [10, 10, 9, 5, 2]
    assert told(showdown([[10, 9, 5, 2], [4], [5], []], monster), "MON-9") == [A], "equal to 10-9-5-2"
    assert told(showdown([[10, 9, 5, 3], [4], [5], []], monster), "MON-8") == [A]
    assert told(showdown([[10, 9, 5, 2, 1], [4], [5], []], monster), "MON-8") == [A]


def test_TV_MON_3() -> None:
    table = showdown(SHOWN, MONSTER, bank=8)
    assert (told(table, "MON-9"), number(table, "chips")) == ([A], [15, 20, 20, 20])
    assert number(table, "bank") == 13, "no ante for the new circle"
    assert in_a_new_circle(table, B, C)


def test_TV_MON_4() -> None:
    table = showdown([[10, 9, 5, 2], [9, 8, 4], [7, 3, 1], []], MONSTER)
    assert (told(table, "MON-9"), told(table, "MON-8"), number(table, "chips")) == ([A], [], [15, 20, 20, 20])


def test_TV_MON_5() -> None:
    table = showdown([[10, 9, 8], [10, 9, 8], [7], []], [10, 9, 5], bank=15, end="rounds:1")
    assert (chips(table), number(table, "bank")) == ((27, 27, 20, 20), 1)


def test_TV_MON_6() -> None:
    table = showdown([[10, 3, 2], [10, 3, 2], [9, 8, 1], []], [10, 9], bank=4, end="rounds:1")
    assert told(table, "MON-9") == [A, B]
    assert chips(table) == (15, 15, 34, 20), "C has the bank and twice 5"


def test_TV_MON_7() -> None:
    table = showdown([[10, 3, 2], [10, 3, 2], [], []], [10, 9], bank=4)
    assert (number(table, "chips"), number(table, "bank")) == ([15, 15, 20, 20], 14)
    assert in_a_new_circle(table, A, B)


def test_TV_MON_8() -> None:
    banks = [number(GAME.table(seats=seats, seed=1), "bank") for seats in (5, 6)]
    assert banks == [10, 6]


# --- clause by clause ------------------------------------------------------------------------------------------------


def test_MON_1_the_dealer_moves_after_a_round_and_not_after_a_circle() -> None:
    assert GAME.seats == range(4, 9)
    for seats in (3, 9):
        with pytest.raises(kibitz.BadSeats, match="4 to 8"):
            GAME.table(seats=seats, seed=1)
    table = GAME.table(seats=4, seed=1)
    assert (number(table, "dealer"), table.to_act, number(table, "chips")) == (A, (B,), [23] * 4)
    play(table, "fold", "fold", "fold")
    assert (number(table, "rounds"), number(table, "dealer"), table.to_act) == (1, B, (C,))
    circle = showdown(SHOWN, MONSTER, dealer=D)
    assert (number(circle, "rounds"), number(circle, "dealer")) == (0, D)
    beaten = showdown(SHOWN, dealer=D)
    assert (number(beaten, "rounds"), number(beaten, "dealer"), beaten.to_act) == (1, A, (B,)), "after D comes A"


@pytest.mark.parametrize(("seats", "ante"), [(4, 2), (5, 2), (6, 1), (7, 1), (8, 1)])
def test_MON_2_the_ante(seats: int, ante: int) -> None:
    table = GAME.table(seats=seats, seed=1)
    assert (number(table, "chips"), number(table, "bank")) == ([25 - ante] * seats, ante * seats)


def test_MON_2_every_round_has_its_ante_and_later_circles_none() -> None:
    table = GAME.table(seats=4, seed=1)
    play(table, "fold", "fold", "fold")
    assert (number(table, "chips"), number(table, "bank")) == ([29, 21, 21, 21], 8), "A won 8, and all paid 2 again"
    assert number(showdown(SHOWN, MONSTER, bank=8), "bank") == 8 + 5


def test_MON_3_six_cards_each_from_the_dealers_left_who_begins() -> None:
    order = [1, 10, 9, 8, 2, 10, 9, 8, 3, 10, 9, 7, 4, 10, 9, 7, 5, 10, 8, 7, 6, 10, 8, 6]  # B, C, D, A and so on
    table = GAME.table(seats=4, seed=1, chance=order)
    assert sorted(faces(table, "hand1")) == [1, 2, 3, 4, 5, 6]
    assert faces(table, "hand2") == [10] * 6
    assert (sorted(faces(table, "hand0")), len(faces(table, "deck"))) == ([6, 7, 7, 7, 8, 8], 31)
    assert table.to_act == (B,)
    assert told(table, "GEN-5") == [], "nothing is burned"
    assert refused(table, "discard 7") == "MON-3", "a card that is not in the hand"


def test_MON_3_a_later_circle_deals_to_those_still_in_only() -> None:
    table = showdown([[10, 9, 4], [9, 8, 2], [], [7, 3, 1]], MONSTER, dealer=B)
    assert in_a_new_circle(table, B, D)
    assert table.to_act == (D,), "C is out, so D is the first to the left of the dealer"
    assert [e.target for e in table.events(None) if e.source == "deck"] == ["hand3", "hand1"] * 6
    play(table, "done")
    assert table.to_act == (B,), "the dealer is last"


def test_MON_4_up_to_three_cards_feed_the_monster() -> None:
    table = table_of([[10, 9], [9, 9, 8, 8, 7, 2], [7, 3], [6]], to_go=[B, C, D])
    assert legal(table) == ["discard 2", "discard 7", "discard 8", "discard 9", "done", "fold"]
    play(table, "discard 9", "discard 8")
    assert (table.to_act, number(table, "discarded")) == ((B,), 2)
    assert refused(table, "fold") == "MON-4", "discard or fold, not both"
    play(table, "discard 2")
    assert legal(table) == ["done"]
    assert (refused(table, "discard 7"), refused(table, "fold")) == ("MON-4", "MON-4")
    play(table, "done")
    assert (table.to_act, sorted(faces(table, "hand1")), sorted(faces(table, "monster"))) == (
        (C,),
        [7, 8, 9],
        [2, 8, 9],
    )
    play(table, "done")
    assert (table.to_act, len(faces(table, "monster"))) == ((D,), 3), "none is allowed too"
    assert (number(table, "discarded"), legal(table)) == (0, ["discard 6", "done", "fold"])


def test_MON_4_folding_is_free_and_does_not_feed_the_monster() -> None:
    table = table_of([[10, 9], [9, 8], [7, 3], [6]], to_go=[B, C, D], bank=8)
    play(table, "fold")
    assert (number(table, "chips"), number(table, "bank"), number(table, "active")) == ([20] * 4, 8, [A, C, D])
    assert (faces(table, "monster"), faces(table, "hand1"), sorted(faces(table, "discard"))) == ([], [], [8, 9])
    assert told(table, "MON-4") == [B]
    play(table, "done", "done")
    assert number(table, "rounds") == 1 and told(table, "MON-8") == [A], "B's hand was not shown"


def test_MON_5_a_pair_costs_five_and_the_round() -> None:
    table = showdown([[10, 9, 9], [9, 8, 2], [7, 3, 1], [4, 4]], [10], bank=8)
    assert told(table, "MON-5") == [A, D]
    assert told(table, "MON-9") == [B], "A's 10 does not count any more"
    assert (number(table, "rounds"), number(table, "chips")) == (1, [13, 13, 41, 13]), (
        "C is left; the ante is paid again"
    )


def test_MON_5_discarding_the_pair_saves_the_hand() -> None:
    table = table_of([[10, 9], [8], [7], [6, 6, 5]])
    play(table, "discard 6", "done")
    assert (told(table, "MON-5"), told(table, "MON-8")) == ([], [A])


@pytest.mark.parametrize(
    ("lower", "higher"),
    [([9, 8, 7, 6], [10]), ([10, 7, 6, 5], [10, 8]), ([10, 8, 6], [10, 8, 7]), ([3, 2], [3, 2, 1])],
)
def test_MON_6_the_highest_card_then_the_next(lower: list[int], higher: list[int]) -> None:
    for hands in ([lower, higher], [higher, lower]):
        table = showdown([*hands, [], []])
        assert told(table, "MON-8") == [hands.index(higher)]


def test_MON_7_the_monster_counts_each_rank_once_and_keeps_one_of_a_pair() -> None:
    # Were both 10s dropped, or counted twice, the result would be another one.
    assert told(showdown([[9, 8], [4], [3], []], [10, 10]), "MON-9") == [A]
    assert told(showdown([[10, 2], [4], [3], []], [10, 10, 1]), "MON-8") == [A]
    assert told(showdown([[10, 2], [4], [3], []], [10, 3, 3]), "MON-9") == [A]
    assert told(showdown([[3], [2], [1], []], []), "MON-8") == [A], "an empty monster loses to anything"


def test_MON_8_the_best_hand_must_be_strictly_better() -> None:
    better = showdown([[10, 9], [9], [8], []], [10, 8, 7, 6], bank=9, end="rounds:1")
    assert (chips(better), number(better, "bank")) == ((29, 20, 20, 20), 0)
    for monster in ([10, 9], [10, 9, 1], [10, 9, 9, 1]):
        table = showdown([[10, 9], [9], [8], []], monster)
        assert (told(table, "MON-8"), told(table, "MON-9")) == ([], [A])


def test_MON_9_only_the_best_pays_and_is_out() -> None:
    table = showdown([[2], [10], [3], [4]], [10, 1], bank=6)
    assert (number(table, "chips"), number(table, "bank")) == ([20, 15, 20, 20], 11)
    assert in_a_new_circle(table, A, C, D), "also those whose hands the monster beats"


def test_MON_10_equal_best_hands_share_or_lose_together() -> None:
    table = showdown([[10, 4], [10, 4], [10, 4], [9]], [10, 3], bank=10)
    # 3 each, one stays; then the four antes of 2.
    assert (number(table, "chips"), number(table, "bank")) == ([21, 21, 21, 18], 1 + 8)
    table = showdown([[10, 4], [10, 4], [9], [8]], [10, 5], bank=10)
    assert (number(table, "chips"), number(table, "bank")) == ([15, 15, 20, 20], 20)
    assert in_a_new_circle(table, C, D)


def test_MON_10_the_only_ones_left_is_judged_without_the_paired_hands() -> None:
    table = showdown([[10, 4], [10, 4], [9, 9], []], [10, 5], bank=1)
    assert (number(table, "chips"), number(table, "bank")) == ([15, 15, 15, 20], 16)
    assert in_a_new_circle(table, A, B)


def test_MON_11_all_others_fold() -> None:
    table = GAME.table(seats=4, seed=1)
    play(table, "fold", "fold", "fold")
    assert (number(table, "rounds"), told(table, "MON-4")) == (1, [B, C, D]), "A wins before acting"
    late = table_of([[10, 10], [], [7], [6]], [9], to_go=[C, D], bank=5, end="rounds:1")
    play(late, "fold", "fold")
    assert chips(late) == (25, 20, 20, 20), "A, who has acted and holds a pair, need not show it"
    assert seen(late, B, "hand0") == (None, None)


def test_MON_11_all_others_have_pairs() -> None:
    table = showdown([[2, 1], [10, 10], [9, 9], []], [10, 9, 8], bank=4, end="rounds:1")
    assert (told(table, "MON-11"), told(table, "MON-9")) == ([A], []), "the monster does not matter"
    assert chips(table) == (34, 15, 15, 20)


def test_MON_11_all_others_were_the_best() -> None:
    table = showdown([[10], [2], [], []], [10, 9], bank=4, end="rounds:1")
    assert chips(table) == (15, 29, 20, 20), "B takes it, also with a hand below the monster's"


def test_MON_11_option_the_lone_hand_must_beat_the_monster() -> None:
    hands = [[9, 1], [10, 10], [4, 4], []]
    won = showdown(hands, [9], bank=4, lone_hand="must_beat_monster", end="rounds:1")
    assert (told(won, "MON-8"), chips(won)) == ([A], (34, 15, 15, 20))
    lost = showdown(hands, [10], bank=4, lone_hand="must_beat_monster")
    # It pays 5 as well, nobody is left, and the bank of 19 waits for the next round and its antes.
    assert (number(lost, "chips"), number(lost, "bank")) == ([13, 13, 13, 18], 19 + 8)
    assert (number(lost, "rounds"), number(lost, "dealer"), number(lost, "active")) == (1, B, [A, B, C, D])
    folded = table_of([[2], [], [7], [6]], [9], to_go=[C, D], bank=5, lone_hand="must_beat_monster", end="rounds:1")
    assert chips(play(folded, "fold", "fold")) == (25, 20, 20, 20), "who is left by folds need not fight"
    last = showdown([[10], [2], [], []], [10, 9], bank=4, lone_hand="must_beat_monster", end="rounds:1")
    assert chips(last) == (15, 29, 20, 20), "nor who is left when the best is out"


def test_MON_12_every_hand_is_paired() -> None:
    table = showdown([[9, 9], [10, 10], [4, 4], []], [7], bank=4)
    assert (told(table, "MON-5"), told(table, "MON-12")) == ([A, B, C], [A])
    assert (number(table, "chips"), number(table, "bank")) == ([15, 15, 15, 20], 19)
    assert in_a_new_circle(table, A, B, C)


def test_MON_12_option_the_bank_waits_for_the_next_round() -> None:
    table = showdown([[9, 9], [10, 10], [4, 4], []], [7], bank=4, all_busted="carry")
    assert (number(table, "chips"), number(table, "bank")) == ([13, 13, 13, 18], 19 + 8)
    assert (number(table, "rounds"), number(table, "dealer"), number(table, "active")) == (1, B, [A, B, C, D])
    for name in ("all_busted", "lone_hand"):
        with pytest.raises(BadOption, match=name):
            GAME.table(seats=4, seed=1, options={name: "never"})


def test_MON_13_the_match_ends_after_the_round_in_which_somebody_is_broke() -> None:
    table = showdown(SHOWN, MONSTER, chips=[5, 20, 20, 20], bank=8)
    assert (number(table, "chips")[A], table.over) == (0, False), "the round goes on"
    play(table, "fold")
    assert table.result is not None
    assert (table.result.reason, table.result.chips) == ("CHIP-5", (0, 20, 33, 20))
    assert (table.result.winners, table.result.losers) == ((C,), (A, B, D))


def test_MON_13_most_chips_win_and_equal_chips_share() -> None:
    table = showdown([[10], [10], [9], []], chips=[5, 5, 0, 9], bank=8)
    assert table.result is not None
    assert (table.result.winners, table.result.losers) == ((A, B, D), (C,))


# --- knowledge -------------------------------------------------------------------------------------------------------


def test_a_discard_is_known_to_its_owner_only_until_the_showdown() -> None:
    def discarded(rank: int) -> Table:
        return play(table_of([[10, 9], [9, 8, 7], [7, 3], [6]], to_go=[B, C, D]), f"discard {rank}")

    one, two = discarded(8), discarded(7)
    for seat in (A, C, None):
        assert (one.view(seat), one.events(seat)) == (two.view(seat), two.events(seat))
        assert (seen(one, seat, "monster"), seen(one, seat, "hand1")) == ((None,), (None, None))
    assert (seen(one, B, "monster"), seen(two, B, "monster")) == ((8,), (7,))
    assert [event.action for event in one.events(A) if event.kind == "act"] == ["discard"]
    play(one, "done", "done", "done")
    shown = {e.target: {*e.cards} for e in one.events(None) if e.kind == "turn_up"}
    assert shown == {"monster": {8}, "hand0": {9, 10}, "hand1": {7, 9}, "hand2": {3, 7}, "hand3": {6}}


def test_a_folded_hand_is_never_shown() -> None:
    table = table_of([[10, 9], [9, 8], [7, 3], [6]], to_go=[B, C, D], end="rounds:1")
    play(table, "fold", "done", "done")
    assert table.over
    assert seen(table, A, "discard") == seen(table, None, "discard") == (None, None)
    assert sorted(face or 0 for face in seen(table, B, "discard")) == [8, 9]
    assert seen(table, B, "hand0") == (9, 10), "those who did not fold showed theirs"


# --- the options of all chip games -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("short_pay", "left", "paid"), [("all_in", 0, 3), ("debt", -2, 5)])
def test_option_short_pay(short_pay: str, left: int, paid: int) -> None:
    table = showdown(SHOWN, MONSTER, chips=[3, 20, 20, 20], bank=8, short_pay=short_pay)
    assert (number(table, "chips"), number(table, "bank")) == ([left, 20, 20, 20], 8 + paid)
    assert in_a_new_circle(table, B, C), "the round goes on"


def test_short_payments_in_a_round_that_is_played_again() -> None:
    table = showdown([[9, 9], [10, 10], [], []], chips=[0, 2, 20, 20])
    assert (number(table, "chips"), number(table, "bank")) == ([0, 0, 20, 20], 2)
    assert in_a_new_circle(table, A, B), "without chips one plays on"


def test_option_end_counts_rounds_even_if_somebody_is_broke() -> None:
    table = showdown([[10], [9], [8], []], chips=[20, 0, 1, 20], end="rounds:2", start_chips=30)
    assert (number(table, "chips"), number(table, "bank"), table.over) == ([18, 0, 0, 18], 5, False), "short antes"
    play(table, "fold", "fold", "fold")
    assert table.result is not None and (number(table, "rounds"), table.result.reason) == (2, "CHIP-5")
    with pytest.raises(BadOption, match="end"):
        GAME.table(seats=4, seed=1, options={"end": "rounds:0"})


def test_no_card_or_chip_is_added_or_lost() -> None:
    table = GAME.table(seats=8, seed=5, options={"start_chips": 20})
    while not table.over:
        play(table, legal(table)[0])
        assert sum(len(faces(table, pile.name)) for pile in GAME.table_type.PILES) == 55
        assert sum(number(table, "chips")) + number(table, "bank") == 160
