"""The short form of bench/crash.py: the server is killed a few times; nothing acknowledged is lost, or done twice."""

from __future__ import annotations

import asyncio
import importlib.util
import sys
from pathlib import Path
from typing import Any


def bench(name: str) -> Any:
    """A module of bench/."""
    spec = importlib.util.spec_from_file_location(name, Path(__file__).parent.parent / "bench" / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = sys.modules[name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_what_was_acknowledged_outlasts_the_server(tmp_path: Path) -> None:
    crash = bench("crash")
    tally = asyncio.run(crash.crash(kills=4, tables=6, seed=3, folder=tmp_path, report=False))
    assert tally.kills >= 4 and tally.acknowledged > 30 and tally.reconnects > 15
    assert not (tmp_path / "errors.txt").read_text(), "the server has logged something"
