"""Players: bots that come through the same door as people, `choose(view, rng)`, and see nothing but views."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from kibitz.errors import UnknownPlayer, nearest, shown
from kibitz.kernel.view import View
from kibitz.players.random import choose as random_choice

Player = Callable[[View, Random], str]

PLAYERS: dict[str, Player] = {"random": random_choice}


def player(name: str) -> Player:
    """The player with this name, or UnknownPlayer."""
    if name not in PLAYERS:
        raise UnknownPlayer(f"there is no player {shown(name)}. {nearest(name, PLAYERS)}")
    return PLAYERS[name]
