"""Nobody learns from a table what their seat may not know, and nobody acts for another.

Every game is played at a table with all its seats and two onlookers connected, with mistakes, talk, undo, looks and
broken connections. Then the same course is played once more with what somebody has not seen lying otherwise: every
byte that they are sent must be the same. Secret choices are made otherwise, and must change no byte before the reveal.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import logging
import re
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass, field
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
from kibitz.locales import LANGUAGES
from kibitz.table import entries as log
from kibitz.table import messages as say
from kibitz.table import metrics, tokens, wire
from kibitz.table.hub import Hub
from kibitz.table.live import Connection, Live, encode
from kibitz.table.logs import Lines
from kibitz.table.room import PLAYING, Room
from kibitz.table.saving import Change, Saver
from kibitz.table.settings import Settings
from kibitz.table.showing import public_record
from kibitz.table.store import Row, SqlStore, StoreFailed

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
    clock: say.Clock | None = None

    @property
    def secret(self) -> str:
        return hashlib.sha256(f"{self.game.id} {self.seats} {self.seed}".encode()).hexdigest()

    def guest(self, who: int) -> str:
        """The id of somebody's: seats first, then onlookers."""
        return hashlib.sha256(f"guest {who} of {self.secret}".encode()).hexdigest()[:22]


class AtOnce(Saver):
    """Saves at once: what is done is told before anything else happens."""

    def __init__(self) -> None:
        pass

    def save(self, change: Change) -> None:
        change.then(None)


class Step(NamedTuple):
    """Somebody says something, or (None) loses the connection and comes back, having seen the events before `since`."""

    who: int
    message: say.Asks | None
    since: int = 0


@dataclass
class Moment:
    """A table after some steps: what lies where, and what everybody can find out besides."""

    steps: int
    chance: list[int]
    moved: list[int]
    unseen: dict[int | None, list[int]]
    sent: dict[int | None, int]
    """How many texts each was sent."""
    asked: dict[int | None, list[str]]


class World:
    """A table and everybody at it. With `eye`, only what one of them (None: the onlookers) is sent is made at all."""

    def __init__(self, setting: Setting, chance: list[int] | None = None, eye: int | None | str = "all") -> None:
        self.setting, self.eye, self.time = setting, eye, 1000.0
        self.hub = Hub(SqlStore("sqlite+aiosqlite://"), SETTINGS)
        self.hub.saver = AtOnce()
        self.hub.begin = lambda work: work.close()  # type: ignore[method-assign]
        self.texts: dict[int | None, list[str]] = {}
        self.refused: set[int] = set()
        self.steps = 0
        seats, secret = setting.seats, setting.secret
        room = Room("T" * 20, lambda: self.time)
        opened = log.Opened(
            game=setting.game.id,
            options=setting.game.read_options(seats, setting.options),
            bots=[""] * seats,
            secret=secret,
            clock=setting.clock,
            guest=setting.guest(0),
        )
        sat = [log.Sat(seat=i, name=f"P{i}", guest=setting.guest(i)) for i in range(seats)]
        ready = [log.Readied(seat=i, nonce=f"nonce {i}", guest=setting.guest(i)) for i in range(seats)]
        room.apply([opened, *sat, *ready])
        assert room.phase == PLAYING and room.table is not None
        if chance is not None:
            nonces = room.table.nonces
            room.table = setting.game.table(seats, None, room.options, chance, bytes.fromhex(secret), nonces)
        self.room, self.live = room, Live(self.hub, room)
        self.connections: list[Connection] = []
        for who in range(seats + ONLOOKERS):
            connection = self._connection(who)
            self.connections.append(connection)
            self.live.enter(connection, say.Hello(tell=connection.language is not None), "")
        self.live.connections = [c for who, c in enumerate(self.connections) if self.watches(who)]

    def eye_of(self, who: int) -> int | None:
        """The seat as which somebody looks."""
        return who if who < self.setting.seats else None

    def watches(self, who: int) -> bool:
        return self.eye in ("all", self.eye_of(who))

    def _connection(self, who: int) -> Connection:
        """In every language, some told in words and some not. What was sent is kept by eye, with whose it was."""
        connection = Connection(self.setting.guest(who), LANGUAGES[who % 4], who % 3 != 2, 10**9)
        kept, at = self.texts.setdefault(self.eye_of(who), []), f"{who} "
        connection.send = lambda text: kept.append(at + text.decode())  # type: ignore[method-assign]
        return connection

    def do(self, step: Step) -> None:
        """Take a step of the course."""
        self.time += 0.1
        connection = self.connections[step.who]
        if step.message is None:
            new = self._connection(step.who)
            if not self.watches(step.who):
                self.live.connections.append(connection)
            self.live.exit(connection)
            self.connections[step.who] = new
            hello = say.Hello(tell=new.language is not None, game=self.room.games, since=step.since)
            self.live.enter(new, hello, "")
            if not self.watches(step.who):
                self.live.connections.remove(new)
        elif not self._ask(connection, step.message):
            self.refused.add(self.steps)
        self.steps += 1

    def _ask(self, connection: Connection, message: say.Asks) -> bool:
        """Say something as a client does; whether it was done."""
        done = True

        def refuse(request: str, refusal: IllegalAction) -> None:
            nonlocal done
            done = False
            wire.Listener.refuse(listener, request, refusal)

        listener = wire.Listener(self.live, connection)
        listener.refuse = refuse  # type: ignore[method-assign]
        listener.hear(encode(message).decode())
        return done

    def asked(self, eye: int | None) -> list[str]:
        """What else somebody can find out now: the welcome, the whole view, the public record, why what is refused."""
        table, live = self.room.table, self.live
        assert table is not None
        who = self.setting.seats if eye is None else eye
        connection = self.connections[who]
        found = [encode(live.welcome(connection, 0, "", "")).decode(), table.view(eye).to_json()]
        found.append(re.sub(r"given: \d+\n", "", public_record(self.room)))
        found.append(encode(self.live._notice([log.Left(seat=0)])).decode())
        if eye is not None:
            actions, rng = self.setting.game.actions, Random(self.steps)
            chosen = rng.sample(range(actions.count), min(actions.count, 25))
            found += [str(table.why(eye, actions.from_number(n), LANGUAGES[n % 4])) for n in chosen]
        return found

    def moment(self) -> Moment:
        table = self.room.table
        assert table is not None
        eyes = [*range(self.setting.seats), None]
        return Moment(
            self.steps,
            table.chance,
            testing._moved(table),
            {eye: testing._never_seen(table, eye) for eye in eyes},
            {eye: len(self.texts[eye]) for eye in eyes},
            {eye: self.asked(eye) for eye in eyes},
        )

    def close(self) -> None:
        if self.live.timer is not None:
            self.live.timer.cancel()
        self.hub.bots.close()


