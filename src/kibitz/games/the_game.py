"""The Game: one team against the deck. Lay all 98 cards on four piles, and never name a number.

Source: the short rules in the Ukrainian edition of Extreme. Where they are silent the specification decides: the start
numbers 1 and 100 (TG-1), who starts (TG-6, option `first_player`), and dead ends: a card that fits but leaves the turn
impossible to finish may be laid, and the game is then lost (TG-18).

Options: `first_player`; for experts `min_play` 3 and `hand_minus_one`.
"""

from __future__ import annotations

from kibitz.games._the_game_family import (
    A1,
    D2,
    DECK,
    HAND,
    SEATS,
    SIGNALS,
    TG,
    TeamTable,
    ascends,
    deal_hands,
    details_of_play,
    fill_up,
    fits,
    jumps_back,
    left,
    lose,
    shows,
)
from kibitz.kernel.actions import CardOf, Kind, OneOf
from kibitz.kernel.game import Game
from kibitz.kernel.minds import Steps
from kibitz.kernel.talk import Preset, Talk
from kibitz.kernel.words import (
    OK,
    after,
    everyone,
    fill,
    finish,
    give_turn,
    lot,
    move,
    one_seat,
    place,
    pop,
    push,
    size,
    tell,
)

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
    """TG-9: two cards (experts: three) while the deck has cards, one after that, decided now.

    TG-16: whoever has no cards is out. TG-17: whoever cannot lay the minimum loses the game for all.
    """
    while size(s, HAND + seat) == 0:
        seat = after(s, seat)
    s.laid = 0
    s.minimum = s.min_play if size(s, DECK) > 0 else 1
    give_turn(s, seat)
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
    move(s, number, HAND + seat, pile)
    s.laid += 1
    if left(s) == 0:
        tell(s, TG[19], seat, 0)
        finish(s, TG[19], everyone(s), 0)
    elif not completable(s):
        lose(s, seat, TG[18])


def dooms(s: Table, seat: int, number: int, pile: int) -> int:
    """TG-18, said before: whether this card would leave the minimum out of reach."""
    push(s, pile, number)
    saved = can_lay(s, HAND + seat, s.minimum - s.laid - 1, 1 << place(s, HAND + seat, number))
    pop(s, pile)
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
    """Whether the player can still reach the minimum, trying every card on every pile, one after another.

    Counting the cards that fit now would be wrong: laying one can open the way for another, ten back.
    """
    return can_lay(s, HAND + one_seat(s.to_act), s.minimum - s.laid, 0)


def possible(s: Table) -> bool:
    """What everybody knows of the hidden hands: whoever is to act can finish the turn, or the game would be over."""
    return s.over != 0 or completable(s)


def can_lay(s: Table, hand: int, need: int, laid: int) -> bool:
    """Whether so many cards can be laid; `laid` marks the places of those that lie on trial already.

    (Three functions of one shape: rules do not call themselves, because a GPU could not follow.)
    """
    if need <= 0:
        return True
    if need == 1:
        return can_lay_one(s, hand, laid)
    if need == 2:
        return can_lay_two(s, hand, laid)
    return can_lay_three(s, hand, laid)


def can_lay_one(s: Table, hand: int, laid: int) -> bool:
    """Whether a card can be laid."""
    for k in range(1, size(s, hand) + 1):
        for pile in range(A1, D2 + 1):
            if may_try(s, hand, k, laid, pile):
                return True
    return False


def can_lay_two(s: Table, hand: int, laid: int) -> bool:
    """Whether two cards can be laid one after the other."""
    for k in range(1, size(s, hand) + 1):
        for pile in range(A1, D2 + 1):
            if may_try(s, hand, k, laid, pile):
                push(s, pile, s.pile[hand][k])
                found = can_lay_one(s, hand, laid | 1 << k)
                pop(s, pile)
                if found:
                    return True
    return False


def can_lay_three(s: Table, hand: int, laid: int) -> bool:
    """Whether three cards can be laid one after the other."""
    for k in range(1, size(s, hand) + 1):
        for pile in range(A1, D2 + 1):
            if may_try(s, hand, k, laid, pile):
                push(s, pile, s.pile[hand][k])
                found = can_lay_two(s, hand, laid | 1 << k)
                pop(s, pile)
                if found:
                    return True
    return False


def may_try(s: Table, hand: int, k: int, laid: int, pile: int) -> bool:
    """Whether the k-th card of a hand is not laid yet and fits."""
    return not laid >> k & 1 and fits(s.pile[hand][k], shows(s, pile), ascends(pile))


# --- for those who look on -------------------------------------------------------------------------------------------


def numbers(s: Table) -> dict[str, int | list[int]]:
    """How many cards are still to be laid."""
    return {"left": left(s)}


def details(s: Table, seat: int, clause: int, arguments: tuple[int, ...]) -> dict[str, int | str]:
    """What a refusal names: the card, what the pile shows, and the card ten back (0 where there is none)."""
    if clause == TG[9]:
        return {"laid": s.laid, "minimum": s.minimum}
    return details_of_play(s, *arguments) if len(arguments) == 2 else {}


GAME = Game(
    id="the_game",
    rules=1,
    table_type=Table,
    seats=SEATS,
    deal=deal,
    kinds=(
        Kind("play", play, (CardOf(HAND, 2, 99, TG[8], unique=True), OneOf(A1, 4)), may=may_play, warns=dooms),
        Kind("end", end, when=may_end),
    ),
    sections=((TG, ""),),
    cooperative=True,
    possible=possible,
    numbers=numbers,
    details=details,
    left=left,
    minds=(Steps(("play",)),),
    talk=Talk(TG[7], signals=SIGNALS),
    minutes=20,
    presets=(Preset("experts", (("min_play", 3), ("hand_minus_one", True))),),
)
