"""The registry of a process: its rooms in memory, the store, the bus and the bots behind them."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

import msgspec

from kibitz.errors import IllegalAction, KibitzError, UnknownGame
from kibitz.server.limits import PerAddress, network
from kibitz.server.metrics import TABLES
from kibitz.server.protocol import messages
from kibitz.server.protocol.refusals import BROKEN_TABLE, NO_CODE, NO_TABLE, NOT_FOUND, NOT_PLAYED, TOO_MANY, refused
from kibitz.server.room import entries
from kibitz.server.room.loading import load_room, open_room
from kibitz.server.room.repertoire import OWN, Repertoire
from kibitz.server.session.bots import Bots
from kibitz.server.session.bus import Bus, LocalBus, Note, Reaction, Saved
from kibitz.server.session.connection import LOG, encode
from kibitz.server.session.info import names_of
from kibitz.server.session.queues import ThreadQueue
from kibitz.server.session.replays import replay_of
from kibitz.server.session.session import NOTICE_SECONDS, Session
from kibitz.server.settings import Settings
from kibitz.server.store import store as stores
from kibitz.server.store.server_time import ServerTime
from kibitz.server.store.store import Store, StoreFailed
from kibitz.server.store.writer import Writer
from kibitz.server.tokens import CODE_SECONDS, DAY, Guest, Key, code_hash, keys_at, new_code, new_guest, read, sign

LISTED_SECONDS = 3600.0
"""Open tables that were not touched for so many seconds are not listed."""
MAX_LISTED = 100
MAX_GAMES = 2**31
"""Numbers of games beyond this are none."""
HOUSEKEEPING_SECONDS = 60.0
CONNECTIONS_AT_FULL_SPEED = 10
"""An address may send as much as so many connections may, however many it has."""
COSTLY_PER_MINUTE, COSTLY_BURST = 120, 40
"""Questions that take long to answer, by address: to the coach, what one may do, another language, a whole game."""
REPLAY_THREADS = 1
"""Replays that are made at the same time."""
CHECK_SECONDS = 1.0
"""Seconds for which it is known that the store can be written to, however often that is asked."""


class Registry:
    """All that one process knows of its tables."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        bus: Bus | None = None,
        bots: Bots | None = None,
        wall: Callable[[], float] = time.time,
        repertoire: Repertoire = OWN,
    ) -> None:
        self.store, self.settings, self.wall, self.repertoire = store, settings, wall, repertoire
        self.now = ServerTime(None, wall)
        self.bus = bus or LocalBus()
        self.bots = bots or Bots(settings.bot_processes, repertoire)
        self.node = secrets.token_hex(8)
        self.writer = Writer(store, settings.commit_ms / 1000)
        self.rooms: dict[str, Session] = {}
        self.loading: dict[str, asyncio.Future[Session]] = {}
        self.keys: list[Key] = []
        self.tasks: set[asyncio.Task[Any]] = set()
        self.running: list[asyncio.Task[None]] = []
        self.stopping = False
        self.fault = ""
        """What has ended that must not: nothing is right any more."""
        self.on_fault: Callable[[], None] = lambda: None
        self.messages = PerAddress(
            60 * CONNECTIONS_AT_FULL_SPEED * settings.messages_per_second,
            burst=CONNECTIONS_AT_FULL_SPEED * settings.message_burst,
        )
        self.costly = PerAddress(COSTLY_PER_MINUTE, burst=COSTLY_BURST)
        self.replaying = ThreadQueue(REPLAY_THREADS)
        self.checked, self.checking = -CHECK_SECONDS, asyncio.Lock()

    # --- beginning and ending ----------------------------------------------------------------------------------------

    async def start(self) -> None:
        """Begin to serve."""
        self.now = ServerTime(await self.store.clock(), self.wall)
        await self.store.beat(self.now.moment())
        await self._renew_keys()
        self.bus.listen(self.node, self._hear)
        await self.bots.warm_up()
        self.running = [self._watched(self.writer.run(), "saving"), self._watched(self._housekeeping(), "housekeeping")]

    def _watched(self, work: Coroutine[Any, Any, None], name: str) -> asyncio.Task[None]:
        """Something that runs as long as we serve; if it ends before, we say so and stop."""

        def ended(task: asyncio.Task[None]) -> None:
            if not self.stopping:
                why = None if task.cancelled() else task.exception()
                LOG.critical("%s has ended: the server stops", name, exc_info=why)
                self.fault = name
                self.on_fault()

        task = asyncio.create_task(work, name=name)
        task.add_done_callback(ended)
        return task

    async def check(self) -> None:
        """StoreFailed unless all is well: what has to run runs, and the store can be written to."""
        async with self.checking:
            if self.fault:
                raise StoreFailed(f"{self.fault} has ended")
            if time.monotonic() - self.checked >= CHECK_SECONDS:
                await self.store.beat(self.now.moment())
                self.checked = time.monotonic()

    def say_goodbye(self) -> None:
        """Say goodbye to everybody."""
        for session in list(self.rooms.values()):
            for connection in session.connections:
                connection.end("the server stops", True)

    async def stop(self) -> None:
        """Save what is left, and end."""
        self.stopping = True
        await self.bus.close(self.node)
        self.say_goodbye()
        saving, *others = self.running
        ending = [*self.tasks, *others]
        for task in ending:
            task.cancel()
        await asyncio.gather(*ending, return_exceptions=True)
        await self.writer.stop(saving)
        with suppress(KibitzError):  # it may be the reason why we stop
            await self.store.beat(self.now.moment())
        self.bots.close()
        self.replaying.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something run beside everything else, until we stop."""
        if self.stopping:
            work.close()
            return
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _renew_keys(self) -> None:
        kept = await self.store.keys()
        self.keys = keys_at(kept, self.now())
        if self.keys != kept:
            await self.store.set_keys(self.keys)

    async def _housekeeping(self) -> None:
        """Now and then: rooms that nobody uses leave the memory, tables that nobody wants leave the store."""
        while True:
            await asyncio.sleep(min(HOUSEKEEPING_SECONDS, max(0.1, 60 * self.settings.idle_minutes)))
            idle = time.monotonic() - 60 * self.settings.idle_minutes
            for session in [
                session for session in self.rooms.values() if self._is_idle(session) and session.left_at < idle
            ]:
                self.forget(session)
            try:
                await self.store.beat(self.now.moment())
                await self._renew_keys()
                cleared = await self._sweep()
            except KibitzError as error:
                LOG.warning("could not clear away", extra={"why": str(error)})
                continue
            if cleared:
                LOG.info("cleared away", extra={"tables": cleared})

    async def _sweep(self) -> int:
        """Clear tables away; those in memory are in use, and the store is told so in time."""
        now, keep = self.now(), self.settings.keep_days * DAY
        in_use = [session for session in self.rooms.values() if now - session.noticed > min(NOTICE_SECONDS, keep / 4)]
        for session in in_use:
            session.noticed = now
        return await self.store.sweep(now - keep, now, [session.room.id for session in in_use])

    @staticmethod
    def _is_idle(session: Session) -> bool:
        """Whether a room could leave the memory: nobody is there, and all of it is stored."""
        return not session.connections and not session.saving

    # --- guests ------------------------------------------------------------------------------------------------------

    def known(self, token: str) -> Guest | None:
        """Whoever a token names; None if it is not a good one."""
        return read(self.keys, token, self.now()) if token else None

    def guest(self, token: str) -> Guest:
        """Whoever a token names; somebody new, if it is not a good one."""
        known = self.known(token)
        if known is not None:
            return known
        made = new_guest()
        return Guest(made, sign(self.keys, made, self.now()))

    async def code_for(self, guest: str, table: str) -> messages.Code:
        """A code by which another device becomes the same guest."""
        code = new_code()
        await self.store.put_code(code_hash(code), guest, self.now() + CODE_SECONDS, table)
        return messages.Code(code, CODE_SECONDS)

    async def owner(self, code: str) -> messages.Owner:
        """Whose code this is; it is not used up by that."""
        _, name, table = await self._read_code(code, use=False)
        return messages.Owner(name, table)

    async def redeem(self, code: str) -> messages.Redeemed:
        """The token of the guest whose code this is."""
        guest, name, table = await self._read_code(code, use=True)
        return messages.Redeemed(sign(self.keys, guest, self.now()), name, table)

    async def _read_code(self, code: str, use: bool) -> tuple[str, str, str]:
        """The guest whose code this is, how they are called where they asked for it, and where that is."""
        found = await self.store.code(code_hash(code), self.now(), use)
        if found is None:
            raise refused(NO_CODE)
        guest, table = found
        try:
            room = (await self.session(table)).room if table else None
        except IllegalAction:  # the table is no more, or never was
            room = None
        seat = room.seat_of(guest) if room is not None else None
        return (guest, room.seats[seat].name, table) if room is not None and seat is not None else (guest, "", "")

    # --- tables ------------------------------------------------------------------------------------------------------

    async def open(self, guest: Guest, asked: messages.Create) -> messages.Created:
        """A new table; KibitzError says what about it cannot be."""
        self._make_room()
        name = secrets.token_hex(12)  # letters and digits alone: in whatever carries a link it stays whole
        room, made = open_room(name, self.now, guest.id, asked, self.repertoire)
        session = Session(self, room)
        saved: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def then(error: Exception | None) -> None:
            if saved.done():  # whoever asked has gone
                return
            if error is None:
                saved.set_result(None)
            else:
                saved.set_exception(error)

        session.save(made, 0, then)
        await saved
        self._keep(session)
        return messages.Created(name, f"/t/{name}", guest.token, room.commitment)

    async def session(self, table: str) -> Session:
        """A table, from memory or from the store; a refusal if there is none."""
        if table in self.rooms:
            return self.rooms[table]
        if table not in self.loading:
            self.loading[table] = asyncio.ensure_future(self._load(table))
            self.loading[table].add_done_callback(lambda _: self.loading.pop(table, None))
        return await asyncio.shield(self.loading[table])  # one who goes does not take it from others who wait

    async def _load(self, table: str) -> Session:
        self._make_room()
        games, rows = await self.store.load(table)
        if not rows:
            raise refused(NO_TABLE)
        try:
            room = load_room(
                table, self.now, ((r.number, r.at, entries.read(r.body)) for r in rows), games, self.repertoire
            )
        except UnknownGame as error:
            LOG.warning("a table's game is not listed", extra={"table": table[:6], "why": str(error)})
            raise refused(NOT_PLAYED) from None
        except Exception:  # whatever is wrong with it, those who come are told so, and no other table is harmed
            LOG.exception("a log does not load", extra={"table": table[:6]})
            raise refused(BROKEN_TABLE) from None
        return self._keep(Session(self, room))

    def _make_room(self) -> None:
        """Make room for one more table in memory: the one that nobody has used for longest goes; or a refusal."""
        if len(self.rooms) >= self.settings.most_tables:
            idle = [session for session in self.rooms.values() if self._is_idle(session)]
            if not idle:
                raise refused(TOO_MANY)
            self.forget(min(idle, key=lambda session: session.left_at))

    def _keep(self, session: Session) -> Session:
        self.rooms[session.room.id] = session
        TABLES.set(len(self.rooms))
        return session

    def forget(self, session: Session) -> None:
        """Let a room leave the memory; whatever it was is in the store."""
        if self.rooms.get(session.room.id) is session:
            del self.rooms[session.room.id]
        if session.timer is not None:
            session.timer.cancel()
        TABLES.set(len(self.rooms))

    async def open_tables(self) -> list[messages.OpenTable]:
        """The tables that anybody may sit down at."""
        listed = await self.store.open_tables(self.now() - LISTED_SECONDS, MAX_LISTED)
        return [msgspec.json.decode(shown, type=messages.OpenTable) for _, shown in listed]

    async def closed(self, table: str, game: int) -> entries.Closed:
        """A table's n-th game, when it is over: its record, and who played it."""
        body = await self.store.closed(table, game) if 0 < game < MAX_GAMES else None
        if body is None:
            session = await self.session(table)
            raise refused(NOT_FOUND, most=session.room.games - (session.room.phase == "playing"))
        try:
            closed = entries.read(body)
        except msgspec.MsgspecError:
            raise refused(BROKEN_TABLE) from None
        assert isinstance(closed, entries.Closed)
        return closed

    async def replay(
        self, table: str, game: int, seat: int | None, everything: bool, language: str, address: str
    ) -> bytes:
        """A game that is over, moment by moment, as JSON; told when it is this address's turn."""
        closed, find = await self.closed(table, game), self.repertoire.find_game
        names = names_of(closed.seats, language)
        return await self.replaying.run(
            network(address),
            lambda: msgspec.json.encode(replay_of(closed.record, game, seat, everything, language, names, find)),
        )

    async def remember(self, session: Session, guest: str) -> None:
        """What a guest has asked for at a table before is known before they ask for anything: nothing is done twice."""
        if guest not in session.known:
            await session.saved()
            requests = await self.store.requests(session.room.id, guest)
            session.room.remember(guest, requests)
            session.known.add(guest)
            if len(requests) >= stores.MAX_REQUESTS:
                session.partly_known.add(guest)

    # --- other nodes -------------------------------------------------------------------------------------------------

    def react(self, session: Session, message: messages.Reacted) -> None:
        """Show a reaction to everybody."""
        text = encode(message)
        session.post([(connection, (text,)) for connection in session.connections])
        self.bus.publish(Reaction(session.room.id, text.decode(), self.node))

    def _hear(self, note: Note) -> None:
        """Another node says something about a table."""
        session = self.rooms.get(note.table)
        if session is None:
            return
        if isinstance(note, Reaction):
            session.post([(connection, (note.message.encode(),)) for connection in session.connections])
        elif isinstance(note, Saved) and note.number > session.room.number:
            self.spawn(self._catch_up(session))

    async def _catch_up(self, session: Session) -> None:
        """Read what another node has written to a table."""
        try:
            for row in await self.store.since(session.room.id, session.room.number):
                if row.number == session.room.number + 1:
                    session.room.apply_entry(entries.read(row.body), row.at)
        except Exception:  # it does not answer, or what it says does not go on from here
            LOG.exception("could not catch up", extra={"table": session.room.id[:6]})
            session.abandon()
        else:
            session.refresh()
