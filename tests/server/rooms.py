"""Rooms without a connection or a store, and who sits there."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any

import pytest

from kibitz.errors import KibitzError
from kibitz.server.protocol import messages
from kibitz.server.protocol.refusals import as_refusal
from kibitz.server.room import entries
from kibitz.server.room.loading import open_room
from kibitz.server.room.room import PLAYING, Room
from kibitz.server.session.connection import Presence
from kibitz.server.session.info import table_info, talk_info
from kibitz.server.session.presenter import game_info

ADA, BOB, CAT, EVE = "guest-ada", "guest-bob", "guest-cat", "guest-eve"
NAMES = {ADA: "Ada", BOB: "Bob", CAT: "Cat", EVE: "Eve"}
IDS = count()
Rows = list[tuple[int, float, entries.Entry]]


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
    return open_room("t", now, ADA, messages.Create(game=game, seats=list(seats), name="Ada", **more))[0]


def do(room: Room, guest: str, kind: type[messages.Request], *fields: Any, **named: Any) -> list[entries.Entry]:
    """Somebody asks for something."""
    return room.do(guest, kind(f"r{next(IDS)}", *fields, **named))


def seated(game: str = "pairs", *guests: str, now: Callable[[], float] = NOON, **more: Any) -> Room:
    """A table at which these people sit, Ada first."""
    room = opened(game, ("",) * (1 + len(guests)), now, **more)
    for guest in guests:
        do(room, guest, messages.Sit, NAMES[guest])
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
            do(room, seat.guest, messages.Ready)
    assert room.phase == PLAYING


def finish(room: Room, rng: Random | None = None) -> None:
    """Play the game that is on to its end."""
    rng = rng or Random(1)
    while room.phase == PLAYING:
        assert room.table is not None
        seat = rng.choice(room.table.to_act)
        action = str(rng.choice(room.table.legal(seat)))
        if room.seats[seat].guest:
            do(room, room.seats[seat].guest, messages.Act, action)
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
        "secret": room.deal_secret,
        "lines": list(room.lines),
        "done": room.done,
        "dealt": room.dealt,
        "wishes": room.wishes,
        "turned away": room.turned_away,
        "record": room.table and room.table.record(resumable=True),
        "looks": looks,
        "talk": talk_info(room),
    }


def clause(room: Room, guest: str, kind: type[messages.Request], *fields: Any, **named: Any) -> str:
    """The clause by which something is refused; nothing has changed by it."""
    before = seen(room)
    with pytest.raises(KibitzError) as error:
        do(room, guest, kind, *fields, **named)
    assert seen(room) == before
    return as_refusal(error.value).clause
