"""The whole window is the table: everything has its place, in sight, in windows of every size, and keeps it."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser

from kibitz.text.catalogue import text
from tests.web.visitor import DESKTOP, GAMES, PHONE, SHORT, TABLET, Visitor, named

LANDSCAPE, ZOOMED, LARGE = (844, 390), (640, 400), (1920, 1080)
SIZES = [PHONE, (390, 844), TABLET, DESKTOP, LARGE, LANDSCAPE, ZOOMED]

PLACES = """() => {
    const found = {}
    const note = (name, one) => {
        const { x, y } = one.getBoundingClientRect()
        found[name] = [Math.round(x * 100) / 100, Math.round(y * 100) / 100]
    }
    const scrolled = document.querySelector(".scrolls")?.scrollLeft ?? 0
    for (const one of document.querySelectorAll(".surface [data-pile]")) note(`pile ${one.dataset.pile}`, one)
    for (const one of document.querySelectorAll(".surface [data-seat]")) note(`seat ${one.dataset.seat}`, one)
    for (const one of ["#hand", ".bar", ".lines", ".middle", ".corner"]) {
        const seen = document.querySelector(one)
        if (seen !== null) note(one, seen)
    }
    for (const one of document.querySelectorAll(".scrolls [data-pile], .scrolls [data-seat]")) {
        const name = one.dataset.seat === undefined ? `pile ${one.dataset.pile}` : `seat ${one.dataset.seat}`
        found[name][0] = Math.round((found[name][0] + scrolled) * 100) / 100
    }
    return found
}"""
"""Where piles, seats, hand, lines and buttons are."""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=named)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_moves_from_turn_to_turn(browser: Browser, address: str, game: str, size: tuple[int, int]) -> None:
    """Over a whole game, its end included: what was once seen somewhere is there, to the pixel."""
    rng, first, moved = Random(game), dict[str, list[float]](), list[str]()
    with Visitor(browser, address, size) as one:
        one.open(game, SHORT.get(game, ""))
        for _ in range(60):
            offered = one.offered()
            one.drawn()
            for name, place in one.page.evaluate(PLACES).items():
                if first.setdefault(name, place) != place:
                    moved.append(f"{name}: from {first[name]} to {place}")
            if not offered:
                break
            one.play(rng, 1)
        assert len(first) > 5
        assert not moved, moved[:12]


SEEN = """() => {
    const boxes = []
    const box = (kind, owner, one) => {
        const { x, y, width, height } = one.getBoundingClientRect()
        if (width > 1 && height > 1) boxes.push({ kind, owner, x, y, width, height, name: one.outerHTML.slice(0, 70) })
    }
    const within = (one) => one.closest("[data-seat]")?.dataset.seat ?? one.closest("[data-pile]")?.dataset.pile ?? ""
    for (const one of document.querySelectorAll(".surface [data-pile] .card")) {
        const upright = one.closest(".backs, li") === null
        if (upright && one.closest(".scrolls") === null) box("card", within(one), one)
    }
    for (const one of document.querySelectorAll(".surface .lines p")) {
        const range = document.createRange()
        range.selectNodeContents(one)
        const { x, y, width, height } = range.getBoundingClientRect()
        if (width > 1) boxes.push({ kind: "words", owner: "lines", x, y, width, height, name: one.textContent })
    }
    for (const one of document.querySelectorAll(".surface .bar button")) box("button", "bar", one)
    for (const one of document.querySelectorAll(".surface h2.plate")) if (one.closest(".scrolls") === null)
        box("plate", within(one), one)
    return boxes
}"""
IN_HAND = """([width, height]) => [...document.querySelectorAll(".hand .card")].filter((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect()
    if (left < -1 || top < 0 || right > width + 1 || bottom > height + 1) return true
    const seen = [0.08, 0.2, 0.35, 0.5].some((x) => [0.12, 0.3].some((y) => {
        const at = document.elementFromPoint(left + x * (right - left), top + y * (bottom - top))
        return at?.closest(".card") === one
    }))
    return !seen
}).map((one) => `${one.dataset.face} at ${JSON.stringify(one.getBoundingClientRect())}`)"""


def overlap(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whether they cover one another by more than a pixel or two."""
    wide = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    high = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return bool(wide > 2 and high > 2)


