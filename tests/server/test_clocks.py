"""Clocks: a turn's time, then the bank, and nobody's time is taken by a server."""

from __future__ import annotations

from kibitz.server.protocol import messages
from kibitz.server.room import entries
from kibitz.server.room.loading import load_room, open_room
from kibitz.server.room.room import Room
from kibitz.server.session.connection import Presence
from kibitz.server.session.info import table_info
from tests.server.rooms import ADA, BOB, CAT, Rows, Wall, do, finish, playing, ready


def timed(game: str = "the_game", turn: int = 10, bank: int = 30) -> tuple[Wall, Room]:
    wall = Wall()
    return wall, playing(game, BOB, now=wall, clock=messages.Clock(turn, bank))


def legal(room: Room, seat: int, verb: str = "play") -> str:
    assert room.table is not None
    return next(str(action) for action in room.table.legal(seat) if str(action).startswith(verb))


def test_without_a_clock_nobody_runs_out_of_time() -> None:
    room = playing()
    assert [room.time_left(seat) for seat in (0, 1)] == [None, None]
    assert table_info(room, Presence(), 9).deadline is None


def test_first_the_turns_time_then_the_bank() -> None:
    wall, room = timed()
    assert (room.time_left(0), room.time_left(1)) == (40.0, None)
    wall.at += 10
    assert (room.time_left(0), room.bank_left(0)) == (30.0, 30.0)
    wall.at += 12
    assert (room.time_left(0), room.bank_left(0), room.bank_left(1)) == (18.0, 18.0, 30.0)
    shown = table_info(room, Presence(), 9)
    assert (shown.deadline, shown.seats[0].bank) == (18.0, 18.0)
    wall.at += 100
    assert room.bank_left(0) == 0.0 and table_info(room, Presence(), 9).deadline == 0.0


def test_every_decision_has_its_own_time_and_the_bank_is_charged_once() -> None:
    wall, room = timed()
    wall.at += 15
    do(room, ADA, messages.Act, legal(room, 0))
    assert (room.seats[0].bank, room.time_left(0)) == (25.0, 35.0), "five seconds of the bank; ten for the next card"
    wall.at += 1
    do(room, ADA, messages.Act, legal(room, 0))
    assert room.seats[0].bank == 25.0


def test_when_the_clock_acts_the_bank_is_empty() -> None:
    wall, room = timed()
    wall.at += 41
    assert room.time_left(0) == -1.0
    [acted] = room.act_for(0, legal(room, 0), "clock")
    assert isinstance(acted, entries.Acted) and (acted.by, acted.bank) == ("clock", 0.0)
    assert room.time_left(0) == 10.0, "for the next decision, and nothing in the bank"


def test_those_who_choose_at_the_same_time_have_each_their_own_clock() -> None:
    wall = Wall()
    room = playing("kitty", BOB, CAT, now=wall, clock=messages.Clock(10, 0))
    wall.at += 4
    do(room, ADA, messages.Act, legal(room, 0, ""))
    assert [room.time_left(seat) for seat in range(3)] == [None, 6.0, 6.0]


def test_time_between_games_is_nobodys() -> None:
    wall, room = timed("pairs")
    finish(room)
    wall.at += 500
    assert [room.time_left(seat) for seat in (0, 1)] == [None, None]
    ready(room)
    assert room.bank_left(0) == room.bank_left(1) == 30.0, "a full bank for every game"


def test_a_table_that_is_loaded_gives_the_time_in_between_back() -> None:
    wall = Wall()
    room, made = open_room(
        "t", wall, ADA, messages.Create("pairs", ["", "easy"], "Ada", clock=messages.Clock(10, 5), ready=True)
    )
    rows: Rows = [(i, wall.at, entry) for i, entry in enumerate(made, 1)]
    wall.at += 10_000
    again = load_room("t", wall, rows, 0)
    assert again.table is not None and room.table is not None
    assert again.time_left(again.table.to_act[0]) == 15.0 > (room.time_left(room.table.to_act[0]) or 0)
