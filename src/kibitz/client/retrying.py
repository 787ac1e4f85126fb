"""How often, and after how long, what broke is tried again."""

from __future__ import annotations

import asyncio

MAX_TRIES, MAX_FIRST_TRIES = 40, 5
"""How often a broken connection is made anew before it is given up; and the first, whose address may be wrong."""
PAUSE_SECONDS = 0.25
"""How long until the first new try; later ones wait longer, up to ten times that."""


async def pause(tries: int) -> None:
    """Wait before another try, after so many."""
    await asyncio.sleep(min(10, tries) * PAUSE_SECONDS)