@pytest.mark.parametrize("size", SIZES, ids=named)
@pytest.mark.parametrize("seats", [2, 4, 8])
def test_all_is_in_sight_at_every_size(browser: Browser, address: str, size: tuple[int, int], seats: int) -> None:
    """My whole hand is in the window, nothing lies under anything else, and the page does not scroll."""
    games = {
        2: ["face_to_face", "five_cards"],
        4: ["the_game", "kitty", "regent", "pairs", "troll_guts"],
        8: ["venture", "blackstone", "goblin_poker"],
    }[seats]
    faults = list[str]()
    for game in games:
        with Visitor(browser, address, size) as one:
            one.open(game, SHORT.get(game, ""), seats)
            one.play(Random(size[0]), 2)
            if not one.offered():
                continue
            one.drawn()
            faults += [f"{game}: {card}" for card in one.page.evaluate(IN_HAND, list(size))]
            seen = one.page.evaluate(SEEN)
            for here, there in combinations(seen, 2):
                if (here["kind"], here["owner"]) != (there["kind"], there["owner"]) and here["owner"] != there["owner"]:
                    if overlap(here, there):
                        faults.append(f"{game}: {here} and {there}")
            outside = [
                box
                for box in seen
                if box["x"] < -1
                or box["y"] < -1
                or box["x"] + box["width"] > size[0] + 1
                or box["y"] + box["height"] > size[1] + 1
            ]
            faults += [f"{game}: outside {box}" for box in outside]
            page = one.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
            assert page == list(size), f"{game}: the page is {page}"
    assert not faults, "\n".join(faults[:8])


UNREAD = """(me) => {
    const mine = [...document.querySelectorAll(".surface [data-pile] .card[data-face]")]
        .filter((one) => one.closest("[data-pile]").dataset.pile.endsWith(String(me)))
    return mine.flatMap((card) => {
        const number = [...card.querySelectorAll("text, b")].find((one) => one.textContent === card.dataset.face)
        const [box, at] = [number.getBoundingClientRect(), card.getBoundingClientRect()]
        const size = (one, pseudo) => parseFloat(getComputedStyle(one, pseudo).fontSize)
        const seen = (from, to, y, high) =>
            high >= 12 && [from, (from + to) / 2, to].every((x) => card.contains(document.elementFromPoint(x, y)))
        const high = size(number) * (number.tagName === "B" ? 1 : card.offsetWidth / 60)
        if (seen(box.left + 2, box.right - 2, (box.top + box.bottom) / 2, high)) return []
        const corner = card.matches(".ranks:not(.fan, .tile, .tag)") // its number stands in the corner, too
        const [from, to, y] = [at.left + 0.1 * at.width, at.left + 0.28 * at.width, at.top + 0.12 * at.height]
        if (corner && seen(from, to, y, size(card, "::before"))) return []
        return [`${card.closest("[data-pile]").dataset.pile} ${card.dataset.face}`]
    })
}"""
"""Numbers of my cards, in the hand and open before me, that cannot be read: covered, or too small."""


@pytest.mark.parametrize("game", ["kitty", "venture", "sweep", "hawthorn", "goblin_poker", "pairs"])
def test_every_number_of_mine_can_be_read_on_a_phone(browser: Browser, address: str, game: str) -> None:
    """However many cards there are: they lie apart, or equal ones as one, or small ones side by side."""
    unread, most = list[str](), 0
    with Visitor(browser, address, PHONE) as one:
        one.open(game, SHORT.get(game, ""), seats=4)
        for step in range(12):
            if not one.offered():
                break
            one.drawn()
            unread += one.page.evaluate(UNREAD, one.me)
            most = max(most, *(pile["count"] for name, pile in one.piles.items() if name.endswith(str(one.me))))
            one.play(Random(step), 1)
    assert most > 1
    assert not unread, unread[:10]


