"""Port, clause by clause, with Pieces of Eight and Calamities in it, and the specification's vectors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import kibitz
from kibitz.errors import BadOption
from kibitz.games import port
from kibitz.kernel.table import Table
from kibitz.testing import REST, faces, position
from tests.games.asking import legal, number, refused, told

GAME = kibitz.game("port")
A, B, C, D, E = range(5)
BURNED = [10, 10, 10, 9, 9]


def deal(seats: int, cards: Sequence[int], **options: Any) -> Table:
    """A new game with these cards after the five burned ones, from the dealer's left: seat 1 first, seat 0 last."""
    return GAME.table(seats=seats, seed=1, options=options, chance=[*BURNED, *cards])


def table_of(stacks: Sequence[Sequence[int]], deck: Sequence[int] = (), turn: int = A, **more: Any) -> Table:
    """A position with these stacks; all who have not folded (`standing`) or gone `out` are active."""
    piles = {f"stack{seat}": stack for seat, stack in enumerate(stacks)} | {"deck": REST, **more.pop("piles", {})}
    standing, out = more.pop("standing", ()), more.pop("out", ())
    players = more.pop("players", range(len(stacks)))
    numbers = {
        "points": more.pop("points", [0] * len(stacks)),
        "players": seats(players),
        "standing": seats(standing),
        "active": seats(set(players) - {*standing, *out}),
        "playing_off": more.pop("playing_off", 0),
    }
    return position(GAME, len(stacks), piles, turn=turn, chance=deck, options=more, numbers=numbers)


def seats(several: Any) -> int:
    return sum(1 << seat for seat in several)


def stack(table: Table, seat: int) -> list[int]:
    return faces(table, f"stack{seat}")


def play(table: Table, *moves: tuple[int, str]) -> None:
    for seat, action in moves:
        assert table.to_act == (seat,), (seat, action)
        table.act(seat, action)


def outcome(table: Table) -> tuple[tuple[int, ...], tuple[int, ...], str]:
    assert table.result is not None
    return table.result.winners, table.result.losers, table.result.reason


# --- vectors ---------------------------------------------------------------------------------------------------------


def test_TV_PORT_1() -> None:
    stacks = [[10, 9, 4], [10, 8, 4], [9, 7, 6], [10, 7], [5, 3]]
    table = table_of(stacks, standing=(A, B, C, D), turn=E, deck=[5])
    assert number(table, "sums")[:4] == [23, 22, 22, 17]
    table.act(E, "hit")
    assert number(table, "points") == [5, 4, 4, 2, 0]


def test_TV_PORT_2() -> None:
    table = table_of([[5], [6], [9, 1], [10, 2]])
    play(table, *[(seat, "fold") for seat in range(4)])
    assert number(table, "points") == [1, 2, 3, 4]


def test_TV_PORT_3() -> None:
    table = deal(3, [5, 6, 9, 5, 6, 9])
    play(table, (B, "hit"), (C, "hit"), (A, "hit"))
    assert number(table, "points") == [0, 0, 0]
    equal = table_of([[9], [5, 4], [6, 3]])
    play(equal, (A, "fold"), (B, "fold"), (C, "fold"))
    assert number(equal, "points") == [3, 3, 3]


def five_with_two_at_21(next_cards: Sequence[int] = (), **options: Any) -> Table:
    """E folds last, and the totals are 24, 21, 18, 10 and 5."""
    stacks = [[10, 9], [10, 8], [9, 8], [8, 6], [5]]
    before = [19, 17, 15, 8, 4]
    table = table_of(stacks, turn=E, standing=(A, B, C, D), points=before, deck=next_cards, **options)
    table.act(E, "fold")
    assert number(table, "points") == [24, 21, 18, 10, 5]
    return table


def test_TV_PORT_4() -> None:
    table = five_with_two_at_21([9, 4])
    assert number(table, "players") == [A, B]
    assert [stack(table, seat) for seat in range(5)] == [[4], [9], [], [], []]
    play(table, (A, "fold"), (B, "fold"))
    assert outcome(table) == ((B,), (A, C, D, E), "PORT-8"), "the best of the extra round, not the higher total"


