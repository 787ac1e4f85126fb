"""Every message between a table and its clients. `docs/protocol.md` says how they follow each other.

They are JSON; `type` says which one it is. From these classes come the JSON Schema and the TypeScript types
(`make protocol`). What a client sends has an `id` of its own choosing: the answer, `done` or `refused`, carries it, and
a message that is sent again with the same id is not carried out again.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from kibitz.kernel.events import Event
from kibitz.kernel.glance import Glance
from kibitz.kernel.minds import Kept
from kibitz.kernel.options import Value
from kibitz.kernel.view import Choice
from kibitz.text.explain import Explained

VERSION = 1
"""Of the protocol; a client that says hello with another one is told so."""

Id = Annotated[str, Meta(min_length=1, max_length=40)]
Name = Annotated[str, Meta(min_length=1, max_length=30)]
Text = Annotated[str, Meta(min_length=1, max_length=300)]
Word = Annotated[str, Meta(max_length=80)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Options = dict[Annotated[str, Meta(max_length=40)], Value]


# --- what a client says ----------------------------------------------------------------------------------------------


class Said(Struct, frozen=True, forbid_unknown_fields=True, tag=str.lower, tag_field="type"):
    """Anything a client says."""


class Asks(Said, frozen=True):
    """What wants an answer."""

    id: Id


class Hello(Said, frozen=True):
    """The first message on a connection: who this is, and what it has seen already.

    `game` and `since` name the game of this table and the first event that the client has not seen. With `tell` the
    table also says in words, in `language`, what happened. `name` is how somebody is called who looks on.
    """

    token: Annotated[str, Meta(max_length=200)] = ""
    language: Word = "en"
    tell: bool = False
    name: Annotated[str, Meta(max_length=30)] = ""
    game: int = 0
    since: int = 0
    version: int = VERSION


class Speak(Asks, frozen=True):
    """From now on in this language; the answer tells everything anew."""

    language: Word


class Sit(Asks, frozen=True):
    """Sit down: at a free seat, the first one if none is named; or instead of a bot. `name` is how one is called.

    While a game is on, whoever has sat in it goes back to their own seat; of anybody else this is a wish, which all who
    sit at the table have to `allow`.
    """

    name: Name
    seat: SeatNumber | None = None


class Allow(Asks, frozen=True):
    """Say whether whoever wishes to take over this seat, while a game is on, may."""

    seat: SeatNumber
    yes: bool = True


class Leave(Asks, frozen=True):
    """Stand up. While a game is on, a bot stands in, and the seat is kept. A wish to sit down is withdrawn."""


class Place(Asks, frozen=True):
    """The host gives a seat to a bot (its name), or frees it (""); a person who sits there has to leave."""

    seat: SeatNumber
    bot: Word


class Swap(Asks, frozen=True):
    """Change seats between games; with a person, when both have asked for it."""

    seat: SeatNumber


class Ready(Asks, frozen=True):
    """Ready for the next game. The `nonce` goes into the deal: who chose it knows that the cards were not prepared."""

    nonce: Annotated[str, Meta(max_length=100)] = ""
    ready: bool = True


class Change(Asks, frozen=True):
    """The host changes what is played, between games. What is left out stays.

    `seats`: so many from now on; free ones are left out, or some are added. Who may look on, and whether they may talk
    (`hushed`: not), can be changed at any time.
    """

    options: Options | None = None
    clock: Clock | None = None
    no_clock: bool = False
    seats: Annotated[int, Meta(ge=1, le=8)] | None = None
    spectators: bool | None = None
    hushed: bool | None = None
    open: bool | None = None


class Act(Asks, frozen=True):
    """An action, as it is written: `hit`, `play 37 A1`."""

    action: Word


class Undo(Asks, frozen=True):
    """Take the last action back; offered where nothing was revealed and nobody has acted since."""


class Say(Asks, frozen=True):
    """Say something to the table."""

    text: Text


class Signal(Asks, frozen=True):
    """One of the signals that the game offers; some are about a pile."""

    signal: Word
    pile: Word = ""


class React(Asks, frozen=True):
    """A reaction: one of REACTIONS."""

    reaction: Word


class Coach(Asks, frozen=True):
    """Agree to the coach, or no longer: with several people it may be asked when all of them agree."""

    on: bool = True


class Advise(Asks, frozen=True):
    """Ask the coach what each action leads to; `done.value` is null while it is not ready."""


class Look(Asks, frozen=True):
    """Ask for the whole view, for a program that wants to think with it."""


class Why(Asks, frozen=True):
    """What may I do now, and why? The answer is `explains`."""


class Again(Asks, frozen=True):
    """The moments of a game that is over, one after another, as a seat saw them (`open`: with all cards up)."""

    game: int
    seat: SeatNumber | None = None
    open: bool = False


AtTheTable = Sit | Allow | Leave | Place | Swap | Ready | Change | Coach
InTheGame = Act | Undo | Say | Signal | React
Questions = Speak | Advise | Look | Why | Again
Message = Hello | AtTheTable | InTheGame | Questions
REACTIONS = ("👍", "👏", "😀", "😮", "😢", "🤔", "🎉", "❤️")


# --- what a table is -------------------------------------------------------------------------------------------------


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long one may think: so many seconds for a decision, and a bank of seconds for a game that comes after."""

    turn: Annotated[int, Meta(ge=5, le=86_400)] = 30
    bank: Annotated[int, Meta(ge=0, le=86_400)] = 0


