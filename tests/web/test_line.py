"""The line between page and server: slow, cut, back again; and plain http under a name of one's own."""

from __future__ import annotations

import socket
from base64 import b64encode
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from threading import Event, Thread
from typing import Literal

import numpy as np
import pytest
import zxingcpp
from numpy.typing import NDArray
from playwright.sync_api import Browser, Route

from kibitz.server.protocol.messages import VERSION
from kibitz.text.catalogue import text
from tests.server.process import NAMED, serving
from tests.web.visitor import PHONE, Visitor


class Line:
    """A line to a server that can be held, as in a tunnel: who comes waits to be let through, or is cut off."""

    def __init__(self, address: str) -> None:
        self.to = ("127.0.0.1", int(address.rpartition(":")[2]))
        self.door = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.door.getsockname()[1]}"
        self.through, self.ends, self.waiting = Event(), list[socket.socket](), 0
        self.through.set()
        Thread(target=self._serve, daemon=True).start()

    def _serve(self) -> None:
        while True:
            try:
                here, _ = self.door.accept()
            except OSError:
                return
            Thread(target=self._join, args=(here,), daemon=True).start()

    def _join(self, here: socket.socket) -> None:
        self.waiting += 1
        self.through.wait()
        self.waiting -= 1
        there = socket.create_connection(self.to)
        self.ends += [here, there]
        for one, other in ((here, there), (there, here)):
            Thread(target=self._carry, args=(one, other), daemon=True).start()

    @staticmethod
    def _carry(one: socket.socket, other: socket.socket) -> None:
        try:
            while said := one.recv(65536):
                other.sendall(said)
            other.shutdown(socket.SHUT_WR)
        except OSError:
            pass

    def cut(self) -> None:
        """Whoever is connected is cut off; whoever comes has to wait."""
        self.through.clear()
        for end in self.ends:
            with suppress(OSError):  # the other side was quicker
                end.shutdown(socket.SHUT_RDWR)
            end.close()
        self.ends.clear()


@contextmanager
def line_to(address: str) -> Iterator[Line]:
    line = Line(address)
    try:
        yield line
    finally:
        line.door.close()


SOCKETS = """(() => {
    window.sockets = []
    const Real = WebSocket
    window.WebSocket = class extends Real {
        constructor(...given) {
            super(...given)
            window.sockets.push(this)
        }
    }
})()"""
OPEN = "window.sockets.filter((one) => one.readyState === WebSocket.OPEN).length"
TRYING = "window.sockets.filter((one) => one.readyState === WebSocket.CONNECTING).length"


def test_one_connection_however_often_the_network_comes_back(browser: Browser, address: str) -> None:
    """A phone leaves a tunnel while its page tries to connect: it is told everything once, and what it asks is sent."""
    with line_to(address) as line, Visitor(browser, line.address, script=SOCKETS) as one:
        one.open("the_game", seats=2)
        one.offered()
        line.cut()
        one.until(lambda: line.waiting > 0 and one.page.evaluate(TRYING) == 1, "the page tries again")
        for _ in range(3):
            one.page.evaluate("window.dispatchEvent(new Event('online'))")
            assert one.page.evaluate(TRYING) <= 1, "one try at a time"
        heard = len(one.heard)
        line.through.set()
        one.until(lambda: one.page.evaluate(OPEN) > 0 and one.page.locator(".offline").count() == 0, "it is connected")
        action = next(action for action in one.offered() if action.startswith("play "))
        one.act(action)
        one.until(lambda: action in one.acts(), "it is done")
        one.drawn()
        assert one.page.evaluate(OPEN) == 1
        said = [message["type"] for message in one.heard[heard:] if message["type"] in ("welcome", "moved")]
        assert said == ["welcome", "moved"]


