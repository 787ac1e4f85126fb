"""The browser's table for everybody: by keyboard alone, to a screen reader, and however small or large it is."""

from __future__ import annotations

from importlib.resources import files
from random import Random

import pytest
from playwright.sync_api import Browser

from kibitz.text.catalogue import LANGUAGES
from tests.web.test_at_the_keys import lead
from tests.web.visitor import DESKTOP, GAMES, PHONE, Visitor, named

# --- keyboard --------------------------------------------------------------------------------------------------------

FOCUS = """(wanted) => {
    const one = document.activeElement
    if (!one?.matches(wanted)) return null
    const look = getComputedStyle(one)
    return (look.outlineStyle !== "none" && parseFloat(look.outlineWidth) > 0) || look.boxShadow !== "none"
}"""


def tab_to(one: Visitor, wanted: str, most: int = 150) -> None:
    """Press Tab until what is wanted has the focus; one must see that it has."""
    for _ in range(most):
        seen = one.page.evaluate(FOCUS, wanted)
        if seen is not None:
            assert seen, f"{wanted} has the focus, but one cannot see it"
            return
        one.page.keyboard.press("Tab")
    raise AssertionError(f"{most} times Tab do not lead to {wanted}")


@pytest.mark.parametrize(("game", "moves"), [(game, {"pairs": 12, "the_game": 8}.get(game, 3)) for game in GAMES])
def test_by_keyboard_alone(browser: Browser, address: str, game: str, moves: int) -> None:
    rng = Random(game)
    with Visitor(browser, address) as one:
        one.page.goto(address + "/")
        one.page.locator(f"[data-game={game}]").wait_for()
        for wanted in (f"[data-game={game}]", "[data-do=play]"):
            tab_to(one, wanted)
            one.page.keyboard.press("Enter")
        for _ in range(moves):
            offered = one.offered()
            if not offered:
                tab_to(one, "[data-do=again]")
                one.page.keyboard.press("Enter")
                one.until(lambda: one.phase == "playing", "the next game begins")
                continue
            warned = {action for action, _ in one.snapshot["warnings"]}
            action = rng.choice([action for action in offered if action not in warned] or offered)
            before = len(one.asked())
            lead(one, action)
            tab_to(one, f'[data-action="{action}"]', 1)
            one.page.keyboard.press("Enter")
            if action in warned:
                tab_to(one, f'[data-action="{action}"]', 1)
                one.page.keyboard.press("Enter")
            one.answered(before, action)
        assert one.faults == []


RING = """(one) => {
    const look = getComputedStyle(one)
    const outer = look.boxShadow.split(/,(?![^(]*\\))/).filter((shadow) => !shadow.includes("inset"))
    const spread = Math.max(...outer.map((shadow) => parseFloat(shadow.match(/px (-?[\\d.]+)px$/)?.[1] ?? "0")))
    const reach = Math.max(spread, parseFloat(look.outlineWidth) + parseFloat(look.outlineOffset))
    const box = one.getBoundingClientRect()
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const covered = []
    for (let text = words.nextNode(); text !== null; text = words.nextNode()) {
        const within = text.parentElement
        if (!text.data.trim() || one.contains(text) || !within.checkVisibility() || within.closest(".unseen")) continue
        const range = document.createRange()
        range.selectNodeContents(text)
        for (const said of range.getClientRects()) {
            const across = said.right > box.left - reach && said.left < box.right + reach
            if (across && said.bottom > box.top - reach && said.top < box.bottom + reach) covered.push(text.data.trim())
        }
    }
    return covered
}"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=named)
def test_a_ring_covers_no_words_beside_it(browser: Browser, address: str, size: tuple[int, int]) -> None:
    """Round the name's field, and round the arrow that leads back."""
    with Visitor(browser, address, size) as one:
        one.page.goto(address + "/")
        one.page.locator("[data-game]").first.wait_for()
        for wanted in ("input[autocomplete=nickname]", ".home"):
            if wanted == ".home":
                one.open("the_game", seats=3)
                one.offered()
            tab_to(one, wanted)
            assert one.page.locator(wanted).first.evaluate(RING) == [], wanted


