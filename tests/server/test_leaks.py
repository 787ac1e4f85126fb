"""Nobody learns from a table what their seat may not know, and nobody acts for another.

Every game is played at a table with all its seats and two onlookers connected, with mistakes, talk, undo, looks and
broken connections. Then the same course is played once more with what somebody has not seen lying otherwise: every
byte that they are sent must be the same. Secret choices are made otherwise, and must change no byte before the reveal.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import itertools
import json
import logging
import re
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

import kibitz
from kibitz import testing
from kibitz.errors import BadRecord, IllegalAction
from kibitz.kernel.game import Game
from kibitz.kernel.table import Table
from kibitz.server import metrics, tokens
from kibitz.server.limits import Bucket
from kibitz.server.logs import Lines
from kibitz.server.protocol import messages
from kibitz.server.room import entries
from kibitz.server.room.repertoire import Repertoire
from kibitz.server.room.room import PLAYING, Room
from kibitz.server.session.connection import Connection, encode
from kibitz.server.session.presenter import Move, TablePresenter, public_record
from kibitz.server.session.registry import Registry
from kibitz.server.session.session import Session
from kibitz.server.settings import Settings
from kibitz.server.store.store import Row, SqlStore, StoreFailed, database_url
from kibitz.server.store.writer import Change, Writer
from kibitz.server.websocket import handler as wire
from kibitz.text.catalogue import LANGUAGES
from tests import HANG_SECONDS
from tests.games.nearest import nearest

STEPS = 70
"""How much of a game is played once more, and otherwise; the direct checks go on to its end."""
LONGEST = 700
ONLOOKERS = 2
SETTINGS = Settings(messages_per_second=1e9, message_burst=10**9, most_waiting=10**9, bot_pace=0.0)


# --- a table whose deal we choose ------------------------------------------------------------------------------------


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


# --- a course --------------------------------------------------------------------------------------------------------

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
            piles = [pile.name for pile in game.table_type.PILES if pile.role == "pile"]
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
    forbidden.append(here.room.secret)
    for eye, texts in here.texts.items():
        for text in texts:
            assert not any(word in text for word in forbidden), f"told to {eye}: {text}"
    return steps, moments


# --- the settings ----------------------------------------------------------------------------------------------------


def settings(game: Game) -> list[Setting]:
    """A few numbers of seats, each with a few options; those for people, and now and then a clock, among them."""
    found = []
    for seats in sorted({game.seats[0], game.seats[len(game.seats) // 2], game.seats[-1]}):
        several = testing.option_sets(game, seats)
        for place in sorted({0, 1, len(several) // 2 + seats % 3} & set(range(len(several)))):
            options = several[place] | (dict(game.for_people) if place == 0 else {})
            found.append(Setting(game, seats, options, place, messages.Clock(600, 60) if place == 1 else None))
    return found


GAMES = [*kibitz.games(), nearest("nearest_served")]
"""All games, and one with secret numbers."""
BY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


async def _otherwise(game: Game) -> tuple[int, int]:
    """Every setting's course is played, and again with another deal; how often, and how often there was none.

    What is still to be drawn will come otherwise in any case: the secret is another one.
    """
    compared = none = 0
    for setting in settings(game):
        rng = Random(setting.secret)
        with world(setting) as here:
            steps, moments = play(here, rng, checkpoints(rng))
            eyes: list[int | None] = [*range(setting.seats), None]
            for moment in moments:
                for eye in rng.sample(eyes, 2):
                    course = [step for i, step in enumerate(steps[: moment.steps]) if i not in here.refused]
                    chance = _another_deal(setting, moment, course, eye, rng)
                    none += chance is None
                    compared += 1
                    with world(replace(setting, other="other "), chance or moment.chance, eye) as other:
                        for number, step in enumerate(steps[: moment.steps]):
                            if number not in here.refused or other.watches(step.who):
                                other.do(step)
                            else:
                                other.time += 0.1
                                other.steps += 1
                        same(other.texts[eye], here.texts[eye][: moment.sent[eye]], eye)
                        same(other.asked(eye), moment.asked[eye], eye)
    return compared, none


def same(ours: list[str], theirs: list[str], eye: int | None) -> None:
    """Byte by byte; the first difference is named, with what stands before it."""
    for one, two in zip(ours, theirs, strict=True):
        if one != two:
            at = next((i for i, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))
            near = slice(max(0, at - 300), at + 40)
            raise AssertionError(f"{eye} can tell: {one[:60]} …{one[near]} or {two[near]}")


def _another_deal(
    setting: Setting, moment: Moment, course: list[Step], eye: int | None, rng: Random
) -> list[int] | None:
    """The outcomes of chance with two swapped that `eye` has not seen, so that the course can be as it was.

    And with other numbers where there are secret ones that it does not know.
    """
    unseen, unknown = moment.unseen[eye], moment.unknown[eye]
    for _ in range(8):
        chance = list(moment.chance)
        if len(unseen) > 1:
            one, two = rng.sample(unseen, 2)
            chance[one], chance[two] = chance[two], chance[one]
        for outcome, numbers in unknown.items():
            chance[outcome] = rng.choice(numbers)
        if chance == moment.chance:
            continue
        try:
            other = setting.game.table(setting.seats, None, setting.options, chance)
            for step in course:
                if isinstance(step.message, messages.Act):
                    other.act(step.who, step.message.action)
                elif isinstance(step.message, messages.Undo):
                    other.take_back(step.who)
        except (IllegalAction, BadRecord):
            continue
        if testing.moved(other) == moment.moved:
            return chance
    return None


ALL_OPEN = ("blackstone", "five_cards")
"""Games in which every card that was dealt is seen by everybody."""


@BY_GAME
def test_another_deal_changes_no_byte(game: Game) -> None:
    compared, none = asyncio.run(_otherwise(game))
    if game.id in ALL_OPEN:
        assert compared == none > 0
    else:
        few = 10 if game.own else 4  # of a short game without options
        assert compared - none > few and compared > 2 * none - 2, "what was hidden hardly ever lay otherwise"


# --- secret choices --------------------------------------------------------------------------------------------------


async def _secretly(game: Game) -> int:
    """At every table, secret choices are made in two ways; how often that was compared."""
    compared = 0
    for setting in settings(game):
        rng = Random(setting.secret)
        with world(setting) as here:
            chosen, tries = list[Step](), 2
            while here.room.phase == PLAYING and here.steps < STEPS:
                table = here.room.table
                assert table is not None
                secret = _secret_choices(table, rng)
                if secret is not None and tries and rng.random() < 0.3:
                    compared, tries = compared + 1, tries - 1
                    _two_ways(setting, chosen, table, secret, rng)
                step = next_step(here, rng)
                here.do(step)
                if here.steps - 1 not in here.refused:
                    chosen.append(step)
    return compared


def _secret_choices(table: Table, rng: Random) -> tuple[int, str, str] | None:
    """A seat and two secret choices it has: one of those of several who choose at once is secret in any case."""
    seat = rng.choice(table.to_act)
    legal = [a for a in table.legal(seat) if table.game.actions.kind_of(a.number).secret or len(table.to_act) > 1]
    if len(legal) < 2:
        return None
    one, two = rng.sample(legal, 2)
    return seat, str(one), str(two)


def _two_ways(setting: Setting, steps: list[Step], table: Table, secret: tuple[int, str, str], rng: Random) -> None:
    seat, *choices = secret
    ahead = rng.sample([other for other in table.to_act if other != seat], len(table.to_act) - 1)
    meanwhile = [(other, str(rng.choice(table.legal(other)))) for other in ahead[:-1]]
    found = []
    for choice in choices:
        with world(setting, table.chance) as here:
            for step in steps:
                here.do(step)
            before = {eye: len(texts) for eye, texts in here.texts.items()}
            here.do(Step(seat, messages.Act("secret", choice)))
            if ahead:
                for number, (other, action) in enumerate(meanwhile):
                    here.do(Step(other, messages.Act(f"then {number}", action)))
                here.do(Step(seat, messages.Say("talk", "hm")))
                asked = {eye: here.asked(eye) for eye in here.texts if eye != seat}
                here.do(Step(seat, messages.Undo("undo")))
            else:
                asked = {}
            sent = {eye: texts[before[eye] :] for eye, texts in here.texts.items() if eye != seat}
            found.append((sent, asked))
    if ahead:
        assert found[0] == found[1], f"others are told what seat {seat} chose"
        return
    for eye in found[0][0]:  # it was the last one to choose: the reveal follows at once, in the same message
        told = [[msgspec.json.decode(text.partition(" ")[2]) for text in way[0][eye]] for way in found]
        act = [next(said["events"][:2] for said in way if said["type"] == "moved") for way in told]
        assert act[0] == act[1], f"{eye} is told what seat {seat} chose"


WITH_SECRETS = [game for game in GAMES if any(kind.secret for kind in game.kinds)]


@pytest.mark.parametrize("game", WITH_SECRETS, ids=lambda game: game.id)
def test_a_secret_choice_changes_no_byte(game: Game) -> None:
    assert asyncio.run(_secretly(game)) > 5


# --- these tests find what they look for -----------------------------------------------------------------------------


def test_a_leak_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """If a card that lies hidden could be told from the number of a message, say, that would be seen."""
    message = Move.message

    def leaky(move: Move, *more: Any) -> messages.Moved:
        return msgspec.structs.replace(message(move, *more), deadline=float(sum(move.table.chance[-3:])))

    monkeypatch.setattr(Move, "message", leaky)
    with pytest.raises(AssertionError):
        asyncio.run(_otherwise(kibitz.game("kitty")))


def test_a_told_choice_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    message = Move.message

    def leaky(move: Move, *more: Any) -> messages.Moved:
        return msgspec.structs.replace(message(move, *more), by=str(move.table.actions[-1][1]))

    monkeypatch.setattr(Move, "message", leaky)
    with pytest.raises(AssertionError, match="are told what seat"):
        asyncio.run(_secretly(kibitz.game("kitty")))


def test_sentences_of_what_others_saw_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sentences are shared by those who saw the same; if they were by all who speak the same language, it is seen."""
    sentences = TablePresenter.sentences

    def shared(presenter: TablePresenter, events: Any, language: str | None) -> list[str]:
        if language is not None and events:
            events = presenter.table.events(0, events[0].number)
        return sentences(presenter, events, language)

    monkeypatch.setattr(TablePresenter, "sentences", shared)
    with pytest.raises(AssertionError):
        asyncio.run(_otherwise(kibitz.game("kitty")))