def test_the_one_connection_is_the_last_one(browser: Browser, address: str) -> None:
    """What an old connection still says, also that it ends, changes nothing."""
    with Visitor(browser, address, script=SOCKETS) as one:
        one.open("the_game", seats=2)
        one.offered()
        one.page.evaluate("window.sockets.at(-1).close()")
        one.until(lambda: one.page.evaluate(f"window.sockets.length === 2 && {OPEN} === 1"), "it is connected again")
        one.until(lambda: one.page.locator(".offline").count() == 0, "and welcome")
        one.page.evaluate("window.sockets[0].dispatchEvent(new CloseEvent('close'))")
        one.drawn()
        assert one.page.locator(".offline").count() == 0
        assert one.page.evaluate("window.sockets.length") == 2


OLD = """(() => {
    const send = WebSocket.prototype.send
    WebSocket.prototype.send = function (said) {
        const { version, ...hello } = JSON.parse(said)
        send.call(this, JSON.stringify(hello))
    }
})()"""


@pytest.mark.parametrize("language", ["en", "uk"])
def test_a_page_of_an_older_version_says_that_it_has_to_be_loaded_anew(
    browser: Browser, address: str, language: str
) -> None:
    """It names no version, as the page of version 1 did; it is told why it is shown no table, and does not try on."""
    with Visitor(browser, address, language=language, script=OLD) as one:
        one.page.goto(f"{address}/t/whatever")
        said = text(language, "ROOM-19", {"version": VERSION}, "refused")
        one.page.get_by_role("alert").get_by_text(said).wait_for()
        assert [message["type"] for message in one.heard] == ["refused", "bye"]


# --- plain http, at a name of one's own ------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def named(address: str) -> str:
    """The server as others in the house find it: no secure context."""
    return address.replace("127.0.0.1", NAMED)


def test_everything_can_be_opened_over_plain_http(browser: Browser, named: str) -> None:
    """Play with bots from the door to the proof, learn, invite: nothing needs what only secure pages have."""
    with Visitor(browser, named) as one:
        one.open_from_the_shelf("pairs", seats=2)
        assert not one.page.evaluate("window.isSecureContext")
        one.play(Random(1))
        one.page.click("[data-do=prove]")
        assert one.page.locator("[data-proof]").get_attribute("data-proof") == "proved"
        one.page.click("[data-do=again]")
        one.until(lambda: one.game == 2, "the next game begins")
        one.at_the_shelf("kitty")
        one.page.click("[data-do=learn]")
        one.page.wait_for_selector("[data-lesson]")
        one.at_the_shelf("kitty")
        one.page.click("[data-do=invite]")
        one.page.locator("main[data-phase=gathering]").wait_for()
        assert not [fault for fault in one.faults if "Cross-Origin-Opener-Policy" not in fault]


def test_a_link_is_copied_over_plain_http(browser: Browser, named: str) -> None:
    with Visitor(browser, named) as one:
        one.at_the_shelf("kitty")
        one.page.click("[data-do=invite]")
        one.page.click("[data-do=share]")
        one.page.get_by_role("button", name=text("en", "web-copied")).wait_for()
        link = one.page.locator("input[readonly]")
        assert link.input_value() == one.page.url
        one.note("talk")
        one.page.locator("#say").focus()
        one.page.keyboard.press("Control+V")
        assert one.page.locator("#say").input_value() == one.page.url


def pixels(browser: Browser, png: bytes) -> NDArray[np.uint8]:
    """How light each point of a picture is."""
    page = browser.new_page()
    page.set_content(f'<img src="data:image/png;base64,{b64encode(png).decode()}">')
    read = """async ([image]) => {
        await image.decode()
        const canvas = new OffscreenCanvas(image.width, image.height), pen = canvas.getContext("2d")
        pen.drawImage(image, 0, 0)
        const { data } = pen.getImageData(0, 0, image.width, image.height)
        return [image.height, image.width, Array.from(data.filter((_, at) => at % 4 === 1))]
    }"""
    height, width, found = page.evaluate(f"({read})(document.images)")
    page.close()
    return np.array(found, np.uint8).reshape(height, width)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_camera_reads_the_link_in_its_picture(browser: Browser, named: str, theme: Literal["light", "dark"]) -> None:
    with Visitor(browser, named, PHONE) as one:
        one.page.emulate_media(color_scheme=theme)
        one.at_the_shelf("kitty")
        one.page.click("[data-do=invite]")
        found = zxingcpp.read_barcodes(pixels(browser, one.page.locator(".card-of-invitation svg").screenshot()))
        assert [(code.text, code.format) for code in found] == [(one.page.url, zxingcpp.BarcodeFormat.QRCode)]