# --- for everybody ---------------------------------------------------------------------------------------------------

AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")
LOOK = """async (only) => {
    const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
    const runOnly = only ? { type: "rule", values: [only] } : { type: "tag", values: tags }
    const { violations } = await axe.run(document, { runOnly, resultTypes: ["violations"] })
    const told = (node) => {
        const why = [...node.any, ...node.all, ...node.none].map((one) => one.message).join("; ")
        return `${node.html.slice(0, 160)} [${why.slice(0, 240)}]`
    }
    return violations.map(({ id, help, nodes }) =>
        `${id} (${help}), ${nodes.length} times: ${nodes.slice(0, 3).map(told).join(" | ")}`)
}"""
FLAT = """(last) => {
    window.unflatten = []
    for (const one of document.querySelectorAll("*")) {
        const image = getComputedStyle(one).backgroundImage
        if (!image.includes("gradient(")) continue
        const colours = image.match(/(?:rgba?|color|oklch|oklab)\\([^)]*\\)/g) ?? []
        const colour = colours[last ? colours.length - 1 : 0]
        const before = one.style.cssText
        window.unflatten.push(() => (one.style.cssText = before))
        one.style.setProperty("background-image", "none", "important")
        if (colour?.startsWith("rgb(") && !colour.includes("/"))
            one.style.setProperty("background-color", colour, "important")
    }
}"""
STILL = "() => document.getAnimations().every((one) => one.playState !== 'running')"


def axe(one: Visitor, page: str) -> list[str]:
    """What axe has against a page. It does not judge text on gradients: they are made flat, at either of their ends."""
    one.page.wait_for_function(STILL)
    one.page.evaluate(AXE)
    found = one.page.evaluate(LOOK)
    for last in (False, True):
        one.page.evaluate(FLAT, last)
        one.page.wait_for_function(STILL)
        found += one.page.evaluate(LOOK, "color-contrast")
        one.page.evaluate("window.unflatten.forEach((undo) => undo())")
        one.page.wait_for_function(STILL)
    return [f"{page}: {violation}" for violation in dict.fromkeys(found)]


@pytest.mark.parametrize(("theme", "size"), [("light", DESKTOP), ("dark", PHONE)], ids=named)
def test_axe_finds_nothing(browser: Browser, address: str, theme: str, size: tuple[int, int]) -> None:
    found: list[str] = []
    with Visitor(browser, address, size, theme=theme) as one:
        one.at_the_shelf("hawthorn")
        found += axe(one, "shelf")
        one.page.locator("[data-do=invite]").click()
        one.page.locator("main[data-phase=gathering] [data-do=share]").wait_for()
        found += axe(one, "gathering")
        with Visitor(browser, address, size, theme=theme) as other:
            other.page.goto(one.page.url)
            other.page.locator("[data-do=sit]").wait_for()
            found += axe(other, "invited")
            assert other.page.evaluate(SMALL) == [], "invited"
        one.open("regent")
        for tab in ("may", "rules", "talk", "coach", "table"):
            one.page.click("[data-do=may]")
            one.page.click(f"#tab-{tab}")
            if tab == "table":
                one.page.click("#beside [data-do=code]")
                code = one.page.locator("[data-code]").get_attribute("data-code")
            found += axe(one, tab)
            one.page.keyboard.press("Escape")
        one.page.goto(f"{address}/code#{code}")
        one.page.locator("[data-do=become]").wait_for()
        found += axe(one, "code")
        one.page.goto(f"{address}/t/doesnotexist00000")
        one.page.locator("[data-do=home]").wait_for()
        found += axe(one, "dead link")
        for game in ("regent", "the_game", "pairs"):
            one.open(game)
            one.play(Random(game), 5)
            one.offered()
            found += axe(one, game)
        one.play(Random(1))
        one.page.locator("main[data-phase=over] [data-result]").wait_for()
        found += axe(one, "result")
        one.page.goto(one.page.url.replace("/t/", "/r/") + "/1")
        one.page.locator("main [data-pile]").first.wait_for()
        found += axe(one, "story")
        one.at_the_shelf("pairs")
        one.page.click("[data-do=learn]")
        one.page.wait_for_selector("[data-lesson]")
        found += axe(one, "lesson")
    assert not found, "\n".join(found)


