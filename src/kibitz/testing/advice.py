"""What a page of advice says of a table, and what it looks at that its seat cannot see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from copy import copy
from itertools import combinations

from kibitz.kernel.speeds.checker import place, with_line
from kibitz.kernel.state import piles_of
from kibitz.kernel.table import Table
from kibitz.players.choice import MEMO, NONE, rank_actions
from kibitz.players.sensible import meaning, page_file, worth_line
from kibitz.testing.cases import difference
from kibitz.testing.secret_numbers import called, could_be


def advice(table: Table, seat: int) -> dict[str, int]:
    """What each action is worth, as the game's page says."""
    game, most = table.game, table.game.actions.most_legal
    actions, values = [[0] * most], [[0] * most]
    rank = game.bind(rank_actions, more=meaning(game))
    try:
        rank([table._state], [seat], [0] * most, [0] * MEMO, actions, values, 0, 1)
    except Exception as error:
        raise AssertionError(with_line(error, [page_file(game)])) from error
    legal = [game.actions.from_number(number) for number in actions[0] if number != NONE]
    return dict(zip(map(str, legal), values[0], strict=False))


def looks_at(table: Table, seat: int, ours: dict[str, int], theirs: dict[str, int]) -> str:
    """What is said of advice that differs where only what a seat cannot see does: the line, and what it looks at."""
    action = next((one for one in ours if ours[one] != theirs.get(one)), next(iter(ours)))
    verb = action.split()[0]
    line = worth_line(table.game, next(i for i, kind in enumerate(table.game.kinds) if kind.verb == verb))
    seen = " and ".join(_looked_at(table, seat, ours))
    where = f"{place(page_file(table.game), line)}: what {verb} is worth"
    return f"{where} tells seat {seat} of what it cannot see{f', {seen}' if seen else ''}: {difference(ours, theirs)}"


def _looked_at(table: Table, seat: int, ours: dict[str, int]) -> list[str]:
    """The secret numbers, or else the piles, that change the advice if they alone are otherwise."""
    s = table._state
    for at in [at for at in range(len(s.SECRETS)) if s.hidden[at] >> seat & 1]:
        for value in could_be(table, at):
            other = copy(table)
            other._state.secret[at] = value
            if advice(other, seat) != ours:
                return [called(table, at)]
    counted = Counter(name for names, other in _exchanged(table, seat) if advice(other, seat) != ours for name in names)
    return [name for name, times in counted.items() if times == max(counted.values())]


def _exchanged(table: Table, seat: int) -> Iterator[tuple[tuple[str, ...], Table]]:
    """Tables on which the hidden cards of two piles have changed places, or those of one its order; each named."""
    s = table._state
    hidden = {z: [k for k in range(s.pile[z][0], 0, -1) if not s.seen[s.pile[z][k]] >> seat & 1] for z in piles_of(s)}
    lying = [z for z, places in hidden.items() if places]
    for one, two in [*combinations(lying, 2), *((z, z) for z in lying)]:
        other = copy(table)
        rows, seen = other._state.pile, other._state.seen
        there = hidden[two] if one != two else hidden[two][::-1][: len(hidden[two]) // 2]
        for a, b in zip(hidden[one], there, strict=False):
            x, y = rows[one][a], rows[two][b]
            rows[one][a], rows[two][b] = y, x
            seen[x], seen[y] = seen[y], seen[x]
        yield tuple(dict.fromkeys((s.PILES[one].name, s.PILES[two].name))), other
