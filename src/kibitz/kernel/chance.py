"""Where random outcomes come from in plain Python: a given list, then a seeded generator or a secret stream.

Every outcome is written down: the face of each card that leaves a shuffled pile, each seat drawn by lot, and each
secret number that was rolled.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from kibitz.errors import BadNonce, BadRecord, BadRules, BadSeed, brief
from kibitz.kernel.rng import below, set_seed

if TYPE_CHECKING:
    from kibitz.kernel.state import State


LONGEST_NONCE = 200
MOST_OUTCOMES = 256
"""A byte of the secret stream decides."""


class Chance:
    """Answers `pick`, `lot` and `rolled`: follows `given`, then asks `source` for a number below n."""

    def __init__(self, given: Sequence[int] = (), source: Callable[[State, int], int] | None = None) -> None:
        if not isinstance(given, list | tuple) or any(type(entry) is not int for entry in given):
            raise BadRecord(f"chance is a list of integers, not {brief(given)}")
        self.given: list[int] = list(given)
        self.outcomes: list[int] = []
        self.source = source

    @property
    def following(self) -> bool:
        """Whether there are given outcomes still to come."""
        return len(self.outcomes) < len(self.given)

    def place(self, s: State, pile: int) -> int:
        """The place in `pile` of the card that leaves it."""
        row = s.pile[pile]
        if len(self.outcomes) < len(self.given):
            face = self.given[len(self.outcomes)]
            places = [k for k in range(1, row[0] + 1) if s.FACE[row[k]] == face]
            if not places:
                raise self.impossible(f"no card {brief(face)} is left in the {s.PILES[pile].name}")
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
                raise self.impossible(f"there is no seat {brief(seat)}; it must be 0 to {s.seats - 1}")
        else:
            seat = self.source(s, s.seats) if self.source is not None else below(s.rng, s.seats)
        self.outcomes.append(seat)
        return seat

    def number(self, s: State, place: int) -> int:
        """What is written at the place of a secret number."""
        kind = s.SECRETS[place]
        count = kind.most - kind.least + 1
        if count > MOST_OUTCOMES:
            raise BadRules(f"chance chooses among {MOST_OUTCOMES} numbers at most, and {kind.name} can be {count:,}")
        if len(self.outcomes) < len(self.given):
            number = self.given[len(self.outcomes)]
            if not kind.least <= number <= kind.most:
                raise self.impossible(f"{kind.name} cannot be {brief(number)}; it must be {kind.least} to {kind.most}")
        else:
            number = kind.least + (self.source(s, count) if self.source is not None else below(s.rng, count))
        self.outcomes.append(number)
        return number

    def impossible(self, why: str) -> BadRecord:
        """The error for a given outcome that cannot be."""
        return BadRecord(f"chance entry {len(self.outcomes) + 1} cannot be: {why}")


class CommittedStream:
    """A stream of HMAC-SHA256(secret, nonces and counter), for tables of people.

    Commit and reveal: the table publishes `commitment` before the deal, every player may add a nonce, and once the game
    is over the secret is shown. Whoever kept the commitment can then prove that no deal was changed (`kibitz verify`).
    Elsewhere the deal's secret is called a server seed, and a nonce a client seed.
    """

    def __init__(self, secret: bytes | None = None, nonces: Sequence[str] = ()) -> None:
        check_deal_secret(secret, nonces)
        self.secret = secrets.token_bytes(32) if secret is None else secret
        self.nonces = tuple(nonces)
        self.counter = 0
        self.pool = b""

    @property
    def commitment(self) -> str:
        """SHA-256 of the secret, in hexadecimal: what is published before the deal."""
        return hashlib.sha256(self.secret).hexdigest()

    def below(self, _state: State | None, n: int) -> int:
        """An unbiased number below n (at most 256): a byte of the stream, unless it would favour small numbers."""
        assert 0 < n <= MOST_OUTCOMES
        bound = MOST_OUTCOMES - MOST_OUTCOMES % n
        while True:
            if not self.pool:
                # Each nonce goes in with its length, so that no two lists of nonces give the same message.
                message = b"".join(f"{len(nonce.encode())}:{nonce};".encode() for nonce in self.nonces)
                self.pool = hmac.digest(self.secret, message + str(self.counter).encode(), "sha256")
                self.counter += 1
            byte, self.pool = self.pool[0], self.pool[1:]
            if byte < bound:
                return byte % n


def check_deal_secret(secret: object, nonces: object) -> None:
    """BadNonce unless a table can be dealt from these."""
    if secret is not None and not (isinstance(secret, bytes) and len(secret) >= 16):
        raise BadNonce("a secret is at least 16 bytes; leave it out and the table makes one")
    listed = nonces if isinstance(nonces, list | tuple) else [None]
    if not all(isinstance(nonce, str) and nonce.isprintable() and len(nonce) <= LONGEST_NONCE for nonce in listed):
        raise BadNonce(f"nonces are a list of printable texts of at most {LONGEST_NONCE} characters")


def check_seed(seed: object) -> None:
    """BadSeed unless it is one."""
    if type(seed) is not int or not 0 <= seed < 2**64:
        raise BadSeed(f"a seed is an integer from 0 to 2**64 - 1, not {brief(seed)}")


def words_of(seed: int) -> tuple[int, int]:
    """A seed as two 32-bit words, the low one first."""
    return seed & 0xFFFFFFFF, seed >> 32


def seed_state(s: State, seed: int, stream: int = 0) -> None:
    """Start the generator in the state; stream k of a seed is the k-th game of a simulation."""
    check_seed(seed)
    set_seed(s.rng, *words_of(seed), stream)
