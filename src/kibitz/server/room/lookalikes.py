"""What a text looks like: whether it can be seen at all, and whether two names look the same."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

LOOKALIKES = dict(
    zip(
        "авгеикмнопрстухшьіјѕһԁԛԝ" + "αεικνορτυχ" + "ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ",
        "abreukmhonpctyxwbijshdqw" + "aeikvoptux" + "abcdefghijklmnoprstuvwyz",
        strict=True,
    )
)
"""Small Cyrillic, Greek and other letters that can pass for Latin ones."""

_CAPITALS = str.maketrans("ΒΖΗΜΝΥ", "BZHMNY")  # Greek ones that look like others than their small letters do
_LETTERS = str.maketrans(LOOKALIKES)
_ALIKE = str.maketrans("iı1|0", "llllo")

_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufffc\U0001d159")
"""Letters and signs that are blank, besides the variation selectors."""

_EMOJI = "\ufe0f"
"""Asks for the coloured picture of a sign (❤️): nothing to see itself, and in many names."""

MAX_MARKS = 2
"""On one letter: as many as languages need; more are a tower that covers the lines above and below."""


def can_be_seen(text: str) -> bool:
    """Whether every character of a text shows, on one line, and no letter carries a tower of marks.

    Controls, formats (those that turn the direction of writing too) and separators do not; nor do marks without a
    letter. Marks that are part of a script's own syllables (combining class 0) may be as many as it wants.
    """
    if not text.isprintable() or any(_is_blank(char) for char in text):
        return False
    marks, base = 0, " "
    for char in unicodedata.normalize("NFD", text):
        if not unicodedata.category(char).startswith("M"):
            marks, base = 0, char
        elif base == " ":
            return False
        elif unicodedata.combining(char) or unicodedata.category(char) == "Me":
            marks += 1
            if marks > MAX_MARKS:
                return False
    return text.strip() != ""


def _is_blank(char: str) -> bool:
    selector = "\ufe00" <= char < _EMOJI or "\u180b" <= char <= "\u180f" or "\U000e0100" <= char <= "\U000e01ef"
    return selector or char in _BLANK


def skeleton(name: str) -> str:
    """What remains of a name to the eye: no spaces, no case, and one letter for all that look like it."""
    compatible = unicodedata.normalize("NFKC", name.translate(_CAPITALS)).translate(_CAPITALS).casefold()
    looks = unicodedata.normalize("NFKC", compatible).translate(_LETTERS).translate(_ALIKE)
    return "".join(looks.replace(_EMOJI, "").split())


def twins(name: str, others: Iterable[str]) -> bool:
    """Whether a name looks like one of the others."""
    looks = skeleton(name)
    return any(skeleton(other) == looks for other in others)
