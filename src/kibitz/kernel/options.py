"""Options: house rules, declared once as fields of a game's table, with their type, default and range.

``continuous: int = flag()`` makes an option that people write as true or false and the rules read as ``s.continuous``.
Names in four languages stand in the game's locale file as ``<game>-option-<name>``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from kibitz.errors import BadOption, brief, did_you_mean

Value = bool | int | str | None | list[str] | dict[str, str]
Code = int | list[int]


@dataclass(frozen=True)
class Option:
    """One option: what may be given, what holds when nothing is, and the number the rules see.

    `words` are the values that are written as words, with the number each stands for in the rules; `least` and
    `most` bound the values written as numbers (`most` None: below the number of seats), after `prefix` if there is
    one (rounds:5). `probes` are the numbers that tests try; without them, some of the range.
    """

    default: Value
    words: tuple[tuple[Value, int], ...] = ()
    least: int = 0
    most: int | None = -1
    name: str = ""
    prefix: str = ""
    probes: tuple[int, ...] = ()

    def values(self, seats: int) -> list[Value]:
        """Every value (for a wide range: its ends), the default first."""
        numbers = list(range(self.least, self.top(seats) + 1))
        ends = list(self.probes) or (numbers if len(numbers) <= 8 else [numbers[0], numbers[1], numbers[-1]])
        rest = [value for value, _ in self.words] + [self.numbered(n) for n in ends]
        return [self.default] + [value for value in rest if value is not self.default and value != self.default]

    def numbered(self, n: int) -> Value:
        """A number as it is given."""
        return f"{self.prefix}{n}" if self.prefix else n

    def top(self, seats: int) -> int:
        """The largest number that may be given."""
        return seats - 1 if self.most is None else self.most

    def read(self, value: Any, seats: int) -> Value:
        """The value as it is kept, or BadOption."""
        self.encode(value, seats)
        kept: Value = value
        return kept

    def encode(self, value: Any, seats: int) -> Code:
        """The number (or row of numbers) the rules see, or BadOption."""
        for word, code in self.words:
            if type(value) is type(word) and value == word:
                return code
        number = value
        if self.prefix and isinstance(value, str) and re.fullmatch(rf"{self.prefix}[1-9][0-9]{{0,3}}", value):
            number = int(value.removeprefix(self.prefix))
        elif self.prefix:
            number = None
        if type(number) is int and self.least <= number <= self.top(seats):
            return number
        raise BadOption(self.name, f"option {self.name} is {self.describe(seats)}, not {brief(value)}")

    def parse(self, text: str) -> Value:
        """The value that a person wrote as `text`; `encode` judges it."""
        for word, _ in self.words:
            if text.lower() == write(word):
                return word
        return int(text) if re.fullmatch(r"-?[0-9]{1,9}", text) else text

    def describe(self, seats: int) -> str:
        """What may be given, for messages and help."""
        kinds = [write(word) for word, _ in self.words]
        if self.top(seats) >= self.least:
            span = f"a number from {self.least} to {self.top(seats)}"
            kinds.append(f"{self.prefix}n with {span} for n" if self.prefix else span)
        return " or ".join(kinds)

    def written(self, seats: int) -> list[str]:
        """What may be written, in no language: the default first, a range as 1…100, a long value by its beginning."""
        first, last = self.least + (self.default == self.least), self.top(seats)  # the default has been named
        span = [] if first > last else [f"{self.prefix}{first}" + (f"…{last}" if first < last else "")]
        kinds = [write(word) for word, _ in self.words] + span
        return list(dict.fromkeys([write(self.default), *(kinds or map(_beginning, self.values(seats)))]))


@dataclass(frozen=True)
class Several(Option):
    """Some of several words, or "all": the rules see a bit for each."""

    of: tuple[str, ...] = ()

    def values(self, seats: int) -> list[Value]:
        """All, one alone, and half of them."""
        return ["all", [self.of[0]], list(self.of[::2]), list(self.of[1::2])]

    def read(self, value: Any, seats: int) -> Value:
        """All, or the words in their order."""
        if isinstance(value, str) and value == "all":
            return "all"
        if not isinstance(value, list | tuple) or any(type(word) is not str or word not in self.of for word in value):
            raise BadOption(self.name, f"option {self.name} is {self.describe(seats)}, not {brief(value)}")
        return [word for word in self.of if word in value]

    def encode(self, value: Any, seats: int) -> Code:
        """A bit for each."""
        kept = self.read(value, seats)
        chosen = kept if isinstance(kept, list) else self.of
        return sum(1 << i for i, word in enumerate(self.of) if word in chosen)

    def parse(self, text: str) -> Value:
        """Words with commas between them."""
        return "all" if text == "all" else [word for word in text.split(",") if word]

    def describe(self, seats: int) -> str:
        """What may be given."""
        return f"all or a list of {', '.join(self.of)}"

    def written(self, seats: int) -> list[str]:
        """All, and the words there are."""
        return ["all", ",".join(self.of)]


@dataclass(frozen=True)
class Preset:
    """A way to play a game that has a name: its options, and the number of seats it is meant for."""

    name: str
    options: tuple[tuple[str, Any], ...] = ()
    seats: int | None = None


def write(value: Value) -> str:
    """A value as people write it: true, false, none, a number or a word; lists and tables with commas."""
    if isinstance(value, list):
        return ",".join(value)
    if isinstance(value, dict):
        return ",".join(f"{key}:{word}" for key, word in value.items())
    return str(value).lower() if value is None or isinstance(value, bool) else str(value)


def _beginning(value: Value) -> str:
    """A value as people write it; of a list or table the first entries."""
    entries = write(value).split(",")
    return ",".join([*entries[:2], "…"] if len(entries) > 2 else entries)


def flag(default: bool = False) -> Any:
    """True or false."""
    return Option(default, ((False, 0), (True, 1)))


def choice(*values: str | int) -> Any:
    """One of several, the first by default. The rules see a word's place in the list, and a number as it is."""
    for value in values:
        if type(value) not in (str, int):
            raise ValueError(f"a choice is of words and whole numbers, not of {brief(value)}")
    return Option(values[0], tuple((value, value if isinstance(value, int) else i) for i, value in enumerate(values)))


def number_or(word: Value, code: int, least: int, most: int, default: Value) -> Any:
    """A number in a range, or a word that the rules see as `code`."""
    return Option(default, ((word, code),), least, most)


def number(default: int, least: int, most: int, probes: tuple[int, ...] = ()) -> Any:
    """A number in a range."""
    return Option(default, (), least, most, probes=probes)


def word_or_counted(word: str, prefix: str, most: int, probes: tuple[int, ...]) -> Any:
    """A word, which the rules see as 0, or a prefix and a number from 1 on: ``rounds:5``."""
    return Option(word, ((word, 0),), 1, most, prefix=prefix, probes=probes)


def several(*words: str) -> Any:
    """Some of these words, all by default."""
    return Several("all", of=words)


def seat_or_random(default: Value = 0) -> Any:
    """A seat, or "random", which the rules see as -1."""
    return Option(default, (("random", -1),), 0, None)


def read_options(options: Sequence[Option], given: Mapping[str, Any], seats: int) -> dict[str, Value]:
    """All options with their values: those given, checked, and the defaults."""
    if not isinstance(given, Mapping):
        raise BadOption("options", f"options are a dictionary of names and values, not {brief(given)}")
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            told = did_you_mean(name, known) if known else "It has none."
            raise BadOption(str(name), f"this game has no option {brief(name)}. {told}")
    return {name: option.read(given.get(name, option.default), seats) for name, option in known.items()}
