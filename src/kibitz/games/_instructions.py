"""Which cards of Extreme carry which instruction (EX-2, EX-3): an option whose value is a word or a table.

No rulebook that we know prints the table of the real deck. `even` spreads the 28 numbers evenly and alike for ascending
and descending piles; `shuffled` draws them anew for every game; and whoever owns the deck can give its table.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from kibitz.errors import BadOption, brief, did_you_mean
from kibitz.kernel.options import Code, Option, Value

NAMES = ("STOP", "SKULL", "THREE", "SILENCE", "NO_TRICK", "ONE_PILE", "DRAW_ONE")
"""The rules see 1 for the first, and so on; 0 is a plain card."""
EACH = 4  # cards of every instruction (EX-2)

_ORDER = ("STOP", "SILENCE", "SKULL", "NO_TRICK", "THREE", "ONE_PILE", "DRAW_ONE")
_EVEN = {3 + 7 * k // 2: _ORDER[k % 7] for k in range(14)}
EVEN = {str(number): name for number, name in sorted({**_EVEN, **{101 - n: i for n, i in _EVEN.items()}}.items())}
"""The table that holds unless another is chosen."""
SHUFFLED_ROW = [1] + [0] * 99
"""What the rules see for `shuffled`: a mark in a place where no card is."""


class Assignment(Option):
    """even, shuffled, or a table from numbers to instructions."""

    def values(self, seats: int) -> list[Value]:
        """The two words, and a table that is neither: the even one upside down."""
        mirrored = dict(zip(EVEN, reversed(EVEN.values()), strict=True))
        shifted = {str(int(number) - 1): name for number, name in mirrored.items()}
        return ["even", "shuffled", shifted]

    def read(self, value: Any, seats: int) -> Value:
        """A word, or the table sorted by number."""
        if isinstance(value, str) and value in ("even", "shuffled"):
            return value
        if not isinstance(value, Mapping):
            raise self._wrong(f"is {self.describe(seats)}, not {brief(value)}")
        table: dict[int, str] = {}
        for number, name in value.items():
            if type(number) not in (int, str) or not re.fullmatch(r"[0-9]{1,2}", str(number)) or int(number) < 2:
                raise self._wrong(f"has no card {brief(number)}: the numbers are 2 to 99")
            if type(name) is not str or name not in NAMES:
                raise self._wrong(f"has no instruction {brief(name)}. {did_you_mean(str(name), NAMES)}")
            if int(number) in table:
                raise self._wrong(f"names the card {int(number)} twice")
            table[int(number)] = name
        for name in NAMES:
            count = list(table.values()).count(name)
            if count != EACH:
                raise self._wrong(f"gives {name} to {count} cards; every instruction is on exactly {EACH}")
        return {str(number): table[number] for number in sorted(table)}

    def encode(self, value: Any, seats: int) -> Code:
        """The instruction of every number, 0 to 99."""
        kept = self.read(value, seats)
        if kept == "shuffled":
            return list(SHUFFLED_ROW)
        table = kept if isinstance(kept, dict) else EVEN
        return [1 + NAMES.index(table[str(number)]) if str(number) in table else 0 for number in range(100)]

    def parse(self, text: str) -> Value:
        """A word, or ``3:STOP,27:STOP,…``."""
        if ":" not in text:
            return text
        pairs = [entry.partition(":") for entry in text.split(",") if entry]
        if len({number for number, _, _ in pairs}) < len(pairs):
            raise self._wrong("names a card twice")
        return {number: name for number, _, name in pairs}

    def describe(self, seats: int) -> str:
        """What may be given."""
        return f"even, shuffled, or a table that gives each of {', '.join(NAMES)} to {EACH} numbers"

    def _wrong(self, why: str) -> BadOption:
        return BadOption(self.name, f"option {self.name} {why}")


def assignment() -> Any:
    """The option; its field is a row with the instruction of every number."""
    return Assignment("even")
