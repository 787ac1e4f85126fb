"""Rooms, without a connection or a store: what may be asked, what follows from it, and that the log is all there is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import count
from random import Random
from typing import Any

import pytest

import kibitz
from kibitz.errors import BadOption, BadRecord, BadSeats, IllegalAction, KibitzError, UnknownGame, UnknownPlayer
from kibitz.games import extreme
from kibitz.server.protocol import messages as ask
from kibitz.server.protocol.refusals import ROOM, as_refusal, refused
from kibitz.server.room import entries as log
from kibitz.server.room import room as rooms
from kibitz.server.room.loading import load_room, open_room
from kibitz.server.room.repertoire import Repertoire
from kibitz.server.room.requests import may_react
from kibitz.server.room.room import GATHERING, OVER, PLAYING, Room
from kibitz.server.session.connection import Presence
from kibitz.server.session.presenter import game_info, public_record, replay_of, table_info, talk_info
from kibitz.testing import position
from kibitz.text.catalogue import LANGUAGES

ADA, BOB, CAT, EVE = "guest-ada", "guest-bob", "guest-cat", "guest-eve"
NAMES = {ADA: "Ada", BOB: "Bob", CAT: "Cat", EVE: "Eve"}
IDS = count()
Rows = list[tuple[int, float, log.Entry]]


class Wall:
    """A clock on the wall that goes when it is told to."""

    def __init__(self) -> None:
        self.at = 1000.0

    def __call__(self) -> float:
        return self.at


NOON = Wall()


def opened(
    game: str = "pairs", seats: tuple[str, ...] = ("", ""), now: Callable[[], float] = NOON, **more: Any
) -> Room:
    """A table that Ada has opened, and sits at."""
    return open_room("t", now, ADA, ask.Create(game=game, seats=list(seats), name="Ada", **more))[0]


def do(room: Room, guest: str, kind: type[ask.Request], *fields: Any, **named: Any) -> list[log.Entry]:
    """Somebody asks for something."""
    return room.do(guest, kind(f"r{next(IDS)}", *fields, **named))


def seated(game: str = "pairs", *guests: str, now: Callable[[], float] = NOON, **more: Any) -> Room:
    """A table at which these people sit, Ada first."""
    room = opened(game, ("",) * (1 + len(guests)), now, **more)
    for guest in guests:
        do(room, guest, ask.Sit, NAMES[guest])
    return room


def playing(game: str = "pairs", *guests: str, **more: Any) -> Room:
    """The same, and a game is on."""
    room = seated(game, *(guests or (BOB,)), **more)
    ready(room)
    return room


def ready(room: Room) -> None:
    """All who sit there are ready."""
    for seat in list(room.seats):
        if seat.guest:
            do(room, seat.guest, ask.Ready)
    assert room.phase == PLAYING


def finish(room: Room, rng: Random | None = None) -> None:
    """Play the game that is on to its end."""
    rng = rng or Random(1)
    while room.phase == PLAYING:
        assert room.table is not None
        seat = rng.choice(room.table.to_act)
        action = str(rng.choice(room.table.legal(seat)))
        if room.seats[seat].guest:
            do(room, room.seats[seat].guest, ask.Act, action)
        else:
            room.act_for(seat, action, "bot")


def seen(room: Room) -> dict[str, Any]:
    """All there is to a room, but for when it began to be somebody's turn."""
    shown = table_info(room, Presence(), 60.0)
    held = [(s.guest, s.name, s.bot, s.ready, s.nonce, s.swaps_with, s.bank) for s in room.seats]
    looks = [game_info(room, seat, 0, "en") for seat in (None, *range(len(room.seats)))]
    return {
        **{name: getattr(shown, name) for name in shown.__struct_fields__ if name not in ("deadline", "seats")},
        "number": room.number,
        "seats": held,
        "host": room.host,
        "secret": room.secret,
        "lines": list(room.lines),
        "done": room.done,
        "dealt": room.dealt,
        "wishes": room.wishes,
        "turned away": room.turned_away,
        "record": room.table and room.table.record(resumable=True),
        "looks": looks,
        "talk": talk_info(room),
    }


