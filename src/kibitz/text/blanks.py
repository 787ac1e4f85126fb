"""What fills in the blanks of a text about a table: its numbers and options, by their names.

A text is asked which blanks it has, and only those are looked up: so few values are a key by which a sentence, once
made, is found again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache

from kibitz.kernel.options import Value
from kibitz.kernel.views.view import Numbers
from kibitz.text.catalogue import blanks_of, has_text, text, until_others_come

Filled = tuple[tuple[str, int | str], ...]
"""The blanks of a text, and what stands in them."""
MAX_SAID = 20_000
"""So many sentences are kept as they were made."""


@until_others_come
@cache
def first_key(language: str, attribute: str | None, *keys: str) -> str | None:
    """The first of several keys that there is a text for."""
    return next((key for key in keys if has_text(language, key, attribute)), None)


def values_of(
    options: Mapping[str, Value], seats: int, numbers: Numbers, me: int | None, over: bool = False
) -> Callable[[str], int | str]:
    """What a blank is filled in with: a number or an option by its name, `my_…` one's own where everybody has one.

    `next_…` is one more than a number, as long as the game is not over: of rounds that are counted when they are over,
    the one that is being played. `…_count` is the number in an option: of "rounds:10" it is 10.
    """

    def value(name: str) -> int | str:
        if name == "seats":
            return seats
        if name.startswith("next_"):
            done = value(name[5:])
            return done + (not over) if isinstance(done, int) else done
        if name.endswith("_count") and isinstance(chosen := options.get(name[:-6]), str):
            return int(chosen.rpartition(":")[2]) if ":" in chosen else 0
        mine = name.startswith("my_")
        found = numbers.get(name[3:] if mine else name, options.get(name, 0))
        if isinstance(found, list):
            return len(found) if not mine else (found[me] or 0) if me is not None and me < len(found) else 0
        if isinstance(found, str):
            return found
        return int(found) if isinstance(found, int) else "none"

    return value


def filled(language: str, key: str, attribute: str | None, value: Callable[[str], int | str]) -> Filled:
    """The blanks of a text, and what each is filled in with."""
    return tuple([(name, value(name)) for name in blanks_of(language, key, attribute)])


WHO, ONE, THEM = (chr(0xE010 + n) for n in range(3))
"""What stands for people's names in a sentence, until they are known: so it is the same at every table."""


@until_others_come
@lru_cache(MAX_SAID)
def said(language: str, key: str, attribute: str | None, blanks: Filled) -> str:
    """A text with its blanks filled in; most have been said before."""
    return text(language, key, dict(blanks), attribute)


MAX_NAMED = 3


def joined(names: Sequence[str], language: str) -> str:
    """Names one after another, as one says them: "Vira, Tomek and Marek"; of many only how many they are."""
    if len(names) < 2:
        return "".join(names)
    if len(names) > MAX_NAMED:
        return text(language, "people", {"count": len(names)})
    return text(language, "and", {"first": ", ".join(names[:-1]), "last": names[-1]})
