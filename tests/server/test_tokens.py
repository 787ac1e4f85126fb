"""Tokens and codes: who somebody is, without an account, and without being anybody else."""

from __future__ import annotations

import pytest

from kibitz.server.tokens import (
    CODE_LENGTH,
    CODE_LETTERS,
    DAY,
    KEY_LIFE,
    LIFETIME,
    RENEWED,
    Guest,
    Key,
    code_hash,
    keys_at,
    new_code,
    new_guest,
    read,
    sign,
)

NOW = 1_800_000_000.0
KEYS = keys_at([], NOW)
ADA = new_guest()


def test_a_token_names_its_guest() -> None:
    token = sign(KEYS, ADA, NOW)
    assert read(KEYS, token, NOW + 5) == Guest(ADA)
    assert ADA in token and KEYS[0].secret.hex() not in token


def test_guests_cannot_be_guessed() -> None:
    made = {new_guest() for _ in range(1000)}
    assert len(made) == 1000 and {len(guest) for guest in made} == {22}


def test_a_token_that_is_used_is_renewed_and_one_that_is_not_lapses() -> None:
    token = sign(KEYS, ADA, NOW)
    used = read(KEYS, token, NOW + RENEWED + 1)
    assert used is not None and used.token not in ("", token)
    later = NOW + LIFETIME + DAY / 2
    assert read(KEYS, token, later) is None
    kept = read(KEYS, used.token, later)
    assert kept is not None and kept.id == ADA


def test_a_token_from_the_future_is_ours_if_we_have_signed_it() -> None:
    token = sign(KEYS, ADA, NOW)
    assert read(KEYS, token, NOW - 60) == Guest(ADA)
    assert read(KEYS, token, NOW - 400 * DAY) == Guest(ADA), "a backup was restored, or a clock was wrong"


def flipped(token: str, place: int) -> str:
    """The token with one character changed."""
    return token[:place] + ("b" if token[place] == "a" else "a") + token[place + 1 :]


def test_nobody_can_make_one_up() -> None:
    token, eve = sign(KEYS, ADA, NOW), new_guest()
    _, given, signature = token.split(".")
    assert read(KEYS, f"{eve}.{given}.{signature}", NOW) is None, "another guest's signature"
    assert read(KEYS, f"{ADA}.{int(given) + 1}.{signature}", NOW) is None, "made younger"
    assert read(KEYS, sign([Key(b"x" * 32, NOW)], ADA, NOW), NOW) is None, "another server's key"
    assert all(read(KEYS, flipped(token, place), NOW) is None for place in range(len(token)))


@pytest.mark.parametrize("nonsense", ["", ".", "..", "a.b.c", "x" * 10_000, "\0", "ａ" * 22 + ".1." + "0" * 64])
def test_nonsense_is_no_token(nonsense: str) -> None:
    assert read(KEYS, nonsense, NOW) is None


def test_no_text_around_a_token_is_passed_over() -> None:
    token = sign(KEYS, ADA, NOW)
    for other in (token + "\n", " " + token, token.upper(), token + "0"):
        assert read(KEYS, other, NOW) is None


def test_keys_are_replaced_and_the_old_ones_known_as_long_as_their_tokens_are_good() -> None:
    [first] = KEYS
    assert keys_at(KEYS, NOW + KEY_LIFE - 1) == KEYS
    second, known = keys_at(KEYS, NOW + KEY_LIFE + 1)
    assert known == first and second.made == NOW + KEY_LIFE + 1 and second.secret != first.secret
    last_of_first = sign(KEYS, ADA, NOW + KEY_LIFE)
    assert read([second, first], last_of_first, NOW + KEY_LIFE + LIFETIME - 1) is not None
    assert first not in keys_at([first, second], NOW + KEY_LIFE + LIFETIME + 1)


def test_a_renewed_token_is_signed_by_the_newest_key() -> None:
    old = sign(KEYS, ADA, NOW)
    keys = keys_at(KEYS, NOW + KEY_LIFE + 1)
    renewed = read(keys, old, NOW + KEY_LIFE + 2)
    assert renewed is not None and read(keys[:1], renewed.token, NOW + KEY_LIFE + 3) == Guest(ADA)


def test_the_order_in_which_keys_are_stored_does_not_matter() -> None:
    keys = keys_at(KEYS, NOW + KEY_LIFE + 1)
    assert keys_at(keys[::-1], NOW + KEY_LIFE + 2) == keys


def test_a_code_can_be_typed_however_one_likes() -> None:
    code = new_code()
    assert len(code) == CODE_LENGTH and set(code) <= set(CODE_LETTERS)
    assert code_hash(f" {code[:4].lower()}-{code[4:]}\n") == code_hash(code)
    assert code_hash(code) != code_hash(new_code())
    assert code not in code_hash(code), "who reads the store does not read codes"


def test_codes_have_no_letters_that_look_alike() -> None:
    assert not set(CODE_LETTERS) & set("0O1IL")