def clause(room: Room, guest: str, kind: type[ask.Request], *fields: Any, **named: Any) -> str:
    """The clause by which something is refused; nothing has changed by it."""
    before = seen(room)
    with pytest.raises(KibitzError) as error:
        do(room, guest, kind, *fields, **named)
    assert seen(room) == before
    return as_refusal(error.value).clause


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
    do(room, BOB, ask.Sit, "  Bob \t the  second ")
    do(room, CAT, ask.Sit, "Cat", 3)
    assert (room.seat_of(BOB), room.seats[1].name) == (1, "Bob the second")
    assert (room.seat_of(CAT), room.seats[3].bot) == (3, ""), "instead of a bot"


def test_a_host_who_leaves_is_followed() -> None:
    room = seated("pairs", BOB, CAT)
    do(room, ADA, ask.Leave)
    assert room.host == BOB
    do(room, BOB, ask.Leave)
    do(room, CAT, ask.Leave)
    assert room.host == CAT, "nobody else is there"
    do(room, EVE, ask.Sit, "Eve")
    assert room.host == EVE


def test_the_host_gives_seats_to_bots_and_frees_them() -> None:
    room = seated("pairs", BOB)
    do(room, ADA, ask.SetSeat, 1, "search:ms=100")
    assert (room.seats[1].bot, room.seat_of(BOB)) == ("search:ms=100", None), "Bob has to leave"
    do(room, ADA, ask.SetSeat, 1, "")
    assert room.seats[1].free
    assert [s.ready for s in table_info(room, Presence(), 9).seats] == [False, False]


def test_a_free_seat_can_be_given_to_a_bot_while_a_game_is_on() -> None:
    room = playing()
    do(room, BOB, ask.Leave)
    do(room, ADA, ask.SetSeat, 1, "medium")
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
    do(room, ADA, ask.Swap, 1)
    assert (room.seat_of(ADA), room.seats[0].swaps_with) == (0, 1)
    do(room, BOB, ask.Swap, 2)
    assert room.seat_of(BOB) == 1, "Bob would rather sit at Cat's"
    do(room, BOB, ask.Swap, 0)
    assert (room.seat_of(ADA), room.seat_of(BOB)) == (1, 0)
    assert all(seat.swaps_with is None for seat in room.seats)


def test_a_swap_can_be_called_off_and_bots_do_not_mind() -> None:
    room = opened(seats=("", "easy", ""))
    do(room, BOB, ask.Sit, "Bob")
    do(room, ADA, ask.Swap, 2)
    do(room, ADA, ask.Swap, 0)
    assert room.seats[0].swaps_with is None
    do(room, ADA, ask.Swap, 1)
    assert (room.seat_of(ADA), room.seats[0].bot) == (1, "easy")


def test_an_offer_to_swap_lapses_when_a_game_begins() -> None:
    room = seated("pairs", BOB)
    do(room, ADA, ask.Swap, 1)
    ready(room)
    assert room.seats[0].swaps_with is None


# --- getting ready ---------------------------------------------------------------------------------------------------


def test_a_game_begins_when_all_seats_are_taken_and_all_are_ready() -> None:
    room = opened(seats=("", "", "easy"))
    do(room, ADA, ask.Ready)
    assert room.phase == GATHERING
    do(room, BOB, ask.Sit, "Bob")
    assert [entry.kind for entry in do(room, BOB, ask.Ready)] == ["readied", "began"]
    assert (room.phase, room.games) == (PLAYING, 1)
    assert not any(seat.ready for seat in room.seats), "for the next one they say it again"


