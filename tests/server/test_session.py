"""Sessions: people and bots play at a table, and all are told what happens."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import kibitz
from kibitz.kernel.views.view import View
from kibitz.server.protocol import messages
from kibitz.server.session import registry as registries
from kibitz.server.session.bots import ANYBODY, Bots
from kibitz.server.session.queues import Asker
from kibitz.server.session.registry import Registry
from kibitz.server.store import store as stores
from kibitz.server.websocket.handler import Listener
from tests.server.registries import Client, Whims, run, serving, table_of, two_playing, until


def test_people_and_bots_play_a_game_and_a_rematch_and_prove_the_deals(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as registry:
            session, ada = await table_of(registry, ("", "", "easy"))
            bob, eve = Client(registry, session, ""), Client(registry, session, "")
            await bob.ask(messages.Sit, "Bob")
            for game in (1, 2):
                promise = ada.last(messages.Changed).table.commitment
                await ada.ask(messages.Ready, "a nonce")
                await bob.ask(messages.Ready)
                while session.room.phase == "playing":
                    for client, seat in ((ada, 0), (bob, 1)):
                        if seat in session.room.table.to_act:
                            answer = await client.ask(messages.Act, str(session.room.table.legal(seat)[0]))
                            assert isinstance(answer, messages.Moved)
                    await asyncio.sleep(0)
                await until(lambda: eve.last(messages.Changed).table.phase == "over")
                assert eve.last(messages.Changed).table.games == game, "who looks on follows"
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
            assert isinstance(await ada.answer("act"), messages.Moved)
            mine.hear('{"type": "leave", "id": "leave"}')
            assert isinstance(await ada.answer("leave"), messages.Changed)
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
                ada.send_as(request, messages.Say, request)
                await ada.answer(request)
            registry.forget(session)
            session = await registry.session(session.room.id)
            session.room.done.clear()  # as it is when a game was closed since
            back = Client(registry, session, ada.token)
            await registry.remember(session, back.line.guest)
            listener = Listener(session, back.line)
            for request in ("a", "new", "e"):
                listener.hear(f'{{"type": "say", "id": "{request}", "text": "{request}"}}')
            assert isinstance(await back.answer("a"), messages.Done) and not session.failed
            assert isinstance(await back.answer("new"), messages.Said)
            assert isinstance(await back.answer("e"), messages.Done)
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
            hands = [client.last(messages.Changed).game.snapshot.piles for client in (ada, bob)]
            for seat, piles in enumerate(hands):
                known = {pile.name: len(pile.cards) for pile in piles if pile.name.startswith("hand")}
                assert known == {f"hand{seat}": 7, f"hand{1 - seat}": 0}
            await ada.ask(messages.Act, str(session.room.table.legal(0)[0]))
            mine, theirs = ada.last(messages.Moved), bob.last(messages.Moved)
            assert (mine.number, mine.since, mine.reply_to != "") == (theirs.number, theirs.since, True)
            assert theirs.reply_to == "" and theirs.snapshot.legal == () != mine.snapshot.legal

    run(work)


def test_the_real_bots_play_too(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path, bots=Bots()) as registry:
            session, ada = await table_of(registry, ("easy", "medium"), ready=True)
            await until(lambda: session.room.phase == "over", 20)
            moved = [message for message in ada.hear() if isinstance(message, messages.Moved)]
            assert {message.by for message in moved} == {"bot"}

    run(work)


def test_nothing_moves_where_nobody_is(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path, bot_pace=0.02) as registry:
            guest = registry.guest("")
            made = await registry.open(guest, messages.Create("the_game", ["easy", "easy"], ready=True))
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
        assert ada.line.closing == messages.Bye("the server stops", True)
        assert not registry.tasks, "nobody thinks on"

    run(work)
