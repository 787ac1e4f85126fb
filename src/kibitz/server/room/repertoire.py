"""What a server knows by name: kibitz's own games and players, and those that its operator has listed.

Names come in messages from anybody. They are looked up here, among what was loaded when the server started, and never
import anything.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from kibitz.errors import KibitzError, UnknownPlayer, brief, did_you_mean
from kibitz.games import GROUP, find_among, ids, load_game
from kibitz.kernel.game import Game
from kibitz.lessons import lesson
from kibitz.players import LEVELS, THINKS, Spec, load_player, names, read_player
from kibitz.players.sensible import page_file
from kibitz.plugins import installed, is_path


@dataclass(frozen=True, eq=False)
class Repertoire:
    """The games and players of a server; those of other packages by what they are called."""

    others: tuple[Game, ...] = ()
    players: Mapping[str, Spec] = field(default_factory=dict)

    def find_game(self, name: str) -> Game:
        """The game with this id, or UnknownGame."""
        return find_among(self.others)(name)

    @property
    def games(self) -> list[Game]:
        """All of them."""
        return [*map(self.find_game, ids()), *self.others]

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
    others: dict[str, Game] = {}
    for name in games:
        game = _listed_game(name)
        if game.own:
            raise KibitzError(
                f"--games lists games of other packages: {game.id} is kibitz's own, and played here anyhow"
            )
        if game.id in ids():
            raise KibitzError(f"--games {name}: kibitz has a game called {game.id}: this one needs a name of its own")
        if game.id in others:
            raise KibitzError(f"--games lists {game.id} twice: once is enough")
        others[game.id] = game
    return Repertoire(tuple(others.values()), {name: load_player(name) for name in players})


def _listed_game(name: str) -> Game:
    """A game of another package as an operator has listed it, with what belongs to it; or KibitzError."""
    offered = set(installed(GROUP)) - set(ids())
    if name not in {*ids(), *offered} and not is_path(name) and not name.endswith(".py"):
        told = did_you_mean(name, offered) if offered else "There are none; name one as module:NAME."
        raise KibitzError(f"--games {name}: no installed package offers a game of that name. {told}")
    game = load_game(name)
    lesson(game)
    page_file(game)
    return game
