"""Sweep, clause by clause (SWP), with the specification's vectors."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

import kibitz
from kibitz.errors import BadOption, BadSeats, IllegalAction
from kibitz.games import sweep
from kibitz.kernel.table import Table
from kibitz.testing import REST, faces, position, random_game
from tests.games.asking import number, seen

GAME = kibitz.game("sweep")
A, B, C, D = 0, 1, 2, 3
V = C  # the third player of the rulebook's examples


def deal(hands: Sequence[Sequence[int]], first: int, after: Sequence[int] = (), **options: Any) -> Table:
    """A new game with these hands, seat by seat; this seat is drawn by lot; then the deck gives these cards."""
    order = [*range(1, len(hands)), 0]
    chance = [*(hands[seat][k] for k in range(5) for seat in order), first, *after]
    return GAME.table(len(hands), 1, options, chance)


def table_of(middle: Sequence[int], hands: Sequence[Sequence[int]], first: int = A, **more: Any) -> Table:
    """A round is about to begin: who holds cards plays, from `first` on; the deck has the rest unless said."""
    numbers = {"first": first, "last": more.pop("last", first)}
    numbers["to_go"] = sum(1 << seat for seat, cards in enumerate(hands) if cards)
    piles: dict[str, Any] = {"middle": middle, "deck": more.pop("deck", REST)}
    piles |= {f"hand{seat}": cards for seat, cards in enumerate(hands)}
    chance = more.pop("chance", ())
    return position(GAME, len(hands), piles, turn=first, numbers=numbers, chance=chance, options=more)


def ended(
    hands: Sequence[Sequence[int]], points: Sequence[int] = (), chance: Sequence[int] = (), **options: Any
) -> Table:
    """A game whose last round is just over with these hands, and what follows."""

    def end(s: Any) -> None:
        sweep.end_round(s)
        if not s.over:
            sweep.go_on(s)

    piles = {f"hand{seat}": cards for seat, cards in enumerate(hands)}
    numbers = {"points": [*(points or [0] * len(hands)), *[0] * (8 - len(hands))]}
    return position(GAME, len(hands), piles, numbers=numbers, chance=chance, options=options, begin=end)


def play(table: Table, *actions: str) -> Table:
    """Whoever's turn it is, one after the other; a number is a card played."""
    for action in actions:
        table.act(table.to_act[0], action if " " in action else f"play {action}")
    return table


def hand(table: Table, seat: int) -> list[int]:
    return sorted(faces(table, f"hand{seat}"))


def legal(table: Table) -> list[str]:
    return [str(action) for action in table.legal(table.to_act[0])]


def taken(table: Table) -> list[tuple[int | None, str | None]]:
    """What went from the middle to hands, in order of time."""
    moves = [e for e in table.events(None) if e.source == "middle" and e.target != "discard"]
    return [(card, e.target) for e in moves for card in e.cards]


def scored(table: Table, rank: int) -> list[int | None]:
    """Who scored a rank."""
    return [e.seat for e in table.events(None) if (e.clause, e.value) == ("SWP-9", rank)]


def refused(table: Table, action: str) -> str:
    """The clause that refuses an action of whoever's turn it is; nothing has changed."""
    before, told = table._state.values(), len(table.events(None))
    with pytest.raises(IllegalAction) as refusal:
        table.act(table.to_act[0], action)
    assert (table._state.values(), len(table.events(None))) == (before, told)
    return refusal.value.clause


# --- 7.6 the vectors -------------------------------------------------------------------------------------------------

NEW = [8, 8, 8, 9, 9]


def example() -> Table:
    """The rulebook's round: A plays 7, B 5, V 3."""
    return table_of([10, 10, 2, 6, 5], [[7, 1], [5, 4], [3, 4]], chance=NEW)


def test_TV_SWP_1() -> None:
    table = play(example(), "7", "5", "3")
    assert (hand(table, V), hand(table, B), hand(table, A)) == ([4, 10, 10], [2, 3, 4], [1, 5, 5, 6])
    in_time = ["hand2"] * 2 + ["hand1"] * 2 + ["hand0"] * 3
    assert [target for _, target in taken(table)] == in_time, "V, then B, then A"
    assert faces(table, "discard") == [7]
    assert (faces(table, "middle"), table.to_act) == (NEW, (A,))


