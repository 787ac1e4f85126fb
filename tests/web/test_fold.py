"""What the page shows after the last event is what is so: its bookkeeping, over whole games and for everybody."""

from __future__ import annotations

import json
import subprocess
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import kibitz
from kibitz.server.session.info import layout
from tests.web.visitor import GAMES

FOLD = Path(__file__).parent / "fold.mjs"

ORDER_UNTOLD = {
    ("five_cards", "common"),  # laid in the order of their faces, without a word
    ("goblin_poker", "discard"),  # a hand has no order, and so it is told in none
    ("hawthorn", "discard"),
    ("monster", "discard"),
    ("regent", "stack"),
    ("regent", "discard"),
    ("sweep", "middle"),  # which of equal cards was taken
}
"""Piles of which the events tell which cards lie there, and not always in which order."""

UNTOLD = {
    ("blackstone", "chips"),  # antes lie before the players, and are paid to the bank from there
    ("troll_guts", "to act"),  # who orders five cards is not done with one
}
"""What the events do not tell at all; the snapshot sets it right."""


def story(game: kibitz.Game, seats: int, seed: int, most: int = 150) -> Iterator[dict[str, Any]]:
    """A game as every seat, and an onlooker, is told and sees it."""
    table, rng = game.table(seats=seats, seed=seed), Random(seed)
    viewers: list[int | None] = [None, *range(seats)]
    moments: dict[int | None, list[Any]] = {viewer: [] for viewer in viewers}
    since = 0
    for _ in range(most):
        for viewer, told in moments.items():
            told.append({"events": table.events(viewer, since), "snapshot": table.glance(viewer, since)})
        since = table.told
        if table.over:
            break
        seat = rng.choice(list(table.to_act))
        table.act(seat, rng.choice(table.legal(seat)))
    for viewer, told in moments.items():
        yield {"viewer": viewer, "ground": {"layout": layout(table), "me": viewer}, "moments": told}


@pytest.mark.parametrize("game", GAMES)
def test_what_is_shown_after_the_last_event_is_what_is_so(game: str) -> None:
    """The page's bookkeeping, over whole games and for everybody who looks: card by card, and chip by chip."""
    played = kibitz.game(game)
    told = [one for seed in range(3) for seats in played.seats for one in story(played, seats, seed)]
    text = msgspec.json.encode(told).decode()
    done = subprocess.run(["node", FOLD], input=text, capture_output=True, text=True, check=True)
    answer = json.loads(done.stdout)
    assert answer["compared"] > 1500
    wrong: Counter[str] = Counter()
    for found in answer["found"]:
        kind, was, now = (game, found["kind"]), found["told"], found["is"]
        only_order = (
            kind in ORDER_UNTOLD and was["count"] == now["count"] and Counter(was["cards"]) == Counter(now["cards"])
        )
        if not only_order and kind not in UNTOLD:
            wrong[json.dumps(found)] += 1
    assert not wrong, f"{wrong.total()} of {answer['compared']}: {wrong.most_common(2)}"
