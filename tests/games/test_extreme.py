"""The Game: Extreme, clause by clause (EX-1 to EX-22), the specification's vectors (EV-1 to EV-38), and the search."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

import pytest

import kibitz
from kibitz.errors import BadOption, IllegalAction
from kibitz.games import extreme
from kibitz.games._the_game_family import HAND
from kibitz.kernel.table import Table
from kibitz.testing import faces, position
from kibitz.text.catalogue import text
from kibitz.text.telling import tell_event

GAME = kibitz.game("extreme")
PILES = ("A1", "A2", "D1", "D2")
NAMES = ("STOP", "SKULL", "THREE", "SILENCE", "NO_TRICK", "ONE_PILE", "DRAW_ONE")
STOP, SKULL, THREE, SILENCE, NO_TRICK, ONE_PILE, DRAW_ONE = range(1, 8)


def at(hand: str, tops: str = "", others: tuple[str | int, ...] = (6, 6), deck: int = 40, **options: Any) -> Table:
    """The start of seat 0's turn: cards as ``9[STOP]``, tops as ``A1=50[SKULL]``; an unnamed pile is empty."""
    codes = [0] * 100

    def card(written: str) -> int:
        number, _, name = written.rstrip("]").partition("[")
        codes[int(number)] = 1 + NAMES.index(name) if name else 0
        return int(number)

    piles: dict[str, list[int] | int | str] = {"hand0": [card(c) for c in hand.split()]}
    piles |= {pile: [card(c)] for pile, c in (top.split("=") for top in tops.split())}
    for seat, other in enumerate(others, 1):
        piles[f"hand{seat}"] = other if isinstance(other, int) else [card(c) for c in other.split()]
    piles["deck"] = deck
    numbers = {"instruction": codes}
    return position(GAME, 1 + len(others), piles, None, options, numbers, begin=lambda s: extreme.start_turn(s, 0))


def alone(hand: str, tops: str = "", **options: Any) -> Table:
    """The last player, with an empty deck."""
    return at(hand, tops, (), 0, **options)


def do(table: Table, moves: str) -> None:
    """Moves and answers as the specification writes them; a clause may follow: ``3>A1 ok; end illegal:EX-10``."""
    for move in moves.split("; "):
        what, answer = move.split()
        expected, _, clause = answer.partition(":")
        action = "end" if what == "end" else "play {} {}".format(*what.split(">"))
        seat, before = table.to_act[0], table._state.values()
        warned = [text for text, by in table.view(seat).warnings if by == "EX-4"]
        if expected == "illegal":
            with pytest.raises(IllegalAction) as refusal:
                table.act(seat, action)
            assert table._state.values() == before, "a refusal changes nothing"
            assert clause in ("", refusal.value.clause), move
            continue
        table.act(seat, action)
        closed = table.result is None and [str(a) for a in table.legal(seat)] == ["end"] and number(table, "closed") > 0
        ended = None if table.result is None else "won" if table.result.won else "lost"
        assert (ended or ("turn-over" if closed else "ok")) == expected, move
        assert table.result is None or clause in ("", table.result.reason), move
        assert what == "end" or (action in warned) == (expected == "lost"), "it is said before which cards lose"


def number(table: Table, name: str) -> int:
    value = table.view(None).numbers[name]
    assert isinstance(value, int)
    return value


def drew(table: Table, hand: int, deck: int) -> bool:
    return (len(faces(table, "hand0")), len(faces(table, "deck"))) == (hand, deck)


def lost(table: Table, clause: str, left: int) -> bool:
    ended = table.result
    return ended is not None and (ended.won, ended.reason, ended.left) == (False, clause, left)


# --- the vectors -----------------------------------------------------------------------------------------------------


def test_EV_1() -> None:
    table = at("5 9[THREE] 14[STOP] 60 70 80")
    do(table, "5>A1 ok; 9>A1 ok; 14>A1 turn-over; end ok")
    assert drew(table, 6, 37)


def test_EV_2() -> None:
    table = alone("9[THREE]")
    do(table, "9>A1 lost")
    assert lost(table, "EX-15", 0)


def test_EV_3() -> None:
    do(alone("9[THREE] 12"), "9>A1 lost:EX-15")
    do(alone("9[THREE] 12"), "12>A1 ok; 9>A2 lost:EX-15")


def test_EV_4() -> None:
    table = alone("60[SKULL]", "A1=50")
    do(table, "60>A1 lost")
    assert lost(table, "EX-11", 0)


def test_EV_5() -> None:
    table = at("5[STOP] 60 61 62 63 64")
    do(table, "5>A1 turn-over; end ok")
    assert drew(table, 6, 39)


def test_EV_6() -> None:
    table = at("50 51 52 53 54 95[STOP]", "A1=90 A2=91 D1=10 D2=12", deck=20)
    do(table, "95>A1 turn-over; end ok")
    assert drew(table, 6, 19)


def test_EV_7() -> None:
    do(at("5[STOP] 6 60 61 62 63"), "5>A1 turn-over; 6>A1 illegal:EX-9")


def test_EV_8() -> None:
    table = at("5 9[SKULL] 60 61 62 63")
    do(table, "5>A1 ok; 9>A1 ok; end illegal:EX-10; 60>A1 ok; end ok")
    assert drew(table, 6, 37)


