"""Monster: throw away what makes a pair, but everything thrown away feeds the monster, whose hand the best must beat.

Source: the Russian edition, "Монстр". Where it is silent the clauses decide: folding is free (MON-4), one
unpaired hand left at the showdown takes the bank without meeting the monster (MON-11, option `lone_hand`), and if every
hand is paired all pay and play on (MON-12, option `all_busted`).

Options: `all_busted`, `lone_hand`; `start_chips`, `end`, `short_pay` as in all games for chips.
"""

from __future__ import annotations

from kibitz.games._chips import *
from kibitz.games._pairs_family import *
from kibitz.rules import *

MON = book("MON", 13)

# --- on the table ----------------------------------------------------------------------------------------------------

SEATS = range(4, 9)  # MON-1
PENALTY = 5  # MON-5, MON-9
MAX_DISCARDS = 3  # MON-4
CARRY = 1  # the option `all_busted`
MUST_BEAT = 1  # the option `lone_hand`

piles = common_piles(stack=0, hand=6)
MONSTER = piles.add("monster", Role("monster", spread=True), 24, NOBODY)


class Table(ChipTable):
    """The dealer moves on from round to round; a round has circles."""

    PILES = piles
    all_busted: int = choice("replay", "carry")
    lone_hand: int = choice("takes_bank", "must_beat_monster")
    dealer: OneSeat
    to_go: Seats  # who has still to act in this circle
    discarded: Working  # by the player whose turn it is


# --- a round and its circles -----------------------------------------------------------------------------------------


def start_round(s: Table) -> None:
    """MON-2: an ante of 2 with four or five players, of 1 with more, and only now."""
    s.active = everyone(s)
    ante(s, 2 if s.seats <= 5 else 1)
    start_circle(s)


def start_circle(s: Table) -> None:
    """MON-3: six cards each from the whole deck for all who are still in; the dealer's left begins."""
    gather(s, DECK)
    deal_hands(s, s.dealer, s.active, 6, HAND)
    s.to_go = s.active
    s.discarded = 0
    give_turn(s, next_of(s, s.active, s.dealer))


def go_on(s: Table) -> None:
    """MON-13: what follows an action: the next circle (somebody is still in), or the next round.

    (Both deals stand here, in one place.)
    """
    if s.active != NOBODY:
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
    lay_secretly(s, find(s, HAND[seat], rank), HAND[seat], MONSTER)
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
    s.to_go = without(s.to_go, seat)
    s.discarded = 0
    if s.to_go != NOBODY:
        give_turn(s, next_of(s, s.to_go, seat))
    else:
        nobody_acts(s)
        show(s)


# --- the showdown ----------------------------------------------------------------------------------------------------


def unpaired(s: Table, seat: int) -> bool:
    """MON-5: whether a hand contains no pair."""
    return how_many(ranks(s, HAND[seat])) == size(s, HAND[seat])


def show(s: Table) -> None:
    """MON-5: all show their hands; one that contains a pair costs 5 and is out. MON-11: a lone hand takes the bank.

    MON-12: if every hand is paired, all pay and play another circle. (Option: the bank waits for the next round.)
    """
    turn_up(s, MONSTER)
    for seat in each(s, s.active):
        turn_up(s, HAND[seat])
    left = those(s, s.active, unpaired)
    for seat in each(s, all_but(s.active, left)):
        tell(s, MON[5], seat, PENALTY)
        pay(s, seat, PENALTY)
    if left == NOBODY:
        tell(s, MON[12], one_seat(s.active), how_many(s.active))
        if s.all_busted == CARRY:
            settle(s)
            end_round(s)
        return
    s.active = left
    if how_many(left) == 1 and s.lone_hand != MUST_BEAT:
        tell(s, MON[11], one_seat(left), s.bank)
        one_left(s)
        end_round(s)
    else:
        meet_the_monster(s)


def strength(s: Table, seat: int) -> int:
    """MON-6, MON-7: hands compare by their highest card, then the next; any card beats none; ranks count once."""
    return ranks(s, HAND[seat])


def meet_the_monster(s: Table) -> None:
    """MON-8: the best hand must be better than the monster's to take the bank. MON-9: or else it costs 5 and puts out.

    MON-10: several equal ones share the bank; or are out, but if nobody else is left they play another circle.
    """
    owners = with_most(s, s.active, strength)
    if strength(s, one_seat(owners)) > ranks(s, MONSTER):
        for seat in each(s, owners):
            tell(s, MON[8], seat, s.bank)
        split_bank(s, owners)
        settle(s)
        end_round(s)
        return
    for seat in each(s, owners):
        tell(s, MON[9], seat, PENALTY)
        pay(s, seat, PENALTY)
    if s.active != owners or how_many(owners) == 1:
        s.active = all_but(s.active, owners)
    if s.active == NOBODY:  # the option `lone_hand`: nobody is left, and the bank stays
        settle(s)
        end_round(s)
    elif one_left(s):
        end_round(s)


# --- for those who look on -------------------------------------------------------------------------------------------


def folding_is_free(s: Table, seat: int) -> Cost:
    """MON-4: nothing."""
    return Cost("free")


def cost_of_a_pair(s: Table, seat: int) -> Cost | None:
    """MON-5: what one's own hand costs as it is now."""
    return None if unpaired(s, seat) else chips_cost(s, seat, PENALTY, "paired")


def details(s: Table, seat: int, named: Named) -> Details:
    """What a refusal names: how many were discarded."""
    return {"discarded": s.discarded}


GAME = Game(
    rules_version=1,
    table_type=Table,
    seats=SEATS,
    deal=hand_out_chips,
    when_nobody_acts=go_on,
    kinds=(
        Kind("discard", discard, (CardOf(HAND, 1, 10, MON[3]),), when=may_discard, secret=True),
        Kind("done", done, cost=cost_of_a_pair),
        Kind("fold", fold, when=may_fold, cost=folding_is_free),
    ),
    sections=(MON, CHIP, GEN.only(1, 2, 3, 4, 11)),
    details=details,
    hints=(Copies(("discard",)),),
    meanings=(Meaning("to_go", "who", shown=NEVER),),
    families=(CHIPS,),
    minutes=25,
)
