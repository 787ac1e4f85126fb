"""What is not known: the cards a seat has not seen, dealt into another way they could lie; and its secret numbers.

(A determinization, sampled from the seat's information set.) Written in the rules' way, so that it runs at every speed.
`seen` says who knows the card at a place; `fresh` which places hold cards of the last shuffle; `traced` who knows of a
card that it was among them.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from kibitz.kernel.hooks import possible, redraw
from kibitz.kernel.rng import below
from kibitz.kernel.state import MAX_CARDS, OWNER_KNOWS, State

REDRAWS = 10_000
PATIENCE = 100
"""How often so many redraws are tried before it is given up that there is a possible way."""
RULED_OUT = "Let `at_least` and `at_most` of a secret number, or `possible`, rule out what cannot be"
"""What an author does in whose imagined worlds something is that the rules cannot go on with."""


def imagine(s: State, seat: int, rng: MutableSequence[int], loose: MutableSequence[int]) -> bool:
    """Deal the cards that `seat` has not seen into another way they could lie; False if 10,000 tries found none.

    Cards stay among those with the same back, and a card that `seat` has traced to the last shuffle among those that
    came from it. Who else has seen the card at a place stays with the place; what others have traced is forgotten.
    `loose` is scratch, four times as long as there are cards.
    """
    settle_traces(s, seat)
    for _ in range(REDRAWS):
        redraw(s, seat, rng)
        back = 0
        dealt = 0
        while dealt < len(s.FACE):
            found = deal_unseen(s, seat, back, rng, loose)
            if found < 0:
                return False
            dealt += found
            back += 1
        if possible(s):
            return True
    return False


def may_be_fresh(s: State, card: int, seat: int) -> bool:
    """Whether, for all a seat knows, a card was in the last shuffle; what only it has seen is in its own hand."""
    return s.fresh[card] != 0 and (s.fresh[card] != OWNER_KNOWS or s.seen[card] != 1 << seat)


def settle_traces(s: State, seat: int) -> None:
    """A card that has come up from the last shuffle may be any of its equals: if one was traced, it was that one."""
    for card in range(len(s.FACE)):
        if s.seen[card] >> seat & 1 and not s.traced[card] >> seat & 1 and may_be_fresh(s, card, seat):
            for other in range(len(s.FACE)):
                if s.FACE[other] == s.FACE[card] and s.traced[other] & ~s.seen[other] & 1 << seat:
                    s.traced[other] &= ~(1 << seat)
                    s.traced[card] |= 1 << seat
                    break


def deal_unseen(s: State, seat: int, back: int, rng: MutableSequence[int], loose: MutableSequence[int]) -> int:
    """Deal the unseen cards with one back anew, each way being as likely; returns how many cards have that back.

    `loose` holds the cards, those traced first, and for each place, those from the last shuffle first: the place, who
    has seen the card there, and whether it is fresh. Returns -1 if the traced cards find no place.
    """
    n = len(s.FACE)
    count = 0
    for card in range(n):
        if s.BACK[card] == back:
            count += 1
    unseen = 0
    traced = 0
    fresh = 0
    for pile in range(len(s.SIGHT)):
        for k in range(1, s.pile[pile][0] + 1):
            card = s.pile[pile][k]
            if not s.seen[card] >> seat & 1 and s.BACK[card] == back:
                loose[unseen] = card
                if s.traced[card] >> seat & 1:
                    loose[unseen] = loose[traced]
                    loose[traced] = card
                    traced += 1
                at = unseen
                if s.fresh[card] != 0:
                    for row in range(1, 4):
                        loose[row * n + unseen] = loose[row * n + fresh]
                    at = fresh
                    fresh += 1
                loose[n + at] = pile * MAX_CARDS + k
                loose[2 * n + at] = s.seen[card]
                loose[3 * n + at] = s.fresh[card]
                unseen += 1
    if traced > fresh:
        return -1
    mix(rng, loose, n, traced, fresh, unseen)
    for i in range(unseen):
        card = loose[i]
        s.pile[loose[n + i] // MAX_CARDS][loose[n + i] % MAX_CARDS] = card
        s.seen[card] = loose[2 * n + i]
        s.fresh[card] = loose[3 * n + i]
        s.traced[card] &= 1 << seat
    return count


def mix(rng: MutableSequence[int], loose: MutableSequence[int], n: int, traced: int, fresh: int, unseen: int) -> None:
    """Give each traced card any place from the last shuffle, and then each other card any place that is left."""
    for i in range(traced):
        j = i + below(rng, fresh - i)
        for row in range(1, 4):
            swap(loose, row * n + i, row * n + j)
    for i in range(unseen - 1, traced, -1):
        swap(loose, i, traced + below(rng, i - traced + 1))


def swap(row: MutableSequence[int], i: int, j: int) -> None:
    """Two numbers of a row change places."""
    kept = row[i]
    row[i] = row[j]
    row[j] = kept
