"""Goblin Poker: the last one in, or all who are in after five circles."""

from __future__ import annotations

from kibitz.endings._chips import bank_end, last_one_in
from kibitz.games.goblin_poker import GOB
from kibitz.kernel.endings import End, Story


def ending(story: Story) -> End | None:
    """GOB-8: the last one in takes the bank. GOB-9: or those who are in after five circles share it."""
    if story.told(GOB[9]):
        return bank_end(story, "circles", None, {}, None)
    return last_one_in(story, GOB[7], GOB[5])