def test_a_bot_on_the_last_seat_lets_the_game_begin() -> None:
    room = opened(seats=("", ""), ready=True)
    do(room, ADA, ask.SetSeat, 1, "easy")
    assert room.phase == PLAYING


def test_readiness_can_be_taken_back_and_ends_with_a_change() -> None:
    room = seated("pairs", BOB)
    do(room, BOB, ask.Ready, "nonce")
    do(room, BOB, ask.Ready, ready=False)
    assert (room.seats[1].ready, room.seats[1].nonce) == (False, "")
    do(room, BOB, ask.Ready)
    do(room, ADA, ask.Configure, {"calamities": True})
    assert not room.seats[1].ready, "for that Bob was not ready"
    do(room, ADA, ask.Ready)
    assert room.phase == GATHERING


def test_the_host_changes_what_is_played_and_the_rest_stays() -> None:
    room = seated("pairs", BOB, clock=ask.Clock(turn=20))
    do(room, ADA, ask.Configure, options={"calamities": True}, open=True)
    assert (room.options["calamities"], room.open, room.spectators, room.clock) == (True, True, True, ask.Clock(20))
    do(room, ADA, ask.Configure, spectators=False, clock=ask.Clock(turn=60, bank=9))
    assert (room.options["calamities"], room.open, room.spectators) == (True, True, False)
    assert room.clock == ask.Clock(60, 9)
    do(room, ADA, ask.Configure, no_clock=True)
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
    do(room, ADA, ask.Ready, " from Ada ")
    do(room, BOB, ask.Ready, "від Боба")
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
        room.secret = "17" * 32
        do(room, ADA, ask.Ready, nonce)
        do(room, BOB, ask.Ready)
        finish(room, Random(3))
        assert room.table is not None
        return room.table.chance

    assert deal("a") == deal("a") != deal("b")


# --- acting ----------------------------------------------------------------------------------------------------------


def test_choices_at_the_same_time_come_in_any_order() -> None:
    room = playing("kitty", BOB, CAT)
    assert room.table is not None and room.table.to_act == (0, 1, 2)
    for seat, guest in ((2, CAT), (0, ADA), (1, BOB)):
        do(room, guest, ask.Act, str(room.table.legal(seat)[0]))
    assert len(room.table.actions) == 3


def test_a_refused_action_has_the_rules_clause_and_changes_nothing() -> None:
    room = playing("the_game", BOB)
    assert clause(room, BOB, ask.Act, "end") == "TABLE-1"
    assert clause(room, ADA, ask.Act, "end") == "TG-9"
    assert clause(room, ADA, ask.Act, "sing") == "TABLE-3"


def test_undo_is_offered_where_nothing_was_revealed() -> None:
    room = playing("kitty", BOB, CAT)
    assert room.table is not None
    before = room.table.glance(0)
    do(room, ADA, ask.Act, str(room.table.legal(0)[0]))
    shown = game_info(room, 0, 0, None), game_info(room, 1, 0, None)
    assert [look is not None and look.undo for look in shown] == [True, False]
    assert [entry.kind for entry in do(room, ADA, ask.Undo)] == ["tookback"]
    assert room.table.glance(0) == before and not room.table.actions


def test_what_is_asked_twice_under_one_id_is_remembered() -> None:
    clock = Wall()
    room = playing(now=clock)
    assert room.table is not None
    room.do(ADA if room.table.to_act == (0,) else BOB, ask.Act("same", "hit"))
    asker = ADA if room.already(ADA, "same") else BOB
    assert room.already(asker, "same") == room.number
    assert room.already(EVE, "same") is None, "ids are each guest's own"
    at = room.number
    for i in range(100):
        clock.at += 2
        room.do(asker, ask.Say(f"talk{i}", "hm"))
    assert room.already(asker, "same") == at, "however many come after it"
    for i in range(300):
        room.remember(f"guest-{i}", {"x": 1})
    assert room.already(asker, "same") == at, "and however many others ask for something"


