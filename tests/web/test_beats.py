"""What happens is seen: cards travel, secret choices are turned up together, chips are paid one by one; in order."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.web.frames import (
    ACTIONS,
    CLICK,
    HELD,
    PILES,
    REST,
    SLOW,
    VERY_SLOW,
    WATCH,
    Box,
    apart,
    at_rest,
    boxes_of,
    first,
    frames,
    inside,
    middle,
    share,
)
from tests.web.visitor import DESKTOP, PHONE, SPOT, Visitor

# --- a move ----------------------------------------------------------------------------------------------------------


def to_lay(one: Visitor) -> tuple[str, str, str]:
    """Sit down to The Game, until everything lies still: an action that lays a card, its face, and where it goes."""
    one.open("the_game", seats=2)
    action = next(action for action in one.offered() if action.startswith("play "))
    _, face, pile = action.split()
    one.page.evaluate("document.body.click()")
    at_rest(one)
    return action, face, pile


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_card_travels_from_the_hand_to_its_pile(browser: Browser, slow: str, size: tuple[int, int]) -> None:
    with Visitor(browser, slow, size, still=False, script=SLOW + WATCH) as one:
        action, face, pile = to_lay(one)
        place = f'[data-pile="{pile}"] :is(.card, .empty)'
        [target] = boxes_of(one, place)
        [source] = boxes_of(one, f'.hand [data-face="{face}"]')
        was = one.page.locator(place).first.inner_text().strip()
        page = frames(one)[-1]["page"]
        one.page.evaluate(CLICK, action)
        one.until(lambda: one.page.locator(place).first.inner_text().strip() == face, "it is laid")
        at_rest(one)
        seen = frames(one)
        flown = [frame for frame in seen if frame["flying"]]
        assert len(flown) > 5, "it travels, and is seen on its way"
        shares = []
        for frame in flown:
            [card] = frame["flying"]
            assert card["face"] == face and inside(card, size), card
            assert frame["page"] == page, "the page grows or shrinks"
            old = [lying for lying in frame["lying"] if apart(lying, target) < 3]
            assert [lying["text"] for lying in old] == [was], "what lay there stays until it is covered"
            assert not [lying for lying in frame["lying"] if lying["pile"] == f"hand{one.me}" and lying["face"] == face]
            shares.append(share(card, source, target))
        assert shares[0] < 0.3 and shares[-1] > 0.9
        assert all(later > earlier - 0.01 for earlier, later in pairwise(shares)), "it never turns back"
        assert max(later - earlier for earlier, later in pairwise(shares)) < 0.7, "it does not jump"
        last = seen[-1]
        assert [lying["text"] for lying in last["lying"] if apart(lying, target) < 3] == [face]
        assert last["page"] == page and one.faults == []


def test_another_players_card_comes_from_their_seat(browser: Browser, slow: str) -> None:
    with Visitor(browser, slow, DESKTOP, still=False, script=SLOW + WATCH) as one:
        one.open("the_game", seats=2)
        while len([event for event in one.events.values() if event["kind"] == "turn"]) < 2:
            offered = one.offered()
            one.act("end" if "end" in offered else next(action for action in offered if action.startswith("play ")))
        one.page.evaluate("document.body.click()")
        frames(one)
        known = len(one.events)
        one.until(
            lambda: any(e["kind"] == "move" for e in list(one.events.values())[known:]), "the other one lays a card"
        )
        laid = next(event for event in list(one.events.values())[known:] if event["kind"] == "move")
        one.until(lambda: any(f["flying"] for f in one.page.evaluate("window.frames.slice(-50)")), "it travels")
        at_rest(one)
        flown = [frame["flying"][0] for frame in frames(one) if frame["flying"]]
        [seat] = boxes_of(one, f'[data-seat="{1 - (one.me or 0)}"]')
        assert flown[0]["face"] == str(laid["cards"][0])
        x, y = middle(flown[0])
        assert seat["x"] - 60 <= x <= seat["x"] + seat["width"] + 60
        assert seat["y"] - 60 <= y <= seat["y"] + seat["height"] + 60
        assert one.faults == []


def test_cards_are_dealt_one_after_another_and_may_be_played_before_they_lie_there(browser: Browser, slow: str) -> None:
    """While the first hand is on its way each of its actions is there already, and can be carried out."""
    with Visitor(browser, slow, DESKTOP, still=False, script=VERY_SLOW + WATCH) as one:
        one.open("the_game", seats=2)
        one.until(lambda: len(one.page.evaluate("window.frames").pop()["flying"]) == 14, "two hands of seven fly")
        action = next(action for action in one.offered() if action.startswith("play "))
        assert one.page.locator("#flights .flight").count() == 14, "and they still do"
        assert one.page.locator(f'[data-action="{action}"]').count() == 1
        one.page.evaluate(CLICK, action)
        one.answered(0, action)
        assert one.faults == []


def test_a_card_that_is_still_to_come_can_be_played(browser: Browser, address: str) -> None:
    """While the card that I pass on flies, the one that I get is not seen yet: a bid with it is there already."""
    with Visitor(browser, address, DESKTOP, still=False, script=VERY_SLOW + WATCH) as one:
        one.open("kitty", seats=6)
        for _ in range(200):  # until somebody passes me a card of a rank that I have none of
            action = one.offered()[0]
            one.page.evaluate(CLICK, action)
            one.answered(len(one.asked()) - 1, action)
            one.until(lambda: one.legal or one.snapshot["result"], "it is my turn again")
            if one.snapshot["result"] is not None:
                one.open("kitty", seats=6)
                continue
            one.until(lambda: one.page.locator("#flights .flight").count() > 0, "something flies")
            hand = set(one.page.evaluate(PILES)[f"hand{one.me}"])
            if one.legal[0].startswith("bid ") and {str(face) for face in one.piles[f"hand{one.me}"]["cards"]} - hand:
                break
        assert set(one.page.evaluate(ACTIONS)) == set(one.legal), "each of them is there"
        assert one.page.locator("#flights .flight").count() > 0, "while something still flies"


@pytest.mark.parametrize("game", ["the_game", "regent", "pairs", "hawthorn"])
def test_whatever_moves_is_inside_the_window(browser: Browser, address: str, game: str) -> None:
    """Deals, others' moves, prizes, chips: nothing leaves the window, and the page keeps its size."""
    with Visitor(browser, address, DESKTOP, still=False, script=WATCH) as one:
        one.open(game)
        at_rest(one)
        rng, size = Random(game), frames(one)[-1]["page"]
        flown = 0
        for _ in range(3):
            if not one.offered():
                break
            one.play(rng, 1)
            at_rest(one)
            for frame in frames(one):
                assert all(inside(card, DESKTOP) for card in frame["flying"]), frame["flying"]
                assert frame["page"] == size or one.phase == "over", "the page is larger for what flies over it"
                flown += len(frame["flying"])
        assert flown > 0 and one.faults == []


