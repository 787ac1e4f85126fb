"""Sweep: most of each rank."""

from __future__ import annotations

from kibitz.endings._pairs_family import most_of_each_rank
from kibitz.games.sweep import SWP
from kibitz.kernel.endings import End, Story


def ending(story: Story) -> End | None:
    """SWP-9: most of each rank scores it."""
    return most_of_each_rank(story, SWP[9], story.seats)
