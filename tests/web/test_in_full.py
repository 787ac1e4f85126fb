"""What is drawn is seen in full: no button, number or word reaches over an edge or lies under something else."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

import pytest
from playwright.sync_api import Browser, Locator

from kibitz.text.catalogue import text
from tests.web.test_surface import LANDSCAPE, LARGE, overlap
from tests.web.visitor import DESKTOP, PHONE, SHORT, Visitor, named


def at_sizes(one: Visitor, sizes: Iterable[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """The same moment in windows of these sizes, drawn."""
    for width, height in sizes:
        one.page.set_viewport_size({"width": width, "height": height})
        one.drawn()
        yield width, height


BUTTONS = """() => [...document.querySelectorAll(".surface .bar button:not(.aside)")].flatMap((one) => {
    const range = document.createRange()
    range.selectNodeContents(one)
    const lines = new Set([...range.getClientRects()].map((line) => Math.round(line.bottom / 6))).size
    const { left, top, right, bottom } = one.getBoundingClientRect()
    const edges = left < 0 || top < 0 || right > innerWidth || bottom > innerHeight
    const covered = [[left + 8, top + 8], [right - 8, bottom - 8]]
        .some(([x, y]) => document.elementFromPoint(x, y)?.closest("button") !== one)
    return edges || covered || lines > 3 ? [`${one.innerText} in ${lines} lines, down to ${bottom}`] : []
})"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE, LANDSCAPE], ids=named)
def test_three_buttons_have_room(browser: Browser, address: str, size: tuple[int, int]) -> None:
    """Two things to do and taking back: all in the window, side by side, none broken over many lines."""
    faults, most = list[str](), 0
    with Visitor(browser, address, size) as one:
        for deal in range(8):
            one.open("troll_guts", "ten-rounds", seats=3)
            for step in range(6):
                if not one.offered():
                    break
                one.drawn()
                buttons = one.page.locator(".surface .bar button:not(.aside)").count()
                most = max(most, buttons)
                faults += one.page.evaluate(BUTTONS) if buttons > 2 else []
                one.play(Random(10 * deal + step), 1)
            if most > 2:
                break
    assert most > 2, "there were three at once"
    assert not faults, faults[:4]


SEEN_OF = """
const seenOf = (within) => { // the edges of all that is seen there: what is only heard has no place
    const leaves = [...within.querySelectorAll("*")].filter((one) => one.children.length === 0)
    const seen = (leaves.length > 0 ? leaves : [within]).filter((one) => !one.closest(".unseen"))
    const boxes = seen.map((one) => {
        const range = document.createRange()
        range.selectNodeContents(one)
        return one.textContent.trim() ? range.getBoundingClientRect() : one.getBoundingClientRect()
    }).filter(({ width }) => width > 0)
    const most = (side, of) => of(...boxes.map((box) => box[side]))
    return { left: most("left", Math.min), right: most("right", Math.max),
        top: most("top", Math.min), bottom: most("bottom", Math.max) }
}
"""

MINE_CUT = (
    f"""() => {{ {SEEN_OF}"""
    + """
    const all = [...document.querySelectorAll(".surface .seat.mine :is(dl > div, p, .score, h2)")]
    const edge = document.querySelector(".surface .seat.mine").getBoundingClientRect()
    return all.flatMap((one) => {
        const { left, right, bottom } = seenOf(one)
        const have = one.closest(".have")?.getBoundingClientRect() ?? edge
        const over = Math.max(have.left - left, right - have.right, right - innerWidth, -left, bottom - innerHeight)
        return over > 1 ? [`${one.innerText || one.ariaLabel}: ${Math.round(over)} over`] : []
    })
}"""
)


@pytest.mark.parametrize("game", ["port", "five_cards", "starboard", "hawthorn"])
def test_what_i_have_is_seen_in_full(browser: Browser, address: str, game: str) -> None:
    """My score, my numbers and what holds for me: none of their words is cut."""
    faults = list[str]()
    with Visitor(browser, address, language="uk") as one:
        one.open(game, SHORT.get(game, ""))
        for step in range(16):
            if not one.offered():
                break
            for size in at_sizes(one, (PHONE, LANDSCAPE, DESKTOP)):
                faults += [f"{size}: {fault}" for fault in one.page.evaluate(MINE_CUT)]
            one.play(Random(step), 1)
    assert not faults, faults[:6]


NUMBERS_APART = (
    f"""() => {{ {SEEN_OF}"""
    + """
    const boxes = [...document.querySelectorAll(".surface .seat:not(.mine) .numbers")].map(seenOf)
    const over = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left)
    return boxes.flatMap((one, at) => [
        ...(one.left < -1 || one.right > innerWidth + 1 ? [`over the edge: ${one.left} to ${one.right}`] : []),
        ...boxes.slice(at + 1).filter((other) => over(one, other) > 1 && Math.abs(one.top - other.top) < 20)
            .map((other) => `${Math.round(over(one, other))} over a neighbour`),
    ])
}"""
)


