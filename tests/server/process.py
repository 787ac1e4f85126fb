"""A server as a process: for whoever needs a real one, and not only its parts."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

NAMED = "kib.test"
"""A name under which Chromium finds a server of this machine: over plain http that is no secure context."""
LIMITS = {"tables_per_minute": "1000", "messages_per_second": "1000", "message_burst": "1000"}


class Server:
    """`kibitz serve` as a process: it can be stopped, or killed, and started again where it was."""

    def __init__(self, folder: Path, *command: str, **settings: str) -> None:
        self.folder, self.port, self.address = folder, "0", ""
        self.command = command or ("-m", "kibitz.cli")
        wanted = {"bot_pace": "0", "hosts": NAMED} | LIMITS | settings
        self.environment = os.environ | {f"KIBITZ_{name.upper()}": value for name, value in wanted.items()}
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> str:
        """Start it; its address."""
        command = [sys.executable, *self.command, "serve", "--port", self.port, "--logs", "json"]
        command += ["--database", str(self.folder / "tables.db")]
        with (self.folder / "log").open("a") as log:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, text=True, env=self.environment
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("kibitz serves at http://"), (self.folder / "log").read_text()
        self.port = line.strip().rpartition(":")[2]
        self.address = f"http://127.0.0.1:{self.port}"
        return self.address

    def end(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Stop it, or kill it; its exit code."""
        assert self.process is not None and self.process.stdout is not None
        self.process.send_signal(how)
        code = self.process.wait(120)
        self.process.stdout.close()
        self.process = None
        return code


@contextmanager
def serving(folder: Path, *command: str, **settings: str) -> Iterator[Server]:
    """A server in a process of its own, as long as it is needed."""
    server = Server(folder, *command, **settings)
    server.start()
    try:
        yield server
    finally:
        if server.process is not None:
            assert server.end() == 0, "it did not stop cleanly"
