"""Rooms, without a connection or a store: what may be asked, and what follows from it."""

from __future__ import annotations

from random import Random

import pytest

import kibitz
from kibitz.errors import BadOption, BadSeats, IllegalAction, UnknownGame, UnknownPlayer
from kibitz.server.protocol import messages
from kibitz.server.protocol.refusals import ROOM, refused
from kibitz.server.room.requests import may_react
from kibitz.server.room.room import GATHERING, OVER, PLAYING
from kibitz.server.session.connection import Presence
from kibitz.server.session.info import table_info
from kibitz.server.session.presenter import game_info
from kibitz.server.session.replays import public_record, replay_of
from kibitz.text.catalogue import LANGUAGES
from tests.server.rooms import ADA, BOB, CAT, EVE, Wall, clause, do, finish, opened, playing, ready, seated

# --- opening ---------------------------------------------------------------------------------------------------------


def test_a_table_is_opened_with_a_seat_for_its_host() -> None:
    room = opened(seats=("", "easy", ""), options={"calamities": True}, spectators=False, open=True)
    assert (room.phase, room.host, room.seat_of(ADA)) == (GATHERING, ADA, 0)
    assert [(seat.name, seat.bot) for seat in room.seats] == [("Ada", ""), ("", "easy"), ("", "")]
    assert room.options["calamities"] is True
    assert (room.open, room.spectators) == (True, False)


def test_the_host_sits_on_the_first_free_seat_or_nowhere() -> None:
    assert opened(seats=("easy", "", "")).seat_of(ADA) == 1
    nobody = opened(seats=("", ""), sit=False)
    assert nobody.host == ADA and all(seat.free for seat in nobody.seats)


def test_with_ready_a_game_against_bots_begins_at_once() -> None:
    room = opened(seats=("", "easy"), ready=True)
    assert room.phase == PLAYING and room.table is not None
    assert room.table.nonces == (), "a nonce is given when the commitment is known, and not before"
    assert opened(seats=("easy", "easy"), ready=True).phase == PLAYING, "bots alone can be watched"
    assert opened(seats=("", ""), ready=True).phase == GATHERING, "a seat is free"


def test_what_cannot_be_opened() -> None:
    with pytest.raises(UnknownGame):
        opened("chess")
    with pytest.raises(BadSeats):
        opened("pairs", ("",))
    with pytest.raises(BadOption):
        opened(options={"calamity": True})
    with pytest.raises(UnknownPlayer):
        opened(seats=("", "genius"))


def test_venture_is_talked_about_where_people_play() -> None:
    """VEN-2: tables of people say `ready` before the bids are shown; who plays bots alone has nobody to talk to."""
    assert opened("venture", ("", "", "easy")).options["talk"] is True
    assert opened("venture", ("", "easy", "easy")).options["talk"] is False
    assert opened("venture", ("", "", ""), options={"talk": False}).options["talk"] is False, "asked for"


# --- coming, going, seats --------------------------------------------------------------------------------------------


def test_somebody_sits_where_they_like_or_on_the_first_free_seat() -> None:
    room = opened(seats=("", "", "", "easy"))
    do(room, BOB, messages.Sit, "  Bob \t the  second ")
    do(room, CAT, messages.Sit, "Cat", 3)
    assert (room.seat_of(BOB), room.seats[1].name) == (1, "Bob the second")
    assert (room.seat_of(CAT), room.seats[3].bot) == (3, ""), "instead of a bot"


def test_a_host_who_leaves_is_followed() -> None:
    room = seated("pairs", BOB, CAT)
    do(room, ADA, messages.Leave)
    assert room.host == BOB
    do(room, BOB, messages.Leave)
    do(room, CAT, messages.Leave)
    assert room.host == CAT, "nobody else is there"
    do(room, EVE, messages.Sit, "Eve")
    assert room.host == EVE


