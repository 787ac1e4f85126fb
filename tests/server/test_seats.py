"""Nobody sees two hands of one game, nobody is talked to a standstill, and a table can always go on."""

from __future__ import annotations

import pytest

from kibitz.errors import IllegalAction
from kibitz.server.protocol import messages
from kibitz.server.room import table_limits
from kibitz.server.room.requests import may_react
from kibitz.server.room.room import GATHERING, OVER, PLAYING
from kibitz.server.session.connection import Presence
from kibitz.server.session.info import table_info
from kibitz.server.session.presenter import game_info
from tests.server.rooms import ADA, BOB, CAT, EVE, Wall, clause, do, finish, opened, playing, ready, seated

# --- while a game is on, a seat is its guest's -----------------------------------------------------------------------


def test_ROOM_27_who_has_left_comes_back_to_their_own_seat_only() -> None:
    room = opened("sweep", ("", "easy", "easy"), ready=True)
    do(room, ADA, messages.Leave)
    for seat in (1, 2):
        assert clause(room, ADA, messages.Sit, "Ada", seat) == "ROOM-27", "a bot's hand is nobody's to see"
    do(room, ADA, messages.Sit, "Ada")
    assert room.seat_of(ADA) == 0


def test_ROOM_28_at_a_table_of_one_person_and_bots_nobody_takes_over() -> None:
    room = opened("sweep", ("", "easy", "easy"), ready=True)
    assert clause(room, EVE, messages.Sit, "Eve", 1) == "ROOM-28", "Eve may be Ada in another window"
    do(room, ADA, messages.Leave)
    assert clause(room, EVE, messages.Sit, "Eve", 0) == "ROOM-28", "it is kept for Ada"
    watched = opened("sweep", ("easy",) * 3, ready=True)
    assert clause(watched, EVE, messages.Sit, "Eve", 0) == "ROOM-28"


def test_the_seat_of_somebody_who_is_away_is_theirs() -> None:
    room = playing("sweep", BOB, CAT)
    assert clause(room, EVE, messages.Sit, "Eve", 1) == "ROOM-4"
    with pytest.raises(IllegalAction, match="ROOM-6"):
        room.free_seat(ADA, 1, "r")
    assert clause(room, ADA, messages.SetSeat, 1, "") == "ROOM-6"


def test_a_seat_that_was_left_goes_to_somebody_else_when_all_who_play_agree() -> None:
    room = playing("sweep", BOB, CAT, clock=messages.Clock(turn=10, bank=50))
    room.seats[2].bank = 20.0
    do(room, CAT, messages.Leave)
    do(room, EVE, messages.Sit, "Eve", 2)
    assert room.seat_of(EVE) is None
    shown = table_info(room, Presence(), 60.0).seats[2]
    assert (shown.left, shown.wanted_by, shown.allowed, shown.stands_in) == ("Cat", "Eve", [], True)
    do(room, ADA, messages.Allow, 2)
    do(room, ADA, messages.Allow, 2)
    assert room.seat_of(EVE) is None, "Bob has not said yes"
    assert table_info(room, Presence(), 60.0).seats[2].allowed == [0]
    do(room, BOB, messages.Allow, 2)
    assert (room.seat_of(EVE), room.seats[2].bank) == (2, 20.0), "with the time that is left"
    assert clause(room, CAT, messages.Sit, "Cat") == "ROOM-4", "and Cat has given it away"
    assert clause(room, CAT, messages.Sit, "Cat", 1) == "ROOM-27"
    finish(room)
    assert room.phase == OVER


def test_a_bots_seat_too() -> None:
    room = opened("sweep", ("", "", "easy"))
    do(room, BOB, messages.Sit, "Bob")
    ready(room)
    do(room, EVE, messages.Sit, "Eve")
    do(room, BOB, messages.Allow, 2)
    do(room, ADA, messages.Allow, 2)
    assert (room.seat_of(EVE), room.seats[2].bot) == (2, "")


