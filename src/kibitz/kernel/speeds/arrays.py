"""Tables as NumPy records, for the compiled speeds: one record is a whole state, and an array of them many tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from kibitz.kernel.game import Game
from kibitz.kernel.options import Code
from kibitz.kernel.state import NUMBERS, State

if TYPE_CHECKING:  # plain Python does without arrays
    import numpy as np
    from numpy.typing import NDArray


def pile_starts(table: type[State]) -> list[int]:
    """Where each pile begins in the record's one row of cards."""
    starts = [0]
    for pile in table.PILES:
        starts.append(starts[-1] + pile.room + 1)
    return starts


def as_record(s: State) -> np.ndarray[Any, Any]:
    """A table of plain Python as an array of one record, for the compiled speeds."""
    import numpy as np

    record = np.zeros(1, dtype(type(s)))
    for name in (*NUMBERS, *s.FIELDS, "rng", "seen", "fresh", "traced"):
        record[name] = getattr(s, name)
    record["pile"] = [card for pile in s.pile for card in pile]
    return record


def dtype(table: type[State]) -> np.dtype[Any]:
    """The table as one aligned NumPy record: faces in 8 bits, numbers in 16, the piles end to end in one row."""
    import numpy as np

    for name in table.FIELDS:
        if hasattr(np.record, name):
            raise ValueError(f"{table.__module__}: a field cannot be called {name}: NumPy's records have that name")
    fields: list[tuple[Any, ...]] = [
        ("rng", np.uint32, (4,)),
        ("over", np.int32),
        ("to_act", np.int16),
        ("winners", np.int16),
        ("losers", np.int16),
        ("seats", np.int16),
        ("seen", np.int16, (len(table.FACE),)),
        ("traced", np.int16, (len(table.FACE),)),
    ]
    fields += [(name, np.int16, (length,)) if length else (name, np.int16) for name, length in table.FIELDS.items()]
    fields.append(("fresh", np.int8, (len(table.FACE),)))
    fields.append(("pile", np.int8, (pile_starts(table)[-1],)))
    return np.dtype((np.record, np.dtype(fields, align=True)))


def empty_tables(game: Game, seats: int, options: Mapping[str, Code], count: int) -> NDArray[Any]:
    """Records of tables on which nothing has been dealt yet."""
    import numpy as np

    tables = np.zeros(count, dtype(game.table_type))
    tables["seats"] = seats
    for name, value in options.items():
        tables[name] = value
    return tables
