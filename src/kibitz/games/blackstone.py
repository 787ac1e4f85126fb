"""Blackstone: 10s are black stones. Take as many cards as you dare, at least as many as the last; a second 10 loses.

Source: the Russian edition, "Чёрный камень". Where it is silent the clauses decide: survivors take their own
ante back (BLK-1), folding leaves the minimum as it is, and a deck that is shorter than the minimum may be taken whole
(BLK-5). Of the cards counted out, those after a second 10 stay in the deck, unseen.

Options: `start_chips`, `end`, `short_pay` as in all games for chips.
"""

from __future__ import annotations

from kibitz.games._chips import *
from kibitz.games._pairs_family import *
from kibitz.rules import *

BLK = book("BLK", 9)

# --- on the table ----------------------------------------------------------------------------------------------------

SEATS = range(2, 9)  # BLK-1
ANTE = 5
BLACK = 10

piles = common_piles(stack=27)  # two who tie again and again; later one 10, or two
MIDDLE = piles.add("middle", "middle", len(RANK), EVERYBODY)  # the white stones


class Table(ChipTable):
    """Antes lie before the players, and enter the bank only with them."""

    PILES = piles
    start_chips: int = number(20, 1, 100, probes=(1, 30))
    antes: PerSeat
    minimum: int  # what the last taker announced (BLK-5)


def chips_and_antes(s: Table) -> int:
    """CHIP-7: all chips, those that lie before the players too."""
    count = chips_in_all(s)
    for seat in range(s.seats):
        count += s.antes[seat]
    return count


# --- a round ---------------------------------------------------------------------------------------------------------


def start_round(s: Table) -> None:
    """BLK-1: everybody puts an ante of 5 in front of them. BLK-2: a card each of the whole deck, the lowest starts."""
    gather(s, DECK)
    s.active = everyone(s)
    s.minimum = 1
    for seat in range(s.seats):
        s.antes[seat] = payable(s, seat, ANTE)
        s.chips[seat] -= s.antes[seat]
        if s.antes[seat] > 0:
            tell(s, BLK[1], seat, s.antes[seat])
    starter = lowest_stone(s)
    sort_stones(s)
    give_turn(s, starter)


def lowest_stone(s: Table) -> int:
    """BLK-2: who starts. Those who tie get another card each; one that pairs is not replaced, for only 10s matter."""
    tied = everyone(s)
    while True:
        deal_hands(s, DEALER, tied, 1, STACK)
        tied = with_least(s, tied, newest)
        if how_many(tied) == 1:
            return one_seat(tied)
        if size(s, DECK) < how_many(tied):
            tell(s, TIE[6], next_of(s, tied, DEALER), how_many(tied))
            return next_of(s, tied, DEALER)
        tell(s, TIE[2], next_of(s, tied, DEALER), how_many(tied))


def sort_stones(s: Table) -> None:
    """BLK-3: nobody keeps more than one 10, the others are shuffled back. BLK-4: white stones go to the middle."""
    surplus = False
    for seat in range(s.seats):
        for card in from_top(s, STACK[seat]):
            if RANK[card] != BLACK:
                move(s, card, STACK[seat], MIDDLE)
            elif find(s, STACK[seat], BLACK) != card:
                tell(s, BLK[3], seat, BLACK)
                move(s, card, STACK[seat], DECK)
                surplus = True
    if surplus:
        shuffle(s, DECK)


# --- take ------------------------------------------------------------------------------------------------------------


def least(s: Table) -> int:
    """BLK-5: one takes at least as many as the last taker; if there are not so many, all there are."""
    return min(s.minimum, size(s, DECK))


def most(s: Table) -> int:
    """BLK-5: and no more than there are."""
    return size(s, DECK)


def take(s: Table, seat: int, count: int) -> None:
    """BLK-5, BLK-6: one by one: a white stone goes to the middle, the first 10 is kept, the second ends the round."""
    s.minimum = count
    for _ in range(count):
        stone = draw(s, DECK, MIDDLE)
        if RANK[stone] != BLACK:
            continue
        second = has(s, STACK[seat], BLACK)
        move(s, stone, MIDDLE, STACK[seat])
        if second:
            tell(s, BLK[7], seat, white_stones(s))
            go_out(s, seat, white_stones(s))
            end_round(s)
            return
    give_turn(s, next_of(s, s.active, seat))


