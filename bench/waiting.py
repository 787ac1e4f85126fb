"""How long an easy bot takes while a server has more to think about than it can.

python bench/waiting.py                    # about a minute
python bench/waiting.py --without b2ac9c4  # the same in the same run with the code of another commit

Each case is a server of its own (`kibitz serve`, one process for searches): quiet; seventeen tables of bots that search
for two seconds, with somebody who looks on; three people who ask for the review of a long game at once; and the process
of the quick bots frozen by SIGSTOP in the middle. Beside all of that somebody plays against an easy bot, and every time
from their own action to the bot's is taken, less the third of a second that every bot takes here at least.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from kibitz import client

ROOT = Path(__file__).parent.parent
SLOW_TABLES, REVIEWS, MOVES, BEFORE, PACE = 17, 3, 25, 10, 0.3
"""Tables that keep the searches busy; reviews at once; times that are taken, and before the process is frozen."""


@contextlib.contextmanager
def serving() -> Iterator[tuple[str, int]]:
    """A server; its address and process id."""
    with tempfile.TemporaryDirectory() as folder:
        limits = {"TABLES_PER_MINUTE": "10000", "MESSAGES_PER_SECOND": "10000", "MESSAGE_BURST": "10000"}
        settings = {f"KIBITZ_{name}": value for name, value in (limits | {"BOT_PACE": str(PACE)}).items()}
        command = [sys.executable, "-m", "kibitz.cli", "serve", "--port", "0", "--database", f"{folder}/tables.db"]
        environment = os.environ | settings
        server = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment
        )
        assert server.stdout is not None
        try:
            yield server.stdout.readline().split()[-1], server.pid
        finally:
            server.terminate()
            server.wait()
            server.stdout.close()


async def played(address: str, game: str, seats: list[str]) -> str:
    """Play a game to its end; the link of its table."""
    link, token = await client.open_table(address, game, seats, name="Ada", ready=True)
    async with client.watch(link, token) as seat:
        async for view in seat.turns():
            await seat.act(view.legal[0].action)
    return link


async def waits(address: str, disturb: Callable[[], None] = lambda: None) -> list[float]:
    """Seconds from one's own action until an easy bot has acted and it is one's turn again."""
    found: list[float] = []
    while len(found) < MOVES:
        link, token = await client.open_table(address, "port", ["", "easy"], name="Ada", ready=True)
        async with client.watch(link, token) as seat:
            began, at = None, 0
            async for view in seat.turns():
                if began is not None and seat.number > at + 1:  # a bot has acted since
                    found.append(time.perf_counter() - began - PACE)
                    if len(found) == BEFORE:
                        disturb()
                if len(found) >= MOVES:
                    break
                began, at = time.perf_counter(), seat.number
                await seat.act(view.legal[0].action)
    return found


async def quiet(address: str, pid: int) -> list[float]:
    """Nothing else."""
    return await waits(address)


async def slow_tables(address: str, pid: int) -> list[float]:
    """Tables of bots that search, with somebody who looks on."""
    async with contextlib.AsyncExitStack() as watching:
        for _ in range(SLOW_TABLES):
            link, _ = await client.open_table(
                address, "kitty", ["search:ms=2000"] * 3, name="Eve", sit=False, ready=True
            )
            await watching.enter_async_context(client.watch(link))
        await asyncio.sleep(15)  # until the searches are compiled
        return await waits(address)


async def reviews(address: str, pid: int) -> list[float]:
    """Three games looked at again at once, asked for until that is done."""
    links = [await played(address, "the_game", ["", *["easy"] * 4]) for _ in range(REVIEWS)]
    done = asyncio.Event()

    async def ask(link: str) -> None:
        url = f"{link.replace('/t/', '/api/tables/')}/games/1/review"
        while not done.is_set():
            with contextlib.suppress(Exception):  # an older server says that this is too fast
                await asyncio.to_thread(client.request, url)
            await asyncio.sleep(6)  # the limit is 30 a minute

    asking = [asyncio.create_task(ask(link)) for link in links]
    await asyncio.sleep(15)
    found = await waits(address)
    done.set()
    for task in asking:
        task.cancel()
    return found


async def frozen(address: str, pid: int) -> list[float]:
    """The process of the quick bots is frozen after a few moves."""

    def freeze() -> None:
        tasks = Path(f"/proc/{pid}/task").iterdir()
        children = {int(child) for task in tasks for child in (task / "children").read_text().split()}
        bots = [child for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]
        assert len(bots) == 1, "only quick bots have been asked"
        os.kill(bots[0], signal.SIGSTOP)

    return await waits(address, freeze)


CASES = {"quiet": quiet, "17 tables of search:ms=2000": slow_tables, "3 reviews": reviews, "frozen": frozen}


def measure() -> Iterator[str]:
    """A row for each case."""
    for name, case in CASES.items():
        with serving() as (address, pid):
            try:
                found = asyncio.run(asyncio.wait_for(case(address, pid), 300))
            except TimeoutError:
                yield f"| {name} | – | more than 300 s |"
                continue
        yield f"| {name} | {1000 * statistics.median(found):.0f} ms | {1000 * max(found):.0f} ms |"


def main() -> None:
    """Measure, and print a table."""
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--without", metavar="COMMIT", help="measure the code of this commit too, first")
    given = reader.parse_args()
    if given.without:  # its own client too: the protocol may have changed since
        with tempfile.TemporaryDirectory() as folder:
            packed = subprocess.run(["git", "archive", given.without], cwd=ROOT, capture_output=True, check=True)
            subprocess.run(["tar", "-x", "-C", folder], input=packed.stdout, check=True)
            print(f"{given.without}:", flush=True)
            subprocess.run([sys.executable, __file__], env=os.environ | {"PYTHONPATH": f"{folder}/src"}, check=True)
    print(f"From one's action to the easy bot's, {MOVES} times:\n\n| beside | median | most |\n|---|---|---|")
    for row in measure():
        print(row, flush=True)


if __name__ == "__main__":
    main()
