"""What people do around a game: reload the page, ask why, have the deal proved and the game told again, learn; and the
server dies and comes back."""

from __future__ import annotations

import signal
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser

from kibitz.text.catalogue import text
from tests.server.process import Server, serving
from tests.web.visitor import DESKTOP, PHONE, SHORT, Visitor, named

LYING = """() => Object.fromEntries([...document.querySelectorAll("[data-pile]")].map(
    (pile) => [pile.dataset.pile, [...pile.querySelectorAll("[data-face]")].map((card) => card.dataset.face)]))"""


def test_a_reload_in_the_middle(browser: Browser, address: str) -> None:
    with Visitor(browser, address, PHONE) as one:
        one.open("the_game", seats=2)
        one.play(Random(8), 5)
        before, lying, seat = one.offered(), one.page.evaluate(LYING), one.me
        assert before and lying
        heard = len(one.heard)
        one.page.reload()
        one.until(lambda: len(one.heard) > heard, "the page is told everything again")
        assert (one.offered(), one.me, one.game) == (before, seat, 1)
        assert one.page.evaluate(LYING) == lying
        one.play(Random(9), 2)
        assert one.faults == []


def test_the_deal_is_proved_and_the_game_reviewed_in_the_page(browser: Browser, address: str) -> None:
    with Visitor(browser, address, DESKTOP) as one:
        one.open("pairs", seats=2)
        one.note("coach")
        one.page.click("[data-do=advise]")
        one.page.wait_for_selector(".coach li, .coach p")
        one.play(Random(4))
        one.page.click("[data-do=prove]")
        assert one.page.locator("[data-proof]").get_attribute("data-proof") == "proved"
        one.page.click("[data-do=review]")
        one.page.wait_for_selector(".review polyline")
        assert one.faults == []


def patched(folder: Path, *lines: str) -> str:
    """A server that is another in some respect."""
    script = folder / "patched.py"
    script.write_text("\n".join([*lines, "from kibitz.cli import main", "main()", ""]))
    return str(script)


def welcomed(one: Visitor) -> list[dict[str, Any]]:
    return [said for said in one.heard if said["type"] == "welcome"]


def proof(one: Visitor) -> str | None:
    one.page.click("[data-do=prove]")
    return one.page.locator("[data-proof]").get_attribute("data-proof")


@pytest.mark.parametrize(
    ("game", "lied"),
    [("the_game", False), ("the_game", True), ("goblin_poker", False)],
    ids=["the_game", "lying", "two_shuffled_piles"],
)
def test_after_a_reload_the_end_of_a_long_game_is_proved(
    browser: Browser, tmp_path: Path, game: str, lied: bool
) -> None:
    """Who comes back is told the last events: the page took that for other cards than those in the record."""
    lines = ["from kibitz.server.session import presenter", "presenter.MAX_EVENTS = 20"]
    if lied:  # actions are shown as others when they are done
        lines += [
            "import msgspec",
            "true, replace = presenter.Move.message, msgspec.structs.replace",
            "def lie(*given):",
            "    said = true(*given)",
            "    events = [replace(e, action='end') if e.kind == 'act' else e for e in said.events]",
            "    return replace(said, events=events)",
            "presenter.Move.message = lie",
        ]
    with serving(tmp_path, patched(tmp_path, *lines)) as server, Visitor(browser, server.address, DESKTOP) as one:
        one.open(game, SHORT.get(game, ""), seats=3)
        one.play(Random(8), 2)
        one.page.reload()
        one.until(lambda: len(welcomed(one)) > 1, "the page is told the end again")
        assert welcomed(one)[-1]["game"]["since"] > 0
        assert one.play(Random(9)) > 0
        assert proof(one) == ("cards" if lied else "part")
        assert one.faults == []


def test_a_number_too_many_is_told_in_the_page(browser: Browser, tmp_path: Path) -> None:
    lines = ["from kibitz.server.room.room import Room", "begin = Room._begin", "def cheat(self, *given):"]
    lines += ["    self.seats[1].nonce = 'of nobody'", "    return begin(self, *given)", "Room._begin = cheat"]
    with serving(tmp_path, patched(tmp_path, *lines)) as server, Visitor(browser, server.address, DESKTOP) as one:
        one.open("pairs", seats=2)
        one.play(Random(4))
        assert proof(one) == "numbers"


@pytest.mark.parametrize(
    ("game", "language", "size"), [("the_game", "ru", PHONE), ("regent", "en", DESKTOP)], ids=named
)
def test_what_may_i_do_and_why(browser: Browser, address: str, game: str, language: str, size: tuple[int, int]) -> None:
    """All that may be done is said in words; what may not, with the reason; a small why leads to the rule."""
    with Visitor(browser, address, size, language) as one:
        one.open(game, seats=3)
        one.play(Random(7), 3)
        one.offered()
        one.page.click("[data-do=may]")
        beside = one.page.locator("#beside")
        beside.locator("li.may").first.wait_for()
        said = beside.inner_text()
        explained = next(heard["explained"] for heard in reversed(one.heard) if heard["type"] == "explained")
        assert sum(len(each["actions"]) for each in explained if each["may"]) == len(set(one.legal))
        for each in explained:
            words = {word for action in each["actions"] for word in action.split() if not word.isdigit()}
            assert all(word in said for word in words) and each["why"] in said
        clause = explained[-1]["clauses"][0]
        beside.locator(f"button[title='{clause}']").last.click()
        marked = beside.locator("[aria-current=true]")
        marked.wait_for()
        assert marked.get_attribute("data-clause") == clause and text(language, clause) in marked.inner_text()
        assert one.faults == []


