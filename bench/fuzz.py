"""Malformed and untimely messages, a million of them: none crashes, none leaks, none blocks another table.

python bench/fuzz.py --messages 1000000 --seed 1

Everything runs in one process, without a network: a registry with its store, connections as websocket/handler.py serves
them, and whatever a client could send: noise, broken and mutated messages, wrong types, huge numbers, deep nesting,
unknown fields, good messages at bad moments and good moves at good ones, from people, strangers and onlookers in four
languages, who come with good and bad tokens and go at any moment. All the while

- no exception escapes, and nothing is logged as an error;
- every message is answered exactly once, under its id, or the connection is closed;
- two honest people at a table of their own play one game after another, and never wait long;
- nobody is sent a table's secret or another guest's id;
- the memory stays bounded.

The last tenth is sent with the limits that a server has by default.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import logging
import os
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec

from kibitz.kernel.views.view import View
from kibitz.server import tokens
from kibitz.server.protocol import messages
from kibitz.server.room.room import PLAYING
from kibitz.server.session.bots import ANYBODY, Bots
from kibitz.server.session.queues import Asker
from kibitz.server.session.registry import Registry
from kibitz.server.session.session import Session
from kibitz.server.settings import Settings
from kibitz.server.store.sql_store import SqlStore, database_url
from kibitz.server.websocket import handler as wire
from kibitz.text.catalogue import LANGUAGES

TABLES = (("pairs", 3), ("kitty", 3), ("the_game", 2), ("venture", 4), ("extreme", 2), ("hawthorn", 2))
ATTACKERS = 3
"""At each table."""
OLD = 1_500
"""Messages after which a table is given up for a new one: who sits there and is gone stops its games."""
ANSWERED_WITHIN = 120.0
PATIENCE = 5.0
"""Seconds that an honest player may wait at most."""
MAX_GROWTH = 300
"""Megabytes."""
LIFTED = Settings(
    messages_per_second=1e9, message_burst=10**9, most_waiting=100_000, bot_pace=0.0, stand_in_seconds=0.5
)


class Randomly(Bots):
    """Bots that choose at random, and a coach that says nothing: thinking is not what is tested here."""

    def __init__(self) -> None:
        self.rng = Random(1)
        self.theirs = {}

    async def choose(self, name: str, view: View, asker: Asker = ANYBODY) -> str:
        return self.rng.choice(view.legal).action

    async def advise(self, view: View, *more: Any) -> Any:
        return None

    def close(self) -> None:
        pass


@dataclass
class Tally:
    """What was sent, and what came back."""

    messages: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    answers: Counter[str] = field(default_factory=Counter)
    refusals: Counter[str] = field(default_factory=Counter)
    connections: int = 0
    closed: Counter[int] = field(default_factory=Counter)
    received: int = 0
    tables: int = 0
    moves: list[float] = field(default_factory=list)
    """How long the honest players have waited for their moves."""
    games: int = 0
    faults: list[str] = field(default_factory=list)
    megabytes: list[float] = field(default_factory=list)


class Heard(msgspec.Struct):
    """What is read of a message."""

    type: str
    reply_to: str | None = None
    clause: str = ""


heard = msgspec.json.Decoder(Heard).decode


# --- a connection without a network ----------------------------------------------------------------------------------


class Line:
    """A connection; what comes is counted and looked through."""

    def __init__(self, fuzz: Fuzz, table: str, guest: str) -> None:
        self.fuzz, self.guest = fuzz, guest
        self.queue: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.sent, self.answered = Counter[str](), 0
        self.asked = 0
        self.exact = True
        """Whether it is known under which ids answers must come."""
        self.got = Counter[str]()
        self.broken = self.closed = False
        self.slow = 0.0
        fuzz.tally.connections += 1
        self.task = asyncio.create_task(wire.serve(wire.Socket(self.queue.get, self._send), fuzz.registry, table))

    async def _send(self, message: Any) -> None:
        tally = self.fuzz.tally
        if self.slow:
            await asyncio.sleep(self.slow)
        if self.broken:
            raise OSError("broken")
        if message["type"] == "websocket.close":
            self.closed = True
            tally.closed[message["code"]] += 1
            self.queue.put_nowait({"type": "websocket.disconnect"})
            return
        text = message["text"]
        tally.received += 1
        said = heard(text)
        if said.reply_to is not None and not (said.type == "welcome" and not said.reply_to):
            self.answered += 1
            self.got[said.reply_to] += 1
            tally.answers[said.type] += 1
            if said.type == "refused":
                tally.refusals[said.clause] += 1
        self.fuzz.look_through(text, self.guest)

    def put(self, text: str, request: str | None) -> None:
        """Send something; `request` is the id under which it must be answered, if that is known."""
        self.asked += 1
        self.exact = self.exact and request is not None
        self.sent[request or ""] += 1
        self.queue.put_nowait({"type": "websocket.receive", "text": text})

    def put_bytes(self, data: bytes) -> None:
        self.asked += 1
        self.sent[""] += 1
        self.queue.put_nowait({"type": "websocket.receive", "bytes": data})

    @property
    def ended(self) -> bool:
        return self.closed or self.task.done()

    async def taken(self) -> None:
        """Until everything was received."""
        while not self.queue.empty() and not self.ended:
            await asyncio.sleep(0)

    async def settle(self) -> None:
        """Until everything is answered; it must be, exactly once."""
        until = time.monotonic() + ANSWERED_WITHIN
        while self.answered < self.asked and not self.ended:
            await asyncio.sleep(0.001)
            if time.monotonic() > until:
                lost = (self.sent - self.got) if self.exact else self.asked - self.answered
                self.fuzz.tally.faults.append(f"not answered: {lost}")
                return
        if not self.ended:
            if self.answered > self.asked:
                self.fuzz.tally.faults.append(f"answered {self.answered} times, asked {self.asked}")
            if self.exact and self.got != self.sent:
                self.fuzz.tally.faults.append(f"answered under other ids: {self.got - self.sent}")

    async def close(self) -> None:
        """Go, whatever is going on."""
        self.broken = True
        self.queue.put_nowait({"type": "websocket.disconnect"})
        try:
            async with asyncio.timeout(ANSWERED_WITHIN):
                await self.task
        except TimeoutError:
            self.fuzz.tally.faults.append("a connection does not end")
        except Exception as error:
            self.fuzz.tally.faults.append(f"escaped from a connection: {error!r}")


# --- what is sent ----------------------------------------------------------------------------------------------------

SCRAPS: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 7, 8, 255, 2**31, 2**63 - 1, 2**63, 2**64, 10**30, -(10**40), 0.5, -1e308, 1e-300),
    *(
        "",
        " ",
        "a",
        "x" * 39,
        "x" * 41,
        "x" * 301,
        "\x00",
        "\u202e",
        "🂡" * 20,
        "e\u0301" * 30,
        "null",
        "0x10",
        "²",
        "٣",
    ),
    *([], [[]], [1, 2, 3], {}, {"a": 1}, {"type": "act"}, [None] * 50, {"": ""}, "hit", "fold", "play 3 A1", "bid 5"),
)
RAW = (
    *("", "{", "}", "[]", "null", "0", '"', "NaN", "-", "1e999", "\ufeff{}", "{}{}", '{"type":1}', '{"type":"hello"}'),
    *('{"type":"act","id":"a","id":"b","action":"hit"}', '{"type":"say","id":"\\ud800","text":"x"}', "\x00" * 20),
    *('{"type":"say","id":"q","text":"\\ud83d"}', '{"type":"swap","id":"r","seat":1e400}', "\u2028", "{" * 200),
    *('{"type":"sit","id":"s","name":"\\u0000"}', '{"id":"t"}', '{"type":"get_view","id":null}', '{"type":["act"]}'),
)
GOOD: dict[str, tuple[Any, ...]] = {
    "language": (*LANGUAGES, "xx"),
    "name": ("Ada", "Боб", "Żółw", " x "),
    "seat": (0, 1, 2, 3, 7, None),
    "bot": ("", "random", "sensible", "expert", "cat", "sensible:5", "search@9999999"),
    "nonce": ("", "n", "мой", "x" * 100, "x" * 101, "\n"),
    "ready": (True, True, False),
    "options": (None, {}, {"limit": 21}, {"mode": "hard"}, {"limit": 10**20}, {"nothing": 1}),
    "clock": (None, {"turn": 5}, {"turn": 86_400, "bank": 86_400}, {"turn": 4}),
    "no_clock": (False, True),
    "spectators": (True, True, None, False),
    "open": (True, False, None),
    "action": ("hit", "fold", "play 3 A1", "bid 5", "pass 1", "end", "draw", "hit hit", "play -1 A1", "play ٣ A1", "²"),
    "text": ("hello", "17", "A1!", "двадцать", "x" * 300, "\x07", "dwadzieścia jeden", "𝟛"),
    "signal": ("this-pile", "a-lot", "leave-it", "none"),
    "pile": ("", "A1", "D2", "x"),
    "reaction": (*messages.REACTIONS, "x"),
    "game": (0, 1, 2, -1, 99_999, 2**63, 10**25, -(2**70)),
    "on": (True, False),
    "coach": (True, False),
}
KINDS = {kind.__struct_config__.tag: kind for kind in get_args(messages.AnyClientMessage) if kind is not messages.Hello}
DEEP = ("[" * 3000 + "]" * 3000, '{"a":' * 2000 + "1" + "}" * 2000, "[" * 7000)
LETTERS = '{}[]",:\\ \n\x00\x1f0123456789-+.eEtypeidnullfalse"ąж𝟙\u2028'


class Mess:
    """Makes messages, and says under which id they must be answered; None where that is not plain."""

    def __init__(self, rng: Random, tally: Tally) -> None:
        self.rng, self.tally, self.count = rng, tally, 0

    def id(self) -> str:
        self.count += 1
        return f"i{self.count}"

    def fields(self, kind: str, strange: float) -> dict[str, Any]:
        """A message of a kind, with fields of which some are strange."""
        rng, made = self.rng, dict[str, Any]()
        for name in KINDS[kind].__struct_fields__:
            if name != "id" and (rng.random() < 0.8 or name not in ("seat", "ready")):
                good = GOOD.get(name, SCRAPS)
                made[name] = rng.choice(SCRAPS) if rng.random() < strange else rng.choice(good)
        return made

    def message(self) -> tuple[str, str | None]:
        """Anything but a good move."""
        rng = self.rng
        luck = rng.random()
        kind = rng.choice(KINDS_OFTEN)
        if luck < 0.45:
            return self._kind("untimely", {"type": kind, **self.fields(kind, 0.0)})
        if luck < 0.65:
            return self._kind("strange", {"type": kind, **self.fields(kind, 0.4)})
        if luck < 0.70:
            return self._kind("unknown", {"type": kind, **self.fields(kind, 0.0), rng.choice(("x", "seed", "")): 1})
        if luck < 0.73:
            return self._kind("no kind", {"type": rng.choice(SCRAPS), **self.fields(kind, 0.1)})
        if luck < 0.76:
            return self._kind("hello", {"type": "hello", "token": "x", "since": rng.choice(SCRAPS)})
        if luck < 0.79:
            nested: Any = rng.choice(SCRAPS)
            for _ in range(rng.randrange(1, 60)):
                nested = [nested] if rng.random() < 0.5 else {"options": nested}
            return self._kind("nested", {"type": kind, **self.fields(kind, 0.0), "options": nested})
        if luck < 0.795:
            self.tally.kinds["deep"] += 1
            return rng.choice(DEEP), None
        if luck < 0.83:
            self.tally.kinds["raw"] += 1
            return rng.choice(RAW), None
        if luck < 0.88:
            self.tally.kinds["noise"] += 1
            return "".join(rng.choice(LETTERS) for _ in range(rng.randrange(60))), None
        text, _ = self._kind("mutated", {"type": kind, **self.fields(kind, 0.1)})
        for _ in range(rng.randrange(1, 4)):
            at = rng.randrange(len(text) + 1)
            match rng.randrange(4):
                case 0:
                    text = text[:at]
                case 1:
                    text = text[:at] + rng.choice(LETTERS) + text[at + 1 :]
                case 2:
                    text = text[:at] + text[at + rng.randrange(1, 5) :]
                case _:
                    text = text[:at] + text[at // 2 :]
        return text[:8000], None

    def _kind(self, kind: str, made: dict[str, Any]) -> tuple[str, str | None]:
        self.tally.kinds[kind] += 1
        request = self.id()
        if self.rng.random() < 0.03:
            strange = self.rng.choice(SCRAPS)
            return json.dumps({**made, "id": strange}), None
        return json.dumps({"id": request, **made}), request

    def send(self, what: str, **made: Any) -> tuple[str, str | None]:
        """A good message."""
        return self._kind(what, made)


KINDS_OFTEN = [*KINDS, "act", "act", "act", "say", "sit", "ready", "ready", "undo"]


# --- everybody -------------------------------------------------------------------------------------------------------


@dataclass
class Place:
    """A table under attack, and the guests who may hold its seats."""

    session: Session
    guests: list[tokens.Guest]
    messages: int = 0


class Fuzz:
    """A registry, tables under attack, and one where people play."""

    def __init__(self, registry: Registry, tally: Tally, seed: int, messages: int) -> None:
        self.registry, self.tally, self.seed = registry, tally, seed
        self.until = tally.messages + messages
        self.guests: set[str] = set()
        self.left: list[Session] = []
        """Tables that were given up."""
        self.stopped = False

    def look_through(self, text: str, guest: str) -> None:
        """Whether somebody is sent what they may not know."""
        for session in self.registry.rooms.values():
            if session.room.deal_secret in text:
                self.tally.faults.append(f"a secret is told: {text[:300]}")
        for other in self.guests:
            if other in text and other != guest:
                self.tally.faults.append(f"another guest's id is told: {text[:300]}")

    def guest(self) -> tokens.Guest:
        made = self.registry.guest("")
        self.guests.add(made.id)
        return made

    async def place(self, game: str, seats: int) -> Place:
        """A new table."""
        guests = [self.guest() for _ in range(seats)]
        bots = self.tally.tables % 2  # at every second table one person plays with bots
        others = ["random" if bots else ""] * (seats - 1)
        asked = messages.Create(game=game, seats=["", *others], name="Ada", open=True, ready=bool(bots))
        made = await self.registry.open(guests[0], asked)
        self.tally.tables += 1
        return Place(await self.registry.session(made.table), guests)

    async def attack(self, place: list[Place], which: int, rng: Random) -> None:
        """One after another, connections to a table, from whoever it may be."""
        mess = Mess(rng, self.tally)
        while self.tally.messages < self.until:
            here = place[0]
            guest = rng.choice([*here.guests, *here.guests, *here.guests, self.registry.guest("")])
            line = Line(self, here.session.room.id if rng.random() < 0.97 else "nowhere", guest.id)
            await self._hello(line, guest, rng)
            for _ in range(rng.randrange(1, 60)):
                if line.ended or self.tally.messages >= self.until:
                    break
                for _ in range(rng.choice((1, 1, 1, 2, 2, 3, 12))):
                    self._send(line, here, guest.id, mess, rng)
                await line.taken()
                if rng.random() < 0.15:
                    await line.settle()
            if rng.random() < 0.4:
                await line.settle()
            await line.close()
            if which == 0 and here.messages > OLD:
                place[0] = await self.place(here.session.room.game.id, len(here.guests))
                self.guests -= {guest.id for guest in here.guests}
                self.left.append(here.session)

    async def _hello(self, line: Line, guest: tokens.Guest, rng: Random) -> None:
        """Say hello, mostly well; the welcome is not counted as an answer."""
        token = self._token(guest, rng)
        hello: dict[str, Any] = {"type": "hello", "version": messages.VERSION, "token": token}
        hello["language"] = rng.choice(LANGUAGES)
        hello |= {"tell": rng.random() < 0.5, "game": rng.choice((0, 1, 2)), "since": rng.choice((0, 5, 10**9, -1))}
        if rng.random() < 0.05:
            hello[rng.choice(list(hello))] = rng.choice(SCRAPS)
        text = json.dumps(hello) if rng.random() < 0.97 else rng.choice((*RAW, *DEEP, '{"type":"act","id":"x"}'))
        line.queue.put_nowait({"type": "websocket.receive", "text": text})
        if rng.random() < 0.02:
            line.slow = 0.002
        for _ in range(20):
            await asyncio.sleep(0)

    def _token(self, guest: tokens.Guest, rng: Random) -> str:
        if rng.random() < 0.9:
            return tokens.sign(self.registry.keys, guest.id, time.time())
        return rng.choice(("", guest.id, f"{guest.id}.1.{'0' * 64}", "x" * 200, "x" * 201, "\u0661." * 20))

    def _send(self, line: Line, place: Place, guest: str, mess: Mess, rng: Random) -> None:
        self.tally.messages += 1
        place.messages += 1
        room = place.session.room
        if rng.random() < 0.25 and room.phase == PLAYING and room.table is not None:
            seat = room.seat_of(guest)
            if seat is not None and seat in room.table.to_act:
                line.put(*mess.send("moves", type="act", action=str(rng.choice(room.table.legal(seat)))))
                return
        elif rng.random() < 0.06 and room.phase != PLAYING:
            name = "".join(rng.choices("aceghkmr", k=4))
            kind = {"type": "sit", "name": name} if room.seat_of(guest) is None else {"type": "ready"}
            line.put(*mess.send("seats", **kind))
            return
        if rng.random() < 0.01:
            self.tally.kinds["bytes"] += 1
            line.put_bytes(rng.randbytes(rng.randrange(40)))
        else:
            line.put(*mess.message())

    # --- the honest ones ---------------------------------------------------------------------------------------------

    async def play_honestly(self, rng: Random) -> None:
        """Two people at a table of their own, who play until they are told to stop."""
        guests = [self.guest(), self.guest()]
        made = await self.registry.open(guests[0], messages.Create(game="pairs", seats=["", ""], name="Ada"))
        lines = [Line(self, made.table, guest.id) for guest in guests]
        for guest, line in zip(guests, lines, strict=True):
            token = guest.token or tokens.sign(self.registry.keys, guest.id, time.time())
            hello = {"type": "hello", "version": messages.VERSION, "token": token}
            line.queue.put_nowait({"type": "websocket.receive", "text": json.dumps(hello)})
        room = (await self.registry.session(made.table)).room
        mess = Mess(rng, Tally())
        await self._ask(lines[1], {"type": "sit", "name": "Bob"}, mess)
        while not self.stopped:
            if room.phase != PLAYING:
                self.tally.games += room.games > 0
                for line in lines:
                    await self._ask(line, {"type": "ready"}, mess)
                continue
            assert room.table is not None
            seat = room.table.to_act[0]
            began = time.monotonic()
            await self._ask(lines[seat], {"type": "act", "action": str(rng.choice(room.table.legal(seat)))}, mess)
            self.tally.moves.append(time.monotonic() - began)
            await asyncio.sleep(0.002)
        for line in lines:
            refusals = line.got - line.sent
            if refusals or line.ended:
                self.tally.faults.append(f"an honest player was treated badly: {refusals}")
            await line.close()

    async def _ask(self, line: Line, message: dict[str, Any], mess: Mess) -> None:
        request = mess.id()
        line.put(json.dumps({"id": request, **message}), request)
        until = time.monotonic() + ANSWERED_WITHIN
        while not line.got[request] and not line.ended and time.monotonic() < until:
            await asyncio.sleep(0.0005)

    async def run(self) -> None:
        """Attack until enough was sent."""
        honest = asyncio.create_task(self.play_honestly(Random(self.seed)))
        attackers = []
        for number, (game, seats) in enumerate(TABLES):
            place = [await self.place(game, seats)]
            for which in range(ATTACKERS):
                rng = Random(f"{self.seed} {number} {which}")
                attackers.append(asyncio.create_task(self.attack(place, which, rng)))
        watching = asyncio.create_task(self.watch_memory())
        for done in await asyncio.gather(*attackers, return_exceptions=True):
            if done is not None:
                self.tally.faults.append(f"an attacker failed: {done!r}")
        until = time.monotonic() + ANSWERED_WITHIN
        while not self.tally.games and not honest.done() and time.monotonic() < until:
            await asyncio.sleep(0.01)
        self.stopped = True
        await honest
        watching.cancel()
        await asyncio.gather(watching, return_exceptions=True)

    async def watch_memory(self) -> None:
        """Now and then; and rooms that nobody uses are let go, as the registry does after some minutes."""
        while True:
            self.tally.megabytes.append(megabytes())
            await asyncio.sleep(1.0)
            for session in [session for session in self.left if not session.connections and not session.saving]:
                self.left.remove(session)
                self.registry.forget(session)


def told(context: dict[str, Any]) -> str:
    """What an event loop says of an exception, without what differs each time."""
    return f"{context.get('message')} {context.get('exception')!r} {getattr(context.get('future'), 'get_coro', str)()}"[
        :300
    ]


def megabytes() -> float:
    """Memory in use."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


