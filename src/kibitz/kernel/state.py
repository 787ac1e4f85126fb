"""The state of a table, declared once: piles of cards, who has seen what, and a few numbers.

A game says what lies on its table in a subclass:

    class Table(State):
        FACE = tuple(range(100))          # a card's face, by card
        PILES = piles                     # where cards can lie
        min_play: int = choice(2, 3)      # an option
        laid: int                         # a number
        points: PerSeat                   # a row of numbers, one per seat
        active: Seats                     # a set of seats: a bit each, in views a list
        SECRETS = secrets                 # numbers that not everybody may know

Plain Python plays on instances of it (integers and lists); `speeds/arrays.py` has the same table as one NumPy record
for the compiled speeds. Words in capitals are constants of the game and take no room in the record.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from inspect import formatannotation, get_annotations
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, get_type_hints

from kibitz.errors import brief
from kibitz.kernel.options import Option
from kibitz.kernel.roles import Role, role_of

if TYPE_CHECKING:
    from kibitz.kernel.chance import Chance

MAX_SEATS = 8
MAX_CARDS = 128
MAX_DECISIONS = 100_000
"""No game takes so many decisions; one that does would never end. (The longest of a soak took some three thousand.)"""
ONLOOKER = MAX_SEATS
"""Who has no seat and looks on, among those who look (`viewer_of`)."""
ONLOOKERS = 1 << ONLOOKER
EVERYBODY = 2 * ONLOOKERS - 1
NOBODY = 0
OWNER = -1

SEATS_OF = tuple(tuple(seat for seat in range(MAX_SEATS) if 1 << seat & mask) for mask in range(1 << MAX_SEATS))
"""The seats of a set, by the number that it is."""

FRESH, OWNER_KNOWS = 1, 2
"""Bits of `State.fresh`: a card was in the last shuffle, as anybody can see; or only the owner of the hand can say."""

NUMBERS = ("seats", "to_act", "over", "winners", "losers")
"""The kernel's own numbers in every state."""
SECRET_FIELDS = ("secret", "hidden")
"""The rows in which secret numbers are kept: what is written, and who does not know it."""

PerSeat = Annotated[list[int], MAX_SEATS]
Seats = Annotated[int, "seats"]
InTheRound = Annotated[int, "seats", "in"]
"""A set of seats of which people want to know who is not in it."""
OneSeat = Annotated[int, "seat"]
"""A number that names a seat: the dealer, whoever starts."""
Working = Annotated[int, "working"]
"""A number that the rules need to go on, and people need not read."""
WorkingPerSeat = Annotated[list[int], MAX_SEATS, "working"]


Places = tuple[int, ...]
"""Piles of one kind, or secret numbers, one before every seat: `HAND[seat]`, `BID[seat]`."""


@dataclass(frozen=True)
class Pile:
    """A place where cards lie: its name, what it is for, whose it is, how many fit, and who sees what arrives.

    `start` is the number that it shows while it is empty, where that means something.
    """

    name: str
    role: Role
    owner: int | None
    room: int
    sight: int
    start: int = 0


class Piles(list[Pile]):
    """The places of one game's table. Each gets a number, which is what the rules use."""

    def add(self, name: str, role: str | Role, room: int, sight: int, owner: int | None = None, start: int = 0) -> int:
        """One place; `sight` is NOBODY, OWNER or EVERYBODY: who sees the face of a card that arrives."""
        if any(pile.name == name for pile in self):
            raise ValueError(f"there are two piles called {name}: every pile has a name of its own")
        if type(room) is not int or room < 0:
            raise ValueError(f"{name} has room for a number of cards, not for {brief(room)}")
        self.append(Pile(name, role_of(role), owner, room, _bits(sight, owner), start))
        return len(self) - 1

    def each(self, name: str, role: str | Role, room: int, sight: int, seats: int = MAX_SEATS) -> Places:
        """One place before every seat: `HAND[seat]`."""
        return tuple(self.add(f"{name}{seat}", role, room, sight, seat) for seat in range(seats))

    def sized(self, room: Mapping[str, int], called: Mapping[str, str]) -> Piles:
        """The same places with the room that a game has for each role, and what it calls it, up to the last with some.

        Their numbers hold, for rules that games share; what has no room is never seen.
        """
        last = max(number for number, pile in enumerate(self) if room[pile.role.name])
        return Piles(
            replace(pile, name=pile.name.replace(was, word), role=role_of(word), room=room[was])
            for pile in self[: last + 1]
            for was in [pile.role.name]
            for word in [called.get(was, was)]
        )


Bound = Callable[..., int]
"""A rule that bounds a secret number: `purse(s, seat)`, or `highest(s)` where the number is nobody's."""


