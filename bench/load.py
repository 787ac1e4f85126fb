"""How much the table server carries: docs/results/load.md, with the command that made it.

python bench/load.py                  # all of it, some minutes; with Node also the peer, boardgame.io
python bench/load.py --only moves     # one measurement
python bench/load.py --only compare   # kibitz and the peer by turns, at full speed and at a move a second

Loopback only, and bounded: the server runs in a process of its own, whose CPU time and memory are read from /proc; the
clients are as light as they can be, so that both fit on two cores. They ask for what browsers ask for: everything that
happens in words, the two seats in different languages and the spectator in one of them.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from pathlib import Path
from random import Random

import msgspec

TICKS = os.sysconf("SC_CLK_TCK")
SERVER_CORE = "0"
LANGUAGES = ("en", "pl", "en")
"""Of the two seats and of the spectator."""
PAGE = Path(__file__).parent.parent / "docs" / "results" / "load.md"


# --- a client as light as can be -------------------------------------------------------------------------------------


class Wire(asyncio.Protocol):
    """A WebSocket connection that sends and receives short texts."""

    def __init__(self, host: str, path: str, hear: Callable[[Wire, bytes], None]) -> None:
        self.host, self.path, self.hear = host, path, hear
        self.buffer = b""
        self.open = False
        self.lost = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        asked = f"GET {self.path} HTTP/1.1\r\nHost: {self.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        transport.write((asked + key).encode())

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.lost.done():
            self.lost.set_result(None)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open:
            head, end, rest = self.buffer.partition(b"\r\n\r\n")
            if not end:
                return
            assert b" 101 " in head.split(b"\r\n")[0], head
            self.open, self.buffer = True, rest
            self.hear(self, b"")
        while (frame := self._frame()) is not None:
            self.hear(self, frame)

    def _frame(self) -> bytes | None:
        b = self.buffer
        if len(b) < 2:
            return None
        size, at = b[1] & 127, 2
        if size == 126:
            size, at = int.from_bytes(b[2:4], "big"), 4
        elif size == 127:
            size, at = int.from_bytes(b[2:10], "big"), 10
        if len(b) < at + size:
            return None
        self.buffer = b[at + size :]
        if b[0] & 15 == 9:  # a ping wants a pong
            self._write(0x8A, b[at : at + size])
            return self._frame()
        return b[at : at + size]

    def send(self, text: bytes) -> None:
        self._write(0x81, text)

    def _write(self, kind: int, body: bytes) -> None:
        size = bytes([0x80 | len(body)]) if len(body) < 126 else bytes([0xFE]) + len(body).to_bytes(2, "big")
        self.transport.write(bytes([kind]) + size + b"\0\0\0\0" + body)


# --- the server ------------------------------------------------------------------------------------------------------


@dataclass
class Served:
    """A server in a process of its own."""

    process: subprocess.Popen[str]
    port: int
    started: float
    """Seconds from its start to its first page."""

    def cpu(self) -> float:
        """Seconds of CPU it has used, all its threads."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def megabytes(self) -> float:
        """Its memory."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 2**20

    def modules(self) -> str:
        return Path(f"/proc/{self.process.pid}/maps").read_text()


@contextmanager
def serving(folder: Path, cores: str = "") -> Iterator[Served]:
    """`kibitz serve` on a free port, with a store in `folder`; limits that are for strangers are lifted."""
    lifted = {"MESSAGES_PER_SECOND": "1e9", "MESSAGE_BURST": "1000000000", "CONNECTIONS_PER_ADDRESS": "100000"}
    lifted |= {"TABLES_PER_MINUTE": "100000000", "BOT_PACE": "0", "LOGS": "none"}
    environment = os.environ | {f"KIBITZ_{name}": value for name, value in lifted.items()}
    command = [sys.executable, "-m", "kibitz.cli", "serve", "--port", "0", "--database", str(folder / "load.db")]
    began = time.perf_counter()
    process = subprocess.Popen(
        (["taskset", "-c", cores] if cores else []) + command, stdout=subprocess.PIPE, text=True, env=environment
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        port = int(line.rpartition(":")[2])
        urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=5).read()
        yield Served(process, port, time.perf_counter() - began)
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(20)


# --- tables of clients -----------------------------------------------------------------------------------------------


@dataclass
class Load:
    """What was done so far."""

    moves: int = 0
    received: int = 0
    refused: int = 0
    latencies: list[float] = field(default_factory=list)
    """From sending a move to its answer, which comes when it is stored."""


class Moved(msgspec.Struct):
    """What such a client reads of a message."""

    type: str
    reply_to: str = ""
    you: dict[str, object] = {}
    table: dict[str, object] | None = None
    snapshot: Snapshot | None = None
    game: Game | None = None


class Snapshot(msgspec.Struct):
    legal: list[Choice]


class Game(msgspec.Struct):
    snapshot: Snapshot


class Choice(msgspec.Struct):
    action: str


read = msgspec.json.Decoder(Moved).decode


NUMBERS = count(256)


class Table:
    """Two people and a spectator, who play one game after another."""

    def __init__(self, port: int, load: Load, rng: Random, every: float, told: bool = True) -> None:
        self.port, self.load, self.rng, self.every, self.told = port, load, rng, every, told
        number = next(NUMBERS)
        self.address = f"127.{number >> 8}.{number & 255}.1", 0  # limits that are for an address do not limit this
        self.wires: list[Wire] = []
        self.asked: dict[str, float] = {}
        self.next_id = self.moves = 0
        self.readying: set[Wire] = set()
        self.stopped = False

    async def open(self, game: str) -> None:
        """Open the table, sit down, be ready."""
        body = json.dumps({"game": game, "seats": ["", ""], "sit": False}).encode()
        self.id = (await asyncio.to_thread(_post, f"http://127.0.0.1:{self.port}/api/tables", body))["table"]
        loop = asyncio.get_running_loop()
        for n in range(len(LANGUAGES)):
            make = partial(Wire, "localhost", f"/api/tables/{self.id}/live", partial(self._hear, n))
            _, wire = await loop.create_connection(make, "127.0.0.1", self.port, local_addr=self.address)
            self.wires.append(wire)

    def ask(self, wire: Wire, kind: str, more: str = "") -> None:
        """Ask for something."""
        self.next_id += 1
        asked = str(self.next_id)
        if kind == "act":
            self.asked[asked] = time.perf_counter()
        wire.send(f'{{"type":"{kind}","id":"{asked}"{more}}}'.encode())

    def _hear(self, who: int, wire: Wire, text: bytes) -> None:
        if not text:  # as a browser says hello; a program asks for no words
            words = {"tell": True, "language": LANGUAGES[who]} if self.told else {}
            wire.send(json.dumps({"type": "hello", "version": 2, **words}).encode())
            return
        self.load.received += 1
        if who < 2:
            self._play(who, wire, text)

    def _play(self, who: int, wire: Wire, text: bytes) -> None:
        said = read(text)
        if said.type == "welcome":
            name = "".join(self.rng.choices("abcdefghiklmnoprstuwyz", k=8)).title()  # people have different ones
            self.ask(wire, "sit", f',"name":"{name}"')
        elif said.type == "refused":
            self.load.refused += 1
        elif said.type == "changed" and said.table is not None and said.you.get("seat") is not None:
            seats = said.table["seats"]
            assert isinstance(seats, list)
            mine = seats[int(str(said.you["seat"]))]
            if said.table["phase"] == "playing" or mine.get("ready"):
                self.readying.discard(wire)
            elif wire not in self.readying and not self.stopped:
                self.readying.add(wire)
                self.ask(wire, "ready")
        seen = said.snapshot or (said.game.snapshot if said.game is not None else None)
        if said.reply_to in self.asked:
            self.load.latencies.append(time.perf_counter() - self.asked.pop(said.reply_to))
            self.load.moves, self.moves = self.load.moves + 1, self.moves + 1
        if seen is not None and seen.legal and not self.stopped:
            action = self.rng.choice(seen.legal).action
            if self.every:
                wait = self.every * (0.5 + self.rng.random())
                asyncio.get_running_loop().call_later(wait, self.ask, wire, "act", f',"action":"{action}"')
            else:
                self.ask(wire, "act", f',"action":"{action}"')


def _post(url: str, body: bytes) -> dict[str, str]:
    asked = urllib.request.Request(url, body, {"content-type": "application/json"})
    with urllib.request.urlopen(asked, timeout=30) as answer:
        found: dict[str, str] = json.loads(answer.read())
        return found


async def play(
    served: Served, tables: int, every: float, seconds: float, game: str, told: bool
) -> tuple[Load, float, float]:
    """So many tables for so many seconds: what was done, the CPU of the server meanwhile, and its memory."""
    load = Load()
    rng = Random(1)
    made = [Table(served.port, load, rng, every, told) for _ in range(tables)]
    for at in range(0, tables, 50):
        await asyncio.gather(*(table.open(game) for table in made[at : at + 50]))
    await asyncio.sleep(1.0)
    load.moves, load.received, load.latencies = 0, 0, []
    before = [table.moves for table in made]
    cpu = served.cpu()
    await asyncio.sleep(seconds)
    used, memory = served.cpu() - cpu, served.megabytes()
    done = Load(load.moves, load.received, load.refused, list(load.latencies))
    assert all(table.moves > moves for table, moves in zip(made, before, strict=True)) or every, "a table stands still"
    assert not load.refused, f"{load.refused} refusals"
    for table in made:
        table.stopped = True
    await asyncio.sleep(0.2)
    for table in made:
        for wire in table.wires:
            wire.transport.abort()
    return done, used, memory


def percentile(values: list[float], share: float) -> float:
    """A percentile."""
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] if values else float("nan")


@dataclass(frozen=True)
class Row:
    """What was measured, once."""

    what: str
    game: str
    tables: int
    moves: float
    """a second"""
    cpu: float
    """milliseconds a move"""
    messages: float
    """received, a move"""
    p50: float
    p99: float
    """milliseconds"""
    memory: float
    started: float

    def __str__(self) -> str:
        return (
            f"| {self.what} | {self.game} | {self.tables:,} | {self.moves:,.0f} | {self.cpu:.3f} ms | "
            f"{self.messages:.2f} | {self.p50:.1f} ms | {self.p99:.1f} ms | {self.memory:.0f} MB | "
            f"{self.started:.2f} s |"
        )


HEAD = (
    "| what | game | tables | moves/s | CPU a move | messages a move | p50 | p99 | memory | first page |\n"
    "|---|---|---|---|---|---|---|---|---|---|"
)


def row_of(
    what: str, game: str, tables: int, seconds: float, load: Load, cpu: float, memory: float, started: float
) -> Row:
    """What was done, as a row."""
    moves = max(1, load.moves)
    p50, p99 = (1e3 * percentile(load.latencies, share) for share in (0.5, 0.99))
    return Row(
        what, game, tables, load.moves / seconds, 1e3 * cpu / moves, load.received / moves, p50, p99, memory, started
    )


def measure(what: str, tables: int, every: float, seconds: float, game: str, told: bool = True) -> Row:
    """One row of the page."""
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), SERVER_CORE) as served:
        load, cpu, memory = asyncio.run(play(served, tables, every, seconds, game, told))
        assert "numba" not in served.modules(), "the server has loaded numba without a bot"
        row = row_of(what, game, tables, seconds, load, cpu, memory, served.started)
    print(row, flush=True)
    return row


def median(rows: list[Row]) -> Row:
    """The one in the middle, by CPU a move."""
    return sorted(rows, key=lambda row: row.cpu)[len(rows) // 2]


@dataclass
class Compared:
    """One load, measured here and at the peer by turns, so that both had the same machine."""

    ours: list[Row] = field(default_factory=list)
    theirs: list[Row] = field(default_factory=list)

    @property
    def rows(self) -> list[Row]:
        """Of each the one in the middle."""
        return [median(rows) for rows in (self.ours, self.theirs) if rows]

    @property
    def ratio(self) -> float:
        """How much of the peer's CPU a move costs here."""
        return median(self.ours).cpu / median(self.theirs).cpu if self.theirs else float("nan")