@pytest.mark.parametrize("game", ["port", "pairs", "starboard", "blackstone"])
def test_numbers_of_neighbours_lie_apart(browser: Browser, address: str, game: str) -> None:
    faults = list[str]()
    with Visitor(browser, address, language="pl") as one:
        one.open(game, SHORT.get(game, ""), seats=4)
        for step in range(8):
            if not one.offered():
                break
            for size in at_sizes(one, (PHONE, (390, 844), LANDSCAPE, DESKTOP)):
                faults += [f"{size}: {fault}" for fault in one.page.evaluate(NUMBERS_APART)]
            one.play(Random(step), 1)
    assert not faults, faults[:6]


DIGITS = """() => [...document.querySelectorAll(".hand .card text.number")].flatMap((text) => {
    const card = text.closest(".card")
    const [{ left, top, width, height }, box] = [card.getBoundingClientRect(), text.getBBox()]
    const [turned, scale] = [parseFloat(card.closest("li").style.rotate) * Math.PI / 180, card.offsetWidth / 60]
    const free = [0.35, 0.5, 0.65].every((part) => [box.x, box.x + box.width - 1].every((edge) => {
        const [x, y] = [scale * (edge - 30), scale * (box.y + part * box.height - 42)] // from the card's middle
        const [right, down] = [x * Math.cos(turned) - y * Math.sin(turned), x * Math.sin(turned) + y * Math.cos(turned)]
        const there = document.elementFromPoint(left + width / 2 + right, top + height / 2 + down)
        return there?.closest(".card") === card
    }))
    return free ? [] : [`${card.dataset.face} among ${document.querySelectorAll(".hand .card").length}`]
})"""


@pytest.mark.parametrize("game", ["venture", "kitty", "goblin_poker", "the_game"])
def test_no_card_of_my_hand_touches_anothers_number(browser: Browser, address: str, game: str) -> None:
    faults, most = list[str](), 0
    with Visitor(browser, address) as one:
        one.open(game, SHORT.get(game, ""), seats=4)
        for step in range(6):
            if not one.offered():
                break
            most = max(most, one.page.locator(".hand .card").count())
            for size in at_sizes(one, (LARGE, PHONE, LANDSCAPE, DESKTOP)):
                faults += [f"{size}: {fault}" for fault in one.page.evaluate(DIGITS)]
            one.play(Random(step), 1)
    assert most > 3
    assert not faults, faults[:10]


def test_less_than_nothing_has_a_real_minus(browser: Browser, address: str) -> None:
    """Numbers are drawn with the sign for minus, which is as wide as a figure; a hyphen is none."""
    told = list[str]()
    with Visitor(browser, address) as one:
        one.open("venture", seats=4)
        for step in range(6):
            if not one.offered():
                break
            one.drawn()
            told += one.page.locator(".surface .seat dd").all_inner_texts()
            one.play(Random(step), 1)
    assert any("−" in number for number in told), told
    assert not any("-" in number for number in told), told


