"""The Game: Face to Face: two decks, two players. Lay all your 58 cards first, and now and then help the other.

Source: the Russian and Polish editions (whose general sentence on improving is turned round in the Russian one). Where
they are silent the specification decides: the start numbers 1 and 60 (F2F-1), and that a last single card cannot make
the minimum of two (F2F-22, option `last_single_card`). A card that leaves too few others may be laid, and loses.

Options: `first_player`, `last_single_card`.
"""

from __future__ import annotations

from kibitz.games._the_game_family import fits
from kibitz.kernel.actions import Around, CardOf, Kind
from kibitz.kernel.clauses import book
from kibitz.kernel.game import Game
from kibitz.kernel.minds import Steps
from kibitz.kernel.options import choice, seat_or_random
from kibitz.kernel.state import EVERYBODY, NOBODY, OWNER, Piles, State
from kibitz.kernel.words import (
    OK,
    draw,
    fill_with,
    find,
    finish,
    give_turn,
    lot,
    move,
    one_seat,
    pop,
    push,
    size,
    tell,
    top_face,
)

F2F = book("F2F", 22)

# --- on the table ----------------------------------------------------------------------------------------------------

SEATS = range(2, 3)
CARDS = 58  # F2F-1: 2 to 59, in silver for seat 0 and in gold for seat 1
START_UP, START_DOWN = 1, 60
HAND_SIZE = 6
MAY_PLAY = 1  # the option `last_single_card`
OWN_DOWN = 1  # F2F-2: a player's own sides are 0 and 1, the other player's 2 and 3

piles = Piles()
UP = piles.add("A0", "pile", 2 * CARDS, EVERYBODY, 0, START_UP)  # UP + 2 * seat: a player's ascending pile
piles.add("D0", "pile", 2 * CARDS, EVERYBODY, 0, START_DOWN)  # and next to it the descending one
piles.add("A1", "pile", 2 * CARDS, EVERYBODY, 1, START_UP)
piles.add("D1", "pile", 2 * CARDS, EVERYBODY, 1, START_DOWN)
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
    return UP + (side + 2 * seat) % 4


def shows(s: Table, pile: int) -> int:
    """F2F-8: the number that counts on a pile: its top card, or the start number (F2F-1)."""
    if size(s, pile) > 0:
        return top_face(s, pile)
    return START_UP if ascends(pile) else START_DOWN


def ascends(pile: int) -> bool:
    """F2F-2: which of a player's two piles goes up."""
    return pile % 2 == 0


# --- the deal --------------------------------------------------------------------------------------------------------


def deal(s: Table) -> None:
    """F2F-3, F2F-4: everyone shuffles a deck of their own and draws six. F2F-5: the first player goes by lot."""
    for seat in range(2):
        fill_with(s, DECK + seat, seat)
    for seat in range(2):
        for _ in range(HAND_SIZE):
            draw(s, DECK + seat, HAND + seat)
    start_turn(s, s.first_player if s.first_player >= 0 else lot(s))


def start_turn(s: Table, seat: int) -> None:
    """F2F-6: two cards, also when the deck is empty. F2F-21: whoever cannot lay them loses.

    F2F-22: so does one with a single card and no deck. (Option: that card may be laid alone.)
    """
    last_one = size(s, HAND + seat) == 1 and size(s, DECK + seat) == 0
    s.minimum = 1 if last_one and s.last_single_card == MAY_PLAY else 2
    s.laid = 0
    s.helped = 0
    give_turn(s, seat)
    if not can_lay(s, seat, s.minimum, 0):
        lose(s, seat, F2F[22] if last_one and s.minimum == 2 else F2F[21])


def lose(s: Table, seat: int, clause: int) -> None:
    """F2F-21: the other player wins."""
    tell(s, clause, seat, size(s, HAND + seat) + size(s, DECK + seat))
    finish(s, clause, 1 << (1 - seat), 1 << seat)


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
    move(s, find(s, HAND + seat, number), HAND + seat, pile_of(seat, side))
    s.laid += 1
    if side > OWN_DOWN:
        tell(s, F2F[14], seat, number)
        s.helped = 1
    if size(s, HAND + seat) == 0 and size(s, DECK + seat) == 0:
        tell(s, F2F[20], seat, 0)
        finish(s, F2F[20], 1 << seat, 1 << (1 - seat))
    elif not can_lay(s, seat, s.minimum - s.laid, 0):
        lose(s, seat, F2F[21])


