"""Venture: bid in secret; the lowest bid captures the highest cards, the others all that is lower. What you get costs.

Source: the Russian edition, "Авантюра". Where it is silent the clauses decide: a bid that was captured before
its turn does not act (VEN-7, option `captured_bid_acts`), and a full set needs a captured card of that rank (VEN-9).

Options: `draft` (choose your hand from cards that go round), `deals` (how many), `talk` (everyone says `ready` before
the bids are shown), `captured_bid_acts`.
"""

from __future__ import annotations

from kibitz.games._pairs_family import *
from kibitz.games._points import *
from kibitz.rules import *

VEN = book("VEN", 11)

# --- on the table ----------------------------------------------------------------------------------------------------

SEATS = range(3, 9)  # VEN-1
STOCK_SIZE = (0, 0, 0, 4, 3, 5, 7, 6, 7)  # VEN-1, by number of seats
HAND_SIZE = (0, 0, 0, 17, 13, 10, 8, 7, 6)
FIRST_KEPT = 3  # VEN-11
DRAFTING, BIDDING, TALKING = 0, 1, 2
NOBODY_BID, SEVERAL = -1, -2

CAPTURED = STACK
piles = common_piles(stack=len(RANK), hand=17, laid=1, called="captured")
STOCK = piles.add("stock", "stock", len(RANK), NOBODY)
PACKET = piles.each("packet", "packet", 17, OWNER)  # in the draft: what one may keep of
SPARE = piles.add("spare", "packet", 17, NOBODY)  # where a packet waits while the others go on


class Table(PointsTable):
    """What is going on, and the bids once they are shown."""

    PILES = piles
    draft: int = flag()
    deals: int = number(1, 1, 20, probes=(1, 2))
    talk: int = flag()
    captured_bid_acts: int = flag()
    dealt: int  # how many times
    stage: Working
    keep_until: Working  # in the draft: how many cards are passed on
    bids: WorkingPerSeat  # those shown last


# --- the deal --------------------------------------------------------------------------------------------------------


def deal(s: Table) -> None:
    """VEN-1: the stock face down, then equal hands. VEN-11: with a draft these are not the hands yet."""
    gather(s, DECK)
    s.dealt += 1
    for seat in range(s.seats):
        s.bids[seat] = 0
    for _ in range(STOCK_SIZE[s.seats]):
        draw(s, DECK, STOCK)
    if s.draft:
        deal_hands(s, DEALER, everyone(s), HAND_SIZE[s.seats], PACKET)
        s.stage = DRAFTING
        s.keep_until = HAND_SIZE[s.seats] - FIRST_KEPT
        wait_for(s, everyone(s))
    else:
        deal_hands(s, DEALER, everyone(s), HAND_SIZE[s.seats], HAND)
        open_stock(s)


def open_stock(s: Table) -> None:
    """VEN-1: the stock is turned up, and the bidding begins."""
    turn_up(s, STOCK)
    s.stage = BIDDING
    wait_for(s, everyone(s))


# --- the draft -------------------------------------------------------------------------------------------------------


def may_keep(s: Table, seat: int) -> int:
    """VEN-11: during the draft."""
    return OK if s.stage == DRAFTING else VEN[11]


def keep(s: Table, seat: int, rank: int) -> None:
    """VEN-11: one card at a time: three of the first packet, one of every other; then all packets go left."""
    lay_secretly(s, find(s, PACKET[seat], rank), PACKET[seat], HAND[seat])
    if size(s, PACKET[seat]) > s.keep_until or not acted(s, seat):
        return
    if s.keep_until == 0:
        open_stock(s)
        return
    giver = s.seats - 1
    move_all(s, PACKET[giver], SPARE)
    while giver > 0:
        giver -= 1
        move_all(s, PACKET[giver], PACKET[after(s, giver)])
    move_all(s, SPARE, PACKET[giver])
    s.keep_until -= 1
    wait_for(s, everyone(s))


# --- bid -------------------------------------------------------------------------------------------------------------


def may_bid(s: Table, seat: int) -> int:
    """VEN-2: when it is time to bid."""
    return OK if s.stage == BIDDING else VEN[2]


def bid(s: Table, seat: int, rank: int) -> None:
    """VEN-2: a hand card face down. When all have bid they are shown, or with `talk`, when all are ready."""
    if choose_secretly(s, seat, rank):
        if s.talk:
            s.stage = TALKING
            wait_for(s, everyone(s))
        else:
            show_bids(s)


def may_be_ready(s: Table, seat: int) -> int:
    """VEN-2: after the talk about the bids."""
    return OK if s.stage == TALKING else VEN[2]


def ready(s: Table, seat: int) -> None:
    """VEN-2: the last one to say so shows the bids."""
    if acted(s, seat):
        show_bids(s)


# --- capture ---------------------------------------------------------------------------------------------------------


