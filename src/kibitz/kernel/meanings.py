"""What the numbers of a game mean, said once: which one is a score and what it runs towards, which is the price of what
action, which is a heap of chips or a pile's height, and which nobody need see. A client draws them as things by it.

    meanings=(Meaning("points", "score", towards=losing_score, bad=True), Meaning("losing_score", "limit", shown=NEVER))

What a game says nothing of means what its name means in every game (`chips`, `points` …), or is a plain counter.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from msgspec import Struct

if TYPE_CHECKING:
    from kibitz.kernel.game import Game
    from kibitz.kernel.state import State

ALWAYS, UNLESS_0, NEVER = "always", "unless-0", "never"


@dataclass(frozen=True)
class Meaning:
    """What one number means.

    ======== ============================================================================================
    score    what is collected, of a seat
    chips    a seat's chips, and `start` the option that says how many everybody began with
    ante     a seat's chips that lie before it and are not paid yet
    bank     chips that are nobody's
    left     what is still to do
    duty     how many cards a turn needs
    done     how many it has seen
    price    what `verb` costs now
    least    how many `verb` needs at least
    limit    what a score runs towards: it is drawn there
    sum      what the cards of a pile (of the role `pile`) count together
    count    how many cards such a pile has
    round    which round it is
    flag     something that holds now, or does not
    who      whose something is, or who is what
    to       to whom a seat passes a card now, -1 for nobody: it is drawn as an arrow
    counter  anything else
    ======== ============================================================================================
    """

    name: str
    role: str = "counter"
    towards: int | Callable[[Any], int] = 0
    """What it runs towards; 0 if there is no such number."""
    bad: bool = False
    """Whether to get there is to lose."""
    start: str = ""
    pile: str = ""
    verb: str = ""
    shown: str = ALWAYS
    """ALWAYS, UNLESS_0 (as 0 it means nothing), or NEVER: it is there for programs, or drawn as another thing."""


class NumberInfo(Struct, frozen=True, omit_defaults=True):
    """What a number means (`kernel/meanings.py`): its role, what it runs `towards` (which is to lose if it is `bad`),
    what everybody had at the start, the role of the pile that it belongs to or the verb that it is the price of; and
    whether it is shown: always, unless-0 or never."""

    role: str
    towards: int = 0
    bad: bool = False
    start: int | None = None
    pile: str = ""
    verb: str = ""
    shown: str = ALWAYS


_USUAL = (
    Meaning("points", "score"),
    Meaning("chips", "chips"),
    Meaning("bank", "bank"),
    Meaning("left", "left"),
    Meaning("fold_price", "price", verb="fold"),
    Meaning("marker", "who"),
    Meaning("active", "who"),
)
USUAL = {meaning.name: meaning for meaning in _USUAL}


def meaning(game: Game, name: str) -> Meaning:
    """What a number of a game means."""
    table = game.table_type
    own = next((one for one in game.meanings if one.name == name), None)
    if own is not None or name in USUAL:
        return own or USUAL[name]
    return Meaning(name, "who" if name in table.SETS or name in table.NAMING else "counter")


def number_info(game: Game, s: State, name: str) -> NumberInfo:
    """The same as it holds at a table."""
    meant = meaning(game, name)
    towards = meant.towards if isinstance(meant.towards, int) else meant.towards(s)
    start: int | None = getattr(s, meant.start) if meant.start else None
    return NumberInfo(meant.role, towards, meant.bad, start, meant.pile, meant.verb, meant.shown)