def test_the_host_gives_seats_to_bots_and_frees_them() -> None:
    room = seated("pairs", BOB)
    do(room, ADA, messages.SetSeat, 1, "search:ms=100")
    assert (room.seats[1].bot, room.seat_of(BOB)) == ("search:ms=100", None), "Bob has to leave"
    do(room, ADA, messages.SetSeat, 1, "")
    assert room.seats[1].free
    assert [s.ready for s in table_info(room, Presence(), 9).seats] == [False, False]


def test_a_free_seat_can_be_given_to_a_bot_while_a_game_is_on() -> None:
    room = playing()
    do(room, BOB, messages.Leave)
    do(room, ADA, messages.SetSeat, 1, "medium")
    assert room.phase == PLAYING and room.seats[1].bot == "medium"


def test_who_sits_there_puts_out_who_is_gone_between_games() -> None:
    room = seated("pairs", BOB)
    with pytest.raises(IllegalAction, match="ROOM-3"):
        room.free_seat(EVE, 0, "r")
    room.free_seat(ADA, 1, "r")
    assert room.seats[1].free and room.already(ADA, "r") == room.number
    on = playing()
    with pytest.raises(IllegalAction, match="ROOM-6"):
        on.free_seat(ADA, 1, "r")
    assert on.seat_of(BOB) == 1, "while a game is on a seat is kept"


def test_seats_are_swapped_when_both_want_to() -> None:
    room = seated("pairs", BOB, CAT)
    do(room, ADA, messages.Swap, 1)
    assert (room.seat_of(ADA), room.seats[0].swaps_with) == (0, 1)
    do(room, BOB, messages.Swap, 2)
    assert room.seat_of(BOB) == 1, "Bob would rather sit at Cat's"
    do(room, BOB, messages.Swap, 0)
    assert (room.seat_of(ADA), room.seat_of(BOB)) == (1, 0)
    assert all(seat.swaps_with is None for seat in room.seats)


def test_a_swap_can_be_called_off_and_bots_do_not_mind() -> None:
    room = opened(seats=("", "easy", ""))
    do(room, BOB, messages.Sit, "Bob")
    do(room, ADA, messages.Swap, 2)
    do(room, ADA, messages.Swap, 0)
    assert room.seats[0].swaps_with is None
    do(room, ADA, messages.Swap, 1)
    assert (room.seat_of(ADA), room.seats[0].bot) == (1, "easy")


def test_an_offer_to_swap_lapses_when_a_game_begins() -> None:
    room = seated("pairs", BOB)
    do(room, ADA, messages.Swap, 1)
    ready(room)
    assert room.seats[0].swaps_with is None


# --- getting ready ---------------------------------------------------------------------------------------------------


def test_a_game_begins_when_all_seats_are_taken_and_all_are_ready() -> None:
    room = opened(seats=("", "", "easy"))
    do(room, ADA, messages.Ready)
    assert room.phase == GATHERING
    do(room, BOB, messages.Sit, "Bob")
    assert [entry.kind for entry in do(room, BOB, messages.Ready)] == ["readied", "began"]
    assert (room.phase, room.games) == (PLAYING, 1)
    assert not any(seat.ready for seat in room.seats), "for the next one they say it again"


def test_a_bot_on_the_last_seat_lets_the_game_begin() -> None:
    room = opened(seats=("", ""), ready=True)
    do(room, ADA, messages.SetSeat, 1, "easy")
    assert room.phase == PLAYING


def test_readiness_can_be_taken_back_and_ends_with_a_change() -> None:
    room = seated("pairs", BOB)
    do(room, BOB, messages.Ready, "nonce")
    do(room, BOB, messages.Ready, ready=False)
    assert (room.seats[1].ready, room.seats[1].nonce) == (False, "")
    do(room, BOB, messages.Ready)
    do(room, ADA, messages.Configure, {"calamities": True})
    assert not room.seats[1].ready, "for that Bob was not ready"
    do(room, ADA, messages.Ready)
    assert room.phase == GATHERING


