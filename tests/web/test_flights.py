"""Cards fly: from where they were to where they go, inside the window, over what lay there before."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.server.process import serving
from tests.web.visitor import DESKTOP, PHONE, Visitor

HELD = """(() => {
    window.held = []
    const real = Element.prototype.animate
    Element.prototype.animate = function (...given) {
        const made = real.apply(this, given)
        made.pause()
        window.held.push(made)
        return made
    }
})()"""
"""Every animation is held at its beginning, so that no machine is too slow to see it; the test moves it on."""

AT = """(share) => {
    for (const one of window.held) {
        const { delay, duration } = one.effect.getTiming()
        one.currentTime = delay + share * duration
    }
    const box = (one) => { const { x, y, width, height } = one.getBoundingClientRect(); return { x, y, width, height } }
    const seen = (one) => {
        for (let up = one; up instanceof Element; up = up.parentElement) if (getComputedStyle(up).opacity < 0.9)
            return false
        return true
    }
    const flying = [...document.querySelectorAll(".flight .card")]
    const page = () => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]
    const size = page()
    const above = [...document.querySelectorAll(".flight, .under")]
    for (const one of above) one.style.display = "none"
    const without = page()
    for (const one of above) one.style.display = ""
    return {
        size,
        without,
        flying: flying.map((one) => ({ face: one.dataset.face, ...box(one) })),
        lying: [...document.querySelectorAll(".card, .empty")].filter((one) => !flying.includes(one) && seen(one))
            .map((one) => ({ text: one.textContent.trim(), ...box(one) })),
    }
}"""
LAND = "() => { for (const one of window.held.splice(0)) one.finish() }"
Box = dict[str, Any]


def middle(box: Box) -> tuple[float, float]:
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def apart(one: Box, other: Box) -> float:
    (x, y), (to_x, to_y) = middle(one), middle(other)
    return float(((x - to_x) ** 2 + (y - to_y) ** 2) ** 0.5)


def boxes_of(one: Visitor, selector: str) -> list[Box]:
    found = [each.bounding_box() for each in one.page.locator(selector).all()]
    return [dict(box) for box in found if box is not None]


def box_of(one: Visitor, selector: str) -> Box:
    return boxes_of(one, selector)[0]


def inside(box: Box, size: tuple[int, int]) -> bool:
    return bool(
        box["x"] >= 0 and box["y"] >= 0 and box["x"] + box["width"] <= size[0] and box["y"] + box["height"] <= size[1]
    )


def moments(one: Visitor) -> list[dict[str, Any]]:
    """What is seen at the beginning of all flights, at three moments on the way, and at their end."""
    return [one.page.evaluate(AT, share) for share in (0, 0.25, 0.5, 0.75, 0.999)]


PAGE = "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server whose bots leave time to look."""
    with serving(tmp_path_factory.mktemp("slow"), bot_pace="3") as server:
        yield server.address


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_card_flies_from_the_hand_to_its_pile(browser: Browser, slow: str, size: tuple[int, int]) -> None:
    with Visitor(browser, slow, size, still=False, script=HELD) as one:
        one.open("the_game", seats=2)
        action = next(action for action in one.offered() if action.startswith("play "))
        _, face, pile = action.split()
        place = f'[data-pile="{pile}"] .cards > *'
        source, target, before = box_of(one, f'.hand [data-face="{face}"]'), box_of(one, place), one.page.evaluate(PAGE)
        was = one.page.locator(place).first.inner_text().strip()
        one.page.evaluate(LAND)
        one.act(action)
        one.until(lambda: one.page.evaluate("window.held.length") > 0, "something moves")
        for share, seen in zip((0, 0.25, 0.5, 0.75, 1), moments(one), strict=True):
            [card] = seen["flying"]
            assert card["face"] == face and inside(card, size), f"at {share} it is at {card}"
            assert seen["size"] == before, "the page grows or shrinks"
            old = [lying for lying in seen["lying"] if apart(lying, target) < 3]
            assert [lying["text"] for lying in old] == [was], "what lay there stays until it is covered"
            gone, left = apart(card, source), apart(card, target)
            whole = apart(source, target)
            assert abs(gone + left - whole) < 0.05 * whole, "straight from one to the other"
            if share == 0:
                assert gone < 12, "where it was, which a pointer that happens to rest on it lifts a little"
            elif share == 1:
                assert left < 4
            else:
                assert gone > 0.02 * whole and left > 0.001 * whole
        one.page.evaluate(LAND)
        one.until(lambda: one.page.locator(".flight").count() == 0, "it has landed")
        assert one.page.locator(place).first.inner_text().strip() == face and one.page.evaluate(PAGE) == before
        assert one.faults == []


