"""A Python of its own, in which nothing has been imported yet."""

from __future__ import annotations

import os
import subprocess
import sys
import textwrap

from tests import HANG_SECONDS


def run(code: str, **env: str) -> str:
    """What a fresh Python prints."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", textwrap.dedent(code)],
        env={**os.environ, **env},
        capture_output=True,
        text=True,
        timeout=HANG_SECONDS,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
