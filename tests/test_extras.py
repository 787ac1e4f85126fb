"""What is installed with which extra: the core plays everything by itself, and what needs more says which extra has it.

Each environment is a real one: this tree's wheel, installed by pip, and of what it asks for the very files that stand
in this environment (as links: nothing has to come from elsewhere).
"""

from __future__ import annotations

import os
import pty
import subprocess
import sys
import textwrap
import tomllib
from collections.abc import Callable
from importlib.metadata import Distribution, distribution, packages_distributions
from pathlib import Path
from zipfile import ZipFile

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import kibitz
from kibitz.errors import EXTRAS

ROOT = Path(kibitz.__file__).parent.parent.parent
ASKED = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
OPTIONAL = ASKED["optional-dependencies"]
MOST = 50
"""Megabytes of the core, with all that it asks for."""
PATIENCE = 300


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "build", "--no-isolation", "--wheel", "--outdir", str(made), str(ROOT)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return next(made.glob("*.whl"))


def of_kibitz(*extras: str) -> list[Distribution]:
    """What kibitz needs with these extras, and what that needs, as it is installed here."""
    asked = [(Requirement(line), "") for line in ASKED["dependencies"]]
    asked += [(Requirement(line), "") for extra in extras for line in OPTIONAL[extra]]
    seen: set[tuple[str, str]] = set()
    while asked:
        one, of = asked.pop()
        if one.marker is not None and not one.marker.evaluate({"extra": of}):
            continue
        name = canonicalize_name(one.name)
        for extra in {"", *one.extras} - {known for known in ("", *one.extras) if (name, known) in seen}:
            seen.add((name, extra))
            if name == "kibitz":
                asked += [(Requirement(line), "") for line in OPTIONAL.get(extra, [])]
            else:
                asked += [(Requirement(line), extra) for line in distribution(name).requires or []]
    return [distribution(name) for name in sorted({name for name, _ in seen} - {"kibitz"})]


@pytest.fixture(scope="module")
def environment(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Callable[..., Path]:
    """`environment("server")` is the folder of programs of an environment in which kibitz[server] is installed."""
    made: dict[tuple[str, ...], Path] = {}

    def make(*extras: str) -> Path:
        folder = tmp_path_factory.mktemp("-".join(["with", *extras]))
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
        python = folder / "bin" / "python"
        code = "import sysconfig; print(sysconfig.get_path('purelib'))"
        site = Path(subprocess.run([python, "-c", code], capture_output=True, text=True, check=True).stdout.strip())
        for file in (file for package in of_kibitz(*extras) for file in package.files or [] if ".." not in file.parts):
            (site / file).parent.mkdir(parents=True, exist_ok=True)
            (site / file).symlink_to(str(file.locate()))
        pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", "--no-index", "--no-deps"]
        done = subprocess.run([*pip, str(wheel)], capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        return python.parent

    def once(*extras: str) -> Path:
        if extras not in made:
            made[extras] = make(*extras)
        return made[extras]

    return once


CLEAN = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "KIBITZ", "NO_COLOR"))}
"""The settings of a program that finds nothing of ours by another way."""


def run(*command: str | Path, cwd: Path) -> subprocess.CompletedProcess[str]:
    """What a program of an environment says."""
    return subprocess.run(
        command, cwd=cwd, env=CLEAN, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=PATIENCE
    )


# --- the core --------------------------------------------------------------------------------------------------------


def on_disk(file: Path) -> int:
    """Bytes that a file takes on a disk."""
    return file.stat().st_blocks * 512


def test_the_core_is_small_and_has_neither_numpy_nor_a_server(environment: Callable[..., Path]) -> None:
    names = {canonicalize_name(one.name) for one in of_kibitz()}
    assert names == {"fluent-syntax", "msgspec", "typing-extensions"}
    site = next((environment().parent / "lib").glob("python*/site-packages"))
    size = sum(on_disk(file) for file in site.rglob("*") if file.is_file())
    assert 1 < size / 2**20 < MOST, f"{size / 2**20:.1f} MB"


