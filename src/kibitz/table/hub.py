"""The hub of a process: its rooms in memory, the store, the bus and the bots behind them."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Coroutine
from typing import Any

import msgspec

from kibitz.table import entries as log
from kibitz.table import messages as say
from kibitz.table.bots import Bots
from kibitz.table.bus import Bus, LocalBus, Note, Reaction, Saved
from kibitz.table.live import LOG, Live, encode
from kibitz.table.metrics import TABLES
from kibitz.table.opening import load_room, open_room
from kibitz.table.refusals import NO_CODE, NO_TABLE, NOT_FOUND, TOO_MANY, refused
from kibitz.table.saving import Saver
from kibitz.table.settings import Settings
from kibitz.table.store import Store, StoreFailed
from kibitz.table.tokens import CODE_SECONDS, DAY, Guest, Key, code_hash, keys_at, new_code, new_guest, read, sign

LISTED = 3600.0
"""Open tables that were not touched for so many seconds are not listed."""
MOST_LISTED = 100
MOST_GAMES = 2**31
"""Numbers of games beyond this are none."""
HOUSEKEEPING = 60.0


class Hub:
    """All that one process knows of its tables."""

    def __init__(self, store: Store, settings: Settings, bus: Bus | None = None, bots: Bots | None = None) -> None:
        self.store, self.settings = store, settings
        self.bus = bus or LocalBus()
        self.bots = bots or Bots(settings.bot_processes)
        self.node = secrets.token_hex(8)
        self.saver = Saver(store, settings.commit_ms / 1000)
        self.rooms: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Future[Live]] = {}
        self.keys: list[Key] = []
        self.tasks: set[asyncio.Task[Any]] = set()
        self.running: list[asyncio.Task[None]] = []
        self.stopping = False

    # --- beginning and ending ----------------------------------------------------------------------------------------

    async def start(self) -> None:
        """Begin to serve."""
        await self._renew_keys()
        self.bus.listen(self.node, self._hear)
        self.running = [asyncio.create_task(self.saver.run()), asyncio.create_task(self._keep_house())]

    def farewell(self) -> None:
        """Say goodbye to everybody."""
        for live in list(self.rooms.values()):
            for connection in live.connections:
                connection.end("the server stops", True)

    async def stop(self) -> None:
        """Save what is left, and end."""
        self.stopping = True
        await self.bus.close(self.node)
        self.farewell()
        saving, *others = self.running
        ending = [*self.tasks, *others]
        for task in ending:
            task.cancel()
        await asyncio.gather(*ending, return_exceptions=True)
        await self.saver.stop(saving)
        self.bots.close()

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something run beside everything else, until we stop."""
        if self.stopping:
            work.close()
            return
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _renew_keys(self) -> None:
        kept = await self.store.keys()
        self.keys = keys_at(kept, time.time())
        if self.keys != kept:
            await self.store.set_keys(self.keys)

    async def _keep_house(self) -> None:
        """Now and then: rooms that nobody uses leave the memory, tables that nobody wants leave the store."""
        while True:
            await asyncio.sleep(min(HOUSEKEEPING, max(0.1, 60 * self.settings.idle_minutes)))
            idle = time.monotonic() - 60 * self.settings.idle_minutes
            for live in [live for live in self.rooms.values() if not live.connections and live.left_at < idle]:
                if not live.saving:
                    self.forget(live)
            try:
                await self._renew_keys()
                cleared = await self.store.sweep(time.time() - self.settings.keep_days * DAY, time.time())
            except StoreFailed as error:
                LOG.warning("could not clear away", extra={"why": str(error)})
                continue
            if cleared:
                LOG.info("cleared away", extra={"tables": cleared})

    # --- guests ------------------------------------------------------------------------------------------------------

    def known(self, token: str) -> Guest | None:
        """Whoever a token names; None if it is not a good one."""
        return read(self.keys, token, time.time()) if token else None

    def guest(self, token: str) -> Guest:
        """Whoever a token names; somebody new, if it is not a good one."""
        known = self.known(token)
        if known is not None:
            return known
        made = new_guest()
        return Guest(made, sign(self.keys, made, time.time()))

    async def code_for(self, guest: str) -> say.Code:
        """A code by which another device becomes the same guest."""
        code = new_code()
        await self.store.put_code(code_hash(code), guest, time.time() + CODE_SECONDS)
        return say.Code(code, CODE_SECONDS)

    async def redeem(self, code: str) -> say.Token:
        """The token of the guest whose code this is."""
        guest = await self.store.take_code(code_hash(code), time.time())
        if guest is None:
            raise refused(NO_CODE)
        return say.Token(sign(self.keys, guest, time.time()))

    # --- tables ------------------------------------------------------------------------------------------------------

    async def open(self, guest: Guest, asked: say.Create) -> say.Created:
        """A new table; KibitzError says what about it cannot be."""
        if len(self.rooms) >= self.settings.most_tables:
            raise refused(TOO_MANY)
        name = secrets.token_urlsafe(12)
        room, made = open_room(name, time.time, guest.id, asked)
        live = Live(self, room)
        saved: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def then(error: Exception | None) -> None:
            if saved.done():  # whoever asked has gone
                return
            if error is None:
                saved.set_result(None)
            else:
                saved.set_exception(error)

        live.save(made, 0, then)
        await saved
        self._keep(live)
        return say.Created(name, f"/t/{name}", guest.token)

    async def live(self, table: str) -> Live:
        """A table, from memory or from the store; a refusal if there is none."""
        if table in self.rooms:
            return self.rooms[table]
        if table not in self.loading:
            self.loading[table] = asyncio.ensure_future(self._load(table))
            self.loading[table].add_done_callback(lambda _: self.loading.pop(table, None))
        return await asyncio.shield(self.loading[table])  # one who goes does not take it from others who wait

    async def _load(self, table: str) -> Live:
        if len(self.rooms) >= self.settings.most_tables:
            raise refused(TOO_MANY)
        games, rows = await self.store.load(table)
        if not rows:
            raise refused(NO_TABLE)
        room = load_room(table, time.time, ((r.number, r.at, log.read(r.body)) for r in rows), games)
        return self._keep(Live(self, room))

    def _keep(self, live: Live) -> Live:
        self.rooms[live.room.id] = live
        TABLES.set(len(self.rooms))
        return live

    def forget(self, live: Live) -> None:
        """Let a room leave the memory; whatever it was is in the store."""
        if self.rooms.get(live.room.id) is live:
            del self.rooms[live.room.id]
        if live.timer is not None:
            live.timer.cancel()
        TABLES.set(len(self.rooms))

    async def open_tables(self) -> list[say.OpenTable]:
        """The tables that anybody may sit down at."""
        listed = await self.store.open_tables(time.time() - LISTED, MOST_LISTED)
        return [msgspec.json.decode(shown, type=say.OpenTable) for _, shown in listed]

    async def closed(self, table: str, game: int) -> log.Closed:
        """A table's n-th game, when it is over: its record, and who played it."""
        body = await self.store.closed(table, game) if 0 < game < MOST_GAMES else None
        if body is None:
            live = await self.live(table)
            raise refused(NOT_FOUND, most=live.room.games - (live.room.phase == "playing"))
        closed = log.read(body)
        assert isinstance(closed, log.Closed)
        return closed

    # --- other nodes -------------------------------------------------------------------------------------------------

    def react(self, live: Live, message: say.Reacted) -> None:
        """Show a reaction to everybody."""
        text = encode(message)
        for connection in live.connections:
            connection.send(text)
        self.bus.publish(Reaction(live.room.id, text.decode(), self.node))

    def _hear(self, note: Note) -> None:
        """Another node says something about a table."""
        live = self.rooms.get(note.table)
        if live is None:
            return
        if isinstance(note, Reaction):
            for connection in live.connections:
                connection.send(note.message.encode())
        elif isinstance(note, Saved) and note.number > live.room.number:
            self.begin(self._catch_up(live))

    async def _catch_up(self, live: Live) -> None:
        """Read what another node has written to a table."""
        try:
            for row in await self.store.since(live.room.id, live.room.number):
                if row.number == live.room.number + 1:
                    live.room.fold(log.read(row.body), row.at)
        except StoreFailed:
            live.give_up()
        else:
            live.refresh()