def test_ids_of_earlier_games_leave_the_memory_with_those_who_are_not_here() -> None:
    clock = Wall()
    room = playing(now=clock)
    for game in range(3):
        room.do(EVE, ask.Say(f"eve {game}", "hm"))
        room.do(ADA, ask.Say(f"ada {game}", "hm"))
        finish(room, Random(game))
        clock.at += 100
        room.do(EVE, ask.Say(f"eve after {game}", "hm"))
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
    for kind, *fields in ((ask.Act, "hit"), (ask.Leave,), (ask.Undo,), (ask.Ready,), (ask.Swap, 0)):
        assert clause(room, EVE, kind, *fields) == "ROOM-3", kind


def test_ROOM_9_where_onlookers_are_not_welcome_they_say_nothing() -> None:
    quiet = seated("pairs", BOB, spectators=False)
    assert clause(quiet, EVE, ask.Say, "hello") == "ROOM-9"
    with pytest.raises(IllegalAction, match="ROOM-9"):
        may_react(quiet, EVE, "👍")


def test_the_coach_may_be_asked_alone_or_when_all_agree() -> None:
    room = playing()

    def coached() -> bool:
        return room.coached

    assert not coached(), "there are several people"
    people = [seat.guest for seat in room.seats if seat.guest]
    for guest in people:
        room.do(guest, ask.Coach(f"c-{guest}"))
    assert coached()
    room.do(people[0], ask.Coach("no more", on=False))
    assert not coached()
    for guest in people[1:]:
        room.do(guest, ask.Leave(f"l-{guest}"))
    assert coached(), "whoever is alone with bots needs to ask nobody"


def test_ROOM_4_a_seat_is_one_persons() -> None:
    room = seated("pairs", BOB)
    assert clause(room, EVE, ask.Sit, "Eve", 1) == "ROOM-4"
    assert clause(room, EVE, ask.Sit, "Eve") == "ROOM-4", "no seat is free"


def test_ROOM_5_only_the_host_changes_the_table() -> None:
    room = seated("pairs", BOB)
    assert clause(room, BOB, ask.SetSeat, 0, "") == "ROOM-5"
    assert clause(room, BOB, ask.Configure, {}) == "ROOM-5"
    assert clause(room, "", ask.Configure, {}) == "ROOM-5"


def test_ROOM_6_the_table_is_changed_between_games() -> None:
    room = playing()
    assert clause(room, ADA, ask.Configure, {}) == "ROOM-6"
    assert clause(room, BOB, ask.Swap, 0) == "ROOM-6"
    assert clause(room, BOB, ask.Ready) == "ROOM-6"
    assert clause(room, ADA, ask.SetSeat, 1, "") == "ROOM-6"
    assert clause(room, ADA, ask.SetSeat, 1, "easy") == "ROOM-6"


def test_ROOM_7_actions_belong_to_a_game() -> None:
    room = seated("pairs", BOB)
    assert clause(room, ADA, ask.Act, "hit") == "ROOM-7"
    assert clause(room, ADA, ask.Undo) == "ROOM-7"
    with pytest.raises(IllegalAction, match="ROOM-7"):
        public_record(room)
    ready(room)
    finish(room)
    assert clause(room, ADA, ask.Act, "hit") == "ROOM-7"


def test_ROOM_8_what_was_answered_or_revealed_stays() -> None:
    room = playing("kitty", BOB, CAT)
    assert room.table is not None
    assert clause(room, ADA, ask.Undo) == "ROOM-8", "nothing was done"
    for seat, guest in enumerate((ADA, BOB)):
        do(room, guest, ask.Act, str(room.table.legal(seat)[0]))
    assert clause(room, ADA, ask.Undo) == "ROOM-8", "Bob has acted since"
    do(room, CAT, ask.Act, str(room.table.legal(2)[0]))
    assert clause(room, CAT, ask.Undo) == "ROOM-8", "the last choice has shown them all"
    drawn = playing()
    assert drawn.table is not None
    seat = drawn.table.to_act[0]
    do(drawn, (ADA, BOB)[seat], ask.Act, "hit")
    assert clause(drawn, (ADA, BOB)[seat], ask.Undo) == "ROOM-8", "a card was drawn"


