"""The compiled speeds: what is generated, and that it is kept."""

from __future__ import annotations

from pathlib import Path

import pytest

import kibitz
from kibitz.kernel.game import Game
from kibitz.kernel.speeds.arrays import dtype
from kibitz.kernel.speeds.source import Source
from kibitz.lab.batches import play_many
from tests import ROOT
from tests.fresh_python import run

BY_GAME = pytest.mark.parametrize("game", kibitz.games(), ids=lambda game: game.id)


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
