"""The command line: play · serve · games · rules · players · replay · review · verify · sim · arena · bench · check.

`run` runs a command; `check`, `games`, `play`, `records`, `review`, `serve` and `study` hold them, `shared` what they
have in common: the program itself, its arguments, and how they are read. All that comes with an extra; where kibitz is
installed without, its command says so.
"""

from __future__ import annotations

import sys
from importlib.util import find_spec
from typing import NoReturn

from kibitz.errors import NotInstalled

SERVED = ("serve", "backup")
"""Commands of the extra `server`."""


def main() -> None:
    """Run a command; an error is one line on standard error, and exit code 2."""
    if find_spec("typer") is None:
        extra = "server" if any(word in SERVED for word in sys.argv[1:2]) else "terminal"
        fail(str(NotInstalled(extra, " ".join(["kibitz", *sys.argv[1:2]]))))
    from kibitz.cli.run import run

    run()


def fail(said: str) -> NoReturn:
    """Say what is wrong, and end."""
    print(f"kibitz: {said}", file=sys.stderr)
    sys.exit(2)
