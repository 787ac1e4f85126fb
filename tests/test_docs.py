"""What is generated into the docs is up to date."""

from __future__ import annotations

import dataclasses
import importlib.util
import re
from typing import Any

import kibitz
from kibitz.cli.run import app
from tests import ROOT
from tests.games.showdown import broken


def test_the_record_on_the_page_replays_and_proves() -> None:
    page = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    record = re.findall(r"```\n(kibitz record 1\n.*?)```", page, re.DOTALL)[0]
    assert kibitz.replay(record).record() == record
    commitment = re.findall(r"commitment: (\w+)", record)[0]
    assert kibitz.verify(record, commitment).proved


def test_the_picture_shows_the_terminal_as_it_is() -> None:
    spec = importlib.util.spec_from_file_location("make_picture", ROOT / "docs" / "pictures" / "make.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert module.PICTURE.read_text(encoding="utf-8") == module.draw(), "run `make picture`"


def test_the_player_on_the_page_plays() -> None:
    page = (ROOT / "docs" / "players.md").read_text(encoding="utf-8")
    (code,) = [code for code in re.findall(r"```python\n(.*?)```", page, re.DOTALL) if "def choose" in code]
    space: dict[str, Any] = {"__name__": "page"}
    exec(code, space)
    assert kibitz.simulate(broken("played_by_the_page"), [space["choose"], "random"], 20).games == 20


def test_what_a_view_has_is_on_the_page() -> None:
    page = (ROOT / "docs" / "players.md").read_text(encoding="utf-8")
    table = page.partition("| a view has |")[2].partition("\n\n")[0]
    named = {name for row in table.splitlines()[2:] for name in re.findall(r"`(\w+)", row.split("|")[1])}
    fields = {field.name for field in dataclasses.fields(kibitz.View)} - {
        "game",
        "rules",
        "rulebook",
        "traced",
        "hidden",
    }
    assert named == fields | {"imagine", "as_dict", "to_json"}


def test_every_command_is_on_the_page() -> None:
    page = (ROOT / "docs" / "command-line.md").read_text(encoding="utf-8")
    commands = {command.name or getattr(command.callback, "__name__", "") for command in app.registered_commands}
    assert set(re.findall(r"^\| `kibitz (\w+)", page, re.MULTILINE)) == commands
