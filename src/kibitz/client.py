"""Sit down at a table from a program: a client of `kibitz serve`.

    async with kibitz.client.sit_down("http://127.0.0.1:8765/t/…", name="Ada") as seat:
        async for view in seat.turns():
            await seat.act(view.legal[0])

`seat.turns()` comes back with a view whenever it is one's turn, until the game is over that is on, or is to come.
For another, `await seat.ready()` and take its turns. Connections that break are made anew, and what was asked for is
asked again under the same id, so that it is done once; so is what was too fast for the table. What a table cannot take,
since it is too long or not as the protocol has it, ends that wait alone; whatever else goes wrong ends every wait with
that error. `await seat.proof()` says after a game whether its deal was fair. docs/protocol.md has the rest.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import ssl
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass, field
from http import HTTPStatus
from http.client import HTTPException
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.frames import CloseCode

from kibitz.errors import IllegalAction, KibitzError, UnknownGame, brief
from kibitz.games import find_among
from kibitz.kernel.clauses import clause_id
from kibitz.kernel.game import Game
from kibitz.kernel.record import Verdict
from kibitz.kernel.views.view import Choice, Result, View
from kibitz.server.limits import Bucket
from kibitz.server.protocol import messages
from kibitz.server.protocol.refusals import TOO_FAST
from kibitz.witness import Witness

TRIES, FIRST_TRIES = 40, 5
"""How often a broken connection is made anew before it is given up; and the first, whose address may be wrong."""
PAUSE = 0.25
"""Seconds before the first new try; later ones wait longer, up to ten times that."""
PATIENCE = 10.0
"""Seconds until a server that takes a connection has to answer. The first time it is not asked again after that."""
MAX_BYTES = 2**22
RATE, SLOWEST = 8.0, 1.0
"""Messages a second once a table has found us too fast: a little less than it takes by default; and the fewest."""
COSTS: dict[type[messages.Request], float] = {messages.SetLanguage: 4.0, messages.Explain: 4.0, messages.GetAdvice: 4.0}
"""What costs as much as several messages."""
AGAIN, LATEST = 0.5, 10.0
"""Seconds before something is sent again that was too fast: each time twice as many, up to the latter."""
CALM = 2.0
"""Seconds between two times that we slow down: several messages may be refused together."""

read = msgspec.json.Decoder(messages.AnyServerMessage).decode
read_again = msgspec.json.Decoder(messages.AnyClientMessage).decode


class Refused(IllegalAction):
    """The table has refused something: `.clause` and `.reason` say why."""

    def __init__(self, clause: str, reason: str) -> None:
        super().__init__(clause, {})
        self.said = reason
        self.args = (clause, reason)

    def say(self, language: str) -> str:
        """Why; in the language in which the client said hello, whatever is asked for."""
        return self.said


@dataclass
class Asked:
    """Something that was asked for and is not answered yet."""

    message: messages.Request
    text: str
    """As it is sent."""
    answer: asyncio.Future[Any] = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    again: float = AGAIN
    sent: ClientConnection | None = None
    """Where it was sent last."""


class Pace:
    """As fast as one likes, until the table says that it is too fast; then slower, until it no longer does."""

    def __init__(self) -> None:
        self.bucket: Bucket | None = None
        self.since = 0.0

    def slow_down(self) -> None:
        """The table has found us too fast."""
        if self.bucket is None or time.monotonic() - self.since > CALM:
            rate = RATE if self.bucket is None else max(SLOWEST, self.bucket.rate / 2)
            self.bucket, self.since = Bucket(rate, max(COSTS.values())), time.monotonic()
            self.bucket.left = 0.0

    async def keep(self, message: messages.Request) -> None:
        """Wait until a message may be sent."""
        while self.bucket is not None and not self.bucket.take(COSTS.get(type(message), 1.0)):
            await asyncio.sleep(0.5 / self.bucket.rate)


class Seat:
    """A place at a table, or beside it: what it has been told so far, and what it can ask for."""

    def __init__(self, address: str, table: str, token: str, language: str, game: Game | None = None) -> None:
        self.address, self.id, self.token, self.language = address, table, token, language
        self.find = find_among([] if game is None else [game])
        """Finds the game of a table: kibitz's own, or the one that was handed in. A name on the wire loads nothing."""
        self.table: messages.TableInfo | None = None
        self.seat: int | None = None
        self.game: messages.GameInfo | None = None
        self.snapshot: messages.Snapshot | None = None
        """What lies on the table: the last snapshot, with all piles by name in `piles`."""
        self.piles: dict[str, Any] = {}
        self.lesson: messages.LessonStep | None = None
        self.number = 0
        self.told = 0
        """How many events of this game have been seen."""
        self.witness = Witness(self.find)
        self._past = 0
        """The last game that is behind us: over when we came or were ready for another, or seen to its end."""
        self._asked: dict[str, Asked] = {}
        self._outbox: asyncio.Queue[Asked] = asyncio.Queue()
        self._pace = Pace()
        self._socket: ClientConnection | None = None
        self._changed = asyncio.Event()
        self._welcomed = asyncio.Event()
        self._tries = 0
        self._task: asyncio.Task[None] | None = None
        self._failed: Exception | None = None

    # --- asking --------------------------------------------------------------------------------------------------

    async def sit(self, name: str, seat: int | None = None) -> None:
        """Sit down; while a game is on, at the seat that one has in it.

        Whoever has none wishes for one by this: `seat.seat` stays None until all who play have agreed.
        """
        await self.ask(messages.Sit(_id(), name, seat))

    async def ready(self, nonce: str | None = None) -> None:
        """Be ready for the next game. The nonce, any text, goes into its deal: by default a random one."""
        chosen = secrets.token_hex(8) if nonce is None else nonce
        assert self.table is not None
        if not self._on:
            self._past = self.table.games
        self.witness.sends(chosen, self.table)
        await self.ask(messages.Ready(_id(), chosen))

    async def act(self, action: str | Choice) -> None:
        """Act, as it is written or by one of `view.legal`; a Refused says which rule forbids it."""
        await self.ask(messages.Act(_id(), action.action if isinstance(action, Choice) else str(action)))

    async def say(self, text: str) -> None:
        """Say something."""
        await self.ask(messages.Say(_id(), text))

    def rules(self) -> Game:
        """The game that is played here, or UnknownGame with what to do."""
        assert self.table is not None
        try:
            return self.find(self.table.game)
        except UnknownGame:
            name = self.table.game
            told = f"this table plays {name!r}, which is not one of kibitz's own"
            told += ": hand its GAME in, as sit_down(…, game=GAME)"
            raise UnknownGame(told) from None

    async def view(self) -> View:
        """The whole view of one's seat, to think with."""
        assert self.table is not None
        return View.from_dict(self.rules(), await self.ask(messages.GetView(_id())))

    async def ask(self, message: messages.Request) -> Any:
        """Ask for anything; it is answered when it is done and stored. A Refused says why not.

        What the protocol does not allow is not sent, what is too long for this table not sent again: KibitzError.
        """
        if self._failed is not None:
            raise self._failed
        asked = self._asked[message.id] = Asked(message, _written(message))
        self._outbox.put_nowait(asked)
        try:
            return await asked.answer
        finally:
            self._asked.pop(message.id, None)

    async def proof(self) -> Verdict:
        """Whether the deal of the game that is over was fair, as far as this seat can prove it; and in words, why not.

        The secret must be the one that the table had committed to before our nonce was sent, our nonce must have gone
        into the deal, every card must have come from both, and what we were shown must be the game of the record.
        """
        if self.game is None or not self.over:
            raise KibitzError("whether a deal was fair can be proved when the game is over")
        number = self.game.number
        record = await _answer_at_last(f"{self.address}/api/tables/{self.id}/games/{number}")
        return await asyncio.to_thread(self.witness.proves, number, record.decode(errors="replace"))

    # --- being told ----------------------------------------------------------------------------------------------

    async def turns(self) -> AsyncIterator[View]:
        """A view whenever it is this seat's turn, until the game is over.

        It is of one game: of the one that is on, and between games of the next, for which it waits, however long others
        are not ready. Only a game that began since our `ready()` and is over by now has no turn any more. So for each
        game: `await seat.ready()`, unless `sit_down` has just done so, and then `turns()`.
        """
        assert self.table is not None
        while not self._on and self.table.games <= self._past:
            await self.changed()
        number = self.table.games
        while self._on == number:
            at = self.number
            view = await self.view() if self.my_turn else None
            if view is not None and view.legal and self._on == number:
                yield view
            elif self.number == at:
                await self.changed()
        self._past = number

    @property
    def _on(self) -> int:
        """The number of the game that is on, 0 between games."""
        return self.table.games if self.table is not None and self.table.phase == "playing" else 0

    @property
    def my_turn(self) -> bool:
        """Whether this seat may act."""
        return self.snapshot is not None and self.seat is not None and self.seat in self.snapshot.to_act

    @property
    def legal(self) -> tuple[messages.ActionInfo, ...]:
        """What this seat may do now."""
        return () if self.snapshot is None else self.snapshot.legal

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""
        return None if self.snapshot is None else self.snapshot.result

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

    def _hear(self, message: messages.AnyServerMessage) -> None:
        """Take in what the table says."""
        reply_to = getattr(message, "reply_to", "")
        match message:
            case messages.Welcome() | messages.Changed():
                self.number, self.table = message.number, message.table
                if message.you is not None:
                    self.seat, self.token = message.you.seat, message.you.token or self.token
                if message.game is not None:
                    self.game, self.piles = message.game, {}
                    self.told = message.game.since + len(message.game.events)
                    self.lesson = message.game.lesson
                    self._look(message.game.snapshot)
                elif isinstance(message, messages.Welcome):
                    self.game = self.snapshot = None
            case messages.Moved():
                self.number, self.told = message.number, message.since + len(message.events)
                self.lesson = message.lesson
                self._look(message.snapshot)
            case messages.Said():
                self.number = message.number
        self.witness.hears(message, self.seat)
        self._changed.set()
        asked = self._asked.get(reply_to)
        if asked is None or asked.answer.done():
            return
        if not isinstance(message, messages.Refused):
            asked.answer.set_result(message.value if isinstance(message, messages.Done) else message)
        elif message.clause == clause_id(TOO_FAST):
            self._send_later(asked)
        else:
            asked.answer.set_exception(Refused(message.clause, message.reason))

    def _send_later(self, asked: Asked) -> None:
        """It was too fast: it is sent again, under its old id. Talk has limits of its own, and slows nothing else."""
        if not isinstance(asked.message, messages.Say | messages.Signal | messages.React):
            self._pace.slow_down()
        asyncio.get_running_loop().call_later(asked.again, lambda: self._outbox.put_nowait(asked))
        asked.again = min(LATEST, 2 * asked.again)

    def _look(self, snapshot: messages.Snapshot) -> None:
        self.snapshot = snapshot
        self.piles.update({pile.name: pile for pile in snapshot.piles})

    # --- the connection ------------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Connect, and be welcomed."""
        self._task = asyncio.create_task(self._run())
        waiting = asyncio.create_task(self._welcomed.wait())
        try:
            await asyncio.wait([self._task, waiting], return_when=asyncio.FIRST_COMPLETED)
        finally:
            waiting.cancel()
        if self._failed is not None:
            raise self._failed

    async def close(self) -> None:
        """Leave the connection; the seat stays ours."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        self._fail(self._failed or KibitzError("the connection to the table was closed"))

    def _fail(self, error: Exception) -> None:
        """It cannot go on: nobody waits any longer."""
        self._failed = error
        self._changed.set()
        for asked in self._asked.values():
            if not asked.answer.done():
                asked.answer.set_exception(error)

    async def _run(self) -> None:
        """Be connected, again and again."""
        try:
            while True:
                why: Exception | None = None
                try:
                    await self._connect()
                except (OSError, WebSocketException) as error:
                    why = error
                self._tries += 1
                self._may_try_again(why)
                await asyncio.sleep(min(10, self._tries) * PAUSE)
        except Exception as error:  # also a fault of ours: whoever waits has to know
            self._fail(error)

    def _may_try_again(self, why: Exception | None) -> None:
        """After a connection that broke: KibitzError if it is given up."""
        if isinstance(why, ssl.SSLError) and not self._welcomed.is_set():
            plain = self.address.replace("https", "http", 1)
            raise KibitzError(f"{self.address} does not speak https as it should ({why}): try {plain}")
        most = TRIES if self._welcomed.is_set() else 1 if isinstance(why, TimeoutError) else FIRST_TRIES
        if self._tries >= most:
            what = str(why) or type(why).__name__ if why is not None else "it ends every connection"
            raise KibitzError(f"{self.address} does not answer ({what}): is `kibitz serve` running there?")

    async def _connect(self) -> None:
        """One connection, from hello to its end."""
        url = f"{self.address.replace('http', 'ws', 1)}/api/tables/{self.id}/live"
        async with connect(url, compression=None, max_size=MAX_BYTES, open_timeout=PATIENCE) as socket:
            number = self.game.number if self.game is not None else 0
            hello = messages.Hello(self.token, self.language, game=number, since=self.told, version=messages.VERSION)
            await socket.send(msgspec.json.encode(hello).decode())
            sending: asyncio.Task[None] | None = None
            try:
                async for text in socket:
                    self._tries = 0
                    message = _understood(text)
                    self._take_in(message)
                    if isinstance(message, messages.Welcome) and sending is None:
                        self._socket, sending = socket, asyncio.create_task(self._send(socket))
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code == CloseCode.MESSAGE_TOO_BIG:
                    self._give_up_the_longest(socket)
                raise
            finally:
                self._socket = None
                if sending is not None:
                    sending.cancel()

    def _give_up_the_longest(self, socket: ClientConnection) -> None:
        """A message was too long for the table, which does not say which: if any was, the longest."""
        sent = [asked for asked in self._asked.values() if asked.sent is socket and not asked.answer.done()]
        if sent:
            longest = max(sent, key=lambda asked: len(asked.text.encode()))
            size = len(longest.text.encode())
            longest.answer.set_exception(KibitzError(f"a message of {size} bytes is longer than this table takes"))

    def _take_in(self, message: messages.AnyServerMessage) -> None:
        """Take in a message; raise what ends all tries."""
        self._hear(message)
        if isinstance(message, messages.Welcome):
            if not self._welcomed.is_set():
                self._past = message.table.games - (message.table.phase == "playing")
            self._welcomed.set()
        elif isinstance(message, messages.Refused) and not self._welcomed.is_set():
            raise Refused(message.clause, message.reason)
        elif isinstance(message, messages.Bye) and not message.again:
            raise KibitzError(f"the table has ended the connection: {message.reason}")

    async def _send(self, socket: ClientConnection) -> None:
        """Send what is asked for, no faster than the table likes; first what an earlier connection did not answer."""
        self._outbox = asyncio.Queue()
        for asked in self._asked.values():
            self._outbox.put_nowait(asked)
        try:
            while True:
                asked = await self._outbox.get()
                await self._pace.keep(asked.message)
                if not asked.answer.done():
                    asked.sent = socket
                    await socket.send(asked.text)
        except ConnectionClosed:
            pass  # it is sent again when we are back
        except Exception as error:
            self._fail(error)


def _understood(text: str | bytes) -> messages.AnyServerMessage:
    """What a table says; KibitzError if that is nothing we know."""
    try:
        said: messages.AnyServerMessage = read(text)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise KibitzError(f"this client does not understand what the table says ({error}): update it") from None
    return said


def _written(message: messages.Request) -> str:
    """A message as it is sent; KibitzError if no table would understand it."""
    try:
        text = msgspec.json.encode(message)
        read_again(text)
    except (msgspec.MsgspecError, TypeError, ValueError, RecursionError) as error:
        raise KibitzError(f"the protocol does not allow {brief(message)}: {error}") from None
    return text.decode()


def _id() -> str:
    return secrets.token_urlsafe(12)


def read_link(link: str) -> tuple[str, str]:
    """The server's address and the table's id in a link."""
    address, slash, table = str(link).rstrip("/").partition("/t/")
    if not slash or not table or not _is_address(address):
        raise KibitzError(f"a table's link is http://…/t/…, not {brief(link)}")
    return address, table


def _is_address(address: str) -> bool:
    """Whether this names a host, and a port that there is, or none."""
    try:
        parts = urllib.parse.urlsplit(address)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and " " not in address and parts.port != 0
    except ValueError:
        return False


@contextlib.asynccontextmanager
async def watch(link: str, token: str = "", language: str = "en", game: Game | None = None) -> AsyncIterator[Seat]:
    """Be at a table, to look on or to go on with a seat that `token` holds.

    A `game` that is not one of kibitz's own is handed in: `game=kibitz.game("showdown")`.
    """
    seat = Seat(*read_link(link), token, language, game)
    try:
        await seat.open()
        yield seat
    finally:
        await seat.close()


@contextlib.asynccontextmanager
async def sit_down(
    link: str, name: str, seat: int | None = None, token: str = "", game: Game | None = None
) -> AsyncIterator[Seat]:
    """Sit down at a table and be ready to play. A `game` that is not one of kibitz's own is handed in.

    KibitzError where a game is on and those who play would have to agree: see `Seat.sit`.
    """
    async with watch(link, token, game=game) as place:
        if place.seat is None:
            await place.sit(name, seat)
        if place.seat is None:
            await place.ask(messages.Leave(_id()))  # nobody is left with the wish of one who goes
            told = f"a game is on at this table, and {name} has no seat in it: come when it is over"
            raise KibitzError(f"{told}, or look on with `watch` and ask those who play, by `seat.sit`")
        assert place.table is not None
        if place.table.phase != "playing" and not place.table.seats[place.seat].ready:
            await place.ready()
        yield place


async def open_table(address: str, game: str, seats: list[str], **more: Any) -> tuple[str, str]:
    """Open a table: `seats` names a bot for each seat, or "" for a free one. Returns its link and one's token.

    Whoever opens it sits down at the first free seat (`name="Ada"`), and has to come with the token for the game to
    begin: with `sit=False` all free seats are left to others. `messages.Create` has everything else that can be said.
    """
    server = str(address).rstrip("/")
    if not _is_address(server):
        raise KibitzError(f"a server's address is http://…, not {brief(address)}")
    url = f"{server}/api/tables"
    answer = await asyncio.to_thread(request, url, {"game": game, "seats": seats, **more})
    try:
        made = msgspec.convert(answer, messages.Created)
    except msgspec.ValidationError:
        raise KibitzError(f"{url} opens no table, but answers {brief(answer)}: is that `kibitz serve`?") from None
    return server + made.path, made.token


def request(url: str, body: Mapping[str, Any] | None = None, token: str = "") -> Any:
    """Ask a server by HTTP; a Refused says why not."""
    said = _answer_to(url, body, token)
    try:
        return json.loads(said)
    except ValueError:
        raise KibitzError(f"{url} answers {brief(said)}, which is no JSON: is that `kibitz serve`?") from None


class Unreachable(KibitzError):
    """A server was not there, or its answer was broken off: it may be asked again."""


async def _answer_at_last(url: str) -> bytes:
    """What a server answers; if a connection breaks it is asked again, as often as a table is."""
    for tries in range(1, TRIES):
        try:
            return await asyncio.to_thread(_answer_to, url)
        except Unreachable:
            await asyncio.sleep(min(10, tries) * PAUSE)
    return await asyncio.to_thread(_answer_to, url)


def _answer_to(url: str, body: Mapping[str, Any] | None = None, token: str = "") -> bytes:
    if not url.startswith("http"):
        raise KibitzError(f"a server's address begins with http, not {url!r}")
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    try:
        asked = urllib.request.Request(url, data, headers)  # noqa: S310  http, as checked above
        try:
            with urllib.request.urlopen(asked, timeout=10) as answer:  # noqa: S310  the same
                said: bytes = answer.read()
                return said
        except urllib.error.HTTPError as error:
            raise _refused(url, error.code, error.read()) from None
    except (OSError, HTTPException) as error:
        why = getattr(error, "reason", "") or str(error).strip() or type(error).__name__
        raise Unreachable(f"{url} cannot be reached ({why}): is `kibitz serve` running there?") from None


def _refused(url: str, status: int, said: bytes) -> KibitzError:
    """Why a server does not do what it was asked for."""
    try:
        problem = msgspec.json.decode(said, type=messages.Problem)
    except msgspec.MsgspecError:
        kind = Unreachable if status >= HTTPStatus.INTERNAL_SERVER_ERROR else KibitzError
        return kind(f"{url} answers {status}: {said[:100]!r}")
    return Refused(problem.clause, problem.reason)
