"""Words and numbers can be read on what they lie on: felt, wood, card stock. What is measured is the picture."""

from __future__ import annotations

import base64
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.web.test_access import STILL
from tests.web.test_people import opened
from tests.web.visitor import DESKTOP, GAMES, PHONE, SHORT, Visitor, named

WORDS = """() => {
    const found = []
    const seen = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (seen.nextNode()) {
        const text = seen.currentNode, parent = text.parentElement, style = getComputedStyle(parent)
        if (!text.data.trim()) continue
        let shown = 1
        for (let one = parent; one; one = one.parentElement) {
            const for_ears = one.offsetWidth <= 1, off = one.matches("[disabled], [aria-disabled=true]")
            shown *= for_ears || off ? 0 : Number(getComputedStyle(one).opacity)
        }
        if (shown < 0.5) continue // what cannot be pressed now is dim, as it should be
        const size = parseFloat(style.fontSize), range = document.createRange()
        const sign = !/[\\p{L}\\p{N}]/u.test(text.data) // ▲ is a shape, and no word
        const large = sign || size >= 24 || (size >= 18.6 && Number(style.fontWeight) >= 700)
        range.selectNodeContents(text)
        for (const { x, y, width, height } of range.getClientRects())
            if (width > 3 && height > 3 && x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight)
                found.push({ text: text.data.trim().slice(0, 40), large, x, y, width, height,
                    where: `${parent.tagName} ${parent.className?.baseVal ?? parent.className}` })
    }
    return found
}"""
"""Every line of text: what it says, whether it is large, and where it stands."""

WITHOUT = """*, *::before, *::after { color: transparent !important; -webkit-text-fill-color: transparent !important;
    text-shadow: none !important; transition: none !important; animation: none !important }
    svg text, svg tspan { fill: transparent !important; stroke: transparent !important }"""

HIDE = """(css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [sheet]
}"""

MEASURE = """async ([words, ...pictures]) => {
    const pens = await Promise.all(pictures.map(async (png) => {
        const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))
        const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }))
        const pen = new OffscreenCanvas(picture.width, picture.height).getContext("2d", { willReadFrequently: true })
        pen.drawImage(picture, 0, 0)
        return pen
    }))
    const scale = pens[0].canvas.width / innerWidth
    const part = (value) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4)
    const light = (data, at) => 0.2126 * part(data[at]) + 0.7152 * part(data[at + 1]) + 0.0722 * part(data[at + 2])
    return words.map(({ x, y, width, height }) => {
        const box = [x, y, width, height].map((side) => side * scale)
        const [ink, under] = pens.map((pen) => pen.getImageData(...box).data)
        const ratios = []
        for (let at = 0; at < ink.length; at += 4) {
            if ([0, 1, 2].every((i) => Math.abs(ink[at + i] - under[at + i]) < 12)) continue
            const [one, two] = [light(ink, at), light(under, at)]
            ratios.push((Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05))
        }
        ratios.sort((one, two) => one - two)
        return ratios.length < 8 ? null : ratios[Math.floor(0.97 * ratios.length)] // letters' edges are paler
    })
}"""
"""How clear each line is: its letters' dots beside the same dots without letters. None for what something covers."""


def pale(one: Visitor, where: str) -> list[str]:
    """What is not as clear as WCAG's AA asks for: 4.5 to 1, and 3 to 1 where it is large."""
    one.page.evaluate("() => document.fonts.ready.then(() => undefined)")
    one.page.wait_for_function(STILL)
    one.drawn()
    words: list[dict[str, Any]] = one.page.evaluate(WORDS)
    assert len(words) > 5, f"{where}: hardly anything is written here"
    with_words = base64.b64encode(one.page.screenshot()).decode()
    one.page.evaluate(HIDE, WITHOUT)
    without = base64.b64encode(one.page.screenshot()).decode()
    one.page.evaluate("() => void (document.adoptedStyleSheets = [])")
    ratios = one.page.evaluate(MEASURE, [words, with_words, without])
    assert sum(ratio is not None for ratio in ratios) > 5, f"{where}: hardly anything can be seen"
    return [
        f"{where}: {word['text']!r} ({word['where']}): {ratio:.1f} to 1"
        for word, ratio in zip(words, ratios, strict=True)
        if ratio is not None and ratio < (3 if word["large"] else 4.5)
    ]


@pytest.mark.parametrize(("theme", "size"), [("dark", DESKTOP), ("light", DESKTOP), ("dark", PHONE)], ids=named)
def test_what_is_written_can_be_read(browser: Browser, address: str, theme: str, size: tuple[int, int]) -> None:
    found = list[str]()
    with Visitor(browser, address, size, theme=theme, name="Ada") as one:
        one.page.goto(address + "/")
        one.page.locator("[data-game]").first.wait_for()
        found += pale(one, "shelf")
        opened(one, "pairs", 3)
        one.page.locator("[data-do=bot]").first.click()
        one.page.locator("[data-do=start]").wait_for()
        found += pale(one, "before a game")
        with Visitor(browser, address, size, theme=theme) as other:
            other.page.goto(one.page.url)
            other.page.locator("[data-do=sit]").wait_for()
            found += pale(other, "invited")
        for game in GAMES:
            one.open(game, SHORT.get(game, ""))
            one.play(Random(1), 3)
            one.offered()
            found += pale(one, game)
        one.open("pairs")
        one.play(Random(1))
        one.page.locator("[data-result]").wait_for()
        found += pale(one, "an end")
    assert not found, "\n".join([f"{len(found)}", *found])
