"""Hooks: words that every game has in a way of its own (`legal`, `do`, `possible` …), and how they become one game's.

What is written with them, in the kernel, by players or in the lab, serves every game: `bind` makes it a game's in plain
Python, `speeds/source.py` where it is compiled.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Mapping, MutableSequence
from typing import Any

from kibitz.kernel.state import State

Function = Callable[..., Any]


# --- the hooks -------------------------------------------------------------------------------------------------------


def deal(s: State) -> None:
    """Set the table and deal: bound to the game's own."""
    raise TypeError("deal is bound per game: see `bind`")


def legal(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Write the numbers of the legal actions to `out`, return how many: bound to the game's own."""
    raise TypeError("legal is bound per game: see `bind`")


def refusal(s: State, seat: int, action: int) -> int:
    """The clause that refuses an action, or OK: bound to the game's own."""
    raise TypeError("refusal is bound per game: see `bind`")


def do(s: State, seat: int, action: int) -> None:
    """Carry out a legal action with all its consequences: bound to the game's own."""
    raise TypeError("do is bound per game: see `bind`")


def possible(s: State) -> bool:
    """Whether the position could have come about with these hidden cards: bound to the game's own."""
    raise TypeError("possible is bound per game: see `bind`")


def redraw(s: State, seat: int, rng: MutableSequence[int]) -> None:
    """Secret numbers that a seat does not know become others that they could be: bound to nothing where none are."""
    raise TypeError("redraw is bound per game: see `bind`")


def least_of(s: State, place: int) -> int:
    """The least that a secret number can be as the table lies: bound to the game's own."""
    raise TypeError("least_of is bound per game: see `bind`")


def most_of(s: State, place: int) -> int:
    """The most that a secret number can be as the table lies: bound to the game's own."""
    raise TypeError("most_of is bound per game: see `bind`")


def restart(s: State, new: State) -> None:
    """Make `s` an empty table with the seats and options of `new`: bound per game, at the compiled speeds."""
    raise TypeError("restart is bound per game: see `bind`")


def copy(s: State, other: State) -> None:
    """Make `s` lie exactly as `other` does: bound per game."""
    raise TypeError("copy is bound per game: see `bind`")


def score_of(s: State, seat: int) -> int:
    """A seat's points: bound to the game's own, 0 where there are none."""
    raise TypeError("score_of is bound per game: see `bind`")


def chips_of(s: State, seat: int) -> int:
    """A seat's chips: bound to the game's own, 0 where there are none."""
    raise TypeError("chips_of is bound per game: see `bind`")


def rounds_played(s: State) -> int:
    """How many rounds are behind the players: bound to the game's own, 0 where a game is one round."""
    raise TypeError("rounds_played is bound per game: see `bind`")


def chips_in_all(s: State) -> int:
    """All chips, wherever they lie, which never change in number: bound to the game's own."""
    raise TypeError("chips_in_all is bound per game: see `bind`")


def left(s: State) -> int:
    """What a cooperative game's players have still to do: bound to the game's own."""
    raise TypeError("left is bound per game: see `bind`")


# --- binding them ----------------------------------------------------------------------------------------------------


def written(name: str, source: str, names: Mapping[str, Any]) -> Function:
    """The function `name` of a source that a program wrote; `names` are those in it. It keeps its source."""
    space = dict(names)
    exec(compile(source, f"<{name} of {space['__name__']}>", "exec"), space)  # noqa: S102  our own text
    function: Function = space[name]
    function.__dict__["source"] = source
    return function


def bind(function: Function, own: Mapping[Function, Function]) -> Function:
    """A copy of `function` in which the words of `own` mean what they map to, also in the functions that it calls."""
    copies: dict[Function, Function] = dict(own)

    def copy(f: types.FunctionType) -> Function:
        if f not in copies:
            space = dict(f.__globals__)
            copies[f] = types.FunctionType(f.__code__, space, f.__name__, f.__defaults__)
            for name in f.__code__.co_names:
                if isinstance(space.get(name), types.FunctionType):
                    space[name] = copy(space[name])
        return copies[f]

    assert isinstance(function, types.FunctionType)
    return copy(function)
