"""What may be asked of a room, and by whom: a message becomes the entry that would do it, or a refusal.

Nothing is changed here; `Room.apply_entry` applies the entry.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kibitz.server.protocol import messages
from kibitz.server.protocol.refusals import (
    GAME_IS_ON,
    HUSHED,
    KEPT_FOR_YOU,
    NO_GAME,
    NO_NAME,
    NO_SIGNAL,
    NO_SPECTATORS,
    NO_WISH,
    NOT_FOUND,
    NOT_IN_THIS_GAME,
    NOT_SEATED,
    NOT_THE_LESSON,
    NOT_TO_BE_UNDONE,
    ONLY_HOST,
    SITS_ELSEWHERE,
    TAKEN,
    WISH_REFUSED,
    refused,
)
from kibitz.server.room import entries
from kibitz.server.room.checks import check_bot, check_name_at, check_nonce
from kibitz.server.room.number_words import names_number

if TYPE_CHECKING:
    from kibitz.kernel.table import Table
    from kibitz.server.room.room import Room

ENOUGH_TO_AGREE = 2
"""Fewer people cannot let anybody in while a game is on: alone one would let oneself in, and see two hands."""


def entry_for(room: Room, guest: str, message: messages.ClientMessage, name: str) -> entries.Entry:
    """The entry that would do what a guest asks for, if they may. `name` is for those who do not sit at the table."""
    match message:
        case messages.Act():
            return _act(room, guest, message)
        case messages.Leave():
            return _leave(room, guest, message)
        case messages.Say() | messages.Signal():
            return _speak(room, guest, message, name)
    if isinstance(message, messages.Sit):
        entry = _sit(room, guest, message)
        if guest not in room.dealt:  # their own seat is theirs, whatever others do
            room.limits.take_seat(guest)
        return entry
    room.limits.take_change(room.seat_of(guest))
    match message:
        case messages.Undo():
            seat, table = _seated(room, guest), _playing(room)
            if not table.may_take_back(seat):
                raise refused(NOT_TO_BE_UNDONE)
            return entries.TookBack(seat=seat, guest=guest, id=message.id)
        case messages.Allow():
            return _allow(room, guest, message)
        case messages.Ready():
            check_nonce(message.nonce)
            seat = _seated(room, guest)
            _between_games(room)
            return entries.Readied(
                seat=seat, ready=message.ready, nonce=message.nonce.strip(), guest=guest, id=message.id
            )
        case messages.Coach(on=on):
            return entries.Agreed(seat=_seated(room, guest), coach=on, guest=guest, id=message.id)
        case messages.Swap():
            return _swap(room, guest, message)
        case messages.SetSeat():
            return _place(room, guest, message)
        case messages.Configure():
            return _change(room, guest, message)
    raise AssertionError(f"a room is not asked for this: {message}")


def _act(room: Room, guest: str, message: messages.Act) -> entries.Entry:
    """Whoever sits there may try; the game's rules decide, before anything is changed."""
    seat = _seated(room, guest)
    _playing(room)
    step = room.step
    if step is not None and (seat, room.game.actions.spell(message.action)) != (step.seat, step.action):
        raise refused(NOT_THE_LESSON)
    return entries.Acted(seat=seat, action=message.action, bank=room.bank_left(seat), guest=guest, id=message.id)


# --- talk ------------------------------------------------------------------------------------------------------------


