"""`kibitz.client`: whatever a table says or does, nobody waits for ever, and what is wrong is told in a sentence."""

from __future__ import annotations

import asyncio
from pathlib import Path
from socket import create_server
from typing import Any

import msgspec
import pytest
from websockets.asyncio.server import ServerConnection

import kibitz
from kibitz import client
from kibitz.client import retrying
from kibitz.server.protocol import messages
from tests.client.servers import a_welcome, before, play, run, saying, with_server

# --- a table that says what nobody understands -----------------------------------------------------------------------

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


def test_the_first_connection_is_given_up_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retrying, "PAUSE_SECONDS", 0.001)
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
    monkeypatch.setattr(retrying, "PAUSE_SECONDS", 0.001)
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
                await socket.send(msgspec.json.encode(messages.Done(asked["id"], 1)).decode())
                await socket.wait_closed()

        async with saying(talk) as link, client.watch(link) as seat:
            await seat.say("hello")
        assert came == 30

    run(work())


def test_https_to_a_server_that_speaks_http_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retrying, "PAUSE_SECONDS", 0.001)

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


@pytest.mark.parametrize("answer", [*BROKEN.values(), *FOREIGN.values()], ids=[*BROKEN, *FOREIGN])
def test_an_answer_that_is_no_tables_is_told(answer: bytes) -> None:
    async def work() -> None:
        async with before("", [answer]) as address:
            with pytest.raises(kibitz.KibitzError, match=address):
                await client.open_table(address, "pairs", ["", ""])

    run(work())


def test_a_record_is_asked_for_again_when_a_connection_breaks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """But not for ever, and not when the server refuses it."""
    monkeypatch.setattr(retrying, "PAUSE_SECONDS", 0.001)
    broken: list[bytes] = []

    async def work(real: str) -> None:
        link, token = await client.open_table(real, "pairs", ["", "easy"], name="Ada")
        async with before(real, broken) as address, client.watch(link.replace(real, address), token) as seat:
            await seat.ready()
            await play(seat)
            broken.extend(BROKEN.values())
            assert (await seat.proof()).proved and broken == []
            broken.extend([b""] * 2 * retrying.MAX_TRIES)
            with pytest.raises(kibitz.KibitzError, match="cannot be reached"):
                await seat.proof()
            assert len(broken) == retrying.MAX_TRIES
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
