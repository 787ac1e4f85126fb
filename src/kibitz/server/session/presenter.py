"""What a room looks like from a seat, as messages. Everything that is sent about a game is made here, of glances,
events and views: nobody is sent what their seat may not know."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import Any

from kibitz.errors import KibitzError
from kibitz.games import FindGame, own_game
from kibitz.kernel.actions import Around, OneOf
from kibitz.kernel.game import Game
from kibitz.kernel.hints import Insight, insights
from kibitz.kernel.record import replay
from kibitz.kernel.state import piles_of
from kibitz.kernel.table import Table
from kibitz.kernel.talk import FREE
from kibitz.kernel.views.events import Event
from kibitz.kernel.views.glance import Glance, open_events, open_glance
from kibitz.kernel.views.public import PublicView, public_view
from kibitz.kernel.views.view import Choice, Numbers
from kibitz.server.protocol import messages
from kibitz.server.protocol.refusals import NO_GAME, NOT_THERE_YET, refused
from kibitz.server.room.entries import Held
from kibitz.server.room.room import PLAYING, Room, Seat, clause_of
from kibitz.server.session.connection import Presence
from kibitz.text.catalogue import text
from kibitz.text.explain import what_may
from kibitz.text.sentences import (
    Line,
    action_words,
    named,
    names_somebody,
    news_of,
    stage,
    tell_lines,
    tell_news,
    verb_word,
)

HIGHEST_RANK = 20
MAX_EVENTS = 200
"""So much of what happened is told to somebody who comes: telling a long match from its beginning takes long."""
MAX_ACTIONS = 20_000
"""So many actions in words are kept: all that name nobody, and those of the tables where something happens."""


def table_info(room: Room, presence: Presence, grace: float) -> messages.TableInfo:
    """The table and who sits there."""
    now, playing = room.now(), room.phase == PLAYING
    seats = []
    for number, seat in enumerate(room.seats):
        here = bool(seat.guest) and bool(presence.here.get(seat.guest))
        away = bool(seat.guest) and presence.away(seat.guest, now) > grace
        seats.append(
            messages.SeatInfo(
                name=seat.name,
                bot=seat.bot,
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


def game_info(
    room: Room, seat: int | None, since: int, language: str | None, presenter: TablePresenter | None = None
) -> messages.GameInfo | None:
    """The game as a seat sees it, with the events from `since` on, though not more than the last ones."""
    table = room.table
    if table is None or not may_watch(room, seat):
        return None
    presenter = presenter or TablePresenter(table, room.seats)
    since = max(since if 0 <= since <= table.told else 0, table.told - MAX_EVENTS)
    events, seen = table.events(seat, since), presenter.snapshot(table.glance(seat), seat, language)
    return messages.GameInfo(
        number=room.games,
        rules=table.game.rules,
        me=seat,
        clauses=table.clauses,
        deck=deck(table),
        layout=layout(table),
        marks=table.marks,
        readable=readable(table, seen),
        snapshot=seen,
        since=since,
        events=events,
        sentences=presenter.sentences(events, language),
        undo=seat is not None and room.phase == PLAYING and table.may_take_back(seat),
        talk=talk_info(room),
        insights=[] if language is None else presenter.insights,
        lesson=lesson_step(room),
    )


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
    ways = ("spread", "heap", "dear_first", "beside", "facing", "unnamed")
    lies = {way: getattr(pile.kind, way) for way in ways}
    return messages.PileInfo(pile.name, pile.role, pile.owner, pile.start, **lies)


def names_of(seats: Sequence[Seat | Held], language: str | None) -> list[str]:
    """How everybody at a table is called; bots by their seats."""
    if language is None:
        return []
    return [
        seat.name or (f"{text(language, 'web-bot')} {number}" if seat.bot else "") for number, seat in enumerate(seats)
    ]


class TablePresenter:
    """What can be said about a table as it lies: made once for all who see the same, in each language once.

    Sentences are made of the events that somebody saw and of what onlookers see, of nothing else: whoever saw the same
    is told the same.
    """

    def __init__(self, table: Table, seats: Sequence[Seat | Held], numbers: Numbers | None = None) -> None:
        self.table, self.seats, self.numbers = table, seats, numbers
        self._names: dict[str, tuple[str, ...]] = {}
        self._told: list[tuple[list[Event], list[Line], dict[str, list[str]]]] = []
        """What each saw who saw something else; in lines, and in each language in words."""
        self._public_view: PublicView | None = None
        self._insights: list[Insight] | None = None

    @property
    def public_view(self) -> PublicView:
        """The table as onlookers see it."""
        if self._public_view is None:
            self._public_view = public_view(self.table, self.numbers)
        return self._public_view

    @property
    def insights(self) -> list[Insight]:
        """What a good player keeps in mind."""
        if self._insights is None:
            self._insights = insights(self.public_view)
        return self._insights

    def names(self, language: str) -> tuple[str, ...]:
        """How everybody at the table is called."""
        if language not in self._names:
            self._names[language] = tuple(names_of(self.seats, language))
        return self._names[language]

    def sentences(self, events: list[Event], language: str | None) -> list[str]:
        """Events in words, people by their names; nothing for those who have not asked for words."""
        if language is None or not events:
            return []
        lines, told = self._lines(events)
        if language not in told:
            told[language] = list(tell_lines(stage(self.public_view), lines, language, self.names(language)))
        return told[language]

    def _lines(self, events: list[Event]) -> tuple[list[Line], dict[str, list[str]]]:
        """Events in lines, and as far as they were told: the same for all who saw the same."""
        for seen, lines, told in self._told:
            if seen == events:
                return lines, told
        self._told.append((events, news_of(self.public_view, events), {}))
        return self._told[-1][1:]

    def snapshot(self, seen: Glance, seat: int | None, language: str | None) -> messages.Snapshot:
        """What a seat sees, with its actions as a client shows them."""
        legal = () if seat is None else tuple([self._action(choice, seat, language) for choice in seen.legal])
        return messages.Snapshot(seen.to_act, seen.phase, seen.piles, seen.numbers, legal, seen.warnings, seen.result)

    def _action(self, choice: Choice, seat: int, language: str | None) -> messages.ActionInfo:
        """An action as a client shows it; those that name nobody are the same at every table."""
        game = self.table.game
        named_in_it = language is not None and names_somebody(game, choice, seat)
        return action_info(game, choice, seat, language, self.names(language or "") if named_in_it else ())


@lru_cache(MAX_ACTIONS)
def action_info(
    game: Game, choice: Choice, seat: int, language: str | None, names: tuple[str, ...]
) -> messages.ActionInfo:
    """A legal action of a seat's with all that a client shows of it; people are called by these names."""
    verb, *written = choice.action.split()
    arguments = game.actions.kind_of(choice.number).arguments
    piles = [word for argument, word in zip(arguments, written, strict=True) if isinstance(argument, Around | OneOf)]
    short = words = ""
    if language is not None:
        with named(names):
            empty = PublicView(game, {}, 0, {}, ())
            short, words = verb_word(game, verb, language), action_words(empty, choice.action, language, seat)
    return messages.ActionInfo(
        choice.action,
        choice.number,
        choice.cards,
        choice.piles,
        choice.seats,
        verb=verb,
        named=" ".join(written),
        row=" ".join([verb, *written[1:]]),
        to=piles[0] if piles else "",
        words=words,
        short=short,
    )


