"""`kibitz serve` with the same cards and the same bots' whims each time, for tests of what a page shows.

A server's cards come from its secret and the players' numbers. Here the secret is no secret, and a test's pages give
numbers that follow from the test's name (tests/web/visitor.py): what a test meets in its games it meets every time, and
KIBITZ_TEST_SEED=… has it meet other ones.
"""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from unittest.mock import patch

from kibitz.cli import main

NO_SECRET = SimpleNamespace(token_hex=lambda count: "5a" * count)

if __name__ == "__main__":
    with (
        patch("kibitz.server.room.loading.secrets", NO_SECRET),
        patch("kibitz.server.room.room.secrets", NO_SECRET),
        patch("kibitz.server.session.bots.Random", lambda: Random(1)),
    ):
        main()
