"""`kibitz serve` as a stranger meets it: a process, HTTP, WebSockets, the client, the example bot."""

from __future__ import annotations

import asyncio
import json
import os
import re
import subprocess
import sys
import textwrap
import urllib.error
import urllib.request
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, get_args

import pytest

import kibitz
from kibitz import client
from kibitz.lessons import lesson
from kibitz.server.protocol import messages
from kibitz.server.protocol.schema import written
from tests import HANG_SECONDS, ROOT
from tests.server.process import Server


@contextmanager
def serving(folder: Path, **settings: str) -> Iterator[str]:
    """A server in a process of its own; its address. It must stop cleanly."""
    server = Server(folder, **settings)
    try:
        yield server.start()
    finally:
        assert server.end() == 0, "it did not stop cleanly"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("server")) as address:
        yield address


def run(work: Coroutine[Any, Any, Any]) -> Any:
    """Run something, but not for ever."""
    return asyncio.run(asyncio.wait_for(work, HANG_SECONDS))


def get(url: str, **headers: str) -> tuple[int, str, Any]:
    asked = urllib.request.Request(url, headers={name.replace("_", "-"): value for name, value in headers.items()})
    try:
        with urllib.request.urlopen(asked, timeout=HANG_SECONDS) as answer:
            return answer.status, answer.read().decode(), answer.headers
    except urllib.error.HTTPError as error:
        return error.code, error.read().decode(), error.headers


# --- starting and stopping -------------------------------------------------------------------------------------------


def test_it_starts_without_a_compiler(tmp_path: Path) -> None:
    """So it starts at once; how soon is measured by bench/quick.py."""
    with serving(tmp_path) as address:
        assert get(address + "/")[0] == 200
        pid = subprocess.run(["pgrep", "-f", str(tmp_path)], capture_output=True, text=True).stdout.split()[0]
        assert "numba" not in Path(f"/proc/{pid}/maps").read_text()


def test_it_goes_on_where_it_was(tmp_path: Path) -> None:
    async def begin(address: str) -> tuple[str, str, int, Any]:
        link, token = await client.open_table(address, "the_game", [""], name="Ada", ready=True)
        async with client.watch(link, token) as seat:
            view = await seat.view()
            await seat.act(next(c.action for c in view.legal if c.action not in dict(view.warnings)))
            return link, seat.token, seat.number, await seat.view()

    async def go_on(address: str, link: str, token: str) -> tuple[int, Any]:
        async with client.watch(address + "/t/" + client.read_link(link)[1], token) as seat:
            assert seat.seat == 0 and seat.table is not None and seat.table.seats[0].name == "Ada"
            return seat.number, await seat.view()

    with serving(tmp_path) as address:
        link, token, number, view = run(begin(address))
    with serving(tmp_path) as address:
        assert run(go_on(address, link, token)) == (number, view)


def test_a_port_that_is_taken_is_named(server: str, tmp_path: Path) -> None:
    port = server.rpartition(":")[2]
    command = [sys.executable, "-m", "kibitz.cli", "serve", "--port", port, "--database", str(tmp_path / "x.db")]
    tried = subprocess.run(command, capture_output=True, text=True, timeout=HANG_SECONDS)
    assert tried.returncode == 2 and f"127.0.0.1:{port}" in tried.stderr and "--port" in tried.stderr


@pytest.mark.parametrize(
    ("environment", "said"),
    [
        ({"KIBITZ_PRT": "1"}, "KIBITZ_PORT"),
        ({"KIBITZ_STAND_IN_SECONDS": "long"}, "must be a number"),
        ({"KIBITZ_LOGS": "xml"}, "text, json or none"),
        ({"KIBITZ_DATABASE": "/nowhere/at/all.db"}, "/nowhere/at/all.db"),
    ],
)
def test_a_wrong_setting_is_one_clear_line(environment: dict[str, str], said: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "kibitz.cli", "serve", "--port", "0"]
    tried = subprocess.run(
        command, capture_output=True, text=True, timeout=HANG_SECONDS, env=os.environ | environment, cwd=tmp_path
    )
    assert tried.returncode == 2 and said in tried.stderr and "Traceback" not in tried.stderr, tried.stderr
    assert tried.stderr.count("\n") == 1


# --- HTTP ------------------------------------------------------------------------------------------------------------


