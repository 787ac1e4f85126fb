"""`kibitz.client`: programs play, as quickly as a server lets them, and one game after another."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from pathlib import Path

import pytest

import kibitz
from kibitz import client
from kibitz.client import http
from kibitz.server.protocol import messages
from kibitz.server.settings import Settings
from tests import ROOT
from tests.client.servers import play, run, with_server
from tests.server.process import Server

# --- a client that is quick ------------------------------------------------------------------------------------------


def test_two_quick_bots_play_to_the_end_within_the_limits_of_a_server(tmp_path: Path) -> None:
    limits = {"messages_per_second": "10", "message_burst": "40"}
    assert (Settings().messages_per_second, Settings().message_burst) == (10, 40), "those are the defaults"
    server = Server(tmp_path, **limits)
    try:
        link, _ = run(client.open_table(server.start(), "five_cards", ["", ""], sit=False))
        command = [sys.executable, str(ROOT / "docs" / "examples" / "bot.py"), link]
        bots = [
            subprocess.Popen([*command, name], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
            for name in ("Ada", "Bob")
        ]
        said = [bot.communicate() for bot in bots]
        assert [bot.returncode for bot in bots] == [0, 0] and "sees Result(" in said[0][0], said
        metrics = http.answer_to(f"{server.address}/metrics").decode()
        found = re.search(r'kibitz_refused_total{clause="ROOM-10"} (\d+)', metrics)
        assert found is not None and int(found[1]) <= 12, "it was too fast now and then, and not again and again"
    finally:
        server.end()


def test_what_was_too_fast_is_sent_again_and_done_once(tmp_path: Path) -> None:
    """At a table with limits that no client expects."""

    async def work(address: str) -> None:
        link, token = await client.open_table(address, "pairs", ["", ""], name="Ada")
        async with client.watch(link, token) as seat:
            await asyncio.gather(
                *(seat.view() for _ in range(0)), *(seat.ask(messages.SetLanguage(f"{i}", "pl")) for i in range(6))
            )
            before = seat.number
            await asyncio.gather(*(seat.say(f"word {'x' * i}") for i in range(6)))
            assert seat.number == before + 6

    server = Server(tmp_path, messages_per_second="6", message_burst="4")
    try:
        run(work(server.start()))
    finally:
        server.end()


# --- what a table will not take, and a server that is not there ------------------------------------------------------


def test_an_address_may_end_with_a_slash_and_a_choice_is_an_action(tmp_path: Path) -> None:
    async def work(address: str) -> None:
        link, token = await client.open_table(address + "/", "pairs", ["", "easy"], name="Ada", ready=True)
        assert link.startswith(address + "/t/")
        async with client.watch(link, token) as seat:
            async for view in seat.turns():
                await seat.act(view.legal[0])
            assert seat.over

    with_server(tmp_path, work)


def test_the_program_on_the_page_about_the_protocol_plays(tmp_path: Path) -> None:
    """As it stands there, at a real table."""
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    program = next(block for block in re.findall(r"```python\n(.*?)```", page, re.DOTALL) if "open_table" in block)

    async def work(address: str) -> None:
        written = program.replace("http://127.0.0.1:8765", address)
        assert written != program
        command = [sys.executable, "-W", "error", "-c", written]
        done = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True)
        assert done.returncode == 0 and done.stderr == "", done
        assert f"{address}/t/" in done.stdout and done.stdout.count("Result(") == 2, done

    with_server(tmp_path, work)


def test_the_bot_of_the_page_says_how_it_is_called() -> None:
    command = [sys.executable, str(ROOT / "docs" / "examples" / "bot.py")]
    for more in ([], ["http://127.0.0.1:1/t/table"]):
        done = subprocess.run([*command, *more], capture_output=True, text=True)
        assert done.returncode == 1 and "python docs/examples/bot.py http://" in done.stderr, done
        assert "Traceback" not in done.stderr


# --- one game after another ------------------------------------------------------------------------------------------


async def shown_ready(seat: client.Seat, name: str) -> None:
    """Wait until a table shows that this one is ready, and nobody else."""
    while seat.table is None or [one.name for one in seat.table.seats if one.ready] != [name]:
        await seat.changed()


def test_turns_are_of_the_game_to_come_whoever_is_ready_first(tmp_path: Path) -> None:
    """Whoever is ready first waits in `turns()` while the table still shows the last game; an onlooker always does."""

    async def work(address: str) -> None:
        link, token = await client.open_table(address, "pairs", ["", ""], name="Ada")
        async with (
            client.watch(link, token) as ada,
            client.watch(link) as bob,
            client.watch(link) as onlooker,
        ):
            await bob.sit("Bob")
            for number, (first, second) in enumerate([(ada, bob), (bob, ada), (ada, bob), (bob, ada)], 1):
                looking = asyncio.create_task(play(onlooker))
                await first.ready()
                waiting = asyncio.create_task(play(first))
                await shown_ready(second, "Ada" if first is ada else "Bob")
                assert not waiting.done() and not looking.done()
                await second.ready()
                seen = list(await asyncio.gather(waiting, play(second), looking))
                assert seen == [seen[0]] * 3 and seen[0][0] == number

    with_server(tmp_path, work)


def test_a_newcomer_to_a_table_whose_game_is_over_plays_the_next(tmp_path: Path) -> None:
    """So does the bot of the page, as it stands there."""
    bot = [sys.executable, str(ROOT / "docs" / "examples" / "bot.py")]

    async def work(address: str) -> None:
        link, token = await client.open_table(address, "pairs", ["", ""], name="Ada")
        async with client.watch(link, token) as ada:
            for number, name in enumerate(("Bob", "Cy"), 1):
                command = asyncio.to_thread(subprocess.run, [*bot, link, name], capture_output=True, text=True)
                newcomer = asyncio.create_task(command)
                await shown_ready(ada, name)
                assert ada.over == (number > 1)
                await ada.ready()
                played, result = await play(ada)
                said = await newcomer
                assert (played, said.stdout) == (number, f"{name} sees {result}\n"), said
                await ada.ask(messages.SetSeat(f"free{number}", 1, ""))

    with_server(tmp_path, work)


def test_whoever_has_no_seat_in_a_game_that_is_on_is_told_so(tmp_path: Path) -> None:
    """It was an AssertionError, and the players were left with a wish of somebody who had gone."""

    async def work(address: str) -> None:
        link, token = await client.open_table(address, "pairs", ["", "", "easy"], name="Ada")
        async with client.sit_down(link, "Ada", token=token) as ada, client.sit_down(link, "Bob") as bob:
            while ada.snapshot is None:
                await ada.changed()
            with pytest.raises(
                kibitz.KibitzError, match=r"a game is on at this table, and Eve has no seat in it: .*`watch`"
            ):
                async with client.sit_down(link, "Eve"):
                    pass
            await bob.say("Who was that?")
            while ada.number < bob.number:
                await ada.changed()
            assert ada.table is not None and not any(seat.wanted_by for seat in ada.table.seats)

    with_server(tmp_path, work)


def test_a_game_that_was_over_before_its_turns_were_asked_for_has_none(tmp_path: Path) -> None:
    """And is not waited for; the next one is. Turns that were left are taken up again."""

    async def work(address: str) -> None:
        link, token = await client.open_table(address, "pairs", ["", "easy"], name="Ada")
        async with client.watch(link, token) as seat:
            for number in (1, 2):
                await seat.ready()
                while not seat.over or seat.game is None or seat.game.number < number:
                    if seat.my_turn:
                        await seat.act((await seat.view()).legal[0])
                    else:
                        await seat.changed()
                assert [view async for view in seat.turns()] == []
            await seat.ready()
            async for view in seat.turns():
                await seat.act(view.legal[0])
                break
            assert (await play(seat))[0] == 3

    with_server(tmp_path, work)
