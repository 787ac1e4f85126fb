"""Tables whose deal we choose, with everybody connected, and a course of what is done there: to be played once more."""

from __future__ import annotations

import contextlib
import hashlib
import re
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple

from kibitz import testing
from kibitz.errors import IllegalAction
from kibitz.kernel.game import Game
from kibitz.server.limits import Bucket
from kibitz.server.protocol import messages
from kibitz.server.room import entries
from kibitz.server.room.repertoire import Repertoire
from kibitz.server.room.room import PLAYING, Room
from kibitz.server.session.connection import Connection, encode
from kibitz.server.session.registry import Registry
from kibitz.server.session.replays import public_record
from kibitz.server.session.session import Session
from kibitz.server.settings import Settings
from kibitz.server.store.writer import Change, Writer
from kibitz.server.websocket import handler as wire
from kibitz.text.catalogue import LANGUAGES

STEPS = 70
"""How much of a game is played once more, and otherwise; the direct checks go on to its end."""
LONGEST = 700
ONLOOKERS = 2
SETTINGS = Settings(messages_per_second=1e9, message_burst=10**9, most_waiting=10**9, bot_pace=0.0)


@dataclass(frozen=True)
class Setting:
    """What is played, by how many."""

    game: Game
    seats: int
    options: dict[str, Any]
    seed: int
    clock: messages.Clock | None = None

    other: str = ""

    @property
    def secret(self) -> str:
        return hashlib.sha256(f"{self.other}{self.game.id} {self.seats} {self.seed}".encode()).hexdigest()

    def guest(self, who: int) -> str:
        """The id of somebody's: seats first, then onlookers."""
        return hashlib.sha256(f"guest {who} at {self.game.id}".encode()).hexdigest()[:22]


class AtOnce(Writer):
    """Saves at once: what is done is told before anything else happens."""

    def __init__(self) -> None:
        pass

    def save(self, change: Change) -> None:
        change.then(None)


class Step(NamedTuple):
    """Somebody says something, or (None) loses the connection and comes back, having seen the events before `since`."""

    who: int
    message: messages.Request | None
    since: int = 0


@dataclass
class Moment:
    """A table after some steps: what lies where, and what everybody can find out besides."""

    steps: int
    chance: list[int]
    moved: list[int]
    unseen: dict[int | None, list[int]]
    unknown: dict[int | None, dict[int, range]]
    sent: dict[int | None, int]
    """How many texts each was sent."""
    asked: dict[int | None, list[str]]


class World:
    """A table and everybody at it. With `eye`, only what one of them (None: the onlookers) is sent is made at all."""

    def __init__(self, setting: Setting, chance: list[int] | None = None, eye: int | str | None = "all") -> None:
        self.setting, self.eye, self.time = setting, eye, 1000.0
        games = Repertoire(() if setting.game.own else (setting.game,))
        self.registry = Registry(None, SETTINGS, repertoire=games)  # type: ignore[arg-type]  # nothing is stored
        self.registry.writer = AtOnce()
        self.registry.spawn = lambda work: work.close()  # type: ignore[method-assign]
        self.texts: dict[int | None, list[str]] = {}
        self.refused: set[int] = set()
        self.steps = 0
        seats, secret = setting.seats, setting.secret
        self.commitment = hashlib.sha256(bytes.fromhex(secret)).hexdigest()
        room = Room("T" * 20, lambda: self.time, games)
        opened = entries.Opened(
            game=setting.game.id,
            options=setting.game.read_options(seats, setting.options),
            bots=[""] * seats,
            secret=secret,
            clock=setting.clock,
            guest=setting.guest(0),
        )
        sat = [entries.Sat(seat=i, name=f"P{i}", guest=setting.guest(i)) for i in range(seats)]
        ready = [entries.Readied(seat=i, nonce=f"nonce {i}", guest=setting.guest(i)) for i in range(seats)]
        room.apply([opened, *sat, *ready])
        assert room.phase == PLAYING and room.table is not None
        if chance is not None:
            nonces = room.table.nonces
            room.table = setting.game.table(seats, None, room.options, chance, bytes.fromhex(secret), nonces)
            room.resume()  # the clocks of those who begin
        self.room, self.session = room, Session(self.registry, room)
        self.session.tells = Bucket(0, 10**9)  # however fast this goes, the same is told
        stays = Connection("somebody who stays", "en", False, 1_000_000)  # the clock stands still while nobody is there
        self.connections: list[Connection] = []
        for who in range(seats + ONLOOKERS):
            connection = self._connection(who)
            self.connections.append(connection)
            self.session.enter(connection, messages.Hello(tell=connection.language is not None), "")
        watching = [c for who, c in enumerate(self.connections) if self.watches(who)]
        self.session.connections = dict.fromkeys([stays, *watching])

    def eye_of(self, who: int) -> int | None:
        """The seat as which somebody looks."""
        return who if who < self.setting.seats else None

    def watches(self, who: int) -> bool:
        return self.eye in ("all", self.eye_of(who))

    def _connection(self, who: int) -> Connection:
        """In every language, some told in words and some not. What was sent is kept by eye, with whose it was."""
        connection = Connection(self.setting.guest(who), LANGUAGES[who % 4], who % 3 != 2, 10**9)
        kept, at = self.texts.setdefault(self.eye_of(who), []), f"{who} "

        def keep(*texts: bytes) -> None:
            kept.extend(at + self.same(text.decode()) for text in texts)

        connection.send = keep  # type: ignore[method-assign]
        return connection

    def same(self, text: str) -> str:
        """A text without what commits to the secret: that differs, as it must."""
        return text.replace(self.commitment, "commitment")

    def do(self, step: Step) -> None:
        """Take a step of the course."""
        self.time += 0.1
        connection = self.connections[step.who]
        if step.message is None:
            new = self._connection(step.who)
            if not self.watches(step.who):
                self.session.connections[connection] = None
            self.session.exit(connection)
            self.connections[step.who] = new
            hello = messages.Hello(tell=new.language is not None, game=self.room.games, since=step.since)
            self.session.enter(new, hello, "")
            if not self.watches(step.who):
                del self.session.connections[new]
        elif not self._ask(connection, step.message):
            self.refused.add(self.steps)
        self.steps += 1

    def _ask(self, connection: Connection, message: messages.Request) -> bool:
        """Say something as a client does; whether it was done."""
        done = True

        def refuse(request: str, refusal: IllegalAction) -> None:
            nonlocal done
            done = False
            wire.Listener.refuse(listener, request, refusal)

        listener = wire.Listener(self.session, connection)
        listener.refuse = refuse  # type: ignore[method-assign]
        listener.hear(encode(message).decode())
        return done

    def asked(self, eye: int | None) -> list[str]:
        """What else somebody can find out now: the welcome, the whole view, the public record, why what is refused."""
        table, session = self.room.table, self.session
        assert table is not None
        who = self.setting.seats if eye is None else eye
        connection = self.connections[who]
        found = [encode(session.welcome(connection, 0, "", "")).decode(), table.view(eye).to_json()]
        found.append(re.sub(r"given: \d+\n", "", public_record(self.room)))
        found.append(encode(self.session._notice([entries.Left(seat=0)])).decode())
        if eye is not None:
            actions, rng = self.setting.game.actions, Random(self.steps)
            chosen = rng.sample(range(actions.count), min(actions.count, 25))
            found += [str(table.why(eye, actions.from_number(n), LANGUAGES[n % 4])) for n in chosen]
        return [self.same(text) for text in found]

    def moment(self) -> Moment:
        table = self.room.table
        assert table is not None
        eyes = [*range(self.setting.seats), None]
        return Moment(
            self.steps,
            table.chance,
            testing.moved(table),
            {eye: testing.never_seen(table, eye) for eye in eyes},
            {eye: testing.never_known(table, eye) for eye in eyes},
            {eye: len(self.texts[eye]) for eye in eyes},
            {eye: self.asked(eye) for eye in eyes},
        )

    def close(self) -> None:
        if self.session.timer is not None:
            self.session.timer.cancel()
        self.registry.bots.close()


