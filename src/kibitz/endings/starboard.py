"""Starboard: a common pair, or a pass, and those who are not out share the bank."""

from __future__ import annotations

from kibitz.endings._chips import bank_end
from kibitz.games.starboard import MIDDLE, STAR
from kibitz.kernel.endings import End, Story


def ending(story: Story) -> End | None:
    """STAR-7: who shares the bank; STAR-4: a common pair has left them in, or STAR-5: a pass."""
    if not story.swept(MIDDLE):
        return None
    paired_up = story.last(STAR[4])
    common = story.shown(MIDDLE)
    if paired_up is None:
        cards = story.picture(story.cards(MIDDLE, common))
        return bank_end(story, "pass", story.actor, {"common": len(common)}, cards)
    _, seat, rank = paired_up
    cards = story.picture(story.cards(MIDDLE, (*common, rank), "pair", (rank,)))
    return bank_end(story, "pair", seat, {"rank": rank, "common": len(common)}, cards)
