"""Several people before their pages: a lobby that never hangs, a rematch, seats that are left, kept and taken over."""

from __future__ import annotations

from contextlib import ExitStack
from random import Random

from playwright.sync_api import Browser

from kibitz.text.catalogue import text
from tests.web.visitor import DESKTOP, PHONE, Visitor


def opened(one: Visitor, game: str, seats: int) -> None:
    """Open a table and wait for friends."""
    one.at_the_shelf(game, seats=seats)
    one.page.click("[data-do=invite]")
    one.page.locator("main[data-phase=gathering]").wait_for()
    one.until(lambda: one.table, "told of the table")


def joined(one: Visitor, url: str, seat: int) -> None:
    """Follow the link and sit down."""
    one.page.goto(url)
    one.page.locator("input[autocomplete=nickname]").fill(one.name)
    one.page.locator(f"[data-sit='{seat}']").click()
    one.until(lambda: one.me == seat, f"{one.name} sits")


def started(host: Visitor) -> None:
    """Who has sat down is ready: the host says when."""
    host.until(lambda: all(seat.get("ready") or seat.get("host") for seat in host.table["seats"]), "all are ready")
    host.page.click("[data-do=start]")


def in_play(*people: Visitor) -> None:
    for one in people:
        one.page.locator("main[data-phase=playing]").wait_for()


def test_a_lobby_with_a_free_seat_says_so_and_starts_without_it(browser: Browser, address: str) -> None:
    with (
        Visitor(browser, address, name="Ann") as ann,
        Visitor(browser, address, PHONE, "ru", name="Боб") as bob,
        Visitor(browser, address, language="pl", name="Cyd") as cyd,
    ):
        opened(ann, "kitty", 4)
        joined(bob, ann.page.url, 1)
        joined(cyd, ann.page.url, 2)
        waits = ann.page.locator("[data-waits]")
        ann.until(lambda: waits.inner_text() == "Боб and Cyd are here. Start, or wait for more.", "who is here is said")
        assert "Ann" in bob.page.locator("[data-waits]").inner_text()
        assert bob.page.locator("[data-do=start]").count() == 0, "that is for the host"
        ann.until(lambda: all(seat.get("ready") for seat in ann.table["seats"][1:3]), "who sits down is ready")
        start = ann.page.locator("[data-do=start]")
        assert start.inner_text() == "Start with three"
        start.click()
        in_play(ann, bob, cyd)
        assert len(ann.table["seats"]) == 3
        assert not [said for said in ann.heard if said["type"] == "refused"]
        assert not ann.faults + bob.faults + cyd.faults


def test_when_the_host_is_gone_somebody_else_is(browser: Browser, address: str) -> None:
    with Visitor(browser, address, name="Ann") as ann, Visitor(browser, address, PHONE, name="Bea") as bea:
        opened(ann, "kitty", 3)
        joined(bea, ann.page.url, 1)
        waits = bea.page.locator("[data-waits]")
        assert bea.page.locator("[data-do=bot]").count() == 0, "that is for the host"
        ann.page.close()
        bea.until(lambda: waits.inner_text() == text("en", "web-host-away", {"host": "Ann"}), "it is said")
        passed_on = bea.page.locator("[data-host=Bea]")
        passed_on.wait_for()
        assert text("en", "web-host-you") in passed_on.inner_text() and "Ann" in passed_on.inner_text()
        assert text("en", "web-still-too-few-host") in waits.inner_text(), "two are too few: not without the free chair"
        replace = bea.page.locator("[data-do=replace]")
        assert replace.get_attribute("aria-label") == "A bot for Ann", "nothing starts by that"
        replace.click()
        bea.page.locator("[data-do=bot]").click()
        in_play(bea)
        assert bea.faults == []


def test_a_rematch_is_asked_for_and_never_hangs(browser: Browser, address: str) -> None:
    with Visitor(browser, address, name="Ann") as ann, Visitor(browser, address, name="Bea") as bea:
        opened(ann, "pairs", 2)
        joined(bea, ann.page.url, 1)
        started(ann)
        in_play(ann, bea)
        rng = Random(1)
        while not ann.snapshot.get("result"):
            ann.until(lambda: ann.legal or bea.legal or ann.snapshot["result"], "somebody may act")
            if ann.snapshot["result"]:
                break
            (ann if ann.legal else bea).play(rng, 1)
            ann.until(lambda: len(ann.events) == len(bea.events), "both are told")
        ann.page.click("[data-do=again]")
        wants = bea.page.locator("[data-wants]")
        wants.wait_for()
        assert "Ann wants to play again" in wants.inner_text()
        assert "Bea" in ann.page.locator("[data-missing=ready]").inner_text()
        bea.page.close()
        ann.page.locator("[data-missing=away]").wait_for()
        replace = ann.page.locator("[data-do=replace]")
        assert replace.inner_text() == "Start with a bot in place of Bea"
        replace.click()
        ann.until(lambda: ann.game == 2, "the next game begins")
        in_play(ann)
        assert not [said for said in ann.heard if said["type"] == "refused"]
        assert ann.faults == []


