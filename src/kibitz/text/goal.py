"""What a game is played for, in a line, with the numbers as they are now: "Together: lay all 98 cards. 77 to go."

A game says it in its text `<game>-goal`, whose blanks are its numbers and options by their names, `seats`, and `my_…`
for one's own. Its first line is all that a small window shows. One that says nothing has a line for all games of its
kind.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from kibitz.kernel.game import Game
from kibitz.text.blanks import filled, first_key, said
from kibitz.text.catalogue import blanks_of, until_others_come


def goal(game: Game, language: str, value: Callable[[str], int | str]) -> str:
    """The goal, its blanks filled in with these values."""
    key = _key(game, language)
    return "" if key is None else said(language, key, None, filled(language, key, None, value))


@until_others_come
@cache
def names_ones_own(game: Game, language: str) -> bool:
    """Whether the goal is told with a number of whoever reads it."""
    key = _key(game, language)
    return key is not None and any(name.startswith("my_") for name in blanks_of(language, key))


@until_others_come
@cache
def _key(game: Game, language: str) -> str | None:
    return first_key(language, None, f"{game.id}-goal", f"goal-{_kind(game)}")


def _kind(game: Game) -> str:
    if game.cooperative:
        return "together"
    if game.one_loses:
        return "one-loses"
    return "chips" if game.chips is not None else "points" if game.score is not None else "win"