# --- what is sent, logged and counted while people play at a real registry ----------------------------


NAMES = itertools.count()


class Client:
    """A connection without a network: what it was sent is kept, byte by byte."""

    def __init__(self, registry: Registry, table: str, hello: messages.Hello) -> None:
        self.heard: list[str] = []
        self.came = asyncio.Event()
        self.closed = 0
        self.incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.put(encode(msgspec.structs.replace(hello, version=messages.VERSION)).decode())
        socket = wire.Socket(self.incoming.get, self._sent)
        self.task = asyncio.create_task(wire.serve(socket, registry, table))
        self.task.add_done_callback(lambda _: self.came.set())

    async def _sent(self, message: Any) -> None:
        if message["type"] == "websocket.close":
            self.closed = message["code"]
            self.incoming.put_nowait({"type": "websocket.disconnect"})
        else:
            self.heard.append(message["text"])
        self.came.set()

    def put(self, text: str) -> None:
        self.incoming.put_nowait({"type": "websocket.receive", "text": text})

    async def until(self, found: Any) -> dict[str, Any]:
        """The first message that is what is looked for."""
        at = 0
        async with asyncio.timeout(HANG_SECONDS):
            while True:
                while at < len(self.heard):
                    said: dict[str, Any] = json.loads(self.heard[at])
                    at += 1
                    if found(said):
                        return said
                assert not self.task.done(), "the connection has ended"
                self.came.clear()
                await self.came.wait()

    async def welcome(self) -> dict[str, Any]:
        return await self.until(lambda said: said["type"] == "welcome")

    async def ask(self, kind: str, **more: Any) -> dict[str, Any]:
        """Ask for something; the answer."""
        name = str(more.pop("id", next(NAMES)))
        self.put(json.dumps({"type": kind, "id": name, **more}))
        return await self.until(lambda said: said.get("reply_to") == name)

    async def close(self) -> None:
        self.incoming.put_nowait({"type": "websocket.disconnect"})
        await self.task