def test_ROOM_13_only_signals_and_reactions_on_offer() -> None:
    room = playing("the_game", BOB)
    assert clause(room, ADA, ask.Signal, "wink") == "ROOM-13"
    assert clause(room, ADA, ask.Signal, "this-pile") == "ROOM-13", "which one?"
    assert clause(room, ADA, ask.Signal, "this-pile", "deck") == "ROOM-13"
    assert clause(room, ADA, ask.Signal, "a-lot", "A1") == "ROOM-13", "it is about no pile"
    assert clause(room, EVE, ask.Signal, "a-lot") == "ROOM-13", "Eve does not play"
    assert clause(playing("pairs"), ADA, ask.Signal, "a-lot") == "ROOM-13", "pairs has none"
    with pytest.raises(IllegalAction, match="ROOM-13"):
        may_react(room, ADA, "37")
    may_react(room, EVE, "👍")


def test_ROOM_15_a_person_has_one_seat() -> None:
    assert clause(opened(seats=("", "", "easy")), ADA, ask.Sit, "Ada", 1) == "ROOM-15"


def test_ROOM_16_the_cards_are_shown_when_it_is_over() -> None:
    room = playing()
    assert room.table is not None
    with pytest.raises(IllegalAction, match="ROOM-16"):
        replay_of(room.table.record(resumable=True), 1, None, False, None)


@pytest.mark.parametrize("unreadable", [" ", "\u200b", "a\x00b", "a\u202eb"])
def test_ROOM_17_names_and_texts_can_be_read(unreadable: str) -> None:
    room = opened()
    assert clause(room, BOB, ask.Sit, unreadable) == "ROOM-17"
    assert clause(room, ADA, ask.Say, unreadable) == "ROOM-17"


def test_ROOM_18_a_table_is_what_its_game_allows() -> None:
    room = seated("pairs", BOB)
    assert clause(room, ADA, ask.Configure, {"teams": True}) == "ROOM-18"
    assert clause(room, ADA, ask.SetSeat, 1, "genius") == "ROOM-18"
    assert clause(room, ADA, ask.SetSeat, 1, "search:ms=9000") == "ROOM-18", "others would wait"
    assert clause(room, ADA, ask.SetSeat, 1, "search:rollouts=50000") == "ROOM-18"
    assert clause(room, ADA, ask.SetSeat, 1, "search:cores=2") == "ROOM-18"
    assert clause(room, ADA, ask.Ready, "\x07") == "ROOM-18"


def test_ROOM_20_only_seats_that_exist() -> None:
    room = seated("pairs", BOB)
    assert clause(room, EVE, ask.Sit, "Eve", 2) == "ROOM-20"
    assert clause(room, ADA, ask.Swap, 7) == "ROOM-20"
    assert clause(room, ADA, ask.SetSeat, 2, "easy") == "ROOM-20"


def test_every_refusal_is_a_sentence_in_every_language() -> None:
    for number in ROOM[1:]:
        for language in LANGUAGES:
            said = refused(number, why="—", signals="—", version=1, most=1, action="—").say(language)
            assert said and "ROOM-" not in said and "{" not in said, (number % 100, language)


# --- talk ------------------------------------------------------------------------------------------------------------


def test_talk_is_free_between_games_and_where_the_rules_are_silent() -> None:
    room = seated("the_game", BOB)
    do(room, ADA, ask.Say, "I had the 37")
    assert room.lines[-1] == ask.Line(room.number, "Ada", 0, "I had the 37")
    free = playing("pairs")
    do(free, BOB, ask.Say, "I have twenty-five")
    assert free.lines[-1].text == "I have twenty-five"


