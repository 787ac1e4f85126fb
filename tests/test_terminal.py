"""The table in the terminal: every game in every language at 80 by 24, by its keys, under Textual's pilot."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

import kibitz
from kibitz.kernel.game import Game
from kibitz.locales import LANGUAGES
from kibitz.players import player
from kibitz.terminal.app import Curtain, Page, TableApp
from kibitz.terminal.moves import Moves
from kibitz.testing import position

BY_GAME = pytest.mark.parametrize("game", kibitz.games(), ids=lambda game: game.id)
SCREENS = Path(__file__).parent / "screens"

Script = Callable[[TableApp, Pilot[None]], Coroutine[Any, Any, None]]


class Unsaved(TableApp):
    """A table with a position on it, which has no record."""

    def save(self) -> None:
        """Nothing to save."""


def sit_down(table: kibitz.Table, tmp_path: Path, script: Script, language: str = "en", people: int = 1) -> TableApp:
    """Play at a table by keys, on a small terminal; the first seats are people's."""
    bots = {seat: player("random") for seat in range(people, table.seats)}
    app = TableApp(table, bots, language, tmp_path / "game.kibitz", Random(1), pace=0)

    async def play() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await script(app, pilot)
            await pilot.pause()

    asyncio.run(play())
    return app


def screen(app: TableApp) -> str:
    """What stands on the screen, line by line."""
    strips = app.screen._compositor.render_strips(app.size)
    return "\n".join(strip.text.rstrip() for strip in strips)


async def press_anything(app: TableApp, pilot: Pilot[None], keys: int) -> None:
    """So many keys, any of those that are offered."""
    rng = Random(2)
    for _ in range(keys):
        if app.table.over:
            return
        if app.moves.typed:
            await pilot.press(*rng.choice(app.moves.words), "enter")
        else:
            await pilot.press(rng.choice(list(app.moves.keys)))


# --- keys ----------------------------------------------------------------------------------------------------------


def test_a_word_has_a_letter_a_rank_its_digit() -> None:
    moves = Moves(["draw", "attack 1", "attack 2", "gift 10 1", "gift 3 2", "fold"])
    assert moves.keys == {"d": "draw", "a": "attack", "g": "gift", "f": "fold"}
    assert moves.press("g") is None and moves.keys == {"0": "10", "3": "3"}
    assert moves.press("x") is None, "no such key"
    assert moves.press("0") == "gift 10 1", "where nothing is left to choose, it is done"


def test_one_word_is_chosen_by_itself_and_a_last_action_is_not() -> None:
    moves = Moves(["play 37 A1", "play 37 D1", "play 40 A1"])
    assert moves.chosen == ["play"] and moves.keys == {"1": "37", "2": "40"}
    assert moves.press("1") is None and moves.keys == {"1": "A1", "2": "D1"}
    moves.back()
    assert moves.chosen == ["play"]
    assert Moves(["end"]).keys == {"e": "end"} and Moves(["end"]).press("e") == "end"


def test_what_has_no_key_is_typed() -> None:
    moves = Moves([*(f"take {count}" for count in range(1, 31)), "fold"])
    moves.press("t")
    assert moves.typed


# --- every game ----------------------------------------------------------------------------------------------------


@BY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_fits_and_can_be_played(game: Game, language: str, tmp_path: Path) -> None:
    table = game.table(game.seats[-1], seed=3)

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        for _ in range(6):
            await press_anything(app, pilot, 2)
            await pilot.pause()
            for name in ("#head", "#board", "#log", "#moves"):
                region = app.query_one(name).region
                assert region.bottom <= 24 and region.height > 0, f"{name} does not fit:\n{screen(app)}"
            assert app.query_one("#log").region.height >= 3, screen(app)

    app = sit_down(table, tmp_path, script, language)
    assert kibitz.replay(app.save_as.read_text()).same_as(table)
    assert table.actions


@BY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_screens_are_as_they_were(game: Game, language: str, tmp_path: Path) -> None:
    """Kept to be looked at: `make golden` writes them anew."""
    assert (SCREENS / language / f"{game.id}.txt").read_text(encoding="utf-8") == draw(game, language, tmp_path)


def draw(game: Game, language: str, folder: Path) -> str:
    """The table some moves into a game."""
    shown = ""

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        nonlocal shown
        await press_anything(app, pilot, 5)
        await pilot.pause()
        shown = screen(app) + "\n"

    sit_down(game.table(min(4, game.seats[-1]), seed=5), folder, script, language)
    return shown


