"""A glance: what a seat sees of a table at one moment, as little as a client must be sent after every move.

A view says all that a seat may know, also what it takes to imagine the rest; a glance has the faces on the table, and
only of the piles in which something has changed.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from msgspec import Struct, structs

from kibitz.kernel import words
from kibitz.kernel.state import EVERYBODY, NOBODY, ONLOOKER, State, piles_of, seats_of, viewer_of
from kibitz.kernel.views.events import ALL_SEEING, Event, event
from kibitz.kernel.views.view import Choice, Numbers, Result, choice, numbers_of, phase_of, result, secrets_of, warnings

if TYPE_CHECKING:
    from kibitz.kernel.actions import Action
    from kibitz.kernel.game import Game
    from kibitz.kernel.table import Table


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
    numbers: Numbers
    """A secret number that the seat may not know is None."""
    legal: tuple[Choice, ...]
    warnings: tuple[tuple[str, str], ...]
    """Legal actions that lose the game, each with the clause by which."""
    result: Result | None


def glances(game: Game, s: State, legal: Mapping[int | None, list[Action]], since: int) -> dict[int | None, Glance]:
    """What several see of a state, made once where it is the same; `legal` has the actions of each.

    Of the piles those that the log names from `since` on.
    """
    piles = _touched(s, since) if since else piles_of(s)
    shared = [_seen_by_all(s, z) for z in piles]
    alike = tuple([seen for seen in shared if seen is not None]) if None not in shared else ()
    to_act, phase, numbers, ended = seats_of(s.to_act), phase_of(game, s), numbers_of(game, s), result(game, s)
    glances = {}
    for me, actions in legal.items():
        viewer = viewer_of(me)
        glances[me] = Glance(
            to_act,
            phase,
            alike or tuple([same or _seen_by(viewer, s, z) for z, same in zip(piles, shared, strict=True)]),
            numbers | secrets_of(s, viewer) if s.SECRETS else numbers,
            tuple([choice(game, action, me) for action in actions]),
            tuple(warnings(game, s, me, actions)) if actions else (),
            ended,
        )
    return glances


ALIKE = frozenset((NOBODY, EVERYBODY))
"""Who has seen a card that looks the same to all."""


def _seen_by_all(s: State, z: int) -> Seen | None:
    """A pile as everybody sees it; None if some have seen cards in it that others have not."""
    row, seen = s.pile[z], s.seen
    who = {seen[card] for card in row[1 : row[0] + 1]}
    if not who <= ALIKE:
        return None
    return _seen_by(ONLOOKER, s, z) if EVERYBODY in who else Seen(s.PILES[z].name, row[0], ())


def _seen_by(viewer: int, s: State, z: int) -> Seen:
    """A pile as a viewer sees it."""
    pile, row, face, seen = s.PILES[z], s.pile[z], s.FACE, s.seen
    lying = row[1 : row[0] + 1]
    if viewer == ALL_SEEING:
        cards: list[int | None] = [face[card] for card in lying]
    else:
        cards = [face[card] if seen[card] >> viewer & 1 else None for card in lying]
    if not pile.role.ordered:
        return Seen(pile.name, len(cards), tuple(sorted([card for card in cards if card is not None])))
    while cards and cards[-1] is None:
        cards.pop()
    return Seen(pile.name, row[0], tuple(cards))


def open_glance(table: Table, since: int) -> Glance:
    """What lies on a table, with all cards up and all numbers shown: for games that are over, and are shown again."""
    seen, s = table.glance(None, since), table._state
    piles = tuple(_seen_by(ALL_SEEING, s, z) for z in (_touched(s, since) if since else piles_of(s)))
    return structs.replace(seen, piles=piles, numbers=seen.numbers | secrets_of(s, ALL_SEEING))


def open_events(table: Table, since: int) -> list[Event]:
    """What happened, with all cards up: for games that are over, and are shown again."""
    log = table._state.log
    return [event(table.game, number, log[number], ALL_SEEING) for number in range(since, len(log))]


def _touched(s: State, since: int) -> list[int]:
    """The piles in which something may have changed from entry `since` of the log on."""
    touched: set[int] = set()
    for entry in s.log[since:]:
        match entry:
            case (words.MOVE, _, source, target, *_) | (words.MOVE_ALL, source, target, _):
                touched |= {source, target}
            case (words.TURN_UP, pile, *_) | (words.SHUFFLE, pile):
                touched.add(pile)
            case (words.GATHER, *_):
                return piles_of(s)
    return sorted(touched)


def reveals(s: State, seat: int) -> bool:
    """Whether the last action has shown anything: a card or number to anybody but `seat`, or an outcome of chance."""
    for entry in reversed(s.log):
        match entry:
            case (words.ACT, *_):
                return False
            case (words.MOVE, _, _, _, seen) if seen & ~(1 << seat) == 0:
                continue
            case (words.WRITE, _, _, hidden) if hidden | 1 << seat == EVERYBODY:
                continue
            case (words.TURN | words.WAIT | words.TELL | words.PAY, *_):
                continue
        return True
    return True