def test_a_dragged_card_settles_from_where_it_was_let_go(browser: Browser, slow: str) -> None:
    with Visitor(browser, slow, DESKTOP, still=False, script=SLOW + WATCH) as one:
        action, face, pile = to_lay(one)
        [target] = boxes_of(one, f'[data-pile="{pile}"] :is(.card, .empty)')
        grip = one.page.locator(f'.grip:has([data-face="{face}"])')
        spot = grip.evaluate(SPOT)
        source: Box = dict(grip.bounding_box() or {})
        (x, y), grown = middle(target), (source["width"] / 2 - spot["x"], source["height"] / 2 - spot["y"])
        one.page.mouse.move(source["x"] + spot["x"], source["y"] + spot["y"])
        one.page.mouse.down()
        one.page.mouse.move(x - grown[0] + 30, y - grown[1] + 10, steps=5)
        one.drawn()
        frames(one)
        one.page.mouse.up()
        one.answered(0, action)
        at_rest(one)
        seen = frames(one)
        ways = [apart(card, target) for frame in seen for card in frame["flying"] if card["face"] == face]
        assert ways and max(ways) < 0.4 * apart(source, target), "it does not start again from the hand"
        back = [card for f in seen for card in f["lying"] if card["pile"] == f"hand{one.me}" and card["face"] == face]
        assert all(apart(card, source) > 0.5 * apart(source, target) for card in back), "nor is it seen there again"


# --- a reveal --------------------------------------------------------------------------------------------------------


