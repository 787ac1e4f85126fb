"""Kill the server at random moments, a thousand times, under load: nothing acknowledged is lost, nothing done twice.

python bench/crash.py --kills 1000 --seed 1        # about 25 minutes; with --kills 60 about two

`kibitz serve` runs in a process of its own, people play at its tables as fast as they can, and it is ended by SIGKILL
(5 to 300 ms after it serves or is busy again, now and then while it starts) and started again on the same database and
port. Every client keeps what was acknowledged. Now and then, and at the end, that is compared with the stored log:

- what was acknowledged is in the log, once, under its id, and what was refused is not;
- no id is there twice, and the numbers of a table's entries have no gap;
- the log can be loaded, from its beginning and from the last game that was closed, to the same table;
- nobody was shown anything that was not stored: after a restart, numbers go on from the last one that was seen;
- at the end every client, onlookers too, has come to the same number and sees what is stored.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import secrets
import shutil
import socket
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from kibitz import client
from kibitz.errors import IllegalAction
from kibitz.table import entries as log
from kibitz.table import messages as say
from kibitz.table.opening import load_room
from kibitz.table.room import Room

TABLES = (("pairs", 2), ("five_cards", 2), ("the_game", 2), ("kitty", 3), ("goblin_poker", 3), ("venture", 3))
"""What is played: with and without secrets, in turns and all at once, in short games and long ones."""
EARLIEST, LATEST = 0.005, 0.3
"""Seconds after which a server that serves is killed."""
EARLY = 0.08
"""How often it is killed before that."""
BUSY = 0.6
"""How often those milliseconds begin when clients are back and play, and not when the server says that it serves."""
CHECKED = 25
"""After so many kills the log is looked at."""


@dataclass
class Tally:
    """What happened so far."""

    kills: int = 0
    acknowledged: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    reconnects: int = 0
    again: int = 0
    """What was done before it was asked again: the answer had been lost."""
    starts: list[float] = field(default_factory=list)


class Player(client.Seat):
    """A seat, or (`plays` is False) somebody who looks on; it keeps all answers."""

    def __init__(self, address: str, table: str, plays: bool, tally: Tally, rng: Random) -> None:
        super().__init__(address, table, "", "en")
        self.plays, self.tally, self.rng = plays, tally, rng
        self.done: dict[str, int] = {}
        """By id, the number under which something was acknowledged."""
        self.not_done: dict[str, str] = {}
        self.stopped = False
        self.last = 0

    def _hear(self, message: say.Answer) -> None:
        number = getattr(message, "number", None)
        if isinstance(message, say.Welcome):
            self.tally.reconnects += 1
        if isinstance(message, say.Welcome | say.Moved | say.Changed | say.Spoke) and number is not None:
            assert number >= self.last, (
                f"{type(message).__name__} {number} came after {self.last}: shown before it was stored"
            )
            self.last = number
        request = getattr(message, "done", "")
        if isinstance(message, say.Refused):
            if request and request not in self.done:
                self.not_done[request] = message.clause
                self.tally.refused[message.clause] += 1
        elif request and request not in self.done:
            assert number is not None
            self.done[request] = number
            self.tally.acknowledged += 1
            self.tally.again += isinstance(message, say.Done)
        super()._hear(message)

    async def request(self, message: say.Asks) -> None:
        """Ask for something, whatever the answer is."""
        with suppress(IllegalAction):
            await self.ask(message)

    async def play(self) -> None:
        """Play one game after another, as fast as it goes."""
        while not self.stopped:
            if self.my_turn and self.glance.legal:
                at = self.number
                await self.request(say.Act(secrets.token_urlsafe(9), self.rng.choice(self.glance.legal).action))
                if self.number == at:  # refused, or answered anew: what we see may be old
                    await asyncio.sleep(0.002)
            elif self.ready_to_begin:
                await self.request(say.Ready(secrets.token_urlsafe(9), secrets.token_hex(4)))
            else:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.changed(), 0.2)
            if self.rng.random() < 0.05:
                await self.request(say.Say(secrets.token_urlsafe(9), "hm"))
            if self.rng.random() < 0.03:
                await self.request(say.Undo(secrets.token_urlsafe(9)))

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


class Server:
    """`kibitz serve`, started again and again."""

    def __init__(self, folder: Path) -> None:
        self.database, self.port = folder / "crash.db", free_port()
        lifted = {"MESSAGES_PER_SECOND": "1e9", "MESSAGE_BURST": "1000000000", "CONNECTIONS_PER_ADDRESS": "100000"}
        lifted |= {
            "TABLES_PER_MINUTE": "100000000",
            "MOST_CONNECTIONS": "1000",
            "BOT_PACE": "0",
            "LOGS": "text",
            "GRACE": "1000000",
        }
        self.environment = os.environ | {f"KIBITZ_{name}": value for name, value in lifted.items()}
        self.errors = (folder / "errors.txt").open("ab")
        self.process: asyncio.subprocess.Process | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

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
            with suppress(ProcessLookupError):
                self.process.kill()
            await self.process.communicate()
            self.process = None


# --- the log ---------------------------------------------------------------------------------------------------------

Rows = dict[str, list[tuple[int, float, log.Entry]]]


def stored(database: Path) -> Rows:
    """The logs of all tables, from a copy: looking at a database cleans it up, and the server shall do that."""
    with tempfile.TemporaryDirectory() as folder:
        for ending in ("", "-wal"):
            with suppress(FileNotFoundError):
                shutil.copy(f"{database}{ending}", Path(folder) / f"copy.db{ending}")
        connection = sqlite3.connect(Path(folder) / "copy.db")
        try:
            (sound,) = connection.execute("PRAGMA integrity_check").fetchone()
            assert sound == "ok", sound
            rows = connection.execute("SELECT table_id, number, kind, at, body FROM log ORDER BY table_id, number")
            found: Rows = {}
            for table, number, kind, at, body in rows:
                entry = log.read(body)
                assert entry.kind == kind
                found.setdefault(table, []).append((number, at, entry))
            return found
        finally:
            connection.close()


def check(rows: Rows, players: dict[str, list[Player]]) -> int:
    """Whether the log has what was acknowledged; how many entries it has."""
    for table, entries in rows.items():
        assert [number for number, _, _ in entries] == list(range(1, len(entries) + 1)), f"{table} has a gap"
        asked = Counter(entry.id for _, _, entry in entries if entry.id)
        twice = [entry for _, _, entry in entries if asked[entry.id] > 1]
        assert not twice, f"{table}: done twice: {twice}"
        number_of = {entry.id: number for number, _, entry in entries if entry.id}
        for player in players.get(table, ()):
            lost = [request for request in player.done if request not in asked]
            assert not lost, f"{table}: acknowledged and lost: {lost}"
            late = [request for request, number in player.done.items() if number_of[request] > number]
            assert not late, f"{table}: acknowledged under a number before it was done: {late}"
            wrong = [request for request in player.not_done if request in asked]
            assert not wrong, f"{table}: refused, but done: {[(r, player.not_done[r]) for r in wrong]}"
    assert set(players) <= set(rows), "a table is lost"
    return sum(map(len, rows.values()))


def load(table: str, entries: list[tuple[int, float, log.Entry]]) -> Room:
    """A table from its log: from its beginning, and as a server loads it, which must be the same."""
    whole = load_room(table, time.time, entries, 0)
    closed = [i for i, (_, _, entry) in enumerate(entries) if isinstance(entry, log.Closed)]
    if closed:
        last = load_room(table, time.time, entries[closed[-1] :], len(closed))
        for one in (whole, last):
            assert one.number == len(entries)
        assert (whole.games, whole.phase, whole.host, whole.secret) == (last.games, last.phase, last.host, last.secret)
        assert [(s.guest, s.name, s.bot, s.ready) for s in whole.seats] == [
            (s.guest, s.name, s.bot, s.ready) for s in last.seats
        ]
        assert whole.table is not None and last.table is not None
        assert whole.table.record(resumable=True) == last.table.record(resumable=True)
    return whole


def compare(room: Room, player: Player) -> None:
    """Whether a client sees what is stored."""
    assert player.number == room.number, f"{room.id}: seat {player.seat} is at {player.number}, not {room.number}"
    assert player.table is not None and player.table.phase == room.phase and player.table.games == room.games
    if room.table is None:
        return
    seen = room.table.glance(player.seat)
    assert {pile.name: pile for pile in seen.piles} == player.piles, f"{room.id}: seat {player.seat} sees other cards"
    for name in ("to_act", "phase", "numbers", "legal", "result"):
        assert getattr(seen, name) == getattr(player.glance, name), f"{room.id}: {name} differs"
    assert player.told == room.table.told


# --- all together ----------------------------------------------------------------------------------------------------


async def sit(server: Server, count: int, tally: Tally, rng: Random) -> dict[str, list[Player]]:
    """Open tables and sit down; at every third somebody looks on."""
    players: dict[str, list[Player]] = {}
    for i in range(count):
        game, seats = TABLES[i % len(TABLES)]
        link, _ = await client.open_table(server.address, game, [""] * seats, sit=False)
        _, table = client.read_link(link)
        players[table] = [
            Player(server.address, table, n < seats, tally, Random(rng.random())) for n in range(seats + (i % 3 == 0))
        ]
        for n, player in enumerate(players[table]):
            await player.open()
            if player.plays:
                await player.ask(say.Sit(secrets.token_urlsafe(9), f"P{n}"))
    return players


async def crash(kills: int, tables: int, seed: int, folder: Path, report: bool = True) -> Tally:
    """Kill and start again, so many times; an AssertionError says what is not as it should be."""
    rng, tally, server = Random(seed), Tally(), Server(folder)
    patience = client.PAUSE, client.TRIES
    client.PAUSE, client.TRIES = 0.008, 100_000
    await server.start()
    assert await server.serves(), "the server does not start"
    players = await sit(server, tables, tally, rng)
    everybody = [player for several in players.values() for player in several]
    playing = [asyncio.create_task(player.play()) for player in everybody if player.plays]
    try:
        for kill in range(1, kills + 1):
            if rng.random() < BUSY:
                await busy(tally)
            await asyncio.sleep(rng.uniform(EARLIEST, LATEST))
            await server.kill()
            tally.kills += 1
            if kill % CHECKED == 0:
                entries = check(stored(server.database), players)
                if report:
                    print(f"{tally.kills} kills, {tally.acknowledged:,} acknowledged, {entries:,} stored", flush=True)
            for task in (*playing, *(player._task for player in everybody)):
                assert task is not None and not task.done(), task
            await server.start()
            while rng.random() < EARLY:
                await asyncio.sleep(rng.uniform(0, 1.0))
                await server.kill()
                tally.kills += 1
                await server.start()
            began = time.perf_counter()
            assert await server.serves(), "the server does not start"
            tally.starts.append(time.perf_counter() - began)
        await asyncio.sleep(1.0)
        for player in everybody:
            player.stopped = True
        async with asyncio.timeout(20):
            await asyncio.gather(*playing)
        await settled(server, everybody)
        rows = stored(server.database)
        check(rows, players)
        for table, several in players.items():
            room = load(table, rows[table])
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
        client.PAUSE, client.TRIES = patience
    return tally


async def busy(tally: Tally) -> None:
    """Wait until something is acknowledged again, though not for ever."""
    before, until = tally.acknowledged, time.monotonic() + 3
    while tally.acknowledged == before and time.monotonic() < until:
        await asyncio.sleep(0.002)


async def settled(server: Server, everybody: list[Player]) -> None:
    """Wait until everybody is connected and has heard of everything."""
    async with asyncio.timeout(20):
        while True:
            ends = {table: entries[-1][0] for table, entries in stored(server.database).items()}
            if all(player.number == ends[player.id] and player._socket is not None for player in everybody):
                return
            await asyncio.sleep(0.1)


def main() -> None:
    """Kill, and say what happened."""
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--kills", type=int, default=1000)
    reader.add_argument("--tables", type=int, default=12)
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--keep", type=Path, help="a folder for the database, to look at afterwards")
    given = reader.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        kept = given.keep or Path(folder)
        tally = asyncio.run(crash(given.kills, given.tables, given.seed, kept))
        errors = (kept / "errors.txt").read_text()
        entries = stored(kept / "crash.db")
    starts = sorted(tally.starts)
    print(
        f"{tally.kills} kills in {time.monotonic() - began:.0f} s, at {given.tables} tables: "
        f"{tally.acknowledged:,} acknowledged, {sum(map(len, entries.values())):,} entries stored, "
        f"{tally.again:,} asked again and already done, {tally.reconnects:,} connections made; "
        f"nothing lost, nothing twice. A start took {starts[len(starts) // 2]:.2f} s, at most {starts[-1]:.2f} s."
    )
    print("refused:", dict(tally.refused.most_common()))
    print(errors[-2000:] if errors else "the server has logged nothing", file=sys.stderr)


if __name__ == "__main__":
    main()
