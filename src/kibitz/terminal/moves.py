"""Legal moves under the keys: word by word, each with a key of its own.

`play 37 A1` is chosen as *play*, *37*, *A1*; where there is only one word to choose it is taken by itself. Ranks and
seats have their own digit, words a letter of theirs, piles and other numbers the digits in order.
"""

from __future__ import annotations

from collections.abc import Sequence

DIGITS = "1234567890"
LETTERS = "abdefghijkmnoprstuvwxyz"  # c, l and q are for the coach, the log and for leaving

CYRILLIC = "йцукенгшщзфывапролдячсмитьі"  # as it stands on the keys of Russian and Ukrainian keyboards
LATIN = "qwertyuiopasdfghjklzxcvbnms"
LAYOUT = str.maketrans(f"{CYRILLIC}{CYRILLIC.upper()}Ж,.", f"{LATIN}{LATIN}:?/")


def latin(typed: str) -> str:
    """What the same keys write on a Latin keyboard, in small letters: й is q, Ж is the colon."""
    return typed.translate(LAYOUT).lower()


class Moves:
    """The actions that are still possible after the words chosen so far."""

    def __init__(self, actions: Sequence[str]) -> None:
        self.actions = [action.split() for action in actions]
        self.chosen: list[str] = []
        self._go_on()

    @property
    def open(self) -> list[list[str]]:
        """The actions that begin with the words chosen."""
        return [action for action in self.actions if action[: len(self.chosen)] == self.chosen]

    @property
    def words(self) -> list[str]:
        """What can be chosen next."""
        at = len(self.chosen)
        return list(dict.fromkeys(action[at] for action in self.open if len(action) > at))

    @property
    def keys(self) -> dict[str, str]:
        """A key for each word that can be chosen next; no more words than keys."""
        words, keys = self.words, dict[str, str]()
        if all(word.isdecimal() for word in words):
            numbers = [int(word) for word in words]
            small = max(numbers, default=0) <= 10 and len({n % 10 for n in numbers}) == len(numbers)
            return {str(n % 10): str(n) for n in numbers} if small else dict(zip(DIGITS, words, strict=False))
        if not all(word.islower() for word in words):  # piles
            return dict(zip(DIGITS, words, strict=False))
        for word in words:
            free = [letter for letter in [*word.lower(), *LETTERS] if letter in LETTERS and letter not in keys]
            if free:
                keys[free[0]] = word
        return keys

    @property
    def typed(self) -> bool:
        """Whether there are more words than keys, so that the action has to be typed."""
        return len(self.keys) < len(self.words)

    def press(self, key: str) -> str | None:
        """Choose a word by its key; the whole action when nothing is left to choose."""
        if key not in self.keys:
            return None
        self.chosen.append(self.keys[key])
        self._go_on()
        return " ".join(self.open[0]) if len(self.open) == 1 else None

    def back(self) -> None:
        """Take the last choice back, and what followed from it by itself."""
        while self.chosen:
            self.chosen.pop()
            if len(self.words) > 1:
                return

    def _go_on(self) -> None:
        """Where only one word can come next it is chosen by itself; a last action is left to the player."""
        while len(self.words) == 1 and len(self.open) > 1:
            self.chosen.append(self.words[0])
