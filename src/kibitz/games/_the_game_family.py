"""What The Game and Extreme share: the table, the deal, how a card fits, and how a turn begins and ends."""

from __future__ import annotations

from kibitz.rules import *

TG = book("TG", 20)

SEATS = range(1, 6)  # TG-2
CARDS = 98
LOW, HIGH = 1, 100  # TG-1: what an empty pile shows
HAND_SIZE = (0, 8, 7, 6, 6, 6)  # TG-4, by number of seats

piles = Piles()
ASCENDING = tuple(piles.add(name, "pile", CARDS, EVERYBODY, start=LOW) for name in ("A1", "A2"))  # TG-3: two go up …
DESCENDING = tuple(piles.add(name, "pile", CARDS, EVERYBODY, start=HIGH) for name in ("D1", "D2"))  # … and two down
PILES = ASCENDING + DESCENDING
DECK = piles.add("deck", "deck", CARDS, NOBODY)  # TG-5
HAND = piles.each("hand", "hand", 8, OWNER, seats=5)

SIGNALS = (  # TG-7: what helps, and names no number
    Signal("this-pile"),
    Signal("leave-it"),
    Signal("can-help"),
    Signal("a-lot", on_pile=False),
    Signal("a-little", on_pile=False),
)


class TeamTable(State):
    """A card is its number: 2 to 99 (TG-1)."""

    FACE = (0, 0, *range(2, 100))
    PILES = piles
    first_player: int = seat_or_random(0)
    min_play: int = choice(2, 3)
    hand_minus_one: int = flag()
    minimum: int  # how many cards this turn needs (TG-9)
    laid: int  # how many it has seen


def hand_size(s: TeamTable) -> int:
    """TG-4: eight alone, seven for two, six for more; experts play with one fewer."""
    return HAND_SIZE[s.seats] - s.hand_minus_one


def left(s: TeamTable) -> int:
    """TG-20: the cards in all hands and in the deck."""
    cards = size(s, DECK)
    for seat in range(s.seats):
        cards += size(s, HAND[seat])
    return cards


def deal_hands(s: TeamTable) -> None:
    """TG-4, TG-5: everyone's hand, one card at a time; the rest is the deck."""
    for _ in range(hand_size(s)):
        for seat in range(s.seats):
            draw(s, DECK, HAND[seat])


def fill_up(s: TeamTable, seat: int) -> None:
    """TG-14: draw up to the hand size, or what there is. TG-15: with an empty deck that is nothing."""
    while size(s, HAND[seat]) < hand_size(s) and size(s, DECK) > 0:
        draw(s, DECK, HAND[seat])


def take_turn(s: TeamTable, seat: int) -> int:
    """TG-9: two cards (experts: three) while the deck has cards, one after that, decided now.

    TG-16: whoever has no cards is out; so it is this seat's turn, or that of the next who has some.
    """
    while size(s, HAND[seat]) == 0:
        seat = after(s, seat)
    s.laid = 0
    s.minimum = s.min_play if size(s, DECK) > 0 else 1
    give_turn(s, seat)
    return seat


def lose(s: TeamTable, seat: int, clause: int) -> None:
    """TG-17, TG-18: the game is lost for everybody."""
    tell(s, clause, seat, left(s))
    finish(s, clause, NOBODY, everyone(s))


TURN = (Meaning("minimum", "duty"), Meaning("laid", "done"))
TEAM = Family(cooperative=True, left=left, hints=(Steps(("play",)),), meanings=TURN)


# --- how a card fits -------------------------------------------------------------------------------------------------


def ascends(pile: int) -> bool:
    """TG-3: A1 and A2 go up, D1 and D2 down."""
    return pile in ASCENDING


def goes_on(number: int, shown: int, ascending: bool) -> bool:
    """TG-10, TG-11: onwards by any gap."""
    return number > shown if ascending else number < shown


def jumps_back(number: int, shown: int, ascending: bool) -> bool:
    """TG-12: the backwards trick, ten back exactly."""
    return number == shown - 10 if ascending else number == shown + 10


def fits(number: int, shown: int, ascending: bool) -> bool:
    """TG-10 to TG-13: onwards, or ten back, as often as one likes."""
    return goes_on(number, shown, ascending) or jumps_back(number, shown, ascending)


# --- for those who look on -------------------------------------------------------------------------------------------


def details_of_play(s: TeamTable, pile: int) -> Details:
    """What a refusal to lay a card names: what the pile shows, and the card ten back (0 if there is none)."""
    if pile not in PILES:
        return {}
    shown = shows(s, pile)
    back = shown - 10 if ascends(pile) else shown + 10
    return {"shown": shown, "back": back if 2 <= back <= 99 else 0}