def revealed(one: Visitor, rng: Random) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """Bid until somebody wins while others cancel each other: those events, and the frames in which it was seen."""
    for _ in range(20):
        known = len(one.events)
        action = rng.choice(one.offered())
        at_rest(one)
        one.until(lambda: one.snapshot["to_act"] == [one.me], "all others have chosen")
        at_rest(one)
        frames(one)
        one.page.evaluate(CLICK, action)
        one.answered(len(one.asked()) - 1, action)
        told = list(one.events.values())[known:]
        at_rest(one)
        seen, faces = frames(one), [event["cards"][0] for event in told if event["kind"] == "turn_up"]
        won = [event for event in told if event["kind"] == "rule" and event["value"] in faces]
        if won and len(set(faces)) < len(faces):
            return told, seen
    raise AssertionError("nobody cancelled anybody in twenty rounds")


def test_a_reveal_backs_then_faces_then_equals_are_struck_then_the_winner_glows_and_gets_the_prize(
    browser: Browser, slow: str
) -> None:
    with Visitor(browser, slow, DESKTOP, still=False, script=SLOW + WATCH) as one:
        one.open("kitty", seats=6)
        told, seen = revealed(one, Random(1))
        bids = {event["target"]: str(event["cards"][0]) for event in told if event["kind"] == "turn_up"}
        others = [pile for pile in bids if pile != f"laid{one.me}"]
        rule = next(event for event in told if event["kind"] == "rule")
        prize = next(event for event in told if event.get("source") == "prize")
        equal = {pile for pile, face in bids.items() if list(bids.values()).count(face) > 1}
        moved = next(said for said in one.heard if rule in said.get("events", []))
        why = {moved["sentences"][moved["told"].index(rule["number"])]}  # or as the round's end says it
        why |= {moved["ending"]["headline"]} if moved.get("ending") else set()

        def says_why(frame: dict[str, Any]) -> bool:
            return any(sentence in frame["news"] for sentence in why)

        def faces(frame: dict[str, Any]) -> list[str]:
            return [card["face"] for card in frame["lying"] if card["pile"] in others]

        def lit(frame: dict[str, Any], tone: str) -> set[str]:
            return {pile for how, pile, _ in frame["lit"] if how == tone}

        backs = first(seen, "backs before their owners", lambda frame: faces(frame) == [""] * len(others))
        turned = first(
            seen, "all turned up", lambda frame: sorted(faces(frame)) == sorted(bids[pile] for pile in others)
        )
        struck = first(seen, "equal ones are struck out", lambda frame: lit(frame, "struck") == equal)
        glows = first(seen, "the winner's card glows", lambda frame: lit(frame, "gold") == {f"laid{rule['seat']}"})
        said = first(seen, "why", says_why)

        def taken(frame: dict[str, Any]) -> bool:  # a bid of the same rank may fly while the prize still lies there
            flies = str(prize["cards"][0]) in [card["face"] for card in frame["flying"]]
            return flies and not any(card["pile"] == "prize" and card["face"] for card in frame["lying"])

        travels = first(seen, "the prize travels", taken)
        assert backs < turned < struck < glows <= said < travels
        assert all(len(set(map(bool, faces(frame)))) < 2 for frame in seen[: turned + 1]), "they turn together"
        landed = next(at for at in range(travels, len(seen)) if not seen[at]["flying"])
        assert lit(seen[landed], "gold") and lit(seen[landed], "struck") == equal, "and it stays to be read"
        assert says_why(seen[landed])
        assert one.faults == []