@pytest.mark.parametrize("said", ["37!", "I have thirty-seven", "у меня двадцать", "маю п'ять", "mam dwanaście", "٣٧"])
def test_in_the_game_no_card_is_named(said: str) -> None:
    room = playing("the_game", BOB)
    assert talk_info(room).no_numbers == "TG-7"
    assert clause(room, ADA, ask.Say, said) == "TG-7"
    assert clause(room, EVE, ask.Say, said) == "TG-7", "onlookers see no hands, but may be told"


def test_in_the_game_piles_may_be_named() -> None:
    room = playing("the_game", BOB)
    do(room, ADA, ask.Say, "leave A1, (d2) please!")
    assert clause(room, ADA, ask.Say, "leave A1 at 37") == "TG-7"
    do(room, ADA, ask.Signal, "this-pile", "A1")
    do(room, ADA, ask.Signal, "a-lot")
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
    for kind, *fields in ((ask.Say, "hm"), (ask.Signal, "a-lot")):
        with pytest.raises(IllegalAction, match="EX-20"):
            do(room, ADA, kind, *fields)
    with pytest.raises(IllegalAction, match="EX-20"):
        may_react(room, EVE, "👍")
    lying.act(0, "play 7 D1")
    do(room, ADA, ask.Say, "at last")
    may_react(room, ADA, "👍")


def test_teams_in_kitty_do_not_talk_while_they_play() -> None:
    room = playing("kitty", BOB, CAT, EVE, options={"teams": True})
    assert talk_info(room).no_words == "KIT-9"
    assert clause(room, ADA, ask.Say, "take the high one") == "KIT-9"
    may_react(room, ADA, "🎉")
    alone = playing("kitty", BOB, CAT, EVE)
    do(alone, ADA, ask.Say, "take the high one")
    finish(room)
    do(room, ADA, ask.Say, "we should have taken the high one")


def test_onlookers_talk_where_they_are_welcome() -> None:
    room = playing()
    room.do(EVE, ask.Say("r", "well   played"), "Eve")
    assert room.lines[-1] == ask.Line(room.number, "Eve", None, "well played")


def test_only_the_last_lines_are_kept() -> None:
    clock = Wall()
    room = opened(now=clock)
    for i in range(rooms.LINES + 5):
        clock.at += 2
        do(room, ADA, ask.Say, f"line {i}")
    assert (room.lines[0].text, len(room.lines)) == ("line 5", rooms.LINES)


# --- clocks ----------------------------------------------------------------------------------------------------------


def timed(game: str = "the_game", turn: int = 10, bank: int = 30) -> tuple[Wall, Room]:
    wall = Wall()
    return wall, playing(game, BOB, now=wall, clock=ask.Clock(turn, bank))


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
    do(room, ADA, ask.Act, legal(room, 0))
    assert (room.seats[0].bank, room.time_left(0)) == (25.0, 35.0), "five seconds of the bank; ten for the next card"
    wall.at += 1
    do(room, ADA, ask.Act, legal(room, 0))
    assert room.seats[0].bank == 25.0


def test_when_the_clock_acts_the_bank_is_empty() -> None:
    wall, room = timed()
    wall.at += 41
    assert room.time_left(0) == -1.0
    [acted] = room.act_for(0, legal(room, 0), "clock")
    assert isinstance(acted, log.Acted) and (acted.by, acted.bank) == ("clock", 0.0)
    assert room.time_left(0) == 10.0, "for the next decision, and nothing in the bank"


