"""An installed kibitz has everything it needs: built as `python -m build` does it, from a source archive to a wheel."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from importlib.metadata import requires, version
from zipfile import ZipFile

import pytest
from packaging.markers import Marker
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

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
        ("Lean QR", "Permission is hereby granted, free of charge"),
        ("Fluent", "Apache License"),
    ],
)
def test_what_others_made_carries_its_licence(wheel: ZipFile, what: str, named: str) -> None:
    file = f"{what.lower().replace(' ', '-')}.txt"
    for folder in (f"{STATIC}/licenses", "licenses/web/public/licenses"):
        found = [name for name in wheel.namelist() if name.endswith(f"{folder}/{file}")]
        assert len(found) == 1 and named in wheel.read(found[0]).decode()
    assert what in (ROOT / "README.md").read_text(encoding="utf-8")


# --- the locks -------------------------------------------------------------------------------------------------------

LOCK = (ROOT / "requirements.lock").read_text(encoding="utf-8")
PINNED = re.compile(
    r"(?P<name>[a-z0-9-]+)==(?P<version>[^\s;]+)(?: ; (?P<marker>[^\\\n]+))? \\\n(?P<hashes>(?:    --hash=.*\n)+)"
)
HASHES = re.compile(r"(    --hash=sha256:[0-9a-f]{64} \\\n)*    --hash=sha256:[0-9a-f]{64}\n")


def locked_here() -> dict[str, str]:
    """The version of each package that the lock has for this machine."""
    found = [one for one in PINNED.finditer(LOCK) if one["marker"] is None or Marker(one["marker"]).evaluate()]
    versions = {one["name"]: one["version"] for one in found}
    assert len(versions) == len(found), "two versions of one package"
    return versions


def test_the_lock_of_python_names_versions_and_hashes_alone() -> None:
    assert "".join(one[0] for one in PINNED.finditer(LOCK)) == LOCK
    assert all(HASHES.fullmatch(one["hashes"]) for one in PINNED.finditer(LOCK))
    assert not re.search(r"://|@|index|find-links", LOCK)


def test_the_lock_is_what_pyproject_asks_for_and_nothing_more() -> None:
    """Walked from requirement to requirement, as the packages that are installed here state them."""
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    optional, locked = told["project"]["optional-dependencies"], locked_here()
    lines = [*told["build-system"]["requires"], *told["project"]["dependencies"], *told["dependency-groups"]["dev"]]
    asked = [(Requirement(line), "") for line in [*lines, "kibitz[all,lab]"]]
    seen: set[tuple[str, str]] = set()
    while asked:
        one, of = asked.pop()
        if one.marker is not None and not one.marker.evaluate({"extra": of}):
            continue
        name = canonicalize_name(one.name)
        if name != "kibitz":
            assert name in locked and one.specifier.contains(locked[name]), f"{one} is not locked: `make lock`"
            assert version(name) == locked[name], f"{name} {version(name)} is installed: `make setup`"
        for extra in {"", *one.extras} - {known for known in ("", *one.extras) if (name, known) in seen}:
            seen.add((name, extra))
            ours = optional.get(extra, []) if name == "kibitz" else requires(name) or []
            asked += [(Requirement(line), extra if name != "kibitz" else "") for line in ours]
    assert {name for name, _ in seen} - {"kibitz"} == set(locked), "what nothing asks for"


def test_everything_is_installed_from_the_locks() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    setup = makefile.partition(".venv/ready:")[2].partition("touch")[0]
    installs = [line for line in setup.splitlines() if "pip install" in line]
    assert len(installs) == 2 and "--require-hashes --requirement requirements.lock" in installs[0]
    assert "--no-deps --no-build-isolation" in installs[1]
    assert "npm ci" in makefile


def test_the_lock_of_the_page_names_versions_and_hashes_alone() -> None:
    written = (ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")
    locked = json.loads(written)["packages"]
    wanted = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    assert locked.pop("")["devDependencies"] == wanted["devDependencies"]
    assert "://" not in written, "the address of a registry, or any other"
    for name, package in locked.items():
        assert not {"resolved", "link"} & set(package), f"{name} comes from somewhere"
        assert package["version"] and package["integrity"].startswith("sha512-"), f"{name} could be anything"
        for other in package.get("dependencies", {}) | package.get("optionalDependencies", {}):
            assert f"node_modules/{other}" in locked, f"`npm ci` would miss {other}"
    settings = (ROOT / "web" / ".npmrc").read_text(encoding="utf-8").splitlines()
    assert "omit-lockfile-registry-resolved=true" in settings and not any("registry=" in line for line in settings)