def test_the_host_changes_what_is_played_and_the_rest_stays() -> None:
    room = seated("pairs", BOB, clock=messages.Clock(turn=20))
    do(room, ADA, messages.Configure, options={"calamities": True}, open=True)
    assert (room.options["calamities"], room.open, room.spectators, room.clock) == (
        True,
        True,
        True,
        messages.Clock(20),
    )
    do(room, ADA, messages.Configure, spectators=False, clock=messages.Clock(turn=60, bank=9))
    assert (room.options["calamities"], room.open, room.spectators) == (True, True, False)
    assert room.clock == messages.Clock(60, 9)
    do(room, ADA, messages.Configure, no_clock=True)
    assert room.clock is None


def test_a_rematch_has_the_same_people_and_another_deal() -> None:
    room = playing()
    promised = [room.commitment]
    finish(room)
    assert (room.phase, room.games, room.seat_of(BOB)) == (OVER, 1, 1)
    promised.append(room.commitment)
    ready(room)
    assert (room.phase, room.games) == (PLAYING, 2)
    assert room.table is not None and room.table.commitment == promised[1] != promised[0]


def test_the_deal_is_proved_by_what_was_published_before_it() -> None:
    room = seated("pairs", BOB)
    promise = table_info(room, Presence(), 9).commitment
    do(room, ADA, messages.Ready, " from Ada ")
    do(room, BOB, messages.Ready, "від Боба")
    assert table_info(room, Presence(), 9).nonces == ["from Ada", "від Боба"]
    assert "secret" not in public_record(room)
    finish(room)
    record = public_record(room)
    verdict = kibitz.verify(record, promise)
    assert verdict.proved, verdict
    assert kibitz.replay(record).nonces == ("from Ada", "від Боба")
    with pytest.raises(kibitz.BadRecord):
        kibitz.verify(record, room.commitment)  # which is for the next deal


def test_a_nonce_changes_the_deal() -> None:
    def deal(nonce: str) -> list[int]:
        room = seated("pairs", BOB)
        room.deal_secret = "17" * 32
        do(room, ADA, messages.Ready, nonce)
        do(room, BOB, messages.Ready)
        finish(room, Random(3))
        assert room.table is not None
        return room.table.chance

    assert deal("a") == deal("a") != deal("b")


# --- acting ----------------------------------------------------------------------------------------------------------


def test_choices_at_the_same_time_come_in_any_order() -> None:
    room = playing("kitty", BOB, CAT)
    assert room.table is not None and room.table.to_act == (0, 1, 2)
    for seat, guest in ((2, CAT), (0, ADA), (1, BOB)):
        do(room, guest, messages.Act, str(room.table.legal(seat)[0]))
    assert len(room.table.actions) == 3


def test_a_refused_action_has_the_rules_clause_and_changes_nothing() -> None:
    room = playing("the_game", BOB)
    assert clause(room, BOB, messages.Act, "end") == "TABLE-1"
    assert clause(room, ADA, messages.Act, "end") == "TG-9"
    assert clause(room, ADA, messages.Act, "sing") == "TABLE-3"


def test_undo_is_offered_where_nothing_was_revealed() -> None:
    room = playing("kitty", BOB, CAT)
    assert room.table is not None
    before = room.table.glance(0)
    do(room, ADA, messages.Act, str(room.table.legal(0)[0]))
    shown = game_info(room, 0, 0, None), game_info(room, 1, 0, None)
    assert [look is not None and look.undo for look in shown] == [True, False]
    assert [entry.kind for entry in do(room, ADA, messages.Undo)] == ["tookback"]
    assert room.table.glance(0) == before and not room.table.actions


def test_what_is_asked_twice_under_one_id_is_remembered() -> None:
    clock = Wall()
    room = playing(now=clock)
    assert room.table is not None
    room.do(ADA if room.table.to_act == (0,) else BOB, messages.Act("same", "hit"))
    asker = ADA if room.already(ADA, "same") else BOB
    assert room.already(asker, "same") == room.number
    assert room.already(EVE, "same") is None, "ids are each guest's own"
    at = room.number
    for i in range(100):
        clock.at += 2
        room.do(asker, messages.Say(f"talk{i}", "hm"))
    assert room.already(asker, "same") == at, "however many come after it"
    for i in range(300):
        room.remember(f"guest-{i}", {"x": 1})
    assert room.already(asker, "same") == at, "and however many others ask for something"