def _speak(room: Room, guest: str, message: messages.Say | messages.Signal, called: str) -> entries.Entry:
    """While a game is on, its rules say what may be said."""
    seat = room.seat_of(guest)
    _may_be_heard(room, seat)
    if room.playing and room.table is not None:
        refuse_if(room.table.ask(room.game.talk.closed))
    room.limits.take_talk(seat)  # before anything that takes long: also what is then refused is paid for
    name = heard_as(room, guest, called)
    if room.playing and room.table is not None:
        rules, s = room.game.talk, room.table
        if isinstance(message, messages.Say):
            refuse_if(s.ask(rules.no_words))
            refuse_if(rules.no_numbers if rules.no_numbers and names_number(_unpiled(room, message.text)) else 0)
    if isinstance(message, messages.Say):
        said = " ".join(message.text.split())
        if not said or not said.isprintable():
            raise refused(NO_NAME)
        return entries.Spoke(seat=seat, name=name, text=said, guest=guest, id=message.id)
    signal = next((one for one in room.game.talk.signals if one.name == message.signal), None)
    piles = [pile.name for pile in room.game.table_type.PILES if pile.role.name == "pile"]
    if seat is None or signal is None or (message.pile not in piles if signal.on_pile else message.pile):
        raise refused(NO_SIGNAL, signals=", ".join(one.name for one in room.game.talk.signals) or "–")
    return entries.Spoke(seat=seat, name=name, signal=signal.name, pile=message.pile, guest=guest, id=message.id)


def may_react(room: Room, guest: str, reaction: str) -> None:
    """Refuse a reaction that is none, is one too many, or comes while all talk is closed."""
    seat = room.seat_of(guest)
    _may_be_heard(room, seat)
    if reaction not in messages.REACTIONS:
        raise refused(NO_SIGNAL, signals=" ".join(messages.REACTIONS))
    if room.playing and room.table is not None:
        refuse_if(room.table.ask(room.game.talk.closed))
    room.limits.take_talk(seat, stored=False)


def _may_be_heard(room: Room, seat: int | None) -> None:
    """Those who look on are heard where they are welcome, and as long as the host lets them."""
    if seat is None and not room.spectators:
        raise refused(NO_SPECTATORS)
    if seat is None and room.hushed:
        raise refused(HUSHED)


def heard_as(room: Room, guest: str, called: str) -> str:
    """How somebody is called who says something: by their seat, or as nobody at the table is called; or not at all."""
    seat = room.seat_of(guest)
    if seat is not None:
        return room.seats[seat].name
    return check_name_at(called, _names_at(room, guest), bool(room.game.talk.no_numbers)) if called else ""


def _names_at(room: Room, guest: str) -> list[str]:
    """How others at the table are called: those who sit there, for whom a seat is kept, or who wish for one."""
    others = [one for number, one in enumerate(room.seats) if number != room.dealt.get(guest)]
    wishing = [wish.name for wish in room.wishes.values() if wish.guest != guest]
    return [name for one in others for name in (one.name, one.left) if name] + wishing


def _unpiled(room: Room, text: str) -> str:
    """A text without the names of piles, which may be named though some look like numbers."""
    piles = {pile.name.lower() for pile in room.game.table_type.PILES if pile.role.name == "pile"}
    return " ".join(word for word in text.split() if word.strip(",.!?:;()").lower() not in piles)


def refuse_if(clause: int) -> None:
    """A clause that is not OK refuses."""
    if clause:
        raise refused(clause, action="say")


# --- seats -----------------------------------------------------------------------------------------------------------


def _sit(room: Room, guest: str, message: messages.Sit) -> entries.Entry:
    """Sit down; while a game is on, only at one's own seat, or with everybody's consent."""
    if room.seat_of(guest) is not None:
        raise refused(SITS_ELSEWHERE)
    name = check_name_at(message.name, _names_at(room, guest), bool(room.game.talk.no_numbers))
    if message.seat is not None:
        _check_seat(room, message.seat)
    if room.playing and guest not in room.dealt:
        return _wish(room, guest, name, message)
    seat = room.dealt[guest] if room.playing else message.seat
    if room.playing and message.seat not in (None, seat):
        raise refused(KEPT_FOR_YOU)
    if seat is None:
        seat = next((number for number, one in enumerate(room.seats) if one.free), None)
    if seat is None or room.seats[seat].guest:
        raise refused(TAKEN)
    return entries.Sat(seat=seat, name=name, guest=guest, id=message.id)