def test_ROOM_29_a_no_is_good_for_the_whole_game() -> None:
    room = playing("sweep", BOB, CAT)
    do(room, CAT, messages.Leave)
    do(room, EVE, messages.Sit, "Eve", 2)
    do(room, ADA, messages.Allow, 2)
    do(room, BOB, messages.Allow, 2, False)
    assert not room.wishes
    assert clause(room, EVE, messages.Sit, "Eve", 2) == "ROOM-29"
    finish(room)
    do(room, EVE, messages.Sit, "Eve", 2)
    assert room.seat_of(EVE) == 2, "between games a free seat is anybody's"


def test_ROOM_30_only_who_plays_says_yes_to_a_wish_that_there_is() -> None:
    room = playing("sweep", BOB, CAT)
    do(room, CAT, messages.Leave)
    assert clause(room, ADA, messages.Allow, 2) == "ROOM-30"
    do(room, EVE, messages.Sit, "Eve", 2)
    assert clause(room, EVE, messages.Allow, 2) == "ROOM-3"
    assert clause(room, CAT, messages.Allow, 2) == "ROOM-3"
    do(room, EVE, messages.Leave)
    assert clause(room, ADA, messages.Allow, 2) == "ROOM-30", "Eve has thought better of it"
    do(room, EVE, messages.Sit, "Eve", 2)
    assert 2 in room.wishes, "and better again"


def test_a_wish_waits_for_everybody_who_plays_by_then() -> None:
    room = playing("sweep", BOB, CAT)
    do(room, CAT, messages.Leave)
    do(room, EVE, messages.Sit, "Eve", 2)
    do(room, ADA, messages.Allow, 2)
    do(room, BOB, messages.Leave)
    assert room.seat_of(EVE) is None, "alone Ada could let herself in"
    do(room, BOB, messages.Sit, "Bob")
    do(room, BOB, messages.Allow, 2)
    assert room.seat_of(EVE) == 2


def test_one_wish_a_seat_and_a_guest() -> None:
    room = opened("sweep", ("", "", "easy", "easy"))
    do(room, BOB, messages.Sit, "Bob")
    ready(room)
    do(room, EVE, messages.Sit, "Eve", 2)
    assert clause(room, EVE, messages.Sit, "Eve", 3) == "ROOM-4"
    assert clause(room, CAT, messages.Sit, "Cat", 2) == "ROOM-4"
    do(room, CAT, messages.Sit, "Cat")
    assert room.wishes[3].guest == CAT


def test_when_the_game_is_over_wishes_are_too() -> None:
    room = playing("sweep", BOB, CAT)
    do(room, CAT, messages.Leave)
    do(room, EVE, messages.Sit, "Eve", 2)
    finish(room)
    assert not room.wishes and not room.dealt
    assert all(not seat.left for seat in table_info(room, Presence(), 60.0).seats)


# --- names -----------------------------------------------------------------------------------------------------------


def test_ROOM_23_nobody_speaks_as_somebody_else() -> None:
    room = playing("sweep", BOB, CAT)
    for called in ("Ada", "аdа", "B o b", "Bot 1", "Бот 2"):
        with pytest.raises(IllegalAction, match="ROOM-23"):
            room.do(EVE, messages.Say("r1", "I fold"), called)
    do(room, CAT, messages.Leave)
    with pytest.raises(IllegalAction, match="ROOM-23"):
        room.do(EVE, messages.Say("r2", "I am back"), "Cat")
    assert clause(room, EVE, messages.Sit, "Cat", 2) == "ROOM-23"
    do(room, CAT, messages.Sit, "Cat")
    room.do(EVE, messages.Say("r3", "well played"), "Eve")
    assert room.lines[-1].name == "Eve"


def test_ROOM_24_nor_with_a_number_for_a_name_where_none_may_be_named() -> None:
    room = playing("the_game", BOB)
    for called in ("ann holds 55", "forty-two", "сорок два"):
        with pytest.raises(IllegalAction, match="ROOM-24"):
            room.do(EVE, messages.Say("r1", "hm"), called)
        assert clause(opened("the_game", ("", "")), BOB, messages.Sit, called) == "ROOM-24"
    with pytest.raises(IllegalAction, match="ROOM-17"):
        room.do(EVE, messages.Say("r2", "hm"), "\u3164")


# --- talk has limits of its own --------------------------------------------------------------------------------------


