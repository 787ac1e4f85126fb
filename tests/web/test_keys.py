"""Who I am on this device: codes that ask first, keys that are kept, my tables, and whether a deal is proved."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Browser, Route

from kibitz.text.catalogue import text
from tests.web.visitor import DESKTOP, PHONE, Visitor

TOKEN = "localStorage.getItem('kibitz.token')"


def code_of(one: Visitor) -> str:
    """A code, asked for at the table."""
    one.note("table")
    one.page.click("#beside [data-do=code]")
    return str(one.page.locator("[data-code]").get_attribute("data-code"))


# --- codes -----------------------------------------------------------------------------------------------------------


def test_a_code_asks_and_leads_to_the_table_and_one_can_go_back(browser: Browser, address: str) -> None:
    with Visitor(browser, address, name="Ann") as ann, Visitor(browser, address, PHONE, name="Bob") as bob:
        bob.open_from_the_shelf("kitty", seats=3)
        bobs, table = bob.page.evaluate(TOKEN), bob.page.url
        ann.open_from_the_shelf("pairs", seats=2)
        code = code_of(ann)
        assert ann.page.locator(f"#beside a[href$='/code#{code}']").count() == 1
        bob.page.goto(f"{address}/code#{code}")
        bob.page.locator("[data-becomes=Ann]").wait_for()
        assert bob.page.evaluate(TOKEN) == bobs, "asked, not done"
        assert "Bob" in bob.page.locator("main").inner_text()
        bob.page.click("[data-do=become]")
        bob.page.locator("main[data-phase=playing]").wait_for()
        assert bob.page.url == ann.page.url and bob.page.evaluate("localStorage.getItem('kibitz.name')") == "Ann"
        bob.until(lambda: bob.me == ann.me, "at Ann's seat")
        bob.page.goto(address)
        bob.page.locator(".keys summary").click()
        bob.page.click("[data-key=Bob]")
        bob.page.locator("[data-key=Ann]").wait_for(state="attached")
        assert bob.page.evaluate(TOKEN).split(".")[0] == bobs.split(".")[0]
        bob.page.goto(table)
        bob.until(lambda: bob.me == 0, "Bob's own seat is still his")
        assert not ann.faults + bob.faults


def test_a_code_that_was_used_is_no_longer_shown(browser: Browser, address: str) -> None:
    with Visitor(browser, address, name="Ann") as ann, Visitor(browser, address, PHONE) as other:
        ann.open_from_the_shelf("pairs", seats=2)
        code = code_of(ann)
        with ann.page.expect_response("**/api/codes/look"):
            ann.page.evaluate("window.dispatchEvent(new Event('focus'))")
        ann.drawn()
        assert ann.page.locator(f'[data-code="{code}"]').count() == 1, "it can be used still"
        other.page.goto(f"{address}/code#{code}")
        other.page.click("[data-do=become]")
        other.page.wait_for_url(ann.page.url)
        ann.page.evaluate("window.dispatchEvent(new Event('focus'))")
        ann.page.locator("#beside [data-do=code]").wait_for()
        assert ann.page.locator("[data-code]").count() == 0


def test_a_wrong_code_is_answered_beside_its_field(browser: Browser, address: str) -> None:
    with Visitor(browser, address, PHONE) as one:
        one.page.goto(one.address + "/")
        one.page.locator("form.code input").fill("wrongone")
        one.page.click("form.code button")
        problem = one.page.locator("#code-problem")
        one.until(lambda: problem.inner_text() != "", "it says why not")
        field, said = one.page.locator("#code").bounding_box(), problem.bounding_box()
        assert field is not None and said is not None and abs(said["y"] - field["y"]) < 200
        assert one.page.locator("#code").input_value() == "WRONGONE", "to be mended"


def test_a_link_to_a_table_makes_nobody_somebody_else(browser: Browser, address: str) -> None:
    with Visitor(browser, address, name="Ann") as ann, Visitor(browser, address, name="Bob") as bob:
        bob.open_from_the_shelf("kitty", seats=3)
        bobs = bob.page.evaluate(TOKEN)
        ann.open_from_the_shelf("pairs", seats=2)
        asked: list[str] = []
        bob.page.on("request", lambda sent: asked.append(sent.url))
        bob.page.goto(f"{ann.page.url}#code={code_of(ann)}")
        bob.page.locator("main[data-phase=playing]").wait_for()
        bob.drawn()
        assert bob.page.evaluate(TOKEN) == bobs and bob.me is None
        assert not [url for url in asked if "/api/codes" in url]


def test_a_key_is_never_thrown_away(browser: Browser, address: str) -> None:
    """A server that does not know my key gives me another one; mine is kept, and is mine again when I want it."""
    strange = f"{'x' * 22}.{1}.{'0' * 64}"
    with Visitor(browser, address, name="Ann") as ann:
        ann.page.goto(address)
        ann.page.evaluate(
            f"localStorage.setItem('kibitz.token', '{strange}'); localStorage.setItem('kibitz.name', 'Ann')"
        )
        ann.open_from_the_shelf("pairs", seats=2)
        assert ann.page.evaluate(TOKEN) != strange
        ann.page.goto(address)
        ann.page.locator(".keys summary").click()
        ann.page.click("[data-key=Ann]")
        ann.until(lambda: ann.page.evaluate(TOKEN) == strange, "the old key again")


# --- my tables -------------------------------------------------------------------------------------------------------


def test_tables_where_i_sit_are_remembered_and_no_others(browser: Browser, address: str) -> None:
    with Visitor(browser, address, name="Ann") as ann, Visitor(browser, address, name="Bob") as bob:
        bob.open_from_the_shelf("kitty", seats=3)
        ann.open_from_the_shelf("pairs", seats=2)
        ann.offered()
        first = ann.page.url
        ann.open_from_the_shelf("venture", seats=3)
        ann.offered()
        second = ann.page.url
        for looked_at in (bob.page.url, f"{address}/t/doesnotexist00000"):
            ann.page.goto(looked_at)
            ann.page.locator("main[data-phase=playing], main [role=alert]").first.wait_for()
        ann.page.goto(address)
        mine = ann.page.locator("[data-table]")
        mine.first.wait_for()
        ids = [mine.nth(at).get_attribute("data-table") for at in range(mine.count())]
        assert ids == [second.rpartition("/")[2], first.rpartition("/")[2]], "the last one first"
        assert text("en", "venture-title") in mine.nth(0).inner_text()
        mine.nth(1).click()
        ann.page.locator("main[data-phase=playing]").wait_for()
        assert ann.page.url == first and ann.me == 0
        ann.page.goto(address)
        ann.page.evaluate("""() => {
            const kept = JSON.parse(localStorage.getItem("kibitz.tables"))
            kept.push({ id: "doesnotexist00000", game: "kitty", others: ["Zoe"] })
            localStorage.setItem("kibitz.tables", JSON.stringify(kept))
        }""")
        ann.page.reload()
        ann.page.click("[data-table=doesnotexist00000]")
        ann.page.click("[data-do=home]")
        mine.first.wait_for()
        assert mine.count() == 2, "a table that is gone is forgotten"


def test_each_who_plays_on_a_device_has_their_own_tables(browser: Browser, address: str) -> None:
    """Somebody else, by a code, looks at my table: it is mine all the same when I am myself again."""
    with Visitor(browser, address, name="Quentin") as quentin, Visitor(browser, address, name="Zed") as zed:
        quentin.open_from_the_shelf("kitty", seats=3)
        quentins = quentin.page.url
        zed.open_from_the_shelf("pairs", seats=2)
        zeds = zed.page.url
        quentin.page.goto(f"{address}/code#{code_of(zed)}")
        quentin.page.click("[data-do=become]")
        quentin.page.wait_for_url(zeds)
        quentin.page.locator("main[data-phase=playing]").wait_for()
        listed = quentin.page.locator("[data-table]")

        def tables() -> list[str | None]:
            quentin.page.goto(address)
            listed.first.wait_for()
            return [listed.nth(at).get_attribute("data-table") for at in range(listed.count())]

        assert tables() == [zeds.rpartition("/")[2]], "Zed's own and no other"
        quentin.page.goto(quentins)
        quentin.page.locator(".watching").wait_for()
        assert tables() == [zeds.rpartition("/")[2]]
        quentin.page.locator(".keys summary").click()
        quentin.page.click("[data-key=Quentin]")
        quentin.page.locator("[data-key=Zed]").wait_for(state="attached")
        assert tables() == [quentins.rpartition("/")[2]], "Quentin's is not lost"
        assert not quentin.faults + zed.faults


# --- the deal --------------------------------------------------------------------------------------------------------


def test_the_commitment_is_known_before_the_number_is_given(browser: Browser, address: str) -> None:
    with Visitor(browser, address) as one:
        one.at_the_shelf("pairs", seats=2)
        with one.page.expect_response("**/api/tables") as opened:
            one.page.click("[data-do=play]")
        asked, made = opened.value.request.post_data_json or {}, opened.value.json()
        one.offered()
        assert not asked.get("ready") and "nonce" not in asked
        assert one.table["commitment"] == made["commitment"], "dealt from what was committed to first"
        [ready] = [said for said in one.said if said["type"] == "ready"]
        assert re.fullmatch("[0-9a-f]{32}", ready["nonce"]) and ready["nonce"] in one.table["nonces"]


def changed_record(record: str, what: str) -> str:
    """A record in which something is not as it was."""
    if what == "secret":
        return re.sub(r"secret: ..", lambda found: f"secret: {'00' if found[0][-2:] != '00' else '11'}", record)
    if what == "number":
        return re.sub(r"nonces: .*", 'nonces: ["somebody"]', record)
    if what == "given":
        return record.replace("chance:", "given: 3\nchance:", 1)
    before = re.search(r"chance:\n  (.*)", record)
    assert before is not None
    outcomes = before[1].split()
    outcomes[-1] = "7" if outcomes[-1] != "7" else "8"
    return record.replace(before[1], " ".join(outcomes), 1)


@pytest.mark.parametrize("what", ["secret", "number", "cards", "given"])
def test_a_record_that_is_not_what_was_played_is_not_proved(browser: Browser, address: str, what: str) -> None:
    with Visitor(browser, address, DESKTOP) as one:
        one.open_from_the_shelf("pairs", seats=2)
        one.play(Random(4))

        def lie(route: Route) -> None:
            route.fulfill(body=changed_record(route.fetch().text(), what))

        one.page.route("**/games/1", lie)
        one.page.click("[data-do=prove]")
        assert one.page.locator("[data-proof]").get_attribute("data-proof") == what
        one.page.unroute("**/games/1")
        one.page.click("[data-do=prove]")
        one.until(
            lambda: one.page.locator("[data-proof]").get_attribute("data-proof") == "proved", "the real one is proved"
        )
        assert one.faults == []


STACKED = """(() => {
    // A server that chooses its secret when it knows all numbers shows another fingerprint when the game begins.
    const other = "%s"
    const Real = WebSocket
    window.WebSocket = class extends Real {
        set onmessage(heard) {
            super.onmessage = ({ data }) => {
                const said = JSON.parse(data)
                if (said.table?.phase === "gathering") said.table.commitment = other
                heard({ data: JSON.stringify(said) })
            }
        }
    }
})()"""


def test_a_deal_that_was_chosen_after_the_numbers_is_not_proved(browser: Browser, address: str) -> None:
    with Visitor(browser, address, script=STACKED % ("5" * 64)) as one:
        one.at_the_shelf("pairs", seats=2)
        one.page.route("**/api/tables", lambda route: fake_commitment(route))
        one.page.click("[data-do=play]")
        one.offered()
        one.page.get_by_text(text("en", "web-proof-changed")).first.wait_for()
        one.play(Random(4))
        one.page.click("[data-do=prove]")
        assert one.page.locator("[data-proof]").get_attribute("data-proof") == "changed"


def fake_commitment(route: Route) -> None:
    if route.request.method != "POST":
        return route.continue_()
    answer = route.fetch()
    return route.fulfill(response=answer, json=answer.json() | {"commitment": "5" * 64})


def test_who_came_later_can_prove_nothing(browser: Browser, address: str) -> None:
    with Visitor(browser, address, name="Ann") as ann, Visitor(browser, address) as cyd:
        ann.open_from_the_shelf("pairs", seats=2)
        ann.offered()
        cyd.page.goto(ann.page.url)
        cyd.page.locator("main[data-phase=playing]").wait_for()
        ann.play(Random(4))
        cyd.page.click("[data-do=prove]")
        assert cyd.page.locator("[data-proof]").get_attribute("data-proof") == "not-kept"
