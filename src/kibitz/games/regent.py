"""Regent: closed cards and open ones. Attack, give, or look: who is caught with a pair pays, and so does a wrong guess.

Source: the Russian edition, "Регент", for two, and its rules for three to six. Where it is silent the clauses
decide: an attack card pairs open cards only (REG-4), a failed look counts closed cards too (REG-7), what it showed is
open from then on (REGM-4), and a pairing attack card leaves with the attacker (REGM-3, option `attack_card`).

Options: `attack_card`; `start_chips`, `end`, `short_pay` as in all games for chips.
"""

from __future__ import annotations

from kibitz.games._chips import *
from kibitz.games._pairs_family import *
from kibitz.rules import *

REG = book("REG", 9)
REGM = book("REGM", 7)

# --- on the table ----------------------------------------------------------------------------------------------------

SEATS = range(2, 7)
STAYS = 1  # the option `attack_card`


class Table(ChipTable):
    """The hand is what is closed, the stack what is open. The bank is the centre, for three to six (REGM-5)."""

    PILES = common_piles(stack=17, hand=CARDS)
    attack_card: int = choice("discard", "stays")


# --- a round ---------------------------------------------------------------------------------------------------------


def deal(s: Table) -> None:
    """REG-1: shuffle and burn five; the rounds go on with the same deck, and nobody antes."""
    hand_out_chips(s)
    open_deck(s)


def start_round(s: Table) -> None:
    """REG-2: two closed cards and an open one each. REGM-7: the lowest open card starts, ties get more open ones."""
    s.active = everyone(s)
    deal_hands_burning(s, DEALER, s.active, 2, HAND, BURNED, s.seats)
    give_turn(s, lowest_starts(s, s.active, s.active, BURNED, newest))


def go_on(s: Table, seat: int) -> None:
    """REGM-1: `seat` moves next, or if it is out the next active player on its left.

    REG-4 to REG-7: for two, whoever is out has ended the round. REGM-6: the last one in takes the centre.
    """
    if how_many(s.active) > 1:
        give_turn(s, seat if among(seat, s.active) else next_of(s, s.active, seat))
        return
    split_bank(s, s.active)
    leave(s, one_seat(s.active))
    settle(s)


# --- draw ------------------------------------------------------------------------------------------------------------


def may_draw(s: Table, seat: int) -> int:
    """REG-9: while there is a card."""
    return OK if cards_to_draw(s) > 0 else REG[9]


def draw_card(s: Table, seat: int) -> None:
    """REG-3: a card from the deck into your hand; then the player on your left."""
    next_card(s, HAND[seat], 1, BURNED)
    go_on(s, next_of(s, s.active, seat))


# --- attack ----------------------------------------------------------------------------------------------------------


def opponent(s: Table, seat: int, target: int, clause: int) -> int:
    """REGM-2: the target is named beforehand, and is an opponent who is still in; else `clause`, or REGM-2, refuses."""
    if target != seat and among(target, s.active):
        return OK
    return REGM[2] if s.seats > 2 else clause


def may_attack(s: Table, seat: int, target: int) -> int:
    """REG-4: an opponent. REG-9: while there is a card."""
    return opponent(s, seat, target, REG[4]) if cards_to_draw(s) > 0 else REG[9]


def attack(s: Table, seat: int, target: int) -> None:
    """REG-4: a card from the deck, open, before the target. If it pairs an open card there you pay its rank.

    REGM-3: and are out, and the card with you. (Option: it stays.)
    """
    card = next_card(s, STACK[target], 1, BURNED)
    if paired(s, STACK[target]):
        tell(s, REG[4], seat, RANK[card])
        pay_to(s, seat, target, RANK[card])
        if s.attack_card != STAYS:
            move(s, card, STACK[target], DISCARD)
        leave(s, seat)
    go_on(s, target)


# --- gift ------------------------------------------------------------------------------------------------------------


