"""Starboard: common cards in the middle. Draw for a chip and dare a pair, or pass and hope that nobody passes later.

Source: the Russian edition, "Право руля!". Where it is silent the clauses decide: one deck runs on from round to
round and five cards are burned (STAR-2, option `deck`); whoever alone is not out passes by itself (STAR-6, option
`auto_pass`); without a chip one can only pass (STAR-8); the card under a passer's ante is a marker (STAR-9).

Options: `auto_pass`, `deck`; `start_chips`, `end`, `short_pay` as in all games for chips.
"""

from __future__ import annotations

from kibitz.games._chips import *
from kibitz.games._pairs_family import *
from kibitz.rules import *

STAR = book("STAR", 10)

# --- on the table ----------------------------------------------------------------------------------------------------

SEATS = range(2, 8)  # STAR-1
LAST_TO_ACT = 1  # the option `auto_pass`
FRESH_DECK = 1  # the option `deck`

piles = common_piles(stack=0)
MIDDLE = piles.add("middle", "middle", 11, EVERYBODY)  # the common cards: ten ranks, and one that pairs


class Table(ChipTable):
    """`active` are those who may still draw; who has passed is in as long as nobody passes at more cards."""

    PILES = piles
    start_chips: int = number(10, 2, 100, probes=(2, 15))  # with one chip nobody could ever draw, and nobody be broke
    auto_pass: int = choice("last_not_out", "last_to_act")
    deck: int = choice("run_on", "fresh_each_round")
    marker: OneSeat  # the first player of the round
    passed_at: PerSeat  # at how many common cards a seat passed, or 0


def burned(s: Table) -> int:
    """STAR-2: five cards after every shuffle, but none where every round has a fresh deck."""
    return 0 if s.deck == FRESH_DECK else BURNED


def not_out(s: Table) -> int:
    """STAR-6: those who are active, or have passed and were not passed by."""
    seats = s.active
    for seat in range(s.seats):
        if s.passed_at[seat] > 0:
            seats = adding(seats, seat)
    return seats


# --- a round ---------------------------------------------------------------------------------------------------------


def deal(s: Table) -> None:
    """STAR-1: the first marker goes by lot, before any card."""
    hand_out_chips(s)
    s.marker = lot(s)
    if s.deck != FRESH_DECK:
        open_deck(s)


def start_round(s: Table) -> None:
    """STAR-2: an ante of 1, and two common cards that are no pair. STAR-3: the marker begins."""
    if s.deck == FRESH_DECK:
        gather(s, DECK)
    ante(s, 1)
    s.active = everyone(s)
    for seat in range(s.seats):
        s.passed_at[seat] = 0
    while size(s, MIDDLE) < 2:
        next_card(s, MIDDLE, 2 - size(s, MIDDLE), burned(s))
        discard_pair(s)
    give_turn(s, s.marker)


def discard_pair(s: Table) -> bool:
    """STAR-2, STAR-4: a common card whose rank lies there already goes to the discard; whether it was one."""
    if not paired(s, MIDDLE):
        return False
    move(s, top(s, MIDDLE), MIDDLE, DISCARD)
    return True


# --- draw or pass ----------------------------------------------------------------------------------------------------


def may_draw(s: Table, seat: int) -> int:
    """STAR-8, CHIP-3: a card costs a chip, so one must have it. GEN-8: and there must be a card."""
    if s.chips[seat] < 1:
        return STAR[8]
    return OK if cards_to_draw(s) > 0 else GEN[8]


def draw_card(s: Table, seat: int) -> None:
    """STAR-4: pay 1 and turn up a card; if its rank is common already you are out."""
    pay(s, seat, 1)
    card = next_card(s, MIDDLE, 1, burned(s))
    if discard_pair(s):
        tell(s, STAR[4], seat, RANK[card])
        s.active = without(s.active, seat)
    go_on(s, seat)


def pass_on(s: Table, seat: int) -> None:
    """STAR-5: you stay in with the common cards as they are, as long as nobody passes at more."""
    stop(s, seat)
    go_on(s, seat)


def stop(s: Table, seat: int) -> None:
    """STAR-5: whoever passed at fewer cards is out now; at the same number they stay in together."""
    s.active = without(s.active, seat)
    for other in range(s.seats):
        if 0 < s.passed_at[other] < size(s, MIDDLE):
            tell(s, STAR[5], other, s.passed_at[other])
            s.passed_at[other] = 0
    s.passed_at[seat] = size(s, MIDDLE)


def go_on(s: Table, seat: int) -> None:
    """STAR-3: the next active player. STAR-6: whoever alone is left passes by itself, and the round ends.

    STAR-7: it ends when all are out or have passed; those who are not out share the bank.
    """
    alone = s.active if s.auto_pass == LAST_TO_ACT else not_out(s)
    if how_many(alone) == 1 and among(one_seat(alone), s.active):
        tell(s, STAR[6], one_seat(alone), size(s, MIDDLE))
        stop(s, one_seat(alone))
    if how_many(not_out(s)) == 1:
        s.active = NOBODY
    if s.active != NOBODY:
        give_turn(s, next_of(s, s.active, seat))
        return
    split_bank(s, not_out(s))
    move_all(s, MIDDLE, DISCARD)
    s.marker = after(s, s.marker)
    settle(s)


def cost_of_a_card(s: Table, seat: int) -> Cost:
    """STAR-4: a chip."""
    return chips_cost(s, seat, 1)


def risk_of_a_common_pair(s: Table, seat: int) -> Risk:
    """STAR-4: how likely the card's rank is common already."""
    return risk_of_pairing(s, seat, (MIDDLE,))


GAME = Game(
    rules_version=1,
    table_type=Table,
    seats=SEATS,
    deal=deal,
    when_nobody_acts=start_round,
    kinds=(
        Kind("draw", draw_card, when=may_draw, cost=cost_of_a_card, risk=risk_of_a_common_pair),
        Kind("pass", pass_on),
    ),
    sections=(
        STAR,
        CHIP,
        GEN.only(1, 2, 3),
        GEN.only(5, 6, 7, 8).when("deck=run_on"),
        GEN.only(11),
    ),
    hints=(Pairing(("draw",), MIDDLE),),
    meanings=(Meaning("passed_at", "counter", pile="middle", shown=UNLESS_0),),
    families=(CHIPS,),
    minutes=20,
)