def test_ids_of_earlier_games_leave_the_memory_with_those_who_are_not_here() -> None:
    clock = Wall()
    room = playing(now=clock)
    for game in range(3):
        room.do(EVE, messages.Say(f"eve {game}", "hm"))
        room.do(ADA, messages.Say(f"ada {game}", "hm"))
        finish(room, Random(game))
        clock.at += 100
        room.do(EVE, messages.Say(f"eve after {game}", "hm"))
        room.forget([ADA])
        if game < 2:
            ready(room)
    assert all(room.already(ADA, f"ada {game}") for game in range(3)), "Ada is here"
    assert room.already(EVE, "eve after 2") and not room.already(EVE, "eve 2"), "the store knows it"
    room.remember(EVE, {"eve 0": 4})
    assert (room.already(EVE, "eve 0"), room.already(EVE, "eve after 2")) == (4, room.number)


# --- refusals, by clause ---------------------------------------------------------------------------------------------


def test_ROOM_3_who_does_not_sit_there_does_not_act() -> None:
    room = playing()
    for kind, *fields in (
        (messages.Act, "hit"),
        (messages.Leave,),
        (messages.Undo,),
        (messages.Ready,),
        (messages.Swap, 0),
    ):
        assert clause(room, EVE, kind, *fields) == "ROOM-3", kind


def test_ROOM_9_where_onlookers_are_not_welcome_they_say_nothing() -> None:
    quiet = seated("pairs", BOB, spectators=False)
    assert clause(quiet, EVE, messages.Say, "hello") == "ROOM-9"
    with pytest.raises(IllegalAction, match="ROOM-9"):
        may_react(quiet, EVE, "👍")


def test_the_coach_may_be_asked_alone_or_when_all_agree() -> None:
    room = playing()

    def coached() -> bool:
        return room.coached

    assert not coached(), "there are several people"
    people = [seat.guest for seat in room.seats if seat.guest]
    for guest in people:
        room.do(guest, messages.Coach(f"c-{guest}"))
    assert coached()
    room.do(people[0], messages.Coach("no more", on=False))
    assert not coached()
    for guest in people[1:]:
        room.do(guest, messages.Leave(f"l-{guest}"))
    assert coached(), "whoever is alone with bots needs to ask nobody"


def test_ROOM_4_a_seat_is_one_persons() -> None:
    room = seated("pairs", BOB)
    assert clause(room, EVE, messages.Sit, "Eve", 1) == "ROOM-4"
    assert clause(room, EVE, messages.Sit, "Eve") == "ROOM-4", "no seat is free"


def test_ROOM_5_only_the_host_changes_the_table() -> None:
    room = seated("pairs", BOB)
    assert clause(room, BOB, messages.SetSeat, 0, "") == "ROOM-5"
    assert clause(room, BOB, messages.Configure, {}) == "ROOM-5"
    assert clause(room, "", messages.Configure, {}) == "ROOM-5"


def test_ROOM_6_the_table_is_changed_between_games() -> None:
    room = playing()
    assert clause(room, ADA, messages.Configure, {}) == "ROOM-6"
    assert clause(room, BOB, messages.Swap, 0) == "ROOM-6"
    assert clause(room, BOB, messages.Ready) == "ROOM-6"
    assert clause(room, ADA, messages.SetSeat, 1, "") == "ROOM-6"
    assert clause(room, ADA, messages.SetSeat, 1, "easy") == "ROOM-6"


def test_ROOM_7_actions_belong_to_a_game() -> None:
    room = seated("pairs", BOB)
    assert clause(room, ADA, messages.Act, "hit") == "ROOM-7"
    assert clause(room, ADA, messages.Undo) == "ROOM-7"
    with pytest.raises(IllegalAction, match="ROOM-7"):
        public_record(room)
    ready(room)
    finish(room)
    assert clause(room, ADA, messages.Act, "hit") == "ROOM-7"