class Errors(logging.Handler):
    """Whatever is logged as an error is a fault."""

    def __init__(self, tally: Tally) -> None:
        super().__init__(logging.ERROR)
        self.tally = tally

    def emit(self, record: logging.LogRecord) -> None:
        told = logging.Formatter().formatException(record.exc_info)[-800:] if record.exc_info else ""
        self.tally.faults.append(f"logged: {record.name}: {record.getMessage()} {told}")


async def fuzz(messages: int, seed: int, folder: Path) -> Tally:
    """Send so many messages; what happened."""
    tally = Tally()
    handler = Errors(tally)
    logging.getLogger().addHandler(handler)
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(lambda _, context: tally.faults.append(f"in the loop: {told(context)}"))
    limited = Settings(bot_pace=0.0, stand_in_seconds=0.5)
    try:
        for number, (settings, share) in enumerate(((LIFTED, 0.9), (limited, 0.1))):
            store = SqlStore(database_url(str(folder / f"fuzz{number}.db")))
            await store.migrate()
            registry = Registry(store, settings, bots=Randomly())
            await registry.start()
            await Fuzz(registry, tally, seed + number, int(messages * share)).run()
            await registry.stop()
            await store.close()
        await asyncio.sleep(0.05)
    finally:
        loop.set_exception_handler(None)
        logging.getLogger().removeHandler(handler)
    return tally


