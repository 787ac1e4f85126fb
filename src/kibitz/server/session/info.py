"""A room as it stands: its table and who sits there, how its cards lie, what may be said, where a lesson is."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

from kibitz.kernel.game import Game
from kibitz.kernel.meanings import NumberInfo, number_info
from kibitz.kernel.state import piles_of
from kibitz.kernel.table import Table
from kibitz.kernel.views.glance import Glance
from kibitz.server.protocol import messages
from kibitz.server.room.entries import Held
from kibitz.server.room.lookalikes import twins
from kibitz.server.room.room import PLAYING, Room, Seat, clause_of
from kibitz.server.session.connection import Presence
from kibitz.text.regulars import REGULARS, every_name, regular_name, seated

HIGHEST_RANK = 20
MAX_TABLES = 1_000
"""So many tables' regulars are kept."""


def table_info(room: Room, presence: Presence, stand_in_seconds: float) -> messages.TableInfo:
    """The table and who sits there."""
    now, playing, regulars = room.now(), room.phase == PLAYING, regulars_at(room.seats)
    seats = []
    for number, seat in enumerate(room.seats):
        here = bool(seat.guest) and bool(presence.here.get(seat.guest))
        away = bool(seat.guest) and presence.away(seat.guest, now) > stand_in_seconds
        seats.append(
            messages.SeatInfo(
                name=seat.name,
                bot=seat.bot,
                regular=regulars.get(number, ""),
                host=bool(seat.guest) and seat.guest == room.host,
                ready=seat.ready or bool(seat.bot),
                here=here,
                stands_in=playing and (seat.free or away),
                swaps_with=seat.swaps_with,
                coach=seat.coach,
                bank=room.bank_left(number) if room.clock is not None else None,
                left=seat.left,
                **wish_info(room, number),
            )
        )
    players = {seat.guest for seat in room.seats}
    dealt = room.table if playing else None
    return messages.TableInfo(
        id=room.id,
        game=room.game.id,
        options=room.options,
        seats=seats,
        phase=room.phase,
        games=room.games,
        commitment=room.commitment,
        nonces=list(dealt.nonces) if dealt is not None else [],
        open=room.open,
        spectators=room.spectators,
        hushed=room.hushed,
        fewer=room.fewer,
        watching=sum(guest not in players for guest in presence.here),
        coach=room.coached,
        clock=room.clock,
        deadline=deadline(room),
        pace=room.pace,
    )


def wish_info(room: Room, seat: int) -> dict[str, Any]:
    """Who wishes to take a seat over, and which seats have said yes."""
    wish = room.wishes.get(seat)
    if wish is None:
        return {}
    return {"wanted_by": wish.name, "allowed": [n for n, one in enumerate(room.seats) if one.guest in wish.yes]}


def deadline(room: Room) -> float | None:
    """Seconds until the first of those who are to act runs out of time."""
    left = [time for seat in range(len(room.seats)) if (time := room.time_left(seat)) is not None]
    return round(max(0.0, min(left)), 1) if left else None


def talk_info(room: Room) -> messages.TalkInfo:
    """What may be said now."""
    talk, table = room.game.talk, room.table
    if table is None or room.phase != PLAYING:
        return messages.TalkInfo()
    return messages.TalkInfo(
        signals={signal.name: signal.on_pile for signal in talk.signals},
        no_numbers=clause_of(talk.no_numbers),
        no_words=clause_of(table.ask(talk.no_words)),
        closed=clause_of(table.ask(talk.closed)),
    )


def may_watch(room: Room, seat: int | None) -> bool:
    """Whether the game is shown: to those who sit there, and to others if spectators are welcome."""
    return room.table is not None and (seat is not None or room.spectators)


def meanings(table: Table, seen: Glance) -> dict[str, NumberInfo]:
    """What the numbers that are for people mean."""
    return {name: number_info(table.game, table._state, name) for name in readable(table, seen)}


def lesson_step(room: Room) -> messages.LessonStep | None:
    """Where one is in a lesson."""
    if not room.learning or room.table is None:
        return None
    step = room.step
    if step is None:
        return messages.LessonStep("lesson-broken-off" if room.broken_off else f"lesson-{room.game.id}-end")
    return (
        messages.LessonStep(f"lesson-{room.game.id}-{step.says}", step.action) if step.says else messages.LessonStep("")
    )


def readable(table: Table, seen: Glance) -> dict[str, str]:
    """The numbers that are for people, and what they are about."""
    state = table.game.table_type

    def kind(name: str, value: int | list[int | None] | None) -> str:
        if name in state.SETS:
            return "in" if name in state.PRESENT else "who"
        if name in state.NAMING:
            return "seat"
        return "one" if not isinstance(value, list) else "each" if len(value) == table.seats else "row"

    return {name: kind(name, value) for name, value in seen.numbers.items() if name not in state.WORKING}


def deck(table: Table) -> str:
    """How the cards are drawn: those of The Game by their numbers, those of Pairs by their ranks."""
    return "numbers" if max(table.game.table_type.FACE) > HIGHEST_RANK else "ranks"


def layout(table: Table) -> list[messages.PileInfo]:
    """The piles there are, and how each lies."""
    return [_pile_info(table.game, z) for z in piles_of(table._state)]


@cache
def _pile_info(game: Game, z: int) -> messages.PileInfo:
    pile = game.table_type.PILES[z]
    ways = ("spread", "heap", "dear_first", "beside", "facing", "unnamed", "ordered")
    lies = {way: getattr(pile.role, way) for way in ways}
    return messages.PileInfo(pile.name, pile.role.name, pile.owner, pile.start, **lies)


def names_of(seats: Sequence[Seat | Held], language: str | None) -> list[str]:
    """How everybody at a table is called; bots as the regulars who sit there, who has left as before."""
    if language is None:
        return []
    names = [seat.name or (seat.left if isinstance(seat, Seat) else "") for seat in seats]
    for number, regular in regulars_at(seats).items():
        names[number] = regular_name(regular, language)
    return names


def regulars_at(seats: Sequence[Seat | Held]) -> dict[int, str]:
    """Which regulars sit at the seats of bots; nobody who is called as a person at the table is."""
    bots = tuple([number for number, seat in enumerate(seats) if seat.bot])
    if not bots:
        return {}
    return _regulars_among(bots, tuple([seat.name for seat in seats if seat.name]))


@lru_cache(MAX_TABLES)
def _regulars_among(bots: tuple[int, ...], people: tuple[str, ...]) -> dict[int, str]:
    return seated(bots, [one for one in REGULARS if any(twins(name, people) for name in every_name(one))])
