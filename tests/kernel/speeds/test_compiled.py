"""The compiled speeds: what is generated, that it is kept, and that the GPU's source gives the same games."""

from __future__ import annotations

import os
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

import kibitz
from kibitz.errors import NoGpu
from kibitz.kernel.game import Game
from kibitz.kernel.speeds.arrays import dtype
from kibitz.kernel.speeds.source import Source
from kibitz.lab.batches import play_many
from kibitz.lab.gpu import SIMULATOR, require_gpu
from tests import HANG_SECONDS, ROOT

BY_GAME = pytest.mark.parametrize("game", kibitz.games(), ids=lambda game: game.id)


def has_gpu() -> bool:
    try:
        require_gpu()
    except NoGpu:
        return False
    return True


def run(code: str, **env: str) -> str:
    """What a fresh Python prints."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", textwrap.dedent(code)],
        env={**os.environ, **env},
        capture_output=True,
        text=True,
        timeout=HANG_SECONDS,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@BY_GAME
def test_a_state_is_small(game: Game) -> None:
    assert dtype(game.table_type).itemsize < 3000


@BY_GAME
def test_no_telling_and_no_clause_lookup_is_left_in_the_source(game: Game) -> None:
    source = Source(game, "cpu")
    text = source.text([source.add(play_many)])
    assert "note(" not in text and "tell(" not in text and "chance" not in text
    assert "Not to be edited" in text


@BY_GAME
def test_names_are_resolved_per_module(game: Game) -> None:
    source = Source(game, "cpu")
    source.add(play_many)
    module = game.deal.__module__.removeprefix("kibitz.").replace(".", "_")
    assert f"{module}__{game.deal.__name__}" in source.functions
    assert "kernel_words__push" in source.functions


def test_a_cache_that_cannot_be_written_does_not_matter(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    code = "import kibitz; print(kibitz.simulate('the_game', ['random'], 50, cores=1).games)"
    assert run(code, KIBITZ_CACHE=str(tmp_path / "file" / "cache")) == "50\n"


def test_compiling_leaves_numbas_settings_alone() -> None:
    from numba.core import config

    before = config.OPT  # type: ignore[attr-defined]
    kibitz.simulate("pairs", ["random"] * 2, 2_000, cores=4)
    assert config.OPT is before  # type: ignore[attr-defined]


def test_two_modules_may_use_one_name_for_different_things(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In one flat namespace a game's `draw` would replace the kernel's, silently and only when compiled."""
    page = (ROOT / "docs" / "add-a-game.md").read_text().split("```python\n")[1].split("```")[0]
    page = page.replace("def leaders", "def size_of(s: Table) -> int:\n    return push(s, 3)\n\n\ndef leaders")
    page = page.replace("def score", "def push(s: Table, n: int) -> int:\n    return n + s.seats\n\n\ndef score")
    page = page.replace(
        "    wait_for(s, everyone(s))\n\n\ndef lay",
        "    s.rounds[1] = size_of(s)\n    wait_for(s, everyone(s))\n\n\ndef lay",
    )
    assert "s.rounds[1] = size_of(s)" in page
    page = page.replace('"SHOW"', '"CLASH"')
    (tmp_path / "clash.py").write_text(page)
    monkeypatch.syspath_prepend(tmp_path)
    import clash  # type: ignore[import-not-found]

    from kibitz.testing import law_speeds_agree

    law_speeds_agree(clash.GAME, 2, {}, 1, 3)


def test_importing_and_playing_load_nothing_heavy() -> None:
    """That is why it is quick; how quick is measured by bench/quick.py."""
    code = """
        import sys
        before = set(sys.modules)
        import kibitz
        table = kibitz.game("pairs").table(seats=4, seed=1)
        table.act(table.to_act[0], "hit")
        print(*{name.partition(".")[0] for name in set(sys.modules) - before} - set(sys.stdlib_module_names))
    """
    assert {"kibitz"} <= set(run(code).split()) <= {"kibitz", "msgspec", "typing_extensions"}


@BY_GAME
def test_what_is_compiled_is_kept(game: Game, tmp_path: Path) -> None:
    code = f"""
        from numba.core import event
        import kibitz, kibitz.lab.simulate

        compiled = event.RecordingListener()
        event.register("numba:compile", compiled)
        kibitz.simulate("{game.id}", ["random"] * {game.seats[-1]}, 10, speed="cpu", cores=1)
        print(len(compiled.buffer))
    """
    assert int(run(code, KIBITZ_CACHE=str(tmp_path))) > 0
    written = sorted(tmp_path.rglob("*"))
    assert written and int(run(code, KIBITZ_CACHE=str(tmp_path))) == 0, "everything comes from the cache"
    assert sorted(tmp_path.rglob("*")) == written


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


def test_a_simulation_does_not_depend_on_the_cores() -> None:
    one, two = (kibitz.simulate("pairs", ["random"] * 4, 5_001, seed=3, cores=cores) for cores in (1, 2))
    assert (one.losses, one.decisions) == (two.losses, two.decisions)


def test_game_k_of_a_simulation_is_stream_k_of_its_seed() -> None:
    whole = kibitz.simulate("the_game", ["random"] * 2, 30, seed=3)
    plain = kibitz.simulate("the_game", ["random"] * 2, 30, speed="python", seed=3)
    assert (whole.left, whole.decisions) == (plain.left, plain.decisions)
