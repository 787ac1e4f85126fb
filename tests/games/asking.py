"""What tests of games ask a table, in a word each."""

from __future__ import annotations

from typing import Any

import pytest

from kibitz.errors import IllegalAction
from kibitz.kernel.table import Table


def number(table: Table, name: str) -> Any:
    """A number that everybody sees."""
    return table.view(None).numbers[name]


def legal(table: Table, seat: int = 0) -> list[str]:
    """What a seat may do, as it is written."""
    return [str(action) for action in table.legal(seat)]


def seen(table: Table, seat: int | None, pile: str) -> tuple[int | None, ...]:
    """A pile as a seat (None: an onlooker) sees it."""
    return next(p.cards for p in table.view(seat).piles if p.name == pile)


def told(table: Table, clause: str) -> list[tuple[int | None, int | None]]:
    """For whom a clause took effect, each time with its number."""
    return [(e.seat, e.value) for e in table.events(None) if e.kind == "rule" and e.clause == clause]


def refused(table: Table, seat: int, action: str) -> str:
    """The clause that refuses an action, with a reason; nothing has changed."""
    before, length = table._state.values(), len(table._state.log)
    with pytest.raises(IllegalAction) as refusal:
        table.act(seat, action)
    assert (table._state.values(), len(table._state.log)) == (before, length)
    assert refusal.value.reason
    return refusal.value.clause
