"""Before a game: the table with empty chairs, the invitation, who sits down, what is waited for, what is said."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from kibitz.text.catalogue import LANGUAGES, text
from tests.web.test_people import in_play, opened
from tests.web.visitor import DESKTOP, PHONE, Visitor, named

HEARD = "() => [...document.querySelectorAll('main > [aria-live=polite] p')].map((one) => one.textContent)"
UNDER = """([above, below]) => {
    const [one, other] = [above, below].map((which) => document.querySelector(which).getBoundingClientRect())
    return one.bottom <= other.top + 1 || one.right <= other.left + 1
}"""
"""Whether something lies above or left of another thing, and covers nothing of it."""


def test_friends_come_to_the_table_itself(browser: Browser, address: str) -> None:
    with Visitor(browser, address, name="Ada") as ada, Visitor(browser, address, PHONE, name="Boris") as boris:
        opened(ada, "pairs", 3)
        waits = ada.page.locator("[data-waits]")
        assert waits.inner_text() == text("en", "web-nobody-yet")
        assert ada.page.locator("[data-free]").count() == 2, "empty chairs at the table"
        assert ada.page.locator("[data-do=start]").count() == 0, "one alone cannot play this"
        assert "kibitz serve" not in ada.page.locator("main").inner_text(), "that is for whoever runs the server"

        boris.page.goto(ada.page.url)
        invitation = boris.page.locator(".card-of-invitation")
        boris.until(lambda: "15 min" in invitation.inner_text(), "how long it takes is said")
        assert "Ada invites you to Pairs" in invitation.inner_text() and "3 players" in invitation.inner_text()
        assert boris.page.locator("[data-do=share]").count() == 0, "to invite is the host's"
        boris.page.fill("input[autocomplete=nickname]", "Boris")
        boris.page.press("input[autocomplete=nickname]", "Enter")
        ada.until(lambda: waits.inner_text() == "Boris is here. Start, or wait for more.", "who came is said")
        assert text("en", "web-start-or-wait", {"host": "Ada"}) == boris.page.locator("[data-waits]").inner_text()
        assert boris.page.evaluate("document.activeElement.matches('[data-waits]')"), "the focus is not lost"
        assert boris.page.locator(".card-of-invitation").count() == 0

        boris.page.click("[data-do=talk]")
        boris.page.fill("#say", "Hello, all!")
        boris.page.press("#say", "Enter")
        bubble = ada.page.locator("[data-says='1']")
        bubble.wait_for()
        assert bubble.inner_text() == "Hello, all!"
        assert {"Boris: Hello, all!", waits.inner_text()} <= set(ada.page.evaluate(HEARD))
        bubble.wait_for(state="detached")
        ada.note("talk")
        assert "Hello, all!" in ada.page.locator(".lines li").inner_text(), "the notes keep it"
        ada.page.keyboard.press("Escape")

        start = ada.page.locator("[data-do=start]")
        assert start.inner_text() == "Start with two"
        start.click()
        in_play(ada, boris)
        assert len(ada.table["seats"]) == 2 and ada.page.locator(".unheard").count() == 0
        assert not ada.faults + boris.faults


def test_a_chair_is_given_to_a_bot_and_changed(browser: Browser, address: str) -> None:
    with Visitor(browser, address, name="Ada") as ada:
        opened(ada, "kitty", 3)
        for chair in (1, 2):
            ada.page.locator(f"[data-seat='{chair}'] [data-do=bot]").click()
        ada.until(lambda: all(seat.get("bot") == "medium" for seat in ada.table["seats"][1:]), "bots sit there")
        ada.page.locator("[data-seat='2'] .reach").press("Enter")
        ada.page.locator("[data-seat='2'] [data-bot=hard]").click()
        ada.until(lambda: ada.table["seats"][2].get("bot") == "hard", "a stronger one")
        ada.page.locator("[data-seat='2'] .reach").click()
        ada.page.locator("[data-seat='2'] [data-do=free]").click()
        ada.page.locator("[data-seat='2'][data-free]").wait_for(state="attached")
        ada.page.locator("[data-seat='2'] [data-do=bot]").click()
        ada.page.locator("[data-do=start]").click()
        in_play(ada)
        assert ada.faults == []


@pytest.mark.parametrize("size", [PHONE, (640, 360), DESKTOP], ids=named)
def test_nothing_covers_anything(browser: Browser, address: str, size: tuple[int, int]) -> None:
    """Neither for the host nor for who is invited, whatever the language; the tightest table has eight seats."""
    with Visitor(browser, address, size, name="Ada") as ada, Visitor(browser, address, size) as other:
        opened(ada, "venture", 8)
        other.page.goto(ada.page.url)
        other.page.locator("[data-do=sit]").wait_for()
        for language in LANGUAGES:
            for one in (ada, other):
                one.page.evaluate("language => localStorage.setItem('kibitz.language', language)", language)
                one.page.reload()
                one.page.locator(".card-of-invitation").wait_for()
                one.page.evaluate("() => document.fonts.ready.then(() => undefined)")
                card = one.page.locator(".card-of-invitation")
                assert card.evaluate("one => one.scrollHeight <= one.clientHeight + 1"), f"{language}: it is cut"
                assert one.page.evaluate(UNDER, [".card-of-invitation", "[data-waits]"]), language
                assert one.outside() == [], language
            assert other.page.evaluate(UNDER, ["[data-waits]", "form [data-do=sit]"]), language
        assert not ada.faults + other.faults