# --- sitting there -------------------------------------------------------------------------------------------------


def test_a_refusal_is_said_with_its_clause(tmp_path: Path) -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("colon", *"end", "enter")
        await pilot.pause()
        assert "(TG-9)" in screen(app)
        await pilot.press("colon", *"fly", "enter")
        await pilot.pause()
        assert "(TABLE-3)" in screen(app)

    table = kibitz.game("the_game").table(1, seed=1)
    sit_down(table, tmp_path, script)
    assert table.actions == []


def test_a_card_that_would_lose_the_game_is_asked_about(tmp_path: Path) -> None:
    table = position(
        kibitz.game("the_game"), 2, {"A1": [33], "A2": [98], "D1": [4], "D2": [3], "deck": 20,
        "hand0": [97, 34, 24, 23, 22, 21, 20], "hand1": 7}, turn=0, numbers={"minimum": 2},
    )  # fmt: skip

    app = Unsaved(table, {1: player("random")}, "en", tmp_path / "x.kibitz", Random(1), pace=0)

    async def play() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            for over in (False, True):
                await pilot.press("colon", *"play 97 A1", "enter")
                await pilot.pause()
                assert table.over == over
                assert over or "the game is lost. Choose it once more" in screen(app).replace("\n ", " ")

    asyncio.run(play())


def test_one_may_choose_before_the_bots_have(tmp_path: Path) -> None:
    table = kibitz.game("kitty").table(6, seed=1)
    bots = {seat: player("random") for seat in range(1, 6)}
    app = TableApp(table, bots, "en", tmp_path / "x.kibitz", Random(1), pace=0.02)

    async def play() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            for _ in range(12):
                await pilot.press(*list(app.moves.keys)[:1])
                await pilot.pause(0.03)
            while table.to_act != (0,):
                await pilot.pause(0.02)

    asyncio.run(play())
    assert len([seat for seat, _ in table.actions if seat == 0]) >= 2


def test_the_rules_and_the_log_lie_over_the_table(tmp_path: Path) -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        for key in ("question_mark", "l"):
            await pilot.press(key)
            await pilot.pause()
            assert isinstance(app.screen, Page)
            await pilot.press("escape")
            await pilot.pause()
            assert not isinstance(app.screen, Page)

    sit_down(kibitz.game("pairs").table(3, seed=1), tmp_path, script)


def test_on_a_wide_terminal_the_rules_lie_beside_the_table(tmp_path: Path) -> None:
    table = kibitz.game("monster").table(4, seed=1)
    app = TableApp(table, {seat: player("random") for seat in (1, 2, 3)}, "en", tmp_path / "x", Random(1), pace=0)

    async def play() -> None:
        async with app.run_test(size=(140, 30)) as pilot:
            await pilot.press("question_mark")
            await pilot.pause()
            assert "MON-1" in screen(app) and "Seat 3" in screen(app)
            await pilot.press("question_mark")
            await pilot.pause()
            assert "MON-1" not in screen(app)

    asyncio.run(play())


def test_two_people_at_one_keyboard_do_not_see_each_others_hands(tmp_path: Path) -> None:
    table = kibitz.game("hawthorn").table(2, seed=1)
    hands = [next(p for p in table.view(seat).piles if p.name == f"hand{seat}").cards for seat in range(2)]

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        assert isinstance(app.screen, Curtain)
        assert "Seat 0" in screen(app) and str(hands[0][0]) not in screen(app).replace("Seat 0", "")
        await pilot.press("enter")
        await pilot.pause()
        board = str(app.query_one("#board", Static).content)
        assert all(f" {face} " in board for face in hands[0])
        await pilot.press(next(iter(app.moves.keys)))
        await pilot.pause()
        assert isinstance(app.screen, Curtain) and "Seat 1" in screen(app)
        assert app.eyes == 1, "and the log begins anew, as the next one may see it"

    sit_down(table, tmp_path, script, people=2)


def test_what_was_left_can_be_resumed(tmp_path: Path) -> None:
    table = kibitz.game("regent").table(3, nonces=["anna"])

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await press_anything(app, pilot, 3)
        await pilot.press("q")

    app = sit_down(table, tmp_path, script)
    again = kibitz.replay(app.save_as.read_text())
    assert again.commitment == table.commitment
    while not table.over:
        for one in (table, again):
            one.act(
                one.to_act[0], one.legal(one.to_act[0])[0] if len(one.actions) % 7 else one.legal(one.to_act[0])[-1]
            )
    assert again.record() == table.record(), "the same cards come, from the same secret"
