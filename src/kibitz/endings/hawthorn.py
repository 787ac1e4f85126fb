"""Hawthorn: the last one in."""

from __future__ import annotations

from kibitz.endings._chips import last_one_in
from kibitz.games.hawthorn import HAW
from kibitz.kernel.endings import End, Story


def ending(story: Story) -> End | None:
    """HAW-8: the last one in takes the bank."""
    return last_one_in(story, HAW[6], HAW[5])