def test_two_that_break_somebody_glow_before_they_are_swept_away(browser: Browser, slow: str) -> None:
    with Visitor(browser, slow, DESKTOP, still=False, script=SLOW + WATCH) as one:
        one.open("pairs", seats=2)
        for _ in range(60):
            action = "hit" if "hit" in one.offered() else one.offered()[0]
            at_rest(one)
            known = len(one.events)
            frames(one)
            one.act(action)
            at_rest(one)
            seen = frames(one)
            told = list(one.events.values())[known:]
            broke = next(
                (
                    at
                    for at, e in enumerate(told)
                    if e["kind"] == "rule" and e["value"] in told[at - 1].get("cards", [])
                ),
                0,
            )
            if broke and told[broke - 1]["target"] == f"stack{one.me}":
                break
        face = str(told[broke]["value"])
        pair = first(seen, "both glow", lambda f: f["lit"] == [["brick", f"stack{one.me}", face]] * 2)
        landed = first(
            seen,
            "the card has come",
            lambda f: [c["face"] for c in f["lying"] if c["pile"] == f"stack{one.me}"].count(face) == 2,
        )
        assert landed <= pair
        after = next(at for at in range(pair, len(seen)) if not seen[at]["lit"] or seen[at]["flying"])
        assert after > pair, "they are seen to glow before anything else moves"
        swept = next(at for at in range(pair, len(seen)) if not seen[at]["lit"])
        still = max(at for at in range(pair, swept) if seen[at]["flying"])
        assert seen[swept]["time"] - seen[still]["time"] > HELD, (
            "and why the round ended can be read before the next deal"
        )


# --- nothing waits ---------------------------------------------------------------------------------------------------

SKIPS = {
    "tap": "document.body.click()",
    "key": "document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', bubbles: true }))",
    "hidden": "Object.defineProperty(document, 'hidden', { get: () => true });"
    " document.dispatchEvent(new Event('visibilitychange'))",
}


@pytest.mark.parametrize("how", SKIPS)
def test_what_is_played_can_be_skipped(browser: Browser, slow: str, how: str) -> None:
    with Visitor(browser, slow, DESKTOP, still=False, script=VERY_SLOW + WATCH) as one:
        one.open("the_game", seats=2)
        one.until(lambda: one.page.locator("#flights .flight").count() == 14, "the hands fly")
        one.page.evaluate(SKIPS[how])
        one.drawn()
        assert one.page.evaluate(REST) == 0
        shown = one.page.evaluate(PILES)
        assert shown[f"hand{one.me}"] == [str(face) for face in one.piles[f"hand{one.me}"]["cards"]]
        one.page.reload()
        one.page.locator(".hand .card").first.wait_for()
        assert one.page.evaluate(PILES) == shown, "as it is drawn for somebody who comes just now"


def test_an_action_of_mine_skips_what_is_played_before_it(browser: Browser, slow: str) -> None:
    with Visitor(browser, slow, DESKTOP, still=False, script=VERY_SLOW + WATCH) as one:
        one.open("the_game", seats=2)
        one.until(lambda: one.page.locator("#flights .flight").count() == 14, "the hands fly")
        action = next(action for action in one.offered() if action.startswith("play "))
        one.page.evaluate(CLICK, action)
        one.answered(0, action)
        one.until(lambda: one.page.locator("#flights .flight").count() == 1, "one card flies, and no others")
        assert frames(one)[-1]["flying"][0]["face"] == action.split()[1]


@pytest.mark.parametrize("how", ["still", "none"])
def test_with_motion_off_nothing_travels_and_nothing_lags(browser: Browser, address: str, how: str) -> None:
    script = "localStorage.setItem('kibitz.pace', 'none');" if how == "none" else ""
    with Visitor(browser, address, DESKTOP, still=how == "still", script=script + WATCH) as one:
        one.open("kitty", seats=4)
        rng = Random(3)
        for _ in range(6):
            offered = one.offered()
            one.page.evaluate(CLICK, rng.choice(offered))
            one.answered(len(one.asked()) - 1, "it")
            heard = len(one.heard)
            one.drawn()
            hand = one.page.evaluate(PILES)[f"hand{one.me}"]
            if len(one.heard) == heard:
                assert hand == [str(face) for face in one.piles[f"hand{one.me}"]["cards"]], "at once"
        assert not [frame for frame in frames(one) if frame["flying"] or frame["chip"]]
        assert one.faults == []


def test_pace_is_mine_and_that_of_bots_the_hosts(browser: Browser, address: str) -> None:
    with Visitor(browser, address) as one:
        one.open("kitty", seats=3)
        one.note("table")
        one.page.locator("[data-do=pace]").select_option("quick")
        assert one.page.evaluate("localStorage.getItem('kibitz.pace')") == "quick"
        one.page.locator("[data-do=bots-pace]").select_option("calm")
        one.until(lambda: one.table["pace"] == "calm", "the bots of this table are calm")
        assert one.faults == []
