"""What people read of a table: the board drawn as text, and events in as few lines as say it all."""

from __future__ import annotations

import re
from dataclasses import replace

import msgspec
import pytest

import kibitz
from kibitz.kernel.views.events import Event
from kibitz.kernel.views.view import Result
from kibitz.terminal.board import NAME, WIDTH, board
from kibitz.testing import position
from kibitz.text.catalogue import LANGUAGES, text
from kibitz.text.sentences import action_words, named, result_lines, tell_event, tell_events

# --- the board -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_seat_with_like_piles_has_two_lines(language: str) -> None:
    lines = [line.plain for line in board(kibitz.game("face_to_face").table(2, seed=5).view(0), language)]
    mine, hand = lines[-4:-2]
    assert re.search(r"A  1 .*D  60", mine) and "(" in mine
    assert hand.startswith(" " * NAME) and hand[NAME] != " " and hand.endswith("  53   57 ")
    assert all(len(line) <= WIDTH for line in lines)


def test_columns_stand_under_their_like_and_are_labelled_by_the_common_cards() -> None:
    table = position(
        kibitz.game("five_cards"), 2, {"deck": 20, "common": [2, 5, 6, 8, 10], "revealed": [7],
        "side0_0": [9, 8, 10], "side1_0": [4], "side1_3": [6], "side0_4": [5, 9]}, turn=0,
    )  # fmt: skip
    lines = [line.plain for line in board(table.view(0), "en")]
    mine, other = lines[-4], lines[-2]
    assert "2 ▏9▏8▏10▕" in mine and "10 ▏5▏9▕" in mine and "2 ▏4▕" in other and "8 ▏6▕" in other
    assert [m.start() for m in re.finditer(r"(?<= )\d+ [▏–]", mine)] == [
        m.start() for m in re.finditer(r"(?<= )\d+ [▏–]", other)
    ]


def test_points_are_shown_once_with_their_cards() -> None:
    table = position(kibitz.game("pairs"), 2, {"deck": 20, "points0": [7, 4], "stack0": [9], "stack1": [8]}, turn=0)
    mine = next(line.plain for line in board(table.view(0), "en") if "Seat 0" in line.plain)
    assert "points 11 (7 4)" in mine and mine.count("points") == 1 and "▏9▕" in mine


def test_how_many_cards_are_to_be_kept_is_shown() -> None:
    table = kibitz.game("venture").table(3, seed=1, options={"draft": True})
    for to_keep in (3, 2, 1):
        assert table.view(None).numbers["to_keep"] == [to_keep, 3, 3]
        assert f"still to keep {to_keep}" in "\n".join(line.plain for line in board(table.view(0), "en"))
        table.act(0, table.legal(0)[0])
    assert "to_keep" not in kibitz.game("venture").table(3, seed=1).view(None).numbers


# --- what is told --------------------------------------------------------------------------------------------------


def told(table: kibitz.Table, since: int, language: str = "en", seat: int | None = 0) -> list[str]:
    """What a seat reads of what happened."""
    return list(tell_events(table.view(seat), table.events(seat, since), language))


def test_an_action_and_what_it_moved_are_one_line() -> None:
    piles: dict[str, list[int] | int] = {"deck": 20, "stack0": [9], "stack1": [8]}
    table = position(kibitz.game("pairs"), 2, piles, turn=1, chance=[5])
    before = len(table.events(0))
    table.act(1, "hit")
    assert told(table, before) == ["Seat 1 hits — 5: deck → stack"]
    assert told(table, before, "ru") == ["Место 1 берёт карту — 5: колода → стопка"]


def test_a_card_that_the_action_names_is_not_told_again() -> None:
    table = kibitz.game("the_game").table(2, seed=1)
    before, (_, card, pile) = len(table.events(0)), str(table.legal(0)[0]).split()
    table.act(0, f"play {card} {pile}")
    assert told(table, before) == [f"Seat 0 (you) lays {card} on {pile}"]
    table = kibitz.game("kitty").table(3, seed=1)
    before = len(table.events(0))
    table.act(1, table.legal(1)[0])
    assert told(table, before) == ["Seat 1 passes a card on"], "nor that a secret one is laid"


def test_what_an_action_pays_and_draws_stands_in_its_line() -> None:
    table = kibitz.game("starboard").table(3, seed=2)
    before = len(table.events(0))
    table.act(table.to_act[0], "draw")
    assert re.fullmatch(r"Seat \d.* draws — 1 chip → bank; \d+: deck → middle", told(table, before)[0])


