"""What a game looks like from a seat, as messages. All that is sent of it while it is played is made here, of glances,
events and views: nobody is sent what their seat may not know."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from msgspec import structs

from kibitz.endings import ending
from kibitz.kernel.actions import Around, OneOf
from kibitz.kernel.endings import End
from kibitz.kernel.game import Game
from kibitz.kernel.hints import Insight, insights
from kibitz.kernel.stakes import Cost, Risk
from kibitz.kernel.table import Table
from kibitz.kernel.talk import FREE
from kibitz.kernel.views.events import Event
from kibitz.kernel.views.glance import Glance
from kibitz.kernel.views.public import PublicView, public_view
from kibitz.kernel.views.view import Choice, Numbers
from kibitz.server.protocol import messages
from kibitz.server.room.entries import Held
from kibitz.server.room.room import PLAYING, Room, Seat
from kibitz.server.session.info import (
    deadline,
    deck,
    layout,
    lesson_step,
    may_watch,
    meanings,
    names_of,
    readable,
    talk_info,
)
from kibitz.text.blanks import first_key, values_of
from kibitz.text.catalogue import text
from kibitz.text.ending import Ending, EndTeller
from kibitz.text.explain import what_may
from kibitz.text.goal import goal, names_ones_own
from kibitz.text.lines import Line, news_of, stage
from kibitz.text.price import price_words, risk_words
from kibitz.text.prompt import Moment, prompt
from kibitz.text.sentences import action_words, named, names_somebody, seat_name, verb_word
from kibitz.text.telling import tell_numbered

MAX_EVENTS = 200
"""So much of what happened is told to somebody who comes: telling a long match from its beginning takes long."""
NOTHING: tuple[str, str, dict[str, str]] = ("", "", {})
"""What is said to those who have not asked for words."""
MAX_ACTIONS = 20_000
"""So many actions in words are kept: all that name nobody, and those of the tables where something happens."""


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
        me=seat,
        snapshot=seen,
        since=since,
        events=events,
        sentences=presenter.sentences(events, language, seat),
        undo=seat is not None and room.phase == PLAYING and table.may_take_back(seat),
        talk=talk_info(room),
        insights=[] if language is None else presenter.insights,
        lesson=lesson_step(room),
        ending=presenter.ending(seat, language) if table.over else None,
        **presenter.described(seen),
    )


class Told(NamedTuple):
    """What somebody saw; in lines, with the seats that they concern, and in words for those and for all others."""

    events: list[Event]
    lines: list[Line]
    concerned: int
    words: dict[tuple[str, int | None], tuple[list[int], list[str]]]


class TablePresenter:
    """What can be said about a table as it lies: made once for all who see the same, in each language once.

    Sentences are made of the events that somebody saw and of what onlookers see, of nothing else: whoever saw the same
    is told the same, but those whom it concerns as "you".
    """

    def __init__(self, table: Table, seats: Sequence[Seat | Held], numbers: Numbers | None = None) -> None:
        self.table, self.seats, self.numbers = table, seats, numbers
        self._names: dict[str, tuple[str, ...]] = {}
        self._called: dict[str, tuple[str, ...]] = {}
        self._told: list[Told] = []
        """What each saw who saw something else."""
        self._public_view: PublicView | None = None
        self._insights: list[Insight] | None = None
        self._end: list[End | None] = []
        self._tellers: dict[str, EndTeller] = {}
        self._answers: str | None = None
        self._waiting: dict[str, tuple[str, str, dict[str, str]]] = {}
        """What those are told who are not to act, by language."""
        self._described: dict[str, Any] = {}

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

    def described(self, seen: Glance) -> dict[str, Any]:
        """What of a game's description is the same for everybody, whoever's glance it is made of."""
        if not self._described:
            table = self.table
            self._described = {
                "rules": table.game.rules_version,
                "clauses": table.clauses,
                "deck": deck(table),
                "layout": layout(table),
                "marks": table.marks,
                "readable": readable(table, seen),
                "meanings": meanings(table, seen),
            }
        return self._described

    def names(self, language: str) -> tuple[str, ...]:
        """How everybody at the table is called."""
        if language not in self._names:
            self._names[language] = tuple(names_of(self.seats, language))
        return self._names[language]

    def sentences(self, events: list[Event], language: str | None, seat: int | None = None) -> list[str]:
        """Events in words for a seat, people by their names; nothing for those who have not asked for words."""
        return self.numbered(events, language, seat)[1]

    def numbered(
        self, events: list[Event], language: str | None, seat: int | None = None
    ) -> tuple[list[int], list[str]]:
        """The same, with the number of the first event that each sentence tells."""
        if language is None or not events:
            return [], []
        told = self._lines(events)
        me = seat if seat is not None and told.concerned >> seat & 1 else None
        words = told.words.get((language, me))
        if words is None:
            said = list(tell_numbered(stage(self.public_view, me), told.lines, language, self.names(language)))
            words = [number for number, _ in said], [sentence for _, sentence in said]
            told.words[language, me] = words
        return words

    def _lines(self, events: list[Event]) -> Told:
        """Events in lines, and as far as they were told: the same for all who saw the same."""
        for told in self._told:
            if told.events == events:
                return told
        lines, concerned = news_of(self.public_view, events), 0
        for line in lines:
            concerned |= line.seats
        told = Told(events, lines, concerned, {})
        self._told.append(told)
        return told

    def snapshot(self, seen: Glance, seat: int | None, language: str | None) -> messages.Snapshot:
        """What a seat sees, with its actions as a client shows them, and what to do in words."""
        legal = () if seat is None else tuple([self._action(choice, seat, language) for choice in seen.legal])
        says = NOTHING if language is None else self._says(seen, seat, language, legal)
        return messages.Snapshot(
            seen.to_act, seen.phase, seen.piles, seen.numbers, legal, seen.warnings, seen.result, *says
        )

    def _says(
        self, seen: Glance, seat: int | None, language: str, legal: Sequence[messages.ActionInfo]
    ) -> tuple[str, str, dict[str, str]]:
        """What is played for, what to do now, and what piles ask of whoever acts.

        Those who wait are all asked the same, and the goal is that of all where it names nothing of one's own.
        """
        table = self.table
        waits = seat not in seen.to_act
        told = self._waiting.get(language) if waits else None
        if told is not None:
            return told
        value = values_of(table.options, table.seats, seen.numbers, seat, table.over)
        verbs = "-".join(dict.fromkeys([info.verb for info in legal]))
        now = Moment(seen.phase, seen.to_act, verbs, self.public_view.piles, self.answers)
        asked = prompt(table.game, now, seat, language, self.called(language), value)
        told = goal(table.game, language, value), asked, self.orders(language)
        if waits and not names_ones_own(table.game, language):
            self._waiting[language] = told
        return told

    @property
    def answers(self) -> str:
        """The verb that whoever acts now answers; who begins a round answers nobody."""
        if self._answers is None:
            self._answers = "" if self.end is not None else self.table.answers
        return self._answers

    def orders(self, language: str) -> dict[str, str]:
        """What piles ask of whoever acts, in words."""
        orders = self.table.orders
        if not orders:
            return NOTHING[2]
        keys = {pile: f"{self.table.game.id}-order-{word}" for pile, word in orders.items()}
        return {pile: text(language, key) for pile, key in keys.items() if first_key(language, None, key)}

    @property
    def end(self) -> End | None:
        """What the last action ended."""
        if not self._end:
            self._end.append(ending(self.table))
        return self._end[0]

    def ending(self, seat: int | None, language: str | None) -> Ending | None:
        """What the last action ended, said to a seat; nothing for those who have not asked for words."""
        if language is None:
            return None
        end, table = self.end, self.table
        if end is None:
            return None
        if language not in self._tellers:
            self._tellers[language] = EndTeller(table.game, end, table.options, language, self.called(language))
        return self._tellers[language].tell(seat)

    def called(self, language: str) -> tuple[str, ...]:
        """How everybody is called in a sentence, also on a seat that nobody sits on."""
        if language not in self._called:
            names = self.names(language)
            if len(names) != self.table.seats or not all(names):
                with named(names):
                    names = tuple([seat_name(language, seat) for seat in range(self.table.seats)])
            self._called[language] = names
        return self._called[language]

    def _action(self, choice: Choice, seat: int, language: str | None) -> messages.ActionInfo:
        """An action as a client shows it; those that name nobody are the same at every table."""
        game = self.table.game
        if language is None:
            return action_info(game, choice, seat, None)
        names = self.called(language) if names_somebody(game, choice, seat) else ()
        info = action_info(game, choice, seat, language, names)
        if not game.has_stakes:
            return info
        cost, risk = self.table.stakes(seat, choice.number)
        return info if cost is None and risk is None else self._with_stakes(info, seat, language, cost, risk)

    def _with_stakes(
        self, info: messages.ActionInfo, seat: int, language: str, cost: Cost | None, risk: Risk | None
    ) -> messages.ActionInfo:
        """An action with what it costs and risks now: these change more often than its words."""
        game, price = self.table.game, None
        if cost is not None:
            said = price_words(game, cost, seat, language, lambda owner: self.called(language)[owner])
            price = messages.PriceInfo(said, cost.amount, cost.cards, cost.pile, cost.loses)
        risked = None if risk is None else risk_info(game, risk.word, round(100 * risk.chance), risk.said, language)
        return structs.replace(info, price=price, risk=risked)


@lru_cache(MAX_ACTIONS)
def action_info(
    game: Game,
    choice: Choice,
    seat: int,
    language: str | None,
    names: tuple[str, ...] = (),
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


@lru_cache(MAX_ACTIONS)
def risk_info(game: Game, word: str, chance: int, said: tuple[int, int], language: str) -> messages.RiskInfo:
    """How likely it goes wrong, in words."""
    return messages.RiskInfo(risk_words(game, word, said, language), chance)


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
        numbers, sentences = self.presenter.numbered(events, language, seat)
        return messages.Moved(
            number=self.room.number,
            since=self.since,
            events=events,
            snapshot=self.presenter.snapshot(seen, seat, language),
            undo=seat is not None and self.table.may_take_back(seat),
            sentences=sentences,
            told=numbers,
            talk=self.talk,
            insights=[] if language is None else self.presenter.insights,
            lesson=self.lesson,
            reply_to=reply_to,
            deadline=self.deadline,
            ending=self.presenter.ending(seat, language),
            by=self.by,
        )


def explained(room: Room, seat: int, request: str, language: str) -> messages.Explained:
    """What a seat may do, and why."""
    assert room.table is not None
    with named(names_of(room.seats, language)):
        return messages.Explained(request, what_may(room.table, seat, language))
