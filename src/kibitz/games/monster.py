"""Monster: throw away what makes a pair, but everything thrown away feeds the monster, whose hand the best must beat.

Source: the Russian edition, "Монстр". Where it is silent the specification decides: folding is free (MON-4), one
unpaired hand left at the showdown takes the bank without meeting the monster (MON-11, option `lone_hand`), and if every
hand is paired all pay and play on (MON-12, option `all_busted`).

Options: `all_busted`, `lone_hand`; `start_chips`, `end`, `short_pay` as in all games for chips.
"""

from __future__ import annotations

from kibitz.games._chips import (
    CHIP,
    PURSES,
    TEN_ROUNDS,
    ChipTable,
    ante,
    chips,
    chips_in_all,
    hand_out_chips,
    leave,
    one_left,
    pay,
    rounds_settled,
    settle,
    split_bank,
)
from kibitz.games._pairs_family import DECK, GEN, HAND, common_piles, deal_hands
from kibitz.kernel.actions import CardOf, Kind
from kibitz.kernel.clauses import book
from kibitz.kernel.game import Game
from kibitz.kernel.minds import Copies
from kibitz.kernel.options import choice
from kibitz.kernel.state import NOBODY, OneSeat, Seats, Working
from kibitz.kernel.words import (
    OK,
    after,
    everyone,
    find,
    gather,
    give_turn,
    how_many,
    lay_secretly,
    next_of,
    nobody_acts,
    one_seat,
    ranks,
    size,
    tell,
    turn_up,
)

MON = book("MON", 13)

# --- on the table ----------------------------------------------------------------------------------------------------

SEATS = range(4, 9)  # MON-1
PENALTY = 5  # MON-5, MON-9
MAX_DISCARDS = 3  # MON-4
CARRY = 1  # the option `all_busted`
MUST_BEAT = 1  # the option `lone_hand`

piles = common_piles(stack=0, hand=6, laid=0)
MONSTER = piles.add("monster", "monster", 24, NOBODY)


class Table(ChipTable):
    """The dealer moves on from round to round; a round has circles."""

    PILES = piles
    all_busted: int = choice("replay", "carry")
    lone_hand: int = choice("takes_bank", "must_beat_monster")
    dealer: OneSeat
    to_go: Seats  # who has still to act in this circle
    discarded: Working  # by the player whose turn it is


# --- a round and its circles -----------------------------------------------------------------------------------------


def deal(s: Table) -> None:
    """MON-1: chips for everybody."""
    hand_out_chips(s)
    start_round(s)


def start_round(s: Table) -> None:
    """MON-2: an ante of 2 with four or five players, of 1 with more, and only now."""
    s.active = everyone(s)
    ante(s, 2 if s.seats <= 5 else 1)
    start_circle(s)


def start_circle(s: Table) -> None:
    """MON-3: six cards each from the whole deck for all who are still in; the dealer's left begins."""
    gather(s, DECK)
    deal_hands(s, s.dealer, s.active, 6, HAND, 0, 0)
    s.to_go = s.active
    s.discarded = 0
    give_turn(s, next_of(s, s.active, s.dealer))


def go_on(s: Table) -> None:
    """MON-13: what follows an action: the next circle (somebody is still in), or the next round.

    (Both deals stand here, in one place.)
    """
    if s.active != 0:
        start_circle(s)
    else:
        start_round(s)


def end_round(s: Table) -> None:
    """MON-1: the dealer moves left after each round."""
    s.dealer = after(s, s.dealer)


# --- discard or fold -------------------------------------------------------------------------------------------------


def may_discard(s: Table, seat: int) -> int:
    """MON-4: at most three cards."""
    return OK if s.discarded < MAX_DISCARDS else MON[4]


def discard(s: Table, seat: int, rank: int) -> None:
    """MON-4: a card, face down, to the monster's hand."""
    lay_secretly(s, find(s, HAND + seat, rank), HAND + seat, MONSTER)
    s.discarded += 1
    give_turn(s, seat)


def done(s: Table, seat: int) -> None:
    """MON-4: enough discarded, perhaps nothing."""
    pass_on(s, seat)


def may_fold(s: Table, seat: int) -> int:
    """MON-4: discard or fold, not both."""
    return OK if s.discarded == 0 else MON[4]


