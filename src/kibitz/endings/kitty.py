"""Kitty: who got a prize by which bid, and at last most of each rank."""

from __future__ import annotations

from kibitz.endings._pairs_family import bids_laid, bids_shown, most_of_each_rank
from kibitz.games._pairs_family import HAND, LAID
from kibitz.games.kitty import CHOSEN, KIT, PRIZE, sides
from kibitz.kernel.endings import End, PictureCard, Story


def ending(story: Story) -> End | None:
    """KIT-5: most of each rank scores it; before that, KIT-3: who got a prize, and why."""
    scored = most_of_each_rank(story, KIT[5], sides(story.table))
    return scored or (prize_end(story) if story.swept(LAID[0]) else None)


def prize_end(story: Story) -> End:
    """KIT-3, KIT-4, KIT-7: the bids, and who takes or is given what."""
    bids = bids_laid(story)
    alone = sorted((bid, seat) for seat, bid in enumerate(bids) if bids.count(bid) == 1)
    got = [
        (seat, card)
        for pile in (CHOSEN, PRIZE)
        for seat in range(story.seats)
        for card in story.moved(pile, HAND[seat])
    ]
    prizes = [PictureCard(card, "prize", seat, "taken") for seat, card in got]
    picture = story.picture(bids_shown(story, alone[0][0] if alone else 0), prizes)
    if not alone:
        return End("no-prize", ("equal-bids",), picture=picture)
    bid, winner = alone[0]
    given = bid == 1
    taker, card = got[0] if given else next(one for one in got if one[0] == winner)
    second = [one for one in got if one != (taker, card)] if len(alone) > 1 else []
    why = ("given" if given else "lowest", *(("second",) if second else ()))
    details = {"card": card, "bid": bid, "other": second[0][1] if second else 0}
    return End("prize", why, (taker,), winner, tuple(seat for seat, _ in second), details, picture=picture)
