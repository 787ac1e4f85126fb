"""The registry: rooms with connections, bots, clocks, a store and other nodes; all of it real, but for the sockets."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

import kibitz
from kibitz.errors import IllegalAction
from kibitz.kernel.views.view import View
from kibitz.server.protocol import messages as say
from kibitz.server.session import registry as registries
from kibitz.server.session.bots import ANYBODY, Bots
from kibitz.server.session.bus import Bus, LocalBus
from kibitz.server.session.connection import Connection
from kibitz.server.session.registry import Registry
from kibitz.server.session.session import Session
from kibitz.server.session.turns import Asker
from kibitz.server.settings import Settings
from kibitz.server.store import store as stores
from kibitz.server.store.store import Notice, Row, SqlStore, StoreFailed, database_url
from kibitz.server.websocket.handler import Listener
from tests import HANG_SECONDS

read = msgspec.json.Decoder(say.AnyServerMessage).decode
QUICK = {"bot_pace": 0.0, "grace": 0.05, "commit_ms": 1}


class Whims(Bots):
    """Bots that do anything legal, at once: what they choose is not what is tested here."""

    async def choose(self, name: str, view: View, asker: Asker = ANYBODY) -> str:
        await asyncio.sleep(0)
        return Random(len(view.legal)).choice(view.legal).action


class Failing(SqlStore):
    """A store that cannot save for a while."""

    broken = False

    async def append(self, rows: Sequence[Row], notices: Sequence[Notice]) -> None:
        if self.broken:
            raise StoreFailed("disk full")
        await super().append(rows, notices)


@asynccontextmanager
async def serving(
    folder: Path, bus: Bus | None = None, bots: Bots | None = None, **settings: Any
) -> AsyncIterator[Any]:
    """A registry, from its beginning to its end."""
    store = Failing(database_url(str(folder / "test.db")))
    registry = Registry(store, Settings(**QUICK | settings), bus, bots or Whims())
    try:
        await store.migrate()
        await registry.start()
        yield registry
        await registry.stop()
    finally:
        await store.close()


class Client:
    """Somebody at a table, and what they were told."""

    def __init__(self, registry: Registry, session: Session, token: str, **how: Any) -> None:
        guest = registry.guest(token)
        self.session, self.token, self.ids = session, token or guest.token, 0
        self.line = Connection(guest.id, "en", how.get("tell", False), how.get("most_waiting", 1000))
        self.heard: list[say.AnyServerMessage] = []
        session.enter(self.line, say.Hello(game=how.get("game", 0), since=how.get("since", 0)), guest.token)

    def hear(self) -> list[say.AnyServerMessage]:
        """What came since the last time."""
        news = [read(text) for text in self.line.waiting]
        self.line.waiting.clear()
        self.heard += news
        return news

    def last(self, kind: type[say.ServerMessage]) -> Any:
        """The last message of a kind."""
        self.hear()
        return next(message for message in reversed(self.heard) if isinstance(message, kind))

    def send(self, kind: type[say.Request], *fields: Any, **named: Any) -> str:
        """Ask for something; a refusal is told, as a socket would."""
        self.ids += 1
        return self.send_as(f"{id(self)}-{self.ids}", kind, *fields, **named)

    def send_as(self, request: str, kind: type[say.Request], *fields: Any, **named: Any) -> str:
        try:
            self.session.ask(self.line, kind(request, *fields, **named))
        except IllegalAction as refusal:
            self.line.tell(say.Refused(request, refusal.clause, refusal.reason))
        return request

    async def ask(self, kind: type[say.Request], *fields: Any, **named: Any) -> Any:
        """Ask for something, and wait for the answer."""
        request = self.send(kind, *fields, **named)
        return await self.answer(request)

    async def answer(self, request: str) -> Any:
        """The answer to something."""
        return await until(lambda: next(iter(self.answers(request)), None))

    def answers(self, request: str) -> list[Any]:
        """All answers to something."""
        self.hear()
        return [message for message in self.heard if getattr(message, "reply_to", "") == request]

    async def soon(self, kind: type[say.ServerMessage], such: Callable[[Any], bool] = lambda message: True) -> Any:
        """A message of a kind, when it has come."""
        return await until(lambda: next((one for one in self.hear() if isinstance(one, kind) and such(one)), None))

    def leave(self) -> None:
        """Close the connection."""
        self.session.exit(self.line)


async def until(found: Callable[[], Any], seconds: float = HANG_SECONDS) -> Any:
    """Wait for something."""
    end = time.monotonic() + seconds
    while not (value := found()):
        assert time.monotonic() < end, "it did not happen"
        await asyncio.sleep(0.002)
    return value


async def table_of(
    registry: Registry, seats: tuple[str, ...] = ("", ""), game: str = "pairs", **more: Any
) -> tuple[Any, Client]:
    """A new table with Ada connected, who has opened it."""
    guest = registry.guest("")
    made = await registry.open(guest, say.Create(game, list(seats), "Ada", **more))
    session = await registry.session(made.table)
    return session, Client(registry, session, made.token)


async def two_playing(registry: Registry, **more: Any) -> tuple[Any, Client, Client]:
    """Ada and Bob, in the middle of a game."""
    session, ada = await table_of(registry, **more)
    bob = Client(registry, session, "")
    await bob.ask(say.Sit, "Bob")
    await ada.ask(say.Ready)
    await bob.ask(say.Ready)
    assert session.room.phase == "playing"
    return session, ada, bob


def to_act(session: Session, *clients: Client) -> Client:
    """Whose turn it is."""
    assert session.room.table is not None
    return clients[session.room.table.to_act[0]]


def run(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run it, and not for ever."""
    asyncio.run(asyncio.wait_for(work(), HANG_SECONDS))


