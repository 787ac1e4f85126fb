"""Debian's Firefox, driven over WebDriver BiDi (w3.org/TR/webdriver-bidi): Playwright drives only one of its own.

As much of the protocol as a dozen journeys need: open pages in contexts of their own, ask and tell a page something,
press keys and the pointer as people do, and keep what a page complains about.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from time import monotonic, sleep
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests import HANG_SECONDS

LISTENS = "WebDriver BiDi listening on "
PREFERENCES = {
    "app.normandy.enabled": False,
    "browser.safebrowsing.malware.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "toolkit.telemetry.enabled": False,
}
"""It talks to nobody but us."""
LEFT_BUTTON = 0


class Firefox:
    """A running Firefox, and the connection to it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket, self.ids = socket, count(1)
        self.faults: dict[str, list[str]] = {}
        """What pages complained about, by their context."""
        self.ask("session.new", capabilities={"alwaysMatch": {"acceptInsecureCerts": False}})
        self.ask("session.subscribe", events=["log.entryAdded"])

    def ask(self, method: str, **parameters: Any) -> dict[str, Any]:
        """Send a command; its result."""
        sent = next(self.ids)
        self.socket.send(json.dumps({"id": sent, "method": method, "params": parameters}))
        while True:
            said = json.loads(self.socket.recv(timeout=HANG_SECONDS))
            if said["type"] == "event":
                self._hear(said["method"], said["params"])
            elif said["id"] == sent:
                assert said["type"] == "success", f"{method}: {said.get('error')}: {said.get('message')}"
                return dict(said["result"])

    def _hear(self, method: str, said: dict[str, Any]) -> None:
        if method == "log.entryAdded" and said["level"] == "error":
            self.faults.setdefault(said["source"].get("context", ""), []).append(str(said["text"]))

    @contextmanager
    def somebody(self, size: tuple[int, int], script: str = "") -> Iterator[FirefoxPage]:
        """Somebody with a browser of their own: nothing is kept from others. `script` runs before the page's own."""
        user = self.ask("browser.createUserContext")["userContext"]
        context = self.ask("browsingContext.create", type="tab", userContext=user)["context"]
        if script:
            self.ask("script.addPreloadScript", functionDeclaration=script, contexts=[context])
        self.ask("browsingContext.setViewport", context=context, viewport={"width": size[0], "height": size[1]})
        try:
            yield FirefoxPage(self, context)
        finally:
            self.ask("browser.removeUserContext", userContext=user)


class FirefoxPage:
    """A page in Firefox."""

    def __init__(self, firefox: Firefox, context: str) -> None:
        self.firefox, self.context = firefox, context

    @property
    def faults(self) -> list[str]:
        """What it complained about."""
        self.evaluate("() => 0")  # what was said before this was answered is heard
        return self.firefox.faults.get(self.context, [])

    def goto(self, address: str) -> None:
        """Go there, and wait until it is loaded."""
        self.firefox.ask("browsingContext.navigate", context=self.context, url=address, wait="complete")

    def reload(self) -> None:
        """Load it anew."""
        self.firefox.ask("browsingContext.reload", context=self.context, wait="complete")

    def evaluate(self, function: str, *given: Any) -> Any:
        """What a function says in the page; given and said are what JSON can say."""
        answer = self.firefox.ask(
            "script.callFunction",
            functionDeclaration=f"async (given) => JSON.stringify((await ({function})(...JSON.parse(given))) ?? null)",
            arguments=[{"type": "string", "value": json.dumps(given)}],
            target={"context": self.context},
            awaitPromise=True,
        )
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        return json.loads(answer["result"]["value"])

    def until(self, true: Callable[[], Any], what: str) -> Any:
        """Wait until something is so; what it then is."""
        end = monotonic() + HANG_SECONDS
        while not (found := true()):
            seen = "" if monotonic() < end else self.evaluate("() => document.body.innerText.slice(0, 600)")
            assert monotonic() < end, f"it never came to this: {what}. Faults: {self.faults}; seen: {seen}"
            sleep(0.02)
        return found

    def wait_for(self, selector: str) -> None:
        """Wait until there is such a thing."""
        self.until(lambda: self.evaluate("(what) => document.querySelector(what) !== null", selector), selector)

    def click(self, selector: str) -> None:
        """Click it, as programs do."""
        self.wait_for(selector)
        self.evaluate("(what) => document.querySelector(what)?.click()", selector)

    def point_at(self, selector: str) -> None:
        """Press the pointer on the middle of it, as people do."""
        self.wait_for(selector)
        box = self.evaluate(
            """(what) => {
                const one = document.querySelector(what)
                one.scrollIntoView({ block: "nearest" })
                const box = one.getBoundingClientRect()
                return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]
            }""",
            selector,
        )
        moves = [{"type": "pointerMove", "x": box[0], "y": box[1]}, {"type": "pointerDown", "button": LEFT_BUTTON}]
        moves.append({"type": "pointerUp", "button": LEFT_BUTTON})
        self._act({"type": "pointer", "id": "pointer", "actions": moves})

    def press(self, *keys: str) -> None:
        """Press keys, one after another; those without a letter as WebDriver writes them."""
        moves = [{"type": kind, "value": key} for key in keys for kind in ("keyDown", "keyUp")]
        self._act({"type": "key", "id": "keys", "actions": moves})

    def _act(self, source: dict[str, Any]) -> None:
        self.firefox.ask("input.performActions", context=self.context, actions=[source])


TAB, ENTER = "\ue004", "\ue007"


@contextmanager
def firefox() -> Iterator[Firefox]:
    """Debian's Firefox, without a window."""
    path = shutil.which("firefox-esr")
    if path is None:
        raise RuntimeError("the journeys in Firefox need Debian's firefox-esr: `make browser` installs it")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in PREFERENCES.items()]
        (Path(profile) / "user.js").write_text("\n".join(lines))
        command = [path, "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"]
        log = Path(profile) / "said"
        with log.open("w") as said:
            process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=said, start_new_session=True)
        try:
            with connect(f"{_address(process, log)}/session", max_size=None, compression=None) as socket:
                yield Firefox(socket)
        finally:
            os.killpg(process.pid, signal.SIGTERM)
            process.wait(60)


def _address(process: subprocess.Popen[bytes], log: Path) -> str:
    """Where it listens, as it says itself."""
    end = monotonic() + HANG_SECONDS
    while process.poll() is None and monotonic() < end:
        for line in log.read_text().splitlines(keepends=True):
            if line.startswith(LISTENS) and line.endswith("\n"):
                return line.removeprefix(LISTENS).strip()
        sleep(0.05)
    raise RuntimeError(f"Firefox did not start: {log.read_text()[-400:]}")
