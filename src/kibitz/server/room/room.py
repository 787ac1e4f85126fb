"""A room: one table with its seats, its games and its talk. It knows no connection, no clock on the wall and no store.

`do` checks what somebody asks for and applies it; the entries it returns are then saved, and what they changed is told.
`apply_entry` applies an entry: it is all that loading a table from the store needs. Only this module changes a room.
"""

from __future__ import annotations

import hashlib
import secrets
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from kibitz.errors import BadRecord
from kibitz.kernel.clauses import clause_id
from kibitz.kernel.game import Game
from kibitz.kernel.options import Value
from kibitz.kernel.record import replay
from kibitz.kernel.table import Table
from kibitz.lessons import Step, lesson, why_not
from kibitz.server.protocol import messages
from kibitz.server.protocol.messages import Clock, Line, Pace
from kibitz.server.room import entries
from kibitz.server.room.repertoire import OWN, Repertoire
from kibitz.server.room.requests import ENOUGH_TO_AGREE, entry_for, free_seat
from kibitz.server.room.table_limits import TableLimits

GATHERING, PLAYING, OVER = "gathering", "playing", "over"

LINES = 100
"""How much of the talk is kept in memory."""


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
    left: str = ""
    """Who has left it in the game that is on."""

    @property
    def free(self) -> bool:
        """Whether nobody holds it."""
        return not self.guest and not self.bot


@dataclass
class Wish:
    """Somebody would like to take a seat over while a game is on; `yes` are the guests who have agreed."""

    guest: str
    name: str
    yes: set[str] = field(default_factory=set)


