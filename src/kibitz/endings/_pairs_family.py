"""How rounds of Pairs' companions ended: the pair that was drawn, and points that were counted, rank by rank."""

from __future__ import annotations

from collections.abc import Sequence

from kibitz.games._pairs_family import HAND, LAID, STACK
from kibitz.kernel.endings import End, Picture, PictureCard, PictureRow, Story


def pair_shown(story: Story, seat: int, rank: int, clause: int) -> Picture | None:
    """A stack as it lay when it was paired."""
    return story.picture(story.cards(STACK[seat], story.at(STACK[seat], clause), "pair", (rank,)))


def bids_shown(story: Story, lowest: int) -> list[PictureCard]:
    """GEN-10: everybody's bid, with the lowest (0 if there is none), and equal ones, which cancel each other."""
    bids = bids_laid(story)
    marks = {bid: "cancelled" for bid in bids if bids.count(bid) > 1} | {lowest: "lowest"}
    return [
        card for seat, bid in enumerate(bids) for card in story.cards(LAID[seat], (bid,), marks.get(bid, ""), (bid,))
    ]


def bids_laid(story: Story) -> list[int]:
    """What everybody has bid, once it is shown."""
    return [story.shown(LAID[seat])[0] for seat in range(story.seats)]


def best_or_paired(story: Story, pile: int, laid: Sequence[int], best: bool) -> list[PictureCard]:
    """The cards of somebody who is best; or of somebody else, and what pairs among them."""
    twice = [rank for rank in laid if laid.count(rank) > 1]
    wins = best and not twice
    return story.cards(pile, laid, "best" if wins else "pair", laid if wins else twice)


def most_of_each_rank(story: Story, clause: int, sides: int) -> End | None:
    """SWP-9, KIT-5: the hands as they were shown, rank by rank, and who scored what."""
    scored = story.told(clause)
    if not scored:
        return None
    hands = [story.shown(HAND[seat]) for seat in range(story.seats)]
    rows, gained = [], [0] * story.seats
    best_in: list[list[int]] = [[] for _ in range(story.seats)]
    for rank in range(1, 11):
        takes = tuple(seat for seat in range(story.seats) if (clause, seat % sides, rank) in scored)
        rows.append(PictureRow(rank, tuple(hand.count(rank) for hand in hands), takes, rank))
        for seat in takes:
            gained[seat] += rank
            best_in[seat].append(rank)
    return scored_end(story, "ranks", gained, best_in, Picture("ranks", rows=tuple(rows)))


def scored_end(story: Story, why: str, gained: list[int], by: list[list[int]], picture: Picture) -> End:
    """What everybody scored, and by which ranks or columns; told of who scored most."""
    best = tuple(seat for seat in range(story.seats) if gained[seat] == max(gained))
    named = [", ".join(map(str, ranks)) or "none" for ranks in by]
    details: dict[str, int | str] = {"best": max(gained), "by": named[best[0]]}
    return End("scored", (why,), best, best[0], details=details, each={"gained": gained, "by": named}, picture=picture)