def _wish(room: Room, guest: str, name: str, message: messages.Sit) -> entries.Entry:
    """Somebody who has seen no hand of this game would like to take one over: those who play have to agree."""
    if len(room.people) < ENOUGH_TO_AGREE:
        raise refused(NOT_IN_THIS_GAME)
    if guest in room.turned_away:
        raise refused(WISH_REFUSED)
    seats = [number for number, one in enumerate(room.seats) if not one.guest and number not in room.wishes]
    seat = next(iter(seats), None) if message.seat is None else message.seat
    if seat not in seats or any(wish.guest == guest for wish in room.wishes.values()):
        raise refused(TAKEN)
    return entries.Wished(seat=seat, name=name, guest=guest, id=message.id)


def _allow(room: Room, guest: str, message: messages.Allow) -> entries.Entry:
    """Somebody who plays says yes or no to a wish."""
    _seated(room, guest)
    if message.seat not in room.wishes:
        raise refused(NO_WISH)
    return entries.Allowed(seat=message.seat, yes=message.yes, guest=guest, id=message.id)


def _leave(room: Room, guest: str, message: messages.Leave) -> entries.Entry:
    """Stand up, or withdraw a wish."""
    wished = next((seat for seat, wish in room.wishes.items() if wish.guest == guest), None)
    if wished is not None:
        return entries.Allowed(seat=wished, yes=False, guest=guest, id=message.id)
    return entries.Left(seat=_seated(room, guest), guest=guest, id=message.id)


def _swap(room: Room, guest: str, message: messages.Swap) -> entries.Entry:
    mine = _seated(room, guest)
    _between_games(room)
    _check_seat(room, message.seat)
    other = room.seats[message.seat]
    agreed = message.seat != mine and (not other.guest or other.swaps_with == mine)
    kind = entries.Swapped if agreed else entries.Offered
    return kind(seat=mine, other=message.seat, guest=guest, id=message.id)


def _place(room: Room, guest: str, message: messages.SetSeat) -> entries.Entry:
    _check_host(room, guest)
    _check_seat(room, message.seat)
    check_bot(message.bot, room.repertoire)
    if room.playing and not (room.seats[message.seat].free and message.bot):
        raise refused(GAME_IS_ON)
    return entries.Placed(seat=message.seat, bot=message.bot, guest=guest, id=message.id)


def free_seat(room: Room, guest: str, seat: int, request: str) -> entries.Entry:
    """Between games somebody who sits here frees the seat of one who is gone; while one is on, it is kept for them."""
    _seated(room, guest)
    _between_games(room)
    return entries.Left(seat=seat, guest=guest, id=request)


def _change(room: Room, guest: str, message: messages.Configure) -> entries.Entry:
    _check_host(room, guest)
    if message.options is not None or message.clock or message.no_clock or message.seats is not None:
        _between_games(room)
    seats = message.seats or len(room.seats)
    if seats < len(room.seats) - sum(seat.free for seat in room.seats):
        raise refused(TAKEN)
    options = room.options if message.options is None else message.options
    return entries.Changed(
        options=room.game.read_options(seats, options),
        open=room.open if message.open is None else message.open,
        spectators=room.spectators if message.spectators is None else message.spectators,
        hushed=room.hushed if message.hushed is None else message.hushed,
        clock=None if message.no_clock else message.clock or room.clock,
        seats=message.seats or 0,
        pace=message.pace or room.pace,
        guest=guest,
        id=message.id,
    )


# --- who and when ----------------------------------------------------------------------------------------------------


def _seated(room: Room, guest: str) -> int:
    seat = room.seat_of(guest)
    if seat is None:
        raise refused(NOT_SEATED)
    return seat


def _playing(room: Room) -> Table:
    if not room.playing or room.table is None:
        raise refused(NO_GAME)
    return room.table


def _between_games(room: Room) -> None:
    if room.playing:
        raise refused(GAME_IS_ON)


def _check_host(room: Room, guest: str) -> None:
    if not guest or guest != room.host:
        raise refused(ONLY_HOST)


def _check_seat(room: Room, seat: int) -> None:
    if not 0 <= seat < len(room.seats):
        raise refused(NOT_FOUND, most=len(room.seats) - 1)
