"""Do everything bad to a server, thousands of times, under load: nothing acknowledged is lost, and nothing done twice.

    python bench/faults.py --kills 1000 --others 300 --seed 1     # about an hour; --kills 20 --others 5 a minute or two
    python bench/faults.py --kills 0 --others 0 --fsync 300       # one kind alone

`kibitz serve` runs in a process of its own, people and bots play at its tables as fast as they can, and one fault comes
after another:

- kill: SIGKILL, 5 to 300 ms after it serves or is busy again, now and then while it starts; then it starts again;
- freeze: SIGSTOP for up to half a second, then SIGCONT;
- full: no byte more can be written to the disk for a while (RLIMIT_FSIZE of the running process);
- fsync: fsync fails for a while (bench/shim.c, preloaded);
- lock: somebody else holds the database's lock for a while;
- clock: the clock on the wall jumps by up to 400 days, for a while or over a restart, and back;
- bots: a process in which bots think is killed, or frozen for good;
- sockets: fifty connections that say nothing.

Every client keeps its history; now and then, and at the end, bench/history.py compares it with the stored logs. At the
end every log must load, from its beginning and as a server does it, and every client see what is stored.
"""

from __future__ import annotations

import argparse
import asyncio
import mmap
import os
import resource
import secrets
import signal
import socket
import sqlite3
import struct
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from history import History, load_twice, stored_logs, wrong_in

from kibitz import client
from kibitz.client import retrying
from kibitz.errors import IllegalAction
from kibitz.server.protocol import messages
from kibitz.server.room.room import Room

TABLES = (
    ("pairs", ["", ""]),
    ("five_cards", ["", ""]),
    ("the_game", ["", ""]),
    ("kitty", ["", "", ""]),
    ("goblin_poker", ["", "", ""]),
    ("venture", ["", "", ""]),
    ("sweep", ["", "", "medium"]),
    ("troll_guts", ["", "easy", "medium"]),
)
"""What is played: with and without secrets, in turns and all at once, in short games and long ones, with bots."""
KINDS = ("freeze", "full", "fsync", "lock", "clock", "bots", "sockets")
"""Faults beside being killed."""
EARLIEST, LATEST = 0.005, 0.3
"""Seconds after which a server that serves is killed, and for which other faults last."""
EARLY = 0.08
"""How often it is killed before that."""
BUSY = 0.6
"""How often those milliseconds begin when clients are back and play, and not when the server says that it serves."""
CHECKED = 25
"""After so many faults the log is looked at."""
PATIENCE = 120.0
"""Seconds that everything may take at the end."""
DAY = 86_400
GOOD_SIZE = resource.RLIM_INFINITY


@dataclass
class Tally:
    """What happened so far."""

    faults: Counter[str] = field(default_factory=Counter)
    acknowledged: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    reconnects: int = 0
    again: int = 0
    """What was done before it was asked again: the answer had been lost."""
    starts: list[float] = field(default_factory=list)

    @property
    def kills(self) -> int:
        """How often the server was killed."""
        return self.faults["kill"]


class Player(client.Seat):
    """A seat, or (`plays` is False) somebody who looks on; it keeps its history."""

    def __init__(self, address: str, table: str, plays: bool, tally: Tally, rng: Random) -> None:
        super().__init__(address, table, "", "en")
        self.plays, self.tally, self.rng = plays, tally, rng
        self.history = History()
        self.stopped = False

    def _hear(self, message: messages.AnyServerMessage) -> None:
        number, request = getattr(message, "number", None), getattr(message, "reply_to", "")
        self.tally.reconnects += isinstance(message, messages.Welcome)
        if isinstance(message, messages.Welcome | messages.Moved | messages.Changed | messages.Said):
            self.history.sees(message.number)
        if isinstance(message, messages.Refused):
            self.history.hears(request, None, message.clause)
            self.tally.refused[message.clause] += bool(request)
        elif request and request not in self.history.acknowledged:
            self.history.hears(request, number)
            self.tally.acknowledged += 1
            self.tally.again += isinstance(message, messages.Done)
        super()._hear(message)

    async def request(self, message: messages.Request) -> None:
        """Ask for something, whatever the answer is."""
        with suppress(IllegalAction):
            await self.ask(message)

    async def play(self) -> None:
        """Play one game after another, as fast as it goes."""
        while not self.stopped:
            if self.my_turn and self.legal:
                at = self.number
                await self.request(messages.Act(secrets.token_urlsafe(9), self.rng.choice(self.legal).action))
                if self.number == at:  # refused, or answered anew: what we see may be old
                    await asyncio.sleep(0.002)
            elif self.ready_to_begin:
                await self.request(messages.Ready(secrets.token_urlsafe(9), secrets.token_hex(4)))
            else:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.changed(), 0.2)
            if self.rng.random() < 0.02:
                await self.request(messages.Say(secrets.token_urlsafe(9), "hm"))
            if self.rng.random() < 0.03:
                await self.request(messages.Undo(secrets.token_urlsafe(9)))

    @property
    def ready_to_begin(self) -> bool:
        """Whether a game should begin, and waits for us."""
        shown = self.table
        if shown is None or self.seat is None or shown.phase == "playing":
            return False
        return not shown.seats[self.seat].ready