FREE = """(what) => {
    const all = (which) => [...document.querySelectorAll(`.surface ${which}`)]
    const boxes = (which) => all(which).map((one) => one.getBoundingClientRect())
    const over = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2
        && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2
    const faces = boxes(".bust").map(({ left, right, top, bottom }) => {
        const [wide, high] = [right - left, bottom - top] // the head, without the shoulders
        return { left: left + 0.25 * wide, right: right - 0.25 * wide, top, bottom: top + 0.6 * high, what: "a face" }
    })
    const others = boxes(".seat:not(.mine) :is(.who, .numbers .chips b, .numbers .score)")
    const lying = boxes(".seat:not(.mine) [data-pile] .card")
    const shown = boxes(what).filter(({ width }) => width > 2)
    const free = what.includes("medal") ? [...faces, ...others, ...lying] : [...faces, ...boxes(".who")]
    return [shown.length, shown.flatMap((one) => free.filter((other) => over(one, other)).map((other) =>
        `at ${Math.round(one.left)} over ${other.what ?? "something"} at ${Math.round(other.left)}`))]
}"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE, LANDSCAPE], ids=named)
def test_what_holds_for_somebody_leaves_face_and_name_free(
    browser: Browser, address: str, size: tuple[int, int]
) -> None:
    faults, most = list[str](), 0
    with Visitor(browser, address, size) as one:
        one.open("starboard", "ten-rounds", seats=4)
        for step in range(8):
            if not one.offered():
                break
            one.drawn()
            many, found = one.page.evaluate(FREE, ".seat:not(.mine) .tag")
            most, faults = max(most, many), faults + found
            one.play(Random(step), 1)
    assert most > 0, "something was said of somebody"
    assert not faults, faults[:6]


@pytest.mark.parametrize("size", [DESKTOP, PHONE, LANDSCAPE], ids=named)
def test_what_i_can_do_to_somebody_covers_nobody(browser: Browser, address: str, size: tuple[int, int]) -> None:
    """No face, name, number or card of anybody lies under it: on a phone it is laid out when they are touched."""
    with Visitor(browser, address, size) as one:
        one.open("regent", "ten-rounds", seats=4)
        for step in range(30):
            if any(choice.startswith("look") for choice in one.offered()):
                break
            one.play(Random(step), 1)
        one.drawn()
        if size != DESKTOP:
            assert one.page.evaluate(FREE, ".medal")[0] == 0
            one.page.locator(".reach").last.click()
            one.page.locator(".medals.picked").wait_for()
        many, faults = one.page.evaluate(FREE, ".medal")
        assert many > 0
        assert not faults, faults[:6]
        high = [box["height"] for each in one.page.locator(".medal:not(.aside)").all() if (box := each.bounding_box())]
        assert high and max(high) < 64, high


@pytest.mark.parametrize("size", [DESKTOP, PHONE, LANDSCAPE], ids=named)
@pytest.mark.parametrize(("game", "pile"), [("kitty", "prize"), ("venture", "stock")])
def test_what_is_played_for_is_the_largest_thing_on_the_felt(
    browser: Browser, address: str, game: str, pile: str, size: tuple[int, int]
) -> None:
    with Visitor(browser, address, size) as one:
        one.open(game, seats=4)
        while not any(choice.startswith("bid") for choice in one.offered()):
            one.play(Random(1), 1)
        one.drawn()
        cards = one.page.locator(f'[data-pile="{pile}"] .card').all()
        widths = [box["width"] for each in cards if (box := each.bounding_box())]
        laid = [
            box["width"] for each in one.page.locator('[data-pile^="laid"] .card').all() if (box := each.bounding_box())
        ]
        assert len(widths) == len(one.piles[pile]["cards"]) and laid
        few = len(widths) < 3 or size == DESKTOP  # more of them share the room of a phone
        assert min(widths) > (1.25 if few else 0.95) * max(laid), (widths, laid)


def test_hidden_cards_in_the_middle_have_a_name(browser: Browser, address: str) -> None:
    with Visitor(browser, address) as one:
        one.open("monster", "ten-rounds", seats=4)
        for step in range(12):
            offered = one.offered()
            if one.piles["monster"]["count"] > len(one.piles["monster"]["cards"]):
                break
            one.play(Random(step), 1) if offered else one.open("monster", "ten-rounds", 4)
        one.drawn()
        assert one.page.locator('[data-pile="monster"] .name').inner_text() == text("en", "pile-monster")


def box_of(one: Locator) -> dict[str, float]:
    """Where it is drawn."""
    box = one.bounding_box()
    assert box is not None
    return {"x": box["x"], "y": box["y"], "width": box["width"], "height": box["height"]}


@pytest.mark.parametrize("game", ["blackstone", "goblin_poker", "troll_guts", "starboard", "monster"])
def test_bank_and_stones_lie_apart_from_the_cards(browser: Browser, address: str, game: str) -> None:
    """However many they are: under nothing, and inside the window."""
    faults, most = list[str](), 0
    with Visitor(browser, address) as one:
        one.open(game, "ten-rounds", seats=4)
        for step in range(14):
            if not one.offered():
                break
            for size in at_sizes(one, (PHONE, DESKTOP)):
                shown = one.page.locator(".bank dl > div:not(.none)").all()
                boxes = {each.inner_text().replace("\n", " "): box_of(each) for each in shown}
                cards = [box_of(each) for each in one.page.locator(".middle .card").all()]
                most = max(most, len(boxes))
                over = [words for words, box in boxes.items() if any(overlap(box, card) for card in cards)]
                over += [words for words, box in boxes.items() if box["x"] + box["width"] > size[0]]
                faults += [f"{size}: {words}" for words in over]
            one.play(Random(step), 1)
    assert most > 0, "there was a bank"
    assert not faults, faults[:6]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=named)
def test_white_stones_lie_beside_the_cards_that_they_count(
    browser: Browser, address: str, size: tuple[int, int]
) -> None:
    """They are what one looks at: nearer to the middle than what is gone."""
    with Visitor(browser, address, size) as one:
        one.open("blackstone", "ten-rounds", seats=4)
        one.play(Random(3), 2)
        one.offered()
        one.drawn()
        stones = one.page.locator(".bank dl > div:has(.dots)").bounding_box()
        assert stones is not None
        assert stones["x"] + stones["width"] < 0.92 * size[0] and stones["x"] > 0.3 * size[0], stones