def test_ROOM_25_onlookers_cannot_fill_a_log() -> None:
    clock = Wall()
    room = playing(now=clock)
    for i in range(table_limits.LINES_OF_ONLOOKERS):
        clock.at += 10
        do(room, f"guest-{i}", messages.Say, "hm")
    clock.at += 10
    assert clause(room, EVE, messages.Say, "one too many") == "ROOM-25"
    do(room, ADA, messages.Say, "we play on")
    finish(room)
    do(room, EVE, messages.Say, "well played")


def test_ROOM_25_nor_can_a_player_and_acting_and_leaving_always_work() -> None:
    clock = Wall()
    room = playing("pairs", BOB, CAT, now=clock)
    for _ in range(table_limits.LINES_PER_SEAT):
        clock.at += 10
        do(room, ADA, messages.Say, "hm")
    clock.at += 10
    assert clause(room, ADA, messages.Say, "one too many") == "ROOM-25"
    do(room, BOB, messages.Say, "thank you")
    do(room, CAT, messages.Leave)
    finish(room)


def test_ROOM_10_talk_and_changes_that_come_too_fast() -> None:
    room = playing("pairs", BOB, CAT, now=Wall())
    for _ in range(table_limits.ONLOOKERS_TALK_BURST):
        do(room, EVE, messages.Say, "hm")
    assert clause(room, "guest-somebody", messages.Say, "hm") == "ROOM-10", "all who look on together"
    with pytest.raises(IllegalAction, match="ROOM-10"):
        may_react(room, EVE, "👍")
    for _ in range(table_limits.SEAT_TALK_BURST):
        may_react(room, ADA, "👍")
    assert clause(room, ADA, messages.Say, "hm") == "ROOM-10"
    for _ in range(table_limits.SEAT_CHANGES_BURST):
        with pytest.raises(IllegalAction):
            do(room, ADA, messages.Undo)
    assert clause(room, ADA, messages.Coach) == "ROOM-10"
    do(room, BOB, messages.Coach)
    finish(room)


def test_onlookers_keep_nobody_from_their_own_seat_nor_from_a_free_one() -> None:
    """Three who asked for a seat under a name that cannot be seen, again and again, took it from everybody."""
    room = playing("pairs", BOB, CAT, now=Wall())
    for _ in range(200):
        with pytest.raises(IllegalAction, match="ROOM-17"):
            room.do(EVE, messages.Sit("r", "\u3164"))
    for _ in range(table_limits.GUEST_SITS_BURST + 3):
        do(room, BOB, messages.Leave)
        do(room, BOB, messages.Sit, "Bob")
    lobby = seated("pairs", BOB, CAT, now=Wall())
    do(lobby, CAT, messages.Leave)
    for _ in range(table_limits.GUEST_SITS_BURST):
        do(lobby, EVE, messages.Sit, "Eve")
        do(lobby, EVE, messages.Leave)
    assert clause(lobby, EVE, messages.Sit, "Eve") == "ROOM-10"
    do(lobby, CAT, messages.Sit, "Cat")


def test_what_is_refused_is_paid_for_before_it_is_looked_at() -> None:
    room = playing("the_game", BOB, now=Wall())
    for _ in range(table_limits.ONLOOKERS_TALK_BURST):
        with pytest.raises(IllegalAction, match="TG-"):
            room.do(EVE, messages.Say("r", "I have 42"))
    assert clause(room, EVE, messages.Say, "I have 42") == "ROOM-10"


# --- clocks ----------------------------------------------------------------------------------------------------------


def test_taking_back_gives_no_time() -> None:
    """Discard and take back, every second and a half: a clock of five seconds never ran out."""
    clock = Wall()
    room = playing("monster", BOB, CAT, EVE, now=clock, clock=messages.Clock(turn=10, bank=20))
    assert room.table is not None
    seat = room.table.to_act[0]
    guest = room.seats[seat].guest
    began = room.time_left(seat)
    for _ in range(3):
        clock.at += 3
        action = next(str(one) for one in room.table.legal(seat) if str(one).startswith("discard"))
        do(room, guest, messages.Act, action)
        do(room, guest, messages.Undo)
    assert room.time_left(seat) == (began or 0) - 9


