"""The Game: one team against the deck. Lay all 98 cards on four piles, and never name a number.

Source: the short rules in the Ukrainian edition of Extreme. Where they are silent the clauses decide: the start
numbers 1 and 100 (TG-1), who starts (TG-6, option `first_player`), and dead ends: a card that fits but leaves the turn
impossible to finish may be laid, and the game is then lost (TG-18).

Options: `first_player`; for experts `min_play` 3 and `hand_minus_one`.
"""

from __future__ import annotations

from kibitz.games._the_game_family import *
from kibitz.rules import *

# --- on the table ----------------------------------------------------------------------------------------------------


class Table(TeamTable):
    """The Game needs nothing that Extreme does not need too."""


# --- the deal --------------------------------------------------------------------------------------------------------


def deal(s: Table) -> None:
    """TG-4, TG-5: everyone's hand; the rest is the deck. TG-6: then it is agreed who starts."""
    fill(s, DECK)
    deal_hands(s)
    start_turn(s, s.first_player if s.first_player >= 0 else lot(s))


def start_turn(s: Table, seat: int) -> None:
    """TG-9, TG-16: the next who has cards. TG-17: whoever cannot lay the minimum loses the game for all."""
    seat = take_turn(s, seat)
    if not completable(s):
        lose(s, seat, TG[17])


# --- laying a card ---------------------------------------------------------------------------------------------------


def may_play(s: Table, seat: int, number: int, pile: int) -> int:
    """TG-10: higher on A1 and A2. TG-11: lower on D1 and D2. TG-12: or exactly ten back."""
    if fits(number, shows(s, pile), ascends(pile)):
        return OK
    return TG[10] if ascends(pile) else TG[11]


def play(s: Table, seat: int, number: int, pile: int) -> None:
    """TG-8: the card is laid, and laid is laid. TG-19: the last one wins. TG-18: one that dooms the turn loses."""
    if jumps_back(number, shows(s, pile), ascends(pile)):
        tell(s, TG[12], seat, number)
    move(s, number, HAND[seat], pile)
    s.laid += 1
    if left(s) == 0:
        tell(s, TG[19], seat, 0)
        finish(s, TG[19], everyone(s), NOBODY)
    elif not completable(s):
        lose(s, seat, TG[18])


def dooms(s: Table, seat: int, number: int, pile: int) -> int:
    """TG-18, said before: whether this card would leave the minimum out of reach."""
    try_out(s, number, HAND[seat], pile)
    saved = can_lay(s, HAND[seat], s.minimum - s.laid - 1)
    take_back(s, HAND[seat], pile)
    return OK if saved else TG[18]


# --- ending the turn -------------------------------------------------------------------------------------------------


def may_end(s: Table, seat: int) -> int:
    """TG-9: not before the minimum is laid."""
    return OK if s.laid >= s.minimum else TG[9]


def end(s: Table, seat: int) -> None:
    """TG-14, TG-15: fill up the hand; then it is the next player's turn."""
    fill_up(s, seat)
    start_turn(s, after(s, seat))


# --- can the turn still be finished? ---------------------------------------------------------------------------------


def completable(s: Table) -> bool:
    """Whether the player can still reach the minimum."""
    return can_lay(s, HAND[one_seat(s.to_act)], s.minimum - s.laid)


def possible(s: Table) -> bool:
    """What everybody knows of the hidden hands: whoever is to act can finish the turn, or the game would be over."""
    return s.over != 0 or completable(s)


@recursive(3)
def can_lay(s: Table, hand: int, need: int) -> bool:
    """Whether so many cards of a hand can be laid, trying every card on every pile, one after another.

    Counting the cards that fit now would be wrong: laying one can open the way for another, ten back.
    """
    if need <= 0:
        return True
    for card in cards(s, hand):
        for pile in PILES:
            if fits(card, shows(s, pile), ascends(pile)):
                if need == 1:
                    return True
                try_out(s, card, hand, pile)
                found = can_lay(s, hand, need - 1)
                take_back(s, hand, pile)
                if found:
                    return True
    return False


# --- for those who look on -------------------------------------------------------------------------------------------


def numbers(s: Table) -> Numbers:
    """How many cards are still to be laid."""
    return {"left": left(s)}


def details(s: Table, seat: int, named: Named) -> Details:
    """What a refusal names: how many are laid, what the pile shows, and the card ten back (0 where there is none)."""
    return {"laid": s.laid, "minimum": s.minimum, **details_of_play(s, named["pile"])}


GAME = Game(
    rules_version=1,
    table_type=Table,
    seats=SEATS,
    deal=deal,
    kinds=(
        Kind("play", play, (CardOf(HAND, 2, 99, TG[8], unique=True), OneOf(PILES)), may=may_play, warns=dooms),
        Kind("end", end, when=may_end),
    ),
    sections=(TG,),
    possible=possible,
    numbers=numbers,
    details=details,
    families=(TEAM,),
    talk=Talk(TG[7], signals=SIGNALS),
    minutes=20,
    presets=(Preset("experts", (("min_play", 3), ("hand_minus_one", True))),),
)