# --- the server ------------------------------------------------------------------------------------------------------


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Shim:
    """The library that makes a disk and a clock fail, and how it is told to."""

    def __init__(self, folder: Path) -> None:
        library, control = folder / "shim.so", folder / "control"
        source = Path(__file__).parent / "shim.c"
        subprocess.run(["cc", "-O2", "-shared", "-fPIC", "-o", library, source], check=True)
        control.write_bytes(bytes(16))
        with control.open("r+b") as opened:
            self.mapped = mmap.mmap(opened.fileno(), 16)
        self.environment = {"LD_PRELOAD": str(library), "FAULTS_CONTROL": str(control)}

    def set(self, fsync_fails: bool = False, clock_offset: int = 0) -> None:
        """What fails from now on."""
        self.mapped[:] = struct.pack("iiq", fsync_fails, 0, clock_offset)


class Server:
    """`kibitz serve`, started again and again."""

    def __init__(self, folder: Path) -> None:
        self.database, self.port, self.shim = folder / "faults.db", free_port(), Shim(folder)
        lifted = {"MESSAGES_PER_SECOND": "1e9", "MESSAGE_BURST": "1000000000", "CONNECTIONS_PER_ADDRESS": "100000"}
        lifted |= {"TABLES_PER_MINUTE": "100000000", "MOST_CONNECTIONS": "1000", "BOT_PACE": "0", "LOGS": "text"}
        lifted |= {"STAND_IN_SECONDS": "1000000", "IDLE_MINUTES": "0.01"}  # so that house is kept twice a second
        self.environment = os.environ | {f"KIBITZ_{name}": value for name, value in lifted.items()}
        self.environment |= self.shim.environment
        self.errors = (folder / "errors.txt").open("ab")
        self.process: asyncio.subprocess.Process | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    async def start(self) -> None:
        """Start it; it may not serve yet."""
        command = ("-m", "kibitz.cli", "serve", "--port", str(self.port), "--database", str(self.database))
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, *command, stdout=asyncio.subprocess.PIPE, stderr=self.errors, env=self.environment
        )

    async def serves(self) -> bool:
        """Wait until it serves; False if it ends before."""
        assert self.process is not None and self.process.stdout is not None
        return b"serves at" in await self.process.stdout.readline()

    async def kill(self) -> None:
        """End it without warning."""
        if self.process is not None:
            thinkers = self.thinkers()
            with suppress(ProcessLookupError):
                self.process.kill()
            for pid in thinkers:  # those that we froze would never end, and hold its output open
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
            await self.process.wait()
            self.process = None

    def thinkers(self) -> list[int]:
        """The processes in which its bots think."""
        found = []
        for path in Path("/proc").glob("[0-9]*/stat"):
            with suppress(OSError):
                if int(path.read_text().rpartition(")")[2].split()[1]) == self.pid:
                    if b"spawn_main" in (path.parent / "cmdline").read_bytes():
                        found.append(int(path.parent.name))
        return found


# --- faults ----------------------------------------------------------------------------------------------------------


