"""How a room comes to be: opened by somebody, or loaded from its log."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable
from typing import Any

from msgspec import structs

from kibitz.errors import BadRecord, KibitzError
from kibitz.kernel.game import Game
from kibitz.lessons import Lesson, lesson, play_through
from kibitz.server.protocol import messages
from kibitz.server.room import entries
from kibitz.server.room.checks import check_bot, check_name_at, preset_of
from kibitz.server.room.repertoire import OWN, Repertoire
from kibitz.server.room.room import Room


def open_room(
    name: str, now: Callable[[], float], guest: str, asked: messages.Create, repertoire: Repertoire = OWN
) -> tuple[Room, list[entries.Entry]]:
    """A new table as somebody asked for it, with what has to be saved; KibitzError says what cannot be."""
    game = repertoire.find_game(asked.game)
    taught = lesson(game) if asked.lesson else None
    if asked.lesson and taught is None:
        raise KibitzError(f"there is no lesson for {game.id} yet: play it, its rules are beside the table")
    if taught is not None:
        _check_deal(game, taught)
        bots = ["", *["medium"] * (taught.seats - 1)]
        asked = structs.replace(asked, seats=bots, options=dict(taught.options), preset="", sit=True, ready=True)
    for bot in asked.seats:
        check_bot(bot, repertoire)
    people = sum(not bot for bot in asked.seats)
    chosen: dict[str, Any] = dict(game.for_people) if people > 1 else {}
    chosen |= preset_of(game, asked.preset)
    options = game.read_options(len(asked.seats), chosen | asked.options)
    made: list[entries.Entry] = [
        entries.Opened(
            game=game.id,
            options=options,
            bots=asked.seats,
            secret=secrets.token_hex(32),
            open=asked.open,
            spectators=asked.spectators,
            clock=asked.clock,
            lesson=taught is not None,
            pace=asked.pace,
            guest=guest,
        )
    ]
    if asked.sit and people:
        seat = asked.seats.index("")
        called = check_name_at(asked.name, (), bool(game.talk.no_numbers))
        made.append(entries.Sat(seat=seat, name=called, guest=guest))
        if asked.ready:
            made.append(entries.Readied(seat=seat, guest=guest))
    if asked.ready and not people:
        made.append(entries.Began(rules=game.rules_version))
    room = Room(name, now, repertoire)
    return room, room.apply(made)


def _check_deal(game: Game, taught: Lesson) -> None:
    """KibitzError unless a lesson's deal can be: no table could begin with it."""
    try:
        play_through(game, taught)
    except KibitzError as error:
        raise KibitzError(f"the lesson of {game.id} cannot be dealt: {error}") from None


def load_room(
    name: str,
    now: Callable[[], float],
    stored: Iterable[tuple[int, float, entries.Entry]],
    games: int,
    repertoire: Repertoire = OWN,
) -> Room:
    """A table from its log, from the last game that was closed on, of which there were `games`."""
    room = Room(name, now, repertoire)
    for number, at, entry in stored:
        if isinstance(entry, entries.Closed) and not room.seats:
            room.games = games
        room.apply_entry(entry, at)
        if room.number != number:
            raise BadRecord(f"the log of a table has a gap before {number}")
    room.resume()
    return room
