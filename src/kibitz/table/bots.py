"""Bots at the tables: they think in processes of their own, so that no person ever waits for one.

Players who search have theirs, the others have another, which answers at once: also for a search whose game is not
compiled yet. Nothing of the compiler is loaded in this process.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

from kibitz.coaching import advice_said, review_said
from kibitz.kernel.game import Game
from kibitz.kernel.table import Table
from kibitz.kernel.view import View
from kibitz.players import Spec, read_player
from kibitz.players.aside import Aside
from kibitz.players.sensible import choose_sensibly

STAND_IN = Spec("sensible")
"""Who plays for people who are away, or too slow."""


class Bots:
    """Whoever thinks for the tables of this process."""

    def __init__(self, processes: int = 1) -> None:
        self.quick = Aside(quick=True)
        self.deep = [Aside() for _ in range(max(1, processes))]
        self.coach = Aside()
        self.asked = 0
        self.threads = ThreadPoolExecutor(2 + len(self.deep), thread_name_prefix="bots")

    async def choose(self, name: str, view: View) -> str:
        """What the bot of that name does ("": a stand-in), as one of the legal actions of a view."""
        spec = read_player(name) if name else STAND_IN
        return await asyncio.get_running_loop().run_in_executor(self.threads, self._choose, spec, view)

    async def advise(self, view: View, names: list[str], language: str) -> Any:
        """What the coach says about a decision; None while it is not ready."""
        return await self._coach(advice_said, view.rulebook, view, names, language)

    async def review(self, table: Table, seat: int | None, names: list[str], language: str) -> Any:
        """What the coach says about a game that is over; None while it is not ready."""
        return await self._coach(review_said, table.game, table, seat, names, language)

    async def _coach(self, function: Callable[..., Any], game: Game, *arguments: Any) -> Any:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.threads, self.coach.run, function, game, *arguments)

    def _choose(self, spec: Spec, view: View) -> str:
        rng = Random()  # noqa: S311  a bot's whims, not the cards
        if len(view.legal) == 1:
            return view.legal[0].action
        if spec.thinks == "search":
            self.asked += 1
            answer = self.deep[self.asked % len(self.deep)].ask(spec, view, rng)
            if answer is not None:
                return answer
            spec = STAND_IN
        return self.quick.ask(spec, view, rng) or choose_sensibly(view, rng)

    def close(self) -> None:
        """Let everybody go."""
        for aside in (self.quick, self.coach, *self.deep):
            aside.give_up()
        self.threads.shutdown(wait=False, cancel_futures=True)