def test_what_there_is_to_play(server: str) -> None:
    shelf = json.loads(get(f"{server}/api/games?language=ru")[1])
    assert {game["id"] for game in shelf["games"]} == {game.id for game in kibitz.games()}
    pairs = next(game for game in shelf["games"] if game["id"] == "pairs")
    assert pairs["seats"] == [2, 3, 4, 5, 6, 7, 8] and pairs["title"] != "Pairs"
    assert {preset["name"] for preset in pairs["presets"]} == {"continuous", "pieces-of-eight", "calamities"}
    assert "medium" in shelf["bots"]
    assert "TG-10" in get(f"{server}/api/games/the_game/rules")[1]
    status, said, _ = get(f"{server}/api/games/chess/rules")
    assert status == 400 and "chess" in json.loads(said)["reason"]


def test_every_answer_has_its_security_headers(server: str) -> None:
    for path in ("/", "/api/games", "/health", "/nowhere", "/api/tables/x/games/1"):
        headers = get(server + path)[2]
        assert "default-src 'self'" in headers["content-security-policy"], path
        assert headers["x-content-type-options"] == "nosniff" and headers["x-frame-options"] == "DENY"
        assert headers["server"] is None


def test_pages_of_others_are_not_served(server: str) -> None:
    async def open_from(origin: str) -> int:
        asked = urllib.request.Request(f"{server}/api/tables", b"{}", {"origin": origin})
        try:
            urllib.request.urlopen(asked, timeout=HANG_SECONDS)
        except urllib.error.HTTPError as error:
            return error.code
        return 200

    assert run(open_from("https://evil.example")) == 403
    assert run(open_from(server)) == 400, "its own pages are, here with a bad request"

    async def connect_from(origin: str) -> bool:
        from websockets.asyncio.client import connect
        from websockets.exceptions import InvalidStatus

        link, _ = await client.open_table(server, "pairs", ["", ""])
        url = f"{server.replace('http', 'ws')}/api/tables/{client.read_link(link)[1]}/live"
        try:
            async with connect(url, origin=origin):  # type: ignore[arg-type]
                return True
        except InvalidStatus:
            return False

    assert run(connect_from(server)) and not run(connect_from("https://evil.example"))


def test_bad_requests_are_answered_in_words(server: str) -> None:
    for body, said in [
        (b"", "ROOM-2"),
        (b"{", "ROOM-2"),
        (b"[" * 5000, "ROOM-2"),
        (b'{"game": "pairs", "seats": []}', "ROOM-2"),
        (b'{"game": "pairs", "seats": ["",""], "more": 1}', "ROOM-2"),
        (b'{"game": "pairs", "seats": ["", "nobody"]}', "ROOM-18"),
        (b'{"game": "pairs", "seats": [""]}', "ROOM-18"),
        (b'{"game": "pairs", "seats": ["", ""], "options": {"limit": -1}}', "ROOM-18"),
        (b'{"game": "pairs", "seats": ["", "search:ms=60000"]}', "ROOM-18"),
        (b'{"game": "pairs", "seats": ["", ""], "name": "\\u0007"}', "ROOM-17"),
        (b'{"game": "pairs", "x": "' + b"x" * 20_000 + b'"}', "ROOM-2"),
    ]:
        asked = urllib.request.Request(f"{server}/api/tables", body, {"accept-language": "pl,en;q=0.5"})
        with pytest.raises(urllib.error.HTTPError) as refused:
            urllib.request.urlopen(asked, timeout=HANG_SECONDS)
        problem = json.loads(refused.value.read())
        refused.value.close()
        assert (refused.value.code, problem["clause"]) == (400, said), problem
        assert len(problem["reason"]) > 10


def test_operators_can_ask(server: str) -> None:
    assert get(f"{server}/health")[1] == "ok" and get(f"{server}/ready")[1] == "ok"
    assert "kibitz_entries_total" in get(f"{server}/metrics")[1]


def test_metrics_are_not_for_everybody(tmp_path: Path) -> None:
    with serving(tmp_path, metrics_from="10.1.2.3", tables_per_minute="2") as address:
        assert get(f"{address}/metrics")[0] == 403
        for _ in range(2):
            run(client.open_table(address, "pairs", ["", ""]))
        with pytest.raises(client.Refused) as refused:
            run(client.open_table(address, "pairs", ["", ""]))
        assert refused.value.clause == "ROOM-10", "an address opens so many tables a minute"