def test_TV_SWP_2() -> None:
    table = play(table_of([9, 3, 9, 8, 8], [[4, 1], [6, 2], [5, 2]]), "4", "6", "5")
    assert hand(table, A) == [1, 9, 9], "both 9s, and not the 3"


def test_TV_SWP_3() -> None:
    table = ended([[5, 5, 6, 6, 9, 9, 10], [3, 3, 4, 4, 5, 9, 10, 10], [1, 2, 2, 3, 7, 8, 10, 10]])
    assert table.result is not None
    assert (table.result.scores, table.result.winners, table.result.losers) == ((20, 17, 28), (V,), (A, B))
    assert (scored(table, 10), scored(table, 9), scored(table, 1)) == ([B, V], [A], [V])


def test_TV_SWP_4() -> None:
    table = play(table_of([9, 2, 3, 4, 1], [[4, 5], [4, 5], [10, 5]], deck=[8] * 5), "4", "4", "10")
    assert (table.to_act, legal(table)) == ((A,), ["pick 9"])
    play(table, "pick 9")
    assert (hand(table, A), hand(table, B)) == ([5, 9], [5])
    assert hand(table, C) == [1, 2, 3, 4, 4, 4, 5], "everything below 10, the 4s just played included"
    assert (faces(table, "discard"), table.to_act) == ([10], (C,))


@pytest.mark.parametrize(("seats", "rounds"), [(3, 8), (4, 7), (5, 6), (6, 5)])
def test_TV_SWP_5(seats: int, rounds: int) -> None:
    *_, table = random_game(GAME.table(seats, 5), Random(5))
    ends = [e for e in table.events(None) if e.target == "discard"]
    assert (len(ends), len(table.chance)) == (rounds, 55 + 1), "every card once, and the lot for the first player"


# --- the clauses -----------------------------------------------------------------------------------------------------

HANDS = [[1, 2, 3, 4, 5], [6, 6, 7, 7, 8], [10, 10, 9, 9, 9]]


def test_SWP_1_five_cards_each_and_five_in_the_middle_every_round() -> None:
    table = deal(HANDS, B, NEW)
    assert [hand(table, seat) for seat in range(3)] == [sorted(cards) for cards in HANDS]
    assert (faces(table, "middle"), len(faces(table, "deck")), faces(table, "discard")) == (NEW, 55 - 15 - 5, [])
    play(table, "6", "10", "1")
    assert (len(faces(table, "middle")), len(faces(table, "deck"))) == (5, 30)
    assert GAME.seats == range(3, 7)
    for seats in (2, 7):
        with pytest.raises(BadSeats):
            GAME.table(seats=seats, seed=1)


def test_SWP_2_the_first_player_goes_by_lot_and_then_took_the_last_card() -> None:
    for first in range(3):
        table = deal(HANDS, first, NEW)
        assert (table.to_act, number(table, "first")) == ((first,), first)
        assert [e.seat for e in table.events(None) if e.kind == "lot"] == [first]
    table = play(table_of([10, 9, 9, 9, 9], [[4, 5], [10, 5], [9, 5]]), "4", "10", "9")
    assert (taken(table)[-1][1], table.to_act) == ("hand1", (B,)), "B's 10 takes last, though B was the second to play"


def test_SWP_2_the_last_card_in_time_counts() -> None:
    # AMB-SWP-5: the first of the tied 8s takes the last card; the second one, later, takes nothing.
    table = play(table_of([9, 9, 9, 9, 9], [[4, 5], [8, 5], [8, 5]], deck=[7] * 5), "4", "8", "8", "pick 4")
    assert (taken(table)[-1], table.to_act) == ((4, "hand1"), (B,))
    table = play(table_of([10, 9, 9, 9, 9], [[4, 5], [4, 5], [4, 5]], first=C, last=B), "4", "4", "4", "pick 10")
    assert table.to_act == (C,), "the only card of the round was C's"


def test_SWP_3_in_turn_everybody_plays_a_card_face_up() -> None:
    table = table_of([10, 10, 2, 6, 5], [[7, 1], [5, 4], [3, 4], [8]], first=C)
    for seat, card in ((C, 4), (D, 8), (A, 7)):
        assert table.to_act == (seat,)
        play(table, str(card))
        for viewer in (A, B, C, D, None):
            assert seen(table, viewer, f"stack{seat}") == (card,)
    assert (table.to_act, taken(table), number(table, "to_go")) == ((B,), [], [B]), (
        "nobody takes before all have played"
    )
    assert refused(table, "play 7") == "SWP-3"
    assert table.why(B, "play 7") == "There is no 7 in your hand. Play a card that you hold."
    assert legal(table) == ["play 4", "play 5"]


