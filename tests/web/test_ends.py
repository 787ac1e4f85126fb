"""The end of a game: all of it is in sight, best first; those who listen hear how it ended, and no buttons."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Browser

import kibitz
from kibitz.text.catalogue import text
from tests.web.visitor import DESKTOP, GAMES, PHONE, SHORT, TABLET, Visitor

LANDSCAPE, ZOOMED = (844, 390), (640, 400)

ENDED = """() => document.querySelector("main[data-phase=over] [data-result] h2") !== null"""
SCROLLS = """() => [document.querySelector("[data-result]"), ...document.querySelectorAll("[data-result] *")]
    .filter((one) => getComputedStyle(one).overflowY !== "visible")
    .filter((one) => one.scrollHeight > one.clientHeight + 1)
    .map((one) => `${one.className}: ${one.scrollHeight} in ${one.clientHeight}`)"""
HIDDEN = """(wanted) => {
    const found = []
    for (const one of document.querySelectorAll(wanted)) {
        const { left, top, right, bottom } = one.getBoundingClientRect()
        const out = left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1
        const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        if (out || !(one === at || one.contains(at))) found.push(`${one.outerHTML.slice(0, 80)} at ${left}, ${top}`)
    }
    return found
}"""
"""What cannot be seen and touched where it is."""
SIDEWAYS = """() => [...document.querySelectorAll("[data-result] *")].filter((one) => {
    const { left, right, width } = one.getBoundingClientRect()
    return width > 1 && (left < -1 || right > innerWidth + 1 || one.scrollWidth > one.clientWidth + 1
        && ["auto", "scroll"].includes(getComputedStyle(one).overflowX))
}).map((one) => one.outerHTML.slice(0, 90))"""


def seats_of(game: str) -> list[int]:
    """As few as two where that can be, and as many as can be."""
    counts = [count for count in kibitz.game(game).seats if count >= 2]
    return sorted({min(counts), max(counts)})


def ended(one: Visitor, game: str, seats: int) -> None:
    one.open(game, SHORT.get(game, ""), seats)
    one.play(Random(game))
    one.until(lambda: one.page.evaluate(ENDED), "the end is told")
    one.drawn()


@pytest.mark.parametrize(("game", "seats"), [(game, seats) for game in GAMES for seats in seats_of(game)])
def test_the_whole_end_is_seen_on_a_desk(browser: Browser, address: str, game: str, seats: int) -> None:
    """Nothing scrolls, and all that can be done next is there to be touched."""
    with Visitor(browser, address, DESKTOP) as one:
        ended(one, game, seats)
        assert one.page.evaluate(SCROLLS) == []
        assert one.page.evaluate(HIDDEN, "[data-result] h2, [data-result] tr, [data-result] li, [data-do]") == []
        assert one.faults == []


@pytest.mark.parametrize("game", ["kitty", "venture", "goblin_poker", "the_game"])
def test_an_end_fits_a_small_window(browser: Browser, address: str, game: str) -> None:
    """Headline and the next game are always in sight, and nothing is cut off at the side."""
    scroll = "(y) => document.querySelectorAll('[data-result] *').forEach((e) => (e.scrollTop = y))"
    with Visitor(browser, address, PHONE) as one:
        ended(one, game, 4)
        for width, height in (PHONE, (390, 844), TABLET, LANDSCAPE, ZOOMED):
            one.page.set_viewport_size({"width": width, "height": height})
            one.drawn()
            for down in (0, 9999):
                one.page.evaluate(scroll, down)
                assert one.page.evaluate(HIDDEN, "[data-result] h2, [data-do=again]") == [], (width, height)
            assert one.page.evaluate(SIDEWAYS) == [], (width, height)


def test_the_best_stand_first(browser: Browser, address: str) -> None:
    with Visitor(browser, address, PHONE) as one:
        ended(one, "goblin_poker", 6)
        chips = [int(said) for said in one.page.locator("[data-result] [data-place] .value").all_inner_texts()]
        assert chips == sorted(one.snapshot["result"]["chips"], reverse=True)
    with Visitor(browser, address) as one:
        ended(one, "pairs", 4)
        rows = one.page.locator("[data-result] [data-place]")
        scores = [int(said) for said in rows.locator(".value").all_inner_texts()]
        assert scores == sorted(one.snapshot["result"]["scores"]), "whoever has most has lost"
        assert text("en", "web-lost") in rows.last.inner_text()


def test_those_who_listen_hear_how_it_ended(browser: Browser, address: str) -> None:
    """The focus is at the next game, which says how it ended, too; the reason is announced, no button is."""
    with Visitor(browser, address) as one:
        ended(one, "pairs", 3)
        headline = one.page.locator("[data-result] h2").first
        ending = next(said["ending"] for said in reversed(one.heard) if said.get("ending"))
        assert headline.inner_text() == ending["headline"]
        assert ending["why"] in str(one.page.locator("[role=status][aria-live=polite]").text_content())
        assert one.page.locator("[data-result][role=status], [data-result] header[role=status]").count() == 0
        assert one.page.locator("[role=status] button, [role=status] a").count() == 0
        again = one.page.locator("[data-do=again]")
        one.until(lambda: again.evaluate("one => document.activeElement === one"), "the focus is at the next game")
        assert again.get_attribute("aria-describedby") == headline.get_attribute("id")


def test_only_who_lost_is_sad(browser: Browser, address: str) -> None:
    with Visitor(browser, address) as one:
        ended(one, "pairs", 4)
        lost = one.snapshot["result"]["losers"]
        moods = one.page.locator(".bust .face").evaluate_all("(all) => all.map((one) => one.dataset.mood)")
        others = [seat % 4 for seat in range((one.me or 0) + 1, (one.me or 0) + 4)]
        assert moods == ["sad" if seat in lost else "glad" for seat in others]


def test_my_hand_is_shown_once(browser: Browser, address: str) -> None:
    """The cards that were left: mine lie in my hand, and say there which fit nowhere."""
    with Visitor(browser, address) as one:
        ended(one, "the_game", 2)
        ending = next(said["ending"] for said in reversed(one.heard) if said.get("ending"))
        cards = [card for card in ending["picture"]["cards"] if card.get("seat") == one.me]
        assert cards
        for card in cards:
            seen = one.page.locator(f'.surface .card[data-face="{card["face"]}"]:visible')
            assert seen.count() == 1, card
        stuck = [card["face"] for card in cards if card.get("mark") == "stuck"]
        assert one.page.locator(".hand .stuck").count() == len(stuck)
        assert text("en", "web-stuck") in one.page.locator("[data-result]").inner_text()


def test_what_is_pressed_at_the_end_does_not_slip_away(browser: Browser, address: str) -> None:
    """A pressed button sinks by a pixel; the slate must not begin to scroll for it."""
    with Visitor(browser, address, DESKTOP) as one:
        ended(one, "kitty", 4)
        box = one.page.locator("[data-do=story]").bounding_box()
        assert box is not None
        one.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        one.page.mouse.down()
        one.drawn()
        assert one.page.evaluate(SCROLLS.replace(" + 1", "")) == []
        one.page.mouse.up()
        one.until(lambda: "/r/" in one.page.url, "the story is told")
