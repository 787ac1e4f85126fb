"""The words every rulebook uses, as plain functions over a table `s`.

Rules are written in these words and run at three speeds: as they stand, and compiled for CPU and GPU (`speeds/`). So
they know integers, rows and loops, and nothing else: no exceptions, no containers of their own, and no recursion but
what is `recursive`. Sets are in `sets.py`, what each game has in its own way (`deal`, `legal` …) in `hooks.py`.

In plain Python the words also tell what happened (`note`) and ask a `Chance` for every random outcome; compiled, the
telling falls away and chance is the generator in the state.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from kibitz.kernel.rng import below
from kibitz.kernel.state import EVERYBODY, FRESH, MAX_SEATS, NOBODY, OWNER_KNOWS, State

F = TypeVar("F", bound=Callable[..., Any])

NO_CARD = -1
BANK = -1  # who gets what is paid to nobody

# The kinds of things that are told.
MOVE, MOVE_ALL, TURN_UP, SHUFFLE, GATHER, LOT, TURN, WAIT, TELL, PAY, OVER, ACT, WRITE, ROLL, SHOW = range(15)


# --- looking at a pile ---------------------------------------------------------------------------------------------


def size(s: State, pile: int) -> int:
    """How many cards lie in a pile."""
    return s.pile[pile][0]


def top(s: State, pile: int) -> int:
    """The topmost card of a pile that has cards."""
    return s.pile[pile][s.pile[pile][0]]


def top_face(s: State, pile: int) -> int:
    """The face of the topmost card of a pile that has cards."""
    return s.FACE[s.pile[pile][s.pile[pile][0]]]


def shows(s: State, pile: int) -> int:
    """The number that counts on a pile: the face of its topmost card, or the number that it starts with."""
    return s.FACE[s.pile[pile][s.pile[pile][0]]] if s.pile[pile][0] > 0 else s.START[pile]


def face(s: State, card: int) -> int:
    """The face of a card."""
    return s.FACE[card]


def cards(s: State, pile: int) -> Iterator[int]:
    """The cards of a pile from bottom to top, for a loop that leaves the pile as it is."""
    for k in range(1, s.pile[pile][0] + 1):
        yield s.pile[pile][k]


def from_top(s: State, pile: int) -> Iterator[int]:
    """The cards of a pile from top to bottom, for a loop that may take each of them away."""
    for k in range(s.pile[pile][0], 0, -1):
        yield s.pile[pile][k]


def nth(s: State, pile: int, n: int) -> int:
    """The n-th card of a pile that has so many: the first is the lowest."""
    return s.pile[pile][n]


def place(s: State, pile: int, card: int) -> int:
    """The place of a certain card in a pile that holds it: 1 is the bottom."""
    k = 1
    while s.pile[pile][k] != card:
        k += 1
    return k


def find(s: State, pile: int, face: int) -> int:
    """The lowest card in a pile that shows `face`, or NO_CARD."""
    for k in range(1, s.pile[pile][0] + 1):
        if s.FACE[s.pile[pile][k]] == face:
            return s.pile[pile][k]
    return NO_CARD


def has(s: State, pile: int, face: int) -> bool:
    """Whether a pile holds a card that shows `face`."""
    for k in range(1, s.pile[pile][0] + 1):
        if s.FACE[s.pile[pile][k]] == face:
            return True
    return False


def paired(s: State, pile: int) -> bool:
    """Whether a card below the topmost one shows the same face."""
    height = s.pile[pile][0]
    face = s.FACE[s.pile[pile][height]]
    for k in range(1, height):
        if s.FACE[s.pile[pile][k]] == face:
            return True
    return False


def ranks(s: State, pile: int) -> int:
    """The faces in a pile as a set (for faces below 63). The greater has the highest face that one lacks."""
    held = 0
    for k in range(1, s.pile[pile][0] + 1):
        held |= 1 << s.FACE[s.pile[pile][k]]
    return held


def count_of(s: State, pile: int, face: int) -> int:
    """How many cards in a pile show `face`."""
    count = 0
    for k in range(1, s.pile[pile][0] + 1):
        if s.FACE[s.pile[pile][k]] == face:
            count += 1
    return count


def highest(s: State, pile: int) -> int:
    """The highest face in a pile, 0 if it has no card."""
    best = 0
    for k in range(1, s.pile[pile][0] + 1):
        best = max(best, s.FACE[s.pile[pile][k]])
    return best


def total(s: State, pile: int) -> int:
    """The sum of the faces in a pile."""
    points = 0
    for k in range(1, s.pile[pile][0] + 1):
        points += s.FACE[s.pile[pile][k]]
    return points


def counts(s: State, pile: int) -> int:
    """How many cards of each face a pile has (for faces up to 10), as one number; those of two piles add up."""
    many = 0
    for k in range(1, s.pile[pile][0] + 1):
        many += 1 << 6 * s.FACE[s.pile[pile][k]] - 6
    return many


def counted(many: int, face: int) -> int:
    """How many cards of a face there are in `counts`."""
    return many >> 6 * face - 6 & 63


def larger_counts(many: int, other: int) -> int:
    """Of every face the larger of two `counts`."""
    larger = many
    for face in range(1, 11):
        larger += max(0, counted(other, face) - counted(many, face)) << 6 * face - 6
    return larger


# --- moving cards --------------------------------------------------------------------------------------------------


def push(s: State, pile: int, card: int) -> None:
    """Put a card on top of a pile without a word (what people see is `move`)."""
    height = s.pile[pile][0] + 1
    s.pile[pile][0] = height
    s.pile[pile][height] = card


def pop(s: State, pile: int) -> int:
    """Take the topmost card off a pile without a word."""
    height = s.pile[pile][0]
    card = s.pile[pile][height]
    s.pile[pile][0] = height - 1
    return card


def take(s: State, pile: int, card: int) -> None:
    """Take a certain card out of a pile without a word; the others close up and keep their order."""
    height = s.pile[pile][0]
    k = place(s, pile, card)
    while k < height:
        s.pile[pile][k] = s.pile[pile][k + 1]
        k += 1
    s.pile[pile][0] = height - 1


def move(s: State, card: int, source: int, target: int) -> None:
    """A certain card goes on top of another pile, and whoever that pile is open to sees it."""
    take(s, source, card)
    push(s, target, card)
    s.seen[card] |= s.SIGHT[target]
    note(s, MOVE, card, source, target, s.seen[card])


def move_all(s: State, source: int, target: int) -> None:
    """All cards of a pile go onto another one, in their order."""
    height = s.pile[source][0]
    below = s.pile[target][0]
    for k in range(1, height + 1):
        card = s.pile[source][k]
        s.pile[target][below + k] = card
        s.seen[card] |= s.SIGHT[target]
    s.pile[target][0] = below + height
    s.pile[source][0] = 0
    if height > 0:
        note(s, MOVE_ALL, source, target, [(card, s.seen[card]) for card in s.pile[source][1 : height + 1]])


def lay_secretly(s: State, card: int, source: int, target: int) -> None:
    """A player lays a card face down by choice: nobody else knows any more which card it is, nor which are left.

    So what others knew of the hand is forgotten on the card and on the rest of the hand; the pile's owner keeps it.
    """
    chooser = s.SIGHT[source]
    for k in range(1, s.pile[source][0] + 1):
        s.seen[s.pile[source][k]] &= chooser
    mix(s, source)
    move(s, card, source, target)


def lay_openly(s: State, card: int, source: int, target: int) -> None:
    """A player lays a card of a hand face up. Of equal cards the one that is known to others goes first.

    (Nobody can tell them apart: were it another one, the known one would seem to be there still. So whoever knew
    another of them, and not this one, does not know it any more.)
    """
    for k in range(1, s.pile[source][0] + 1):
        other = s.pile[source][k]
        if s.FACE[other] == s.FACE[card] and s.seen[other] > s.seen[card]:
            card = other
    for k in range(1, s.pile[source][0] + 1):
        other = s.pile[source][k]
        if s.FACE[other] == s.FACE[card] and other != card:
            s.seen[other] &= s.seen[card] | s.SIGHT[source]
    mix(s, source)
    move(s, card, source, target)


def mix(s: State, hand: int) -> None:
    """Cards from the last shuffle and older ones in one hand: of what leaves it only the owner can say which it is."""
    height = s.pile[hand][0]
    for k in range(2, height + 1):
        if s.fresh[s.pile[hand][k]] != s.fresh[s.pile[hand][1]]:
            for i in range(1, height + 1):
                s.fresh[s.pile[hand][i]] |= OWNER_KNOWS
            return


def put_in_order(s: State, pile: int) -> None:
    """The topmost card goes to its place among the others, which lie in the order of their faces, without a word."""
    k = s.pile[pile][0]
    card = s.pile[pile][k]
    while k > 1 and s.FACE[s.pile[pile][k - 1]] > s.FACE[card]:
        s.pile[pile][k] = s.pile[pile][k - 1]
        s.pile[pile][k - 1] = card
        k -= 1


def try_out(s: State, card: int, hand: int, pile: int) -> None:
    """Lay a card of a hand on a pile on trial, without a word; `take_back` follows.

    (The last card of the hand fills the gap, so that nothing else has to move.)
    """
    height = s.pile[hand][0]
    s.pile[hand][place(s, hand, card)] = s.pile[hand][height]
    s.pile[hand][0] = height - 1
    push(s, pile, card)


def take_back(s: State, hand: int, pile: int) -> None:
    """Take the last card that was tried out on a pile back to its place in the hand."""
    card = pop(s, pile)
    height = s.pile[hand][0] + 1
    s.pile[hand][0] = height
    s.pile[hand][place(s, hand, s.pile[hand][height])] = card


def turn_up(s: State, pile: int) -> None:
    """Everybody sees the cards of a pile."""
    for k in range(1, s.pile[pile][0] + 1):
        s.seen[s.pile[pile][k]] = EVERYBODY
    if s.pile[pile][0] > 0:
        note(s, TURN_UP, pile, s.pile[pile][1 : s.pile[pile][0] + 1])


# --- chance --------------------------------------------------------------------------------------------------------


def fill(s: State, pile: int) -> None:
    """All cards of the game begin in this pile, shuffled."""
    height = 0
    for card in range(len(s.FACE)):
        if s.FACE[card] > 0:
            height += 1
            s.pile[pile][height] = card
    s.pile[pile][0] = height
    note(s, SHUFFLE, pile)


def fill_with(s: State, pile: int, back: int) -> None:
    """All cards with this back begin in this pile, shuffled."""
    height = 0
    for card in range(len(s.FACE)):
        if s.FACE[card] > 0 and s.BACK[card] == back:
            height += 1
            s.pile[pile][height] = card
    s.pile[pile][0] = height
    note(s, SHUFFLE, pile)


def gather(s: State, pile: int) -> None:
    """All cards, wherever they lie, are taken up and shuffled: the whole deck anew, and nothing is known of it."""
    for other in range(len(s.SIGHT)):
        if other != pile and s.pile[other][0] > 0:
            note(s, GATHER, pile, [row[1 : row[0] + 1] for row in s.pile])
            break
    for other in range(len(s.SIGHT)):
        s.pile[other][0] = 0
    for card in range(len(s.FACE)):
        s.seen[card] = NOBODY
        s.fresh[card] = 0
        s.traced[card] = NOBODY
    fill(s, pile)


def shuffle(s: State, pile: int) -> None:
    """Nobody knows any more which card of the pile is which. (The order is made card by card, when one is drawn.)

    Whoever knew a card in it remembers that it was among them.
    """
    for card in range(len(s.FACE)):
        s.fresh[card] = 0
        s.traced[card] = NOBODY
    for k in range(1, s.pile[pile][0] + 1):
        card = s.pile[pile][k]
        s.fresh[card] = FRESH
        s.traced[card] = s.seen[card]
        s.seen[card] = NOBODY
    note(s, SHUFFLE, pile)


def draw(s: State, source: int, target: int) -> int:
    """A card leaves a shuffled pile for another one: any of its cards, and one outcome of chance."""
    k = pick(s, source)
    height = s.pile[source][0]
    card = s.pile[source][k]
    s.pile[source][k] = s.pile[source][height]
    s.pile[source][0] = height - 1
    push(s, target, card)
    s.seen[card] |= s.SIGHT[target]
    note(s, MOVE, card, source, target, s.seen[card], True)
    return card


def pick(s: State, pile: int) -> int:
    """The place of the card that leaves a shuffled pile."""
    return s.chance.place(s, pile)


def pick_compiled(s: State, pile: int) -> int:
    """`pick` at the compiled speeds."""
    return 1 + below(s.rng, s.pile[pile][0])


def lot(s: State) -> int:
    """A seat drawn by lot."""
    seat = s.chance.seat(s)
    note(s, LOT, seat)
    return seat


def lot_compiled(s: State) -> int:
    """`lot` at the compiled speeds."""
    return below(s.rng, s.seats)


# --- turns and the end ---------------------------------------------------------------------------------------------


def after(s: State, seat: int) -> int:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < s.seats else 0


def first_of(s: State, seats: int, seat: int) -> int:
    """The first of `seats` (a bit each) clockwise from `seat` on, which itself comes first."""
    while not seats >> seat & 1:
        seat = after(s, seat)
    return seat


def next_of(s: State, seats: int, seat: int) -> int:
    """The first of `seats` (a bit each) clockwise from `seat`, which itself comes last."""
    seat = after(s, seat)
    while not seats >> seat & 1:
        seat = after(s, seat)
    return seat


def give_turn(s: State, seat: int) -> None:
    """This seat, and no other, acts now."""
    s.to_act = 1 << seat
    note(s, TURN, seat)


def wait_for(s: State, seats: int) -> None:
    """All of these seats (a bit each) act now, in any order; `acted` takes each off the list."""
    s.to_act = seats
    note(s, WAIT, seats)


def acted(s: State, seat: int) -> bool:
    """This seat has made its choice and cannot change it; whether it was the last one to choose."""
    s.to_act &= ~(1 << seat)
    return s.to_act == 0


def everyone(s: State) -> int:
    """All seats of the table."""
    return (1 << s.seats) - 1


def how_many(members: int) -> int:
    """How many members a set has."""
    count = 0
    while members:
        members &= members - 1
        count += 1
    return count


def one_seat(seats: int) -> int:
    """The lowest seat of a set; MAX_SEATS if it has none."""
    seat = 0
    while seat < MAX_SEATS and not seats >> seat & 1:
        seat += 1
    return seat


def nobody_acts(s: State) -> None:
    """Nobody's turn: something has come to its end, and `Game.when_nobody_acts` sets things going again."""
    s.to_act = 0


