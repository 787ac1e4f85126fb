"""The server's door: names it is asked for, sockets that say nothing, full disks, what it sends and how."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import resource
import socket
import sqlite3
import stat
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send
from websockets.sync.client import ClientConnection, connect

from kibitz.server.http import http_protocol, network
from kibitz.server.limits import Counted, PerAddress
from kibitz.server.limits import network as counts_as
from kibitz.server.protocol.messages import VERSION
from kibitz.server.settings import Settings
from kibitz.server.websocket import fast_path
from tests import HANG_SECONDS
from tests.server.process import Server, serving
from tests.server.test_server import get


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("guard")) as running:
        yield running


# --- names -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "named", "asked", "known"),
    [
        ("127.0.0.1", "", "127.0.0.1:8765", True),
        ("127.0.0.1", "", "localhost:8765", True),
        ("127.0.0.1", "", "kibitz.localhost", True),
        ("127.0.0.1", "", "[::1]:8765", True),
        ("::1", "", "[::1]", True),
        ("127.0.0.1", "", "evil.example", False),
        ("127.0.0.1", "", "127.0.0.1.evil.example:8765", False),
        ("127.0.0.1", "", "", False),
        ("127.0.0.1", "cards.example, other.example", "cards.example:443", True),
        ("127.0.0.1", "cards.example", "CARDS.example", True),
        ("127.0.0.1", "cards.example", "evil.example", False),
        ("127.0.0.1", "*", "evil.example", True),
        ("0.0.0.0", "", "anything.example", True),
        ("0.0.0.0", "cards.example", "evil.example", False),
        ("0.0.0.0", "cards.example", "localhost", True),
    ],
)
def test_a_server_answers_to_its_names(host: str, named: str, asked: str, known: bool) -> None:
    assert network.known_host(Headers({"host": asked}), Settings(host=host, hosts=named)) is known


def test_another_name_is_refused_also_for_connections(server: Server) -> None:
    """A page whose name leads to 127.0.0.1 (DNS rebinding) reads and opens nothing."""
    assert get(server.address + "/api/tables", host="evil.example")[0] == 421
    asked = urllib.request.Request(server.address + "/api/tables", b"{}", {"host": "evil.example"})
    with pytest.raises(urllib.error.HTTPError, match="421"):
        urllib.request.urlopen(asked)
    port = int(server.port)
    with socket.create_connection(("127.0.0.1", port)) as raw:
        lines = ["GET /api/tables/x/live HTTP/1.1", "Host: evil.example", "Upgrade: websocket", "Connection: Upgrade"]
        lines += ["Origin: http://evil.example", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: " + "A" * 22 + "=="]
        raw.sendall("\r\n".join([*lines, "", ""]).encode())
        assert b" 403 " in raw.recv(200)


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "http://a]b"])
def test_an_origin_that_is_no_address_is_another_page(server: Server, origin: str) -> None:
    asked = urllib.request.Request(server.address + "/api/tables", b"{}", {"origin": origin})
    with pytest.raises(urllib.error.HTTPError, match="403"):
        urllib.request.urlopen(asked)
    with upgrading(server.port, f"Origin: {origin}") as raw:
        assert raw.recv(12) == b"HTTP/1.1 403"
    assert "Traceback" not in (server.folder / "log").read_text()


def test_what_is_no_text_is_not_understood_also_right_behind_hello(server: Server) -> None:
    body = json.dumps({"game": "pairs", "seats": ["", ""], "name": "Ada"}).encode()
    with urllib.request.urlopen(server.address + "/api/tables", body) as answer:
        made = json.loads(answer.read())
    for first in (b'{"type": "hello"}', b""):
        with connect(f"ws://127.0.0.1:{server.port}/api/tables/{made['table']}/live") as line:
            hello = masked(0x1, first) if first else b""
            line.socket.sendall(hello + masked(0x1, b"\xff\xfe"))
            while json.loads(line.recv(HANG_SECONDS))["type"] != "refused":
                pass
    assert "Traceback" not in (server.folder / "log").read_text()


def test_where_others_reach_a_server(server: Server) -> None:
    assert json.loads(get(server.address + "/api/addresses")[1]) == {"addresses": [], "loopback": True}
    open_to_all = network.reached_at(Settings(host="0.0.0.0"), 80)
    assert not open_to_all.loopback and all("127." not in one for one in open_to_all.addresses)
    assert network.reached_at(Settings(host="10.1.2.3"), 8765).addresses == ["http://10.1.2.3:8765"]
    named = Settings(host="0.0.0.0", hosts="cards.example")
    assert network.reached_at(named, 8765).addresses == ["http://cards.example:8765"], "it answers to no other"
    assert network.reached_at(Settings(host="fd00::5"), 1).addresses == ["http://[fd00::5]:1"]


# --- how many --------------------------------------------------------------------------------------------------------


def test_an_ipv6_network_counts_as_one_address() -> None:
    opening = PerAddress(per_minute=2)
    assert [opening.take(f"2001:db8::{i}") for i in range(3)] == [True, True, False]
    assert opening.take("2001:db8:0:1::1"), "the next /64"
    assert [opening.take(one) for one in ("10.0.0.1", "::ffff:10.0.0.1", "10.0.0.1")] == [True, True, False]
    assert ip_network(counts_as("2001:db8::5")).prefixlen == 64 and counts_as("?") == "?"
    connected = Counted(most=10, per_address=2)
    assert [connected.enter(f"2001:db8::{i}") for i in range(3)] == [True, True, False]
    connected.exit("2001:db8::99")
    assert connected.enter("2001:db8::7")


def test_sockets_that_ask_for_nothing_are_closed(tmp_path: Path) -> None:
    """Thousands could be held open for ever, with half a request or none; nobody new got in."""
    patched = tmp_path / "patched.py"
    patched.write_text(
        "from kibitz.server.http import http_protocol\nhttp_protocol.REQUEST_SECONDS = 0.3\n"
        "from kibitz.cli import main\nmain()\n"
    )
    with serving(tmp_path, str(patched), connections_per_address="30") as running:
        port = int(running.port)
        silent = [socket.create_connection(("127.0.0.1", port)) for _ in range(40)]
        for one in silent[::2]:
            one.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Half: ")
        for one in silent:
            one.settimeout(HANG_SECONDS)
            with one:
                assert ended(one), "it waits for ever"
        assert get(running.address + "/health")[0] == 200
        with socket.create_connection(("127.0.0.1", port)) as second:
            second.settimeout(HANG_SECONDS)
            second.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            assert b"200 OK" in second.recv(4096)
            second.sendall(b"GET /health HTTP/1.1\r\n")
            assert ended(second), "nor half of a second request"
        with connect(f"ws://127.0.0.1:{port}/api/tables/x/live") as table:
            time.sleep(0.7)
            table.send(json.dumps({"type": "hello", "version": VERSION}))
            assert json.loads(table.recv(60))["clause"] == "ROOM-1", "a connection to a table is none of these"
    assert http_protocol.REQUEST_SECONDS == 10.0


def ended(one: socket.socket) -> bool:
    """Wait until the other side has closed a connection."""
    try:
        while one.recv(4096):
            pass
    except ConnectionResetError:
        pass
    return True


UPGRADE = ["GET /api/tables/x/live HTTP/1.1", "Host: 127.0.0.1", "Upgrade: websocket", "Connection: Upgrade"]
UPGRADE += ["Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: " + "A" * 22 + "=="]
NO_HANDSHAKES = {
    "a body": "Content-Length: 1000",
    "pieces": "Transfer-Encoding: chunked",
    "a long header": "X-Long: " + "a" * 9000,
    "many headers": "\r\n".join(f"X-{i}: a" for i in range(200)),
}


def upgrading(port: str, *more: str, before: bytes = b"") -> socket.socket:
    """A connection that has asked to be a WebSocket."""
    raw = socket.create_connection(("127.0.0.1", int(port)))
    raw.settimeout(HANG_SECONDS)
    raw.sendall(before + "\r\n".join([*UPGRADE, *more, "", ""]).encode())
    return raw


@pytest.mark.parametrize("kind", NO_HANDSHAKES)
def test_a_handshake_that_cannot_be_is_refused_at_once(server: Server, kind: str) -> None:
    """Nobody answered, no time ran out, nothing counted them: a thousand such sockets locked everybody out."""
    with upgrading(server.port, NO_HANDSHAKES[kind]) as raw:
        assert raw.recv(12) in (b"HTTP/1.1 400", b"HTTP/1.1 431")
        assert ended(raw)


def test_no_websocket_begins_behind_answers_that_nobody_reads(server: Server) -> None:
    """It would count as one that has been refused and is gone, and yet never end."""
    asked = b"GET /api/words/uk HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    with upgrading(server.port, before=asked) as raw:
        read = b""
        with suppress(ConnectionResetError):
            while more := raw.recv(4096):
                read += more
    assert b"HTTP/1.1 101" not in read


def test_a_connection_that_is_over_ends_also_if_nobody_reads(monkeypatch: pytest.MonkeyPatch) -> None:
    """It was no longer counted, and stayed: some more each minute, until no handles were left."""

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.send", "text": "-" * 2**24})

    async def main() -> None:
        kinds: dict[str, Any] = {"http": http_protocol.HttpProtocol, "ws": fast_path.SocketProtocol}
        listening = socket.create_server(("127.0.0.1", 0))
        server = uvicorn.Server(uvicorn.Config(app, lifespan="off", log_config=None, **kinds))
        serves = asyncio.create_task(server.serve([listening]))
        with await asyncio.to_thread(upgrading, str(listening.getsockname()[1])) as raw:
            assert await asyncio.to_thread(raw.recv, 12) == b"HTTP/1.1 101"
            async with asyncio.timeout(HANG_SECONDS):
                while server.server_state.connections:
                    await asyncio.sleep(0.02)
            server.should_exit = True
            await serves

    monkeypatch.setattr(fast_path, "CLOSE_SECONDS", 0.1)
    asyncio.run(main())


def unread(port: str) -> socket.socket:
    """A connection on which more is asked for than is ever read."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    raw.connect(("127.0.0.1", int(port)))
    raw.sendall(b"GET /api/words/uk HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 30)
    return raw


def test_a_server_stops_whatever_clients_do(tmp_path: Path) -> None:
    """A request that was neither answered nor ended made it fall; with some who do not read it never ended."""
    with ExitStack() as held, serving(tmp_path) as running:
        for _ in range(20):
            held.enter_context(upgrading(running.port, NO_HANDSHAKES["a body"]))
            held.enter_context(unread(running.port))
        assert get(running.address + "/health")[0] == 200
        assert running.end() == 0
    assert "Traceback" not in (tmp_path / "log").read_text()


def test_file_handles_are_raised_or_the_limit_is_said(tmp_path: Path) -> None:
    script = "ulimit -n 300; exec " + sys.executable + " -m kibitz.cli serve --port 0 --logs text --database x.db"
    process = subprocess.Popen(
        ["bash", "-c", script], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=tmp_path
    )
    assert process.stdout is not None and process.stderr is not None
    address = process.stdout.readline().split()[-1]
    assert get(address + "/ready")[0] == 200
    process.terminate()
    said = process.communicate(timeout=HANG_SECONDS)[1]
    assert "at most 100 connections, not 20000" in said and "ulimit" in said
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(500, before[1]), before[1]))
    try:
        assert network.raise_handles(600) >= min(600, before[1])
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


