"""What those who listen hear at the table: each thing once, in its order, what to do in their turn, how all stand."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Browser

from kibitz.text.catalogue import text
from tests.web.visitor import SHORT, Visitor

LISTEN = """
window.heard = []
new MutationObserver((changes) => {
    for (const { target, type, addedNodes } of changes) {
        const within = target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement
        if (!within?.closest("[role=status][aria-live=polite]")) continue
        const said = type === "characterData" ? [target] : [...addedNodes]
        window.heard.push(...said.map((one) => one.textContent.trim()).filter(String))
    }
}).observe(document, { subtree: true, childList: true, characterData: true })
"""
"""Everything that is added to the one polite region or changes in it, as a screen reader reads it out."""
NEW_ROUND = text("en", "web-new-round")
ASIDE = ("shuffled", "back into the deck")


def heard(one: Visitor) -> list[str]:
    """What was said so far."""
    one.drawn()
    return [str(sentence) for sentence in one.page.evaluate("window.heard")]


@pytest.mark.parametrize("game", ["pairs", "kitty", "regent", "the_game"])
def test_each_thing_is_said_once_and_in_its_order(browser: Browser, address: str, game: str) -> None:
    with Visitor(browser, address, script=LISTEN) as one:
        one.open(game, SHORT.get(game, ""))
        one.offered()
        before, known = len(heard(one)), len(one.told)
        one.play(Random(5), 8)
        one.offered()

        def told() -> list[str]:
            return [sentence for sentence in one.told[known:] if not any(aside in sentence for aside in ASIDE)]

        def said() -> list[str]:
            return [sentence for sentence in heard(one)[before:] if sentence in told()]

        assert len(told()) > 5
        one.until(lambda: len(said()) >= len(told()), "all is said")  # others may go on meanwhile
        assert said() == told()


def test_what_to_do_is_said_when_the_turn_begins_and_when_it_changes(browser: Browser, address: str) -> None:
    with Visitor(browser, address, script=LISTEN) as one:
        one.open("the_game", seats=2)
        prompts: list[str] = []
        for _ in range(12):
            offered = one.offered()
            if not offered:
                break
            mine = one.snapshot["prompt"]
            if not prompts or prompts[-1] != mine:
                prompts.append(mine)
            one.act("end" if "end" in offered else next(each for each in offered if each.startswith("play ")))
        said = [sentence for sentence in heard(one) if sentence.startswith("Your turn")]
        assert len(prompts) > 4 and said[: len(prompts)] == prompts


def test_nothing_is_said_again_when_the_table_is_drawn_anew(browser: Browser, address: str) -> None:
    with Visitor(browser, address, script=LISTEN) as one:
        one.open("pairs", seats=3)
        one.play(Random(2), 2)
        one.offered()
        before = heard(one)
        one.note("log")
        one.page.keyboard.press("Escape")
        one.page.set_viewport_size({"width": 700, "height": 900})
        one.drawn()
        one.page.set_viewport_size({"width": 1280, "height": 800})
        assert heard(one) == before and one.page.locator("[role=status][aria-live=polite]").count() == 1


@pytest.mark.parametrize(("game", "number"), [("pairs", "points"), ("regent", "chips"), ("port", "points")])
def test_a_deal_ends_with_how_everybody_stands(browser: Browser, address: str, game: str, number: str) -> None:
    """At the end of each deal, and of the game; the reason of the end is heard, too."""
    with Visitor(browser, address, script=LISTEN) as one:
        one.open(game, SHORT.get(game, ""), seats=3)
        one.play(Random(3))
        one.page.locator("[data-result]").wait_for()
        moved = [said for said in one.heard if said["type"] == "moved" and said.get("ending")]
        rounds = [said["snapshot"]["numbers"][number] for said in moved]
        totals = [sentence for sentence in heard(one) if sentence.lower().startswith(f"{number}:")]
        assert len(rounds) > 2 and len(totals) >= 2
        last = one.snapshot["result"]["scores"] or one.snapshot["result"]["chips"]
        assert all(str(value) in totals[-1] for value in last) and len(totals[-1].split(",")) == 3
        ending = moved[-1]["ending"]
        assert any(ending["why"] in sentence for sentence in heard(one))
        assert one.page.locator("[data-result] h2").inner_text() not in heard(one), "the focus says it"


@pytest.mark.parametrize("seats", [3, 5])
def test_totals_and_the_new_round_are_heard_once_whoever_opens_it(browser: Browser, address: str, seats: int) -> None:
    """Also where others have gone on before one has seen the round end: what stands then is said before their cards.

    Among five often the lowest card is shared, and more cards are dealt before somebody opens the round.
    """
    with Visitor(browser, address, script=LISTEN, still=False) as one:
        one.open("pairs", seats=seats)
        for _ in range(4):
            if "fold" not in one.offered():
                break
            one.act("fold")
            one.page.wait_for_function("() => document.body.dataset.beat === undefined")
        rounds = [each for each in one.heard if each["type"] == "moved" and each.get("ending")]
        rounds = [each for each in rounds if not each["ending"].get("over")]
        assert any(each["snapshot"]["to_act"] != [one.me] for each in rounds), "somebody else has opened one"
        said = heard(one)
        wanted = [", ".join(str(value) for value in each["snapshot"]["numbers"]["points"]) for each in rounds]
        assert [", ".join(re.findall(r"\d+", each)) for each in said if each.startswith("Points:")] == wanted
        assert said.count(NEW_ROUND) == len(rounds)
        for at in (at for at, each in enumerate(said) if each == NEW_ROUND):
            assert said[at - 1].startswith("Points:") and said[at + 1].startswith(("Dealt face up", "You got"))


def test_the_headline_is_heard_where_the_focus_stays_in_a_note(browser: Browser, address: str) -> None:
    with Visitor(browser, address, script=LISTEN) as one:
        one.open("pairs", seats=2)
        one.note("talk")
        one.page.locator("#say").focus()
        while offered := one.offered():
            before = len(one.asked())
            action = "hit" if "hit" in offered else offered[0]
            one.page.locator(f"[data-action={action}]").first.evaluate("one => one.click()")
            one.answered(before, action)
        one.page.locator("[data-result]").wait_for()
        headline = one.page.locator("[data-result] h2").inner_text()
        assert any(headline in sentence for sentence in heard(one))