PLAYS = """
    import sys
    from random import Random
    import kibitz
    from kibitz.lessons import lesson
    from kibitz.text.catalogue import LANGUAGES
    from kibitz.players import choose, read_player
    from kibitz.text.sentences import rules_page
    from kibitz.text.telling import tell_events
    from kibitz.testing import law_nothing_leaks

    for game in kibitz.games():
        short = {"end": "rounds:1"} if any(option.name == "end" for option in game.options) else {}
        table = game.table(seats=game.seats[-1], options=short, nonces=["a"])
        promised, rng = table.commitment, Random(1)
        while not table.over:
            seat = table.to_act[0]
            view = table.view(seat)
            table.act(seat, choose(read_player(rng.choice(["random", "medium"])), view, rng))
        assert view.imagine(seed=1).view(view.me) == view
        assert kibitz.replay(table.record()).same_as(table)
        assert kibitz.verify(table.record(), promised).proved
        for language in LANGUAGES:
            assert list(rules_page(game, language))
            assert list(tell_events(table.view(None), table.events(None), language))
        assert lesson(game) is not None
        law_nothing_leaks(game, game.seats[0], short, 1)
        for who in ("random", "sensible"):
            assert kibitz.simulate(game, [who] * game.seats[0], 2, speed="python", options=short).games == 2
    try:
        table.act(0, "nonsense")
    except kibitz.IllegalAction as error:
        assert all(error.say(language) for language in LANGUAGES)
    loaded = {name.partition(".")[0] for name in sys.modules} - sys.stdlib_module_names - {"__main__"}
    print(len(kibitz.games()), *loaded)
"""


def test_the_core_plays_records_and_tells_every_game(environment: Callable[..., Path], tmp_path: Path) -> None:
    done = run(environment() / "python", "-W", "error", "-c", textwrap.dedent(PLAYS), cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert set(done.stdout.split()) == {"16", "kibitz", "msgspec", "fluent", "typing_extensions"}


# --- what needs more says so -----------------------------------------------------------------------------------------

RECORD = "game.kibitz"


def check_said(done: subprocess.CompletedProcess[str], extra: str) -> None:
    assert (done.returncode, done.stdout) == (2, ""), done.stderr
    assert done.stderr.count("\n") == 1 and f"pip install 'kibitz[{extra}]'" in done.stderr


@pytest.mark.parametrize(
    ("installed", "words", "extra"),
    [
        ((), "", "terminal"),
        ((), "--help", "terminal"),
        ((), "rules pairs", "terminal"),
        ((), "play pairs", "terminal"),
        ((), "serve", "server"),
        ((), "backup copy.db", "server"),
        (("terminal",), "serve --port 0", "server"),
        (("terminal",), "backup copy.db", "server"),
        (("terminal",), "sim pairs --games 10", "fast"),
        (("terminal",), "sim pairs --games 10 --speed gpu", "gpu"),
        (("terminal",), "arena pairs --players sensible,random", "fast"),
        (("terminal",), f"review {RECORD}", "fast"),
        (("terminal",), "play pairs --seats 2 --coach --plain", "fast"),
        (("terminal",), "play pairs --players you,hard --plain", "fast"),
        (("terminal",), "play pairs --players you,search:rollouts=20 --plain", "fast"),
    ],
)
def test_a_command_names_the_extra_that_it_needs(
    environment: Callable[..., Path], tmp_path: Path, installed: tuple[str, ...], words: str, extra: str
) -> None:
    table = kibitz.game("pairs").table(seats=2, seed=1)
    table.act(table.to_act[0], "hit")
    (tmp_path / RECORD).write_text(table.record(), encoding="utf-8")
    check_said(run(environment(*installed) / "kibitz", *words.split(), cwd=tmp_path), extra)
    assert [file.name for file in tmp_path.iterdir()] == [RECORD], "nothing was begun"


def test_a_drawn_table_names_the_extra_that_it_needs(environment: Callable[..., Path], tmp_path: Path) -> None:
    """At a terminal, where a server is installed and nothing to draw with."""
    ours, theirs = pty.openpty()
    command, env = [str(environment("server") / "kibitz"), "play", "pairs"], {**CLEAN, "TERM": "xterm"}
    with subprocess.Popen(
        command, cwd=tmp_path, env=env, stdin=theirs, stdout=theirs, stderr=subprocess.PIPE, text=True
    ) as game:
        os.close(theirs)
        said = game.communicate(timeout=PATIENCE)[1]
    os.close(ours)
    assert game.returncode == 2
    assert "pip install 'kibitz[terminal]'" in said and said.count("\n") == 1
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("installed", "code", "extra"),
    [
        ((), "kibitz.simulate('pairs', ['random'] * 2, 10)", "fast"),
        ((), "kibitz.simulate('pairs', ['random'] * 2, 10, speed='gpu')", "gpu"),
        (("fast",), "kibitz.simulate('pairs', ['random'] * 2, 10, speed='gpu')", "gpu"),
        ((), "from kibitz.players import player; player('search:rollouts=10')", "fast"),
        ((), "from kibitz.players import player; player('hard')", "fast"),
        ((), "kibitz.testing.law_speeds_agree(kibitz.game('pairs'), 2, {}, 1, 1)", "fast"),
        ((), "kibitz.client", "server"),
        ((), "from kibitz import client", "server"),
    ],
)
def test_a_program_is_told_the_extra_that_it_needs(
    environment: Callable[..., Path], tmp_path: Path, installed: tuple[str, ...], code: str, extra: str
) -> None:
    program = f"""
        import sys
        import kibitz
        try:
            {code}
        except kibitz.NotInstalled as error:
            sys.exit(f"{{error.extra}}: {{error}}")
    """
    done = run(environment(*installed) / "python", "-c", textwrap.dedent(program), cwd=tmp_path)
    assert done.stderr.startswith(f"{extra}: ") and f"pip install 'kibitz[{extra}]'" in done.stderr
    assert done.stderr.count("\n") == 1


