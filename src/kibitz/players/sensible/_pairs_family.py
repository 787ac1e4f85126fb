"""What players of Pairs and its companions keep in mind: how many cards of each rank they have not seen."""

from __future__ import annotations

from collections.abc import MutableSequence
from math import erf, sqrt

from kibitz.games._pairs_family import RANK
from kibitz.kernel.state import State

ALL = 0  # memo[ALL]: all unseen cards; memo[rank]: those of a rank


def count_unseen(s: State, seat: int, memo: MutableSequence[int]) -> None:
    """The pyramid of the cards that a seat has not seen: memo[rank], and all of them in memo[0]."""
    for rank in range(11):
        memo[rank] = 0
    for card in range(len(s.FACE)):
        if not s.seen[card] >> seat & 1:
            memo[RANK[card]] += 1
            memo[ALL] += 1


# --- how likely one side stays ahead ----------------------------------------------------------------------------------

SURE = 10_000
NORMAL = tuple(round(SURE * (1 + erf(tenths / 10 / sqrt(2))) / 2) for tenths in range(31))
"""How likely a lead of so many tenths of its spread holds, out of SURE: the normal distribution."""
ROOT = tuple(round(100 * sqrt(number)) for number in range(512))
"""Square roots, in hundredths."""


def holds(lead: int, spread: int) -> int:
    """How likely a lead is one in the end, out of SURE, if what is still to come spreads by so much."""
    tenths = min(30, 10 * abs(lead) // max(1, spread))
    return NORMAL[tenths] if lead >= 0 else SURE - NORMAL[tenths]


def times(chance: int, number: int) -> int:
    """A chance, out of SURE, that must come so many times."""
    result = SURE
    for _ in range(number):
        result = result * chance // SURE
    return result
