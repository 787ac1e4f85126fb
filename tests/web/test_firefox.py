"""A dozen journeys in another browser, Debian's Firefox: what everybody does, by the same marks as programs use."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import monotonic, sleep
from typing import Any

import pytest

from kibitz.text.catalogue import text
from tests import HANG_SECONDS
from tests.server.process import serving
from tests.web.firefox import ENTER, Firefox, FirefoxPage, firefox
from tests.web.visitor import DESKTOP, OUTSIDE, PHONE, TABLET

MOST_ACTIONS = 600
CLICKED_AGAIN_SECONDS = (5.0, 5.0)
TOLD = """() => {
    const Real = WebSocket
    window.heard = []
    window.WebSocket = class extends Real {
        constructor(...given) {
            super(...given)
            this.addEventListener("message", (event) => window.heard.push(JSON.parse(event.data)))
        }
    }
}"""
"""Keeps what the page is told."""
LEGAL = """() => {
    const told = window.heard.map((said) => said.snapshot ?? said.game?.snapshot).filter(Boolean)
    const offered = [...new Set([...document.querySelectorAll("[data-action]")].map((one) => one.dataset.action))]
    const last = told[told.length - 1]
    return {
        phase: document.querySelector("main")?.dataset.phase ?? "",
        legal: (last?.legal ?? []).map((one) => one.action).sort(),
        losing: (last?.warnings ?? []).map(([action]) => action),
        offered: offered.sort(),
    }
}"""
FILL = """(name) => {
    const field = document.querySelector("input[autocomplete=nickname]")
    field.value = name
    field.dispatchEvent(new Event("input", { bubbles: true }))
}"""
FOR_TWO = """() => {
    const seats = [...document.querySelectorAll("select")].find((one) => one.querySelector("option[value='2']"))
    seats.value = "2"
    seats.dispatchEvent(new Event("change", { bubbles: true }))
}"""


@pytest.fixture(scope="module")
def fox() -> Iterator[Firefox]:
    """Firefox."""
    with firefox() as running:
        yield running


def opens(one: FirefoxPage, address: str, game: str) -> None:
    """From the front door to a game with bots."""
    one.goto(address + "/")
    one.click(f"[data-game={game}]")
    one.click("[data-do=play]")
    one.wait_for("main[data-phase=playing], main[data-phase=over]")


def turn(one: FirefoxPage) -> dict[str, Any]:
    """Wait until it is over, or their turn and the page offers just what the server does."""

    def is_so() -> dict[str, Any] | None:
        found: dict[str, Any] = one.evaluate(LEGAL)
        ready = found["phase"] == "over" or (found["legal"] and found["legal"] == found["offered"])
        return found if ready else None

    return dict(one.until(is_so, "their turn, with all that they may do"))


def act(one: FirefoxPage, action: str, losing: list[str]) -> None:
    """Do it by its mark, and wait until it is answered; what loses has to be chosen twice.

    What happens between the two clicks takes the first one back, so they are made again.
    """
    before = answers(one)
    for patience in (*CLICKED_AGAIN_SECONDS, HANG_SECONDS):
        for _ in range(2 if action in losing else 1):
            one.evaluate("(what) => document.querySelector(what)?.click()", f'[data-action="{action}"]')
        end = monotonic() + patience
        while answers(one) == before and monotonic() < end:
            sleep(0.02)
        if answers(one) > before:
            return
    raise AssertionError(f"nothing came of {action}: {one.evaluate(LEGAL)}")


def answers(one: FirefoxPage) -> int:
    """How many answers the page was given."""
    return int(one.evaluate("() => window.heard.filter((said) => said.reply_to).length"))


def heard(one: FirefoxPage) -> int:
    """How many messages the page was told."""
    return int(one.evaluate("() => window.heard.length"))


def play(one: FirefoxPage, rng: Random, most: int = MOST_ACTIONS) -> str:
    """Play at random to the end, or so many actions; the phase then."""
    for _ in range(most):
        now = turn(one)
        if now["phase"] == "over":
            break
        careful = [action for action in now["legal"] if action not in now["losing"]]
        act(one, rng.choice(careful or now["legal"]), now["losing"])
    return str(one.evaluate(LEGAL)["phase"])


@pytest.mark.parametrize("language", ["en", "ru", "uk", "pl"])
def test_the_shelf_in_every_language(fox: Firefox, address: str, language: str) -> None:
    spoken = f"() => Object.defineProperty(navigator, 'languages', {{ get: () => ['{language}'] }})"
    with fox.somebody(DESKTOP, spoken) as one:
        one.goto(address + "/")
        one.wait_for("[data-game=the_game]")
        seen = one.evaluate("() => document.body.innerText")
        assert text(language, "the_game-title") in seen
        assert one.evaluate("() => document.documentElement.lang") == language
        assert one.faults == []


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE], ids=str)
@pytest.mark.parametrize("game", ["pairs", "kitty", "the_game"])
def test_a_whole_game(fox: Firefox, address: str, game: str, size: tuple[int, int]) -> None:
    """To its end by clicks on what is offered, inside the window's width, without a word of complaint."""
    with fox.somebody(size, TOLD) as one:
        opens(one, address, game)
        assert play(one, Random(1), 3) in ("playing", "over")
        assert one.evaluate(OUTSIDE, size[0]) == []
        assert play(one, Random(2)) == "over"
        one.wait_for("[data-result]")
        assert one.evaluate(OUTSIDE, size[0]) == []
        assert one.faults == []


