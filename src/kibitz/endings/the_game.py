"""The Game: too few cards that fit, or all are laid."""

from __future__ import annotations

from kibitz.endings._the_game_family import team_end
from kibitz.games._the_game_family import TG
from kibitz.kernel.endings import End, Story


def ending(story: Story) -> End | None:
    """TG-17, TG-18: why the game is lost; TG-19: or that it is won."""
    return team_end(story, {TG[17]: "stuck", TG[18]: "stuck"})
