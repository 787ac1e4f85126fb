"""How much the page is, and how fast."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser

from kibitz.server.http.files import STATIC
from kibitz.text.catalogue import LANGUAGES
from tests.web.visitor import DESKTOP, PHONE, Visitor, named


def zipped(paths: list[Path]) -> int:
    return sum(len(gzip.compress(path.read_bytes(), 9)) for path in paths)


def test_the_page_is_small() -> None:
    page = (STATIC / "index.html").read_text()
    first = [STATIC / name for name in re.findall(r'(?:src|href)="/(assets/[^"]+\.(?:js|css))"', page)]
    every = [path for path in STATIC.rglob("*") if path.suffix in (".js", ".css")]
    assert first and set(first) <= set(every)
    print(f"JavaScript and CSS, gzipped: {zipped(first):,} bytes for the first page, {zipped(every):,} in all")
    assert zipped(first) < 90_000
    assert zipped(every) < 200_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_few_fonts_are_fetched(browser: Browser, address: str, language: str) -> None:
    with Visitor(browser, address, language=language) as one:
        one.page.goto(address + "/")
        one.page.locator("[data-game=pairs]").wait_for()
        one.page.evaluate("document.fonts.ready.then(() => null)")
        loaded = one.page.evaluate("performance.getEntriesByType('resource').map((one) => one.name.split('/').pop())")
        sizes = {name: (STATIC / "assets" / name).stat().st_size for name in loaded if ".woff" in name}
        print(f"fonts of the first page in {language}: {sum(sizes.values()):,} bytes")
        assert sizes, "the page has fonts of its own"
        assert sum(sizes.values()) < 130_000, sizes


WATCH = """(() => {
    window.shows = []
    window.shifts = []
    window.paints = []
    window.frames = []
    let clicked = null, answered = null
    addEventListener("click", (event) => {
        if (event.target.closest?.("[data-action]")) [clicked, answered] = [performance.now(), null]
    }, true)
    const Real = WebSocket
    window.WebSocket = class extends Real {
        constructor(...given) {
            super(...given)
            this.addEventListener("message", (event) => {
                const said = JSON.parse(event.data)
                if (clicked !== null && said.type === "moved" && said.reply_to) answered = performance.now()
            })
        }
    }
    new MutationObserver(() => {
        if (clicked === null || answered === null) return
        const [from, now] = [clicked, performance.now()]
        clicked = null
        requestAnimationFrame((frame) => {
            window.shows.push([now - from, performance.now() - from])
            const watch = (before, many) => requestAnimationFrame((next) => {
                window.frames.push(next - before)
                if (many > 1) watch(next, many - 1)
            })
            watch(frame, 12)
        })
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    new PerformanceObserver((list) => {
        for (const one of list.getEntries()) if (!one.hadRecentInput) window.shifts.push([one.startTime, one.value,
            one.sources.map((source) => source.node?.outerHTML?.slice(0, 80) ?? "").join(" | ")])
    }).observe({ type: "layout-shift", buffered: true })
    new PerformanceObserver((list) => {
        for (const one of list.getEntries()) window.paints.push(one.startTime)
    }).observe({ type: "largest-contentful-paint", buffered: true })
})()"""


def part(values: list[float], share: float) -> float:
    """The value below which such a share of them lies."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def test_a_move_shows_at_once(browser: Browser, address: str) -> None:
    """Every move is in the page as soon as it is answered; how soon that is, `bench/frames.py` measures."""
    rng = Random(2)
    with Visitor(browser, address, script=WATCH, still=False) as one:
        one.open("pairs")
        done = 0
        while done < 40:
            if not one.offered():
                one.again()
                continue
            done += one.play(rng, 1)
        one.until(lambda: one.page.evaluate("window.shows.length") >= 40, "all moves were shown")
        shown, painted = zip(*one.page.evaluate("window.shows"), strict=True)
        frames = one.page.evaluate("window.frames")
    shares = [f"{part(list(values), 0.5):.0f} ms, {part(list(values), 0.95):.0f} ms" for values in (shown, painted)]
    print(f"a move is in the page after (median, 95th percentile) {shares[0]}; in the next frame after {shares[1]}")
    late = sum(frame > 25 for frame in frames) / len(frames)
    print(
        f"frames while cards move: median {part(frames, 0.5):.1f} ms, 95th {part(frames, 0.95):.1f} ms, {late:.0%} late"
    )
    assert len(shown) >= 40 and frames


def shifted(shifts: list[tuple[float, float, str]]) -> float:
    """The cumulative layout shift: the worst five seconds, as browsers count it."""
    worst = whole = begun = before = 0.0
    for at, value, _ in shifts:
        if at - before > 1000 or at - begun > 5000:
            whole, begun = 0.0, at
        whole, before = whole + value, at
        worst = max(worst, whole)
    return worst


def steady(one: Visitor, page: str) -> None:
    """What has been painted and shifted on a page so far is within limits."""
    one.page.evaluate("document.fonts.ready.then(() => new Promise((done) => setTimeout(done, 300)))")
    one.until(lambda: one.page.evaluate("window.paints.length") > 0, "something was painted")
    shifts, paints = one.page.evaluate("[window.shifts, window.paints]")
    print(f"{page}: layout shift {shifted(shifts):.3f}, largest paint {paints[-1]:.0f} ms")
    assert shifted(shifts) < 0.1, f"{page}: {shifts}"


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=named)
def test_pages_come_soon_and_stay_where_they_are(browser: Browser, address: str, size: tuple[int, int]) -> None:
    with Visitor(browser, address, size, script=WATCH) as one:
        one.page.goto(address + "/")
        one.page.locator("[data-game=pairs]").wait_for()
        steady(one, "shelf")
        one.open("the_game")
        one.offered()
        one.page.goto(one.page.url)
        one.offered()
        steady(one, "table")
        one.play(Random(6), 8)
        steady(one, "table after eight moves")
