"""Troll Guts: the last one in."""

from __future__ import annotations

from kibitz.endings._chips import last_one_in
from kibitz.games.troll_guts import TRG
from kibitz.kernel.endings import End, Story


def ending(story: Story) -> End | None:
    """TRG-5: the last one in takes the bank."""
    return last_one_in(story, TRG[4], TRG[4])
