"""Servers for a client to meet: real ones, one in this process, and such as say and answer what they like."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import uvicorn
from websockets.asyncio.server import ServerConnection, serve

from kibitz import client
from kibitz.server.http.app import make_app
from kibitz.server.main import listen
from kibitz.server.protocol import messages
from kibitz.server.session import connection
from kibitz.server.session.registry import Registry
from kibitz.server.settings import Settings
from tests import HANG_SECONDS
from tests.server.process import Server
from tests.server.registries import serving


def run(work: Coroutine[Any, Any, Any]) -> Any:
    """Run something, but not for ever."""
    return asyncio.run(asyncio.wait_for(work, HANG_SECONDS))


@asynccontextmanager
async def saying(talk: Callable[[ServerConnection], Awaitable[None]]) -> AsyncIterator[str]:
    """A server of our own, that says what it likes; the link of its table."""
    async with serve(talk, "127.0.0.1", 0) as server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/t/table"


async def a_welcome(folder: Path) -> str:
    """What a real table says first."""
    async with serving(folder) as registry:
        made = await registry.open(registry.guest(""), messages.Create("pairs", ["", ""]))
        at = await registry.session(made.table)
        line = connection.Connection("guest", "en", False, 100)
        at.enter(line, messages.Hello(), "token")
        return str(line.waiting[0].decode())


def with_server(folder: Path, work: Callable[[str], Coroutine[Any, Any, None]], **settings: str) -> None:
    """Do something at a server of its own."""
    server = Server(folder, **settings)
    try:
        run(work(server.start()))
    finally:
        server.end()


@asynccontextmanager
async def before(address: str, broken: list[bytes]) -> AsyncIterator[str]:
    """A line to a server that gives these answers, one by one, to those who ask for a table or a record."""

    async def come(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        asked = await reader.readuntil(b"\r\n\r\n")
        if broken and b"/live" not in asked:
            writer.write(broken.pop(0))
        else:
            _, host, port = address.replace("//", "").split(":")
            there, on = await asyncio.open_connection(host, int(port))
            on.write(asked)
            await asyncio.gather(pour(reader, on), pour(there, writer))
        writer.close()

    async def pour(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        while said := await source.read(2**16):
            target.write(said)
        target.close()

    async with await asyncio.start_server(come, "127.0.0.1", 0) as line:
        yield f"http://127.0.0.1:{line.sockets[0].getsockname()[1]}"


async def play(seat: client.Seat) -> tuple[int, Any]:
    """Play one game; its number and result."""
    async for view in seat.turns():
        await seat.act(view.legal[0])
    assert seat.over and seat.game is not None
    return seat.game.number, seat.result


@asynccontextmanager
async def served(registry: Registry) -> AsyncIterator[str]:
    """A registry by HTTP and WebSockets; its address."""
    with listen(Settings(port=0)) as socket:
        server = uvicorn.Server(uvicorn.Config(make_app(registry), lifespan="off", log_config=None))
        task = asyncio.create_task(server.serve([socket]))
        try:
            yield f"http://127.0.0.1:{socket.getsockname()[1]}"
        finally:
            server.should_exit = True
            await task
