"""The Game: Face to Face, clause by clause (F2F-1 to F2F-22), and the specification's vectors (FV-1 to FV-26)."""

from __future__ import annotations

import itertools
from random import Random
from typing import Any

import pytest

import kibitz
from kibitz.errors import BadOption, IllegalAction
from kibitz.games import face_to_face
from kibitz.kernel.table import Table
from kibitz.testing import faces, position
from kibitz.text.catalogue import text
from kibitz.text.telling import tell_event

GAME = kibitz.game("face_to_face")
OTHER = [31, 32, 33, 34, 35, 36]  # a hand with which the opponent can go on


def at(
    hand: list[int],
    tops: tuple[int, int, int, int] = (1, 60, 1, 60),
    deck: int = 30,
    other: list[int] | None = None,
    seat: int = 0,
    **options: Any,
) -> Table:
    """The start of a turn: own A and D, the opponent's A and D; 1 and 60 are empty piles."""
    names = (f"A{seat}", f"D{seat}", f"A{1 - seat}", f"D{1 - seat}")
    piles: dict[str, list[int] | int | str] = {f"hand{seat}": hand}
    piles |= {name: [] if top in (1, 60) else [top] for name, top in zip(names, tops, strict=True)}
    piles |= {f"hand{1 - seat}": OTHER if other is None else other, f"deck{seat}": deck, f"deck{1 - seat}": 5}
    return position(GAME, 2, piles, options=options, begin=lambda s: face_to_face.start_turn(s, seat))


def do(table: Table, moves: str) -> None:
    """Moves and answers of one turn as the specification writes them; a clause may follow: ``end illegal:F2F-6``."""
    seat = table.to_act[0]
    for move in moves.split("; "):
        what, answer = move.split()
        expected, _, clause = answer.partition(":")
        action = "end" if what == "end" else "play {} {}".format(*what.split(">"))
        before = table._state.values()
        warned = [text for text, by in table.view(seat).warnings if by == "F2F-21"]
        if expected == "illegal":
            with pytest.raises(IllegalAction) as refusal:
                table.act(seat, action)
            assert table._state.values() == before, "a refusal changes nothing"
            assert clause in ("", refusal.value.clause), move
            continue
        table.act(seat, action)
        ended = None if table.result is None else "won" if table.result.winners == (seat,) else "lost"
        assert (ended or "ok") == expected, move
        assert table.result is None or clause in ("", table.result.reason), move
        assert what == "end" or (action in warned) == (expected == "lost"), "it is said before which cards lose"


def has(table: Table, hand: int, deck: int, seat: int = 0) -> bool:
    return (len(faces(table, f"hand{seat}")), len(faces(table, f"deck{seat}"))) == (hand, deck)


def lost(table: Table, clause: str, seat: int = 0) -> bool:
    ended = table.result
    return ended is not None and (ended.winners, ended.losers, ended.reason) == ((1 - seat,), (seat,), clause)


def shown(table: Table) -> list[int]:
    """What the piles show: A and D of seat 0, then of seat 1."""
    return [(pile.cards or (pile.start,))[-1] or 0 for pile in table.view(None).piles if pile.role == "pile"]


def number(table: Table, name: str) -> object:
    return table.view(None).numbers[name]


# --- the vectors -----------------------------------------------------------------------------------------------------


def test_FV_1() -> None:
    table = at([3, 11, 12, 13, 18, 20])
    do(table, "3>A ok; 11>A ok; 12>A ok; 13>A ok; 18>A ok; 20>A ok; end ok")
    assert has(table, 2, 28)


def test_FV_2() -> None:
    table = at([4, 8, 13, 50, 51, 52])
    do(table, "4>A ok; 8>A ok; 13>A ok")
    assert shown(table) == [13, 60, 1, 60]


def test_FV_3() -> None:
    table = at([54, 50, 48, 41, 40, 37])
    do(table, "54>D ok; 50>D ok; 48>D ok; 41>D ok; 40>D ok; 37>D ok")
    assert shown(table) == [1, 37, 1, 60]


