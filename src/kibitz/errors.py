"""Everything that can go wrong at kibitz's door, in one tree.

    KibitzError (ValueError)
    ├── UnknownGame         no game has that id
    ├── UnknownPlayer       no player (bot) has that name
    ├── PlayerFailed        a player of somebody's own fails, does what is not legal, or does not answer
    ├── BadSeats            this game is not played by so many
    ├── BadOption           no such option, or not that value
    ├── BadSeed             a seed is an integer from 0 to 2**64 - 1
    ├── IllegalAction       an action the rules refuse now; `.clause` and `.reason` say why
    │   ├── BadAction       text that is no action of this game (TABLE-3, TABLE-4)
    │   └── NotYourTurn     the seat may not act now (TABLE-1), or the game is over (TABLE-2)
    ├── BadNonce            a nonce or a secret that a table cannot use
    ├── BadRecord           a record that cannot be read or replayed
    ├── BadRules            a game whose rules are wrong: for whoever writes it; `.findings` says what, and where
    ├── NotInstalled        what was asked for comes with an extra of kibitz; `.extra` is its name
    └── NoGpu               the gpu speed was asked for and no device is there

Every message says what would have been right. Nothing changes at a table that raises one of these.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from difflib import get_close_matches
from importlib.util import find_spec
from typing import Any


class KibitzError(ValueError):
    """The root of the tree."""


class UnknownGame(KibitzError):
    """No game has that id."""


class UnknownPlayer(KibitzError):
    """No player has that name."""


class PlayerFailed(KibitzError):
    """A player of somebody's own fails, does what is not legal, or does not answer.

    `.discreet` says so without a card: for a log, which others read.
    """

    def __init__(self, message: str, discreet: str = "") -> None:
        super().__init__(message, discreet)
        self.discreet = discreet or message

    def __str__(self) -> str:
        return str(self.args[0])


class BadSeats(KibitzError):
    """This game is not played by so many."""


class BadOption(KibitzError):
    """No such option, or not that value. `.option` is its name."""

    def __init__(self, option: str, message: str) -> None:
        super().__init__(option, message)
        self.option = option

    def __str__(self) -> str:
        return str(self.args[1])


class BadSeed(KibitzError):
    """A seed is an integer from 0 to 2**64 - 1."""


class IllegalAction(KibitzError):
    """An action the rules refuse now.

    `.clause` is the rule's id (``"TG-10"``), `.details` the numbers that belong to it, `.reason` the sentence a player
    should read, in English; `.say("pl")` is the same in another language.
    """

    def __init__(self, clause: str, details: dict[str, Any]) -> None:
        super().__init__(clause, details)
        self.clause = clause
        self.details = details

    def say(self, language: str) -> str:
        """Why, in a language."""
        from kibitz.text.sentences import refusal

        return refusal(language, self.clause, self.details)

    @property
    def reason(self) -> str:
        """Why, in English, with the numbers at hand."""
        return self.say("en")

    def __str__(self) -> str:
        return f"{self.reason} ({self.clause})"


class BadAction(IllegalAction):
    """Text that is no action of this game."""


class NotYourTurn(IllegalAction):
    """The seat may not act now."""


class BadNonce(KibitzError):
    """A nonce or a secret that a table cannot use."""


class BadRecord(KibitzError):
    """A record that cannot be read or replayed."""


class BadRules(KibitzError):
    """A game whose rules are wrong: they cannot be read (`.findings` says where), or fail in the careful form."""

    def __init__(self, message: str, findings: tuple[Any, ...] = ()) -> None:
        super().__init__(message, findings)
        self.findings = findings

    def __str__(self) -> str:
        return str(self.args[0])


class NoGpu(KibitzError):
    """The gpu speed was asked for and no device is there."""


class NotInstalled(KibitzError):
    """What was asked for comes with an extra of kibitz. `.extra` is its name."""

    def __init__(self, extra: str, what: str) -> None:
        super().__init__(extra, what)
        self.extra = extra

    def __str__(self) -> str:
        return f"{self.args[1]} needs more than is installed here: pip install 'kibitz[{self.extra}]'"


EXTRAS = {
    "fast": ("numba", "numpy"),
    "gpu": ("numba_cuda", "numpy"),
    "server": (
        "alembic", "httptools", "prometheus_client", "sqlalchemy", "starlette", "typer", "uvicorn", "uvloop",
        "websockets",
    ),
    "terminal": ("textual", "typer"),
}  # fmt: skip
"""The modules that come with an extra."""


def require(extra: str, what: str) -> None:
    """NotInstalled unless all is there that comes with an extra; nothing is loaded for that."""
    ours = [name for name in EXTRAS[extra] if name != "uvloop" or sys.platform != "win32"]
    if not all(find_spec(name) for name in ours):
        raise NotInstalled(extra, what)


def brief(value: object) -> str:
    """How a message repeats what it was given: briefly, on one line, and whatever it was."""
    try:
        text = repr(value)
    except ValueError:  # an integer of thousands of digits
        text = f"a {type(value).__name__}"
    return text if len(text) <= 60 else text[:57] + "…"


def did_you_mean(word: str, words: Iterable[str]) -> str:
    """How a message names the alternatives: the closest one as a question, else all of them."""
    known = sorted(words)
    close = get_close_matches(word[:60] if isinstance(word, str) else "", known, n=1)
    return f"Did you mean {close[0]!r}?" if close else f"There are: {', '.join(known)}."
