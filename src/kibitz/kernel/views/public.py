"""What everybody may know of a table: a small view, of which insights are made and what happened is told to all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from kibitz.kernel.state import ONLOOKER, ONLOOKERS, piles_of
from kibitz.kernel.views.view import Numbers, numbers_of, secrets_of

if TYPE_CHECKING:
    from kibitz.kernel.game import Game
    from kibitz.kernel.options import Value
    from kibitz.kernel.table import Table


class PublicPile(Struct, frozen=True):
    """A pile as onlookers see it: as much of a `PileView` as it takes to talk about it."""

    name: str
    role: str
    owner: int | None
    start: int
    cards: tuple[int | None, ...]
    backs: tuple[int, ...]


class PublicView(Struct, frozen=True):
    """A table as onlookers see it: as much of their `View` as it takes to tell what happened and what to keep in mind.

    It shows nobody more than anybody may know, so that what is made of it can be told to everybody.
    """

    rulebook: Game
    options: dict[str, Value]
    seats: int
    numbers: Numbers
    piles: tuple[PublicPile, ...]
    me: None = None


def public_view(table: Table, numbers: Numbers | None = None) -> PublicView:
    """A table as onlookers see it; with the `numbers` of a glance at it, if there is one (and none is secret)."""
    s = table._state
    face, seen, back, onlookers = s.FACE, s.seen, s.BACK, ONLOOKERS
    piles, several = [], any(back)
    for z in piles_of(s):
        pile, cards = s.PILES[z], s.pile[z][1 : s.pile[z][0] + 1]
        shown = tuple([face[card] if seen[card] & onlookers else None for card in cards])
        backs = tuple([back[card] for card in cards]) if several else (0,) * len(cards)
        piles.append(PublicPile(pile.name, pile.role.name, pile.owner, pile.start, shown, backs))
    if numbers is None or s.SECRETS:
        numbers = numbers_of(table.game, s) | secrets_of(s, ONLOOKER)
    return PublicView(table.game, table.options, s.seats, numbers, tuple(piles))