class Move:
    """One move, as everybody at some seats is sent it: what is the same for several is made once."""

    def __init__(self, room: Room, since: int, by: str, seats: Iterable[int | None]) -> None:
        assert room.table is not None
        self.room, self.table, self.since, self.by = room, room.table, since, by
        self.seen = room.table.news(seats, since)
        self.presenter = TablePresenter(
            room.table, room.seats, next((seen.numbers for _, seen in self.seen.values()), None)
        )
        self.talk = None if room.game.talk is FREE else talk_info(room)
        self.lesson, self.deadline = lesson_step(room), deadline(room) if room.clock is not None else None

    def message(self, seat: int | None, language: str | None, reply_to: str) -> messages.Moved:
        """What one of these seats is sent of it, in a language or without words."""
        events, seen = self.seen[seat]
        return messages.Moved(
            number=self.room.number,
            since=self.since,
            events=events,
            snapshot=self.presenter.snapshot(seen, seat, language),
            undo=seat is not None and self.table.may_take_back(seat),
            sentences=self.presenter.sentences(events, language),
            talk=self.talk,
            insights=[] if language is None else self.presenter.insights,
            lesson=self.lesson,
            reply_to=reply_to,
            deadline=self.deadline,
            by=self.by,
        )


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
        with named(names):
            told = [] if language is None else list(tell_news(public_view(table), events, language))
        shown = TablePresenter(table, ()).snapshot(seen, eyes, None)
        moments.append(messages.Moment(events, shown, told, seat, action))
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


def explained(room: Room, seat: int, request: str, language: str) -> messages.Explained:
    """What a seat may do, and why."""
    assert room.table is not None
    with named(names_of(room.seats, language)):
        return messages.Explained(request, what_may(room.table, seat, language))


def public_record(room: Room) -> str:
    """The record of the game that is on or was last: as long as it goes on, without what onlookers may not know."""
    if room.table is None:
        raise refused(NO_GAME)
    return room.table.record(public=True)
