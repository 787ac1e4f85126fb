"""The table in the terminal: every game in every language at 80 by 24, by its keys, under Textual's pilot."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any

import pytest
from textual.events import Key
from textual.pilot import Pilot
from textual.widgets import Static

import kibitz
from kibitz.kernel.game import Game
from kibitz.players import player
from kibitz.terminal import PlainTable
from kibitz.terminal.app import Log, TableApp
from kibitz.terminal.moves import Moves, latin
from kibitz.terminal.pages import Curtain, Page
from kibitz.terminal.why import over_lines
from kibitz.testing import position
from kibitz.text.catalogue import LANGUAGES, text
from kibitz.text.sentences import named
from kibitz.text.telling import tell_events
from tests import HANG_SECONDS

BY_GAME = pytest.mark.parametrize("game", kibitz.games(), ids=lambda game: game.id)
SCREENS = Path(__file__).parent / "screens"

Script = Callable[[TableApp, Pilot[None]], Coroutine[Any, Any, None]]


class Unsaved(TableApp):
    """A table with a position on it, which has no record."""

    def save(self) -> None:
        """Nothing to save."""


def sit_down(
    table: kibitz.Table,
    tmp_path: Path,
    script: Script,
    language: str = "en",
    people: int = 1,
    size: tuple[int, int] = (80, 24),
) -> TableApp:
    """Play at a table by keys, on a small terminal; the first seats are people's."""
    bots = {seat: player("random") for seat in range(people, table.seats)}
    app = TableApp(table, bots, language, tmp_path / "game.kibitz", Random(1), pace=0)

    async def play() -> None:
        async with app.run_test(size=size) as pilot:
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
        elif app.moves.keys:  # none while a bot is about to act
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


def test_a_cyrillic_layout_is_read_by_its_keys() -> None:
    assert latin("йд") == "ql" and latin("Ж,.") == ":?/" and latin("здфн 37 Ф1") == "play 37 a1"
    assert latin("ыі") == "ss", "Russian and Ukrainian differ on this key"


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


def test_what_to_do_and_what_it_costs_stands_at_the_keys(tmp_path: Path) -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        seen = screen(app)
        assert "At 31 points you lose." in seen.splitlines()[0]
        price = min(
            face for pile in app.table.view(0).piles if pile.role == "stack" for face in pile.cards if face is not None
        )
        assert f"take the {price}" in seen and "pairs 1 time in" in seen and "Your turn: hit" in seen
        while not app.table.over:
            await press_anything(app, pilot, 1)
        assert "lost with" in screen(app), "and why"

    sit_down(kibitz.game("pairs").table(2, seed=4), tmp_path, script)


def test_one_may_choose_before_the_bots_have(tmp_path: Path) -> None:
    table = kibitz.game("kitty").table(6, seed=1)
    bots = {seat: player("random") for seat in range(1, 6)}
    app = TableApp(table, bots, "en", tmp_path / "x.kibitz", Random(1), pace=0.02)

    async def play() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            while sum(seat == 0 for seat, _ in table.actions) < 2:
                await pilot.press(*list(app.moves.keys)[:1])
                await pilot.pause(0.03)
            while table.to_act != (0,):
                await pilot.pause(0.02)

    asyncio.run(asyncio.wait_for(play(), HANG_SECONDS))


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
            assert "MON-1" in screen(app) and "Zosia" in screen(app)
            await pilot.press("question_mark")
            await pilot.pause()
            assert "MON-1" not in screen(app)

    asyncio.run(play())


def test_two_people_at_one_keyboard_do_not_see_each_others_hands(tmp_path: Path) -> None:
    table = kibitz.game("hawthorn").table(2, seed=1)
    hands = [next(p for p in table.view(seat).piles if p.name == f"hand{seat}").cards for seat in range(2)]

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        assert isinstance(app.screen, Curtain)
        assert "Player 1" in screen(app) and str(hands[0][0]) not in screen(app).replace("Player 1", "")
        await pilot.press("enter")
        await pilot.pause()
        board = str(app.query_one("#board", Static).content)
        assert all(f" {face} " in board for face in hands[0])
        await pilot.press(next(iter(app.moves.keys)))
        await pilot.pause()
        assert isinstance(app.screen, Curtain) and "Player 2" in screen(app)
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