@pytest.mark.parametrize("size", [(390, 844), DESKTOP], ids=named)
def test_what_lies_before_somebody_lies_on_the_felt(browser: Browser, address: str, size: tuple[int, int]) -> None:
    """All seats of a large table are in the window, with their cards, and not at its very edge."""
    with Visitor(browser, address, size) as one:
        one.open("goblin_poker", "ten-rounds", seats=8)
        one.offered()
        one.drawn()
        boxes = [each.bounding_box() for each in one.page.locator(".surface .seat:not(.mine) h2.plate").all()]
        assert len(boxes) == 7
        assert all(box and box["x"] > -4 and box["x"] + box["width"] < size[0] + 4 for box in boxes), boxes
    if size == DESKTOP:
        with Visitor(browser, address, size) as one:
            one.open("pairs", seats=4)
            one.offered()
            one.drawn()
            left = [each.bounding_box() for each in one.page.locator(".surface .seat:not(.mine) .numbers").all()]
            assert len(left) == 3 and all(box and 60 < box["x"] < size[0] - 60 - box["width"] for box in left), left


def test_a_button_of_the_keyboards_lights_its_pile_alone(browser: Browser, address: str) -> None:
    """The pile that it names, by the name that stands at the pile."""
    with Visitor(browser, address) as one:
        one.open("the_game", seats=2)
        choice = next(choice for choice in one.offered() if choice.startswith("play "))
        one.page.locator(f'[data-action="{choice}"]').focus()
        one.page.locator(".track.lit").first.wait_for()
        lit = [str(each.get_attribute("data-pile")) for each in one.page.locator(".track.lit").all()]
        assert lit == [choice.split()[2]]
        assert lit[0] in one.page.locator(".track.lit .way").inner_text()


def test_touch_a_card_and_the_piles_say_what_it_means(browser: Browser, address: str) -> None:
    """No grid: the card rises, piles that take it say how far, others what they take; a touch lays it."""
    with Visitor(browser, address) as one:
        one.open("the_game", seats=2)
        choice = next(choice for choice in one.offered() if choice.startswith("play "))
        _, face, pile = choice.split()
        takers = {each.split()[2] for each in one.legal if each.startswith(f"play {face} ")}
        low = one.page.locator(f'.hand .card[data-face="{face}"]')
        before = low.bounding_box()
        one.page.locator(f'.hand li:has([data-face="{face}"]) .grip').click()
        one.page.locator(".held").wait_for()
        one.until(lambda: (low.bounding_box() or {"y": 9e9})["y"] < (before or {"y": 0})["y"] - 8, "the card rises")
        for name in ("A1", "A2", "D1", "D2"):
            track = one.page.locator(f'.track[data-pile="{name}"]')
            said = track.locator(".means").inner_text()
            assert ("lit" in str(track.get_attribute("class")).split()) == (name in takers)
            if name in takers:
                shows = one.piles[name]["cards"]
                far = int(face) - (shows[-1] if shows else (1 if name.startswith("A") else 100))
                assert said.startswith(f"+{far}" if far > 0 else f"−{-far}"), said
            else:
                assert said, f"{name} says what it takes"
        sent = len(one.asked())
        one.page.locator(f'.track[data-pile="{pile}"] .place').click()
        one.answered(sent, choice)
        assert one.acts()[-1] == choice and one.faults == []


