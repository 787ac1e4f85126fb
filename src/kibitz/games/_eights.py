"""What Pairs and Port share: Pieces of Eight (P8), where an 8 buys two cards, and Calamities (CAL)."""

from __future__ import annotations

from kibitz.games._pairs_family import *
from kibitz.rules import *

P8 = book("P8", 4)
CAL = book("CAL", 6)


class EightsTable(State):
    """A game that can be played with Pieces of Eight (P8) and Calamities (CAL)."""

    FACE = RANK
    pieces_of_eight: int = flag()
    calamities: int = flag()


EIGHTS = Family(
    presets=(
        Preset("pieces-of-eight", (("pieces_of_eight", True),)),
        Preset("calamities", (("calamities", True),)),
    )
)


def newest_or_calamity(s: EightsTable, seat: int) -> int:
    """TIE-3. CAL-1: here alone a 7 ranks below a 1, where Calamities are played."""
    return 0 if s.calamities and newest(s, seat) == 7 else newest(s, seat)


def may_spend8(s: EightsTable, seat: int) -> int:
    """P8-1: with an 8 in your stack. P8-3: it may be your only card, and it goes to the discard before you draw.

    GEN-8: two cards must be there to draw; the 8 itself can be one of them.
    """
    if not s.pieces_of_eight or not has(s, STACK[seat], 8):
        return P8[1]
    return OK if cards_to_draw(s) > 0 else GEN[8]


def cost_of_an_8(s: EightsTable, seat: int) -> Cost:
    """P8-1: the 8 itself."""
    return Cost("spend", 8, (8,), s.PILES[STACK[seat]].name)


def discard_8(s: EightsTable, seat: int) -> None:
    """P8-1, P8-3: the 8 goes first."""
    move(s, find(s, STACK[seat], 8), STACK[seat], DISCARD)


def draw_to_a_pair(s: EightsTable, seat: int, count: int) -> bool:
    """P8-2: cards onto a stack, one after the other; after a pair no further one. CAL-2: whether a 7 was among them."""
    seven = False
    while count > 0:
        card = next_card(s, STACK[seat], count, BURNED)
        seven = seven or (s.calamities != 0 and RANK[card] == 7)
        count = 0 if paired(s, STACK[seat]) else count - 1
    return seven
