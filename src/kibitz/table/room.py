"""A room: one table with its seats, its games and its talk. It knows no connection, no clock on the wall and no store.

`do` checks what somebody asks for and applies it; the entries it returns are then saved, and what they changed is told.
`fold` applies an entry: it is all that loading a table from the store needs. Only this module changes a room.
"""

from __future__ import annotations

import hashlib
import secrets
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from kibitz.errors import BadRecord
from kibitz.games import game as game_of
from kibitz.kernel.clauses import clause_id
from kibitz.kernel.game import Game
from kibitz.kernel.options import Value
from kibitz.kernel.record import replay
from kibitz.kernel.table import Table
from kibitz.lessons import Step, lesson
from kibitz.table import entries as log
from kibitz.table import messages as ask
from kibitz.table.checks import check_bot, check_name, check_nonce
from kibitz.table.messages import Clock, Line
from kibitz.table.numbers import names_number
from kibitz.table.refusals import (
    GAME_IS_ON,
    NO_GAME,
    NO_NAME,
    NO_SIGNAL,
    NO_SPECTATORS,
    NOT_FOUND,
    NOT_SEATED,
    NOT_THE_LESSON,
    NOT_TO_BE_UNDONE,
    ONLY_HOST,
    SITS_ELSEWHERE,
    TAKEN,
    TOO_MANY,
    refused,
)

GATHERING, PLAYING, OVER = "gathering", "playing", "over"

LINES = 100
"""How much of the talk is kept in memory."""
REQUESTS = 32
"""So many ids of a guest's last messages are remembered, not to do anything twice."""
RECENT = 40
"""The end of a game keeps the ids of so many entries before it."""
MOST_ENTRIES = 20_000
"""So long may a log get from one game's end to the next."""
GUESTS = 200
"""Of so many guests."""


@dataclass
class Seat:
    """Who holds a seat: a person (`guest`), a bot, or nobody."""

    guest: str = ""
    name: str = ""
    bot: str = ""
    ready: bool = False
    nonce: str = ""
    swaps_with: int | None = None
    coach: bool = False
    bank: float = 0.0
    since: float = 0.0
    """When it became this seat's turn."""

    @property
    def free(self) -> bool:
        """Whether nobody holds it."""
        return not self.guest and not self.bot


