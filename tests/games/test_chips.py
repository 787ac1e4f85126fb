"""What the games for chips share (CHIP), clause by clause, in several of them, with the options they all have."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

import kibitz
from kibitz.errors import BadOption
from kibitz.games import _chips, starboard
from kibitz.kernel.game import Game
from kibitz.kernel.table import Table
from kibitz.testing import REST, faces, position, random_game
from tests.games.asking import number, refused

STARBOARD, BLACKSTONE, HAWTHORN = (kibitz.game(name) for name in ("starboard", "blackstone", "hawthorn"))
TROLL_GUTS = kibitz.game("troll_guts")
FOR_CHIPS = [game for game in kibitz.games() if game.chips is not None]
A, B, C = range(3)


def common(chips: Sequence[int], bank: int, turn: int = A, cards: Sequence[int] = (), **options: Any) -> Table:
    """Starboard with the common cards 4 and 9, everybody active, and these cards to come."""
    numbers = {"chips": list(chips), "bank": bank, "active": (1 << len(chips)) - 1}
    piles: dict[str, Any] = {"middle": [4, 9], "deck": REST}
    return position(STARBOARD, len(chips), piles, turn=turn, chance=cards, options=options, numbers=numbers)


def begun(chips: Sequence[int], bank: int = 0, cards: Sequence[int] = (4, 9), **options: Any) -> Table:
    """Starboard: a round begins with these chips."""
    return position(
        STARBOARD,
        len(chips),
        {"deck": REST},
        numbers={"chips": list(chips), "bank": bank},
        options=options,
        begin=lambda s: starboard.start_round(s),
        chance=cards,
    )


def hawthorn(stacks: Sequence[Sequence[int]], chips: Sequence[int], bank: int = 0, **options: Any) -> Table:
    """A deck circle of Hawthorn, seat 0 to act."""
    piles: dict[str, Any] = {f"stack{seat}": stack for seat, stack in enumerate(stacks)} | {"deck": REST}
    numbers = {"chips": list(chips), "bank": bank, "active": (1 << len(chips)) - 1, "circle": 1}
    return position(HAWTHORN, len(stacks), piles, turn=A, options=options, numbers=numbers)


def play(table: Table, *moves: tuple[int, str]) -> None:
    for seat, action in moves:
        assert table.to_act == (seat,), (seat, action)
        table.act(seat, action)


def payments(table: Table) -> list[tuple[int | None, int | None, int | None]]:
    return [(event.seat, event.to, event.value) for event in table.events(None) if event.kind == "pay"]


# --- CHIP-1: chips to start with -------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", FOR_CHIPS, ids=lambda game: game.id)
def test_CHIP_1_everybody_starts_with_the_same(game: Game) -> None:
    default = {"starboard": 10, "blackstone": 20}.get(game.id, 25)
    for options, chips in (({}, default), ({"start_chips": 30}, 30)):
        table = game.table(seats=game.seats[-1], seed=1, options=options)
        assert table.options["start_chips"] == chips
        assert game.chips_in_all(table._state) == chips * table.seats
        assert len(set(number(table, "chips"))) == 1, "the antes are paid, the same by all"


@pytest.mark.parametrize("wrong", [0, -1, 101, "20", None, True, 2.5])
def test_CHIP_1_start_chips_is_a_number_within_reason(wrong: Any) -> None:
    with pytest.raises(BadOption, match="start_chips"):
        BLACKSTONE.table(seats=2, seed=1, options={"start_chips": wrong})


# --- CHIP-2, CHIP-3: too few chips -----------------------------------------------------------------------------------


def test_CHIP_2_who_has_less_pays_all_and_owes_nothing() -> None:
    table = hawthorn([[6], [7], [9]], [4, 9, 9], bank=3, end="rounds:3")
    table.act(A, "fold")
    assert (number(table, "chips"), number(table, "bank")) == ([0, 9, 9], 7), "the price was 6"
    assert payments(table) == [(A, None, 4)]
    exact = hawthorn([[6], [7], [9]], [6, 9, 9])
    exact.act(A, "fold")
    assert number(exact, "chips") == [0, 9, 9]


def test_CHIP_2_short_antes_too() -> None:
    table = begun([0, 1, 5], end="rounds:3")
    assert (number(table, "chips"), number(table, "bank")) == ([0, 0, 4], 2)
    assert payments(table) == [(B, None, 1), (C, None, 1)], "a payment of nothing is none"


def test_CHIP_2_option_short_pay_debt() -> None:
    table = hawthorn([[6], [7], [9]], [4, 9, 9], bank=3, short_pay="debt")
    table.act(A, "fold")
    assert (number(table, "chips"), number(table, "bank"), payments(table)) == ([-2, 9, 9], 9, [(A, None, 6)])
    antes = begun([0, -3, 5], short_pay="debt", end="rounds:3")
    assert (number(antes, "chips"), number(antes, "bank")) == ([-1, -4, 4], 3)
    with pytest.raises(BadOption, match="all_in or debt"):
        BLACKSTONE.table(seats=2, seed=1, options={"short_pay": "credit"})


@pytest.mark.parametrize(("short_pay", "paid"), [("all_in", 4), ("debt", 6)])
def test_CHIP_2_paying_another_player(short_pay: str, paid: int) -> None:
    table = hawthorn([[6], [7], [9]], [4, 9, 9], short_pay=short_pay)
    state: Any = table._state
    _chips.pay_to(state, A, B, 6)
    assert (number(table, "chips"), payments(table)) == ([4 - paid, 9 + paid, 9], [(A, B, paid)])


def test_CHIP_3_without_chips_one_plays_on() -> None:
    table = hawthorn([[6], [7], [9]], [0, 9, 9])
    assert [str(action) for action in table.legal(A)] == ["hit", "fold"]
    table.act(A, "fold")
    assert (number(table, "chips"), number(table, "active"), table.over) == ([0, 9, 9], [B, C], False)
    wins = common([0, 5], 2, turn=B, cards=[4], end="rounds:1")
    wins.act(B, "draw")
    assert wins.result is not None
    assert (wins.result.chips, wins.result.winners) == ((3, 4), (B,)), "and may win the bank"


@pytest.mark.parametrize(("short_pay", "chips"), [("all_in", 0), ("debt", 0), ("debt", -2)])
def test_CHIP_3_what_is_paid_in_advance_needs_a_chip(short_pay: str, chips: int) -> None:
    table = common([chips, 5, 5], 3, short_pay=short_pay)
    assert refused(table, A, "draw") == "STAR-8"
    piles: dict[str, Any] = {"closed0": [5], "closed1": [4], "stack0": [9], "stack1": [8], "stack2": [7], "deck": REST}
    numbers = {"chips": [chips, 5, 5], "active": 0b111}
    buying = position(TROLL_GUTS, 3, piles, turn=A, options={"short_pay": short_pay}, numbers=numbers)
    assert refused(buying, A, "buy") == "CHIP-3"
    assert buying.why(A, "buy") == "This costs a chip, and you have none. Choose something that is free."
    assert [str(action) for action in buying.legal(A)] == ["draw", "steal 1"]


def test_CHIP_3_the_last_chip_can_be_spent() -> None:
    table = common([1, 5, 5], 3, cards=[6])
    table.act(A, "draw")
    assert (number(table, "chips"), faces(table, "middle")) == ([0, 5, 5], [4, 9, 6])


# --- CHIP-4: sharing -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("bank", "share", "rest"), [(6, 2, 0), (7, 2, 1), (8, 2, 2), (2, 0, 2)])
def test_CHIP_4_equal_shares_and_the_rest_stays(bank: int, share: int, rest: int) -> None:
    table = common([5, 5, 5], bank, end="rounds:1")
    play(table, (A, "pass"), (B, "pass"), (C, "pass"))
    assert (number(table, "chips"), number(table, "bank")) == ([5 + share] * 3, rest)
    assert payments(table) == [(None, seat, share) for seat in range(3) if share]


def test_CHIP_4_the_rest_belongs_to_the_next_round() -> None:
    table = common([5, 5, 5], 7, cards=[1, 2])
    play(table, (A, "pass"), (B, "pass"), (C, "pass"))
    assert (number(table, "chips"), number(table, "bank")) == ([6, 6, 6], 1 + 3)
    one = begun([5, 5], bank=1, cards=[4, 9, 4], end="rounds:1")
    play(one, (A, "draw"))
    assert number(one, "chips") == [3, 4 + 4], "with the chip that was left"


# --- CHIP-5, CHIP-6: the end -----------------------------------------------------------------------------------------


def test_CHIP_5_over_when_somebody_is_broke_after_a_round() -> None:
    table = common([1, 5, 5], 3, cards=[4])
    play(table, (A, "draw"), (B, "pass"))
    assert (number(table, "chips")[A], table.over) == (0, False), "not in the middle of a round"
    play(table, (C, "pass"))
    assert table.result is not None
    assert (table.result.reason, table.result.chips) == ("CHIP-5", (0, 7, 7))


def test_CHIP_5_who_has_chips_again_when_the_round_is_settled_is_not_broke() -> None:
    table = common([1, 5], 3, cards=[6, 4])
    play(table, (A, "draw"), (B, "draw"))
    assert not table.over
    assert (number(table, "chips"), number(table, "rounds")) == ([5 - 1, 4 - 1], 1), "and the next ante is paid"


def test_CHIP_5_debts_end_the_match_too() -> None:
    table = hawthorn([[6], [7]], [4, 9], short_pay="debt")
    table.act(A, "fold")
    assert table.result is not None
    assert table.result.chips == (-2, 15)


def test_CHIP_5_option_end_plays_exactly_so_many_rounds_even_if_somebody_is_broke() -> None:
    table = begun([1, 9], cards=[4, 9, 6, 3, 5, 1, 2], end="rounds:3")
    play(table, (A, "pass"), (B, "draw"), (B, "pass"))
    assert (number(table, "rounds"), number(table, "chips"), number(table, "bank")) == (1, [0, 9], 1), "no ante by A"
    play(table, (B, "pass"), (A, "pass"))
    assert (number(table, "rounds"), number(table, "chips"), number(table, "bank")) == (2, [0, 8], 2)
    play(table, (A, "pass"), (B, "pass"))
    assert table.result is not None
    assert (table.result.reason, table.result.chips, table.result.winners) == ("CHIP-5", (1, 9), (B,))


@pytest.mark.parametrize("wrong", ["rounds:0", "rounds:101", "rounds:", "rounds:x", 3, None, "broke"])
def test_CHIP_5_what_end_may_be(wrong: Any) -> None:
    with pytest.raises(BadOption, match="first_broke or rounds:n"):
        STARBOARD.table(seats=2, seed=1, options={"end": wrong})


def test_CHIP_6_most_chips_win_and_the_rest_of_the_bank_is_nobodys() -> None:
    table = common([5, 6, 5], 4, end="rounds:1")
    play(table, (A, "pass"), (B, "pass"), (C, "pass"))
    assert table.result is not None
    assert (table.result.winners, table.result.losers, table.result.chips) == ((B,), (A, C), (6, 7, 6))
    assert number(table, "bank") == 1
    told = [(event.seat, event.value) for event in table.events(None) if event.clause == "CHIP-6"]
    assert told == [(B, 7)]


def test_CHIP_6_equal_chips_share_the_place() -> None:
    table = common([1, 5, 5], 3, cards=[4])
    play(table, (A, "draw"), (B, "pass"), (C, "pass"))
    assert table.result is not None
    assert (table.result.winners, table.result.losers) == ((B, C), (A,))


# --- CHIP-7: none is made or lost ------------------------------------------------------------------------------------


@pytest.mark.parametrize("short_pay", ["all_in", "debt"])
@pytest.mark.parametrize("game", FOR_CHIPS, ids=lambda game: game.id)
def test_CHIP_7_chips_antes_and_bank_stay_the_same(game: Game, short_pay: str) -> None:
    def on_the_table(now: Table) -> int:
        shown = now.view(None).numbers
        return int(
            sum(number(now, "chips")) + number(now, "bank") + (sum(number(now, "antes")) if "antes" in shown else 0)
        )

    table = game.table(seats=game.seats[0], seed=5, options={"short_pay": short_pay, "end": "rounds:4"})
    total = table.seats * int(str(table.options["start_chips"]))
    for now in random_game(table, Random(5)):
        assert on_the_table(now) == total
        assert short_pay == "debt" or min(number(now, "chips")) >= 0
        assert number(now, "bank") >= 0
    assert number(table, "rounds") == 4
