"""A room that is in memory, with those who are connected to it: what happens is saved, and then told to everybody."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from kibitz.errors import KibitzError
from kibitz.server.limits import Bucket
from kibitz.server.metrics import ANSWERED, FAILED, GAMES, MOVES_BY
from kibitz.server.protocol import messages
from kibitz.server.protocol.refusals import NOT_STORED, as_refusal, refused
from kibitz.server.room import entries
from kibitz.server.room.room import Room
from kibitz.server.session.bus import Saved
from kibitz.server.session.connection import LOG, Connection, Presence, encode
from kibitz.server.session.info import may_watch, table_info
from kibitz.server.session.pace import time_to_follow
from kibitz.server.session.presenter import Move, TablePresenter, game_info
from kibitz.server.session.queues import Asker
from kibitz.server.store.store import Conflict, Notice, Row, StoreFailed
from kibitz.server.store.writer import Change

if TYPE_CHECKING:
    from kibitz.server.session.registry import Registry

NOTICE_SECONDS = 3600.0
"""Seconds after which the store is told once more that a table is in use."""
HOST_GRACE_SECONDS = 15.0
"""Seconds that a host may be away before somebody else at the table is the host."""
PRESENCE_PER_SECOND, PRESENCE_BURST = 1.0, 6.0
"""Words on who is here, a second and at once, however many come and go."""
CROWDED = 300
"""To more connections than this such a word costs more."""
BATCH, PAUSE_SECONDS = 50, 0.002
"""To more connections than this a message goes bit by bit, with so many seconds in between: other tables have their
turn, and so has the thread that stores (Python lets one thread at a time go on)."""
MAX_SHOWN = 64
"""So many ways to see a game are kept."""
SMALL = frozenset((entries.Acted, entries.Spoke, entries.TookBack))
"""Entries that change nothing about how a table is listed."""
TALK_AND_MOVES = frozenset((entries.Acted, entries.Spoke))
"""Entries that change nothing about the table itself."""
ANEW = frozenset((entries.Began, entries.TookBack, entries.Sat, entries.Left))
"""Entries after which the game is another one, or lies otherwise for somebody."""
Outgoing = list[tuple[Connection, Sequence[bytes]]]
"""What is sent to whom: to each the texts that belong together."""


class Session:
    """One room in memory."""

    def __init__(self, registry: Registry, room: Room) -> None:
        self.registry, self.room = registry, room
        self.connections: dict[Connection, None] = {}
        """In the order in which they came."""
        self.outbox: deque[tuple[Connection, Sequence[bytes]]] = deque()
        """What waits for other tables to have their turn."""
        self.presence = Presence()
        self.known: set[str] = set()
        """The guests whose earlier requests are remembered."""
        self.partly_known: set[str] = set()
        """Those who have more of them: the store is asked about each that is not remembered."""
        self.looking_up = asyncio.Lock()
        self.shown: dict[tuple[int | None, int, str | None], messages.GameInfo | None] = {}
        """The game as those who came saw it, by seat, first event and language; for the number `shown_at`."""
        self.presenter: TablePresenter | None = None
        """What is said to them."""
        self.shown_at = -1
        self.tells = Bucket(PRESENCE_PER_SECOND, PRESENCE_BURST)
        """How often everybody is told who is here."""
        self.telling: asyncio.TimerHandle | None = None
        self.thinking: set[int] = set()
        self.stood_in_for: set[str] = set()
        """The guests who were shown as away."""
        self.timer: asyncio.TimerHandle | None = None
        self.lesson_logged = False
        """Whether the log has why the lesson could not go on."""
        self.saving = 0
        """Changes that are applied and not saved yet."""
        self.failed = False
        self.noticed = 0.0
        """When the store was last told that the table is in use."""
        self.listed = False
        """Whether it was told that it is open."""
        self.left_at = time.monotonic()
        """When the last connection ended."""

    # --- coming and going --------------------------------------------------------------------------------------------

    def enter(self, connection: Connection, hello: messages.Hello, token: str) -> None:
        """Somebody comes, or comes back: they get everything as it is now, and the events they have not seen."""
        here = self.presence.here
        if not self.connections:
            self.room.pause(time.monotonic() - self.left_at)
        here[connection.guest] = here.get(connection.guest, 0) + 1
        self.presence.gone.pop(connection.guest, None)
        self.connections[connection] = None
        since = hello.since if hello.game == self.room.games else 0
        self.tell_when_saved([(connection, self.welcome(connection, since, token, ""))])
        if here[connection.guest] == 1:
            self.tell_table_soon()
        self.schedule()

    def exit(self, connection: Connection) -> None:
        """Somebody goes; they are shown as gone when their last connection ends."""
        if connection not in self.connections:
            return
        del self.connections[connection]
        here = self.presence.here
        here[connection.guest] -= 1
        if not here[connection.guest]:
            del here[connection.guest]
            if self.room.seat_of(connection.guest) is not None:
                self.presence.gone[connection.guest] = self.room.now()
            self.tell_table_soon()
        if not self.connections:
            self.left_at = time.monotonic()
        self.schedule()

    def welcome(self, connection: Connection, since: int, token: str, reply_to: str) -> messages.Welcome:
        """Everything, as it is now."""
        seat = self.room.seat_of(connection.guest)
        return messages.Welcome(
            number=self.room.number,
            table=self.table(),
            you=self.you(connection, token),
            lines=list(self.room.lines) if seat is not None or self.room.spectators else [],
            game=self._game(seat, since, connection.language),
            reply_to=reply_to,
        )

    def _game(self, seat: int | None, since: int, language: str | None) -> messages.GameInfo | None:
        """The game as a seat sees it; the same for all who come to see the same, until something happens."""
        if self.shown_at != self.room.number or len(self.shown) > MAX_SHOWN:
            self.shown_at, self.shown = self.room.number, {}
            table = self.room.table
            self.presenter = None if table is None else TablePresenter(table, self.room.seats)
        key = (seat, since, language)
        if key not in self.shown:
            self.shown[key] = game_info(self.room, seat, since, language, self.presenter)
        return self.shown[key]

    def you(self, connection: Connection, token: str = "") -> messages.You:
        """Who somebody is here."""
        seat = self.room.seat_of(connection.guest)
        name = connection.name if seat is None else self.room.seats[seat].name
        return messages.You(seat, name, token, None if seat is not None else self.room.dealt.get(connection.guest))

    def table(self) -> messages.TableInfo:
        """The table, as everybody sees it."""
        return table_info(self.room, self.presence, self.registry.settings.stand_in_seconds)

    # --- check, apply, save, publish ---------------------------------------------------------------------------------

    def ask(self, connection: Connection, message: messages.Request) -> None:
        """Do what somebody asks for; they are answered when it is saved. An IllegalAction says why not."""
        guest, began = connection.guest, time.monotonic()
        before = self.room.already(guest, message.id)
        if before is not None:  # it was done, and the answer was lost on its way
            self.when_saved(lambda: connection.tell(messages.Done(message.id, before)))
            return
        try:
            if isinstance(message, messages.SetSeat) and not message.bot and self._is_gone(message.seat):
                seat = message.seat
                self.change(lambda: self.room.free_seat(guest, seat, message.id), connection, message.id, began)
            else:
                self.change(lambda: self.room.do(guest, message, connection.name), connection, message.id, began)
        except KibitzError as error:
            raise as_refusal(error) from None

    def _is_gone(self, seat: int) -> bool:
        """Whether a person has been away for so long that a bot stands in."""
        if seat >= len(self.room.seats) or not self.room.seats[seat].guest:
            return False
        away = self.presence.away(self.room.seats[seat].guest, self.room.now())
        return away > self.registry.settings.stand_in_seconds

    def change(
        self,
        make: Callable[[], list[entries.Entry]],
        connection: Connection | None = None,
        request: str = "",
        began: float = 0.0,
    ) -> None:
        """Apply a change, save it, and then tell everybody."""
        room = self.room
        if self.failed:
            raise refused(NOT_STORED)
        number, told = room.number, room.table.told if room.table is not None else 0
        people = set(room.people)
        try:
            made = make()
            outgoing = self._news(made, told, people, connection, request)
            self._save(made, number, outgoing, connection, request, began)
        except BaseException:
            if room.number != number:  # it is applied and will never be stored: only the store can be trusted
                self.abandon()
            raise

    def _save(
        self,
        made: list[entries.Entry],
        after: int,
        outgoing: Outgoing,
        connection: Connection | None,
        request: str,
        began: float,
    ) -> None:
        """Save what was made, and then tell everybody."""
        self.saving += 1
        if entries.Began in map(type, made):  # answers to what was before the last game are stored
            self.room.forget(self.presence.here)
            self.known &= set(self.presence.here)

        def then(error: KibitzError | None) -> None:
            self.saving -= 1
            if error is not None:
                self._not_saved(error, connection, request)
            elif not self.failed:
                self.post(outgoing)
                if began:
                    ANSWERED.observe(time.monotonic() - began)
                self.registry.bus.publish(Saved(self.room.id, after + len(made), self.registry.node))
                self.schedule()

        self.save(made, after, then)

    def post(self, outgoing: Outgoing) -> None:
        """Send messages, in this order; many of them bit by bit."""
        self.outbox.extend(outgoing)
        if len(self.outbox) == len(outgoing):
            self._post_some()

    def _post_some(self) -> None:
        for _ in range(min(BATCH, len(self.outbox))):
            connection, texts = self.outbox.popleft()
            connection.send(*texts)
        if self.outbox:
            asyncio.get_running_loop().call_later(PAUSE_SECONDS, self._post_some)

    def save(self, made: list[entries.Entry], after: int, then: Callable[[KibitzError | None], None]) -> None:
        """Store entries, the first of which has the number that follows `after`, and how the table is listed now."""
        at = self.room.now()
        rows = [
            Row(self.room.id, after + i, entry.kind, at, entries.write(entry).decode(), entry.guest, entry.id)
            for i, entry in enumerate(made, 1)
        ]
        self.registry.writer.save(Change(rows, self._notice(made), then))

    def when_saved(self, then: Callable[[], None], if_not: Callable[[], None] = lambda: None) -> None:
        """Do something as soon as everything is saved that is applied now; or something else, if that cannot be."""
        if self.saving:
            self.registry.writer.save(Change([], None, lambda error: if_not() if error or self.failed else then()))
        else:
            then()

    def tell_when_saved(self, told: list[tuple[Connection, messages.ServerMessage]]) -> None:
        """Tell what is so now, as soon as it is saved: nobody is shown what is not stored, nor later things first."""
        texts: Outgoing = [(connection, (encode(message),)) for connection, message in told]
        self.when_saved(lambda: self.post(texts))

    async def saved(self) -> None:
        """Wait until everything is saved that is applied now."""
        done = asyncio.get_running_loop().create_future()
        failed = StoreFailed("what this table has come to is not stored")
        self.when_saved(lambda: done.set_result(None), lambda: done.set_exception(failed))
        await done

    def _notice(self, made: list[entries.Entry]) -> Notice | None:
        """How the table is listed, if something about that has changed."""
        now = self.room.now()
        small = SMALL.issuperset(map(type, made))
        listed = self.listed
        self.listed = self.room.open
        if (small or not (listed or self.listed)) and now - self.noticed < NOTICE_SECONDS:
            return None
        self.noticed = now
        shown = self.table()
        lobby = messages.OpenTable(self.room.id, shown.game, shown.seats, shown.phase) if self.room.open else None
        return Notice(self.room.id, None if lobby is None else encode(lobby).decode(), now)

    def _not_saved(self, error: KibitzError, connection: Connection | None, request: str) -> None:
        """What is in memory is not what is stored."""
        FAILED.inc()
        LOG.warning("not saved", extra={"table": self.room.id[:6], "why": str(error)})
        if connection is not None and not isinstance(error, Conflict):
            refusal = refused(NOT_STORED)
            connection.tell(messages.Refused(request, refusal.clause, refusal.say(connection.speaks)))
        self.abandon()

    def abandon(self) -> None:
        """What is in memory cannot be trusted: everybody is sent away, and comes back to what is stored."""
        self.failed = True
        if self.telling is not None:
            self.telling.cancel()
        self.registry.forget(self)
        for connection in list(self.connections):
            connection.end("reload", True)

    # --- telling -----------------------------------------------------------------------------------------------------

    def _news(
        self, made: list[entries.Entry], told: int, people: set[str], asker: Connection | None, request: str
    ) -> Outgoing:
        """What everybody is sent about a change; the same for all who see the same. `people` sat here before it."""
        room, kinds = self.room, set(map(type, made))
        seats = {connection: room.seat_of(connection.guest) for connection in self.connections}
        if entries.Began in kinds:
            GAMES.labels(room.game.id).inc()
        move = self._move(made[0], told, set(seats.values())) if isinstance(made[0], entries.Acted) else None
        table = None if kinds <= TALK_AND_MOVES else self.table()
        people = people if table is None else people | set(room.people)
        anew = not kinds.isdisjoint(ANEW)
        known: dict[tuple[int | None, str | None, str, str], list[bytes]] = {}
        outgoing: Outgoing = []
        for connection, seat in seats.items():
            reply_to = request if connection is asker else ""
            you = connection.guest if table is not None and (connection.guest in people or reply_to) else ""
            key = (seat, connection.language, reply_to, you)
            if key not in known:
                told_them: list[messages.ServerMessage] = []
                if move is not None and seat in move.seen:
                    told_them.append(move.message(seat, connection.language, reply_to))
                if entries.Spoke in kinds and (seat is not None or room.spectators):
                    told_them.append(messages.Said(room.number, room.lines[-1], reply_to))
                if table is not None:
                    game = self._game(seat, 0, connection.language) if anew else None
                    told_you = self.you(connection) if you else None
                    reply_to = "" if told_them else reply_to
                    told_them.append(messages.Changed(room.number, table, told_you, game, reply_to))
                known[key] = [encode(message) for message in told_them]
            if known[key]:
                outgoing.append((connection, known[key]))
        return outgoing

    def _move(self, acted: entries.Acted, told: int, seats: set[int | None]) -> Move:
        """A move, for those at these seats, and for those who look on (None), as far as they may."""
        MOVES_BY[acted.by].inc()
        return Move(self.room, told, acted.by, [seat for seat in seats if may_watch(self.room, seat)])

    def tell_table_soon(self) -> None:
        """Tell everybody who is here: at once, if that was not done too often lately; the more are here, the later."""
        cost = min(PRESENCE_BURST, max(1.0, len(self.connections) / CROWDED))
        if self.telling is not None or self.failed:
            return
        if self.tells.take(cost):
            self.tell_table()
        else:
            self.telling = asyncio.get_running_loop().call_later(cost / PRESENCE_PER_SECOND, self.tell_table)

    def tell_table(self) -> None:
        """Tell everybody who is here, without a change of its own that is stored."""
        if self.telling is not None:
            self.telling.cancel()
            self.telling = None
        text = encode(messages.Changed(self.room.number, self.table()))
        self.when_saved(lambda: self.post([(connection, (text,)) for connection in self.connections]))

    def refresh(self) -> None:
        """Tell everybody everything: another process has changed the table."""
        self.tell_when_saved([(one, self.welcome(one, 0, "", "")) for one in self.connections])
        self.schedule()

    # --- bots, clocks and people who are away ------------------------------------------------------------------------

    def schedule(self) -> None:
        """See who has to act that is no person, or not here; and look again when the next one's time is up.

        Nothing moves at a table where nobody is.
        """
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        room, table = self.room, self.room.table
        if self.failed or self.registry.stopping or not self.connections:
            return
        self._log_broken_lesson()
        waits = self._see_to_the_host()
        if table is not None and room.playing:
            waits += self._tell_who_is_away()
            for seat in table.to_act:
                bot, wait = self._acts_for(seat)
                if wait > 0:
                    waits.append(wait)
                elif seat not in self.thinking and wait == 0:
                    self.thinking.add(seat)
                    self.registry.spawn(self._think(seat, *bot))
        if waits and self.timer is None:
            self.timer = asyncio.get_running_loop().call_later(min(waits) + 0.01, self.schedule)

    def _log_broken_lesson(self) -> None:
        """Whoever runs the server reads once why a lesson ended before its end."""
        if self.room.broken_off and not self.lesson_logged:
            told = {"table": self.room.id[:6], "game": self.room.game.id, "why": self.room.broken_off}
            LOG.warning("a lesson cannot go on, and the game goes on without it", extra=told)
            self.lesson_logged = True

    def _see_to_the_host(self) -> list[float]:
        """Somebody who is here follows a host who is gone; in how many seconds, if not yet."""
        room, here = self.room, self.presence.here
        if here.get(room.host) or room.seat_of(room.host) is None:
            return []
        heirs = [seat for seat, one in enumerate(room.seats) if one.guest and here.get(one.guest)]
        if not heirs:
            return []
        wait = HOST_GRACE_SECONDS - self.presence.away(room.host, room.now())
        if wait > 0:
            return [wait]
        self.change(lambda: room.pass_host(heirs[0]))
        return []

    def _tell_who_is_away(self) -> list[float]:
        """Tell everybody when a bot begins to stand in for somebody; in how many seconds it will for others."""
        here = self.presence.here
        guests = [seat.guest for seat in self.room.seats if seat.guest and seat.guest not in here]
        if not guests:
            self.stood_in_for = set()
            return []
        now, allowed = self.room.now(), self.registry.settings.stand_in_seconds
        waits = {guest: allowed - self.presence.away(guest, now) for guest in guests}
        away = {guest for guest in guests if waits[guest] < 0}
        if away - self.stood_in_for:
            self.tell_table()
        self.stood_in_for = away
        return [waits[guest] for guest in guests if guest not in away]

    def _acts_for(self, seat: int) -> tuple[tuple[str, str], float]:
        """Which bot acts for a seat and why, and in how many seconds; -1 for a person who has all the time there is."""
        held, allowed, step = self.room.seats[seat], self.registry.settings.stand_in_seconds, self.room.step
        if step is not None and (seat != step.seat or held.guest):  # a lesson goes as it goes
            return ("", ""), -1.0
        if held.bot or held.free:
            return (held.bot, "bot"), 0.0
        away = self.presence.away(held.guest, self.room.now())
        left = self.room.time_left(seat)
        if not self.presence.here.get(held.guest) and away >= allowed:
            return ("", "bot"), 0.0
        waits = [] if self.presence.here.get(held.guest) else [allowed - away]
        waits += [] if left is None else [left]
        by = "clock" if left is not None and left <= 0 else "bot"
        return ("", by), max(0.0, min(waits)) if waits else -1.0

    def _asker(self) -> Asker:
        """For whom a bot thinks: for this table, on the account of whoever has been here longest."""
        seated = any(self.presence.here.get(seat.guest) for seat in self.room.seats if seat.guest)
        return Asker(self.room.id, next((one.address for one in self.connections), ""), seated)

    async def _think(self, seat: int, bot: str, by: str) -> None:
        """A bot thinks, and acts if it is still its turn."""
        table = self.room.table
        assert table is not None
        began, at = time.monotonic(), len(table.actions)
        try:
            if seat not in table.to_act:  # somebody was faster
                return
            step = self.room.step
            action = (
                step.action
                if step is not None
                else await self.registry.bots.choose(bot, table.view(seat), self._asker())
            )
            pace = time_to_follow(table, self.room.pace, self.registry.settings.bot_pace) if by == "bot" else 0.0
            await asyncio.sleep(max(0.0, pace - (time.monotonic() - began)))
            same = self.room.table is table and seat in table.to_act
            if same and not self.failed and (self._acts_for(seat)[1] == 0 and action in map(str, table.legal(seat))):
                self.change(lambda: self.room.act_for(seat, action, by))
        except Exception:  # a fault of ours: the table waits a moment, and asks again, if it is still to be trusted
            LOG.exception("a bot failed", extra={"game": self.room.game.id, "actions": at})
            await asyncio.sleep(1)
        finally:
            self.thinking.discard(seat)
            if not self.saving:
                self.schedule()
