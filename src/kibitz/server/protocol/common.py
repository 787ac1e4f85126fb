"""What messages are made of: short texts, numbers of seats, a clock; and the version of the protocol."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from kibitz.kernel.options import Value

VERSION = 2
"""Of the protocol; a client that says hello with another one is told so."""

Id = Annotated[str, Meta(min_length=1, max_length=40)]
Name = Annotated[str, Meta(min_length=1, max_length=30)]
Text = Annotated[str, Meta(min_length=1, max_length=300)]
Word = Annotated[str, Meta(max_length=80)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Options = dict[Annotated[str, Meta(max_length=40)], Value]
Pace = Literal["calm", "normal", "quick", "none"]
"""How much time bots leave people to follow what happens."""
REACTIONS = ("👍", "👏", "😀", "😮", "😢", "🤔", "🎉", "❤️")


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long one may think: so many seconds for a decision, and a bank of seconds for a game that comes after."""

    turn: Annotated[int, Meta(ge=5, le=86_400)] = 30
    bank: Annotated[int, Meta(ge=0, le=86_400)] = 0