def compare(what: str, tables: int, every: float, seconds: float, game: str, times: int) -> Compared:
    """A game here, and a trivial one at the peer, by turns."""
    from peer import measure as measure_peer

    found = Compared()
    for _ in range(times):
        found.ours.append(measure(f"kibitz, {what}", tables, every, seconds, game))
        there = measure_peer(what, tables, every, seconds, SERVER_CORE)
        found.theirs += [there] if there is not None else []
    return found


ONE = {"moves": (60, 0.0), "paced": (500, 1.0), "many": (2000, 10.0)}
"""Tables, and seconds from a move to the next."""
FULL, PACED = "as fast as it goes", "a move a second at each table"


def main() -> None:
    """Measure, and write the page."""
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--only", choices=(*ONE, "compare"), help="one measurement, printed")
    reader.add_argument("--game", default="pairs")
    reader.add_argument("--seconds", type=float, default=10)
    reader.add_argument("--times", type=int, default=3, help="how often both are measured by turns")
    reader.add_argument("--no-words", action="store_true", help="as programs play, who are told nothing in words")
    given = reader.parse_args()
    os.sched_setaffinity(0, {(os.cpu_count() or 1) - 1})  # the server has the first core for itself
    print(HEAD)
    if given.only in ONE:
        measure(given.only, *ONE[given.only], given.seconds, given.game, not given.no_words)
        return
    full = compare(FULL, *ONE["moves"], given.seconds, given.game, given.times)
    paced = compare(PACED, *ONE["paced"], given.seconds, given.game, given.times)
    print(f"A move costs {full.ratio:.2f} and {paced.ratio:.2f} times the CPU of a move at the peer.")
    if given.only:
        return
    rows = full.rows + paced.rows
    for game in ("the_game", "regent", "five_cards"):
        rows.append(measure(f"kibitz, {FULL}", *ONE["moves"], given.seconds, game))
    rows.append(measure(f"kibitz, {FULL}, no words", *ONE["moves"], given.seconds, "pairs", told=False))
    rows.append(measure("kibitz, many tables", *ONE["many"], given.seconds, "pairs"))
    PAGE.write_text(page(rows, full.ratio, paced.ratio), encoding="utf-8")


