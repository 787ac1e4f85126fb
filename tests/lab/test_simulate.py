"""Simulations: the same games whatever plays them, on however many cores."""

from __future__ import annotations

import pytest

import kibitz
from kibitz.errors import KibitzError


def test_players_that_search_or_err_can_be_simulated() -> None:
    found = kibitz.simulate("starboard", ["search:rollouts=20", "easy", "sensible"], 10, seed=3)
    assert found.games == 10 and found.players[0] == "search:rollouts=20"
    assert (
        found.wins == kibitz.simulate("starboard", ["search:rollouts=20", "easy", "sensible"], 10, seed=3, cores=1).wins
    )
    with pytest.raises(KibitzError, match="cpu or gpu"):
        kibitz.simulate("starboard", ["easy"] * 3, 10, "python")


def test_a_simulation_does_not_depend_on_the_cores() -> None:
    one, two = (kibitz.simulate("pairs", ["random"] * 4, 5_001, seed=3, cores=cores) for cores in (1, 2))
    assert (one.losses, one.decisions) == (two.losses, two.decisions)


def test_game_k_of_a_simulation_is_stream_k_of_its_seed() -> None:
    whole = kibitz.simulate("the_game", ["random"] * 2, 30, seed=3)
    plain = kibitz.simulate("the_game", ["random"] * 2, 30, speed="python", seed=3)
    assert (whole.left, whole.decisions) == (plain.left, plain.decisions)