# --- clause by clause ------------------------------------------------------------------------------------------------


def test_PORT_1_two_to_seven_five_burned_and_one_deck_for_all_rounds() -> None:
    assert GAME.seats == range(2, 8)
    for wrong in (1, 8):
        with pytest.raises(kibitz.BadSeats, match="2 to 7"):
            GAME.table(seats=wrong, seed=1)
    table = deal(2, [5, 6, 1, 2])
    discard = next(pile for pile in table.view(A).piles if pile.role == "discard")
    assert discard.cards == (None,) * 5, "burned unseen"
    play(table, (B, "fold"), (A, "fold"))
    assert (len(faces(table, "deck")), len(faces(table, "discard"))) == (55 - 5 - 4, 5 + 2)
    assert [event.kind for event in table.events(None)].count("shuffle") == 1


def test_PORT_2_the_lowest_starts_and_extra_cards_count() -> None:
    assert deal(4, [4, 2, 6, 9]).to_act == (2,)
    table = deal(3, [3, 3, 9, 3, 6, 4])
    assert (stack(table, B), stack(table, C), table.to_act) == ([3, 6], [3, 4], (C,)), "the 3 that pairs is replaced"
    assert number(table, "sums") == [9, 9, 7]
    play(table, (C, "fold"), (A, "fold"), (B, "fold"))
    assert number(table, "points") == [3, 3, 1]


def test_PORT_2_when_no_card_can_break_a_tie_the_dealers_left_starts() -> None:
    table = position(
        GAME, 2, {"deck": [2, 2]}, numbers={"players": 0b11}, begin=lambda s: port.start_round(s), chance=[2, 2]
    )
    assert (stack(table, A), stack(table, B), table.to_act) == ([2], [2], (B,))
    assert told(table, "TIE-6") == [(B, 2)]


def test_PORT_3_hit_or_fold() -> None:
    table = table_of([[9], [8], [10]], deck=[8, 8])
    assert legal(table) == ["hit", "fold"]
    play(table, (A, "hit"))
    assert (stack(table, A), number(table, "active")) == ([9, 8], [A, B, C]), "the other's 8 is no pair"
    play(table, (B, "hit"))
    assert number(table, "active") == [A, C]
    assert told(table, "PORT-3") == [(B, 8)]
    play(table, (C, "fold"))
    assert (number(table, "standing"), number(table, "active"), stack(table, C)) == ([C], [A], [10])
    play(table, (A, "fold"))
    assert number(table, "points") == [3, 0, 2], "whoever is out gets nothing, and no larger sum counts against others"


def test_PORT_3_cards_of_those_out_stay_until_the_round_is_over() -> None:
    table = table_of([[9], [8], [10]], deck=[9], piles={"discard": []})
    table.act(A, "hit")
    assert (stack(table, A), faces(table, "discard")) == ([9, 9], [])
    play(table, (B, "fold"), (C, "fold"))
    assert sorted(faces(table, "discard")) == [8, 9, 9, 10]


def test_PORT_4_turns_among_the_active_until_nobody_is() -> None:
    table = table_of([[9], [8], [10], [7]], deck=[1, 10, 2, 3])
    play(table, (A, "hit"), (B, "fold"), (C, "hit"), (D, "hit"), (A, "hit"), (D, "fold"))
    assert refused(table, B, "hit") == "TABLE-1"
    assert number(table, "points") == [0, 0, 0, 0], "not before A has finished, too"
    play(table, (A, "fold"))
    assert number(table, "points") == [4, 2, 0, 3]
    assert number(table, "active") == [A, B, C, D], "the next round"


def test_PORT_5_out_players_and_those_who_left_do_not_lower_n() -> None:
    table = table_of([[5], [6, 6], [4, 4], [7, 7]], out=(B, C, D))
    table.act(A, "fold")
    assert number(table, "points") == [4, 0, 0, 0]
    assert told(table, "PORT-5") == [(A, 4)]