@contextlib.asynccontextmanager
async def a_registry(folder: Path, **more: Any) -> AsyncIterator[Registry]:
    settings = replace(SETTINGS, **more)
    registry = Registry(SqlStore(database_url(str(folder / "leaks.db"))), settings)
    assert isinstance(registry.store, SqlStore)
    await registry.store.migrate()
    await registry.start()
    try:
        yield registry
    finally:
        await registry.stop()
        await registry.store.close()


def logged(caplog: pytest.LogCaptureFixture) -> list[str]:
    """The log as an operator reads it, in both forms."""
    return [form.format(record) for record in caplog.records for form in (Lines(True), Lines(False))]


async def _a_real_game(game: Game, folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    rng = Random(game.id)
    seats = min(game.seats[-1], max(game.seats[0], 3))
    async with a_registry(folder) as registry:
        host = registry.guest("")
        made = await registry.open(host, messages.Create(game=game.id, seats=[""] * seats, name="Host", open=True))
        guests = [host] + [registry.guest("") for _ in range(seats + 1)]
        clients = [
            Client(registry, made.table, messages.Hello(guest.token, LANGUAGES[i % 4], tell=i % 2 == 0))
            for i, guest in enumerate(guests)
        ]
        for i in range(seats):
            await clients[i].welcome()
            if i:
                assert (await clients[i].ask("sit", name="P" + "abcdefgh"[i]))["type"] == "changed"
        session = await registry.session(made.table)
        room = session.room
        for i in range(seats):
            await clients[i].ask("ready", nonce=f"n{i}")
        table = room.table
        assert table is not None and room.phase == PLAYING
        secrets = [room.secret]
        pages, records = list[str](), list[str]()
        for step in range(120):
            if room.phase != PLAYING:
                break
            seat = rng.choice(table.to_act)
            answer = await clients[seat].ask("act", action=str(rng.choice(table.legal(seat))))
            assert answer["type"] == "moved"
            if step % 10 == 3 and room.phase == PLAYING:
                records.append(public_record(room))
                assert (await clients[seats].ask("act", action="fold"))["type"] == "refused"
                await clients[rng.randrange(seats)].ask("get_view")
            if step % 25 == 7:
                i = rng.randrange(len(clients))
                await clients[i].close()
                heard = clients[i].heard
                clients[i] = Client(
                    registry, made.table, messages.Hello(guests[i].token, "en", True, game=1, since=table.told)
                )
                await clients[i].welcome()
                clients[i].heard[:0] = heard
            if step % 40 == 9:
                pages.append(metrics.page().decode() + str(await registry.open_tables()))
        if room.phase == PLAYING:
            records.append(public_record(room))
        secrets.append(room.secret)
        for client in clients:
            await client.close()
        lines = logged(caplog)
        keys = [key.secret.hex() for key in registry.keys]
    for i, client in enumerate(clients):
        own = {guests[i].id, guests[i].token}
        forbidden = [word for guest in guests for word in (guest.id, guest.token) if word not in own] + keys
        ended = next((n for n, text in enumerate(client.heard) if '"phase":"over"' in text), len(client.heard))
        for n, text in enumerate(client.heard):
            secret = secrets if n < ended else secrets[1:]
            assert not any(word in text for word in [*forbidden, *secret]), text
            assert guests[i].id not in text or '"type":"welcome"' in text, "one's own token comes with the welcome only"
    for text in [*records, *pages, *lines]:
        for word in [*keys, *secrets, *(guest.id for guest in guests)]:
            assert word not in text
    for text in lines:
        assert made.table not in text, "a table's link is a secret"


@pytest.mark.parametrize("game", kibitz.games(), ids=lambda game: game.id)
def test_a_real_game_tells_no_secret(game: Game, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG, "kibitz"):
        asyncio.run(_a_real_game(game, tmp_path, caplog))


async def _a_store_that_fails(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with a_registry(folder) as registry:
        host = registry.guest("")
        made = await registry.open(host, messages.Create(game="five_cards", seats=["", ""], name="Ada"))
        one, two = (
            Client(registry, made.table, messages.Hello(host.token)),
            Client(registry, made.table, messages.Hello()),
        )
        await one.welcome()
        await two.welcome()
        session = await registry.session(made.table)
        number, secret = session.room.number, session.room.secret
        await registry.store.append([Row(made.table, number + 1, "left", 0.0, '{"kind":"left","seat":0}')], [])
        one.put('{"type":"say","id":"x","text":"hello"}')
        bye = await two.until(lambda said: said["type"] == "bye")
        assert bye["again"]
        await asyncio.gather(one.task, two.task)

        async def fails(*_: Any) -> None:
            raise StoreFailed("disk I/O error")

        three = Client(registry, made.table, messages.Hello(host.token))
        assert (await three.welcome())["number"] == number + 1
        registry.store.append = fails  # type: ignore[assignment, method-assign]
        refused = await three.ask("say", text="hello")
        assert refused["clause"] == "ROOM-14" and "disk" not in refused["reason"]
        await three.task
        lines = logged(caplog)
        assert lines
        for text in [*lines, *one.heard, *two.heard, *three.heard, metrics.page().decode()]:
            assert secret not in text and (host.id not in text or text in one.heard + three.heard)
        assert not any(made.table in line or host.id in line for line in lines)


def test_a_store_that_fails_tells_no_secret(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG, "kibitz"):
        asyncio.run(_a_store_that_fails(tmp_path, caplog))


class Held(Writer):
    """Saves when it is told to."""

    def __init__(self) -> None:
        self.waiting = []

    def save(self, change: Change) -> None:
        self.waiting.append(change)

    def commit(self) -> None:
        changes, self.waiting = self.waiting, []
        for change in changes:
            change.then(None)


async def _not_stored() -> None:
    with world(Setting(kibitz.game("five_cards"), 2, {}, 1)) as here:
        held = here.registry.writer = Held()
        table = here.room.table
        assert table is not None
        number, told = here.room.number, sum(map(len, here.texts.values()))
        for step in range(30):
            seat = table.to_act[0]
            here.do(Step(seat, messages.Act(f"act {step}", str(table.legal(seat)[0]))))
            here.do(Step(1 - seat, messages.GetView(f"look {step}")))
            here.do(Step(2, messages.SetLanguage(f"speak {step}", "pl")))
            here.do(Step(3, None))
            if step % 3:  # what comes now is saved with the next ones
                here.do(Step(1 - seat, None))
                continue
            assert sum(map(len, here.texts.values())) == told, "told before it was stored"
            stored, last = here.room.number, len(held.waiting) - 2
            held.waiting, later = held.waiting[:last], held.waiting[last:]
            held.commit()
            held.waiting = later
            for texts in here.texts.values():
                for who in {text.split()[0] for text in texts}:
                    heard = [json.loads(text.partition(" ")[2]) for text in texts if text.startswith(f"{who} ")]
                    numbers = [said["number"] for said in heard if "number" in said]
                    assert numbers == sorted(numbers) and number <= numbers[-1] <= stored
            held.commit()
            told = sum(map(len, here.texts.values()))


def test_nobody_is_shown_what_is_not_stored() -> None:
    """Not in a look, not by coming anew, and not by others' coming and going; and numbers never go back."""
    asyncio.run(_not_stored())


async def _no_spectators(folder: Path) -> None:
    async with a_registry(folder) as registry:
        host = registry.guest("")
        asked = messages.Create(game="kitty", seats=["", "", "sensible"], name="Ada", spectators=False)
        made = await registry.open(host, asked)
        ada, bob = (
            Client(registry, made.table, messages.Hello(host.token)),
            Client(registry, made.table, messages.Hello()),
        )
        eve = Client(registry, made.table, messages.Hello(tell=True))
        for client in (ada, bob, eve):
            await client.welcome()
        await ada.ask("say", text="between us")
        await bob.ask("sit", name="Bob")
        await ada.ask("ready")
        await bob.ask("ready")
        session = await registry.session(made.table)
        table = session.room.table
        assert table is not None
        for _ in range(4):
            seat = next((seat for seat in table.to_act if seat < 2), None)
            if seat is None:
                await asyncio.sleep(0.05)
                continue
            await (ada, bob)[seat].ask("act", action=str(table.legal(seat)[0]))
        for kind, more in (("get_view", {}), ("say", {"text": "hi"}), ("react", {"reaction": "👍"}), ("undo", {})):
            assert (await eve.ask(kind, **more))["type"] == "refused"
        late = Client(registry, made.table, messages.Hello(tell=True))
        assert (await late.welcome()).keys() >= {"table"}
        for client in (ada, bob, eve, late):
            await client.close()
        for text in eve.heard + late.heard:
            said = json.loads(text)
            assert said["type"] in ("welcome", "changed", "refused", "reacted"), text
            assert said.get("game") is None and not said.get("lines"), text


def test_where_spectators_are_not_welcome_they_see_nothing(tmp_path: Path) -> None:
    asyncio.run(_no_spectators(tmp_path))


# --- nobody acts for another -----------------------------------------------------------------------------------------

EVERYTHING: list[tuple[str, dict[str, Any]]] = [
    ("sit", {"name": "Eve", "seat": 0}),
    ("sit", {"name": "Eve"}),
    ("leave", {}),
    ("set_seat", {"seat": 0, "bot": ""}),
    ("set_seat", {"seat": 1, "bot": "random"}),
    ("swap", {"seat": 0}),
    ("ready", {"nonce": "mine"}),
    ("ready", {"ready": False}),
    ("configure", {"open": True}),
    ("configure", {"options": {}}),
    ("undo", {}),
    ("signal", {"signal": "a-lot"}),
]


def forgeries(registry: Registry, guest: str) -> list[str]:
    """Tokens that do not make anybody this guest."""
    good = tokens.sign(registry.keys, guest, 0 + _now())
    said, _, signature = good.rpartition(".")
    other = [tokens.Key(b"another server's secret key 12345", _now())]
    flipped = signature[:-1] + ("0" if signature[-1] != "0" else "1")
    return [
        guest,
        said,
        f"{said}.{flipped}",
        f"{said}.{'0' * 64}",
        f"{said}.{signature.upper()}",
        f"{good}0",
        f" {good}",
        f"{guest}.{int(_now()) + 10}.{signature}",
        tokens.sign(other, guest, _now()),
        tokens.sign(registry.keys, guest, _now() - tokens.LIFETIME - 10),
        tokens.sign(other, guest, _now() + 2 * tokens.DAY),
        tokens.sign(registry.keys, tokens.new_guest(), _now()),
        "",
    ]


def _now() -> float:
    import time

    return time.time()


async def _nobody_acts_for_another(folder: Path) -> None:
    async with a_registry(folder) as registry:
        host, guest = registry.guest(""), registry.guest("")
        made = await registry.open(host, messages.Create(game="five_cards", seats=["", ""], name="Ada"))
        ada, bob = (Client(registry, made.table, messages.Hello(one.token)) for one in (host, guest))
        await ada.welcome()
        await bob.welcome()
        await bob.ask("sit", name="Bob")
        await ada.ask("ready", id="r")
        await bob.ask("ready", id="r")  # the same id, of another guest, is another request
        session = await registry.session(made.table)
        room, table = session.room, session.room.table
        assert table is not None and room.phase == PLAYING

        def state() -> tuple[int, str, str, str]:
            return room.number, table.record(resumable=True), repr(room.seats), room.host

        seat = table.to_act[0]
        mine, other = ((ada, bob), (bob, ada))[seat]
        action = str(table.legal(seat)[0])
        before = state()
        # strangers, with whatever token they could make up: they see what onlookers see, and change nothing
        for token in [*forgeries(registry, host.id), *forgeries(registry, guest.id)]:
            eve = Client(registry, made.table, messages.Hello(token))
            welcome = await eve.welcome()
            assert welcome["you"].get("seat") is None and welcome["game"]["me"] is None
            for kind, more in [("act", {"action": action}), *EVERYTHING]:
                assert (await eve.ask(kind, **more))["type"] == "refused", kind
            assert state() == before
            await eve.close()
        # the other player: not for me, not even under my message's id; and what only the host may
        assert (await other.ask("act", action=action))["clause"] == "TABLE-1"
        for kind, more in EVERYTHING:
            if kind != "leave" and not (other is ada and kind in ("set_seat", "configure")):  # Ada is the host
                assert (await other.ask(kind, **more))["type"] == "refused", kind
        assert state() == before
        assert (await mine.ask("act", action=action, id="same"))["type"] == "moved"
        after = state()
        assert after[0] == before[0] + 1
        assert (await mine.ask("act", action=action, id="same")) and state() == after, "done twice"
        assert (await other.ask("undo"))["type"] == "refused" and state() == after
        if table.to_act == (seat,):
            assert (await other.ask("act", action=str(table.legal(seat)[0]), id="same"))["type"] == "refused"
            assert state() == after
        for client in (ada, bob):
            await client.close()


def test_nobody_acts_for_another(tmp_path: Path) -> None:
    asyncio.run(_nobody_acts_for_another(tmp_path))