def test_SWP_4_the_lowest_takes_the_highest_rank_and_the_others_all_below() -> None:
    table = play(table_of([9, 9, 1, 3, 7], [[2, 10], [8, 10], [7, 10]]), "2", "8", "7")
    assert hand(table, A) == [9, 9, 10], "only the highest rank, not what is below the 2"
    assert hand(table, C) == [1, 2, 3, 10], "the 7 leaves the 7 in the middle"
    assert hand(table, B) == [7, 7, 10]


def test_SWP_4_the_lowest_takes_the_highest_rank_even_where_that_is_lower_than_itself() -> None:
    table = play(table_of([1, 2, 3, 3, 2], [[8, 5], [9, 5], [10, 5]]), "8", "9", "10")
    assert (hand(table, A), hand(table, B)) == ([3, 3, 5], [1, 2, 2, 5, 8])
    assert hand(table, C) == [5, 9]


def test_SWP_4_the_lowest_does_not_take_itself_back() -> None:
    table = play(table_of([3, 1, 2, 2], [[3, 5], [9, 5], [10, 5]]), "3", "9", "10")
    assert (hand(table, A), hand(table, B)) == ([3, 5], [1, 2, 2, 3, 5])


def test_SWP_5_a_card_that_has_taken_goes_to_the_middle_for_the_higher_ones() -> None:
    table = play(table_of([10] * 5, [[2, 10], [6, 10], [4, 10]], deck=[8] * 5), "2", "6", "4")
    assert hand(table, A) == [10] * 6
    assert (hand(table, C), hand(table, B)) == ([2, 10], [4, 10]), "the 4 takes the 2, the 6 takes the 4"
    assert faces(table, "discard") == [6]


def test_SWP_5_a_card_that_took_nothing_goes_to_the_middle_too() -> None:
    table = play(table_of([9, 9, 9, 8, 8], [[4, 1], [8, 2], [8, 2], [10, 3]]), "4", "8", "8", "10", "pick 4")
    assert (hand(table, B), hand(table, C)) == ([2, 4], [2]), "the second 8 comes too late and takes nothing"
    assert hand(table, D) == [3, 8, 8, 8, 8], "and is taken all the same"


TIED = [2, 3, 4, 5, 9]


def tie() -> Table:
    """The 1 has taken the 9; B, C and D have all played a 7, C as the first of them."""
    return play(table_of(TIED, [[1, 8], [7, 8], [7, 8], [7, 8]], first=C), "7", "7", "1", "7")


def test_SWP_6_equal_cards_pick_in_turn_the_earliest_player_first() -> None:
    table = tie()
    assert (number(table, "tied"), table.view(None).phase) == ([B, C, D], "pick")
    assert legal(table) == ["pick 1", "pick 2", "pick 3", "pick 4", "pick 5"]
    for seat, card in ((C, 5), (D, 1), (B, 4), (C, 2)):
        assert table.to_act == (seat,)
        play(table, f"pick {card}")
        assert faces(table, f"stack{seat}") == [7], "the tied cards stay until all are done"
    assert (table.to_act, legal(table)) == ((D,), ["pick 3"]), "picking is compulsory, also of the last card"
    play(table, "pick 3")
    assert [hand(table, seat) for seat in range(4)] == [[8, 9], [4, 8], [2, 5, 8], [1, 3, 8]]
    assert (faces(table, "discard"), table.to_act) == ([7, 7, 7], (D,))
    assert [(e.clause, e.value) for e in table.events(None) if e.kind == "rule"] == [("SWP-6", 3)]


def test_SWP_6_the_lowest_rule_holds_for_equal_cards() -> None:
    # AMB-SWP-1: they share the highest rank one by one, and never the second-best.
    table = play(table_of([9, 9, 9, 8, 1], [[3, 5], [3, 5], [4, 5]], first=B), "3", "4", "3")
    for seat in (B, A, B):
        assert (table.to_act, legal(table), number(table, "prize")) == ((seat,), ["pick 9"], 9)
        play(table, "pick 9")
    assert (hand(table, A), hand(table, B), hand(table, C)) == ([5, 9], [5, 9, 9], [1, 3, 3, 5])
    assert faces(table, "discard") == [8, 4]


