"""The game of docs/add-a-game.md, and the same with something wrong: for tests of what an author is told."""

from __future__ import annotations

import importlib
import sys
import tempfile
from collections.abc import Iterable, Mapping
from pathlib import Path

from kibitz.kernel.game import Game
from tests import ROOT

PAGE = (ROOT / "docs" / "add-a-game.md").read_text().split("```python\n")[1].split("```")[0]


def written(name: str, *changes: tuple[str, str], beside: Mapping[str, str] | None = None) -> Path:
    """The game of docs/add-a-game.md with something wrong, as a file, and what stands beside it.

    In the names and texts of what is beside it, NAME is how the game is called, and BOOK its clauses.
    """
    return _in_a_file(
        PAGE.replace("showdown", name).replace('"SHOW"', f'"{name.upper()}"'), name, changes, beside or {}
    )


def _in_a_file(code: str, name: str, changes: Iterable[tuple[str, str]], beside: Mapping[str, str]) -> Path:
    for old, new in changes:
        assert old in code
        code = code.replace(old, new)
    folder = Path(tempfile.mkdtemp())
    (folder / f"{name}.py").write_text(code)
    for other, text in beside.items():
        path = folder / other.replace("NAME", name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text.replace("BOOK", name.upper()).replace("NAME", name))
    return folder / f"{name}.py"


def broken(name: str, *changes: tuple[str, str], beside: Mapping[str, str] | None = None) -> Game:
    """The same, as a game."""
    return _imported(written(name, *changes, beside=beside))


def loaded(code: str, name: str, changes: Iterable[tuple[str, str]]) -> Game:
    """The game that a text is the rules of, once it is changed; in a module of that name."""
    return _imported(_in_a_file(code, name, changes, {}))


def _imported(file: Path) -> Game:
    sys.path.insert(0, str(file.parent))
    game = importlib.import_module(file.stem).GAME
    assert isinstance(game, Game)
    return game
