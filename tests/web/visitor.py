"""What tests in a browser share: Chromium, and somebody who sits before a page of a server."""

from __future__ import annotations

import json
import os
import shutil
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from time import monotonic
from typing import Any

from playwright.sync_api import Browser, Error, Page, WebSocket, sync_playwright

import kibitz
from kibitz.text.catalogue import text
from tests import HANG_SECONDS
from tests.server.process import NAMED

GAMES = [game.id for game in kibitz.games()]
SHORT = {game.id: "ten-rounds" for game in kibitz.games() if any(p.name == "ten-rounds" for p in game.presets)}
"""Games for chips go on until somebody has none; ten rounds of them are enough here."""

PHONE, TABLET, DESKTOP = (360, 640), (820, 1180), (1280, 800)
CHROMIUM = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
CHROMIUM += ["--disable-sync", "--disable-dev-shm-usage"]
CHROMIUM += [f"--host-resolver-rules=MAP {NAMED} 127.0.0.1"]

STATE = """() => ({
    phase: document.querySelector("main")?.dataset.phase ?? "",
    actions: [...document.querySelectorAll("[data-action]")].map((one) => one.dataset.action),
})"""
SPOT = """(one) => {
    one.scrollIntoView({ block: "nearest", inline: "nearest" })
    const box = one.getBoundingClientRect()
    for (const y of [0.5, 0.3, 0.15, 0.8]) for (const x of [0.5, 0.3, 0.15, 0.08, 0.7, 0.9]) {
        const at = { x: x * box.width, y: y * box.height }
        if (one.contains(document.elementFromPoint(box.x + at.x, box.y + at.y))) return at
    }
    return null
}"""
"""Where something can be pointed at, in it: cards of a fan cover one another."""
SAME_NUMBERS = """(() => {
    crypto.getRandomValues = (array) => {
        const count = Number(localStorage.getItem("test.numbers") ?? 0) // no two alike, in any tab or after a reload
        localStorage.setItem("test.numbers", count + 1)
        let state = 2166136261
        for (const letter of SEED + count) state = Math.imul(state ^ letter.charCodeAt(0), 16777619)
        return array.map(() => {
            state = Math.imul(state ^ (state >>> 15), 2246822519) + 1640531527
            return (state ^ (state >>> 13)) >>> 8
        })
    }
})()"""
"""A page's numbers are the same whenever its test is run, and so are its cards (tests/server/same_deals.py)."""
KNOWN = """() => ({
    token: localStorage.getItem("kibitz.token") ?? "",
    name: localStorage.getItem("kibitz.name") ?? "",
})"""
BECOME = """for (const [kept, value] of Object.entries(WHO))
    if (!localStorage.getItem(kept)) localStorage.setItem(kept, value)"""
"""Unless the browser knows already who somebody is."""
OUTSIDE = """(width) => {
    const found = []
    const all = document.documentElement.scrollWidth
    if (all > width) found.push(`the page is ${all} wide`)
    for (const one of document.querySelectorAll("[data-action], [data-do], [data-game], [data-sit]")) {
        if (one.closest(".scrolls")) continue // many seats are a row that is moved sideways
        const box = one.getBoundingClientRect()
        if (box.width > 0 && (box.left < -0.5 || box.right > width + 0.5))
            found.push(`${one.outerHTML.slice(0, 90)} reaches from ${box.left} to ${box.right}`)
    }
    return found
}"""


@contextmanager
def chromium() -> Iterator[Browser]:
    """Debian's Chromium."""
    path = shutil.which("chromium")
    if path is None:
        raise RuntimeError("the browser's tests need Debian's chromium: `make browser` installs it")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=CHROMIUM)
        try:
            yield browser
        finally:
            browser.close()


def named(value: object) -> str:
    """How a parameter is called in a test's name: sizes are 360x640."""
    return "x".join(str(side) for side in value) if isinstance(value, tuple) else str(value)


SEEDS = Counter[str]()


def seed() -> str:
    """What a page's numbers follow from: the test that runs, and how many pages it had before."""
    test = os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" ")[0]
    SEEDS[test] += 1
    return f"{test} {SEEDS[test]} {os.environ.get('KIBITZ_TEST_SEED', '')}"


