"""Why a table says no where no game's rule does: the clauses ROOM-1 … with their texts in four languages."""

from __future__ import annotations

from typing import Any

from kibitz.errors import IllegalAction, KibitzError
from kibitz.kernel.clauses import book, clause_id

ROOM = book("ROOM", 32)
(
    NO_TABLE,
    NOT_UNDERSTOOD,
    NOT_SEATED,
    TAKEN,
    ONLY_HOST,
    GAME_IS_ON,
    NO_GAME,
    NOT_TO_BE_UNDONE,
    NO_SPECTATORS,
    TOO_FAST,
    TOO_MANY,
    NO_CODE,
    NO_SIGNAL,
    NOT_STORED,
    SITS_ELSEWHERE,
    NOT_THERE_YET,
    NO_NAME,
    WRONG,
    OTHER_VERSION,
    NOT_FOUND,
    NO_COACH,
    NOT_THE_LESSON,
    TWIN,
    NO_NUMBERS_IN_NAMES,
    ENOUGH_SAID,
    HUSHED,
    KEPT_FOR_YOU,
    NOT_IN_THIS_GAME,
    WISH_REFUSED,
    NO_WISH,
    BROKEN_TABLE,
    NOT_PLAYED,
) = ROOM[1:]
"""ROOM-1 to ROOM-32, in this order."""


class Refusal(IllegalAction):
    """A table refuses what was asked, and nothing has changed."""


def refused(clause: int, **details: Any) -> Refusal:
    """The refusal by a clause."""
    return Refusal(clause_id(clause), details)


def as_refusal(error: KibitzError) -> IllegalAction:
    """Any error of kibitz's as a refusal that says the same."""
    return error if isinstance(error, IllegalAction) else refused(WRONG, why=str(error))
