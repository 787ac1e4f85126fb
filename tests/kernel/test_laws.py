"""The laws, for every game, every number of seats and every pair of option values."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

import kibitz
from kibitz import testing
from kibitz.errors import BadRules
from kibitz.kernel.game import Game
from kibitz.lab.soak import soak
from tests import ROOT
from tests.games.showdown import PAGE, broken

ALL = [
    (game, seats, options, seed)
    for game in kibitz.games()
    for seats in game.seats
    for seed, options in enumerate(testing.option_sets(game, seats))
]


def settings(chosen: Callable[[int, int], bool]) -> pytest.MarkDecorator:
    """Those of all settings that are chosen by their seats and their place among the choices of options."""
    found = [pytest.param(*one, id=f"{one[0].id}-{one[1]}-{one[3]}") for one in ALL if chosen(one[1], one[3])]
    return pytest.mark.parametrize(("game", "seats", "options", "seed"), found)


EACH = settings(lambda seats, place: True)
SOME = settings(lambda seats, place: place == 0 or (seats + place) % 3 == 0)
"""The defaults, and a third of the other choices, another third for every number of seats: what takes longer in
plain Python. The soak and the test of the speeds go through all of them."""
CORNER = settings(lambda seats, place: place in (0, 4))
BY_GAME = pytest.mark.parametrize("game", kibitz.games(), ids=lambda game: game.id)


@EACH
def test_it_ends_and_conserves_cards(game: Game, seats: int, options: dict[str, Any], seed: int) -> None:
    testing.law_it_ends(game, seats, options, seed)


@SOME
def test_legal_means_it_applies(game: Game, seats: int, options: dict[str, Any], seed: int) -> None:
    testing.law_legal_means_it_applies(game, seats, options, seed)


@SOME
def test_replay_is_the_same(game: Game, seats: int, options: dict[str, Any], seed: int) -> None:
    testing.law_replay_is_the_same(game, seats, options, seed)


@CORNER
def test_replay_is_the_same_from_a_secret(game: Game, seats: int, options: dict[str, Any], seed: int) -> None:
    testing.law_replay_is_the_same(game, seats, options, None)


@SOME
def test_nothing_leaks(game: Game, seats: int, options: dict[str, Any], seed: int) -> None:
    testing.law_nothing_leaks(game, seats, options, seed)


@CORNER
def test_imagined_worlds_can_be_played(game: Game, seats: int, options: dict[str, Any], seed: int) -> None:
    testing.law_imagined_worlds_can_be_played(game, seats, options, seed)


@CORNER
def test_glances_add_up(game: Game, seats: int, options: dict[str, Any], seed: int) -> None:
    testing.law_glances_add_up(game, seats, options, seed)


@CORNER
def test_what_is_taken_back_is_undone(game: Game, seats: int, options: dict[str, Any], seed: int) -> None:
    testing.law_taken_back_is_undone(game, seats, options, seed)


@BY_GAME
def test_the_speeds_agree(game: Game) -> None:
    """In one test per game, so that a game is compiled once."""
    for seats in game.seats:
        for seed, options in enumerate(testing.option_sets(game, seats)):
            testing.law_speeds_agree(game, seats, options, seed, games=3)


@BY_GAME
def test_a_short_soak(game: Game) -> None:
    for seats in game.seats:
        for options in testing.option_sets(game, seats):
            found = soak(game, seats, options, 2_000, seed=seats)
            assert not found.fault, f"{seats} seats, {options}, stream {found.stream}: {found.fault}"


def test_every_pair_of_values_occurs() -> None:
    sets = testing.option_sets(kibitz.game("pairs"), 4)
    for one, two in (
        ("continuous", "calamities"),
        ("continuous", "pieces_of_eight"),
        ("calamities", "pieces_of_eight"),
    ):
        assert {(s.get(one, False), s.get(two, False)) for s in sets} == {
            (a, b) for a in (False, True) for b in (False, True)
        }


def test_the_longest_games_are_among_them() -> None:
    """The highest limit that so many may play to leaves just enough cards for every deal."""
    for seats in range(2, 9):
        limits = [options.get("limit") for options in testing.option_sets(kibitz.game("pairs"), seats)]
        assert (384 - 10 * (seats - 1)) // seats + 1 in limits


# --- a law that cannot fail proves nothing: each must find the game that breaks it ------------------------------


def test_the_leak_laws_find_a_card_that_is_told() -> None:
    drawn = "draw(s, DECK, HAND[seat])"
    leaky = broken("leaky", (drawn, f"tell(s, SHOW[1], seat, {drawn})"))
    with pytest.raises(AssertionError, match="told of a card"):
        testing.law_nothing_leaks(leaky, 3, {}, 1)


def test_the_leak_laws_find_a_choice_that_is_not_secret() -> None:
    open_handed = broken("open_handed", (", secret=True", ""))
    with pytest.raises(AssertionError, match=r"\(is Kind\('lay', …\) to be secret=True\?\)"):
        testing.law_nothing_leaks(open_handed, 3, {}, 1)


def test_the_leak_laws_find_a_hand_that_lies_open() -> None:
    numbers = "    numbers=lambda s: {'first': s.pile[HAND[1]][1]},\n    score=score,"
    showing = broken("showing", ("    score=score,", numbers))
    with pytest.raises(AssertionError, match="could tell"):
        testing.law_nothing_leaks(showing, 3, {}, 1)


def test_the_law_of_cards_finds_a_lost_one() -> None:
    losing = broken("losing", ("        move_all(s, LAID[seat], DISCARD)\n", "        s.pile[LAID[seat]][0] = 0\n"))
    with pytest.raises(AssertionError, match="missing"):
        testing.law_it_ends(losing, 2, {}, 1)
    assert "missing" in soak(losing, 2, {}, 10, 1).fault


def test_the_law_of_the_end_finds_a_game_without_one() -> None:
    again = "        fill(s, DECK) if False else wait_for(s, everyone(s))\n"
    endless = broken(
        "endless",
        ("        finish(s, SHOW[5], leaders(s), all_but(everyone(s), leaders(s)))\n", again),
        ("(CardOf(HAND, 1, 20, SHOW[2], unique=True),)", "(Number(1, 20),)"),
        ("    lay_secretly(s, number, HAND[seat], LAID[seat])\n", ""),
        ("top_face(s, LAID[seat]) > top_face(s, LAID[best])", "seat > best"),
        ("    tell(s, SHOW[4], best, top_face(s, LAID[best]))\n    s.rounds[best] += 1\n", ""),
        ("    if size(s, HAND[0]) > 0:", "    if size(s, HAND[0]) > 9:"),
    )
    assert soak(endless, 2, {}, 1, 1).fault == "the game does not end"
    with pytest.raises(kibitz.KibitzError, match="does not end"):
        kibitz.simulate(endless, ["random"] * 2, 1)


def test_the_law_of_speeds_finds_a_number_that_overflows() -> None:
    large = broken("large", ("    s.rounds[best] += 1\n", "    s.rounds[best] += 20_000\n"))
    with pytest.raises(AssertionError, match="rounds cannot hold 40,000"):
        testing.law_speeds_agree(large, 2, {}, 1, games=8)


def advised(name: str, page: str) -> Game:
    """The game with a page of advice."""
    return broken(name, beside={"NAME_sensible.py": f"from NAME import *\n\n\n{page}\n\nWORTH = (lay,)\n"})


def test_the_law_of_advice_finds_a_page_that_looks_at_hidden_cards() -> None:
    """Whether or not it changes what is chosen: also what one is advised tells of the hand."""
    judge = "def lay(s, seat, memo, number):\n    return"
    honest = advised("honest", f"{judge} number * 100 + 7 * size(s, HAND[1 - seat])\n")
    testing.law_advice_needs_only_the_view(honest, 2, {}, 1)
    for name, other in (
        ("peeking", "number - 5 * top_face(s, HAND[1 - seat])"),
        ("peeking_a_little", "number * 100 + top_face(s, HAND[1 - seat])"),
        ("peeking_at_the_deck", "number * top_face(s, DECK)"),
    ):
        page = advised(name, f"{judge} {other}\n")
        with pytest.raises(AssertionError) as told:
            testing.law_advice_needs_only_the_view(page, 2, {}, 1)
        said = str(told.value)
        assert f"{name}_sensible.py:4: what lay is worth tells seat " in said and "of what it cannot see" in said


def test_the_law_of_advice_finds_a_page_that_changes_the_table() -> None:
    meddling = advised("meddling", "def lay(s, seat, memo, number):\n    s.rounds[seat] += 1\n    return number\n")
    with pytest.raises(AssertionError, match=r"meddling_sensible.py.*changes the table: rounds\[0\] is 0, or"):
        testing.law_advice_needs_only_the_view(meddling, 2, {}, 1)


def test_the_law_of_advice_names_the_line_of_a_page_that_fails() -> None:
    failing = advised("failing", "def lay(s, seat, memo, number):\n    return number // (number - number)\n")
    with pytest.raises(AssertionError, match=r"ZeroDivisionError.*failing_sensible.py:5, in lay: return number // "):
        testing.law_advice_needs_only_the_view(failing, 2, {}, 1)


def test_a_page_that_cannot_be_compiled_is_told_with_its_line() -> None:
    listing = advised("listing", "def lay(s, seat, memo, number):\n    return max([number, 1]) + s.ronds\n")
    with pytest.raises(BadRules) as told:
        testing.law_advice_needs_only_the_view(listing, 2, {}, 1)
    said = str(told.value)
    assert "listing has a page of advice that cannot be played" in said
    assert "listing_sensible.py:5: rules make no lists" in said and "the table has no field ronds" in said


@pytest.mark.parametrize(
    ("name", "page", "told"),
    [
        ("too_many", "WORTH = (lay, lay)", "WORTH has 2 functions, and the game 1 kind of action: lay"),
        ("no_worth", "WORHT = (lay,)", "it says no WORTH"),
        ("not_loaded", "WORTH = (lya,)", "cannot be loaded: NameError: name 'lya' is not defined"),
    ],
)
def test_a_page_that_does_not_fit_is_named_by_its_file(name: str, page: str, told: str) -> None:
    game = broken(
        name, beside={"NAME_sensible.py": f"def lay(s, seat, memo, number):\n    return number\n\n\n{page}\n"}
    )
    with pytest.raises(BadRules) as wrong:
        testing.law_advice_needs_only_the_view(game, 2, {}, 1)
    assert f"{name}_sensible.py" in str(wrong.value) and told in str(wrong.value)
    with pytest.raises(BadRules) as again:
        kibitz.simulate(game, ["sensible"] * 2, 1, speed="python")
    assert str(again.value) == str(wrong.value)


@pytest.mark.parametrize(("name", "secret"), [("peeping", "TARGET"), ("guessing", "GUESS[1 - seat]")])
def test_the_law_of_advice_finds_a_page_that_reads_a_secret_number(name: str, secret: str) -> None:
    page = f"def guess(s, seat, memo, number):\n    return -abs(number - written(s, {secret}))\n\n\nWORTH = (guess,)\n"
    (rules,) = re.findall(r"```python\n(\"\"\"Nearest.*?)```", (ROOT / "docs" / "add-a-game.md").read_text(), re.DOTALL)
    game = broken(
        name,
        (PAGE.replace('"SHOW"', f'"{name.upper()}"'), rules),
        beside={"NAME_sensible.py": f"from NAME import *\n\n\n{page}"},
    )
    with pytest.raises(
        AssertionError, match=rf"{name}_sensible.py:4: what guess is worth tells seat . of what it cannot"
    ):
        testing.law_advice_needs_only_the_view(game, 2, {}, 1)
