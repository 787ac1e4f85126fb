"""Hawthorn: grow a stack by turns from the deck and from your hand. A pair throws you out, and the last one in wins.

Source: the Russian edition, "Боярышник". Where it is silent the clauses decide: a pair is one with your own
stack (HAW-6, option `pair_scope`), a hand card that pairs may be played, with an empty hand one can only fold (HAW-7),
folded hands are not shown (HAW-9).

Options: `pair_scope`; `start_chips`, `end`, `short_pay` as in all games for chips.
"""

from __future__ import annotations

from kibitz.games._chips import *
from kibitz.games._pairs_family import *
from kibitz.rules import *

HAW = book("HAW", 9)

# --- on the table ----------------------------------------------------------------------------------------------------

SEATS = range(2, 7)  # HAW-1
CHOOSING = 0  # the circle before the first
WHOLE_TABLE = 1  # the option `pair_scope`


class Table(ChipTable):
    """The marker's place, and the circle: odd ones are deck circles, even ones hand circles."""

    PILES = common_piles(hand=5, laid=1)
    pair_scope: int = choice("own", "table")
    marker: OneSeat
    circle: int


def in_hand_circle(s: Table) -> bool:
    """HAW-3: deck circles and hand circles alternate."""
    return s.circle != CHOOSING and s.circle % 2 == 0


# --- a round ---------------------------------------------------------------------------------------------------------


def start_round(s: Table) -> None:
    """HAW-1: an ante of 1, and five cards each from the whole deck. HAW-2: all choose a first card."""
    gather(s, DECK)
    s.active = everyone(s)
    s.circle = CHOOSING
    ante(s, 1)
    deal_hands(s, DEALER, s.active, 5, HAND)
    wait_for(s, s.active)


def may_choose(s: Table, seat: int) -> int:
    """HAW-2: only at the start of a round."""
    return OK if s.circle == CHOOSING else HAW[2]


def choose(s: Table, seat: int, rank: int) -> None:
    """HAW-2: everyone's first card is shown together; the lowest starts and holds the marker."""
    if choose_secretly(s, seat, rank):
        reveal(s)
        s.marker = lowest_starts(s, s.active, NOBODY, 0, newest)
        s.circle = 1
        give_turn(s, s.marker)


def pass_on(s: Table, seat: int) -> None:
    """HAW-3: the next active player; when the turn comes round to the marker's seat, the next circle begins."""
    if one_left(s):
        return
    while True:
        seat = after(s, seat)
        if seat == s.marker:
            s.circle += 1
        if among(seat, s.active):
            give_turn(s, seat)
            return


# --- a card from the deck, a card from the hand ----------------------------------------------------------------------


def may_hit(s: Table, seat: int) -> int:
    """HAW-4: in a deck circle. GEN-8: while there is a card."""
    if s.circle == CHOOSING:
        return HAW[2]
    if in_hand_circle(s):
        return HAW[4]
    return OK if cards_to_draw(s) > 0 else GEN[8]


def hit(s: Table, seat: int) -> None:
    """HAW-4: draw a card onto your stack."""
    next_card(s, STACK[seat], 1, 0)
    see_pair(s, seat)


def may_play(s: Table, seat: int) -> int:
    """HAW-4: in a hand circle."""
    if s.circle == CHOOSING:
        return HAW[2]
    return OK if in_hand_circle(s) else HAW[4]


def play(s: Table, seat: int, rank: int) -> None:
    """HAW-4, HAW-6: play a hand card onto your stack; it may well be one that pairs."""
    lay_openly(s, find(s, HAND[seat], rank), HAND[seat], STACK[seat])
    see_pair(s, seat)


def see_pair(s: Table, seat: int) -> None:
    """HAW-6: whoever pairs their own stack is out and pays the rank. (Option: any stack of those still in.)"""
    rank = top_face(s, STACK[seat])
    pair = paired(s, STACK[seat])
    for other in each(s, without(s.active, seat)):
        if s.pair_scope == WHOLE_TABLE and has(s, STACK[other], rank):
            pair = True
    if pair:
        tell(s, HAW[6], seat, rank)
        pay(s, seat, rank)
        leave(s, seat)
    pass_on(s, seat)


# --- fold ------------------------------------------------------------------------------------------------------------


def may_fold(s: Table, seat: int) -> int:
    """HAW-4, HAW-7: in every circle."""
    return HAW[2] if s.circle == CHOOSING else OK


def fold(s: Table, seat: int) -> None:
    """HAW-5: pay the lowest rank in the stacks of those still in; your cards are turned down and count no more."""
    price = lowest_rank(s, s.active)
    tell(s, HAW[5], seat, price)
    pay(s, seat, price)
    leave(s, seat)
    pass_on(s, seat)


# --- for those who look on -------------------------------------------------------------------------------------------


def risk_of_hitting(s: Table, seat: int) -> Risk:
    """HAW-6: a pair with one's own stack. (Option: with any of those still in.)"""
    piles = [STACK[other] for other in each(s, s.active)] if s.pair_scope == WHOLE_TABLE else [STACK[seat]]
    return risk_of_pairing(s, seat, tuple(piles))


def cost_of_playing(s: Table, seat: int, rank: int) -> Cost | None:
    """HAW-6: a card that pairs puts one out, for its rank."""
    met = [STACK[other] for other in each(s, s.active) if other == seat or s.pair_scope == WHOLE_TABLE]
    return chips_cost(s, seat, rank, "out") if any(has(s, pile, rank) for pile in met) else None


def phase(s: Table) -> str:
    """Choosing first cards, a deck circle or a hand circle."""
    if s.circle == CHOOSING:
        return "choose"
    return "hand_circle" if in_hand_circle(s) else "deck_circle"


def numbers(s: Table) -> Numbers:
    """What folding costs now."""
    return {} if s.circle == CHOOSING or s.over else {"fold_price": lowest_rank(s, s.active)}


def details(s: Table, seat: int, named: Named) -> Details:
    """What a refusal names: whether first cards are being chosen, and which circle it is."""
    return {"choosing": int(s.circle == CHOOSING), "hand_circle": int(in_hand_circle(s))}


GAME = Game(
    rules_version=1,
    table_type=Table,
    seats=SEATS,
    deal=hand_out_chips,
    when_nobody_acts=start_round,
    kinds=(
        Kind("choose", choose, (CardOf(HAND, 1, 10, HAW[1]),), when=may_choose, secret=True),
        Kind("hit", hit, when=may_hit, risk=risk_of_hitting),
        Kind("play", play, (CardOf(HAND, 1, 10, HAW[7]),), when=may_play, cost=cost_of_playing),
        Kind("fold", fold, when=may_fold, cost=cost_of_folding),
    ),
    sections=(HAW, ONE_TAKES_ALL, FRESH, TIE),
    numbers=numbers,
    details=details,
    phase=phase,
    hints=(
        Pairing(("hit",), STACK, everybodys=("pair_scope", "table")),
        Price(("fold",), "fold_price"),
        Copies(("choose", "play")),
    ),
    meanings=(Meaning("circle", "round", shown=NEVER),),
    families=(CHIPS,),
    minutes=20,
)
