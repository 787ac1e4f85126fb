"""Games and players of other packages: found by entry points and by module:name; with their texts, lesson and advice.

And never by a stranger: a name in a message imports nothing.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import urllib.error
import urllib.parse
import urllib.request
from pathlib import Path

import pytest

from kibitz import client
from kibitz.errors import UnknownGame
from kibitz.server.protocol import messages
from tests import HANG_SECONDS
from tests.games.showdown import PAGE, broken
from tests.server.process import serving

SENSIBLE = '''"""High cards take rounds: lay the highest."""

def lay(s, seat, memo, card):
    return card


WORTH = (lay,)
'''
LESSON = """from kibitz.lessons import Lesson, Step

LESSON = Lesson(2, (1, 2, 3, 4, 5, 6), (Step(0, "lay 1", "first"), Step(1, "lay 2")))
"""
TEXTS = """showdown-title = Showdown at noon
SHOW-1 = Three cards each.
lesson-showdown-first = Lay the one.
bank = A text of kibitz's own, which is not replaced.
"""
PLAYERS = """def highest(view, rng):
    return max((choice.action for choice in view.legal), key=lambda text: int(text.split()[1]))


def cheat(view, rng):
    return "lay 99"


NOTHING = 3
"""
ENTRY_POINTS = """[kibitz.games]
showdown = showdown:GAME
broken = showdown:NO_GAME
pairs = showdown:GAME

[kibitz.players]
highest = my_players:highest
"""


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A package as pip would have installed it: a game with all that belongs to it, and players."""
    folder = tmp_path_factory.mktemp("site")
    for name, text in {
        "showdown.py": PAGE,
        "showdown_sensible.py": SENSIBLE,
        "showdown_lesson.py": LESSON,
        "my_players.py": PLAYERS,
        "locales/en/showdown.ftl": TEXTS,
        "locales/pl/showdown.ftl": TEXTS.replace("at noon", "w południe"),
        "evil.py": "from pathlib import Path\nPath(__file__).with_name('imported').touch()\n",
        "other-1.0.dist-info/METADATA": "Metadata-Version: 2.1\nName: other\nVersion: 1.0\n",
        "other-1.0.dist-info/entry_points.txt": ENTRY_POINTS,
    }.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    return folder


def python(package: Path, code: str) -> str:
    """What a program prints for which the package is installed."""
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"PYTHONPATH": os.pathsep.join([str(package), *filter(None, [os.environ.get("PYTHONPATH")])])},
        capture_output=True, text=True, timeout=HANG_SECONDS, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


def kibitz(package: Path, *arguments: str, installed: bool = True) -> tuple[int, str]:
    """The exit code and all that a command says: for an installed package, or in the folder of one that is not."""
    path = [str(package)] if installed else []
    path += filter(None, [os.environ.get("PYTHONPATH")])
    done = subprocess.run(
        [sys.executable, "-c", "from kibitz.cli import main; main()", *arguments],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(path)},
        cwd=package, capture_output=True, text=True, timeout=HANG_SECONDS, check=False,
    )  # fmt: skip
    return done.returncode, done.stdout + done.stderr


def test_an_installed_game_is_a_game_like_any_other(package: Path) -> None:
    code = """
import warnings, kibitz
from kibitz.lessons import lesson
from kibitz.players.sensible import advice
with warnings.catch_warnings(record=True) as told:
    warnings.simplefilter("always")
    assert [game.id for game in kibitz.games()][-1] == "showdown"
assert "broken" in str(told[0].message) and len(told) == 1, told
game = kibitz.game("showdown")
assert kibitz.game("pairs").own and not game.own, "nobody replaces one of ours"
print(game.title, lesson(game).seats, advice(game))
table = game.table(2, seed=1)
while not table.over:
    table.act(table.to_act[0], table.legal(table.to_act[0])[0])
assert kibitz.replay(table.record()).record() == table.record()
from kibitz.text.sentences import title
from kibitz.text.catalogue import text
print(title(game, "pl"), "|", title(game, "uk"), "|", text("en", "bank"))
"""
    first, second = python(package, code).splitlines()
    assert first == "Showdown at noon 2 High cards take rounds: lay the highest."
    assert second.startswith("Showdown w południe | Showdown at noon | ") and "not replaced" not in second


