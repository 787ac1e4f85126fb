"""What a server knows by name: kibitz's own games and players, and those that its operator has listed.

Names come in messages from anybody. They are looked up here, among what was loaded when the server started, and never
import anything.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from kibitz.errors import KibitzError, UnknownPlayer, brief, did_you_mean
from kibitz.games import Finder, finder, ids, load_game
from kibitz.kernel.game import Game
from kibitz.players import LEVELS, THINKS, Spec, load_player, names, read_player


@dataclass(frozen=True, eq=False)
class Repertoire:
    """The games and players of a server; those of other packages by what they are called."""

    others: tuple[Game, ...] = ()
    players: Mapping[str, Spec] = field(default_factory=dict)

    @property
    def game(self) -> Finder:
        """Finds a game by its id."""
        return finder(self.others)

    @property
    def games(self) -> list[Game]:
        """All of them."""
        return [*map(self.game, ids()), *self.others]

    def player(self, name: str) -> Spec:
        """The player that is named so, or UnknownPlayer."""
        if name in self.players:
            return self.players[name]
        if name.partition(":")[0] in {*LEVELS, *THINKS}:
            return read_player(name)
        known = [*LEVELS, *THINKS, *self.players]
        raise UnknownPlayer(f"there is no player {brief(name)}. {did_you_mean(name, known)}")

    @property
    def player_names(self) -> list[str]:
        """What a player can be called here."""
        return [*names(), *self.players]


OWN = Repertoire()
"""Kibitz's own, and nothing else."""


def load(games: Iterable[str], players: Iterable[str]) -> Repertoire:
    """What an operator has listed, by id or as `module:name`; loaded now, or KibitzError."""
    others = tuple(load_game(name) for name in games)
    twice = sorted({game.id for game in others if game.id in ids() or sum(o.id == game.id for o in others) > 1})
    if twice:
        raise KibitzError(f"there are two games called {twice[0]}: list it once, and under a name of its own")
    return Repertoire(others, {name: load_player(name) for name in players})
