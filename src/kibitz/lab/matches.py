"""Games between any players, many at a time in step with each other, so that searches at many tables run together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kibitz.errors import BadRules, KibitzError
from kibitz.kernel.chance import words_of
from kibitz.kernel.game import Game
from kibitz.kernel.options import Value
from kibitz.kernel.speeds.arrays import empty_tables
from kibitz.kernel.speeds.compiler import compiled
from kibitz.kernel.state import MAX_DECISIONS
from kibitz.lab.batches import COLUMNS, DECISIONS, act_all, choose_all, deal_all, write_results
from kibitz.lab.lineup import QUICK, play_by_views
from kibitz.players import Spec
from kibitz.players.choice import SENSIBLE
from kibitz.players.engine import Engine, scratch
from kibitz.players.search import Search
from kibitz.players.sensible import meaning

Rows = NDArray[np.int32]
AT_RANDOM = Spec("random")


def play_matches(
    game: Game,
    seated: Sequence[Sequence[Spec]],
    options: Mapping[str, Value],
    seed: int,
    deals: Sequence[int],
    by: Engine,
) -> Rows:
    """Play a game for every row of players, from the deal of the same place, and give the rows of results.

    Equal deals of a seed are the same cards, in whatever order they are needed; a player that searches thinks by
    rollouts alone, for many tables share the machine.
    """
    if any(spec.function is not None for specs in seated for spec in specs):
        return np.array(play_by_views(game, seated, options, seed, deals), np.int32)
    run = compiled(game, "cpu", (deal_all, choose_all, act_all, write_results), meaning(game))
    seats = len(seated[0])
    tables = empty_tables(game, seats, game.encode(seats, options), len(seated))
    rows = np.zeros((len(seated), COLUMNS), np.int32)
    run.deal_all(tables, *words_of(seed), np.array(deals, np.int64))
    rngs = [Random(f"{seed} {deal} {game_no}") for game_no, deal in enumerate(deals)]  # noqa: S311  a bot's noise
    for decisions in range(MAX_DECISIONS):
        going = np.flatnonzero(tables["over"] == 0)
        if len(going) == 0:
            break
        if decisions == MAX_DECISIONS - 1:
            raise KibitzError(f"{game.id}: a game does not end")
        try:
            _one_step(game, run, tables, going, seated, rngs, by)
        except (IndexError, ZeroDivisionError) as error:  # compiled code cannot say where
            raise BadRules(
                f"{game.id}: its rules went wrong: `kibitz check` plays them carefully and says where"
            ) from error
        rows[going, DECISIONS] += 1
    run.write_results(tables, rows)
    return rows


def _one_step(
    game: Game,
    run: Any,
    tables: NDArray[Any],
    going: NDArray[np.intp],
    seated: Sequence[Sequence[Spec]],
    rngs: Sequence[Random],
    by: Engine,
) -> None:
    """At every table that is not over, one seat decides."""
    now = tables[going]
    seats = acting(now["to_act"])
    acting_rngs = [rngs[t] for t in going]
    specs = [_at_this_moment(seated[t][seat], rngs[t]) for t, seat in zip(going, seats, strict=True)]
    who = np.array([QUICK.get(spec.thinks, SENSIBLE) for spec in specs], np.int8)
    noise = np.array([[rng.getrandbits(32) for _ in range(4)] for rng in acting_rngs], np.uint32)
    actions = np.zeros(len(going), np.int16)
    out, memo, _, _ = scratch(game)
    run.choose_all(now, seats, who, out, noise, memo, actions)
    for spec in {spec for spec in specs if spec.thinks == "search"}:
        mine = np.array([i for i, other in enumerate(specs) if other == spec])
        own = [acting_rngs[i] for i in mine]
        search = Search(game, now[mine], seats[mine].tolist(), [rng.getrandbits(62) for rng in own], by)
        search.halve_by_rollouts(spec.rollouts)
        several = _several(now["to_act"][mine])
        secret = [game.actions.kind_of(int(a)).secret or many for a, many in zip(search.first, several, strict=True)]
        actions[mine] = search.pick(secret, own)
    run.act_all(now, seats, actions)
    tables[going] = now


def _at_this_moment(spec: Spec, rng: Random) -> Spec:
    """A player, or what it is when it errs."""
    return AT_RANDOM if spec.mistakes and rng.randrange(100) < spec.mistakes else spec


def acting(to_act: NDArray[np.int16]) -> NDArray[np.int64]:
    """Of each set of seats that may act, the lowest."""
    bits = to_act.astype(np.int64)
    lowest: NDArray[np.int64] = np.log2(bits & -bits).astype(np.int64)
    return lowest


def _several(to_act: NDArray[np.int16]) -> NDArray[np.bool_]:
    """Whether several seats decide at the same time."""
    bits = to_act.astype(np.int64)
    several: NDArray[np.bool_] = (bits & (bits - 1)) != 0
    return several