def verdict(tally: Tally, patience: float = PATIENCE) -> list[str]:
    """What is wrong, if anything is."""
    found = list(dict.fromkeys(tally.faults))[:20]
    waits = sorted(tally.moves)
    if not waits or waits[-1] > patience:
        found.append(f"an honest player has waited {waits[-1] if waits else 'for ever'} s")
    if tally.games < 1:
        found.append("the honest players have not come to the end of a game")
    early = tally.megabytes[len(tally.megabytes) // 5 :] or [0.0]
    if max(early) - early[0] > MAX_GROWTH:
        found.append(f"the memory has grown from {early[0]:.0f} to {max(early):.0f} MB")
    return found


def main() -> None:
    """Send, and say what happened."""
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--messages", type=int, default=1_000_000)
    reader.add_argument("--seed", type=int, default=1)
    given = reader.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, contextlib.suppress(KeyboardInterrupt):
        tally = asyncio.run(fuzz(given.messages, given.seed, Path(folder)))
    seconds = time.monotonic() - began
    waits = sorted(tally.moves) or [float("nan")]
    print(f"{tally.messages:,} messages in {seconds:.0f} s: {tally.messages / seconds:,.0f} a second")
    print(f"{tally.connections:,} connections to {tally.tables} tables, {tally.received:,} messages received")
    print("sent:", dict(tally.kinds.most_common()))
    print("answers:", dict(tally.answers.most_common()))
    print("refused by:", dict(tally.refusals.most_common(40)))
    print("closed with:", dict(tally.closed))
    print(
        f"the honest players: {tally.games} games, {len(waits):,} moves, answered in "
        f"{1e3 * waits[len(waits) // 2]:.1f} ms (p50), {1e3 * waits[int(len(waits) * 0.99)]:.0f} ms (p99), "
        f"{1e3 * waits[-1]:.0f} ms (most)"
    )
    print(f"memory: {tally.megabytes[0]:.0f} to {max(tally.megabytes):.0f} MB")
    wrong = verdict(tally)
    print("\n".join(["WRONG:", *wrong]) if wrong else "nothing wrong")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
