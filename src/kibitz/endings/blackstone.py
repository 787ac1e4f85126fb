"""Blackstone: a second 10, or a fold, and those still in share the bank."""

from __future__ import annotations

from kibitz.endings._chips import bank_end
from kibitz.games._pairs_family import STACK
from kibitz.games.blackstone import BLACK, BLK, MIDDLE
from kibitz.kernel.endings import End, Story


def ending(story: Story) -> End | None:
    """BLK-7: a second 10, or BLK-8: the last fold but one."""
    out = story.last(BLK[7], BLK[8])
    if out is None or not any(value == 0 for _, _, value in story.told(BLK[1])):
        return None
    clause, seat, _ = out
    details = {"paid": story.paid(clause, seat, 2)}
    if clause == BLK[8]:
        return bank_end(story, "fold", seat, details, None)
    stones = story.cards(MIDDLE, story.at(MIDDLE, clause))
    tens = story.cards(STACK[seat], story.at(STACK[seat], clause), "pair", (BLACK,))
    return bank_end(story, "black", seat, details, story.picture(tens, stones))