def test_the_terminal_needs_no_compiler(environment: Callable[..., Path], tmp_path: Path) -> None:
    kibitz_there = environment("terminal") / "kibitz"
    for words in ("play pairs --seats 2 --plain", f"replay {RECORD}", "rules pairs --lang pl", "check pairs --games 9"):
        done = run(kibitz_there, *words.replace(RECORD, "last-game.kibitz").split(), cwd=tmp_path)
        assert (done.returncode, done.stderr) == (0, "") and done.stdout
    done = run(environment("terminal") / "python", "-c", "import kibitz.terminal.app", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")


# --- the extras are what they are said to be -------------------------------------------------------------------------


@pytest.mark.parametrize("extra", EXTRAS)
def test_an_extra_is_known_by_all_that_it_brings(extra: str) -> None:
    """Somebody may have half of it for other reasons."""
    lines = [Requirement(line) for line in OPTIONAL[extra] if not line.startswith("kibitz[")]
    asked = {canonicalize_name(line.name) for line in lines if line.marker is None or line.marker.evaluate()}
    known = {canonicalize_name(name) for module in EXTRAS[extra] for name in packages_distributions()[module]}
    assert known == asked


def test_the_wheel_offers_the_extras(wheel: Path) -> None:
    with ZipFile(wheel) as opened:
        about = opened.read(next(name for name in opened.namelist() if name.endswith("METADATA"))).decode()
    offered = {line.partition(": ")[2] for line in about.splitlines() if line.startswith("Provides-Extra: ")}
    assert {"server", "terminal", "fast", "gpu", "all"} <= offered
    everything = {one.name for one in of_kibitz("all")}
    assert everything == {one.name for one in of_kibitz("server", "terminal", "fast")}


def test_uvicorn_is_pinned_as_long_as_we_build_on_what_it_does_not_promise() -> None:
    source = [file.read_text(encoding="utf-8") for file in Path(kibitz.__file__).parent.rglob("*.py")]
    builds = any("uvicorn.protocols" in text for text in source)
    pinned = [line for line in OPTIONAL["server"] if Requirement(line).name == "uvicorn" and "==" in line]
    assert builds and len(pinned) == 1
