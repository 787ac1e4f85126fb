"""How long a bot leaves people to follow what has just happened: longer for more, never longer than they can bear."""

from __future__ import annotations

from collections import Counter

from kibitz.kernel.table import Table
from kibitz.kernel.views.events import Event
from kibitz.server.protocol.common import Pace

MOST_SECONDS = 3.0
"""No bot waits longer for people's eyes (unless a plain move is given more)."""
SLOWNESS: dict[Pace, float] = {"calm": 1.5, "normal": 1.0, "quick": 0.5, "none": 0.0}
REVEAL, RULE, SHUFFLE, PAYMENT, CHIP, CARD = 2.6, 0.8, 0.5, 0.5, 0.08, 0.12
"""How much longer than a plain move it takes to see these, in plain moves; of chips and further cards each."""
MANY = 10
"""So many cards or chips of one action are counted: more of them come faster."""


def time_to_follow(table: Table, pace: Pace, plain: float) -> float:
    """How many seconds a bot leaves after the last action, where a plain move is given `plain`."""
    plain_now = plain * SLOWNESS[pace]
    if plain_now == 0:
        return 0.0
    return min(max(MOST_SECONDS, plain), plain_now * _moves(table.events(None, table.last_action)))


def _moves(events: list[Event]) -> float:
    """How long it takes to see what happened, in plain moves."""
    kinds = Counter(event.kind for event in events)
    cards = sum(len(event.cards) for event in events if event.kind == "move")
    chips = sum(event.value or 0 for event in events if event.kind == "pay")
    return (
        1.0
        + REVEAL * bool(kinds["turn_up"] or kinds["show"])
        + RULE * bool(kinds["rule"])
        + SHUFFLE * bool(kinds["shuffle"] or kinds["gather"])
        + PAYMENT * bool(chips)
        + CHIP * min(MANY, chips)
        + CARD * min(MANY, max(0, cards - 1))
    )
