"""Secret numbers in the page: one's own is shown, another's has a mark until it is shown to all."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser

from tests.games.nearest import nearest, on_the_path
from tests.server.process import serving
from tests.web.visitor import Visitor


def figures(one: Visitor, place: str) -> dict[str, str]:
    """The numbers that the page shows at a place, by their names."""
    found = one.page.locator(f"{place} dl > div")
    return dict(tuple(text.split("\n")[:2]) for text in found.all_inner_texts())  # type: ignore[misc]


def test_anothers_number_has_a_mark(browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = on_the_path(nearest(), monkeypatch)
    with serving(tmp_path, games=game) as server, Visitor(browser, server.address, name="Ann") as ann:
        ann.open_from_the_shelf("nearest", seats=3)
        ann.until(lambda: ann.snapshot["numbers"]["guess"] == [0, None, None], "both bots have guessed")
        ann.drawn()
        assert [figures(ann, f"[data-seat='{seat}']").get("guess") for seat in range(3)] == ["0", "?", "?"]
        assert figures(ann, "main")["target"] == "?"
        ann.act("guess 7")
        ann.until(
            lambda: ann.snapshot["numbers"]["guess"] == [7, None, None], "they were shown, and the next are hidden"
        )
        ann.drawn()
        assert [figures(ann, f"[data-seat='{seat}']").get("guess") for seat in range(3)] == ["7", "?", "?"]
        assert any(line.startswith("Shown, guess: ") and "you 7" in line for line in ann.told), ann.told
        ann.play(Random(1))
        ann.page.click("[data-do=prove]")
        assert ann.page.locator("[data-proof]").get_attribute("data-proof") == "proved", (
            "what was rolled is in the record"
        )
        assert ann.faults == []