@dataclass(frozen=True)
class SecretNumber:
    """A number that not everybody may know: its name, whose it is, what it can be, and who knows it once written.

    `row` says that there is one of that name before every seat. `at_least` and `at_most` are rules that bound it
    further, as the table lies.
    """

    name: str
    owner: int | None
    least: int
    most: int
    sight: int
    row: bool = False
    at_least: Bound | None = None
    at_most: Bound | None = None


HIGHEST_SECRET = 9_999
"""Records write outcomes of chance with four digits at most."""


class Secrets(list[SecretNumber]):
    """The secret numbers of one game's table. Each has a place, which is what the rules use."""

    def add(
        self,
        name: str,
        least: int,
        most: int,
        sight: int,
        owner: int | None = None,
        at_least: Bound | None = None,
        at_most: Bound | None = None,
    ) -> int:
        """One number from `least` to `most`; `sight` is NOBODY or its OWNER: who knows what is written.

        Where the table bounds what is hidden there, `at_least(s, owner)` and `at_most(s, owner)` say how; of a number
        that is nobody's, `at_least(s)` and `at_most(s)`. Nothing else is imagined.
        """
        self._check(name, least, most, sight, at_least=at_least, at_most=at_most)
        if sight == OWNER and owner is None:
            raise ValueError(f"{name} is for its owner to know: say whose it is, owner=0, or make one for each seat")
        bits = _bits(sight, owner)
        self.append(SecretNumber(name, owner, least, most, bits, at_least=at_least, at_most=at_most))
        return len(self) - 1

    def each(
        self,
        name: str,
        least: int,
        most: int,
        sight: int,
        seats: int = MAX_SEATS,
        at_least: Bound | None = None,
        at_most: Bound | None = None,
    ) -> Places:
        """One number before every seat: `BID[seat]`; a rule may bound it, `at_most(s, seat)`."""
        self._check(name, least, most, sight, at_least=at_least, at_most=at_most)
        first = len(self)
        self += [
            SecretNumber(name, seat, least, most, _bits(sight, seat), row=True, at_least=at_least, at_most=at_most)
            for seat in range(seats)
        ]
        return tuple(range(first, len(self)))

    def called(self) -> dict[str, int | Places]:
        """By name its place, or the places of all seats."""
        places = {number.name: [at for at, other in enumerate(self) if other.name == number.name] for number in self}
        return {name: tuple(several) if self[several[0]].row else several[0] for name, several in places.items()}

    def _check(self, name: str, least: int, most: int, sight: int, **bounds: object) -> None:
        if any(number.name == name for number in self):
            raise ValueError(f"there are two secret numbers called {name}: every one has a name of its own")
        if type(least) is not int or type(most) is not int or not 0 <= least <= most <= HIGHEST_SECRET:
            span = f"from {brief(least)} to {brief(most)}"
            raise ValueError(f"{name} cannot be {span}: a secret number is from 0 to {HIGHEST_SECRET:,}")
        if sight not in (NOBODY, OWNER):
            raise ValueError(f"{name} is known to NOBODY or to its OWNER: what everybody sees is an int, or a PerSeat")
        for word, rule in bounds.items():
            if rule is not None and not callable(rule):
                raise ValueError(f"{word} of {name} is a rule, {word}=purse, not {brief(rule)}")


def by_place(places: int | Places, numbers: Any) -> list[tuple[int, Any]]:
    """Secret numbers of one name as a view has them, one or one for each seat: each with its place."""
    return list(zip(places, numbers, strict=False)) if isinstance(places, tuple) else [(places, numbers)]


def _bits(sight: int, owner: int | None) -> int:
    """Who sees something, a bit each."""
    return 1 << owner if sight == OWNER and owner is not None else sight


