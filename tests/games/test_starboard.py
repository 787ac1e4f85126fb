"""Starboard, clause by clause, and the specification's vectors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import kibitz
from kibitz.errors import BadOption
from kibitz.games import starboard
from kibitz.kernel.table import Table
from kibitz.testing import REST, faces, position
from tests.games.asking import legal, number, refused, told

GAME = kibitz.game("starboard")
A, B, C, D = range(4)
BURNED = [10, 10, 10, 9, 9]


def deal(seats: int, cards: Sequence[int], marker: int = A, **options: Any) -> Table:
    """A new match of one round, unless said otherwise, that begins with seat 0; these cards come after the burned."""
    chance = [marker, *([] if options.get("deck") == "fresh_each_round" else BURNED), *cards]
    return GAME.table(seats=seats, seed=1, options={"end": "rounds:1", **options}, chance=chance)


def table_of(middle: Sequence[int], chips: Sequence[int], bank: int, turn: int = A, **more: Any) -> Table:
    """A position with these common cards; all are active but those who are `out` or passed at so many cards."""
    passed, out = more.pop("passed", {}), more.pop("out", ())
    seats = len(chips)
    numbers = {
        "chips": list(chips),
        "bank": bank,
        "active": sum(1 << seat for seat in range(seats) if seat not in passed and seat not in out),
        "passed_at": [passed.get(seat, 0) for seat in range(seats)],
    }
    piles = {"middle": middle, "deck": REST, **more.pop("piles", {})}
    return position(GAME, seats, piles, turn=turn, chance=more.pop("cards", ()), options=more, numbers=numbers)


def play(table: Table, *moves: tuple[int, str]) -> None:
    for seat, action in moves:
        assert table.to_act == (seat,), (seat, action)
        table.act(seat, action)


def final(table: Table) -> tuple[int, ...] | None:
    assert table.result is not None
    return table.result.chips


# --- vectors ---------------------------------------------------------------------------------------------------------


def test_TV_STAR_1() -> None:
    table = deal(3, [4, 9, 6])
    assert (number(table, "chips"), number(table, "bank"), faces(table, "middle")) == ([9, 9, 9], 3, [4, 9])
    play(table, (A, "pass"), (B, "draw"))
    assert (number(table, "bank"), faces(table, "middle")) == (4, [4, 9, 6])
    play(table, (C, "pass"))
    assert told(table, "STAR-5") == [(A, 2)]
    play(table, (B, "pass"))
    assert final(table) == (9, 10, 11)


def test_TV_STAR_2() -> None:
    table = deal(3, [4, 9, 9, 4])
    play(table, (A, "draw"))
    assert (faces(table, "middle"), faces(table, "discard")[5:], number(table, "active")) == ([4, 9], [9], [B, C])
    play(table, (B, "draw"))
    assert final(table) == (8, 8, 14)


def test_TV_STAR_3() -> None:
    table = deal(2, [4, 9, 7])
    play(table, (A, "pass"), (B, "draw"), (B, "pass"))
    assert final(table) == (9, 11)
    other = deal(2, [4, 9, 4])
    play(other, (A, "pass"), (B, "draw"))
    assert final(other) == (12, 8)


def test_TV_STAR_4() -> None:
    table = deal(3, [4, 9, 7], end="rounds:2")
    play(table, (A, "draw"), (B, "pass"), (C, "pass"), (A, "pass"))
    assert number(table, "chips") == [8 + 1 - 1, 9 + 1 - 1, 9 + 1 - 1], "a share, and the next ante"
    assert number(table, "bank") == 1 + 3, "what could not be shared stays there"


def test_TV_STAR_5() -> None:
    table = deal(3, [8, 8, 8, 3])
    assert (faces(table, "middle"), faces(table, "discard")[5:]) == ([8, 3], [8, 8])


# --- clause by clause ------------------------------------------------------------------------------------------------


def test_STAR_1_players_chips_and_a_marker_that_moves_on() -> None:
    assert GAME.seats == range(2, 8)
    for wrong in (1, 8):
        with pytest.raises(kibitz.BadSeats, match="2 to 7"):
            GAME.table(seats=wrong, seed=1)
    table = deal(3, [4, 9, 5, 6, 7, 8], marker=B, end="rounds:3")
    assert [event.seat for event in table.events(None) if event.kind == "lot"] == [B]
    assert number(table, "chips") == [10 - 1] * 3
    for marker in (B, C, A):
        assert number(table, "marker") == marker
        play(table, *[((marker + k) % 3, "pass") for k in range(3)])


def test_STAR_1_the_lot_falls_before_the_first_card() -> None:
    table = GAME.table(seats=2, seed=1)
    kinds = [event.kind for event in table.events(None)]
    assert kinds.index("lot") < kinds.index("move")


def test_STAR_2_ante_burn_and_two_unequal_cards_from_a_deck_that_runs_on() -> None:
    table = deal(2, [4, 9, 7, 7, 3], end="rounds:2")
    discard = next(pile for pile in table.view(A).piles if pile.role == "discard")
    assert (discard.cards, number(table, "bank")) == ((None,) * 5, 2)
    play(table, (A, "pass"), (B, "pass"))
    assert (faces(table, "middle"), sorted(faces(table, "discard")[5:])) == ([7, 3], [4, 7, 9])
    assert len(faces(table, "deck")) == 55 - 5 - 5
    assert [event.kind for event in table.events(None)].count("shuffle") == 1


def test_STAR_2_a_pair_that_is_replaced_costs_nobody_anything() -> None:
    table = deal(2, [8, 8, 3])
    assert (number(table, "active"), number(table, "chips"), told(table, "STAR-4")) == ([A, B], [9, 9], [])


def test_option_deck_fresh_each_round() -> None:
    table = deal(2, [4, 9, 7, 4, 9], deck="fresh_each_round", end="rounds:2")
    assert (len(faces(table, "deck")), faces(table, "discard")) == (53, []), "none is burned"
    play(table, (A, "draw"), (B, "pass"), (A, "pass"))
    assert (len(faces(table, "deck")), faces(table, "middle")) == (53, [4, 9]), "all 55 are shuffled again"
    short = position(
        GAME,
        2,
        {"middle": [1, 2], "deck": [], "discard": [5] * 5 + [6]},
        turn=A,
        options={"deck": "fresh_each_round"},
        numbers={"chips": [9, 9], "bank": 2, "active": 0b11},
    )
    short.act(A, "draw")
    assert (len(faces(short, "deck")), faces(short, "discard")) == (5, []), "nor after a shuffle in the round"
    with pytest.raises(BadOption, match="run_on"):
        deal(2, [4, 9], deck="new")


@pytest.mark.parametrize(("discard", "burned"), [(3, 1), (9, 5)])
def test_STAR_2_a_shuffle_keeps_what_the_common_cards_need(discard: int, burned: int) -> None:
    cards = [4, 5, 6, 6, 7, 7, 8, 8, 9][:discard]
    numbers = {"chips": [5, 5]}
    table = position(GAME, 2, {"deck": [], "discard": cards}, numbers=numbers, begin=lambda s: starboard.start_round(s))
    assert told(table, "GEN-5") == [(A, burned)]
    assert len(faces(table, "middle")) == 2


def test_STAR_3_from_the_marker_clockwise_again_and_again() -> None:
    table = deal(4, [4, 9, 1, 2, 3, 5, 6, 6], marker=C)
    play(table, (C, "draw"), (D, "draw"), (A, "pass"), (B, "draw"), (C, "draw"), (D, "draw"))
    assert number(table, "active") == [B, C, D]
    play(table, (B, "draw"))
    assert number(table, "active") == [C, D], "B turned up a second 6"
    play(table, (C, "pass"), (D, "pass"))
    assert table.over


def test_STAR_4_draw_costs_a_chip_and_a_rank_that_lies_there_puts_you_out() -> None:
    table = table_of([4, 9, 6], [5, 5, 5], 3, cards=[7, 6])
    assert legal(table) == ["draw", "pass"]
    play(table, (A, "draw"))
    assert (number(table, "chips"), number(table, "bank"), faces(table, "middle")) == ([4, 5, 5], 4, [4, 9, 6, 7])
    play(table, (B, "draw"))
    assert (number(table, "chips"), number(table, "bank")) == ([4, 4, 5], 5), "the chip is gone as well"
    assert (faces(table, "middle"), faces(table, "discard")) == ([4, 9, 6, 7], [6])
    assert (number(table, "active"), told(table, "STAR-4"), table.to_act) == ([A, C], [(B, 6)], (C,))


def test_STAR_4_ten_common_cards_leave_only_pairs() -> None:
    table = table_of([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], [5, 5, 5], 3, cards=[10, 10])
    play(table, (A, "draw"), (B, "draw"))
    assert told(table, "STAR-6") == [(C, 10)]


def test_STAR_5_a_pass_at_more_cards_puts_earlier_passers_out() -> None:
    table = table_of([4, 9], [5, 5, 5, 5], 4, cards=[7, 8], end="rounds:1")
    play(table, (A, "pass"), (B, "pass"))
    assert (number(table, "passed_at"), number(table, "active")) == ([2, 2, 0, 0], [C, D])
    play(table, (C, "draw"))
    assert number(table, "passed_at") == [2, 2, 0, 0], "a card alone puts nobody out"
    play(table, (D, "pass"))
    assert (number(table, "passed_at"), told(table, "STAR-5")) == ([0, 0, 0, 3], [(A, 2), (B, 2)])
    play(table, (C, "draw"), (C, "pass"))
    assert final(table) == (5, 5, 3 + 6, 5)


def test_STAR_5_equal_passes_stay_in_together_and_act_no_more() -> None:
    table = table_of([4, 9, 2], [5, 5, 5], 6, end="rounds:1")
    play(table, (A, "pass"))
    assert refused(table, A, "draw") == "TABLE-1"
    play(table, (B, "pass"), (C, "pass"))
    assert (final(table), told(table, "STAR-5")) == ((7, 7, 7), [])


def test_STAR_6_whoever_alone_is_not_out_passes_by_itself() -> None:
    table = table_of([4, 9], [5, 5, 5], 3, cards=[4, 9], end="rounds:1")
    play(table, (A, "draw"), (B, "draw"))
    assert told(table, "STAR-6") == [(C, 2)]
    assert final(table) == (4, 4, 5 + 5)
    passed = table_of([4, 9], [5, 5], 2, end="rounds:1")
    play(passed, (A, "pass"))
    assert (passed.to_act, legal(passed, B)) == ((B,), ["draw", "pass"]), "who has passed is not out"


def test_option_auto_pass_last_to_act_shares_at_the_same_cards() -> None:
    table = deal(2, [4, 9], auto_pass="last_to_act")
    play(table, (A, "pass"))
    assert (told(table, "STAR-6"), final(table)) == ([(B, 2)], (10, 10))
    out = deal(3, [4, 9, 9], auto_pass="last_to_act")
    play(out, (A, "pass"), (B, "draw"))
    assert (told(out, "STAR-6"), final(out)) == ([(C, 2)], (9 + 2, 8, 9 + 2))


def test_option_auto_pass_last_to_act_counts_as_a_pass_at_the_present_cards() -> None:
    moves = [(A, "pass"), (B, "draw"), (C, "draw")]
    table = deal(3, [4, 9, 6, 6], auto_pass="last_to_act")
    play(table, *moves)
    assert (told(table, "STAR-6"), told(table, "STAR-5"), final(table)) == ([(B, 3)], [(A, 2)], (9, 8 + 5, 8))
    default = deal(3, [4, 9, 6, 6])
    play(default, *moves)
    assert default.to_act == (B,), "A is not out, so B decides"
    with pytest.raises(BadOption, match="last_not_out"):
        deal(2, [4, 9], auto_pass="never")


def test_STAR_7_those_not_out_share_and_values_do_not_matter() -> None:
    table = table_of([1, 10], [5, 5, 5], 3, cards=[10], end="rounds:1")
    play(table, (A, "pass"), (B, "pass"), (C, "draw"))
    assert final(table) == (7, 7, 4), "the last active player is out, the others share four"
    assert [(event.to, event.value) for event in table.events(None) if event.kind == "pay"][-2:] == [(A, 2), (B, 2)]
    assert faces(table, "middle") == []


def test_STAR_8_without_a_chip_only_pass() -> None:
    for short_pay in ("all_in", "debt"):
        table = table_of([4, 9], [0, 5, 5], 3, short_pay=short_pay)
        assert legal(table) == ["pass"]
        assert refused(table, A, "draw") == "STAR-8"
        assert table.why(A, "draw") == "A card costs a chip, and you have none: you can only pass."
    one = table_of([4, 9], [1, 5, 5], 3, cards=[6])
    one.act(A, "draw")
    assert number(one, "chips") == [0, 5, 5]


def test_STAR_8_there_is_always_somebody_not_out() -> None:
    table = table_of([4, 9], [0, 5, 5], 3, turn=B, cards=[4, 9], end="rounds:1")
    play(table, (B, "draw"), (C, "draw"))
    assert final(table) == (5, 4, 4), "also one without a chip"


def test_STAR_8_who_paid_the_last_chip_as_ante_still_takes_part() -> None:
    table = position(
        GAME,
        3,
        {"deck": REST},
        numbers={"chips": [1, 9, 9]},
        begin=lambda s: starboard.start_round(s),
        chance=[4, 9, 4],
    )
    assert (number(table, "chips"), number(table, "bank"), legal(table)) == ([0, 8, 8], 3, ["pass"])
    play(table, (A, "pass"), (B, "draw"), (C, "pass"))
    assert number(table, "chips") == [0 + 2 - 1, 7 - 1, 8 + 2 - 1]
    assert not table.over, "it has chips again when the round is settled"


def test_STAR_9_passing_takes_no_card() -> None:
    table = deal(3, [4, 9])
    play(table, (A, "pass"), (B, "pass"))
    assert (len(faces(table, "deck")), len(table.chance)) == (55 - 5 - 2, 1 + 5 + 2)


def test_STAR_10_the_match_ends_when_a_round_leaves_somebody_without_chips() -> None:
    table = table_of([4, 9], [1, 5, 7], 3, cards=[4])
    play(table, (A, "draw"))
    assert not table.over, "the round goes on"
    play(table, (B, "pass"), (C, "pass"))
    assert table.result is not None
    assert (table.result.winners, table.result.losers, table.result.reason) == ((C,), (A, B), "CHIP-5")
    assert table.result.chips == (0, 7, 9)


def test_nothing_to_draw() -> None:
    table = table_of([4, 9], [5, 5], 2, piles={"deck": [], "discard": []})
    assert legal(table) == ["pass"]
    assert refused(table, A, "draw") == "GEN-8"
    last = table_of([4, 9], [5, 5], 2, piles={"deck": [], "discard": [6]})
    last.act(A, "draw")
    assert (faces(last, "middle"), number(last, "chips")) == ([4, 9, 6], [4, 5])


def test_an_empty_deck_is_made_from_the_discard_and_five_are_burned() -> None:
    table = table_of([4, 9], [5, 5], 2, piles={"deck": [], "discard": [10] * 9})
    table.act(A, "draw")
    assert (len(faces(table, "deck")), len(faces(table, "discard")), faces(table, "middle")) == (3, 5, [4, 9, 10])


def test_what_people_see() -> None:
    table = deal(3, [4, 9, 9])
    play(table, (A, "draw"))
    for viewer in (A, C, None):
        piles = {pile.name: pile for pile in table.view(viewer).piles}
        assert piles["middle"].cards == (4, 9)
        assert set(piles["deck"].cards) == {None}
        assert sorted(piles["discard"].cards, key=str) == [9, *[None] * 5], "the 9 was seen, the burned ones were not"


@pytest.mark.parametrize("chips", [0, 1, 101, "ten"])
def test_with_fewer_than_two_chips_nobody_could_draw(chips: Any) -> None:
    with pytest.raises(BadOption, match="start_chips"):
        deal(2, [4, 9], start_chips=chips)
