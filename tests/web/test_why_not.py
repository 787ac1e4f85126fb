"""A tap or a drop that does nothing says why, in every game, in the server's words: the page knows no rules."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from kibitz.text.catalogue import text
from tests.server import same_deals
from tests.server.process import serving
from tests.web.visitor import PHONE, SPOT, Visitor, named

WHY = ".lines [role=alert]"


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose bots leave time to look."""
    with serving(tmp_path_factory.mktemp("slow"), same_deals.__file__, bot_pace="4") as server:
        yield server.address


def hand(one: Visitor) -> list[int]:
    """The cards that they hold."""
    return [face for face in one.piles[f"hand{one.me}"]["cards"] if face is not None]


def idle(one: Visitor) -> list[int]:
    """The cards that they hold and can do nothing with."""
    useful = {card for choice in one.snapshot["legal"] for card in choice["cards"]}
    return [face for face in hand(one) if face not in useful]


def tap(one: Visitor, face: int) -> None:
    """Touch a card of the hand, where it is seen."""
    grip = one.page.locator(f'#hand .grip:has([data-face="{face}"])').first
    grip.click(position=grip.evaluate(SPOT))


def drop(one: Visitor, face: int, pile: str) -> None:
    """Drag a card of the hand to a pile."""
    grip = one.page.locator(f'#hand .grip:has([data-face="{face}"])').first
    spot, box = grip.evaluate(SPOT), grip.bounding_box()
    target = one.page.locator(f'[data-pile="{pile}"] :is(.card, .empty)').first.bounding_box()
    assert box is not None and target is not None
    one.page.mouse.move(box["x"] + spot["x"], box["y"] + spot["y"])
    one.page.mouse.down()
    one.page.mouse.move(target["x"] + target["width"] / 2, target["y"] + target["height"] / 2, steps=6)
    one.page.mouse.up()


def reasons(one: Visitor) -> list[str]:
    """Why what is refused now, as the server has said last."""
    told = [said["explained"] for said in one.heard if said["type"] == "explained"]
    return [each["why"] for each in told[-1] if not each["may"]] if told else []


def said(one: Visitor) -> str:
    """What the table says of it."""
    one.page.locator(WHY).wait_for()
    return one.page.locator(WHY).inner_text()


@pytest.mark.parametrize("size", [(1280, 800), PHONE], ids=named)
def test_a_card_that_cannot_be_played_says_why(browser: Browser, address: str, size: tuple[int, int]) -> None:
    """In Hawthorn cards are played in every other circle only."""
    with Visitor(browser, address, size) as one:
        one.open("hawthorn", seats=3)
        while not idle(one) or one.me not in one.snapshot["to_act"]:
            one.act(next(choice for choice in one.offered() if choice != "fold"))
            one.offered()
        before = len(one.asked())
        tap(one, idle(one)[0])
        why = said(one)
        assert any(reason in why for reason in reasons(one))
        assert len(one.asked()) == before and not one.faults


@pytest.mark.parametrize("game", ["kitty", "regent", "sweep"])
def test_out_of_turn_it_says_whose_turn_it_is(browser: Browser, slow: str, game: str) -> None:
    with Visitor(browser, slow) as one:
        one.open(game, seats=3)
        if one.legal:
            one.act(one.offered()[0])
        one.until(lambda: one.me not in one.snapshot["to_act"] and hand(one), "others act")
        one.drawn()
        tap(one, hand(one)[0])
        why = said(one)
        assert reasons(one)[0] in why
        raised = one.page.locator(f'#hand li.raised [data-face="{hand(one)[0]}"]')
        assert raised.count() > 0 and one.page.locator("#hand li.held").count() == 0, "one can see it"


@pytest.mark.parametrize("way", ["tap", "drop"])
def test_a_pile_that_does_not_take_the_card_says_why(browser: Browser, address: str, way: str) -> None:
    """Whether it is let go there or touched with the card lifted; and where no rule speaks of it, it says so."""
    with Visitor(browser, address) as one:
        one.open("the_game", seats=2)
        while True:
            offered = one.offered()
            assert offered, "before the game is over some card does not go everywhere"
            useful = {card for choice in one.snapshot["legal"] for card in choice["cards"]}
            bad = [(c, p) for c in useful for p in ("A1", "A2", "D1", "D2") if f"play {c} {p}" not in offered]
            if bad:
                break
            one.act(next((choice for choice in offered if choice.startswith("play ")), offered[0]))
        card, pile = bad[0]
        if way == "tap":
            tap(one, card)
            one.page.locator("li.held").wait_for()
            one.page.locator(f'[data-pile="{pile}"] :is(.card, .empty)').first.click()
        else:
            drop(one, card, pile)
        why = said(one)
        assert any(reason in why for reason in reasons(one))
        assert one.page.locator(f'#hand [data-face="{card}"]').count() == 1 and not one.faults
        drop(one, card, "deck")
        one.until(lambda: text("en", "table-not-there") in said(one), "no rule speaks of it")


def test_a_refusal_gives_way_to_what_to_do_when_it_was_read(browser: Browser, address: str) -> None:
    with Visitor(browser, address) as one:
        one.page.clock.install()
        one.open("the_game", seats=2)
        one.offered()
        drop(one, hand(one)[0], "deck")
        one.page.locator(WHY).wait_for()
        one.page.clock.fast_forward(8000)
        assert one.page.locator(WHY).count() == 1, "nobody reads that fast"
        one.page.clock.fast_forward(30_000)
        one.page.locator(".lines .turn").wait_for()
        assert one.page.locator(WHY).count() == 0
