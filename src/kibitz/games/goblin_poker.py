"""Goblin Poker: sacrifice a card, and get one that somebody sacrificed. A pair throws you out; who stays in shares.

Source: the Russian edition, "Гоблинский покер". Where it is silent the clauses decide: who has the lowest stack
is seen again after the folds (GOB-6), and a tie that no card can break goes by seats from the marker on (GOB-10), which
really happens when eight play and only seven cards are left.

Options: `start_chips`, `end`, `short_pay` as in all games for chips.
"""

from __future__ import annotations

from kibitz.games._chips import *
from kibitz.games._pairs_family import *
from kibitz.rules import *

GOB = book("GOB", 10)

# --- on the table ----------------------------------------------------------------------------------------------------

SEATS = range(3, 9)  # GOB-1
CIRCLES = 5  # GOB-9

piles = common_piles(hand=6, laid=1)
MIDDLE = piles.add("middle", "middle", 8, NOBODY)  # what was sacrificed


class Table(ChipTable):
    """The marker's place, the circle (0 while first cards are chosen), and who has still to act in it."""

    PILES = piles
    marker: OneSeat
    circle: int
    to_go: Seats


# --- a round ---------------------------------------------------------------------------------------------------------


def start_round(s: Table) -> None:
    """GOB-1: an ante of 1, and six cards each from the whole deck. GOB-2: all choose a first card."""
    gather(s, DECK)
    s.active = everyone(s)
    s.circle = 0
    s.to_go = NOBODY
    ante(s, 1)
    deal_hands(s, DEALER, s.active, 6, HAND)
    wait_for(s, s.active)


def go_on(s: Table) -> None:
    """What follows when nobody acts: with the owner of the lowest stack, step 2 or the next circle; or a new round.

    (One place to find that owner from: it is half of all that is to be compiled.)
    """
    while s.to_act == 0 and s.active != NOBODY:
        owner = lowest_owner(s)
        if size(s, MIDDLE) > 0:
            deal_sacrificed(s, owner)
        else:
            start_circle(s, owner)
    if s.over == 0 and s.to_act == 0:
        start_round(s)


def may_choose(s: Table, seat: int) -> int:
    """GOB-2: only at the start of a round."""
    return OK if s.circle == 0 else GOB[2]


def choose(s: Table, seat: int, rank: int) -> None:
    """GOB-2: everyone's first card is shown together; the lowest gets the marker and starts."""
    if choose_secretly(s, seat, rank):
        reveal(s)
        s.marker = lowest_starts(s, s.active, NOBODY, 0, newest)


# --- the lowest stack ------------------------------------------------------------------------------------------------


def lowness(s: Table, seat: int) -> int:
    """GOB-3: the larger, the lower the stack: a set that the 1 makes largest. A card that is there beats none."""
    value = 0
    for card in cards(s, STACK[seat]):
        value = adding(value, 10 - RANK[card])
    return value


def lowest_stacks(s: Table) -> int:
    """GOB-3: those still in whose stack is lowest: more than one only if their stacks are equal."""
    return with_most(s, s.active, lowness)


def lowest_owner(s: Table) -> int:
    """GOB-3: the owner of the lowest stack; those who tie get another card each from the deck, pairs replaced.

    GOB-10: if the cards cannot decide any more, the tied player nearest clockwise from the marker, its holder first.
    """
    tied = lowest_stacks(s)
    while how_many(tied) > 1 and enough_usable(s, one_seat(tied), how_many(tied)):
        tell(s, GOB[3], one_seat(tied), how_many(tied))
        deal_each(s, tied, 0)
        tied = lowest_stacks(s)
    if how_many(tied) > 1:
        tell(s, GOB[10], first_of(s, tied, s.marker), how_many(tied))
    return first_of(s, tied, s.marker)


# --- step 1: sacrifice or fold ---------------------------------------------------------------------------------------


def start_circle(s: Table, owner: int) -> None:
    """GOB-4: the owner of the lowest stack begins, then clockwise, each once."""
    s.circle += 1
    s.to_go = s.active
    give_turn(s, owner)


def may_act(s: Table, seat: int) -> int:
    """GOB-4: not while first cards are chosen."""
    return OK if s.circle > 0 else GOB[2]


def sacrifice(s: Table, seat: int, rank: int) -> None:
    """GOB-4: a hand card, face down to the middle."""
    lay_secretly(s, find(s, HAND[seat], rank), HAND[seat], MIDDLE)
    pass_on(s, seat)


def fold(s: Table, seat: int) -> None:
    """GOB-5: pay the lowest rank in the stacks of those still in, turn your cards down, and be out."""
    price = lowest_rank(s, s.active)
    tell(s, GOB[5], seat, price)
    pay(s, seat, price)
    leave(s, seat)
    if not one_left(s):
        pass_on(s, seat)


def pass_on(s: Table, seat: int) -> None:
    """GOB-4: the next one who has not acted yet; after the last comes step 2."""
    s.to_go = without(s.to_go, seat)
    if s.to_go != NOBODY:
        give_turn(s, next_of(s, s.to_go, seat))
    else:
        nobody_acts(s)


# --- step 2: what was sacrificed -------------------------------------------------------------------------------------


def deal_sacrificed(s: Table, seat: int) -> None:
    """GOB-6: the sacrificed cards are shuffled and dealt face up, beginning with the owner of the lowest stack.

    GOB-7: a card that pairs puts you out at once, for its rank. GOB-8: the last one left wins, and no more is dealt.
    GOB-9: after circle 5 those still in share the bank.
    """
    shuffle(s, MIDDLE)
    while size(s, MIDDLE) > 0:
        if among(seat, s.active):
            draw(s, MIDDLE, STACK[seat])
            if paired(s, STACK[seat]):
                rank = top_face(s, STACK[seat])
                tell(s, GOB[7], seat, rank)
                pay(s, seat, rank)
                leave(s, seat)
                if one_left(s):
                    return
        seat = after(s, seat)
    if s.circle == CIRCLES:
        tell(s, GOB[9], one_seat(s.active), how_many(s.active))
        split_bank(s, s.active)
        settle(s)


# --- for those who look on -------------------------------------------------------------------------------------------


def phase(s: Table) -> str:
    """Choosing first cards, or sacrificing."""
    return "sacrifice" if s.circle > 0 else "choose"


def numbers(s: Table) -> Numbers:
    """What folding costs now."""
    return {} if s.circle == 0 or s.over else {"fold_price": lowest_rank(s, s.active)}


def details(s: Table, seat: int, named: Named) -> Details:
    """What a refusal names: whether first cards are being chosen."""
    return {"choosing": int(s.circle == 0)}


GAME = Game(
    rules_version=1,
    table_type=Table,
    seats=SEATS,
    deal=hand_out_chips,
    when_nobody_acts=go_on,
    kinds=(
        Kind("choose", choose, (CardOf(HAND, 1, 10, GOB[1]),), when=may_choose, secret=True),
        Kind("sacrifice", sacrifice, (CardOf(HAND, 1, 10, GOB[4]),), when=may_act, secret=True),
        Kind("fold", fold, when=may_act, cost=cost_of_folding),
    ),
    sections=(GOB, CHIP, FRESH, TIE),
    numbers=numbers,
    details=details,
    phase=phase,
    hints=(Price(("fold",), "fold_price"), Copies(("choose", "sacrifice"))),
    meanings=(Meaning("circle", "round", towards=CIRCLES, shown=UNLESS_0), Meaning("to_go", "who", shown=NEVER)),
    families=(CHIPS,),
    minutes=25,
)
