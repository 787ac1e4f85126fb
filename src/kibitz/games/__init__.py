"""The games, one file each. A module here that declares GAME is a game; nothing else registers it."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

from kibitz.errors import UnknownGame, brief, did_you_mean
from kibitz.kernel.game import Game


@cache
def ids() -> tuple[str, ...]:
    """The ids of all games, which are the names of their modules."""
    return tuple(m.name for m in pkgutil.iter_modules(__path__) if not m.name.startswith("_"))


def game(name: str) -> Game:
    """The game with this id, or UnknownGame."""
    if not isinstance(name, str) or name not in ids():
        raise UnknownGame(f"there is no game {brief(name)}. {did_you_mean(name, ids())}")
    found = importlib.import_module(f"{__name__}.{name}").GAME
    assert isinstance(found, Game)
    return found


def games() -> list[Game]:
    """Every game."""
    return [game(name) for name in ids()]