def test_another_game_at_the_same_table(fox: Firefox, address: str) -> None:
    with fox.somebody(DESKTOP, TOLD) as one:
        opens(one, address, "pairs")
        play(one, Random(3))
        one.click("[data-do=again]")
        one.wait_for("main[data-phase=playing]")
        assert play(one, Random(4)) == "over"
        assert one.faults == []


def test_a_key_does_what_is_focused(fox: Firefox, address: str) -> None:
    with fox.somebody(DESKTOP, TOLD) as one:
        opens(one, address, "pairs")
        now = turn(one)
        assert now["phase"] == "playing"
        before = heard(one)
        one.evaluate("(what) => document.querySelector(what).focus()", f'[data-action="{now["legal"][0]}"]')
        one.press(ENTER)
        one.until(lambda: heard(one) > before, "the key is answered")
        assert one.faults == []


def test_a_pointer_does_what_it_presses(fox: Firefox, address: str) -> None:
    with fox.somebody(PHONE, TOLD) as one:
        opens(one, address, "pairs")
        assert "hit" in turn(one)["legal"]
        before = heard(one)
        one.point_at('[data-action="hit"]')
        one.until(lambda: heard(one) > before, "the press is answered")


def test_a_reload_keeps_seat_and_cards(fox: Firefox, address: str) -> None:
    with fox.somebody(DESKTOP, TOLD) as one:
        opens(one, address, "the_game")
        play(one, Random(5), 3)
        before = turn(one)["legal"]
        one.reload()
        assert turn(one)["legal"] == before
        assert one.faults == []


def test_two_friends_by_a_link(fox: Firefox, address: str) -> None:
    with fox.somebody(DESKTOP, TOLD) as ann, fox.somebody(PHONE, TOLD) as bea:
        ann.goto(address + "/")
        ann.evaluate(FILL, "Ann")
        ann.click("[data-game=pairs]")
        ann.wait_for("[data-do=invite]")
        ann.evaluate(FOR_TWO)
        ann.click("[data-do=invite]")
        ann.wait_for("main[data-phase=gathering]")
        bea.goto(str(ann.evaluate("() => location.href")))
        bea.wait_for("[data-sit='1']")
        bea.evaluate(FILL, "Bea")
        bea.click("[data-sit='1']")
        ann.wait_for("[data-do=start]")
        ann.click("[data-do=start]")
        for one in (ann, bea):
            one.wait_for("main[data-phase=playing]")
        rng = Random(6)
        for _ in range(MOST_ACTIONS):
            both = [one.evaluate(LEGAL) for one in (ann, bea)]
            if all(seen["phase"] == "over" for seen in both):
                break
            for one, seen in zip((ann, bea), both, strict=True):
                if seen["phase"] == "playing" and seen["legal"] and seen["legal"] == seen["offered"]:
                    act(one, rng.choice(seen["legal"]), seen["losing"])
        for one in (ann, bea):
            one.wait_for("[data-result]")
            assert one.faults == []


def test_the_server_comes_back(fox: Firefox, tmp_path: Path) -> None:
    with serving(tmp_path) as server, fox.somebody(DESKTOP, TOLD) as one:
        opens(one, server.address, "the_game")
        play(one, Random(7), 2)
        legal, before = turn(one)["legal"], heard(one)
        server.end()
        server.start()
        one.until(lambda: heard(one) > before, "told everything again")
        assert turn(one)["legal"] == legal
        assert play(one, Random(8), 2) in ("playing", "over")


def test_a_link_to_nothing_has_a_way_out(fox: Firefox, address: str) -> None:
    with fox.somebody(PHONE) as one:
        one.goto(address + "/t/doesnotexist00000")
        one.wait_for("main a[href='/'], main [data-do=shelf], a[href='/']")
        assert one.evaluate(OUTSIDE, PHONE[0]) == []
