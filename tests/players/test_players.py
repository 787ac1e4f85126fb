"""Players: how they are named, that they see nothing but views, that they agree at every speed, and how they err."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import kibitz
from kibitz.errors import UnknownPlayer
from kibitz.kernel.game import Game
from kibitz.kernel.rng import set_seed
from kibitz.players import LEVELS, Spec, choose, names, read_player
from kibitz.players.choice import MEMO, sensible_choice
from kibitz.players.sensible import advice, belief, choose_sensibly, meaning
from kibitz.testing import REST, law_advice_needs_only_the_view, option_sets, position, random_game

BY_GAME = pytest.mark.parametrize("game", kibitz.games(), ids=lambda game: game.id)


def some_seats(game: Game) -> list[int]:
    return sorted({game.seats[0], game.seats[len(game.seats) // 2], game.seats[-1]})


# --- names -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "spec"),
    [
        ("random", Spec("random")),
        ("sensible", Spec("sensible")),
        ("sensible:mistakes=10", Spec("sensible", mistakes=10)),
        ("search", Spec("search", ms=300)),
        ("search:rollouts=1000", Spec("search", rollouts=1000)),
        ("search:ms=300:cores=2", Spec("search", ms=300, cores=2)),
        ("hard", LEVELS["hard"]),
    ],
)
def test_a_player_is_named_with_its_parameters(name: str, spec: Spec) -> None:
    assert read_player(name) == spec
    assert read_player(str(spec)) == spec


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("grandmaster", "there is no player 'grandmaster'"),
        ("sensibel", "sensible"),
        ("random:ms=3", "takes nothing after a colon"),
        ("search:depth=3", "takes rollouts=…, ms=…, cores=…, mistakes=… after a colon, not 'depth=3'"),
        ("search:ms=5", "a number from 20 to 60,000"),
        ("search:rollouts=many", "a number from 2 to 1,000,000, not 'many'"),
        ("search:ms=300:rollouts=5", "not both"),
        ("easy:mistakes=3", "there is no player"),
    ],
)
def test_a_wrong_name_says_what_to_do(name: str, told: str) -> None:
    with pytest.raises(UnknownPlayer) as wrong:
        read_player(name)
    assert told in str(wrong.value)


def test_all_players_are_listed() -> None:
    assert {"easy", "medium", "hard", "random"} <= set(names())


# --- sensible --------------------------------------------------------------------------------------------------------


@BY_GAME
def test_every_game_has_its_page(game: Game) -> None:
    assert advice(game).endswith(".")
    unit, doubt, scatter = belief(game)
    assert unit > 0 and 0 < doubt < scatter


@BY_GAME
def test_a_sensible_choice_is_legal_and_needs_only_the_view(game: Game) -> None:
    """What a seat cannot see may lie otherwise: what it is advised stays, and so does the choice."""
    for seats in some_seats(game):
        for k, options in enumerate(option_sets(game, seats)[:6]):
            law_advice_needs_only_the_view(game, seats, options, k)
            for i, table in enumerate(random_game(game.table(seats, k, options), Random(k))):
                for seat in table.to_act if i in range(0, 60, 10) else ():
                    view = table.view(seat)
                    chosen = choose_sensibly(view, Random(i))
                    assert chosen in [choice.action for choice in view.legal]
                    assert chosen == choose_sensibly(view.imagine(i).view(seat), Random(i))


@BY_GAME
def test_sensible_players_play_the_same_games_at_two_speeds(game: Game) -> None:
    for seats in some_seats(game):
        players = ["sensible", *["random", "sensible"] * 4][:seats]
        plain = kibitz.simulate(game, players, 12, "python", seed=5).as_dict()
        fast = kibitz.simulate(game, players, 12, "cpu", seed=5).as_dict()
        for name in ("seconds", "speed"):
            del plain[name], fast[name]
        assert plain == fast


@BY_GAME
def test_sensible_beats_random(game: Game) -> None:
    """Clearly, in the games of one seed; docs/results/strength.md has the figures."""
    seats = game.seats[1] if game.cooperative else game.seats[0]
    if game.cooperative:
        sensible, random = (kibitz.simulate(game, [name] * seats, 400, seed=1) for name in ("sensible", "random"))
        assert sensible.left is not None and random.left is not None
        assert sensible.left < random.left - 10
        return
    for seat in range(seats):
        players = ["random"] * seats
        players[seat] = "sensible"
        found = kibitz.simulate(game, players, 2_000, seed=1)
        values = found.chips_a_round or (found.wins if any(found.wins or ()) else [-x for x in found.losses or ()])
        assert values is not None and values[seat] == max(values)


def test_a_game_without_a_page_gets_a_player_who_takes_all_for_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    game = kibitz.game("pairs")
    monkeypatch.setattr("kibitz.players.sensible._page", lambda _: None)
    words = meaning.__wrapped__(game)
    choice = game.bind(sensible_choice, more=words)
    table, found = game.table(3, seed=1), set()
    for k in range(40):
        rng = [0] * 4
        set_seed(rng, k, 0, 0)
        found.add(choice(table._state, table.to_act[0], [0] * 99, rng, [0] * MEMO))
    assert len(found) == 2, "to hit and to fold are worth the same"


# --- mistakes --------------------------------------------------------------------------------------------------------


def test_whoever_errs_errs_as_often_as_it_says() -> None:
    table = kibitz.game("the_game").table(2, seed=4)
    view = table.view(0)
    best = choose_sensibly(view, Random(0))
    rng = Random(1)
    others = sum(choose(Spec("sensible", mistakes=30), view, rng).split()[:2] != best.split()[:2] for _ in range(300))
    assert 40 < others < 130
    assert all(choose(Spec("sensible"), view, rng).split()[:2] == best.split()[:2] for _ in range(20))


def test_no_mistake_loses_at_once() -> None:
    piles: dict[str, Any] = {"A1": [90], "A2": [97], "D1": [10], "D2": [12], "hand0": [91, 93, 50], "deck": REST}
    table = position(kibitz.game("the_game"), 1, piles, turn=0, numbers={"minimum": 2})
    losing = dict(table.view(0).warnings)
    assert losing
    rng = Random(2)
    assert all(choose(Spec("sensible", mistakes=100), table.view(0), rng) not in losing for _ in range(60))