def test_what_cannot_be_loaded_says_why(package: Path) -> None:
    assert kibitz(package, "rules", "broken")[1].startswith("kibitz: 'broken' (showdown:NO_GAME) cannot be loaded")
    said = kibitz(package, "rules", "nowhere:GAME")[1]
    assert said == "kibitz: 'nowhere:GAME' cannot be loaded: there is no module nowhere here\n"
    assert "is no game, but a function" in kibitz(package, "rules", "showdown:deal")[1]
    assert "is no player, but a int" in kibitz(package, "sim", "pairs", "--players", "my_players:NOTHING,random")[1]
    assert "there is no game 'shodown'" in kibitz(package, "rules", "shodown")[1]
    code, said = kibitz(package, "sim", "pairs", "--players", "higest,random", "--games", "5")
    assert code != 0 and said == "kibitz: there is no player 'higest'. Did you mean 'highest'?\n"


@pytest.mark.parametrize("game", ["showdown", "showdown:GAME", "showdown.py"])
def test_the_commands_take_it_by_name_by_place_and_by_file(package: Path, game: str) -> None:
    code, said = kibitz(package, "sim", game, "--players", "my_players:highest,random", "--games", "20", "--json")
    assert code == 0, said
    found = json.loads(said)
    assert found["games"] == 20 and found["players"] == ["my_players:highest", "random"]
    assert found["decisions"] == 20 * 6
    seated = ["--players", "random,my_players:highest", "--save", f"{len(game)}.kibitz"]
    code, said = kibitz(package, "play", game, "--plain", *seated)
    assert code == 0 and "Showdown" in kibitz(package, "rules", game)[1], said


def test_what_is_not_installed_may_stand_in_the_folder(package: Path) -> None:
    code, said = kibitz(package, "rules", "showdown:GAME", installed=False)
    assert code == 0 and said.startswith("# Showdown at noon")


def test_a_function_plays_in_simulate_and_arena_and_sees_the_same_deals(package: Path) -> None:
    code = """
import kibitz
from random import Random
from kibitz.lab.arena import arena
from my_players import highest
def like_random(view, rng):
    return rng.choice(view.legal).action
one = kibitz.simulate("showdown", [highest, "random"], 300, speed="python", seed=4)
two = kibitz.simulate("showdown", ["my_players:highest", "random"], 300, speed="cpu", seed=4)
assert one.wins == two.wins and one.players == ("my_players:highest", "random"), (one, two)
found = arena("showdown", highest, like_random, seats=2, deals=300)
print(one.wins[0], found.sure, found.one, found.two)
try:
    kibitz.simulate("showdown", [highest, "random"], 3, speed="gpu")
except kibitz.KibitzError as error:
    print(error)
try:
    kibitz.simulate("showdown", ["my_players:cheat", "random"], 3)
except kibitz.KibitzError as error:
    print(error)
"""
    told, gpu, cheat = python(package, code).splitlines()
    share, _, one, two = told.split()
    assert float(share) == pytest.approx(0.5, abs=0.2) and (one, two) == ("my_players:highest", "__main__:like_random")
    assert "no GPU can run" in gpu
    assert cheat.startswith("the player my_players:cheat chose 'lay 99', which is none of the legal actions: lay ")


# --- a server --------------------------------------------------------------------------------------------------------


def ask(address: str, path: str, body: object = None) -> tuple[int, str]:
    """A request; its status and its answer."""
    asked = urllib.request.Request(address + path, None if body is None else json.dumps(body).encode())
    try:
        with urllib.request.urlopen(asked, timeout=HANG_SECONDS) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, error.read().decode()