def test_PORT_6_everything_is_discarded_and_a_round_begins() -> None:
    table = table_of([[9, 1], [8]], standing=(A,), turn=B, deck=[6, 5], piles={"discard": [10]})
    table.act(B, "fold")
    assert sorted(faces(table, "discard")) == [1, 8, 9, 10]
    assert (stack(table, A), stack(table, B), table.to_act) == ([5], [6], (A,))
    assert (number(table, "active"), number(table, "standing"), number(table, "players")) == ([A, B], [], [A, B])


@pytest.mark.parametrize(("before", "won"), [(17, False), (18, True), (20, True)])
def test_PORT_7_alone_at_21_wins(before: int, won: bool) -> None:
    table = table_of([[9], [8], [7]], standing=(A, B), turn=C, points=[before, 18, 0])
    table.act(C, "fold")
    assert number(table, "points")[:2] == [before + 3, 20]
    assert table.over == won
    if won:
        assert outcome(table) == ((A,), (B, C), "PORT-7")
        assert table.result is not None
        assert table.result.scores == (before + 3, 20, 1)
        assert told(table, "PORT-7") == [(A, before + 3)]
        assert all(stack(table, seat) == [] for seat in range(3))


def test_PORT_7_only_a_scored_round_decides() -> None:
    """Nobody wins in the middle of a round, however good the cards lie."""
    table = table_of([[10, 9], [1]], points=[20, 0])
    table.act(A, "fold")
    assert not table.over and number(table, "points") == [20, 0]
    table.act(B, "fold")
    assert outcome(table)[0] == (A,)


def test_PORT_8_extra_round_points_are_not_added() -> None:
    table = five_with_two_at_21([3, 9])
    assert told(table, "PORT-8") == [(A, 2)]
    assert (number(table, "playing_off"), table.to_act) == (1, (B,))
    assert refused(table, C, "hit") == "TABLE-1"
    play(table, (B, "fold"), (A, "fold"))
    assert table.result is not None
    assert (table.result.winners, table.result.scores) == ((A,), (24, 21, 18, 10, 5))


def test_PORT_8_a_shared_best_plays_another_and_the_rest_are_out_of_it() -> None:
    stacks = [[9], [5, 4], [8], []]
    table = table_of(
        stacks,
        players=(A, B, C),
        standing=(A, B),
        turn=C,
        points=[21, 22, 23, 5],
        playing_off=1,
        deck=[6, 2, 6, 5],
    )
    table.act(C, "fold")
    assert (number(table, "players"), stack(table, A), stack(table, B), stack(table, C)) == ([A, B], [2], [6], [])
    play(table, (A, "hit"), (B, "hit"))
    assert (stack(table, A), stack(table, B)) == ([2, 6], [6, 5])
    play(table, (A, "fold"), (B, "fold"))
    assert outcome(table) == ((B,), (A, C, D), "PORT-8")


def test_PORT_8_if_all_are_out_all_play_another() -> None:
    table = table_of([[9, 9], [5], []], players=(A, B), out=(A,), turn=B, points=[21, 21, 3], playing_off=1, deck=[5])
    table.act(B, "hit")
    assert not table.over
    assert (number(table, "players"), number(table, "active"), number(table, "points")) == ([A, B], [A, B], [21, 21, 3])
    assert (stack(table, C), told(table, "PORT-8")) == ([], [(A, 2)])


def test_PORT_8_the_only_one_not_out_wins_with_any_sum() -> None:
    table = table_of([[9, 9], [1], []], players=(A, B), out=(A,), turn=B, points=[30, 21, 3], playing_off=1)
    table.act(B, "fold")
    assert outcome(table)[0] == (B,)


def test_option_tie_the_highest_total_wins() -> None:
    table = five_with_two_at_21(tie="highest_total_then_playoff")
    assert outcome(table)[:2] == ((A,), (B, C, D, E))


