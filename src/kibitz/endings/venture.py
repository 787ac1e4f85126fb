"""Venture: what the bids captured, and what a deal was worth."""

from __future__ import annotations

from dataclasses import replace

from kibitz.endings._pairs_family import bids_laid, bids_shown, scored_end
from kibitz.games._pairs_family import LAID
from kibitz.games.venture import CAPTURED, STOCK, VEN
from kibitz.kernel.endings import End, Picture, PictureRow, Story


def ending(story: Story) -> End | None:
    """VEN-9: what a deal was worth; before that, VEN-3: what the bids captured."""
    if story.told(VEN[9]):
        return deal_end(story)
    if not story.shown(LAID[0]):
        return None
    bid, lowest = min(bids_laid(story)), story.last(VEN[4])
    captured = [len(captured_by(story, seat)) for seat in range(story.seats)]
    details = {"bid": bid, "best": lowest[2] if lowest else 0}
    seat = lowest[1] if lowest else None
    why = "lowest" if lowest else "equal-bids"
    first = () if seat is None else (seat,)
    picture = story.picture(bids_shown(story, bid if lowest else 0))
    return End("captured", (why,), first, seat, (), details, {"captured": captured}, picture=picture)


def captured_by(story: Story, seat: int) -> list[int]:
    """VEN-8: the cards that somebody has captured now."""
    others = [story.shown(LAID[bidder]) for bidder in range(story.seats) if story.goes(LAID[bidder], CAPTURED[seat])]
    return [*story.moved(STOCK, CAPTURED[seat]), *(card for laid in others for card in laid)]


def deal_end(story: Story) -> End:
    """VEN-9: rank by rank what everybody has, what nobody has, and whose set is full."""
    held = [story.at(CAPTURED[seat], VEN[9]) for seat in range(story.seats)]
    rows = []
    for rank in range(1, 11):
        mine = tuple(cards.count(rank) for cards in held)
        left = rank - sum(mine)
        full = tuple(seat for seat in range(story.seats) if mine[seat] > 0 and mine[seat] + left == rank)
        rows.append(PictureRow(rank, mine, full, rank, left))
    gained = [value for _, _, value in story.told(VEN[9])]
    full_sets = [[row.head for row in rows if seat in row.takes] for seat in range(story.seats)]
    loose = [sum(row.values[seat] for row in rows if seat not in row.takes) for seat in range(story.seats)]
    end = scored_end(story, "sets", gained, full_sets, Picture("ranks", rows=tuple(rows)))
    return replace(end, each={**end.each, "loose": loose})