def test_FV_4() -> None:
    table = at([17, 50, 51, 52, 53, 54], (27, 60, 1, 60))
    do(table, "17>A ok")
    assert shown(table) == [17, 60, 1, 60]


def test_FV_5() -> None:
    table = at([45, 10, 11, 12, 13, 14], (1, 35, 1, 60))
    do(table, "45>D ok")
    assert shown(table) == [1, 45, 1, 60]


def test_FV_6() -> None:
    table = at([30, 20, 25, 31, 21, 59], (27, 60, 1, 60))
    do(table, "30>A ok; 20>A ok; 25>A ok; 31>A ok; 21>A ok; end ok")
    assert has(table, 3, 28)


def test_FV_7() -> None:
    table = at([12, 30, 40, 50, 51, 52], (1, 60, 29, 60))
    do(table, "12>oA ok")
    assert shown(table) == [1, 60, 12, 60]


def test_FV_8() -> None:
    table = at([18, 19, 17, 28, 30, 8], (1, 60, 18, 40))
    do(table, "18>oA illegal:F2F-14; 19>oA illegal:F2F-14; 28>oA illegal:F2F-14; 17>oA ok; 8>oA illegal:F2F-13")


def test_FV_9() -> None:
    table = at([40, 39, 30, 41, 50, 59], (1, 60, 18, 40))
    do(table, "40>oD illegal:F2F-14; 39>oD illegal:F2F-14; 30>oD illegal:F2F-14; 41>oD ok; 50>oD illegal:F2F-13")


def test_FV_10() -> None:
    table = at([5, 50, 45, 12, 58, 59], (1, 60, 29, 60))
    do(table, "5>A ok; 50>D ok; 45>D ok; 12>oA ok; end ok")
    assert has(table, 6, 26)


def test_FV_10r() -> None:
    table = at([50, 5, 9, 12, 58, 59], (1, 60, 29, 60))
    do(table, "50>D ok; 5>A ok; 9>A ok; 12>oA ok; end ok")
    assert has(table, 6, 26)


def test_FV_11() -> None:
    table = at([3, 4, 5, 50, 51, 52])
    do(table, "3>A ok; 4>A ok; 5>A ok; end ok")
    assert has(table, 5, 28)


def test_FV_12() -> None:
    table = at([3, 4, 5, 6, 12, 52], (1, 60, 29, 60))
    do(table, "3>A ok; 4>A ok; 5>A ok; 6>A ok; 12>oA ok; end ok")
    assert has(table, 6, 25)


def test_FV_13() -> None:
    do(at([3, 4, 5, 50, 51, 52]), "3>A ok; end illegal:F2F-6")


def test_FV_14() -> None:
    table = at([3, 4, 5, 50], deck=0)
    do(table, "3>A ok; end illegal:F2F-6; 4>A ok; end ok")
    assert has(table, 2, 0)


def test_FV_15() -> None:
    do(at([2, 3, 4, 58, 59, 30]), "2>oA illegal:F2F-14; 59>oD illegal:F2F-14")


def test_FV_16() -> None:
    table = at([12, 50, 3, 4, 5, 6], (1, 60, 29, 40))
    do(table, "12>oA ok; 50>oD illegal:F2F-13; 3>A ok; end ok")
    assert has(table, 6, 28)


def test_FV_17() -> None:
    do(at([12, 2, 13, 50, 51, 52], (12, 60, 1, 60)), "12>A illegal:F2F-9; 2>A ok")


def test_FV_18() -> None:
    do(at([3, 4], deck=0), "3>A ok; 4>A won:F2F-20")


def test_FV_19() -> None:
    do(at([58, 12], (57, 4, 29, 60), deck=0), "58>A ok; 12>oA won:F2F-20")


def test_FV_20() -> None:
    assert lost(at([20, 30, 40, 41, 42, 43], (57, 4, 3, 58), deck=10), "F2F-21")


def test_FV_21() -> None:
    assert lost(at([20, 30, 40, 41, 42, 43], (57, 4, 29, 58), deck=10), "F2F-21")


