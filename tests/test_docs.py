"""What is generated into the docs is up to date."""

from __future__ import annotations

import importlib.util
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_the_picture_shows_the_terminal_as_it_is() -> None:
    spec = importlib.util.spec_from_file_location("make_picture", ROOT / "docs" / "pictures" / "make.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert module.PICTURE.read_text(encoding="utf-8") == module.draw(), "run `make picture`"
