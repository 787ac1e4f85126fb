"""What the eight games for chips share (CHIP): chips and bank, antes and payments, the bank's end, and the match."""

from __future__ import annotations

from kibitz.games._pairs_family import *
from kibitz.rules import *

CHIP = book("CHIP", 7)
ONE_TAKES_ALL = CHIP.only(1, 2, 3, 5, 6, 7)  # what holds of it where a bank is never shared

DEBT = 1  # short_pay


class ChipTable(State):
    """A game for chips: who has how many, what lies in the bank, and who is still in the round."""

    FACE = RANK
    start_chips: int = number(25, 1, 100, probes=(1, 30))  # CHIP-1
    end: int = word_or_counted("first_broke", "rounds:", 100, probes=(1, 3))
    short_pay: int = choice("all_in", "debt")
    chips: PerSeat
    bank: int
    rounds: int  # settled so far
    active: InTheRound  # still in the round


def hand_out_chips(s: ChipTable) -> None:
    """CHIP-1: the same for everybody."""
    for seat in range(s.seats):
        s.chips[seat] = s.start_chips


def chips(s: ChipTable, seat: int) -> int:
    """How many chips a seat has; below none it is in debt."""
    return s.chips[seat]


def rounds_settled(s: ChipTable) -> int:
    """How many rounds have been settled."""
    return s.rounds


def chips_in_all(s: ChipTable) -> int:
    """CHIP-7: all chips together never change."""
    count = s.bank
    for seat in range(s.seats):
        count += s.chips[seat]
    return count


def rounds_to_play(s: ChipTable) -> int:
    """CHIP-5: how many rounds were agreed on, or 0."""
    return s.end


CHIPS = Family(
    chips=chips,
    chips_in_all=chips_in_all,
    rounds=rounds_settled,
    hints=(Purses("chips", "start_chips"),),
    meanings=(
        Meaning("chips", "chips", start="start_chips"),
        Meaning("rounds", "round", towards=rounds_to_play, shown=NEVER),
    ),
    presets=(Preset("ten-rounds", (("end", "rounds:10"),)),),  # CHIP-5
)


# --- paying ----------------------------------------------------------------------------------------------------------


def payable(s: ChipTable, seat: int, amount: int) -> int:
    """CHIP-2: what a seat pays of an amount: all it has if that is less, and no debt remains. (Option: it remains.)"""
    return amount if s.short_pay == DEBT else min(amount, s.chips[seat])


def pay(s: ChipTable, seat: int, amount: int) -> None:
    """CHIP-2, CHIP-3: a seat pays to the bank, as far as it can, and stays in the round."""
    paid = payable(s, seat, amount)
    s.chips[seat] -= paid
    s.bank += paid
    tell_payment(s, seat, BANK, paid)


def pay_to(s: ChipTable, seat: int, other: int, amount: int) -> None:
    """CHIP-2: a seat pays another one, as far as it can."""
    paid = payable(s, seat, amount)
    s.chips[seat] -= paid
    s.chips[other] += paid
    tell_payment(s, seat, other, paid)


def ante(s: ChipTable, amount: int) -> None:
    """CHIP-2: everybody pays the ante; who has less pays less."""
    for seat in range(s.seats):
        pay(s, seat, amount)


def cost_of_folding(s: ChipTable, seat: int) -> Cost:
    """What a fold costs that is paid by the lowest rank in the stacks of those still in."""
    return chips_cost(s, seat, lowest_rank(s, s.active))


def chips_cost(s: ChipTable, seat: int, amount: int, word: str = "pay") -> Cost:
    """CHIP-2: so many chips, or all one has."""
    return Cost(word, payable(s, seat, amount))


def split_bank(s: ChipTable, seats: int) -> None:
    """CHIP-4: equal shares for `seats`; what cannot be shared stays in the bank for the next round."""
    share = s.bank // how_many(seats)
    for seat in each(s, seats):
        s.chips[seat] += share
        s.bank -= share
        tell_payment(s, BANK, seat, share)


# --- the round and the match -----------------------------------------------------------------------------------------


def leave(s: ChipTable, seat: int) -> None:
    """A seat is out of the round: its cards go to the discard at once, those that were hidden stay so."""
    s.active = without(s.active, seat)
    move_all(s, STACK[seat], DISCARD)
    move_all(s, HAND[seat], DISCARD)


def one_left(s: ChipTable) -> bool:
    """Whether only one player is still in; that one takes the bank, and the round is over."""
    if how_many(s.active) > 1:
        return False
    split_bank(s, only(one_seat(s.active)))
    settle(s)
    return True


def settle(s: ChipTable) -> None:
    """CHIP-5: after a round the match is over if somebody is broke (or so many rounds are played), or else goes on.

    CHIP-6: whoever holds most chips has won, equal chips share it, and what is in the bank is nobody's.
    """
    s.rounds += 1
    s.active = 0
    over = s.rounds == s.end
    for seat in range(s.seats):
        if s.end == 0 and s.chips[seat] <= 0:
            over = True
    if over:
        best = with_most(s, everyone(s), chips)
        for seat in each(s, best):
            tell(s, CHIP[6], seat, s.chips[seat])
        finish(s, CHIP[5], best, all_but(everyone(s), best))
    else:
        nobody_acts(s)
