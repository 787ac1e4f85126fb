"""Talk: what may be said at a table while a game is on, as the game's rules have it. Between games talk is free."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from kibitz.kernel.clauses import OK


def _open(s: Any) -> int:
    return OK


@dataclass(frozen=True)
class Signal:
    """Something that can be said with a press of a button, where words could say too much; most are about a pile."""

    name: str
    on_pile: bool = True


@dataclass(frozen=True)
class Talk:
    """What a game says about talking.

    `no_numbers` is the clause that forbids naming them, OK where that is allowed. `closed(s)` is the clause that closes
    all talk now, signals and reactions too, or OK. `no_words(s)` closes only free text.
    """

    no_numbers: int = OK
    closed: Callable[[Any], int] = _open
    no_words: Callable[[Any], int] = _open
    signals: tuple[Signal, ...] = ()


FREE = Talk()
"""Nothing is forbidden."""