@pytest.fixture
def with_package(package: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The package is installed for whatever is started here."""
    path = [str(package), *filter(None, [os.environ.get("PYTHONPATH")])]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(path))
    return package


def test_ROOM_32_a_server_plays_what_its_operator_has_listed(with_package: Path, tmp_path: Path) -> None:
    with serving(tmp_path, games="showdown", players="highest, my_players:highest") as server:
        shelf = json.loads(ask(server.address, "/api/games?language=pl")[1])
        (mine,) = [game for game in shelf["games"] if game["id"] == "showdown"]
        assert len(shelf["games"]) == 17 and mine["title"].startswith("Showdown") and mine["lesson"]
        assert {"highest", "my_players:highest"} <= set(shelf["bots"])
        assert ask(server.address, "/api/games/showdown/rules")[1].startswith("# Showdown")

        async def play() -> object:
            seats = ["", "highest", "my_players:highest"]
            link, token = await client.open_table(server.address, "showdown", seats, name="Ada")
            async with client.sit_down(link, "Ada", token=token) as seat:
                with pytest.raises(UnknownGame, match=r"hand it in, game=kibitz.game\('showdown'\)"):
                    await seat.view()
            async with client.sit_down(link, "Ada", token=token, game=broken("showdown")) as seat:
                async for view in seat.turns():
                    await seat.act(view.legal[0].action)
                return seat.table

        played = asyncio.run(asyncio.wait_for(play(), HANG_SECONDS))
        assert getattr(played, "phase", "") == "over"
        table = getattr(played, "id", "")
        status, record = ask(server.address, f"/api/tables/{table}/games/1")
        assert status == 200 and "game: showdown" in record
        assert ask(server.address, f"/api/tables/{table}/games/1/story?seat=0")[0] == 200
        server.end(signal.SIGKILL)
        server.start()
        assert ask(server.address, f"/api/tables/{table}/games/last")[0] == 200, "its tables are loaded again"
        server.end(signal.SIGTERM)
        del server.environment["KIBITZ_GAMES"]
        server.start()
        status, said = ask(server.address, f"/api/tables/{table}/games/last")
        assert status == 400 and json.loads(said)["clause"] == "ROOM-32", "its game is no longer listed"


def test_a_name_in_a_message_never_imports_anything(with_package: Path, tmp_path: Path) -> None:
    """Whatever strangers call a game or a bot, also what is installed and not listed, nothing of it is loaded."""
    names = [
        "evil",
        "evil:GAME",
        "evil:choose",
        "showdown",
        "showdown:GAME",
        "kibitz.games._chips",
        "os:system",
        "../evil",
    ]
    imported = with_package / "imported"
    with serving(tmp_path) as server:
        shelf = json.loads(ask(server.address, "/api/games")[1])
        assert "showdown" not in {game["id"] for game in shelf["games"]}
        for name in names:
            for body in (
                {"game": name, "seats": ["", ""]},
                {"game": "pairs", "seats": ["", name]},
                {"game": "pairs", "seats": ["", ""], "preset": name},
                {"game": name, "seats": ["", ""], "lesson": True},
            ):
                status, said = ask(server.address, "/api/tables", body)
                assert status == 400 and json.loads(said)["clause"].startswith("ROOM"), (name, said)
            assert ask(server.address, f"/api/games/{urllib.parse.quote(name, safe='')}/rules")[0] in (400, 404)
            assert ask(server.address, f"/api/words/{urllib.parse.quote(name, safe='')}")[0] in (400, 404)
        made = json.loads(ask(server.address, "/api/tables", {"game": "pairs", "seats": ["", ""]})[1])

        async def place() -> None:
            async with client.sit_down(server.address + made["path"], "Ada", token=made["token"]) as seat:
                for name in names:
                    with pytest.raises(client.Refused):
                        await seat.ask(messages.SetSeat(name[:10], 1, name))

        asyncio.run(asyncio.wait_for(place(), HANG_SECONDS))
        assert server.process is not None
        loaded = Path(f"/proc/{server.process.pid}/maps").read_text()
    assert not imported.exists(), "a stranger's name was imported"
    assert "evil" not in loaded
    python(with_package, "import evil")
    assert imported.exists(), "and this would have been seen"
