"""Everything that can go wrong at kibitz's door, in one tree.

    KibitzError (ValueError)
    ├── UnknownGame         no game has that id
    ├── UnknownPlayer       no player (bot) has that name
    ├── BadSeats            this game is not played by so many
    ├── BadOption           no such option, or not that value
    ├── BadSeed             a seed is an integer from 0 to 2**64 - 1
    ├── BadAction           text that is no action of this game (TABLE-3, TABLE-4)
    ├── IllegalAction       an action the rules refuse now; `.clause` and `.reason` say why
    │   └── NotYourTurn     the seat may not act now (TABLE-1), or the game is over (TABLE-2)
    ├── BadRecord           a record that cannot be read or replayed
    └── NoGpu               the gpu speed was asked for and no device is there

Every message says what would have been right. Nothing changes at a table that raises one of these.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from difflib import get_close_matches


class KibitzError(ValueError):
    """The root of the tree."""


class UnknownGame(KibitzError):
    """No game has that id."""


class UnknownPlayer(KibitzError):
    """No player has that name."""


class BadSeats(KibitzError):
    """This game is not played by so many."""


class BadOption(KibitzError):
    """No such option, or not that value. `.option` is its name."""

    def __init__(self, option: str, message: str) -> None:
        super().__init__(message)
        self.option = option


class BadSeed(KibitzError):
    """A seed is an integer from 0 to 2**64 - 1."""


class IllegalAction(KibitzError):
    """An action the rules refuse now.

    `.clause` is the rule's id (``"TG-10"``), `.reason` the sentence a player should read, in English;
    `.say("pl")` is the same in another language.
    """

    def __init__(self, clause: str, say: Callable[[str], str]) -> None:
        super().__init__(clause)
        self.clause = clause
        self.say = say

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


class BadRecord(KibitzError):
    """A record that cannot be read or replayed."""


class NoGpu(KibitzError):
    """The gpu speed was asked for and no device is there."""


def nearest(word: str, words: Iterable[str]) -> str:
    """How a message names the alternatives: the closest one as a question, else all of them."""
    known = sorted(words)
    close = get_close_matches(str(word), known, n=1)
    return f"Did you mean {close[0]!r}?" if close else f"There are: {', '.join(known)}."
