"""Players, arena and coach as people meet them: on the command line and at the table in the terminal."""

from __future__ import annotations

import asyncio
import json
import threading
from pathlib import Path
from random import Random

import pytest
from textual.pilot import Pilot

import kibitz
from kibitz.kernel.views.view import View
from kibitz.players import player
from kibitz.players.coach import Advised, advise
from kibitz.terminal.app import TableApp
from kibitz.text.catalogue import LANGUAGES
from tests.cli.test_cli import cli
from tests.terminal.test_terminal import screen


def test_the_players_of_a_game_are_listed() -> None:
    out = cli("players", "port")
    assert "hard" in out and "Port, sensibly" in out and max(map(len, out.splitlines())) < 80
    assert json.loads(cli("players", "port", "--json"))["medium"] == "sensible"


def test_an_arena_says_whether_a_difference_is_real() -> None:
    out = cli("arena", "pairs", "--players", "sensible,random", "--seats", "2", "--deals", "200")
    assert "sensible is better than random" in out and "it is real" in out
    found = json.loads(cli("arena", "pairs", "--players", "random,random", "--seats", "2", "--deals", "64", "--json"))
    assert found["sure"] is False and found["deals"] == 64


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["arena", "pairs", "--players", "sensible"], "names the two that are compared"),
        (["arena", "pairs", "--players", "hard,sensible"], "thinks by the clock"),
        (["sim", "pairs", "--players", "search:ms=50,random"], "thinks by the clock"),
        (["sim", "pairs", "--players", "wise,random"], "there is no player 'wise'"),
        (["play", "pairs", "--players", "you,search:ms=1"], "a number from 20"),
        (["review", "none.kibitz"], "cannot be read"),
    ],
)
def test_a_wrong_question_about_players_is_one_clear_line(words: list[str], told: str, tmp_path: Path) -> None:
    out = cli(*words, code=2, cwd=tmp_path)
    assert told in out and out.count("\n") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_reviewed(language: str, tmp_path: Path) -> None:
    cli("play", "pairs", "--players", "random,sensible", "--seed", "4", cwd=tmp_path)
    out = cli("review", "last-game.kibitz", "--seat", "0", "--rollouts", "60", "--lang", language, cwd=tmp_path)
    assert set("▁▂▃▄▅▆▇█") & set(out) and "review-" not in out
    if language == "en":
        found = json.loads(cli("review", "last-game.kibitz", "--rollouts", "60", "--json", cwd=tmp_path))
        assert found["measure"] == "lose" and len(found["worst"]) <= 3
        assert "there is no seat 5" in cli("review", "last-game.kibitz", "--seat", "5", code=2, cwd=tmp_path)


def test_a_coach_sits_beside_the_table(tmp_path: Path) -> None:
    """It may still be getting ready, and says so; either way the game goes on."""
    out = cli(
        "play",
        "pairs",
        "--seats",
        "2",
        "--seed",
        "4",
        "--coach",
        "--plain",
        given="hint\n" + "fold\n" * 60,
        cwd=tmp_path,
    )
    assert "getting ready" in out or "★" in out
    assert kibitz.replay((tmp_path / "last-game.kibitz").read_text()).over


def test_a_coach_gets_ready_and_then_says_what_is_best_and_why(tmp_path: Path) -> None:
    tables = (kibitz.game("pairs").table(2, seed) for seed in range(9))
    table, asked, ready = next(table for table in tables if 0 in table.to_act), [0], threading.Event()

    def coach(view: View) -> Advised | None:
        asked[0] += 1
        return advise(view, rollouts=60) if ready.is_set() else None

    app = TableApp(table, {1: player("random")}, "en", tmp_path / "g.kibitz", Random(1), pace=0, coach=coach)

    async def play() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await until(app, pilot, "getting ready")
            ready.set()
            await until(app, pilot, "★")
            before = asked[0]
            assert "c coach" in screen(app)
            await pilot.press("c")
            await until(app, pilot, "What each move leads to")
            assert asked[0] == before, "what it has said it need not think about again"
            await pilot.press("c")
            await pilot.pause()
            assert "What each move leads to" not in screen(app)

    asyncio.run(play())


async def until(app: TableApp, pilot: Pilot[None], words: str) -> None:
    """Wait for words to stand on the screen."""
    for _ in range(3000):
        if words in screen(app):
            return
        await pilot.pause(0.1)
    raise AssertionError(f"{words!r} never came:\n{screen(app)}")
