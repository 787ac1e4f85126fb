"""The game with secret numbers of docs/add-a-game.md, and the same with something wrong."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

import pytest

from kibitz.kernel.game import Game
from tests import ROOT
from tests.games.showdown import loaded

(PAGE,) = re.findall(r'```python\n("""Nearest.*?)```', (ROOT / "docs" / "add-a-game.md").read_text(), re.DOTALL)


def nearest(name: str = "nearest", *changes: tuple[str, str]) -> Game:
    """The game on the page, with changes."""
    return loaded(PAGE.replace("nearest", name).replace('"NEAR"', f'"{name.upper()}"'), name, changes)


def on_the_path(game: Game, monkeypatch: pytest.MonkeyPatch) -> str:
    """A process that is started now finds the game by the name that this returns."""
    folder = Path(sys.modules[game.module].__file__ or "").parent
    path = [str(folder), *filter(None, [os.environ.get("PYTHONPATH")])]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(path))
    return f"{game.module}:GAME"
