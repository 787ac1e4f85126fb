"""Where it is said how rounds and games end: each of kibitz's own has its page, a game of another package its own."""

from __future__ import annotations

import pkgutil
from dataclasses import replace

import pytest

from kibitz import endings
from kibitz.endings import ending, page_of
from kibitz.games import ids, own_game
from kibitz.kernel.endings import End, PictureCard
from kibitz.kernel.game import Game
from kibitz.kernel.table import Table
from tests.games.showdown import broken

TELLS = '''
def ending(story: Story) -> End | None:
    """SHOW-4: who took the round."""
    took = story.last(SHOW[4])
    if took is None:
        return None
    cards = [story.cards(LAID[seat], story.shown(LAID[seat]), "best", (took[2],)) for seat in range(story.seats)]
    return End("round", ("highest",), (took[1],), picture=story.picture(*cards))


'''
BRINGS = (("GAME = ", TELLS.lstrip() + "GAME = "), ("    score=score,\n", "    score=score,\n    ending=ending,\n"))


def ends_of(game: Game) -> list[End | None]:
    """What is told of a game for two, action by action."""
    table = game.table(2, seed=1)
    ends = []
    while not table.over:
        table.act(table.to_act[0], table.legal(table.to_act[0])[0])
        ends.append(ending(table))
    return ends


def test_every_game_has_its_page_and_no_page_is_without_a_game() -> None:
    pages = {module.name for module in pkgutil.iter_modules(endings.__path__) if not module.name.startswith("_")}
    assert pages == set(ids())


@pytest.mark.parametrize("name", ids())
def test_the_page_of_a_game_is_that_of_its_name(name: str) -> None:
    page = page_of(own_game(name))
    assert page is not None and page.__module__ == f"kibitz.endings.{name}"


def test_a_game_of_another_package_brings_its_own() -> None:
    told = ends_of(broken("brings", *BRINGS))
    assert [end is None for end in told] == [True, False] * 3, "the second card ends a round"
    first, last = told[1], told[-1]
    assert first is not None and (first.said, first.why, first.over) == ("round", ("highest",), False)
    assert first.picture is not None and [card.mark for card in first.picture.cards].count("best") == 1
    assert all(isinstance(card, PictureCard) and card.pile == f"laid{card.seat}" for card in first.picture.cards)
    assert last is not None and (last.said, last.why, last.over) == ("won", ("highest",), True), "the result is added"


def test_one_that_brings_none_is_told_by_its_result() -> None:
    told = ends_of(broken("silent"))
    assert told[:-1] == [None] * 5
    assert told[-1] is not None and (told[-1].said, told[-1].why, told[-1].over) == ("won", (), True)


def test_what_a_game_brings_goes_before_its_page() -> None:
    brought = replace(own_game("pairs"), ending=lambda story: None)
    assert page_of(brought) is brought.ending
    table = Table(brought, 2, 1, brought.read_options(2, None))
    table.act(table.to_act[0], "fold")
    assert ending(table) is None
