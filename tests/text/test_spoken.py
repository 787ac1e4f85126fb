"""What happened is told as a person would: no sentence begins with a digit, a look is told with what it showed."""

from __future__ import annotations

from random import Random

import pytest

import kibitz
from kibitz.kernel.game import Game
from kibitz.kernel.table import Table
from kibitz.server.room.entries import Held
from kibitz.server.session.presenter import TablePresenter
from kibitz.testing import option_sets, random_game
from kibitz.text.catalogue import LANGUAGES

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal")
BY_GAME = pytest.mark.parametrize("game", kibitz.games(), ids=lambda game: game.id)


def told(table: Table, since: int, language: str = "en", seat: int | None = None) -> list[str]:
    presenter = TablePresenter(table, [Held(name=name) for name in NAMES[: table.seats]])
    ended = presenter.ending(seat, language)
    said = [] if ended is None else [ended.headline, ended.why, ended.near]
    return [*presenter.sentences(table.events(seat, since), language, seat), *filter(None, said)]


@BY_GAME
def test_no_sentence_begins_with_a_digit(game: Game) -> None:
    found = set()
    for seats in (game.seats[0], game.seats[-1]):
        for number, options in enumerate(option_sets(game, seats)):
            since = 0
            for table in random_game(game.table(seats, number, options), Random(number)):
                if number < 2 or table.over:
                    for language in LANGUAGES:
                        said = told(table, since, language, 0 if number % 2 else None)
                        found |= {f"{language}: {one}" for one in said if one[0].isdigit()}
                since = table.told
    assert not found, sorted(found)[:12]


def test_a_look_is_told_with_what_it_showed_and_why_somebody_is_out() -> None:
    said = set[str]()
    for seed in range(30):
        table = kibitz.game("regent").table(4, seed, {"end": "rounds:1"})
        while not table.over:
            seat, since = table.to_act[0], table.told
            looks = [one for one in table.legal(seat) if one.verb == "look"]
            table.act(seat, looks[0] if looks else "fold")
            lines = told(table, since)
            if looks:
                assert " looked at " in lines[0] and ": " in lines[0], lines
                assert not any(" showed " in line or "price is" in line for line in lines), lines
                said.add(lines[1].partition("pair")[0])
                assert sum(" paid " in line and " to " in line for line in lines) <= 1, lines
    assert said == {"No ", "A "}