def test_a_card_is_dragged_to_its_pile(browser: Browser, address: str) -> None:
    with Visitor(browser, address) as one:
        one.open("the_game", seats=2)
        choice = next(choice for choice in one.offered() if choice.startswith("play "))
        _, face, pile = choice.split()
        card = one.page.locator(f'.hand li:has([data-face="{face}"]) .grip').bounding_box()
        target = one.page.locator(f'.track[data-pile="{pile}"] .place').bounding_box()
        assert card is not None and target is not None
        sent = len(one.asked())
        one.page.mouse.move(card["x"] + card["width"] / 3, card["y"] + card["height"] / 3)
        one.page.mouse.down()
        one.page.mouse.move(target["x"] + 20, target["y"] + 20, steps=6)
        assert one.page.locator(".track.lit").count() > 0, "what takes it is lit on the way"
        one.page.mouse.up()
        one.answered(sent, choice)
        assert one.acts()[-1] == choice


@pytest.mark.parametrize("game", ["the_game", "blackstone", "regent"])
def test_a_program_clicks_without_touching_anything_first(browser: Browser, address: str, game: str) -> None:
    """Pairs of card and pile, numbers, targets: one element each, which click() carries out."""
    rng = Random(game)
    with Visitor(browser, address) as one:
        one.open(game, SHORT.get(game, ""), seats=4)
        for _ in range(4):
            offered = one.offered()
            if not offered:
                break
            shown = [str(each.get_attribute("data-action")) for each in one.page.locator("[data-action]").all()]
            assert sorted(shown) == sorted(set(one.legal))
            warned = {action for action, _ in one.snapshot["warnings"]}
            action = rng.choice([each for each in offered if each not in warned] or offered)
            sent = len(one.asked())
            click = f"document.querySelector('[data-action=\"{action}\"]').click()"
            for _ in range(2 if action in warned else 1):
                one.page.evaluate(click)
            one.answered(sent, action)
        assert one.faults == []


def test_numbers_are_stepped_through(browser: Browser, address: str) -> None:
    with Visitor(browser, address, PHONE) as one:
        one.open("blackstone", "ten-rounds", 3)
        least = min(int(each.split()[1]) for each in one.offered() if each.startswith("take "))
        button = one.page.locator(".stepper .brass")
        assert button.get_attribute("data-action") == f"take {least}"
        for _ in range(3):
            one.page.get_by_role("button", name=text("en", "table-more")).click()
        one.page.get_by_role("button", name=text("en", "table-less")).click()
        assert button.get_attribute("data-action") == f"take {least + 2}"


def test_one_polite_line_a_turn_and_a_way_to_the_hand(browser: Browser, address: str) -> None:
    """Those who listen hear what happened and what to do; the first Tab leads past everything to the hand."""
    with Visitor(browser, address) as one:
        one.open("the_game", seats=3)
        one.play(Random(1), 2)  # what to do has changed with the second
        one.offered()
        one.drawn()
        polite = one.page.locator("[role=status][aria-live=polite]")
        assert polite.count() == 1
        said = str(polite.text_content())
        assert one.snapshot["prompt"] in said and one.told[-1] in said
        one.page.evaluate("document.activeElement?.blur?.()")
        one.page.locator(".skip").focus()
        one.page.keyboard.press("Enter")
        assert one.page.evaluate("document.activeElement?.id") == "hand"
        one.page.keyboard.press("Tab")
        assert one.page.evaluate("document.activeElement?.closest('#hand') !== null")


def test_the_last_card_of_a_hand_shows_its_number(browser: Browser, address: str) -> None:
    """A hand of one card: nothing covers it, and its number is as large as any."""
    with Visitor(browser, address, DESKTOP) as one:
        one.open("venture", seats=8)
        rng = Random(1)
        while len(one.piles[f"hand{one.me}"]["cards"]) > 1 and one.offered():
            one.play(rng, 1)
        one.drawn()
        [face] = one.piles[f"hand{one.me}"]["cards"]
        assert one.page.locator(".hand .card text.rank").all_text_contents() == [str(face)]