def test_FV_22() -> None:
    table = at([20, 30, 40, 41, 42, 58], (57, 4, 29, 58), deck=10)
    do(table, "20>oA ok; 58>A ok; end ok")
    assert has(table, 6, 8)


def test_FV_23() -> None:
    assert lost(at([30], deck=0), "F2F-22")


def test_FV_24() -> None:
    table = at([30], deck=0, last_single_card="may_play")
    assert not table.over
    do(table, "30>A won")


def test_FV_25() -> None:
    table = at([3, 4, 12, 50, 51, 52], (1, 60, 29, 60), deck=1)
    do(table, "3>A ok; 12>oA ok; end ok")
    assert has(table, 5, 0)


def test_FV_26() -> None:
    table = at([3, 4, 5, 6, 7, 8], deck=5)
    do(table, "3>A ok; 4>A ok; 5>A ok; 6>A ok; 7>A ok; 8>A ok; end ok")
    assert has(table, 2, 3)


# --- clause by clause ------------------------------------------------------------------------------------------------


def test_F2F_1_two_sets_of_fifty_eight() -> None:
    assert GAME.seats == range(2, 3)
    for seats in (1, 3):
        with pytest.raises(kibitz.BadSeats):
            GAME.table(seats=seats, seed=1)
    table = GAME.table(seats=2, seed=1)
    for seat in range(2):
        assert sorted(faces(table, f"hand{seat}") + faces(table, f"deck{seat}")) == list(range(2, 60))
        backs = {back for p in table.view(0).piles if p.owner == seat for back in p.backs}
        assert backs == {seat}, "silver for seat 0, gold for seat 1"
    assert shown(table) == [1, 60, 1, 60]
    assert number(table, "left") == [58, 58]


def test_F2F_2_everyone_has_two_piles() -> None:
    piles = {p.name: p.owner for p in GAME.table(seats=2, seed=1).view(None).piles if p.role == "pile"}
    assert piles == {"A0": 0, "D0": 0, "A1": 1, "D1": 1}
    for seat in range(2):  # A and D are one's own, oA and oD the other's, from either seat
        table = at([3, 4, 50, 20], (10, 40, 25, 30), seat=seat)
        table.act(seat, "play 20 oA")
        table.act(seat, "play 50 D")
        expected = [[10, 50], [20, 30]]
        assert shown(table) == expected[seat] + expected[1 - seat]
        touched = {c.action: c.piles for c in table.view(seat).legal}
        assert "play 3 D" in touched and touched["play 3 D"][-1] == f"D{seat}"


def test_F2F_3_everyones_own_deck_face_down() -> None:
    table = GAME.table(seats=2, seed=3)
    assert faces(table, "deck0") != faces(table, "deck1")
    for seat in (0, 1, None):
        decks = [p for p in table.view(seat).piles if p.role == "deck"]
        assert [p.cards for p in decks] == [(None,) * 52] * 2
    assert [e.target for e in table.events(None) if e.kind == "shuffle"] == ["deck0", "deck1"]


def test_F2F_4_six_cards_of_the_own_deck() -> None:
    table = GAME.table(seats=2, chance=[2, 3, 4, 5, 6, 7, 2, 9, 10, 11, 12, 13, 1])
    assert (faces(table, "hand0"), faces(table, "hand1")) == ([2, 3, 4, 5, 6, 7], [2, 9, 10, 11, 12, 13])
    with pytest.raises(kibitz.BadRecord):
        GAME.table(seats=2, chance=[2, 3, 4, 5, 6, 2])  # there is one 2 in a set


def test_F2F_5_the_first_player_is_drawn_by_lot_then_turns_alternate() -> None:
    hands = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]
    for seat in range(2):
        table = GAME.table(seats=2, chance=[*hands, seat])
        assert table.to_act == (seat,), "the lot comes after the deal"
        assert [e.seat for e in table.events(None) if e.kind == "lot"] == [seat]
        chosen = GAME.table(seats=2, seed=1, options={"first_player": seat})
        assert (chosen.to_act, len(chosen.chance)) == ((seat,), 12)
    do(table, "8>A ok; 9>A ok; end ok")
    assert table.to_act == (0,)
    do(table, "2>A ok; 3>A ok; end ok")
    assert table.to_act == (1,)
    with pytest.raises(BadOption):
        GAME.table(seats=2, seed=1, options={"first_player": 2})


