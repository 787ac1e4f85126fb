"""By keyboard at the table: the focus is where one acts, arrows go through cards and piles; who points sees no ring."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Browser

from tests.server import same_deals
from tests.server.process import serving
from tests.web.visitor import PHONE, Visitor

ACTIVE = "() => document.activeElement?.dataset?.action ?? document.activeElement?.id ?? ''"
STOPS = """(where) => [...document.querySelectorAll(`${where} button`)]
    .filter((one) => one.tabIndex >= 0 && !one.disabled && one.checkVisibility()).length"""
PLACE = """(action) => {
    const one = document.querySelector(`[data-action="${action}"]`)
    const card = one.closest("#hand li")
    if (card === null) return [one.closest(".bar") ? "bar" : "felt", null]
    return ["hand", [...document.querySelectorAll("#hand li")].indexOf(card)]
}"""
HERE = """() => {
    const one = document.activeElement
    const card = one.closest("#hand li")
    if (card !== null) return ["hand", [...document.querySelectorAll("#hand li")].indexOf(card)]
    return [one.closest(".bar") ? "bar" : one.matches("[data-action]") ? "felt" : "", null]
}"""
AGAIN = "() => document.activeElement?.dataset.do === 'again'"
SETTLED = "() => document.body.dataset.beat === undefined"
EARLY = """
window.early = []
document.addEventListener("focusin", ({ target }) => {
    if (target.dataset.action && document.body.dataset.beat) window.early.push(target.dataset.action)
})
"""
"""Actions that got the focus while what happened before them was still being shown."""


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose bots leave time to look."""
    with serving(tmp_path_factory.mktemp("slow"), same_deals.__file__, bot_pace="2") as server:
        yield server.address


def active(one: Visitor) -> str:
    """The action that has the focus, or what has it."""
    return str(one.page.evaluate(ACTIVE))


def opened(one: Visitor, game: str, seats: int = 0) -> None:
    """A game of which the keyboard's first touch is made: from now on the focus is where one acts."""
    one.open(game, seats=seats)
    one.offered()
    one.page.keyboard.press("ArrowRight")


def lead(one: Visitor, action: str) -> None:
    """Go to an action as somebody at the keyboard does: Tab between hand, bar and felt, arrows within them."""
    where, card = one.page.evaluate(PLACE, action)
    for _ in range(12):
        if one.page.evaluate(HERE)[0] == where:
            break
        one.page.keyboard.press("Tab")
    for _ in range(60):
        if active(one) == action:
            return
        there = card is not None and one.page.evaluate(HERE)[1] == card
        one.page.keyboard.press("ArrowDown" if there else "ArrowRight")
    raise AssertionError(f"the arrows lead to {active(one)!r} and not to {action!r}")


def press(one: Visitor, action: str) -> None:
    """Do what has the focus; what loses at once is asked for twice."""
    before = len(one.asked())
    for _ in range(2 if any(warned == action for warned, _ in one.snapshot["warnings"]) else 1):
        one.page.keyboard.press("Enter")
    one.answered(before, action)


@pytest.mark.parametrize("game", ["the_game", "pairs", "kitty", "regent"])
def test_after_each_move_the_focus_is_where_one_acts(browser: Browser, address: str, game: str) -> None:
    with Visitor(browser, address) as one:
        opened(one, game)
        for _ in range(6):
            if not one.offered():
                break
            one.until(lambda: one.phase == "over" or one.may(active(one)), "the focus is on an action")
            if one.phase == "playing":
                press(one, active(one))
        assert one.faults == []


def test_while_others_play_the_focus_waits_at_the_hand(browser: Browser, slow: str) -> None:
    with Visitor(browser, slow) as one:
        opened(one, "pairs", seats=2)
        while one.snapshot["to_act"] == [one.me]:  # who pairs may open the next round
            lead(one, "hit")
            press(one, "hit")
        one.until(lambda: active(one) == "hand", "it waits at the hand")
        one.until(lambda: active(one) in ("hit", "fold"), "and is where one acts when the turn comes")
        assert one.faults == []


def test_after_a_note_the_focus_is_where_it_was(browser: Browser, address: str) -> None:
    with Visitor(browser, address) as one:
        opened(one, "pairs", seats=2)
        button = one.page.locator("[data-do=may]")
        button.focus()
        one.page.keyboard.press("Enter")
        one.page.locator("dialog[open]").wait_for()
        one.page.locator("#tab-may").focus()
        one.page.keyboard.press("Escape")
        one.until(lambda: one.page.locator("dialog[open]").count() == 0, "the note is closed")
        assert button.evaluate("one => one === document.activeElement")