def test_another_device_gets_the_seat_by_a_code(server: str) -> None:
    async def move_over() -> None:
        link, token = await client.open_table(server, "pairs", ["", ""], name="Ada")
        code = (await asyncio.to_thread(client.request, f"{server}/api/codes", {}, token))["code"]
        typed = f"{code[:4]}-{code[4:]}".lower()
        other = (await asyncio.to_thread(client.request, f"{server}/api/codes/redeem", {"code": typed}))["token"]
        async with client.watch(link, other) as seat:
            assert seat.seat == 0
        with pytest.raises(client.Refused) as used:
            await asyncio.to_thread(client.request, f"{server}/api/codes/redeem", {"code": code})
        assert used.value.clause == "ROOM-12", "a code works once"

    run(move_over())


def test_open_tables_are_listed_and_others_are_not(server: str) -> None:
    async def open_two() -> tuple[str, str]:
        shown, _ = await client.open_table(server, "sweep", ["", "easy", ""], name="Ada", open=True)
        hidden, _ = await client.open_table(server, "sweep", ["", "easy", ""], name="Ada")
        return client.read_link(shown)[1], client.read_link(hidden)[1]

    shown, hidden = run(open_two())
    listed = {table["table"]: table for table in json.loads(get(f"{server}/api/tables")[1])}
    assert shown in listed and hidden not in listed
    assert [seat.get("name", "") for seat in listed[shown]["seats"]] == ["Ada", "", ""]


# --- at a table ------------------------------------------------------------------------------------------------------


async def play_all(link: str, names: list[str]) -> list[Any]:
    """People who play at random, all of them, to the end."""

    async def play(name: str) -> Any:
        async with client.sit_down(link, name) as seat:
            async for view in seat.turns():
                losing = dict(view.warnings)
                await seat.act(next((c.action for c in view.legal if c.action not in losing), view.legal[0].action))
            return seat.result

    return await asyncio.gather(*(play(name) for name in names))


@pytest.mark.parametrize("game", kibitz.games(), ids=lambda game: game.id)
def test_every_game_is_played_to_its_end_by_people_and_a_bot(game: kibitz.Game, server: str) -> None:
    async def play() -> None:
        seats = [""] * game.seats[0] + (["easy"] if len(game.seats) > 1 else [])
        people = sum(not bot for bot in seats)
        options: dict[str, Any] = {"end": "rounds:3"} if any(o.name == "end" for o in game.options) else {}
        link, _ = await client.open_table(server, game.id, seats, sit=False, options=options)
        results = await play_all(link, [f"P{letter}" for letter in "abcdefgh"[:people]])
        assert results[0] is not None and all(result == results[0] for result in results)
        status, record, headers = get(f"{server}/api/tables/{client.read_link(link)[1]}/games/1")
        assert status == 200 and headers["content-disposition"].startswith("attachment")
        table = kibitz.replay(record)
        assert table.over and table.result == results[0]
        told = json.loads(get(f"{server}/api/tables/{client.read_link(link)[1]}/games/1/story?open=1")[1])
        assert len(told["moments"]) == len(table.actions) + 1
        assert told["moments"][-1]["snapshot"]["result"]["reason"] == table.result.reason  # type: ignore[union-attr]

    run(play())


def test_the_program_on_the_first_page_plays(server: str) -> None:
    """As it stands there: without an import of ours, and at a real table."""
    page = (ROOT / "README.md").read_text(encoding="utf-8")
    program = next(block for block in re.findall(r"```python\n(.*?)```", page, re.DOTALL) if "sit_down" in block)

    async def play() -> None:
        link, _ = await client.open_table(server, "pairs", ["", "easy"], sit=False)
        written = re.sub(r'"http://[^"]*"', repr(link), program)
        space: dict[str, Any] = {}
        exec("async def program():\n" + textwrap.indent(written, "    "), space)
        await space["program"]()
        assert get(f"{server}/api/tables/{client.read_link(link)[1]}/games/1")[0] == 200, "the game is over"

    run(play())