def test_option_tie_only_those_who_share_the_highest_total_play_off() -> None:
    stacks = [[10, 9], [10, 8], [9, 8]]
    options: dict[str, Any] = {
        "standing": (A, B),
        "turn": C,
        "points": [20, 21, 20],
        "tie": "highest_total_then_playoff",
    }
    table = table_of(stacks, deck=[9, 4], **options)
    table.act(C, "fold")
    assert number(table, "points") == [23, 23, 21]
    assert (number(table, "players"), table.to_act) == ([A, B], (A,))
    play(table, (A, "fold"), (B, "fold"))
    assert outcome(table) == ((B,), (A, C), "PORT-8")
    with pytest.raises(BadOption, match="playoff_all_21"):
        deal(2, [5, 6], tie="none")


def test_PORT_9_without_cards_only_fold() -> None:
    table = table_of([[8, 1], [2]], piles={"deck": [], "discard": []}, pieces_of_eight=True)
    assert legal(table) == ["fold"]
    assert refused(table, A, "hit") == "PORT-9"
    assert refused(table, A, "spend8") == "GEN-8"
    table_with_one = table_of([[8, 1], [2]], piles={"deck": [], "discard": [3]})
    table_with_one.act(A, "hit")
    assert stack(table_with_one, A) == [8, 1, 3]


def test_an_empty_deck_is_made_from_the_discard_but_not_from_the_table() -> None:
    piles = {"deck": [], "discard": [10] * 9}
    table = table_of([[1], [4, 4], [2]], out=(B,), piles=piles)
    table.act(A, "hit")
    assert (len(faces(table, "deck")), len(faces(table, "discard"))) == (3, 5)
    assert [stack(table, seat) for seat in range(3)] == [[1, 10], [4, 4], [2]], "who is out keeps the cards there"
    assert table.to_act == (C,)


def test_what_people_see() -> None:
    table = deal(2, [5, 6, 8, 1, 2])
    play(table, (B, "hit"), (A, "fold"), (B, "fold"))
    for viewer in (A, B, None):
        piles = {pile.name: pile for pile in table.view(viewer).piles}
        assert (piles["stack0"].cards, piles["stack1"].cards) == ((2,), (1,))
        assert set(piles["deck"].cards) == {None}
        assert sorted(card for card in piles["discard"].cards if card is not None) == [5, 6, 8], "burned ones are not"


# --- Pieces of Eight and Calamities in Port (the combination matrix) -------------------------------------------------


def test_P8_1_in_port_an_eight_buys_two_cards() -> None:
    table = table_of([[8, 5], [9]], deck=[1, 2], pieces_of_eight=True)
    assert legal(table) == ["hit", "fold", "spend8"]
    table.act(A, "spend8")
    assert (stack(table, A), faces(table, "discard"), table.to_act) == ([5, 1, 2], [8], (B,))
    assert legal(table, B) == ["hit", "fold"]
    assert refused(table, B, "spend8") == "P8-1"
    off = table_of([[8, 5], [9]])
    assert refused(off, A, "spend8") == "P8-1"
    assert off.why(A, "spend8") == "This table plays without Pieces of Eight: hit or fold."


def test_P8_2_in_port_after_a_pair_you_are_out_and_no_second_card_is_drawn() -> None:
    table = table_of([[8, 5], [9], [10]], deck=[5, 6], pieces_of_eight=True)
    table.act(A, "spend8")
    assert (table.chance, stack(table, A), number(table, "active"), table.to_act) == ([5], [5, 5], [B, C], (B,))
    second = table_of([[8, 5], [9], [10]], deck=[6, 5], pieces_of_eight=True)
    second.act(A, "spend8")
    assert (second.chance, number(second, "active")) == ([6, 5], [B, C])


def test_P8_3_in_port_the_eight_goes_first_also_as_the_only_card() -> None:
    table = table_of([[8], [9]], deck=[8, 3], pieces_of_eight=True)
    table.act(A, "spend8")
    assert (stack(table, A), number(table, "active")) == ([8, 3], [A, B])
    comes_back = table_of([[8, 1], [2]], piles={"deck": [], "discard": [10]}, pieces_of_eight=True)
    comes_back.act(A, "spend8")
    assert (sorted(stack(comes_back, A)), told(comes_back, "GEN-6")) == ([1, 8, 10], [(A, 2)]), "both come back"
    assert told(comes_back, "GEN-5") == [], "both are needed: nothing is left to be burned"


