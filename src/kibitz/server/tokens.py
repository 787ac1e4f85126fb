"""Guests without accounts: a token says who somebody is, signed, so that nobody can make one up.

A token names a guest and when it was given out. It is renewed while it is used, and lapses when it is not; keys are
replaced from time to time, and the old ones are known as long as tokens they signed are good.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from dataclasses import dataclass

DAY = 86_400.0
LIFETIME = 90 * DAY
"""How long a token is good that nobody uses."""
RENEWED = 1 * DAY
"""When a token is renewed by being used."""
KEY_LIFE = 30 * DAY
"""How long a key signs."""

_TOKEN = re.compile(r"([A-Za-z0-9_-]{22})\.([0-9]{1,12})\.([0-9a-f]{64})", re.ASCII)


@dataclass(frozen=True)
class Key:
    """A key, and when it was made."""

    secret: bytes
    made: float


@dataclass(frozen=True)
class Guest:
    """Whoever a token names; `token` is a new one, if the old one should be replaced."""

    id: str
    token: str = ""


def new_guest() -> str:
    """A guest's id: 128 random bits."""
    return secrets.token_urlsafe(16)


def keys_at(keys: list[Key], now: float) -> list[Key]:
    """The keys that should be known now, the newest first: with a new one when that has signed long enough."""
    known = [key for key in sorted(keys, key=lambda key: -key.made) if key.made > now - KEY_LIFE - LIFETIME]
    if not known or known[0].made < now - KEY_LIFE:
        known.insert(0, Key(secrets.token_bytes(32), now))
    return known


def sign(keys: list[Key], guest: str, now: float) -> str:
    """A token for a guest."""
    said = f"{guest}.{int(now)}"
    return f"{said}.{_signature(keys[0], said)}"


def read(keys: list[Key], token: str, now: float) -> Guest | None:
    """The guest that a token names; None if it is not one of ours, or has lapsed."""
    match = _TOKEN.fullmatch(token)
    if match is None:
        return None
    guest, given, signature = match.groups()
    said = f"{guest}.{given}"
    if not any(hmac.compare_digest(_signature(key, said), signature) for key in keys):
        return None
    age = now - int(given)  # below 0 after a backup was restored: it is signed, and so it is ours
    if age >= LIFETIME:
        return None
    return Guest(guest, sign(keys, guest, now) if age > RENEWED else "")


def _signature(key: Key, said: str) -> str:
    return hmac.digest(key.secret, said.encode(), "sha256").hex()


# --- a code for another device ---------------------------------------------------------------------------------------

CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
CODE_LENGTH = 8
CODE_SECONDS = 600


def new_code() -> str:
    """A code that a person can type: 39 bits, good for ten minutes and for one use."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def code_hash(code: str) -> str:
    """How a code is stored, however it was typed."""
    plain = "".join(letter for letter in code.upper() if letter in CODE_LETTERS)
    return hashlib.sha256(plain.encode()).hexdigest()
