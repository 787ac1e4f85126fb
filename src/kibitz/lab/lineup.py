"""The line-up: who may play in the lab, and with how many chips; and games of those that see views."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from kibitz.errors import KibitzError, UnknownPlayer, brief
from kibitz.kernel.chance import Chance, seed_state
from kibitz.kernel.game import Game
from kibitz.kernel.options import Value
from kibitz.kernel.state import MAX_DECISIONS
from kibitz.kernel.table import Table
from kibitz.lab.batches import COLUMNS, DECISIONS, write_result
from kibitz.players import Player, Spec, choose, load_player
from kibitz.players.choice import RANDOM, SENSIBLE

QUICK = {"random": RANDOM, "sensible": SENSIBLE}
"""The players that need no search: whole games of theirs can be played inside compiled code."""


def by_rollouts(name: str | Player) -> Spec:
    """A player that does not think by the clock: what is measured must not depend on the machine."""
    spec = load_player(name)
    if spec.ms:
        raise UnknownPlayer(f"{brief(name)} thinks by the clock: here say search:rollouts=200, for example")
    return spec


def starting_chips(game: Game, seats: int, seed: int, options: Mapping[str, Value]) -> list[float]:
    """What every seat began with: what it has after a deal, and its share of what the deal put into the bank."""
    s = game.table(seats, seed, options)._state
    chips = [game.bound.chips_of(s, seat) for seat in range(seats)]
    banked = game.chips_in_all(s) - sum(chips) if game.counts_chips else 0
    return [own + banked / seats for own in chips]


def play_by_views(
    game: Game, seated: Sequence[Sequence[Spec]], options: Mapping[str, Value], seed: int, deals: Sequence[int]
) -> list[list[int]]:
    """A game for every row of players, in plain Python and one after another; equal deals are the same cards."""
    rows = [[0] * COLUMNS for _ in seated]
    write = game.bind(write_result)
    for row, specs, deal in zip(rows, seated, deals, strict=True):
        s = game.table_type(len(specs), game.encode(len(specs), options), Chance())
        seed_state(s, seed, deal)
        game.bound.deal(s)
        table, rng = Table.of(game, s, options), Random(f"{seed} {deal}")  # noqa: S311  a bot's noise
        while not table.over:
            if row[DECISIONS] == MAX_DECISIONS:
                raise KibitzError(f"{game.id}: a game does not end")
            seat = table.to_act[0]
            table.act(seat, choose(specs[seat], table.view(seat), rng))
            row[DECISIONS] += 1
        write(s, row)
    return rows
