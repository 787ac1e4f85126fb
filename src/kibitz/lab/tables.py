"""Tables as records, for the compiled speeds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kibitz.kernel.game import Game
from kibitz.kernel.options import Code
from kibitz.kernel.state import dtype


def empty_tables(game: Game, seats: int, options: Mapping[str, Code], count: int) -> NDArray[Any]:
    """Records of tables on which nothing has been dealt yet."""
    tables = np.zeros(count, dtype(game.table_type))
    tables["seats"] = seats
    for name, value in options.items():
        tables[name] = value
    return tables
