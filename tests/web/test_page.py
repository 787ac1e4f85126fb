"""The browser's table as people meet it: Chromium before a real server, from the front door to the result."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser

from kibitz.text.catalogue import LANGUAGES
from tests import ROOT
from tests.server.process import serving
from tests.web.visitor import DESKTOP, GAMES, PHONE, SHORT, Visitor, named

# --- every game ------------------------------------------------------------------------------------------------------


def plays() -> list[tuple[str, tuple[int, int], str, str]]:
    """Every game at both sizes, the languages and themes in turn."""
    return [
        (game, size, LANGUAGES[(at + turn) % 4], ("light", "dark")[(at // 4 + turn) % 2])
        for turn, size in enumerate((PHONE, DESKTOP))
        for at, game in enumerate(GAMES)
    ]


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
    lines = [*bob.told, bob.snapshot["goal"]]  # "face down: 14", "All 98 together"
    told |= {int(number) for line in lines for number in re.findall(r"\d+", line)}
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
        ada.page.locator("[data-do=start]").click()
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
        one.open_from_the_shelf("brandnew")
        assert all(action.startswith("bequeath ") for action in one.offered())
        assert one.play(Random(1)) == 3
        one.page.locator("main[data-phase=over] [data-result=SHOW-5]").wait_for()
        assert one.outside() == [] and one.faults == []