def test_only_the_network_is_blamed_on_the_network(browser: Browser, address: str) -> None:
    with Visitor(browser, address, PHONE) as one:
        one.at_the_shelf("kitty")

        def nonsense(route: Route) -> None:
            route.fulfill(status=201, content_type="application/json", body="null")

        one.page.route("**/api/tables", nonsense)
        one.page.click("[data-do=play]")
        alert = one.page.get_by_role("alert")
        alert.wait_for()
        assert text("en", "web-broken", {"what": ""}).split(":")[0] in alert.inner_text()
        one.page.unroute("**/api/tables")
        one.page.route("**/api/tables", lambda route: route.abort())
        one.page.click("[data-do=play]")
        one.page.get_by_text(text("en", "web-offline")).wait_for()
        one.page.unroute("**/api/tables")
        one.page.click("[data-do=play]")
        one.offered()


def test_an_invitation_made_on_the_servers_own_machine(browser: Browser, address: str, tmp_path: Path) -> None:
    """It names an address by which others come; where there is none, it says so."""
    with Visitor(browser, address) as one:
        one.at_the_shelf("kitty")
        one.page.click("[data-do=invite]")
        one.page.locator("[data-alone]").wait_for()
        assert one.page.locator(".card-of-invitation svg").count() == 0, "a picture that would lead nowhere"
    with serving(tmp_path, host="0.0.0.0", hosts="") as server, Visitor(browser, server.address) as one:
        one.at_the_shelf("kitty")
        one.page.click("[data-do=invite]")
        found = one.page.request.get(f"{server.address}/api/addresses").json()["addresses"]
        if not found:  # a machine without any network
            one.page.locator("[data-alone]").wait_for()
            return
        link = one.page.locator(".card-of-invitation a")
        one.until(lambda: str(link.get_attribute("href")).startswith(found[0]), "an address that others can use")
        with Visitor(browser, found[0], PHONE) as other:
            other.page.goto(str(link.get_attribute("href")))
            other.page.locator("[data-sit]").first.wait_for()


# --- what is slow, what is missing -----------------------------------------------------------------------------------


def test_a_double_click_opens_one_table(browser: Browser, address: str) -> None:
    with Visitor(browser, address) as one:
        one.at_the_shelf("kitty")
        asked = list[str]()
        one.page.on("request", lambda sent: asked.append(sent.url) if sent.method == "POST" else None)
        waiting = list[Route]()
        one.page.route("**/api/tables", lambda route: waiting.append(route))
        play = one.page.locator("[data-do=play]")
        play.dblclick()
        one.until(lambda: waiting, "a table is asked for")
        one.drawn()
        assert play.is_disabled() and play.get_attribute("aria-busy") == "true"
        one.page.locator("[data-do=invite]").click(force=True)
        for route in waiting:
            route.continue_()
        one.offered()
        assert len(asked) == 1


def test_the_page_says_that_it_waits_for_the_shelf(browser: Browser, address: str) -> None:
    with Visitor(browser, address, worker=False) as one:
        waiting = list[Route]()
        one.page.route("**/api/games?*", lambda route: waiting.append(route))
        one.page.goto(address)
        one.page.locator(".shelf[aria-busy=true] .waiting").first.wait_for()
        for route in waiting:
            route.continue_()
        one.page.locator("[data-game=kitty]").wait_for()
        assert one.page.locator(".shelf").get_attribute("aria-busy") == "false"