def test_those_who_choose_at_the_same_time_have_each_their_own_clock() -> None:
    wall = Wall()
    room = playing("kitty", BOB, CAT, now=wall, clock=ask.Clock(10, 0))
    wall.at += 4
    do(room, ADA, ask.Act, legal(room, 0, ""))
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
    room, made = open_room("t", wall, ADA, ask.Create("pairs", ["", "easy"], "Ada", clock=ask.Clock(10, 5), ready=True))
    rows: Rows = [(i, wall.at, entry) for i, entry in enumerate(made, 1)]
    wall.at += 10_000
    again = load_room("t", wall, rows, 0)
    assert again.table is not None and room.table is not None
    assert again.time_left(again.table.to_act[0]) == 15.0 > (room.time_left(room.table.to_act[0]) or 0)


# --- the log ---------------------------------------------------------------------------------------------------------


def any_message(room: Room, rng: Random) -> ask.Request:
    """Something that somebody could ask for."""
    seat, request = rng.randrange(len(room.seats) + 1), f"r{next(IDS)}"
    return rng.choice(
        [
            ask.Sit(request, rng.choice(["Ada", "Борис", "Cat", "Ewa", " "]), rng.choice([None, seat])),
            ask.Leave(request),
            *[ask.Allow(request, seat, rng.random() < 0.8) for _ in range(2)],
            ask.SetSeat(request, seat, rng.choice(["", "easy", "medium", "genius"])),
            ask.Swap(request, seat),
            *[ask.Ready(request, rng.choice(["", "n1", "n2"]), rng.random() < 0.9) for _ in range(5)],
            ask.Configure(
                request, clock=rng.choice([None, ask.Clock(5, 7)]), spectators=rng.choice([None, True, False])
            ),
            ask.Configure(request, hushed=rng.choice([True, False]), seats=rng.choice([None, None, seat + 1])),
            ask.Undo(request),
            ask.Undo(request),
            ask.Say(request, rng.choice(["hm", "I have 7"])),
            ask.Signal(request, "a-lot"),
        ]
    )


def step(room: Room, rng: Random, guests: list[str]) -> list[log.Entry]:
    """Somebody does something, or tries to."""
    table = room.table
    if room.phase == PLAYING and table is not None and rng.random() < 0.85:
        seat = rng.choice(table.to_act)
        action, guest = str(rng.choice(table.legal(seat))), room.seats[seat].guest
        return do(room, guest, ask.Act, action) if guest else room.act_for(seat, action, rng.choice(["bot", "clock"]))
    return room.do(rng.choice(guests), any_message(room, rng))


def last_closed(rows: Rows) -> tuple[int, Rows]:
    """How many games were closed, and the log from the last one on: what a store gives."""
    closed = [i for i, row in enumerate(rows) if isinstance(row[2], log.Closed)]
    return len(closed), rows[closed[-1] :] if closed else rows


@pytest.mark.parametrize("played", ["pairs 2", "kitty 3", "venture 3", "the_game 2", "regent 3"])
def test_a_room_is_what_its_log_makes_of_it(played: str) -> None:
    rng, wall = Random(played), Wall()
    game, seats = played.split()
    guests = [ADA, BOB, CAT, EVE]
    room, made = open_room("t", wall, ADA, ask.Create(game, [""] * int(seats), "Ada", clock=ask.Clock(5, 60)))
    rows: Rows = []
    refusals, loaded = 0, 0
    for _ in range(800):
        stored = [log.read(log.write(entry)) for entry in made]
        assert stored == made
        rows += [(len(rows) + i, wall.at, entry) for i, entry in enumerate(stored, 1)]
        assert room.number == len(rows)
        if rng.random() < 0.04:
            whole, (games, tail) = load_room("t", wall, rows, 0), last_closed(rows)
            assert seen(whole) == seen(room)
            late, now = seen(load_room("t", wall, tail, games)), seen(room)
            del late["done"], now["done"]
            now["lines"] = [line for line in now["lines"] if line.number > tail[0][0]]  # earlier talk is forgotten
            assert late == now
            loaded += 1
        wall.at += rng.choice([0.0, 0.5, 8.0])
        before = seen(room) if rng.random() < 0.05 else None
        try:
            made = step(room, rng, guests)
        except KibitzError:
            made, refusals = [], refusals + 1
            assert before is None or seen(room) == before
    assert loaded > 5 and refusals > 20 and room.games > 0


