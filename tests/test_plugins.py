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
from kibitz.games import load_game
from kibitz.server.protocol import messages
from tests import HANG_SECONDS
from tests.games.showdown import PAGE, broken, written
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


def failing(view, rng):
    return view.legal[1 // (len(view.legal) - len(view.legal))].action


def leaving(view, rng):
    raise SystemExit("enough")


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


@pytest.mark.parametrize("game", ["recorded:GAME", "recorded.py"])
def test_a_record_is_told_proved_and_reviewed_with_the_game_that_is_named(game: str) -> None:
    """Only `kibitz play` could be told where a game stands."""
    folder = written("recorded").parent
    seated = ["--plain", "--players", "random,random", "--save", "x.kibitz"]
    code, said = kibitz(folder, "play", game, *seated, installed=False)
    assert code == 0, said
    commitment = said.partition("--commitment ")[2].split()[0]
    for command in (["replay"], ["verify", "--commitment", commitment], ["review", "--rollouts", "10"]):
        code, said = kibitz(folder, *command, "x.kibitz", installed=False)
        assert code == 2 and "there is no game 'recorded'" in said and "--game module:NAME" in said, said
        code, said = kibitz(folder, *command, "x.kibitz", "--game", game, installed=False)
        assert code == 0 and "Traceback" not in said, said
    code, said = kibitz(folder, "replay", "x.kibitz", "--game", "pairs", installed=False)
    assert code == 2 and "the record is of 'recorded', not of pairs" in said


def test_what_no_game_is_called_may_be_named_by_its_place(package: Path) -> None:
    for command in (["rules", "nosuch"], ["play", "nosuch"], ["sim", "nosuch"], ["check", "nosuch"]):
        code, said = kibitz(package, *command, installed=False)
        assert code == 2 and said.startswith("kibitz: there is no game 'nosuch'. There are: blackstone, "), said
        assert said.endswith(". One of your own is named by its file, nosuch.py, or as module:NAME.\n"), said
    assert "Did you mean 'showdown'?" in kibitz(package, "rules", "shodown")[1], "installed ones are meant, too"


@pytest.mark.parametrize(
    ("listed", "told"),
    [
        ("pairs", "--games lists games of other packages: pairs is kibitz's own, and played here anyhow"),
        ("showdown, showdown:GAME", "--games lists showdown twice: once is enough"),
        ("nosuch", "--games nosuch: no installed package offers a game of that name. There are: broken, showdown."),
        ("shodown", "--games shodown: no installed package offers a game of that name. Did you mean 'showdown'?"),
        ("showdown.py, nowhere:GAME", "'nowhere:GAME' cannot be loaded: there is no module nowhere here"),
    ],
)
def test_a_server_says_what_is_wrong_with_what_is_listed(package: Path, listed: str, told: str) -> None:
    code, said = kibitz(package, "serve", "--port", "0", "--logs", "none", "--games", listed)
    assert code == 2 and said.startswith(f"kibitz: {told}") and said.count("\n") == 1, said


FAILED = "the player my_players:failing failed: ZeroDivisionError: integer division or modulo by zero"
LINE = "my_players.py:10, in failing: return view.legal[1 // (len(view.legal) - len(view.legal))].action)"
CHEATED = "the player my_players:cheat chose 'lay 99', which is none of the legal actions: lay "


@pytest.mark.parametrize("command", [("sim",), ("arena", "--seats", "2")])
def test_a_player_that_fails_ends_what_is_measured_with_a_sentence(package: Path, command: tuple[str, ...]) -> None:
    """It was a traceback."""
    where = ["showdown", "--players", "my_players:failing,random"]
    code, said = kibitz(package, command[0], *where, *command[1:])
    assert code == 2 and said.startswith(f"kibitz: {FAILED} (") and said.endswith(f"{LINE}\n"), said
    assert "Traceback" not in said and said.count("\n") == 1
    where[-1] = "my_players:leaving,random"
    code, said = kibitz(package, command[0], *where, *command[1:])
    assert code == 2 and said.startswith("kibitz: the player my_players:leaving failed: SystemExit: enough"), said


def test_in_the_terminal_it_is_told_that_another_acts_for_a_bot_that_fails(package: Path) -> None:
    """Somebody else played in its place, from the first move on, and nobody was told."""
    seated = ["--players", "my_players:failing,my_players:cheat,my_players:highest", "--save", "failing.kibitz"]
    code, said = kibitz(package, "play", "showdown", "--plain", "--seed", "3", *seated)
    assert code == 0, said
    lines = [line for line in said.splitlines() if "did not play" in line]
    decided = [(seat, why) for seat, why in (("Marek", FAILED), ("Vira", CHEATED))]
    for seat, why in decided:  # the last card of a hand is no decision
        told = [line for line in lines if f"{seat}: the bot did not play. {why[0].upper()}{why[1:]}" in line]
        assert len(told) == 2 and all("A sensible player acts for it." in line for line in told), said
    assert len(lines) == 4 and LINE in said
    actions = [line.split() for line in (package / "failing.kibitz").read_text().splitlines() if " lay " in line]
    laid = [int(card) for seat, _, card in actions if seat == "2"]
    assert laid == sorted(laid, reverse=True), "a player of one's own plays from its first turn on"


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
                with pytest.raises(UnknownGame, match=r"hand its GAME in, as sit_down\(…, game=GAME\)"):
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


def test_a_server_logs_once_that_another_acts_for_a_bot_that_fails(with_package: Path, tmp_path: Path) -> None:
    names = ["my_players:failing", "my_players:cheat", "my_players:highest"]
    with serving(tmp_path, games="showdown", players=",".join(names)) as server:

        def told() -> list[dict[str, str]]:
            logged = [json.loads(line) for line in (tmp_path / "log").read_text().splitlines()]
            return [line for line in logged if "did not play" in line["said"] and "no answer" not in line["why"]]

        async def play() -> str:
            link, token = await client.open_table(server.address, "showdown", ["", *names], name="Ada")
            async with client.sit_down(link, "Ada", token=token, game=broken("showdown")) as seat:
                after = 2  # games more, when both have failed: nothing is said twice
                while after:  # while its process starts, a bot has no answer
                    async for view in seat.turns():
                        await seat.act(view.legal[0].action)
                    after -= len(told()) >= 2
                    await seat.ready()
                assert seat.table is not None
                return seat.table.id

        table = asyncio.run(asyncio.wait_for(play(), HANG_SECONDS))
    assert {line["level"] for line in told()} == {"warning"} and {line["table"] for line in told()} == {table[:6]}
    assert sorted(line["bot"] for line in told()) == ["my_players:cheat", "my_players:failing"], told()
    assert all(line["instead"] == "a sensible player" and line["game"] == "showdown" for line in told())
    whys = sorted(line["why"] for line in told())  # no card is named: others read the log
    assert whys[0] == "the player my_players:cheat chose what is not legal"
    assert whys[1].startswith("the player my_players:failing failed: ZeroDivisionError (") and whys[1].endswith(LINE)


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


BROKEN_LESSON = """from kibitz.lessons import Lesson, Step

LESSON = Lesson(2, (1, 2, 3, 4, 5, 6), (Step(0, "lay 1", "first"), Step(1, "lay 9"), Step(0, "lay 3", "second")))
"""


@pytest.mark.parametrize("second", ["lay 9", "lay  2", "fly"])
def test_a_lesson_with_a_step_that_cannot_be_done_tells_so_and_the_game_goes_on(
    second: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table hung: it waited for ever for what nobody may do. What the lesson would deal later is not dealt."""
    cleared = "        move_all(s, LAID[seat], DISCARD)\n"
    lesson = BROKEN_LESSON.replace("lay 9", second).replace("5, 6", "5, 6, 1")
    file = written("halting", (cleared, f"{cleared}    draw(s, DECK, DISCARD)\n"), beside={"NAME_lesson.py": lesson})
    path = [str(file.parent), *filter(None, [os.environ.get("PYTHONPATH")])]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(path))
    monkeypatch.syspath_prepend(str(file.parent))
    monkeypatch.delitem(sys.modules, "halting", raising=False)
    with serving(tmp_path, games="halting:GAME") as server:

        async def learn() -> list[str]:
            link, token = await client.open_table(server.address, "halting", [""], name="Ada", lesson=True)
            asked: list[str] = []
            async with client.sit_down(link, "Ada", token=token, game=load_game("halting:GAME")) as seat:
                async for view in seat.turns():
                    asked.append(seat.lesson.text if seat.lesson is not None else "")
                    await seat.act(view.legal[0].action)
                assert seat.over
                return asked

        asked = asyncio.run(asyncio.wait_for(learn(), HANG_SECONDS))
        assert asked == ["lesson-halting-first", "lesson-broken-off", "lesson-broken-off"]
    logged = [json.loads(line) for line in (tmp_path / "log").read_text().splitlines()]
    (told,) = [line for line in logged if "lesson" in line["said"]]
    assert told["level"] == "warning" and told["game"] == "halting" and f"'{second}'" in told["why"]


def test_a_lesson_that_cannot_be_dealt_is_not_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = written("undealt", beside={"NAME_lesson.py": BROKEN_LESSON.replace("5, 6", "5, 5")})
    path = [str(file.parent), *filter(None, [os.environ.get("PYTHONPATH")])]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(path))
    with serving(tmp_path, games="undealt:GAME") as server:
        status, said = ask(server.address, "/api/tables", {"game": "undealt", "seats": [""], "lesson": True})
    assert status == 400 and "the lesson of undealt cannot be dealt: " in json.loads(said)["reason"]