@pytest.mark.parametrize("game", kibitz.games(), ids=lambda game: game.id)
def test_a_lesson_goes_as_it_is_written(game: kibitz.Game, server: str) -> None:
    course = lesson(game)
    assert course is not None

    async def learn() -> None:
        link, token = await client.open_table(server, game.id, [""], name="Ada", lesson=True)
        async with client.watch(link, token) as seat:
            refused = 0
            for number, step in enumerate(course.course):
                if step.seat != 0:
                    continue
                while not (seat.my_turn and seat.lesson is not None and seat.lesson.action == step.action):
                    await seat.changed()
                view = await seat.view()
                assert step.action in [choice.action for choice in view.legal], number
                other = next((c.action for c in view.legal if c.action != step.action), None)
                if other is not None:
                    with pytest.raises(client.Refused) as wrong:
                        await seat.act(other)
                    assert wrong.value.clause == "ROOM-22" and step.action not in wrong.value.said
                    refused += 1
                assert seat.lesson is not None and seat.lesson.text == f"lesson-{game.id}-{step.says}"
                await seat.act(step.action)
            assert refused
            while seat.lesson is None or seat.lesson.text != f"lesson-{game.id}-end":
                await seat.changed()

    run(learn())


def test_the_deal_is_proved_after_the_game(server: str) -> None:
    async def play() -> tuple[str, str]:
        link, token = await client.open_table(server, "pairs", ["", "medium"], name="Ada")
        async with client.watch(link, token) as seat:
            assert seat.table is not None
            kept = seat.table.commitment
            await seat.ready("my own words")
            async for view in seat.turns():
                await seat.act(view.legal[0].action)
            assert seat.table.commitment != kept, "the next deal has another one"
        return get(f"{server}/api/tables/{client.read_link(link)[1]}/games/1")[1], kept

    record, kept = run(play())
    assert kibitz.verify(record, kept).proved and "my own words" in record
    assert not kibitz.verify(record).proved


def test_bots_move_after_a_cold_start(tmp_path: Path) -> None:
    """How soon is measured by bench/quick.py."""

    async def first_move(address: str) -> None:
        link, token = await client.open_table(address, "kitty", ["", "hard", "hard"], name="Ada", ready=True)
        async with client.watch(link, token) as seat:
            while seat.snapshot is None or seat.snapshot.to_act != (0,):  # all three choose a card at the same time
                await seat.changed()

    with serving(tmp_path) as address:
        run(first_move(address))


def test_the_example_bot_is_short_and_plays(server: str) -> None:
    source = ROOT / "docs" / "examples" / "bot.py"
    code = [line for line in source.read_text().split('"""', 2)[2].splitlines() if line.strip()]
    assert len(code) <= 30
    link, _ = run(client.open_table(server, "regent", ["", "easy"], sit=False))
    played = subprocess.run([sys.executable, source, link, "Ada"], capture_output=True, text=True, timeout=HANG_SECONDS)
    assert played.stdout.startswith("Ada sees Result("), played.stderr


def test_a_client_says_what_is_wrong(server: str) -> None:
    async def nowhere(link: str) -> None:
        async with client.watch(link):
            pass

    with pytest.raises(client.Refused) as refused:
        run(nowhere(f"{server}/t/nowhere"))
    assert refused.value.clause == "ROOM-1"
    with pytest.raises(kibitz.KibitzError, match="/t/"):
        run(nowhere("http://example.org"))
    with pytest.raises(kibitz.KibitzError, match="kibitz serve"):
        run(client.open_table("http://127.0.0.1:9", "pairs", ["", ""]))


# --- the protocol's documents ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", written(), ids=str)
def test_what_is_written_from_the_messages_is_up_to_date(path: Path) -> None:
    assert (ROOT / path).read_text(encoding="utf-8") == written()[path], "run `make protocol`"


def test_the_document_names_every_message() -> None:
    text = (ROOT / "docs" / "protocol.md").read_text()
    shapes = (*get_args(messages.AnyClientMessage), *get_args(messages.AnyServerMessage))
    names = [shape.__struct_config__.tag for shape in shapes]
    assert not [name for name in names if f"`{name}`" not in text and f'"{name}"' not in text]


def test_the_document_names_every_setting() -> None:
    from dataclasses import fields

    from kibitz.server.settings import Settings

    text = (ROOT / "docs" / "operations.md").read_text()
    assert not [field.name for field in fields(Settings) if not re.search(rf"`{field.name.upper()}`", text)]
