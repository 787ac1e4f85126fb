"""Trial games: rules played carefully and at random before anybody relies on them, and what is told of a fault."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from kibitz.errors import BadRules
from kibitz.kernel.game import Game
from kibitz.kernel.options import Value, write
from kibitz.kernel.speeds.checker import files, with_line
from kibitz.kernel.speeds.sanitizer import careful
from kibitz.kernel.state import MAX_DECISIONS
from kibitz.kernel.table import Table

TRIED_GAMES, TRIED_DECISIONS = 20, 2_000
"""How much is played carefully before anything is simulated: a tenth of a second or two, and no more for long games."""
_TRIED: set[tuple[Game, int, str]] = set()


def told(game: Game, error: BaseException) -> str:
    """A fault of the rules: what it is, and the innermost line of the author's that led to it."""
    return with_line(error, files(game))


def setting(game: Game, seats: int, options: Mapping[str, Any], seed: int | None) -> str:
    """How a message names a game that was played."""
    chosen = "".join(f", {name}={write(value)}" for name, value in options.items())
    dealt = "a secret deal" if seed is None else f"seed {seed}"
    return f"{game.id}, {seats} seats{chosen}, {dealt}"


def random_game(table: Table, rng: Random) -> Iterator[Table]:
    """The table before every decision, and once more when the game is over; seats choose at random."""
    for _ in range(MAX_DECISIONS):
        yield table
        if table.over:
            return
        if not table.to_act:
            raise BadRules("nobody may act, and the game is not over")
        seat = rng.choice(table.to_act)
        legal = table.legal(seat)
        if not legal:
            raise BadRules(f"seat {seat} may act, and nothing is legal")
        table.act(seat, rng.choice(legal))
    raise BadRules("the game does not end")


def try_out(game: Game, seats: int, options: Mapping[str, Value]) -> None:
    """Play some careful games by so many with these options, once in a process; BadRules says what went wrong.

    What is played uncarefully afterwards would wrap, overwrite or never come back in silence.
    """
    key = game, seats, repr(options)
    if key in _TRIED:
        return
    form, left = careful(game), TRIED_DECISIONS
    for seed in range(TRIED_GAMES):
        made = -1
        try:
            table = form.table(seats, seed, options)
            for _ in random_game(table, Random(seed)):  # noqa: S311  repeatable
                made += 1
                if made > left:
                    break
            table.result  # noqa: B018  the rules that count at the end
        except Exception as error:
            where = f"{setting(game, seats, options, seed)}, decision {max(0, made)}"
            raise BadRules(f"{where}: {told(game, error)}") from error
        left -= made
        if left <= 0:
            break
    _TRIED.add(key)
