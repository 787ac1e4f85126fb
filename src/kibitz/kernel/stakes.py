"""What an action costs and risks, for the thing that one presses. A kind says it beside what it does:

    Kind("fold", fold, cost=cost_of_folding)      # cost(s, seat, …) → Cost
    Kind("hit", hit, risk=risk_of_a_pair)           # risk(s, seat, …) → Risk

Both may look at nothing but what the seat may know, as `chance_of` does; a law checks it.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from math import comb

from msgspec import Struct

from kibitz.kernel.state import State


class Cost(Struct, frozen=True, omit_defaults=True):
    """What an action costs: `word` names how it is said (price-pay, price-take), `amount` is how much.

    `cards` are those it takes or loses, in `pile`. `loses` says that it ends the game for the seat that pays.
    """

    word: str
    amount: int = 0
    cards: tuple[int, ...] = ()
    pile: str = ""
    loses: bool = False


class Risk(Struct, frozen=True):
    """How likely an action goes wrong, as far as the seat can know; `word` names how (risk-pair)."""

    word: str
    chance: float

    @property
    def said(self) -> tuple[int, int]:
        """The chance as people say it: (1, 4) is 1 in 4."""
        return as_people_say(self.chance)


def chips_paid(s: State, amount: int, word: str = "pay") -> Cost:
    """So many chips; "free" where it is none."""
    return Cost(word, amount) if amount > 0 else Cost("free")


# --- what a seat knows of the next card -----------------------------------------------------------------------------


def chance_of(s: State, seat: int, faces: Collection[int], deck: int, discard: int = -1) -> float:
    """How likely the next card has one of these faces, as a seat sees it that counts what it has seen.

    An empty deck is made anew of the discard, in which it may know cards.
    """
    me, known = 1 << seat, s.seen
    unseen = [face for face, seen in zip(s.FACE, known, strict=True) if not seen & me and face > 0]
    share = len([face for face in unseen if face in faces]) / len(unseen) if unseen else 0.0
    pile = deck if s.pile[deck][0] or discard < 0 else discard
    drawn = s.pile[pile][1 : s.pile[pile][0] + 1]
    met = [s.FACE[card] in faces for card in drawn if known[card] & me]
    return (sum(met) + share * (len(drawn) - len(met))) / len(drawn) if met else share if drawn else 0.0


@lru_cache(4096)
def chance_of_several(feared: int, of: int, drawn: int, needed: int) -> float:
    """How likely, of `of` cards among which `feared` are, `needed` or more of these are among `drawn`."""
    fewer = sum(comb(feared, k) * comb(of - feared, drawn - k) for k in range(min(needed, drawn + 1)))
    return 1 - fewer / comb(of, drawn)


# --- as people say it ------------------------------------------------------------------------------------------------

_ONE_IN = (2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25, 30, 40, 50, 75, 100)
_OFTEN = ((2, 3), (3, 4), (2, 5), (3, 5), (4, 5), (9, 10))
_SAID = sorted([*((1, of) for of in _ONE_IN), *_OFTEN], key=lambda said: said[0] / said[1])


@lru_cache(4096)
def as_people_say(chance: float) -> tuple[int, int]:
    """A chance as so many in so many: (1, 4). Only what cannot be is 0, and only what must be is all."""
    if chance <= 0:
        return 0, 1
    if chance >= 1:
        return 1, 1
    return min(_SAID, key=lambda said: abs(said[0] / said[1] - chance))