def test_EV_9() -> None:
    do(at("5 9[SKULL] 60[STOP] 61 62 63"), "9>A1 ok; 60>A1 turn-over; end ok")


def test_EV_10() -> None:
    do(at("5 9[SKULL] 60[STOP] 61 62 63"), "9>A1 ok; 60>A2 lost:EX-10")


def test_EV_11() -> None:
    do(at("5 9[SKULL] 12[SKULL] 61 62 63"), "9>A1 ok; 12>A1 ok; end illegal:EX-10; 61>A1 ok; end ok")


def test_EV_12() -> None:
    do(at("9 10 12[SKULL] 5 6 7", "A2=98 D1=3 D2=4"), "9>A1 ok; 12>A1 lost:EX-10")
    do(at("9 10 12[SKULL] 5 6 7", "A2=98 D1=3 D2=4"), "9>A1 ok; 10>A1 ok; end ok")


def test_EV_12b() -> None:
    do(at("11 12[SKULL] 2 6 7 8", "A2=98 D1=3 D2=4"), "11>A1 ok; 12>A1 ok; 2>A1 ok; end ok")


def test_EV_13() -> None:
    do(at("5 9[THREE] 14[STOP] 60 70 80"), "9>A1 ok; 14>A1 lost:EX-12")


def test_EV_14() -> None:
    table = at("5 9[THREE] 14 60 70 80")
    do(table, "9>A1 ok; 14>A1 ok; end illegal:EX-12; 60>A1 turn-over; 70>A1 illegal:EX-13; end ok")
    assert drew(table, 6, 37)


def test_EV_15() -> None:
    do(at("5 9 14[THREE] 60 70 80"), "5>A1 ok; 9>A1 ok; 14>A1 turn-over; end ok")


def test_EV_16() -> None:
    do(at("5 9 14 60[THREE] 70 80"), "5>A1 ok; 9>A1 ok; 14>A1 ok; 60>A1 lost:EX-13")


def test_EV_17() -> None:
    do(at("5[THREE] 9[THREE] 14 60 70 80"), "5>A1 ok; 9>A1 ok; 14>A1 turn-over")


def test_EV_18() -> None:
    do(at("5[THREE] 9 14[SKULL] 60 70 80"), "5>A1 ok; 9>A1 ok; 14>A1 lost:EX-10")


def test_EV_19() -> None:
    do(at("5[SKULL] 9[THREE] 14 60 70 80"), "5>A1 ok; 9>A1 ok; 14>A1 turn-over; end ok")


def test_EV_20() -> None:
    table = at("5[THREE] 9 14", others=("60",), deck=0)
    do(table, "5>A1 ok; end illegal:EX-12; 9>A1 ok; 14>A1 turn-over")


def test_EV_21() -> None:
    table = at("20 31 60 61 62 63", "A2=30 D1=50[NO_TRICK]")
    do(table, "20>A2 illegal:EX-17; 60>D1 illegal:EX-17; 31>A2 ok")


def test_EV_22() -> None:
    do(at("20 49 60 61 62 63", "A2=30 D1=50[NO_TRICK]"), "60>D1 illegal:EX-17; 49>D1 ok; 20>A2 ok")


def test_EV_23() -> None:
    do(at("20[NO_TRICK] 10 49 61 62 63", "A2=30"), "20>A2 ok; 10>A2 illegal:EX-17; 49>A2 ok")


def test_EV_24() -> None:
    table = at("5 9 14 60 70 80", "D1=50[ONE_PILE]")
    do(table, "5>A1 ok; 9>A2 illegal:EX-18; 60>D2 illegal:EX-18; 9>A1 ok; end ok")


def test_EV_25() -> None:
    do(at("5 9 14 49 70 80", "D1=50[ONE_PILE]"), "49>D1 ok; 5>A1 ok; 9>A2 ok")
    do(at("5 9 14 49 70 80", "D1=50[ONE_PILE]", one_pile="strict"), "49>D1 ok; 5>A1 illegal:EX-18")


def test_EV_26() -> None:
    moves = "70>D1 ok; 9>A1 ok; 14>A2 illegal:EX-18; 49>D1 illegal:EX-18; 14>A1 ok; 49>D1 ok"
    do(at("5 9[ONE_PILE] 14 49 70 80"), moves)


def test_EV_27() -> None:
    do(at("5 9[ONE_PILE] 14 49 70 80", one_pile="strict"), "70>D1 ok; 9>A1 lost:EX-18")


def test_EV_28() -> None:
    table = at("5 9 14 49 70 48", "D1=50[ONE_PILE] D2=40[ONE_PILE]")
    do(table, "49>D1 ok; 5>A1 illegal:EX-18; 48>D1 ok")


def test_EV_29() -> None:
    table = at("5 9 14 60 70 80", "D1=50[DRAW_ONE]")
    do(table, "5>A1 ok; 9>A1 ok; 14>A1 ok; end ok")
    assert drew(table, 4, 39)


def test_EV_30() -> None:
    table = at("5 9 49 60", "D1=50[DRAW_ONE]")
    do(table, "49>D1 ok; 5>A1 ok; end ok")
    assert drew(table, 6, 36)


def test_EV_31() -> None:
    table = at("5 9[DRAW_ONE] 14 60 70 80")
    do(table, "5>A1 ok; 9>A1 ok; end ok")
    assert drew(table, 5, 39)