@contextlib.contextmanager
def world(setting: Setting, chance: list[int] | None = None, eye: int | str | None = "all") -> Iterator[World]:
    made = World(setting, chance, eye)
    try:
        yield made
    finally:
        made.close()


SAYINGS = ("hello", "my hand is fine", "I have a 17", "тринадцать", "dwa", "!", "A1 please", "𝟙𝟚")


def next_step(here: World, rng: Random) -> Step:
    """What somebody does next: mostly what the rules allow."""
    table, game, seats = here.room.table, here.setting.game, here.setting.seats
    assert table is not None
    name, who = f"m{here.steps}", rng.randrange(seats + ONLOOKERS)
    luck = rng.random()
    if luck < 0.62:
        seat = rng.choice(table.to_act)
        return Step(seat, messages.Act(name, str(rng.choice(table.legal(seat)))))
    if luck < 0.72:
        wrong = str(game.actions.from_number(rng.randrange(game.actions.count)))
        if who in table.to_act and table.why(who, wrong) is None:
            wrong = "frobnicate"
        return Step(who, messages.Act(name, wrong))
    if luck < 0.78:
        last = table.actions[-1][0] if table.actions and rng.random() < 0.7 else who
        return Step(last, messages.Undo(name))
    if luck < 0.86:
        signals = game.talk.signals
        if signals and rng.random() < 0.5:
            piles = [pile.name for pile in game.table_type.PILES if pile.role.name == "pile"]
            return Step(who, messages.Signal(name, rng.choice(signals).name, rng.choice([*piles, ""])))
        return Step(
            who, messages.Say(name, rng.choice(SAYINGS)) if luck < 0.84 else messages.React(name, messages.REACTIONS[0])
        )
    if luck < 0.92:
        return Step(who, messages.GetView(name) if luck < 0.89 else messages.Explain(name))
    if luck < 0.94:
        return Step(who, messages.SetLanguage(name, rng.choice(LANGUAGES)))
    return Step(who, None, rng.choice([0, table.told, table.told // 2, table.told + 5, -3, 10**9]))


def checkpoints(rng: Random) -> set[int]:
    return {rng.randrange(2, 12), rng.randrange(12, 35), rng.randrange(35, STEPS)}


def play(here: World, rng: Random, at: set[int]) -> tuple[list[Step], list[Moment]]:
    """Play on to the end of the game, and look closely at some moments."""
    steps, moments = list[Step](), list[Moment]()
    forbidden = [here.setting.secret, *(here.setting.guest(who) for who in range(here.setting.seats + ONLOOKERS))]
    while here.room.phase == PLAYING and here.steps < LONGEST:
        step = next_step(here, rng)
        number, sizes = here.room.number, {eye: len(texts) for eye, texts in here.texts.items()}
        here.do(step)
        steps.append(step)
        if here.steps - 1 in here.refused:
            mine = here.eye_of(step.who)
            others = [eye for eye, texts in here.texts.items() if eye != mine and len(texts) != sizes[eye]]
            assert here.room.number == number and not others, "others are told of what was refused"
            assert here.texts[mine][-1].startswith(f'{step.who} {{"type":"refused"')
        if here.steps in at and here.room.phase == PLAYING:
            moments.append(here.moment())
    forbidden.append(here.room.deal_secret)
    for eye, texts in here.texts.items():
        for text in texts:
            assert not any(word in text for word in forbidden), f"told to {eye}: {text}"
    return steps, moments