# --- people and bots -------------------------------------------------------------------------------------------------


def test_people_and_bots_play_a_game_and_a_rematch_and_prove_the_deals(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as registry:
            session, ada = await table_of(registry, ("", "", "easy"))
            bob, eve = Client(registry, session, ""), Client(registry, session, "")
            await bob.ask(say.Sit, "Bob")
            for game in (1, 2):
                promise = ada.last(say.Changed).table.commitment
                await ada.ask(say.Ready, "a nonce")
                await bob.ask(say.Ready)
                while session.room.phase == "playing":
                    for client, seat in ((ada, 0), (bob, 1)):
                        if seat in session.room.table.to_act:
                            answer = await client.ask(say.Act, str(session.room.table.legal(seat)[0]))
                            assert isinstance(answer, say.Moved)
                    await asyncio.sleep(0)
                await until(lambda: eve.last(say.Changed).table.phase == "over")
                assert eve.last(say.Changed).table.games == game, "who looks on follows"
                record = (await registry.closed(session.room.id, game)).record
                assert kibitz.verify(record, promise).proved
                assert kibitz.replay(record).nonces == ("a nonce",)

    run(work)


def test_neighbours_at_one_address_cannot_keep_a_player_from_acting_or_leaving(tmp_path: Path) -> None:
    """Many connections, each within its own rate, emptied what their address shares: a player's act was too fast."""

    async def work() -> None:
        async with serving(tmp_path, messages_per_second=0.0, message_burst=5) as registry:
            session, ada, _ = await two_playing(registry, game="the_game")
            guests = [Listener(session, Client(registry, session, "").line, "10.0.0.1") for _ in range(20)]
            for eve in guests:
                for _ in range(5):
                    eve.hear('{"type": "get_view", "id": "eve"}')
            mine = Listener(session, ada.line, "10.0.0.1")
            mine.hear('{"type": "get_view", "id": "look"}')
            assert (await ada.answer("look")).clause == "ROOM-10", "nothing is left of what they share"
            mine.hear(f'{{"type": "act", "id": "act", "action": "{session.room.table.legal(0)[0]}"}}')
            assert isinstance(await ada.answer("act"), say.Moved)
            mine.hear('{"type": "leave", "id": "leave"}')
            assert isinstance(await ada.answer("leave"), say.Changed)
            mine.hear('{"type": "act", "id": "again", "action": "end"}')
            mine.hear('{"type": "act", "id": "more", "action": "end"}')
            mine.hear('{"type": "act", "id": "most", "action": "end"}')
            assert (await ada.answer("most")).clause == "ROOM-10", "their own rate holds"

    run(work)


def test_a_request_that_is_too_old_to_be_remembered_is_answered_as_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was found by the store alone, when it was applied already: everybody was sent away, each time."""
    monkeypatch.setattr(stores, "MAX_REQUESTS", 3)

    async def work() -> None:
        async with serving(tmp_path) as registry:
            session, ada = await table_of(registry)
            for request in "abcde":
                ada.send_as(request, say.Say, request)
                await ada.answer(request)
            registry.forget(session)
            session = await registry.session(session.room.id)
            session.room.done.clear()  # as it is when a game was closed since
            back = Client(registry, session, ada.token)
            await registry.remember(session, back.line.guest)
            listener = Listener(session, back.line)
            for request in ("a", "new", "e"):
                listener.hear(f'{{"type": "say", "id": "{request}", "text": "{request}"}}')
            assert isinstance(await back.answer("a"), say.Done) and not session.failed
            assert isinstance(await back.answer("new"), say.Said)
            assert isinstance(await back.answer("e"), say.Done)
            rows = [row.body for row in await registry.store.since(session.room.id, 0) if row.kind == "spoke"]
            assert len(rows) == 6

    run(work)


def test_replays_are_made_a_few_at_a_time_and_by_turns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Fifty-eight at once, each in a thread of its own, made everybody else wait thirty times as long."""
    begun: list[int] = []
    go_on = threading.Event()

    def slow(record: str, game: int, *_: Any) -> int:
        begun.append(game)
        go_on.wait()
        return game

    async def closed(self: Registry, table: str, game: int) -> SimpleNamespace:
        return SimpleNamespace(record="", seats=[])

    monkeypatch.setattr(registries, "replay_of", slow)
    monkeypatch.setattr(registries, "REPLAY_THREADS", 2)
    monkeypatch.setattr(Registry, "closed", closed)

    async def work() -> None:
        async with serving(tmp_path) as registry:

            def asked(game: int, address: str) -> asyncio.Task[bytes]:
                return asyncio.create_task(registry.replay("t", game, None, False, "en", address))

            tasks = [asked(game, "10.0.0.1") for game in range(8)]
            await until(lambda: len(begun) >= 2)
            other = asked(99, "10.0.0.2")
            await asyncio.sleep(0.05)
            assert len(begun) == 2, "the others wait"
            go_on.set()
            assert await other == b"99"
            assert begun.index(99) <= 3, "another address does not wait for all of them"
            assert await asyncio.gather(*tasks) == [str(game).encode() for game in range(8)]

    run(work)


def test_everybody_is_told_the_same_story_and_only_their_own_cards(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as registry:
            session, ada, bob = await two_playing(registry, game="the_game")
            hands = [client.last(say.Changed).game.snapshot.piles for client in (ada, bob)]
            for seat, piles in enumerate(hands):
                known = {pile.name: len(pile.cards) for pile in piles if pile.name.startswith("hand")}
                assert known == {f"hand{seat}": 7, f"hand{1 - seat}": 0}
            await ada.ask(say.Act, str(session.room.table.legal(0)[0]))
            mine, theirs = ada.last(say.Moved), bob.last(say.Moved)
            assert (mine.number, mine.since, mine.reply_to != "") == (theirs.number, theirs.since, True)
            assert theirs.reply_to == "" and theirs.snapshot.legal == () != mine.snapshot.legal

    run(work)


def test_the_real_bots_play_too(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path, bots=Bots()) as registry:
            session, ada = await table_of(registry, ("easy", "medium"), ready=True)
            await until(lambda: session.room.phase == "over", 20)
            moved = [message for message in ada.hear() if isinstance(message, say.Moved)]
            assert {message.by for message in moved} == {"bot"}

    run(work)


def test_nothing_moves_where_nobody_is(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path, bot_pace=0.02) as registry:
            guest = registry.guest("")
            made = await registry.open(guest, say.Create("the_game", ["easy", "easy"], ready=True))
            session = await registry.session(made.table)
            await asyncio.sleep(0.05)
            assert not session.room.table.actions
            eve = Client(registry, session, "")
            await until(lambda: session.room.table.actions)
            eve.leave()
            await until(lambda: not session.thinking)
            done = len(session.room.table.actions)
            await asyncio.sleep(0.1)
            assert len(session.room.table.actions) == done and session.room.phase == "playing"

    run(work)


def test_a_hub_that_stops_while_bots_think_ends_quietly(tmp_path: Path) -> None:
    class Slow(Whims):
        async def choose(self, name: str, view: View, asker: Asker = ANYBODY) -> str:
            await asyncio.sleep(5)
            return await super().choose(name, view)

    async def work() -> None:
        async with serving(tmp_path, bots=Slow()) as registry:
            session, ada = await table_of(registry, ("easy", "easy"), ready=True)
            await until(lambda: session.thinking)
            await asyncio.sleep(0.01)
        assert ada.line.closing == say.Bye("the server stops", True)
        assert not registry.tasks, "nobody thinks on"

    run(work)


# --- those who go ----------------------------------------------------------------------------------------------------


def test_who_goes_is_shown_as_gone_and_a_bot_stands_in_until_they_return(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as registry:
            session, ada, bob = await two_playing(registry, game="the_game")
            ada.leave()
            shown = bob.last(say.Changed).table.seats[0]
            assert (shown.name, shown.here, shown.stands_in) == ("Ada", False, False)
            assert not session.room.table.actions, "not yet"
            assert (await bob.soon(say.Moved)).by == "bot"
            assert bob.last(say.Changed).table.seats[0].stands_in, "everybody is told"
            back = Client(registry, session, ada.token)
            assert session.room.seat_of(back.line.guest) == 0, "by her token"
            shown = await bob.soon(say.Changed, lambda news: news.table.seats[0].here)
            assert not shown.table.seats[0].stands_in
            done = len(session.room.table.actions)
            await asyncio.sleep(0.1)
            assert len(session.room.table.actions) in (done, done + 1), "at most what was on its way"
            assert session.room.table.to_act == (1,) or isinstance(
                await back.ask(say.Act, str(session.room.table.legal(0)[0])), say.Moved
            )

    run(work)


def test_who_is_not_to_act_is_also_shown_as_stood_in_for(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as registry:
            session, ada, bob = await two_playing(registry, game="the_game")
            bob.leave()
            await until(lambda: ada.last(say.Changed).table.seats[1].stands_in)
            assert not session.room.table.actions

    run(work)


def test_somebody_with_two_devices_is_here_until_both_are_gone(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as registry:
            session, ada, bob = await two_playing(registry)
            second = Client(registry, session, ada.token)
            assert second.last(say.Welcome).you == say.You(0, "Ada")
            ada.leave()
            assert bob.last(say.Changed).table.seats[0].here
            second.leave()
            assert not bob.last(say.Changed).table.seats[0].here

    run(work)


def test_another_device_gets_the_seat_by_a_code(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as registry:
            session, ada = await table_of(registry)
            code = await registry.code_for(ada.line.guest, session.room.id)
            assert await registry.owner(code.code) == say.Owner("Ada", session.room.id), "one sees who one would become"
            redeemed = await registry.redeem(code.code.lower())
            assert (redeemed.name, redeemed.table) == ("Ada", session.room.id)
            assert Client(registry, session, redeemed.token).last(say.Welcome).you.seat == 0
            elsewhere = await registry.code_for(ada.line.guest, "no-such-table")
            assert await registry.owner(elsewhere.code) == say.Owner("", "")

    run(work)


def test_ROOM_12_a_code_works_once(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as registry:
            code = await registry.code_for("somebody", "")
            await registry.redeem(code.code)
            for wrong in (code.code, "", "AAAAAAAA"):
                for ask in (registry.redeem, registry.owner):
                    with pytest.raises(IllegalAction, match="ROOM-12"):
                        await ask(wrong)

    run(work)


def test_only_who_is_gone_is_put_out_and_not_while_a_game_is_on(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as registry:
            session, ada, bob = await two_playing(registry, game="the_game")
            assert (await ada.ask(say.SetSeat, 1, "")).clause == "ROOM-6"
            bob.leave()
            await asyncio.sleep(0.06)
            assert (await ada.ask(say.SetSeat, 1, "")).clause == "ROOM-6", "a bot stands in, and Bob's hand is Bob's"
            eve = Client(registry, session, "")
            assert (await eve.ask(say.Sit, "Eve", 1)).clause == "ROOM-4"
            assert Client(registry, session, bob.token).last(say.Welcome).you.seat == 1

    run(work)


def test_the_clock_acts_for_a_sleeper(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as registry:
            session, ada, bob = await two_playing(registry, game="the_game", clock=say.Clock(5, 0))
            assert 0 < ada.last(say.Changed).table.deadline <= 5.0
            wall = [session.room.now()]
            session.room.now = lambda: wall[0]
            left = session.room.time_left(session.room.table.to_act[0])
            wall[0] += left - 0.1
            session.schedule()
            await asyncio.sleep(0.2)
            assert not session.room.table.actions, "there is still time"
            wall[0] += 0.2
            session.schedule()
            assert (await bob.soon(say.Moved)).by == "clock"

    run(work)


# --- coming back -----------------------------------------------------------------------------------------------------


def test_who_comes_back_gets_the_events_they_have_not_seen(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path, grace=60.0) as registry:
            session, ada, bob = await two_playing(registry)
            seen = session.room.table.told
            actor, other = (ada, bob) if session.room.table.to_act == (0,) else (bob, ada)
            other.leave()
            await actor.ask(say.Act, "hit")
            back = Client(registry, session, other.token, game=1, since=seen, tell=True).last(say.Welcome).game
            assert (back.since, len(back.events)) == (seen, session.room.table.told - seen)
            assert back.sentences, "in words too, who asks for words"
            other_game = Client(registry, session, other.token, game=7, since=seen).last(say.Welcome).game
            assert other_game.since == 0 and len(other_game.events) == session.room.table.told

    run(work)


def test_what_is_sent_again_is_not_done_again(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as registry:
            session, ada, bob = await two_playing(registry)
            actor = to_act(session, ada, bob)
            first = await actor.ask(say.Act, "hit")
            acted = session.room.table.actions
            actor.send_as(first.reply_to, say.Act, "hit")
            done = actor.last(say.Done)
            assert (done.reply_to, done.number) == (first.reply_to, first.number)
            assert session.room.table.actions == acted

    run(work)


def test_a_table_outlasts_the_process(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as registry:
            session, ada, bob = await two_playing(registry)
            actor = to_act(session, ada, bob)
            first = await actor.ask(say.Act, "hit")
            name, record = session.room.id, session.room.table.record(resumable=True)
        async with serving(tmp_path) as registry:
            again = await registry.session(name)
            assert again.room.table.record(resumable=True) == record
            back = Client(registry, again, actor.token)
            assert back.last(say.Welcome).you.name in ("Ada", "Bob"), "the token is still good"
            back.send_as(first.reply_to, say.Act, "hit")
            assert back.last(say.Done).number == first.number

    run(work)


def test_a_room_that_nobody_uses_leaves_the_memory_and_comes_back(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path, idle_minutes=0.0) as registry:
            session, ada = await table_of(registry)
            await asyncio.sleep(0.25)
            assert registry.rooms == {session.room.id: session}, "somebody is there"
            ada.leave()
            await until(lambda: not registry.rooms)
            first, second = await asyncio.gather(registry.session(session.room.id), registry.session(session.room.id))
            assert first is second is not session
            assert Client(registry, first, ada.token).last(say.Welcome).you.seat == 0

    run(work)


def test_one_who_gives_up_does_not_keep_others_from_a_table(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as registry:
            session, _ = await table_of(registry)
            registry.forget(session)
            impatient, patient = (asyncio.create_task(registry.session(session.room.id)) for _ in range(2))
            await asyncio.sleep(0)
            impatient.cancel()
            assert (await patient).room.id == session.room.id

    run(work)


def test_one_who_gives_up_opening_a_table_harms_nobody(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        async with serving(tmp_path) as registry:
            opening = asyncio.create_task(table_of(registry))
            await asyncio.sleep(0)
            opening.cancel()
            _, ada = await asyncio.wait_for(table_of(registry), HANG_SECONDS)
            assert isinstance(await ada.ask(say.Say, "hello"), say.Said)

    run(work)
    assert not caplog.records


def test_a_client_that_does_not_read_is_cut_off(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as registry:
            session, ada = await table_of(registry)
            slow = Client(registry, session, "", most_waiting=20)
            for _ in range(30):
                await ada.ask(say.Coach)
            assert slow.line.too_slow and not slow.line.waiting and slow.line.wake.is_set()
            assert not ada.line.too_slow and len([m for m in ada.heard if getattr(m, "reply_to", "")]) == 30

    run(work)


# --- tables ----------------------------------------------------------------------------------------------------------


def test_ROOM_1_there_is_no_such_table(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as registry:
            with pytest.raises(IllegalAction, match="ROOM-1"):
                await registry.session("nowhere")

    run(work)


def test_ROOM_11_only_so_many_tables(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path, most_tables=2) as registry:
            for _ in range(2):
                await table_of(registry)
            with pytest.raises(IllegalAction, match="ROOM-11"):
                await table_of(registry)

    run(work)


def test_ROOM_20_a_game_that_is_not_over_has_no_record_yet(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as registry:
            session, *_ = await two_playing(registry)
            for game in (-1, 0, 1, 2):
                with pytest.raises(IllegalAction, match="ROOM-20"):
                    await registry.closed(session.room.id, game)

    run(work)


def test_open_tables_are_listed_with_who_sits_there(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as registry:
            session, ada = await table_of(registry, open=True)
            await table_of(registry, open=False)
            [listed] = await registry.open_tables()
            assert (listed.table, listed.game, listed.phase) == (session.room.id, "pairs", "gathering")
            assert [seat.name for seat in listed.seats] == ["Ada", ""]
            await Client(registry, session, "").ask(say.Sit, "Bob")
            assert [seat.name for seat in (await registry.open_tables())[0].seats] == ["Ada", "Bob"]
            await ada.ask(say.Configure, open=False)
            assert await registry.open_tables() == []

    run(work)


def test_links_cannot_be_guessed(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as registry:
            made = [(await table_of(registry))[0].room.id for _ in range(20)]
            assert len(set(made)) == 20 and {len(name) for name in made} == {16}

    run(work)


def test_a_token_that_is_none_makes_a_new_guest(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as registry:
            ada, eve = registry.guest(""), registry.guest("forged")
            assert ada.id != eve.id and registry.guest(ada.token).id == ada.id and not registry.guest(ada.token).token

    run(work)


def test_old_tables_are_cleared_away(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path, keep_days=0.0, idle_minutes=0.0) as registry:
            session, ada = await table_of(registry)
            ada.leave()
            await until(lambda: not registry.rooms)
            while (await registry.store.load(session.room.id))[1]:
                await asyncio.sleep(0.01)
            with pytest.raises(IllegalAction, match="ROOM-1"):
                await registry.session(session.room.id)

    run(work)


# --- when something goes wrong ---------------------------------------------------------------------------------------


def test_ROOM_14_what_cannot_be_stored_has_not_happened(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as registry:
            session, ada, bob = await two_playing(registry)
            ada.hear(), bob.hear()
            registry.store.broken = True
            actor = to_act(session, ada, bob)
            waiter = bob if actor is ada else ada
            answer = await actor.ask(say.Act, "hit")
            assert isinstance(answer, say.Refused) and answer.clause == "ROOM-14"
            assert waiter.hear() == [], "nobody else has seen it"
            assert [client.line.closing for client in (ada, bob)] == [say.Bye("reload", True)] * 2
            registry.store.broken = False
            fresh = await registry.session(session.room.id)
            assert fresh is not session and not fresh.room.table.actions
            back = Client(registry, fresh, actor.token)
            back.send_as(answer.reply_to, say.Act, "hit")
            assert isinstance(await back.answer(answer.reply_to), say.Moved), "asked again, it is done"

    run(work)


def test_nothing_that_was_asked_after_a_failure_is_shown(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as registry:
            session, ada, bob = await two_playing(registry)
            ada.hear(), bob.hear()
            registry.store.broken = True
            actor = to_act(session, ada, bob)
            first = actor.send(say.Act, "hit")
            second = actor.send(say.Say, "there!")
            actor.send_as(first, say.Act, "hit")
            shown: list[str] = []
            session.when_saved(lambda: shown.append("saved"), lambda: shown.append("not saved"))
            await until(lambda: shown)
            assert shown == ["not saved"]
            assert [m.clause for request in (first, second) for m in actor.answers(request)] == ["ROOM-14"] * 2
            late = actor.send(say.Say, "hello?")
            assert (await actor.answer(late)).clause == "ROOM-14"

    run(work)


def test_a_table_that_cannot_be_stored_is_not_opened(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as registry:
            registry.store.broken = True
            with pytest.raises(StoreFailed):
                await table_of(registry)
            assert not registry.rooms

    run(work)


# --- two nodes -------------------------------------------------------------------------------------------------------


def test_what_one_node_saves_the_other_shows(tmp_path: Path) -> None:
    async def work() -> None:
        bus = LocalBus()
        async with serving(tmp_path, bus) as here, serving(tmp_path, bus) as there:
            session, ada = await table_of(here)
            far = await there.session(session.room.id)
            bob = Client(there, far, "")
            ada.hear()
            assert isinstance(await bob.ask(say.Sit, "Bob"), say.Changed)
            assert [seat.name for seat in (await ada.soon(say.Welcome)).table.seats] == ["Ada", "Bob"]
            await ada.ask(say.Ready)
            await until(lambda: far.room.number == session.room.number)
            await bob.ask(say.Ready)
            await until(lambda: session.room.phase == "playing")
            assert session.room.table.record(resumable=True) == far.room.table.record(resumable=True)
            here.react(session, say.Reacted("Ada", "👍", 0))
            assert bob.last(say.Reacted) == ada.last(say.Reacted) == say.Reacted("Ada", "👍", 0)

    run(work)


def test_two_nodes_that_write_the_same_entry_lose_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        bus = LocalBus()
        async with serving(tmp_path, bus) as here, serving(tmp_path, bus) as there:
            session, ada = await table_of(here)
            far = await there.session(session.room.id)
            bob = Client(there, far, "")
            sides = [(here, session, ada), (there, far, bob)]
            asked = [client.send(say.Say, "first!") for _, _, client in sides]
            await until(lambda: session.failed or far.failed)
            await until(
                lambda: any(client.answers(request) for (*_, client), request in zip(sides, asked, strict=True))
            )
            assert session.failed != far.failed
            (registry, lost, client), request = next(
                pair for pair in zip(sides, asked, strict=True) if pair[0][1].failed
            )
            assert client.line.closing == say.Bye("reload", True)
            assert not client.answers(request), "neither done nor refused: it is asked again"
            back = Client(registry, await registry.session(lost.room.id), client.token)
            back.send_as(request, say.Say, "first!")
            assert isinstance(await back.answer(request), say.Said)
            rows = await here.store.since(session.room.id, 0)
            assert [row.kind for row in rows].count("spoke") == 2
            assert [row.number for row in rows] == list(range(1, len(rows) + 1))

    run(work)


def test_keys_are_shared_so_any_node_knows_a_guest(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as here, serving(tmp_path) as there:
            ada = here.guest("")
            assert there.guest(ada.token).id == ada.id

    run(work)