def test_EV_32() -> None:
    table = at("5 9 14 60 70 80", "D1=50[DRAW_ONE] D2=40[DRAW_ONE]")
    do(table, "5>A1 ok; 9>A1 ok; end ok")
    assert drew(table, 5, 39)


def test_EV_33() -> None:
    assert lost(at("5", "D1=50[DRAW_ONE]"), "EX-21", 1 + 12 + 40)


def test_EV_34() -> None:
    table = at("5[STOP]", "D1=50[DRAW_ONE]")
    do(table, "5>A1 turn-over; end ok")
    assert drew(table, 1, 39)


def test_EV_35() -> None:
    table = at("31 20 9 14 80 81", "A2=30[DRAW_ONE] D1=50[NO_TRICK] D2=70[ONE_PILE]")
    do(table, "20>A2 illegal:EX-17; 9>A1 ok; 31>A2 illegal:EX-18; 14>A1 ok; end ok")
    assert drew(table, 5, 39)


def test_EV_36() -> None:
    do(at("10 11 14 60 70 80", "A1=9[THREE]"), "10>A1 ok; 11>A1 ok; end ok")
    do(at("10 11 14 60 70 80", "A1=9[STOP]"), "10>A1 ok; 11>A1 ok; 14>A1 ok; end ok")


def test_EV_37() -> None:
    do(alone("5 9[THREE] 14"), "5>A1 ok; 9>A1 ok; 14>A1 won:EX-22")


def test_EV_38() -> None:
    moves = "5>A1 ok; 9>A1 ok; 14>A1 turn-over; 20>A1 illegal:EX-13; end ok; 20>A1 won"
    do(alone("5 9[THREE] 14 20"), moves)


# --- clause by clause ------------------------------------------------------------------------------------------------


def test_EX_1_all_else_is_as_in_the_game() -> None:
    assert GAME.seats == range(1, 6)
    for seats, hand in enumerate((8, 7, 6, 6, 6), 1):
        table = GAME.table(seats=seats, seed=1)
        assert [len(faces(table, f"hand{seat}")) for seat in range(seats)] == [hand] * seats
        assert (len(faces(table, "deck")), table.to_act) == (98 - seats * hand, (0,))
    assert GAME.table(seats=3, seed=1, options={"first_player": 2}).to_act == (2,)
    by_lot = GAME.table(seats=2, chance=[*range(2, 16), 1], options={"first_player": "random"})
    assert by_lot.to_act == (1,), "the lot falls after the deal"
    assert faces(by_lot, "hand0") == list(range(2, 16, 2)), "one card at a time, seat 0 first"
    do(at("3 4 46 60 70 80", "A1=47"), "46>A1 illegal:TG-10; 99>A1 illegal:TG-8; 60>A1 ok; end illegal:TG-9")
    do(at("27 38 36 60 70 80", "D1=26 A1=37"), "27>D1 illegal:TG-11; 36>D1 ok; 27>A1 ok")
    do(at("3", others=("60 70", "65"), deck=0), "3>A1 ok; end ok; 60>A1 ok; end ok; 65>A1 ok; end ok; 70>A1 won")


def test_EX_1_with_the_options_of_the_game() -> None:
    experts = at("3 4 5 60 70", others=(5, 5), min_play=3, hand_minus_one=True)
    do(experts, "3>A1 ok; 4>A1 ok; end illegal:TG-9; 5>A1 ok; end ok")
    assert drew(experts, 5, 37)
    do(at("3 9[STOP] 60 70 80 90", min_play=3), "3>A1 ok; 9>A1 turn-over; end ok")
    do(at("3", others=("60 70",), deck=0, min_play=3), "3>A1 ok; end ok; 60>A2 ok; end ok")


def test_EX_2_seven_instructions_on_four_cards_each() -> None:
    for assignment in ("even", "shuffled"):
        table = GAME.table(seats=3, seed=5, options={"assignment": assignment})
        lying = [face for pile in ("deck", "hand0", "hand1", "hand2") for face in faces(table, pile)]
        assert sorted(lying) == list(range(2, 100))
        row = instructions(table)
        assert [row.count(code) for code in range(8)] == [72, 4, 4, 4, 4, 4, 4, 4], "70 plain cards; 0 and 1 are none"
        assert row[:2] == [0, 0]


def instructions(table: Table) -> list[int]:
    row = table.view(None).numbers["instruction"]
    assert isinstance(row, list)
    return [code or 0 for code in row]


EVEN = {
    "STOP": (3, 27, 74, 98), "SKULL": (10, 34, 67, 91), "THREE": (17, 41, 60, 84), "SILENCE": (6, 31, 70, 95),
    "NO_TRICK": (13, 38, 63, 88), "ONE_PILE": (20, 45, 56, 81), "DRAW_ONE": (24, 48, 53, 77),
}  # fmt: skip


def test_EX_3_the_even_table_is_the_default() -> None:
    row = instructions(GAME.table(seats=2, seed=3))
    assert {name: tuple(n for n in range(100) if row[n] == code) for code, name in enumerate(NAMES, 1)} == EVEN
    assert row == instructions(GAME.table(seats=2, seed=4, options={"assignment": "even"}))
    for name, numbers in EVEN.items():
        assert all(str(n) in text("en", "EX-3") for n in numbers), f"the rules page tells the numbers of {name}"


