"""Search: one algorithm for every game. Each action is tried in worlds that the view can imagine (determinization), and
played to the end by sensible players; the worlds, and the cards that come later, are the same for all actions (common
random numbers), so that it is the actions that are compared and not the luck. Half of the actions drop out at a time
(sequential halving), so that most of the effort goes to the best. What the sensible player thinks of an action is
believed until the rollouts have said more.

Where a choice is made in secret it is not always the same: among actions that are not surely worse, any.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, log2
from random import Random
from time import perf_counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kibitz.errors import KibitzError
from kibitz.kernel.chance import words_of
from kibitz.kernel.game import Game
from kibitz.kernel.speeds.arrays import as_record
from kibitz.kernel.views.view import View
from kibitz.players.choice import NONE
from kibitz.players.engine import Engine, engine
from kibitz.players.outcomes import WIN
from kibitz.players.sensible import belief

Floats = NDArray[np.float64]

MAX_ACTIONS = 8
"""Actions that are looked at closer: the best ones, as the sensible player sees it."""
DOUBT_PER_LAG = 0.25
"""The further an action is behind, as the sensible player sees it, the less that is sure: by this share."""
PRIOR_WORLDS = 20
"""How far worlds scatter is guessed beforehand; that guess counts as so many worlds."""
HOPELESS = 6.0
"""Actions that are so many doubts behind are not tried at all."""
MAX_WORLDS = 20_000
"""Worlds after which more would not change anything that matters."""
SLICE_SECONDS = 0.008
"""Seconds that one batch of rollouts may take where there is a time to be kept."""


class Search:
    """Decisions being thought about, each at a table of its own: the tables as a seat sees them, and what was found.

    In every row of `actions` the most sensible one comes first and is always tried too: the others are compared with
    it, world by world. Many decisions are thought about together where a GPU, or a tournament, has room for them.
    """

    def __init__(
        self,
        game: Game,
        roots: NDArray[Any],
        seats: Sequence[int],
        seeds: Sequence[int],
        by: Engine,
        told: float | None = None,
    ) -> None:
        self.roots, self.by, self.worlds = roots, by, 0
        self.seats = np.array(seats, np.int64)
        self.seeds = np.array([words_of(seed) for seed in seeds], np.int64)
        self.actions, values = by.rank(self.roots, self.seats)
        unit, doubt, scatter = belief(game, by.whole) if told is None else (told, WIN, WIN)
        self.scatter = scatter**2
        self.prior: Floats = np.maximum(unit * (values - values[:, :1]).astype(float), -WIN)
        self.doubt = doubt + DOUBT_PER_LAG * np.abs(self.prior)
        self.prior[self.actions == NONE] = -np.inf
        self.found = np.zeros((len(roots), 0, self.actions.shape[1]), np.int64)
        self.first = self.actions[:, 0].copy()
        self.hopeless = -HOPELESS * doubt

    def _leave_decided(self) -> None:
        """Where nothing but the first action is left there is nothing to try."""
        alone = (self.actions[:, 1:] == NONE).all(axis=1)
        self.actions[alone, 0] = NONE

    def try_out(self, actions: int, worlds: int) -> None:
        """Try the first so many actions in so many further worlds."""
        rows = self.by.try_out(self.roots, self.seats, self.actions, self.seeds, self.worlds, worlds, actions)
        self.found = np.concatenate([self.found[:, :, :actions], rows], axis=1)
        self.worlds += worlds

    def posterior(self) -> tuple[Floats, Floats]:
        """By how much each action is ahead of the first, and the standard error of that.

        What the sensible player said counts as much as so many worlds as make its doubt as large as their scatter.
        """
        tried, worlds = self.found.shape[2], self.found.shape[1]
        ahead = (self.found - self.found[:, :, :1]).astype(float)
        scatter = (PRIOR_WORLDS * self.scatter + worlds * ahead.var(axis=1)) / (PRIOR_WORLDS + worlds)
        there = self.actions[:, :tried] != NONE
        before = np.where(there, scatter / np.where(there, self.doubt[:, :tried], 1.0) ** 2, 0.0)
        said = np.where(there, self.prior[:, :tried], 0.0)
        mean = (worlds * ahead.mean(axis=1) + before * said) / (worlds + before)
        return np.where(there, mean, -np.inf), np.sqrt(scatter / (worlds + before))

    def keep(self, count: int) -> None:
        """The first action and the best so many others go on; of those that led to the very same, one."""
        ahead, _ = self.posterior()
        for k in range(1, ahead.shape[1]):
            same = (self.found[:, :, k, None] == self.found[:, :, :k]).all(axis=1).any(axis=1)
            ahead[same, k] = -np.inf
        ahead[:, 0] = np.inf
        order = np.argsort(-ahead, axis=1, kind="stable")[:, : count + 1]
        dropped = np.take_along_axis(ahead, order, 1) == -np.inf
        self.actions = np.where(dropped, NONE, np.take_along_axis(self.actions, order, 1))
        self.prior, self.doubt = np.take_along_axis(self.prior, order, 1), np.take_along_axis(self.doubt, order, 1)
        self.found = np.take_along_axis(self.found, order[:, None, :], 2)
        self._leave_decided()

    def sequential_halving(self, effort: Callable[[int, float], None], most: int = MAX_ACTIONS) -> None:
        """Sequential halving: `effort(actions, share)` spends what is to be spent on so many, up to that share."""
        self.actions[self.prior < self.hopeless] = NONE
        self._leave_decided()
        actions = min(most, int((self.actions != NONE).sum(axis=1).max()))
        if actions == 0:
            return
        rounds = max(1, ceil(log2(actions)))
        for done in range(rounds):
            effort(actions, (done + 1) / rounds)
            actions = max(2, ceil(actions / 2))
            self.keep(actions - 1)

    def halve_by_rollouts(self, rollouts: int) -> None:
        """Sequential halving with so many rollouts for each decision."""
        spent = 0

        def effort(actions: int, share: float) -> None:
            nonlocal spent
            worlds = max(2, round((rollouts * share - spent) / actions))
            spent += worlds * actions
            self.try_out(actions, worlds)

        self.sequential_halving(effort)

    def pick(self, secret: Sequence[bool], rngs: Sequence[Random]) -> list[int]:
        """The best action at each table; of a secret choice, any that is not surely worse."""
        if not self.worlds:
            return [int(action) for action in self.first]
        ahead, unsure = self.posterior()
        best = ahead.argmax(axis=1)
        chosen = self.actions[np.arange(len(best)), best]
        chosen[chosen == NONE] = self.first[chosen == NONE]
        for t in (t for t, hidden in enumerate(secret) if hidden and ahead[t, best[t]] > -np.inf):
            close = np.flatnonzero(ahead[t, best[t]] - ahead[t] <= np.maximum(unsure[t], unsure[t, best[t]]))
            chosen[t] = self.actions[t, rngs[t].choice(close.tolist())]
        return [int(action) for action in chosen]


def think(view: View, seed: int, by: Engine | None = None) -> Search:
    """Begin to think about the decision of a view's seat."""
    if view.me is None or not view.legal:
        raise KibitzError("this view has nothing to decide: ask for a seat that is to act")
    return Search(view.rulebook, as_record(view.set_up()), [view.me], [seed], by or engine(view.rulebook))


def choose(view: View, rng: Random, rollouts: int = 0, ms: int = 0, cores: int = 1) -> str:
    """The action that is believed to lead to the best outcomes, after so many rollouts, or so many milliseconds."""
    if len(view.legal) == 1:
        return view.legal[0].action
    start = perf_counter()
    actions = view.rulebook.actions
    search = think(view, rng.getrandbits(62), engine(view.rulebook, cores))

    def timed(actions: int, share: float) -> None:
        until = start + ms / 1000 * share - SLICE_SECONDS
        worlds = cores
        while ((now := perf_counter()) < until and search.worlds < MAX_WORLDS) or search.worlds < 2:
            search.try_out(actions, worlds)
            fitting = worlds * min(SLICE_SECONDS, until - now) / max(perf_counter() - now, 1e-6)
            worlds = max(cores, min(4 * worlds, round(fitting)))

    if ms:
        search.sequential_halving(timed)
    else:
        search.halve_by_rollouts(rollouts)
    secret = len(view.to_act) > 1 or actions.kind_of(view.legal[0].number).secret
    return actions.from_number(search.pick([secret], [rng])[0]).text