class State:
    """What lies on the table now. Only a table and the lab hold one; everybody else gets views."""

    FACE: ClassVar[tuple[int, ...]] = ()
    BACK: ClassVar[tuple[int, ...]] = ()
    """A card's back, by card, where a game has several decks whose backs differ; nobody takes one for another."""
    PILES: ClassVar[Piles] = Piles()
    SIGHT: ClassVar[tuple[int, ...]]
    """Who sees the face of a card that arrives, by pile."""
    ROOM: ClassVar[tuple[int, ...]]
    """How many cards fit, by pile."""
    START: ClassVar[tuple[int, ...]]
    """The number that an empty pile shows, by pile."""
    SECRETS: ClassVar[Secrets] = Secrets()
    SECRET_PLACES: ClassVar[dict[str, int | Places]] = {}
    """By a secret number's name its place, or the places of all seats."""
    SECRET_LEAST: ClassVar[tuple[int, ...]]
    SECRET_MOST: ClassVar[tuple[int, ...]]
    """What a secret number can be, by place."""
    SECRET_FROM: ClassVar[tuple[int, ...]]
    """A bit for everybody who does not know it when it is written, by place."""
    SECRET_OF: ClassVar[tuple[int, ...]]
    """Whose it is, by place; -1 if nobody's."""
    OPTIONS: ClassVar[tuple[Option, ...]]
    CHOSEN: ClassVar[frozenset[str]]
    """The names of the options."""
    FIELDS: ClassVar[dict[str, int]]
    """The game's own numbers and options: 0 for a number, else the length of a row."""
    EACH: ClassVar[frozenset[str]]
    """Those of them that have one number for each seat."""
    SETS: ClassVar[frozenset[str]]
    """Those of them that are sets of seats."""
    PRESENT: ClassVar[frozenset[str]]
    """Those sets of which it matters who is missing."""
    NAMING: ClassVar[frozenset[str]]
    """Those of them that name a seat."""
    WORKING: ClassVar[frozenset[str]]
    """Those of them that are for the rules alone."""

    seats: int
    to_act: int  # a bit for every seat that may act now
    over: int  # the clause that ended the game, 0 until then
    winners: int  # a bit per seat
    losers: int
    rng: list[int]  # the generator of simulations and seeded tables
    pile: list[list[int]]  # [pile][0] is the height, [pile][1:] the cards from bottom to top
    seen: list[int]  # per card, a bit for every seat, and the onlookers, who know its face where it lies
    fresh: list[int]  # per card: FRESH if it was in the last shuffle; with OWNER_KNOWS if only its owner can say
    traced: list[int]  # per card, a bit for everyone who knows that it was in the last shuffle, if not where it went
    if TYPE_CHECKING:  # fields of tables that have secret numbers
        secret: list[int]  # what is written, 0 where nothing is
        hidden: list[int]  # a bit for everybody who does not know it

    def __init_subclass__(cls) -> None:
        hints = get_type_hints(cls, include_extras=True)
        kernel = State.__annotations__
        for name in get_annotations(cls):
            _check_field(cls, name, hints[name])
        marks = {name: getattr(hint, "__metadata__", ()) for name, hint in hints.items() if name not in kernel}
        cls.FIELDS = {name: next((m for m in mark if isinstance(m, int)), 0) for name, mark in marks.items()}
        cls.EACH = frozenset(name for name, length in cls.FIELDS.items() if length == MAX_SEATS)
        cls.SETS = frozenset(name for name, mark in marks.items() if "seats" in mark)
        cls.PRESENT = frozenset(name for name, mark in marks.items() if "in" in mark)
        cls.NAMING = frozenset(name for name, mark in marks.items() if "seat" in mark)
        cls.WORKING = frozenset(name for name, mark in marks.items() if "working" in mark)
        declared = [replace(getattr(cls, f), name=f) for f in cls.FIELDS if isinstance(getattr(cls, f, None), Option)]
        cls.OPTIONS = tuple(declared)
        cls.CHOSEN = frozenset(option.name for option in declared)
        cls.SIGHT = tuple(pile.sight for pile in cls.PILES)
        cls.ROOM = tuple(pile.room for pile in cls.PILES)
        cls.START = tuple(pile.start for pile in cls.PILES)
        cls.BACK = cls.BACK or (0,) * len(cls.FACE)
        if cls.SECRETS:
            cls._keep_secrets()
        if len(cls.FACE) > MAX_CARDS or any(pile.room > MAX_CARDS - 1 for pile in cls.PILES):
            raise ValueError(
                f"{cls.__module__}: at most {MAX_CARDS} cards, and {MAX_CARDS - 1} in a pile, fit into 8 bits"
            )

    @classmethod
    def _keep_secrets(cls) -> None:
        """The fields in which secret numbers are kept."""
        if not isinstance(cls.SECRETS, Secrets):
            raise ValueError(f"{cls.__module__}: SECRETS are a Secrets, not {brief(cls.SECRETS)}")
        cls.SECRET_PLACES = cls.SECRETS.called()
        for name in cls.SECRET_PLACES:
            if name in cls.FIELDS or any(pile.name == name for pile in cls.PILES):
                raise ValueError(f"{cls.__module__}: two things are called {name}: a secret number needs its own name")
        for name in SECRET_FIELDS:
            if name in cls.FIELDS or name in cls.SECRET_PLACES:
                raise ValueError(f"{cls.__module__}: a number cannot be called {name} where there are secret ones")
        cls.FIELDS |= dict.fromkeys(SECRET_FIELDS, len(cls.SECRETS))
        cls.WORKING |= frozenset(SECRET_FIELDS)
        cls.SECRET_LEAST = tuple(number.least for number in cls.SECRETS)
        cls.SECRET_MOST = tuple(number.most for number in cls.SECRETS)
        cls.SECRET_FROM = tuple(EVERYBODY & ~number.sight for number in cls.SECRETS)
        cls.SECRET_OF = tuple(-1 if number.owner is None else number.owner for number in cls.SECRETS)

    def __init__(self, seats: int, options: Mapping[str, int | list[int]], chance: Chance) -> None:
        self.seats = seats
        for name, code in options.items():
            setattr(self, name, _copied(code))
        self.clear(chance)

    def clear(self, chance: Chance) -> None:
        """No cards on the table, nothing decided, nothing told; the seats and options stay."""
        self.to_act = self.over = self.winners = self.losers = 0
        self.rng = [0, 0, 0, 0]
        self.pile = [[0] * (pile.room + 1) for pile in self.PILES]
        self.seen, self.fresh, self.traced = ([0] * len(self.FACE) for _ in range(3))
        for name, length in self.FIELDS.items():
            if name not in self.CHOSEN:
                setattr(self, name, [0] * length if length else 0)
        self.chance = chance
        self.log: list[tuple[Any, ...]] = []

    def copy(self, other: State) -> None:
        """Lie exactly as another table of the same game does; what was told stays behind."""
        for name in (*State.__annotations__, *self.FIELDS):
            if name.islower():
                setattr(self, name, _copied(getattr(other, name)))

    def saved(self) -> dict[str, Any]:
        """The fields as they are, and how far the story has been told, for `restore`."""
        fields = {
            name: _copied(getattr(self, name)) for name in (*State.__annotations__, *self.FIELDS) if name.islower()
        }
        return {**fields, "told": len(self.log), "outcomes": len(self.chance.outcomes)}

    def restore(self, saved: dict[str, Any]) -> None:
        """Everything as it was when it was `saved`."""
        del self.log[saved.pop("told") :], self.chance.outcomes[saved.pop("outcomes") :]
        vars(self).update(saved)

    def values(self) -> dict[str, Any]:
        """Every field by name, lists copied: what two tables must agree on to be the same."""
        flat = {name: list(v) if isinstance(v := getattr(self, name), list) else v for name in self.FIELDS}
        kernel = {name: getattr(self, name) for name in NUMBERS}
        piles = [self.pile[z][: self.pile[z][0] + 1] for z in range(len(self.pile))]
        cards = {name: list(getattr(self, name)) for name in ("seen", "fresh", "traced")}
        return {**kernel, **flat, "rng": list(self.rng), **cards, "pile": piles}