def show_bids(s: Table) -> None:
    """VEN-3: the bids act in ascending order; a rank that several bid captures nothing.

    VEN-4, VEN-6: the lowest, if it is single. VEN-7: a bid that was captured before its turn does not act.
    """
    lowest = 99
    for seat in range(s.seats):
        turn_up(s, LAID[seat])
        s.bids[seat] = top_face(s, LAID[seat])
        lowest = min(lowest, s.bids[seat])
    for rank in range(lowest, 11):
        seat = single_bidder(s, rank)
        if seat == SEVERAL:
            tell(s, VEN[3], DEALER, rank)
        elif seat != NOBODY_BID and size(s, LAID[seat]) == 0 and not s.captured_bid_acts:
            tell(s, VEN[7], seat, rank)
        elif seat != NOBODY_BID:
            if rank == lowest:
                best = highest_on_table(s)
                tell(s, VEN[4], seat, best)
                capture(s, seat, best, best)
            else:
                tell(s, VEN[5], seat, rank)
                capture(s, seat, 1, rank - 1)
    end_round(s)


def single_bidder(s: Table, rank: int) -> int:
    """VEN-3: who alone bid a rank, if anybody did."""
    bidder = NOBODY_BID
    for seat in range(s.seats):
        if s.bids[seat] == rank:
            if bidder != NOBODY_BID:
                return SEVERAL
            bidder = seat
    return bidder


def highest_on_table(s: Table) -> int:
    """VEN-4: the highest rank of stock and bids."""
    best = highest(s, STOCK)
    for seat in range(s.seats):
        best = max(best, highest(s, LAID[seat]))
    return best


def capture(s: Table, seat: int, low: int, high: int) -> None:
    """VEN-4, VEN-5, VEN-8: all cards from `low` to `high`, of the stock and the bids, are set aside face up."""
    for card in from_top(s, STOCK):
        if low <= RANK[card] <= high:
            move(s, card, STOCK, CAPTURED[seat])
    for bidder in range(s.seats):
        if size(s, LAID[bidder]) > 0 and low <= top_face(s, LAID[bidder]) <= high:
            move_all(s, LAID[bidder], CAPTURED[seat])


def end_round(s: Table) -> None:
    """VEN-8: what is left is the next stock; the hands are played to the end. VEN-9: then the deal is scored.

    VEN-10: after the last deal the highest total wins.
    """
    for seat in range(s.seats):
        move_all(s, LAID[seat], STOCK)
    if size(s, HAND[0]) > 0:
        s.stage = BIDDING
        wait_for(s, everyone(s))
        return
    nobody_acts(s)
    for seat in range(s.seats):
        gained = worth_of(s, seat)
        tell(s, VEN[9], seat, gained)
        s.points[seat] += gained
    if s.dealt == s.deals:
        finish_at(s, VEN[10] if s.deals > 1 else VEN[9], 0, s.seats)


def worth_of(s: Table, seat: int) -> int:
    """VEN-9: -1 for a captured card; but a full set of a rank, cards of the stock included, is worth that rank."""
    gained = 0
    mine = counts(s, CAPTURED[seat])
    left = counts(s, STOCK)
    for rank in range(1, 11):
        if counted(mine, rank) > 0 and counted(mine + left, rank) == rank:
            gained += rank
        else:
            gained -= counted(mine, rank)
    return gained


# --- for those who look on -------------------------------------------------------------------------------------------


def deals_to_play(s: Table) -> int:
    """VEN-10: how many deals there are."""
    return s.deals


def phase(s: Table) -> str:
    """Drafting, bidding, or talking about the bids."""
    return ("draft", "bid", "talk")[s.stage]


def numbers(s: Table) -> Numbers:
    """VEN-9: what the captured cards are worth as they lie. VEN-11: in the draft, how many all have still to keep."""
    found: Numbers = {"so_far": [0 if s.over else worth_of(s, seat) for seat in range(s.seats)]}
    if s.stage == DRAFTING and not s.over:
        found["to_keep"] = [size(s, PACKET[seat]) - s.keep_until for seat in range(s.seats)]
    return found


def details(s: Table, seat: int, named: Named) -> Details:
    """What a refusal names: what is going on, and with which options."""
    return {"stage": phase(s), "draft": s.draft, "talk": s.talk}


GAME = Game(
    rules_version=1,
    table_type=Table,
    seats=SEATS,
    deal=deal,
    when_nobody_acts=deal,
    kinds=(
        Kind("keep", keep, (CardOf(PACKET, 1, 10, VEN[11]),), when=may_keep, secret=True),
        Kind("bid", bid, (CardOf(HAND, 1, 10, VEN[1]),), when=may_bid, secret=True),
        Kind("ready", ready, when=may_be_ready),
    ),
    sections=(VEN, GEN.only(1, 2, 3, 4, 10, 11)),
    numbers=numbers,
    details=details,
    families=(POINTS_COUNT,),
    meanings=(Meaning("dealt", "round", towards=deals_to_play), Meaning("to_keep", "duty", shown=UNLESS_0)),
    phase=phase,
    hints=(Copies(("keep", "bid")),),
    for_people=(("talk", True),),  # VEN-2: they talk about their bids before they show them
    minutes=20,
    presets=(Preset("draft", (("draft", True),)),),
)
