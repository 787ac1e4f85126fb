"""The law of the speeds: plain Python and compiled code play the very same games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kibitz.errors import require
from kibitz.kernel.chance import Chance, seed_state, words_of
from kibitz.kernel.game import Game
from kibitz.kernel.rng import set_seed
from kibitz.kernel.speeds.arrays import empty_tables, pile_starts
from kibitz.kernel.speeds.sanitizer import careful
from kibitz.kernel.speeds.trial import setting
from kibitz.kernel.state import MAX_DECISIONS, NUMBERS
from kibitz.players.choice import PLAYER_STREAMS
from kibitz.testing.cases import At, it_ends, same, what


def law_speeds_agree(
    game: Game, seats: int, options: Mapping[str, Any], seed: int, games: int, target: str = "cpu"
) -> None:
    """Plain Python and compiled code go through the very same states, decision by decision, to the end."""
    require("fast" if target == "cpu" else "gpu", "law_speeds_agree")
    at = At(careful(game), seats, options, seed)
    try:
        it_ends(at)
        at.made = 0
        _in_step(at, game, games, target)
    except Exception as error:
        where = f"{setting(game, seats, options, seed)}, decision {at.made}"
        raise AssertionError(f"law_speeds_agree: {where}: {what(game, error)}") from error


def _in_step(at: At, game: Game, games: int, target: str) -> None:
    import numpy as np

    from kibitz.kernel.speeds.compiler import compiled
    from kibitz.lab.batches import advance

    assert at.seed is not None
    codes = game.encode(at.seats, game.read_options(at.seats, at.options))
    tables = [game.table_type(at.seats, codes, Chance()) for _ in range(games)]
    rngs = [[0, 0, 0, 0] for _ in range(games)]
    for i in range(games):
        seed_state(tables[i], at.seed, i)
        set_seed(rngs[i], *words_of(at.seed), PLAYER_STREAMS + i)
    states, their_rngs = empty_tables(game, at.seats, codes, games), np.array(rngs, np.uint32)
    states["rng"] = [table.rng for table in tables]
    plain = game.bind(advance)
    out = [0] * game.actions.most_legal
    if target == "cpu":
        compiled_advance = compiled(game, "cpu", (advance,)).advance

        def other() -> None:
            compiled_advance(states, their_rngs, np.zeros(len(out), np.int16), 0, 1)
    else:
        from kibitz.lab.gpu import advance_on_gpu

        def other() -> None:
            advance_on_gpu(game, states, their_rngs)

    for at.made in range(MAX_DECISIONS):
        plain(tables, rngs, out, 0, 1)
        other()
        for i in range(games):
            same(tables[i].values(), record_values(game, states[i]), f"game {i} differs between the speeds")
        if all(table.over for table in tables):
            return
    raise AssertionError("a game does not end")


def record_values(game: Game, state: Any) -> dict[str, Any]:
    """A compiled state as `State.values` gives a plain one."""
    starts = pile_starts(game.table_type)
    values: dict[str, Any] = {name: state[name].tolist() for name in (*NUMBERS, *game.table_type.FIELDS)}
    flat = state["pile"].tolist()
    piles = [flat[start : start + flat[start] + 1] for start in starts[:-1]]
    rows = {name: state[name].tolist() for name in ("rng", "seen", "fresh", "traced")}
    return {**values, **rows, "pile": piles}
