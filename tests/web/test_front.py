"""The front page: a shelf with an order and one place to start, and the tables where one goes on."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser

from kibitz.text.catalogue import LANGUAGES, has_text, text
from tests.web.visitor import DESKTOP, GAMES, PHONE, Visitor, named

BOARDS = """() => [...document.querySelectorAll("[data-game]")].map((box) => {
    const board = box.querySelector(".facts")
    const [whole, own] = [box.getBoundingClientRect(), board.getBoundingClientRect()]
    const words = document.createRange()
    words.selectNodeContents(board)
    const inked = words.getBoundingClientRect()
    return { game: box.dataset.game, effort: board.querySelectorAll("i.on").length,
        lines: Math.round(own.height), fits: inked.left >= whole.left && inked.right <= whole.right }
})"""


def at_the_front(one: Visitor) -> None:
    one.page.goto(one.address + "/")
    one.page.locator("[data-game=pairs]").wait_for()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=named)
def test_the_shelf_has_an_order_and_says_how_hard_a_game_is(
    browser: Browser, address: str, language: str, size: tuple[int, int]
) -> None:
    """The easiest first, the family of The Game side by side, and every board is one line, equally high."""
    with Visitor(browser, address, size, language=language) as one:
        at_the_front(one)
        one.page.evaluate("document.fonts.ready.then(() => null)")
        boards: list[dict[str, Any]] = one.page.evaluate(BOARDS)
        efforts = [board["effort"] for board in boards]
        assert efforts == sorted(efforts) and set(efforts) == {1, 2, 3}, "the easiest first, and all have their place"
        games = [board["game"] for board in boards]
        first = games.index("the_game")
        assert set(games) == set(GAMES)
        assert set(games[first : first + 3]) == {"the_game", "extreme", "face_to_face"}
        assert all(board["fits"] for board in boards), [board for board in boards if not board["fits"]]
        assert len({board["lines"] for board in boards}) == 1
        assert one.outside() == [] and one.faults == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_is_told_in_a_line(language: str) -> None:
    for game in GAMES:
        assert has_text(language, f"{game}-line") and len(text(language, f"{game}-line")) <= 62, game


def test_a_box_that_is_looked_at_says_what_it_is(browser: Browser, address: str) -> None:
    """By pointing and by the keyboard; nothing else on the page moves for it."""
    places = "() => [...document.querySelectorAll('.facts')].map((one) => one.getBoundingClientRect().top)"
    with Visitor(browser, address) as one:
        at_the_front(one)
        slip, before = one.page.locator("[data-game=kitty] .slip"), one.page.evaluate(places)
        seen = "one => getComputedStyle(one).opacity === '1'"
        assert not slip.evaluate(seen)
        one.page.hover("[data-game=kitty]")
        one.until(lambda: slip.evaluate(seen), "the slip is shown")
        assert text("en", "kitty-line") in slip.inner_text()
        one.page.mouse.move(2, 2)
        one.until(lambda: not slip.evaluate(seen), "the slip is gone")
        one.page.locator("[data-game=kitty]").focus()
        one.page.keyboard.press("Tab")
        one.page.keyboard.press("Shift+Tab")
        one.until(lambda: slip.evaluate(seen), "the slip is shown to the keyboard")
        assert one.page.evaluate(places) == before


def test_who_is_new_is_told_where_to_start_and_nobody_else(browser: Browser, address: str) -> None:
    with Visitor(browser, address) as one:
        at_the_front(one)
        assert one.page.locator("[data-game]").first.inner_text().count(text("en", "web-start-here")) == 1
        assert one.page.locator(".ribbon").count() == 1
        one.open_from_the_shelf("pairs", seats=2)
        at_the_front(one)
        one.page.click("[data-forget]")
        at_the_front(one)
        assert one.page.locator("[data-table]").count() == 0
        assert one.page.locator("[data-game]:has(.ribbon)").evaluate_all(
            "all => all.map((one) => one.dataset.game)"
        ) == ["port"]
        said = one.page.locator(".ribbon").inner_text()
        assert said == text("en", "web-next-here"), "who has played once is not new, and hears what comes next"


def stands(one: Visitor) -> list[tuple[str | None, str]]:
    """My tables as they are listed: how each stood, and its words."""
    at_the_front(one)
    found = one.page.locator("[data-table]").all()
    return [(table.get_attribute("data-stand"), table.inner_text()) for table in found]


def test_my_tables_say_how_they_stood_and_can_be_forgotten(browser: Browser, address: str) -> None:
    """Where they wait for me comes first, what is over last, with whom I played and how it ended."""
    with Visitor(browser, address, name="Ann") as ann:
        ann.open_from_the_shelf("pairs", seats=2)
        ann.play(Random(3))
        ann.page.locator("[data-result]").wait_for()
        ended = ann.page.locator("[data-result] h2").inner_text()
        ann.at_the_shelf("kitty")
        ann.page.click("[data-do=learn]")
        ann.page.wait_for_selector("[data-lesson]")
        ann.open_from_the_shelf("the_game", seats=2)
        ann.offered()
        (mine, first), (lesson, _), (over, last) = stands(ann)
        assert (mine, lesson, over) == ("your-turn", "lesson", "over")
        other = next(seat["regular"] for seat in ann.table["seats"] if seat.get("regular"))
        for words in ("web-table-your-turn", f"regular-{other}"):
            assert text("en", words) in first
        assert f"Go on: {text('en', 'the_game-title')}" in first
        assert text("en", "web-table-over") in last and ended in last
        ann.page.locator("[data-forget]").first.click()
        ann.until(lambda: ann.page.evaluate("document.activeElement.dataset.forget"), "the next one has the focus")
        assert [stand for stand, _ in stands(ann)] == ["lesson", "over"]
        ann.page.evaluate("""() => {
            const kept = JSON.parse(localStorage.getItem("kibitz.tables"))
            for (const table of kept) table.seen -= 40 * 3600 * 1000
            localStorage.setItem("kibitz.tables", JSON.stringify(kept))
        }""")
        ((stand, words),) = stands(ann)
        assert stand == "lesson" and "day" in words, "what is over is gone after a day"
        assert ann.faults == []


@pytest.mark.parametrize(("size", "row"), [(PHONE, 1), (DESKTOP, 3)], ids=named)
def test_my_tables_are_one_row_and_push_nothing_down(
    browser: Browser, address: str, size: tuple[int, int], row: int
) -> None:
    with Visitor(browser, address, size) as one:
        at_the_front(one)
        top = "document.querySelector('.shelf').getBoundingClientRect().top"
        before = one.page.evaluate(top)
        one.page.evaluate("""() => localStorage.setItem("kibitz.tables", JSON.stringify(Array.from({ length: 7 },
            (_, at) => ({ id: `table${at}`, game: "goblin_poker", others: ["Maximiliana", "Bartholomew"] }))))""")
        at_the_front(one)
        assert one.page.locator("[data-table]").count() == row
        assert one.page.evaluate(top) <= before + 1 and one.outside() == []
        one.page.click("[data-do=more]")
        assert one.page.locator("[data-table]").count() == 7 and one.outside() == []
