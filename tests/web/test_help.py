"""Who comes with a keyboard finds out which keys there are: groups that say what they are, and a list of all keys."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from kibitz.text.catalogue import LANGUAGES, text
from tests.web.test_access import axe
from tests.web.test_at_the_keys import active, lead, opened
from tests.web.test_heard import LISTEN, heard
from tests.web.visitor import Visitor


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_list_of_all_keys(browser: Browser, address: str, language: str) -> None:
    """By the question mark, or from the menu; in the page's language; the focus comes back."""
    with Visitor(browser, address, language=language) as one:
        opened(one, "the_game", seats=2)
        lead(one, one.legal[1])
        before = active(one)
        one.page.keyboard.press("?")
        listed = one.page.locator("dialog[data-keys]")
        listed.wait_for()
        said = listed.inner_text()
        assert text(language, "web-press-sides") in said and text(language, "web-press-updown-does") in said
        assert "web-press" not in said and text(language, "web-press-again-does") not in said
        one.page.keyboard.press("Escape")
        listed.wait_for(state="detached")
        assert active(one) == before and one.page.locator("li.held").count() == 1
        one.page.locator("summary").click()
        one.page.locator("[data-do=keys]").click()
        listed.wait_for()
        assert axe(one, "keys") == []
        one.page.keyboard.press("Escape")
        listed.wait_for(state="detached")
        one.note("talk")
        one.page.locator("#say").press_sequentially("?")
        assert listed.count() == 0 and one.page.locator("#say").input_value() == "?" and one.faults == []


def test_that_there_is_such_a_list_is_said_once(browser: Browser, address: str) -> None:
    hint = text("en", "web-press-hint")
    with Visitor(browser, address, script=LISTEN) as one:
        one.open("pairs", seats=2)
        one.offered()
        assert hint not in heard(one)
        for _ in range(3):
            one.page.keyboard.press("Tab")
        assert heard(one).count(hint) == 1
        one.open("pairs", seats=2)
        one.offered()
        one.page.keyboard.press("Tab")
        assert hint not in heard(one), "this browser has heard it"


@pytest.mark.parametrize(("game", "where"), [("the_game", "#hand"), ("pairs", ".bar"), ("five_cards", ".middle")])
def test_what_arrows_go_through_is_a_toolbar(browser: Browser, address: str, game: str, where: str) -> None:
    """Those who listen are told so; and a toolbar has a name and a direction."""
    with Visitor(browser, address) as one:
        opened(one, game, seats=2)
        for _ in range(8):
            if one.page.locator(f"{where} [data-action]").count() > 0:
                break
            one.act(one.offered()[0])
            one.offered()
        one.drawn()
        group = one.page.locator(f"{where}[role=toolbar]")
        assert group.count() == 1 and group.get_attribute("aria-label")
        assert group.get_attribute("aria-orientation") in ("horizontal", "vertical")
