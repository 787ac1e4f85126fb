"""Imports follow the arrow, no game's name stands outside its places, and rules keep to what compiles."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import kibitz
from kibitz.games import ids
from tests import ROOT

SOURCE = Path(kibitz.__file__).parent
FILES = sorted(SOURCE.rglob("*.py"))

MAY_IMPORT = {
    "errors": {"text.catalogue", "text.sentences"},
    "lessons": {"errors", "kernel"},
    "kernel": {"errors", "text.catalogue", "text.sentences"},
    "plugins": {"errors"},
    "rules": {"errors", "kernel"},
    "games": {"errors", "kernel", "plugins", "rules"},
    "endings": {"games", "kernel"},
    "players": {"errors", "kernel", "players.sensible", "plugins"},
    "players.sensible": {"errors", "games", "kernel", "players"},
    "lab": {"errors", "kernel", "games", "players", "players.sensible"},
    "testing": {"", "endings", "errors", "kernel", "lessons", "players", "lab", "text.catalogue", "text.others"},
    "text.catalogue": {"text.filling", "text.others"},
    "text.others": {"text.filling"},
    "text.filling": set(),
    "text.advice": set(),
    "text.sentences": {"kernel", "text.catalogue"},
    "text.lines": {"kernel", "text.catalogue", "text.sentences"},
    "text.telling": {"kernel", "text.catalogue", "text.lines", "text.sentences"},
    "text.regulars": {"text.catalogue"},
    "text.blanks": {"kernel", "text.catalogue"},
    "text.goal": {"kernel", "text.blanks", "text.catalogue"},
    "text.prompt": {"kernel", "text.blanks", "text.catalogue", "text.sentences"},
    "text.price": {"kernel", "text.blanks", "text.catalogue"},
    "text.ending": {"kernel", "text.blanks", "text.catalogue", "text.sentences"},
    "text.explain": {"kernel", "text.catalogue", "text.sentences"},
    "text.coach": {"kernel", "players", "text.advice", "text.catalogue", "text.sentences"},
    "text.review": {"kernel", "players", "text.advice", "text.catalogue", "text.coach", "text.sentences"},
    "server.settings": {"errors"},
    "server.logs": set(),
    "server.limits": set(),
    "server.tokens": set(),
    "server.metrics": {"server.protocol"},
    "server.protocol": {"errors", "kernel", "text.advice", "text.ending", "text.explain"},
    "server.room": {
        "errors",
        "kernel",
        "games",
        "lessons",
        "players",
        "plugins",
        "text.catalogue",
        "server.protocol",
        "server.limits",
    },
    "server.store": {"errors", "server.metrics", "server.tokens"},
    "server.session": {"endings", "errors", "kernel", "games", "players", "players.sensible", "text", "server"},
    "server.websocket": {"errors", "text.catalogue", "text.sentences", "server"},
    "server.http": {"", "errors", "kernel", "lessons", "players", "text", "server"},
    "server.main": {"errors", "text.catalogue", "server"},
    "client": {"errors", "kernel", "games", "server.protocol", "server.limits"},
    "terminal": {"endings", "errors", "kernel", "players", "text"},
    "cli": {
        "",
        "errors",
        "kernel",
        "games",
        "lessons",
        "players",
        "players.sensible",
        "text",
        "terminal",
        "server",
        "lab",
        "plugins",
        "testing",
    },
    "": {"errors", "kernel", "games", "players", "lab", "client", "testing"},
}
"""What each part may import besides itself; "" is the door, kibitz/__init__.py, and "text" all of text/. Only the
sensible players and the endings know their games, and no rules know them; a client needs the server's messages and
nothing else of it."""

SERVER = ("protocol", "room", "store", "session", "websocket", "http", "main")
"""The rooms of the server: each may import those before it."""

ONLY_LATE = {("errors", "text.catalogue"), ("kernel", "text.catalogue"), ("kernel", "text.sentences")}
"""Imports that stand inside a function: words are looked up when somebody reads them, not when rules are loaded."""

IN_ROOMS = ("server", "text")
"""Parts whose rooms are told apart."""


def part(module: tuple[str, ...]) -> str:
    """The part of kibitz that a module belongs to."""
    if module[:1] in {(name,) for name in IN_ROOMS} or module[1:2] == ("sensible",):
        return ".".join(module[:2])
    return module[0] if module and module[0] != "__init__" else ""


def module_of(path: Path) -> tuple[str, ...]:
    """Its dotted name, in pieces, without kibitz."""
    return path.relative_to(SOURCE).with_suffix("").parts


def imports(tree: ast.AST) -> list[tuple[str, bool]]:
    """The parts of kibitz that a file imports, and whether at its top."""
    found = []
    for node in ast.walk(tree):
        names: list[str] = []
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        for name in names:
            whole = name.split(".")
            if whole[0] == "kibitz":
                known = [n for n in range(1, len(whole)) if is_module(whole[1 : n + 1])]
                found.append((part(tuple(whole[1 : max(known, default=0) + 1])), getattr(node, "col_offset", 0) == 0))
    return found


def is_module(name: list[str]) -> bool:
    """Whether there is such a module, and not only something of that name in one."""
    path = SOURCE.joinpath(*name)
    return path.is_dir() or path.with_suffix(".py").is_file()


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_point_back_at_the_kernel(path: Path) -> None:
    mine = part(module_of(path))
    if mine in {f"{name}.__init__" for name in IN_ROOMS}:
        assert not imports(ast.parse(path.read_text())), "who imports a room does not import the others"
        return
    for other, at_the_top in imports(ast.parse(path.read_text())):
        allowed = MAY_IMPORT[mine] | {mine}
        assert other in allowed or other.split(".")[0] in allowed, f"{mine} must not import {other}"
        if (mine, other) in ONLY_LATE:
            assert not at_the_top, f"{mine} may import {other} only where it is needed"
        room, others = mine.removeprefix("server."), other.removeprefix("server.")
        if room in SERVER and others in SERVER:
            assert SERVER.index(others) <= SERVER.index(room), f"{mine} must not import {other}"


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_no_games_name_stands_outside_its_places(path: Path) -> None:
    if part(module_of(path)) == "games":
        return
    tree = ast.parse(path.read_text())
    told = {id(n.value) for n in ast.walk(tree) if isinstance(n, ast.Expr)}  # docstrings may give examples
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            assert node.value not in ids(), f"the game {node.value!r} is named in {path.name}"


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_no_module_level_chance(path: Path) -> None:
    """Chance is asked for at the table: `random` may only be used through a generator that is handed in."""
    assert not re.search(r"\brandom\.(random|choice|shuffle|randint|seed)\(", path.read_text())


def test_one_module_knows_how_a_gpu_is_programmed() -> None:
    """numba-cuda gets no new Python or NumPy any more: whoever replaces it has one file to change."""
    knows = re.compile(r"numba[._]cuda|numba import .*cuda|CUDASIM|\bcuda\.[a-z]|from cuda\b|import cuda\b")
    files = [*FILES, *(file for folder in ("tests", "bench", "docs") for file in (ROOT / folder).rglob("*.py"))]
    named = {str(file.relative_to(ROOT)) for file in files if knows.search(file.read_text(encoding="utf-8"))}
    extras = "src/kibitz/errors.py"  # names the package that the extra brings
    assert named - {"tests/test_layers.py"} == {"src/kibitz/lab/gpu.py", extras}


def test_the_rules_know_nothing_of_how_they_are_compiled() -> None:
    """What rules are written in, and what is seen of a table, is the same at every speed."""
    kernel = SOURCE / "kernel"
    for path in [*kernel.glob("*.py"), *(kernel / "views").glob("*.py"), SOURCE / "rules.py"]:
        assert "kibitz.kernel.speeds" not in path.read_text(), f"{path.name} must not import the compiler"


def test_players_hold_no_table() -> None:
    """They get views, and think about tables that a view imagines; a law checks that they know no more."""
    for path in (SOURCE / "players").rglob("*.py"):
        text = path.read_text()
        assert "._state" not in text and "kernel.table" not in text


@pytest.mark.parametrize("name", ids())
def test_a_rules_file_is_a_page_or_two(name: str) -> None:
    lines = (SOURCE / "games" / f"{name}.py").read_text().count("\n")
    assert lines <= 350, "beyond that a word is missing from the kernel"