def test_EX_3_a_shuffled_table_comes_before_the_deal() -> None:
    """Its 28 numbers are the first outcomes, Stop's four, then the skull's; then comes the deal, from all cards."""
    drawn = list(range(70, 98))
    hands = list(range(70, 84))
    table = GAME.table(seats=2, chance=[*drawn, *hands], options={"assignment": "shuffled"})
    row = instructions(table)
    assert [row[n] for n in drawn] == [code for code in range(1, 8) for _ in range(4)]
    assert sum(code > 0 for code in row) == 28
    assert sorted(faces(table, "hand0") + faces(table, "hand1")) == hands
    assert len(faces(table, "deck")) == 84
    other = GAME.table(seats=2, seed=2, options={"assignment": "shuffled"})
    assert instructions(other) != instructions(GAME.table(seats=2, seed=3, options={"assignment": "shuffled"}))
    assert instructions(kibitz.replay(other.record())) == instructions(other)


def test_EX_3_the_shuffled_table_is_known_and_the_deal_after_it_is_not() -> None:
    table = GAME.table(seats=2, seed=6, options={"assignment": "shuffled"})
    for seat in (0, 1, None):
        shown = [e.cards[0] for e in table.events(seat) if e.kind == "move" and e.target == "assigned"]
        assert [instructions(table)[n or 0] for n in shown] == [code for code in range(1, 8) for _ in range(4)]
        assert table.view(seat).numbers == table.view(None).numbers
    hidden = next(pile for pile in table.view(0).piles if pile.name == "hand1")
    assert hidden.cards == (None,) * 7, "having been shown with an instruction does not show who got the card"


def custom() -> dict[str, str]:
    return {str(number): name for i, name in enumerate(NAMES) for number in range(2 + 4 * i, 6 + 4 * i)}


def test_EX_3_a_table_of_ones_own() -> None:
    table = GAME.table(seats=1, seed=1, options={"assignment": custom()})
    assert instructions(table)[2:30] == [code for code in range(1, 8) for _ in range(4)]
    assert kibitz.replay(table.record()).options["assignment"] == custom()
    option = next(option for option in GAME.options if option.name == "assignment")
    assert option.parse(",".join(f"{n}:{name}" for n, name in custom().items())) == custom()
    wrong: list[object] = [
        "odd",
        7,
        {},
        custom() | {"40": "STOP"},
        custom() | {"100": "STOP"},
        custom() | {"1": "STOP"},
    ]
    wrong += [custom() | {"2": "SKULL"}, custom() | {"2": "HALT"}, {n: x for n, x in custom().items() if n != "9"}]
    for given in wrong:
        with pytest.raises(BadOption, match="assignment"):
            GAME.table(seats=1, seed=1, options={"assignment": given})


def test_EX_3_some_of_the_instructions_only() -> None:
    for assignment in ("even", "shuffled"):
        options = {"assignment": assignment, "active_instructions": ["SKULL", "DRAW_ONE"]}
        assert sorted(set(instructions(GAME.table(seats=2, seed=1, options=options)))) == [0, SKULL, DRAW_ONE]
    plain = GAME.table(seats=1, chance=[3, 4, 5, 6, 7, 8, 9, 11], options={"active_instructions": ["SKULL"]})
    do(plain, "3>A1 ok; 4>A1 ok; end ok")
    assert not [event for event in plain.events(0) if event.clause == "EX-4"], "3 is no Stop here"
    with pytest.raises(BadOption):
        GAME.table(seats=1, seed=1, options={"active_instructions": ["HALT"]})


def test_EX_4_whoever_lays_an_instruction_must_obey() -> None:
    table = at("5 9[SKULL] 60[STOP] 61 62 63")
    table.act(0, "play 9 A1")
    assert table.view(0).warnings == (("play 60 A2", "EX-4"), ("play 60 D1", "EX-4"), ("play 60 D2", "EX-4"))
    table.act(0, "play 60 D1")
    assert lost(table, "EX-10", 4 + 12 + 40)
    assert table.result is not None
    assert (table.result.winners, table.result.losers) == ((), (0, 1, 2))


def test_EX_4_the_instruction_is_told_to_all() -> None:
    table = at(" ".join(f"{10 + i}[{name}]" for i, name in enumerate(NAMES[3:])) + " 50[SKULL] 60[THREE] 70[STOP]")
    do(table, "10>A1 ok; 11>A1 ok; 12>A1 ok; 13>A1 ok; 50>A1 ok; 70>A1 turn-over")
    told = [event for event in table.events(None) if event.clause == "EX-4"]
    assert [event.value for event in told] == [SILENCE, NO_TRICK, ONE_PILE, DRAW_ONE, SKULL, STOP]
    said = [tell_event(table.view(None), event, "en") or "" for event in told]
    words = ("Silence", "No Trick", "One Pile", "Draw One", "skull", "Stop")
    assert all(word in line for word, line in zip(words, said, strict=True))