def masked(opcode: int, data: bytes = b"", last: bool = True) -> bytes:
    """A frame as a client sends it."""
    return bytes([(0x80 if last else 0) | opcode, 0x80 | len(data)]) + bytes(4) + data


FLOODS = {
    "pings": masked(0x9) * 20_000,
    "pongs": masked(0xA) * 20_000,
    "pieces": masked(0x1, b"{", last=False) + masked(0x0, last=False) * 20_000,
}


@pytest.mark.parametrize("kind", FLOODS)
def test_frames_that_are_no_messages_are_counted_too(kind: str, tmp_path: Path) -> None:
    """One connection that sent empty pings, pongs or pieces stopped the whole server, and was never cut off."""
    with serving(tmp_path, messages_per_second="10", message_burst="40") as running:
        with upgrading(running.port) as raw:
            assert b" 101 " in raw.recv(4096)
            with suppress(ConnectionError):
                raw.sendall(FLOODS[kind])
            assert ended(raw)
        assert get(running.address + "/health")[0] == 200
        with connect(f"ws://127.0.0.1:{running.port}/api/tables/x/live") as calm:
            for _ in range(20):
                assert calm.ping().wait(60), "a ping now and then is answered"


@pytest.mark.parametrize("head", [b"GET /" + b"a" * 100_000, b"GET / HTTP/1.1\r\n" + b"X-A: b\r\n" * 20_000])
def test_a_request_has_no_endless_head(server: Server, head: bytes) -> None:
    with socket.create_connection(("127.0.0.1", int(server.port))) as raw:
        raw.settimeout(HANG_SECONDS)
        with suppress(ConnectionError):
            raw.sendall(head)
        assert ended(raw)
    assert get(server.address + "/health", cookie="c" * 8000)[0] == 200