def test_F2F_6_at_least_two_cards() -> None:
    table = at([3, 4, 5, 50, 51, 52], (1, 60, 29, 60))
    do(table, "end illegal:F2F-6; 3>A ok; end illegal:F2F-6")
    assert table.why(0, "end") == "You cannot end your turn yet: 1 of 2 cards are down. Lay another."
    do(table, "4>oA ok; end ok")  # both sides count


def test_F2F_7_cards_from_the_hand_one_at_a_time_on_any_own_pile() -> None:
    table = at([3, 4, 50, 51, 10, 12], (1, 60, 29, 60))
    assert table.why(0, "play 9 A") == "9 is not in your hand. Lay a card that is."
    do(table, "9>A illegal:F2F-7; 3>A ok; 51>D ok; 4>A ok; 12>oA ok; 50>D ok; 10>A ok; end ok")
    assert shown(table) == [10, 50, 12, 60]


def test_F2F_8_only_the_top_counts() -> None:
    table = at([5, 30, 6, 20, 40, 41])
    do(table, "5>A ok; 30>A ok; 6>A illegal:F2F-9; 20>A ok")  # the 5 below is forgotten, the 30 counts
    assert faces(table, "A0") == [5, 30, 20]
    assert shown(table) == [20, 60, 1, 60]


def test_F2F_9_higher_on_the_own_ascending_pile() -> None:
    table = at([36, 46, 47, 48, 57, 59], (47, 60, 1, 60))
    do(table, "46>A illegal:F2F-9; 36>A illegal:F2F-9; 47>A illegal:F2F-9; 48>A ok; 57>A ok; 59>A ok")
    assert table.why(0, "play 36 A") == "Not there: your ascending pile shows 59. It takes exactly 49."
    low = at([3, 4, 50, 51], (5, 60, 1, 60))
    assert low.why(0, "play 4 A") == "Not there: your ascending pile shows 5. It takes a higher card."


def test_F2F_10_lower_on_the_own_descending_pile() -> None:
    table = at([36, 35, 34, 2, 50, 51], (1, 35, 1, 60), other=[])
    do(table, "36>D illegal:F2F-10; 35>D illegal:F2F-10")
    assert (
        table.why(0, "play 36 D") == "Not there: your descending pile shows 35. It takes a lower card, or exactly 45."
    )
    do(table, "34>D ok; 2>D ok; 36>D illegal:F2F-10")
    assert table.why(0, "play 36 D") == "Not there: your descending pile shows 2. It takes exactly 12."


def test_F2F_11_the_trick_on_own_piles_only() -> None:
    table = at([17, 16, 18, 45, 44, 46], (27, 35, 1, 60))
    do(table, "16>A illegal:F2F-9; 18>A illegal:F2F-9; 44>D illegal:F2F-10; 46>D illegal:F2F-10; 17>A ok; 45>D ok")
    # On the other side ten more on the ascending pile, or ten less on the descending one, is no trick but a harm.
    do(at([39, 30, 5, 6], (1, 60, 29, 40)), "39>oA illegal:F2F-14; 30>oD illegal:F2F-14")


def test_F2F_12_the_trick_any_number_of_times() -> None:
    table = at([17, 18, 8, 45, 55, 44], (27, 35, 1, 60))
    do(table, "17>A ok; 45>D ok; 18>A ok; 55>D ok; 8>A ok; 44>D ok; end ok")
    assert shown(table) == [8, 44, 1, 60]


