"""What a table and its game look like from a seat: what the table's messages are made of."""

from __future__ import annotations

from msgspec import Struct

from kibitz.kernel.hints import Insight
from kibitz.kernel.meanings import NumberInfo
from kibitz.kernel.views.events import Event
from kibitz.kernel.views.glance import Glance
from kibitz.kernel.views.view import Choice
from kibitz.server.protocol.common import Clock, Options, Pace
from kibitz.text.ending import Ending


class SeatInfo(Struct, frozen=True, omit_defaults=True):
    """A seat, as everybody sees it: a person's (with a name), a bot's, or free."""

    name: str = ""
    bot: str = ""
    regular: str = ""
    """Which of the regulars plays here for the bot: their name is the text `regular-…`."""
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


class TalkInfo(Struct, frozen=True, omit_defaults=True):
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


class TableInfo(Struct, frozen=True):
    """A table and who sits there: the same for everybody."""

    id: str
    game: str
    options: Options
    seats: list[SeatInfo]
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
    pace: Pace = "normal"
    """How much time bots leave people to follow what happens."""


class You(Struct, frozen=True, omit_defaults=True):
    """Who the client is at this table. `token` is there when it is a new one, to be kept instead of the old."""

    seat: int | None = None
    name: str = ""
    token: str = ""
    kept: int | None = None
    """The seat that is kept for one who has left it in the game that is on."""


class PileInfo(Struct, frozen=True, omit_defaults=True):
    """A pile of the game: what it is for, whose it is, the number it shows while it is empty, and how it lies.

    The last seven are what its role says (`kernel/roles.py`): its cards are `spread` side by side, or equal ones drawn
    as one (`heap`), the dearest first (`dear_first`); nobody's pile lies `beside` the middle, somebody's in it
    (`facing`); where there is little room it needs no name (`unnamed`); and whether the order of its cards means
    anything (`ordered`).
    """

    name: str
    role: str
    owner: int | None = None
    start: int = 0
    spread: bool = False
    heap: bool = False
    dear_first: bool = False
    beside: bool = False
    facing: bool = False
    unnamed: bool = False
    ordered: bool = True


class PriceInfo(Struct, frozen=True, omit_defaults=True):
    """What an action costs: in words ("take the 6"), how much, and which cards, in which pile, it takes or loses.

    `loses` says that it ends the game for whoever pays."""

    words: str
    amount: int = 0
    cards: tuple[int, ...] = ()
    pile: str = ""
    loses: bool = False


class RiskInfo(Struct, frozen=True):
    """How likely an action goes wrong, as far as a seat can know: in words ("pairs 1 time in 4"), and in a hundred."""

    words: str
    chance: int


class ActionInfo(Choice, frozen=True, omit_defaults=True):
    """A legal action with all that a client shows of it, so that nobody has to take its text apart."""

    verb: str
    """What is done, as it is written: "play"."""
    named: str
    """What it is done with, as it is written: "37 A1"."""
    row: str
    """What it has in common with the same thing done with another card: "play A1"."""
    to: str
    """The pile it names, as it is written: "A1"."""
    words: str = ""
    """All of it in words, for those who are told in words: "Lay 37 on A1"."""
    short: str = ""
    """What is done, in a word, for them too: "Lay"."""
    price: PriceInfo | None = None
    risk: RiskInfo | None = None
    """What it costs and risks, where that can be said, for them too."""


class Snapshot(Glance, frozen=True, omit_defaults=True):
    """What a seat sees: the piles that have changed, the numbers, and what it may do.

    For those who are told in words also what is played for (`goal`), what to do now (`prompt`), and what piles ask of
    whoever acts (`orders`), each by the pile's name.
    """

    legal: tuple[ActionInfo, ...]
    goal: str = ""
    prompt: str = ""
    orders: dict[str, str] = {}  # noqa: RUF012


class LessonStep(Struct, frozen=True):
    """A step of a lesson: the key of its text, and the action that it asks for (none while others act)."""

    text: str
    action: str = ""


class GameInfo(Struct, frozen=True):
    """The game that is on, as a seat sees it: all a client needs to draw it."""

    number: int
    rules: int
    me: int | None
    clauses: tuple[str, ...]
    deck: str
    """How its cards are drawn: numbers, or ranks."""
    layout: list[PileInfo]
    marks: dict[str, str]
    readable: dict[str, str]
    """The numbers of a snapshot that are for people, and what they are: "one" for all, one for "each" seat, a "seat",
    seats ("who", or "in" where those who are missing matter), or a "row". The others are for the rules alone."""
    snapshot: Snapshot
    """Now, with all piles."""
    since: int
    """The number of the first of `events`."""
    events: list[Event]
    sentences: list[str]
    """The same in words, for those who are told in words."""
    undo: bool
    talk: TalkInfo
    insights: list[Insight]
    """What a good player keeps in mind, for those who are told in words."""
    lesson: LessonStep | None
    """Where one is, if this is a lesson."""
    meanings: dict[str, NumberInfo] = {}
    """What each of the `readable` numbers means: how to draw it, and whether to."""
    ending: Ending | None = None
    """How it ended and why, if it is over, for those who are told in words."""
