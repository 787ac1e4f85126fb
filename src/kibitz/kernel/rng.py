"""The generator of random numbers in a state: the same numbers for a seed at every speed."""

from __future__ import annotations

from collections.abc import MutableSequence

LOW_32 = 0xFFFFFFFF


def below(rng: MutableSequence[int], n: int) -> int:
    """A random number below n: Chris Doty-Humphrey's sfc32, 128 bits in four 32-bit words, the same at every speed.

    (Masking what is read changes nothing; it makes the compilers read a 32-bit word as a plain integer.)
    """
    b = rng[1] & LOW_32
    c = rng[2] & LOW_32
    d = rng[3] & LOW_32
    result = ((rng[0] & LOW_32) + b + d) & LOW_32
    rng[0] = b ^ (b >> 9)
    rng[1] = (c + (c << 3)) & LOW_32
    rng[2] = (((c << 21) & LOW_32 | c >> 11) + result) & LOW_32
    rng[3] = (d + 1) & LOW_32
    return (result * n) >> 32


def set_seed(rng: MutableSequence[int], low: int, high: int, stream: int) -> None:
    """Begin one of the 2**32 streams of a 64-bit seed."""
    rng[0] = low
    rng[1] = high
    rng[2] = stream
    rng[3] = 1
    for _ in range(12):
        below(rng, 1)