@pytest.mark.parametrize("order", list(itertools.permutations(["12>oA", "3>A", "50>D"])), ids=" ".join)
def test_F2F_13_one_card_to_the_other_side_at_any_time(order: tuple[str, ...]) -> None:
    table = at([12, 50, 3, 45, 11, 6], (1, 60, 29, 40))
    do(table, "; ".join(f"{move} ok" for move in order))
    do(table, "11>oA illegal:F2F-13; 45>oD illegal:F2F-13; end ok")
    assert has(table, 6, 27)


def test_F2F_13_is_for_one_turn_and_is_explained() -> None:
    table = at([12, 3, 50, 51, 52, 53], (1, 60, 29, 40), other=[50, 51, 52, 14, 15, 16])
    do(table, "12>oA ok")
    assert table.why(0, "play 50 oD") == (
        "You have laid a card on your opponent’s side this turn already. The others go on your own piles."
    )
    assert {c.action.split()[2] for c in table.view(0).legal} == {"A", "D"}
    do(table, "3>A ok; end ok")
    do(table, "14>A ok; 52>oD illegal:F2F-14; 15>A ok; end ok")
    table.act(0, f"play {min(faces(table, 'hand0'))} oA")  # a new turn, a new chance to help


def test_F2F_14_a_card_there_must_improve_the_pile() -> None:
    for card, ok in ((28, True), (2, True), (19, True), (29, False), (30, False), (39, False)):
        do(at([card, 10, 50, 51], (1, 60, 29, 60)), f"{card}>oA {'ok' if ok else 'illegal:F2F-14'}")
    for card, ok in ((41, True), (59, True), (50, True), (40, False), (39, False), (30, False)):
        do(at([card, 10, 51, 52], (1, 60, 1, 40)), f"{card}>oD {'ok' if ok else 'illegal:F2F-14'}")
    table = at([35, 10, 51, 52], (1, 60, 29, 40))
    why = "Not there: your opponent’s {} improves it."
    assert table.why(0, "play 35 oA") == why.format("ascending pile shows 29, and only a lower card")
    assert table.why(0, "play 35 oD") == why.format("descending pile shows 40, and only a higher card")
    table.act(0, "play 10 oA")
    (told,) = [e for e in table.events(None) if e.clause == "F2F-14"]
    assert tell_event(table.view(None), told, "en") == "That helps the other side."


def test_F2F_14_the_owner_goes_on_from_the_card_that_helped() -> None:
    table = at([13, 3, 50, 51, 52, 53], (1, 60, 29, 60), other=[14, 3, 13, 40, 41, 42])
    do(table, "13>oA ok; 3>A ok; end ok")
    do(table, "13>A illegal:F2F-9; 14>A ok")
    other = at([13, 3, 50, 51, 52, 53], (1, 60, 29, 60), other=[14, 3, 13, 40, 41, 42])
    do(other, "13>oA ok; 3>A ok; end ok")
    do(other, "3>A ok")  # ten back from a card the opponent laid


@pytest.mark.parametrize(("tops", "pile"), [((1, 60), "oA"), ((2, 60), "oA"), ((1, 60), "oD"), ((1, 59), "oD")])
def test_F2F_15_some_piles_cannot_be_improved(tops: tuple[int, int], pile: str) -> None:
    for hand in ([2, 20, 30, 59], [3, 10, 40, 58]):
        table = at(hand, (1, 60, *tops))
        assert not [c for c in table.view(0).legal if c.action.endswith(pile)]
        assert "nothing can improve it" in (table.why(0, f"play {hand[1]} {pile}") or "")


def test_F2F_16_two_cards_after_own_piles_only() -> None:
    for laid in (2, 4, 6):
        table = at([3, 4, 5, 6, 7, 8])
        do(table, "; ".join(f"{card}>A ok" for card in range(3, 3 + laid)) + "; end ok")
        assert has(table, 6 - laid + 2, 28)
    short = at([3, 4, 5])
    do(short, "3>A ok; 4>A ok; end ok")
    assert has(short, 3, 28), "two, not up to six"


def test_F2F_17_up_to_six_after_helping() -> None:
    table = at([3, 12], (1, 60, 29, 60))
    do(table, "3>A ok; 12>oA ok")
    assert number(table, "helped") == 1
    do(table, "end ok")
    assert has(table, 6, 24), "a hand that was small before is filled too"
    assert number(table, "helped") == 0


