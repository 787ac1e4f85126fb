"""Group commit: entries of many tables are saved in one transaction, and acknowledged when it is done."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

from msgspec import Struct

from kibitz.errors import KibitzError
from kibitz.server.metrics import COMMITS, SAVED
from kibitz.server.store.store import Notice, Row, Store, StoreFailed

LOG = logging.getLogger("kibitz.server")
Then = Callable[[KibitzError | None], None]


class Change(Struct, frozen=True):
    """What one room wants saved; `then` is called when it is (None), or cannot be."""

    rows: list[Row]
    notice: Notice | None
    then: Then

    def end(self, error: KibitzError | None) -> None:
        """Say that it is saved, or is not; whatever happens there, others are saved on."""
        try:
            self.then(error)
        except Exception:
            LOG.exception("after saving")


class Writer:
    """Saves what rooms ask for, in the order in which they ask."""

    def __init__(self, store: Store, pause: float) -> None:
        self.store, self.pause = store, pause
        self.waiting: list[Change] = []
        self.wake = asyncio.Event()
        self.stopping = False

    def save(self, change: Change) -> None:
        """Save something soon."""
        self.waiting.append(change)
        self.wake.set()

    async def run(self) -> None:
        """Save until told to stop, and then what is left."""
        while not self.stopping or self.waiting:
            await self.wake.wait()
            self.wake.clear()
            while self.waiting:
                began = time.monotonic()
                changes, self.waiting = self.waiting, []
                await self._commit(changes, [])
                if not self.stopping:  # at a busy server more is then saved at a time; at a quiet one nobody waits
                    await asyncio.sleep(max(0.0, self.pause - (time.monotonic() - began)) if self.waiting else 0)

    async def stop(self, running: asyncio.Task[None]) -> None:
        """Save what is left, and end."""
        self.stopping = True
        self.wake.set()
        await running

    async def _commit(self, changes: list[Change], others: list[Change]) -> None:
        """Save all of it together; if that fails, each by itself, so that only the one to blame fails.

        What the same room wants saved after that fails too: it was made of what is not stored.
        """
        rows = [row for change in changes for row in change.rows]
        notices = [change.notice for change in changes if change.notice is not None]
        try:
            await self.store.append(rows, notices)
        except Exception as fault:
            error = _as_error(fault)
            if len(changes) > 1:
                while changes:
                    await self._commit([changes.pop(0)], changes)
                return
            tables = {row.table for row in rows}
            failed = list(changes)
            for waiting in (others, self.waiting):
                failed += [change for change in waiting if not tables.isdisjoint(row.table for row in change.rows)]
                waiting[:] = [change for change in waiting if change not in failed]
            for change in failed:
                change.end(error)
            return
        COMMITS.inc()
        SAVED.inc(len(rows))
        for change in changes:
            change.end(None)


def _as_error(fault: Exception) -> KibitzError:
    """Why something was not saved; a fault of ours is no reason to save nothing any more."""
    if isinstance(fault, KibitzError):
        return fault
    LOG.error("saving failed", exc_info=fault)
    return StoreFailed(str(fault))
