"""Players of another package, as an operator lists them."""

from __future__ import annotations

import threading
from random import Random

from kibitz.kernel.views.view import View


def never(view: View, rng: Random) -> str:
    """One who thinks for ever."""
    threading.Event().wait()
    return ""


def last(view: View, rng: Random) -> str:
    """The last of what may be done."""
    return view.legal[-1].action


def misspelt(view: View, rng: Random) -> str:
    """One whose author has misspelt a word."""
    word = "pionts"
    return str(view.numbers[word])


def of_cards(view: View, rng: Random) -> str:
    """One that looks for a card that is not there."""
    holds: dict[int, str] = {}
    return holds[37]
