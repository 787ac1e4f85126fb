"""What a game is: one value that its module declares, and from which everything else follows.

The last lines of a rules file say ``GAME = Game(rules_version=1, …)``; that is the only registration there is.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Mapping, MutableSequence, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from kibitz.errors import BadSeats, UnknownGame, brief, did_you_mean
from kibitz.kernel import dispatch, hooks
from kibitz.kernel.actions import Actions, CardOf, Kind
from kibitz.kernel.chance import Chance
from kibitz.kernel.clauses import Book
from kibitz.kernel.endings import End, Story
from kibitz.kernel.hints import Hint
from kibitz.kernel.hooks import Function, bind, written
from kibitz.kernel.meanings import Meaning
from kibitz.kernel.options import Option, Preset, Value, read_options
from kibitz.kernel.secret_numbers import redraw_hidden
from kibitz.kernel.state import MAX_SEATS, State
from kibitz.kernel.talk import FREE, Talk
from kibitz.kernel.views import knowledge

if TYPE_CHECKING:
    from kibitz.kernel.table import Table


def _always(s: State) -> bool:
    return True


def _none(s: State) -> int:
    return 0


def _none_of(s: State, seat: int) -> int:
    return 0


def _no_secrets(s: State, seat: int, rng: MutableSequence[int]) -> None:
    return None


def _restart(s: State, new: State) -> None:
    s.clear(Chance())


def _copy(s: State, other: State) -> None:
    s.copy(other)


def _play(s: State) -> str:
    return "play"


def _no_numbers(s: State) -> dict[str, int | list[int]]:
    return {}


def _no_details(s: State, seat: int, named: Mapping[str, int]) -> dict[str, int | str]:
    return {}


def _no_marks(s: State) -> dict[int, str]:
    return {}


def _no_orders(s: State) -> dict[str, str]:
    return {}


def _fits(seats: int, options: Mapping[str, Value]) -> None:
    return None


def wanted(when: str) -> dict[str, Value]:
    """The options, and their values, with which a section is in force: "calamities", "deck=run_on"."""
    pairs = (word.partition("=") for word in when.split())
    return {name: value or True for name, _, value in pairs}


def _check_declared(game: Game) -> None:
    """ValueError for what would only be found when somebody plays."""
    table = game.table_type
    if not (isinstance(table, type) and issubclass(table, State)) or table is State:
        raise ValueError(f"{game.id}: table_type is the class of its table: class Table(State): …, not {brief(table)}")
    if not isinstance(game.seats, range) or not game.seats or game.seats[0] < 1:
        raise ValueError(f"{game.id}: seats is a range, such as range(2, 6) for 2 to 5, not {brief(game.seats)}")
    _check_places(game)
    conditions = [book.condition for book in game.sections if isinstance(book.condition, str)]
    for name in [name for condition in conditions for name in wanted(condition)]:
        if name not in table.CHOSEN:
            told = did_you_mean(name, table.CHOSEN) if table.CHOSEN else "It has none."
            raise ValueError(
                f"{game.id}: a section is in force with an option, and there is no option {name!r}. {told}"
            )
    low, high = min((face for face in table.FACE if face > 0), default=0), max(table.FACE, default=0)
    for kind in game.kinds:
        for one in [one for one in kind.arguments if isinstance(one, CardOf)]:
            if one.least < low or one.most > high:
                span = f"from {one.least} to {one.most}, and the faces of its cards from {low} to {high}"
                raise ValueError(f"{game.id}: a card to {kind.verb} is {span}")


def _check_places(game: Game) -> None:
    """ValueError unless everybody has a pile, and a secret number, of every kind that is before the seats."""
    before: dict[str, list[int]] = {}
    for secret in game.table_type.SECRETS:
        if secret.owner is not None and secret.row:
            before.setdefault(f"secret numbers called {secret.name}", []).append(secret.owner)
    for pile in game.table_type.PILES:
        if pile.owner is not None and pile.room:
            name = pile.name.replace(str(pile.owner), "", 1)
            before.setdefault(f"piles called {name}", []).append(pile.owner)
    for what, owners in before.items():
        if len(owners) > 1 and max(owners) < game.seats[-1] - 1:
            where = f"are before seats {min(owners)} to {max(owners)}, and up to {game.seats[-1]} play"
            said = f"the {what} {where}: say seats={game.seats[-1]} where they are declared"
            raise ValueError(f"{game.id}: {said}")


def _declared(module: str, name: str) -> Game:
    """The game that a module declares."""
    for one in vars(import_module(module)).values():
        if isinstance(one, Game) and one.id == name:
            return one
    raise UnknownGame(f"{module} declares no game {name}")


MAX_ACTIONS = 32_767
"""Their numbers are kept in 16 bits."""


@dataclass(frozen=True, kw_only=True)
class Family:
    """What the games of a family declare alike: a game that says nothing of its own has this, and lists are joined."""

    cooperative: bool = False
    left: Callable[[Any], int] | None = None
    score: Callable[[Any, int], int] | None = None
    chips: Callable[[Any, int], int] | None = None
    chips_in_all: Callable[[Any], int] = _none
    rounds: Callable[[Any], int] = _none
    hints: tuple[Hint, ...] = ()
    meanings: tuple[Meaning, ...] = ()
    presets: tuple[Preset, ...] = ()


@dataclass(frozen=True, eq=False, kw_only=True)
class Game:
    """A game's rules, as its module declares them; it is called as its module is.

    `rules_version` is raised whenever a record would play differently. `sections` are the clauses in the order of the
    rules page.
    """

    id: str = ""
    rules_version: int
    table_type: type[State]
    seats: range
    deal: Callable[[Any], None]
    kinds: tuple[Kind, ...]
    sections: tuple[Book, ...]
    families: tuple[Family, ...] = ()
    when_nobody_acts: Callable[[Any], None] | None = None
    """What follows the deal, or an action, if nobody acts after it and the game is not over: the next round."""
    cooperative: bool = False
    possible: Callable[[Any], bool] = _always
    """Whether hidden cards could lie as they do, and secret numbers be what they are; else they are imagined anew."""
    numbers: Callable[[Any], dict[str, int | list[int]]] = _no_numbers
    """Further public numbers that a view shows (a fold's price …)."""
    details: Callable[[Any, int, Mapping[str, int]], dict[str, int | str]] = _no_details
    """What the sentence of a refusal names besides the action's arguments, which have their names in the rules."""
    marks: Callable[[Any], dict[int, str]] = _no_marks
    """Faces that carry something besides their number, and what: a symbol for a client to draw."""
    check_options: Callable[[int, Mapping[str, Value]], None] = _fits
    """Raises BadOption where options do not fit each other or the number of seats."""
    left: Callable[[Any], int] | None = None
    """Cooperative games: what is still to do."""
    score: Callable[[Any, int], int] | None = None
    """Games with points: a seat's."""
    chips: Callable[[Any, int], int] | None = None
    """Games for chips: a seat's."""
    chips_in_all: Callable[[Any], int] = _none
    """Games for chips: all of them, wherever they lie; no rule makes or loses one."""
    one_loses: bool = False
    """Whether there is no winner, but one who loses."""
    rounds: Callable[[Any], int] = _none
    """How many rounds are behind the players, where points or chips are counted round by round."""
    hints: tuple[Hint, ...] = ()
    """What a good player keeps in mind about an action."""
    meanings: tuple[Meaning, ...] = ()
    """What its numbers mean, as far as their names do not say it."""
    orders: Callable[[Any], dict[str, str]] = _no_orders
    """What a pile asks of whoever acts, by its name: a word, for a text."""
    ending: Callable[[Story], End | None] | None = None
    """What the last action has ended, and why; None where nothing has. (That the game is over is known without it.)

    For games of other packages: kibitz's own have a page each in `kibitz/endings`."""
    phase: Callable[[Any], str] = _play
    """What is going on, in a word (bidding, passing …)."""
    talk: Talk = FREE
    """What may be said while it is played."""
    for_people: tuple[tuple[str, Value], ...] = ()
    """Options that tables of people set, unless they choose otherwise."""
    minutes: int = 15
    """How long people play it, about."""
    presets: tuple[Preset, ...] = ()
    """Ways to play it that have names."""
    actions: Actions = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "id", self.id or getattr(self.table_type, "__module__", "").rpartition(".")[2])
        for family in self.families:
            for name, shared in vars(family).items():
                own, default = getattr(self, name), type(self).__dataclass_fields__[name].default
                joined = (*own, *(one for one in shared if one not in own)) if isinstance(own, tuple) else own
                object.__setattr__(self, name, shared if own is default else joined)
        _check_declared(self)
        object.__setattr__(self, "actions", Actions(self.kinds, self.table_type.PILES))
        if self.seats[-1] > MAX_SEATS or self.actions.count > MAX_ACTIONS:
            raise ValueError(f"{self.id}: at most {MAX_SEATS} seats and {MAX_ACTIONS} actions fit into a record")
        called = Counter((kind.verb, len(kind.arguments)) for kind in self.kinds)
        for verb, count in (name for name, times in called.items() if times > 1):
            raise ValueError(
                f"{self.id} has two kinds called {verb} with {count} arguments: nobody could tell them apart"
            )
        if not self.own:
            self._bring_texts()

    def _bring_texts(self) -> None:
        """A game of another package has its texts beside its module: locales/en/showdown.ftl."""
        from kibitz.text.catalogue import include

        file = getattr(sys.modules.get(self.module), "__file__", None)
        if file is not None and (folder := Path(file).parent / "locales").is_dir():
            include(folder)

    def __repr__(self) -> str:
        return f"<game {self.id}>"

    def __reduce__(self) -> tuple[Any, ...]:
        """A game goes to another process by the name of its module, and is the same one there."""
        return _declared, (self.module, self.id)

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self

    @property
    def module(self) -> str:
        """The name of the module that declares it."""
        return self.table_type.__module__

    @property
    def own(self) -> bool:
        """Whether it is one of kibitz's own, and not of another package."""
        return self.module.startswith("kibitz.games.")

    @property
    def title(self) -> str:
        """The game's name in English; its id until somebody has named it."""
        from kibitz.text.sentences import title

        return title(self, "en")

    @property
    def one_round(self) -> bool:
        """Whether nothing is counted before the game is over."""
        return self.rounds is _none

    @property
    def counts_chips(self) -> bool:
        """Whether it says how many chips there are in all."""
        return self.chips_in_all is not _none

    @cached_property
    def has_stakes(self) -> bool:
        """Whether it says of any action what it costs or risks."""
        return any(kind.cost or kind.risk for kind in self.kinds)

    @property
    def options(self) -> tuple[Option, ...]:
        """The options, each with its name, default and range."""
        return self.table_type.OPTIONS

    @cached_property
    def bound(self) -> SimpleNamespace:
        """The rules in plain Python: the kernel's hooks as this game has them, and imagine over them."""
        space = self._spelled_out(dispatch.rules(self))
        own = {name: space[name] for name in ("deal", "legal", "refusal", "do")}
        own |= {"possible": self.possible, "left": self.left or _none, "restart": _restart}
        own |= {"score_of": self.score or _none_of, "chips_of": self.chips or _none_of, "copy": _copy}
        own |= {"chips_in_all": self.chips_in_all, "rounds_played": self.rounds}
        own |= self._redrawing() if self.table_type.SECRETS else {"redraw": _no_secrets}
        return SimpleNamespace(**own, imagine=self.bind(knowledge.imagine, own))

    def _redrawing(self) -> dict[str, Function]:
        """How hidden numbers are imagined: within the bounds that the game says."""
        source = dispatch.bounds(self.table_type)
        names = {"__name__": f"{self.module}.bounds", **dispatch.bounding(self.table_type)}
        own = {name: written(name, source, names) for name in ("least_of", "most_of")}
        return {**own, "redraw": bind(redraw_hidden, {getattr(hooks, name): rule for name, rule in own.items()})}

    @cached_property
    def thinkable(self) -> Function:
        """Writes down what a seat could think of doing, as `legal` does what it may."""
        written: Function = self._spelled_out(dispatch.thinkable(self))["thinkable"]
        return written

    def _spelled_out(self, source: str) -> dict[str, Any]:
        space = dispatch.functions(self)
        exec(compile(source, f"<the actions of {self.id}>", "exec"), space)  # noqa: S102  our own text
        return space

    def bind(
        self,
        function: Function,
        own: Mapping[str, Function] | None = None,
        more: Mapping[Function, Function] | None = None,
    ) -> Function:
        """`function` in plain Python, with the kernel's hooks in it (`legal`, `do` …) bound to this game's.

        `more` are hooks of other parts, and what they mean.
        """
        own = vars(self.bound) if own is None else own
        bound = {getattr(hooks, name): value for name, value in own.items() if hasattr(hooks, name)}
        return bind(function, {**bound, **{word: bind(meant, bound) for word, meant in (more or {}).items()}})

    def table(
        self,
        seats: int,
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,
        chance: Sequence[int] = (),
        secret: bytes | None = None,
        nonces: Sequence[str] = (),
    ) -> Table:
        """Set up a table and deal.

        With a `seed` the deal can be repeated; without one it comes from a secret that is shown when the game is over.
        `chance` is a list of outcomes to follow first: the deals of another table, or a stacked deck.
        """
        from kibitz.kernel.table import Table

        return Table(self, seats, seed, self.read_options(seats, options), chance, secret, nonces)

    def read_options(self, seats: int, given: Mapping[str, Any] | None) -> dict[str, Value]:
        """All options with their values, checked for so many seats."""
        if type(seats) is not int or seats not in self.seats:
            span = f"{self.seats[0]} to {self.seats[-1]}" if len(self.seats) > 1 else f"exactly {self.seats[0]}"
            raise BadSeats(f"{self.id} is played by {span}, not by {brief(seats)}")
        options = read_options(self.options, {} if given is None else given, seats)
        self.check_options(seats, options)
        return options

    def encode(self, seats: int, options: Mapping[str, Value]) -> dict[str, int | list[int]]:
        """The options as the numbers that the rules read."""
        return {option.name: option.encode(options[option.name], seats) for option in self.options}

    def clauses(self, options: Mapping[str, Value] | None = None, seats: int = 0) -> list[str]:
        """The ids of the clauses in the order of the rules page; with options and seats, only those in force."""

        def holds(when: str | Callable[[int], bool]) -> bool:
            if options is None:
                return True
            if not isinstance(when, str):
                return when(seats)
            return all(options[name] == value for name, value in wanted(when).items())

        return [name for book in self.sections if holds(book.condition) for name in book.ids()]