def fold(s: Table, seat: int) -> None:
    """MON-4: folding is free; the folded cards do not go to the monster. MON-11: the last one left takes the bank."""
    tell(s, MON[4], seat, 0)
    leave(s, seat)
    if one_left(s):
        end_round(s)
    else:
        pass_on(s, seat)


def pass_on(s: Table, seat: int) -> None:
    """MON-4: clockwise, each once; then the showdown."""
    s.to_go &= ~(1 << seat)
    s.discarded = 0
    if s.to_go != 0:
        give_turn(s, next_of(s, s.to_go, seat))
    else:
        nobody_acts(s)
        show(s)


# --- the showdown ----------------------------------------------------------------------------------------------------


def has_pair(s: Table, seat: int) -> bool:
    """MON-5: whether a hand contains a pair."""
    return how_many(ranks(s, HAND + seat)) < size(s, HAND + seat)


def show(s: Table) -> None:
    """MON-5: all show their hands; one that contains a pair costs 5 and is out. MON-11: a lone hand takes the bank.

    MON-12: if every hand is paired, all pay and play another circle. (Option: the bank waits for the next round.)
    """
    turn_up(s, MONSTER)
    unpaired = 0
    for seat in range(s.seats):
        if s.active >> seat & 1:
            turn_up(s, HAND + seat)
            if not has_pair(s, seat):
                unpaired |= 1 << seat
    for seat in range(s.seats):
        if (s.active & ~unpaired) >> seat & 1:
            tell(s, MON[5], seat, PENALTY)
            pay(s, seat, PENALTY)
    if unpaired == 0:
        tell(s, MON[12], one_seat(s.active), how_many(s.active))
        if s.all_busted == CARRY:
            settle(s)
            end_round(s)
        return
    s.active = unpaired
    if how_many(unpaired) == 1 and s.lone_hand != MUST_BEAT:
        tell(s, MON[11], one_seat(unpaired), s.bank)
        one_left(s)
        end_round(s)
    else:
        meet_the_monster(s)


def meet_the_monster(s: Table) -> None:
    """MON-6, MON-7: hands compare by their highest card, then the next; any card beats none; ranks count once.

    MON-8: the best must be better than the monster's to take the bank. MON-9: or else it costs 5 and its owner is out.
    MON-10: several equal ones share the bank; or are out, but if nobody else is left they play another circle.
    """
    best = 0
    owners = 0
    for seat in range(s.seats):
        if s.active >> seat & 1:
            if ranks(s, HAND + seat) > best:
                best = ranks(s, HAND + seat)
                owners = 0
            if ranks(s, HAND + seat) == best:
                owners |= 1 << seat
    if best > ranks(s, MONSTER):
        for seat in range(s.seats):
            if owners >> seat & 1:
                tell(s, MON[8], seat, s.bank)
        split_bank(s, owners)
        settle(s)
        end_round(s)
        return
    for seat in range(s.seats):
        if owners >> seat & 1:
            tell(s, MON[9], seat, PENALTY)
            pay(s, seat, PENALTY)
    if s.active != owners or how_many(owners) == 1:
        s.active &= ~owners
    if s.active == 0:  # the option `lone_hand`: nobody is left, and the bank stays
        settle(s)
        end_round(s)
    elif one_left(s):
        end_round(s)


# --- for those who look on -------------------------------------------------------------------------------------------


def details(s: Table, seat: int, clause: int, arguments: tuple[int, ...]) -> dict[str, int | str]:
    """What a refusal names: the card, and how many were discarded."""
    return {"rank": arguments[0] if arguments else 0, "discarded": s.discarded}


GAME = Game(
    id="monster",
    rules=1,
    table_type=Table,
    seats=SEATS,
    deal=deal,
    then=go_on,
    kinds=(
        Kind("discard", discard, (CardOf(HAND, 1, 10, MON[3]),), when=may_discard, secret=True),
        Kind("done", done),
        Kind("fold", fold, when=may_fold),
    ),
    sections=((MON, ""), (CHIP, ""), (GEN.only(1, 2, 3, 4, 11), "")),
    details=details,
    chips=chips,
    rounds=rounds_settled,
    chips_in_all=chips_in_all,
    minds=(Copies(("discard",)), PURSES),
    minutes=25,
    presets=(TEN_ROUNDS,),
)