# --- the end, and once more ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_result_is_seen_and_one_can_play_again(language: str, tmp_path: Path) -> None:
    first = kibitz.game("pairs").table(8, options={"limit": 25}, nonces=["anna"])

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        while not app.table.over:
            await pilot.press("f")
            await pilot.pause()
        with named(app.names):
            result = " ".join(" ".join(over_lines(app.table, 0, language)).split())
        for key in ("x", "colon", "escape"):  # whatever one does then
            await pilot.press(key)
            await pilot.pause()
            shown = " ".join(screen(app).split())
            assert result in shown and text(language, "key-again") in shown and text(language, "key-leave") in shown
        assert text(language, "event-over") in screen(app), "and the end of the log"
        record = app.save_as.read_text()
        await pilot.press("n")
        await pilot.pause()
        assert app.table is not first
        assert "game-1.kibitz" in screen(app) or app.table.over, "the bots can end a game before one's first turn"
        assert (tmp_path / "game-1.kibitz").read_text() == record

    app = sit_down(first, tmp_path, script, language)
    assert app.table.commitment != first.commitment and app.table.nonces == ("anna",)
    assert (app.table.game, app.table.seats, app.table.options) == (first.game, first.seats, first.options)
    assert kibitz.replay(app.save_as.read_text()).same_as(app.table)


def test_a_game_that_goes_on_is_not_begun_anew(tmp_path: Path) -> None:
    table = kibitz.game("port").table(3, seed=1)

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("n")
        assert "n does nothing now" in screen(app) and app.table is table

    sit_down(table, tmp_path, script)


# --- typing, keys and pages ----------------------------------------------------------------------------------------


def test_the_newest_line_of_the_log_stays_in_sight_while_one_types(tmp_path: Path) -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        for _ in range(8):
            await pilot.press("h")
            await pilot.pause()
        with named(app.names):
            newest = list(tell_events(app.table.view(0), app.table.events(0), "en"))[-1]
        for key in ("colon", "escape"):
            await pilot.press(key)
            await pilot.pause()
            assert newest in screen(app)

    sit_down(kibitz.game("regent").table(6, seed=1), tmp_path, script)


def test_a_refusal_goes_when_the_line_is_closed(tmp_path: Path) -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("colon", *"end", "enter")
        await pilot.pause()
        assert "(TG-9)" in screen(app)
        await pilot.press("colon", "escape")
        await pilot.pause()
        assert "(TG-9)" not in screen(app)

    sit_down(kibitz.game("the_game").table(1, seed=1), tmp_path, script)


def test_the_words_of_the_plain_game_can_be_typed(tmp_path: Path) -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        for word, shown in (("rules", "PORT-1"), ("log", "shuffled"), ("кгдуы", "PORT-1")):
            await pilot.press("colon", *word, "enter")
            await pilot.pause()
            assert isinstance(app.screen, Page) and shown in screen(app)
            await pilot.press("q")
            await pilot.pause()
        await pilot.press("colon", *"hint", "enter")
        await pilot.pause()
        assert "There is no coach at this table." in screen(app) and "TABLE-3" not in screen(app)
        await pilot.press("colon", *"help", "enter")
        await pilot.pause()
        assert "You may: Hit, Fold" in screen(app)
        await pilot.press("colon", *"quit", "enter")
        await pilot.pause()
        assert not app.is_running

    sit_down(kibitz.game("port").table(3, seed=1), tmp_path, script)


def test_what_is_typed_at_once_is_not_lost(tmp_path: Path) -> None:
    """Keys can come faster than the line opens: when they are pasted."""

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        for key in ":fold":
            app.post_message(Key("colon" if key == ":" else key, key))
        await pilot.pause(0.2)
        await pilot.press("enter")

    table = kibitz.game("port").table(3, seed=1)
    sit_down(table, tmp_path, script)
    assert (0, "fold") in [(seat, str(action)) for seat, action in table.actions]


def test_a_wrong_key_says_which_ones_work(tmp_path: Path) -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("x")
        await pilot.pause()
        assert "x does nothing now. These keys do: h f ? : l q" in screen(app)
        await pilot.press("h")
        await pilot.pause()
        assert "does nothing" not in screen(app)

    sit_down(kibitz.game("port").table(3, seed=1), tmp_path, script)


