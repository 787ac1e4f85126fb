"""A copy of a server's SQLite file, also of one that is written to: whole, and readable by its owner alone."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy.exc import ArgumentError

from kibitz.errors import KibitzError
from kibitz.server.store.sql_store import database_url
from kibitz.server.store.sqlite_file import OWNER_ALONE


def back_up(database: str, file: Path) -> None:
    """Copy a database to a new file; KibitzError says why it cannot be."""
    source = _file_of(database)
    if not source.is_file():
        raise KibitzError(f"there is no SQLite file {source}: name it with --database (others have tools of their own)")
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ALONE))
    except OSError as error:
        raise KibitzError(f"{file} cannot be written ({(error.strerror or '').lower()}): choose another file") from None
    try:
        with (
            closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as kept,
            closing(sqlite3.connect(file)) as copy,
        ):
            kept.backup(copy)
    except sqlite3.Error as error:
        file.unlink()
        raise KibitzError(f"{source} cannot be copied: {error}") from None


def _file_of(database: str) -> Path:
    """The file of a database; of one that is no SQLite file, one that there is not."""
    try:
        url = database_url(database)
    except ArgumentError:
        return Path(database)
    return Path(url.database or "" if url.get_backend_name() == "sqlite" else database)
