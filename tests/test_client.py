"""`kibitz.client`: whatever a table says or does, nobody waits for ever; and a deal is called fair only if it was."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from socket import create_server
from typing import Any

import msgspec
import pytest
import uvicorn
from websockets.asyncio.server import ServerConnection, serve

import kibitz
from kibitz import client
from kibitz.kernel.record import Verdict
from kibitz.kernel.views.events import Event
from kibitz.server.http.app import make_app
from kibitz.server.main import listen
from kibitz.server.protocol import messages as say
from kibitz.server.room import entries as log
from kibitz.server.room import room
from kibitz.server.session import connection, presenter, session
from kibitz.server.session.registry import Registry
from kibitz.server.settings import Settings
from kibitz.witness import Witness
from tests import HANG_SECONDS, ROOT
from tests.server.process import Server
from tests.server.test_session import serving as hub_of


def run(work: Coroutine[Any, Any, Any]) -> Any:
    """Run something, but not for ever."""
    return asyncio.run(asyncio.wait_for(work, HANG_SECONDS))


# --- a table that says what nobody understands -----------------------------------------------------------------------


@asynccontextmanager
async def saying(talk: Callable[[ServerConnection], Awaitable[None]]) -> AsyncIterator[str]:
    """A server of our own, that says what it likes; the link of its table."""
    async with serve(talk, "127.0.0.1", 0) as server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/t/table"


async def a_welcome(folder: Path) -> str:
    """What a real table says first."""
    async with hub_of(folder) as registry:
        made = await registry.open(registry.guest(""), say.Create("pairs", ["", ""]))
        at = await registry.session(made.table)
        line = connection.Connection("guest", "en", False, 100)
        at.enter(line, say.Hello(), "token")
        return str(line.waiting[0].decode())


NONSENSE = ['{"type": "dance"}', "{", '{"type": "moved", "number": "seven"}', "[" * 5000]


@pytest.mark.parametrize("nonsense", NONSENSE, ids=range(len(NONSENSE)))
def test_a_message_that_nobody_understands_ends_every_wait(nonsense: str, tmp_path: Path) -> None:
    async def work() -> None:
        welcome = await a_welcome(tmp_path)

        async def talk(socket: ServerConnection) -> None:
            await socket.recv()
            await socket.send(welcome)
            await socket.recv()
            await socket.send(nonsense)
            await socket.wait_closed()

        async with saying(talk) as link, client.watch(link) as seat:
            waits = [asyncio.create_task(seat.changed()), asyncio.create_task(seat.say("hello"))]
            waits.append(asyncio.create_task(one_turn(seat)))
            for wait in waits:
                with pytest.raises(kibitz.KibitzError, match="does not understand"):
                    await wait
            with pytest.raises(kibitz.KibitzError, match="does not understand"):
                await seat.act("hit")

    run(work())


async def one_turn(seat: client.Seat) -> None:
    async for _ in seat.turns():
        return


def test_nonsense_instead_of_a_welcome_is_told(tmp_path: Path) -> None:
    async def work() -> None:
        async def talk(socket: ServerConnection) -> None:
            await socket.recv()
            await socket.send("?")

        async with saying(talk) as link:
            with pytest.raises(kibitz.KibitzError, match="does not understand"):
                async with client.watch(link):
                    pass

    run(work())


def test_a_fault_of_our_own_ends_every_wait_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        welcome = await a_welcome(tmp_path)

        async def talk(socket: ServerConnection) -> None:
            await socket.recv()
            await socket.send(welcome)
            await socket.recv()
            await socket.send('{"type": "reacted", "name": "Bob", "reaction": "x"}')
            await socket.wait_closed()

        async with saying(talk) as link, client.watch(link) as seat:
            monkeypatch.setattr(seat, "_hear", lambda message: 1 // 0)
            with pytest.raises(ZeroDivisionError):
                await seat.say("hello")

    run(work())


def test_closing_ends_every_wait(tmp_path: Path) -> None:
    async def work() -> None:
        welcome = await a_welcome(tmp_path)

        async def talk(socket: ServerConnection) -> None:
            await socket.recv()
            await socket.send(welcome)
            await socket.wait_closed()

        async with saying(talk) as link:
            async with client.watch(link) as seat:
                waits = [asyncio.create_task(seat.changed()), asyncio.create_task(seat.say("hello"))]
                await asyncio.sleep(0)
            for wait in waits:
                with pytest.raises(kibitz.KibitzError, match="closed"):
                    await wait

    run(work())


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
        metrics = client._answer_to(f"{server.address}/metrics").decode()
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
                *(seat.view() for _ in range(0)), *(seat.ask(say.SetLanguage(f"{i}", "pl")) for i in range(6))
            )
            before = seat.number
            await asyncio.gather(*(seat.say(f"word {'x' * i}") for i in range(6)))
            assert seat.number == before + 6

    server = Server(tmp_path, messages_per_second="6", message_burst="4")
    try:
        run(work(server.start()))
    finally:
        server.end()


def test_a_refusal_shows_its_reason() -> None:
    refused = client.Refused("P8-1", "There is no 8 in front of you.")
    assert repr(refused) == "Refused('P8-1', 'There is no 8 in front of you.')"
    assert str(refused) == "There is no 8 in front of you. (P8-1)" and refused.clause == "P8-1"


# --- what a table will not take, and a server that is not there ------------------------------------------------------


def test_what_the_protocol_does_not_allow_ends_that_wait_and_nothing_else(tmp_path: Path) -> None:
    async def work(address: str) -> None:
        link, token = await client.open_table(address, "pairs", ["", ""], name="Ada")
        async with client.watch(link, token) as seat:
            for wrong in (seat.say("x" * 9000), seat.act("x" * 9000), seat.sit("x" * 9000), seat.say("")):
                with pytest.raises(kibitz.KibitzError, match="the protocol does not allow"):
                    await wrong
            for wrong in (seat.say(None), seat.say(object()), seat.say("\ud800")):  # type: ignore[arg-type]
                with pytest.raises(kibitz.KibitzError, match="the protocol does not allow"):
                    await wrong
            before = seat.number
            await seat.say("hello")
            assert seat.number > before

    with_server(tmp_path, work)


def test_a_message_that_is_too_long_for_a_server_ends_that_wait_and_nothing_else(tmp_path: Path) -> None:
    """The protocol allows it, but this server takes less: it ends the connection, and would do so again."""

    async def work(address: str) -> None:
        link, token = await client.open_table(address, "pairs", ["", ""], name="Ada")
        async with client.watch(link, token) as seat:
            asked = [seat.say("hello"), seat.say("ж" * 300), seat.ready(), seat.say("ж" * 299), seat.say("goodbye")]
            said = await asyncio.gather(*asked, return_exceptions=True)
            assert [type(one) for one in said if one is not None] == [kibitz.KibitzError] * 2, said
            assert "longer than this table takes" in str(said[1]) and said[3] is not None
            assert seat.table is not None and seat.table.seats[0].ready

    with_server(tmp_path, work, message_bytes="500")


def with_server(folder: Path, work: Callable[[str], Coroutine[Any, Any, None]], **settings: str) -> None:
    """Do something at a server of its own."""
    server = Server(folder, **settings)
    try:
        run(work(server.start()))
    finally:
        server.end()


def test_the_first_connection_is_given_up_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "PAUSE", 0.001)
    came = 0

    async def hang_up(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal came
        came += 1
        writer.close()

    async def work() -> None:
        async with await asyncio.start_server(hang_up, "127.0.0.1", 0) as server:
            address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
            with pytest.raises(kibitz.KibitzError, match=f"{address} does not answer .*kibitz serve"):
                async with client.sit_down(f"{address}/t/table", "Ada"):
                    pass
        assert 1 < came < 10
        with pytest.raises(kibitz.KibitzError, match=f"{address} does not answer .*kibitz serve"):
            async with client.watch(f"{address}/t/table"):
                pass

    run(work())


def test_a_connection_that_was_welcomed_is_made_anew_for_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "PAUSE", 0.001)
    came = 0

    async def work() -> None:
        welcome = await a_welcome(tmp_path)

        async def talk(socket: ServerConnection) -> None:
            nonlocal came
            came += 1
            await socket.recv()
            if came in (1, 30):
                await socket.send(welcome)
            if came == 30:
                asked = msgspec.json.decode(await socket.recv())
                await socket.send(msgspec.json.encode(say.Done(asked["id"], 1)).decode())
                await socket.wait_closed()

        async with saying(talk) as link, client.watch(link) as seat:
            await seat.say("hello")
        assert came == 30

    run(work())


def test_https_to_a_server_that_speaks_http_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "PAUSE", 0.001)

    async def work(address: str) -> None:
        secure = address.replace("http", "https")
        with pytest.raises(kibitz.KibitzError, match=r"does not speak https .*: try http://"):
            async with client.watch(f"{secure}/t/table"):
                pass
        with pytest.raises(kibitz.KibitzError, match="cannot be reached"):
            await client.open_table(secure, "pairs", ["", ""])

    with_server(tmp_path, work)


@pytest.mark.parametrize(
    "link", [None, 7, "", "127.0.0.1:8765/t/table", "http://127.0.0.1:123456/t/table", "http://[/t/x"]
)
def test_what_is_no_link_is_told(link: Any) -> None:
    async def work() -> None:
        with pytest.raises(kibitz.KibitzError, match="a table's link is"):
            async with client.sit_down(link, "Ada"):
                pass

    run(work())


@pytest.mark.parametrize(
    "address", [None, 7, "", "127.0.0.1:8765", "http://", "http://[", "http://127.0.0.1:123456", "http://a b"]
)
def test_what_is_no_address_is_told(address: Any) -> None:
    with pytest.raises(kibitz.KibitzError, match=r"a server's address is http://…, not "):
        run(client.open_table(address, "pairs", ["", ""]))


BROKEN = {
    "nothing": b"",
    "half": b'HTTP/1.1 200 OK\r\ncontent-length: 500\r\n\r\n{"path',
    "no http": b"SSH-2.0-OpenSSH\r\n",
    "half a refusal": b"HTTP/1.1 400 Bad Request\r\ncontent-length: 500\r\n\r\n{",
    "a gateway's": b"HTTP/1.1 502 Bad Gateway\r\ncontent-length: 6\r\n\r\n<html>",
}
FOREIGN = {
    "a page": b"HTTP/1.1 200 OK\r\ncontent-length: 6\r\n\r\n<html>",
    "no text": b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n\xff\xfe",
    "a list": b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n[]",
    "no table": b'HTTP/1.1 200 OK\r\ncontent-length: 11\r\n\r\n{"path": 1}',
}
"""What servers answer that are broken off, or no table's."""


