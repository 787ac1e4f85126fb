"""The game of docs/add-a-game.md, and the same with something wrong: for tests of what an author is told."""

from __future__ import annotations

import importlib
import sys
import tempfile
from pathlib import Path

from kibitz.kernel.game import Game
from tests import ROOT

PAGE = (ROOT / "docs" / "add-a-game.md").read_text().split("```python\n")[1].split("```")[0]


def broken(name: str, *changes: tuple[str, str]) -> Game:
    """The game of docs/add-a-game.md with something wrong."""
    code = PAGE.replace("showdown", name).replace('"SHOW"', f'"{name.upper()}"')
    for old, new in changes:
        assert old in code
        code = code.replace(old, new)
    path = Path(tempfile.mkdtemp()) / f"{name}.py"
    path.write_text(code)
    sys.path.insert(0, str(path.parent))
    game = importlib.import_module(name).GAME
    assert isinstance(game, Game)
    return game
