"""How sure what was counted is: shares with their intervals, and means that may be looked at again and again."""

from __future__ import annotations

from math import log, sqrt
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # what is simulated in plain Python needs no NumPy
    import numpy as np
    from numpy.typing import NDArray

ALPHA = 0.001
"""How often a confidence sequence may be wrong."""


def counted(number: int, thing: str) -> str:
    """So many of a thing, for people: "1 game", "1,000 games"."""
    return f"{number:,} {thing}{'' if number == 1 else 's'}"


def wilson(share: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson's, which also holds for shares near 0 and 1)."""
    z = 1.959964
    centre = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return max(0.0, centre - half), min(1.0, centre + half)


def interval(share: float, games: int) -> str:
    """A share with its 95 % interval, for people."""
    low, high = wilson(share, games)
    return f"{share:8.3%}  ({low:.3%} to {high:.3%})"


def confidence_sequence(differences: NDArray[np.float64], alpha: float = ALPHA) -> tuple[float, float]:
    """A confidence sequence: between which values the mean lies, whenever one looks.

    Robbins' normal mixture, with the variance estimated.

    It is narrowest for about a thousand deals, and wider than an interval for a number of deals fixed beforehand. One
    deal more, as far off as any, is counted in, so that a few equal ones are not taken for certainty.
    """
    n = len(differences)
    rho = 1 / 1000
    reach = max(1.0, float(abs(differences).max()))
    spread = sqrt((float(((differences - differences.mean()) ** 2).sum()) + reach**2) / max(1, n - 1))
    half = spread * sqrt(2 * (n * rho + 1) / (n * n * rho) * log(sqrt(n * rho + 1) / (alpha / 2)))
    mean = float(differences.mean())
    return mean - half, mean + half