def finish(s: State, clause: int, winners: int, losers: int) -> None:
    """The game is over by this clause; winners and losers are sets of seats (a bit each)."""
    s.to_act = 0
    s.over = clause
    s.winners = winners
    s.losers = losers
    note(s, OVER, clause)


# --- for rules that call themselves ----------------------------------------------------------------------------------


def recursive(deepest: int) -> Callable[[F], F]:
    """Of a rule that calls itself, but never so that more than `deepest` calls of it are open at once.

    A GPU cannot follow such calls: the compiled speeds have the rule so many times, each calling the next, or make it
    a loop. So it calls itself in a line of its own, or after `and`, `or`, `not`, among plain numbers and names.
    """

    def mark(f: F) -> F:
        f.__dict__["deepest"] = deepest
        return f

    return mark


# --- telling -------------------------------------------------------------------------------------------------------


def tell_payment(s: State, payer: int, receiver: int, amount: int) -> None:
    """Say that chips went from a seat, or from the BANK, to another."""
    if amount != 0:
        s.log.append((PAY, payer, receiver, amount))


def tell(s: State, clause: int, seat: int, value: int) -> None:
    """Say that a rule took effect for a seat; `value` is the number that belongs to it."""
    s.log.append((TELL, clause, seat, value))


def note(s: State, *what: Any) -> None:
    """Write down what happened, with whoever could see it. The compiled speeds drop this."""
    s.log.append(what)