def test_ROOM_8_what_was_answered_or_revealed_stays() -> None:
    room = playing("kitty", BOB, CAT)
    assert room.table is not None
    assert clause(room, ADA, messages.Undo) == "ROOM-8", "nothing was done"
    for seat, guest in enumerate((ADA, BOB)):
        do(room, guest, messages.Act, str(room.table.legal(seat)[0]))
    assert clause(room, ADA, messages.Undo) == "ROOM-8", "Bob has acted since"
    do(room, CAT, messages.Act, str(room.table.legal(2)[0]))
    assert clause(room, CAT, messages.Undo) == "ROOM-8", "the last choice has shown them all"
    drawn = playing()
    assert drawn.table is not None
    seat = drawn.table.to_act[0]
    do(drawn, (ADA, BOB)[seat], messages.Act, "hit")
    assert clause(drawn, (ADA, BOB)[seat], messages.Undo) == "ROOM-8", "a card was drawn"


def test_ROOM_13_only_signals_and_reactions_on_offer() -> None:
    room = playing("the_game", BOB)
    assert clause(room, ADA, messages.Signal, "wink") == "ROOM-13"
    assert clause(room, ADA, messages.Signal, "this-pile") == "ROOM-13", "which one?"
    assert clause(room, ADA, messages.Signal, "this-pile", "deck") == "ROOM-13"
    assert clause(room, ADA, messages.Signal, "a-lot", "A1") == "ROOM-13", "it is about no pile"
    assert clause(room, EVE, messages.Signal, "a-lot") == "ROOM-13", "Eve does not play"
    assert clause(playing("pairs"), ADA, messages.Signal, "a-lot") == "ROOM-13", "pairs has none"
    with pytest.raises(IllegalAction, match="ROOM-13"):
        may_react(room, ADA, "37")
    may_react(room, EVE, "👍")


def test_ROOM_15_a_person_has_one_seat() -> None:
    assert clause(opened(seats=("", "", "easy")), ADA, messages.Sit, "Ada", 1) == "ROOM-15"


def test_ROOM_16_the_cards_are_shown_when_it_is_over() -> None:
    room = playing()
    assert room.table is not None
    with pytest.raises(IllegalAction, match="ROOM-16"):
        replay_of(room.table.record(resumable=True), 1, None, False, None)


@pytest.mark.parametrize("unreadable", [" ", "\u200b", "a\x00b", "a\u202eb"])
def test_ROOM_17_names_and_texts_can_be_read(unreadable: str) -> None:
    room = opened()
    assert clause(room, BOB, messages.Sit, unreadable) == "ROOM-17"
    assert clause(room, ADA, messages.Say, unreadable) == "ROOM-17"


def test_ROOM_18_a_table_is_what_its_game_allows() -> None:
    room = seated("pairs", BOB)
    assert clause(room, ADA, messages.Configure, {"teams": True}) == "ROOM-18"
    assert clause(room, ADA, messages.SetSeat, 1, "genius") == "ROOM-18"
    assert clause(room, ADA, messages.SetSeat, 1, "search:ms=9000") == "ROOM-18", "others would wait"
    assert clause(room, ADA, messages.SetSeat, 1, "search:rollouts=50000") == "ROOM-18"
    assert clause(room, ADA, messages.SetSeat, 1, "search:cores=2") == "ROOM-18"
    assert clause(room, ADA, messages.Ready, "\x07") == "ROOM-18"


def test_ROOM_20_only_seats_that_exist() -> None:
    room = seated("pairs", BOB)
    assert clause(room, EVE, messages.Sit, "Eve", 2) == "ROOM-20"
    assert clause(room, ADA, messages.Swap, 7) == "ROOM-20"
    assert clause(room, ADA, messages.SetSeat, 2, "easy") == "ROOM-20"


def test_every_refusal_is_a_sentence_in_every_language() -> None:
    for number in ROOM[1:]:
        for language in LANGUAGES:
            said = refused(number, why="—", signals="—", version=1, most=1, action="—").say(language)
            assert said and "ROOM-" not in said and "{" not in said, (number % 100, language)