# --- a full disk -----------------------------------------------------------------------------------------------------


@contextmanager
def at_table(address: str, made: dict[str, Any]) -> Iterator[ClientConnection]:
    """A connection that has said hello."""
    with connect(f"{address.replace('http', 'ws')}/api/tables/{made['table']}/live") as line:
        line.send(json.dumps({"type": "hello", "version": VERSION, "token": made["token"]}))
        assert json.loads(line.recv(60))["type"] == "welcome"
        yield line


def ask(line: ClientConnection, request: str, kind: str, **more: Any) -> dict[str, Any]:
    line.send(json.dumps({"type": kind, "id": request, **more}))
    while True:
        said: dict[str, Any] = json.loads(line.recv(60))
        if said.get("reply_to") == request:
            return said


def test_a_full_disk_is_not_ready_and_nothing_is_lost(tmp_path: Path) -> None:
    with serving(tmp_path) as running:
        assert running.process is not None
        body = json.dumps({"game": "pairs", "seats": ["", ""], "name": "Ada"}).encode()
        with urllib.request.urlopen(running.address + "/api/tables", body) as answer:
            made = json.loads(answer.read())
        with at_table(running.address, made) as line:
            assert ask(line, "before", "coach")["type"] == "changed"
            limits = resource.prlimit(running.process.pid, resource.RLIMIT_FSIZE)
            resource.prlimit(running.process.pid, resource.RLIMIT_FSIZE, (1024, limits[1]))
            assert get(running.address + "/ready")[0] == 503
            assert ask(line, "full", "coach")["clause"] == "ROOM-14"
        resource.prlimit(running.process.pid, resource.RLIMIT_FSIZE, limits)
        end = time.monotonic() + HANG_SECONDS
        while get(running.address + "/ready")[0] != 200:
            assert time.monotonic() < end
            time.sleep(0.1)
        with at_table(running.address, made) as line:
            assert ask(line, "before", "coach")["type"] == "done", "it was done before"
            assert ask(line, "full", "coach")["type"] == "changed"