def test_F2F_18_what_is_there() -> None:
    own = at([3, 4, 5, 6], deck=1)
    do(own, "3>A ok; 4>A ok; end ok")
    assert has(own, 3, 0)
    helping = at([3, 4, 5, 12], (1, 60, 29, 60), deck=3)
    do(helping, "3>A ok; 12>oA ok; end ok")
    assert has(helping, 5, 0)


def test_F2F_19_without_a_deck_it_is_still_two() -> None:
    table = at([3, 4, 5, 6, 12], (1, 60, 29, 60), deck=0)
    do(table, "3>A ok; end illegal:F2F-6; 12>oA ok; end ok")
    assert (has(table, 3, 0), number(table, "minimum")) == (True, 2)
    assert lost(at([5, 6], (57, 4, 1, 60), deck=0), "F2F-21")


def test_F2F_20_all_cards_laid_wins_at_once() -> None:
    table = at([3, 4, 5], deck=0)
    do(table, "3>A ok; 4>A ok; 5>A won")
    assert table.result is not None
    ended = table.result
    assert (ended.winners, ended.losers, ended.reason) == ((0,), (1,), "F2F-20")
    assert (ended.won, ended.left, ended.scores) == (None, None, None)
    assert table.to_act == ()
    do(at([3, 4], deck=1), "3>A ok; 4>A ok; end ok")  # an empty hand is not enough
    second = at([3, 4], deck=0, seat=1)
    do(second, "3>A ok; 4>A won")
    assert second.result is not None
    assert second.result.winners == (1,)


def test_F2F_21_who_cannot_lay_two_loses() -> None:
    assert lost(at([20, 30, 40], (57, 4, 3, 58), seat=1), "F2F-21", seat=1)
    # One card opens the way for another, ten back: sequences count, not the cards that fit now.
    assert not at([56, 46, 20, 30], (55, 4, 3, 58)).over
    assert lost(at([56, 47, 20, 30], (55, 4, 3, 58)), "F2F-21")
    assert lost(at([58, 20, 30], (57, 4, 3, 58)), "F2F-21")
    # Two cards that would help are not enough: only one may.
    assert lost(at([20, 21, 30], (57, 4, 29, 58)), "F2F-21")


def test_F2F_21_a_card_that_leaves_no_second_one_loses() -> None:
    table = at([58, 57, 20, 21], (56, 4, 3, 59))
    assert table.view(0).warnings == (("play 58 A", "F2F-21"),)
    assert "play 58 A" in text("en", "F2F-21", {"action": "play 58 A"}, "warning")
    table.act(0, "play 58 A")
    assert lost(table, "F2F-21")
    do(at([58, 57, 20, 21], (56, 4, 3, 59)), "57>A ok; 58>A ok")
    # The second helping card is forbidden, which the warning knows too.
    do(at([20, 21, 58], (57, 4, 29, 59)), "20>oA ok; 21>oA illegal:F2F-13; 58>A ok")
    do(at([20, 5, 30], (57, 6, 29, 59)), "5>D ok; 20>oA ok")
    do(at([3, 5, 30, 40], (57, 6, 2, 59)), "3>D lost")


def test_F2F_21_later_cards_cannot_lose_any_more() -> None:
    do(at([57, 58, 59, 20], (56, 4, 3, 59)), "57>A ok; 58>A ok; 59>A ok; end ok")


def test_F2F_22_one_card_and_no_deck_loses() -> None:
    table = at([3, 4, 5], deck=0)
    do(table, "3>A ok; 4>A ok; end ok")
    assert not table.over, "not before the own turn comes: the other may lose or win first"
    do(table, "31>A ok; 32>A ok; end won:F2F-22")
    assert lost(table, "F2F-22")
    do(at([3, 4, 5], deck=0, other=[31]), "3>A ok; 4>A ok; end won:F2F-21")
    assert not at([30, 31], deck=0).over
    assert at([30], deck=1).over, "a deck does not help: two must be laid from the hand"


