"""The registry: tables are opened, listed and cleared away, when a store fails and with other nodes."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from kibitz.errors import IllegalAction
from kibitz.server.protocol import messages
from kibitz.server.session.bus import LocalBus
from kibitz.server.store.store import StoreFailed
from tests.server.registries import Client, run, serving, table_of, to_act, two_playing, until

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
            await Client(registry, session, "").ask(messages.Sit, "Bob")
            assert [seat.name for seat in (await registry.open_tables())[0].seats] == ["Ada", "Bob"]
            await ada.ask(messages.Configure, open=False)
            assert await registry.open_tables() == []

    run(work)


def test_links_cannot_be_guessed(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as registry:
            made = [(await table_of(registry))[0].room.id for _ in range(20)]
            assert len(set(made)) == 20
            assert all(re.fullmatch("[0-9a-f]{24}", name) for name in made)  # 96 bits, and nothing that a link ends at

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
            answer = await actor.ask(messages.Act, "hit")
            assert isinstance(answer, messages.Refused) and answer.clause == "ROOM-14"
            assert waiter.hear() == [], "nobody else has seen it"
            assert [client.line.closing for client in (ada, bob)] == [messages.Bye("reload", True)] * 2
            registry.store.broken = False
            fresh = await registry.session(session.room.id)
            assert fresh is not session and not fresh.room.table.actions
            back = Client(registry, fresh, actor.token)
            back.send_as(answer.reply_to, messages.Act, "hit")
            assert isinstance(await back.answer(answer.reply_to), messages.Moved), "asked again, it is done"

    run(work)


def test_nothing_that_was_asked_after_a_failure_is_shown(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as registry:
            session, ada, bob = await two_playing(registry)
            ada.hear(), bob.hear()
            registry.store.broken = True
            actor = to_act(session, ada, bob)
            first = actor.send(messages.Act, "hit")
            second = actor.send(messages.Say, "there!")
            actor.send_as(first, messages.Act, "hit")
            shown: list[str] = []
            session.when_saved(lambda: shown.append("saved"), lambda: shown.append("not saved"))
            await until(lambda: shown)
            assert shown == ["not saved"]
            assert [m.clause for request in (first, second) for m in actor.answers(request)] == ["ROOM-14"] * 2
            late = actor.send(messages.Say, "hello?")
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
            assert isinstance(await bob.ask(messages.Sit, "Bob"), messages.Changed)
            assert [seat.name for seat in (await ada.soon(messages.Welcome)).table.seats] == ["Ada", "Bob"]
            await ada.ask(messages.Ready)
            await until(lambda: far.room.number == session.room.number)
            await bob.ask(messages.Ready)
            await until(lambda: session.room.phase == "playing")
            assert session.room.table.record(resumable=True) == far.room.table.record(resumable=True)
            here.react(session, messages.Reacted("Ada", "👍", 0))
            assert bob.last(messages.Reacted) == ada.last(messages.Reacted) == messages.Reacted("Ada", "👍", 0)

    run(work)


def test_two_nodes_that_write_the_same_entry_lose_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        bus = LocalBus()
        async with serving(tmp_path, bus) as here, serving(tmp_path, bus) as there:
            session, ada = await table_of(here)
            far = await there.session(session.room.id)
            bob = Client(there, far, "")
            sides = [(here, session, ada), (there, far, bob)]
            asked = [client.send(messages.Say, "first!") for _, _, client in sides]
            await until(lambda: session.failed or far.failed)
            await until(
                lambda: any(client.answers(request) for (*_, client), request in zip(sides, asked, strict=True))
            )
            assert session.failed != far.failed
            (registry, lost, client), request = next(
                pair for pair in zip(sides, asked, strict=True) if pair[0][1].failed
            )
            assert client.line.closing == messages.Bye("reload", True)
            assert not client.answers(request), "neither done nor refused: it is asked again"
            back = Client(registry, await registry.session(lost.room.id), client.token)
            back.send_as(request, messages.Say, "first!")
            assert isinstance(await back.answer(request), messages.Said)
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