@contextlib.contextmanager
def world(setting: Setting, chance: list[int] | None = None, eye: int | None | str = "all") -> Iterator[World]:
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
        return Step(seat, say.Act(name, str(rng.choice(table.legal(seat)))))
    if luck < 0.72:
        wrong = str(game.actions.from_number(rng.randrange(game.actions.count)))
        if who in table.to_act and table.why(who, wrong) is None:
            wrong = "frobnicate"
        return Step(who, say.Act(name, wrong))
    if luck < 0.78:
        last = table.actions[-1][0] if table.actions and rng.random() < 0.7 else who
        return Step(last, say.Undo(name))
    if luck < 0.86:
        signals = game.talk.signals
        if signals and rng.random() < 0.5:
            piles = [pile.name for pile in game.table_type.PILES if pile.role == "pile"]
            return Step(who, say.Signal(name, rng.choice(signals).name, rng.choice([*piles, ""])))
        return Step(who, say.Say(name, rng.choice(SAYINGS)) if luck < 0.84 else say.React(name, say.REACTIONS[0]))
    if luck < 0.92:
        return Step(who, say.Look(name))
    if luck < 0.94:
        return Step(who, say.Speak(name, rng.choice(LANGUAGES)))
    return Step(who, None, rng.choice([0, table.told, table.told // 2, table.told + 5, -3, 10**9]))


def checkpoints(rng: Random) -> set[int]:
    return {rng.randrange(2, 9), rng.randrange(9, 25), rng.randrange(25, 46), rng.randrange(46, STEPS)}


def play(here: World, rng: Random, at: set[int]) -> tuple[list[Step], list[Moment]]:
    """Play on to the end of the game, and look closely at some moments."""
    steps, moments = list[Step](), list[Moment]()
    checked = dict.fromkeys(here.texts, 0)
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
        for text in texts[checked[eye] :]:
            assert not any(word in text for word in forbidden), f"told to {eye}: {text}"
    return steps, moments


# --- the settings ----------------------------------------------------------------------------------------------------


def settings(game: Game) -> list[Setting]:
    """A few numbers of seats, each with a few options; those for people, and now and then a clock, among them."""
    found = []
    for seats in sorted({game.seats[0], game.seats[len(game.seats) // 2], game.seats[-1]}):
        several = testing.option_sets(game, seats)
        for place in sorted({0, 1, len(several) // 2 + seats % 3}):
            options = several[place] | (dict(game.for_people) if place == 0 else {})
            found.append(Setting(game, seats, options, place, say.Clock(600, 60) if place == 1 else None))
    return found


BY_GAME = pytest.mark.parametrize("game", kibitz.games(), ids=lambda game: game.id)


async def _otherwise(game: Game) -> tuple[int, int]:
    """Every setting's course is played, and again with another deal; how often, and how often there was none."""
    compared = none = 0
    for setting in settings(game):
        rng = Random(setting.secret)
        with world(setting) as here:
            steps, moments = play(here, rng, checkpoints(rng))
            eyes: list[int | None] = [*range(setting.seats), None]
            for moment in moments:
                for eye in rng.sample(eyes, min(len(eyes), 3)):
                    course = [step for i, step in enumerate(steps[: moment.steps]) if i not in here.refused]
                    chance = _another_deal(setting, moment, course, eye, rng)
                    if chance is None:
                        none += 1
                        continue
                    compared += 1
                    with world(setting, chance, eye) as other:
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
    """The outcomes of chance with two swapped that `eye` has not seen, so that the course can be as it was."""
    unseen = moment.unseen[eye]
    for _ in range(8):
        if len(unseen) < 2:
            return None
        one, two = rng.sample(unseen, 2)
        chance = list(moment.chance)
        if chance[one] == chance[two]:
            continue
        chance[one], chance[two] = chance[two], chance[one]
        try:
            other = setting.game.table(setting.seats, None, setting.options, chance)
            for step in course:
                if isinstance(step.message, say.Act):
                    other.act(step.who, step.message.action)
                elif isinstance(step.message, say.Undo):
                    other.take_back(step.who)
        except (IllegalAction, BadRecord):
            continue
        if testing._moved(other) == moment.moved:
            return chance
    return None


OPEN_GAMES = ("face_to_face",)
"""Games in which too little is hidden for another deal to look the same."""


@BY_GAME
def test_another_deal_changes_no_byte(game: Game) -> None:
    compared, _none = asyncio.run(_otherwise(game))
    assert compared > 5, "what was hidden never lay otherwise"


# --- secret choices --------------------------------------------------------------------------------------------------


async def _secretly(game: Game) -> int:
    """At every table, secret choices are made in two ways; how often that was compared."""
    compared = 0
    for setting in settings(game):
        rng = Random(setting.secret)
        with world(setting) as here:
            chosen, tries = list[Step](), 4
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
            here.do(Step(seat, say.Act("secret", choice)))
            if ahead:
                for number, (other, action) in enumerate(meanwhile):
                    here.do(Step(other, say.Act(f"then {number}", action)))
                here.do(Step(seat, say.Say("talk", "hm")))
                asked = {eye: here.asked(eye) for eye in here.texts if eye != seat}
                here.do(Step(seat, say.Undo("undo")))
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


WITH_SECRETS = [game for game in kibitz.games() if any(kind.secret for kind in game.kinds)]


@pytest.mark.parametrize("game", WITH_SECRETS, ids=lambda game: game.id)
def test_a_secret_choice_changes_no_byte(game: Game) -> None:
    assert asyncio.run(_secretly(game)) > 5


# --- these tests find what they look for -----------------------------------------------------------------------------


def test_a_leak_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """If a card that lies hidden could be told from the number of a message, say, that would be seen."""
    from kibitz.table import live

    shown = live.moved

    def leaky(room: Room, *more: Any) -> say.Moved:
        assert room.table is not None
        return msgspec.structs.replace(shown(room, *more), deadline=float(sum(room.table.chance[-3:])))

    monkeypatch.setattr(live, "moved", leaky)
    with pytest.raises(AssertionError):
        asyncio.run(_otherwise(kibitz.game("kitty")))


def test_a_told_choice_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    from kibitz.table import live

    shown = live.moved

    def leaky(room: Room, *more: Any) -> say.Moved:
        assert room.table is not None
        return msgspec.structs.replace(shown(room, *more), by=str(room.table.actions[-1][1]))

    monkeypatch.setattr(live, "moved", leaky)
    with pytest.raises(AssertionError, match="are told what seat"):
        asyncio.run(_secretly(kibitz.game("kitty")))
