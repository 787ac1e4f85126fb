"""A game from its record: moment by moment as a seat saw it, and what everybody may read of it."""

from __future__ import annotations

from collections.abc import Sequence

from kibitz.errors import KibitzError
from kibitz.games import FindGame, own_game
from kibitz.kernel.record import replay
from kibitz.kernel.table import Table
from kibitz.kernel.views.events import Event
from kibitz.kernel.views.glance import open_events, open_glance
from kibitz.kernel.views.public import public_view
from kibitz.server.protocol import messages
from kibitz.server.protocol.refusals import NO_GAME, NOT_THERE_YET, refused
from kibitz.server.room.entries import Held
from kibitz.server.room.room import Room
from kibitz.server.session.info import deck, layout, readable
from kibitz.server.session.presenter import TablePresenter
from kibitz.text.lines import news_of, stage
from kibitz.text.telling import tell_lines


def replay_of(
    record: str,
    number: int,
    eyes: int | None,
    everything: bool,
    language: str | None,
    names: Sequence[str] = (),
    find: FindGame = own_game,
) -> messages.Replay:
    """A table's n-th game, moment by moment, from its record: as a seat saw it (`eyes`), or with all cards up."""
    ended = replay(record, find)
    if not ended.over:
        raise refused(NOT_THERE_YET)
    if eyes is not None and eyes >= ended.seats:
        raise KibitzError(f"there is no seat {eyes} in that game; seats are 0 to {ended.seats - 1}")
    table = ended.game.table(ended.seats, ended.seed, ended.options, ended.chance)
    moments, since = [], 0
    for seat, action in [(None, ""), *((seat, str(action)) for seat, action in ended.actions)]:
        if seat is not None:
            table.act(seat, action)
        if everything:
            events, seen = open_events(table, since), open_glance(table, since)
        else:
            events, seen = table.events(eyes, since), table.glance(eyes, since)
        told = [] if language is None else told_to(table, None if everything else eyes, events, language, names)
        presenter = TablePresenter(table, [Held(name=name) for name in names])
        shown, ended_so = presenter.snapshot(seen, eyes, None), presenter.ending(eyes, language)
        moments.append(messages.Moment(events, shown, told, seat, action, ended_so))
        since = table.told
    return messages.Replay(
        game=number,
        played=table.game.id,
        seat=eyes,
        names=list(names),
        deck=deck(table),
        layout=layout(table),
        marks=table.marks,
        readable=readable(table, moments[0].snapshot),
        moments=moments,
    )


def told_to(table: Table, seat: int | None, events: list[Event], language: str, names: Sequence[str]) -> list[str]:
    """What a seat, or an onlooker, reads of events that it saw."""
    told = stage(public_view(table), seat)
    return list(tell_lines(told, news_of(told, events), language, names))


def public_record(room: Room) -> str:
    """The record of the game that is on or was last: as long as it goes on, without what onlookers may not know."""
    if room.table is None:
        raise refused(NO_GAME)
    return room.table.record(public=True)
