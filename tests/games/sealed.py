"""The game with bids that one can pay of docs/add-a-game.md, and the same with something wrong."""

from __future__ import annotations

import re

from kibitz.kernel.game import Game
from tests import ROOT
from tests.games.showdown import loaded

(PAGE,) = re.findall(r'```python\n("""Sealed.*?)```', (ROOT / "docs" / "add-a-game.md").read_text(), re.DOTALL)


def sealed(name: str = "sealed", *changes: tuple[str, str]) -> Game:
    """The game on the page, with changes."""
    return loaded(PAGE.replace("sealed", name).replace('"SEAL"', f'"{name.upper()}"'), name, changes)
