"""The regulars: who sits where a bot plays, the same at a server's table, in the terminal and on the page.

A regular is known by an id, by which a page finds the face; how they are called is a text (`regulars.ftl`).
"""

from __future__ import annotations

from collections.abc import Iterable

from kibitz.text.catalogue import LANGUAGES, text

REGULARS = ("marek", "vira", "tomek", "zosia", "danylo", "lesia", "ostap", "noor")
"""One for each seat that a table can have."""


def regular_name(regular: str, language: str) -> str:
    """How a regular is called."""
    return text(language, f"regular-{regular}")


def every_name(regular: str) -> list[str]:
    """How a regular is called in any language."""
    return [regular_name(regular, language) for language in LANGUAGES]


def seated(seats: Iterable[int], absent: Iterable[str] = ()) -> dict[int, str]:
    """Who sits at these seats: at each its own regular, but for those who are absent, for whom another comes."""
    free = [regular for regular in REGULARS if regular not in absent]
    at = {seat: REGULARS[seat] for seat in seats}
    for seat in [seat for seat, regular in at.items() if regular not in free]:
        at[seat] = next(regular for regular in free if regular not in at.values())
    return at