def white_stones(s: Table) -> int:
    """BLK-4: the white stones in the middle. BLK-7: what a second 10 costs, besides the ante."""
    return size(s, MIDDLE)


# --- fold ------------------------------------------------------------------------------------------------------------


def fold_price(s: Table) -> int:
    """BLK-8: half of the white stones, rounded up."""
    return (white_stones(s) + 1) // 2


def fold(s: Table, seat: int) -> None:
    """BLK-8: you are out; the round goes on unless one player is left."""
    tell(s, BLK[8], seat, fold_price(s))
    go_out(s, seat, fold_price(s))
    if how_many(s.active) == 1:
        end_round(s)
    else:
        give_turn(s, next_of(s, s.active, seat))


# --- out, and the end ------------------------------------------------------------------------------------------------


def go_out(s: Table, seat: int, price: int) -> None:
    """BLK-1, BLK-7, BLK-8: out: the ante enters the bank, and the price with it."""
    s.active = without(s.active, seat)
    tell_payment(s, seat, BANK, s.antes[seat])
    s.bank += s.antes[seat]
    s.antes[seat] = 0
    pay(s, seat, price)


def end_round(s: Table) -> None:
    """BLK-7, BLK-8: those still in share the bank. BLK-1: and take their own antes back."""
    split_bank(s, s.active)
    tell(s, BLK[1], DEALER, 0)
    for seat in range(s.seats):
        s.chips[seat] += s.antes[seat]
        s.antes[seat] = 0
    settle(s)


# --- for those who look on -------------------------------------------------------------------------------------------


def cost_of_leaving(s: Table, seat: int) -> Cost:
    """BLK-8: the price, and the ante that lies there already: what the seat has less of in the end."""
    return Cost("pay", with_ante(s, seat, fold_price(s)))


def with_ante(s: Table, seat: int, price: int) -> int:
    """BLK-1: what going out costs in all."""
    return s.antes[seat] + payable(s, seat, price)


def black_in_deck(s: Table) -> int:
    """BLK-4: only 10s lie before the players, so all others are in the deck."""
    return BLACK - sum([size(s, STACK[other]) for other in range(s.seats)])


def stones_missing(s: Table, seat: int) -> int:
    """BLK-7: how many 10s would put a seat out."""
    return 2 - size(s, STACK[seat])


def at_stake(s: Table, seat: int, count: int) -> Cost | None:
    """BLK-7: what a second 10 would cost; at least that, where white stones may come before it."""
    needed = stones_missing(s, seat)
    if count < needed or black_in_deck(s) < needed:
        return None
    before = min(count - needed, size(s, DECK) - black_in_deck(s))
    least, most = (with_ante(s, seat, white_stones(s) + more) for more in (0, before))
    return Cost("stake" if least == most else "stake-least", least)


def risk_of_a_second_10(s: Table, seat: int, count: int) -> Risk:
    """BLK-7: how likely so many cards bring a second 10. Nothing is hidden but the deck."""
    return Risk("black", chance_of_several(black_in_deck(s), size(s, DECK), count, stones_missing(s, seat)))


def numbers(s: Table) -> Numbers:
    """The white stones, and what it costs to fold. (They lie in two rows: the length of a row is the price.)"""
    return {"white_stones": white_stones(s), "fold_price": fold_price(s)}


def details(s: Table, seat: int, named: Named) -> Details:
    """What a refusal names: how many one may take."""
    return {"least": least(s), "most": most(s)}


GAME = Game(
    rules_version=1,
    table_type=Table,
    seats=SEATS,
    deal=hand_out_chips,
    when_nobody_acts=start_round,
    kinds=(
        Kind("take", take, (Between(1, 55, least, most, BLK[5]),), cost=at_stake, risk=risk_of_a_second_10),
        Kind("fold", fold, cost=cost_of_leaving),
    ),
    sections=(BLK, CHIP, GEN.only(1, 2, 3, 4, 11), TIE.only(1, 2, 3, 6)),
    numbers=numbers,
    details=details,
    chips_in_all=chips_and_antes,
    hints=(Feared(("take",), BLACK), Price(("fold",), "fold_price")),
    meanings=(
        Meaning("antes", "ante", shown=UNLESS_0),
        Meaning("minimum", "least", verb="take"),
        Meaning("white_stones", "count", pile="middle"),
    ),
    families=(CHIPS,),
    minutes=20,
)