def test_nobody_is_torn_out_of_what_they_write(browser: Browser, address: str) -> None:
    with Visitor(browser, address) as one:
        opened(one, "pairs", seats=2)
        one.note("talk")
        one.page.locator("#say").press_sequentially("e")
        for _ in range(3):
            before = len(one.asked())
            one.offered()
            one.page.locator("[data-action=hit]").first.evaluate("one => one.click()")
            one.answered(before, "hit")
        one.offered()
        one.drawn()
        assert active(one) == "say" and one.page.locator("#say").input_value() == "e"


@pytest.mark.parametrize("size", [(1280, 800), PHONE])
def test_who_points_sees_no_ring(browser: Browser, address: str, size: tuple[int, int]) -> None:
    with Visitor(browser, address, size) as one:
        one.open("the_game", seats=2)
        for _ in range(5):
            one.act(one.offered()[0])
            one.offered()
            one.drawn()
            assert one.page.locator(":focus-visible").count() == 0
            assert one.page.locator("li.held").count() == 0


def test_arrows_go_through_cards_and_their_piles(browser: Browser, address: str) -> None:
    """Left and right through cards that can be played, for the same pile where they may; up and down through piles."""
    with Visitor(browser, address) as one:
        opened(one, "the_game", seats=2)
        lead(one, one.legal[0])
        _, card, pile = active(one).split()
        one.page.keyboard.press("ArrowDown")
        assert active(one).split()[1] == card and active(one).split()[2] != pile
        one.page.keyboard.press("ArrowUp")
        one.page.keyboard.press("ArrowRight")
        assert active(one).split()[1] != card and active(one).split()[2] == pile
        one.page.keyboard.press("ArrowLeft")
        assert active(one) == f"play {card} {pile}"
        assert one.page.evaluate(STOPS, "#hand") == 1
        one.page.keyboard.press("Escape")
        assert one.page.locator("li.held").count() == 0
        one.page.keyboard.press("ArrowDown")
        assert active(one).split()[1] == card, "the focus has stayed at the card"


def test_one_tab_stop_for_all_buttons(browser: Browser, address: str) -> None:
    """Also where one thing can be done with many numbers."""
    with Visitor(browser, address) as one:
        opened(one, "blackstone")
        offered = [choice["action"] for choice in one.snapshot["legal"]]
        assert len(offered) > 6 and one.page.evaluate(STOPS, ".bar") == 1
        lead(one, offered[3])
        press(one, offered[3])


def test_a_key_ends_the_turn_and_a_key_held_down_is_one_decision(browser: Browser, address: str) -> None:
    with Visitor(browser, address) as one:
        opened(one, "the_game", seats=2)
        while "end" not in one.legal:
            one.offered()
            one.until(lambda: one.may(active(one)), "the focus is on an action")
            before = len(one.asked())
            one.page.keyboard.down("Enter")
            for _ in range(3):
                one.page.keyboard.down("Enter")  # as a key does that is held down
            one.page.keyboard.up("Enter")
            one.answered(before, "play")
            assert len(one.asked()) == before + 1
            one.offered()
        before = len(one.asked())
        one.page.keyboard.press("e")
        one.answered(before, "end")
        assert one.acts()[-1] == "end" and one.faults == []


@pytest.mark.parametrize(("game", "seats"), [("the_game", 1), ("kitty", 3)])
def test_a_whole_game_by_keys(browser: Browser, address: str, game: str, seats: int) -> None:
    """From the first card to the next game, with Tab between hand and buttons and arrows within them."""
    rng = Random(game)
    with Visitor(browser, address) as one:
        opened(one, game, seats)
        while one.offered():
            warned = {action for action, _ in one.snapshot["warnings"]}
            action = rng.choice([action for action in one.legal if action not in warned] or one.legal)
            one.until(lambda: one.may(active(one)), "the focus is on an action")
            lead(one, action)
            press(one, action)
        one.until(lambda: one.page.evaluate(AGAIN), "the focus is where another game begins")
        one.page.keyboard.press("Enter")
        one.until(lambda: one.is_in(2) and one.may(active(one)), "the focus is on the next game's first action")
        assert one.faults == []


