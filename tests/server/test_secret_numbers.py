"""Secret numbers at a table of a real server: everybody is sent their own, and of the others that there is one."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from kibitz import client
from tests import HANG_SECONDS
from tests.games.nearest import nearest, on_the_path
from tests.server.process import serving

NEAREST = nearest()


def guesses(seat: client.Seat) -> object:
    """What a seat was shown of everybody's numbers."""
    assert seat.snapshot is not None
    return seat.snapshot.numbers["guess"]


async def _play(address: str) -> None:
    link, token = await client.open_table(address, "nearest", ["", "", "random"], name="Ada")
    async with (
        client.watch(link, game=NEAREST) as eve,
        client.sit_down(link, "Ada", token=token, game=NEAREST) as ada,
        client.sit_down(link, "Bob", game=NEAREST) as bob,
    ):
        while bob.snapshot is None or guesses(bob) != [0, 0, None]:  # the bot has guessed
            await bob.changed()
        await ada.act("guess 7")
        for seat, seen in ((ada, [7, 0, None]), (bob, [None, 0, None]), (eve, [None, 0, None])):
            while guesses(seat) != seen:
                await seat.changed()
            assert seat.snapshot is not None and seat.snapshot.numbers["target"] is None
        assert (await ada.view()).numbers["guess"] == [7, 0, None]
        assert (await bob.view()).imagine(1).view(1) == await bob.view()
        assert ada.game is not None and ada.game.readable == {"target": "one", "guess": "each"}
        with pytest.raises(client.Refused):
            await ada.act("guess 8")
        await bob.act("guess 20")
        while guesses(eve)[:2] != [7, 20]:  # type: ignore[index]  # shown, whatever the bot does next
            await eve.changed()
        async for _ in ada.turns():
            await ada.act("guess 1")
            if bob.my_turn:
                await bob.act("guess 2")
        while bob.table is None or bob.table.phase != "over":
            if bob.my_turn:
                await bob.act("guess 2")
            await bob.changed()
        for seat in (ada, bob):
            proof = await seat.proof()
            assert proof.proved, proof


def test_a_table_keeps_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path, games=on_the_path(NEAREST, monkeypatch)) as server:
        asyncio.run(asyncio.wait_for(_play(server.address), HANG_SECONDS))