def test_time_when_nobody_is_here_is_nobodys_and_what_was_thought_is_not_given_back() -> None:
    clock = Wall()
    room = playing("pairs", BOB, now=clock, clock=messages.Clock(turn=10, bank=0))
    assert room.table is not None
    clock.at += 4
    clock.at += 500
    room.pause(500)
    assert room.time_left(room.table.to_act[0]) == 6.0


def test_ROOM_26_the_host_hushes_those_who_look_on_while_a_game_is_on() -> None:
    room = playing()
    assert clause(room, BOB, messages.Configure, hushed=True) == "ROOM-5"
    do(room, ADA, messages.Configure, hushed=True)
    assert clause(room, EVE, messages.Say, "take the 3!") == "ROOM-26"
    with pytest.raises(IllegalAction, match="ROOM-26"):
        may_react(room, EVE, "👍")
    do(room, BOB, messages.Say, "peace")
    do(room, ADA, messages.Configure, hushed=False, spectators=False)
    assert clause(room, EVE, messages.Say, "hm") == "ROOM-9"
    assert clause(room, ADA, messages.Configure, options={}) == "ROOM-6"
    assert clause(room, ADA, messages.Configure, seats=3) == "ROOM-6"
    assert room.phase == PLAYING


# --- a table can go on -----------------------------------------------------------------------------------------------


def test_the_host_starts_with_fewer() -> None:
    room = opened("kitty", ("", "", "", ""))
    do(room, BOB, messages.Sit, "Bob", 1)
    do(room, CAT, messages.Sit, "Cat", 3)
    for guest in (ADA, BOB, CAT):
        do(room, guest, messages.Ready)
    assert (room.phase, room.fewer) == (GATHERING, 3)
    assert clause(room, BOB, messages.Configure, seats=3) == "ROOM-5"
    do(room, ADA, messages.Configure, seats=3)
    assert (room.phase, room.fewer) == (PLAYING, 0)
    assert [seat.name for seat in room.seats] == ["Ada", "Bob", "Cat"], "those who are ready stay so"


def test_seats_are_left_out_only_if_they_are_free_and_the_game_allows_it() -> None:
    room = opened("kitty", ("", "", "easy", ""))
    assert room.fewer == 0, "kitty takes three"
    do(room, BOB, messages.Sit, "Bob", 1)
    assert room.fewer == 3
    assert clause(room, ADA, messages.Configure, seats=2) == "ROOM-4"
    do(room, ADA, messages.Configure, seats=6)
    assert [seat.free for seat in room.seats] == [False, False, False, True, True, True]
    assert clause(room, ADA, messages.Configure, seats=7) == "ROOM-18"
    do(room, ADA, messages.Configure, seats=3)
    assert [(seat.name, seat.bot) for seat in room.seats] == [("Ada", ""), ("Bob", ""), ("", "easy")]


def test_a_change_of_what_is_played_asks_everybody_again_and_others_do_not() -> None:
    room = seated("pairs", BOB, CAT)
    do(room, BOB, messages.Ready)
    do(room, ADA, messages.Configure, open=True, spectators=False, hushed=True)
    assert room.seats[1].ready
    do(room, ADA, messages.Configure, options={"calamities": True})
    assert not room.seats[1].ready


def test_somebody_else_is_host() -> None:
    room = seated("pairs", BOB)
    room.pass_host(1)
    assert room.host == BOB
    assert clause(room, ADA, messages.SetSeat, 0, "easy") == "ROOM-5"
    do(room, BOB, messages.SetSeat, 0, "easy")
    assert room.seats[0].bot == "easy", "a rematch need not wait for who is gone"


def test_other_seats_are_another_table_the_last_game_is_put_away() -> None:
    """Whoever sat where the last game had no seat could not be shown it: the room fell over."""
    room = playing("kitty", BOB, CAT)
    finish(room)
    do(room, ADA, messages.Configure, seats=5)
    assert (room.phase, room.table) == (GATHERING, None)
    do(room, EVE, messages.Sit, "Eve", 4)
    assert game_info(room, 4, 0, "en") is None
    do(room, ADA, messages.Configure, seats=4)
    assert room.seat_of(EVE) == 3
    ready(room)
    assert room.games == 2
