"""Nobody waits for somebody else: quick bots, bots that search, the coach, and processes that are frozen or killed.

What is busy here is really busy: its threads stand until the test lets them go, so nothing depends on how fast a
machine is. A deadline that has to pass is given as a small one, one that must not pass as a large one.
"""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any

import pytest

import kibitz
from kibitz.errors import PlayerFailed
from kibitz.kernel.views.view import View
from kibitz.players import Player, choose, load_player
from kibitz.players.worker import Worker
from kibitz.server.protocol import messages
from kibitz.server.room.repertoire import Repertoire
from kibitz.server.session import bots as the_bots
from kibitz.server.session.bots import ANYBODY, Bots
from kibitz.server.session.connection import Connection
from kibitz.server.session.queues import Asker, WorkerQueue
from kibitz.server.websocket.handler import Listener
from tests import HANG_SECONDS
from tests.players.test_worker import freeze, state_of
from tests.server import own_bots
from tests.server.registries import Whims, serving, table_of, to_act, two_playing, until

ADA, BOB = Asker("ada's", "Ada"), Asker("bob's", "Bob")


def run(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run something, but not for ever."""
    asyncio.run(asyncio.wait_for(work(), HANG_SECONDS))


def a_view(game: str = "port") -> View:
    table = kibitz.game(game).table(3, seed=1)
    return table.view(table.to_act[0])


class Busy:
    """Questions that a process is asked and that take until they are let go, in the order in which they were asked."""

    def __init__(self, queue: WorkerQueue) -> None:
        self.queue, self.done = queue, threading.Event()
        self.asked: list[str] = []
        self.tasks: list[asyncio.Task[Any]] = []

    def think(self, worker: Worker, who: str) -> str:
        self.asked.append(who)
        self.done.wait()
        return who

    async def ask(self, asker: Asker, wait: float = HANG_SECONDS, **more: Any) -> None:
        """Ask, and see that it is asked or waits."""
        question = lambda worker: self.think(worker, asker.table)  # noqa: E731
        self.tasks.append(asyncio.create_task(self.queue.ask(asker, question, wait, **more)))
        await asyncio.sleep(0)

    async def answers(self) -> list[Any]:
        """Let them all go; what each was answered."""
        self.done.set()
        return await asyncio.gather(*self.tasks)


# --- the queue -------------------------------------------------------------------------------------------------------


def test_tables_take_turns_and_so_do_those_who_opened_them() -> None:
    async def work() -> None:
        queue = WorkerQueue([Worker(quick=True)])
        busy = Busy(queue)
        for table in range(4):
            await busy.ask(Asker(f"ada {table}", "Ada"))
        await busy.ask(Asker("ada 1", "Ada"))
        await busy.ask(Asker("bob", "Bob"))
        await busy.ask(Asker("carl"))
        await busy.answers()
        assert busy.asked == ["ada 0", "bob", "carl", "ada 1", "ada 2", "ada 3", "ada 1"]
        queue.close()

    run(work)


def test_people_go_before_tables_where_only_bots_sit() -> None:
    async def work() -> None:
        queue = WorkerQueue([Worker(quick=True)])
        busy = Busy(queue)
        for table in ("1", "2", "3"):
            await busy.ask(Asker(table, f"owner {table}", person=False))
        await busy.ask(ADA)
        await busy.answers()
        assert busy.asked == ["1", "ada's", "2", "3"]
        queue.close()

    run(work)


def test_who_has_no_turn_in_time_does_without() -> None:
    async def work() -> None:
        queue = WorkerQueue([Worker(quick=True)])
        busy = Busy(queue)
        await busy.ask(ADA)
        assert await queue.ask(BOB, lambda _: "asked", wait=0.01) is None
        assert await queue.ask(BOB, lambda _: "asked", wait=HANG_SECONDS, within=0.01) is None
        assert not queue.waiting and await busy.answers() == ["ada's"]
        assert await queue.ask(BOB, lambda _: "asked", wait=HANG_SECONDS) == "asked", "the process is free again"
        queue.close()

    run(work)


def test_an_answer_that_is_late_leaves_the_process_to_whoever_comes_next() -> None:
    async def work() -> None:
        queue = WorkerQueue([Worker(quick=True)])
        busy = Busy(queue)
        await busy.ask(ADA, within=0.01)
        assert await busy.tasks[0] is None and not queue.free, "it still thinks"
        await busy.ask(BOB)
        assert await busy.answers() == [None, "bob's"]
        queue.close()

    run(work)


def test_a_full_queue_sends_away_whoever_asks_most() -> None:
    async def work() -> None:
        queue = WorkerQueue([Worker(quick=True)], most=2)
        busy = Busy(queue)
        for table in range(3):
            await busy.ask(Asker(f"ada {table}", "Ada"))
        await busy.ask(BOB)
        assert await busy.answers() == ["ada 0", "ada 1", None, "bob's"]
        queue.close()

    run(work)


def test_who_is_cancelled_or_does_not_want_it_any_more_takes_no_turn() -> None:
    async def work() -> None:
        queue, still = WorkerQueue([Worker(quick=True)]), [True]
        busy = Busy(queue)
        await busy.ask(ADA)
        await busy.ask(BOB)
        await busy.ask(Asker("carl's"), wanted=lambda: still[0])
        busy.tasks.pop(1).cancel()
        still[0] = False
        assert await busy.answers() == ["ada's", None] and busy.asked == ["ada's"]
        assert queue.free and not queue.waiting
        queue.close()

    run(work)


# --- bots ------------------------------------------------------------------------------------------------------------


async def all_busy(bots: Bots) -> list[Busy]:
    """Everything that thinks long has more to do than it can: deep thoughts of many tables, the coach, reviews."""
    found = []
    for queue in (bots.deep, bots.coach, bots.reviews.queue):
        found.append(Busy(queue))
        for table in range(17):
            await found[-1].ask(Asker(f"table {table}", "somebody"))
    return found


async def end(bots: Bots, *busy: Busy) -> None:
    for one in busy:
        await one.answers()
    bots.close()


@pytest.mark.parametrize("name", ["", "easy", "random"])
def test_a_quick_bot_and_a_stand_in_wait_for_nobody(name: str) -> None:
    async def work() -> None:
        bots, view = Bots(), a_view()
        busy = await all_busy(bots)
        legal = {choice.action for choice in view.legal}
        for _ in range(20):
            assert await bots.choose(name, view, ADA) in legal
        assert not any(one.done.is_set() for one in busy) and all(len(one.asked) == 1 for one in busy)
        await end(bots, *busy)

    run(work)


def test_a_deep_bot_waits_for_its_turn_and_not_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(the_bots, "DEEP_WAIT_SECONDS", 0.01)

    async def work() -> None:
        bots, view = Bots(), a_view()
        busy = Busy(bots.deep)
        await busy.ask(BOB)
        assert await bots.choose("hard", view, ADA) in {choice.action for choice in view.legal}
        assert not busy.done.is_set()
        await end(bots, busy)

    run(work)


def pid_of(worker: Worker) -> int:
    return int(worker._process.pid)


async def answers(bots: Bots, queue: WorkerQueue, view: View) -> int:
    """Wait until the process of a queue is ready for a game; its id."""
    while not await queue.ask(ADA, lambda worker: worker.ready_for(view.rulebook), wait=HANG_SECONDS):
        await asyncio.sleep(0.02)
    return pid_of(queue.workers[0])


@pytest.mark.parametrize("how", [signal.SIGSTOP, signal.SIGKILL])
@pytest.mark.parametrize("name", ["medium", "search:ms=20"])
def test_a_frozen_or_killed_process_keeps_nobody_waiting_and_is_replaced(
    name: str, how: signal.Signals, monkeypatch: pytest.MonkeyPatch
) -> None:
    for constant, seconds in {
        "QUICK_SECONDS": 0.05,
        "DEEP_WAIT_SECONDS": 0.05,
        "FROZEN_SECONDS": 0.2,
        "GRACE_SECONDS": 0.0,
    }.items():
        monkeypatch.setattr(the_bots, constant, seconds)

    async def work() -> None:
        bots, view = Bots(), a_view()
        queue = bots.quick if name == "medium" else bots.deep
        pid = await answers(bots, queue, view)
        freeze(pid) if how == signal.SIGSTOP else os.kill(pid, how)
        assert await bots.choose(name, view, ADA) in {choice.action for choice in view.legal}
        while not queue.free:  # the process has its own deadline
            await asyncio.sleep(0.02)
        assert await bots.choose(name, view, ADA) in {choice.action for choice in view.legal}
        assert state_of(pid) == "", "nothing is left of it"
        assert await answers(bots, queue, view) != pid
        bots.close()

    run(work)


def test_bots_play_on_where_no_process_can_start(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def none_left(self: Worker) -> Any:
        raise OSError(24, "Too many open files")

    monkeypatch.setattr(Worker, "_start", none_left)

    async def work() -> None:
        async with serving(tmp_path, bots=Bots()) as registry:
            session, _ = await table_of(registry, ("easy", "hard"), ready=True)
            await until(lambda: session.room.phase == "over", HANG_SECONDS)

    run(work)


# --- the coach -------------------------------------------------------------------------------------------------------


# --- players of other packages ---------------------------------------------------------------------------------------


def listed(*players: Player) -> Repertoire:
    return Repertoire(players={one.__name__: load_player(one) for one in players})


def test_the_first_move_of_somebodys_own_bot_is_its_own(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It had no answer while its process started, and another acted for it."""
    monkeypatch.setattr(the_bots, "DEEP_WAIT_SECONDS", HANG_SECONDS)

    async def work() -> None:
        bots = Bots(repertoire=listed(own_bots.last))
        view = a_view()
        assert await bots.choose("last", view, ADA) == view.legal[-1].action
        bots.close()

    run(work)
    assert "a bot did not play" not in caplog.text


def test_a_bot_that_thinks_for_ever_keeps_no_other_one_waiting(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(the_bots, "DEEP_WAIT_SECONDS", HANG_SECONDS)
    monkeypatch.setattr(the_bots, "FROZEN_SECONDS", HANG_SECONDS)

    async def work() -> None:
        bots, view = Bots(repertoire=listed(own_bots.never, own_bots.last)), a_view()
        slow = asyncio.create_task(bots.choose("never", view, ADA))
        await asyncio.sleep(0)
        assert await bots.choose("last", view, ADA) == view.legal[-1].action
        assert not slow.done()
        slow.cancel()
        bots.close()

    run(work)
    assert "a bot did not play" not in caplog.text


def test_a_server_starts_the_processes_of_the_players_that_it_lists(tmp_path: Path) -> None:
    async def work() -> None:
        bots = Bots(repertoire=listed(own_bots.last))
        async with serving(tmp_path, bots=bots):
            (worker,) = bots.theirs["last"].workers
            await until(lambda: None in worker._ready)
        assert worker._process is None, "and it ends with the server"

    run(work)


@pytest.mark.parametrize(("bot", "told"), [("misspelt", "KeyError: 'pionts' ("), ("of_cards", "KeyError (")])
def test_the_log_names_the_word_that_a_bot_has_missed_and_no_card(bot: str, told: str) -> None:
    with pytest.raises(PlayerFailed) as failed:
        choose(load_player(getattr(own_bots, bot)), a_view(), Random(1))
    assert failed.value.discreet.startswith(f"the player tests.server.own_bots:{bot} failed: {told}")
    assert "37]" in failed.value.discreet if bot == "of_cards" else "pionts" in str(failed.value)


def test_who_asks_the_coach_again_no_longer_waits_for_what_was_before() -> None:
    async def work() -> None:
        bots, view = Bots(), a_view()
        busy = Busy(bots.coach)
        await busy.ask(BOB)
        first = asyncio.create_task(bots.advise(view, [], "en", ADA))
        await asyncio.sleep(0)
        second = asyncio.create_task(bots.advise(view, [], "en", ADA))
        assert await first is None and not second.done()
        assert [waiting.asker for waiting in bots.coach.waiting] == [ADA]
        second.cancel()
        await end(bots, busy)

    run(work)


def test_a_coach_that_is_frozen_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(the_bots, "COACH_SECONDS", 0.1)

    async def work() -> None:
        bots, view = Bots(), a_view()
        pid = await answers(bots, bots.coach, view)
        freeze(pid)
        assert await bots.advise(view, [], "en", ADA) is None
        assert state_of(pid) == ""
        monkeypatch.setattr(the_bots, "COACH_SECONDS", HANG_SECONDS)
        await answers(bots, bots.coach, view)
        advice = await bots.advise(view, [], "en", ADA)
        assert advice is not None and advice.actions
        bots.close()

    run(work)


def test_nobody_is_told_what_no_longer_matters(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game goes on while the coach thinks: what it would have said is about another position."""
    monkeypatch.setattr(the_bots, "COACH_SECONDS", HANG_SECONDS)

    async def work() -> None:
        bots = Bots()
        async with serving(tmp_path, bots=bots) as registry:
            session, ada, bob = await two_playing(registry, game="the_game")
            await ada.ask(messages.Coach, True)
            await bob.ask(messages.Coach, True)
            busy = Busy(bots.coach)
            await busy.ask(BOB)
            me = to_act(session, ada, bob)
            listener = Listener(session, me.line)
            asking = asyncio.create_task(listener.advise("ask"))
            await until(lambda: bots.coach.waiting)
            await me.ask(messages.Act, str(session.room.table.legal(session.room.table.to_act[0])[0]))
            await busy.answers()
            await asking
            assert (await me.answer("ask")).advice is None and busy.asked == ["bob's"]
            await answers(bots, bots.coach, a_view("the_game"))
            pid, me = pid_of(bots.coach.workers[0]), to_act(session, ada, bob)
            freeze(pid)
            asking = asyncio.create_task(Listener(session, me.line).advise("ask again"))
            await until(lambda: not bots.coach.free)
            await me.ask(messages.Act, str(session.room.table.legal(session.room.table.to_act[0])[0]))
            os.kill(pid, signal.SIGCONT)
            await asking
            assert (await me.answer("ask again")).advice is None

    run(work)


def test_bots_think_on_the_account_of_whoever_is_there_and_people_are_told_apart(tmp_path: Path) -> None:
    asked: list[Asker] = []

    class Heard(Whims):
        async def choose(self, name: str, view: View, asker: Asker = ANYBODY) -> str:
            asked.append(asker)
            return await super().choose(name, view)

    async def work() -> None:
        async with serving(tmp_path, bots=Heard()) as registry:
            made = await registry.open(registry.guest(""), messages.Create("pairs", ["easy", "easy"], ready=True))
            session = await registry.session(made.table)
            session.enter(Connection("eve", "en", False, 1000, address="10.0.0.1"), messages.Hello(), "")
            await until(lambda: session.room.phase == "over", HANG_SECONDS)
            assert set(asked) == {Asker(made.table, "10.0.0.1", person=False)}, "only somebody who looks on"
            asked.clear()
            session, ada = await table_of(registry, ("", "easy"), ready=True)
            while session.room.phase == "playing":
                if 0 in session.room.table.to_act:
                    await ada.ask(messages.Act, str(session.room.table.legal(0)[0]))
                await asyncio.sleep(0.002)
            assert {(asker.table, asker.person) for asker in asked} == {(session.room.id, True)}

    run(work)
