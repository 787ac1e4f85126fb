"""Nobody waits for somebody else: how soon two people at one table are answered while crowds are at another.

    python bench/crowd.py --seconds 20        # about two minutes

One after another, and at last all together: 2,000 people look on at a table where a move is made every second; 5,000
sockets from many addresses say nothing, or half a word, and come again when they are closed; ten connections a second
come to that table and go. Everybody comes from an address of their own in 127.0.0.0/8, so that the limits are the
default ones. Two people play at a table of their own, in a process of their own, and every answer to them is timed.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from multiprocessing.synchronize import Event
from pathlib import Path
from random import Random
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from kibitz import client
from kibitz.server.protocol.messages import VERSION

PER_ADDRESS = 100
MAX_HANDLES = 20_000
HELLO = {"type": "hello", "version": VERSION}


def address(group: int, number: int) -> tuple[str, int]:
    """An address of this machine's, with any port."""
    return f"127.{group}.{number // 200}.{1 + number % 200}", 0


# --- crowds ----------------------------------------------------------------------------------------------------------


async def look_on(url: str, count: int, stop: Event, ready: Event) -> None:
    """So many look on, and read what they are told."""
    there = 0

    async def one(number: int) -> None:
        nonlocal there
        while not stop.is_set():
            with suppress(OSError, WebSocketException, TimeoutError):
                local = address(1, number // PER_ADDRESS)
                async with connect(url, compression=None, local_addr=local, ping_interval=None) as socket:
                    await socket.send(json.dumps(HELLO | {"tell": number % 2 == 0, "language": "pl"}))
                    there += 1
                    async for _ in socket:
                        pass
            await asyncio.sleep(1)

    tasks = []
    for number in range(count):
        tasks.append(asyncio.create_task(one(number)))
        if number % 50 == 0:
            await asyncio.sleep(0.1)
    while there < count:
        await asyncio.sleep(0.1)
    ready.set()
    await ended(stop, tasks)


async def say_nothing(port: int, count: int, stop: Event, ready: Event) -> None:
    """So many connect and say nothing, or half a word; whoever is closed comes again."""
    there = 0

    async def one(number: int) -> None:
        nonlocal there
        while not stop.is_set():
            with suppress(OSError):
                local = address(2, number // PER_ADDRESS)
                reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=local)
                there += 1
                if number % 2:
                    writer.write(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Half: ")
                await reader.read()
                writer.close()
            await asyncio.sleep(0.5)

    tasks = []
    for number in range(count):
        tasks.append(asyncio.create_task(one(number)))
        if number % 100 == 0:
            await asyncio.sleep(0.05)
    while there < count:
        await asyncio.sleep(0.1)
    ready.set()
    await ended(stop, tasks)


async def flap(url: str, a_second: int, stop: Event, ready: Event) -> None:
    """Come, and go at once, again and again."""

    async def one(number: int) -> None:
        while not stop.is_set():
            with suppress(OSError, WebSocketException, TimeoutError):
                async with connect(url, compression=None, local_addr=address(3, number)) as socket:
                    await socket.send(json.dumps(HELLO | {"tell": True}))
                    await socket.recv()
            await asyncio.sleep(1)

    ready.set()
    await ended(stop, [asyncio.create_task(one(number)) for number in range(a_second)])


async def ended(stop: Event, tasks: list[asyncio.Task[None]]) -> None:
    """Wait until it is over, and end."""
    while not stop.is_set():
        await asyncio.sleep(0.1)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


CROWDS: dict[str, Any] = {"onlookers": look_on, "silent": say_nothing, "flapping": flap}


def crowd(kind: str, where: Any, count: int, stop: Event, ready: Event) -> None:
    """A crowd, in a process of its own, which leaves the machine to others."""
    os.nice(5)
    asyncio.run(CROWDS[kind](where, count, stop, ready))


# --- those who play --------------------------------------------------------------------------------------------------


async def play(link: str, seconds: float) -> list[float]:
    """Two people play as fast as they are answered, with a little pause; how long each answer took."""
    took: list[float] = []
    rng, until = Random(1), time.monotonic() + seconds
    async with client.watch(link) as ada, client.watch(link) as bob:
        for seat, name in ((ada, "Ada"), (bob, "Bob")):
            await seat.sit(name)
        while time.monotonic() < until:
            for seat in (ada, bob):
                if seat.table is not None and seat.table.phase != "playing":
                    await seat.ready()
            for seat in (ada, bob):
                if seat.my_turn and seat.legal:
                    began = time.perf_counter()
                    await seat.act(rng.choice(seat.legal).action)
                    took.append(1000 * (time.perf_counter() - began))
            await asyncio.sleep(0.15)  # no faster than a person may
    return took


async def keep_playing(link: str, stop: asyncio.Event) -> None:
    """A move a second, at the table where the crowd is."""
    async with client.watch(link) as ada:
        await ada.sit("Cat")
        await ada.ready()
        while not stop.is_set():
            if ada.my_turn and ada.legal:
                await ada.act(ada.legal[0].action)
            elif ada.over:
                await ada.ready()
            await asyncio.sleep(1)


async def measure(server: str, port: int, seconds: float, onlookers: int, silent: int) -> list[tuple[str, list[float]]]:
    """All of it, one after another."""
    watched, _ = await client.open_table(server, "kitty", ["", "easy", "easy", "easy"], sit=False)
    url = f"ws://127.0.0.1:{port}/api/tables/{client.read_link(watched)[1]}/live"
    found, over = [], asyncio.Event()
    playing = asyncio.create_task(keep_playing(watched, over))
    sizes = {"onlookers": (url, onlookers), "silent": (port, silent), "flapping": (url, 10)}
    spawn = multiprocessing.get_context("spawn")
    for kinds in ((), ("onlookers",), ("silent",), ("flapping",), ("onlookers", "silent", "flapping")):
        stop, crowds = spawn.Event(), []
        for kind in kinds:
            ready = spawn.Event()
            crowds.append(spawn.Process(target=crowd, args=(kind, *sizes[kind], stop, ready), daemon=True))
            crowds[-1].start()
            await asyncio.to_thread(ready.wait)
        link, _ = await client.open_table(server, "five_cards", ["", ""], sit=False)
        found.append((" + ".join(kinds) or "nobody else", await play(link, seconds)))
        print(row(*found[-1]), flush=True)
        stop.set()
        for one in crowds:
            await asyncio.to_thread(one.join, 60)
            one.kill()
    over.set()
    await playing
    return found


def row(beside: str, took: list[float]) -> str:
    """A line of the table."""
    cuts = statistics.quantiles(took, n=100)
    return f"| {beside} | {len(took)} | {cuts[49]:.1f} | {cuts[98]:.1f} | {max(took):.1f} |"


def main() -> None:
    """Measure, and say what was found."""
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--seconds", type=float, default=20.0)
    reader.add_argument("--onlookers", type=int, default=2000)
    reader.add_argument("--silent", type=int, default=5000)
    given = reader.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "kibitz.cli", "serve", "--port", "0", "--database", str(Path(folder) / "x.db")]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        server = process.stdout.readline().split()[-1]
        print("| beside | answers | median ms | 99th percentile ms | most ms |\n|---|---|---|---|---|")
        port = int(server.rpartition(":")[2])
        try:
            asyncio.run(measure(server, port, given.seconds, given.onlookers, given.silent))
        finally:
            process.terminate()
            process.wait(60)


if __name__ == "__main__":
    main()
