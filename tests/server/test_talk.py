"""What may be said at a table, and when."""

from __future__ import annotations

import pytest

from kibitz.errors import IllegalAction
from kibitz.games import extreme
from kibitz.server.protocol import messages
from kibitz.server.room import room as rooms
from kibitz.server.room.requests import may_react
from kibitz.server.session.info import talk_info
from kibitz.testing import position
from tests.server.rooms import ADA, BOB, CAT, EVE, Wall, clause, do, finish, opened, playing, seated


def test_talk_is_free_between_games_and_where_the_rules_are_silent() -> None:
    room = seated("the_game", BOB)
    do(room, ADA, messages.Say, "I had the 37")
    assert room.lines[-1] == messages.Line(room.number, "Ada", 0, "I had the 37")
    free = playing("pairs")
    do(free, BOB, messages.Say, "I have twenty-five")
    assert free.lines[-1].text == "I have twenty-five"


@pytest.mark.parametrize("said", ["37!", "I have thirty-seven", "у меня двадцать", "маю п'ять", "mam dwanaście", "٣٧"])
def test_in_the_game_no_card_is_named(said: str) -> None:
    room = playing("the_game", BOB)
    assert talk_info(room).no_numbers == "TG-7"
    assert clause(room, ADA, messages.Say, said) == "TG-7"
    assert clause(room, EVE, messages.Say, said) == "TG-7", "onlookers see no hands, but may be told"


def test_in_the_game_piles_may_be_named() -> None:
    room = playing("the_game", BOB)
    do(room, ADA, messages.Say, "leave A1, (d2) please!")
    assert clause(room, ADA, messages.Say, "leave A1 at 37") == "TG-7"
    do(room, ADA, messages.Signal, "this-pile", "A1")
    do(room, ADA, messages.Signal, "a-lot")
    assert [(line.signal, line.pile) for line in room.lines] == [("", ""), ("this-pile", "A1"), ("a-lot", "")]


def test_extremes_silence_closes_everything() -> None:
    room = playing("extreme", BOB)
    codes = [0] * 100
    codes[50] = extreme.SILENCE
    piles: dict[str, list[int] | int | str] = {"hand0": [5, 6, 7], "hand1": 6, "D1": [50], "deck": 40}
    numbers = {"instruction": codes}
    lying = position(room.game, 2, piles, None, room.options, numbers, begin=lambda s: extreme.start_turn(s, 0))
    room.table = lying
    assert talk_info(room).closed == "EX-20"
    for kind, *fields in ((messages.Say, "hm"), (messages.Signal, "a-lot")):
        with pytest.raises(IllegalAction, match="EX-20"):
            do(room, ADA, kind, *fields)
    with pytest.raises(IllegalAction, match="EX-20"):
        may_react(room, EVE, "👍")
    lying.act(0, "play 7 D1")
    do(room, ADA, messages.Say, "at last")
    may_react(room, ADA, "👍")


def test_teams_in_kitty_do_not_talk_while_they_play() -> None:
    room = playing("kitty", BOB, CAT, EVE, options={"teams": True})
    assert talk_info(room).no_words == "KIT-9"
    assert clause(room, ADA, messages.Say, "take the high one") == "KIT-9"
    may_react(room, ADA, "🎉")
    alone = playing("kitty", BOB, CAT, EVE)
    do(alone, ADA, messages.Say, "take the high one")
    finish(room)
    do(room, ADA, messages.Say, "we should have taken the high one")


def test_onlookers_talk_where_they_are_welcome() -> None:
    room = playing()
    room.do(EVE, messages.Say("r", "well   played"), "Eve")
    assert room.lines[-1] == messages.Line(room.number, "Eve", None, "well played")


def test_only_the_last_lines_are_kept() -> None:
    clock = Wall()
    room = opened(now=clock)
    for i in range(rooms.LINES + 5):
        clock.at += 2
        do(room, ADA, messages.Say, f"line {i}")
    assert (room.lines[0].text, len(room.lines)) == ("line 5", rooms.LINES)