def may_gift(s: Table, seat: int, rank: int, target: int) -> int:
    """REG-5: of a rank that does not lie open before the opponent."""
    refused = opponent(s, seat, target, REG[5])
    if refused != OK:
        return refused
    return REG[5] if has(s, STACK[target], rank) else OK


def gift(s: Table, seat: int, rank: int, target: int) -> None:
    """REG-5: a hand card, open, before the opponent."""
    lay_openly(s, find(s, HAND[seat], rank), HAND[seat], STACK[target])
    go_on(s, target)


# --- look ------------------------------------------------------------------------------------------------------------


def may_look(s: Table, seat: int, target: int) -> int:
    """REG-8: not at a player who has no closed cards."""
    refused = opponent(s, seat, target, REG[7])
    if refused != OK:
        return refused
    return OK if size(s, HAND[target]) > 0 else REG[8]


def look(s: Table, seat: int, target: int) -> None:
    """REG-7: the target's hand is shown. If any two of its cards, open or closed, pair, it pays its highest pair.

    Otherwise you pay its highest card. REGM-4: whoever pays is out; cards that were shown in vain lie open from now on.
    """
    turn_up(s, HAND[target])
    pair = highest_held(s, target, 2)
    if pair > 0:
        tell(s, REG[7], target, pair)
        pay_to(s, target, seat, pair)
        leave(s, target)
    else:
        price = highest_held(s, target, 1)
        tell(s, REG[7], seat, price)
        pay_to(s, seat, target, price)
        leave(s, seat)
        move_all(s, HAND[target], STACK[target])
    go_on(s, target)


def highest_held(s: Table, seat: int, copies: int) -> int:
    """The highest rank of which a player has so many cards, open and closed together; 0 if there is none."""
    held = counts(s, STACK[seat]) + counts(s, HAND[seat])
    rank = 10
    while rank > 0 and counted(held, rank) < copies:
        rank -= 1
    return rank


# --- fold ------------------------------------------------------------------------------------------------------------


def fold(s: Table, seat: int) -> None:
    """REG-6: pay the opponent the lowest open rank of both. REGM-5: with more players it goes to the centre."""
    price = lowest_rank(s, s.active)
    tell(s, REG[6], seat, price)
    left = next_of(s, s.active, seat)
    if s.seats == 2:
        pay_to(s, seat, left, price)
    else:
        pay(s, seat, price)
    leave(s, seat)
    go_on(s, left)


# --- for those who look on -------------------------------------------------------------------------------------------


def risk_of_attacking(s: Table, seat: int, target: int) -> Risk:
    """REG-4: how likely the card pairs an open one of the target's."""
    return risk_of_pairing(s, seat, (STACK[target],))


def cost_of_looking(s: Table, seat: int, target: int) -> Cost:
    """REG-7: one wagers the target's highest card that there is a pair."""
    return Cost("wager")


def numbers(s: Table) -> Numbers:
    """What folding costs now."""
    return {} if s.over else {"fold_price": lowest_rank(s, s.active)}


def more_than_two(seats: int) -> bool:
    """REGM: when three to six play."""
    return seats > 2


GAME = Game(
    rules_version=1,
    table_type=Table,
    seats=SEATS,
    deal=deal,
    when_nobody_acts=start_round,
    kinds=(
        Kind("draw", draw_card, when=may_draw),
        Kind("attack", attack, (Seat(),), may=may_attack, risk=risk_of_attacking),
        Kind("gift", gift, (CardOf(HAND, 1, 10, REG[2]), Seat()), may=may_gift),
        Kind("look", look, (Seat(),), may=may_look, cost=cost_of_looking),
        Kind("fold", fold, cost=cost_of_folding),
    ),
    sections=(REG, REGM.when(more_than_two), ONE_TAKES_ALL, BURN, TIE),
    numbers=numbers,
    hints=(Pairing(("attack",), STACK), Price(("fold",), "fold_price"), Copies(("gift",))),
    families=(CHIPS,),
    minutes=20,
    presets=(Preset("many", seats=4),),
)
