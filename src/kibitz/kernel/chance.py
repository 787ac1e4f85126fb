"""Where random outcomes come from in plain Python: a given list, then a seeded generator or a secret stream.

Every outcome is written down: the face of each card that leaves a shuffled pile, and each seat drawn by lot.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from kibitz.errors import BadRecord, BadSeed
from kibitz.kernel.words import below, set_seed

if TYPE_CHECKING:
    from kibitz.kernel.state import State


class Chance:
    """Answers `pick` and `lot`: follows `given`, then asks `source` for a number below n."""

    def __init__(self, given: Sequence[int] = (), source: Callable[[State, int], int] | None = None) -> None:
        self.given = list(given)
        self.outcomes: list[int] = []
        self.source = source

    def place(self, s: State, pile: int) -> int:
        """The place in `pile` of the card that leaves it."""
        row = s.pile[pile]
        if len(self.outcomes) < len(self.given):
            face = self.given[len(self.outcomes)]
            places = [k for k in range(1, row[0] + 1) if s.FACE[row[k]] == face]
            if not places:
                raise self.impossible(f"no card {face} is left in the {s.PILES[pile].name}")
            self.outcomes.append(face)
            return places[0]
        k = 1 + (self.source(s, row[0]) if self.source is not None else below(s.rng, row[0]))
        self.outcomes.append(s.FACE[row[k]])
        return k

    def seat(self, s: State) -> int:
        """A seat by lot."""
        if len(self.outcomes) < len(self.given):
            seat = self.given[len(self.outcomes)]
            if not 0 <= seat < s.seats:
                raise self.impossible(f"there is no seat {seat}; it must be 0 to {s.seats - 1}")
        else:
            seat = self.source(s, s.seats) if self.source is not None else below(s.rng, s.seats)
        self.outcomes.append(seat)
        return seat

    def impossible(self, why: str) -> BadRecord:
        """The error for a given outcome that cannot be."""
        return BadRecord(f"chance entry {len(self.outcomes) + 1} cannot be: {why}")


class Secret:
    """A stream of HMAC-SHA256(secret, nonces and counter), for tables of people.

    The table publishes `commitment` before the deal, every player may add a nonce, and once the game is over the
    secret is shown: whoever kept the commitment can then prove that no deal was changed (`kibitz verify`).
    """

    def __init__(self, secret: bytes | None = None, nonces: Sequence[str] = ()) -> None:
        self.secret = secrets.token_bytes(32) if secret is None else secret
        self.nonces = tuple(nonces)
        self.counter = 0
        self.pool = b""

    @property
    def commitment(self) -> str:
        """SHA-256 of the secret, in hexadecimal: what is published before the deal."""
        return hashlib.sha256(self.secret).hexdigest()

    def below(self, _state: State | None, n: int) -> int:
        """An unbiased number below n: bytes of the stream, those that would favour small numbers thrown away."""
        bound = 256 - 256 % n
        while True:
            if not self.pool:
                # Each nonce goes in with its length, so that no two lists of nonces give the same message.
                message = b"".join(f"{len(nonce.encode())}:{nonce};".encode() for nonce in self.nonces)
                self.pool = hmac.digest(self.secret, message + str(self.counter).encode(), "sha256")
                self.counter += 1
            byte, self.pool = self.pool[0], self.pool[1:]
            if byte < bound:
                return byte % n


def seed_state(s: State, seed: int, stream: int = 0) -> None:
    """Start the generator in the state; stream k of a seed is the k-th game of a simulation."""
    if type(seed) is not int or not 0 <= seed < 2**64:
        raise BadSeed(f"a seed is an integer from 0 to 2**64 - 1, not {seed!r}")
    set_seed(s.rng, seed & 0xFFFFFFFF, seed >> 32, stream)