@asynccontextmanager
async def before(address: str, broken: list[bytes]) -> AsyncIterator[str]:
    """A line to a server that gives these answers, one by one, to those who ask for a table or a record."""

    async def come(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        asked = await reader.readuntil(b"\r\n\r\n")
        if broken and b"/live" not in asked:
            writer.write(broken.pop(0))
        else:
            _, host, port = address.replace("//", "").split(":")
            there, on = await asyncio.open_connection(host, int(port))
            on.write(asked)
            await asyncio.gather(pour(reader, on), pour(there, writer))
        writer.close()

    async def pour(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        while said := await source.read(2**16):
            target.write(said)
        target.close()

    async with await asyncio.start_server(come, "127.0.0.1", 0) as line:
        yield f"http://127.0.0.1:{line.sockets[0].getsockname()[1]}"


@pytest.mark.parametrize("answer", [*BROKEN.values(), *FOREIGN.values()], ids=[*BROKEN, *FOREIGN])
def test_an_answer_that_is_no_tables_is_told(answer: bytes) -> None:
    async def work() -> None:
        async with before("", [answer]) as address:
            with pytest.raises(kibitz.KibitzError, match=address):
                await client.open_table(address, "pairs", ["", ""])

    run(work())


def test_a_record_is_asked_for_again_when_a_connection_breaks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """But not for ever, and not when the server refuses it."""
    monkeypatch.setattr(client, "PAUSE", 0.001)
    broken: list[bytes] = []

    async def work(real: str) -> None:
        link, token = await client.open_table(real, "pairs", ["", "easy"], name="Ada")
        async with before(real, broken) as address, client.watch(link.replace(real, address), token) as seat:
            await seat.ready()
            await play(seat)
            broken.extend(BROKEN.values())
            assert (await seat.proof()).proved and broken == []
            broken.extend([b""] * 2 * client.TRIES)
            with pytest.raises(kibitz.KibitzError, match="cannot be reached"):
                await seat.proof()
            assert len(broken) == client.TRIES
            broken[:] = [b"HTTP/1.1 404 Not Found\r\ncontent-length: 2\r\n\r\n{}"] * 2
            with pytest.raises(kibitz.KibitzError, match="answers 404"):
                await seat.proof()
            assert len(broken) == 1

    with_server(tmp_path, work)


def test_somebody_who_no_longer_wants_to_sit_down_leaves_nothing_behind() -> None:
    """No task of theirs waits any longer: Python would complain about it when it is thrown away."""

    async def come(link: str) -> None:
        async with client.sit_down(link, "Ada"):
            pass

    async def work() -> None:
        with create_server(("127.0.0.1", 0)) as listening:
            listening.setblocking(False)
            before = asyncio.all_tasks()
            coming = asyncio.create_task(come(f"http://127.0.0.1:{listening.getsockname()[1]}/t/table"))
            silent, _ = await asyncio.get_running_loop().sock_accept(listening)
            assert len(asyncio.all_tasks() - before) > 1
            coming.cancel()
            await asyncio.wait([coming])
            await asyncio.sleep(0)
            assert asyncio.all_tasks() - before == set()
            silent.close()

    run(work())


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


async def play(seat: client.Seat) -> tuple[int, Any]:
    """Play one game; its number and result."""
    async for view in seat.turns():
        await seat.act(view.legal[0])
    assert seat.over and seat.game is not None
    return seat.game.number, seat.result


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
                await ada.ask(say.SetSeat(f"free{number}", 1, ""))

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


# --- whether a deal was fair -----------------------------------------------------------------------------------------


async def played(folder: Path, game: str = "pairs", games: int = 1, **settings: Any) -> list[Verdict]:
    """Play against a bot at a server in this process, and see what can be proved of each game."""
    async with hub_of(folder, **settings) as registry, served(registry) as address:
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


@asynccontextmanager
async def served(registry: Registry) -> AsyncIterator[str]:
    """A registry by HTTP and WebSockets; its address."""
    with listen(Settings(port=0)) as socket:
        server = uvicorn.Server(uvicorn.Config(make_app(registry), lifespan="off", log_config=None))
        serving = asyncio.create_task(server.serve([socket]))
        try:
            yield f"http://127.0.0.1:{socket.getsockname()[1]}"
        finally:
            server.should_exit = True
            await serving


@pytest.mark.parametrize("game", ["pairs", "the_game", "kitty", "face_to_face"])
def test_a_fair_deal_is_proved(game: str, tmp_path: Path) -> None:
    for verdict in run(played(tmp_path, game, games=2)):
        assert verdict.proved and "Our nonce is among them" in verdict.finding, verdict


def test_a_secret_that_is_chosen_when_the_nonces_are_known_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin = room.Room._begin

    def cheat(self: room.Room, entry: Any, *more: Any) -> Any:
        self.secret = "0" * 64
        return begin(self, entry, *more)

    monkeypatch.setattr(room.Room, "_begin", cheat)
    (verdict,) = run(played(tmp_path))
    assert not verdict.proved and "changed its commitment" in verdict.finding


def test_a_secret_that_is_changed_unseen_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table goes on showing the commitment from before, and shows another secret afterwards."""
    begin, shown = room.Room._begin, presenter.table_info
    first: list[str] = []

    def cheat(self: room.Room, entry: Any, *more: Any) -> Any:
        self.secret = "0" * 64
        return begin(self, entry, *more)

    def hide(*given: Any) -> say.TableInfo:
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

    def cheat(*given: Any) -> say.Moved:
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

    async def cheat(self: Registry, table: str, game: int) -> log.Closed:
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
        async with hub_of(tmp_path) as registry, served(registry) as address:
            link, token = await client.open_table(address, "pairs", ["", "", "easy"], name="Ada")
            async with client.watch(link, token) as ada:
                await ada.ready()
                async with client.sit_down(link, "Bo") as bo:
                    await until_playing(ada)
                    await bo.ask(say.Leave("leave"))
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
        async with hub_of(tmp_path) as registry, served(registry) as address:
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
        async with hub_of(tmp_path) as registry, served(registry) as address:
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
