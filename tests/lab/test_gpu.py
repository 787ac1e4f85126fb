"""The GPU: its source gives the same games, on a device or, where there is none, in Numba's simulator."""

from __future__ import annotations

import pytest

import kibitz
from kibitz.errors import NoGpu
from kibitz.kernel.game import Game
from kibitz.lab.gpu import SIMULATOR
from tests.fresh_python import run
from tests.lab.gpus import has_gpu

BY_GAME = pytest.mark.parametrize("game", kibitz.games(), ids=lambda game: game.id)


@pytest.mark.skipif(has_gpu(), reason="a real device is there: test_the_gpu_agrees runs instead")
def test_the_gpus_source_agrees_in_the_simulator() -> None:
    """Without a GPU, Numba's simulator runs the very source that a GPU would."""
    out = run(
        """
        import kibitz
        from kibitz import testing
        for name, seats, options in (
            ("pairs", 3, {}), ("pairs", 2, {"continuous": True, "calamities": True, "pieces_of_eight": True}),
            ("the_game", 2, {}), ("the_game", 1, {"min_play": 3, "first_player": "random"}), ("extreme", 3, {}),
        ):
            testing.law_speeds_agree(kibitz.game(name), seats, options, 5, games=2, target="gpu")
        for game in kibitz.games():
            short = {"end": "rounds:1"} if any(option.name == "end" for option in game.options) else {}
            testing.law_speeds_agree(game, game.seats[0], short, 5, games=1, target="gpu")
        plain, there = (kibitz.simulate("pairs", ["random"] * 3, 4, speed=speed, seed=9) for speed in ("python", "gpu"))
        assert (plain.losses, plain.decisions) == (there.losses, there.decisions)
        print("agree")
        """,
        **SIMULATOR,
    )
    assert out == "agree\n"


def test_sensible_players_and_the_search_run_on_the_gpus_source() -> None:
    """In the simulator: the same games as on the CPU, and a search that finds the very same values there."""
    out = run(
        """
        import numpy as np
        import kibitz
        from kibitz.kernel.speeds.arrays import as_record
        from kibitz.lab.gpu import OnGpu
        from kibitz.players.engine import engine
        for game in kibitz.games():
            short = {"end": "rounds:1"} if any(option.name == "end" for option in game.options) else {}
            seats = 2 if game.cooperative else game.seats[0]
            who = ["sensible"] * seats
            one, two = (kibitz.simulate(game, who, 1, speed, seed=9, options=short) for speed in ("python", "gpu"))
            assert (one.wins, one.points, one.decisions) == (two.wins, two.points, two.decisions), game.id
        game = kibitz.game("pairs")
        table = game.table(3, seed=4)
        root, seats = as_record(table.view(table.to_act[0]).set_up()), np.array([table.to_act[0]])
        found = []
        for by in (engine(game), OnGpu(game)):
            actions, _ = by.rank(root, seats)
            found.append(by.try_out(root, seats, actions, np.array([[5, 6]]), 0, 3, 2))
        assert (found[0] == found[1]).all()
        print("agree")
        """,
        **SIMULATOR,
    )
    assert out == "agree\n"


def test_the_tuner_plays_the_same_games_on_the_gpus_source() -> None:
    out = run(
        """
        import numpy as np
        import kibitz
        from kibitz.lab import tune
        game = kibitz.game("the_game")
        page, _ = tune.tuned_meaning(game)
        each = len(page.WEIGHTS) // (game.seats[-1] + 1)
        weights = np.array([page.WEIGHTS[each : 2 * each], [1] * each], np.int64)
        one, two = (play(game, 1)(weights, 1, 5) for play in (tune.on_cpu, tune.on_gpu))
        assert one.any() and (one == two).all()
        print("agree")
        """,
        **SIMULATOR,
    )
    assert out == "agree\n"


@pytest.mark.gpu
@pytest.mark.skipif(not has_gpu(), reason="no CUDA device here: the simulator's test runs instead")
@BY_GAME
def test_the_gpu_agrees(game: Game) -> None:
    from kibitz.testing import law_speeds_agree, option_sets

    for seats in game.seats:
        for seed, options in enumerate(option_sets(game, seats)[:4]):
            law_speeds_agree(game, seats, options, seed, games=64, target="gpu")


@pytest.mark.skipif(has_gpu(), reason="a device is there")
def test_without_a_device_the_gpu_speed_says_so() -> None:
    with pytest.raises(NoGpu, match="speed='cpu'"):
        kibitz.simulate("pairs", ["random"] * 2, 10, speed="gpu")
