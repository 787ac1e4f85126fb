"""Questions to the processes that think: whoever asks waits a bounded time, and nobody for somebody who asks more.

Of those who wait, people go before tables where only bots sit; then whoever's account was served longest ago, and of
one account the table that was. A frozen process costs its own question, and is replaced (players/worker.py).

What this process itself has to think about longer is done in threads, by turns, too.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from itertools import count
from math import inf
from typing import Any, TypeVar

from kibitz.players.worker import Worker

T = TypeVar("T")

MAX_WAITING = 256
"""Questions that wait for one kind of process; when there are more, whoever's turn would be last does without."""
MAX_SERVED = 4096
"""Tables and accounts of which we remember when they were served last."""


@dataclass(frozen=True)
class Asker:
    """Who asks: at which table, on whose account (whoever opened it; an address), and whether a person waits there."""

    table: str = ""
    owner: str = ""
    person: bool = True

    @property
    def accounts(self) -> tuple[str, str]:
        """By which two names it is remembered when this one was served."""
        return f"owner {self.owner or self.table}", f"table {self.table}"


def always() -> bool:
    """The answer is wanted, whatever happens meanwhile."""
    return True


@dataclass(eq=False)
class Waiting:
    """Somebody who waits for a process; no process: they do without."""

    asker: Asker
    wanted: Callable[[], bool]
    number: int
    turn: asyncio.Future[Worker | None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class WorkerQueue:
    """Some processes, and those who wait for one of them."""

    def __init__(self, workers: Iterable[Worker], most: int = MAX_WAITING) -> None:
        self.workers = list(workers)
        self.most = most
        self.free = list(self.workers)
        self.waiting: list[Waiting] = []
        self.served: OrderedDict[str, int] = OrderedDict()
        self.numbers = count(1)
        self.threads = ThreadPoolExecutor(len(self.workers), thread_name_prefix="thinking")

    async def ask(
        self,
        asker: Asker,
        question: Callable[[Worker], T | None],
        wait: float,
        within: float = inf,
        wanted: Callable[[], bool] = always,
    ) -> T | None:
        """What a process answers, asked when it is one's turn; None without an answer.

        That is so after `wait` seconds without a turn, after `within` in all, and when nobody has `wanted` it when its
        turn came. The question must end by itself: Worker sees to that.
        """
        try:
            async with asyncio.timeout(None if within == inf else within):
                worker = await self._turn(asker, wait, wanted)
                if worker is None:
                    return None
                answer = asyncio.get_running_loop().run_in_executor(self.threads, question, worker)
                answer.add_done_callback(lambda _: self._give(worker))
                return await asyncio.shield(answer)  # one who goes leaves the process to whoever comes next
        except TimeoutError:
            return None

    def drop(self, table: str) -> None:
        """Whoever waits for an answer for this table does without."""
        for waiting in [waiting for waiting in self.waiting if waiting.asker.table == table]:
            self._send_away(waiting)

    def close(self) -> None:
        """End the processes; whoever waits does without."""
        for waiting in list(self.waiting):
            self._send_away(waiting)
        for worker in self.workers:
            worker.close()
        self.threads.shutdown(wait=False, cancel_futures=True)

    async def _turn(self, asker: Asker, wait: float, wanted: Callable[[], bool]) -> Worker | None:
        if self.free:
            self._note(asker)
            return self.free.pop()
        waiting = Waiting(asker, wanted, next(self.numbers))
        self.waiting.append(waiting)
        if len(self.waiting) > self.most:
            self._send_away(max(self.waiting, key=self._rank))
        try:
            async with asyncio.timeout(wait):
                return await asyncio.shield(waiting.turn)
        except (TimeoutError, asyncio.CancelledError):
            self._send_away(waiting)
            worker = waiting.turn.result()
            if worker is not None:  # its turn came in the same moment
                self._give(worker)
            raise

    def _send_away(self, waiting: Waiting) -> None:
        """Whoever has not had a turn has none."""
        if waiting in self.waiting:
            self.waiting.remove(waiting)
            waiting.turn.set_result(None)

    def _rank(self, waiting: Waiting) -> tuple[bool, int, int, int]:
        """Whose turn it is: the lowest one's."""
        owner, table = (self.served.get(account, 0) for account in waiting.asker.accounts)
        return not waiting.asker.person, owner, table, waiting.number

    def _note(self, asker: Asker) -> None:
        number = next(self.numbers)
        for account in asker.accounts:
            self.served[account] = number
            self.served.move_to_end(account)
        while len(self.served) > MAX_SERVED:
            self.served.popitem(last=False)

    def _give(self, worker: Worker) -> None:
        """A process is free: it is given to whoever's turn it is."""
        for waiting in [waiting for waiting in self.waiting if not waiting.wanted()]:
            self._send_away(waiting)
        if not self.waiting:
            self.free.append(worker)
            return
        chosen = min(self.waiting, key=self._rank)
        self.waiting.remove(chosen)
        self._note(chosen.asker)
        chosen.turn.set_result(worker)


class ThreadQueue:
    """Work of our own that takes long, in threads, a few at a time; accounts that have something to do take turns.

    Python lets one thread at a time go on: with many of them, whoever serves everybody else would hardly get a turn.
    """

    def __init__(self, most: int) -> None:
        self.free = most
        self.waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self.threads = ThreadPoolExecutor(most, thread_name_prefix="replaying")

    async def run(self, owner: str, work: Callable[[], T]) -> T:
        """What it comes to, when its turn has come."""
        if not self.free:
            turn = asyncio.get_running_loop().create_future()
            self.waiting.setdefault(owner, deque()).append(turn)
            try:
                await turn
            except asyncio.CancelledError:
                if not turn.cancelled():  # its turn came in the same moment
                    self._give()
                raise
        else:
            self.free -= 1
        done = asyncio.get_running_loop().run_in_executor(self.threads, work)
        done.add_done_callback(self._ended)
        return await asyncio.shield(done)  # one who goes leaves the thread when it is done

    def _ended(self, done: asyncio.Future[Any]) -> None:
        if not done.cancelled():
            done.exception()  # whoever asked may have gone, and then nobody hears of it
        self._give()

    def _give(self) -> None:
        """A thread is free: the next account's first, if it still waits, has it."""
        while self.waiting:
            owner, turns = self.waiting.popitem(last=False)
            turn = turns.popleft()
            if turns:
                self.waiting[owner] = turns
            if not turn.done():
                turn.set_result(None)
                return
        self.free += 1

    def close(self) -> None:
        """Begin nothing more."""
        self.threads.shutdown(wait=False, cancel_futures=True)
