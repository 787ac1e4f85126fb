"""Extreme: by which order, or for want of a card that fits."""

from __future__ import annotations

from kibitz.endings._the_game_family import team_end
from kibitz.games.extreme import EX, NO_TRICK, lies_open
from kibitz.kernel.endings import End, Story

LOST_BY = {
    EX[10]: "skull",
    EX[11]: "last-skull",
    EX[12]: "three",
    EX[13]: "more-than-three",
    EX[15]: "too-few",
    EX[18]: "one-pile",
    EX[21]: "stuck",
}
"""The clauses by which a game is lost, each with a word for the text that says why."""


def ending(story: Story) -> End | None:
    """EX-4, EX-21: by which order, or for want of a card that fits, the game is lost; EX-22: or that it is won."""
    return team_end(story, LOST_BY, not lies_open(story.table, NO_TRICK))
