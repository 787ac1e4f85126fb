"""The server's own time, which no wrong clock on the wall can move.

Tokens lapse, keys are replaced and tables are cleared away by age. By the wall's clock one wrong date would end all of
them at once, and for good. So age is counted in time that the server has lived: while it runs the monotonic clock
counts, and while it did not run the wall's, as far as that can be believed: no longer than the run before has lasted,
so that a wrong date, however often it comes, adds little.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

BELIEVED_SECONDS = 3 * 86_400.0
"""Seconds that a server may have been off by the wall's word; more, or less than none, counts as no time at all."""


@dataclass(frozen=True)
class Moment:
    """The server's time, what the wall said then, and how long the server had run; all in seconds."""

    lived: float
    wall: float
    ran: float = 0.0


class ServerTime:
    """Seconds that only ever go on, one after another: from the last moment that was stored, or from the wall's."""

    def __init__(self, last: Moment | None, wall: Callable[[], float] = time.time) -> None:
        self._wall, self._since = wall, time.monotonic()
        self._began = wall() if last is None else last.lived
        if last is not None and 0 <= (off := wall() - last.wall) <= BELIEVED_SECONDS:
            self._began += min(off, last.ran)

    def __call__(self) -> float:
        """Now."""
        return self._began + time.monotonic() - self._since

    def moment(self) -> Moment:
        """Now, to be stored."""
        return Moment(self(), self._wall(), time.monotonic() - self._since)
