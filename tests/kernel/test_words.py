"""The kernel's words, options and chance, each by itself."""

from __future__ import annotations

from typing import Any

import pytest

import kibitz
from kibitz.errors import BadOption, UnknownPlayer
from kibitz.kernel import words
from kibitz.kernel.options import choice, flag, number_or, seat_or_random, write
from kibitz.kernel.rng import below, set_seed
from kibitz.kernel.state import EVERYBODY
from kibitz.players import player
from kibitz.testing import position


def test_the_generator_is_sfc32() -> None:
    """The first numbers of PractRand's sfc32 seeded with (a, b, c) = (1, 2, 3), counter 1, after twelve rounds."""

    def reference(a: int, b: int, c: int, rounds: int) -> list[int]:
        found, d, low = [], 1, 0xFFFFFFFF
        for _ in range(rounds):
            t = (a + b + d) & low
            d = (d + 1) & low
            a = b ^ (b >> 9)
            b = (c + (c << 3)) & low
            c = ((c << 21 | c >> 11) + t) & low
            found.append(t)
        return found

    rng = [0, 0, 0, 0]
    set_seed(rng, 1, 2, 3)
    assert [below(rng, 1 << 32) for _ in range(5)] == reference(1, 2, 3, 17)[12:]


def test_numbers_below_n_are_even() -> None:
    rng = [0, 0, 0, 0]
    set_seed(rng, 5, 0, 0)
    counts = [0] * 10
    for _ in range(20_000):
        counts[below(rng, 10)] += 1
    assert sum((count - 2000) ** 2 / 2000 for count in counts) < 35


def test_draws_are_even_over_seeds() -> None:
    first = [0] * 11
    for seed in range(5_500):
        first[kibitz.game("pairs").table(seats=2, seed=seed).chance[0]] += 1
    assert all(abs(first[rank] - 100 * rank) < 6 * (100 * rank) ** 0.5 for rank in range(1, 11))


def test_moving_keeps_order_and_shows_cards_to_those_the_pile_is_open_to() -> None:
    table = position(kibitz.game("pairs"), 2, {"stack0": [3, 5, 7], "discard": [9]}, turn=0)
    s = table._state
    words.move(s, words.find(s, 2, 5), 2, 1)
    assert [s.FACE[card] for card in s.pile[2][1:3]] == [3, 7]
    assert words.top_face(s, 1) == 5
    assert s.seen[words.top(s, 1)] == EVERYBODY, "what was seen stays known in the discard"
    words.shuffle(s, 1)
    assert s.seen[words.top(s, 1)] == 0
    assert words.find(s, 2, 10) == words.NO_CARD
    assert (words.total(s, 2), words.has(s, 2, 7), words.has(s, 2, 5), words.paired(s, 2)) == (10, True, False, False)
    assert words.one_seat(0) == 8


def test_options_read_and_write_what_people_say() -> None:
    cases: list[Any] = [
        (flag(), [("true", True, 1), ("FALSE", False, 0)], ["1", "yes", ""]),
        (choice("live", "strict"), [("strict", "strict", 1)], ["dead", "0"]),
        (choice(2, 3), [("3", 3, 3)], ["4", "two"]),
        (number_or(None, 0, 2, 9, None), [("none", None, 0), ("9", 9, 9)], ["1", "10", "1.5"]),
        (seat_or_random(), [("random", "random", -1), ("3", 3, 3)], ["4", "-1"]),
    ]
    for option, good, bad in cases:
        for text, value, code in good:
            assert option.parse(text) == value
            assert option.encode(value, 4) == code
            assert write(value) == text.lower()
        for text in bad:
            with pytest.raises(BadOption):
                option.encode(option.parse(text), 4)


def test_unknown_players_are_told() -> None:
    with pytest.raises(UnknownPlayer, match="Did you mean 'random'"):
        player("randon")


def test_a_position_that_cannot_be_is_refused() -> None:
    with pytest.raises(kibitz.KibitzError, match="not so many cards 1"):
        position(kibitz.game("pairs"), 2, {"stack0": [1, 1]})
    with pytest.raises(kibitz.KibitzError, match="no pile or number 'stak0'"):
        position(kibitz.game("pairs"), 2, {"stak0": [1]})
    with pytest.raises(kibitz.KibitzError, match="only 55 cards"):
        position(kibitz.game("pairs"), 2, {"deck": 60})


def test_what_does_not_fit_into_a_record_is_refused_when_a_game_is_declared() -> None:
    from kibitz.kernel.clauses import book
    from kibitz.kernel.state import Piles, State

    with pytest.raises(ValueError, match="1 to 99"):
        book("LONG", 100)
    with pytest.raises(ValueError, match="8 bits"):
        type("Table", (State,), {"FACE": tuple(range(200)), "PILES": Piles()})
