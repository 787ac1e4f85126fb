"""Where records go: a new game's takes the place of the last one, which is not lost."""

from __future__ import annotations

from pathlib import Path


def set_aside(record: Path) -> Path:
    """Give a record a free name beside its own (game-1.kibitz), so that another can take its place; that name."""
    names = (record.with_name(f"{record.stem}-{number}{record.suffix}") for number in range(1, 10_000))
    return record.rename(next(name for name in names if not name.exists()))
