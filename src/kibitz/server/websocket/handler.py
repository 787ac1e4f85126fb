"""One connection to a table: hello, then messages until somebody leaves. Whatever comes, the table is not harmed."""

from __future__ import annotations

import asyncio
import contextlib

import msgspec
from starlette.types import Receive, Send

from kibitz.errors import IllegalAction, KibitzError
from kibitz.server.limits import Bucket, network
from kibitz.server.metrics import MESSAGES_OF, REFUSED
from kibitz.server.protocol import messages
from kibitz.server.protocol.refusals import (
    NO_COACH,
    NO_GAME,
    NOT_SEATED,
    NOT_UNDERSTOOD,
    OTHER_VERSION,
    TOO_FAST,
    WRONG,
    as_refusal,
    refused,
)
from kibitz.server.room.requests import heard_as, may_react
from kibitz.server.session.connection import LOG, Connection, encode
from kibitz.server.session.info import may_watch, names_of
from kibitz.server.session.presenter import explained
from kibitz.server.session.queues import Asker
from kibitz.server.session.registry import Registry
from kibitz.server.session.session import Session
from kibitz.server.tokens import Guest
from kibitz.server.websocket.fast_path import SocketProtocol
from kibitz.text.catalogue import LANGUAGES
from kibitz.text.sentences import named

HELLO_SECONDS = 10.0
"""Seconds in which a client has to say hello."""
MAX_WARNINGS = 200
"""How often a client is told that it is too fast before it is cut off."""
ADVICE_COST = 3.0
"""The coach's word costs as much as so many messages."""

TRY_AGAIN, NO_SUCH_TABLE, TOO_SLOW, BAD_CLIENT = 4000, 4004, 4008, 4009
"""Codes with which a connection is closed."""

read = msgspec.json.Decoder(messages.AnyClientMessage).decode


class Gone(Exception):
    """The client has closed the connection, or it broke."""


class Socket:
    """A WebSocket as ASGI has it: texts in and out. (A framework's is nicer, and takes half as much time again.)"""

    def __init__(self, receive: Receive, send: Send, fast_path: SocketProtocol | None = None) -> None:
        self.receive, self._send, self.fast_path = receive, send, fast_path

    async def text(self) -> str:
        """The next text; "" for what is none."""
        got = await self.receive()
        if got["type"] == "websocket.disconnect":
            raise Gone
        return got.get("text") or ""

    async def send(self, text: bytes) -> None:
        """Send a text."""
        try:
            await self._send({"type": "websocket.send", "text": text.decode()})
        except (OSError, RuntimeError):
            raise Gone from None

    async def close(self, code: int, reason: str = "") -> None:
        """Close it."""
        with contextlib.suppress(OSError, RuntimeError):
            await self._send({"type": "websocket.close", "code": code, "reason": reason})


async def serve(websocket: Socket, registry: Registry, table: str, address: str = "?") -> None:
    """Serve a connection from hello to its end."""
    speaks = "en"
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            hello = _hello(await websocket.text())
        speaks = hello.language
        if hello.version != messages.VERSION:  # a page that was open when the server was renewed, or an old program
            raise refused(OTHER_VERSION, version=messages.VERSION)
        session, guest = await _arrive(registry, table, hello.token)
    except IllegalAction as refusal:
        await _refuse(websocket, refusal, speaks)
        return
    except KibitzError as error:  # the store does not answer
        await _refuse(websocket, as_refusal(error), speaks, TRY_AGAIN)
        return
    except (Gone, TimeoutError):
        return
    name = " ".join(hello.name.split())
    shown = name if name.isprintable() else ""
    most = registry.settings.most_waiting
    connection = Connection(guest.id, hello.language, hello.tell, most, shown, network(address))
    if websocket.fast_path is not None:  # from the first message on, so that none overtakes another
        connection.write, connection.cut = websocket.fast_path.write, websocket.fast_path.cut
    sending = asyncio.create_task(_send(websocket, connection))
    try:
        if session.failed:
            connection.end("reload", True)
        else:
            session.enter(connection, hello, guest.token)
            await _listen(websocket, Listener(session, connection, address))
    except Gone:
        pass
    finally:
        session.exit(connection)
        if connection.closing is None and not connection.too_slow:
            sending.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await sending


