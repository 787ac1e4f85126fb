"""`kibitz.client`: a deal is called fair only if it was."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import kibitz
from kibitz import client
from kibitz.client.witness import Witness
from kibitz.kernel.record import Verdict
from kibitz.kernel.views.events import Event
from kibitz.server.protocol import messages
from kibitz.server.room import entries, room
from kibitz.server.session import info, presenter, session
from kibitz.server.session.registry import Registry
from tests.client.servers import run, served
from tests.server.registries import serving


async def played(folder: Path, game: str = "pairs", games: int = 1, **settings: Any) -> list[Verdict]:
    """Play against a bot at a server in this process, and see what can be proved of each game."""
    async with serving(folder, **settings) as registry, served(registry) as address:
        bots = ["easy"] * (max(2, kibitz.game(game).seats[0]) - 1)
        link, token = await client.open_table(address, game, ["", *bots], name="Ada")
        found = []
        async with client.watch(link, token) as seat:
            for _ in range(games):
                await seat.ready()
                async for view in seat.turns():
                    await seat.act(view.legal[0].action)
                found.append(await seat.proof())
        return found


@pytest.mark.parametrize("game", ["pairs", "the_game", "kitty", "face_to_face"])
def test_a_fair_deal_is_proved(game: str, tmp_path: Path) -> None:
    for verdict in run(played(tmp_path, game, games=2)):
        assert verdict.proved and "Our nonce is among them" in verdict.finding, verdict


def test_a_secret_that_is_chosen_when_the_nonces_are_known_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin = room.Room._begin

    def cheat(self: room.Room, entry: Any, *more: Any) -> Any:
        self.deal_secret = "0" * 64
        return begin(self, entry, *more)

    monkeypatch.setattr(room.Room, "_begin", cheat)
    (verdict,) = run(played(tmp_path))
    assert not verdict.proved and "changed its commitment" in verdict.finding


def test_a_secret_that_is_changed_unseen_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table goes on showing the commitment from before, and shows another secret afterwards."""
    begin, shown = room.Room._begin, info.table_info
    first: list[str] = []

    def cheat(self: room.Room, entry: Any, *more: Any) -> Any:
        self.deal_secret = "0" * 64
        return begin(self, entry, *more)

    def hide(*given: Any) -> messages.TableInfo:
        table = shown(*given)
        first.append(table.commitment)
        return msgspec.structs.replace(table, commitment=first[0]) if table.phase == "playing" else table

    monkeypatch.setattr(room.Room, "_begin", cheat)
    monkeypatch.setattr(session, "table_info", hide)
    (verdict,) = run(played(tmp_path))
    assert not verdict.proved and "not the one you kept" in verdict.finding


def test_a_nonce_that_is_left_out_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begin = room.Room._begin

    def cheat(self: room.Room, entry: Any, *more: Any) -> Any:
        for seat in self.seats:
            seat.nonce = ""
        return begin(self, entry, *more)

    monkeypatch.setattr(room.Room, "_begin", cheat)
    (verdict,) = run(played(tmp_path))
    assert not verdict.proved and "nonce did not go into the deal" in verdict.finding


def test_a_card_that_was_shown_otherwise_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    message = presenter.Move.message

    def cheat(*given: Any) -> messages.Moved:
        said = message(*given)
        events = [
            msgspec.structs.replace(event, cards=tuple(1 if card else card for card in event.cards))
            for event in said.events
        ]
        return msgspec.structs.replace(said, events=events)

    monkeypatch.setattr(presenter.Move, "message", cheat)
    (verdict,) = run(played(tmp_path))
    assert not verdict.proved and "another game than the record has" in verdict.finding


def test_a_record_of_another_game_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    closed = Registry.closed

    async def cheat(self: Registry, table: str, game: int) -> entries.Closed:
        found = await closed(self, table, game)
        swapped = re.sub(r"(chance:\n  )(\d+) (\d+)", r"\1\3 \2", found.record)
        return msgspec.structs.replace(found, record=swapped)

    monkeypatch.setattr(Registry, "closed", cheat)
    (verdict,) = run(played(tmp_path, "the_game"))
    assert not verdict.proved and "The record does not hold" in verdict.finding


