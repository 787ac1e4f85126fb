"""Regent: who pays, by an attack, a fold or a look, and who is left."""

from __future__ import annotations

from dataclasses import replace

from kibitz.endings._chips import bank_end
from kibitz.games._pairs_family import HAND, STACK
from kibitz.games.regent import REG
from kibitz.kernel.endings import End, Picture, Story


def ending(story: Story) -> End | None:
    """REG-4, REG-6, REG-7: somebody has paid and is out, and only one is left, who leaves the table with the bank."""
    out = story.last(REG[4], REG[6], REG[7])
    left = [seat for seat in range(story.seats) if story.swept(STACK[seat])]
    if out is None or len(left) < 2:
        return None
    clause, seat, rank = out
    winner = next(one for one in left if one != seat)
    why = {REG[4]: "attack", REG[6]: "fold", REG[7]: "vain" if seat == story.actor else "caught"}[clause]
    end = bank_end(story, why, seat, {"rank": rank, "paid": story.paid(clause, seat)}, shown(story, out, winner))
    return replace(end, said="pays" if story.seats == 2 else "last-in", seats=(winner,))


def shown(story: Story, out: tuple[int, int, int], winner: int) -> Picture | None:
    """What decided: the pair, or the lowest or highest card, before whom it lay."""
    clause, seat, rank = out
    if clause == REG[6]:
        stacks = [story.cards(STACK[one], story.at(STACK[one], clause), "lowest", (rank,)) for one in (seat, winner)]
        return story.picture(*stacks)
    whose = seat if seat != story.actor else winner
    laid, turned = story.at(STACK[whose], clause), story.shown(HAND[whose]) if clause == REG[7] else ()
    mark = "pair" if (*laid, *turned).count(rank) > 1 else "highest"
    return story.picture(
        story.cards(STACK[whose], laid, mark, (rank,)), story.cards(HAND[whose], turned, mark, (rank,))
    )