# --- answers ---------------------------------------------------------------------------------------------------------


def test_answers_are_compressed_for_those_who_like_it(server: Server) -> None:
    for path in ("/", "/api/games", "/api/words/en", "/api/games/pairs/rules"):
        asked = urllib.request.Request(server.address + path, headers={"accept-encoding": "gzip, br"})
        with urllib.request.urlopen(asked) as answer:
            packed, tag = answer.read(), answer.headers["etag"]
            assert answer.headers["content-encoding"] == "gzip", path
            assert answer.headers["vary"] == "accept-encoding"
        status, plain, headers = get(server.address + path)
        assert status == 200 and headers["content-encoding"] is None
        assert gzip.decompress(packed).decode() == plain and len(packed) < len(plain) * 0.7
        assert get(server.address + path, if_none_match=tag)[0] == 304


@pytest.mark.parametrize("path", ["/%00", "/a%00b", "/" + "a" * 5000, "/..%2f..%2fetc/passwd", "/assets/", "//"])
def test_a_page_that_there_is_not_is_none(server: Server, path: str) -> None:
    assert get(server.address + path)[0] in (200, 404), "and no fault"
    assert get(server.address + path)[1].startswith(("there is no such page", "Not Found", "<!doctype html>"))


def test_records_are_not_kept_by_browsers_and_codes_are_asked_for_seldom(server: Server) -> None:
    def post(path: str, token: str = "", **body: Any) -> tuple[int, dict[str, Any]]:
        headers = {"authorization": f"Bearer {token}"}
        asked = urllib.request.Request(server.address + path, json.dumps(body).encode(), headers)
        try:
            with urllib.request.urlopen(asked) as answer:
                return answer.status, json.loads(answer.read())
        except urllib.error.HTTPError as error:
            return error.code, json.loads(error.read())

    _, made = post("/api/tables", game="pairs", seats=["", "easy"], name="Ada", ready=True)
    record = get(f"{server.address}/api/tables/{made['table']}/games/last")
    assert record[0] == 200 and record[2]["cache-control"] == "no-store"
    codes = [post("/api/codes", made["token"], table=made["table"]) for _ in range(8)]
    assert [status for status, _ in codes] == [201] * 6 + [429] * 2
    assert post("/api/codes/look", code=codes[0][1]["code"])[0] == 400, "a guest has one code"
    code = codes[5][1]["code"]
    assert post("/api/codes/look", code=code) == (200, {"name": "Ada", "table": made["table"]})
    status, redeemed = post("/api/codes/redeem", code=code)
    assert (status, redeemed["name"], redeemed["table"]) == (200, "Ada", made["table"])
    assert post("/api/codes/look", code=code)[0] == 400, "it is used up"
    assert post("/api/tables", game="pairs", seats=["", "easy"], nonce="early")[0] == 400


def test_a_backup_of_a_server_that_runs_is_its_owners_alone(server: Server, tmp_path: Path) -> None:
    def kibitz(*words: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "kibitz.cli", "backup", *words]
        return subprocess.run(command, capture_output=True, text=True, cwd=tmp_path)

    copy, database = tmp_path / "copy.db", str(server.folder / "tables.db")
    before = os.umask(0)
    try:
        assert kibitz(str(copy), "--database", database).returncode == 0
    finally:
        os.umask(before)
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    with sqlite3.connect(copy) as raw:
        assert raw.execute("SELECT count(*) FROM keys").fetchone()[0] >= 1
    raw.close()
    for wrong in ((str(copy), "--database", database), ("x.db", "--database", "no-such.db")):
        tried = kibitz(*wrong)
        assert tried.returncode == 2 and tried.stderr.count("\n") == 1, tried.stderr