SMALL = """() => [...document.querySelectorAll("button, select, summary, input, a.button, [role=tab]")]
    .map((one) => [one.outerHTML.slice(0, 120), one.closest("label") ?? one])
    .map(([html, one]) => [html, one.getBoundingClientRect()])
    .filter(([, box]) => box.width > 2 && (box.width < 43.5 || box.height < 43.5))
    .map(([html, box]) => `${Math.round(box.width)} × ${Math.round(box.height)}: ${html}`)"""


def test_what_can_be_tapped_is_large(browser: Browser, address: str) -> None:
    """Everything that can be pointed at on a phone is 44 pixels wide and high, or its label is.

    What is one pixel large is for the keyboard and for those who listen: what it does, the eye does with card and pile.
    """
    with Visitor(browser, address, PHONE) as one:
        one.at_the_shelf("hawthorn")
        assert one.page.evaluate(SMALL) == [], "at the shelf"
        one.page.locator("[data-do=invite]").click()
        one.page.locator("main[data-phase=gathering] [data-do=share]").wait_for()
        assert one.page.evaluate(SMALL) == [], "before the game"
        for game in ("regent", "the_game", "blackstone", "five_cards", "sweep"):
            one.open(game)
            one.offered()
            assert one.page.evaluate(SMALL) == [], game
        for tab in ("may", "rules", "talk", "coach", "table"):
            one.page.click("[data-do=may]")
            one.page.click(f"#tab-{tab}")
            assert one.page.evaluate(SMALL) == [], tab
            one.page.keyboard.press("Escape")
        one.page.goto(f"{address}/code#WRONGONE")
        one.page.locator("#code-problem:not(:empty)").wait_for()
        assert one.page.evaluate(SMALL) == [], "where a code is used"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_stepper_leaves_room_for_what_else_may_be_done(browser: Browser, address: str, language: str) -> None:
    """However much is said about what one takes."""
    with Visitor(browser, address, PHONE, language=language) as one:
        one.open("blackstone")
        one.offered()
        assert one.page.evaluate(SMALL) == [] and one.outside() == []


@pytest.mark.parametrize("game", ["regent", "the_game", "kitty"])
def test_twice_as_large(browser: Browser, address: str, game: str) -> None:
    """A desktop's page at 200 %: nothing is cut off, and all actions can be reached."""
    with Visitor(browser, address, (640, 400), still=True) as one:
        one.open(game)
        for action in one.offered()[:6]:
            one.page.locator(f'[data-action="{action}"]').first.scroll_into_view_if_needed()
            assert one.page.locator(f'[data-action="{action}"]').first.is_visible()
        one.play(Random(1), 3)
        assert one.outside() == [] and one.faults == []


AT_ONCE = """() => [...document.querySelectorAll("body *")].filter((one) => {
    one.style.fontSize = "31px"
    const lags = getComputedStyle(one).fontSize !== "31px"
    one.style.fontSize = ""
    return lags
}).map((one) => one.outerHTML.slice(0, 80))"""


def test_with_motion_off_nothing_lags(browser: Browser, address: str) -> None:
    """What changes is so at once; measuring what was changed would find the old size otherwise."""
    with Visitor(browser, address) as one:
        one.open("regent")
        one.offered()
        assert one.page.evaluate(AT_ONCE) == []
