"""What boardgame.io carries, as bench/load.py measures kibitz: two players and a spectator a table, a row of the page.

python bench/peer.py                  # needs Node; installs boardgame.io into bench/peer/node_modules the first time

It is at its best here: in memory, so that a crash loses all, in production mode, and its game is hardly one: a move
adds one to a counter and passes the turn. Its clients are those of bench/load.py: WebSockets only, and of Socket.IO
the few texts that are needed.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import shutil
import signal
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random

import msgspec
from load import HEAD, Load, Row, Served, Wire, row_of

HERE = Path(__file__).parent / "peer"
PEER = f"boardgame.io {json.loads((HERE / 'package.json').read_text())['dependencies']['boardgame.io']}"
GAME = "hit"
LIVE = "/socket.io/?EIO=4&transport=websocket"
EVENT = f"42/{GAME},"  # what an event of the game's namespace begins with: message, event, namespace


def install() -> bool:
    """Install it, once; False, with a line that says so, where there is no npm."""
    if not (shutil.which("npm") and shutil.which("node")):
        print("npm or node is missing: boardgame.io is not measured", flush=True)
        return False
    if not (HERE / "node_modules" / "boardgame.io").exists():
        command = ["npm", "install", "--no-audit", "--no-fund", "--no-package-lock"]
        done = subprocess.run(command, cwd=HERE, capture_output=True, text=True, timeout=600)
        assert done.returncode == 0, done.stderr
    return True


@contextmanager
def serving(cores: str = "") -> Iterator[Served]:
    """Its server on a free port. It has no page of its own, so its first answer is that of its lobby."""
    command = (["taskset", "-c", cores] if cores else []) + ["node", str(HERE / "server.cjs"), "0"]
    began = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ | {"NODE_ENV": "production"})
    try:
        assert process.stdout is not None
        port = int(process.stdout.readline())
        urllib.request.urlopen(f"http://127.0.0.1:{port}/games", timeout=5).read()
        yield Served(process, port, time.perf_counter() - began)
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(20)


class Context(msgspec.Struct):
    current: str = msgspec.field(name="currentPlayer")


class State(msgspec.Struct):
    ctx: Context
    id: int = msgspec.field(name="_stateID")


class Updated(msgspec.Struct, array_like=True):  # ["update", match, state, log]
    kind: str
    match: str
    state: State


read = msgspec.json.Decoder(Updated).decode


class Table:
    """Two players and a spectator at one match, which has no end."""

    def __init__(self, port: int, load: Load, rng: Random, every: float) -> None:
        self.port, self.load, self.rng, self.every = port, load, rng, every
        self.wires: list[Wire] = []
        self.ready = self.moves = 0
        self.asked = [(0, 0.0), (0, 0.0)]  # the state that a player's last move leads to, and when it was sent
        self.stopped = False

    async def open(self) -> None:
        """Make the match, sit down, watch; when all three are there the first player begins."""
        self.match, self.keys = await asyncio.to_thread(self._make)
        for who in range(3):
            make = partial(Wire, "x", LIVE, partial(self._hear, who))
            _, wire = await asyncio.get_running_loop().create_connection(make, "127.0.0.1", self.port)
            self.wires.append(wire)

    def _make(self) -> tuple[str, list[str]]:
        lobby = f"http://127.0.0.1:{self.port}/games/{GAME}"
        match = _post(f"{lobby}/create", {"numPlayers": 2})["matchID"]
        joined = [_post(f"{lobby}/{match}/join", {"playerID": player, "playerName": "A"}) for player in "01"]
        return match, [one["playerCredentials"] for one in joined]

    def hit(self, who: int, state: int) -> None:
        self.asked[who] = state + 1, time.perf_counter()
        payload = f'{{"type":"hit","args":[],"playerID":"{who}","credentials":"{self.keys[who]}"}}'
        action = f'{{"type":"MAKE_MOVE","payload":{payload}}}'
        self.wires[who].send(f'{EVENT}["update",{action},{state},"{self.match}","{who}"]'.encode())

    def _hear(self, who: int, wire: Wire, text: bytes) -> None:
        if text.startswith(b"42"):
            self.load.received += 1
            said = text[len(EVENT) :]
            if who < 2 and said.startswith(b'["update"'):
                self._play(who, read(said).state)
            elif said.startswith(b'["sync"'):
                self.ready += 1
                if self.ready == 3:
                    self.hit(0, 0)
        elif text == b"2":  # Engine.IO's ping
            wire.send(b"3")
        elif text.startswith(b"0"):  # it is open: into the namespace
            wire.send(f"40/{GAME},".encode())
        elif text.startswith(b"40"):  # in it: into the match
            me = f'"{who}","{self.keys[who]}"' if who < 2 else "null,null"
            wire.send(f'{EVENT}["sync","{self.match}",{me},2]'.encode())
        else:
            assert not text, text

    def _play(self, who: int, state: State) -> None:
        """It is their turn and they move, or it is their move that comes back."""
        if state.ctx.current != str(who):
            wanted, sent = self.asked[who]
            assert state.id == wanted, "a move was lost"
            self.load.latencies.append(time.perf_counter() - sent)
            self.load.moves, self.moves = self.load.moves + 1, self.moves + 1
        elif not self.stopped:
            if self.every:
                wait = self.every * (0.5 + self.rng.random())
                asyncio.get_running_loop().call_later(wait, self.hit, who, state.id)
            else:
                self.hit(who, state.id)


def _post(url: str, body: dict[str, object]) -> dict[str, str]:
    asked = urllib.request.Request(url, json.dumps(body).encode(), {"content-type": "application/json"})
    with urllib.request.urlopen(asked, timeout=30) as answer:
        found: dict[str, str] = json.loads(answer.read())
        return found


async def play(served: Served, tables: int, every: float, seconds: float) -> tuple[Load, float, float]:
    """So many tables for so many seconds: what was done, the CPU of the server meanwhile, and its memory."""
    load, rng = Load(), Random(1)
    made = [Table(served.port, load, rng, every) for _ in range(tables)]
    for at in range(0, tables, 50):
        await asyncio.gather(*(table.open() for table in made[at : at + 50]))
    await asyncio.sleep(1.0)
    load.moves, load.received, load.latencies = 0, 0, []
    before = [table.moves for table in made]
    cpu = served.cpu()
    await asyncio.sleep(seconds)
    used, memory = served.cpu() - cpu, served.megabytes()
    done = Load(load.moves, load.received, latencies=list(load.latencies))
    assert all(table.moves > moves for table, moves in zip(made, before, strict=True)), "a table stands still"
    for table in made:
        table.stopped = True
    await asyncio.sleep(0.2)
    for wire in (wire for table in made for wire in table.wires):
        wire.transport.abort()
    return done, used, memory


def measure(what: str, tables: int, every: float, seconds: float, cores: str = "0") -> Row | None:
    """One row of the page; None where there is no npm. With `every` so many seconds from a move to the next."""
    if not install():
        return None
    with serving(cores) as served:
        load, cpu, memory = asyncio.run(play(served, tables, every, seconds))
        row = row_of(f"{PEER}, {what}", GAME, tables, seconds, load, cpu, memory, served.started)
    print(row, flush=True)
    return row


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--tables", type=int, default=60)
    reader.add_argument("--every", type=float, default=0.0, help="seconds from a move to the next; 0: at once")
    reader.add_argument("--seconds", type=float, default=6)
    wanted = reader.parse_args()
    os.sched_setaffinity(0, {(os.cpu_count() or 1) - 1})  # the server has the first core for itself
    print(HEAD)
    measure("measured alone", wanted.tables, wanted.every, wanted.seconds)


if __name__ == "__main__":
    main()
