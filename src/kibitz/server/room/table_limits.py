"""How much may be said and changed at one table, so that nobody fills its log: acting and leaving are never counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from kibitz.server.limits import Bucket
from kibitz.server.protocol.refusals import ENOUGH_SAID, TOO_FAST, refused

LINES_PER_SEAT, LINES_OF_ONLOOKERS = 1000, 200
"""So much is stored of what is said, from one game's beginning to its end, or from then to the next."""
SEAT_TALK_PER_SECOND, SEAT_TALK_BURST = 1.0, 10
"""Lines, signals and reactions a second, and at once, of one seat."""
ONLOOKERS_TALK_PER_SECOND, ONLOOKERS_TALK_BURST = 0.5, 10
"""The same of all together who look on."""
SEAT_CHANGES_PER_SECOND, SEAT_CHANGES_BURST = 2.0, 40
"""Whatever else somebody at the table may want, a second: to be ready, to swap, to take back, to change options."""
GUEST_SITS_PER_SECOND, GUEST_SITS_BURST = 0.1, 5
"""How often one guest may sit down, or wish to; what is refused is not counted."""
ALL_SIT_PER_SECOND, ALL_SIT_BURST = 10.0, 100
"""How often all together may."""
MAX_GUESTS = 500
"""Of so many guests we know how often they sat down lately."""


class TableLimits:
    """What is left to be said and changed: by each seat, and by all who look on together (None)."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self.talk: dict[int | None, Bucket] = {None: Bucket(ONLOOKERS_TALK_PER_SECOND, ONLOOKERS_TALK_BURST, now)}
        self.changes: dict[int | None, Bucket] = {}
        self.sits = Bucket(ALL_SIT_PER_SECOND, ALL_SIT_BURST, now)
        self.guests: dict[str, Bucket] = {}
        self.lines: Counter[int | None] = Counter()
        """How much of what was said is stored."""

    def take_talk(self, seat: int | None, stored: bool = True) -> None:
        """Something is said, or is too much; what is `stored` counts for longer."""
        most = LINES_OF_ONLOOKERS if seat is None else LINES_PER_SEAT
        if stored and self.lines[seat] >= most:
            raise refused(ENOUGH_SAID)
        if not self._bucket(self.talk, seat, SEAT_TALK_PER_SECOND, SEAT_TALK_BURST).take():
            raise refused(TOO_FAST)

    def take_change(self, seat: int | None) -> None:
        """Something about the table is changed, or is too much."""
        if not self._bucket(self.changes, seat, SEAT_CHANGES_PER_SECOND, SEAT_CHANGES_BURST).take():
            raise refused(TOO_FAST)

    def take_seat(self, guest: str) -> None:
        """Somebody sits down, or wishes to, or has done so too often."""
        mine = self.guests.pop(guest, None) or Bucket(GUEST_SITS_PER_SECOND, GUEST_SITS_BURST, self.now)
        self.guests[guest] = mine
        if len(self.guests) > MAX_GUESTS:
            del self.guests[next(iter(self.guests))]
        if not mine.take() or not self.sits.take():
            raise refused(TOO_FAST)

    def _bucket(self, of: dict[int | None, Bucket], seat: int | None, rate: float, burst: float) -> Bucket:
        return of.setdefault(seat, Bucket(rate, burst, self.now))
