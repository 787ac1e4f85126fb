"""The Game: Face to Face: two decks, two players. Lay all your 58 cards first, and now and then help the other.

Source: the Russian and Polish editions (whose general sentence on improving is turned round in the Russian one). Where
they are silent the clauses decide: the start numbers 1 and 60 (F2F-1), and that a last single card cannot make
the minimum of two (F2F-22, option `last_single_card`). A card that leaves too few others may be laid, and loses.

Options: `first_player`, `last_single_card`.
"""

from __future__ import annotations

from kibitz.games._the_game_family import fits
from kibitz.rules import *

F2F = book("F2F", 22)

# --- on the table ----------------------------------------------------------------------------------------------------

SEATS = range(2, 3)
CARDS = 58  # F2F-1: 2 to 59, in silver for seat 0 and in gold for seat 1
START_UP, START_DOWN = 1, 60
HAND_SIZE = 6
MAY_PLAY = 1  # the option `last_single_card`
OWN_UP, OWN_DOWN, OTHERS_UP, OTHERS_DOWN = SIDES = (0, 1, 2, 3)

piles = Piles()
PILES = (  # F2F-2: a player's ascending pile, and next to it the descending one; F2F-8: their top card counts
    piles.add("A0", "pile", 2 * CARDS, EVERYBODY, 0, START_UP),
    piles.add("D0", "pile", 2 * CARDS, EVERYBODY, 0, START_DOWN),
    piles.add("A1", "pile", 2 * CARDS, EVERYBODY, 1, START_UP),
    piles.add("D1", "pile", 2 * CARDS, EVERYBODY, 1, START_DOWN),
)
DECK = piles.each("deck", "deck", CARDS, NOBODY, seats=2)
HAND = piles.each("hand", "hand", HAND_SIZE, OWNER, seats=2)


class Table(State):
    """A turn: how many cards it needs, how many it has seen, and whether one of them went to the other side."""

    FACE = (*range(2, 60), *range(2, 60))
    BACK = (*(0 for _ in range(CARDS)), *(1 for _ in range(CARDS)))
    PILES = piles
    first_player: int = seat_or_random("random")
    last_single_card: int = choice("lose", "may_play")
    minimum: int
    laid: int
    helped: int


def pile_of(seat: int, side: int) -> int:
    """The pile that a player means: own ascending, own descending, the other's ascending, the other's descending."""
    return PILES[side if seat == 0 else across(side)]


def across(side: int) -> int:
    """The same pile, as the other player names it."""
    return (side + 2) % 4


def ascends(pile: int) -> bool:
    """F2F-2: which of a player's two piles goes up."""
    return pile % 2 == 0


# --- the deal --------------------------------------------------------------------------------------------------------


def deal(s: Table) -> None:
    """F2F-3, F2F-4: everyone shuffles a deck of their own and draws six. F2F-5: the first player goes by lot."""
    for seat in range(2):
        fill_with(s, DECK[seat], seat)
    for seat in range(2):
        for _ in range(HAND_SIZE):
            draw(s, DECK[seat], HAND[seat])
    start_turn(s, s.first_player if s.first_player >= 0 else lot(s))


def start_turn(s: Table, seat: int) -> None:
    """F2F-6: two cards, also when the deck is empty. F2F-21: whoever cannot lay them loses.

    F2F-22: so does one with a single card and no deck. (Option: that card may be laid alone.)
    """
    last_one = size(s, HAND[seat]) == 1 and size(s, DECK[seat]) == 0
    s.minimum = 1 if last_one and s.last_single_card == MAY_PLAY else 2
    s.laid = 0
    s.helped = 0
    give_turn(s, seat)
    if not can_lay(s, seat, s.minimum):
        lose(s, seat, F2F[22] if last_one and s.minimum == 2 else F2F[21])


def lose(s: Table, seat: int, clause: int) -> None:
    """F2F-21: the other player wins."""
    tell(s, clause, seat, to_lay(s, seat))
    finish(s, clause, only(after(s, seat)), only(seat))


def to_lay(s: Table, seat: int) -> int:
    """F2F-20: how many cards a player has still to lay."""
    return size(s, HAND[seat]) + size(s, DECK[seat])


# --- laying a card ---------------------------------------------------------------------------------------------------


def may_play(s: Table, seat: int, number: int, side: int) -> int:
    """F2F-7: any pile, card by card. F2F-9 to F2F-12: it must fit an own pile.

    F2F-13: only one card a turn to the other side. F2F-14: which it must improve.
    """
    pile = pile_of(seat, side)
    if side <= OWN_DOWN:
        if fits(number, shows(s, pile), ascends(pile)):
            return OK
        return F2F[9] if ascends(pile) else F2F[10]
    if s.helped:
        return F2F[13]
    return OK if improves(number, shows(s, pile), ascends(pile)) else F2F[14]