class SeatShown(Struct, frozen=True, omit_defaults=True):
    """A seat, as everybody sees it: a person's (with a name), a bot's, or free."""

    name: str = ""
    bot: str = ""
    host: bool = False
    ready: bool = False
    here: bool = False
    """Whether the person is connected."""
    stands_in: bool = False
    """Whether a bot plays here for somebody who is away or has left."""
    swaps_with: int | None = None
    coach: bool = False
    """Whether the person agrees to the coach."""
    bank: float | None = None
    """Seconds left in the bank of the clock."""
    left: str = ""
    """Who has left this seat in the game that is on: it is kept for them."""
    wanted_by: str = ""
    """Who wishes to take this seat over while the game is on."""
    allowed: list[int] = []
    """Which seats have said yes to that."""


class TalkShown(Struct, frozen=True, omit_defaults=True):
    """What may be said now: which signals there are (true: about a pile), and the clause that forbids the rest."""

    signals: dict[str, bool] = {}
    no_numbers: str = ""
    no_words: str = ""
    closed: str = ""


class Line(Struct, frozen=True, omit_defaults=True):
    """Something that was said: a text, or a signal."""

    number: int
    name: str
    seat: int | None = None
    text: str = ""
    signal: str = ""
    pile: str = ""


class TableShown(Struct, frozen=True):
    """A table and who sits there: the same for everybody."""

    id: str
    game: str
    options: Options
    seats: list[SeatShown]
    phase: str
    """gathering, playing or over"""
    games: int
    """How many games were begun here; the one that is on or was last has this number."""
    commitment: str
    """SHA-256 of the secret that the next game is dealt from, or that this one was."""
    nonces: list[str]
    open: bool
    spectators: bool
    hushed: bool
    """Whether those who look on may not talk."""
    fewer: int
    """With how many the host may go on at once, if the free seats are left out; 0 if that cannot be."""
    watching: int
    coach: bool
    """Whether the coach may be asked."""
    clock: Clock | None
    deadline: float | None
    """Seconds until the first of those who are to act runs out of time."""


class You(Struct, frozen=True, omit_defaults=True):
    """Who the client is at this table. `token` is there when it is a new one, to be kept instead of the old."""

    seat: int | None = None
    name: str = ""
    token: str = ""
    kept: int | None = None
    """The seat that is kept for one who has left it in the game that is on."""


class PileShown(Struct, frozen=True, omit_defaults=True):
    """A pile of the game: what it is for, whose it is, and the number it shows while it is empty."""

    name: str
    role: str
    owner: int | None = None
    start: int = 0


class ActionInfo(Choice, frozen=True, omit_defaults=True):
    """A legal action with all that a client shows of it, so that nobody has to take its text apart."""

    verb: str = ""
    """What is done, as it is written: "play"."""
    row: str = ""
    """What it has in common with the same thing done with another card: "play A1"."""
    to: str = ""
    """The pile it names, as it is written: "A1"."""
    words: str = ""
    """All of it in words, for those who are told in words: "Lay 37 on A1"."""
    short: str = ""
    """What is done, in a word, for them too: "Lay"."""


class Snapshot(Glance, frozen=True):
    """What a seat sees: the piles that have changed, the numbers, and what it may do."""

    legal: tuple[ActionInfo, ...]


class LessonShown(Struct, frozen=True):
    """A step of a lesson: the key of its text, and the action that it asks for (none while others act)."""

    text: str
    action: str = ""


class GameShown(Struct, frozen=True):
    """The game that is on, as a seat sees it: all a client needs to draw it."""

    number: int
    rules: int
    me: int | None
    clauses: tuple[str, ...]
    deck: str
    """How its cards are drawn: numbers, or ranks."""
    layout: list[PileShown]
    marks: dict[str, str]
    readable: dict[str, str]
    """The numbers of a glance that are for people, and what they are: "one" for all, one for "each" seat, a "seat",
    seats ("who", or "in" where those who are missing matter), or a "row". The others are for the rules alone."""
    glance: Snapshot
    """Now, with all piles."""
    since: int
    """The number of the first of `events`."""
    events: list[Event]
    told: list[str]
    undo: bool
    talk: TalkShown
    kept: list[Kept]
    """What a good player keeps in mind, for those who are told in words."""
    lesson: LessonShown | None
    """Where one is, if this is a lesson."""


# --- what a table says -----------------------------------------------------------------------------------------------


