"""Monster: a hand that beats the monster, one that is alone, or none."""

from __future__ import annotations

from collections.abc import Mapping

from kibitz.endings._chips import bank_end
from kibitz.endings._pairs_family import best_or_paired
from kibitz.games._pairs_family import HAND
from kibitz.games.monster import MON, MONSTER
from kibitz.kernel.endings import End, Picture, Story


def ending(story: Story) -> End | None:
    """MON-8, MON-9, MON-11, MON-12: how the round ended; a circle alone ends nothing."""
    hands = {seat: laid for seat in range(story.seats) if (laid := story.shown(HAND[seat]))}
    alone = len(hands) - len(story.told(MON[5])) == 1
    nobody = (alone and story.told(MON[9])) or (story.told(MON[12]) and story.options["all_busted"] == "carry")
    if not story.from_bank and not nobody:
        return None
    last = story.last(MON[8], MON[9], MON[11], MON[12], MON[4])
    assert last is not None
    why = {MON[8]: "beats", MON[9]: "fails", MON[11]: "lone", MON[12]: "all-paired", MON[4]: "fold"}[last[0]]
    return bank_end(story, why, last[1], {"best": len(story.told(last[0]))}, showdown(story, hands))


def showdown(story: Story, hands: Mapping[int, tuple[int, ...]]) -> Picture | None:
    """MON-5, MON-8: the monster and all hands; those that win, and pairs."""
    cards = [story.cards(MONSTER, story.shown(MONSTER))] if hands else []
    cards += [best_or_paired(story, HAND[seat], laid, seat in story.from_bank) for seat, laid in hands.items()]
    return story.picture(*cards)
