"""Imports follow the arrow, no game's name stands outside its places, and rules keep to what compiles."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import kibitz
from kibitz.games import ids

SOURCE = Path(kibitz.__file__).parent
FILES = sorted(SOURCE.rglob("*.py"))

MAY_IMPORT = {
    "errors": {"locales"},
    "lessons": {"lessons"},
    "locales": set(),
    "kernel": {"errors", "kernel", "telling"},
    "telling": {"kernel", "locales"},
    "games": {"errors", "kernel", "games"},
    "players": {"errors", "kernel", "players"},
    "sensible": {"games", "kernel", "players"},
    "lab": {"errors", "kernel", "games", "players", "lab"},
    "testing": {"errors", "kernel", "players", "lab", "testing"},
    "table": {
        "errors",
        "kernel",
        "games",
        "players",
        "locales",
        "telling",
        "coaching",
        "explaining",
        "lessons",
        "table",
        "",
    },
    "coaching": {"games", "kernel", "locales", "players", "telling"},
    "explaining": {"kernel", "locales", "telling"},
    "client": {"errors", "kernel", "games", "table", "witness"},
    "witness": {"errors", "kernel", "games", "table"},
    "terminal": {"errors", "kernel", "players", "locales", "telling", "coaching", "terminal"},
    "cli": {
        "errors",
        "kernel",
        "games",
        "players",
        "locales",
        "telling",
        "coaching",
        "terminal",
        "table",
        "lab",
        "testing",
        "cli",
        "",
    },
    "": {"errors", "kernel", "games", "lab", "client", "testing"},
}
"""What each part may import; "" is the door, kibitz/__init__.py. Only the sensible players know their games."""

ONLY_LATE = {("errors", "locales"), ("kernel", "telling")}
"""Imports that stand inside a function: words are looked up when somebody reads them, not when rules are loaded."""


def part(path: Path) -> str:
    parts = path.relative_to(SOURCE).parts
    top = parts[1 if parts[1:2] == ("sensible",) else 0].removesuffix(".py")
    return "" if top == "__init__" else top


def imports(tree: ast.AST) -> list[tuple[str, bool]]:
    """The parts of kibitz that a file imports, and whether at its top."""
    found = []
    for node in ast.walk(tree):
        names: list[str] = []
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module] if node.module != "kibitz" else [f"kibitz.{a.name}" for a in node.names]
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        ours = [name for name in names if name.split(".")[0] == "kibitz"]
        found += [(name.split(".")[1] if "." in name else "", getattr(node, "col_offset", 0) == 0) for name in ours]
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_point_back_at_the_kernel(path: Path) -> None:
    mine = part(path)
    for other, at_the_top in imports(ast.parse(path.read_text())):
        assert other in MAY_IMPORT[mine], f"{mine} must not import {other}"
        if (mine, other) in ONLY_LATE:
            assert not at_the_top, f"{mine} may import {other} only where it is needed"


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_no_games_name_stands_outside_its_places(path: Path) -> None:
    if part(path) == "games":
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


def test_players_hold_no_table() -> None:
    """They get views, and think about tables that a view imagines; a law checks that they know no more."""
    for path in (SOURCE / "players").rglob("*.py"):
        text = path.read_text()
        assert "._state" not in text and "kernel.table" not in text


@pytest.mark.parametrize("name", ids())
def test_a_rules_file_is_a_page_or_two(name: str) -> None:
    lines = (SOURCE / "games" / f"{name}.py").read_text().count("\n")
    assert lines <= 350, "beyond that a word is missing from the kernel"