class Faults:
    """Everything bad that happens."""

    def __init__(self, server: Server, tally: Tally, rng: Random) -> None:
        self.server, self.tally, self.rng = server, tally, rng

    async def happen(self, kind: str) -> None:
        """One of them happens, and is over."""
        if self.rng.random() < BUSY:
            await self.busy()
        fault: Callable[[], Awaitable[None]] = getattr(self, kind)
        await fault()
        self.tally.faults[kind] += 1

    async def busy(self) -> None:
        """Wait until something is acknowledged again, though not for ever."""
        before, until = self.tally.acknowledged, time.monotonic() + 3
        while self.tally.acknowledged == before and time.monotonic() < until:
            await asyncio.sleep(0.002)

    async def while_it_lasts(self) -> None:
        """A moment."""
        await asyncio.sleep(self.rng.uniform(EARLIEST, LATEST))

    async def kill(self) -> None:
        """End the server, and start it again; sometimes it is killed again while it starts."""
        await self.while_it_lasts()
        await self.server.kill()
        await self.server.start()
        while self.rng.random() < EARLY:
            await asyncio.sleep(self.rng.uniform(0, 1.0))
            await self.server.kill()
            self.tally.faults["kill"] += 1
            await self.server.start()
        began = time.perf_counter()
        assert await self.server.serves(), "the server does not start"
        self.tally.starts.append(time.perf_counter() - began)

    async def freeze(self) -> None:
        """The server stands still."""
        os.kill(self.server.pid, signal.SIGSTOP)
        await asyncio.sleep(self.rng.uniform(EARLIEST, 0.5))
        os.kill(self.server.pid, signal.SIGCONT)

    async def full(self) -> None:
        """The disk is full."""
        resource.prlimit(self.server.pid, resource.RLIMIT_FSIZE, (1024, GOOD_SIZE))
        await self.while_it_lasts()
        resource.prlimit(self.server.pid, resource.RLIMIT_FSIZE, (GOOD_SIZE, GOOD_SIZE))

    async def fsync(self) -> None:
        """The disk does not say that it has written."""
        self.server.shim.set(fsync_fails=True)
        await self.while_it_lasts()
        self.server.shim.set()

    async def lock(self) -> None:
        """Somebody else writes to the database."""
        held = closing(sqlite3.connect(self.server.database, timeout=10))
        with held as other, suppress(sqlite3.OperationalError):
            other.execute("BEGIN IMMEDIATE")
            await self.while_it_lasts()
            other.rollback()

    async def clock(self) -> None:
        """The clock on the wall is wrong: for a moment, or when the server starts."""
        self.server.shim.set(clock_offset=self.rng.randint(-400, 400) * DAY)
        if self.rng.random() < 0.3:
            await self.kill()
            self.tally.faults["kill"] += 1
        await asyncio.sleep(self.rng.uniform(EARLIEST, 1.5))  # house is kept meanwhile
        self.server.shim.set()

    async def bots(self) -> None:
        """A process in which bots think dies, or stands still for good."""
        for pid in self.server.thinkers()[:1]:
            with suppress(ProcessLookupError):
                os.kill(pid, self.rng.choice((signal.SIGKILL, signal.SIGSTOP)))
        await self.while_it_lasts()

    async def sockets(self) -> None:
        """Many connect and say nothing, or half a word."""
        silent = [socket.create_connection(("127.0.0.1", self.server.port), 10) for _ in range(50)]
        for one in silent[::2]:
            with suppress(OSError):
                one.sendall(b"GET /api/tables/x/live HTTP/1.1\r\nUpgrade: web")
        await self.while_it_lasts()
        for one in silent:
            one.close()


# --- all together ----------------------------------------------------------------------------------------------------


async def sit(server: Server, count: int, tally: Tally, rng: Random) -> dict[str, list[Player]]:
    """Open tables and sit down; at every third somebody looks on."""
    players: dict[str, list[Player]] = {}
    for i in range(count):
        game, seats = TABLES[i % len(TABLES)]
        people = seats.count("")
        link, _ = await client.open_table(server.address, game, seats, sit=False)
        _, table = client.read_link(link)
        players[table] = [
            Player(server.address, table, n < people, tally, Random(rng.random())) for n in range(people + (i % 3 == 0))
        ]
        for n, player in enumerate(players[table]):
            await player.open()
            if player.plays:
                await player.ask(messages.Sit(secrets.token_urlsafe(9), f"Player {'ABC'[n]}"))
    return players