class Visitor:
    """Somebody before a page, and everything that their page says and hears."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        size: tuple[int, int] = DESKTOP,
        language: str = "en",
        theme: str = "light",
        still: bool = True,
        script: str = "",
        name: str = "",
        worker: bool = True,
    ) -> None:
        """Without the page's `worker`, everything that it asks for can be held back with `page.route`."""
        self.address, self.size, self.name, self.language = address, size, name, language
        phone = size[0] < 500
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce" if still else "no-preference",
            is_mobile=phone,
            has_touch=phone,
            service_workers="allow" if worker else "block",
        )
        self.context.set_default_timeout(1000 * HANG_SECONDS)
        self.context.add_init_script(f"localStorage.setItem('kibitz.theme', '{theme}')")
        self.context.add_init_script(SAME_NUMBERS.replace("SEED", json.dumps(seed())))
        if script:
            self.context.add_init_script(script)
        self.said: list[dict[str, Any]] = []
        self.heard: list[dict[str, Any]] = []
        self.faults: list[str] = []
        self.table: dict[str, Any] = {}
        self.snapshot: dict[str, Any] = {}
        self.piles: dict[str, dict[str, Any]] = {}
        self.events: dict[tuple[int, int], dict[str, Any]] = {}
        """By the game's number and the event's."""
        self.told: list[str] = []
        """The game as sentences."""
        self.me: int | None = None
        self.game = 0
        self.page: Page = self.context.new_page()
        self.page.on("websocket", self._connected)
        self.page.on("console", lambda said: self._fault(said.text) if said.type == "error" else None)
        self.page.on("pageerror", lambda error: self._fault(str(error)))

    def __enter__(self) -> Visitor:
        return self

    def __exit__(self, *_: object) -> None:
        self.context.close()

    def _fault(self, said: str) -> None:
        self.faults.append(said)

    def _connected(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self.said.append(json.loads(frame)))
        socket.on("framereceived", lambda frame: self._hear(json.loads(frame)))

    def _hear(self, said: dict[str, Any]) -> None:
        self.heard.append(said)
        if said["type"] in ("welcome", "changed"):
            self.table = said["table"]
            if said.get("you"):
                self.me = said["you"].get("seat")
            if said.get("game"):
                self.game, self.piles, self.told = said["game"]["number"], {}, []
                self._look(said["game"])
        elif said["type"] == "moved":
            self._look(said)

    def _look(self, shown: dict[str, Any]) -> None:
        self.snapshot = shown["snapshot"]
        self.piles |= {pile["name"]: pile for pile in self.snapshot["piles"]}
        self.told += shown.get("sentences") or []
        for event in shown["events"]:
            self.events[self.game, event["number"]] = event

    def lesson(self) -> dict[str, Any]:
        """Where they are in a lesson."""
        told = [said.get("game") or said for said in self.heard if (said.get("game") or said).get("lesson")]
        return dict(told[-1]["lesson"])

    # --- what they see -----------------------------------------------------------------------------------------------

    @property
    def legal(self) -> list[str]:
        """What they may do, as the server has said last."""
        return [choice["action"] for choice in self.snapshot.get("legal", [])]

    def may(self, action: str) -> bool:
        """Whether they may do that now."""
        return action in self.legal

    def is_in(self, game: int) -> bool:
        """Whether their table plays its n-th game."""
        return self.game == game

    def was_told(self, events: int) -> bool:
        """Whether they were told of so many events at least, in all games."""
        return len(self.events) >= events

    @property
    def phase(self) -> str:
        return str(self.page.evaluate(STATE)["phase"])

    def acts(self) -> list[str]:
        """What they have done in this game, by the server's events."""
        mine = [e for (game, _), e in sorted(self.events.items()) if game == self.game and e.get("seat") == self.me]
        return [str(event["action"]) for event in mine if event["kind"] == "act"]

    def until(self, true: Callable[[], object], what: str, patience: float = HANG_SECONDS) -> None:
        """Wait until something is so."""
        end = monotonic() + patience
        while not true():
            assert monotonic() < end, f"it never came to this: {what}. {self.lately()}"
            self.page.wait_for_timeout(10)

    def lately(self) -> str:
        """What was going on, for whoever has to find out what went wrong."""
        said, heard = ([str(one)[:300] for one in messages[-3:]] for messages in (self.said, self.heard))
        seen = self.page.locator("main").inner_text()[:400].replace("\n", " | ")
        return f"Faults: {self.faults}; said: {said}; heard: {heard}; seen: {seen}"

    def offered(self) -> list[str]:
        """Wait until the game is over, or it is their turn and the page offers just what the server does: that."""
        end = monotonic() + HANG_SECONDS
        while True:
            state = self.page.evaluate(STATE)
            if state["phase"] == "over":
                return []
            if state["phase"] == "playing" and self.legal and set(state["actions"]) == set(self.legal):
                return sorted(set(self.legal))
            if monotonic() > end:
                only = sorted(set(state["actions"]) ^ set(self.legal))
                raise AssertionError(
                    f"in the phase {state['phase']!r} the page offers {len(state['actions'])} actions and the server "
                    f"{len(self.legal)}; not both of them: {only[:12]}; to act: {self.snapshot.get('to_act')}"
                )
            self.page.wait_for_timeout(10)

    def drawn(self) -> None:
        """Wait until the page has drawn what it was told."""
        self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def outside(self) -> list[str]:
        """What does not fit into the page's width."""
        found: list[str] = self.page.evaluate(OUTSIDE, self.size[0])
        return found

    # --- what they do ------------------------------------------------------------------------------------------------

    def at_the_shelf(self, game: str, preset: str = "", seats: int = 0) -> None:
        """Go to the front door and take a game."""
        self.page.goto(self.address + "/")
        if self.name:
            self.page.locator("input[autocomplete=nickname]").first.fill(self.name)
        self.page.locator(f"[data-game={game}]").click()
        self.page.locator("[data-do=play]").wait_for()
        if preset:
            self.page.locator(f"select:has(option[value={preset}])").select_option(preset)
        if seats:
            self.page.locator(f"select:has(option[value='{seats}'])").first.select_option(str(seats))

    def open_from_the_shelf(self, game: str, preset: str = "", seats: int = 0) -> None:
        """From the front door to a game against bots."""
        self.at_the_shelf(game, preset, seats)
        self.page.locator("[data-do=play]").click()
        self.page.locator("main[data-phase=playing], main[data-phase=over]").wait_for()

    def open(self, game: str, preset: str = "", seats: int = 0) -> None:
        """At once to a game against bots: to draw the shelf takes a browser as long as ten moves."""
        of = kibitz.game(game)
        usual = next((one.seats for one in of.presets if one.name == preset and one.seats), 0)
        count = seats or usual or max(2, min(4, max(of.seats)), min(of.seats))
        known = self.page.evaluate(KNOWN) if self.page.url.startswith(self.address) else {}
        name = self.name or known.get("name", "")
        guest = text(self.language, "web-guest")
        headers = {"authorization": f"Bearer {known['token']}"} if known.get("token") else {}
        wanted = {"game": game, "preset": preset, "seats": ["", *["medium"] * (count - 1)], "name": name or guest}
        made = self.context.request.post(f"{self.address}/api/tables", data=wanted, headers=headers).json()
        who = {"kibitz.token": made["token"], "kibitz.name": name}
        self.page.add_init_script(BECOME.replace("WHO", json.dumps(who)))
        self.page.goto(self.address + made["path"])
        self.page.locator("[data-do=start]").click()
        self.page.locator("main[data-phase=playing], main[data-phase=over]").wait_for()

    def note(self, tab: str) -> None:
        """Have the notes beside the table slide in, at one of their tabs."""
        if self.page.locator("dialog[open]").count() == 0:
            self.page.click("[data-do=sheet]")
        self.page.click(f"#tab-{tab}")

    def act(self, action: str) -> None:
        """Choose an action on the page, and wait until it is done. What loses at once has to be chosen twice.

        A click is lost when the button is drawn anew between press and release, as bots that never think make it be.
        """
        before = len(self.asked())
        twice = any(warned == action for warned, _ in self.snapshot["warnings"])
        button = self.page.locator(f'[data-action="{action}"]').first
        for _ in range(3):
            for _ in range(2 if twice else 1):
                try:
                    spot = button.evaluate(SPOT)
                    if spot is not None:
                        button.click(position=spot, timeout=10_000)
                    else:  # what card and pile show to the eye is a button for programs and for those who listen
                        button.evaluate("one => one.click()")
                except Error:
                    if action in self.legal:
                        raise
                    return  # somebody else's choice, made at the same time, has taken it away
            try:
                self.until(
                    lambda: len(self.asked()) > before,
                    f"the page sends {action}",
                    5 if self.may(action) else HANG_SECONDS,
                )
                break
            except AssertionError:
                print(f"{action} is clicked again")
        self.answered(before, action)

    def again(self) -> None:
        """Another game, with bots; a click that was lost is made again."""
        for _ in range(3):
            self.page.locator("[data-do=again]").click()
            try:
                self.until(lambda: self.phase == "playing", "the next game begins", 10)
                return
            except AssertionError as error:
                print(f"{error}: once more")
        self.until(lambda: self.phase == "playing", "the next game begins")

    def asked(self) -> list[str]:
        """The ids of the actions that were sent."""
        return list(dict.fromkeys(said["id"] for said in self.said if said["type"] == "act"))

    def answered(self, before: int, action: str) -> None:
        """Wait until an action was sent, as the next after so many, and is done."""
        self.until(lambda: len(self.asked()) > before, f"the page sends {action}")
        last = self.asked()[-1]
        self.until(lambda: any(said.get("reply_to") == last for said in self.heard), f"{action} is done")
        refused = [said for said in self.heard if said["type"] == "refused" and last in said.values()]
        assert not refused, f"{action} was refused: {refused}"

    def play(self, rng: Random, most: int = 1000) -> int:
        """Play at random, until the game is over or they have acted so often; how often they have.

        What loses at once is left alone, as long as there is something else.
        """
        for number in range(most):
            offered = self.offered()
            if not offered:
                return number
            warned = {action for action, _ in self.snapshot["warnings"]}
            self.act(rng.choice([action for action in offered if action not in warned] or offered))
        return most