def test_one_may_play_with_a_cyrillic_layout(tmp_path: Path) -> None:
    table = kibitz.game("port").table(3, seed=1)

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        for key in (",", "д"):  # ? and l
            await pilot.press(key)
            await pilot.pause()
            assert isinstance(app.screen, Page)
            await pilot.press("й")
            await pilot.pause()
            assert not isinstance(app.screen, Page)
        await pilot.press("р")
        await pilot.press("Ж", *"ащдв", "enter")
        await pilot.pause()
        assert [str(action) for seat, action in table.actions if seat == 0] == ["hit", "fold"]
        await pilot.press("Ж", *"взять", "enter")
        await pilot.pause()
        assert table.over or "взять" in screen(app), "what is no action is repeated as it was written"
        await pilot.press("й")
        await pilot.pause()
        assert not app.is_running

    sit_down(table, tmp_path, script)


def test_a_refusal_names_what_may_be_written_now(tmp_path: Path) -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("colon", *"fly", "enter")
        await pilot.pause()
        assert "written: hit, fold. (TABLE-3)" in " ".join(screen(app).split()), "nothing that only an option brings"

    sit_down(kibitz.game("pairs").table(2, seed=1), tmp_path, script)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_says_how_to_scroll_and_leave_it(language: str, tmp_path: Path) -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        for key in ("question_mark", "l"):
            await pilot.press(key)
            await pilot.pause()
            assert text(language, "key-scroll") in screen(app) and text(language, "key-back") in screen(app)
            await pilot.press("escape")
            await pilot.pause()

    sit_down(kibitz.game("pairs").table(3, seed=1), tmp_path, script, language)


@pytest.mark.parametrize("size", [(79, 24), (80, 23), (40, 10)])
def test_a_window_that_is_too_small_says_so(size: tuple[int, int], tmp_path: Path) -> None:
    table = kibitz.game("pairs").table(3, seed=1)

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        assert "80 by 24" in " ".join(screen(app).split()) and "Tomek" not in screen(app)
        done = len(table.actions)
        await pilot.press("f")
        assert len(table.actions) == done, "nobody plays blindly"
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert "80 by 24" not in screen(app) and "Tomek" in screen(app)

    sit_down(table, tmp_path, script, size=size)


# --- line by line --------------------------------------------------------------------------------------------------


def test_what_is_asked_has_a_line_of_its_own(tmp_path: Path) -> None:
    """A terminal without abilities cuts a long prompt."""
    written: list[str] = []
    prompts: list[str] = []

    def read(prompt: str) -> str:
        prompts.append(prompt)
        return "" if "press Enter" in written[-1] else "quit"

    PlainTable(kibitz.game("the_game").table(2, seed=1), {}, "en", read, written.append).play(tmp_path / "game.kibitz")
    assert prompts == [">", ">"]
    assert [line for line in written if line.startswith("You can: Lay …")]


def test_leaving_by_ctrl_c_saves_and_says_where(tmp_path: Path) -> None:
    written: list[str] = []

    def read(prompt: str) -> str:
        raise KeyboardInterrupt

    table = kibitz.game("port").table(2)
    PlainTable(table, {1: player("random")}, "en", read, written.append).play(tmp_path / "game.kibitz")
    assert written[-1] == f"The record is in {tmp_path / 'game.kibitz'}."
    assert kibitz.replay((tmp_path / "game.kibitz").read_text()).same_as(table)


@pytest.mark.parametrize("pace", [0, 0.001])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_says_that_another_acts_for_a_bot_that_fails(pace: float, language: str, tmp_path: Path) -> None:
    def failing(view: kibitz.View, rng: Random) -> str:
        raise ValueError("no idea")

    table = kibitz.game("five_cards").table(2, seed=1)
    app = TableApp(table, {1: player(failing)}, language, tmp_path / "game.kibitz", Random(1), pace)

    async def play() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            while not app.table.over:
                await pilot.pause()
                await press_anything(app, pilot, 1)
            assert app.failures and all("ValueError: no idea" in said for said in app.failures)
            assert len({said for said in app.query_one(Log).lines if said in app.failures}) == len(set(app.failures))

    asyncio.run(asyncio.wait_for(play(), HANG_SECONDS))
    vira = text(language, "regular-vira")
    assert all(said.startswith(f"{vira}: ") and "test_terminal.py:" in said for said in app.failures)
