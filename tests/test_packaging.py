"""An installed kibitz has everything it needs: built as `python -m build` does it, from a source archive to a wheel."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from zipfile import ZipFile

import pytest

from tests import ROOT

STATIC = "kibitz/server/static"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> ZipFile:
    made = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(made), str(ROOT)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert len(list(made.glob("*.tar.gz"))) == 1
    return ZipFile(next(made.glob("*.whl")))


def test_the_wheel_has_the_page_and_all_it_loads(wheel: ZipFile) -> None:
    names = set(wheel.namelist())
    page = wheel.read(f"{STATIC}/index.html").decode()
    loaded = re.findall(r'(?:src|href)="/([^"]+)"', page)
    assert loaded and {f"{STATIC}/{name}" for name in loaded} <= names
    styles = [name for name in names if name.startswith(STATIC) and name.endswith(".css")]
    fonts = {font for style in styles for font in re.findall(r"url\(/?([^)]+\.woff2)\)", wheel.read(style).decode())}
    assert fonts and {f"{STATIC}/{font}" for font in fonts} <= names


def test_the_wheel_has_every_file_of_the_package(wheel: ZipFile) -> None:
    package = ROOT / "src" / "kibitz"
    own = {f"kibitz/{path.relative_to(package)}" for path in package.rglob("*") if path.is_file()}
    assert {name for name in own if "__pycache__" not in name} <= set(wheel.namelist())


@pytest.mark.parametrize(
    ("what", "named"),
    [
        ("Literata", "SIL Open Font License, Version 1.1"),
        ("Golos Text", "SIL Open Font License, Version 1.1"),
        ("Svelte", "Permission is hereby granted, free of charge"),
        ("Fluent", "Apache License"),
    ],
)
def test_what_others_made_carries_its_licence(wheel: ZipFile, what: str, named: str) -> None:
    file = f"{what.lower().replace(' ', '-')}.txt"
    for folder in (f"{STATIC}/licenses", "licenses/web/public/licenses"):
        found = [name for name in wheel.namelist() if name.endswith(f"{folder}/{file}")]
        assert len(found) == 1 and named in wheel.read(found[0]).decode()
    assert what in (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_page_is_built_from_what_is_locked() -> None:
    locked = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    wanted = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    assert locked.pop("")["devDependencies"] == wanted["devDependencies"]
    for name, package in locked.items():
        assert "resolved" not in package, "an address of one machine's registry"
        assert "integrity" in package or package["optional"], f"{name} could be anything"
        for other in package.get("dependencies", {}) | package.get("optionalDependencies", {}):
            assert f"node_modules/{other}" in locked, f"`npm ci` would miss {other}"
    assert "npm ci" in (ROOT / "Makefile").read_text(encoding="utf-8")
