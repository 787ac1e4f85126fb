"""Words, buttons, points and chips follow what is seen on the table, and never run ahead of it."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Browser

from kibitz.text.catalogue import text
from tests.web.frames import CLICK, REST, SLOW, VERY_SLOW, WATCH, at_rest, first, frames
from tests.web.visitor import DESKTOP, Visitor

# --- words and numbers follow what is seen ---------------------------------------------------------------------------


def test_words_and_buttons_wait_for_the_table(browser: Browser, slow: str) -> None:
    """While something is played nothing speaks of what comes after it: prompt, goal, tags, buttons."""
    with Visitor(browser, slow, DESKTOP, still=False, script=SLOW + WATCH) as one:
        one.open("kitty", seats=3)
        one.until(lambda: one.page.evaluate("window.frames").pop()["flying"], "cards are dealt")
        seen = frames(one)
        assert {frame["prompt"] for frame in seen} == {""} and not any(frame["tags"] for frame in seen)
        for _ in range(2):
            goal, action = one.snapshot["goal"], one.offered()[0]
            one.until(lambda: one.snapshot["to_act"] == [one.me], "all others have chosen")
            at_rest(one)
            assert frames(one)[-1]["prompt"] == one.snapshot["prompt"]
            goal = one.snapshot["goal"]
            one.page.evaluate(CLICK, action)
            one.answered(len(one.asked()) - 1, action)
            one.until(lambda: one.page.evaluate(REST) == 0, "it has been shown")
        assert one.snapshot["goal"] != goal, "the next prize"
        one.drawn()
        seen = frames(one)
        next_one = first(seen, "the next prize is spoken of", lambda frame: frame["goal"] == one.snapshot["goal"])
        lies = [card["face"] for card in seen[next_one]["lying"] if card["pile"] == "prize"]
        assert lies == [str(face) for face in one.piles["prize"]["cards"]], "when it lies there"
        played = seen[:next_one]
        assert any(frame["flying"] for frame in played) and {frame["goal"] for frame in played} == {goal}
        assert one.snapshot["prompt"] not in {frame["prompt"] for frame in played}
        assert seen[-1]["prompt"] == one.snapshot["prompt"]


def test_buttons_are_there_at_once_and_look_so_when_everything_was_seen(browser: Browser, slow: str) -> None:
    with Visitor(browser, slow, DESKTOP, still=False, script=VERY_SLOW + WATCH) as one:
        one.open("pairs", seats=2)
        one.until(lambda: one.legal, "it is my turn")
        one.until(lambda: frames(one)[-1]["flying"], "cards fly")
        one.until(lambda: frames(one)[-1]["bar"] < 0.5, "they are dimmed meanwhile")
        assert {"hit", "fold"} == set(one.offered())
        one.page.evaluate("document.body.click()")
        one.until(lambda: frames(one)[-1]["bar"] == 1, "they are on")


def test_points_are_seen_after_what_they_are_for(browser: Browser, address: str) -> None:
    """At the end of a game of Kitty hands are turned up, and groups glow as good ones, before anybody has points."""
    with Visitor(browser, address, DESKTOP, still=False, script=WATCH) as one:
        one.open("kitty", seats=3)
        rng = Random(1)
        while offered := one.offered():
            frames(one)
            one.page.evaluate(CLICK, rng.choice(offered))
            one.answered(len(one.asked()) - 1, "it")
            if one.snapshot["result"] is not None:
                break
        one.page.locator("[data-result]").wait_for()
        seen = frames(one)
        others = {f"hand{seat}" for seat in range(3) if seat != one.me}
        counts = first(seen, "something is counted", lambda frame: any(pile in others for _, pile, _ in frame["lit"]))
        opened = first(
            seen,
            "hands are open",
            lambda frame: any(card["pile"] in others and card["face"] for card in frame["lying"]),
        )
        assert opened < counts
        before = [frame["figures"] for frame in seen[: counts + 1] if frame["plays"]]
        assert before and not any(before), "points before anything was counted"
        tones = {tone for frame in seen[counts:] for tone, pile, _ in frame["lit"] if pile.startswith("hand")}
        assert tones == {"gold"}, "what scores is good"
        assert one.faults == []


def test_the_sockets_show_my_own_cards_when_they_have_landed(browser: Browser, slow: str) -> None:
    with Visitor(browser, slow, DESKTOP, still=False, script=SLOW + WATCH) as one:
        one.open("the_game", seats=2)
        laid: list[str] = []
        while "end" not in one.offered():
            at_rest(one)
            frames(one)
            action = next(each for each in one.offered() if each.startswith("play "))
            one.page.evaluate(CLICK, action)
            one.answered(len(one.asked()) - 1, action)
            at_rest(one)
            seen = frames(one)
            before, laid = list(laid), [*laid, action.split()[1]]
            assert {tuple(frame["sockets"]) for frame in seen} == {tuple(before), tuple(laid)}
            assert {tuple(frame["sockets"]) for frame in seen if frame["flying"]} == {tuple(before)}
        one.page.evaluate(CLICK, "end")
        one.answered(len(one.asked()) - 1, "end")
        one.until(lambda: one.me not in one.snapshot["to_act"], "the other one's turn")
        at_rest(one)
        frames(one)
        one.until(lambda: one.me in one.snapshot["to_act"], "and mine again")
        at_rest(one)
        assert {tuple(frame["sockets"]) for frame in frames(one)} == {()}


LOST = "() => { const ink = document.querySelector('.ink'); return ink.scrollHeight - ink.clientHeight }"


def test_when_my_turn_comes_the_ink_says_what_was_done_and_not_who_ended_a_turn(browser: Browser, address: str) -> None:
    with Visitor(browser, address, DESKTOP, still=False, script=WATCH) as one:
        one.open("the_game", seats=3)
        while "end" not in one.offered():
            one.act(next(each for each in one.offered() if each.startswith("play ")))
        one.act("end")
        one.until(lambda: one.snapshot["to_act"] == [one.me], "my turn again")
        at_rest(one)
        since = next(at for at in reversed(range(len(one.told))) if one.told[at].startswith("You ended the turn"))
        laid = [sentence for sentence in one.told[since:] if " laid " in sentence]
        ended = [sentence for sentence in one.told[since + 1 :] if "ended the turn" in sentence]
        ink = frames(one)[-1]["news"]
        assert len(laid) >= 4 and len(ended) == 2
        assert laid[-1] in ink and not any(sentence in ink for sentence in ended)
        assert one.page.evaluate(LOST) < 8, "a line of it is cut off"
        heard = str(one.page.locator("[role=status][aria-live=polite]").text_content())
        assert all(sentence in heard for sentence in one.told[since:]) and one.snapshot["prompt"] in heard


def test_what_a_round_led_to_is_not_lost_among_antes(browser: Browser, address: str) -> None:
    with Visitor(browser, address, DESKTOP, still=False, script=WATCH) as one:
        one.open("blackstone", "ten-rounds", seats=3)  # nobody is broke, and out of a game, after its first round
        since = 0
        while not any("put down an ante" in sentence for sentence in one.told[since:]) or since == 0:
            since = len(one.told)
            one.act("fold")
            one.until(lambda: one.snapshot["to_act"] == [one.me], "my turn again")
        at_rest(one)
        led_to = [sentence for sentence in one.told[since:] if "from the bank" in sentence or "went out" in sentence]
        ink = frames(one)[-1]["news"]
        last = next(said["ending"]["headline"] for said in reversed(one.heard) if said.get("ending"))
        assert led_to and (led_to[-1] in ink or last in ink)
        assert "put down an ante" not in ink


def test_the_ink_does_not_mix_rounds(browser: Browser, address: str) -> None:
    """When a round ended since I acted, the ink says how and why, and sets apart what happened after the new deal."""
    found = False
    with Visitor(browser, address, DESKTOP, still=False, script=WATCH) as one:
        one.open("pairs", seats=4)
        while not found:
            since = len(one.heard)
            one.act("hit")
            one.until(lambda: one.me in one.snapshot["to_act"] or one.snapshot["result"], "my turn again")
            assert one.snapshot["result"] is None, "nobody has lost before it was seen"
            at_rest(one)
            ends = [said.get("ending") or {} for said in one.heard[since:] if said.get("snapshot")]
            last = max((at for at, end in enumerate(ends) if end), default=len(ends))
            ink = frames(one)[-1]["news"]
            assert ("New deal:" in ink) == (last < len(ends) - 1), (ink, ends)
            if last < len(ends) - 1:
                found = True
                assert ink.startswith(ends[last]["headline"]) and ends[last]["why"] in ink.split("New deal:")[0]
                assert one.page.evaluate(LOST) < 8, "a line of it is cut off"


def test_a_lifted_card_says_what_it_orders(browser: Browser, address: str) -> None:
    with Visitor(browser, address) as one:
        signed = one.page.locator(".hand li:has(.sign) button.grip").first
        while signed.count() == 0:  # until a card with an order was dealt to me
            one.open("extreme", seats=1)
            one.offered()
        face = signed.locator(".card").get_attribute("data-face")
        order = next(said["game"]["marks"][face] for said in reversed(one.heard) if said.get("game"))
        signed.evaluate("one => one.click()")
        assert one.page.locator(".lines .say").inner_text() == text("en", f"extreme-mark-{order}", attribute="means")
        signed.evaluate("one => one.click()")
        one.until(lambda: one.page.locator(".lines [data-order]").count() == 0, "what to do is said again")


def test_my_own_result_is_heard_at_once(browser: Browser, slow: str) -> None:
    with Visitor(browser, slow, DESKTOP, still=True) as one:
        one.open("pairs", seats=2)
        one.offered()
        known = len(one.told)
        one.act("hit")
        one.drawn()
        heard = str(one.page.locator("[role=status][aria-live=polite]").text_content())
        assert one.told[known] in heard and one.told[known].startswith("You hit")


# --- a payment -------------------------------------------------------------------------------------------------------


def test_as_many_chips_travel_as_are_paid_and_the_numbers_count_along(browser: Browser, slow: str) -> None:
    with Visitor(browser, slow, DESKTOP, still=False, script=SLOW + WATCH) as one:
        one.open("hawthorn", seats=3)
        while "fold" not in one.offered():
            one.act(one.offered()[0])
        at_rest(one)
        before = frames(one)[-1]["chips"]
        one.page.evaluate("window.chips = 0")
        known = len(one.events)
        one.page.evaluate(CLICK, "fold")
        one.answered(len(one.asked()) - 1, "fold")
        one.until(lambda: one.page.evaluate("window.chips") > 0, "chips are paid")
        at_rest(one)
        flown, seen = one.page.evaluate("window.chips"), frames(one)
        told = list(one.events.values())[known:]
        paid = [event for event in told if event["kind"] == "pay"]
        assert flown == sum(event["value"] for event in paid), "one chip for each"
        mine = [frame["chips"][str(one.me)] for frame in seen]
        fold = paid[0]["value"]
        assert paid[0]["seat"] == one.me and mine[0] == before[str(one.me)]
        assert min(mine) <= before[str(one.me)] - fold
        assert fold < 2 or any(before[str(one.me)] - fold < number < before[str(one.me)] for number in mine), (
            "one by one"
        )
        bank = [frame["chips"]["bank"] for frame in seen]
        leaves = first(seen, "one less", lambda frame: frame["chips"][str(one.me)] < before[str(one.me)])
        lies = first(seen, "one more", lambda frame: frame["chips"]["bank"] > before["bank"])
        assert leaves < lies, "it has to travel"
        assert bank[-1] == one.snapshot["numbers"]["bank"] and mine[-1] == one.snapshot["numbers"]["chips"][one.me or 0]
        assert one.faults == []


def test_the_bank_never_pays_what_it_does_not_have(browser: Browser, address: str) -> None:
    """Who pays others out of what was just paid in does so when it lies there."""
    with Visitor(browser, address, DESKTOP, still=False, script=WATCH) as one:
        one.open("blackstone", "ten-rounds", seats=3)
        rng, banks = Random(1), []
        while offered := one.offered():
            one.page.evaluate(CLICK, rng.choice(offered))
            one.answered(len(one.asked()) - 1, "it")
            at_rest(one)
            banks += [frame["chips"]["bank"] for frame in frames(one) if "bank" in frame["chips"]]
        assert len(set(banks)) > 1 and min(banks) >= 0