def test_SWP_6_everybody_may_have_played_the_same() -> None:
    table = play(table_of([10, 10, 8, 1, 2], [[6, 5], [6, 5], [6, 5]], first=C), "6", "6", "6", "pick 10", "pick 10")
    assert [hand(table, seat) for seat in range(3)] == [[5, 10], [5], [5, 10]]
    assert (sorted(faces(table, "discard")), table.to_act) == ([1, 2, 6, 6, 6, 8], (A,))


def test_SWP_6_refuses_what_is_no_pick() -> None:
    table = tie()
    assert (refused(table, "play 8"), refused(table, "pick 10"), refused(table, "pick 6")) == (
        "SWP-6",
        "SWP-4",
        "SWP-4",
    )
    assert table.why(C, "pick 6") == "There is no 6 in the middle. Take a card lower than 7."
    table = play(table_of([9, 9, 8, 2, 1], [[3, 5], [3, 5], [4, 5]]), "3", "3", "4")
    assert (refused(table, "pick 8"), refused(table, "pick 1")) == ("SWP-6", "SWP-6"), "the lowest takes 9s only"
    assert str(table.why(A, "pick 8")).endswith("the highest in the middle: the 9.")
    table = example()
    assert refused(table, "pick 10") == "SWP-6", "nobody picks while cards are played"
    assert (
        table.why(A, "pick 10")
        == table.why(A, "pick 9")
        == ("Nobody takes from the middle now: play a card from your hand.")
    )


def test_SWP_7_the_middle_is_discarded_and_the_last_round_ends_the_game() -> None:
    table = play(table_of([10, 10, 2, 6, 5], [[7, 1], [5, 4], [3, 4]], deck=5), "7", "5", "3")
    assert (len(faces(table, "middle")), faces(table, "deck"), table.over) == (5, [], False)
    assert faces(table, "discard") == [7]
    table = play(table_of([10, 10, 2, 6, 5], [[7, 1], [5, 4], [3, 4]], deck=[]), "7", "5", "3")
    assert table.over and faces(table, "middle") == []
    assert table.result is not None and table.result.reason == "SWP-9"


def test_SWP_8_without_cards_one_does_not_play() -> None:
    table = play(table_of([10, 9, 9, 9, 9], [[2, 1], [2], [3, 4]]), "2", "2", "3", "pick 10")
    assert (hand(table, B), table.to_act, number(table, "to_go")) == ([], (C,), [A, C])
    play(table, "4")
    assert table.to_act == (A,), "B sits out"
    play(table, "1")
    assert len(faces(table, "middle")) == 5, "that was the whole round, and the next has begun"
    assert B not in number(table, "to_go") and number(table, "first") == C


def test_SWP_8_the_last_taker_can_always_play() -> None:
    """D-1: never everybody is without cards; with six nobody is."""
    for seats in GAME.seats:
        for table in random_game(GAME.table(seats, seats), Random(seats)):
            if not table.over and table.view(None).phase == "play":
                assert hand(table, number(table, "first")) or faces(table, f"stack{number(table, 'first')}")
                assert seats < 6 or all(hand(table, seat) for seat in number(table, "to_go"))


def test_SWP_9_most_of_each_rank_in_hand_scores_it() -> None:
    table = ended([[8, 8, 3], [8, 8, 8], [3, 5]])
    assert table.result is not None
    assert (table.result.scores, table.result.reason) == ((3, 8, 8), "SWP-9")
    assert (table.result.winners, table.result.losers) == ((B, C), (A,)), "equal totals share the win"
    assert scored(table, 3) == [A, C], "in full for each of them"
    assert scored(table, 10) == [], "nobody scores what nobody holds"


def test_SWP_9_only_hands_count() -> None:
    table = play(table_of([10, 10, 2, 6, 5], [[7], [5], [3]], deck=[]), "7", "5", "3")
    assert table.result is not None
    assert table.result.scores == (5 + 6, 2 + 3, 10), "the 7 that was played last is in the discard"
    assert scored(table, 7) == []


FIRST_GAME = [[10, 9, 8], [1], [2]]  # 27, 1 and 2 points


