"""Reviews at a served table: made once, a part at a time, kept, and given up when nobody waits for them."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import urllib.request
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any

import pytest

import kibitz
from kibitz import client
from kibitz.players.review import REVIEWED
from kibitz.server.session import reviews as the_reviews
from kibitz.server.session.queues import Asker
from kibitz.server.session.reviews import Looked, Played, Reviews
from kibitz.testing import random_game
from kibitz.text.catalogue import LANGUAGES
from kibitz.text.review import FEWEST, IN_ALL, MAX_DECISIONS, PART, rollouts_for
from tests import HANG_SECONDS
from tests.players.test_worker import freeze, state_of
from tests.server.process import Server
from tests.server.test_bots import Busy


def run(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run something, but not for ever."""
    asyncio.run(asyncio.wait_for(work(), HANG_SECONDS))


@pytest.fixture(autouse=True)
def no_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing here is over because a machine is slow; whatever is asked for is answered when it is there."""
    for constant in ("POLL_SECONDS", "WANTED_SECONDS", "FROZEN_SECONDS"):
        monkeypatch.setattr(the_reviews, constant, HANG_SECONDS)
    monkeypatch.setattr(the_reviews, "RETRY_SECONDS", 0.02)


def played(seed: int = 1, seat: int | None = 0, game: str = "pairs") -> Played:
    table = kibitz.game(game).table(3, seed=seed)
    for _ in random_game(table, Random(seed)):
        pass
    assert table.over
    names = {language: ["Ada", "Bob", "Carl"] for language in LANGUAGES}
    return Played(table.game, table.record(), seat, names)


def test_a_review_is_made_once_and_kept() -> None:
    async def work() -> None:
        reviews, game = Reviews(), played()
        assert not reviews.knows(game)
        first, second = await asyncio.gather(reviews.ask(game, "here"), reviews.ask(game, "there"))
        assert first.review is not None and first.review is second.review, "however many ask"
        assert not reviews.jobs and reviews.knows(game)
        reviews.queue.close()
        assert (await reviews.ask(game)).review is first.review, "nobody has to think for it again"
        for language in LANGUAGES:
            told = first.told(language)
            assert told is not None and told.measure == "lose" and told.curve
            assert all(one.kind in ("play", "luck", "unsure") and one.said for one in told.worst)

    run(work)


def test_the_first_question_begins_it_and_later_ones_say_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(the_reviews, "POLL_SECONDS", 0.01)

    async def work() -> None:
        reviews, game = Reviews(), played(seat=None)
        seen: list[Looked] = []
        while not seen or seen[-1].review is None:
            seen.append(await reviews.ask(game))
        assert seen[0].done == 0, "it has only begun"
        done = [one.done for one in seen[:-1]]
        assert done == sorted(done) and any(0 < one.done < one.count for one in seen)
        assert all(one.done % PART == 0 for one in seen[:-1] if one.done < one.count)
        reviews.close()

    run(work)


def test_one_that_nobody_waits_for_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(the_reviews, "WANTED_SECONDS", 0.0)
    monkeypatch.setattr(the_reviews, "POLL_SECONDS", 0.0)

    async def work() -> None:
        reviews, game = Reviews(), played()
        assert (await reviews.ask(game)).review is None and reviews.jobs
        while reviews.jobs:
            await asyncio.sleep(0.02)
        assert not reviews.kept and not reviews.queue.waiting
        reviews.close()

    run(work)


def test_nobody_fills_the_queue() -> None:
    async def work() -> None:
        reviews = Reviews()
        busy = Busy(reviews.queue)
        await busy.ask(Asker("busy"))
        asking = [asyncio.create_task(reviews.ask(played(seed), "eve")) for seed in range(6)]
        await asyncio.sleep(0.05)
        assert [task.done() for task in asking] == [False] * 4 + [True] * 2
        assert (await asking[4]).review is None and len(reviews.jobs) == 4
        asking.append(asyncio.create_task(reviews.ask(played(9), "ada")))
        await asyncio.sleep(0.05)
        assert len(reviews.jobs) == 5, "somebody else's is made all the same"
        assert {waiting.asker.owner for waiting in reviews.queue.waiting} == {"eve", "ada"}
        for task in asking:
            task.cancel()
        busy.done.set()
        reviews.close()

    run(work)


def test_whoever_has_none_gets_a_place_before_anothers_second(monkeypatch: pytest.MonkeyPatch) -> None:
    """Eight addresses held all places for as long as they liked, and somebody else's review never began."""
    monkeypatch.setattr(the_reviews, "MAX_AT_ONCE", 4)

    async def work() -> None:
        reviews = Reviews()
        busy = Busy(reviews.queue)
        await busy.ask(Asker("busy"))
        asking = []
        owners = ["eve", "eve", "eve", "mallory", "ada", "bob", "carl"]
        for seed, owner in enumerate(owners):
            asking.append(asyncio.create_task(reviews.ask(played(seed), owner)))
            await asyncio.sleep(0)
        held = sorted(job.asker.owner for job in reviews.jobs.values())
        assert held == ["ada", "bob", "eve", "mallory"], "nobody's first is taken for carl"
        assert (await asking[6]).review is None
        assert [(await task).review for task in asking[1:3]] == [None, None], "those who waited ask again"
        assert len({waiting.asker.table for waiting in reviews.queue.waiting}) == 4
        for task in asking:
            task.cancel()
        busy.done.set()
        reviews.close()

    run(work)