def test_a_game_told_again_shows_its_numbers(browser: Browser, address: str) -> None:
    with Visitor(browser, address, DESKTOP, name="Ann") as one:
        one.open("starboard", "ten-rounds", 3)
        one.play(Random(5))
        chips = one.snapshot["numbers"]["chips"]
        one.page.goto(one.page.url.replace("/t/", "/r/") + "/1")
        slider = one.page.locator("input[type=range]")
        slider.wait_for()

        def shown() -> list[int]:
            return [int(one.page.locator(f"[data-chips='{seat}'] dd").inner_text()) for seat in range(3)]

        assert len(set(shown())) == 1, "all begin with as many chips"
        slider.fill(str(slider.get_attribute("max")))
        one.until(lambda: shown() == chips, "the chips at the end")
        assert "Ann" in one.page.locator("[data-seat='0']").inner_text()
        one.page.locator("main select").select_option("0")
        one.until(lambda: shown() == chips, "the chips, through the eyes of a seat")
        assert one.faults == []


COVERED = """() => {
    const lesson = document.querySelector("[data-lesson]").getBoundingClientRect()
    const over = (one) => {
        const box = one.getBoundingClientRect()
        const wide = Math.min(lesson.right, box.right) - Math.max(lesson.left, box.left)
        return wide > 4 && Math.min(lesson.bottom, box.bottom) - Math.max(lesson.top, box.top) > 4
    }
    const seen = document.querySelectorAll(".bust, h2.plate, .hand .card, .bar button:not(.aside)")
    return [...seen].filter(over).map((one) => one.outerHTML.slice(0, 80))
}"""
"""Faces, names, cards of the hand and buttons under a lesson's words."""


@pytest.mark.parametrize(("game", "language"), [("the_game", "uk"), ("kitty", "pl"), ("pairs", "ru")])
def test_a_lesson_is_learned_in_the_page(browser: Browser, address: str, game: str, language: str) -> None:
    with Visitor(browser, address, PHONE, language) as one:
        one.at_the_shelf(game)
        one.page.click("[data-do=learn]")
        done: list[str] = []
        while True:
            said = one.page.wait_for_selector("[data-lesson]")
            assert said is not None
            one.until(lambda: one.lesson().get("action") or one.lesson()["text"].endswith("-end"), "a step, or the end")
            if one.lesson()["text"].endswith("-end"):
                break
            action = str(one.lesson()["action"])
            one.until(partial(one.may, action), "what the lesson asks for may be done")
            one.page.wait_for_selector("[data-wanted]")
            covered = one.page.evaluate(COVERED)
            assert not covered, f"the lesson lies over {covered}"
            one.act(action)
            done.append(action)
            one.until(lambda: len(one.acts()) >= len(done), "it is done")
        assert len(done) >= 3 and one.faults == [] and not one.outside()
        one.page.click("[data-do=lesson-on]")
        one.page.locator("[data-lesson]").wait_for(state="detached")
        assert one.phase == "playing", "one plays on"


def test_what_a_lesson_refuses_is_said_in_words(browser: Browser, address: str) -> None:
    """No action as programs write it, and no number of a clause: what it asks for, and that it shines."""
    with Visitor(browser, address) as one:
        one.at_the_shelf("the_game")
        one.page.click("[data-do=learn]")
        one.offered()
        asked = str(one.lesson()["action"])
        other = next(action for action in one.legal if action != asked)
        one.page.locator(f'[data-action="{other}"]').evaluate("one => one.click()")
        problem = one.page.locator("[data-lesson] .problem")
        problem.wait_for()
        assert problem.inner_text() == text("en", "ROOM-22", None, "refused")
        assert "ROOM" not in one.page.locator(".all").inner_text()


def test_the_server_dies_and_comes_back(browser: Browser, tmp_path: Path) -> None:
    """The page says so, comes back by itself, and does once what was chosen meanwhile."""
    server = Server(tmp_path)
    with Visitor(browser, server.start()) as one:
        try:
            one.open("the_game", seats=2)
            one.play(Random(3), 4)
            offered, acts, asked = one.offered(), one.acts(), len(one.asked())
            warned = {action for action, _ in one.snapshot["warnings"]}
            action = next(action for action in offered if action not in warned)
            server.end(signal.SIGKILL)
            offline = one.page.get_by_text(text("en", "web-offline")).first
            offline.wait_for()
            one.page.locator(f'[data-action="{action}"]').first.click()
            heard = len(one.heard)
            server.start()
            offline.wait_for(state="hidden")
            one.answered(asked, action)
            assert one.heard[heard]["type"] == "welcome"
            one.until(lambda: len(one.acts()) > len(acts), "it is done")
            one.offered()
            assert one.acts() == [*acts, action], "done once"
            one.play(Random(4), 4)
            server.end(signal.SIGKILL)
            offline.wait_for()
            server.start()
            offline.wait_for(state="hidden")
            one.play(Random(5))
            one.page.locator("main[data-phase=over] [data-result]").wait_for()
        finally:
            if server.process is not None:
                server.end()