def test_EX_5_several_in_one_turn_must_all_be_obeyed() -> None:
    do(at("5[THREE] 9[SKULL] 14[ONE_PILE] 60 70 80"), "5>A1 ok; 9>A1 ok; 14>A1 turn-over; end ok")
    do(at("5[THREE] 9[SKULL] 14[ONE_PILE] 60 70 80"), "5>A1 ok; 9>A1 ok; end illegal:EX-12; 14>A2 lost:EX-10")
    # Two skulls on two piles: both must be covered, and One Pile, laid elsewhere, forbids it.
    do(at("5[SKULL] 9[SKULL] 14 15 70 80"), "5>A1 ok; 9>A2 ok; 14>A2 ok; end illegal:EX-10; 15>A1 ok; end ok")
    do(at("5[SKULL] 9[ONE_PILE] 4 7", "A2=8 D1=2 D2=3"), "5>A1 ok; 9>A2 lost:EX-10")


def test_EX_6_hands_stay_secret_and_instructions_are_known() -> None:
    table = GAME.table(seats=2, seed=5)
    hand = next(pile for pile in table.view(0).piles if pile.name == "hand1")
    assert hand.cards == (None,) * 7
    assert not any(card for event in table.events(0) if event.target == "hand1" for card in event.cards)
    assert table.view(0).numbers["instruction"] == instructions(table)


def test_EX_7_flash_instructions_are_over_with_the_turn() -> None:
    table = at("5 6 9[THREE] 60 70 80", others=("10 61 62 63 64 65", 6))
    do(table, "5>A1 ok; 6>A1 ok; 9>A1 turn-over; end ok")
    assert [number(table, name) for name in ("three", "closed", "laid", "lock", "used")] == [0] * 5
    do(table, "10>A1 ok; end illegal:TG-9; 61>A1 ok; end ok")
    table = at("9[STOP] 60 61 62 63 64", others=("10 65 66 67 68 69", 6))
    do(table, "9>A1 turn-over; end ok; 10>A2 ok; 65>A2 ok; 66>A2 ok; end ok")


def test_EX_8_a_stop_ends_the_turn_at_once() -> None:
    table = at("5[STOP] 6 60 61 62 63")
    do(table, "5>A1 turn-over")
    assert table.to_act == (0,), "the draw comes with end"
    assert len(faces(table, "hand0")) == 5
    do(table, "end ok")
    assert table.to_act == (1,)
    do(at("4 5 6[STOP] 7 61 62"), "4>A1 ok; 5>A1 ok; 6>A1 turn-over; 7>A1 illegal:EX-9; end ok")
    do(alone("5[STOP] 6"), "5>A1 turn-over; end ok; 6>A1 won")


def test_EX_9_a_stop_satisfies_any_minimum_and_nothing_follows() -> None:
    table = at("5[STOP] 6 60 61 62 63", min_play=3)
    do(table, "end illegal:TG-9; 5>A1 turn-over")
    assert table.why(0, "play 6 A1") == "You played Stop, so no more cards this turn. End your turn."
    do(table, "6>A1 illegal:EX-9; 60>D1 illegal:EX-9; 4>A1 illegal:TG-8; end ok")


def test_EX_10_a_skull_must_be_covered_in_the_same_turn() -> None:
    do(at("9[SKULL] 20 21 22 60 70"), "9>A1 ok; 20>A2 ok; end illegal:EX-10; 22>A2 ok; 21>A1 ok; end ok")
    do(at("9[SKULL] 20[SKULL] 21 22 60 70"), "9>A1 ok; 20>A1 ok; 60>D1 ok; end illegal:EX-10; 21>A1 ok; end ok")
    do(alone("9[SKULL] 10 20"), "9>A1 ok; end illegal:EX-10; 10>A1 ok; end ok")
    do(alone("60[SKULL] 50 40", "A1=59 A2=97 D1=3 D2=4"), "60>A1 ok; 50>A1 ok; end ok")  # by the trick


def test_EX_10_no_trick_can_keep_a_skull_open() -> None:
    tops = "A1=20 A2=49[NO_TRICK] D1=3 D2=4"
    do(at("30[SKULL] 20 21 22 23 24", "A1=19 A2=49[NO_TRICK] D1=3 D2=4"), "30>A1 lost:EX-10")
    do(at("30[SKULL] 50 21 22 23 24", tops), "30>A1 ok; 50>A2 lost:EX-10")
    do(at("95[SKULL] 85 50 22 23 24", tops), "95>A1 ok; 85>A1 illegal:EX-17; 50>A2 ok; 85>A1 ok")


def test_EX_11_a_skull_on_top_at_the_very_end_loses() -> None:
    table = alone("59 60[SKULL]", "A1=50")
    do(table, "59>A1 ok; 60>A1 lost")
    assert lost(table, "EX-11", 0)
    do(alone("61 60[SKULL]", "A1=50"), "60>A1 ok; 61>A1 won")


def test_EX_12_exactly_three_cards_a_stop_only_as_third() -> None:
    table = at("5 9[THREE] 14[STOP] 60 70 80")
    do(table, "5>A1 ok; 9>A1 ok")
    assert table.why(0, "end") == "With a 3! you must lay exactly three cards, and you have laid 2."
    do(table, "14>A2 turn-over; end ok")
    do(at("5 9[THREE] 14[STOP] 60 70 80"), "9>A1 ok; 14>D1 lost:EX-12")
    # There are cards enough, but no third one fits.
    do(at("5 9[THREE] 6 7 10 11", "A2=98 D1=3 D2=4"), "9>A1 ok; 11>A1 lost:EX-12")


