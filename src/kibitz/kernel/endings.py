"""How a round or a game ended, and why: what was decided, by which cards, told of what everybody saw.

One function says it for a game, `ending(story)`: it looks at the last action and what that did, and gives an `End`
where something has ended. Its words stand in the texts (`<game>-end-…`, `<game>-why-…`); to whom it is said, the text
decides. A story shows nothing that onlookers may not know, so that what is made of it can be told to everybody.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from kibitz.kernel import words
from kibitz.kernel.state import EVERYBODY, ONLOOKER
from kibitz.kernel.views.view import Result, result

if TYPE_CHECKING:
    from kibitz.kernel.actions import Action
    from kibitz.kernel.table import Table


class PictureCard(Struct, frozen=True, omit_defaults=True):
    """A card of the picture: where it lay, before whom, and what it is marked as.

    ========= ================================================================================
    pair      one of two that pair
    lowest    the lowest; highest, best: likewise
    cancelled equal to another, so that neither counts
    taken     what somebody got
    stuck     it would have gone nowhere; `to` names the piles where another would have gone
    ========= ================================================================================
    """

    face: int
    pile: str = ""
    seat: int | None = None
    mark: str = ""
    to: tuple[str, ...] = ()


class PictureRow(Struct, frozen=True, omit_defaults=True):
    """A row of the picture: a rank, or a column by its common card; what everybody has there; who gets `worth`.

    `left` is what nobody has of it."""

    head: int
    values: tuple[int, ...]
    takes: tuple[int, ...] = ()
    worth: int = 0
    left: int = 0


class Picture(Struct, frozen=True, omit_defaults=True):
    """What decided, to be drawn: the `cards` of a moment, the `hands` that were left, or rows per `ranks` or `columns`.

    `limit` is the number that was reached, where one was."""

    kind: str
    cards: tuple[PictureCard, ...] = ()
    rows: tuple[PictureRow, ...] = ()
    limit: int = 0


Numbers = Mapping[str, int | str]


@dataclass(frozen=True)
class End:
    """What has ended, in words that texts are called by: `said` the headline, `why` one sentence or several.

    `seats` are those whom it is about, `seat` is the one of whom the sentence is told, `others` are those whom it names
    besides. `each` are numbers of which everybody has one: a text reads the reader's own as `my_…`. When the game
    is `over`, its winners or losers are in `over_for`, and the headline is theirs.
    """

    said: str
    why: tuple[str, ...] = ()
    seats: tuple[int, ...] = ()
    seat: int | None = None
    others: tuple[int, ...] = ()
    details: Numbers = field(default_factory=dict)
    each: Mapping[str, Sequence[int | str]] = field(default_factory=dict)
    near: str = ""
    picture: Picture | None = None
    over: bool = False
    over_for: tuple[int, ...] = ()


class Story:
    """The last action of a table and all that it did, as onlookers saw it."""

    def __init__(self, table: Table) -> None:
        self.game, self.options, self._state = table.game, table.options, table._state
        self.begins = table.last_action
        self.steps: list[tuple[Any, ...]] = table._state.log[self.begins :]

    @property
    def seats(self) -> int:
        """How many play."""
        return self._state.seats

    @property
    def table(self) -> Any:
        """The table as it lies now: for numbers that everybody sees."""
        return self._state

    @property
    def result(self) -> Result | None:
        """How the game ended, if it did."""
        return result(self.game, self._state)

    @property
    def actor(self) -> int:
        """Who acted; -1 if the deal itself ended it."""
        return int(self.steps[0][1]) if self.steps and self.steps[0][0] == words.ACT else -1

    @property
    def action(self) -> Action | None:
        """What was done. (A secret action shows only its verb: ask for no more of it.)"""
        return self.game.actions.from_number(self.steps[0][2]) if self.actor >= 0 else None

    def told(self, *clauses: int) -> list[tuple[int, int, int]]:
        """The rules among these that took effect, in order: clause, seat and value."""
        return [(step[1], step[2], step[3]) for step in self.steps if step[0] == words.TELL and step[1] in clauses]

    def last(self, *clauses: int) -> tuple[int, int, int] | None:
        """The last of them."""
        told = self.told(*clauses)
        return told[-1] if told else None

    @property
    def from_bank(self) -> dict[int, int]:
        """What the bank paid, by seat."""
        return {step[2]: step[3] for step in self.steps if step[0] == words.PAY and step[1] == words.BANK}

    def paid(self, clause: int, seat: int, times: int = 1) -> int:
        """What a seat paid, in so many payments at most, right after a rule took effect for it."""
        at = max(at for at, step in enumerate(self.steps) if step[:3] == (words.TELL, clause, seat))
        steps = self.steps[at + 1 : at + 1 + times]
        return sum(step[3] for step in takewhile(lambda step: step[:2] == (words.PAY, seat), steps))

    def swept(self, pile: int) -> bool:
        """Whether all cards of a pile were taken away."""
        return any(step[0] == words.MOVE_ALL and step[1] == pile for step in self.steps)

    def shown(self, pile: int) -> tuple[int, ...]:
        """The cards of a pile that everybody was shown: turned up, or swept away face up."""
        for step in self.steps:
            if step[0] == words.TURN_UP and step[1] == pile:
                return tuple(self._state.FACE[card] for card in step[2])
            if step[0] == words.MOVE_ALL and step[1] == pile:
                return tuple(self._state.FACE[card] for card, seen in step[3] if seen >> ONLOOKER & 1)
        return ()

    def goes(self, source: int, target: int) -> bool:
        """Whether all cards of a pile went to another."""
        return any(step[0] == words.MOVE_ALL and step[1:3] == (source, target) for step in self.steps)

    def moved(self, source: int, target: int) -> list[int]:
        """The faces of cards that went one by one from a pile to another, as far as everybody saw them."""
        steps = [s for s in self.steps if s[0] == words.MOVE and s[2:4] == (source, target) and s[4] >> ONLOOKER & 1]
        return [self._state.FACE[step[1]] for step in steps]

    def before(self, pile: int) -> tuple[int, ...]:
        """The cards that lay in a pile before the action, if it is one that everybody sees into."""
        if self._state.SIGHT[pile] != EVERYBODY:
            return ()
        return tuple([self._state.FACE[card] for card in self._before(pile)])

    def at(self, pile: int, clause: int) -> tuple[int, ...]:
        """The cards that lay in a pile when a rule took effect for the last time; so too, if everybody sees into it."""
        if self._state.SIGHT[pile] != EVERYBODY:
            return ()
        until = max(at for at, step in enumerate(self.steps) if step[:2] == (words.TELL, clause))
        cards = self._before(pile)
        for step in self.steps[:until]:
            match step:
                case (words.MOVE, card, source, target, *_):
                    cards = [one for one in cards if one != card or source != pile] + [card] * (target == pile)
                case (words.MOVE_ALL, source, target, moved):
                    cards = [] if source == pile else cards + [card for card, _ in moved if target == pile]
        return tuple(self._state.FACE[card] for card in cards)

    def _before(self, pile: int) -> list[int]:
        """The cards of a pile as they lay before the action: what happened there is undone, step by step."""
        row = self._state.pile[pile]
        cards = row[1 : row[0] + 1]
        for step in reversed(self.steps):
            kind = step[0]  # looked at first: most steps are about other piles, and to take them apart takes longer
            if kind == words.MOVE:
                if step[3] == pile:
                    cards.remove(step[1])
                if step[2] == pile:
                    cards.append(step[1])
            elif kind == words.MOVE_ALL and pile in step[1:3]:
                moved = [card for card, _ in step[3]]
                cards = moved if step[1] == pile else [card for card in cards if card not in moved]
            elif kind == words.GATHER:
                cards = list(step[2][pile])
        return cards

    def cards(self, pile: int, faces: Sequence[int], mark: str = "", marked: Sequence[int] = ()) -> list[PictureCard]:
        """Cards for the picture; those whose face is `marked` bear the mark."""
        name, owner = self._state.PILES[pile].name, self._state.PILES[pile].owner
        return [PictureCard(face, name, owner, mark if face in marked else "") for face in faces]

    def picture(self, *cards: list[PictureCard]) -> Picture | None:
        """A picture of cards, if there are any."""
        laid = tuple(card for some in cards for card in some)
        return Picture("cards", laid) if laid else None
