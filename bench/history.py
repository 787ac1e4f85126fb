"""Whether what clients were told at a table agrees with what is stored: nothing lost, twice, or before its time.

A client keeps its history (what was acknowledged, what was refused, every number it was shown, in order) while faults
happen to the server; `wrong_in` compares it with the logs. tests/server/test_faults.py forges histories, and each is
found.
"""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from kibitz.server.room.entries import AnyEntry, Closed, read
from kibitz.server.room.loading import load_room
from kibitz.server.room.room import Room

Log = list[tuple[int, float, AnyEntry]]
NOT_SURE = "ROOM-14"
"""The refusal that says 'probably not': the disk failed after the entry was written, and before that was sure."""


@dataclass
class History:
    """What one client was told at a table."""

    acknowledged: dict[str, int] = field(default_factory=dict)
    """By id, the number under which something was done."""
    refused: dict[str, str] = field(default_factory=dict)
    """By id, the clause."""
    shown: list[int] = field(default_factory=list)
    """The numbers of changes, as they came."""

    def hears(self, request: str, number: int | None, clause: str = "") -> None:
        """An answer, or a change; what is done stays done, also if it is asked again."""
        if clause:
            if request and request not in self.acknowledged:
                self.refused[request] = clause
            return
        if request and number is not None:
            self.acknowledged.setdefault(request, number)
            self.refused.pop(request, None)

    def sees(self, number: int) -> None:
        """The table has come to a number."""
        self.shown.append(number)


def wrong_in(logs: dict[str, Log], histories: dict[str, list[History]], fsync_failed: bool = False) -> list[str]:
    """All that is not as it should be, a sentence each."""
    wrong = [f"{table}: the whole table is lost" for table in histories if table not in logs]
    for table, entries in logs.items():
        wrong += [f"{table}: {what}" for what in _wrong_in_log(entries)]
        stored = {entry.id: number for number, _, entry in entries if entry.id}
        for history in histories.get(table, ()):
            wrong += [f"{table}: {what}" for what in _wrong_in_history(history, stored, len(entries), fsync_failed)]
    return wrong


def _wrong_in_log(entries: Log) -> list[str]:
    numbers = [number for number, _, _ in entries]
    gap = [f"the log has a gap: {numbers}"] if numbers != list(range(1, len(numbers) + 1)) else []
    asked = Counter((entry.guest, entry.id) for _, _, entry in entries if entry.id)
    return gap + [f"done {times} times: {request}" for (_, request), times in asked.items() if times > 1]


def _wrong_in_history(history: History, stored: dict[str, int], last: int, fsync_failed: bool) -> list[str]:
    wrong = [f"acknowledged and lost: {request}" for request in history.acknowledged if request not in stored]
    for request, number in history.acknowledged.items():
        if stored.get(request, number) > number:
            wrong.append(f"acknowledged as {number} before it was done: {request}")
    for request, clause in history.refused.items():
        if request in stored and not (fsync_failed and clause == NOT_SURE):
            wrong.append(f"refused by {clause}, but done: {request}")
    back = [(one, two) for one, two in zip(history.shown, history.shown[1:], strict=False) if two < one]
    wrong += [f"numbers went back from {one} to {two}: shown before it was stored" for one, two in back]
    if history.shown and max(history.shown) > last:
        wrong.append(f"shown up to {max(history.shown)}, but stored up to {last}")
    return wrong


def stored_logs(database: Path) -> dict[str, Log]:
    """The logs of all tables, from a copy: looking at a database cleans it up, and the server shall do that."""
    with tempfile.TemporaryDirectory() as folder:
        for ending in ("", "-wal"):
            with suppress(FileNotFoundError):
                shutil.copy(f"{database}{ending}", Path(folder) / f"copy.db{ending}")
        connection = sqlite3.connect(Path(folder) / "copy.db")
        try:
            (sound,) = connection.execute("PRAGMA integrity_check").fetchone()
            assert sound == "ok", sound
            rows = connection.execute("SELECT table_id, number, kind, at, body FROM log ORDER BY table_id, number")
            found: dict[str, Log] = {}
            for table, number, kind, at, body in rows:
                entry = read(body)
                assert entry.kind == kind
                found.setdefault(table, []).append((number, at, entry))
            return found
        finally:
            connection.close()


def load_twice(table: str, entries: Log) -> Room:
    """A table from its log: from its beginning, and as a server loads it, which must be the same."""
    whole = load_room(table, lambda: 0.0, entries, 0)
    closed = [i for i, (_, _, entry) in enumerate(entries) if isinstance(entry, Closed)]
    if closed:
        last = load_room(table, lambda: 0.0, entries[closed[-1] :], len(closed))
        for one in (whole, last):
            assert one.number == len(entries)
        assert (whole.games, whole.phase, whole.host) == (last.games, last.phase, last.host)
        assert whole.deal_secret == last.deal_secret
        assert [(s.guest, s.name, s.bot, s.ready) for s in whole.seats] == [
            (s.guest, s.name, s.bot, s.ready) for s in last.seats
        ]
        assert whole.table is not None and last.table is not None
        assert whole.table.record(resumable=True) == last.table.record(resumable=True)
    return whole