def test_a_name_is_asked_for_and_refused_beside_its_field(browser: Browser, address: str) -> None:
    with Visitor(browser, address, name="Ann") as ann, Visitor(browser, address, PHONE, name="Bea") as bea:
        opened(ann, "kitty", 3)
        bea.page.goto(ann.page.url)
        problem = bea.page.locator("#name-problem")
        bea.page.locator("[data-sit='1']").click()
        bea.page.get_by_text(text("en", "web-name-first")).wait_for()
        bea.page.locator("input[autocomplete=nickname]").fill("A\u200bnn")
        bea.page.locator("[data-sit='1']").click()
        bea.until(
            lambda: [said for said in bea.heard if said["type"] == "refused"], "a name that looks like another one"
        )
        refused = next(said["reason"] for said in bea.heard if said["type"] == "refused")
        bea.until(lambda: problem.inner_text() == refused, "it is said beside the field")
        bea.page.locator("input[autocomplete=nickname]").fill("Bea")
        bea.page.locator("[data-sit='1']").click()
        bea.until(lambda: bea.me == 1, "under another name")
        bea.page.locator("section.seat.mine").wait_for()
        assert bea.page.get_by_text(refused).count() == 0, "that was another name"


def test_a_seat_is_taken_over_when_all_agree(browser: Browser, address: str) -> None:
    with ExitStack() as stack:
        ann, bea, cyd = (
            stack.enter_context(Visitor(browser, address, size, name=name))
            for name, size in (("Ann", DESKTOP), ("Bea", PHONE), ("Cyd", DESKTOP))
        )
        opened(ann, "kitty", 3)
        joined(bea, ann.page.url, 1)
        ann.page.locator("[data-do=bot]").click()
        started(ann)
        in_play(ann, bea)
        cyd.page.goto(ann.page.url)
        cyd.page.locator("input[autocomplete=nickname]").fill("Cyd")
        cyd.page.locator("[data-sit='2']").click()
        for one in (ann, bea):
            assert cyd.me is None, "not before all have agreed"
            wish = one.page.locator("[data-wish='2']")
            wish.wait_for()
            assert "Cyd" in wish.inner_text()
            wish.locator("[data-do=allow]").click()
        cyd.until(lambda: cyd.me == 2, "all have agreed, and Cyd sits")
        cyd.page.locator("section.seat.mine").wait_for()
        for one in (ann, bea, cyd):
            one.page.locator("[data-wish]").wait_for(state="detached")
            assert one.faults == []


def test_whoever_wished_for_a_seat_is_told_of_the_no(browser: Browser, address: str) -> None:
    with ExitStack() as stack:
        ann, bea, cyd = (stack.enter_context(Visitor(browser, address, name=name)) for name in ("Ann", "Bea", "Cyd"))
        opened(ann, "kitty", 3)
        joined(bea, ann.page.url, 1)
        ann.page.locator("[data-do=bot]").click()
        started(ann)
        in_play(ann, bea)
        cyd.page.goto(ann.page.url)
        cyd.page.locator("input[autocomplete=nickname]").fill("Cyd")
        cyd.page.locator("[data-sit='2']").click()
        cyd.page.locator("[data-do=withdraw]").click()
        cyd.page.locator("[data-sit='2']").click()
        cyd.page.locator("[data-do=withdraw]").wait_for()
        assert cyd.page.locator("[data-refused]").count() == 0, "her own withdrawal is no refusal"
        ann.page.locator("[data-do=refuse]").click()
        assert cyd.page.locator("[data-refused]").inner_text() == text("en", "web-wish-refused")
        assert cyd.page.locator("[data-sit]").count() == 0, "a no is good for the whole game"
        assert not ann.faults + bea.faults + cyd.faults


def test_who_looks_on_at_a_table_of_one_sits_down_when_the_game_is_over(browser: Browser, address: str) -> None:
    with Visitor(browser, address, name="Ann") as ann, Visitor(browser, address, PHONE, name="Cyd") as cyd:
        ann.open("pairs", seats=2)
        cyd.page.goto(ann.page.url)
        assert cyd.page.locator(".watching").inner_text() == text("en", "web-watching-until")
        assert cyd.page.locator("[data-sit]").count() == 0
        ann.play(Random(4))
        cyd.page.locator("input[autocomplete=nickname]").fill("Cyd")
        cyd.page.locator("[data-sit='1']").click()
        cyd.until(lambda: cyd.me == 1, "Cyd sits in the bot's place")
        for one in (ann, cyd):
            one.page.click("[data-do=again]")
        ann.until(lambda: ann.is_in(2) and cyd.is_in(2), "the next game begins, with both")
        assert not ann.faults + cyd.faults


def test_a_seat_that_was_left_is_kept(browser: Browser, address: str) -> None:
    with Visitor(browser, address, name="Ann") as ann:
        ann.open("kitty", seats=3)
        ann.offered()
        ann.note("table")
        ann.page.click("#beside [data-do=leave]")
        ann.until(lambda: ann.me is None, "she has stood up")
        assert ann.page.locator("[data-action]").count() == 0
        again = ann.page.locator("[data-sit='0']")
        assert again.inner_text() == text("en", "web-sit-again")
        assert ann.page.locator("[data-sit]").count() == 1, "there and nowhere else"
        again.click()
        ann.until(lambda: ann.me == 0, "she sits again")
        ann.offered()
        assert ann.faults == []


def test_onlookers_are_hushed_while_a_game_is_on(browser: Browser, address: str) -> None:
    with Visitor(browser, address, name="Ann") as ann, Visitor(browser, address, name="Cyd") as cyd:
        ann.open("kitty", seats=3)
        ann.offered()
        cyd.page.goto(ann.page.url)
        cyd.note("talk")
        cyd.page.locator("#say").wait_for()
        ann.note("table")
        ann.page.click("[data-do=hush]")
        cyd.page.get_by_text(text("en", "web-hushed")).wait_for()
        assert cyd.page.locator("#say").count() == 0
        ann.page.click("[data-do=hush]")
        cyd.page.locator("#say").wait_for()
        assert not ann.faults + cyd.faults
