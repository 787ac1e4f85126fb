"""The game of docs/add-a-game.md, and the same with something wrong: for tests of what an author is told."""

from __future__ import annotations

import importlib
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

from kibitz.kernel.game import Game
from tests import ROOT

PAGE = (ROOT / "docs" / "add-a-game.md").read_text().split("```python\n")[1].split("```")[0]


def written(name: str, *changes: tuple[str, str], beside: Mapping[str, str] | None = None) -> Path:
    """The game of docs/add-a-game.md with something wrong, as a file, and what stands beside it.

    In the names and texts of what is beside it, NAME is how the game is called, and BOOK its clauses.
    """
    code = PAGE.replace("showdown", name).replace('"SHOW"', f'"{name.upper()}"')
    for old, new in changes:
        assert old in code
        code = code.replace(old, new)
    folder = Path(tempfile.mkdtemp())
    (folder / f"{name}.py").write_text(code)
    for other, text in (beside or {}).items():
        path = folder / other.replace("NAME", name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text.replace("BOOK", name.upper()).replace("NAME", name))
    return folder / f"{name}.py"


def broken(name: str, *changes: tuple[str, str], beside: Mapping[str, str] | None = None) -> Game:
    """The same, as a game."""
    sys.path.insert(0, str(written(name, *changes, beside=beside).parent))
    game = importlib.import_module(name).GAME
    assert isinstance(game, Game)
    return game
