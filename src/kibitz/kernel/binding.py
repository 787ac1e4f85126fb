"""Binding: the kernel's open words (`legal`, `do`, `possible` …), which stand for any game's, become one game's own."""

from __future__ import annotations

import types
from collections.abc import Callable, Mapping
from typing import Any

Function = Callable[..., Any]


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
