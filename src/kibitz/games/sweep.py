"""Sweep: everyone plays a card; the lowest takes the highest of the middle, the others all that is lower. Most wins.

Source: the Russian edition, "Сор". Where it is silent the clauses decide: equal cards take turns in picking,
what they may pick is fixed when they begin, and picking is compulsory (SWP-6); without cards one sits out (SWP-8).

Options: `match` (a single game, or several to 150 points).
"""

from __future__ import annotations

from kibitz.games._pairs_family import *
from kibitz.games._points import *
from kibitz.rules import *

SWP = book("SWP", 10)

# --- on the table ----------------------------------------------------------------------------------------------------

SEATS = range(3, 7)  # SWP-1
TARGET = 150  # SWP-10

piles = common_piles(stack=1, hand=len(RANK))  # a stack is the card that a player has played
MIDDLE = piles.add("middle", "middle", 12, EVERYBODY)


class Table(PointsTable):
    """Who begins, who has still to play, and then which rank takes."""

    PILES = piles
    match: int = choice("single", "to_150")
    first: OneSeat  # the first player of the round
    last: OneSeat  # who took the last card
    to_go: Seats
    taking: Working  # the rank that takes now, or 0 while cards are played
    prize: Working  # what the lowest rank takes: the highest rank in the middle; 0 for the others
    tied: Seats  # those who pick in turn


# --- the deal --------------------------------------------------------------------------------------------------------


def deal(s: Table) -> None:
    """SWP-1: a new deck."""
    gather(s, DECK)


def go_on(s: Table) -> None:
    """SWP-1: five new cards in the middle every round; at the start of a game five into every hand before.

    SWP-2: the first player of a game goes by lot, then it is whoever took the last card. SWP-8: without cards one sits
    out.
    """
    if size(s, DECK) == len(RANK):
        deal_hands(s, DEALER, everyone(s), 5, HAND)
        s.first = lot(s)
    for _ in range(5):
        next_card(s, MIDDLE, 1, 0)
    s.taking = 0
    s.prize = 0
    s.to_go = those(s, everyone(s), holds_cards)
    give_turn(s, first_of(s, s.to_go, s.first))


def holds_cards(s: Table, seat: int) -> bool:
    """SWP-8: whether a player can play."""
    return size(s, HAND[seat]) > 0


# --- play ------------------------------------------------------------------------------------------------------------


def may_play(s: Table, seat: int) -> int:
    """SWP-3: while cards are played; then those who are tied pick (SWP-6)."""
    return OK if s.taking == 0 else SWP[6]


def play(s: Table, seat: int, rank: int) -> None:
    """SWP-3: a hand card face up before you, in turn; after the last one the cards are taken."""
    lay_openly(s, find(s, HAND[seat], rank), HAND[seat], STACK[seat])
    s.to_go = without(s.to_go, seat)
    if s.to_go != NOBODY:
        give_turn(s, next_of(s, s.to_go, seat))
    else:
        take_in_order(s)


# --- take ------------------------------------------------------------------------------------------------------------


def eligible(s: Table, rank: int) -> bool:
    """SWP-4: for the lowest played rank all cards of the highest rank in the middle, for a higher one all below it.

    SWP-6: that does not change while those who are tied pick.
    """
    return rank == s.prize if s.prize > 0 else rank < s.taking


def any_eligible(s: Table) -> bool:
    """Whether something is left to take."""
    for card in cards(s, MIDDLE):
        if eligible(s, RANK[card]):
            return True
    return False


def take_in_order(s: Table) -> None:
    """SWP-4: the played ranks take, ascending. SWP-6: equal ones pick in turn, the earliest player first."""
    nobody_acts(s)
    while s.to_act == 0:
        takers = lowest_played(s)
        if takers == NOBODY:
            end_round(s)
            return
        s.prize = highest(s, MIDDLE) if s.taking == 0 else 0
        s.taking = top_face(s, STACK[one_seat(takers)])
        if how_many(takers) == 1:
            take_all(s, one_seat(takers))
            put_back(s, takers)
        else:  # there is something to pick: the middle, or at least the card that took before
            s.tied = takers
            tell(s, SWP[6], first_of(s, takers, s.first), how_many(takers))
            give_turn(s, first_of(s, takers, s.first))