class Tells(Struct, frozen=True, tag=str.lower, tag_field="type", omit_defaults=True):
    """Anything that a table says."""


class Welcome(Tells, frozen=True):
    """The answer to hello: everything, as it is now."""

    number: int
    """Of the last change of this table; every later one comes with the next number."""
    table: TableShown
    you: You
    lines: list[Line]
    game: GameShown | None = None
    done: str = ""


class Moved(Tells, frozen=True):
    """Something happened in the game. `glance` has the piles that changed, `done` the id of the client's own action."""

    number: int
    since: int
    events: list[Event]
    glance: Snapshot
    undo: bool = False
    told: list[str] = []
    talk: TalkShown | None = None
    kept: list[Kept] = []
    lesson: LessonShown | None = None
    done: str = ""
    deadline: float | None = None
    by: str = ""
    """"bot" or "clock" if it was not the person of that seat who did it."""


class Changed(Tells, frozen=True):
    """Something changed at the table: who sits there, what is played. A game that began comes with it.

    `you` is there where that may have changed too.
    """

    number: int
    table: TableShown
    you: You | None = None
    game: GameShown | None = None
    done: str = ""


class Spoke(Tells, frozen=True):
    """Somebody said something."""

    number: int
    line: Line
    done: str = ""


class Reacted(Tells, frozen=True):
    """Somebody reacted; this has no number and is not kept."""

    name: str
    reaction: str
    seat: int | None = None


class Done(Tells, frozen=True):
    """What was asked for is done (and stored)."""

    done: str
    number: int
    value: Any = None


class Refused(Tells, frozen=True):
    """What was asked for is not done, and nothing has changed: by which clause, and why, in words."""

    done: str
    clause: str
    reason: str


class Bye(Tells, frozen=True):
    """The connection ends; `again` says whether it makes sense to come back."""

    reason: str
    again: bool


class Moment(Struct, frozen=True):
    """One moment of a game that is over: what happened, and what was seen then; `seat` and `action` led to it."""

    events: list[Event]
    glance: Snapshot
    told: list[str]
    seat: int | None = None
    action: str = ""


class Story(Tells, frozen=True):
    """A game that is over, moment by moment; in each glance the piles that changed, in the first one all."""

    done: str
    game: int
    played: str
    """Which game it was; `game` is its number at the table."""
    seat: int | None
    names: list[str]
    """Of those who played, by seat; "" where nobody has one."""
    deck: str
    layout: list[PileShown]
    marks: dict[str, str]
    readable: dict[str, str]
    """As in a game that goes on."""
    moments: list[Moment]


class Explains(Tells, frozen=True):
    """What the seat may do and by which rules, then what it may not; in words."""

    done: str
    explained: list[Explained]


Answer = Welcome | Moved | Changed | Spoke | Reacted | Done | Refused | Bye | Story | Explains


# --- outside of a table: HTTP ----------------------------------------------------------------------------------------


class Create(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table. `seats` names a bot for each seat, or "" for a free one; `sit` gives the first free one to `name`.

    With `ready` the game begins as soon as every seat is taken by somebody who is ready. Who wants a nonce in the deal
    is ready later, with `Ready`: after the commitment is known.
    """

    game: Word
    seats: Annotated[list[Word], Meta(min_length=1, max_length=8)]
    name: Name = "?"
    preset: Word = ""
    """A way to play that has a name; `options` may still differ from it."""
    options: Options = {}
    open: bool = False
    spectators: bool = True
    clock: Clock | None = None
    lesson: bool = False
    """The game's lesson instead: seats, options and the deal are its own."""
    sit: bool = True
    ready: bool = False


class Created(Struct, frozen=True):
    """A table that was opened: its id, the path to it, the token of whoever opened it, and the first commitment."""

    table: str
    path: str
    token: str
    commitment: str


class OpenTable(Struct, frozen=True):
    """A table that anybody may sit down at."""

    table: str
    game: str
    seats: list[SeatShown]
    phase: str


class AskCode(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for a code by which another device becomes the same guest, at this table if one is named."""

    table: Word = ""


class Code(Struct, frozen=True):
    """A code by which another device gets the same seats: it works once, and for some minutes."""

    code: str
    seconds: int


class Redeem(Struct, frozen=True, forbid_unknown_fields=True):
    """Use a code, or look at whose it is."""

    code: Word


class Owner(Struct, frozen=True):
    """Whose code it is: how they are called at the table where they asked for it; both "" if it was at none."""

    name: str
    table: str


class Redeemed(Struct, frozen=True):
    """The token of whoever asked for a code, to be kept; and where they sat."""

    token: str
    name: str
    table: str


class Addresses(Struct, frozen=True):
    """Where others can reach this server; at none, if it serves this machine alone (`loopback`)."""

    addresses: list[str]
    loopback: bool


class Problem(Struct, frozen=True):
    """Why a request was refused: by which clause, and why, in words."""

    clause: str
    reason: str
