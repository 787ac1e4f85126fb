"""Every game has its golden games, still plays like them, and tells them in the same words."""

from __future__ import annotations

import re

import pytest

import kibitz
from kibitz.kernel.game import Game
from tests.golden import FOLDER, golden, trace

BY_GAME = pytest.mark.parametrize("game", kibitz.games(), ids=lambda game: game.id)


@BY_GAME
def test_the_golden_games_are_as_they_were(game: Game) -> None:
    path = FOLDER / f"{game.id}.trace"
    assert path.exists(), f"{game.id} has no golden game: run `make golden`, read it, and commit it"
    assert trace(game) == path.read_text(encoding="utf-8"), "the game plays otherwise: if that is meant, `make golden`"


@BY_GAME
def test_the_golden_games_are_told_as_they_were(game: Game) -> None:
    told = (FOLDER / f"{game.id}.txt").read_text(encoding="utf-8")
    assert golden(game) == told, "the sentences are others: if that is meant, `make golden`"


@BY_GAME
def test_the_golden_records_replay(game: Game) -> None:
    text = (FOLDER / f"{game.id}.trace").read_text(encoding="utf-8")
    records = re.findall(r"^kibitz record 1\n.*?^result: .*?\n", text, re.MULTILINE | re.DOTALL)
    assert len(records) == 2
    for one in records:
        assert kibitz.replay(one).record() == one


def test_no_golden_game_is_left_over() -> None:
    files = {f"{game.id}.{kind}" for game in kibitz.games() for kind in ("trace", "txt")}
    assert {path.name for path in FOLDER.iterdir()} == files
