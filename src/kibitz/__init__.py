"""kibitz: a card table for people, bots and researchers. This is the door; everything public is a name here.

>>> import kibitz
>>> table = kibitz.game("pairs").table(seats=4, seed=7)
>>> while not table.over:
...     seat = table.to_act[0]
...     table.act(seat, table.legal(seat)[0])
>>> table.result.reason
'PAIRS-10'
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kibitz.errors import (
    BadAction,
    BadNonce,
    BadOption,
    BadRecord,
    BadSeats,
    BadSeed,
    IllegalAction,
    KibitzError,
    NoGpu,
    NotYourTurn,
    UnknownGame,
    UnknownPlayer,
)
from kibitz.games import game, games
from kibitz.kernel.actions import Action
from kibitz.kernel.events import Event
from kibitz.kernel.game import Game
from kibitz.kernel.record import Verdict
from kibitz.kernel.table import Table
from kibitz.kernel.view import Choice, PileView, Result, View

if TYPE_CHECKING:
    from kibitz.lab.simulate import Simulation, simulate

__version__ = "0.1.0"

__all__ = [
    "Action", "BadAction", "BadNonce", "BadOption", "BadRecord", "BadSeats", "BadSeed", "Choice", "Event", "Game",
    "IllegalAction", "KibitzError", "NoGpu", "NotYourTurn", "PileView", "Result", "Simulation", "Table", "UnknownGame",
    "UnknownPlayer", "Verdict", "View", "game", "games", "replay", "simulate", "verify",
]  # fmt: skip


def replay(text: str, secret: bytes | None = None) -> Table:
    """Play a record again: the table as it was at its end. BadRecord says what is wrong with it.

    The record of a running table does not show its secret; whoever keeps it can hand it in, so that the deal goes on
    as it was committed to. Without it the table goes on from a new one.
    """
    from kibitz.kernel import record

    return record.replay(text, game, secret)


def verify(text: str, commitment: str | None = None) -> Verdict:
    """Check that a record plays by the rules and that no deal was changed (BadRecord if so).

    `commitment` is the one you kept from before the deal: only that can prove it.
    """
    from kibitz.kernel import record

    return record.verify(text, game, commitment)


def __getattr__(name: str) -> Any:
    if name in ("simulate", "Simulation"):
        from kibitz.lab import simulate as module  # NumPy and Numba are only loaded when they are needed

        return getattr(module, name)
    raise AttributeError(f"kibitz has no {name!r}")