def test_draws_at_the_end_of_a_turn_are_told_though_hidden() -> None:
    table = kibitz.game("face_to_face").table(2, seed=5, options={"first_player": 1})
    for _ in range(2):
        table.act(1, next(action for action in table.legal(1) if action.text.split()[-1] in "AD"))
    before = len(table.events(0))
    table.act(1, "end")
    assert told(table, before)[0] == "Seat 1 ends the turn — 2 cards: deck → hand"


def test_a_fold_for_a_card_is_told_once() -> None:
    piles: dict[str, list[int] | int] = {"deck": 20, "stack0": [9], "stack1": [8, 3]}
    table = position(kibitz.game("pairs"), 2, piles, 0, {"continuous": True})
    before = len(table.events(0))
    table.act(0, "fold 1 3")
    assert told(table, before)[0] == "Seat 0 (you) folds and takes a 3."


def test_everybody_is_told_of_by_their_own_name_whatever_it_looks_like() -> None:
    """Lines are kept for other tables without names: a name is neither a part of one, nor read as a blank in it."""
    table = position(kibitz.game("pairs"), 2, {"deck": 20, "stack0": [9], "stack1": [8]}, turn=1, chance=[5])
    before = len(table.events(0))
    table.act(1, "hit")
    for name in ("Ann", "{0}", "{1}", "{", "}}", "%s", "one", "hand", "\ue000", "Żaba"):
        with named(["Bob", name]):
            assert told(table, before) == [f"{name} hits — 5: deck → stack"]
    with named(["Bob", ""]):
        assert told(table, before) == ["Seat 1 hits — 5: deck → stack"]
    assert told(table, before, seat=1) == ["Seat 1 (you) hits — 5: deck → stack"]
    table = kibitz.game("starboard").table(3, seed=2)
    with named(["{2}", "", "{0}"]):
        assert "{2}, Seat 1, {0}" in " ".join(told(table, 0, seat=None)), "several names in a line"


def test_a_game_without_words_tells_its_actions_as_they_are_written() -> None:
    view = kibitz.game("pairs").table(2, seed=1).view(0)
    assert tell_event(view, Event(0, "act", seat=1, action="frobnicate 3"), "en") == "Seat 1: frobnicate 3"
    assert action_words(view, "frobnicate 3", "en") == "frobnicate 3"


def test_a_deal_antes_and_a_reveal_are_a_line_each() -> None:
    table = kibitz.game("goblin_poker").table(4, seed=1)
    lines = told(table, 0)
    assert "1 chip each: Seat 0 (you), Seat 1, Seat 2, Seat 3 → bank" in lines
    assert [line for line in lines if line.startswith("Dealt — Seat 0 (you): ") and line.endswith("· face down: 18")]
    before = len(table.events(0))
    for seat in range(4):
        table.act(seat, table.legal(seat)[0])
    assert [line for line in told(table, before) if line.startswith("laid card → stack — Seat 0 (you): ")]


def test_a_rule_that_tells_the_action_and_its_card_stands_for_both() -> None:
    table = position(kibitz.game("pairs"), 2, {"deck": 40, "stack0": [9], "stack1": [8], "discard": 3}, turn=0)
    before = len(table.events(0))
    table.act(0, "fold")
    lines = told(table, before)
    assert lines[0] == "Seat 0 (you) folds and takes an 8." and not any("points" in line for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_winners_stand_in_one_line(language: str) -> None:
    view = kibitz.game("starboard").table(7, seed=1).view(2)
    ended = Result(tuple(range(7)), (), None, (3,) * 7, None, None, "CHIP-5")
    lines = list(result_lines(replace(view, result=ended), language))
    assert len(lines) == 2 and all(text(language, "seat", {"seat": seat}) in lines[0] for seat in range(7))
    alone = next(result_lines(replace(view, result=msgspec.structs.replace(ended, winners=(4,))), language))
    assert language != "en" or (lines[0].endswith("have won.") and alone == "Seat 4 has won.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_points_for_most_of_a_rank_are_told_rightly_with_and_without_teams(language: str) -> None:
    said = text(language, "KIT-5", {"seat": "X", "value": 5}, "told")
    assert "X" in said and not any(word in said.lower() for word in ("team", "команд", "drużyn"))
