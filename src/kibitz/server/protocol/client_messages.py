"""What a client says to a table.

It has an `id` of its own choosing: the answer carries it as `reply_to`, and a message that is sent again with the same
id is not carried out again.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from kibitz.server.protocol.common import Clock, Id, Name, Options, Pace, SeatNumber, Text, Word


class ClientMessage(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Anything a client says."""


class Request(ClientMessage, frozen=True):
    """What wants an answer."""

    id: Id


class Hello(ClientMessage, frozen=True, tag="hello"):
    """The first message on a connection: who this is, and what it has seen already.

    `game` and `since` name the game of this table and the first event that the client has not seen. With `tell` the
    table also says in words, in `language`, what happened. `name` is how somebody is called who looks on. `version` is
    that of the protocol which the client speaks; whoever does not say it speaks an old one.
    """

    token: Annotated[str, Meta(max_length=200)] = ""
    language: Word = "en"
    tell: bool = False
    name: Annotated[str, Meta(max_length=30)] = ""
    game: int = 0
    since: int = 0
    version: int = 1


class SetLanguage(Request, frozen=True, tag="set_language"):
    """From now on in this language; the answer tells everything anew."""

    language: Word


class Sit(Request, frozen=True, tag="sit"):
    """Sit down: at a free seat, the first one if none is named; or instead of a bot. `name` is how one is called.

    While a game is on, whoever has sat in it goes back to their own seat; of anybody else this is a wish, which all who
    sit at the table have to `allow`.
    """

    name: Name
    seat: SeatNumber | None = None


class Allow(Request, frozen=True, tag="allow"):
    """Say whether whoever wishes to take over this seat, while a game is on, may."""

    seat: SeatNumber
    yes: bool = True


class Leave(Request, frozen=True, tag="leave"):
    """Stand up. While a game is on, a bot stands in, and the seat is kept. A wish to sit down is withdrawn."""


class SetSeat(Request, frozen=True, tag="set_seat"):
    """The host gives a seat to a bot (its name), or frees it (""); a person who sits there has to leave."""

    seat: SeatNumber
    bot: Word


class Swap(Request, frozen=True, tag="swap"):
    """Change seats between games; with a person, when both have asked for it."""

    seat: SeatNumber


class Ready(Request, frozen=True, tag="ready"):
    """Ready for the next game. The `nonce` goes into the deal: who chose it knows that the cards were not prepared."""

    nonce: Annotated[str, Meta(max_length=100)] = ""
    ready: bool = True


class Configure(Request, frozen=True, tag="configure"):
    """The host changes what is played, between games. What is left out stays.

    `seats`: so many from now on; free ones are left out, or some are added. Who may look on, and whether they may talk
    (`hushed`: not), and at what pace bots play, can be changed at any time.
    """

    options: Options | None = None
    clock: Clock | None = None
    no_clock: bool = False
    seats: Annotated[int, Meta(ge=1, le=8)] | None = None
    spectators: bool | None = None
    hushed: bool | None = None
    open: bool | None = None
    pace: Pace | None = None


class Act(Request, frozen=True, tag="act"):
    """An action, as it is written: `hit`, `play 37 A1`."""

    action: Word


class Undo(Request, frozen=True, tag="undo"):
    """Take the last action back; offered where nothing was revealed and nobody has acted since."""


class Say(Request, frozen=True, tag="say"):
    """Say something to the table."""

    text: Text


class Signal(Request, frozen=True, tag="signal"):
    """One of the signals that the game offers; some are about a pile."""

    signal: Word
    pile: Word = ""


class React(Request, frozen=True, tag="react"):
    """A reaction: one of REACTIONS."""

    reaction: Word


class Coach(Request, frozen=True, tag="coach"):
    """Agree to the coach, or no longer: with several people it may be asked when all of them agree."""

    on: bool = True


class GetAdvice(Request, frozen=True, tag="get_advice"):
    """Ask the coach what each action leads to; the answer is `advised`."""


class GetView(Request, frozen=True, tag="get_view"):
    """Ask for the whole view, for a program that wants to think with it: `done.value`."""


class Explain(Request, frozen=True, tag="explain"):
    """What may I do now, and why? The answer is `explained`."""


AnyClientMessage = (
    Hello
    | SetLanguage
    | Sit
    | Allow
    | Leave
    | SetSeat
    | Swap
    | Ready
    | Configure
    | Act
    | Undo
    | Say
    | Signal
    | React
    | Coach
    | GetAdvice
    | GetView
    | Explain
)