def test_without_words_the_page_says_so_and_tries_again(browser: Browser, address: str) -> None:
    with Visitor(browser, address, worker=False) as one:
        one.page.route("**/api/words/*", lambda route: route.fulfill(status=500, body="no = words"))
        one.page.goto(address)
        alert = one.page.get_by_role("alert")
        alert.wait_for()
        assert len(alert.locator("p").all()) == 4, "in every language"
        one.page.unroute("**/api/words/*")
        one.page.locator("[data-game=kitty]").wait_for()


def test_a_dead_link_leads_home(browser: Browser, address: str) -> None:
    with Visitor(browser, address, PHONE) as one:
        one.page.goto(f"{address}/t/doesnotexist00000")
        one.page.locator("main [role=alert]").wait_for()
        one.page.click("[data-do=home]")
        one.page.locator("[data-game=kitty]").wait_for()
        assert one.page.locator("[data-table]").count() == 0


def test_whoever_asks_for_a_review_too_often_waits(browser: Browser, address: str) -> None:
    """A refusal for now is not the end: the page asks again by itself."""
    with Visitor(browser, address) as one:
        one.page.clock.install()
        one.open("pairs", seats=2)
        one.play(Random(4))
        first = [True]

        def once(route: Route) -> None:
            if first:
                first.clear()
                route.fulfill(status=429, json={"clause": "ROOM-12", "reason": "too fast"})
            else:
                route.fulfill(json={"measure": "win", "curve": [], "worst": []})

        one.page.route("**/review?*", once)
        one.page.click("[data-do=review]")
        one.until(lambda: not first, "it is refused once")
        one.page.clock.fast_forward(11_000)
        one.page.locator(".review polyline").wait_for(state="attached")


def test_a_review_says_how_far_it_is_and_why_it_fails(browser: Browser, address: str) -> None:
    with Visitor(browser, address) as one:
        one.page.clock.install()
        one.open("pairs", seats=2)
        one.play(Random(4))
        answers = [
            {"status": 202, "body": "null", "headers": {"kibitz-progress": "3/9"}},
            {"status": 400, "body": '{"clause": "ROOM-18", "reason": "This review could not be made."}'},
        ]
        one.page.route("**/review?*", lambda route: route.fulfill(**answers.pop(0)))
        one.page.click("[data-do=review]")
        bar = one.page.locator(".review progress")
        bar.wait_for()
        assert (bar.get_attribute("value"), bar.get_attribute("max")) == ("3", "9")
        assert one.page.locator("#making").inner_text() == text("en", "web-review-making")
        one.page.clock.fast_forward(3000)
        problem = one.page.locator(".review [role=alert]")
        assert problem.inner_text() == "This review could not be made."
        assert bar.count() == 0 and one.page.locator("[data-do=review]").count() == 1


def test_old_assets_are_not_kept(browser: Browser, address: str) -> None:
    """When the page is another one than the one that was kept, what only the old one needed goes."""
    with Visitor(browser, address) as one:
        one.page.goto(address)
        one.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
        one.page.reload()
        one.page.locator("[data-game=kitty]").wait_for()
        keys = (
            "caches.open('kibitz-1').then((c) => c.keys()).then((all) => all.map(({ url }) => new URL(url).pathname))"
        )
        one.until(lambda: any(path.endswith(".js") for path in one.page.evaluate(keys)), "the page is kept")
        one.page.evaluate(
            """caches.open("kibitz-1").then(async (cache) => {
                await cache.put("/assets/index-old.js", new Response("old"))
                await cache.put("/", new Response("an old page"))
            })"""
        )
        assert "/assets/index-old.js" in one.page.evaluate(keys)
        one.page.reload()
        one.page.locator("[data-game=kitty]").wait_for()
        one.until(lambda: "/assets/index-old.js" not in one.page.evaluate(keys), "the old file is gone")
        one.page.reload()
        one.until(lambda: any(path.endswith(".js") for path in one.page.evaluate(keys)), "the new page is kept")
