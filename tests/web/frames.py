"""What is seen on the page, frame by frame, and where it is: for tests of what moves."""

from __future__ import annotations

from typing import Any

from tests.web.visitor import Visitor

Box = dict[str, Any]

SLOW = """(() => {
    const real = Element.prototype.animate
    Element.prototype.animate = function (...given) {
        const made = real.apply(this, given)
        made.updatePlaybackRate(0.2)
        return made
    }
})();"""
"""Everything moves five times slower, so that also a slow machine draws enough frames of it."""

VERY_SLOW = SLOW.replace("made.update", "if (this.matches('.flight')) made.update").replace("0.2", "0.001")
"""Cards that have begun to fly are still on their way when the test is over, unless something ends it."""

WATCH = """(() => {
    window.frames = []
    window.chips = 0
    const all = (selector) => [...document.querySelectorAll(selector)]
    const box = (one) => { const { x, y, width, height } = one.getBoundingClientRect(); return { x, y, width, height } }
    let known = new Map() // to ask for the style of every ancestor of every card takes longer than to draw the frame
    const seen = (one) => {
        if (!(one instanceof Element)) return true
        if (!known.has(one)) known.set(one, seen(one.parentElement) && getComputedStyle(one).opacity >= 0.9)
        return known.get(one)
    }
    const pileOf = (one) => one.closest("[data-pile]")?.dataset.pile ?? ""
    const number = (one) => Number(one.querySelector("b")?.textContent ?? NaN)
    const look = () => {
        if (document.querySelector("main[data-phase=gathering]")) return void requestAnimationFrame(look)
        known = new Map()
        const flying = all(".flight:has(.card)")
        const face = (one) => [...one.querySelectorAll(".card")].pop().dataset.face ?? ""
        window.frames.push({
            flying: flying.map((one) => ({ face: face(one), ...box(one) })),
            lying: all(".card, .empty").filter((one) => !one.closest(".flight") && seen(one)).map((one) =>
                ({ text: one.textContent.trim(), face: one.dataset.face ?? "", pile: pileOf(one), ...box(one) })),
            lit: all("[data-lit]").map((one) => [one.dataset.lit, pileOf(one), one.dataset.face]),
            chips: Object.fromEntries(all("[data-chips]").map((one) => [one.dataset.chips, number(one)])),
            chip: document.querySelectorAll(".flight .chip").length,
            news: document.querySelector(".ink")?.textContent ?? "",
            time: performance.now(),
            plays: "beat" in document.body.dataset,
            prompt: all(".say").filter(seen).map((one) => one.textContent.trim()).join(" "),
            goal: document.querySelector(".about p")?.textContent ?? "",
            tags: all(".tag").map((one) => one.textContent.trim()),
            figures: all(".seat dl").map((one) => one.textContent.trim()).filter(Boolean),
            sockets: all(".sockets .card").map((one) => one.dataset.face),
            bar: Number(getComputedStyle(document.querySelector(".bar") ?? document.body).opacity),
            page: [document.documentElement.scrollWidth, document.documentElement.scrollHeight],
        })
        requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const one of addedNodes)
            if (one instanceof Element && one.matches(".chip")) window.chips += 1
    }).observe(document, { subtree: true, childList: true })
})();"""
"""What is seen of a game, frame by frame."""

PILES = """() => Object.fromEntries([...document.querySelectorAll("[data-pile]")].map((pile) =>
    [pile.dataset.pile, [...pile.querySelectorAll(".card")].map((one) => one.dataset.face ?? "back")]))"""

CLICK = "(action) => document.querySelector(`[data-action='${action}']`).click()"

ACTIONS = "() => [...document.querySelectorAll('[data-action]')].map((one) => one.dataset.action)"

REST = "() => document.querySelectorAll('#flights > *, [data-lit], [data-beat]').length"

HELD = 1300
"""Milliseconds for which the reason of a round's end is to be read, at least."""


def middle(box: Box) -> tuple[float, float]:
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def apart(one: Box, other: Box) -> float:
    (x, y), (to_x, to_y) = middle(one), middle(other)
    return float(((x - to_x) ** 2 + (y - to_y) ** 2) ** 0.5)


def share(card: Box, source: Box, target: Box) -> float:
    """How far a card has come along the straight way from one place to another: 0 there, 1 here."""
    (x, y), (from_x, from_y), (to_x, to_y) = middle(card), middle(source), middle(target)
    along = (x - from_x) * (to_x - from_x) + (y - from_y) * (to_y - from_y)
    return along / apart(source, target) ** 2


def boxes_of(one: Visitor, selector: str) -> list[Box]:
    found = [each.bounding_box() for each in one.page.locator(selector).all()]
    return [dict(box) for box in found if box is not None]


def inside(box: Box, size: tuple[int, int]) -> bool:
    return bool(
        box["x"] >= -1
        and box["y"] >= -1
        and box["x"] + box["width"] <= size[0] + 1
        and box["y"] + box["height"] <= size[1] + 1
    )


def at_rest(one: Visitor) -> None:
    """Wait until everything that happened has been shown."""
    one.until(lambda: one.page.evaluate(REST) == 0, "nothing moves")
    one.drawn()


def frames(one: Visitor) -> list[dict[str, Any]]:
    """What was seen since the last time: a frame at least."""
    one.drawn()
    seen: list[dict[str, Any]] = one.page.evaluate("window.frames.splice(0)")
    return seen


def first(seen: list[dict[str, Any]], what: str, true: Any) -> int:
    """The number of the first frame of which something is true."""
    found = next((at for at, frame in enumerate(seen) if true(frame)), None)
    assert found is not None, f"it was never seen: {what}"
    return found
