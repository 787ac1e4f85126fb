"""Nobody acts for another, whatever token they make up."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from kibitz.server import tokens
from kibitz.server.protocol import messages
from kibitz.server.room.room import PLAYING
from kibitz.server.session.registry import Registry
from tests.server.wired import Wired, a_registry

EVERYTHING: list[tuple[str, dict[str, Any]]] = [
    ("sit", {"name": "Eve", "seat": 0}),
    ("sit", {"name": "Eve"}),
    ("leave", {}),
    ("set_seat", {"seat": 0, "bot": ""}),
    ("set_seat", {"seat": 1, "bot": "random"}),
    ("swap", {"seat": 0}),
    ("ready", {"nonce": "mine"}),
    ("ready", {"ready": False}),
    ("configure", {"open": True}),
    ("configure", {"options": {}}),
    ("undo", {}),
    ("signal", {"signal": "a-lot"}),
]


def forgeries(registry: Registry, guest: str) -> list[str]:
    """Tokens that do not make anybody this guest."""
    good = tokens.sign(registry.keys, guest, 0 + _now())
    said, _, signature = good.rpartition(".")
    other = [tokens.Key(b"another server's secret key 12345", _now())]
    flipped = signature[:-1] + ("0" if signature[-1] != "0" else "1")
    return [
        guest,
        said,
        f"{said}.{flipped}",
        f"{said}.{'0' * 64}",
        f"{said}.{signature.upper()}",
        f"{good}0",
        f" {good}",
        f"{guest}.{int(_now()) + 10}.{signature}",
        tokens.sign(other, guest, _now()),
        tokens.sign(registry.keys, guest, _now() - tokens.LIFETIME - 10),
        tokens.sign(other, guest, _now() + 2 * tokens.DAY),
        tokens.sign(registry.keys, tokens.new_guest(), _now()),
        "",
    ]


def _now() -> float:
    import time

    return time.time()


async def _nobody_acts_for_another(folder: Path) -> None:
    async with a_registry(folder) as registry:
        host, guest = registry.guest(""), registry.guest("")
        made = await registry.open(host, messages.Create(game="five_cards", seats=["", ""], name="Ada"))
        ada, bob = (Wired(registry, made.table, messages.Hello(one.token)) for one in (host, guest))
        await ada.welcome()
        await bob.welcome()
        await bob.ask("sit", name="Bob")
        await ada.ask("ready", id="r")
        await bob.ask("ready", id="r")  # the same id, of another guest, is another request
        session = await registry.session(made.table)
        room, table = session.room, session.room.table
        assert table is not None and room.phase == PLAYING

        def state() -> tuple[int, str, str, str]:
            return room.number, table.record(resumable=True), repr(room.seats), room.host

        seat = table.to_act[0]
        mine, other = ((ada, bob), (bob, ada))[seat]
        action = str(table.legal(seat)[0])
        before = state()
        # strangers, with whatever token they could make up: they see what onlookers see, and change nothing
        for token in [*forgeries(registry, host.id), *forgeries(registry, guest.id)]:
            eve = Wired(registry, made.table, messages.Hello(token))
            welcome = await eve.welcome()
            assert welcome["you"].get("seat") is None and welcome["game"]["me"] is None
            for kind, more in [("act", {"action": action}), *EVERYTHING]:
                assert (await eve.ask(kind, **more))["type"] == "refused", kind
            assert state() == before
            await eve.close()
        # the other player: not for me, not even under my message's id; and what only the host may
        assert (await other.ask("act", action=action))["clause"] == "TABLE-1"
        for kind, more in EVERYTHING:
            if kind != "leave" and not (other is ada and kind in ("set_seat", "configure")):  # Ada is the host
                assert (await other.ask(kind, **more))["type"] == "refused", kind
        assert state() == before
        assert (await mine.ask("act", action=action, id="same"))["type"] == "moved"
        after = state()
        assert after[0] == before[0] + 1
        assert (await mine.ask("act", action=action, id="same")) and state() == after, "done twice"
        assert (await other.ask("undo"))["type"] == "refused" and state() == after
        if table.to_act == (seat,):
            assert (await other.ask("act", action=str(table.legal(seat)[0]), id="same"))["type"] == "refused"
            assert state() == after
        for client in (ada, bob):
            await client.close()


def test_nobody_acts_for_another(tmp_path: Path) -> None:
    asyncio.run(_nobody_acts_for_another(tmp_path))
