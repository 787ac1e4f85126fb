"""Reviews of games that are over: each is made once, a few decisions at a time, and kept.

Reviews take turns, those who ask for many with each other. One that nobody has asked about for a while is given up: the
page asks again and again until it is there.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections import Counter, OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from kibitz.errors import KibitzError
from kibitz.kernel.game import Game
from kibitz.players.worker import Worker
from kibitz.server.session.queues import Asker, WorkerQueue
from kibitz.text.advice import GameReview
from kibitz.text.review import PART, review_part, review_told

Key = tuple[str, int | None]
Told = dict[str, GameReview]
"""By language."""

POLL_SECONDS = 2.0
"""How long a question waits for a review that is being made."""
WANTED_SECONDS = 15.0
"""How long after the last question a review is still wanted."""
FROZEN_SECONDS = 30.0
"""How long a few decisions may take before the process is taken for frozen."""
QUEUE_SECONDS = 600.0
"""How long a review waits for its turn, as long as it is wanted."""
RETRY_SECONDS = 0.3
"""How long until a process that is getting ready is asked again."""
MAX_TRIES = 3
"""How often a part of a review may fail."""
MAX_KEPT, MAX_AT_ONCE, MAX_OF_ONE = 64, 32, 4
"""Reviews that are kept; that are made at the same time; and of those, for one account."""


@dataclass(frozen=True)
class Played:
    """A game that is over, of which a seat's decisions (None: everybody's) are to be looked at."""

    game: Game
    record: str
    seat: int | None
    names: Mapping[str, list[str]] = field(compare=False)
    """By language, how everybody was called."""

    @cached_property
    def key(self) -> Key:
        """What it is known by."""
        return hashlib.sha256(self.record.encode()).hexdigest(), self.seat


@dataclass
class Job:
    """A review that is being made."""

    played: Played
    asker: Asker
    until: float
    done: int = 0
    count: int = 0
    task: asyncio.Task[Told] | None = None

    def wanted(self) -> bool:
        """Whether somebody still waits for it."""
        return time.monotonic() < self.until


@dataclass(frozen=True)
class Looked:
    """A review, if it is there (with what is said in each language); else how far it is."""

    review: Told | None
    done: int = 0
    count: int = 0

    def told(self, language: str) -> GameReview | None:
        """All of it, in a language."""
        return None if self.review is None else self.review[language]


class Reviews:
    """The reviews that are made, and those that were."""

    def __init__(self) -> None:
        self.queue = WorkerQueue([Worker()])
        self.jobs: dict[Key, Job] = {}
        self.kept: OrderedDict[Key, Told] = OrderedDict()

    def knows(self, played: Played) -> bool:
        """Whether this one is there, or is being made."""
        return played.key in self.kept or played.key in self.jobs

    async def ask(self, played: Played, owner: str = "") -> Looked:
        """A review, if it is there soon; whoever asks again while it is made keeps it going. KibitzError: it failed."""
        key = played.key
        if key in self.kept:
            self.kept.move_to_end(key)
            return Looked(self.kept[key])
        job = self.jobs.get(key) or self._begin(key, played, owner)
        if job is None:
            return Looked(None)
        job.until = time.monotonic() + WANTED_SECONDS
        assert job.task is not None
        await asyncio.wait([job.task], timeout=POLL_SECONDS)
        if job.task.done() and not job.task.cancelled():
            return Looked(job.task.result())
        return Looked(None, job.done, job.count)

    def _begin(self, key: Key, played: Played, owner: str) -> Job | None:
        """Begin with a review; not if there are too many. Whoever has none comes before another's second."""
        held = Counter(job.asker.owner for job in self.jobs.values())
        if held[owner] >= MAX_OF_ONE:
            return None
        if len(self.jobs) >= MAX_AT_ONCE and (held[owner] or not self._make_place(held)):
            return None
        job = self.jobs[key] = Job(played, Asker(f"{key}", owner), time.monotonic() + WANTED_SECONDS)
        job.task = asyncio.create_task(self._make(job))
        job.task.add_done_callback(lambda task: self._end(key, job, task))
        return job

    def _make_place(self, held: Counter[str]) -> bool:
        """Give up a review of whoever has most, the one with the least done; not if nobody has two."""
        (owner, most), *_ = held.most_common(1)
        if most < 2:
            return False
        theirs = [key for key, job in reversed(self.jobs.items()) if job.asker.owner == owner]
        job = self.jobs.pop(min(theirs, key=lambda key: self.jobs[key].done))
        assert job.task is not None
        job.task.cancel()
        return True

    def _end(self, key: Key, job: Job, task: asyncio.Task[Told]) -> None:
        if self.jobs.get(key) is job:
            del self.jobs[key]
        if not task.cancelled() and task.exception() is None:
            self.kept[key] = task.result()
            while len(self.kept) > MAX_KEPT:
                self.kept.popitem(last=False)

    async def _make(self, job: Job) -> Told:
        played, parts = job.played, list[bytes]()
        while not parts or job.done < job.count:
            job.count, part = await self._answer(job, review_part, played.game, played.record, played.seat, job.done)
            parts.append(part)
            job.done = min(job.count, job.done + PART)
        told = await self._answer(job, review_told, played.game, played.record, played.seat, parts, dict(played.names))
        assert isinstance(told, dict)
        return told

    async def _answer(self, job: Job, function: Any, *arguments: Any) -> Any:
        """What the process says, when it is this review's turn and the game is compiled; whatever else is a failure."""
        tries = 0
        while tries < MAX_TRIES:

            def question(worker: Worker) -> tuple[bool, Any]:
                ready = worker.ready_for(job.played.game)
                return ready, worker.run(function, job.played.game, FROZEN_SECONDS, *arguments) if ready else None

            found = await self.queue.ask(job.asker, question, wait=QUEUE_SECONDS, wanted=job.wanted)
            if not job.wanted():
                raise asyncio.CancelledError
            ready, answer = found or (True, None)
            if answer is not None:
                return answer
            tries += ready
            await asyncio.sleep(RETRY_SECONDS)
        raise KibitzError("the coach cannot look at this game again: it fails each time")

    def close(self) -> None:
        """Give everything up."""
        for job in self.jobs.values():
            if job.task is not None:
                job.task.cancel()
        self.queue.close()
