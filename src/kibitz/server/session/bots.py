"""Bots at the tables: they think in processes of their own, so that no person ever waits for one.

Players who do not search, and stand-ins, have a process which answers at once; if it does not, whatever the reason, the
sensible player answers here. Players who search have others, in which tables take turns, and do not wait long for
theirs. The coach has one, and so have reviews. A player of another package has its own, which starts with the server: a
slow one keeps nobody else waiting. Nothing of the compiler is loaded in this process.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from random import Random

from kibitz.kernel.views.view import View
from kibitz.players import Spec
from kibitz.players.sensible import stand_in
from kibitz.players.worker import GRACE_SECONDS, Failed, Worker
from kibitz.server.room.checks import MAX_BOT_MS
from kibitz.server.room.repertoire import OWN, Repertoire
from kibitz.server.session.connection import LOG
from kibitz.server.session.queues import Asker, WorkerQueue, always
from kibitz.server.session.reviews import Reviews
from kibitz.text.advice import CoachAdvice
from kibitz.text.coach import advice_said

STAND_IN = Spec("sensible")
"""Who plays for people who are away, or too slow; and for bots without an answer."""
QUICK_SECONDS = 1.0
"""Seconds in which a player who does not search must have answered."""
FROZEN_SECONDS = 5.0
"""Seconds that an answer may be late before its process is taken for frozen. Its asker is not so patient."""
DEEP_WAIT_SECONDS = 2.5
"""Seconds that a player who searches waits for its turn: longer than any of them may think."""
COACH_WAIT_SECONDS, COACH_SECONDS = 10.0, 20.0
"""Seconds that somebody waits until the coach has time, and that it then has."""
ANYBODY = Asker()
NO_ANSWER = "it had no answer in time"
MAX_LOGGED = 10_000
"""So many failures are remembered; then all of them may be logged once more."""


class Bots:
    """Whoever thinks for the tables of this process."""

    def __init__(self, processes: int = 1, repertoire: Repertoire = OWN) -> None:
        self.repertoire = repertoire
        self.quick = WorkerQueue([Worker(quick=True)])
        self.deep = WorkerQueue(Worker() for _ in range(max(1, processes)))
        self.theirs = {
            name: WorkerQueue([Worker(player=spec)])
            for name, spec in repertoire.players.items()
            if spec.function is not None
        }
        """The processes of players of other packages, by their names."""
        self.coach = WorkerQueue([Worker()])
        self.reviews = Reviews()
        self.logged: set[tuple[str, str, bool]] = set()
        """By table and bot, for whom another had to act; and whether it had no answer in time."""
        self.here = ThreadPoolExecutor(2, thread_name_prefix="sensible")

    async def warm_up(self) -> None:
        """Start the processes of those who would otherwise be late with their first move."""
        for queue in self.theirs.values():
            for worker in queue.workers:
                asyncio.get_running_loop().run_in_executor(queue.threads, worker.wait_until_there)

    async def choose(self, name: str, view: View, asker: Asker = ANYBODY) -> str:
        """What the bot of that name does ("": a stand-in), as one of the legal actions of a view."""
        if len(view.legal) == 1:
            return view.legal[0].action
        spec, rng = self.repertoire.player(name) if name else STAND_IN, Random()  # noqa: S311  a bot's whims, not the cards
        if spec.quick:
            found = await self._quickly(asker, spec, view, rng)
        elif spec.function is not None:
            found = await self._by_itself(asker, name, spec, view, rng)
        else:
            found = await self._deeply(asker, spec, view, rng)
        if isinstance(found, str):
            return found
        if found is not None or spec.function is not None:
            self._log_failure(name, view, asker, NO_ANSWER if found is None else found.discreet)
        return await self._sensibly(asker, spec, view, rng)

    def _log_failure(self, name: str, view: View, asker: Asker, why: str) -> None:
        """Whoever runs the server reads once, for a bot and a table, that another acts for it, and why."""
        key = asker.table, name, why == NO_ANSWER
        if key in self.logged:
            return
        if len(self.logged) >= MAX_LOGGED:
            self.logged.clear()
        self.logged.add(key)
        told = {"bot": name or str(STAND_IN), "table": asker.table[:6], "game": view.rulebook.id, "why": why}
        LOG.warning("a bot did not play", extra=told | {"instead": "a sensible player"})

    async def _deeply(self, asker: Asker, spec: Spec, view: View, rng: Random) -> str | Failed | None:
        thinks = (spec.ms or MAX_BOT_MS) / 1000
        return await self.deep.ask(
            asker,
            lambda worker: worker.ask(spec, view, rng, thinks + FROZEN_SECONDS),
            wait=DEEP_WAIT_SECONDS,
            within=DEEP_WAIT_SECONDS + thinks + GRACE_SECONDS,
        )

    async def _by_itself(self, asker: Asker, name: str, spec: Spec, view: View, rng: Random) -> str | Failed | None:
        """What somebody's own player does, in its own process; while that starts, its asker waits as for an answer."""
        thinks = MAX_BOT_MS / 1000

        def question(worker: Worker) -> str | Failed | None:
            return worker.ask(spec, view, rng, thinks + FROZEN_SECONDS) if worker.wait_until_there() else None

        return await self.theirs[name].ask(
            asker, question, wait=DEEP_WAIT_SECONDS, within=DEEP_WAIT_SECONDS + thinks + GRACE_SECONDS
        )

    async def _quickly(self, asker: Asker, spec: Spec, view: View, rng: Random) -> str | Failed | None:
        return await self.quick.ask(
            asker, lambda worker: worker.ask(spec, view, rng, FROZEN_SECONDS), wait=QUICK_SECONDS, within=QUICK_SECONDS
        )

    async def _sensibly(self, asker: Asker, spec: Spec, view: View, rng: Random) -> str:
        """What a stand-in does for a bot that has no answer; here, if its process was asked already."""
        found = await self._quickly(asker, STAND_IN, view, rng) if not spec.quick else None
        if isinstance(found, str):
            return found
        return await asyncio.get_running_loop().run_in_executor(self.here, stand_in, view, rng)

    async def advise(
        self, view: View, names: list[str], language: str, asker: Asker = ANYBODY, wanted: Callable[[], bool] = always
    ) -> CoachAdvice | None:
        """What the coach says about a decision; None while it is not ready, has no time, or nobody wants it any more.

        Whoever asks again (`asker.table` says who) no longer waits for what they asked before.
        """
        if asker.table:
            self.coach.drop(asker.table)
        return await self.coach.ask(
            asker,
            lambda worker: worker.run(advice_said, view.rulebook, COACH_SECONDS, view, names, language),
            wait=COACH_WAIT_SECONDS,
            wanted=wanted,
        )

    def close(self) -> None:
        """Let everybody go."""
        for one in (self.quick, self.deep, self.coach, self.reviews):
            one.close()
        for queue in self.theirs.values():
            queue.close()
        self.here.shutdown(wait=False, cancel_futures=True)