def played(s: Table, seat: int) -> int:
    """The rank that a player has played and not taken with yet; 99 if there is none."""
    return top_face(s, STACK[seat]) if size(s, STACK[seat]) > 0 else 99


def lowest_played(s: Table) -> int:
    """Those whose played card is the lowest of those that have not taken yet."""
    lowest = with_least(s, everyone(s), played)
    return lowest if played(s, one_seat(lowest)) < 99 else NOBODY


def take_all(s: Table, seat: int) -> None:
    """SWP-4: whoever played a rank alone takes all it may, into the hand, seen by all."""
    for card in from_top(s, MIDDLE):
        if eligible(s, RANK[card]):
            move(s, card, MIDDLE, HAND[seat])
            s.last = seat


def put_back(s: Table, takers: int) -> None:
    """SWP-5: played cards that have taken, were it nothing, go to the middle, where higher ones may take them."""
    for seat in each(s, takers):
        move(s, top(s, STACK[seat]), STACK[seat], MIDDLE)


def may_pick(s: Table, seat: int, rank: int) -> int:
    """SWP-6: one of the cards that this rank may take."""
    return OK if s.taking > 0 and eligible(s, rank) else SWP[6]


def pick(s: Table, seat: int, rank: int) -> None:
    """SWP-6: one card; then the next of those who are tied, until nothing they may take is left."""
    move(s, find(s, MIDDLE, rank), MIDDLE, HAND[seat])
    s.last = seat
    if any_eligible(s):
        give_turn(s, next_of(s, s.tied, seat))
    else:
        put_back(s, s.tied)
        s.tied = NOBODY
        take_in_order(s)


# --- the end ---------------------------------------------------------------------------------------------------------


def end_round(s: Table) -> None:
    """SWP-7: the middle is discarded, and the game is over when the deck is used up.

    SWP-9: then most of each rank scores it, and the highest total wins. SWP-10: or one plays on to 150.
    """
    move_all(s, MIDDLE, DISCARD)
    s.first = s.last
    if size(s, DECK) == 0:
        score_most(s, SWP[9], s.seats)
        if not finish_at(s, SWP[10] if s.match else SWP[9], target(s), s.seats):
            gather(s, DECK)


# --- for those who look on -------------------------------------------------------------------------------------------


def target(s: Table) -> int:
    """SWP-10: what a match is played to, or 0."""
    return TARGET if s.match else 0


def phase(s: Table) -> str:
    """Playing, or picking."""
    return "pick" if s.taking > 0 else "play"


def details(s: Table, seat: int, named: Named) -> Details:
    """What a refusal names: the rank that takes (0 while cards are played), and what the lowest may take."""
    return {"taking": s.taking, "prize": s.prize}


GAME = Game(
    rules_version=1,
    table_type=Table,
    seats=SEATS,
    deal=deal,
    when_nobody_acts=go_on,
    kinds=(
        Kind("play", play, (CardOf(HAND, 1, 10, SWP[3]),), when=may_play),
        Kind("pick", pick, (CardOf(MIDDLE, 1, 10, SWP[4]),), may=may_pick),
    ),
    sections=(SWP, GEN.only(1, 2, 3, 4, 11)),
    details=details,
    families=(POINTS_COUNT,),
    meanings=(
        Meaning("points", "score", towards=target),
        *(Meaning(name, "who", shown=NEVER) for name in ("last", "to_go", "tied")),
    ),
    phase=phase,
    hints=(Copies(("play", "pick")),),
    presets=(Preset("long", (("match", "to_150"),)),),
)