def test_EX_13_a_late_one_loses_two_are_one_and_the_third_card_closes() -> None:
    do(at("5 9 14 15 60[THREE] 80"), "5>A1 ok; 9>A1 ok; 14>A1 ok; 15>A1 ok; 60>A2 lost:EX-13")
    table = at("5[THREE] 9 14[THREE] 60 70 80")
    do(table, "5>A1 ok; 9>A1 ok; 14>A1 turn-over")
    assert table.why(0, "play 60 A1") == "3! means exactly three cards, and three are down. End your turn."
    do(table, "60>D1 illegal:EX-13; end ok")
    do(at("5[THREE] 9 14 60", others=("70",), deck=0), "5>A1 ok; 9>A1 ok; end illegal:EX-12; 14>A1 turn-over; end ok")


def test_EX_14_the_draw_after_a_3_is_the_normal_one() -> None:
    table = at("5 9[THREE] 14 60 70 80")
    do(table, "5>A1 ok; 9>A1 ok; 14>A1 turn-over; end ok")
    assert drew(table, 6, 37)
    bound = at("5 9[THREE] 14 60 70 80", "D1=50[DRAW_ONE]")
    do(bound, "5>A1 ok; 9>A1 ok; 14>A1 turn-over; end ok")
    assert drew(bound, 4, 39)


def test_EX_15_a_3_with_too_few_cards_may_be_laid_and_loses() -> None:
    table = at("5[THREE] 9", others=("70 80",), deck=0)
    assert not table.over
    assert ("play 5 A1", "EX-4") in table.view(0).warnings
    do(table, "5>A1 lost")
    assert lost(table, "EX-15", 3)
    do(at("5[THREE] 9", "D1=50[DRAW_ONE]"), "5>A1 lost:EX-15")
    do(at("5[THREE] 9", "D1=50[DRAW_ONE]"), "9>A1 lost:EX-21")  # the 3! would have to follow


def test_EX_16_lasting_instructions_hold_for_all_until_covered() -> None:
    table = at("5 9[NO_TRICK] 60 61 62 63", "A2=40", others=("30 31 10 64 65 66", 6))
    do(table, "5>A1 ok; 9>A1 ok; end ok; 30>A2 illegal:EX-17; 10>A1 ok; 30>A2 ok; end ok")
    two = at("20 31 49 60 61 62", "A1=30[NO_TRICK] D1=50[NO_TRICK]")
    do(two, "20>A1 illegal:EX-17; 31>A1 ok; 60>D1 illegal:EX-17; 49>D1 ok; 60>D2 ok")


def test_EX_17_no_trick_on_any_pile() -> None:
    table = at("25 60 30 80 81 82", "A1=35 A2=40 D1=50[NO_TRICK] D2=70")
    why = "No Trick lies open, so nobody jumps back. {} and takes only a {} card."
    assert table.why(0, "play 25 A1") == why.format("A1 shows 35", "higher")
    assert table.why(0, "play 80 D2") == why.format("D2 shows 70", "lower")
    do(table, "25>A1 illegal:EX-17; 30>A2 illegal:EX-17; 60>D1 illegal:EX-17; 80>D2 illegal:EX-17; 60>D2 ok")


def test_EX_17_no_refusal_offers_a_trick_that_is_forbidden() -> None:
    why = "Not there: A1 shows 35. It takes a higher card{}."
    assert at("26 60 80 81 82 83", "A1=35 D1=50").why(0, "play 26 A1") == why.format(", or exactly 25")
    assert at("26 60 80 81 82 83", "A1=35 D1=50[NO_TRICK]").why(0, "play 26 A1") == why.format("")


def test_EX_18_one_pile_while_it_lies_open() -> None:
    table = at("5 9 14 60 70 80", "D1=50[ONE_PILE]")
    assert number(table, "lock") == 0, "the first card is free"
    do(table, "60>A2 ok; 70>A1 illegal:EX-18")
    assert table.why(0, "play 70 A1") == "One Pile binds you: your next card can only go on A2."
    do(table, "70>A2 ok; end ok")
    assert number(table, "lock") == 0, "the next player chooses anew"
    do(at("5 9[ONE_PILE] 14 49 70 80"), "9>A1 ok; 5>A2 illegal:EX-18; 14>A1 ok; 5>A2 ok; end ok")


def test_EX_18_strict_binds_the_whole_turn() -> None:
    strict: dict[str, Any] = {"one_pile": "strict"}
    do(at("5 9[ONE_PILE] 14 49 70 80", **strict), "5>A1 ok; 9>A1 ok; 14>A1 ok; 49>D1 illegal:EX-18; 49>A1 ok; end ok")
    do(at("5 9 49 60 70 80", "D1=50[ONE_PILE]", **strict), "5>A1 ok; 49>D1 illegal:EX-18; 9>A1 ok; end ok")
    table = at("49 48 5 60 70 80", "D1=50[ONE_PILE]", others=("6 7 51 52 53 54", 6), **strict)
    do(table, "49>D1 ok; 48>D1 ok; end ok; 6>A1 ok; 7>A2 ok")  # it is covered, so the next turn is free


def test_EX_18_one_pile_can_make_the_minimum_impossible() -> None:
    assert lost(at("92 2", "A1=90 A2=99[ONE_PILE] D1=50 D2=3"), "EX-21", 2 + 12 + 40), "they fit on two piles only"
    assert not at("92 2", "A1=90 A2=99 D1=50 D2=3").over
    assert not at("92 2", "A1=90 A2=99 D1=50[ONE_PILE] D2=3").over, "2 covers it"
    assert at("92 2", "A1=90 A2=99 D1=50[ONE_PILE] D2=3", one_pile="strict").over


