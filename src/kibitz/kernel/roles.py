"""What piles are for. A role says once what every client must know of such a pile; it is sent with the layout.

A game names a role by its word, `piles.add("deck", "deck", …)`, or brings its own: `Role("market", spread=True)`.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Role:
    """What a pile is for: the word that names it, and how it lies."""

    name: str
    ordered: bool = True
    """Whether the order of its cards means anything: in a hand it does not."""
    counted: bool = False
    """Whether one wants to know how many cards there are, rather than which."""
    spread: bool = False
    """Whether its cards lie side by side, each to be seen."""
    heap: bool = False
    """Whether equal cards in it may be drawn as one, with their number."""
    dear_first: bool = False
    """Whether its cards are shown with the dearest first: they are bid for."""
    beside: bool = False
    """Whether it lies beside the middle, if it is nobody's."""
    facing: bool = False
    """Whether it lies in the middle, though it is somebody's."""
    unnamed: bool = False
    """Whether it needs no name where there is little room: one sees what it is."""
    untold: bool = False
    """Whether it needs no name in the terminal."""


_DECLARED = (
    Role("assignment", beside=True),
    Role("captured", spread=True, heap=True, untold=True),
    Role("closed", spread=True),
    Role("column", spread=True, facing=True, unnamed=True),
    Role("common", spread=True),
    Role("deck", ordered=False, counted=True, beside=True, facing=True),
    Role("discard", counted=True, beside=True),
    Role("hand", ordered=False, spread=True, unnamed=True, untold=True),
    Role("laid", spread=True, unnamed=True),
    Role("middle", spread=True),
    Role("packet", ordered=False, spread=True, beside=True),
    Role("pile", facing=True),
    Role("points", spread=True, heap=True),
    Role("prize", spread=True),
    Role("removed", counted=True, beside=True),
    Role("revealed", spread=True, beside=True),
    Role("stack", spread=True, unnamed=True, untold=True),
    Role("stock", spread=True, dear_first=True),
)
ROLES = {role.name: role for role in _DECLARED}


def role_of(word: str | Role) -> Role:
    """The role that a word names; one that nobody has declared lies in the middle or before its owner, on a heap."""
    return word if isinstance(word, Role) else ROLES.get(word, Role(word))
