"""The files of an SQLite database, if it is one: made for their owner alone, and watched."""

from __future__ import annotations

import os
import struct
import sys
from contextlib import suppress
from pathlib import Path

import sqlalchemy as sa

from kibitz.server.store.store import StoreFailed

OWNER_ALONE = 0o600
WAL_INDEX, WAL_INDEX_AT = struct.Struct("=HI"), 14
"""In SQLite's index of its log: how large a page is (1: 64 KB), and how many the log has."""
WAL_HEADER, WAL_FRAME, MAX_PAGE = 32, 24, 65_536


class SqliteFile:
    """The file of an SQLite database, if it is one, and the log before it: their owner's alone, and always the same.

    Without looking one would go on writing, and acknowledging, into files that were removed. What is committed is in
    the log (-wal) first, so that must not be cut either: SQLite's index of it (-shm) says how long it has to be.
    """

    def __init__(self, url: sa.URL) -> None:
        named = url.database if url.get_backend_name() == "sqlite" else None
        self.path = Path(named) if named and named != ":memory:" and not named.startswith("file:") else None
        self.log, self.index = (Path(f"{self.path}{end}") for end in ("-wal", "-shm"))
        self.known: dict[Path, tuple[int, int]] = {}
        self.read_index: int | None = None
        """A handle that stays open until all is over: to close one ends SQLite's locks on that file (POSIX)."""

    def make(self) -> None:
        """Make it, or take it from everybody else: it has the keys, and the cards of games that are on."""
        if self.path is None:
            return
        with suppress(FileExistsError):
            os.close(os.open(self.path, os.O_CREAT | os.O_EXCL, OWNER_ALONE))
        for path in (self.path, self.log, self.index):
            with suppress(FileNotFoundError, PermissionError):
                path.chmod(OWNER_ALONE)

    def know(self) -> None:
        """From now on it has to be this one; and this log, where SQLite has one."""
        if self.path is None:
            return
        self.known = {self.path: _identity(self.path.stat())}
        with suppress(OSError):
            self.known[self.log] = _identity(self.log.stat())
            if self.read_index is None and sys.platform != "win32":
                self.read_index = os.open(self.index, os.O_RDONLY)

    def check(self) -> None:
        """StoreFailed if something was removed, replaced or cut."""
        for path, known in self.known.items():
            what = "file" if path == self.path else "log (-wal)"
            logged = self._logged() if path == self.log else 0
            try:
                status = path.stat()
            except OSError as error:
                raise StoreFailed(f"the database's {what} is not there any more: {error.strerror}") from None
            if _identity(status) != known:
                raise StoreFailed(f"the database's {what} was replaced: start the server again to use the new one")
            if status.st_size < logged == self._logged():  # otherwise somebody wrote, or emptied it, between two looks
                raise StoreFailed("the database's log (-wal) was cut: what was in it is lost")

    def _logged(self) -> int:
        """How many bytes the log has at least (sqlite.org/walformat.html, 2.1)."""
        if self.read_index is None or sys.platform == "win32":
            return 0
        page, frames = WAL_INDEX.unpack(os.pread(self.read_index, WAL_INDEX.size, WAL_INDEX_AT))
        return WAL_HEADER + frames * (WAL_FRAME + (page if page > 1 else MAX_PAGE)) if frames else 0

    def let_go(self) -> None:
        """Watch it no longer."""
        if self.read_index is not None:
            os.close(self.read_index)
        self.known, self.read_index = {}, None


def _identity(status: os.stat_result) -> tuple[int, int]:
    return status.st_dev, status.st_ino
