"""A glance: what a seat sees of a table at one moment, as little as a client must be sent after every move.

A view says all that a seat may know, also what it takes to imagine the rest; a glance has the faces on the table, and
only of the piles in which something has changed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from kibitz.kernel import words
from kibitz.kernel.events import UNORDERED
from kibitz.kernel.state import MOST_SEATS, State
from kibitz.kernel.view import Choice, Result, choice, numbers_of, phase_of, piles_of, result, seats_of, warnings

if TYPE_CHECKING:
    from kibitz.kernel.actions import Action
    from kibitz.kernel.game import Game


class Seen(Struct, frozen=True):
    """The cards of a pile, bottom to top (hands and decks, which have no order: known faces first), None where hidden.

    There are `count` of them; hidden ones at the end of `cards` are left out.
    """

    name: str
    count: int
    cards: tuple[int | None, ...]


class Glance(Struct, frozen=True):
    """What a seat sees: the piles that have changed, the numbers, and what it may do."""

    to_act: tuple[int, ...]
    phase: str
    piles: tuple[Seen, ...]
    numbers: dict[str, int | list[int]]
    legal: tuple[Choice, ...]
    warnings: tuple[tuple[str, str], ...]
    """Legal actions that lose the game, each with the clause by which."""
    result: Result | None


def glance(game: Game, s: State, me: int | None, legal: list[Action], since: int) -> Glance:
    """What a seat sees of a state, of the piles those that the log names from `since` on."""
    viewer = MOST_SEATS if me is None else me
    return Glance(
        seats_of(s.to_act),
        phase_of(game, s),
        tuple([_seen(s, z, viewer) for z in (_touched(s, since) if since else piles_of(s))]),
        numbers_of(game, s),
        tuple([choice(game, action, me) for action in legal]),
        tuple(warnings(game, s, me, legal)),
        result(game, s),
    )


def _touched(s: State, since: int) -> list[int]:
    """The piles in which something may have changed from entry `since` of the log on."""
    touched: set[int] = set()
    for entry in s.log[since:]:
        match entry:
            case (words.MOVE, _, source, target, *_) | (words.MOVE_ALL, source, target, _):
                touched |= {source, target}
            case (words.TURN_UP, pile, *_) | (words.SHUFFLE, pile):
                touched.add(pile)
            case (words.GATHER, _):
                return piles_of(s)
    return sorted(touched)


def _seen(s: State, z: int, viewer: int) -> Seen:
    row = s.pile[z]
    cards = [s.FACE[card] if s.seen[card] >> viewer & 1 else None for card in row[1 : row[0] + 1]]
    if s.PILES[z].role in UNORDERED:
        cards = sorted([card for card in cards if card is not None])
    while cards and cards[-1] is None:
        cards.pop()
    return Seen(s.PILES[z].name, row[0], tuple(cards))


def reveals(s: State, seat: int) -> bool:
    """Whether the last action has shown anything: a card to anybody but `seat`, or an outcome of chance."""
    for entry in reversed(s.log):
        match entry:
            case (words.ACT, *_):
                return False
            case (words.MOVE, _, _, _, seen) if seen & ~(1 << seat) == 0:
                continue
            case (words.TURN | words.WAIT | words.TELL | words.PAY, *_):
                continue
        return True
    return True