def test_every_bid_flies_with_its_own_face(browser: Browser, slow: str) -> None:
    """Kitty's bids go to one pile in one message: each is seen as what it is, and mine comes out of my hand."""
    with Visitor(browser, slow, DESKTOP, still=False, script=HELD) as one:
        one.open("kitty", seats=4)
        bids: list[dict[str, Any]] = []
        while len({event["cards"][0] for event in bids}) < 2:
            one.until(lambda: one.snapshot["to_act"] == [one.me], "all others have chosen")
            action = one.offered()[0]
            hand = box_of(one, f'.hand [data-face="{action.split()[1]}"]')
            one.page.evaluate(LAND)
            known = len(one.events)
            one.act(action)
            bids = [each for each in list(one.events.values())[known:] if each.get("target") == "discard"]
        one.until(lambda: one.page.evaluate("window.held.length") > 0, "something moves")
        first, *_, last = (seen["flying"] for seen in moments(one))
        mine = [at for at, card in enumerate(first) if card["face"] == action.split()[1] and apart(card, hand) < 12]
        assert len(mine) == 1, "from where it was in the hand, which a pointer over it lifts a little"
        thrown = [card["face"] for card in last if apart(card, last[mine[0]]) < 4]
        assert sorted(thrown) == sorted(str(event["cards"][0]) for event in bids), "each as the event says"
        assert one.faults == []


def test_no_card_is_seen_twice_while_cards_are_drawn(browser: Browser, slow: str) -> None:
    """The places of new cards are empty until the cards are there."""
    with Visitor(browser, slow, DESKTOP, still=False, script=HELD) as one:
        one.open("the_game", seats=2)
        for _ in range(2):
            one.act(next(action for action in one.offered() if action.startswith("play ")))
        one.offered()
        held = set(one.page.locator(".hand .card").evaluate_all("(all) => all.map((one) => one.dataset.face)"))
        one.page.evaluate(LAND)
        one.act("end")
        one.until(lambda: one.page.evaluate("window.held.length") > 0, "cards are drawn")
        for seen in moments(one):
            assert len(seen["flying"]) == 2
            hand = box_of(one, ".hand")
            lying = [
                card["text"] for card in seen["lying"] if hand["y"] <= middle(card)[1] <= hand["y"] + hand["height"]
            ]
            assert sorted(lying) == sorted(held), "what was there before, each once"
        assert one.faults == []


@pytest.mark.parametrize("game", ["the_game", "kitty", "venture", "regent", "pairs"])
def test_whatever_flies_is_inside_the_window(browser: Browser, address: str, game: str) -> None:
    """Deals, others' moves, prizes, chips: nothing leaves the window, and the page keeps its size."""
    rng, flown = Random(game), 0
    with Visitor(browser, address, DESKTOP, still=False, script=HELD) as one:
        one.open(game)
        for _ in range(3):
            if not one.offered():
                break
            one.page.evaluate(LAND)
            one.play(rng, 1)
            one.until(lambda: one.page.evaluate("window.held.length") > 0 or one.phase == "over", "something moves")
            for seen in moments(one):
                assert all(inside(card, DESKTOP) for card in seen["flying"]), seen["flying"]
                assert seen["size"] == seen["without"], "the page is larger for what flies over it"
                flown += len(seen["flying"])
        assert flown > 0 and one.faults == []


@pytest.mark.parametrize(("size", "seats"), [(DESKTOP, 3), (PHONE, 4), (PHONE, 8)], ids=["desktop", "phone", "crowd"])
def test_all_that_is_bid_for_is_seen(browser: Browser, address: str, size: tuple[int, int], seats: int) -> None:
    """Venture's stock: each card, the dearest first, as large as others in the middle, not under the hand."""
    with Visitor(browser, address, size) as one:
        one.open("venture", seats=seats)
        one.offered()
        one.until(lambda: one.snapshot["to_act"] == [one.me], "all others have laid a card before them")
        one.drawn()
        stock = sorted((face for face in one.piles["stock"]["cards"]), reverse=True)
        assert len(stock) > 1
        cards = one.page.locator('[data-pile="stock"] .card')
        assert [int(str(cards.nth(at).get_attribute("data-face"))) for at in range(cards.count())] == stock
        dock = box_of(one, ".dock")
        boxes = boxes_of(one, '[data-pile="stock"] .card')
        assert len(boxes) == len(stock)
        assert all(inside(box, size) and box["width"] >= 32 for box in boxes), boxes
        assert all(box["y"] + box["height"] <= dock["y"] for box in boxes), "nothing lies on them"
        assert all(
            later["x"] - box["x"] >= 0.4 * box["width"] or later["y"] > box["y"] for box, later in pairwise(boxes)
        )