@dataclass
class Room:
    """One table."""

    id: str
    now: Callable[[], float]
    number: int = 0
    """Of the last entry."""
    since: int = 0
    """The number with which the last game was closed."""
    game: Game = field(init=False)
    options: dict[str, Value] = field(default_factory=dict)
    host: str = ""
    seats: list[Seat] = field(default_factory=list)
    open: bool = False
    spectators: bool = True
    clock: Clock | None = None
    games: int = 0
    secret: str = ""
    table: Table | None = None
    phase: str = GATHERING
    learning: bool = False
    """Whether the game that is on, or the first one, is a lesson."""
    lines: deque[Line] = field(default_factory=lambda: deque(maxlen=LINES))
    done: dict[str, dict[str, int]] = field(default_factory=dict)
    """By guest, the last ids of what they asked for, and the number of the entry that did it."""

    @property
    def commitment(self) -> str:
        """SHA-256 of the secret for the next deal, or of the one that this game was dealt from."""
        return hashlib.sha256(bytes.fromhex(self.secret)).hexdigest()

    def seat_of(self, guest: str) -> int | None:
        """Where a guest sits."""
        for number, seat in enumerate(self.seats):
            if seat.guest == guest and guest:
                return number
        return None

    @property
    def step(self) -> Step | None:
        """What a lesson asks for now; None if this is none, or it is over."""
        taught = lesson(self.game.id) if self.learning else None
        return taught.step(len(self.table.actions)) if taught is not None and self.table is not None else None

    @property
    def coached(self) -> bool:
        """Whether the coach may be asked: by somebody who is alone with bots, or when all people agree."""
        people = [seat for seat in self.seats if seat.guest]
        return len(people) == 1 or all(seat.coach for seat in people)

    def already(self, guest: str, request: str) -> int | None:
        """The number of the entry by which this was done before."""
        return self.done.get(guest, {}).get(request)

    # --- asking ----------------------------------------------------------------------------------------------------

    def do(self, guest: str, message: ask.Said, name: str = "") -> list[log.Entry]:
        """Check what a guest asks for and apply it; returns what has to be saved. An IllegalAction changes nothing.

        `name` is how somebody is called who does not sit here.
        """
        if self.number - self.since > MOST_ENTRIES:
            raise refused(TOO_MANY)
        return self.apply([self._asked(guest, message, name)])

    def apply(self, made: Iterable[log.Entry]) -> list[log.Entry]:
        """Apply entries and what follows from them: a game begins when all are ready, and is closed when it is over."""
        at, applied = self.now(), []
        for entry in made:
            self.fold(entry, at)
            applied.append(entry)
        while (entry_that_follows := self._following()) is not None:
            self.fold(entry_that_follows, at)
            applied.append(entry_that_follows)
        return applied

    def _asked(self, guest: str, message: ask.Said, name: str) -> log.Entry:
        """The entry that would do what a guest asks for, if they may."""
        match message:
            case ask.Act():
                return self._act(guest, message)
            case ask.Undo():
                seat, table = self._seated(guest), self._playing()
                if not table.may_take_back(seat):
                    raise refused(NOT_TO_BE_UNDONE)
                return log.TookBack(seat=seat, guest=guest, id=message.id)
            case ask.Say() | ask.Signal():
                return self._speak(guest, message, name)
            case ask.Sit():
                return self._sit(guest, message)
            case ask.Leave():
                return log.Left(seat=self._seated(guest), guest=guest, id=message.id)
            case ask.Ready():
                check_nonce(message.nonce)
                seat = self._seated(guest)
                self._between_games()
                return log.Readied(
                    seat=seat, ready=message.ready, nonce=message.nonce.strip(), guest=guest, id=message.id
                )
            case ask.Coach(on=on):
                return log.Agreed(seat=self._seated(guest), coach=on, guest=guest, id=message.id)
            case ask.Swap():
                return self._swap(guest, message)
            case ask.Place():
                return self._place(guest, message)
            case ask.Change():
                return self._change(guest, message)
        raise AssertionError(f"a room is not asked for this: {message}")

    def _act(self, guest: str, message: ask.Act) -> log.Entry:
        """Whoever sits there may try; the game's rules decide, before anything is changed."""
        seat = self._seated(guest)
        self._playing()
        step = self.step
        if step is not None and (seat, self.game.actions.spell(message.action)) != (step.seat, step.action):
            raise refused(NOT_THE_LESSON, action=step.action if step.seat == seat else "–")
        return log.Acted(seat=seat, action=message.action, bank=self.bank_left(seat), guest=guest, id=message.id)

    def act_for(self, seat: int, action: str, by: str) -> list[log.Entry]:
        """A bot acts, for itself or for somebody who is away or too slow."""
        self._playing()
        bank = 0.0 if by == "clock" else self.bank_left(seat)
        return self.apply([log.Acted(seat=seat, action=action, by=by, bank=bank)])

    def _speak(self, guest: str, message: ask.Say | ask.Signal, called: str) -> log.Entry:
        """While a game is on, its rules say what may be said."""
        seat = self.seat_of(guest)
        if seat is None and not self.spectators:
            raise refused(NO_SPECTATORS)
        name = self.seats[seat].name if seat is not None else called
        if self.phase == PLAYING and self.table is not None:
            rules, s = self.game.talk, self.table
            self.refuse_if(s.ask(rules.closed))
            if isinstance(message, ask.Say):
                self.refuse_if(s.ask(rules.no_words))
                self.refuse_if(
                    rules.no_numbers if rules.no_numbers and names_number(self._unpiled(message.text)) else 0
                )
        if isinstance(message, ask.Say):
            said = " ".join(message.text.split())
            if not said or not said.isprintable():
                raise refused(NO_NAME)
            return log.Spoke(seat=seat, name=name, text=said, guest=guest, id=message.id)
        signal = next((one for one in self.game.talk.signals if one.name == message.signal), None)
        piles = [pile.name for pile in self.game.table_type.PILES if pile.role == "pile"]
        if seat is None or signal is None or (message.pile not in piles if signal.on_pile else message.pile):
            raise refused(NO_SIGNAL, signals=", ".join(one.name for one in self.game.talk.signals) or "–")
        return log.Spoke(seat=seat, name=name, signal=signal.name, pile=message.pile, guest=guest, id=message.id)

    def _unpiled(self, text: str) -> str:
        """A text without the names of piles, which may be named though some look like numbers."""
        piles = {pile.name.lower() for pile in self.game.table_type.PILES if pile.role == "pile"}
        return " ".join(word for word in text.split() if word.strip(",.!?:;()").lower() not in piles)

    def may_react(self, guest: str, reaction: str) -> None:
        """Refuse a reaction that is none, or while all talk is closed."""
        if self.seat_of(guest) is None and not self.spectators:
            raise refused(NO_SPECTATORS)
        if reaction not in ask.REACTIONS:
            raise refused(NO_SIGNAL, signals=" ".join(ask.REACTIONS))
        if self.phase == PLAYING and self.table is not None:
            self.refuse_if(self.table.ask(self.game.talk.closed))

    @staticmethod
    def refuse_if(clause: int) -> None:
        """A clause that is not OK refuses."""
        if clause:
            raise refused(clause, action="say")

    def _sit(self, guest: str, message: ask.Sit) -> log.Entry:
        if self.seat_of(guest) is not None:
            raise refused(SITS_ELSEWHERE)
        name = check_name(message.name)
        free = next((i for i, seat in enumerate(self.seats) if seat.free), None)
        seat = free if message.seat is None else message.seat
        if seat is None:
            raise refused(TAKEN)
        self._check_seat(seat)
        if self.seats[seat].guest:
            raise refused(TAKEN)
        return log.Sat(seat=seat, name=name, guest=guest, id=message.id)

    def _swap(self, guest: str, message: ask.Swap) -> log.Entry:
        mine = self._seated(guest)
        self._between_games()
        self._check_seat(message.seat)
        other = self.seats[message.seat]
        agreed = message.seat != mine and (not other.guest or other.swaps_with == mine)
        kind = log.Swapped if agreed else log.Offered
        return kind(seat=mine, other=message.seat, guest=guest, id=message.id)

    def _place(self, guest: str, message: ask.Place) -> log.Entry:
        self._check_host(guest)
        self._check_seat(message.seat)
        check_bot(message.bot)
        if self.phase == PLAYING and not (self.seats[message.seat].free and message.bot):
            raise refused(GAME_IS_ON)
        return log.Placed(seat=message.seat, bot=message.bot, guest=guest, id=message.id)

    def put_out(self, guest: str, seat: int, request: str) -> list[log.Entry]:
        """Somebody who sits here frees the seat of one who is gone: others may sit there, and a bot stands in."""
        self._seated(guest)
        return self.apply([log.Left(seat=seat, guest=guest, id=request)])

    def _change(self, guest: str, message: ask.Change) -> log.Entry:
        self._check_host(guest)
        self._between_games()
        options = self.options if message.options is None else message.options
        return log.Changed(
            options=self.game.read_options(len(self.seats), options),
            open=self.open if message.open is None else message.open,
            spectators=self.spectators if message.spectators is None else message.spectators,
            clock=None if message.no_clock else message.clock or self.clock,
            guest=guest,
            id=message.id,
        )

    # --- what may be asked ------------------------------------------------------------------------------------------

    def _seated(self, guest: str) -> int:
        seat = self.seat_of(guest)
        if seat is None:
            raise refused(NOT_SEATED)
        return seat

    def _playing(self) -> Table:
        if self.phase != PLAYING or self.table is None:
            raise refused(NO_GAME)
        return self.table

    def _between_games(self) -> None:
        if self.phase == PLAYING:
            raise refused(GAME_IS_ON)

    def _check_host(self, guest: str) -> None:
        if not guest or guest != self.host:
            raise refused(ONLY_HOST)

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise refused(NOT_FOUND, most=len(self.seats) - 1)

    # --- applying ---------------------------------------------------------------------------------------------------

    def fold(self, entry: log.Entry, at: float) -> None:
        """Apply the next entry of the log. It has been checked; only an action may still be refused, by its rules."""
        if isinstance(entry, log.Acted) and self.phase == PLAYING:
            assert self.table is not None
            self.table.act(entry.seat, entry.action)
        self.number = entry.number if isinstance(entry, log.Closed) else self.number + 1
        if entry.guest and entry.id:
            mine = self.done.setdefault(entry.guest, {})
            mine[entry.id] = self.number
            if len(mine) > REQUESTS:
                del mine[next(iter(mine))]
            if len(self.done) > GUESTS:
                del self.done[next(iter(self.done))]
        match entry:
            case log.Acted() | log.TookBack() if self.phase != PLAYING:
                pass  # a game whose rules are no more
            case log.Acted():
                self.seats[entry.seat].bank, self.seats[entry.seat].since = entry.bank, 0.0
                self._start_turns(at)
            case log.Spoke(name=name, seat=seat, text=text, signal=signal, pile=pile):
                self.lines.append(Line(self.number, name, seat, text, signal, pile))
            case log.Opened():
                self.game, self.options, self.secret = game_of(entry.game), entry.options, entry.secret
                self.host, self.open, self.spectators = entry.guest, entry.open, entry.spectators
                self.clock, self.learning = entry.clock, entry.lesson
                self.seats = [Seat(bot=bot) for bot in entry.bots]
            case log.Sat(seat=seat, name=name, guest=guest):
                kept = self.seats[seat]
                self.seats[seat] = Seat(guest, name, bank=kept.bank, since=kept.since)
                if self.seat_of(self.host) is None:  # whoever opened the table and did not sit down leaves it to others
                    self.host = guest
            case log.Left(seat=seat):
                self._free(seat)
            case log.Placed(seat=seat, bot=bot):
                self._free(seat)
                self.seats[seat].bot = bot
            case log.Offered(seat=seat, other=other):
                self.seats[seat].swaps_with = other if other != seat else None
            case log.Swapped(seat=seat, other=other):
                self.seats[seat], self.seats[other] = self.seats[other], self.seats[seat]
                for one in self.seats:
                    one.swaps_with = None
            case log.Readied(seat=seat, ready=ready, nonce=nonce):
                self.seats[seat].ready, self.seats[seat].nonce = ready, nonce if ready else ""
            case log.Agreed(seat=seat, coach=coach):
                self.seats[seat].coach = coach
            case log.Changed():
                self.options, self.open = entry.options, entry.open
                self.spectators, self.clock = entry.spectators, entry.clock
                for one in self.seats:
                    one.ready = False  # what they were ready for has changed
            case log.Began():
                self._begin(entry, at)
            case log.TookBack(seat=seat):
                assert self.table is not None
                self.table.take_back(seat)
                self._start_turns(at)
            case log.Closed():
                self._close(entry)

    def _free(self, seat: int) -> None:
        """Nobody holds a seat any more; a host who has left is followed by whoever sits there."""
        left = self.seats[seat]
        self.seats[seat] = Seat(bank=left.bank, since=left.since)
        if left.guest and left.guest == self.host:
            self.host = next((one.guest for one in self.seats if one.guest), left.guest)

    def _begin(self, entry: log.Began, at: float) -> None:
        """Deal, from the secret committed to and everybody's nonces."""
        nonces = [seat.nonce for seat in self.seats if seat.nonce]
        secret = bytes.fromhex(self.secret)
        if entry.rules == self.game.rules:
            self.games += 1
            taught = lesson(self.game.id) if self.learning else None
            chance = () if taught is None else taught.chance
            self.table = self.game.table(len(self.seats), None, self.options, chance, secret, nonces)
            self.phase = PLAYING
        else:  # it was dealt by rules that are no more: it cannot go on, and its cards are not dealt once more
            self.secret = hashlib.sha256(b"dropped" + secret).hexdigest()
        for seat in self.seats:
            seat.ready, seat.nonce, seat.swaps_with, seat.since = False, "", None, 0.0
            seat.bank = float(self.clock.bank) if self.clock is not None else 0.0
        self._start_turns(at)

    def _start_turns(self, at: float) -> None:
        """The clock of those whose turn it now is begins, that of the others stands still."""
        if self.clock is None or self.table is None:
            return
        to_act = self.table.to_act
        for number, seat in enumerate(self.seats):
            seat.since = (seat.since or at) if number in to_act else 0.0

    def _close(self, entry: log.Closed) -> None:
        """A game is over; or a table is loaded, and this is the first entry that is read."""
        self.phase, self.secret, self.since, self.learning = OVER, entry.secret, entry.number, False
        for seat in self.seats:
            seat.bank = seat.since = 0.0
        if not self.seats:
            self.games, self.done = self.games or 1, {who: dict(ids) for who, ids in entry.done.items()}
            self.game, self.options, self.host = game_of(entry.game), entry.options, entry.host
            self.open, self.spectators, self.clock = entry.open, entry.spectators, entry.clock
            self.seats = [Seat(held.guest, held.name, held.bot) for held in entry.seats]
            try:
                self.table = replay(entry.record, game_of)
            except BadRecord:  # it was played by rules that are no more
                self.table, self.phase = None, GATHERING

    def _following(self) -> log.Entry | None:
        """What has to follow what was done: a game begins, or is over."""
        if self.phase != PLAYING:
            people = [seat for seat in self.seats if seat.guest]
            waits = any(seat.free for seat in self.seats) or not all(seat.ready for seat in people) or not people
            return None if waits else log.Began(rules=self.game.rules)
        assert self.table is not None
        if not self.table.over:
            return None
        return log.Closed(
            number=self.number + 1,
            record=self.table.record(),
            secret=secrets.token_hex(32),
            host=self.host,
            game=self.game.id,
            options=self.options,
            seats=[log.Held(seat.guest, seat.name, seat.bot) for seat in self.seats],
            open=self.open,
            spectators=self.spectators,
            clock=self.clock,
            done=self._lately(),
        )

    def _lately(self) -> dict[str, dict[str, int]]:
        """The ids of what was done lately, by guest: answers that were lost on their way are asked for again."""
        since = self.number - RECENT
        lately = {who: {name: n for name, n in ids.items() if n > since} for who, ids in self.done.items()}
        return {who: ids for who, ids in lately.items() if ids}

    # --- clocks -----------------------------------------------------------------------------------------------------

    def bank_left(self, seat: int) -> float:
        """Seconds in a seat's bank, now: thinking longer than a turn may take draws on it."""
        if self.clock is None:
            return 0.0
        held = self.seats[seat]
        thought = self.now() - held.since if held.since else 0.0
        return round(max(0.0, held.bank - max(0.0, thought - self.clock.turn)), 2)

    def time_left(self, seat: int) -> float | None:
        """Seconds until a seat's time is up; None without a clock, or if it is not to act."""
        held = self.seats[seat]
        if self.clock is None or not held.since or self.phase != PLAYING:
            return None
        return held.since + self.clock.turn + held.bank - self.now()

    def resume(self) -> None:
        """The table was loaded: the time in between is nobody's."""
        for seat in self.seats:
            seat.since = 0.0
        if self.phase == PLAYING:
            self._start_turns(self.now())


def clause_of(clause: int) -> str:
    """The id of a clause, "" for none."""
    return clause_id(clause) if clause else ""
