"""What is sent, logged and counted at a real registry while people play: no secret, and nothing that is not stored."""

from __future__ import annotations

import asyncio
import json
import logging
from pathlib import Path
from random import Random
from typing import Any

import pytest

import kibitz
from kibitz.kernel.game import Game
from kibitz.server import metrics
from kibitz.server.protocol import messages
from kibitz.server.room.room import PLAYING
from kibitz.server.session.replays import public_record
from kibitz.server.store.store import Row, StoreFailed
from kibitz.server.store.writer import Change, Writer
from kibitz.text.catalogue import LANGUAGES
from tests.server.wired import Wired, a_registry, logged
from tests.server.worlds import Setting, Step, world


async def _a_real_game(game: Game, folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    rng = Random(game.id)
    seats = min(game.seats[-1], max(game.seats[0], 3))
    async with a_registry(folder) as registry:
        host = registry.guest("")
        made = await registry.open(host, messages.Create(game=game.id, seats=[""] * seats, name="Host", open=True))
        guests = [host] + [registry.guest("") for _ in range(seats + 1)]
        clients = [
            Wired(registry, made.table, messages.Hello(guest.token, LANGUAGES[i % 4], tell=i % 2 == 0))
            for i, guest in enumerate(guests)
        ]
        for i in range(seats):
            await clients[i].welcome()
            if i:
                assert (await clients[i].ask("sit", name="P" + "abcdefgh"[i]))["type"] == "changed"
        session = await registry.session(made.table)
        room = session.room
        for i in range(seats):
            await clients[i].ask("ready", nonce=f"n{i}")
        table = room.table
        assert table is not None and room.phase == PLAYING
        secrets = [room.deal_secret]
        pages, records = list[str](), list[str]()
        for step in range(120):
            if room.phase != PLAYING:
                break
            seat = rng.choice(table.to_act)
            answer = await clients[seat].ask("act", action=str(rng.choice(table.legal(seat))))
            assert answer["type"] == "moved"
            if step % 10 == 3 and room.phase == PLAYING:
                records.append(public_record(room))
                assert (await clients[seats].ask("act", action="fold"))["type"] == "refused"
                await clients[rng.randrange(seats)].ask("get_view")
            if step % 25 == 7:
                i = rng.randrange(len(clients))
                await clients[i].close()
                heard = clients[i].heard
                clients[i] = Wired(
                    registry, made.table, messages.Hello(guests[i].token, "en", True, game=1, since=table.told)
                )
                await clients[i].welcome()
                clients[i].heard[:0] = heard
            if step % 40 == 9:
                pages.append(metrics.page().decode() + str(await registry.open_tables()))
        if room.phase == PLAYING:
            records.append(public_record(room))
        secrets.append(room.deal_secret)
        for client in clients:
            await client.close()
        lines = logged(caplog)
        keys = [key.secret.hex() for key in registry.keys]
    for i, client in enumerate(clients):
        own = {guests[i].id, guests[i].token}
        forbidden = [word for guest in guests for word in (guest.id, guest.token) if word not in own] + keys
        ended = next((n for n, text in enumerate(client.heard) if '"phase":"over"' in text), len(client.heard))
        for n, text in enumerate(client.heard):
            secret = secrets if n < ended else secrets[1:]
            assert not any(word in text for word in [*forbidden, *secret]), text
            assert guests[i].id not in text or '"type":"welcome"' in text, "one's own token comes with the welcome only"
    for text in [*records, *pages, *lines]:
        for word in [*keys, *secrets, *(guest.id for guest in guests)]:
            assert word not in text
    for text in lines:
        assert made.table not in text, "a table's link is a secret"


@pytest.mark.parametrize("game", kibitz.games(), ids=lambda game: game.id)
def test_a_real_game_tells_no_secret(game: Game, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG, "kibitz"):
        asyncio.run(_a_real_game(game, tmp_path, caplog))


async def _a_store_that_fails(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with a_registry(folder) as registry:
        host = registry.guest("")
        made = await registry.open(host, messages.Create(game="five_cards", seats=["", ""], name="Ada"))
        one, two = (
            Wired(registry, made.table, messages.Hello(host.token)),
            Wired(registry, made.table, messages.Hello()),
        )
        await one.welcome()
        await two.welcome()
        session = await registry.session(made.table)
        number, secret = session.room.number, session.room.deal_secret
        await registry.store.append([Row(made.table, number + 1, "left", 0.0, '{"kind":"left","seat":0}')], [])
        one.put('{"type":"say","id":"x","text":"hello"}')
        bye = await two.until(lambda said: said["type"] == "bye")
        assert bye["again"]
        await asyncio.gather(one.task, two.task)

        async def fails(*_: Any) -> None:
            raise StoreFailed("disk I/O error")

        three = Wired(registry, made.table, messages.Hello(host.token))
        assert (await three.welcome())["number"] == number + 1
        registry.store.append = fails  # type: ignore[assignment, method-assign]
        refused = await three.ask("say", text="hello")
        assert refused["clause"] == "ROOM-14" and "disk" not in refused["reason"]
        await three.task
        lines = logged(caplog)
        assert lines
        for text in [*lines, *one.heard, *two.heard, *three.heard, metrics.page().decode()]:
            assert secret not in text and (host.id not in text or text in one.heard + three.heard)
        assert not any(made.table in line or host.id in line for line in lines)


def test_a_store_that_fails_tells_no_secret(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG, "kibitz"):
        asyncio.run(_a_store_that_fails(tmp_path, caplog))


class Held(Writer):
    """Saves when it is told to."""

    def __init__(self) -> None:
        self.waiting = []

    def save(self, change: Change) -> None:
        self.waiting.append(change)

    def commit(self) -> None:
        changes, self.waiting = self.waiting, []
        for change in changes:
            change.then(None)


async def _not_stored() -> None:
    with world(Setting(kibitz.game("five_cards"), 2, {}, 1)) as here:
        held = here.registry.writer = Held()
        table = here.room.table
        assert table is not None
        number, told = here.room.number, sum(map(len, here.texts.values()))
        for step in range(30):
            seat = table.to_act[0]
            here.do(Step(seat, messages.Act(f"act {step}", str(table.legal(seat)[0]))))
            here.do(Step(1 - seat, messages.GetView(f"look {step}")))
            here.do(Step(2, messages.SetLanguage(f"speak {step}", "pl")))
            here.do(Step(3, None))
            if step % 3:  # what comes now is saved with the next ones
                here.do(Step(1 - seat, None))
                continue
            assert sum(map(len, here.texts.values())) == told, "told before it was stored"
            stored, last = here.room.number, len(held.waiting) - 2
            held.waiting, later = held.waiting[:last], held.waiting[last:]
            held.commit()
            held.waiting = later
            for texts in here.texts.values():
                for who in {text.split()[0] for text in texts}:
                    heard = [json.loads(text.partition(" ")[2]) for text in texts if text.startswith(f"{who} ")]
                    numbers = [said["number"] for said in heard if "number" in said]
                    assert numbers == sorted(numbers) and number <= numbers[-1] <= stored
            held.commit()
            told = sum(map(len, here.texts.values()))


def test_nobody_is_shown_what_is_not_stored() -> None:
    """Not in a look, not by coming anew, and not by others' coming and going; and numbers never go back."""
    asyncio.run(_not_stored())


async def _no_spectators(folder: Path) -> None:
    async with a_registry(folder) as registry:
        host = registry.guest("")
        asked = messages.Create(game="kitty", seats=["", "", "sensible"], name="Ada", spectators=False)
        made = await registry.open(host, asked)
        ada, bob = (
            Wired(registry, made.table, messages.Hello(host.token)),
            Wired(registry, made.table, messages.Hello()),
        )
        eve = Wired(registry, made.table, messages.Hello(tell=True))
        for client in (ada, bob, eve):
            await client.welcome()
        await ada.ask("say", text="between us")
        await bob.ask("sit", name="Bob")
        await ada.ask("ready")
        await bob.ask("ready")
        session = await registry.session(made.table)
        table = session.room.table
        assert table is not None
        for _ in range(4):
            seat = next((seat for seat in table.to_act if seat < 2), None)
            if seat is None:
                await asyncio.sleep(0.05)
                continue
            await (ada, bob)[seat].ask("act", action=str(table.legal(seat)[0]))
        for kind, more in (("get_view", {}), ("say", {"text": "hi"}), ("react", {"reaction": "👍"}), ("undo", {})):
            assert (await eve.ask(kind, **more))["type"] == "refused"
        late = Wired(registry, made.table, messages.Hello(tell=True))
        assert (await late.welcome()).keys() >= {"table"}
        for client in (ada, bob, eve, late):
            await client.close()
        for text in eve.heard + late.heard:
            said = json.loads(text)
            assert said["type"] in ("welcome", "changed", "refused", "reacted"), text
            assert said.get("game") is None and not said.get("lines"), text


def test_where_spectators_are_not_welcome_they_see_nothing(tmp_path: Path) -> None:
    asyncio.run(_no_spectators(tmp_path))
