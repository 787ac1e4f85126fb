"""What Pairs and its companions share: the deck and what happens when it runs out (GEN), and who starts (TIE).

The deck has 55 cards: one 1, two 2s, and so on to ten 10s. The cut card of the printed deck only hides the bottom
card and marks where a deal stopped, so there is none here. The dealer is seat 0 and stays.
"""

from __future__ import annotations

from kibitz.kernel.clauses import book
from kibitz.kernel.state import EVERYBODY, NOBODY, Piles, State
from kibitz.kernel.words import (
    after,
    count_seats,
    draw,
    everyone,
    fill,
    move,
    move_all,
    paired,
    shuffle,
    size,
    tell,
    top_face,
)

GEN = book("GEN", 11)
TIE = book("TIE", 6)

CARDS = 55
RANK = tuple(rank for rank in range(1, 11) for _ in range(rank))  # GEN-1
DECK, DISCARD, STACK = 0, 1, 2  # STACK + seat: the open cards before a player
DEALER = 0
BURNED = 5


def common_piles() -> Piles:
    """GEN-2: the deck, the discard, and a stack before every seat (no longer than ten ranks and one that pairs)."""
    piles = Piles()
    piles.add("deck", "deck", CARDS, NOBODY)
    piles.add("discard", "discard", CARDS, NOBODY)
    piles.each("stack", "stack", 11, EVERYBODY)
    return piles


# --- GEN: the deck -------------------------------------------------------------------------------------------------


def open_deck(s: State) -> None:
    """GEN-5: shuffle all cards and burn five, which begin the discard."""
    fill(s, DECK)
    burn(s, BURNED)


def burn(s: State, count: int) -> None:
    """GEN-5: cards from the top of the deck, unseen, to the discard."""
    tell(s, GEN[5], DEALER, count)
    for _ in range(count):
        draw(s, DECK, DISCARD)


def cards_to_draw(s: State) -> int:
    """GEN-8: what deck and discard hold together; with none, drawing is impossible."""
    return size(s, DECK) + size(s, DISCARD)


def next_card(s: State, target: int, needed: int, burned: int) -> int:
    """GEN-6, GEN-7: the next card. Only when one is needed and the deck is empty, the discard becomes the new deck.

    GEN-8: `needed` cards, this one included, are what the interrupted step still needs; so many are not burned.
    GEN-9: games that do not burn come here with 0, and with the cards of those who are out in the discard.
    """
    if size(s, DECK) == 0:
        tell(s, GEN[6], DEALER, size(s, DISCARD))
        move_all(s, DISCARD, DECK)
        shuffle(s, DECK)
        burn(s, min(burned, max(0, size(s, DECK) - needed)))
    return draw(s, DECK, target)


# --- TIE: who starts -----------------------------------------------------------------------------------------------


def deal_each(s: State, seats: int, burned: int) -> None:
    """GEN-4: a card face up to each of `seats`, from the dealer's left. TIE-4: one that pairs is replaced."""
    needed = count_seats(seats)
    seat = DEALER
    for _ in range(s.seats):
        seat = after(s, seat)
        if seats >> seat & 1:
            card = next_card(s, STACK + seat, needed, burned)
            while paired(s, STACK + seat):
                tell(s, TIE[4], seat, RANK[card])
                move(s, card, STACK + seat, DISCARD)
                card = next_card(s, STACK + seat, needed, burned)
            needed -= 1


def lowest_starts(s: State, dealt: int, burned: int, seven_is_lowest: int) -> int:
    """TIE-1 to TIE-6: the seat whose newest card is lowest; those who tie, and only they, get another card each.

    `dealt` are the seats that get a first card now: everybody, or none where first cards lie there already.
    """
    tied = everyone(s)
    decided = False
    while not decided:
        deal_each(s, dealt, burned)
        tied = lowest_newest(s, tied, seven_is_lowest)
        decided = count_seats(tied) == 1 or not enough_usable(s, first_from_dealer(s, tied), count_seats(tied))
        if not decided:
            tell(s, TIE[2], first_from_dealer(s, tied), count_seats(tied))
        dealt = tied
    if count_seats(tied) > 1:
        tell(s, TIE[6], first_from_dealer(s, tied), count_seats(tied))
    return first_from_dealer(s, tied)


def lowest_newest(s: State, seats: int, seven_is_lowest: int) -> int:
    """TIE-1, TIE-3: those of `seats` whose newest card is the lowest. CAL-1: here alone a 7 may rank below a 1."""
    lowest = 99
    tied = 0
    for seat in range(s.seats):
        if seats >> seat & 1:
            rank = top_face(s, STACK + seat)
            if seven_is_lowest and rank == 7:
                rank = 0
            if rank < lowest:
                lowest = rank
                tied = 0
            if rank == lowest:
                tied |= 1 << seat
    return tied


def enough_usable(s: State, seat: int, wanted: int) -> bool:
    """TIE-6: whether deck and discard hold so many cards that would not pair (all tied players hold the same ranks)."""
    held = 0
    for k in range(1, size(s, STACK + seat) + 1):
        held |= 1 << RANK[s.pile[STACK + seat][k]]
    for pile in range(DECK, DISCARD + 1):
        for k in range(1, size(s, pile) + 1):
            if not held >> RANK[s.pile[pile][k]] & 1:
                wanted -= 1
                if wanted == 0:
                    return True
    return False


def first_from_dealer(s: State, seats: int) -> int:
    """TIE-6: the first of `seats` clockwise from the dealer's left."""
    seat = after(s, DEALER)
    while not seats >> seat & 1:
        seat = after(s, seat)
    return seat
