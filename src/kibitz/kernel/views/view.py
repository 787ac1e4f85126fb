"""A view: all that one seat may know of a table, and nothing else. Everyone but the table itself gets views.

A view is a plain value: it compares equal, serialises to JSON, and holds no card's identity and no hidden order.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any, cast

import msgspec
from msgspec import Struct

from kibitz.errors import KibitzError
from kibitz.kernel.actions import Around, CardOf, OneOf, Seat
from kibitz.kernel.chance import Chance, seed_state
from kibitz.kernel.clauses import clause_id, clause_number
from kibitz.kernel.options import Value
from kibitz.kernel.roles import Role
from kibitz.kernel.state import OWNER_KNOWS, SECRET_FIELDS, State, by_place, mask_of, piles_of, seats_of, viewer_of
from kibitz.kernel.views.knowledge import PATIENCE, REDRAWS, may_be_fresh

if TYPE_CHECKING:
    from kibitz.kernel.actions import Action
    from kibitz.kernel.game import Game
    from kibitz.kernel.table import Table


Numbers = dict[str, int | list[int | None] | None]
"""Numbers by name, rows of them as lists; None where a secret one is not known."""


class PileView(Struct, frozen=True):
    """A pile: its cards bottom to top (hands and decks, which have no order: known faces first), None where hidden.

    `seen` says for each card who knows it: a bit for every seat, and the ninth for the onlookers. `fresh` says which
    came from the last shuffle (1), which did not (0), and of which only their owner can say (for whom 2 did not, and 3
    did; for others all are 2); `backs` which back each has. `start` is the number that an empty pile shows, or 0.
    """

    name: str
    role: str
    owner: int | None
    count: int
    cards: tuple[int | None, ...]
    seen: tuple[int, ...]
    fresh: tuple[int, ...]
    backs: tuple[int, ...]
    start: int = 0


class Choice(Struct, frozen=True, cache_hash=True):
    """A legal action and what it touches, so that a client can show it without knowing rules."""

    action: str
    number: int
    cards: tuple[int, ...]
    piles: tuple[str, ...]
    seats: tuple[int, ...]


class Result(Struct, frozen=True):
    """How a game ended. `scores` and `chips` are None where the game has none, `won` and `left` where it has sides."""

    winners: tuple[int, ...]
    losers: tuple[int, ...]
    scores: tuple[int, ...] | None
    chips: tuple[int, ...] | None
    won: bool | None
    left: int | None
    reason: str


@dataclass(frozen=True)
class View:
    """What `me` (None: an onlooker) may know."""

    game: str
    rules: int
    options: dict[str, Value]
    seats: int
    me: int | None
    to_act: tuple[int, ...]
    phase: str
    piles: tuple[PileView, ...]
    numbers: Numbers
    """Of secret numbers, None where `me` does not know one."""
    marks: dict[str, str]
    """What cards carry besides their number, by face: an instruction of Extreme."""
    legal: tuple[Choice, ...]
    warnings: tuple[tuple[str, str], ...]
    """Legal actions that lose the game, each with the clause by which."""
    clauses: tuple[str, ...]
    """The clauses in force, in the order of the rules page."""
    result: Result | None
    traced: tuple[int, ...]
    """Hidden cards that were known until the last shuffle: they lie among those that came from it."""
    hidden: tuple[int, ...]
    """Of each secret number, in the order in which the game declares them, who does not know it: a bit for every seat,
    and the ninth for the onlookers. A game without any does not write it."""
    rulebook: Game = field(repr=False, compare=False)

    def as_dict(self) -> dict[str, Any]:
        """The view as plain dictionaries and lists."""
        plain: dict[str, Any] = msgspec.json.decode(self.to_json())
        return plain

    def to_json(self) -> str:
        """The view as JSON."""
        left_out = {"rulebook", *(["hidden"] if not self.hidden else [])}
        shown = {name: value for name, value in vars(self).items() if name not in left_out}
        return msgspec.json.encode(shown).decode()

    @classmethod
    def from_dict(cls, game: Game, plain: dict[str, Any]) -> View:
        """The view that `as_dict` wrote."""
        values = {name: msgspec.convert(plain.get(name, ()), shape) for name, shape in SHAPES.items()}
        return cls(**{**plain, **values, "rulebook": game})

    def set_up(self) -> State:
        """The table as it looks from here, what is hidden lying anyhow: for `imagine` to deal, also compiled."""
        s = self.rulebook.table_type(self.seats, self.rulebook.encode(self.seats, self.options), Chance())
        _set_up(s, self)
        return s

    def role(self, pile: PileView) -> Role:
        """What a pile is for, as the game declares it."""
        return next(one.role for one in self.rulebook.table_type.PILES if one.name == pile.name)

    def imagine(self, seed: int) -> Table:
        """A whole table that looks the same from here: what is hidden lies in some way it could lie."""
        from kibitz.kernel.table import Table

        game = self.rulebook
        s = self.set_up()
        seed_state(s, seed)
        viewer, loose = viewer_of(self.me), [0] * (4 * len(s.FACE))
        if not any(game.bound.imagine(s, viewer, s.rng, loose) for _ in range(PATIENCE)):
            tried = f"no world was found that `possible` allows, in {PATIENCE * REDRAWS:,} tries"
            raise KibitzError(
                f"{tried}: does it refuse what is so? Where few secret numbers fit, say at_least and at_most"
            )
        return Table.of(game, s, self.options)


SHAPES: dict[str, Any] = {
    "to_act": tuple[int, ...],
    "piles": tuple[PileView, ...],
    "legal": tuple[Choice, ...],
    "warnings": tuple[tuple[str, str], ...],
    "clauses": tuple[str, ...],
    "result": Result | None,
    "traced": tuple[int, ...],
    "hidden": tuple[int, ...],
}
"""What of a view is more than a plain value."""


def _set_up(s: State, view: View) -> None:
    """Fill a state from a view; what is hidden, cards and numbers, comes in any way, for `imagine` to draw anew."""
    numbers = {pile.name: z for z, pile in enumerate(s.PILES)}
    free = [card for card in range(len(s.FACE)) if s.FACE[card] > 0]
    places = [
        (numbers[pile.name], *card)
        for pile in view.piles
        for card in zip(pile.cards, pile.seen, pile.fresh, pile.backs, strict=True)
    ]
    known = []
    for _, face, _, _, back in places:
        card = None if face is None else next(c for c in free if s.FACE[c] == face and s.BACK[c] == back)
        if card is not None:
            free.remove(card)
        known.append(card)
    traced, mine = list(view.traced), 1 << viewer_of(view.me)
    for (z, _, seen, fresh, back), card in zip(places, known, strict=True):
        laid = next(c for c in free if s.BACK[c] == back) if card is None else card
        if card is None:
            free.remove(laid)
            if s.FACE[laid] in traced:
                traced.remove(s.FACE[laid])
                s.traced[laid] = mine
        s.pile[z][0] += 1
        s.pile[z][s.pile[z][0]] = laid
        s.seen[laid], s.fresh[laid] = seen, fresh
        if card is not None and may_be_fresh(s, laid, viewer_of(view.me)):
            s.traced[laid] = mine
    for name in s.FIELDS:
        if name in view.numbers:
            value: Any = view.numbers[name]
            if isinstance(value, list):
                value = mask_of(value) if name in s.SETS else value + [0] * (s.FIELDS[name] - len(value))
            setattr(s, name, value)
    for name, secret in s.SECRET_PLACES.items():
        for place, number in by_place(secret, view.numbers[name]):
            s.secret[place] = s.SECRET_LEAST[place] if number is None else number
            s.hidden[place] = view.hidden[place]
    s.to_act = mask_of(view.to_act)
    if view.result is not None:
        s.over = clause_number(view.result.reason)
        s.winners, s.losers = mask_of(view.result.winners), mask_of(view.result.losers)


# --- making a view ---------------------------------------------------------------------------------------------------


def view(
    game: Game, s: State, options: dict[str, Value], clauses: tuple[str, ...], me: int | None, legal: list[Action]
) -> View:
    """What a seat may know of a state."""
    viewer = viewer_of(me)
    return View(
        game=game.id,
        rules=game.rules_version,
        options=dict(options),
        seats=s.seats,
        me=me,
        to_act=seats_of(s.to_act),
        phase=phase_of(game, s),
        piles=tuple(_pile(s, z, viewer) for z in piles_of(s)),
        numbers=numbers_of(game, s) | secrets_of(s, viewer),
        marks={str(face): mark for face, mark in game.marks(s).items()},
        legal=tuple(choice(game, action, me) for action in legal),
        warnings=tuple(warnings(game, s, me, legal)),
        clauses=clauses,
        result=result(game, s),
        traced=tuple(_traced(s, viewer)),
        hidden=tuple(s.hidden) if s.SECRETS else (),
        rulebook=game,
    )


def _fresh(s: State, card: int, viewer: int) -> int:
    """As the viewer knows it: what only an owner can say, only that owner sees, as long as nobody else saw the card."""
    own = s.seen[card] == 1 << viewer
    return s.fresh[card] if own or not s.fresh[card] & OWNER_KNOWS else OWNER_KNOWS


def _traced(s: State, viewer: int) -> list[int]:
    """The faces known to be among the hidden cards of the last shuffle: those traced to it, less those that came up."""
    cards = range(len(s.FACE))
    known = Counter(s.FACE[c] for c in cards if s.traced[c] >> viewer & 1)
    known.subtract(s.FACE[c] for c in cards if s.seen[c] >> viewer & 1 and may_be_fresh(s, c, viewer))
    return sorted(known.elements())


def phase_of(game: Game, s: State) -> str:
    """What is going on, in a word."""
    return "over" if s.over else game.phase(s)


def numbers_of(game: Game, s: State) -> Numbers:
    """The numbers that everybody may know: the game's fields but for its options, and what it shows besides."""
    also = game.numbers(s)
    assert s.FIELDS.keys().isdisjoint(also), "a number to be shown has the name of a field"
    assert not s.SECRETS or s.SECRET_PLACES.keys().isdisjoint(also), "a number to be shown is called as a secret one"
    kind: Any = type(s)
    return {name: _number(s, name) for name in _shown(kind)} | cast(Numbers, also)


