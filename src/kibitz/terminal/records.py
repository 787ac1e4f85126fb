"""Where records go: a new game's takes the place of the last one, which is not lost; and how its deal is proved."""

from __future__ import annotations

import shlex
from pathlib import Path

from kibitz.kernel.table import Table


def set_aside(record: Path) -> Path:
    """Give a record a free name beside its own (game-1.kibitz), so that another can take its place; that name."""
    names = (record.with_name(f"{record.stem}-{number}{record.suffix}") for number in range(1, 10_000))
    return record.rename(next(name for name in names if not name.exists()))


def proving(table: Table, record: Path, named: str = "") -> str:
    """The command that proves the deal of a table; `named` is how its game was named, if it is not one of ours."""
    words = ["kibitz", "verify", str(record), *(["--game", named] if named else [])]
    return shlex.join([*words, "--commitment", table.commitment or ""])
