"""What is generated into the docs is up to date."""

from __future__ import annotations

import importlib.util
import re

import kibitz
from tests import ROOT


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