def test_a_card_that_is_told_twice_and_differently_is_found() -> None:
    """The table tells the whole game anew, as it does when something is taken back, with another card in it."""
    witness = Witness()
    told = [Event(0, "move", cards=(7,), source="deck", target="stack0"), Event(1, "turn", seat=0)]
    witness._of(1)
    witness._is_told(1, 0, 0, told)
    witness._is_told(1, 0, 0, told[:1])
    assert witness.games[1].told_otherwise is None, "what was taken back is not told any more"
    witness._is_told(1, 0, 0, [msgspec.structs.replace(told[0], cards=(8,)), told[1]])
    assert witness.games[1].told_otherwise == 0


def test_a_nonce_too_many_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Alone with bots: who knows the secret and adds a nonce of nobody's chooses the deal."""
    begin = room.Room._begin

    def cheat(self: room.Room, entry: Any, *more: Any) -> Any:
        self.seats[1].nonce = "nobody's"
        return begin(self, entry, *more)

    monkeypatch.setattr(room.Room, "_begin", cheat)
    (verdict,) = run(played(tmp_path))
    assert not verdict.proved and "2 nonces went into the deal, but we were shown 1 person" in verdict.finding


def test_no_nonce_is_too_many_when_people_come_and_go(tmp_path: Path) -> None:
    async def work() -> Verdict:
        async with serving(tmp_path) as registry, served(registry) as address:
            link, token = await client.open_table(address, "pairs", ["", "", "easy"], name="Ada")
            async with client.watch(link, token) as ada:
                await ada.ready()
                async with client.sit_down(link, "Bo") as bo:
                    await until_playing(ada)
                    await bo.ask(messages.Leave("leave"))
                async for view in ada.turns():
                    await ada.act(view.legal[0].action)
                return await ada.proof()

    verdict = run(work())
    assert verdict.proved, verdict


async def until_playing(seat: client.Seat) -> None:
    while seat.table is None or seat.table.phase != "playing":
        await seat.changed()


@pytest.mark.parametrize("lied", [False, True], ids=["honest", "lying"])
def test_what_was_missed_is_said_and_no_false_alarm(
    lied: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who comes back is told the last events, not all: that was taken for another game than the record has."""
    monkeypatch.setattr(presenter, "MAX_EVENTS", 10)

    async def some(seat: client.Seat, turns: int) -> None:
        async for view in seat.turns():
            await seat.act(view.legal[0].action)
            turns -= 1
            if not turns:
                break

    async def work() -> Verdict:
        async with serving(tmp_path) as registry, served(registry) as address:
            link, token = await client.open_table(address, "pairs", ["", "easy"], name="Ada")
            async with client.watch(link, token) as first:
                await first.ready()
                await some(first, 1)
            async with client.watch(link, token) as between:
                await some(between, 4)
            back = client.Seat(first.address, first.id, token, "en")
            back.witness = first.witness
            try:
                await back.open()
                assert back.game is not None and back.game.since > first.told, "it has missed something"
                await some(back, 1000)
                if lied:
                    kept = back.witness.games[1].events
                    kept[max(kept)] = msgspec.structs.replace(kept[max(kept)], clause="PAIRS-1")
                return await back.proof()
            finally:
                await back.close()

    verdict = run(work())
    assert verdict.proved is not lied, verdict
    assert ("another game" if lied else "events that we missed") in verdict.finding


def test_nothing_is_proved_without_a_nonce_or_a_commitment(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as registry, served(registry) as address:
            link, token = await client.open_table(address, "pairs", ["", "easy"], name="Ada", ready=True)
            async with client.watch(link, token) as seat:
                with pytest.raises(kibitz.KibitzError, match="when the game is over"):
                    await seat.proof()
                async for view in seat.turns():
                    await seat.act(view.legal[0].action)
                assert "Nothing was kept" in (await seat.proof()).finding
                await seat.ready("")
                async for view in seat.turns():
                    await seat.act(view.legal[0].action)
                assert "No nonce of ours" in (await seat.proof()).finding

    run(work())
