"""How a round for chips ended: who got the bank, and why; and what ended the match."""

from __future__ import annotations

from collections.abc import Mapping

from kibitz.endings._pairs_family import pair_shown
from kibitz.kernel.endings import End, Picture, Story


def bank_end(story: Story, why: str, seat: int | None, details: Mapping[str, int], picture: Picture | None) -> End:
    """Who got the bank, and why; and when the match is over, what ended it."""
    shares = story.from_bank
    said = "bank" if shares else "bank-stays"
    details = {**details, "amount": max(shares.values(), default=0)}
    if story.result is None:
        return End(said, (why,), tuple(sorted(shares)), seat, details=details, picture=picture)
    broke = tuple(one for one in range(story.seats) if story.table.chips[one] <= 0)
    closing = "rounds" if story.table.end else "broke"
    return End(said, (why, closing), tuple(sorted(shares)), seat, broke, details, picture=picture)


def last_one_in(story: Story, pair: int, fold: int) -> End | None:
    """A round that ended when a pair or a fold left one player in."""
    out = story.last(pair, fold)
    if not story.from_bank or out is None:
        return None
    clause, seat, rank = out
    picture = pair_shown(story, seat, rank, pair) if clause == pair else None
    details = {"rank": rank, "paid": story.paid(clause, seat)}
    return bank_end(story, "pair" if clause == pair else "fold", seat, details, picture)
