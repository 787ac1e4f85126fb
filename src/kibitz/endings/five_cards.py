"""Five Cards: column by column, whose sum is larger."""

from __future__ import annotations

from dataclasses import replace

from kibitz.endings._pairs_family import scored_end
from kibitz.games.five_cards import COMMON, FIV, side
from kibitz.kernel.endings import End, Picture, PictureRow, Story


def ending(story: Story) -> End | None:
    """FIV-5: column by column, whose sum is larger."""
    gained = [value for _, _, value in story.told(FIV[5])]
    if not gained:
        return None
    heads, rows = story.at(COMMON, FIV[5]), []
    for column, head in enumerate(heads):
        sums = tuple(sum(story.at(side(seat, column), FIV[5])) for seat in range(2))
        takes = tuple(seat for seat in range(2) if sums[seat] == max(sums))
        rows.append(PictureRow(head, sums, takes, head if len(takes) == 1 else head // 2))
    led = [[row.head for row in rows if row.takes == (seat,)] for seat in range(2)]
    end = scored_end(story, "columns", gained, led, Picture("columns", rows=tuple(rows)))
    misfit = story.last(FIV[4])
    assert misfit is not None
    return replace(end, details={**end.details, "rank": misfit[2]})
