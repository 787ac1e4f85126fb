"""Actions as a player at the terminal reads and writes them: in their own language; the notation is understood too."""

from __future__ import annotations

from collections.abc import Iterable

from kibitz.kernel.actions import Seat
from kibitz.kernel.game import Game
from kibitz.kernel.table import Table
from kibitz.text.catalogue import text
from kibitz.text.regulars import regular_name, seated
from kibitz.text.sentences import NAMES, seat_name, verb_word

COMMANDS = ("rules", "log", "coach", "help", "leave")
"""What the table itself does, by the names of its texts (`key-…`)."""


def names_at(table: Table, bots: Iterable[int], language: str) -> list[str]:
    """How everybody at the terminal's table is called: bots as the regulars, people by their places ("")."""
    regulars = seated(bots)
    return [regular_name(regulars[seat], language) if seat in regulars else "" for seat in range(table.seats)]


def word_shown(game: Game, before: list[str], word: str, language: str, me: int | None) -> str:
    """A word of an action as people read it, after those before it: a verb, a player, a card or a pile."""
    if not before:
        return verb_word(game, word, language)
    kinds = [kind for kind in game.kinds if kind.verb == before[0] and len(kind.arguments) >= len(before)]
    if kinds and word.isdecimal() and isinstance(kinds[0].arguments[len(before) - 1], Seat):
        return seat_name(language, int(word), me)
    return word


def command(typed: str, language: str) -> str:
    """A command of the table itself, as it is known in English; "" if it is none."""
    for name in COMMANDS:
        if typed.lower() in (name, text(language, f"key-{name}").lower()):
            return name
    return {"quit": "leave", "q": "leave", "hint": "coach"}.get(typed.lower(), "")


def commands(language: str, coached: bool) -> str:
    """The commands, in a player's language."""
    return ", ".join(text(language, f"key-{name}") for name in COMMANDS if name != "coach" or coached)


def as_notation(table: Table, seat: int, typed: str, language: str) -> str:
    """What a player typed, in the notation: the number of an action that is offered, or words as they were shown."""
    words = typed.split()
    legal = table.legal(seat)
    if len(words) == 1 and words[0].isdecimal() and 0 < int(words[0]) <= len(legal):
        return legal[int(words[0]) - 1].text
    said = {verb_word(table.game, kind.verb, language).lower(): kind.verb for kind in table.game.kinds}
    for shown in sorted(said, key=len, reverse=True):
        if f"{' '.join(words).lower()} ".startswith(f"{shown} "):
            words = [said[shown], *words[len(shown.split()) :]]
            break
    names = {name.lower(): str(number) for number, name in enumerate(NAMES.get()) if name}
    return table.game.actions.spell(" ".join(names.get(word.lower().strip(",:"), word) for word in words))