def dooms(s: Table, seat: int, number: int, side: int) -> int:
    """F2F-21, said before: whether this card would leave the minimum out of reach."""
    card = find(s, HAND + seat, number)
    helped = s.helped
    push(s, pile_of(seat, side), card)
    s.helped |= side > OWN_DOWN
    saved = can_lay(s, seat, s.minimum - s.laid - 1, card + 1)
    s.helped = helped
    pop(s, pile_of(seat, side))
    return OK if saved else F2F[21]


# --- ending the turn -------------------------------------------------------------------------------------------------


def may_end(s: Table, seat: int) -> int:
    """F2F-6, F2F-19: not before two cards are laid."""
    return OK if s.laid >= s.minimum else F2F[6]


def end(s: Table, seat: int) -> None:
    """F2F-16: draw two. F2F-17: after helping, up to six. F2F-18: or what there is. Then the other player."""
    wanted = HAND_SIZE - size(s, HAND + seat) if s.helped else 2
    while wanted > 0 and size(s, DECK + seat) > 0:
        draw(s, DECK + seat, HAND + seat)
        wanted -= 1
    start_turn(s, 1 - seat)


# --- can the minimum still be laid? ----------------------------------------------------------------------------------


def can_lay(s: Table, seat: int, need: int, besides: int) -> bool:
    """Whether so many cards (two at most) can be laid one after the other; the card `besides` - 1 is not there.

    Counting the cards that fit now would be wrong: laying one can open the way for another, ten back.
    """
    if need <= 0:
        return True
    hand = HAND + seat
    for k in range(1, size(s, hand) + 1):
        card = s.pile[hand][k]
        for side in range(4):
            if card + 1 != besides and may_play(s, seat, s.FACE[card], side) == OK:
                if need == 1:
                    return True
                helped = s.helped
                push(s, pile_of(seat, side), card)
                s.helped |= side > OWN_DOWN
                found = can_lay_one(s, seat, card)
                s.helped = helped
                pop(s, pile_of(seat, side))
                if found:
                    return True
    return False


def can_lay_one(s: Table, seat: int, besides: int) -> bool:
    """Whether a card other than `besides` can be laid."""
    for k in range(1, size(s, HAND + seat) + 1):
        card = s.pile[HAND + seat][k]
        for side in range(4):
            if card != besides and may_play(s, seat, s.FACE[card], side) == OK:
                return True
    return False


def possible(s: Table) -> bool:
    """What both know of the hidden hands: whoever is to act can finish the turn, or the game would be over."""
    return s.over != 0 or can_lay(s, one_seat(s.to_act), s.minimum - s.laid, 0)


# --- for those who look on -------------------------------------------------------------------------------------------


def numbers(s: Table) -> dict[str, int | list[int]]:
    """How many cards each has still to lay."""
    return {"left": [size(s, HAND + seat) + size(s, DECK + seat) for seat in range(2)]}


def details(s: Table, seat: int, clause: int, arguments: tuple[int, ...]) -> dict[str, int | str]:
    """What a refusal names: the card, what the pile shows, the card ten back (0 if there is none); or what is laid."""
    if len(arguments) < 2:
        return {"laid": s.laid, "minimum": s.minimum}
    number, side = arguments
    pile = pile_of(seat, side)
    back = shows(s, pile) - 10 if ascends(pile) else shows(s, pile) + 10
    back = back if 2 <= back <= 59 else 0
    return {"number": number, "shown": shows(s, pile), "back": back, "rising": int(ascends(pile))}


GAME = Game(
    id="face_to_face",
    rules=1,
    table_type=Table,
    seats=SEATS,
    deal=deal,
    kinds=(
        Kind(
            "play",
            play,
            (CardOf(HAND, 2, 59, F2F[7], unique=True), Around(UP, ("A", "D", "oA", "oD"), 2)),
            may=may_play,
            warns=dooms,
        ),
        Kind("end", end, when=may_end),
    ),
    sections=((F2F, ""),),
    possible=possible,
    numbers=numbers,
    details=details,
    minds=(Steps(("play",)),),
    minutes=20,
)