@cache
def _shown(table: Any) -> tuple[str, ...]:
    kept = SECRET_FIELDS if table.SECRETS else ()
    return tuple(name for name in table.FIELDS if name not in table.CHOSEN and name not in kept)


def _number(s: State, name: str) -> int | list[int | None]:
    value: Any = getattr(s, name)
    if isinstance(value, list):
        return value[: s.seats] if name in s.EACH else list(value)
    return list(seats_of(value)) if name in s.SETS else value


def secrets_of(s: State, viewer: int) -> Numbers:
    """The secret numbers, as far as a viewer (a seat, ONLOOKER, or ALL_SEEING) knows them."""

    def known(place: int) -> int | None:
        return None if s.hidden[place] >> viewer & 1 else s.secret[place]

    return {
        name: [known(place) for place in places[: s.seats]] if isinstance(places, tuple) else known(places)
        for name, places in s.SECRET_PLACES.items()
    }


def _pile(s: State, z: int, viewer: int) -> PileView:
    pile, height = s.PILES[z], s.pile[z][0]
    cards = [
        (s.FACE[c] if s.seen[c] >> viewer & 1 else None, s.seen[c], _fresh(s, c, viewer), s.BACK[c])
        for c in s.pile[z][1 : height + 1]
    ]
    if not pile.role.ordered:
        cards.sort(key=lambda card: (card[0] is None, card[0] or 0, card[1:]))
    faces, seen, fresh, backs = zip(*cards, strict=True) if cards else ((), (), (), ())
    return PileView(pile.name, pile.role.name, pile.owner, height, faces, seen, fresh, backs, pile.start)


