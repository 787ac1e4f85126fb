"""Limits: how fast somebody may ask, and how many may come from one address."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, IPv6Network, ip_address


class Bucket:
    """So many at once, and so many a second after that."""

    __slots__ = ("at", "burst", "left", "now", "rate")

    def __init__(self, rate: float, burst: float, now: Callable[[], float] | None = None) -> None:
        self.rate, self.burst, self.left, self.now = rate, burst, burst, now or time.monotonic
        self.at = self.now()

    def take(self, cost: float = 1.0) -> bool:
        """Take something out; False if there is not enough."""
        now = self.now()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < cost:
            return False
        self.left -= cost
        return True

    def pay(self, cost: float = 1.0) -> None:
        """Take something out, also what is not there: then `left` is below 0."""
        self.take(0.0)
        self.left -= cost


def network(address: str) -> str:
    """Whom an address counts as: an IPv6 one as its whole /64, which is what one household or server has."""
    try:
        read = ip_address(address)
    except ValueError:  # a socket in the file system, or a test
        return address
    if isinstance(read, IPv6Address):
        return str(read.ipv4_mapped) if read.ipv4_mapped else str(IPv6Network((read, 64), strict=False))
    return address


class PerAddress:
    """A bucket for each address, of the last few thousand."""

    def __init__(self, per_minute: float, most: int = 10_000, burst: float | None = None) -> None:
        self.per_minute, self.most = per_minute, most
        self.burst = per_minute if burst is None else burst
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Whether this address may do it once more."""
        return self.bucket(address).take()

    def bucket(self, address: str) -> Bucket:
        """The bucket of an address."""
        address = network(address)
        bucket = self.buckets.pop(address, None) or Bucket(self.per_minute / 60, self.burst)
        self.buckets[address] = bucket
        if len(self.buckets) > self.most:
            self.buckets.popitem(last=False)
        return bucket


class Counted:
    """How many there are, in all and from one address."""

    def __init__(self, most: int, per_address: int) -> None:
        self.most, self.per_address = most, per_address
        self.by: dict[str, int] = {}
        self.all = 0

    def enter(self, address: str) -> bool:
        """One more, if there may be one more."""
        address = network(address)
        if self.all >= self.most or self.by.get(address, 0) >= self.per_address:
            return False
        self.all += 1
        self.by[address] = self.by.get(address, 0) + 1
        return True

    def exit(self, address: str) -> None:
        """One fewer."""
        address = network(address)
        self.all -= 1
        self.by[address] -= 1
        if not self.by[address]:
            del self.by[address]
