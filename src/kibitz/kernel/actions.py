"""Actions: in the rules a kind and small arguments; a number for arrays; everywhere else a frozen value with a text.

A game lists its kinds, each with what allows it and what it does:

    Kind("play", play, (CardOf(HAND, 2, 99, TG[8]), OneOf(PILES)), may=may_play)

and from that list the kernel makes the notation (`play 37 A1`), the numbers, and the rules `legal`, `refusal` and `do`
(dispatch.py). An argument is a face, a seat, a pile or a plain number.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property
from math import prod
from typing import TYPE_CHECKING, Any

from kibitz.kernel.clauses import TABLE
from kibitz.kernel.stakes import Cost, Risk
from kibitz.kernel.state import MAX_SEATS

if TYPE_CHECKING:
    from kibitz.kernel.state import Piles


@dataclass(frozen=True)
class Action:
    """One action: ``Action("play", (37, 0))`` is written ``play 37 A1``."""

    verb: str
    arguments: tuple[int, ...]
    text: str
    number: int

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"


# --- what an argument can be -----------------------------------------------------------------------------------------
#
# `loop` is the source of the loop through the values worth asking about, `check` that of the test whether a value is
# one of them; `before` names the seat meant: the one named just before, else the one that acts.


@dataclass(frozen=True)
class Number:
    """A plain number, such as a rank or how many."""

    least: int
    most: int

    @property
    def count(self) -> int:
        """How many values there can be at all."""
        return self.most - self.least + 1

    def loop(self, name: str, before: str) -> list[str]:
        """Source of the loop."""
        return [f"for {name} in range({self.least}, {self.most + 1}):"]

    def check(self, name: str, before: str) -> list[str]:
        """Source of the check."""
        return []


@dataclass(frozen=True)
class Between:
    """A number between two that the table knows, `low(s)` and `high(s)`; else `clause` refuses."""

    least: int
    most: int
    low: Callable[[Any], int]
    high: Callable[[Any], int]
    clause: int

    @property
    def count(self) -> int:
        """How many values there can be at all."""
        return self.most - self.least + 1

    def loop(self, name: str, before: str) -> list[str]:
        """Source of the loop."""
        return [f"for {name} in range({name}_low(s), {name}_high(s) + 1):"]

    def check(self, name: str, before: str) -> list[str]:
        """Source of the check."""
        return [f"if not {name}_low(s) <= {name} <= {name}_high(s):", f"    return {self.clause}"]


@dataclass(frozen=True)
class Seat:
    """A seat at the table."""

    least: int = 0
    count: int = MAX_SEATS

    def loop(self, name: str, before: str) -> list[str]:
        """Source of the loop."""
        return [f"for {name} in range(s.seats):"]

    def check(self, name: str, before: str) -> list[str]:
        """Source of the check."""
        return [f"if {name} >= s.seats:", f"    return {TABLE[4]}"]


@dataclass(frozen=True)
class OneOf:
    """One of several neighbouring piles, written by name."""

    piles: tuple[int, ...]

    @property
    def least(self) -> int:
        """The first of them."""
        return self.piles[0]

    @property
    def count(self) -> int:
        """How many values there can be at all."""
        return len(self.piles)

    def loop(self, name: str, before: str) -> list[str]:
        """Source of the loop."""
        return [f"for {name} in range({self.least}, {self.least + self.count}):"]

    def check(self, name: str, before: str) -> list[str]:
        """Source of the check."""
        return []


@dataclass(frozen=True)
class Around:
    """One of several piles, counted from one's own: value 0 is the first of one's own, of which one has `each`."""

    piles: tuple[int, ...]
    names: tuple[str, ...]
    each: int
    least: int = 0

    @property
    def count(self) -> int:
        """How many values there can be at all."""
        return len(self.names)

    def pile(self, value: int, seat: int) -> int:
        """The pile that a seat means."""
        return self.piles[(value + self.each * seat) % len(self.piles)]

    def loop(self, name: str, before: str) -> list[str]:
        """Source of the loop."""
        return [f"for {name} in range({len(self.names)}):"]

    def check(self, name: str, before: str) -> list[str]:
        """Source of the check."""
        return []


@dataclass(frozen=True)
class CardOf:
    """A card, named by its face, in a pile; else `clause` refuses.

    Of piles that everybody has it is one's own, or that of the seat named just before. Of equal cards one is offered;
    faces from 63 on must be `unique`.
    """

    piles: int | tuple[int, ...]
    least: int
    most: int
    clause: int
    unique: bool = False

    @property
    def count(self) -> int:
        """How many values there can be at all."""
        return self.most - self.least + 1

    def pile(self, seat: int) -> int:
        """The pile that belongs to a seat."""
        return self.piles if isinstance(self.piles, int) else self.piles[seat]

    def _source(self, seat: str) -> str:
        return str(self.piles) if isinstance(self.piles, int) else f"{self.piles[0]} + {seat}"

    def loop(self, name: str, before: str) -> list[str]:
        """Source of the loop."""
        pile = self._source(before)
        lines = [f"for {name}_at in range(1, size(s, {pile}) + 1):"]
        lines += [f"    {name} = s.FACE[s.pile[{pile}][{name}_at]]"]
        if self.unique:
            return lines
        lines += [f"    if {name}_met >> {name} & 1:", "        continue", f"    {name}_met |= 1 << {name}"]
        return [f"{name}_met = 0", *lines]  # a bit for every face that was offered

    def check(self, name: str, before: str) -> list[str]:
        """Source of the check."""
        pile = self._source(before)
        return [f"if not has(s, {pile}, {name}):", f"    return {self.clause}"]


Argument = Number | Between | Seat | OneOf | Around | CardOf
CLAUSES = re.compile(r"([A-Z0-9]+-\d+(?:, [A-Z0-9]+-\d+)*)[:.]")


@dataclass(frozen=True)
class Kind:
    """A kind of action: its verb, what it does, and what may refuse it.

    `does(s, seat, …)` is the whole consequence. First `when(s, seat)` may refuse every action of the kind, then an
    argument that is not there (a card not in the hand), then `may(s, seat, …)` this very action; all return OK or a
    clause. `warns(s, seat, …)` returns a clause when an action is allowed and loses the game. `cost(s, seat, …)` and
    `risk(s, seat, …)` say what it costs and risks, as far as the seat can know (`stakes.py`). `secret` actions are not
    told to others before the reveal. The docstring of `does` begins with the clauses that say what it is.
    """

    verb: str
    does: Callable[..., None]
    arguments: tuple[Argument, ...] = ()
    when: Callable[[Any, int], int] | None = None
    may: Callable[..., int] | None = None
    warns: Callable[..., int] | None = None
    secret: bool = False
    cost: Callable[..., Cost | None] | None = None
    risk: Callable[..., Risk | None] | None = None

    @property
    def count(self) -> int:
        """How many actions of this kind there can be."""
        return prod(argument.count for argument in self.arguments)

    @property
    def clauses(self) -> tuple[str, ...]:
        """The rules that say what this action is."""
        found = CLAUSES.match(self.does.__doc__ or "")
        return tuple(found[1].split(", ")) if found is not None else ()

    def named(self) -> dict[str, Argument]:
        """The arguments by their names in the rules."""
        return dict(zip(self.does.__code__.co_varnames[2:], self.arguments, strict=False))


class Actions:
    """All kinds of a game: between texts, values and numbers."""

    def __init__(self, kinds: Iterable[Kind], piles: Piles) -> None:
        self.kinds = tuple(kinds)
        self.piles = piles
        self.bases = [0]
        for kind in self.kinds:
            self.bases.append(self.bases[-1] + kind.count)
        self._made: dict[int, Action] = {}
        self._read: dict[str, Action] = {}
        """By its text, written as we write it: there are no more of these than actions, whatever people send."""

    @property
    def count(self) -> int:
        """How many numbers there are: 0 to count - 1."""
        return self.bases[-1]

    @cached_property
    def most_legal(self) -> int:
        """How many can be legal at once, at most."""
        return sum(
            prod(min(a.count, self.piles[a.pile(0)].room) if isinstance(a, CardOf) else a.count for a in kind.arguments)
            for kind in self.kinds
        )

    def kind_of(self, number: int) -> Kind:
        """The kind a number belongs to."""
        return self.kinds[bisect_right(self.bases, number) - 1]

    def has(self, action: Action) -> bool:
        """Whether an action is this game's."""
        known = type(action.number) is int and 0 <= action.number < self.count
        return known and self.from_number(action.number) == action

    def from_number(self, number: int) -> Action:
        """The action with this number."""
        if number not in self._made:
            kind, arguments = self.kind_of(number), []
            rest = number - self.bases[self.kinds.index(kind)]
            for argument in reversed(kind.arguments):
                rest, value = divmod(rest, argument.count)
                arguments.append(argument.least + value)
            self._made[number] = self._value(kind, tuple(reversed(arguments)), number)
        return self._made[number]

    def _value(self, kind: Kind, arguments: tuple[int, ...], number: int) -> Action:
        words = []
        for argument, value in zip(kind.arguments, arguments, strict=True):
            names = self._names(argument)
            words.append(names[value - argument.least] if names else str(value))
        return Action(kind.verb, arguments, " ".join([kind.verb, *words]), number)

    def named(self, action: Action | None) -> dict[str, int]:
        """The arguments of an action by their names in the rules; what it lacks is 0, or -1 for a seat or a pile."""
        absent = {
            name: -1 if isinstance(argument, Seat | OneOf | Around) else 0
            for kind in self.kinds
            for name, argument in kind.named().items()
        }
        if action is None:
            return absent
        return absent | dict(zip(self.kind_of(action.number).named(), action.arguments, strict=True))

    def written(self, action: Action | None) -> dict[str, str]:
        """Those of an action's arguments that are written in words, by their names in the rules."""
        if action is None:
            return {}
        named, words = self.kind_of(action.number).named(), action.text.split()[1:]
        return {name: word for (name, one), word in zip(named.items(), words, strict=True) if self._names(one)}

    def _names(self, argument: Argument) -> list[str]:
        """The words that an argument is written with; none if it is a number."""
        if isinstance(argument, Around):
            return list(argument.names)
        if isinstance(argument, OneOf):
            return [self.piles[argument.least + i].name for i in range(argument.count)]
        return []

    def parse(self, text: str, seats: int = MAX_SEATS) -> Action | str:
        """The action that `text` names, or how it should be written (a hint for the refusal)."""
        if text in self._read:
            return self._read[text]
        verb, *words = text.split() or [""]
        kinds = [kind for kind in self.kinds if kind.verb == verb]
        if not kinds:
            return ""
        for kind in kinds:
            number = self._number(kind, words)
            if number is not None:
                action = self.from_number(number)
                if action.text == text:
                    self._read[text] = action
                return action
        return " / ".join(self.pattern(kind, seats) for kind in kinds)

    def _number(self, kind: Kind, words: list[str]) -> int | None:
        if len(words) != len(kind.arguments):
            return None
        number = 0
        for argument, word in zip(kind.arguments, words, strict=True):
            names = self._names(argument)
            if names:
                value = names.index(word) if word in names else -1
            else:
                value = int(word) - argument.least if word.isascii() and word.isdecimal() and len(word) < 4 else -1
            if not 0 <= value < argument.count:
                return None
            number = number * argument.count + value
        return self.bases[self.kinds.index(kind)] + number

    def spell(self, text: str) -> str:
        """What a person typed, in the notation's own letters: verbs are small, names of piles as they are."""
        verb, *words = text.split() or [""]
        known = {name.lower(): name for kind in self.kinds for a in kind.arguments for name in self._names(a)}
        return " ".join([verb.lower(), *(known.get(word.lower(), word) for word in words)])

    def pattern(self, kind: Kind, seats: int = MAX_SEATS) -> str:
        """How a kind is written at a table of so many seats: ``play 2..99 A1|A2|D1|D2``."""
        words = [kind.verb]
        for argument in kind.arguments:
            if self._names(argument):
                words.append("|".join(self._names(argument)))
            else:
                last = seats - 1 if isinstance(argument, Seat) else argument.least + argument.count - 1
                words.append(f"{argument.least}..{last}")
        return " ".join(words)
