"""Players: how they are named, that they see nothing but views, that they agree at every speed, and keep their time."""

from __future__ import annotations

import time
from random import Random
from typing import Any

import numpy as np
import pytest

import kibitz
from kibitz.errors import UnknownPlayer
from kibitz.kernel.game import Game
from kibitz.kernel.rng import set_seed
from kibitz.players import LEVELS, Spec, choose, names, player, read_player
from kibitz.players.choice import MEMO, sensible_choice
from kibitz.players.search import think
from kibitz.players.sensible import advice, belief, choose_sensibly, meaning
from kibitz.players.worker import Worker
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


# --- search ----------------------------------------------------------------------------------------------------------


@BY_GAME
def test_the_search_chooses_legally_and_the_same_for_a_seed(game: Game) -> None:
    seats = game.seats[len(game.seats) // 2]
    for i, table in enumerate(random_game(game.table(seats, 3), Random(3))):
        if table.over or i > 24:
            break
        view = table.view(table.to_act[0])
        if len(view.legal) < 2:
            continue
        if i % 8 == 0:
            by_count = Spec("search", rollouts=40)
            one, again = (choose(by_count, view, Random(i)) for _ in range(2))
            assert one == again and one in [choice.action for choice in view.legal]
            assert choose(Spec("search", rollouts=40, cores=3), view, Random(i)) == one, "cores must not matter"
        by_time = choose(Spec("search", ms=60), view, Random(i))  # how long that takes is measured by bench/quick.py
        assert by_time in [choice.action for choice in view.legal]


def test_plain_python_searches_as_compiled_code_does() -> None:
    from kibitz.kernel.chance import words_of
    from kibitz.players.rollouts import try_actions

    game = kibitz.game("pairs")
    view = (table := game.table(3, seed=8)).view(table.to_act[0])
    search = think(view, 5)
    search.try_out(2, 20)
    values = [[[0, 0] for _ in range(20)]]
    plain = game.bind(try_actions, more=meaning(game))
    scratch = [0] * 99, [0] * 4, [0] * MEMO, [0] * 220
    tables, rest = ([view.set_up()] for _ in range(2)), (0, 0, 2, 0, 1, values)
    plain(next(tables), [view.me], search.actions.tolist(), [words_of(5)], next(tables), *scratch, *rest)
    assert np.array_equal(values, search.found)


def test_the_search_sees_what_a_card_leads_to() -> None:
    """The last but one card to be laid: one way wins at once, the others do not."""
    laid = {"A1": [*range(2, 60), *range(62, 99)], "A2": [60], "D1": [], "D2": [], "hand0": [61, 99]}
    table = position(kibitz.game("the_game"), 1, laid, turn=0, numbers={"minimum": 1})
    assert player("search:rollouts=60")(table.view(0), Random(1)) != "play 99 A2", "then 61 fits nowhere upwards"


def test_a_secret_choice_is_not_always_the_same() -> None:
    table = kibitz.game("hawthorn").table(3, seed=6)
    view = table.view(0)
    chosen = {choose(Spec("search", rollouts=60), view, Random(i)) for i in range(30)}
    assert len(chosen) > 1


# --- mistakes, and players in a worker --------------------------------------------------------------------------------


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


def test_a_player_in_the_worker_answers_at_once_and_thinks_when_it_is_ready() -> None:
    worker, spec = Worker(), Spec("search", ms=100)
    view = (table := kibitz.game("port").table(3, seed=1)).view(table.to_act[0])
    legal = {choice.action for choice in view.legal}
    assert worker.choose(spec, view, Random(1)) in legal
    assert worker.ask(spec, view, Random(1)) is None, "compiling must not keep people waiting"
    assert worker.advise(view) is None
    while not worker.warm_up(view):
        time.sleep(0.2)
    start = time.perf_counter()
    assert worker.ask(spec, view, Random(1), patience=600) in legal
    assert time.perf_counter() - start > 0.08, "it has thought for as long as it may"
    assert worker.advise(view).actions
    worker._process.kill()
    worker._process.join()
    assert worker.choose(spec, view, Random(1)) in legal, "a process that died is nobody's trouble"
    worker.close()


def test_an_interrupted_question_leaves_no_answer_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    worker, spec = Worker(), Spec("search", ms=60)
    view = (table := kibitz.game("port").table(3, seed=1)).view(table.to_act[0])
    while not worker.warm_up(view):
        time.sleep(0.2)

    class Interrupted:
        def send(self, _: object) -> None:
            raise KeyboardInterrupt

        def close(self) -> None:
            """Nothing is open."""

    before = worker._pipe
    with monkeypatch.context() as patched:
        patched.setattr(worker, "_pipe", Interrupted())
        with pytest.raises(KeyboardInterrupt):
            worker.choose(spec, view, Random(1))
        assert worker._pipe is None, "the next question starts anew"
    assert before is not None
    before.close()
    worker._pipe = None
    worker.close()
