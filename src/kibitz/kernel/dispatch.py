"""The actions of a game as rules: `deal`, `legal`, `refusal` and `do`, spelled out kind by kind so that they compile.

    def do(s, seat, action):
        if action < 392:
            x0_0 = action // 4 + 2
            x0_1 = action % 4
            does_0(s, seat, x0_0, x0_1)
        else:
            does_1(s, seat)

Whoever runs such a source gives it the names that it uses: `functions`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from kibitz.kernel import words
from kibitz.kernel.actions import Argument, Between, Kind, Seat
from kibitz.kernel.clauses import OK

if TYPE_CHECKING:
    from kibitz.kernel.game import Game
    from kibitz.kernel.state import State


def rules(game: Game) -> str:
    """Source of `deal`, `legal`, `refusal` and `do`."""
    do = _decode(game, "do", lambda i, kind: [f"does_{i}({_call(i, kind)})"])
    deal = ["def deal(s):", "    set_out(s)"]
    for rule in (deal, do) if game.when_nobody_acts is not None else ():
        rule += ["    if s.to_act == 0 and s.over == 0:", "        when_nobody_acts(s)"]
    return "\n".join([*deal, *_legal(game, "legal"), *_decode(game, "refusal", _refusal), *do])


def worth(game: Game) -> str:
    """Source of `worth`, which asks for the worth of an action the function worth_0, worth_1 … of its kind."""
    return "\n".join(
        _decode(game, "worth", lambda i, kind: [f"return worth_{i}({_call(i, kind, 's, seat, memo')})"], "memo, ")
    )


def thinkable(game: Game) -> str:
    """Source of `thinkable`: what one could think of doing with the cards there are, legal or not."""
    return "\n".join(_legal(game, "thinkable", asking=False))


def bounds(table: type[State]) -> str:
    """Source of `least_of` and `most_of`: what a secret number can be, as it is declared and as the table lies."""
    lines = []
    for function, row, closer, rule in (
        ("least_of", "SECRET_LEAST", "max", "at_least"),
        ("most_of", "SECRET_MOST", "min", "at_most"),
    ):
        lines.append(f"def {function}(s, place):")
        for place, number in enumerate(table.SECRETS):
            if getattr(number, rule) is not None:
                whose = "s" if number.owner is None else f"s, {number.owner}"
                lines.append(f"    if place == {place}:")
                lines.append(f"        return {closer}(s.{row}[place], {rule}_{place}({whose}))")
        lines.append(f"    return s.{row}[place]")
    return "\n".join(lines)


def bounding(table: type[State]) -> dict[str, Any]:
    """The names that this source uses."""
    rules = {f"at_least_{place}": number.at_least for place, number in enumerate(table.SECRETS)}
    return rules | {f"at_most_{place}": number.at_most for place, number in enumerate(table.SECRETS)}


def functions(game: Game) -> dict[str, Any]:
    """The names that these sources use."""
    names: dict[str, Any] = {"OK": OK, "has": words.has, "size": words.size, "set_out": game.deal}
    for i, kind in enumerate(game.kinds):
        names |= {f"when_{i}": kind.when, f"may_{i}": kind.may, f"does_{i}": kind.does}
        for name, _, argument in _named(i, kind):
            if isinstance(argument, Between):
                names |= {f"{name}_low": argument.low, f"{name}_high": argument.high}
    if game.when_nobody_acts is not None:
        names["when_nobody_acts"] = game.when_nobody_acts
    return names


def listed(legal: Callable[[Any, int, list[int]], int], s: State, seat: int, most: int) -> list[int]:
    """The actions that a rule writes down for a seat (`legal`, `thinkable`), sorted."""
    out = [0] * most
    return sorted(out[: legal(s, seat, out)])


def _legal(game: Game, name: str, asking: bool = True) -> list[str]:
    lines = [f"def {name}(s, seat, out):", "    n = 0"]
    for i, kind in enumerate(game.kinds):
        indent, number, base = "    ", "", game.actions.bases[i]
        if asking and kind.when is not None:
            lines.append(f"{indent}if when_{i}(s, seat) == OK:")
            indent += "    "
        for x, before, argument in _named(i, kind):
            lines += [indent + line for line in argument.loop(x, before)]
            indent += "    "
            number = f"({number}) * {argument.count} + " if number else ""
            number += f"{x} - {argument.least}" if argument.least else x
        if asking and kind.may is not None:
            lines.append(f"{indent}if may_{i}({_call(i, kind)}) == OK:")
            indent += "    "
        lines.append(f"{indent}out[n] = {f'{base} + {number}' if number else base}")
        lines.append(f"{indent}n += 1")
    return [*lines, "    return n"]


def _refusal(i: int, kind: Kind) -> list[str]:
    if not kind.arguments:
        return [f"return when_{i}(s, seat)" if kind.when is not None else "return OK"]
    lines = []
    if kind.when is not None:
        lines += [f"clause = when_{i}(s, seat)", "if clause != OK:", "    return clause"]
    for name, before, argument in _named(i, kind):
        lines += argument.check(name, before)
    return [*lines, f"return may_{i}({_call(i, kind)})" if kind.may is not None else "return OK"]


def _decode(game: Game, name: str, body: Callable[[int, Kind], list[str]], more: str = "") -> list[str]:
    """A function of an action's number: which kind it is, its arguments, and what `body` does with them."""
    lines = [f"def {name}(s, seat, {more}action):"]
    kinds, bases = game.kinds, game.actions.bases
    for i, kind in enumerate(kinds):
        last = i == len(kinds) - 1
        indent = "    " if len(kinds) == 1 else "        "
        if len(kinds) > 1:
            test = "else" if last else f"{'elif' if i else 'if'} action < {bases[i + 1]}"
            lines.append(f"    {test}:")
        rest, left = f"(action - {bases[i]})" if bases[i] else "action", kind.count
        for x, _, argument in _named(i, kind):
            left //= argument.count
            value = f"{rest} // {left}" if left > 1 else rest
            lines.append(f"{indent}{x} = {value} + {argument.least}" if argument.least else f"{indent}{x} = {value}")
            rest = f"{rest} % {left}"
        lines += [indent + line for line in body(i, kind)]
    return lines


def _named(i: int, kind: Kind) -> list[tuple[str, str, Argument]]:
    """The arguments of the kind `i` with their names x0_0, x0_1 … and the seat that each refers to."""
    named, before = [], "seat"
    for at, argument in enumerate(kind.arguments):
        named.append((f"x{i}_{at}", before, argument))
        before = f"x{i}_{at}" if isinstance(argument, Seat) else "seat"
    return named


def _call(i: int, kind: Kind, first: str = "s, seat") -> str:
    return ", ".join([first, *(name for name, _, _ in _named(i, kind))])