@pytest.mark.parametrize(
    ("points", "winners"),
    [
        ([122, 0, 0], None),  # 149
        ([123, 0, 0], (A,)),  # exactly 150
        ([123, 180, 0], (B,)),  # two are past it: the highest total
        ([123, 149, 148], None),  # three have 150: one more game
        ([130, 156, 155], None),  # three have 157
        ([130, 156, 150], None),  # two of them lead with 157
        ([110, 149, 148], None),  # those who lead with 150 are equal
        ([110, 150, 148], (B,)),  # 137, 151, 150
    ],
)
def test_SWP_10_several_games_to_150(points: list[int], winners: tuple[int, ...] | None) -> None:
    table = ended(FIRST_GAME, points, match="to_150")
    assert table.over == (winners is not None)
    if table.result is not None:
        assert (table.result.winners, table.result.reason) == (winners, "SWP-10")
        assert table.result.losers == tuple(seat for seat in range(3) if seat not in table.result.winners)
    else:
        assert number(table, "points") == [points[A] + 27, points[B] + 1, points[C] + 2]


def test_SWP_10_every_game_begins_anew_and_its_first_player_by_lot() -> None:
    hands = [[1, 2, 3, 4, 5], [6, 6, 7, 7, 8], [10, 10, 9, 9, 9]]
    dealt = [hands[seat][k] for k in range(5) for seat in (B, C, A)]
    table = ended(FIRST_GAME, chance=[*dealt, C, *NEW], match="to_150")
    assert ([hand(table, seat) for seat in range(3)], faces(table, "middle")) == ([sorted(h) for h in hands], NEW)
    assert (table.to_act, number(table, "points")) == ((C,), [27, 1, 2])
    assert (len(faces(table, "deck")), faces(table, "discard")) == (35, [])
    assert seen(table, B, "hand0") == (None,) * 5, "nothing is known of the new hands"


def test_SWP_10_a_whole_match_ends_when_somebody_leads_with_150() -> None:
    *_, table = random_game(GAME.table(4, 2, {"match": "to_150"}), Random(2))
    assert table.result is not None and table.result.scores is not None
    assert max(table.result.scores) >= 150 and len(table.result.winners) == 1
    lots = [e for e in table.events(None) if e.kind == "lot"]
    assert len(lots) == len([e for e in table.events(None) if e.kind == "gather"]) + 1 > 2, "a lot for every game"


def test_the_match_is_one_of_two() -> None:
    assert {o.name: o.default for o in GAME.options} == {"match": "single"}
    with pytest.raises(BadOption):
        GAME.table(3, 1, {"match": "to_100"})


# --- who sees what ---------------------------------------------------------------------------------------------------


def test_hands_are_hidden_and_what_was_taken_stays_known() -> None:
    table = example()
    assert seen(table, B, "hand0") == (None, None) and seen(table, A, "hand0") == (1, 7)
    play(table, "7", "5", "3")
    for viewer in (A, B, None):
        assert seen(table, viewer, "hand2") == (10, 10, None)
    for viewer in (B, C, None):
        assert seen(table, viewer, "hand0") == (5, 5, 6, None)
        assert seen(table, viewer, "discard") == (7,)
    assert sorted(str(card) for card, target in taken(table) if target == "hand0") == ["5", "5", "6"], (
        "told to onlookers"
    )


def test_what_was_taken_stays_known_until_it_is_played() -> None:
    # A holds a 5 that nobody has seen and takes two more. A 5 that is played passes for one of the known ones.
    table = play(table_of([10, 10, 2, 6, 5], [[7, 5], [5, 4], [3, 4]], chance=NEW), "7", "5", "3")
    assert (seen(table, B, "hand0"), table.to_act) == ((5, 5, 6, None), (A,))
    play(table, "5")
    for viewer in (B, C, None):
        assert seen(table, viewer, "hand0") == (5, 6, None)
    assert (seen(table, A, "hand0"), seen(table, B, "hand2")) == ((5, 5, 6), (10, 10, None)), "and nothing else changes"


def test_a_pick_is_seen_by_all() -> None:
    table = play(tie(), "pick 5")
    for viewer in (A, B, D, None):
        assert seen(table, viewer, "hand2") == (5, None)
        assert (table.events(viewer)[-3].action, table.events(viewer)[-2].cards) == ("pick 5", (5,))


def test_hands_are_shown_for_the_score() -> None:
    table = ended([[8, 8, 3], [8, 8, 8], [3, 5]])
    assert [seen(table, None, f"hand{seat}") for seat in range(3)] == [(3, 8, 8), (8, 8, 8), (3, 5)]
