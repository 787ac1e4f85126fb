"""Five Cards, clause by clause (FIV), with the specification's vectors."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import kibitz
from kibitz.errors import BadOption, BadSeats
from kibitz.games import five_cards
from kibitz.kernel.table import Table
from kibitz.testing import REST, faces, position
from tests.games.asking import number, refused, seen, told

GAME = kibitz.game("five_cards")
A, B = 0, 1
Side = Mapping[int, Sequence[int]]  # by common card
ROW = [2, 4, 6, 8, 9]


def table_of(
    common: Sequence[int], top: Side, bottom: Side, card: int, chance: Sequence[int] = (), turn: int = A, **more: Any
) -> Table:
    """Seat A (`top`) and B with these cards in the columns; `card` is to be placed, and then chance brings these."""
    numbers = {"rounds": 1, "starter": more.pop("starter", A), "points": [*more.pop("points", [0, 0]), *[0] * 6]}
    piles: dict[str, Any] = {"common": common, "revealed": [card], "deck": REST}
    for seat, side in enumerate((top, bottom)):
        piles |= {f"side{seat}_{common.index(column)}": cards for column, cards in side.items()}
    return position(GAME, 2, piles, turn=turn, options=more, numbers=numbers, chance=chance)


def round_of(top: Side, bottom: Side, chance: Sequence[int] = (), turn: int = A, **more: Any) -> Table:
    """A round over columns 2, 4, 6, 8, 9 that has ended, and what follows; the first four have a 9 on either side.

    The last card placed is the 1, in column 8, where it decides nothing; then comes another 9, which fits nowhere.
    """
    table = table_of(ROW, top, bottom, 1, [9, *chance], turn, **more)
    table.act(turn, "place 8")
    return table


def sums(table: Table, seat: int) -> Any:
    return number(table, f"sums_{seat}")


def legal(table: Table) -> list[str]:
    return [str(action) for action in table.legal(table.to_act[0])]


# --- 7.7 the vectors -------------------------------------------------------------------------------------------------


def test_TV_FIV_1() -> None:
    # The book's picture does not show every card: these are ours, and lead as the vector says.
    top = {3: [7, 8], 5: [7], 6: [7, 2], 9: [7, 4]}
    bottom = {3: [10], 5: [6], 6: [8], 7: [3], 9: [10]}
    table = table_of([3, 5, 6, 7, 9], top, bottom, 1, [7])
    table.act(A, "place 5")
    assert told(table, "FIV-4") == [(B, 7)]
    assert number(table, "points") == [3 + 5 + 6 + 9, 7]


def test_TV_FIV_2() -> None:
    top = {1: [9], 2: [9], 3: [9], 4: [9], 9: [8]}
    bottom = {1: [4, 5], 9: [3, 5]}
    table = table_of([1, 2, 3, 4, 9], top, bottom, 6, [9])
    table.act(A, "place 2")
    assert number(table, "points") == [0 + 2 + 3 + 4 + 4, 0 + 4]


# --- clause by clause ------------------------------------------------------------------------------------------------


def test_FIV_1_five_different_ranks_ascending_duplicates_go_back() -> None:
    table = GAME.table(2, 1, chance=[6, 3, 6, 9, 3, 6, 10, 4, A, 8])
    assert faces(table, "common") == [3, 4, 6, 9, 10]
    assert (faces(table, "revealed"), faces(table, "discard")) == ([8], [])
    deck = faces(table, "deck")
    assert (len(deck), deck.count(6), deck.count(3)) == (55 - 5 - 1, 5, 2), "the duplicates are in the deck again"
    assert seen(table, A, "deck") == (None,) * 49
    shuffles = [event.number for event in table.events(None) if event.kind == "shuffle"]
    lots = [event.number for event in table.events(None) if event.kind == "lot"]
    assert len(shuffles) == 2 and shuffles[1] < lots[0], "shuffled back before the first player is drawn"
    for seats in (1, 3):
        with pytest.raises(BadSeats, match="exactly 2"):
            GAME.table(seats, 1)


def test_FIV_1_every_round_has_the_full_deck_and_a_new_row() -> None:
    table = round_of({2: [9], 4: [9], 6: [9], 8: [9]}, {}, [10, 1, 5, 3, 7, 4])
    assert (faces(table, "common"), faces(table, "revealed")) == ([1, 3, 5, 7, 10], [4])
    assert (len(faces(table, "deck")), sums(table, A), sums(table, B)) == (49, [0] * 5, [0] * 5)
    assert number(table, "rounds") == 2


def test_FIV_2_a_lot_decides_who_starts_the_first_round() -> None:
    for seat in (A, B):
        table = GAME.table(2, 1, chance=[1, 2, 3, 4, 5, seat, 9])
        assert (table.to_act, number(table, "starter"), faces(table, "revealed")) == ((seat,), seat, [9])


@pytest.mark.parametrize("winner", [A, B])
@pytest.mark.parametrize("tied_start", ["random", "other_player"])
def test_FIV_2_then_whoever_scored_fewer_points_in_the_round_before(winner: int, tied_start: str) -> None:
    nines = {2: [9], 4: [9], 6: [9], 8: [9]}
    sides = (nines, {}) if winner == A else ({}, nines)
    # The totals say otherwise: they do not count.
    totals = [0, 60] if winner == A else [60, 0]
    table = round_of(*sides, [1, 2, 3, 4, 5, 10], turn=winner, points=totals, starter=winner, tied_start=tied_start)
    assert number(table, "gained")[winner] == 20 + 4
    assert (table.to_act, faces(table, "revealed")) == ((1 - winner,), [10]), "no lot is drawn"


def tied_round(chance: Sequence[int], starter: int, **options: Any) -> Table:
    """A round in which A and B score 10 and 10 in four columns, and 4 each in the last."""
    top, bottom = {2: [9], 8: [9, 3]}, {4: [9], 6: [9], 8: [10]}
    return round_of(top, bottom, chance, starter=starter, **options)


@pytest.mark.parametrize("seat", [A, B])
def test_FIV_2_after_a_tied_round_the_lot_decides_again(seat: int) -> None:
    table = tied_round([1, 2, 3, 4, 5, seat, 10], starter=A)
    assert number(table, "gained") == [14, 14]
    assert (table.to_act, [event.seat for event in table.events(None) if event.kind == "lot"]) == ((seat,), [seat])


@pytest.mark.parametrize("starter", [A, B])
def test_FIV_2_or_by_option_the_player_who_did_not_start_it(starter: int) -> None:
    table = tied_round([1, 2, 3, 4, 5, 10], starter, tied_start="other_player")
    assert (table.to_act, number(table, "starter")) == ((1 - starter,), 1 - starter)
    assert [event for event in table.events(None) if event.kind == "lot"] == []
    with pytest.raises(BadOption, match="tied_start"):
        GAME.table(2, 1, {"tied_start": "loser"})


def test_FIV_2_the_first_lot_is_drawn_with_the_option_too() -> None:
    for seat in (A, B):
        assert GAME.table(2, 1, {"tied_start": "other_player"}, [1, 2, 3, 4, 5, seat, 9]).to_act == (seat,)


def test_FIV_3_on_your_own_side_of_a_column_without_that_rank() -> None:
    table = table_of(ROW, {4: [8, 3]}, {6: [8], 9: [3]}, 8, [3, 10])
    assert legal(table) == ["place 2", "place 9"], "not where a common card, your own or the other's is an 8"
    for column in (8, 4, 6):
        assert refused(table, A, f"place {column}") == "FIV-3"
    reason = "The column of the 6 has a card of rank 8 already. Place yours in a column without one."
    assert table.why(A, "place 6") == reason
    table.act(A, "place 9")
    assert (faces(table, "side0_4"), faces(table, "side1_4")) == ([8], [3]), "A's own side"
    assert (sums(table, A), sums(table, B)) == ([0, 11, 0, 0, 8], [0, 0, 8, 0, 3])
    assert (table.to_act, faces(table, "revealed")) == ((B,), [3]), "the next card is B's"
    assert legal(table) == ["place 2", "place 6", "place 8"]
    table.act(B, "place 2")
    assert (faces(table, "side1_0"), table.to_act, faces(table, "revealed")) == ([3], (A,), [10])


def test_FIV_3_placing_is_compulsory_and_a_column_has_to_be_there() -> None:
    table = table_of(ROW, {2: [7], 4: [7]}, {6: [7], 8: [7]}, 7)
    assert legal(table) == ["place 9"], "a forced decision is still the player's"
    assert refused(table, A, "place 5") == "FIV-3"
    assert table.why(A, "place 5") == "No column has the common card 5. Name a column by its common card."
    assert (refused(table, A, "pass"), refused(table, A, "place 11")) == ("TABLE-3", "TABLE-4")
    assert refused(table, B, "place 9") == "TABLE-1"
    assert table.legal(B) == []


def test_FIV_3_everything_but_the_deck_lies_open() -> None:
    table = table_of(ROW, {4: [8]}, {6: [3]}, 7)
    for viewer in (A, B, None):
        piles = {pile.name: pile.cards for pile in table.view(viewer).piles if pile.count and pile.name != "deck"}
        assert piles == {"common": (2, 4, 6, 8, 9), "revealed": (7,), "side0_1": (8,), "side1_2": (3,)}
        assert set(seen(table, viewer, "deck")) == {None}


@pytest.mark.parametrize("turn", [A, B])
def test_FIV_4_a_card_that_fits_nowhere_ends_the_round_and_counts_for_nobody(turn: int) -> None:
    table = round_of({2: [9], 4: [9]}, {6: [9], 8: [9]}, turn=turn, points=[90, 99])
    assert told(table, "FIV-4") == [(1 - turn, 9)]
    assert (faces(table, "revealed"), sums(table, A)[:3], sums(table, B)[:3]) == ([9], [9, 9, 0], [0, 0, 9])
    assert (sums(table, A)[4], sums(table, B)[4]) == (0, 0)
    assert number(table, "points") == [90 + 2 + 4 + 4, 99 + 6 + 8 + 4]


def test_FIV_4_not_before_a_card_fits_nowhere() -> None:
    table = table_of(ROW, {2: [9], 4: [9]}, {6: [9]}, 1, [9])
    table.act(A, "place 8")
    assert (table.to_act, legal(table), told(table, "FIV-5")) == ((B,), ["place 8"], [])


@pytest.mark.parametrize("left", range(6, 11))
def test_FIV_4_comes_before_the_deck_runs_out(left: int) -> None:
    # D-8: no more than 40 cards can lie, every rank in five columns or with all its cards; 6s to 10s are left.
    common = [6, 7, 8, 9, 10]
    top = {column: [rank for rank in range(5, 11) if rank != column] for column in common}
    bottom = {6: [1, 2, 3, 4], 7: [2, 3, 4], 8: [3, 4]}
    table = table_of(common, top, bottom, 4, [left])
    assert sorted(faces(table, "deck")) == [rank for rank in range(6, 11) for _ in range(rank - 5)]
    table.act(A, "place 9")
    assert told(table, "FIV-4") == [(B, left)]


def test_FIV_5_the_larger_sum_gets_the_common_card() -> None:
    table = round_of({2: [9, 3], 4: [9], 8: [9]}, {2: [10, 4], 4: [3, 5], 6: [9]})
    assert number(table, "gained") == [4 + 8 + 4, 2 + 6 + 4], "9+3 against 10+4, 9 against 3+5"
    assert told(table, "FIV-5") == [(A, 16), (B, 12)]
    assert number(table, "points") == [16, 12]


def test_FIV_5_equal_sums_give_half_each_rounded_down() -> None:
    table = round_of({2: [9], 4: [9], 8: [9]}, {2: [4, 5], 4: [3, 6], 6: [9]})
    assert number(table, "gained") == [1 + 2 + 8 + 4, 1 + 2 + 6 + 4], "the 9, where nobody has a card, is 4 and 4"


def test_FIV_5_points_add_up_over_the_rounds() -> None:
    table = round_of({2: [9], 4: [9]}, {6: [9], 8: [9]}, points=[31, 47])
    assert number(table, "points") == [31 + 10, 47 + 18]


def ended(points: Sequence[int]) -> Table:
    """After a round that brings A 2 + 4 + 4 points and B 6 + 8 + 4."""
    return round_of({2: [9], 4: [9]}, {6: [9], 8: [9]}, points=points)


@pytest.mark.parametrize(
    ("points", "winner"),
    [
        ([89, 0], None),  # 99
        ([90, 0], A),  # exactly 100
        ([0, 81], None),
        ([0, 82], B),
        ([99, 90], A),  # 109 to 108, both at 100
        ([95, 90], B),  # 105 to 108
        ([98, 90], None),  # 108 to 108
    ],
)
def test_FIV_6_first_to_100_higher_total_wins_equal_play_on(points: list[int], winner: int | None) -> None:
    table = ended(points)
    assert number(table, "points") == [points[A] + 10, points[B] + 18]
    if winner is None:
        assert table.result is None
        assert (number(table, "rounds"), len(table.to_act)) == (2, 1), "another round"
        return
    assert table.result is not None
    assert (table.result.winners, table.result.losers, table.result.reason) == ((winner,), (1 - winner,), "FIV-6")
    assert table.result.scores == (points[A] + 10, points[B] + 18)
    assert refused(table, A, "place 8") == "TABLE-2"


def test_FIV_6_an_extra_round_can_be_tied_again() -> None:
    level = tied_round([], starter=A, points=[120, 120])
    assert (level.over, number(level, "points")) == (False, [134, 134])
    assert ended([134, 134]).over


# --- a whole game against another reading of the rules ---------------------------------------------------------------


@pytest.mark.parametrize("seed", [3, 4])
def test_a_whole_game_follows_the_rules(seed: int) -> None:
    table = GAME.table(2, seed)
    totals = [0, 0]
    while not table.over:
        columns: dict[int, tuple[list[int], list[int]]] = {rank: ([], []) for rank in faces(table, "common")}
        current = number(table, "rounds")
        while not table.over and number(table, "rounds") == current:
            (seat,), card = table.to_act, faces(table, "revealed")[0]
            free = [c for c, sides in columns.items() if card not in [c, *sides[A], *sides[B]]]
            assert legal(table) == [f"place {column}" for column in free]
            chosen = free[(card + len(table.actions)) % len(free)]
            columns[chosen][seat].append(card)
            table.act(seat, f"place {chosen}")
        for column, sides in columns.items():
            top, bottom = map(sum, sides)
            for seat, lead in ((A, top - bottom), (B, bottom - top)):
                totals[seat] += column if lead > 0 else column // 2 if lead == 0 else 0
        assert number(table, "points") == totals
    assert table.result is not None
    assert table.result.winners == ((A,) if totals[A] > totals[B] else (B,))
    assert max(totals) >= five_cards.TARGET == 100