async def _arrive(registry: Registry, table: str, token: str) -> tuple[Session, Guest]:
    """The table, and who comes."""
    known = registry.known(token)
    while True:
        session = await registry.session(table)
        if known is not None:
            await registry.remember(session, known.id)
        if registry.rooms.get(table) is session:  # it may have left the memory meanwhile
            return session, known or registry.guest("")


def _hello(text: str) -> messages.Hello:
    """The first message, or why it will not do."""
    try:
        hello = read(text)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise refused(NOT_UNDERSTOOD, why=str(error)) from None
    if not isinstance(hello, messages.Hello):
        raise refused(NOT_UNDERSTOOD, why="say hello first")
    return hello if hello.language in LANGUAGES else msgspec.structs.replace(hello, language="en")


class Unwelcome(messages.Refused, frozen=True, tag="refused"):
    """The refusal of a hello, which also those read who speak version 1: there an answer has to have `done`."""

    done: str


async def _refuse(websocket: Socket, refusal: IllegalAction, language: str, code: int = NO_SUCH_TABLE) -> None:
    """Say why not, and close."""
    said = refusal.say(language)
    with contextlib.suppress(Gone):
        await websocket.send(encode(Unwelcome("", refusal.clause, said, "")))
        await websocket.send(encode(messages.Bye(said, code == TRY_AGAIN)))
        await websocket.close(code)


async def _send(websocket: Socket, connection: Connection) -> None:
    """Send what waits, one message after another; at the end, close."""
    try:
        while True:
            while connection.waiting:
                await websocket.send(connection.waiting.popleft())
            if connection.too_slow:
                await websocket.close(TOO_SLOW, "too slow")
                return
            if connection.closing is not None:
                await websocket.send(encode(connection.closing))
                await websocket.close(TRY_AGAIN if connection.closing.again else BAD_CLIENT)
                return
            connection.wake.clear()
            await connection.wake.wait()
    except Gone:
        pass


async def _listen(websocket: Socket, listener: Listener) -> None:
    """Whatever a client says, one message after another, until it goes."""
    if websocket.fast_path is not None:
        websocket.fast_path.hear = listener.hear
    while listener.connection.closing is None:
        listener.hear(await websocket.text())


