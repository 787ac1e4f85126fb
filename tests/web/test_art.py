"""The drawings: those who sit there, a table for every window, and the right cards on every lid."""

from __future__ import annotations

import gzip
import json
import re
import subprocess
from collections import Counter
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import kibitz
from kibitz.text.regulars import REGULARS

WEB = Path(__file__).resolve().parents[2] / "web"
GAMES = kibitz.games()
WINDOWS = [
    (360, 640),
    (390, 844),
    (820, 1180),
    (640, 360),
    (844, 390),
    (1024, 768),
    (1280, 800),
    (1920, 1080),
    (2560, 1080),
]
TEXT = re.compile(r'<text x="[^"]+" y="[^"]+" font-size="[^"]+" fill="[^"]+">([^<]+)</text>')

BUNDLE = """
import { rolldown } from "rolldown"
const bundle = await rolldown({ input: "./src/art/%s.ts" })
const { output } = await bundle.generate({ format: "esm" })
const art = await import("data:text/javascript;base64," + Buffer.from(output[0].code).toString("base64"))
console.log(JSON.stringify(%s))
"""


@cache
def drawn(module: str, expression: str) -> Any:
    """What an expression over a module of the art is worth."""
    script = ["node", "--input-type=module", "--eval", BUNDLE % (module, expression)]
    return json.loads(subprocess.run(script, cwd=WEB, check=True, capture_output=True, text=True).stdout)


def poster(game: str) -> str:
    ids = json.dumps([*(one.id for one in GAMES), "not_drawn", "nor_this"])
    drawing: str = drawn("lids", f"Object.fromEntries({ids}.map((id) => [id, art.poster(id)]))")[game]
    return drawing


def test_every_regular_is_drawn_in_every_mood() -> None:
    regulars = drawn("regulars", "art.REGULARS")
    faces = drawn(
        "faces", "Object.fromEntries(Object.entries(art.FACES).map(([id, one]) => [id, Object.keys(one.mouth)]))"
    )
    assert set(faces) == {one["id"] for one in regulars} == set(REGULARS)
    assert all(set(moods) == {"rest", "glad", "sad", "thinking"} for moods in faces.values())


@cache
def rooms() -> Any:
    """For every window: the felt's edges in the middle, and for one to seven others how wide they sit, and where."""
    room = "const room = art.geometry(width, height), middle = width / 2"
    rails = (
        "far: art.farRail(room, middle), outer: art.farRail(room, middle, room.rail), near: art.nearRail(room, middle)"
    )
    seated = "seated: [1, 2, 3, 4, 5, 6, 7].map((others) => [art.rowWidth(room, others), art.places(room, others)])"
    return drawn(
        "geometry", f"{json.dumps(WINDOWS)}.map(([width, height]) => {{ {room}; return {{ {rails}, {seated} }} }})"
    )


@pytest.mark.parametrize("window", WINDOWS, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_table_for_every_window(window: tuple[int, int]) -> None:
    height, room = window[1], rooms()[WINDOWS.index(window)]
    assert 0 < room["outer"] < room["far"] < room["near"]
    assert room["near"] - room["far"] > 0.4 * height, "the felt is most of the window"
    assert height - room["near"] > 0.15 * height, "my rail has room for a hand"
    for others, (row, seats) in enumerate(room["seated"], 1):
        assert len(seats) == others
        assert all(one["outer"] - 0.97 * one["bust"] >= 0 and one["outer"] <= one["y"] for one in seats), (
            "heads are in sight"
        )
        assert all(0.35 * one["bust"] <= one["x"] <= row - 0.35 * one["bust"] for one in seats), "nobody sits outside"
        assert all(b["x"] - a["x"] >= 0.8 * a["bust"] for a, b in pairwise(seats)), "nobody sits on somebody"
        assert all(a["x"] + b["x"] == pytest.approx(row) for a, b in zip(seats, reversed(seats), strict=True))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_lid_shows_cards_that_its_game_has(game: kibitz.Game) -> None:
    held = Counter(game.table_type.FACE)
    drawing = poster(game.id)
    shown = Counter(int(text) for text in TEXT.findall(drawing) if text.isdigit())
    assert shown, "a lid shows cards"
    assert shown <= held, f"{shown - held} are not in the deck"
    assert "NaN" not in drawing and "undefined" not in drawing
    assert len(gzip.compress(drawing.encode(), 9)) < 2_500


def test_no_two_lids_are_alike_and_an_unknown_game_has_one() -> None:
    lids = {game.id: poster(game.id) for game in GAMES}
    assert len(set(lids.values())) == len(GAMES)
    assert poster("not_drawn") not in lids.values() and "<path" in poster("not_drawn")
