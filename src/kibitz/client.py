"""Sit down at a table from a program: a client of `kibitz serve`.

    async with kibitz.client.sit_down("http://127.0.0.1:8765/t/…", name="Ada") as seat:
        async for view in seat.turns():
            await seat.act(view.legal[0].action)

`seat.turns()` comes back with a view whenever it is one's turn, until the game is over. Connections that break are made
anew, and what was asked for is asked again under the same id, so that it is done once. docs/protocol.md has the rest.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import urllib.error
import urllib.request
from collections.abc import AsyncGenerator, AsyncIterator, Mapping
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from kibitz.errors import IllegalAction, KibitzError
from kibitz.games import game as game_of
from kibitz.kernel.view import View
from kibitz.table import messages as wire

TRIES = 40
"""How often a broken connection is made anew before it is given up."""
PAUSE = 0.25
"""Seconds before the first new try; later ones wait longer, up to ten times that."""
MOST_BYTES = 2**22

read = msgspec.json.Decoder(wire.Answer).decode


class Refused(IllegalAction):
    """The table has refused something: `.clause` and `.reason` say why."""

    def __init__(self, clause: str, reason: str) -> None:
        super().__init__(clause, {})
        self.said = reason

    def say(self, language: str) -> str:
        """Why; in the language in which the client said hello, whatever is asked for."""
        return self.said


class Seat:
    """A place at a table, or beside it: what it has been told so far, and what it can ask for."""

    def __init__(self, address: str, table: str, token: str, language: str) -> None:
        self.address, self.id, self.token, self.language = address, table, token, language
        self.table: wire.TableShown | None = None
        self.seat: int | None = None
        self.game: wire.GameShown | None = None
        self.glance: Any = None
        """What lies on the table: the last glance, with all piles by name in `piles`."""
        self.piles: dict[str, Any] = {}
        self.lesson: wire.LessonShown | None = None
        self.number = 0
        self.told = 0
        """How many events of this game have been seen."""
        self.log: list[wire.Answer] = []
        """Everything that was received since the last `news`."""
        self._socket: ClientConnection | None = None
        self._asked: dict[str, tuple[wire.Asks, asyncio.Future[Any]]] = {}
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._failed: Exception | None = None

    # --- asking --------------------------------------------------------------------------------------------------

    async def sit(self, name: str, seat: int | None = None) -> None:
        """Sit down."""
        await self.ask(wire.Sit(_id(), name, seat))

    async def ready(self, nonce: str = "") -> None:
        """Be ready for the next game."""
        await self.ask(wire.Ready(_id(), nonce))

    async def act(self, action: str) -> None:
        """Act; a Refused says which rule forbids it."""
        await self.ask(wire.Act(_id(), str(action)))

    async def say(self, text: str) -> None:
        """Say something."""
        await self.ask(wire.Say(_id(), text))

    async def view(self) -> View:
        """The whole view of one's seat, to think with."""
        assert self.table is not None
        return View.from_dict(game_of(self.table.game), await self.ask(wire.Look(_id())))

    async def ask(self, message: wire.Asks) -> Any:
        """Ask for anything; it is answered when it is done and stored. A Refused says why not."""
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._asked[message.id] = (message, answer)
        try:
            if self._failed is not None:
                raise self._failed
            if self._socket is not None:
                with contextlib.suppress(ConnectionClosed):  # it is sent again when we are back
                    await self._socket.send(msgspec.json.encode(message).decode())
            return await answer
        finally:
            self._asked.pop(message.id, None)

    # --- being told ----------------------------------------------------------------------------------------------

    async def turns(self) -> AsyncIterator[View]:
        """A view whenever it is this seat's turn, until the game is over."""
        while True:
            while not self.my_turn and not self.over:
                await self.changed()
            if self.over:
                return
            at = self.number
            view = await self.view()
            if view.legal:
                yield view
            elif self.number == at:
                await self.changed()

    @property
    def my_turn(self) -> bool:
        """Whether this seat may act."""
        return self.glance is not None and self.seat is not None and self.seat in self.glance.to_act

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.table is not None and self.table.phase == "over"

    async def changed(self) -> None:
        """Wait until something happens."""
        if self._failed is not None:
            raise self._failed
        self._changed.clear()
        await self._changed.wait()
        if self._failed is not None:
            raise self._failed

    def _hear(self, message: wire.Answer) -> None:
        """Take in what the table says."""
        done = getattr(message, "done", "")
        match message:
            case wire.Welcome() | wire.Changed():
                self.number, self.table = message.number, message.table
                if message.you is not None:
                    self.seat, self.token = message.you.seat, message.you.token or self.token
                if message.game is not None:
                    self.game, self.piles = message.game, {}
                    self.told = message.game.since + len(message.game.events)
                    self.lesson = message.game.lesson
                    self._look(message.game.glance)
                elif isinstance(message, wire.Welcome):
                    self.game = self.glance = None
            case wire.Moved():
                self.number, self.told = message.number, message.since + len(message.events)
                self.lesson = message.lesson
                self._look(message.glance)
            case wire.Spoke():
                self.number = message.number
        self._changed.set()
        if done in self._asked and not self._asked[done][1].done():
            answer = self._asked[done][1]
            if isinstance(message, wire.Refused):
                answer.set_exception(Refused(message.clause, message.reason))
            else:
                answer.set_result(message.value if isinstance(message, wire.Done) else message)

    def _look(self, glance: Any) -> None:
        self.glance = glance
        self.piles.update({pile.name: pile for pile in glance.piles})

    # --- the connection ------------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Connect, and be welcomed."""
        welcomed = asyncio.Event()
        self._task = asyncio.create_task(self._run(welcomed))
        waiting = asyncio.create_task(welcomed.wait())
        await asyncio.wait([self._task, waiting], return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()
        if self._failed is not None:
            raise self._failed

    async def close(self) -> None:
        """Leave the connection; the seat stays ours."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _run(self, welcomed: asyncio.Event) -> None:
        """Be connected, again and again."""
        tries = 0
        try:
            while tries < TRIES:
                try:
                    async with contextlib.aclosing(self._messages()) as messages:  # whatever happens, it is closed
                        async for message in messages:
                            tries = 0
                            await self._take_in(message, welcomed)
                except (OSError, TimeoutError, WebSocketException):
                    pass
                tries += 1
                await asyncio.sleep(min(10, tries) * PAUSE)
            raise KibitzError(f"{self.address} does not answer: is `kibitz serve` running there?")
        except KibitzError as error:
            self._failed = error
            self._changed.set()
            for _, answer in self._asked.values():
                if not answer.done():
                    answer.set_exception(error)

    async def _take_in(self, message: wire.Answer, welcomed: asyncio.Event) -> None:
        """Take in a message; raise what ends all tries."""
        self._hear(message)
        if isinstance(message, wire.Welcome):
            welcomed.set()
            await self._ask_again()
        elif isinstance(message, wire.Refused) and not welcomed.is_set():
            raise Refused(message.clause, message.reason)
        elif isinstance(message, wire.Bye) and not message.again:
            raise KibitzError(f"the table has ended the connection: {message.reason}")

    async def _messages(self) -> AsyncGenerator[wire.Answer, None]:
        """One connection, from hello to its end."""
        url = f"{self.address.replace('http', 'ws', 1)}/api/tables/{self.id}/live"
        async with connect(url, compression=None, max_size=MOST_BYTES, open_timeout=5) as socket:
            number = self.game.number if self.game is not None else 0
            hello = wire.Hello(self.token, self.language, game=number, since=self.told)
            await socket.send(msgspec.json.encode(hello).decode())
            self._socket = socket
            try:
                async for text in socket:
                    yield read(text)
            finally:
                self._socket = None

    async def _ask_again(self) -> None:
        """What was not answered when the connection broke is asked again, under its old id."""
        assert self._socket is not None
        for message, answer in list(self._asked.values()):
            if not answer.done():
                await self._socket.send(msgspec.json.encode(message).decode())


def _id() -> str:
    return secrets.token_urlsafe(12)


def read_link(link: str) -> tuple[str, str]:
    """The server's address and the table's id in a link."""
    address, slash, table = link.rstrip("/").partition("/t/")
    if not slash or not address.startswith("http") or not table:
        raise KibitzError(f"a table's link is http://…/t/…, not {link!r}")
    return address, table


@contextlib.asynccontextmanager
async def watch(link: str, token: str = "", language: str = "en") -> AsyncIterator[Seat]:
    """Be at a table, to look on or to go on with a seat that `token` holds."""
    seat = Seat(*read_link(link), token, language)
    try:
        await seat.open()
        yield seat
    finally:
        await seat.close()


@contextlib.asynccontextmanager
async def sit_down(link: str, name: str, seat: int | None = None, token: str = "") -> AsyncIterator[Seat]:
    """Sit down at a table and be ready to play."""
    async with watch(link, token) as place:
        if place.seat is None:
            await place.sit(name, seat)
        assert place.table is not None and place.seat is not None
        if place.table.phase != "playing" and not place.table.seats[place.seat].ready:
            await place.ready(secrets.token_hex(8))
        yield place


async def open_table(address: str, game: str, seats: list[str], **more: Any) -> tuple[str, str]:
    """Open a table: `seats` names a bot for each seat, or "" for a free one. Returns its link and one's token."""
    made = await asyncio.to_thread(request, f"{address}/api/tables", {"game": game, "seats": seats, **more})
    return address + made["path"], made["token"]


def request(url: str, body: Mapping[str, Any] | None = None, token: str = "") -> Any:
    """Ask a server by HTTP; a Refused says why not."""
    if not url.startswith("http"):
        raise KibitzError(f"a server's address begins with http, not {url!r}")
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    try:
        asked = urllib.request.Request(url, data, headers)  # noqa: S310  http, as checked above
        with urllib.request.urlopen(asked, timeout=10) as answer:  # noqa: S310
            return json.loads(answer.read())
    except urllib.error.HTTPError as error:
        said = error.read()
        try:
            problem = msgspec.json.decode(said, type=wire.Problem)
        except msgspec.MsgspecError:
            raise KibitzError(f"{url} answers {error.code}: {said[:100]!r}") from None
        raise Refused(problem.clause, problem.reason) from None
    except urllib.error.URLError as error:
        raise KibitzError(f"{url} cannot be reached ({error.reason}): is `kibitz serve` running there?") from None
