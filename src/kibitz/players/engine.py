"""What the search runs on: its two loops at one of the speeds, with the memory that they need."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from kibitz.kernel.game import Game
from kibitz.kernel.speeds.compiler import compiled
from kibitz.players.choice import MEMO, rank_actions
from kibitz.players.rollouts import try_actions
from kibitz.players.sensible import meaning

Numbers = NDArray[np.int64]


class Engine(Protocol):
    """Ranks actions, and tries them out, at many tables together; to the end of the game if it is to be `whole`."""

    @property
    def whole(self) -> bool:
        """Whether games are played to their end, also where rounds are counted."""

    def rank(self, roots: NDArray[Any], seats: Numbers) -> tuple[NDArray[np.int16], Numbers]:
        """For each table the legal actions of a seat, the most sensible first, and what each is worth."""

    def try_out(
        self, roots: NDArray[Any], seats: Numbers, actions: NDArray[np.int16], seeds: Numbers,
        world: int, worlds: int, tried: int,
    ) -> Numbers:  # fmt: skip
        """What the first `tried` actions lead to in so many worlds: one row for a table, in it one for a world."""


@dataclass(frozen=True)
class OnCpu:
    """Compiled code, on so many cores; the results do not depend on how many."""

    game: Game
    cores: int
    whole: bool = False

    def _each(self, call: Any) -> None:
        """`call(first, step)`, for every core its share."""
        if self.cores == 1:
            call(0, 1)
            return
        with ThreadPoolExecutor(self.cores) as pool:
            for done in [pool.submit(call, first, self.cores) for first in range(self.cores)]:
                done.result()

    def rank(self, roots: NDArray[Any], seats: Numbers) -> tuple[NDArray[np.int16], Numbers]:
        """See Engine."""
        most = self.game.actions.most_legal
        actions, values = np.zeros((len(roots), most), np.int16), np.zeros((len(roots), most), np.int64)
        run = code(self.game).rank_actions
        self._each(lambda first, step: run(roots, seats, *scratch(self.game)[:2], actions, values, first, step))
        return actions, values

    def try_out(
        self, roots: NDArray[Any], seats: Numbers, actions: NDArray[np.int16], seeds: Numbers,
        world: int, worlds: int, tried: int,
    ) -> Numbers:  # fmt: skip
        """See Engine."""
        values = np.zeros((len(roots), worlds, tried), np.int64)
        run = code(self.game).try_actions

        def share(first: int, step: int) -> None:
            out, memo, rng, loose = scratch(self.game)
            run(
                roots,
                seats,
                actions,
                seeds,
                roots[:1].copy(),
                out,
                rng,
                memo,
                loose,
                int(self.whole),
                world,
                tried,
                first,
                step,
                values,
            )

        self._each(share)
        return values


def scratch(game: Game) -> tuple[NDArray[np.int16], Numbers, NDArray[np.uint32], Numbers]:
    """Room for the legal actions, what a player keeps in mind, its noise, and the cards that are dealt anew."""
    loose = np.zeros(4 * len(game.table_type.FACE), np.int64)
    return np.zeros(game.actions.most_legal, np.int16), np.zeros(MEMO, np.int64), np.zeros(4, np.uint32), loose


def code(game: Game) -> Any:
    """The compiled search of a game; the first call of its functions compiles, or loads from the cache."""
    return compiled(game, "cpu", (rank_actions, try_actions), meaning(game))


@cache
def engine(game: Game, cores: int = 1, whole: bool = False) -> Engine:
    """The search of a game on this machine's cores; it looks to the end of the round, or of the whole game."""
    return OnCpu(game, cores, whole)