class Listener:
    """Hears what a client says."""

    def __init__(self, session: Session, connection: Connection, address: str = "?") -> None:
        self.session, self.connection, self.address = session, connection, address
        settings = session.registry.settings
        self.shared = session.registry.messages.bucket(address)
        self.bucket, self.warned = Bucket(settings.messages_per_second, settings.message_burst), 0

    def hear(self, text: str) -> None:
        """Do what a message asks for, or say why not."""
        connection, request = self.connection, ""
        if connection.closing is not None or connection.too_slow:
            return
        try:
            if not self.bucket.take():
                self.warn()
            message = _read(text)
            if not self.is_play(message) and not self.shared.take():
                self.warn()
            MESSAGES_OF[type(message)].inc()
            request = message.id
            self.answer(message)
        except IllegalAction as refusal:
            self.refuse(request or _id_of(text), refusal)
        except Exception:
            self.fall()

    def fall(self) -> None:
        """A fault of ours: this table begins again from what is stored, and no other is harmed."""
        LOG.exception("a fault", extra={"game": self.session.room.game.id, "table": self.session.room.id[:6]})
        self.session.abandon()

    def warn(self) -> None:
        """Too fast: that is said a number of times."""
        self.warned += 1
        if self.warned > MAX_WARNINGS:
            self.connection.end("too fast", False)
        raise refused(TOO_FAST)

    def is_play(self, message: messages.Request) -> bool:
        """Whether a player acts or leaves: no neighbour at their address keeps them from that, only their own rate."""
        if not isinstance(message, (messages.Act, messages.Leave)):
            return False
        return self.session.room.seat_of(self.connection.guest) is not None

    def refuse(self, request: str, refusal: IllegalAction) -> None:
        """Say why not."""
        REFUSED.labels(refusal.clause).inc()
        with named(names_of(self.session.room.seats, self.connection.speaks)):
            said = refusal.say(self.connection.speaks)
        self.connection.tell(messages.Refused(request, refusal.clause, said))

    def answer(self, message: messages.Request) -> None:
        """Do what a message asks for; an IllegalAction says why not."""
        session, connection, room = self.session, self.connection, self.session.room
        match message:
            case messages.React(reaction=reaction):
                may_react(room, connection.guest, reaction)
                name = heard_as(room, connection.guest, connection.name)
                session.registry.react(session, messages.Reacted(name, reaction, room.seat_of(connection.guest)))
                connection.tell(messages.Done(message.id, room.number))
            case messages.SetLanguage(language=language):
                if language not in LANGUAGES:
                    raise refused(NOT_UNDERSTOOD, why=f"languages are {', '.join(LANGUAGES)}")
                self.pay(ADVICE_COST)  # the whole game is told anew
                connection.speaks = language
                connection.language = language if connection.language is not None else None
                session.tell_when_saved([(connection, session.welcome(connection, 0, "", message.id))])
            case messages.GetView():
                seat = room.seat_of(connection.guest)
                if room.table is None or not may_watch(room, seat):
                    raise refused(NO_GAME)
                view = room.table.view(seat).as_dict()
                session.tell_when_saved([(connection, messages.Done(message.id, room.number, view))])
            case messages.Explain():
                seat = room.seat_of(connection.guest)
                if seat is None:
                    raise refused(NOT_SEATED)
                if room.table is None:
                    raise refused(NO_GAME)
                self.pay(ADVICE_COST)
                session.tell_when_saved([(connection, explained(room, seat, message.id, connection.speaks))])
            case messages.GetAdvice():
                self.pay(ADVICE_COST)
                session.registry.spawn(self.advise(message.id))
            case _ if connection.guest in session.partly_known:
                session.registry.spawn(self.look_up(message))
            case _:
                session.ask(connection, message)

    def pay(self, cost: float) -> None:
        """What takes the server long may be asked for less often, also by many connections of one address."""
        if not self.bucket.take(cost) or not self.session.registry.costly.take(self.address):
            raise refused(TOO_FAST)

    async def look_up(self, message: messages.Request) -> None:
        """Do something unless it was done, longer ago than is remembered; one after another, as they were asked."""
        session, connection = self.session, self.connection
        try:
            async with session.looking_up:
                before = await session.registry.store.request(session.room.id, connection.guest, message.id)
                if before is None:
                    session.ask(connection, message)
                else:
                    connection.tell(messages.Done(message.id, before))
        except KibitzError as error:
            self.refuse(message.id, as_refusal(error))
        except Exception:
            self.fall()

    async def advise(self, request: str) -> None:
        """What the coach says, if it may be asked, and if it still matters when it is ready."""
        session, room = self.session, self.session.room
        seat, table = room.seat_of(self.connection.guest), room.table
        try:
            if seat is None:
                raise refused(NOT_SEATED)
            if not room.coached:
                raise refused(NO_COACH)
            if table is None or seat not in table.to_act:
                raise refused(NO_GAME)
            number, at, language = room.number, len(table.actions), self.connection.speaks

            def matters() -> bool:
                return self.connection in session.connections and room.table is table and len(table.actions) == at

            asker = Asker(str(id(self)), self.connection.address)  # who asks again no longer waits for what was before
            view, names = table.view(seat), names_of(room.seats, language)
            advice = await session.registry.bots.advise(view, names, language, asker, matters)
            self.connection.tell(messages.Advised(request, number, advice if matters() else None))
        except KibitzError as error:
            self.refuse(request, as_refusal(error))
        except Exception:
            self.fail(request)

    def fail(self, request: str) -> None:
        """A fault of ours, of which nothing but the answer has come to harm."""
        LOG.exception("a fault", extra={"game": self.session.room.game.id})
        self.refuse(request, refused(WRONG, why="something went wrong here; try again"))


def _read(text: str) -> messages.Request:
    """A message, or why it is not understood."""
    try:
        message = read(text)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise refused(NOT_UNDERSTOOD, why=str(error)) from None
    if not isinstance(message, messages.Request):
        raise refused(NOT_UNDERSTOOD, why="hello was said already")
    return message


class _Any(msgspec.Struct):
    id: str = ""


def _id_of(text: str) -> str:
    """The id of a message that is not understood otherwise, so that whoever sent it knows which one it was."""
    try:
        return msgspec.json.decode(text, type=_Any).id[:40]
    except (msgspec.MsgspecError, RecursionError):
        return ""