def test_EX_19_draw_one_is_judged_when_drawing() -> None:
    table = at("5 9 14 60 70 80", "D1=50[DRAW_ONE]", others=("49 20 21 61 62 63", 6))
    do(table, "5>A1 ok; 9>A1 ok; 14>A1 ok; 60>A1 ok; end ok; 49>D1 ok; 61>A1 ok; 62>A1 ok; end ok")
    assert len(faces(table, "hand1")) == 6, "covered: filled up"
    assert (len(faces(table, "hand0")), len(faces(table, "deck"))) == (3, 40 - 1 - 3)
    experts = at("5 9", "D1=50", others=(5, 5), hand_minus_one=True)
    do(experts, "5>A1 ok; 9>A1 ok; end ok")
    assert drew(experts, 5, 35), "a hand that was short is filled up in one go, to the experts' size"
    empty = at("5 9", "D1=50[DRAW_ONE]", others=("60",), deck=0)
    do(empty, "5>A1 ok; end ok")
    assert drew(empty, 1, 0)


def test_EX_20_silence_closes_the_table_to_talk() -> None:
    table = at("5 9[SILENCE] 14 60 70 80", others=("10 11 61 62 63 64", 6))
    assert number(table, "silent") == 0
    do(table, "9>A1 ok")
    assert number(table, "silent") == 1
    do(table, "60>A2 ok; end ok")
    assert number(table, "silent") == 1, "for everybody"
    do(table, "10>A1 ok")
    assert number(table, "silent") == 0
    assert number(at("5 6 7", "D1=50[SILENCE]", silence="display_only"), "silent") == 0
    assert number(alone("5 6 7", "D1=50[SILENCE]"), "silent") == 0, "alone there is nobody to talk to"


def test_EX_21_lost_when_no_lawful_end_is_left() -> None:
    assert lost(at("50 51 52 53 54 95", "A1=90 A2=91 D1=10 D2=12", deck=20), "EX-21", 38)
    assert lost(at("50 51 52 53 54 95[SKULL]", "A1=90 A2=91 D1=10 D2=12", deck=20), "EX-21", 38)
    do(at("97 34 24 23 22 21", "A1=33 A2=98 D1=4 D2=3"), "97>A1 lost:EX-21")
    do(at("97 34[STOP] 24 23 22 21", "A1=33 A2=96 D1=4 D2=3"), "97>A2 ok; 34>A1 turn-over")
    no_trick = "A1=33 A2=98 D1=5[NO_TRICK] D2=3"
    assert lost(at("34 24 22 21 20 19", no_trick), "EX-21", 6 + 12 + 40), "the trick that would save it is forbidden"
    assert not at("34 24 22 21 20 19", no_trick.replace("[NO_TRICK]", "")).over
    assert lost(at("50 51", "A1=90 A2=91 D1=10 D2=12", others=("5",), deck=0), "EX-21", 3), "not one card fits"


def test_EX_21_at_the_start_only_the_minimum_counts() -> None:
    """A last single skull or 3! may be laid; whoever has nothing better loses by it, not before."""
    assert not alone("60[SKULL]", "A1=50").over
    assert not alone("9[THREE]").over
    forced = at("95[SKULL] 97[SKULL] 50 51 52 53", "A1=90 A2=94 D1=10 D2=12")
    assert not forced.over
    assert len(forced.view(0).warnings) == len([c for c in forced.view(0).legal if c.action != "end"])


def test_EX_22_won_when_all_are_laid_lawfully() -> None:
    table = alone("8[SKULL] 9 14[STOP]")
    do(table, "8>A1 ok; 9>A1 ok; 14>A1 won")
    assert table.result is not None
    assert (table.result.won, table.result.left, table.result.reason) == (True, 0, "EX-22")
    assert table.to_act == ()
    do(alone("9[THREE] 14"), "14>A1 ok; 9>A2 lost:EX-15")
    do(at("5", others=("6",), deck=0), "5>A1 ok; end ok; 6>A1 won:EX-22")


def test_EX_21_is_known_of_hands_that_are_not_seen() -> None:
    """Whoever is to act can finish the turn, or the game would be over: no imagined hand may say otherwise."""
    table = at("99 2[STOP] 50 51 52 53", "A1=98 A2=97 D1=3 D2=4", deck=49)
    for moves in ("", "2>D1 turn-over"):
        if moves:
            do(table, moves)
        for seed in range(6):
            state = table.view(1).imagine(seed)._state
            assert isinstance(state, extreme.Table)
            assert extreme.possible(state)


# --- the search, against a plain one ---------------------------------------------------------------------------------


class Spot(NamedTuple):
    """A moment of a turn."""

    tops: tuple[int, ...]
    hand: frozenset[int]
    laid: int = 0
    last: int = -1  # the pile of the last card
    used: frozenset[int] = frozenset()  # the piles of this turn
    codes: frozenset[int] = frozenset()  # the instructions laid this turn
    bound: bool = False  # One Pile has lain open at some time of this turn


