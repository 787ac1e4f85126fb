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

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any

from kibitz.errors import (
    BadAction,
    BadNonce,
    BadOption,
    BadRecord,
    BadRules,
    BadSeats,
    BadSeed,
    IllegalAction,
    KibitzError,
    NoGpu,
    NotInstalled,
    NotYourTurn,
    PlayerFailed,
    UnknownGame,
    UnknownPlayer,
    brief,
    require,
)
from kibitz.games import game, games
from kibitz.kernel.actions import Action
from kibitz.kernel.game import Game
from kibitz.kernel.record import Verdict
from kibitz.kernel.table import Table
from kibitz.kernel.views.events import Event
from kibitz.kernel.views.view import Choice, PileView, Result, View

if TYPE_CHECKING:
    from kibitz import client, lab, players, testing
    from kibitz.lab.simulate import Simulation, simulate

__version__ = "0.1.0"

__all__ = [
    "Action", "BadAction", "BadNonce", "BadOption", "BadRecord", "BadRules", "BadSeats", "BadSeed", "Choice", "Event",
    "Game", "IllegalAction", "KibitzError", "NoGpu", "NotInstalled", "NotYourTurn", "PileView", "PlayerFailed",
    "Result", "Simulation", "Table", "UnknownGame", "UnknownPlayer", "Verdict", "View", "client", "game", "games",
    "lab", "players", "replay", "simulate", "testing", "verify",
]  # fmt: skip


LATE = {
    "Simulation": "kibitz.lab.simulate", "simulate": "kibitz.lab.simulate", "client": "kibitz.client",
    "lab": "kibitz.lab", "players": "kibitz.players", "testing": "kibitz.testing",
}  # fmt: skip
"""What is loaded when it is asked for: NumPy and Numba, or all that speaks with a server, take their time."""


def replay(text: str, secret: bytes | None = None, game: Game | None = None) -> Table:
    """Play a record again: the table as it was at its end. BadRecord says what is wrong with it.

    The record of a running table does not show its secret; whoever keeps it can hand it in, so that the deal goes on
    as it was committed to. Without it the table goes on from a new one. A `game` that is not one of kibitz's own is
    handed in, too.
    """
    from kibitz.kernel import record

    return record.replay(text, _found(game), secret)


def verify(text: str, commitment: str | None = None, game: Game | None = None) -> Verdict:
    """Check that a record plays by the rules and that no deal was changed (BadRecord if so).

    `commitment` is the one you kept from before the deal: only that can prove it. A `game` that is not one of kibitz's
    own is handed in.
    """
    from kibitz.kernel import record

    return record.verify(text, _found(game), commitment)


def _found(given: Game | None) -> Callable[[str], Game]:
    """How a record's game is found by its id: it is the one handed in, or one of kibitz's own."""
    if given is not None and not isinstance(given, Game):
        raise UnknownGame(f"a game is handed in as kibitz.game(…) gives it, not as {brief(given)}")

    def found(name: str) -> Game:
        if given is None:
            return game(name)
        if given.id != name:
            raise UnknownGame(f"the record is of {brief(name)}, not of {given.id}")
        return given

    return found


def __getattr__(name: str) -> Any:
    if name not in LATE:
        raise AttributeError(f"kibitz has no {name!r}")
    if name == "client":
        require("server", "kibitz.client")
    module = import_module(LATE[name])
    return module if LATE[name] == f"kibitz.{name}" else getattr(module, name)


def __dir__() -> list[str]:
    return sorted([*__all__, "__version__"])
