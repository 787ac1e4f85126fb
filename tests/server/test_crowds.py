"""Comings and goings of many: who is the host, what they are told, bit by bit, and who finds room.

Each of these was an attack that worked.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from kibitz.errors import IllegalAction
from kibitz.server.protocol import messages
from kibitz.server.session import session as lives
from kibitz.server.store.store import StoreFailed
from tests.server.durable import a_registry, end, play_out, run
from tests.server.registries import Client, serving, table_of, two_playing, until
from tests.server.wired import Wired


def test_somebody_who_is_here_follows_a_host_who_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lives, "HOST_GRACE_SECONDS", 0.05)

    async def work() -> None:
        async with serving(tmp_path) as registry:
            session, ada = await table_of(registry)
            bob = Client(registry, session, "")
            await bob.ask(messages.Sit, "Bob")
            assert (await bob.ask(messages.SetSeat, 0, "easy")).clause == "ROOM-5"
            ada.leave()
            await until(lambda: bob.last(messages.Changed).table.seats[1].host)
            await bob.ask(messages.Ready)
            await bob.ask(messages.SetSeat, 0, "easy")
            assert session.room.playing, "a lobby whose host has gone is not dead"

    run(work)


def test_many_who_come_and_go_are_told_in_few_words(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as registry:
            session, ada = await table_of(registry)
            for _ in range(100):
                Client(registry, session, "").leave()
            assert len([one for one in ada.hear() if isinstance(one, messages.Changed)]) <= lives.PRESENCE_BURST
            last = [Client(registry, session, "") for _ in range(7)][-1]
            await until(lambda: ada.last(messages.Changed).table.watching == 7, 60)
            assert last.last(messages.Changed).table.watching == 7, "in the end everybody knows"

    run(work)


def test_what_goes_to_many_goes_bit_by_bit_and_in_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    some, sent = lives.Session._post_some, []

    def counted(self: lives.Session) -> None:
        before = len(self.outbox)
        some(self)
        sent.append(before - len(self.outbox))

    monkeypatch.setattr(lives.Session, "_post_some", counted)

    async def work() -> None:
        async with serving(tmp_path) as registry:
            session, ada, bob = await two_playing(registry, game="the_game")
            many = [Client(registry, session, "") for _ in range(3 * lives.BATCH)]
            await until(lambda: not session.outbox)
            for client in many:
                client.hear()
            for _ in range(3):
                ada.send(messages.Coach, True)
                bob.send(messages.Coach, True)
            await until(lambda: not session.outbox and not session.saving)
            assert max(sent) == lives.BATCH
            for client in many:
                numbers = [one.number for one in client.hear() if isinstance(one, messages.Changed)]
                assert numbers == sorted(numbers) and numbers[-1] == session.room.number

    run(work)


def test_people_who_sit_at_an_idle_table_find_room_in_a_full_memory(tmp_path: Path) -> None:
    """Whoever fills the memory with tables of nobody's locks nobody out."""

    async def work() -> None:
        async with serving(tmp_path, most_tables=3) as registry:
            session, ada = await table_of(registry)
            for _ in range(10):
                await registry.open(registry.guest(""), messages.Create("pairs", ["", ""], "Eve"))
            assert len(registry.rooms) == 3 and registry.rooms[session.room.id] is session, "Ada is there"
            assert isinstance(await ada.ask(messages.Coach), messages.Changed)
            held = [await table_of(registry) for _ in range(2)]
            with pytest.raises(IllegalAction, match="ROOM-11"):
                await registry.open(registry.guest(""), messages.Create("pairs", ["", ""], "Eve"))
            assert held

    run(work)


def test_who_comes_while_the_store_fails_is_asked_to_come_again(tmp_path: Path) -> None:
    """A failure of the store's, unlike a refusal, ends a hello with `again`."""

    async def work() -> None:
        async with serving(tmp_path) as registry:
            session, ada = await table_of(registry)
            registry.store.broken = True
            ada.send(messages.Coach)
            with pytest.raises(StoreFailed):
                await session.saved()

    run(work)


def test_an_old_id_throws_nobody_off(tmp_path: Path) -> None:
    """An onlooker's id of two games ago was forgotten, though the onlooker was taken for known: all had to reload."""

    async def work() -> None:
        registry = await a_registry(tmp_path)
        host = registry.guest("")
        made = await registry.open(host, messages.Create("pairs", ["", "easy"], "Ada"))
        ada, eve = (
            Wired(registry, made.table, messages.Hello(token)) for token in (made.token, registry.guest("").token)
        )
        await ada.welcome()
        await eve.welcome()
        first = await eve.ask("say", id="old", text="hm")
        for game in range(3):
            await ada.ask("ready", id=f"ready {game}")
            await play_out(registry, made.table, ada)
        session = await registry.session(made.table)
        eve.heard.clear()
        again = await eve.ask("say", id="old", text="hm")
        assert (again["type"], again["number"]) == ("done", first["number"])
        assert not session.failed
        for one in (ada, eve):
            await one.close()
        await end(registry)

    run(work)
