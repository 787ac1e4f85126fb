"""The game with secret numbers of docs/add-a-game.md, and the same with something wrong."""

from __future__ import annotations

import re

from kibitz.kernel.game import Game
from tests import ROOT
from tests.games.showdown import loaded

(PAGE,) = re.findall(r'```python\n("""Nearest.*?)```', (ROOT / "docs" / "add-a-game.md").read_text(), re.DOTALL)


def nearest(name: str = "nearest", *changes: tuple[str, str]) -> Game:
    """The game on the page, with changes."""
    return loaded(PAGE.replace("nearest", name).replace('"NEAR"', f'"{name.upper()}"'), name, changes)
