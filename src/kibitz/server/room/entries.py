"""The log of a table: what is stored. A table is what its log makes of it, entry after entry (see room.py).

The names under which entries are stored never change: tables that were stored before have to load.

An entry that came from somebody's message has their `guest` and the message's `id`, so that it is never done twice.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.json import Decoder, encode

from kibitz.kernel.options import Value
from kibitz.server.protocol.messages import Clock, Pace


class Entry(Struct, frozen=True, tag_field="kind", omit_defaults=True, kw_only=True):
    """One change of a table."""

    guest: str = ""
    id: str = ""

    @property
    def kind(self) -> str:
        """What it is, as it is stored: the tag of its class, whatever the class is called."""
        return str(self.__struct_config__.tag)


class Opened(Entry, frozen=True, tag="opened"):
    """A table was opened by its host; `bots` has a name for each seat, or ""; `secret` is for the first deal."""

    game: str
    options: dict[str, Value]
    bots: list[str]
    secret: str
    open: bool = False
    spectators: bool = True
    clock: Clock | None = None
    lesson: bool = False
    pace: Pace = "normal"


class Sat(Entry, frozen=True, tag="sat"):
    """The guest sat down."""

    seat: int
    name: str


class Left(Entry, frozen=True, tag="left"):
    """Whoever sat there has left, or had to."""

    seat: int


class Placed(Entry, frozen=True, tag="placed"):
    """A seat was given to a bot, or freed."""

    seat: int
    bot: str


class Wished(Entry, frozen=True, tag="wished"):
    """The guest wishes to take a seat over while a game is on."""

    seat: int
    name: str


class Allowed(Entry, frozen=True, tag="allowed"):
    """Somebody has said whether whoever wishes for a seat may have it; a no ends the wish."""

    seat: int
    yes: bool = True


class Hosted(Entry, frozen=True, tag="hosted"):
    """Whoever sits there is the host now: the one before is gone."""

    seat: int


class Offered(Entry, frozen=True, tag="offered"):
    """Somebody wants to change seats with a person."""

    seat: int
    other: int


class Swapped(Entry, frozen=True, tag="swapped"):
    """Two seats have changed."""

    seat: int
    other: int


class Readied(Entry, frozen=True, tag="readied"):
    """Somebody is ready, or is not any more."""

    seat: int
    ready: bool = True
    nonce: str = ""


class Agreed(Entry, frozen=True, tag="agreed"):
    """Somebody agrees to the coach, or no longer."""

    seat: int
    coach: bool = True


class Changed(Entry, frozen=True, tag="changed"):
    """Something else is played, or in another way."""

    options: dict[str, Value]
    open: bool
    spectators: bool
    clock: Clock | None = None
    hushed: bool = False
    seats: int = 0
    """How many there are now; 0: as many as before."""
    pace: Pace = "normal"


class Began(Entry, frozen=True, tag="began"):
    """A game was dealt, by this version of its rules."""

    rules: int


class Acted(Entry, frozen=True, tag="acted"):
    """Somebody acted; `by` a bot or the clock, if not the person. `bank`: what is left of the seat's time."""

    seat: int
    action: str
    by: str = ""
    bank: float = 0.0


class TookBack(Entry, frozen=True, tag="tookback"):
    """Somebody took the last action back."""

    seat: int


class Spoke(Entry, frozen=True, tag="spoke"):
    """Somebody said something."""

    name: str
    seat: int | None = None
    text: str = ""
    signal: str = ""
    pile: str = ""


class Held(Struct, frozen=True, omit_defaults=True):
    """Who holds a seat."""

    guest: str = ""
    name: str = ""
    bot: str = ""


class Closed(Entry, frozen=True, tag="closed"):
    """A game is over: its record, the secret for the next one, and all that the log has to say so far.

    Whoever loads a table begins at the last of these.
    """

    number: int
    record: str
    secret: str
    host: str
    game: str
    options: dict[str, Value]
    seats: list[Held]
    open: bool
    spectators: bool
    clock: Clock | None = None
    hushed: bool = False
    pace: Pace = "normal"
    done: dict[str, dict[str, int]] = {}
    """Not written any more: by guest, the ids of their last messages. The store knows them all (store.py)."""


Seating = Opened | Sat | Wished | Allowed | Left | Hosted | Placed | Offered | Swapped | Readied | Agreed | Changed
Playing = Began | Acted | TookBack | Spoke | Closed
AnyEntry = Seating | Playing

read = Decoder(AnyEntry).decode
write = encode
