"""What goes over HTTP: what there is to play, opening a table, codes for other devices, a game shown again."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from kibitz.kernel.options import Value
from kibitz.kernel.views.events import Event
from kibitz.server.protocol.common import Clock, Name, Options, Pace, Word
from kibitz.server.protocol.info import PileInfo, SeatInfo, Snapshot
from kibitz.text.ending import Ending


class OptionInfo(Struct, frozen=True):
    """Something that can be chosen about a game, and between which values."""

    name: str
    about: str
    default: Value
    values: list[Value]


class PresetInfo(Struct, frozen=True):
    """A way to play a game that has a name; `seats` where it is for so many."""

    name: str
    title: str
    options: Options
    seats: int | None


class CatalogueEntry(Struct, frozen=True):
    """A game that can be played here."""

    id: str
    title: str
    about: str
    seats: list[int]
    cooperative: bool
    chips: bool
    minutes: int
    lesson: bool
    options: list[OptionInfo]
    presets: list[PresetInfo]


class Catalogue(Struct, frozen=True):
    """What there is to play, and which bots there are."""

    games: list[CatalogueEntry]
    bots: list[str]


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
    pace: Pace = "normal"
    """How much time bots leave people to follow what happens."""


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
    seats: list[SeatInfo]
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


class Moment(Struct, frozen=True):
    """One moment of a game that is over: what happened, and what was seen then; `seat` and `action` led to it."""

    events: list[Event]
    snapshot: Snapshot
    sentences: list[str]
    seat: int | None = None
    action: str = ""
    ending: Ending | None = None
    """What it ended, a round or the game, and why, in words."""


class Replay(Struct, frozen=True):
    """A game that is over, moment by moment; in each snapshot the piles that changed, in the first one all."""

    game: int
    played: str
    """Which game it was; `game` is its number at the table."""
    seat: int | None
    names: list[str]
    """Of those who played, by seat; "" where nobody has one."""
    deck: str
    layout: list[PileInfo]
    marks: dict[str, str]
    readable: dict[str, str]
    """As in a game that goes on."""
    moments: list[Moment]


class Problem(Struct, frozen=True):
    """Why a request was refused: by which clause, and why, in words."""

    clause: str
    reason: str