def test_F2F_22_the_option_lets_a_last_card_be_laid_alone() -> None:
    lenient: dict[str, Any] = {"last_single_card": "may_play"}
    table = at([3, 4, 5], deck=0, **lenient)
    do(table, "3>A ok; end illegal:F2F-6; 4>A ok; end ok")
    do(table, "31>A ok; 32>A ok; end ok")
    assert number(table, "minimum") == 1
    do(table, "5>A won:F2F-20")
    do(at([12], (57, 4, 29, 58), deck=0, **lenient), "12>oA won")
    assert at([20], (57, 4, 3, 58), deck=0, **lenient).over, "it must fit somewhere"
    assert lost(at([30], deck=1, **lenient), "F2F-21"), "only a last card, not a last one in hand"
    assert lost(at([20, 21], (57, 4, 29, 58), deck=0, **lenient), "F2F-21"), "two are still two"


# --- who knows what --------------------------------------------------------------------------------------------------


def test_hands_are_their_owners_secret() -> None:
    table = GAME.table(seats=2, seed=4)
    for seat, other in ((0, 1), (1, 0), (None, 0)):
        hand = next(p for p in table.view(seat).piles if p.name == f"hand{other}")
        assert hand.cards == (None,) * 6
        assert not any(c for e in table.events(seat) if e.target == f"hand{other}" for c in e.cards)
    own = next(p for p in table.view(0).piles if p.name == "hand0")
    assert list(own.cards) == sorted(faces(table, "hand0"))


def test_what_one_imagines_keeps_the_sets_apart_and_the_turn_possible() -> None:
    table = GAME.table(seats=2, seed=4)
    rng = Random(4)
    for _ in range(40):
        if table.over:
            break
        for seed, seat in enumerate((0, 1, None)):
            world = table.view(seat).imagine(seed)
            state = world._state
            assert isinstance(state, face_to_face.Table)
            assert face_to_face.possible(state)
            for owner in range(2):
                unlaid = state.pile[face_to_face.HAND[owner]], state.pile[face_to_face.DECK[owner]]
                cards = [card for pile in unlaid for card in pile[1 : pile[0] + 1]]
                assert {state.BACK[card] for card in cards} == {owner}
        table.act(table.to_act[0], rng.choice(table.legal(table.to_act[0])))


def test_the_search_agrees_with_a_plain_one() -> None:
    """Which turns can be begun and which cards lose, on random tight positions."""

    def fits(card: int, tops: tuple[int, ...], side: int, helped: bool) -> bool:
        top, up = tops[side], side % 2 == 0
        if side > 1:
            return not helped and (card < top if up else card > top)
        return card > top or card == top - 10 if up else card < top or card == top + 10

    def can_lay(hand: frozenset[int], tops: tuple[int, ...], helped: bool, need: int) -> bool:
        return need <= 0 or any(
            can_lay(hand - {card}, (*tops[:side], card, *tops[side + 1 :]), helped or side > 1, need - 1)
            for card, side in itertools.product(hand, range(4))
            if fits(card, tops, side, helped)
        )

    rng, begun, losing = Random(2), 0, 0
    for _ in range(1500):
        tops = (rng.randint(40, 59), rng.randint(2, 20), rng.randint(1, 20), rng.randint(40, 60))
        hand = frozenset(rng.sample([n for n in range(2, 60) if tops.count(n) < 2], rng.randint(2, 6)))
        table = at(sorted(hand), tops, deck=rng.choice([0, 3]), other=[])
        assert table.over != can_lay(hand, tops, False, 2)
        begun += not table.over
        for choice in table.view(0).legal:
            card, side = choice.cards[0], ("A", "D", "oA", "oD").index(choice.action.split()[2])
            saved = can_lay(hand - {card}, (*tops[:side], card, *tops[side + 1 :]), side > 1, 1)
            assert saved != ((choice.action, "F2F-21") in table.view(0).warnings)
            losing += not saved
    assert 300 < begun < 1200 and losing > 100, "both answers are tried"