def page(rows: list[Row], full: float, paced: float) -> str:
    """The page of results."""
    table = "\n".join(str(row) for row in rows)
    return f"""# How much the table server carries

Written by `python bench/load.py` (some minutes). One process on one core, an SQLite file, every acknowledged move on
the disk (WAL, `synchronous=FULL`, many moves a transaction); at each table two seats who play and one spectator, all of
them sent every move. They ask for what browsers ask for: all that happens in words, the seats in different languages,
the spectator in one of them. The clients run on the other core, on loopback. The peer is boardgame.io 0.50.2 in memory
with a game that only counts; both were measured by turns, three times, and the row is the middle one. A move here costs
**{full:.2f} times** the CPU of a move there as fast as both go, and **{paced:.2f} times** at 500 tables with a move a
second, though it is a real game's, with its events, sentences and legal actions for each seat, and survives a crash;
there a crash loses everything.

{HEAD}
{table}

Pairs is played at random, so that a game lasts some fifteen moves; beginning and ending games is part of what a move
costs. `p50` and `p99` are from sending a move to its answer, which comes when it is stored. At a move a second fewer
moves share a transaction, so each costs more. Without words is how programs play. `memory` is the whole server's; with
2,000 tables it holds 6,000 connections. `first page` is from starting the process to the first answer. The server had
not loaded the compiler (checked).
"""


if __name__ == "__main__":
    main()
