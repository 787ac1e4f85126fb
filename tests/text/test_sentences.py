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
from kibitz.text.sentences import action_words, capital, named, result_lines
from kibitz.text.telling import tell_event, tell_events

# --- the board -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_seat_with_like_piles_has_two_lines(language: str) -> None:
    lines = [line.plain for line in board(kibitz.game("face_to_face").table(2, seed=5).view(0), language)]
    mine, hand = lines[-4:-2]
    assert re.search(r"A  1 .*D  60", mine) and mine.startswith(f"▶ {capital(text(language, 'you'))} ")
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
    mine = next(line.plain for line in board(table.view(0), "en") if "You" in line.plain)
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
    assert told(table, before) == ["Player 2 hit and drew 5."]
    assert told(table, before, "ru") == ["Игрок 2 берёт карту: 5."]
    assert told(table, before, seat=1) == ["You hit and drew 5."]
    assert told(table, before, "ru", seat=1) == ["Вы берёте карту: 5."]


def test_a_card_that_the_action_names_is_not_told_again() -> None:
    table = kibitz.game("the_game").table(2, seed=1)
    before, (_, card, pile) = len(table.events(0)), str(table.legal(0)[0]).split()
    table.act(0, f"play {card} {pile}")
    assert told(table, before) == [f"You laid {card} on {pile}."]
    table = kibitz.game("kitty").table(3, seed=1)
    before = len(table.events(0))
    table.act(1, table.legal(1)[0])
    assert told(table, before) == ["Player 2 passed a card on."], "nor that a secret one is laid"


def test_what_an_action_pays_and_draws_stands_in_its_line() -> None:
    table = kibitz.game("starboard").table(3, seed=2)
    before = len(table.events(0))
    table.act(table.to_act[0], "draw")
    assert re.fullmatch(r"(You|Player \d) paid a chip and turned up \d+\.", told(table, before)[0])


def test_draws_at_the_end_of_a_turn_are_told_though_hidden() -> None:
    table = kibitz.game("face_to_face").table(2, seed=5, options={"first_player": 1})
    for _ in range(2):
        table.act(1, next(action for action in table.legal(1) if action.text.split()[-1] in "AD"))
    before = len(table.events(0))
    table.act(1, "end")
    assert told(table, before)[0] == "Player 2 ended the turn and drew 2 cards."
    assert re.fullmatch(r"You ended the turn and drew \d+ and \d+\.", told(table, before, seat=1)[0])


def test_a_fold_for_a_card_is_told_once() -> None:
    piles: dict[str, list[int] | int] = {"deck": 20, "stack0": [9], "stack1": [8, 3]}
    table = position(kibitz.game("pairs"), 2, piles, 0, {"continuous": True})
    before = len(table.events(0))
    table.act(0, "fold 1 3")
    assert told(table, before)[0] == "You folded and took a 3."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fold_for_ones_own_card_calls_it_so(language: str) -> None:
    """In the place of a name "you" would be wrong: "take you’s 7", "отдаёт вы"."""
    table = kibitz.game("pairs").table(3, seed=0, options={"continuous": True})
    view = table.view(table.to_act[0])
    own = [choice.action for choice in view.legal if view.me in choice.seats]
    said = [action_words(view, action, language).replace("’s", "").split() for action in own]
    assert said and not any(text(language, "you") in words for words in said)


def test_everybody_is_told_of_by_their_own_name_whatever_it_looks_like() -> None:
    """Lines are kept for other tables without names: a name is neither a part of one, nor read as a blank in it."""
    table = position(kibitz.game("pairs"), 2, {"deck": 20, "stack0": [9], "stack1": [8]}, turn=1, chance=[5])
    before = len(table.events(0))
    table.act(1, "hit")
    for name in ("Ann", "{0}", "{1}", "{", "}}", "%s", "one", "hand", "\ue000", "Żaba"):
        with named(["Bob", name]):
            assert told(table, before) == [f"{name} hit and drew 5."]
            assert told(table, before, seat=1) == ["You hit and drew 5."]
    with named(["Bob", ""]):
        assert told(table, before) == ["Player 2 hit and drew 5."]
    table = kibitz.game("starboard").table(3, seed=2)
    with named(["{2}", "", "{0}"]):
        won = Result((0, 1, 2), (), None, (3,) * 3, None, None, "CHIP-5")
        line = next(result_lines(replace(table.view(None), result=won), "en"))
        assert line == "{2}, Player 2 and {0} have won.", "several names in a line"


def test_a_game_without_words_tells_its_actions_as_they_are_written() -> None:
    view = kibitz.game("pairs").table(2, seed=1).view(0)
    assert tell_event(view, Event(0, "act", seat=1, action="frobnicate 3"), "en") == "Player 2: frobnicate 3."
    assert action_words(view, "frobnicate 3", "en") == "frobnicate 3"


def test_a_deal_antes_and_a_reveal_are_a_line_each() -> None:
    table = kibitz.game("goblin_poker").table(4, seed=1)
    lines = told(table, 0)
    assert "Everybody paid 1 chip to the bank." in lines
    assert [line for line in lines if re.fullmatch(r"You were dealt \d+, .* and \d+\.", line)]
    assert "Everybody was dealt 6 cards." in told(table, 0, seat=None)
    before = len(table.events(0))
    for seat in range(4):
        table.act(seat, table.legal(seat)[0])
    turned = next(line for line in told(table, before) if line.startswith("Turned up: you "))
    assert re.fullmatch(r"Turned up: you \d+, Player 2 \d+, Player 3 \d+ and Player 4 \d+\.", turned)


def test_a_rule_that_tells_the_action_and_its_card_stands_for_both() -> None:
    table = position(kibitz.game("pairs"), 2, {"deck": 40, "stack0": [9], "stack1": [8], "discard": 3}, turn=0)
    before = len(table.events(0))
    table.act(0, "fold")
    lines = told(table, before)
    assert lines[0] == "You folded and took an 8." and not any("points" in line for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_winners_stand_in_one_line(language: str) -> None:
    view = kibitz.game("starboard").table(7, seed=1).view(2)
    ended = Result(tuple(range(7)), (), None, (3,) * 7, None, None, "CHIP-5")
    lines = list(result_lines(replace(view, result=ended), language))
    others = [text(language, "seat", {"seat": seat + 1}) for seat in range(7) if seat != 2]
    assert len(lines) == 2 and all(name in lines[0] and name in lines[1] for name in others)
    assert text(language, "you") in lines[0].lower()
    alone = next(result_lines(replace(view, result=msgspec.structs.replace(ended, winners=(4,))), language))
    mine = next(result_lines(replace(view, result=msgspec.structs.replace(ended, winners=(2,))), language))
    assert language != "en" or (alone, mine) == ("Player 5 has won.", "You have won.")
    assert alone != mine and mine.endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_points_for_most_of_a_rank_are_told_rightly_with_and_without_teams(language: str) -> None:
    said = text(language, "KIT-5", {"seat": "X", "value": 5, "you": ""}, "told")
    assert "X" in said and not any(word in said.lower() for word in ("team", "команд", "drużyn"))