def viewer_of(seat: int | None) -> int:
    """Whose bit in `State.seen` it is: a seat's, or that of those who have none."""
    return ONLOOKER if seat is None else seat


def _check_field(table: type[State], name: str, hint: Any) -> None:
    """ValueError unless a game's table can have this field."""
    if name.isupper():  # a constant of the game
        return
    if name in State.__annotations__ or hasattr(State, name) or name in ("log", "chance"):
        raise ValueError(f"{table.__module__}: a field cannot be called {name}: every table has one of that name")
    marks = getattr(hint, "__metadata__", ())
    kind = hint.__origin__ if marks else hint
    if kind != (list[int] if any(isinstance(mark, int) for mark in marks) else int):
        said = formatannotation(kind)
        raise ValueError(f"{table.__module__}: {name} is a {said}: a field is an int, or a row of them, as PerSeat is")
    begins = getattr(table, name, None)
    if begins is not None and not isinstance(begins, Option):
        what = f"{name} begins with 0, not with {brief(begins)}: set it in `deal`, or make it an option"
        raise ValueError(f"{table.__module__}: {what}")


def _copied(value: Any) -> Any:
    """A number, or a copy of a row or of rows."""
    return [_copied(item) for item in value] if isinstance(value, list) else value


# --- what it is asked -------------------------------------------------------------------------------------------------


def seats_of(mask: int) -> tuple[int, ...]:
    """The seats of a set (a bit each)."""
    return SEATS_OF[mask]


def mask_of(seats: Iterable[int]) -> int:
    """A set of seats as the rules have it: a bit each."""
    return sum(1 << seat for seat in seats)


def piles_of(s: State) -> list[int]:
    """The piles there are with so many seats."""
    kind: Any = type(s)
    return _piles_of(kind, s.seats)


@cache
def _piles_of(table: Any, seats: int) -> list[int]:
    return [z for z, pile in enumerate(table.PILES) if pile.room and (pile.owner or 0) < seats]
