"""The games, one file each. A module here that declares GAME is a game; nothing else registers it.

Games of other packages are found by the entry point `kibitz.games`, and any other by where it stands (plugins.py).
"""

from __future__ import annotations

import importlib
import pkgutil
import re
import warnings
from collections.abc import Callable, Iterable
from functools import cache
from inspect import isfunction
from pathlib import Path

from kibitz import plugins
from kibitz.errors import BadRules, KibitzError, UnknownGame, brief, did_you_mean
from kibitz.kernel.game import Game

GROUP = "kibitz.games"
"""The entry point under which other packages offer games."""

FindGame = Callable[[str], Game]
"""Finds a game by its id, or raises UnknownGame."""


@cache
def ids() -> tuple[str, ...]:
    """The ids of kibitz's own games, which are the names of their modules."""
    return tuple(m.name for m in pkgutil.iter_modules(__path__) if not m.name.startswith("_"))


def own_game(name: str) -> Game:
    """The one of kibitz's own games with this id, or UnknownGame: no name imports anything else."""
    if not isinstance(name, str) or name not in ids():
        raise UnknownGame(f"there is no game {brief(name)}. {did_you_mean(name, ids())}")
    return _checked(importlib.import_module(f"{__name__}.{name}").GAME, name)


def game(name: str) -> Game:
    """The game with this id, kibitz's own or that of an installed package; or UnknownGame."""
    offered = {} if not isinstance(name, str) or name in ids() else plugins.installed(GROUP)
    return _checked(plugins.load(name, offered), name) if name in offered else own_game(name)


def games() -> list[Game]:
    """Every game: kibitz's own, and those of installed packages, as far as they can be loaded."""
    found = [own_game(name) for name in ids()]
    for name in sorted(set(plugins.installed(GROUP)) - set(ids())):
        try:
            found.append(game(name))
        except KibitzError as error:
            warnings.warn(f"a game of another package is left out: {error}", stacklevel=2)
    return found


def load_game(name: str) -> Game:
    """A game as whoever runs the program names it: by its id, as `module:NAME`, or by a file."""
    if name in ids():
        return own_game(name)
    if name.endswith(".py"):
        return games_in(Path(name))[0]
    if plugins.is_path(name):
        return _checked(plugins.load(name, {}), name)
    known = [*ids(), *plugins.installed(GROUP)]
    if name not in known and Path(name).is_dir():
        raise UnknownGame(_in_a_folder(Path(name)))
    if name not in known:
        said = f"there is no game {brief(name)}. {did_you_mean(name, known)}"
        raise UnknownGame(f"{said} One of your own is named by its file, {brief(name)[1:-1]}.py, or as module:NAME.")
    return game(name)


def _in_a_folder(folder: Path) -> str:
    """What is said to whoever names a folder: the files of rules in it."""
    texts = {file: file.read_text(encoding="utf-8", errors="replace") for file in sorted(folder.glob("*.py"))}
    found = [str(file) for file, text in texts.items() if re.search(r"^\w+ = Game\(", text, re.MULTILINE)]
    if not found:
        return f"{folder} is a folder, and no file in it declares a game"
    return f"{folder} is a folder: name the file of the rules in it, {' or '.join(found)}"


def games_in(path: Path) -> list[Game]:
    """The games that a file declares."""
    from kibitz.kernel.speeds.checker import why_not_loaded

    if not path.is_file():
        raise UnknownGame(f"there is no rules file {path}: name a Python file, or one of {', '.join(ids())}")
    try:
        module = plugins.load_file(path)
    except (Exception, SystemExit) as error:
        raise BadRules(why_not_loaded(path, error)) from error
    found = [value for value in vars(module).values() if isinstance(value, Game)]
    if not found:
        own = [f.__name__ for f in vars(module).values() if isfunction(f) and f.__module__ == module.__name__]
        player = f". A player in it is named module:function: --players you,{module.__name__}:{own[0]}" if own else ""
        raise BadRules(f"{path} declares no game: a file of rules ends with GAME = Game(…){player}")
    return found


def find_among(others: Iterable[Game] = ()) -> FindGame:
    """Finds kibitz's own games and these others by their ids, and nothing else: for names that strangers send."""
    known = {other.id: other for other in others}

    def find(name: str) -> Game:
        if name in known:
            return known[name]
        if name not in ids():
            raise UnknownGame(f"there is no game {brief(name)}. {did_you_mean(name, [*ids(), *known])}")
        return own_game(name)

    return find


def _checked(found: object, name: str) -> Game:
    if not isinstance(found, Game):
        raise UnknownGame(f"{brief(name)} is no game, but a {type(found).__name__}: name what Game(…) has made")
    return found
