"""A table: the one place where a game's state changes. Check, apply, write down."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import deepcopy
from functools import cached_property
from typing import TYPE_CHECKING, Any

from kibitz.errors import BadAction, BadNonce, BadRecord, BadSeats, IllegalAction, KibitzError, NotYourTurn, brief
from kibitz.kernel import words
from kibitz.kernel.actions import Action
from kibitz.kernel.chance import Chance, CommittedStream, seed_state
from kibitz.kernel.clauses import TABLE, clause_id
from kibitz.kernel.dispatch import listed
from kibitz.kernel.options import Value
from kibitz.kernel.stakes import Cost, Risk
from kibitz.kernel.state import State, seats_of, viewer_of
from kibitz.kernel.views.events import Event, events
from kibitz.kernel.views.glance import Glance, glances, reveals
from kibitz.kernel.views.view import Result, View, choice, result, view

if TYPE_CHECKING:
    from kibitz.kernel.game import Game


class Table:
    """A game being played: who may do what, what happened, what each seat may know.

    A table is for one thread at a time, its views too: looking for warnings lays cards on trial and takes them back.

    >>> import kibitz
    >>> table = kibitz.game("pairs").table(seats=2, seed=7)
    >>> table.to_act
    (0,)
    >>> [str(action) for action in table.legal(0)]
    ['hit', 'fold']
    >>> table.act(0, "fold")
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int | None,
        options: Mapping[str, Value],
        chance: Sequence[int] = (),
        secret: bytes | None = None,
        nonces: Sequence[str] = (),
    ) -> None:
        self.game = game
        self.options: dict[str, Value] = dict(options)
        self.seed = seed
        if seed is not None and (secret is not None or nonces):
            raise BadNonce("a table is dealt from a seed or from a secret with nonces, not from both")
        self._stream = CommittedStream(secret, nonces) if seed is None else None
        source = self._stream.below if self._stream is not None else None
        self._state: State = game.table_type(seats, game.encode(seats, options), Chance(chance, source))
        self._actions: list[tuple[int, Action]] | None = []
        if seed is not None:
            seed_state(self._state, seed)
        game.bound.deal(self._state)

    @classmethod
    def of(cls, game: Game, state: State, options: Mapping[str, Value]) -> Table:
        """A table over a position that did not come from a deal: imagined, or set up by hand. It has no record."""
        table = cls.__new__(cls)
        table.game, table.options, table._state = game, dict(options), state
        table.seed, table._stream, table._actions = None, None, None
        return table

    def __copy__(self) -> Table:
        """A table of its own, that goes on from here with the same deal."""
        return deepcopy(self)

    def __repr__(self) -> str:
        seats = " and ".join(f"seat {seat}" for seat in self.to_act)
        now = f"{seats} to act" if seats else "over"
        return f"<{self.game.id} for {self.seats}, {now}>"

    # --- what is going on ------------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        """How many play."""
        return self._state.seats

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return seats_of(self._state.to_act)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self._state.over != 0

    @property
    def result(self) -> Result | None:
        """How it ended; None while it goes on."""
        return result(self.game, self._state)

    @property
    def chance(self) -> list[int]:
        """Every random outcome so far: faces as they left a shuffled pile, seats drawn by lot."""
        return list(self._state.chance.outcomes)

    @property
    def given(self) -> int:
        """How many of the outcomes so far were given beforehand."""
        return min(len(self._state.chance.given), len(self._state.chance.outcomes))

    @property
    def actions(self) -> list[tuple[int, Action]]:
        """What was done so far, each with its seat."""
        return list(self._actions or ())

    def legal(self, seat: int) -> list[Action]:
        """What a seat may do now, in the order of the actions' numbers; equal cards are offered once."""
        self._check_seat(seat)
        if not self._state.to_act >> seat & 1:
            return []
        numbers = listed(self.game.bound.legal, self._state, seat, self.game.actions.most_legal)
        return [self.game.actions.from_number(number) for number in numbers]

    def view(self, seat: int | None) -> View:
        """What that seat may know; None: what an onlooker may."""
        legal = [] if seat is None else self.legal(seat)
        return view(self.game, self._state, self.options, self.clauses, seat, legal)

    @cached_property
    def clauses(self) -> tuple[str, ...]:
        """The clauses in force, in the order of the rules page."""
        return tuple(self.game.clauses(self.options, self.seats))

    def glance(self, seat: int | None, since: int = 0) -> Glance:
        """What that seat (None: an onlooker) sees now of what may have changed since event number `since`."""
        legal = [] if seat is None else self.legal(seat)
        return glances(self.game, self._state, {seat: legal}, since)[seat]

    @property
    def marks(self) -> dict[str, str]:
        """What cards carry besides their number, by face."""
        return {str(face): mark for face, mark in self.game.marks(self._state).items()}

    def ask(self, rule: Callable[[Any], int]) -> int:
        """What a rule of the game (whether talk is closed …) says about the table as it lies."""
        return rule(self._state)

    def stakes(self, seat: int, number: int) -> tuple[Cost | None, Risk | None]:
        """What a legal action of a seat costs and risks, as far as that seat can know."""
        kind, s = self.game.actions.kind_of(number), self._state
        if kind.cost is None and kind.risk is None:
            return None, None
        named = self.game.actions.from_number(number).arguments
        return kind.cost and kind.cost(s, seat, *named), kind.risk and kind.risk(s, seat, *named)

    @property
    def answers(self) -> str:
        """The verb of the last action, if that was no secret and named the one who acts now; else ""."""
        entry = self._state.log[self.last_action] if self._state.log else (None,)
        if entry[0] != words.ACT or self.game.actions.kind_of(entry[2]).secret:
            return ""
        action = self.game.actions.from_number(entry[2])
        return action.verb if choice(self.game, action, entry[1]).seats == self.to_act else ""

    @property
    def orders(self) -> dict[str, str]:
        """What a pile asks of whoever acts, by its name."""
        return self.game.orders(self._state)

    @property
    def told(self) -> int:
        """How many events there were so far."""
        return len(self._state.log)

    @property
    def last_action(self) -> int:
        """The number of the event with which the last action began; 0 before the first."""
        log = self._state.log
        number = len(log) - 1
        while number > 0 and log[number][0] != words.ACT:
            number -= 1
        return max(0, number)

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """What happened, as that seat (None: an onlooker) saw it, from event number `since` on."""
        if seat is not None:
            self._check_seat(seat)
        if type(since) is not int:
            raise KibitzError(f"events are numbered: since is an integer, not {brief(since)}")
        viewer = viewer_of(seat)
        return events(self.game, self._state.log, max(0, since), [viewer])[viewer]

    def news(self, seats: Iterable[int | None], since: int) -> dict[int | None, tuple[list[Event], Glance]]:
        """What several seats are told and see of what happened from event `since` on, all at once: that is faster."""
        legal = {seat: [] if seat is None else self.legal(seat) for seat in seats}
        seen = glances(self.game, self._state, legal, since)
        viewers = {seat: viewer_of(seat) for seat in legal}
        told = events(self.game, self._state.log, since, viewers.values())
        return {seat: (told[viewer], seen[seat]) for seat, viewer in viewers.items()}

    def go_on_by_chance(self) -> None:
        """From now on nothing is dealt as it was given beforehand."""
        dealt = self._state.chance
        dealt.given = dealt.given[: len(dealt.outcomes)]

    # --- acting ----------------------------------------------------------------------------------------------------

    def act(self, seat: int, action: Action | str) -> None:
        """Carry out an action, given as a value or as text; IllegalAction says why not, and nothing has changed."""
        chosen = self.allowed(seat, action)
        before = self._state.saved() if self._state.chance.following else None
        try:
            self._state.log.append((words.ACT, seat, chosen.number))
            self.game.bound.do(self._state, seat, chosen.number)
        except BadRecord:  # an outcome given beforehand cannot be: as if nothing had been done
            assert before is not None
            self._state.restore(before)
            raise
        if self._actions is not None:
            self._actions.append((seat, chosen))

    def may_take_back(self, seat: int) -> bool:
        """Whether a seat may take its last action back: nothing was revealed by it, and nobody has acted since."""
        if not self._actions or self._actions[-1][0] != seat or self.over:
            return False
        return not reveals(self._state, seat)

    def take_back(self, seat: int) -> None:
        """Undo a seat's last action, as if it had never been done; a KibitzError says why not."""
        self._check_seat(seat)
        if not self.may_take_back(seat):
            raise KibitzError("an action can be taken back as long as nobody has acted since, and nothing was revealed")
        assert self._actions is not None
        before = self.game.table(
            self.seats, self.seed, self.options, self._state.chance.given, self.deal_secret, self.nonces
        )
        for who, action in self._actions[:-1]:
            before.act(who, action)
        self._state, self._stream, self._actions = before._state, before._stream, before._actions

    def why(self, seat: int, action: Action | str, language: str = "en") -> str | None:
        """Why an action would be refused, as a sentence with the numbers at hand; None if it is legal."""
        try:
            self.allowed(seat, action)
        except IllegalAction as refusal:
            return refusal.say(language)
        return None

    def refusals(self, seat: int) -> list[tuple[Action, IllegalAction]]:
        """What a seat could think of doing now and may not, with the cards there are; each with its refusal."""
        self._check_seat(seat)
        most = self.game.actions.most_legal
        found = []
        for number in listed(self.game.thinkable, self._state, seat, most):
            action = self.game.actions.from_number(number)
            try:
                self.allowed(seat, action)
            except IllegalAction as refusal:
                found.append((action, refusal))
        return found

    def allowed(self, seat: int, action: Action | str) -> Action:
        """The action, if the seat may take it now; else the IllegalAction that `act` would raise."""
        self._check_seat(seat)
        chosen = self._read(seat, action)
        if not self._state.to_act >> seat & 1:
            raise self._refused(NotYourTurn, TABLE[2] if self.over else TABLE[1], seat)
        clause = self.game.bound.refusal(self._state, seat, chosen.number)
        if clause:
            raise self._refused(IllegalAction, clause, seat, chosen)
        return chosen

    def _check_seat(self, seat: int) -> None:
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise BadSeats(f"there is no seat {brief(seat)} at this table; seats are 0 to {self.seats - 1}")

    def _read(self, seat: int, action: Action | str) -> Action:
        if isinstance(action, Action) and self.game.actions.has(action):
            return action
        text = str(action.text if isinstance(action, Action) else action)
        read = self.game.actions.parse(text, self.seats)
        if isinstance(read, Action):
            return read
        actions = self.game.actions
        kinds = dict.fromkeys(actions.kind_of(legal.number) for legal in self.legal(seat)) or actions.kinds
        forms = read or ", ".join(actions.pattern(kind, self.seats) for kind in kinds)
        said = "".join(letter if letter.isprintable() else "?" for letter in text[:40])
        raise self._refused(BadAction, TABLE[4] if read else TABLE[3], 0, text=said, forms=forms)

    def _refused(
        self, error: type[IllegalAction], clause: int, seat: int, action: Action | None = None, **more: str
    ) -> IllegalAction:
        """The refusal by a clause, with the numbers as they are now."""
        named = self.game.actions.named(action)
        details: dict[str, Any] = {"turn": self.to_act}
        details |= named | self.game.actions.written(action) | self.game.details(self._state, seat, named)
        if action is not None:
            details["action"] = action.text
            if clause == TABLE[4]:
                details["forms"] = self.game.actions.pattern(self.game.actions.kind_of(action.number), self.seats)
        return error(clause_id(clause), details | more)

    # --- afterwards ------------------------------------------------------------------------------------------------

    @property
    def commitment(self) -> str | None:
        """SHA-256 of the secret this table deals from, published before the deal; None for a seeded table."""
        return None if self._stream is None else self._stream.commitment

    @property
    def secret(self) -> bytes | None:
        """The secret of the deal itself, once the game is over."""
        return self._stream.secret if self._stream is not None and self.over else None

    @property
    def deal_secret(self) -> bytes | None:
        """What this table deals from, also while the game goes on: not for anybody who plays."""
        return self._stream.secret if self._stream is not None else None

    @property
    def nonces(self) -> tuple[str, ...]:
        """What the players added to the secret."""
        return () if self._stream is None else self._stream.nonces

    def record(self, public: bool = False, resumable: bool = False) -> str:
        """The game so far as text; `kibitz.replay` gives the same table back.

        Its `public` form leaves out, as long as the game goes on, what onlookers may not know, and cannot be replayed.
        The `resumable` one holds the secret of the deal also while the game goes on: for whoever keeps the table.
        """
        from kibitz.kernel.record import write

        if self._actions is None:
            raise BadRecord("a position that was imagined or set up by hand has no record: it did not come from a deal")
        return write(self, public, resumable)

    def same_as(self, other: Table) -> bool:
        """Whether two tables lie exactly alike, hidden cards included."""
        return self.game is other.game and self._state.values() == other._state.values()
