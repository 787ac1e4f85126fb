"""Kitty, clause by clause (KIT), with the specification's vectors."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from random import Random
from typing import Any

import pytest

import kibitz
from kibitz.errors import BadOption, BadSeats, NotYourTurn
from kibitz.games import kitty
from kibitz.games._pairs_family import RANK
from kibitz.kernel.table import Table
from kibitz.kernel.words import everyone, wait_for
from kibitz.testing import faces, position, random_game
from tests.games.asking import number, refused, seen, told

GAME = kibitz.game("kitty")
A, B, C, D, E, F = range(6)
PASS, BID = kitty.PASSING, kitty.BIDDING
LOW = [[2, 3], [3, 4], [4, 5], [5, 6]]  # hands for passing


def table_of(hands: Sequence[Sequence[int]], prize: Sequence[int] = (10,), stage: int = BID, **more: Any) -> Table:
    """A round with these prizes (two: of the light game, unless said), and all are to bid, or to pass."""
    numbers = {"stage": stage, "round_no": more.pop("round", len(prize))}
    piles: dict[str, Any] = {f"hand{seat}": cards for seat, cards in enumerate(hands)}
    piles |= {"prize": prize, "kitty": more.pop("kitty", 4)}
    options = {"mode": "light" if len(prize) == 2 else "hard", **more}

    def begin(s: Any) -> None:
        wait_for(s, everyone(s))

    return position(GAME, len(hands), piles, numbers=numbers, options=options, begin=begin)


def bids(*ranks: int, prize: Sequence[int] = (10,), **more: Any) -> Table:
    """These bids, seat by seat, out of hands that hold a 9 besides."""
    return choose(table_of([[rank, 9] for rank in ranks], prize, **more), "bid", ranks)


def choose(table: Table, verb: str, ranks: Sequence[int], order: Sequence[int] = ()) -> Table:
    """All seats pass or bid these ranks; in seat order unless said."""
    for seat in order or range(len(ranks)):
        table.act(seat, f"{verb} {ranks[seat]}")
    return table


def ended(hands: Sequence[Sequence[int]], points: Sequence[int] = (), **options: Any) -> Table:
    """A game whose last round is just over with these hands, and what follows."""

    def end(s: Any) -> None:
        kitty.end_game(s)
        if not s.over:
            kitty.deal(s)

    piles = {f"hand{seat}": cards for seat, cards in enumerate(hands)}
    numbers = {"points": [*(points or [0] * len(hands)), *[0] * (8 - len(hands))]}
    return position(GAME, len(hands), piles, numbers=numbers, options=options, begin=end)


def hand(table: Table, seat: int) -> list[int]:
    return sorted(faces(table, f"hand{seat}"))


def hands(table: Table) -> list[list[int]]:
    return [hand(table, seat) for seat in range(table.seats)]


def discard(table: Table) -> list[int]:
    return sorted(faces(table, "discard"))


def legal(table: Table, seat: int) -> list[str]:
    return [str(action) for action in table.legal(seat)]


# --- 7.6 the vectors -------------------------------------------------------------------------------------------------


def test_TV_KIT_1() -> None:
    table = bids(4, 4, 6, 9)
    assert hands(table) == [[9], [9], [9, 10], [9]], "the 6 wins"
    table = bids(4, 4, 6, 6)
    assert (hands(table), discard(table)) == ([[9]] * 4, [4, 4, 6, 6, 10]), "nobody wins, and the prize is discarded"


def test_TV_KIT_2() -> None:
    table = bids(1, 5, 5, 9)
    assert (table.to_act, legal(table, A)) == ((A,), ["give 1", "give 2", "give 3"])
    table.act(A, "give 2")
    assert hands(table) == [[9], [9], [9, 10], [9]]


def test_TV_KIT_3() -> None:
    table = bids(2, 5, 5, 9, prize=[10, 7])
    assert (table.to_act, legal(table, A)) == ((A,), ["choose 7", "choose 10"])
    table.act(A, "choose 10")
    assert hands(table) == [[9, 10], [9], [9], [7, 9]], "the 9 gets the other one"
    table = bids(1, 5, 5, 5, prize=[10, 7])
    table.act(A, "choose 7")
    assert legal(table, A) == ["give 1", "give 2", "give 3"]
    table.act(A, "give 3")
    assert (hands(table), discard(table)) == ([[9], [9], [9], [7, 9]], [1, 5, 5, 5, 10])


def test_TV_KIT_4() -> None:
    for mine, scores in (([8, 8], (8, 0, 0, 0)), ([8], (8, 8, 0, 0))):
        table = ended([mine, [8], [], []])
        assert table.result is not None and table.result.scores == scores


@pytest.mark.parametrize(("seats", "cards", "removed"), [(3, 16, 0), (4, 12, 0), (5, 9, 3), (6, 8, 0)])
def test_TV_KIT_5(seats: int, cards: int, removed: int) -> None:
    for mode, prizes in (("hard", [1] * 7), ("light", [1, 2, 2, 2])):
        table = GAME.table(seats, 3, {"mode": mode})
        assert [len(hand(table, seat)) for seat in range(seats)] == [cards] * seats
        assert (len(faces(table, "removed")), len(faces(table, "kitty")), faces(table, "deck")) == (removed, 6, [])
        *_, table = random_game(table, Random(3))
        turned = [(e.source, e.kind) for e in table.events(None) if e.source == "kitty" or e.action == "pass"]
        groups = "".join("P" if source else "." for source, _ in turned).split("." * seats)
        assert [len(group) for group in groups if group] == prizes, "turned up before each time that all pass"


# --- the clauses -----------------------------------------------------------------------------------------------------


def test_KIT_1_seven_cards_are_the_kitty_and_the_rest_are_hands() -> None:
    chance = Random(1).sample(RANK, 55)
    table = GAME.table(4, None, {}, chance)
    assert (faces(table, "prize"), faces(table, "kitty")) == (chance[:1], chance[1:7]), (
        "the first card is the first prize"
    )
    by_seat = [sorted(chance[7 + (seat - 1) % 4 :: 4]) for seat in range(4)]
    assert hands(table) == by_seat, "all the others, one at a time from the dealer's left"
    other = next(seat for seat in range(4) if 1 not in hand(table, seat))
    assert refused(table, other, "pass 1") == "KIT-1"


def test_KIT_2_a_prize_then_all_pass_to_the_left_then_all_bid() -> None:
    table = table_of(LOW, stage=PASS, kitty=[8, 7], round=1)
    assert (table.view(None).phase, table.to_act, legal(table, B)) == ("pass", (A, B, C, D), ["pass 3", "pass 4"])
    choose(table, "pass", [2, 4, 5, 6])
    assert (table.view(None).phase, table.to_act) == ("bid", (A, B, C, D))
    assert hands(table) == [[3, 6], [2, 3], [4, 4], [5, 5]]
    assert legal(table, A) == ["bid 3", "bid 6"], "the card received may be bid"
    choose(table, "bid", [6, 2, 4, 5])
    assert (number(table, "round_no"), faces(table, "prize"), faces(table, "kitty")) == (2, [8], [7])
    assert (table.view(None).phase, hands(table)) == ("pass", [[3], [3, 10], [4], [5]])


def test_KIT_2_one_passes_before_one_sees_what_one_gets() -> None:
    table = table_of(LOW, stage=PASS)
    for seat, rank in ((D, 6), (C, 5), (B, 4)):
        table.act(seat, f"pass {rank}")
    assert (hand(table, A), table.to_act) == ([2, 3], (A,)), "the 6 has not arrived"
    assert (refused(table, A, "pass 6"), seen(table, A, "laid3")) == ("KIT-1", (None,))
    table.act(A, "pass 3")
    assert hand(table, A) == [2, 6]


@pytest.mark.parametrize("order", list(permutations(range(3)))[1:])
def test_KIT_2_the_order_of_secret_choices_makes_no_difference(order: Sequence[int]) -> None:
    tables = []
    for one in ((A, B, C), order):
        table = choose(table_of([[2, 8], [3, 8], [4, 8]], stage=PASS, kitty=[9]), "pass", [2, 8, 4], one)
        tables.append(choose(table, "bid", [8, 3, 8], one))
    assert hands(tables[0]) == hands(tables[1]) == [[4], [2, 10], [8]]
    assert tables[0].view(B) == tables[1].view(B)


def test_KIT_2_seven_rounds() -> None:
    table = bids(2, 3, 4, 5, round=7, kitty=[])
    assert table.over
    assert (bids(2, 3, 4, 5, round=6, kitty=[8]).over, bids(2, 3, 4, 5, round=4).over) == (False, False)


def test_KIT_2_refuses_what_is_not_going_on() -> None:
    table = table_of(LOW, stage=PASS)
    assert refused(table, A, "bid 2") == "KIT-2"
    assert table.why(A, "bid 2") == ("First everybody passes a card to the left: pass one from your hand.")
    table = table_of(LOW)
    assert (refused(table, A, "pass 2"), refused(table, A, "bid 9")) == ("KIT-2", "KIT-1")
    assert table.why(A, "bid 9") == "There is no 9 in your hand. Bid a card that you hold."
    table = bids(1, 5, 5, 9)
    assert (refused(table, A, "bid 9"), refused(table, A, "pass 9")) == ("KIT-2", "KIT-2")
    table = bids(2, 5, 5, 9, prize=[10, 7])
    assert refused(table, A, "bid 9") == "KIT-2"


@pytest.mark.parametrize(
    ("ranks", "winner"),
    [
        ((4, 6, 9), A),
        ((2, 2, 10), C),
        ((9, 9, 9), None),
        ((7, 3, 3), A),
        ((3, 3, 5, 5, 8), E),
        ((6, 5, 5, 6, 6, 10), F),
        ((8, 3, 8, 2, 2, 7), B),
    ],
)
def test_KIT_3_the_lowest_unpaired_bid_takes_the_prize(ranks: tuple[int, ...], winner: int | None) -> None:
    table = choose(table_of([[rank, 10] for rank in ranks], prize=[4]), "bid", ranks)
    assert [seat for seat in range(len(ranks)) if 4 in hand(table, seat)] == ([] if winner is None else [winner])
    assert discard(table) == sorted([*ranks, 4] if winner is None else ranks)
    assert told(table, "KIT-3") == [(A, 0) if winner is None else (winner, ranks[winner])]


def test_KIT_4_who_wins_with_the_1_gives_the_prize_to_another() -> None:
    for target in (A, B, D):
        table = bids(2, 3, 1, 4)
        assert (table.to_act, table.view(None).phase, told(table, "KIT-4")) == ((C,), "give", [(C, 10)])
        table.act(C, f"give {target}")
        assert [seat for seat in range(4) if 10 in hand(table, seat)] == [target]
        assert discard(table) == [1, 2, 3, 4]
    table = bids(2, 3, 1, 4)
    assert (refused(table, C, "give 2"), refused(table, C, "give 4")) == ("KIT-4", "TABLE-4")
    assert table.why(C, "give 2") == (
        "You have won with the 1, so you cannot keep the prize: give it to another player."
    )
    for stage in (PASS, BID):
        assert refused(table_of(LOW, stage=stage), A, "give 1") == "KIT-4"
    assert refused(bids(1, 2, 3, 4, prize=[10, 7]), A, "give 1") == "KIT-4", "first the prize is chosen"


def test_KIT_5_bids_are_discarded_and_hands_scored_after_the_last_round() -> None:
    table = bids(2, 3, 4, 5, round=7, kitty=[])
    assert table.result is not None and (discard(table), table.result.reason) == ([2, 3, 4, 5], "KIT-5")
    assert table.result.scores == (19, 9, 9, 9), "a 9 each, and the last prize; bids do not count"
    assert (table.result.winners, table.result.losers) == ((A,), (B, C, D))
    table = ended([[8, 8, 3], [8, 8, 8], [3, 5]])
    assert table.result is not None
    assert (table.result.scores, table.result.winners, table.result.losers) == ((3, 8, 8), (B, C), (A,))
    assert told(table, "KIT-5") == [(A, 3), (B, 8), (C, 3), (C, 5)], "nobody scores what nobody holds"


@pytest.mark.parametrize(
    ("points", "winners"),
    [
        ([72, 0, 0], None),  # 99
        ([73, 0, 0], (A,)),  # exactly 100
        ([73, 120, 0], (B,)),  # two are past it: the highest total
        ([73, 99, 0], None),  # both have 100: one more game
        ([73, 100, 99], None),  # two of the three lead with 101
        ([72, 100, 98], (B,)),  # 99, 101, 100
    ],
)
def test_KIT_6_the_long_game_to_100(points: list[int], winners: tuple[int, ...] | None) -> None:
    table = ended([[10, 9, 8], [1], [2]], points, match="to_100")
    assert table.over == (winners is not None)
    if table.result is not None:
        assert (table.result.winners, table.result.reason) == (winners, "KIT-6")
        assert table.result.losers == tuple(seat for seat in range(3) if seat not in table.result.winners)
    else:
        assert number(table, "points") == [points[A] + 27, points[B] + 1, points[C] + 2]


def test_KIT_6_a_new_game_is_dealt_and_points_add_up() -> None:
    table = ended([[10, 9, 8], [1], [2]], match="to_100")
    assert ([len(cards) for cards in hands(table)], len(faces(table, "kitty")), number(table, "round_no")) == (
        [16] * 3,
        6,
        1,
    )
    assert (table.to_act, table.view(None).phase, discard(table)) == ((A, B, C), "pass", [])
    assert seen(table, B, "hand0") == (None,) * 16, "nothing is known of the new hands"
    *_, table = random_game(GAME.table(3, 4, {"match": "to_100"}), Random(4))
    assert table.result is not None and table.result.scores is not None
    assert max(table.result.scores) >= 100 and len(table.result.winners) == 1


def test_KIT_7_light_one_prize_in_the_first_round_then_two() -> None:
    table = choose(table_of([[2, 9], [3, 9], [4, 9]], mode="light", kitty=[8, 7, 6]), "bid", [2, 3, 4])
    assert (hand(table, A), table.view(None).phase) == ([9, 10], "pass"), "one prize: the winner has nothing to choose"
    assert (faces(table, "prize"), faces(table, "kitty"), number(table, "round_no")) == ([8, 7], [6], 2)
    for number_of, over in ((3, False), (4, True)):
        table = bids(2, 3, 4, prize=[8, 7], round=number_of, kitty=[6, 5])
        table.act(A, "choose 8")
        assert table.over == over


@pytest.mark.parametrize(
    ("ranks", "first", "second"),
    [
        ((2, 3, 4), A, B),
        ((2, 5, 5, 9), A, D),
        ((4, 4, 6), C, None),
        ((8, 2, 2, 3, 3, 10), A, F),
        ((9, 9, 7, 7, 6, 10), E, F),
        ((5, 5, 5, 8), D, None),
    ],
)
def test_KIT_7_the_next_lowest_unpaired_bid_gets_the_other(
    ranks: tuple[int, ...], first: int, second: int | None
) -> None:
    for chosen, other in ((1, 6), (6, 1)):
        table = choose(table_of([[rank, 10] for rank in ranks], [6, 1]), "bid", ranks)
        assert (table.to_act, table.view(None).phase) == ((first,), "choose")
        table.act(first, f"choose {chosen}")
        assert hand(table, first) == sorted([chosen, 10])
        if second is None:
            assert discard(table) == sorted([*ranks, other]), "an untaken prize is discarded"
        else:
            assert (hand(table, second), told(table, "KIT-7")) == (sorted([other, 10]), [(second, other)])


def test_KIT_7_without_an_unpaired_bid_both_are_discarded_and_equal_ones_are_chosen() -> None:
    table = bids(4, 4, 6, 6, prize=[10, 7])
    assert (discard(table), table.view(None).phase) == ([4, 4, 6, 6, 7, 10], "pass")
    table = bids(2, 3, 4, prize=[7, 7])
    assert legal(table, A) == ["choose 7"]
    table.act(A, "choose 7")
    assert hands(table) == [[7, 9], [7, 9], [9]]


def test_KIT_7_the_1_chooses_and_gives_even_to_who_gets_the_other() -> None:
    # AMB-KIT-2: the receiver may be anyone else.
    for target, expected in ((B, [[9], [7, 9, 10], [9]]), (C, [[9], [7, 9], [9, 10]])):
        table = bids(1, 3, 4, prize=[10, 7])
        table.act(A, "choose 10")
        assert (table.to_act, legal(table, A), refused(table, A, "choose 7")) == ((A,), ["give 1", "give 2"], "KIT-7")
        table.act(A, f"give {target}")
        assert hands(table) == expected
    table = bids(1, 3, 4, mode="light", kitty=[8, 7])
    assert (table.to_act, table.view(None).phase) == ((A,), "give"), "in the first round there is nothing to choose"


def test_KIT_7_refuses_other_choices() -> None:
    table = bids(2, 3, 4, prize=[10, 7])
    assert (refused(table, A, "choose 9"), refused(table, B, "choose 7")) == ("KIT-7", "TABLE-1")
    assert table.why(A, "choose 9") == "There is no 9 among the prizes. Choose one of the two that lie open."
    for stage in (PASS, BID):
        assert refused(table_of(LOW, stage=stage), A, "choose 10") == "KIT-7"
    assert refused(bids(1, 3, 4), A, "choose 10") == "KIT-7"


def test_KIT_8_three_to_six_and_five_remove_three_cards() -> None:
    assert GAME.seats == range(3, 7)
    for seats in (2, 7):
        with pytest.raises(BadSeats):
            GAME.table(seats, 1)
    table = GAME.table(5, 1, {}, [10, 10, 9, 9, 8, 8, 7, 1, 2, 3])
    assert (faces(table, "prize"), faces(table, "kitty")) == ([10], [10, 9, 9, 8, 8, 7])
    assert faces(table, "removed") == [1, 2, 3], "after the kitty, before the hands"
    *_, table = random_game(table, Random(1))
    assert faces(table, "removed") == [1, 2, 3] and (told(table, "KIT-5")[0][1] or 0) > 1, "nobody scores the 1"
    for viewer in (A, E, None):
        assert seen(table, viewer, "removed") == (None,) * 3, "nobody ever sees them"


def test_KIT_9_the_1_gives_to_the_other_team() -> None:
    # AMB-KIT-3: teammates sit alternately.
    table = bids(2, 1, 3, 4, 5, 6, teams=True)
    assert legal(table, B) == ["give 0", "give 2", "give 4"]
    assert [refused(table, B, f"give {to}") for to in (D, F, B)] == ["KIT-9", "KIT-9", "KIT-4"]
    assert (
        table.why(B, "give 3") == "That would be a gift to your own team. Give the prize to a player of the other team."
    )
    table.act(B, "give 4")
    assert hand(table, E) == [9, 10]


def test_KIT_9_a_team_counts_its_hands_together() -> None:
    held = [[8, 5], [8, 8, 6], [8, 8], [9, 6]]
    table, alone = ended(held, teams=True), ended(held)
    assert table.result is not None and alone.result is not None
    assert table.result.scores == (13, 15, 13, 15), "three 8s to two, though B alone has as many as C"
    assert (table.result.winners, table.result.losers) == ((B, D), (A, C))
    assert alone.result.scores == (5, 14, 8, 15)
    table = ended([[8], [4], [], [8], [4], []], teams=True)
    assert table.result is not None
    assert (table.result.scores, table.result.winners) == ((12,) * 6, tuple(range(6))), "both teams score and share"


def test_KIT_9_only_four_or_six_and_also_the_long_game() -> None:
    for seats in (3, 5):
        with pytest.raises(BadOption, match="4 or 6"):
            GAME.table(seats, 1, {"teams": True})
    long = {"teams": True, "match": "to_100"}
    assert not ended([[9], [9], [], []], [95, 95, 95, 95], **long).over, "equal teams play one more game"
    table = ended([[9], [8], [], []], [95, 95, 95, 95], **long)
    assert table.result is not None and (table.result.winners, table.result.scores) == ((A, C), (104, 103, 104, 103))


def test_the_options() -> None:
    assert {o.name: o.default for o in GAME.options} == {"mode": "hard", "teams": False, "match": "single"}
    for name, value in (("mode", "medium"), ("match", "to_150"), ("teams", "yes")):
        with pytest.raises(BadOption):
            GAME.table(4, 1, {name: value})


# --- who sees what ---------------------------------------------------------------------------------------------------


def test_hands_and_kitty_are_hidden_and_the_prize_is_open() -> None:
    table = GAME.table(5, 1)
    for viewer in (A, B, None):
        assert (seen(table, viewer, "kitty"), seen(table, viewer, "removed")) == ((None,) * 6, (None,) * 3)
        assert seen(table, viewer, "prize") == tuple(faces(table, "prize"))
        assert seen(table, viewer, "hand0") == (tuple(hand(table, A)) if viewer == A else (None,) * 9)


@pytest.mark.parametrize(("verb", "stage"), [("pass", PASS), ("bid", BID)])
def test_a_choice_is_secret_and_stands(verb: str, stage: int) -> None:
    one, two = table_of(LOW, stage=stage), table_of(LOW, stage=stage)
    one.act(B, f"{verb} 3")
    two.act(B, f"{verb} 4")
    for viewer in (A, C, D, None):
        assert (one.view(viewer), one.events(viewer)) == (two.view(viewer), two.events(viewer))
        acts = [e for e in one.events(viewer) if e.kind == "act"]
        assert ([e.action for e in acts], seen(one, viewer, "laid1")) == ([verb], (None,))
    assert seen(one, B, "laid1") == (3,)
    before = one._state.values()
    with pytest.raises(NotYourTurn):
        one.act(B, f"{verb} 4")
    assert one._state.values() == before


def test_a_passed_card_is_known_to_giver_and_receiver() -> None:
    table = choose(table_of(LOW, stage=PASS), "pass", [2, 4, 5, 6])
    assert seen(table, A, "hand1") == (2, None) and seen(table, B, "hand1") == (2, 3)
    for viewer in (C, D, None):
        assert seen(table, viewer, "hand1") == (None, None)
        assert [e.cards for e in table.events(viewer) if e.target == "hand1"] == [(None,)]
    table.act(C, "bid 4")
    assert seen(table, A, "hand1") == (2, None), "somebody else's choice hides nothing"
    table.act(B, "bid 3")
    assert (seen(table, A, "hand1"), seen(table, A, "laid1")) == ((None,), (None,)), "it may be the one that B has bid"


def test_bids_are_shown_together_and_stay_known() -> None:
    table = choose(table_of(LOW), "bid", [2, 3, 4, 6])
    for viewer in (A, D, None):
        shown = [(e.target, e.cards) for e in table.events(viewer) if e.kind == "turn_up"]
        assert shown == [("laid0", (2,)), ("laid1", (3,)), ("laid2", (4,)), ("laid3", (6,))]
        assert sorted(card or 0 for card in seen(table, viewer, "discard")) == [2, 3, 4, 6]


def test_a_prize_is_known_until_its_owner_chooses_in_secret() -> None:
    table = choose(table_of([[2, 9], [3, 9], [4, 9]], kitty=[8]), "bid", [2, 3, 4])
    for viewer in (B, C, None):
        assert seen(table, viewer, "hand0") == (10, None)
    table.act(B, "pass 9")
    assert seen(table, C, "hand0") == (10, None)
    table.act(A, "pass 9")
    for viewer in (B, C, None):
        assert (seen(table, viewer, "hand0"), seen(table, viewer, "laid0")) == ((None,), (None,))
    assert (seen(table, A, "hand0"), seen(table, A, "laid0")) == ((10,), (9,))


def test_prizes_given_away_or_chosen_are_known_where_they_went() -> None:
    table = bids(1, 3, 4, prize=[10, 7])
    table.act(A, "choose 7")
    assert seen(table, None, "chosen") == (7,)
    table.act(A, "give 2")
    assert (seen(table, A, "hand2"), seen(table, None, "hand1")) == ((7, None), (10, None))


def test_hands_are_shown_for_the_score() -> None:
    table = ended([[8, 8, 3], [8, 8, 8], [3, 5]])
    assert [seen(table, None, f"hand{seat}") for seat in range(3)] == [(3, 8, 8), (8, 8, 8), (3, 5)]


def test_it_is_told_to_whom_everybody_passes_while_they_do() -> None:
    """KIT-2: to the left; nobody once all have."""
    table = kibitz.game("kitty").table(3, seed=1)
    assert table.view(None).numbers["passes_to"] == [1, 2, 0]
    for seat in range(3):
        table.act(seat, table.view(seat).legal[0].action)
    assert table.view(None).numbers["passes_to"] == [-1, -1, -1]