def test_P8_4_in_port_each_card_is_tested_by_itself() -> None:
    table = table_of([[8], [9]], deck=[4, 4], pieces_of_eight=True)
    table.act(A, "spend8")
    assert number(table, "active") == [B]
    later = table_of([[8, 5], [9]], deck=[8, 6, 1], pieces_of_eight=True)
    later.act(A, "spend8")
    assert later.to_act == (B,)
    play(later, (B, "hit"))
    assert "spend8" in legal(later), "an 8 drawn waits for a later turn"


def test_CAL_1_in_port_a_seven_starts_but_counts_seven() -> None:
    table = deal(3, [1, 7, 2], calamities=True)
    assert (table.to_act, number(table, "sums")) == ((C,), [2, 1, 7])
    assert deal(3, [1, 7, 2]).to_act == (B,)
    assert deal(3, [4, 4, 9, 7, 1], calamities=True).to_act == (B,), "in extra cards too"


def test_CAL_2_in_port_a_drawn_seven_brings_another_turn() -> None:
    table = table_of([[8, 9], [10], [6]], deck=[7], calamities=True, pieces_of_eight=True)
    table.act(A, "hit")
    assert table.to_act == (A,)
    assert legal(table) == ["hit", "fold", "spend8"]
    play(table, (A, "fold"))
    assert (table.to_act, number(table, "standing")) == ((B,), [A])
    without = table_of([[9], [10]], deck=[7])
    without.act(A, "hit")
    assert without.to_act == (B,)


def test_CAL_4_in_port_a_seven_that_was_dealt_brings_none() -> None:
    table = deal(3, [1, 7, 2, 5], calamities=True)
    play(table, (C, "hit"))
    assert table.to_act == (A,)


def test_CAL_5_in_port_a_seven_that_pairs_brings_none() -> None:
    table = table_of([[7], [10], [9]], deck=[7], calamities=True)
    table.act(A, "hit")
    assert (number(table, "active"), table.to_act) == ([B, C], (B,))
    assert told(table, "CAL-2") == []


def test_CAL_6_in_port_both_draws_first_then_one_turn_unless_out() -> None:
    both = {"calamities": True, "pieces_of_eight": True}
    table = table_of([[8, 9], [10]], deck=[7, 3, 1], **both)
    table.act(A, "spend8")
    assert (stack(table, A), table.to_act) == ([9, 7, 3], (A,))
    play(table, (A, "hit"))
    assert table.to_act == (B,), "one extra turn for one action"
    out = table_of([[8, 9], [10], [6]], deck=[7, 9], **both)
    out.act(A, "spend8")
    assert (number(out, "active"), out.to_act) == ([B, C], (B,)), "the other card paired, so there is no turn"
    double = table_of([[8], [10]], deck=[7, 7], **both)
    double.act(A, "spend8")
    assert (number(double, "active"), double.to_act) == ([B], (B,))


def test_CAL_6_in_port_a_second_seven_in_the_extra_turn_pairs_the_first() -> None:
    table = table_of([[9], [10], [6]], deck=[7, 7], calamities=True)
    play(table, (A, "hit"), (A, "hit"))
    assert (number(table, "active"), table.to_act, len(told(table, "CAL-2"))) == ([B, C], (B,), 1)


def test_both_modifiers_hold_in_an_extra_round() -> None:
    both: dict[str, Any] = {
        "calamities": True,
        "pieces_of_eight": True,
        "playing_off": 1,
        "players": (A, B),
        "points": [21, 21, 0],
    }
    table = table_of([[9], [8, 2], []], deck=[7, 3, 7, 1, 5], **both)
    play(table, (A, "hit"), (A, "hit"), (B, "spend8"), (B, "hit"), (A, "fold"), (B, "fold"))
    assert outcome(table) == ((A,), (B, C), "PORT-8"), "9 7 3 against 2 7 1 5"


def test_continuous_is_not_played_in_port() -> None:
    with pytest.raises(BadOption, match="continuous"):
        deal(2, [5, 6], continuous=True)
