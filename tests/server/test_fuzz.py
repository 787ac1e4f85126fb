"""The short form of bench/fuzz.py: malformed and untimely messages harm nobody."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.test_faults import bench


def test_whatever_is_sent_harms_nobody(tmp_path: Path) -> None:
    fuzz = bench("fuzz")
    tally = asyncio.run(fuzz.fuzz(20_000, seed=7, folder=tmp_path))
    assert not fuzz.verdict(tally, patience=fuzz.ANSWERED_WITHIN)  # how long people wait, the bench says
    assert tally.messages >= 20_000 and tally.refusals["ROOM-2"] > 1000 and tally.answers["moved"] > 30
