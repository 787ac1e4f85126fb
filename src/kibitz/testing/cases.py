"""Games that the laws play, and what is said when one of them is broken."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import zip_longest
from random import Random
from typing import Any, Protocol

from msgspec import Struct, structs

from kibitz.errors import BadRules, brief
from kibitz.kernel.game import Game
from kibitz.kernel.speeds.sanitizer import careful
from kibitz.kernel.speeds.trial import random_game, setting, told
from kibitz.kernel.table import Table
from kibitz.kernel.views.events import Event
from kibitz.kernel.views.view import PileView, View


@dataclass
class At:
    """Where a law is: the game in the careful form, how it is played, and how many decisions have been made."""

    game: Game
    seats: int
    options: Mapping[str, Any]
    seed: int | None
    made: int = field(default=0, init=False)

    def play(self, rng: Random, seed: int | None) -> Iterator[Table]:
        """A random game, decision by decision; without a seed it is dealt from a secret."""
        for made, table in enumerate(random_game(self.game.table(self.seats, seed, self.options), rng)):
            self.made = made
            yield table


class Law(Protocol):
    """A law, as it is called."""

    def __call__(self, game: Game, seats: int, options: Mapping[str, Any], seed: int | None) -> None:
        """AssertionError if a game of that seed breaks it."""


def law(check: Callable[[At], None]) -> Law:
    """A law from what it checks: in the careful form, of a game that ends, and whatever is wrong is told in full."""

    def checked(game: Game, seats: int, options: Mapping[str, Any], seed: int | None) -> None:
        at = At(careful(game), seats, options, seed)
        try:
            it_ends(at)
            check(at)
        except Exception as error:
            if isinstance(error, BadRules) and error.findings:  # what can be read is told as it stands
                raise
            where = f"{setting(game, seats, options, seed)}, decision {at.made}"
            raise AssertionError(f"{check.__name__}: {where}: {what(game, error)}") from error

    checked.__name__, checked.__doc__ = check.__name__, check.__doc__
    return checked


_ENDED: set[tuple[Game, int, str, int]] = set()


def it_ends(at: At) -> None:
    """A random game comes to its end: where it does not, the laws would look at it for ever."""
    seed = at.seed or 0
    key = at.game, at.seats, repr(at.options), seed
    if key not in _ENDED:
        for _ in at.play(Random(seed), seed):
            pass
        _ENDED.add(key)


def what(game: Game, error: Exception) -> str:
    """What is wrong; an assertion without words is its own text."""
    if isinstance(error, AssertionError):
        return str(error) or str(traceback.extract_tb(error.__traceback__)[-1].line)
    return told(game, error)


def eye(seat: int | None) -> str:
    """Whoever looks, in words."""
    return "an onlooker" if seat is None else f"seat {seat}"


def same(one: Any, two: Any, said: str) -> None:
    """Two things must be equal; otherwise say what it means, and where they first differ."""
    assert one == two, f"{said}: {difference(one, two)}"


def difference(one: Any, two: Any, name: str = "") -> str:
    """Where two values first differ: the name of the field, and what it is in each."""
    for key, a, b in _parts(one, two):
        if a != b:
            return difference(a, b, name + key)
    return f"{name.lstrip('. ') or 'it'} is {brief(one)}, or {brief(two)}"


def _parts(one: Any, two: Any) -> Iterator[tuple[str, Any, Any]]:
    """The parts of two values of one kind, each with how it is named."""
    if type(one) is not type(two):
        return
    if isinstance(one, View):
        one, two = vars(one), vars(two)
    elif isinstance(one, Struct):
        one, two = structs.asdict(one), structs.asdict(two)
    if isinstance(one, dict):
        yield from ((f".{key}", one.get(key), two.get(key)) for key in {**one, **two} if key != "rulebook")
    elif isinstance(one, list | tuple):
        for i, (a, b) in enumerate(zip_longest(one, two)):
            yield _called(i, a or b), a, b


def _called(place: int, part: Any) -> str:
    """How one of several is called in a message: a pile by its name, an event by what it moved or told."""
    if isinstance(part, PileView):
        return f".{part.name}"
    if not isinstance(part, Event):
        return f"[{place}]"
    way = " → ".join(pile for pile in (part.source, part.target) if pile)
    return f" event {place} ({' '.join(word for word in (part.kind, way, part.clause) if word)})"
