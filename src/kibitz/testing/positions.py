"""Positions set up by hand, and every choice of options."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from kibitz.errors import BadOption, KibitzError, did_you_mean
from kibitz.kernel import words
from kibitz.kernel.chance import Chance, seed_state
from kibitz.kernel.game import Game
from kibitz.kernel.options import Option, Value
from kibitz.kernel.state import NOBODY, State, by_place, mask_of
from kibitz.kernel.table import Table

REST = "rest"
"""In a position: all cards that are not named elsewhere."""


def position(
    game: Game,
    seats: int,
    piles: Mapping[str, Sequence[int] | int | str],
    turn: int | Sequence[int] | None = None,
    options: Mapping[str, Any] | None = None,
    numbers: Mapping[str, Any] | None = None,
    chance: Sequence[int] = (),
    begin: Callable[[Any], None] | None = None,
) -> Table:
    """A table set up directly, for vectors and puzzles.

    A pile is a list of faces from bottom to top, a number of cards that do not matter, or REST; of several decks, those
    before a seat are the seat's own. Sets of seats are lists, as in a view; of secret numbers None is not
    written. Cards that are named nowhere are not on the table. `chance` are the next outcomes; `begin` is called with
    the state at last (to start a turn, say), otherwise `turn` names the seat, or seats, to act.
    """
    chosen = game.read_options(seats, options)
    s = game.table_type(seats, game.encode(seats, chosen), Chance(chance))
    seed_state(s, 0)
    places = {pile.name: z for z, pile in enumerate(s.PILES)}
    fields = [*s.FIELDS, *s.SECRET_PLACES]
    for name in [*(set(piles) - set(places)), *(set(numbers or {}) - set(fields))]:
        raise KibitzError(f"{game.id} has no pile or number {name!r}. {did_you_mean(name, [*places, *fields])}")
    free = [card for card in range(len(s.FACE)) if s.FACE[card] > 0]
    for name, cards in sorted(piles.items(), key=lambda item: (isinstance(item[1], str), isinstance(item[1], int))):
        z = places[name]
        chosen_cards = _counted(s, z, free, cards) if isinstance(cards, int | str) else _named(s, z, free, cards)
        for card in chosen_cards:
            free.remove(card)
            _lay(s, z, card)
    for field, value in (numbers or {}).items():
        if field in s.SECRET_PLACES:
            for place, one in by_place(s.SECRET_PLACES[field], value):
                s.secret[place], s.hidden[place] = (0, NOBODY) if one is None else (one, s.SECRET_FROM[place])
            continue
        if isinstance(value, Sequence) and field not in s.SETS and len(value) > s.FIELDS[field]:
            raise KibitzError(f"{field} has {s.FIELDS[field]} places, not {len(value)}")
        if isinstance(value, Sequence):
            value = mask_of(value) if field in s.SETS else [*value, *[0] * (s.FIELDS[field] - len(value))]
        setattr(s, field, value)
    if turn is not None:
        s.to_act = mask_of([turn] if isinstance(turn, int) else turn)
    if begin is not None:
        begin(s)
    return Table.of(game, s, chosen)


def _named(s: State, pile: int, free: list[int], faces: Sequence[int]) -> list[int]:
    """The cards with these faces, of those that are free; of several decks, the seat's own first."""
    if len(faces) > s.PILES[pile].room:
        raise KibitzError(f"the {s.PILES[pile].name} has room for {s.PILES[pile].room} cards, not for {len(faces)}")
    own, found = s.PILES[pile].owner or 0, list[int]()
    for face in faces:
        equal = [card for card in free if s.FACE[card] == face and card not in found]
        if not equal:
            raise KibitzError(f"there are not so many cards {face} as this position names")
        found.append(next((card for card in equal if s.BACK[card] == own), equal[0]))
    return found


def _counted(s: State, pile: int, free: list[int], wanted: int | str) -> list[int]:
    """So many cards that do not matter, or REST: all that are left, of several decks those of the seat's own."""
    own = (s.PILES[pile].owner or 0) if len(set(s.BACK)) > 1 else 0
    rest = [card for card in free if s.BACK[card] == own]
    count = len(rest) if wanted == REST else wanted
    if not isinstance(count, int) or count < 0:
        raise KibitzError(f"a pile is a list of faces, a number of cards, or REST, not {wanted!r}")
    if count > len(rest):
        raise KibitzError(f"only {len(rest)} cards are left for the {s.PILES[pile].name}, not {count}")
    if count > s.PILES[pile].room:
        raise KibitzError(f"the {s.PILES[pile].name} has room for {s.PILES[pile].room} cards, not for {count}")
    return rest[:count]


def _lay(s: State, pile: int, card: int) -> None:
    words.push(s, pile, card)
    s.seen[card] = s.SIGHT[pile]


def faces(table: Table, pile: str) -> list[int]:
    """The faces in a pile, bottom to top, hidden ones too: tests may look."""
    s = table._state
    z = next(z for z, p in enumerate(s.PILES) if p.name == pile)
    return [s.FACE[card] for card in s.pile[z][1 : s.pile[z][0] + 1]]


# --- every choice of options -----------------------------------------------------------------------------------------


def option_sets(game: Game, seats: int) -> list[dict[str, Value]]:
    """The defaults, and enough choices that every pair of option values occurs; those the game refuses are left out."""
    values = {option.name: _accepted(game, seats, option) for option in game.options}
    found: list[dict[str, Value]] = [{}]
    covered: set[Any] = set()
    rng = Random(seats)
    for one, two in itertools.combinations(sorted(values), 2) if len(values) > 1 else ((n, n) for n in values):
        for a, b in itertools.product(values[one], values[two]):
            if (one, str(a), two, str(b)) in covered:
                continue
            given = {name: rng.choice(several) for name, several in values.items()} | {one: a, two: b}
            try:
                game.read_options(seats, given)
            except BadOption:
                continue
            covered |= {(x, str(given[x]), y, str(given[y])) for x, y in itertools.combinations(sorted(given), 2)}
            found.append(given)
    return found


def option_ends(game: Game, seats: int) -> list[dict[str, Value]]:
    """For every option with numbers the smallest and the largest that so many may choose, the others as usual."""
    found: list[dict[str, Value]] = []
    for option in game.options:
        numbers = range(option.least, option.top(seats) + 1)
        for way in (numbers, reversed(numbers)):
            one = next((n for n in map(option.numbered, way) if _may_choose(game, seats, option, n)), None)
            found += [] if one is None or {option.name: one} in found else [{option.name: one}]
    return found


def _accepted(game: Game, seats: int, option: Option) -> list[Value]:
    """The values of an option that this many may choose; where a range ends sooner, its last one that they may."""
    values = option.values(seats)
    numbers = range(option.top(seats), option.least, -1) if not option.probes else ()
    last = next((n for n in numbers if _may_choose(game, seats, option, n)), None)
    more = [] if last in values else [last]
    return [value for value in [*values, *more] if _may_choose(game, seats, option, value)]


def _may_choose(game: Game, seats: int, option: Option, value: Value) -> bool:
    try:
        game.read_options(seats, {option.name: value})
    except BadOption:
        return False
    return True
