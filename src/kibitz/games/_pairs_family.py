"""What Pairs and its companions share: the deck and what happens when it runs out (GEN), who starts (TIE), choices made
in secret (GEN-10), and the lowest rank that lies open.

The deck has 55 cards: one 1, two 2s, and so on to ten 10s. The cut card of the printed deck only hides the bottom
card and marks where a deal stopped, so there is none here. The dealer is seat 0 and stays, but for Monster.
"""

from __future__ import annotations

from dataclasses import replace as _replace

from kibitz.rules import *

GEN = book("GEN", 11)
TIE = book("TIE", 6)
BURN = GEN.only(1, 2, 3, 4, 5, 6, 7, 8, 11)  # what holds of GEN where one deck runs on, and five cards are burned
FRESH = GEN.only(1, 2, 3, 4, 6, 7, 8, 9, 10, 11)  # where hands and deck begin anew every round, and it can run out

CARDS = 55
RANK = tuple(rank for rank in range(1, 11) for _ in range(rank))  # GEN-1
DEALER = 0
BURNED = 5

_common = Piles()  # GEN-2
DECK = _common.add("deck", "deck", CARDS, NOBODY)
DISCARD = _common.add("discard", "discard", CARDS, NOBODY)
STACK = _common.each("stack", "stack", CARDS, EVERYBODY)  # the open cards before a player
HAND = _common.each("hand", "hand", CARDS, OWNER)
LAID = _common.each("laid", "laid", CARDS, OWNER)  # what a player has laid face down of the hand
DRAWN_FROM = (DECK, DISCARD)


def common_piles(stack: int = 11, hand: int = 0, laid: int = 0, called: str = "stack", seen: int = NOBODY) -> Piles:
    """The piles that a game has of these, with its room for each (a stack: ten ranks, and one that pairs).

    Cards that lie open before a player in another sense are `called` otherwise; `seen` says by whom the discard is.
    """
    room = {"deck": CARDS, "discard": CARDS, "stack": stack, "hand": hand, "laid": laid}
    piles = _common.sized(room, {"stack": called})
    piles[DISCARD] = _replace(piles[DISCARD], sight=seen)
    return piles


# --- GEN: the deck -----------------------------------------------------------------------------------------------


def open_deck(s: State) -> None:
    """GEN-5: shuffle all cards and burn five, which begin the discard."""
    fill(s, DECK)
    burn(s, BURNED)


def burn(s: State, count: int) -> None:
    """GEN-5: cards from the top of the deck, unseen, to the discard."""
    if count > 0:
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


def deal_hands(s: State, dealer: int, seats: int, count: int, piles: Places) -> None:
    """GEN-4: so many cards to each of `seats`, one at a time from the dealer's left, to the piles before them."""
    deal_hands_burning(s, dealer, seats, count, piles, 0, 0)


def deal_hands_burning(s: State, dealer: int, seats: int, count: int, piles: Places, burned: int, more: int) -> None:
    """GEN-4, where one deck runs on, of which so many are `burned` when it begins anew.

    GEN-8: `more` are the cards that the deal needs after these.
    """
    needed = count * how_many(seats) + more
    for _ in range(count):
        for seat in clockwise(s, seats, dealer):
            next_card(s, piles[seat], needed, burned)
            needed -= 1


# --- TIE: who starts ---------------------------------------------------------------------------------------------


def deal_each(s: State, seats: int, burned: int) -> None:
    """GEN-4: a card face up to each of `seats`, from the dealer's left. TIE-4: one that pairs is replaced."""
    needed = how_many(seats)
    for seat in clockwise(s, seats, DEALER):
        card = next_card(s, STACK[seat], needed, burned)
        while paired(s, STACK[seat]):
            tell(s, TIE[4], seat, RANK[card])
            move(s, card, STACK[seat], DISCARD)
            card = next_card(s, STACK[seat], needed, burned)
        needed -= 1


def newest(s: State, seat: int) -> int:
    """TIE-3: the rank of a player's newest card."""
    return top_face(s, STACK[seat])


def lowest_starts(s: State, seats: int, dealt: int, burned: int, rank: Rule) -> int:
    """TIE-1 to TIE-6: the seat whose newest card is lowest; those who tie, and only they, get another card each.

    `dealt` are those of `seats` that get a first card now: all, or none where first cards lie there already. `rank`
    says what a player's newest card counts.
    """
    tied = seats
    decided = False
    while not decided:
        deal_each(s, dealt, burned)
        tied = with_least(s, tied, rank)
        decided = how_many(tied) == 1 or not enough_usable(s, next_of(s, tied, DEALER), how_many(tied))
        if not decided:
            tell(s, TIE[2], next_of(s, tied, DEALER), how_many(tied))
        dealt = tied
    if how_many(tied) > 1:
        tell(s, TIE[6], next_of(s, tied, DEALER), how_many(tied))
    return next_of(s, tied, DEALER)


def enough_usable(s: State, seat: int, wanted: int) -> bool:
    """TIE-6: whether deck and discard hold so many cards that would not pair (all tied players hold the same ranks)."""
    held = ranks(s, STACK[seat])
    for pile in DRAWN_FROM:
        for card in cards(s, pile):
            if not among(RANK[card], held):
                wanted -= 1
                if wanted == 0:
                    return True
    return False


# --- GEN-10: chosen in secret, shown together ------------------------------------------------------------------------


def choose_secretly(s: State, seat: int, rank: int) -> bool:
    """GEN-10: a hand card is laid face down, and stands; whether everybody has chosen now."""
    lay_secretly(s, find(s, HAND[seat], rank), HAND[seat], LAID[seat])
    return acted(s, seat)


def reveal(s: State) -> None:
    """GEN-10: what was laid is shown together, as the first card of everyone's stack."""
    for seat in range(s.seats):
        if size(s, LAID[seat]) > 0:
            move(s, top(s, LAID[seat]), LAID[seat], STACK[seat])


# --- what is risked --------------------------------------------------------------------------------------------------


def risk_of_pairing(s: State, seat: int, piles: Places) -> Risk:
    """How likely the next card pairs one that lies in these piles, as a seat sees it that counts cards."""
    lying = {RANK[card] for pile in piles for card in cards(s, pile)}
    return Risk("pair", chance_of(s, seat, lying, DECK, DISCARD))


def risk_of_a_pair(s: State, seat: int) -> Risk:
    """The same of one's own stack."""
    return risk_of_pairing(s, seat, (STACK[seat],))


# --- what a fold costs ------------------------------------------------------------------------------------------------


def lowest_rank(s: State, seats: int) -> int:
    """The lowest rank in the stacks of `seats`: what folding costs."""
    lowest = 99
    for seat in each(s, seats):
        for card in cards(s, STACK[seat]):
            lowest = min(lowest, RANK[card])
    return lowest
