"""Those who go from a table and come back to it: who stands in, what they are told, and what is kept for them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from kibitz.errors import IllegalAction
from kibitz.server.protocol import messages
from tests import HANG_SECONDS
from tests.server.registries import Client, run, serving, table_of, to_act, two_playing, until

# --- those who go ----------------------------------------------------------------------------------------------------


def test_who_goes_is_shown_as_gone_and_a_bot_stands_in_until_they_return(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as registry:
            session, ada, bob = await two_playing(registry, game="the_game")
            ada.leave()
            shown = bob.last(messages.Changed).table.seats[0]
            assert (shown.name, shown.here, shown.stands_in) == ("Ada", False, False)
            assert not session.room.table.actions, "not yet"
            assert (await bob.soon(messages.Moved)).by == "bot"
            assert bob.last(messages.Changed).table.seats[0].stands_in, "everybody is told"
            back = Client(registry, session, ada.token)
            assert session.room.seat_of(back.line.guest) == 0, "by her token"
            shown = await bob.soon(messages.Changed, lambda news: news.table.seats[0].here)
            assert not shown.table.seats[0].stands_in
            done = len(session.room.table.actions)
            await asyncio.sleep(0.1)
            assert len(session.room.table.actions) in (done, done + 1), "at most what was on its way"
            assert session.room.table.to_act == (1,) or isinstance(
                await back.ask(messages.Act, str(session.room.table.legal(0)[0])), messages.Moved
            )

    run(work)


def test_who_is_not_to_act_is_also_shown_as_stood_in_for(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as registry:
            session, ada, bob = await two_playing(registry, game="the_game")
            bob.leave()
            await until(lambda: ada.last(messages.Changed).table.seats[1].stands_in)
            assert not session.room.table.actions

    run(work)


def test_somebody_with_two_devices_is_here_until_both_are_gone(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as registry:
            session, ada, bob = await two_playing(registry)
            second = Client(registry, session, ada.token)
            assert second.last(messages.Welcome).you == messages.You(0, "Ada")
            ada.leave()
            assert bob.last(messages.Changed).table.seats[0].here
            second.leave()
            assert not bob.last(messages.Changed).table.seats[0].here

    run(work)


def test_another_device_gets_the_seat_by_a_code(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as registry:
            session, ada = await table_of(registry)
            code = await registry.code_for(ada.line.guest, session.room.id)
            assert await registry.owner(code.code) == messages.Owner("Ada", session.room.id), (
                "one sees who one would become"
            )
            redeemed = await registry.redeem(code.code.lower())
            assert (redeemed.name, redeemed.table) == ("Ada", session.room.id)
            assert Client(registry, session, redeemed.token).last(messages.Welcome).you.seat == 0
            elsewhere = await registry.code_for(ada.line.guest, "no-such-table")
            assert await registry.owner(elsewhere.code) == messages.Owner("", "")

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
            assert (await ada.ask(messages.SetSeat, 1, "")).clause == "ROOM-6"
            bob.leave()
            await asyncio.sleep(0.06)
            assert (await ada.ask(messages.SetSeat, 1, "")).clause == "ROOM-6", (
                "a bot stands in, and Bob's hand is Bob's"
            )
            eve = Client(registry, session, "")
            assert (await eve.ask(messages.Sit, "Eve", 1)).clause == "ROOM-4"
            assert Client(registry, session, bob.token).last(messages.Welcome).you.seat == 1

    run(work)


def test_the_clock_acts_for_a_sleeper(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as registry:
            session, ada, bob = await two_playing(registry, game="the_game", clock=messages.Clock(5, 0))
            assert 0 < ada.last(messages.Changed).table.deadline <= 5.0
            wall = [session.room.now()]
            session.room.now = lambda: wall[0]
            left = session.room.time_left(session.room.table.to_act[0])
            wall[0] += left - 0.1
            session.schedule()
            await asyncio.sleep(0.2)
            assert not session.room.table.actions, "there is still time"
            wall[0] += 0.2
            session.schedule()
            assert (await bob.soon(messages.Moved)).by == "clock"

    run(work)


# --- coming back -----------------------------------------------------------------------------------------------------


def test_who_comes_back_gets_the_events_they_have_not_seen(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path, stand_in_seconds=60.0) as registry:
            session, ada, bob = await two_playing(registry)
            seen = session.room.table.told
            actor, other = (ada, bob) if session.room.table.to_act == (0,) else (bob, ada)
            other.leave()
            await actor.ask(messages.Act, "hit")
            back = Client(registry, session, other.token, game=1, since=seen, tell=True).last(messages.Welcome).game
            assert (back.since, len(back.events)) == (seen, session.room.table.told - seen)
            assert back.sentences, "in words too, who asks for words"
            other_game = Client(registry, session, other.token, game=7, since=seen).last(messages.Welcome).game
            assert other_game.since == 0 and len(other_game.events) == session.room.table.told

    run(work)


def test_what_is_sent_again_is_not_done_again(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as registry:
            session, ada, bob = await two_playing(registry)
            actor = to_act(session, ada, bob)
            first = await actor.ask(messages.Act, "hit")
            acted = session.room.table.actions
            actor.send_as(first.reply_to, messages.Act, "hit")
            done = actor.last(messages.Done)
            assert (done.reply_to, done.number) == (first.reply_to, first.number)
            assert session.room.table.actions == acted

    run(work)


def test_a_table_outlasts_the_process(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as registry:
            session, ada, bob = await two_playing(registry)
            actor = to_act(session, ada, bob)
            first = await actor.ask(messages.Act, "hit")
            name, record = session.room.id, session.room.table.record(resumable=True)
        async with serving(tmp_path) as registry:
            again = await registry.session(name)
            assert again.room.table.record(resumable=True) == record
            back = Client(registry, again, actor.token)
            assert back.last(messages.Welcome).you.name in ("Ada", "Bob"), "the token is still good"
            back.send_as(first.reply_to, messages.Act, "hit")
            assert back.last(messages.Done).number == first.number

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
            assert Client(registry, first, ada.token).last(messages.Welcome).you.seat == 0

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
            assert isinstance(await ada.ask(messages.Say, "hello"), messages.Said)

    run(work)
    assert not caplog.records


def test_a_client_that_does_not_read_is_cut_off(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as registry:
            session, ada = await table_of(registry)
            slow = Client(registry, session, "", most_waiting=20)
            for _ in range(30):
                await ada.ask(messages.Coach)
            assert slow.line.too_slow and not slow.line.waiting and slow.line.wake.is_set()
            assert not ada.line.too_slow and len([m for m in ada.heard if getattr(m, "reply_to", "")]) == 30

    run(work)
