"""The short form of bench/faults.py, and whether its judge can be trusted: every forged history is found."""

from __future__ import annotations

import asyncio
import importlib.util
import sys
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from kibitz.server.room import entries
from tests import ROOT

BENCH = ROOT / "bench"


def bench(name: str) -> Any:
    """A module of bench/."""
    if str(BENCH) not in sys.path:
        sys.path.append(str(BENCH))
    spec = importlib.util.spec_from_file_location(name, BENCH / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = sys.modules[name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_what_was_acknowledged_outlasts_everything_bad(tmp_path: Path) -> None:
    faults = bench("faults")
    course = {"kill": 4} | dict.fromkeys(faults.KINDS, 1)
    tally, wrong = asyncio.run(faults.torment(course, tables=8, seed=3, folder=tmp_path, report=False))
    assert not wrong
    assert tally.kills >= 4 and tally.acknowledged > 30 and tally.reconnects > 15
    assert "Traceback" not in (tmp_path / "errors.txt").read_text()


# --- the judge -------------------------------------------------------------------------------------------------------


def entry(guest: str, request: str) -> entries.AnyEntry:
    return entries.Agreed(seat=0, guest=guest, id=request)


def true_story() -> tuple[dict[str, Any], dict[str, list[Any]]]:
    """A log of six entries, and what Ada and Bob were told of it."""
    asked = [("ada", "a1"), ("bob", "b1"), ("", ""), ("ada", "a2"), ("bob", "b2"), ("ada", "a3")]
    logs = {"t": [(number, 0.0, entry(*who)) for number, who in enumerate(asked, 1)]}
    history = bench("history")
    ada = history.History({"a1": 1, "a2": 4, "a3": 6}, {"a0": "ROOM-3"}, [1, 2, 3, 4, 5, 5, 6])
    bob = history.History({"b1": 2, "b2": 5}, {}, [2, 3, 4, 6])
    return logs, {"t": [ada, bob]}


def test_a_true_history_is_believed() -> None:
    logs, histories = true_story()
    assert bench("history").wrong_in(logs, histories) == []


def lost_table(logs: Any, told: Any) -> None:
    del logs["t"]


def lost_entry(logs: Any, told: Any) -> None:
    logs["t"] = logs["t"][:5]


def gap(logs: Any, told: Any) -> None:
    del logs["t"][2]


def done_twice(logs: Any, told: Any) -> None:
    logs["t"].append((7, 0.0, entry("bob", "b1")))


def refused_but_done(logs: Any, told: Any) -> None:
    logs["t"].append((7, 0.0, entry("ada", "a0")))


def acknowledged_too_early(logs: Any, told: Any) -> None:
    told[1].acknowledged["b2"] = 3


def went_back(logs: Any, told: Any) -> None:
    told[0].shown.append(4)


def shown_and_not_stored(logs: Any, told: Any) -> None:
    told[1].shown.append(9)


FORGED = {
    lost_table: "lost",
    lost_entry: "acknowledged and lost",
    gap: "gap",
    done_twice: "done 2 times",
    refused_but_done: "refused by ROOM-3, but done",
    acknowledged_too_early: "before it was done",
    went_back: "went back from 6 to 4",
    shown_and_not_stored: "shown up to 9, but stored up to 6",
}


@pytest.mark.parametrize("forge", FORGED, ids=lambda forge: forge.__name__)
def test_a_forged_history_is_found(forge: Any) -> None:
    logs, histories = deepcopy(true_story())
    forge(logs, histories["t"])
    wrong = bench("history").wrong_in(logs, histories)
    assert any(FORGED[forge] in what for what in wrong), wrong


def test_what_may_have_been_stored_when_the_disk_failed_is_no_lie() -> None:
    logs, histories = true_story()
    histories["t"][0].refused["a9"] = "ROOM-14"
    logs["t"].append((7, 0.0, entry("ada", "a9")))
    wrong_in = bench("history").wrong_in
    assert wrong_in(logs, histories) and not wrong_in(logs, histories, fsync_failed=True)