def test_only_the_last_reviews_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(the_reviews, "MAX_KEPT", 2)

    async def work() -> None:
        reviews = Reviews()
        for seed in (1, 2, 1, 3):
            await reviews.ask(played(seed))
        assert [reviews.knows(played(seed)) for seed in (1, 2, 3)] == [True, False, True]
        reviews.close()

    run(work)


@pytest.mark.parametrize("how", [signal.SIGSTOP, signal.SIGKILL])
def test_a_process_that_is_frozen_or_killed_is_replaced_and_the_review_is_made(
    how: signal.Signals, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        reviews, game = Reviews(), played(seat=None)
        asking = asyncio.create_task(reviews.ask(game))
        while not any(job.done for job in reviews.jobs.values()):
            await asyncio.sleep(0.002)
        busy = Busy(reviews.queue)
        await busy.ask(Asker("busy"))
        while not busy.asked:  # now the review waits for its turn
            await asyncio.sleep(0.002)
        monkeypatch.setattr(the_reviews, "FROZEN_SECONDS", 0.2)
        pid = int(reviews.queue.workers[0]._process.pid)
        freeze(pid) if how == signal.SIGSTOP else os.kill(pid, how)
        busy.done.set()
        while state_of(pid):
            await asyncio.sleep(0.02)
        monkeypatch.setattr(the_reviews, "FROZEN_SECONDS", HANG_SECONDS)
        looked = await asking
        assert looked.review is not None and looked.review == (await Reviews().ask(game)).review
        reviews.close()

    run(work)


def test_a_game_that_cannot_be_looked_at_is_told() -> None:
    async def work() -> None:
        reviews, good = Reviews(), played()
        bad = Played(good.game, good.record.replace("chance:", "chance:\n  99"), 0, good.names)
        with pytest.raises(kibitz.KibitzError, match="cannot look at this game"):
            await reviews.ask(bad)
        assert (await reviews.ask(good)).review is not None, "and others can"
        assert (await reviews.ask(played(game="the_game"))).review is not None
        reviews.close()

    run(work)


def test_a_long_match_gets_fewer_worlds_and_not_more_time() -> None:
    assert rollouts_for(10) == REVIEWED and rollouts_for(MAX_DECISIONS) == FEWEST == IN_ALL // MAX_DECISIONS
    assert all(count * rollouts_for(count) <= IN_ALL for count in range(1, MAX_DECISIONS + 1))


def test_a_page_that_asks_again_and_again_is_not_too_fast(tmp_path: Path) -> None:
    async def play(address: str) -> str:
        link, token = await client.open_table(address, "pairs", ["", "easy"], name="Ada", ready=True)
        async with client.watch(link, token) as seat:
            async for view in seat.turns():
                await seat.act(view.legal[0].action)
        return f"{address}/api/tables/{client.read_link(link)[1]}/games/1/review"

    server = Server(tmp_path)
    try:
        review = asyncio.run(play(server.start()))
        statuses = []
        for language in ["en"] * 200 + ["pl"]:
            with urllib.request.urlopen(f"{review}?seat=0&language={language}") as answer:
                statuses.append(answer.status)
                told = json.loads(answer.read())
                progress = answer.headers["kibitz-progress"].split("/")
            assert (told is None) == (answer.status == 202) and len(progress) == 2
        assert statuses[-1] == 200 and told["curve"] and {"number", "seat", "value"} == set(told["curve"][0])
        with pytest.raises(client.Refused) as refused:
            client.request(f"{review}?seat=7")
        assert refused.value.clause == "ROOM-2"
    finally:
        server.end()
