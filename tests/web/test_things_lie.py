"""How things lie on the table: beside one another, each with what it says in sight."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Browser

from tests.web.test_surface import LANDSCAPE, LARGE, PLACES, ZOOMED, overlap
from tests.web.visitor import DESKTOP, PHONE, SHORT, TABLET, Visitor, named

ACROSS = """() => {
    const middle = (one) => { const { left, right } = one.getBoundingClientRect(); return (left + right) / 2 }
    return {
        plates: [...document.querySelectorAll(".surface .seat:not(.mine) h2.plate")].map(middle),
        hand: document.querySelector("#hand").getBoundingClientRect().bottom,
    }
}"""


@pytest.mark.parametrize("size", [LANDSCAPE, ZOOMED], ids=named)
@pytest.mark.parametrize("game", ["the_game", "kitty"])
def test_a_low_window_is_used_over_its_whole_width(
    browser: Browser, address: str, game: str, size: tuple[int, int]
) -> None:
    """The others sit left and right of the window's middle, and my hand lies at its foot."""
    with Visitor(browser, address, size) as one:
        one.open(game, seats=4)
        one.offered()
        one.drawn()
        seen = one.page.evaluate(ACROSS)
        assert abs(sum(seen["plates"]) / 3 - size[0] / 2) < 0.05 * size[0], seen
        assert seen["hand"] > size[1] - 20, seen


MOVES = "(what) => document.querySelector(what).getAnimations({ subtree: true }).length > 0"
FANS_AND_PILES = """() => {
    const boxes = (what) => [...document.querySelectorAll(what)].map((one) => one.getBoundingClientRect())
    const beside = (one, other) => one.right <= other.left + 1 || one.bottom <= other.top + 1
    const apart = (one, other) => beside(one, other) || beside(other, one)
    const piles = boxes(".track .place, .track .way, .track .ruler, .stock [data-pile]")
    const fans = boxes(".backs .card")
    const over = fans.filter((fan) => piles.some((pile) => !apart(fan, pile)))
    return { piles: piles.length, fans: fans.length, over: over.length }
}"""


@pytest.mark.parametrize("size", [(390, 844), TABLET, (1100, 700), DESKTOP, LARGE, LANDSCAPE, ZOOMED], ids=named)
@pytest.mark.parametrize("seats", [4, 5])
def test_fans_of_the_others_lie_beside_the_piles(
    browser: Browser, address: str, size: tuple[int, int], seats: int
) -> None:
    """The cards that others hold cover no pile that counts, nor its scale or name."""
    with Visitor(browser, address, size) as one:
        one.open("the_game", seats=seats)
        one.offered()
        one.drawn()
        seen = one.page.evaluate(FANS_AND_PILES)
        assert seen["piles"] >= 13 and seen["fans"] >= 15, seen
        assert seen["over"] == 0, seen


def looked_at(one: Visitor, question: str, turns: int) -> list[bool]:
    """What a question to the page finds in so many turns of mine, one after another."""
    found = list[bool]()
    for step in range(turns):
        if not one.offered():
            break
        one.drawn()
        found += one.page.evaluate(question)
        one.play(Random(step), 1)
    return found


SIGNS = """() => [...document.querySelectorAll(".hand .card:has(.sign)")].map((card) => {
    const { left, right, top, bottom } = card.querySelector(".sign > g:first-child").getBoundingClientRect()
    return [left + 2, (left + right) / 2, right - 2].every(
        (x) => document.elementFromPoint(x, (top + bottom) / 2)?.closest(".card") === card,
    ) && right - left >= 11
})"""
"""For every card of my hand that carries an order whether its sign is in sight."""


@pytest.mark.parametrize("size", [PHONE, ZOOMED], ids=named)
def test_an_order_can_be_read_on_every_card_of_a_tight_fan(
    browser: Browser, address: str, size: tuple[int, int]
) -> None:
    signs = list[bool]()
    for _ in range(3):
        with Visitor(browser, address, size) as one:
            one.open("extreme", seats=2)
            signs += looked_at(one, SIGNS, 4)
    assert signs, "cards with orders were there"
    assert all(signs), signs


BADGES = """() => [...document.querySelectorAll(".surface .card:has(rect.tally)")].map((card) => {
    const { left, right, top, bottom } = card.querySelector("rect.tally").getBoundingClientRect()
    const there = (x) => document.elementsFromPoint(x, (top + bottom) / 2)
    const cards = (x) => there(x).map((one) => one.closest("[data-pile] .card"))
    const at = (x) => cards(x).find((one) => one !== null) // what is still on its way lies over them for a moment
    return [left + 2, right - 2].every((x) => at(x) === card)
})"""


@pytest.mark.parametrize("size", [PHONE, LANDSCAPE, DESKTOP], ids=named)
def test_how_many_equal_cards_there_are_is_in_sight(browser: Browser, address: str, size: tuple[int, int]) -> None:
    """Equal cards that are drawn as one carry their number on a badge that nothing covers."""
    with Visitor(browser, address, size) as one:
        one.open("venture", seats=4)
        badges = looked_at(one, BADGES, 10)
    assert badges, "there were equal cards"
    assert all(badges), badges


def test_of_equal_cards_one_rises(browser: Browser, address: str) -> None:
    """There is one action for both, and it takes one of them."""
    with Visitor(browser, address) as one:
        both = one.page.locator(".hand li.can:has(.one + .one)").first
        while both.count() == 0:  # until equal cards were dealt to me
            one.open("venture", seats=5)
            one.offered()
            one.drawn()
        tops = "one => [...one.querySelectorAll('.card')].map((card) => card.getBoundingClientRect().top)"
        still = both.evaluate(tops)
        both.locator(".one").last.hover()
        one.until(lambda: both.evaluate(tops)[-1] < still[-1] - 2, "one rises")
        assert both.evaluate(tops)[:-1] == still[:-1]


