"""A place at a table, or beside it, and the connection that it has there."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import ssl
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.frames import CloseCode

from kibitz.client import retrying
from kibitz.client.http import Refused, answer_at_last
from kibitz.client.pace import Pace
from kibitz.client.witness import Witness
from kibitz.errors import KibitzError, UnknownGame, brief
from kibitz.games import find_among
from kibitz.kernel.clauses import clause_id
from kibitz.kernel.game import Game
from kibitz.kernel.record import Verdict
from kibitz.kernel.views.view import Choice, Result, View
from kibitz.server.protocol import messages
from kibitz.server.protocol.refusals import TOO_FAST

OPEN_SECONDS = 10.0
"""How long until a server that takes a connection has to answer. The first time it is not asked again after that."""
MAX_MESSAGE_BYTES = 2**22
RESEND_SECONDS, MAX_RESEND_SECONDS = 0.5, 10.0
"""How long until something is sent again that was too fast: each time twice as long, up to the latter."""

read = msgspec.json.Decoder(messages.AnyServerMessage).decode
read_again = msgspec.json.Decoder(messages.AnyClientMessage).decode


@dataclass
class Asked:
    """Something that was asked for and is not answered yet."""

    message: messages.Request
    text: str
    """As it is sent."""
    answer: asyncio.Future[Any] = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    resend_seconds: float = RESEND_SECONDS
    sent: ClientConnection | None = None
    """Where it was sent last."""


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
        await self.ask(messages.Sit(new_id(), name, seat))

    async def ready(self, nonce: str | None = None) -> None:
        """Be ready for the next game. The nonce, any text, goes into its deal: by default a random one."""
        chosen = secrets.token_hex(8) if nonce is None else nonce
        assert self.table is not None
        if not self._on:
            self._past = self.table.games
        self.witness.sends(chosen, self.table)
        await self.ask(messages.Ready(new_id(), chosen))

    async def act(self, action: str | Choice) -> None:
        """Act, as it is written or by one of `view.legal`; a Refused says which rule forbids it."""
        await self.ask(messages.Act(new_id(), action.action if isinstance(action, Choice) else str(action)))

    async def say(self, text: str) -> None:
        """Say something."""
        await self.ask(messages.Say(new_id(), text))

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
        return View.from_dict(self.rules(), await self.ask(messages.GetView(new_id())))

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
        record = await answer_at_last(f"{self.address}/api/tables/{self.id}/games/{number}")
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
        asyncio.get_running_loop().call_later(asked.resend_seconds, lambda: self._outbox.put_nowait(asked))
        asked.resend_seconds = min(MAX_RESEND_SECONDS, 2 * asked.resend_seconds)

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
                await retrying.pause(self._tries)
        except Exception as error:  # also a fault of ours: whoever waits has to know
            self._fail(error)

    def _may_try_again(self, why: Exception | None) -> None:
        """After a connection that broke: KibitzError if it is given up."""
        if isinstance(why, ssl.SSLError) and not self._welcomed.is_set():
            plain = self.address.replace("https", "http", 1)
            raise KibitzError(f"{self.address} does not speak https as it should ({why}): try {plain}")
        first = 1 if isinstance(why, TimeoutError) else retrying.MAX_FIRST_TRIES
        most = retrying.MAX_TRIES if self._welcomed.is_set() else first
        if self._tries >= most:
            what = str(why) or type(why).__name__ if why is not None else "it ends every connection"
            raise KibitzError(f"{self.address} does not answer ({what}): is `kibitz serve` running there?")

    async def _connect(self) -> None:
        """One connection, from hello to its end."""
        url = f"{self.address.replace('http', 'ws', 1)}/api/tables/{self.id}/live"
        async with connect(url, compression=None, max_size=MAX_MESSAGE_BYTES, open_timeout=OPEN_SECONDS) as socket:
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


def new_id() -> str:
    """What something is asked for by, so that it is done once."""
    return secrets.token_urlsafe(12)
