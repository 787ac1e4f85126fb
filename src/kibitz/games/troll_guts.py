"""Troll Guts: put your hand in order, face down; then draw from the deck, steal from others, or buy your own. No fold.

Source: the Russian edition, "Ущелья троллей". Where it is silent the clauses decide: a fresh deck each round and
none burned; who is out cannot be stolen from, and without a chip one cannot buy unless nothing else is left (TRG-6).

Options: `start_chips`, `end`, `short_pay` as in all games for chips.
"""

from __future__ import annotations

from kibitz.games._chips import *
from kibitz.games._pairs_family import *
from kibitz.rules import *

TRG = book("TRG", 6)

# --- on the table ----------------------------------------------------------------------------------------------------

SEATS = range(3, 7)  # TRG-1

piles = common_piles(hand=5, laid=5)
CLOSED = piles.each("closed", "closed", 5, OWNER)


class Table(ChipTable):
    """Who starts is known before the hands are put in order."""

    PILES = piles
    marker: OneSeat
    ordering: Working  # 1 while the hands are put in order


# --- a round ---------------------------------------------------------------------------------------------------------


def start_round(s: Table) -> None:
    """TRG-1: an ante of 1; five cards into the hand and an open one each; the lowest of these will start.

    TRG-2: first everyone puts the hand in order.
    """
    gather(s, DECK)
    s.active = everyone(s)
    s.ordering = 1
    ante(s, 1)
    deal_hands(s, DEALER, s.active, 5, HAND)
    s.marker = lowest_starts(s, s.active, s.active, 0, newest)
    wait_for(s, s.active)


# --- order -----------------------------------------------------------------------------------------------------------


def may_order(s: Table, seat: int) -> int:
    """TRG-2: before the first turn, once."""
    return OK if s.ordering else TRG[2]


def order(s: Table, seat: int, rank: int) -> None:
    """TRG-2: card by card, the top of the closed stack first. When all stacks are laid, the first turn begins."""
    lay_secretly(s, find(s, HAND[seat], rank), HAND[seat], LAID[seat])
    if size(s, HAND[seat]) == 0:
        while size(s, LAID[seat]) > 0:
            move(s, top(s, LAID[seat]), LAID[seat], CLOSED[seat])
        if acted(s, seat):
            s.ordering = 0
            give_turn(s, s.marker)


# --- draw, steal, buy ------------------------------------------------------------------------------------------------


def may_draw(s: Table, seat: int) -> int:
    """TRG-3. GEN-8, GEN-9: while deck and discard have a card."""
    if s.ordering:
        return TRG[2]
    return OK if cards_to_draw(s) > 0 else GEN[8]


def draw_card(s: Table, seat: int) -> None:
    """TRG-3: the next card of the deck."""
    next_card(s, STACK[seat], 1, 0)
    see_pair(s, seat)


def may_steal(s: Table, seat: int, target: int) -> int:
    """TRG-6: from an opponent who is still in and has closed cards."""
    if s.ordering:
        return TRG[2]
    return OK if target != seat and among(target, s.active) and size(s, CLOSED[target]) > 0 else TRG[6]


def steal(s: Table, seat: int, target: int) -> None:
    """TRG-3: the top of an opponent's closed stack."""
    move(s, top(s, CLOSED[target]), CLOSED[target], STACK[seat])
    see_pair(s, seat)


def may_buy(s: Table, seat: int) -> int:
    """TRG-6: with closed cards and a chip; if there is nothing else one could do, also without."""
    if s.ordering:
        return TRG[2]
    if size(s, CLOSED[seat]) == 0:
        return TRG[6]
    if s.chips[seat] > 0 or (cards_to_draw(s) == 0 and not can_steal(s, seat)):
        return OK
    return CHIP[3]


def can_steal(s: Table, seat: int) -> bool:
    """Whether there is anybody to steal from."""
    for target in range(s.seats):
        if may_steal(s, seat, target) == OK:
            return True
    return False


def buy(s: Table, seat: int) -> None:
    """TRG-3: pay 1 for the top of your own closed stack."""
    pay(s, seat, 1)
    move(s, top(s, CLOSED[seat]), CLOSED[seat], STACK[seat])
    see_pair(s, seat)


def see_pair(s: Table, seat: int) -> None:
    """TRG-4: a card that pairs your open ones puts you out, with all your cards, for its rank.

    TRG-5: the last one in takes the bank; otherwise the turn goes on clockwise.
    """
    if paired(s, STACK[seat]):
        rank = top_face(s, STACK[seat])
        tell(s, TRG[4], seat, rank)
        pay(s, seat, rank)
        leave(s, seat)
        move_all(s, CLOSED[seat], DISCARD)
        if one_left(s):
            return
    give_turn(s, next_of(s, s.active, seat))


# --- for those who look on -------------------------------------------------------------------------------------------


def cost_of_buying(s: Table, seat: int) -> Cost:
    """TRG-3: a chip for a card that its owner knows. TRG-4: one that pairs costs its rank besides, and puts out."""
    rank = top_face(s, CLOSED[seat])
    pile = s.PILES[CLOSED[seat]].name
    if has(s, STACK[seat], rank):
        return Cost("buy-out", payable(s, seat, 1 + rank), (rank,), pile)
    return Cost("buy", payable(s, seat, 1), (rank,), pile)


def phase(s: Table) -> str:
    """Putting hands in order, or playing."""
    return "order" if s.ordering else "play"


def details(s: Table, seat: int, named: Named) -> Details:
    """What a refusal names: whether hands are being put in order."""
    return {"ordering": s.ordering}


GAME = Game(
    rules_version=1,
    table_type=Table,
    seats=SEATS,
    deal=hand_out_chips,
    when_nobody_acts=start_round,
    kinds=(
        Kind("order", order, (CardOf(HAND, 1, 10, TRG[1]),), when=may_order, secret=True),
        Kind("draw", draw_card, when=may_draw, risk=risk_of_a_pair),
        Kind("steal", steal, (Seat(),), may=may_steal),
        Kind("buy", buy, when=may_buy, cost=cost_of_buying),
    ),
    sections=(TRG, ONE_TAKES_ALL, FRESH, TIE),
    details=details,
    phase=phase,
    hints=(Pairing(("draw",), STACK), Copies(("order",))),
    families=(CHIPS,),
    minutes=25,
)