def test_an_arrow_shows_who_gets_the_card_that_i_pass(browser: Browser, address: str) -> None:
    with Visitor(browser, address) as one:
        one.open("kitty", seats=4)
        one.until(lambda: one.may("pass 1") or any(each.startswith("pass ") for each in one.legal), "cards are passed")
        one.offered()
        one.drawn()
        tip = one.page.locator("[data-way] .tip").bounding_box()
        left = one.page.locator(f'.seat[data-seat="{(int(one.me or 0) + 1) % 4}"] .before').bounding_box()
        assert tip is not None and left is not None
        assert left["x"] < tip["x"] + tip["width"] / 2 < left["x"] + left["width"], (tip, left)
        assert left["y"] + left["height"] - 2 < tip["y"] < left["y"] + left["height"] + 40, (tip, left)
        one.act(one.offered()[0])
        assert all(each.startswith("bid ") for each in one.offered())
        one.page.locator("[data-way]").wait_for(state="detached")


@pytest.mark.parametrize("game", ["hawthorn", "monster", "venture"])
def test_the_end_leaves_everybodys_numbers_in_sight(browser: Browser, address: str, game: str) -> None:
    """On a desk the slate lies between them."""
    with Visitor(browser, address) as one:
        one.open(game, SHORT.get(game, ""), seats=4)
        one.play(Random(game), 400)
        one.page.locator("main[data-phase=over] .result").wait_for()
        one.until(lambda: not one.page.evaluate(MOVES, ".result"), "the slate lies")
        slate = one.page.locator(".result").bounding_box()
        numbers = [each.bounding_box() for each in one.page.locator(".seat .numbers dl").all()]
        assert slate is not None and len(numbers) == 3
        assert not [box for box in numbers if box and overlap(dict(box), dict(slate))], (slate, numbers)


def test_the_end_shows_how_the_piles_stood(browser: Browser, address: str) -> None:
    with Visitor(browser, address) as one:
        one.open("the_game", seats=4)
        one.play(Random(1), 400)
        shown = one.page.locator(".result .piles li")
        shown.first.wait_for()
        tops = {f"{name}": pile["cards"][-1:] or [1 if name[0] == "A" else 100] for name, pile in one.piles.items()}
        for name, said in zip(("A1", "A2", "D1", "D2"), shown.all_inner_texts(), strict=True):
            assert name in said and said.endswith(str(tops[name][0])), (said, tops)


def test_notes_slide_over_the_rim_and_move_nothing(browser: Browser, address: str) -> None:
    """The table stays where it is, and what to do now can be read beside them."""
    with Visitor(browser, address) as one:
        one.open("the_game", seats=4)
        one.play(Random(2), 3)
        one.offered()
        one.drawn()
        before = one.page.evaluate(PLACES)
        one.note("log")
        one.until(lambda: not one.page.evaluate(MOVES, "dialog"), "the notes lie")
        after = one.page.evaluate(PLACES)
        assert [name for name in before if name != ".lines" and after[name] != before[name]] == []
        notes = one.page.locator("dialog[open]").bounding_box()
        assert notes is not None
        for words in one.page.locator(".lines p").all():
            box = words.bounding_box()
            assert box is not None and box["x"] + box["width"] <= notes["x"], (box, notes)
        prompt = one.page.locator(".lines .say")
        line = "one => one.scrollHeight - one.clientHeight < 0.6 * parseFloat(getComputedStyle(one).fontSize)"
        assert prompt.evaluate(line), "what to do is not cut off"


def test_who_has_chosen_has_an_upright_mark(browser: Browser, address: str) -> None:
    """The plate leans with the rail; its mark does not."""
    turned = """one => {
        let all = 0
        for (let at = one; at !== null; at = at.parentElement) all += parseFloat(getComputedStyle(at).rotate) || 0
        return Math.abs(all)
    }"""
    with Visitor(browser, address) as one:
        one.open("kitty", seats=4)
        one.offered()
        marks = one.page.locator(".seat .chosen")
        one.until(lambda: marks.count() == 3, "the others have chosen")
        assert all(mark.evaluate(turned) < 0.01 for mark in marks.all())


@pytest.mark.parametrize("game", ["hawthorn", "goblin_poker"])
def test_giving_up_is_not_in_brass(browser: Browser, address: str, game: str) -> None:
    folds = 0
    with Visitor(browser, address) as one:
        one.open(game, "ten-rounds", seats=4)
        for step in range(6):
            if not one.offered():
                break
            for fold in one.page.locator(".bar [data-action^=fold]").all():
                folds += 1
                assert "brass" not in str(fold.get_attribute("class"))
            one.play(Random(step), 1)
    assert folds > 0


def test_my_own_words_are_not_news_to_me(browser: Browser, address: str) -> None:
    with Visitor(browser, address) as one:
        one.open("pairs", seats=3)
        one.note("talk")
        one.page.fill("#say", "Good luck")
        one.page.press("#say", "Enter")
        one.page.click("#tab-log")
        one.until(lambda: any(said["type"] == "said" for said in one.heard), "it is heard")
        one.page.keyboard.press("Escape")
        one.drawn()
        assert one.page.locator(".unheard").count() == 0