@dataclass
class Room:
    """One table."""

    id: str
    now: Callable[[], float]
    repertoire: Repertoire = OWN
    """The games and players that may be named."""
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
    hushed: bool = False
    pace: Pace = "normal"
    clock: Clock | None = None
    games: int = 0
    deal_secret: str = ""
    """What the next game is dealt from, or this one was; its SHA-256 is the commitment."""
    table: Table | None = None
    phase: str = GATHERING
    learning: bool = False
    """Whether the game that is on, or the first one, is a lesson."""
    broken_off: str = ""
    """Why the lesson could not go on to its end, if so: which step, and what refuses it. The game goes on without."""
    lines: deque[Line] = field(default_factory=lambda: deque(maxlen=LINES))
    done: dict[str, dict[str, int]] = field(default_factory=dict)
    """By guest, the ids of what they asked for, and the number of the entry that did it: at least since the last game
    was closed. Those before it are in the store, and are remembered when a guest comes."""
    dealt: dict[str, int] = field(default_factory=dict)
    """Which guests have held a seat in the game that is on, and which: nobody may see another hand of it."""
    wishes: dict[int, Wish] = field(default_factory=dict)
    """By seat, who would like to take it over."""
    turned_away: set[str] = field(default_factory=set)
    """Whose wish was refused in this game."""
    times: list[tuple[float, float]] = field(default_factory=list)
    """For each action of the game that is on, the bank of its seat and when its turn had begun."""
    limits: TableLimits = field(init=False)

    def __post_init__(self) -> None:
        self.limits = TableLimits(self.now)

    @property
    def playing(self) -> bool:
        """Whether a game is on."""
        return self.phase == PLAYING

    @property
    def people(self) -> list[str]:
        """The guests who hold a seat."""
        return [seat.guest for seat in self.seats if seat.guest]

    @property
    def commitment(self) -> str:
        """SHA-256 of the secret for the next deal, or of the one that this game was dealt from."""
        return hashlib.sha256(bytes.fromhex(self.deal_secret)).hexdigest()

    def seat_of(self, guest: str) -> int | None:
        """Where a guest sits."""
        for number, seat in enumerate(self.seats):
            if seat.guest == guest and guest:
                return number
        return None

    @property
    def step(self) -> Step | None:
        """What a lesson asks for now; None if this is none, or it is over."""
        taught = lesson(self.game) if self.learning and not self.broken_off else None
        return taught.step(len(self.table.actions)) if taught is not None and self.table is not None else None

    def _follow_the_lesson(self) -> None:
        """See whether what a lesson asks for now can be done: it is over where it cannot."""
        taught = lesson(self.game) if self.learning and not self.broken_off else None
        if taught is not None and self.table is not None:
            self.broken_off = why_not(self.table, taught)
            if self.step is None:  # what was prepared is not for what happens now
                self.table.go_on_by_chance()

    @property
    def coached(self) -> bool:
        """Whether the coach may be asked: by somebody who is alone with bots, or when all people agree."""
        people = [seat for seat in self.seats if seat.guest]
        return len(people) == 1 or all(seat.coach for seat in people)

    @property
    def fewer(self) -> int:
        """With how many one could play at once, if the free seats were left out; 0 if that cannot be."""
        taken = sum(not seat.free for seat in self.seats)
        may = not self.playing and taken < len(self.seats) and self.people and taken in self.game.seats
        return taken if may else 0

    def already(self, guest: str, request: str) -> int | None:
        """The number of the entry by which this was done before."""
        return self.done.get(guest, {}).get(request)

    def remember(self, guest: str, requests: dict[str, int]) -> None:
        """What a guest asked for in earlier games, as the store has it."""
        self.done[guest] = requests | self.done.get(guest, {})

    def forget(self, here: Iterable[str]) -> None:
        """Ids of earlier games leave the memory, but for those who are here: the store has them."""
        for guest in set(self.done) - set(here):
            lately = {request: number for request, number in self.done[guest].items() if number > self.since}
            del self.done[guest]
            if lately:
                self.done[guest] = lately

    # --- asking ----------------------------------------------------------------------------------------------------

    def do(self, guest: str, message: messages.ClientMessage, name: str = "") -> list[entries.Entry]:
        """Check what a guest asks for and apply it; returns what has to be saved. An IllegalAction changes nothing.

        `name` is how somebody is called who does not sit here.
        """
        return self.apply([entry_for(self, guest, message, name)])

    def apply(self, made: Iterable[entries.Entry]) -> list[entries.Entry]:
        """Apply entries and what follows from them: a game begins when all are ready, and is closed when it is over."""
        at, applied = self.now(), []
        for entry in made:
            self.apply_entry(entry, at)
            applied.append(entry)
        while (entry_that_follows := self._following()) is not None:
            self.apply_entry(entry_that_follows, at)
            applied.append(entry_that_follows)
        return applied

    def act_for(self, seat: int, action: str, by: str) -> list[entries.Entry]:
        """A bot acts, for itself or for somebody who is away or too slow."""
        bank = 0.0 if by == "clock" else self.bank_left(seat)
        return self.apply([entries.Acted(seat=seat, action=action, by=by, bank=bank)])

    def free_seat(self, guest: str, seat: int, request: str) -> list[entries.Entry]:
        """Between games, somebody who sits here frees the seat of one who is gone."""
        return self.apply([free_seat(self, guest, seat, request)])

    def pass_host(self, seat: int) -> list[entries.Entry]:
        """The host is gone: whoever sits there is the host from now on."""
        return self.apply([entries.Hosted(seat=seat)])

    # --- applying ---------------------------------------------------------------------------------------------------

    def apply_entry(self, entry: entries.Entry, at: float) -> None:
        """Apply the next entry of the log. It has been checked; only an action may still be refused, by its rules."""
        if isinstance(entry, entries.Acted) and self.phase == PLAYING:
            assert self.table is not None
            self.table.act(entry.seat, entry.action)
        self.number = entry.number if isinstance(entry, entries.Closed) else self.number + 1
        if entry.guest and entry.id:
            self.done.setdefault(entry.guest, {})[entry.id] = self.number
        match entry:
            case entries.Acted() | entries.TookBack() if self.phase != PLAYING:
                pass  # a game whose rules are no more
            case entries.Acted():
                held = self.seats[entry.seat]
                self.times.append((held.bank, held.since))
                held.bank, held.since = entry.bank, 0.0
                self._start_turns(at)
                self._follow_the_lesson()
            case entries.Spoke(name=name, seat=seat, text=text, signal=signal, pile=pile):
                self.lines.append(Line(self.number, name, seat, text, signal, pile))
                self.limits.lines[seat] += 1
            case entries.Opened():
                self.game, self.options = self.repertoire.find_game(entry.game), entry.options
                self.deal_secret = entry.secret
                self.host, self.open, self.spectators = entry.guest, entry.open, entry.spectators
                self.clock, self.learning, self.pace = entry.clock, entry.lesson, entry.pace
                self.seats = [Seat(bot=bot) for bot in entry.bots]
            case entries.Sat(seat=seat, name=name, guest=guest):
                self._seat(seat, guest, name)
            case entries.Wished(seat=seat, name=name, guest=guest):
                self.wishes[seat] = Wish(guest, name)
            case entries.Allowed(seat=seat, yes=True, guest=guest):
                self.wishes[seat].yes.add(guest)
            case entries.Allowed(seat=seat, guest=guest):
                wish = self.wishes.pop(seat)
                if wish.guest != guest:  # who withdraws a wish may have another
                    self.turned_away.add(wish.guest)
            case entries.Left(seat=seat):
                self._free(seat)
            case entries.Hosted(seat=seat):
                self.host = self.seats[seat].guest
            case entries.Placed(seat=seat, bot=bot):
                self._free(seat)
                self.seats[seat].bot = bot
            case entries.Offered(seat=seat, other=other):
                self.seats[seat].swaps_with = other if other != seat else None
            case entries.Swapped(seat=seat, other=other):
                self.seats[seat], self.seats[other] = self.seats[other], self.seats[seat]
                for one in self.seats:
                    one.swaps_with = None
            case entries.Readied(seat=seat, ready=ready, nonce=nonce):
                self.seats[seat].ready, self.seats[seat].nonce = ready, nonce if ready else ""
            case entries.Agreed(seat=seat, coach=coach):
                self.seats[seat].coach = coach
            case entries.Changed():
                self._change(entry)
            case entries.Began():
                self._begin(entry, at)
            case entries.TookBack(seat=seat):
                assert self.table is not None
                self.table.take_back(seat)
                while len(self.times) > len(self.table.actions):  # the turn goes on, with the time that it had
                    self.seats[seat].bank, self.seats[seat].since = self.times.pop()
                self._start_turns(at)
            case entries.Closed():
                self._close(entry)

    def _seat(self, seat: int, guest: str, name: str) -> None:
        """Somebody sits down: at a table where a game is on they are sent its hand from now on."""
        kept = self.seats[seat]
        self.seats[seat] = Seat(guest, name, bank=kept.bank, since=kept.since)
        self.wishes.pop(seat, None)
        if self.playing:
            self.dealt[guest] = seat
        if self.seat_of(self.host) is None:  # whoever opened the table and did not sit down leaves it to others
            self.host = guest

    def _free(self, seat: int) -> None:
        """Nobody holds a seat any more; a host who has left is followed by whoever sits there."""
        gone = self.seats[seat]
        left = (gone.name or gone.left) if self.playing else ""
        self.seats[seat] = Seat(bank=gone.bank, since=gone.since, left=left)
        if gone.guest and gone.guest == self.host:
            self.host = next(iter(self.people), gone.guest)

    def _change(self, entry: entries.Changed) -> None:
        """Something else is played, or in another way."""
        if (self.options, self.clock) != (entry.options, entry.clock):
            for one in self.seats:
                one.ready = False  # what they were ready for has changed
        self.options, self.clock = entry.options, entry.clock
        self.open, self.spectators, self.hushed = entry.open, entry.spectators, entry.hushed
        self.pace = entry.pace
        if entry.seats not in (0, len(self.seats)):
            self.table, self.phase = None, GATHERING  # the last game had other seats: nobody's is one of those any more
            free = [number for number, one in enumerate(self.seats) if one.free]
            left_out = free[len(free) - max(0, len(self.seats) - entry.seats) :]
            self.seats = [one for number, one in enumerate(self.seats) if number not in left_out]
            self.seats += [Seat() for _ in range(entry.seats - len(self.seats))]
            for one in self.seats:
                one.swaps_with = None  # seats may have other numbers now

    def _begin(self, entry: entries.Began, at: float) -> None:
        """Deal, from the secret committed to and everybody's nonces."""
        nonces = [seat.nonce for seat in self.seats if seat.nonce]
        secret = bytes.fromhex(self.deal_secret)
        if entry.rules == self.game.rules_version:
            self.games += 1
            taught = lesson(self.game) if self.learning else None
            chance = () if taught is None else taught.chance
            self.table = self.game.table(len(self.seats), None, self.options, chance, secret, nonces)
            self.phase = PLAYING
            self._follow_the_lesson()
            self.dealt = {guest: seat for seat, guest in enumerate(one.guest for one in self.seats) if guest}
            self.limits.lines.clear()
            self.times.clear()
        else:  # it was dealt by rules that are no more: it cannot go on, and its cards are not dealt once more
            self.deal_secret = hashlib.sha256(b"dropped" + secret).hexdigest()
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

    def _close(self, entry: entries.Closed) -> None:
        """A game is over; or a table is loaded, and this is the first entry that is read."""
        self.since = entry.number
        self.phase, self.deal_secret, self.learning = OVER, entry.secret, False
        self.dealt, self.wishes, self.turned_away = {}, {}, set()
        self.limits.lines.clear()
        for seat in self.seats:
            seat.bank, seat.since, seat.left = 0.0, 0.0, ""
        if not self.seats:
            self.games, self.done = self.games or 1, {who: dict(ids) for who, ids in entry.done.items()}
            self.game, self.options, self.host = self.repertoire.find_game(entry.game), entry.options, entry.host
            self.open, self.spectators, self.clock = entry.open, entry.spectators, entry.clock
            self.hushed, self.pace = entry.hushed, entry.pace
            self.seats = [Seat(held.guest, held.name, held.bot) for held in entry.seats]
            try:
                self.table = replay(entry.record, self.repertoire.find_game)
            except BadRecord:  # it was played by rules that are no more
                self.table, self.phase = None, GATHERING

    def _following(self) -> entries.Entry | None:
        """What has to follow what was done: a game begins, or is over; somebody sits down whom all have allowed to."""
        if not self.playing:
            people = [seat for seat in self.seats if seat.guest]
            waits = any(seat.free for seat in self.seats) or not all(seat.ready for seat in people) or not people
            return None if waits else entries.Began(rules=self.game.rules_version)
        assert self.table is not None
        if not self.table.over:
            return self._granted()
        return entries.Closed(
            number=self.number + 1,
            record=self.table.record(),
            secret=secrets.token_hex(32),
            host=self.host,
            game=self.game.id,
            options=self.options,
            seats=[entries.Held(seat.guest, seat.name, seat.bot) for seat in self.seats],
            open=self.open,
            spectators=self.spectators,
            clock=self.clock,
            hushed=self.hushed,
            pace=self.pace,
        )

    def _granted(self) -> entries.Entry | None:
        """The wish that all who play have agreed to."""
        if not self.wishes:
            return None
        people = set(self.people)
        for seat, wish in self.wishes.items():
            if len(people) >= ENOUGH_TO_AGREE and people <= wish.yes and not self.seats[seat].guest:
                return entries.Sat(seat=seat, name=wish.name, guest=wish.guest)
        return None

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

    def pause(self, seconds: float) -> None:
        """Nobody was here for so long: that is nobody's time, but what was thought before is."""
        for seat in self.seats:
            seat.since += seconds if seat.since else 0.0


def clause_of(clause: int) -> str:
    """The id of a clause, "" for none."""
    return clause_id(clause) if clause else ""