def improves(number: int, shown: int, ascending: bool) -> bool:
    """F2F-14, F2F-15: lower on an ascending pile, higher on a descending one, by any amount."""
    return number < shown if ascending else number > shown


def play(s: Table, seat: int, number: int, side: int) -> None:
    """F2F-7: the card is laid. F2F-20: the last one wins at once. F2F-21: one that dooms the turn loses."""
    move(s, find(s, HAND[seat], number), HAND[seat], pile_of(seat, side))
    s.laid += 1
    if side > OWN_DOWN:
        tell(s, F2F[14], seat, number)
        s.helped = 1
    if size(s, HAND[seat]) == 0 and size(s, DECK[seat]) == 0:
        tell(s, F2F[20], seat, 0)
        finish(s, F2F[20], only(seat), only(after(s, seat)))
    elif not can_lay(s, seat, s.minimum - s.laid):
        lose(s, seat, F2F[21])


def dooms(s: Table, seat: int, number: int, side: int) -> int:
    """F2F-21, said before: whether this card would leave the minimum out of reach."""
    helped = s.helped
    try_card(s, seat, find(s, HAND[seat], number), side)
    saved = can_lay(s, seat, s.minimum - s.laid - 1)
    take_back(s, HAND[seat], pile_of(seat, side))
    s.helped = helped
    return OK if saved else F2F[21]


# --- ending the turn -------------------------------------------------------------------------------------------------


def may_end(s: Table, seat: int) -> int:
    """F2F-6, F2F-19: not before two cards are laid."""
    return OK if s.laid >= s.minimum else F2F[6]


def end(s: Table, seat: int) -> None:
    """F2F-16: draw two. F2F-17: after helping, up to six. F2F-18: or what there is. Then the other player."""
    wanted = HAND_SIZE - size(s, HAND[seat]) if s.helped else 2
    while wanted > 0 and size(s, DECK[seat]) > 0:
        draw(s, DECK[seat], HAND[seat])
        wanted -= 1
    start_turn(s, after(s, seat))


# --- can the minimum still be laid? ----------------------------------------------------------------------------------


def try_card(s: Table, seat: int, card: int, side: int) -> None:
    """A card is laid on trial."""
    try_out(s, card, HAND[seat], pile_of(seat, side))
    if side > OWN_DOWN:
        s.helped = 1


@recursive(2)
def can_lay(s: Table, seat: int, need: int) -> bool:
    """Whether so many cards (two at most) can be laid, trying every card on every pile, one after the other.

    Counting the cards that fit now would be wrong: laying one can open the way for another, ten back.
    """
    if need <= 0:
        return True
    for card in cards(s, HAND[seat]):
        for side in SIDES:
            if may_play(s, seat, face(s, card), side) == OK:
                if need == 1:
                    return True
                helped = s.helped
                try_card(s, seat, card, side)
                found = can_lay(s, seat, need - 1)
                take_back(s, HAND[seat], pile_of(seat, side))
                s.helped = helped
                if found:
                    return True
    return False


def possible(s: Table) -> bool:
    """What both know of the hidden hands: whoever is to act can finish the turn, or the game would be over."""
    return s.over != 0 or can_lay(s, one_seat(s.to_act), s.minimum - s.laid)


# --- for those who look on -------------------------------------------------------------------------------------------


def numbers(s: Table) -> Numbers:
    """How many cards each has still to lay."""
    return {"left": [to_lay(s, seat) for seat in range(2)]}


def details(s: Table, seat: int, named: Named) -> Details:
    """What a refusal names: how many are laid, what the pile shows, and the card ten back (0 if there is none)."""
    if named["side"] < 0:
        return {"laid": s.laid, "minimum": s.minimum}
    pile = pile_of(seat, named["side"])
    back = shows(s, pile) - 10 if ascends(pile) else shows(s, pile) + 10
    return {"shown": shows(s, pile), "back": back if 2 <= back <= 59 else 0, "rising": int(ascends(pile))}


GAME = Game(
    rules_version=1,
    table_type=Table,
    seats=SEATS,
    deal=deal,
    kinds=(
        Kind(
            "play",
            play,
            (CardOf(HAND, 2, 59, F2F[7], unique=True), Around(PILES, ("A", "D", "oA", "oD"), 2)),
            may=may_play,
            warns=dooms,
        ),
        Kind("end", end, when=may_end),
    ),
    sections=(F2F,),
    possible=possible,
    numbers=numbers,
    details=details,
    hints=(Steps(("play",)),),
    meanings=(Meaning("minimum", "duty"), Meaning("laid", "done"), Meaning("helped", "flag", shown=UNLESS_0)),
    minutes=20,
)