def choice(game: Game, action: Action, me: int | None) -> Choice:
    """A legal action with what it touches."""
    return _choice(game, action.number, me)


@cache
def _choice(game: Game, number: int, me: int | None) -> Choice:
    action, kind, piles = game.actions.from_number(number), game.actions.kind_of(number), game.table_type.PILES
    cards: list[int] = []
    touched: list[str] = []
    seats: list[int] = []
    owner = me if me is not None else 0
    for argument, value in zip(kind.arguments, action.arguments, strict=True):
        match argument:
            case CardOf():
                cards.append(value)
                touched.append(piles[argument.pile(owner)].name)
            case Around():
                touched.append(piles[argument.pile(value, owner)].name)
            case OneOf():
                touched.append(piles[value].name)
            case Seat():
                seats.append(value)
                owner = value
    return Choice(action.text, action.number, tuple(cards), tuple(touched), tuple(seats))


def warnings(game: Game, s: State, me: int | None, legal: list[Action]) -> list[tuple[str, str]]:
    """The legal actions that lose the game, each with the clause by which."""
    found = []
    for action in legal:
        warns = game.actions.kind_of(action.number).warns
        clause = warns(s, me, *action.arguments) if warns is not None else 0
        if clause:
            found.append((action.text, clause_id(clause)))
    return found


def result(game: Game, s: State) -> Result | None:
    """How the game ended, None while it goes on."""
    if not s.over:
        return None
    return Result(
        winners=seats_of(s.winners),
        losers=seats_of(s.losers),
        scores=None if game.score is None else tuple(game.score(s, seat) for seat in range(s.seats)),
        chips=None if game.chips is None else tuple(game.chips(s, seat) for seat in range(s.seats)),
        won=s.winners != 0 if game.cooperative else None,
        left=None if game.left is None else game.left(s),
        reason=clause_id(s.over),
    )
