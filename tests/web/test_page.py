"""The browser's table as people meet it: Chromium before a real server, from the front door to the result."""

from __future__ import annotations

import gzip
import re
import signal
from functools import partial
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser

import kibitz
from kibitz.server.http.files import STATIC
from kibitz.text.catalogue import LANGUAGES, text
from tests import ROOT
from tests.server.process import Server, serving
from tests.web.visitor import DESKTOP, PHONE, Visitor

GAMES = [game.id for game in kibitz.games()]
SHORT = {game.id: "ten-rounds" for game in kibitz.games() if any(p.name == "ten-rounds" for p in game.presets)}
"""Games for chips go on until somebody has none; ten rounds of them are enough here."""


# --- every game ------------------------------------------------------------------------------------------------------


def plays() -> list[tuple[str, tuple[int, int], str, str]]:
    """Every game at both sizes, the languages and themes in turn."""
    return [
        (game, size, LANGUAGES[(at + turn) % 4], ("light", "dark")[(at // 4 + turn) % 2])
        for turn, size in enumerate((PHONE, DESKTOP))
        for at, game in enumerate(GAMES)
    ]


def named(value: object) -> str:
    return "x".join(str(side) for side in value) if isinstance(value, tuple) else str(value)


def test_each_language_has_its_turn_at_both_sizes() -> None:
    assert {(size, language) for _, size, language, _ in plays()} == {
        (size, language) for size in (PHONE, DESKTOP) for language in LANGUAGES
    }
    assert {(game, size) for game, size, *_ in plays()} == {(game, size) for size in (PHONE, DESKTOP) for game in GAMES}


@pytest.mark.parametrize(("game", "size", "language", "theme"), plays(), ids=named)
def test_a_game_from_the_front_door_to_its_result(
    browser: Browser, address: str, game: str, size: tuple[int, int], language: str, theme: str
) -> None:
    rng = Random(f"{game} {size}")
    with Visitor(browser, address, size, language, theme) as one:
        one.at_the_shelf(game, SHORT.get(game, ""))
        assert one.page.evaluate("document.documentElement.lang") == language
        assert one.outside() == [], "at the shelf"
        one.page.locator("[data-do=play]").click()
        one.offered()
        assert one.outside() == [], "at the beginning"
        if one.play(rng, 6) == 6:
            one.offered()
            assert one.outside() == [], "in the middle"
            one.play(rng)
        one.page.locator("main[data-phase=over]").wait_for()
        one.page.locator("[data-result]").wait_for()
        assert one.snapshot["result"] is not None
        assert one.page.locator("[data-result]").first.get_attribute("data-result") == one.snapshot["result"]["reason"]
        assert one.outside() == [], "at the end"
        assert one.page.locator("[data-action]").count() == 0
        assert one.faults == []
        print(f"{game}: {len(one.acts())} actions")


@pytest.mark.parametrize("game", ["the_game", "pairs", "regent", "venture", "sweep", "five_cards"])
def test_the_page_offers_what_the_server_offers(browser: Browser, address: str, game: str) -> None:
    """At every moment of a dozen, each legal action is one element that can be seen, and nothing else is offered."""
    rng = Random(game)
    with Visitor(browser, address) as one:
        one.open(game, SHORT.get(game, ""))
        for _ in range(12):
            offered = one.offered()
            if not offered:
                break
            shown = one.page.locator("[data-action]:visible")
            found = [shown.nth(at).get_attribute("data-action") for at in range(shown.count())]
            assert sorted(str(action) for action in found) == sorted(one.legal)
            one.play(rng, 1)


NAMES = (
    """() => [...document.querySelectorAll("[data-action]")].map((one) => one.ariaLabel ?? one.textContent.trim())"""
)


@pytest.mark.parametrize(("game", "language"), [(game, LANGUAGES[at % 4]) for at, game in enumerate(GAMES)])
def test_what_is_offered_is_called_as_the_server_calls_it(
    browser: Browser, address: str, game: str, language: str
) -> None:
    """Those who listen hear each action in the words of the log, the coach and the rules; no signs, no notation."""
    with Visitor(browser, address, PHONE, language, name="Ann") as one:
        one.open(game, SHORT.get(game, ""))
        one.play(Random(3), 2)
        if not one.offered():
            return
        one.page.click("[data-do=may]")
        one.page.locator("#beside li.may").first.wait_for()
        explained = next(heard["explained"] for heard in reversed(one.heard) if heard["type"] == "explained")
        said = {action for each in explained if each["may"] for action in each["actions"]}
        names = one.page.evaluate(NAMES)
        heard = {
            word: [name for name in names if name == word or name.startswith((f"{word},", f"{word} "))] for word in said
        }
        assert all(heard.values()), f"{heard}, but the page says {names}"
        assert not [name for name in names if set(name) & set("▲▼⚠")]


# --- several people --------------------------------------------------------------------------------------------------

FACES = (
    """() => [...document.querySelectorAll("[data-face]")].map((one) => one.dataset.face).filter(Boolean).map(Number)"""
)
WRITTEN = """() => {
    const copy = document.querySelector("main").cloneNode(true)
    copy.querySelectorAll("worker, [data-action]").forEach((one) => one.remove())
    const labels = [...copy.querySelectorAll("[aria-label], [title]")].map((one) => `${one.ariaLabel} ${one.title}`)
    return `${copy.textContent} ${labels.join(" ")}`
}"""


def numbers_in(value: Any) -> set[int]:
    """Every number somewhere in a message."""
    if isinstance(value, dict):
        return set().union(*map(numbers_in, value.values()))
    if isinstance(value, list):
        return set().union(*map(numbers_in, value))
    return {value} if isinstance(value, int) else set()


def hand(of: Visitor, seat: int) -> set[int]:
    """The faces of a seat's hand that somebody was told."""
    return {face for face in of.piles[f"hand{seat}"]["cards"] if face is not None}


def nothing_of_the_other(ada: Visitor, bob: Visitor, seat: int, what: str) -> None:
    """The cards in a seat's hand, as Ada knows it, are nowhere on Bob's page nor in what it was told."""
    bob.drawn()
    cards = hand(ada, seat)
    assert cards
    assert not hand(bob, seat), what
    assert not cards & set(bob.page.evaluate(FACES)), what
    open_to_all = [{"numbers": bob.snapshot["numbers"]}, *({**pile, "cards": []} for pile in bob.piles.values())]
    told = numbers_in(open_to_all) | set().union(*(hand(bob, s) for s in range(2)))
    told |= {face for name, pile in bob.piles.items() if "hand" not in name for face in pile["cards"] if face}
    told |= {int(number) for line in bob.told for number in re.findall(r"\d+", line)}  # "face down: 14"
    written = {int(number) for number in re.findall(r"(?<![\d+−-])\d+(?![\d%])", bob.page.evaluate(WRITTEN))}
    secret = cards - told - set(range(11))
    assert secret, "there is something that could be seen"
    assert not secret & written, f"{what}: {secret & written} in {bob.page.evaluate(WRITTEN)}"


def test_two_people_and_a_spectator(browser: Browser, address: str) -> None:
    """In The Game each card is there once: a number that somebody must not know can be told from all others."""
    rng = Random(5)
    with (
        Visitor(browser, address, name="Ada") as ada,
        Visitor(browser, address, PHONE, "pl", name="Bob") as bob,
        Visitor(browser, address, language="uk", theme="dark") as cyd,
    ):
        ada.at_the_shelf("the_game", seats=2)
        ada.page.locator("[data-do=invite]").click()
        ada.page.locator("main[data-phase=gathering]").wait_for()
        ada.until(lambda: ada.table, "Ada is told of the table")
        for guest in (bob, cyd):
            guest.page.goto(ada.page.url)
            guest.page.locator("[data-sit]").first.wait_for()
        bob.page.locator("input[autocomplete=nickname]").first.fill("Bob")
        bob.page.locator("[data-sit]").first.click()
        bob.until(lambda: bob.me == 1, "Bob sits")
        for player in (ada, bob):
            player.page.locator("[data-do=ready]").click()
        for number in (1, 2):
            for guest in (ada, bob, cyd):
                guest.until(partial(guest.is_in, number), f"game {number} begins")
                guest.page.locator("main[data-phase=playing]").wait_for()
            assert (ada.me, bob.me, cyd.me) == (0, 1, None)
            for turn in range(200):
                if turn in (0, 3):
                    for guest in (ada, bob, cyd):
                        last = max(len(one.events) for one in (ada, bob, cyd))
                        guest.until(partial(guest.was_told, last), "all were told")
                    nothing_of_the_other(ada, bob, 0, "Bob sees Ada's hand")
                    nothing_of_the_other(bob, ada, 1, "Ada sees Bob's hand")
                    nothing_of_the_other(ada, cyd, 0, "an onlooker sees Ada's hand")
                    nothing_of_the_other(bob, cyd, 1, "an onlooker sees Bob's hand")
                    assert cyd.page.locator("[data-action]").count() == 0
                ada.until(lambda: ada.legal or bob.legal or ada.snapshot["result"], "somebody may act")
                if ada.snapshot["result"]:
                    break
                acting = ada if ada.legal else bob
                acting.play(rng, 1)
                last = max(len(one.events) for one in (ada, bob))
                for guest in (ada, bob, cyd):
                    guest.until(partial(guest.was_told, last), "all are told of it")
            for guest in (ada, bob, cyd):
                guest.page.locator("main[data-phase=over] [data-result]").wait_for()
            if number == 1:
                for player in (ada, bob):
                    player.page.locator("[data-do=again]").click()
        for guest in (ada, bob, cyd):
            assert guest.faults == []


# --- what can go wrong -----------------------------------------------------------------------------------------------

LYING = """() => Object.fromEntries([...document.querySelectorAll("[data-pile]")].map(
    (pile) => [pile.dataset.pile, [...pile.querySelectorAll("[data-face]")].map((card) => card.dataset.face)]))"""


def test_a_reload_in_the_middle(browser: Browser, address: str) -> None:
    with Visitor(browser, address, PHONE) as one:
        one.open("the_game", seats=2)
        one.play(Random(8), 5)
        before, lying, seat = one.offered(), one.page.evaluate(LYING), one.me
        assert before and lying
        heard = len(one.heard)
        one.page.reload()
        one.until(lambda: len(one.heard) > heard, "the page is told everything again")
        assert (one.offered(), one.me, one.game) == (before, seat, 1)
        assert one.page.evaluate(LYING) == lying
        one.play(Random(9), 2)
        assert one.faults == []


def test_the_deal_is_proved_and_the_game_reviewed_in_the_page(browser: Browser, address: str) -> None:
    with Visitor(browser, address, DESKTOP) as one:
        one.open("pairs", seats=2)
        one.page.click("#tab-coach")
        one.page.click("[data-do=advise]")
        one.page.wait_for_selector(".coach li, .coach p")
        one.play(Random(4))
        one.page.click("[data-do=prove]")
        assert one.page.locator("[data-proof]").get_attribute("data-proof") == "proved"
        one.page.click("[data-do=review]")
        one.page.wait_for_selector(".review polyline")
        assert one.faults == []


def patched(folder: Path, *lines: str) -> str:
    """A server that is another in some respect."""
    script = folder / "patched.py"
    script.write_text("\n".join([*lines, "from kibitz.cli import main", "main()", ""]))
    return str(script)


def welcomed(one: Visitor) -> list[dict[str, Any]]:
    return [said for said in one.heard if said["type"] == "welcome"]


def proof(one: Visitor) -> str | None:
    one.page.click("[data-do=prove]")
    return one.page.locator("[data-proof]").get_attribute("data-proof")


@pytest.mark.parametrize(
    ("game", "lied"),
    [("the_game", False), ("the_game", True), ("goblin_poker", False)],
    ids=["the_game", "lying", "two_shuffled_piles"],
)
def test_after_a_reload_the_end_of_a_long_game_is_proved(
    browser: Browser, tmp_path: Path, game: str, lied: bool
) -> None:
    """Who comes back is told the last events: the page took that for other cards than those in the record."""
    lines = ["from kibitz.server.session import presenter", "presenter.MAX_EVENTS = 20"]
    if lied:  # actions are shown as others when they are done
        lines += [
            "import msgspec",
            "true, replace = presenter.Move.message, msgspec.structs.replace",
            "def lie(*given):",
            "    said = true(*given)",
            "    events = [replace(e, action='end') if e.kind == 'act' else e for e in said.events]",
            "    return replace(said, events=events)",
            "presenter.Move.message = lie",
        ]
    with serving(tmp_path, patched(tmp_path, *lines)) as server, Visitor(browser, server.address, DESKTOP) as one:
        one.open(game, SHORT.get(game, ""), seats=3)
        one.play(Random(8), 2)
        one.page.reload()
        one.until(lambda: len(welcomed(one)) > 1, "the page is told the end again")
        assert welcomed(one)[-1]["game"]["since"] > 0
        assert one.play(Random(9)) > 0
        assert proof(one) == ("cards" if lied else "part")
        assert one.faults == []


def test_a_number_too_many_is_told_in_the_page(browser: Browser, tmp_path: Path) -> None:
    lines = ["from kibitz.server.room.room import Room", "begin = Room._begin", "def cheat(self, *given):"]
    lines += ["    self.seats[1].nonce = 'of nobody'", "    return begin(self, *given)", "Room._begin = cheat"]
    with serving(tmp_path, patched(tmp_path, *lines)) as server, Visitor(browser, server.address, DESKTOP) as one:
        one.open("pairs", seats=2)
        one.play(Random(4))
        assert proof(one) == "numbers"


@pytest.mark.parametrize(
    ("game", "language", "size"), [("the_game", "ru", PHONE), ("regent", "en", DESKTOP)], ids=named
)
def test_what_may_i_do_and_why(browser: Browser, address: str, game: str, language: str, size: tuple[int, int]) -> None:
    """All that may be done is said in words with its rule; what may not, with why; a clause leads to the rules."""
    with Visitor(browser, address, size, language) as one:
        one.open(game, seats=3)
        one.play(Random(7), 3)
        one.offered()
        one.page.click("[data-do=may]")
        beside = one.page.locator("#beside")
        beside.locator("li.may").first.wait_for()
        said = beside.inner_text()
        explained = next(heard["explained"] for heard in reversed(one.heard) if heard["type"] == "explained")
        assert sum(len(each["actions"]) for each in explained if each["may"]) == len(set(one.legal))
        for each in explained:
            assert all(action in said for action in each["actions"]) and each["why"] in said
            assert all(text(language, clause) in said for clause in each["clauses"] if each["may"])
        clause = explained[-1]["clauses"][0]
        beside.get_by_role("button", name=clause, exact=True).last.click()
        marked = beside.locator("[aria-current=true]")
        marked.wait_for()
        assert marked.get_attribute("data-clause") == clause and text(language, clause) in marked.inner_text()
        assert one.faults == []


def test_a_game_told_again_shows_its_numbers(browser: Browser, address: str) -> None:
    with Visitor(browser, address, DESKTOP, name="Ann") as one:
        one.open("starboard", "ten-rounds", 3)
        one.play(Random(5))
        chips = one.snapshot["numbers"]["chips"]
        one.page.goto(one.page.url.replace("/t/", "/r/") + "/1")
        slider = one.page.locator("input[type=range]")
        slider.wait_for()

        def shown() -> list[int]:
            return [int(one.page.locator(f"[data-chips='{seat}'] dd").inner_text()) for seat in range(3)]

        assert len(set(shown())) == 1, "all begin with as many chips"
        slider.fill(str(slider.get_attribute("max")))
        one.until(lambda: shown() == chips, "the chips at the end")
        assert "Ann" in one.page.locator("[data-seat='0']").inner_text()
        one.page.locator("main select").select_option("0")
        one.until(lambda: shown() == chips, "the chips, through the eyes of a seat")
        assert one.faults == []


@pytest.mark.parametrize(("game", "language"), [("the_game", "uk"), ("kitty", "pl"), ("pairs", "ru")])
def test_a_lesson_is_learned_in_the_page(browser: Browser, address: str, game: str, language: str) -> None:
    with Visitor(browser, address, PHONE, language) as one:
        one.at_the_shelf(game)
        one.page.click("[data-do=learn]")
        done: list[str] = []
        while True:
            said = one.page.wait_for_selector("[data-lesson]")
            assert said is not None
            one.until(lambda: one.lesson().get("action") or one.lesson()["text"].endswith("-end"), "a step, or the end")
            if one.lesson()["text"].endswith("-end"):
                break
            action = str(one.lesson()["action"])
            one.until(partial(one.may, action), "what the lesson asks for may be done")
            one.act(action)
            done.append(action)
            one.until(lambda: len(one.acts()) >= len(done), "it is done")
        assert len(done) >= 3 and one.faults == [] and not one.outside()


def test_the_server_dies_and_comes_back(browser: Browser, tmp_path: Path) -> None:
    """The page says so, comes back by itself, and does once what was chosen meanwhile."""
    server = Server(tmp_path)
    with Visitor(browser, server.start()) as one:
        try:
            one.open("the_game", seats=2)
            one.play(Random(3), 4)
            offered, acts, asked = one.offered(), one.acts(), len(one.asked())
            warned = {action for action, _ in one.snapshot["warnings"]}
            action = next(action for action in offered if action not in warned)
            server.end(signal.SIGKILL)
            offline = one.page.get_by_text(text("en", "web-offline")).first
            offline.wait_for()
            one.page.locator(f'[data-action="{action}"]').first.click()
            heard = len(one.heard)
            server.start()
            offline.wait_for(state="hidden")
            one.answered(asked, action)
            assert one.heard[heard]["type"] == "welcome"
            one.until(lambda: len(one.acts()) > len(acts), "it is done")
            one.offered()
            assert one.acts() == [*acts, action], "done once"
            one.play(Random(4), 4)
            server.end(signal.SIGKILL)
            offline.wait_for()
            server.start()
            offline.wait_for(state="hidden")
            one.play(Random(5))
            one.page.locator("main[data-phase=over] [data-result]").wait_for()
        finally:
            if server.process is not None:
                server.end()


# --- keyboard --------------------------------------------------------------------------------------------------------

FOCUS = """(wanted) => {
    const one = document.activeElement
    if (!one?.matches(wanted)) return null
    const look = getComputedStyle(one)
    return (look.outlineStyle !== "none" && parseFloat(look.outlineWidth) > 0) || look.boxShadow !== "none"
}"""


def tab_to(one: Visitor, wanted: str, most: int = 150) -> None:
    """Press Tab until what is wanted has the focus; one must see that it has."""
    for _ in range(most):
        seen = one.page.evaluate(FOCUS, wanted)
        if seen is not None:
            assert seen, f"{wanted} has the focus, but one cannot see it"
            return
        one.page.keyboard.press("Tab")
    raise AssertionError(f"{most} times Tab do not lead to {wanted}")


@pytest.mark.parametrize(("game", "moves"), [(game, {"pairs": 12, "the_game": 8}.get(game, 3)) for game in GAMES])
def test_by_keyboard_alone(browser: Browser, address: str, game: str, moves: int) -> None:
    rng = Random(game)
    with Visitor(browser, address) as one:
        one.page.goto(address + "/")
        one.page.locator(f"[data-game={game}]").wait_for()
        for wanted in (f"[data-game={game}]", "[data-do=play]"):
            tab_to(one, wanted)
            one.page.keyboard.press("Enter")
        for _ in range(moves):
            offered = one.offered()
            if not offered:
                tab_to(one, "[data-do=again]")
                one.page.keyboard.press("Enter")
                one.until(lambda: one.phase == "playing", "the next game begins")
                continue
            warned = {action for action, _ in one.snapshot["warnings"]}
            action = rng.choice([action for action in offered if action not in warned] or offered)
            before = len(one.asked())
            tab_to(one, f'[data-action="{action}"]')
            one.page.keyboard.press("Enter")
            if action in warned:
                tab_to(one, f'[data-action="{action}"]')
                one.page.keyboard.press("Enter")
            one.answered(before, action)
        assert one.faults == []


# --- for everybody ---------------------------------------------------------------------------------------------------

AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")
LOOK = """async (only) => {
    const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
    const runOnly = only ? { type: "rule", values: [only] } : { type: "tag", values: tags }
    const { violations } = await axe.run(document, { runOnly, resultTypes: ["violations"] })
    const told = (node) => {
        const why = [...node.any, ...node.all, ...node.none].map((one) => one.message).join("; ")
        return `${node.html.slice(0, 160)} [${why.slice(0, 240)}]`
    }
    return violations.map(({ id, help, nodes }) =>
        `${id} (${help}), ${nodes.length} times: ${nodes.slice(0, 3).map(told).join(" | ")}`)
}"""
FLAT = """(last) => {
    window.unflatten = []
    for (const one of document.querySelectorAll("*")) {
        const image = getComputedStyle(one).backgroundImage
        if (!image.includes("gradient(")) continue
        const colours = image.match(/(?:rgba?|color|oklch|oklab)\\([^)]*\\)/g) ?? []
        const colour = colours[last ? colours.length - 1 : 0]
        const before = one.style.cssText
        window.unflatten.push(() => (one.style.cssText = before))
        one.style.setProperty("background-image", "none", "important")
        if (colour?.startsWith("rgb(") && !colour.includes("/"))
            one.style.setProperty("background-color", colour, "important")
    }
}"""
STILL = "() => document.getAnimations().every((one) => one.playState !== 'running')"


def axe(one: Visitor, page: str) -> list[str]:
    """What axe has against a page. It does not judge text on gradients: they are made flat, at either of their ends."""
    one.page.wait_for_function(STILL)
    one.page.evaluate(AXE)
    found = one.page.evaluate(LOOK)
    for last in (False, True):
        one.page.evaluate(FLAT, last)
        one.page.wait_for_function(STILL)
        found += one.page.evaluate(LOOK, "color-contrast")
        one.page.evaluate("window.unflatten.forEach((undo) => undo())")
        one.page.wait_for_function(STILL)
    return [f"{page}: {violation}" for violation in dict.fromkeys(found)]


@pytest.mark.parametrize(("theme", "size"), [("light", DESKTOP), ("dark", PHONE)], ids=named)
def test_axe_finds_nothing(browser: Browser, address: str, theme: str, size: tuple[int, int]) -> None:
    found: list[str] = []
    with Visitor(browser, address, size, theme=theme) as one:
        one.at_the_shelf("hawthorn")
        found += axe(one, "shelf")
        one.page.locator("[data-do=invite]").click()
        one.page.locator("main[data-phase=gathering] [data-do=ready]").wait_for()
        found += axe(one, "gathering")
        one.open("regent")
        for tab in ("may", "rules", "talk", "coach", "table"):
            one.page.click("[data-do=may]")
            one.page.click(f"#tab-{tab}")
            if tab == "table":
                one.page.click("#beside [data-do=code]")
                code = one.page.locator("[data-code]").get_attribute("data-code")
            found += axe(one, tab)
            one.page.keyboard.press("Escape")
        one.page.goto(f"{address}/code#{code}")
        one.page.locator("[data-do=become]").wait_for()
        found += axe(one, "code")
        one.page.goto(f"{address}/t/doesnotexist00000")
        one.page.locator("[data-do=home]").wait_for()
        found += axe(one, "dead link")
        for game in ("regent", "the_game", "pairs"):
            one.open(game)
            one.play(Random(game), 5)
            one.offered()
            found += axe(one, game)
        one.play(Random(1))
        one.page.locator("main[data-phase=over] [data-result]").wait_for()
        found += axe(one, "result")
        one.page.goto(one.page.url.replace("/t/", "/r/") + "/1")
        one.page.locator("main [data-pile]").first.wait_for()
        found += axe(one, "story")
        one.at_the_shelf("pairs")
        one.page.click("[data-do=learn]")
        one.page.wait_for_selector("[data-lesson]")
        found += axe(one, "lesson")
    assert not found, "\n".join(found)


SMALL = """() => [...document.querySelectorAll("button, select, summary, input, a.button, [role=tab]")]
    .map((one) => [one.outerHTML.slice(0, 120), one.closest("label") ?? one])
    .map(([html, one]) => [html, one.getBoundingClientRect()])
    .filter(([, box]) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
    .map(([html, box]) => `${Math.round(box.width)} × ${Math.round(box.height)}: ${html}`)"""


def test_what_can_be_tapped_is_large(browser: Browser, address: str) -> None:
    """Everything that can be pointed at on a phone is 44 pixels wide and high, or its label is."""
    with Visitor(browser, address, PHONE) as one:
        one.at_the_shelf("hawthorn")
        assert one.page.evaluate(SMALL) == [], "at the shelf"
        one.page.locator("[data-do=invite]").click()
        one.page.locator("main[data-phase=gathering] [data-do=ready]").wait_for()
        assert one.page.evaluate(SMALL) == [], "before the game"
        for game in ("regent", "the_game", "blackstone", "five_cards", "sweep"):
            one.open(game)
            one.offered()
            assert one.page.evaluate(SMALL) == [], game
        for tab in ("may", "rules", "talk", "coach", "table"):
            one.page.click("[data-do=may]")
            one.page.click(f"#tab-{tab}")
            assert one.page.evaluate(SMALL) == [], tab
            one.page.keyboard.press("Escape")
        one.page.goto(f"{address}/code#WRONGONE")
        one.page.locator("#code-problem:not(:empty)").wait_for()
        assert one.page.evaluate(SMALL) == [], "where a code is used"


@pytest.mark.parametrize("game", ["regent", "the_game", "kitty"])
def test_twice_as_large(browser: Browser, address: str, game: str) -> None:
    """A desktop's page at 200 %: nothing is cut off, and all actions can be reached."""
    with Visitor(browser, address, (640, 400), still=True) as one:
        one.open(game)
        for action in one.offered()[:6]:
            one.page.locator(f'[data-action="{action}"]').first.scroll_into_view_if_needed()
            assert one.page.locator(f'[data-action="{action}"]').first.is_visible()
        one.play(Random(1), 3)
        assert one.outside() == [] and one.faults == []


# --- how much and how fast -------------------------------------------------------------------------------------------


def zipped(paths: list[Path]) -> int:
    return sum(len(gzip.compress(path.read_bytes(), 9)) for path in paths)


def test_the_page_is_small() -> None:
    page = (STATIC / "index.html").read_text()
    first = [STATIC / name for name in re.findall(r'(?:src|href)="/(assets/[^"]+\.(?:js|css))"', page)]
    every = [path for path in STATIC.rglob("*") if path.suffix in (".js", ".css")]
    assert first and set(first) <= set(every)
    print(f"JavaScript and CSS, gzipped: {zipped(first):,} bytes for the first page, {zipped(every):,} in all")
    assert zipped(first) < 90_000
    assert zipped(every) < 200_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_few_fonts_are_fetched(browser: Browser, address: str, language: str) -> None:
    with Visitor(browser, address, language=language) as one:
        one.page.goto(address + "/")
        one.page.locator("[data-game=pairs]").wait_for()
        one.page.evaluate("document.fonts.ready.then(() => null)")
        loaded = one.page.evaluate("performance.getEntriesByType('resource').map((one) => one.name.split('/').pop())")
        sizes = {name: (STATIC / "assets" / name).stat().st_size for name in loaded if ".woff" in name}
        print(f"fonts of the first page in {language}: {sum(sizes.values()):,} bytes")
        assert sizes, "the page has fonts of its own"
        assert sum(sizes.values()) < 130_000, sizes


WATCH = """(() => {
    window.shows = []
    window.shifts = []
    window.paints = []
    window.frames = []
    let clicked = null, answered = null
    addEventListener("click", (event) => {
        if (event.target.closest?.("[data-action]")) [clicked, answered] = [performance.now(), null]
    }, true)
    const Real = WebSocket
    window.WebSocket = class extends Real {
        constructor(...given) {
            super(...given)
            this.addEventListener("message", (event) => {
                const said = JSON.parse(event.data)
                if (clicked !== null && said.type === "moved" && said.reply_to) answered = performance.now()
            })
        }
    }
    new MutationObserver(() => {
        if (clicked === null || answered === null) return
        const [from, now] = [clicked, performance.now()]
        clicked = null
        requestAnimationFrame((frame) => {
            window.shows.push([now - from, performance.now() - from])
            const watch = (before, many) => requestAnimationFrame((next) => {
                window.frames.push(next - before)
                if (many > 1) watch(next, many - 1)
            })
            watch(frame, 12)
        })
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    new PerformanceObserver((list) => {
        for (const one of list.getEntries()) if (!one.hadRecentInput) window.shifts.push([one.startTime, one.value,
            one.sources.map((source) => source.node?.outerHTML?.slice(0, 80) ?? "").join(" | ")])
    }).observe({ type: "layout-shift", buffered: true })
    new PerformanceObserver((list) => {
        for (const one of list.getEntries()) window.paints.push(one.startTime)
    }).observe({ type: "largest-contentful-paint", buffered: true })
})()"""


def part(values: list[float], share: float) -> float:
    """The value below which such a share of them lies."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def test_a_move_shows_at_once(browser: Browser, address: str) -> None:
    """Every move is in the page as soon as it is answered; how soon that is, `bench/frames.py` measures."""
    rng = Random(2)
    with Visitor(browser, address, script=WATCH, still=False) as one:
        one.open("pairs")
        done = 0
        while done < 40:
            if not one.offered():
                one.again()
                continue
            done += one.play(rng, 1)
        one.until(lambda: one.page.evaluate("window.shows.length") >= 40, "all moves were shown")
        shown, painted = zip(*one.page.evaluate("window.shows"), strict=True)
        frames = one.page.evaluate("window.frames")
    shares = [f"{part(list(values), 0.5):.0f} ms, {part(list(values), 0.95):.0f} ms" for values in (shown, painted)]
    print(f"a move is in the page after (median, 95th percentile) {shares[0]}; in the next frame after {shares[1]}")
    late = sum(frame > 25 for frame in frames) / len(frames)
    print(
        f"frames while cards move: median {part(frames, 0.5):.1f} ms, 95th {part(frames, 0.95):.1f} ms, {late:.0%} late"
    )
    assert len(shown) >= 40 and frames


def shifted(shifts: list[tuple[float, float, str]]) -> float:
    """The cumulative layout shift: the worst five seconds, as browsers count it."""
    worst = whole = begun = before = 0.0
    for at, value, _ in shifts:
        if at - before > 1000 or at - begun > 5000:
            whole, begun = 0.0, at
        whole, before = whole + value, at
        worst = max(worst, whole)
    return worst


def steady(one: Visitor, page: str) -> None:
    """What has been painted and shifted on a page so far is within limits."""
    one.page.evaluate("document.fonts.ready.then(() => new Promise((done) => setTimeout(done, 300)))")
    one.until(lambda: one.page.evaluate("window.paints.length") > 0, "something was painted")
    shifts, paints = one.page.evaluate("[window.shifts, window.paints]")
    print(f"{page}: layout shift {shifted(shifts):.3f}, largest paint {paints[-1]:.0f} ms")
    assert shifted(shifts) < 0.1, f"{page}: {shifts}"


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=named)
def test_pages_come_soon_and_stay_where_they_are(browser: Browser, address: str, size: tuple[int, int]) -> None:
    with Visitor(browser, address, size, script=WATCH) as one:
        one.page.goto(address + "/")
        one.page.locator("[data-game=pairs]").wait_for()
        steady(one, "shelf")
        one.open("the_game")
        one.offered()
        one.page.goto(one.page.url)
        one.offered()
        steady(one, "table")
        one.play(Random(6), 8)
        steady(one, "table after eight moves")


# --- the page knows no rules -----------------------------------------------------------------------------------------

ONE_MORE = """
import importlib

# here and not below: processes that think import this too
importlib.import_module("kibitz.games").__path__.append({folder!r})

if __name__ == "__main__":
    from kibitz.cli import main

    main()
"""


def test_a_game_that_only_the_server_knows(browser: Browser, tmp_path: Path) -> None:
    """The game of docs/add-a-game.md, with a verb and a pile that nobody has heard of."""
    code = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "add-a-game.md").read_text(), re.DOTALL)[0]
    for known, unknown in [
        ('Kind("lay"', 'Kind("bequeath"'),
        ('"laid", "laid"', '"laid", "shrine"'),
    ]:
        assert code.count(known) == 1
        code = code.replace(known, unknown)
    folder = tmp_path / "more"
    folder.mkdir()
    (folder / "brandnew.py").write_text(code)
    script = tmp_path / "serve.py"
    script.write_text(ONE_MORE.format(folder=str(folder)))
    with (
        serving(tmp_path, str(script)) as server,
        Visitor(browser, server.address, PHONE, "uk", "dark") as one,
    ):
        one.open("brandnew")
        assert all(action.startswith("bequeath ") for action in one.offered())
        assert one.play(Random(1)) == 3
        one.page.locator("main[data-phase=over] [data-result=SHOW-5]").wait_for()
        assert one.outside() == [] and one.faults == []
