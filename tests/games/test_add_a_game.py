"""docs/add-a-game.md, proved: the game on the page is taken from the page, keeps all laws, and runs at every speed."""

from __future__ import annotations

import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from kibitz.errors import NotYourTurn
from kibitz.kernel.game import Game
from kibitz.lab.gpu import SIMULATOR
from kibitz.lab.simulate import simulate
from kibitz.players import Player
from kibitz.players.random import choose
from kibitz.terminal import Game as Terminal
from kibitz.testing import faces
from kibitz.text.catalogue import LANGUAGES
from kibitz.text.sentences import rules_page
from tests import HANG_SECONDS, ROOT
from tests.kernel.speeds.test_compiled import has_gpu

PAGE = ROOT / "docs" / "add-a-game.md"


@pytest.fixture(scope="module")
def showdown(tmp_path_factory: pytest.TempPathFactory) -> Game:
    """The game on the page."""
    code = re.findall(r"```python\n(.*?)```", PAGE.read_text(), re.DOTALL)[0]
    path = tmp_path_factory.mktemp("games") / "showdown.py"
    path.write_text(code)
    spec = importlib.util.spec_from_file_location("showdown", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["showdown"] = module
    spec.loader.exec_module(module)
    game = module.GAME
    assert isinstance(game, Game)
    return game


def test_the_laws_on_the_page_hold(showdown: Game) -> None:
    proof = re.findall(r"```python\n(.*?)```", PAGE.read_text(), re.DOTALL)[1]
    exec(proof, {"GAME": showdown})


def test_what_the_page_says_of_wrong_rules_is_what_an_author_reads(tmp_path: Path) -> None:
    page = PAGE.read_text()
    code = re.findall(r"```python\n(.*?)```", page, re.DOTALL)[0]
    told = re.findall(r"```text\n(.*?)```", page, re.DOTALL)
    assert len(told) == 4
    for wrong, said in zip(told[::2], told[1::2], strict=True):
        (tmp_path / "showdown.py").write_text(code.replace("    s.rounds[best] += 1\n", wrong))
        check = [sys.executable, "-m", "kibitz.cli", "check", "showdown.py"]
        done = subprocess.run(check, cwd=tmp_path, capture_output=True, text=True, timeout=HANG_SECONDS)
        assert (done.returncode, done.stderr) == (2, said)


def test_it_is_simulated_at_every_speed_alike(showdown: Game) -> None:
    plain, fast = (simulate(showdown, ["random"] * 3, 200, speed=speed, seed=3) for speed in ("python", "cpu"))
    assert (plain.wins, plain.losses, plain.decisions) == (fast.wins, fast.losses, fast.decisions)
    assert fast.wins is not None
    assert all(0.2 < share < 0.6 for share in fast.wins)


def test_it_runs_as_the_gpus_source_too(showdown: Game) -> None:
    """On a GPU where there is one, else in Numba's simulator."""
    folder = Path(sys.modules["showdown"].__file__ or "").parent
    code = "import showdown, kibitz.testing as t; t.law_speeds_agree(showdown.GAME, 3, {}, 2, 3, 'gpu')"
    path = os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])
    env = {**os.environ, "PYTHONPATH": path} | ({} if has_gpu() else SIMULATOR)
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, timeout=HANG_SECONDS)
    assert done.returncode == 0, done.stderr


def test_it_can_be_played_told_and_looked_up_before_anybody_has_written_texts(showdown: Game, tmp_path: Path) -> None:
    for language in LANGUAGES:
        table = showdown.table(seats=3, seed=2)
        said: list[str] = []
        bots: dict[int, Player] = {1: choose, 2: choose}
        typed = iter([str(action) for action in table.legal(0)])
        Terminal(table, bots, language, lambda _prompt: next(typed), said.append).play(tmp_path / "x.kibitz")  # noqa: B023
        assert table.over
        assert any(": lay " in line for line in said)
        assert "**SHOW-2** …" in "\n".join(rules_page(showdown, language))


def test_GEN_10_choices_are_secret_until_all_have_chosen_and_then_stand(showdown: Game) -> None:
    table = showdown.table(seats=3, seed=5)
    assert table.to_act == (0, 1, 2)
    before = table.view(1)
    table.act(2, table.legal(2)[0])
    assert [event.action for event in table.events(1) if event.kind == "act"] == ["lay"]
    assert table.view(1).legal == before.legal
    assert next(pile for pile in table.view(1).piles if pile.name == "laid2").cards == (None,)
    with pytest.raises(NotYourTurn):
        table.act(2, table.view(2).legal[0].action if table.view(2).legal else "lay 1")
    table.act(0, table.legal(0)[0])
    table.act(1, table.legal(1)[0])
    assert len(faces(table, "discard")) == 3, "shown together when the last has chosen"
    assert len([event for event in table.events(1) if event.kind == "turn_up"]) == 3


def test_a_secret_choice_hides_what_was_known(showdown: Game) -> None:
    """A card that everybody knows must not be recognised when it is laid in secret, nor the others by its absence."""
    table = showdown.table(seats=2, seed=1)
    s = table._state
    s.seen = [511 if seen else 0 for seen in s.seen]  # all hands lay open for a moment
    assert None not in next(pile for pile in table.view(1).piles if pile.name == "hand0").cards
    table.act(0, table.legal(0)[1])
    assert next(pile for pile in table.view(1).piles if pile.name == "hand0").cards == (None, None)
    assert next(pile for pile in table.view(1).piles if pile.name == "laid0").cards == (None,)
    assert None not in next(pile for pile in table.view(0).piles if pile.name == "hand0").cards
