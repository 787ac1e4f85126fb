"""What happened, step by step, as one seat saw it: what the log, the animation and the screen reader tell.

A rule is one action's whole consequence; its words write every step into the state's log, with whoever could see it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from kibitz.kernel import words
from kibitz.kernel.clauses import clause_id
from kibitz.kernel.state import EVERYBODY, MAX_SEATS, NOBODY, ONLOOKER

if TYPE_CHECKING:
    from kibitz.kernel.game import Game
    from kibitz.kernel.state import Pile


class Event(Struct, frozen=True, omit_defaults=True):
    """One step, numbered from 0. What does not belong to its kind is None; a card that was not seen has the face None.

    ======== ==========================================================================
    act      `seat` did `action` (a secret one shows others only its verb)
    move     `cards` went from pile `source` to pile `target`
    turn_up  `cards` in pile `target` were turned up for everybody
    shuffle  pile `target` was shuffled
    gather   all cards, wherever they lay, went to pile `target`
    lot      `seat` was drawn by lot
    turn     `seat` acts now
    wait     several seats, `seats`, choose at the same time
    rule     `clause` took effect for `seat`; `value` is the number that belongs to it
    pay      `value` chips went from `seat` to seat `to`; None is the bank
    write    a secret number, `target` (of `seat`), was written: `value`, None for those who may not know it
    roll     the same, written by chance
    show     everybody sees the secret number `target` (of `seat`): `value`
    over     the game ended by `clause`
    ======== ==========================================================================
    """

    number: int
    kind: str
    seat: int | None = None
    action: str | None = None
    cards: tuple[int | None, ...] = ()
    source: str | None = None
    target: str | None = None
    clause: str | None = None
    value: int | None = None
    to: int | None = None
    seats: tuple[int, ...] = ()


def _in_order(pile: Pile, cards: list[int | None]) -> tuple[int | None, ...]:
    """Cards as they lie; those of a hand sorted, with the hidden ones last."""
    return tuple(sorted(cards, key=lambda card: (card is None, card or 0)) if not pile.role.ordered else cards)


ALL_SEEING = ONLOOKER + 1
"""A viewer who sees everything: when a game is over, it can be shown again with all cards up."""


def knows(viewer: int, seen: int) -> bool:
    """Whether a viewer is among those who have seen a card."""
    return seen >> viewer & 1 != 0 or viewer == ALL_SEEING


def event(game: Game, number: int, entry: tuple[Any, ...], viewer: int) -> Event:
    """A line of the log as `viewer` (a seat, ONLOOKER, or ALL_SEEING) saw it."""
    piles, face = game.table_type.PILES, game.table_type.FACE
    match entry:  # what happens most often first
        case (words.MOVE, card, source, target, seen, *_):
            cards = (face[card] if knows(viewer, seen) else None,)
            return Event(number, "move", cards=cards, source=piles[source].name, target=piles[target].name)
        case (words.ACT, seat, action):
            secret = game.actions.kind_of(action).secret and viewer not in (seat, ALL_SEEING)
            said = game.actions.from_number(action)
            return Event(number, "act", seat=seat, action=said.verb if secret else said.text)
        case (words.TURN, seat):
            return Event(number, "turn", seat=seat)
        case (words.TELL, clause, seat, value):
            return Event(number, "rule", seat=seat, clause=clause_id(clause), value=value)
        case (words.MOVE_ALL, source, target, moved):
            shown = _in_order(piles[source], [face[card] if knows(viewer, seen) else None for card, seen in moved])
            return Event(number, "move", cards=shown, source=piles[source].name, target=piles[target].name)
        case (words.TURN_UP, pile, turned):
            shown = _in_order(piles[pile], [face[card] for card in turned])
            return Event(number, "turn_up", cards=shown, target=piles[pile].name)
        case (words.SHUFFLE, pile):
            return Event(number, "shuffle", target=piles[pile].name)
        case (words.GATHER, pile, _):
            return Event(number, "gather", target=piles[pile].name)
        case (words.PAY, payer, receiver, amount):
            seats = [None if who == words.BANK else who for who in (payer, receiver)]
            return Event(number, "pay", seat=seats[0], to=seats[1], value=amount)
        case (words.LOT, seat):
            return Event(number, "lot", seat=seat)
        case (words.WAIT, seats):
            return Event(number, "wait", seats=tuple(seat for seat in range(MAX_SEATS) if seats >> seat & 1))
        case (words.WRITE | words.ROLL as what, place, value, hidden):
            number_of, kind = game.table_type.SECRETS[place], "write" if what == words.WRITE else "roll"
            known = None if hidden >> viewer & 1 else value
            return Event(number, kind, seat=number_of.owner, target=number_of.name, value=known)
        case (words.SHOW, place, value):
            number_of = game.table_type.SECRETS[place]
            return Event(number, "show", seat=number_of.owner, target=number_of.name, value=value)
        case (words.OVER, clause):
            return Event(number, "over", clause=clause_id(clause))
    raise AssertionError(f"an unknown entry in the log: {entry}")


def events(game: Game, log: list[tuple[Any, ...]], since: int, viewers: Iterable[int]) -> dict[int, list[Event]]:
    """The log from `since` on as each of several viewers saw it, made once where it is the same for all."""
    told: dict[int, list[Event]] = {viewer: [] for viewer in viewers}
    for number in range(since, len(log)):
        entry = log[number]
        same = event(game, number, entry, ONLOOKER) if _same_for_all(game, entry) else None
        for viewer, seen in told.items():
            seen.append(event(game, number, entry, viewer) if same is None else same)
    return told


def _same_for_all(game: Game, entry: tuple[Any, ...]) -> bool:
    """Whether everybody saw the same of an entry: no card that only some have seen, nothing secret."""
    match entry[0]:
        case words.MOVE:
            return entry[4] in (NOBODY, EVERYBODY)
        case words.MOVE_ALL:
            return all(seen in (NOBODY, EVERYBODY) for _, seen in entry[3])
        case words.ACT:
            return not game.actions.kind_of(entry[2]).secret
        case words.WRITE | words.ROLL:
            return False
    return True
