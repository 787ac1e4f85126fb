"""The log is all there is: a room is what its log makes of it, and so is what is shown again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from kibitz.errors import BadRecord, KibitzError
from kibitz.server.protocol import messages
from kibitz.server.room import entries
from kibitz.server.room.loading import load_room, open_room
from kibitz.server.room.repertoire import Repertoire
from kibitz.server.room.room import PLAYING, Room
from kibitz.server.session.presenter import game_info
from kibitz.server.session.replays import public_record, replay_of
from tests.server.rooms import ADA, BOB, CAT, EVE, IDS, Rows, Wall, do, finish, playing, seen

# --- the log ---------------------------------------------------------------------------------------------------------


def any_message(room: Room, rng: Random) -> messages.Request:
    """Something that somebody could ask for."""
    seat, request = rng.randrange(len(room.seats) + 1), f"r{next(IDS)}"
    return rng.choice(
        [
            messages.Sit(request, rng.choice(["Ada", "Борис", "Cat", "Ewa", " "]), rng.choice([None, seat])),
            messages.Leave(request),
            *[messages.Allow(request, seat, rng.random() < 0.8) for _ in range(2)],
            messages.SetSeat(request, seat, rng.choice(["", "easy", "medium", "genius"])),
            messages.Swap(request, seat),
            *[messages.Ready(request, rng.choice(["", "n1", "n2"]), rng.random() < 0.9) for _ in range(5)],
            messages.Configure(
                request, clock=rng.choice([None, messages.Clock(5, 7)]), spectators=rng.choice([None, True, False])
            ),
            messages.Configure(request, hushed=rng.choice([True, False]), seats=rng.choice([None, None, seat + 1])),
            messages.Configure(request, pace=rng.choice(["calm", "quick", "none"])),
            messages.Undo(request),
            messages.Undo(request),
            messages.Say(request, rng.choice(["hm", "I have 7"])),
            messages.Signal(request, "a-lot"),
        ]
    )


def step(room: Room, rng: Random, guests: list[str]) -> list[entries.Entry]:
    """Somebody does something, or tries to."""
    table = room.table
    if room.phase == PLAYING and table is not None and rng.random() < 0.85:
        seat = rng.choice(table.to_act)
        action, guest = str(rng.choice(table.legal(seat))), room.seats[seat].guest
        return (
            do(room, guest, messages.Act, action) if guest else room.act_for(seat, action, rng.choice(["bot", "clock"]))
        )
    return room.do(rng.choice(guests), any_message(room, rng))


def last_closed(rows: Rows) -> tuple[int, Rows]:
    """How many games were closed, and the log from the last one on: what a store gives."""
    closed = [i for i, row in enumerate(rows) if isinstance(row[2], entries.Closed)]
    return len(closed), rows[closed[-1] :] if closed else rows


@pytest.mark.parametrize("played", ["pairs 2", "kitty 3", "venture 3", "the_game 2", "regent 3"])
def test_a_room_is_what_its_log_makes_of_it(played: str) -> None:
    rng, wall = Random(played), Wall()
    game, seats = played.split()
    guests = [ADA, BOB, CAT, EVE]
    room, made = open_room("t", wall, ADA, messages.Create(game, [""] * int(seats), "Ada", clock=messages.Clock(5, 60)))
    rows: Rows = []
    refusals, loaded = 0, 0
    for _ in range(800):
        stored = [entries.read(entries.write(entry)) for entry in made]
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
    _, made = open_room("t", Wall(), ADA, messages.Create("pairs", ["", ""], "Ada"))
    with pytest.raises(BadRecord, match="gap"):
        load_room("t", Wall(), [(i, 0.0, entry) for i, entry in zip((1, 3), made, strict=True)], 0)


def rows_of(play: Callable[[Room], list[entries.Entry]], ended: int) -> tuple[Room, Rows]:
    """The log of a table of Ada's and a bot's at which so many games ended, and one more is on."""
    room, made = open_room("t", Wall(), ADA, messages.Create("pairs", ["", "easy"], "Ada", ready=True))
    for _ in range(ended):
        while room.phase == PLAYING:
            made += play(room)
        made += do(room, ADA, messages.Ready, "n")
    made += play(room)
    assert room.phase == PLAYING
    return room, [(i, 0.0, entry) for i, entry in enumerate(made, 1)]


def some_action(room: Room) -> list[entries.Entry]:
    assert room.table is not None
    seat = room.table.to_act[0]
    return room.act_for(seat, str(room.table.legal(seat)[0]), "bot")


@pytest.mark.parametrize("ended", [0, 1])
def test_a_game_whose_rules_are_no_more_is_dropped(ended: int) -> None:
    room, rows = rows_of(some_action, ended)
    dealt = room.deal_secret
    games, tail = last_closed(rows)
    late = load_room("t", Wall(), tail, games, Repertoire((replace(room.game, rules_version=99),)))
    assert late.phase != PLAYING and (late.seat_of(ADA), late.seats[1].bot) == (0, "easy")
    do(late, ADA, messages.Ready, "n")
    assert (late.phase, late.games) == (PLAYING, ended + 1), "the dropped one does not count, and play goes on"
    assert late.deal_secret != dealt, "cards that were seen are not dealt once more"
    assert late.deal_secret != room.commitment, "what was published is no secret"


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