def test_what_was_chosen_does_not_keep_the_focus_for_the_next_round(browser: Browser, address: str) -> None:
    """Fold is there again, and may lose now: whoever folded is led to the first choice, and hears it."""
    rested = list[str]()
    with Visitor(browser, address) as one:
        for _ in range(3):
            opened(one, "pairs", seats=2)
            while "fold" in one.offered():
                lead(one, "fold")
                known = len(one.asked())
                for _ in range(2):  # what loses at once has to be chosen twice
                    if len(one.asked()) == known:
                        one.page.keyboard.press("Enter")
                        one.drawn()
                one.answered(known, "fold")
                if one.offered():
                    one.until(lambda: active(one) in one.legal, "the focus is at an action")
                    rested.append(active(one))
    assert len(rested) > 3 and set(rested) == {"hit"}


@pytest.mark.parametrize(("game", "chosen"), [("kitty", ""), ("pairs", "fold")])
def test_the_focus_speaks_of_what_has_been_seen(browser: Browser, address: str, game: str, chosen: str) -> None:
    """With everything shown one after another: what comes next has the focus when one has seen what led to it."""
    with Visitor(browser, address, script=EARLY, still=False) as one:
        opened(one, game, seats=3)
        for turn in range(4):
            if not one.offered():
                break
            one.page.wait_for_function(SETTLED)
            one.until(lambda: one.may(active(one)), "the focus is on an action")
            if chosen and turn > 0:
                assert active(one) == "hit", "the first choice, whatever was chosen before"
            if chosen:
                lead(one, chosen)
            one.page.evaluate("() => { window.early = [] }")
            press(one, active(one))
            one.page.wait_for_function(SETTLED)
            assert one.page.evaluate("() => window.early") == []
        assert one.faults == []


def test_my_cards_can_be_read_while_others_play(browser: Browser, slow: str) -> None:
    """Arrows go through them; Enter says whose turn it is, and nothing is sent."""
    with Visitor(browser, slow) as one:
        opened(one, "kitty", seats=3)
        one.until(lambda: one.may(active(one)), "the focus is on an action")
        press(one, active(one))
        one.until(lambda: active(one) == "hand", "it waits at the hand")
        hand = sorted(set(one.piles[f"hand{one.me}"]["cards"]))
        read = list[str]()
        for _ in hand:
            one.page.keyboard.press("ArrowRight")
            read.append(one.page.evaluate("() => document.activeElement.closest('#hand li .grip').ariaLabel"))
        assert [int(each.split()[0]) for each in read] == hand
        before = len(one.asked())
        one.page.keyboard.press("Enter")
        one.page.locator(".lines [role=alert]").wait_for()
        assert len(one.asked()) == before
        one.until(lambda: one.may(active(one)), "and it is where one acts when the turn comes")
        assert one.faults == []


def test_digits_lead_to_cards_and_buttons(browser: Browser, address: str) -> None:
    with Visitor(browser, address) as one:
        opened(one, "the_game", seats=2)
        for digit in (3, 1, 8):
            one.page.keyboard.press(str(digit))
            if digit <= one.page.locator("#hand li").count():
                assert one.page.evaluate(HERE) == ["hand", digit - 1]
        one.page.keyboard.press("1")
        one.page.keyboard.press("Control+3")
        assert one.page.evaluate(HERE) == ["hand", 0], "not with Control"
        press(one, active(one))
        opened(one, "pairs", seats=2)
        one.page.keyboard.press("2")
        assert active(one) == "fold"
        one.page.keyboard.press("1")
        assert active(one) == "hit" and one.faults == []


@pytest.mark.parametrize("key", ["Enter", "n"])
def test_one_key_starts_another_game(browser: Browser, address: str, key: str) -> None:
    """The button has the focus, and says how it ended; no key does so while one writes, or with Control."""
    with Visitor(browser, address) as one:
        opened(one, "pairs", seats=2)
        while one.offered():
            one.act("hit" if "hit" in one.legal else one.legal[0])
        one.until(lambda: one.page.evaluate(AGAIN), "the focus is where another game begins")
        again = one.page.locator("[data-do=again]")
        described = one.page.locator(f"#{again.get_attribute('aria-describedby')}")
        assert described.inner_text() == one.page.locator("[data-result] h2").inner_text()
        one.note("talk")
        one.page.locator("#say").focus()
        one.page.keyboard.press("n")
        one.page.keyboard.press("Escape")
        one.page.keyboard.press("Control+n")
        assert one.phase == "over"
        again.focus()
        one.page.keyboard.press(key)
        one.until(lambda: one.is_in(2) and one.may(active(one)), "the focus is on the next game's first action")
        assert one.faults == []