class Reference:
    """One turn, straight from section 1.2 and EX-4 to EX-18: every play, every order, no shortcuts (only a memory)."""

    def __init__(self, codes: list[int], minimum: int, strict: bool) -> None:
        self.codes, self.minimum, self.strict = codes, minimum, strict
        self.completable = cache(self._completable)
        self.can_start = cache(self._can_start)

    def open(self, tops: tuple[int, ...], code: int) -> bool:
        return any(self.codes[top] == code for top in tops)

    def plays(self, p: Spot) -> Iterator[tuple[int, int]]:
        """The lawful plays."""
        fixed = p.laid > 0 and (self.open(p.tops, ONE_PILE) or (self.strict and p.bound))
        for card, pile in itertools.product(p.hand, [p.last] if fixed else range(4)):
            onwards = card > p.tops[pile] if pile < 2 else card < p.tops[pile]
            trick = card == p.tops[pile] + (-10 if pile < 2 else 10) and not self.open(p.tops, NO_TRICK)
            if (onwards or trick) and STOP not in p.codes and not (THREE in p.codes and p.laid >= 3):
                yield card, pile

    def after(self, p: Spot, card: int, pile: int) -> Spot:
        tops = (*p.tops[:pile], card, *p.tops[pile + 1 :])
        bound = p.bound or self.open(tops, ONE_PILE)
        return Spot(tops, p.hand - {card}, p.laid + 1, pile, p.used | {pile}, p.codes | {self.codes[card]}, bound)

    def breached(self, p: Spot) -> bool:
        return self.strict and p.bound and len(p.used) > 1

    def _completable(self, p: Spot) -> bool:
        if self.breached(p):
            return False
        enough = p.laid == 3 if THREE in p.codes else STOP in p.codes or p.laid >= self.minimum
        if enough and not self.open(p.tops, SKULL):
            return True
        return any(self.completable(self.after(p, *play)) for play in self.plays(p))

    def _can_start(self, p: Spot) -> bool:
        """Conventions, point 5: the minimum can be laid, or a Stop."""
        if p.laid >= self.minimum or STOP in p.codes:
            return True
        return not self.breached(p) and any(self.can_start(self.after(p, *play)) for play in self.plays(p))


def random_turn(rng: Random, strict: bool) -> tuple[Table, Reference, Spot]:
    """The start of a turn in a tight place, with many instructions: hands of one to eight cards."""
    numbers = rng.sample(range(2, 100), 12)
    cards, hand = numbers[:4], frozenset(numbers[4 : rng.randint(5, 12)])
    low, high = sorted(cards)[:2], sorted(cards)[2:]
    tops = rng.choice([(*high, *low), (*low, *high), tuple(cards)])
    tops = tuple(rng.choice([top, top, top, start]) for top, start in zip(tops, (1, 1, 100, 100), strict=True))
    plain = rng.choice([0, 5, 12])
    codes = [rng.choice([0] * plain + [*range(1, 8), SKULL, SKULL]) for _ in range(101)]
    codes[1] = codes[100] = 0
    for top in tops:
        codes[top] = rng.choice([0, NO_TRICK, ONE_PILE, codes[top] if codes[top] != SKULL else 0])
    codes[1] = codes[100] = 0
    deck, minimum = rng.choice([(0, 1), (4, 2), (4, 2), (4, 3)])
    piles: dict[str, list[int] | int | str] = {"hand0": sorted(hand), "deck": deck}
    piles |= {name: [] if top in (1, 100) else [top] for name, top in zip(PILES, tops, strict=True)}
    options = {"one_pile": "strict" if strict else "live"}
    table = position(GAME, 1, piles, 0, options, {"instruction": codes[:100], "minimum": minimum})
    reference = Reference(codes, minimum, strict)
    return table, reference, Spot(tops, hand, bound=reference.open(tops, ONE_PILE))


@pytest.mark.parametrize("strict", [False, True])
def test_EX_21_the_search_agrees_with_a_plain_one(strict: bool) -> None:
    """At the start, before each card (which ones may be laid, which lose) and after it, on random turns."""
    rng = Random(21 + strict)
    found = {True: 0, False: 0}
    started = {True: 0, False: 0}
    for _ in range(700):
        table, reference, spot = random_turn(rng, strict)
        state = table._state
        assert isinstance(state, extreme.Table)
        started[reference.can_start(spot)] += 1
        assert extreme.can_finish(state, HAND[0], True) == reference.can_start(spot), spot
        while not table.over and (plays := sorted(reference.plays(spot))):
            written = {f"play {card} {PILES[pile]}": (card, pile) for card, pile in plays}
            assert {str(action) for action in table.legal(0)} - {"end"} == set(written), spot
            warned = {text for text, _ in table.view(0).warnings}
            losing = {t for t, play in written.items() if not reference.completable(reference.after(spot, *play))}
            assert warned == losing, spot
            chosen = rng.choice(sorted(set(written) - losing) or sorted(losing))
            spot = reference.after(spot, *written[chosen])
            table.act(0, chosen)
            before = state.values()
            lawful = reference.completable(spot)
            assert (extreme.doom(state, HAND[0]) == 0) == lawful, spot
            assert state.values() == before, "the search leaves no trace"
            assert lawful != (table.result is not None and not table.result.won), spot
            found[True] += len(written) - len(losing)
            found[False] += len(losing)
    assert min(found.values()) > 2000 and min(started.values()) > 50, "both answers are tried"