def test_a_gap_in_a_log_is_not_passed_over() -> None:
    _, made = open_room("t", Wall(), ADA, ask.Create("pairs", ["", ""], "Ada"))
    with pytest.raises(BadRecord, match="gap"):
        load_room("t", Wall(), [(i, 0.0, entry) for i, entry in zip((1, 3), made, strict=True)], 0)


def rows_of(play: Callable[[Room], list[log.Entry]], ended: int) -> tuple[Room, Rows]:
    """The log of a table of Ada's and a bot's at which so many games ended, and one more is on."""
    room, made = open_room("t", Wall(), ADA, ask.Create("pairs", ["", "easy"], "Ada", ready=True))
    for _ in range(ended):
        while room.phase == PLAYING:
            made += play(room)
        made += do(room, ADA, ask.Ready, "n")
    made += play(room)
    assert room.phase == PLAYING
    return room, [(i, 0.0, entry) for i, entry in enumerate(made, 1)]


def some_action(room: Room) -> list[log.Entry]:
    assert room.table is not None
    seat = room.table.to_act[0]
    return room.act_for(seat, str(room.table.legal(seat)[0]), "bot")


@pytest.mark.parametrize("ended", [0, 1])
def test_a_game_whose_rules_are_no_more_is_dropped(ended: int) -> None:
    room, rows = rows_of(some_action, ended)
    dealt = room.secret
    games, tail = last_closed(rows)
    late = load_room("t", Wall(), tail, games, Repertoire((replace(room.game, rules=99),)))
    assert late.phase != PLAYING and (late.seat_of(ADA), late.seats[1].bot) == (0, "easy")
    do(late, ADA, ask.Ready, "n")
    assert (late.phase, late.games) == (PLAYING, ended + 1), "the dropped one does not count, and play goes on"
    assert late.secret != dealt, "cards that were seen are not dealt once more"
    assert late.secret != room.commitment, "what was published is no secret"


# --- showing it again ------------------------------------------------------------------------------------------------


def test_a_story_shows_a_seat_what_it_saw_and_all_cards_when_open() -> None:
    room = playing("kitty", BOB, CAT)
    finish(room)
    record = public_record(room)
    told = replay_of(record, 1, 0, False, "en")
    assert room.table is not None
    assert len(told.moments) == 1 + len(room.table.actions)
    assert told.moments[-1].snapshot.result == room.table.result
    hands = {pile.name: pile for pile in told.moments[0].snapshot.piles}
    assert len(hands["hand0"].cards) == hands["hand0"].count and not hands["hand1"].cards
    opened_up = replay_of(record, 1, None, True, None)
    hands = {pile.name: pile for pile in opened_up.moments[0].snapshot.piles}
    assert all(len(hands[f"hand{seat}"].cards) == hands[f"hand{seat}"].count > 0 for seat in range(3))
    with pytest.raises(KibitzError, match="no seat 5"):
        replay_of(record, 1, 5, False, None)


def test_who_is_not_welcome_sees_no_game() -> None:
    room = playing(spectators=False)
    assert game_info(room, None, 0, None) is None
    assert game_info(room, 0, 0, None) is not None


def test_events_are_told_from_the_number_that_was_seen() -> None:
    room = playing()
    finish(room)
    everything, rest, nonsense = (game_info(room, 0, since, "en") for since in (0, 5, 10_000))
    assert everything is not None and rest is not None and nonsense is not None
    assert (rest.since, rest.events) == (5, everything.events[5:])
    assert rest.sentences and len(rest.sentences) < len(everything.sentences)
    assert nonsense.events == everything.events, "a number that never was: everything"