async def torment(
    faults: dict[str, int], tables: int, seed: int, folder: Path, report: bool = True
) -> tuple[Tally, list[str]]:
    """So many faults of each kind, in any order; what happened, and what is wrong."""
    rng, tally, server = Random(seed), Tally(), Server(folder)
    patience = retrying.PAUSE_SECONDS, retrying.MAX_TRIES
    retrying.PAUSE_SECONDS, retrying.MAX_TRIES = 0.008, 100_000
    await server.start()
    assert await server.serves(), "the server does not start"
    players = await sit(server, tables, tally, rng)
    everybody = [player for several in players.values() for player in several]
    playing = [asyncio.create_task(player.play()) for player in everybody if player.plays]
    histories = {table: [player.history for player in several] for table, several in players.items()}
    course = [kind for kind, times in faults.items() for _ in range(times)]
    rng.shuffle(course)
    happening, wrong = Faults(server, tally, rng), []
    try:
        for number, kind in enumerate(course, 1):
            await happening.happen(kind)
            if number % CHECKED == 0:
                wrong = wrong_in(stored_logs(server.database), histories, fsync_failed="fsync" in faults)
                if report:
                    print(f"{number} faults, {tally.acknowledged:,} acknowledged, wrong: {wrong[:3]}", flush=True)
            for task in (*playing, *(player._task for player in everybody)):
                assert task is not None and not task.done(), task
        await asyncio.sleep(1.0)
        for player in everybody:
            player.stopped = True
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*playing)
            await settled(server, everybody)
        logs = stored_logs(server.database)
        wrong = wrong_in(logs, histories, fsync_failed="fsync" in faults)
        for table, several in players.items():
            room = load_twice(table, logs[table])
            for player in several:
                compare(room, player)
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        for player in everybody:
            await player.close()
        await server.kill()
        server.errors.close()
        retrying.PAUSE_SECONDS, retrying.MAX_TRIES = patience
    return tally, wrong


async def settled(server: Server, everybody: list[Player]) -> None:
    """Wait until everybody is connected and has heard of everything, and nothing moves any more."""
    while True:
        ends = {table: entries[-1][0] for table, entries in stored_logs(server.database).items()}
        if all(player.number == ends[player.id] and player._socket is not None for player in everybody):
            await asyncio.sleep(0.5)
            if ends == {table: entries[-1][0] for table, entries in stored_logs(server.database).items()}:
                return
        await asyncio.sleep(0.1)


def compare(room: Room, player: Player) -> None:
    """Whether a client sees what is stored."""
    assert player.number == room.number, f"{room.id}: seat {player.seat} is at {player.number}, not {room.number}"
    assert player.table is not None and player.table.phase == room.phase and player.table.games == room.games
    if room.table is None:
        return
    seen = room.table.glance(player.seat)
    assert {pile.name: pile for pile in seen.piles} == player.piles, f"{room.id}: seat {player.seat} sees other cards"
    assert [choice.action for choice in seen.legal] == [info.action for info in player.legal], (
        f"{room.id}: legal differs"
    )
    for name in ("to_act", "phase", "numbers", "result"):
        assert getattr(seen, name) == getattr(player.snapshot, name), f"{room.id}: {name} differs"
    assert player.told == room.table.told


def main() -> None:
    """Do it, and say what happened."""
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--kills", type=int, default=1000)
    reader.add_argument("--others", type=int, default=300, help="of each other kind")
    for kind in KINDS:
        reader.add_argument(f"--{kind}", type=int, help="instead of --others")
    reader.add_argument("--tables", type=int, default=16)
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--keep", type=Path, help="a folder for the database, to look at afterwards")
    given = reader.parse_args()
    asked = {kind: getattr(given, kind) for kind in KINDS}
    faults = {"kill": given.kills} | {kind: given.others if n is None else n for kind, n in asked.items()}
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        kept = given.keep or Path(folder)
        kept.mkdir(parents=True, exist_ok=True)
        happened = {kind: times for kind, times in faults.items() if times}
        tally, wrong = asyncio.run(torment(happened, given.tables, given.seed, kept))
        errors = (kept / "errors.txt").read_text()
        entries = stored_logs(kept / "faults.db")
    starts = sorted(tally.starts) or [0.0]
    print(
        f"{dict(tally.faults)} in {time.monotonic() - began:.0f} s, at {given.tables} tables: "
        f"{tally.acknowledged:,} acknowledged, {sum(map(len, entries.values())):,} entries stored, "
        f"{tally.again:,} asked again and already done, {tally.reconnects:,} connections made; "
        f"{len(wrong)} wrong. A start took {starts[len(starts) // 2]:.2f} s, at most {starts[-1]:.2f} s."
    )
    print("refused:", dict(tally.refused.most_common()))
    print("\n".join(wrong) if wrong else "nothing lost, nothing twice")
    print(errors[-2000:] if errors else "the server has logged nothing", file=sys.stderr)
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
