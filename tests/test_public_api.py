"""The public door: what is promised, and that every wrong turn is told what to do and changes nothing."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

import kibitz
from kibitz import errors
from tests.fresh_python import run


def test_the_games() -> None:
    games = {game.id: game for game in kibitz.games()}
    assert games["pairs"].seats == range(2, 9)
    assert games["the_game"].title == "The Game"
    assert [option.name for option in games["pairs"].options] == [
        "pieces_of_eight", "calamities", "continuous", "limit",
    ]  # fmt: skip
    assert kibitz.game("pairs") is games["pairs"]
    with pytest.raises(kibitz.UnknownGame, match="Did you mean 'pairs'"):
        kibitz.game("pear")
    with pytest.raises(kibitz.UnknownGame, match="There are:"):
        kibitz.game("xyz")


def test_a_game_through_the_door() -> None:
    table = kibitz.game("pairs").table(seats=4, seed=7, options={"continuous": True})
    while not table.over:
        (seat,) = table.to_act
        action = table.legal(seat)[-1]
        assert kibitz.game("pairs").actions.parse(str(action)) == action
        table.act(seat, action)
    assert table.result is not None
    assert table.result.reason == "PAIRS-10"
    assert kibitz.replay(table.record()).same_as(table)
    again = kibitz.game("pairs").table(seats=4, chance=table.chance, options={"continuous": True})
    assert [pile.cards for pile in again.view(0).piles if pile.role == "stack"] == [
        pile.cards
        for pile in kibitz.game("pairs").table(seats=4, seed=7, options={"continuous": True}).view(0).piles
        if pile.role == "stack"
    ]


def test_chance_is_followed_and_then_the_seed_goes_on() -> None:
    game = kibitz.game("pairs")
    table = game.table(seats=2, seed=5, chance=[10, 10, 10, 10, 10, 1])
    assert table.chance[:6] == [10, 10, 10, 10, 10, 1]
    assert len(table.chance) > 6
    with pytest.raises(kibitz.BadRecord, match="chance entry 2 cannot be: no card 1 is left"):
        game.table(seats=2, seed=5, chance=[1, 1])
    hands = list(range(2, 16))
    with pytest.raises(kibitz.BadRecord, match="there is no seat 7; it must be 0 to 1"):
        kibitz.game("the_game").table(seats=2, options={"first_player": "random"}, chance=[*hands, 7])


def test_an_impossible_outcome_in_mid_action_changes_nothing() -> None:
    table = kibitz.game("pairs").table(seats=2, seed=5, chance=[10, 10, 10, 10, 10, 1, 9, 2, 1])
    assert table.to_act == (1,)
    table.act(1, "hit")
    view, told = table.view(0), table.events(0)
    with pytest.raises(kibitz.BadRecord, match="chance entry 9 cannot be"):
        table.act(0, "hit")
    assert (table.view(0), table.events(0), len(table.actions)) == (view, told, 1)


def test_the_clauses_in_force_follow_the_options() -> None:
    game = kibitz.game("pairs")
    plain, eight = (game.table(seats=2, seed=1, options={"pieces_of_eight": on}).view(0) for on in (False, True))
    assert "P8-1" not in plain.clauses and "P8-1" in eight.clauses and "CONT-1" not in eight.clauses


@pytest.mark.parametrize(
    ("wrong", "error", "told"),
    [
        ({"seats": 1}, errors.BadSeats, "2 to 8"),
        ({"seats": "4"}, errors.BadSeats, "2 to 8"),
        ({"seats": True}, errors.BadSeats, "2 to 8"),
        ({"seats": 4, "seed": -1}, errors.BadSeed, "0 to"),
        ({"seats": 4, "seed": 1.5}, errors.BadSeed, "integer"),
        ({"seats": 4, "options": {"continous": True}}, errors.BadOption, "Did you mean 'continuous'"),
        ({"seats": 4, "options": {"continuous": "yes"}}, errors.BadOption, "false or true"),
        ({"seats": 4, "options": {"continuous": 1}}, errors.BadOption, "false or true"),
    ],
)
def test_bad_input_is_told_what_would_do(wrong: dict[str, Any], error: type[Exception], told: str) -> None:
    with pytest.raises(error, match=told):
        kibitz.game("pairs").table(**wrong)


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        ({"players": "random"}, errors.BadSeats),
        ({"players": []}, errors.BadSeats),
        ({"players": ["random", "genius"]}, errors.UnknownPlayer),
        ({"players": ["random"] * 2, "games": 0}, errors.KibitzError),
        ({"players": ["random"] * 2, "speed": "warp"}, errors.KibitzError),
        ({"players": ["random"] * 2, "seed": "x"}, errors.BadSeed),
        ({"players": ["random"] * 99}, errors.BadSeats),
        ({"players": 4}, errors.BadSeats),
        ({"players": ["random"] * 2, "cores": -1}, errors.KibitzError),
    ],
)
def test_bad_simulations_are_told_what_would_do(wrong: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        kibitz.simulate("pairs", **{"games": 10, **wrong})


@pytest.mark.parametrize("wrong", ["pairs", 7, 10**5000], ids=["its name", "a number", "huge"])
def test_a_game_that_is_handed_in_is_one(wrong: Any) -> None:
    table = kibitz.game("pairs").table(2, seed=1)
    for door in (kibitz.replay, kibitz.verify):
        with pytest.raises(kibitz.KibitzError, match=r"kibitz\.game"):
            door(table.record(), game=wrong)
    if wrong != "pairs":
        with pytest.raises(kibitz.UnknownGame, match="There are"):
            kibitz.game(wrong)


@pytest.mark.parametrize("huge", [10**5000, -(10**5000)], ids=["huge", "less than nothing"])
def test_huge_numbers_are_refused_like_any_other(huge: int) -> None:
    game = kibitz.game("pairs")
    for wrong in ({"seats": huge}, {"seats": 2, "seed": huge}, {"seats": 2, "options": {"limit": huge}}):
        with pytest.raises(errors.KibitzError):
            game.table(**wrong)
    with pytest.raises(errors.BadSeats):
        game.table(seats=2, seed=1).act(huge, "hit")
    with pytest.raises(errors.BadRecord):
        game.table(seats=2, seed=1, chance=[huge])


@pytest.mark.parametrize("said", ["x" * 10_000, "\x1b[31m", "fold 1 " + "9" * 9000, "\ud800", "a\nb"])
def test_whatever_is_said_can_be_refused_in_a_sentence(said: str) -> None:
    table = kibitz.game("pairs").table(seats=2, seed=1)
    with pytest.raises(errors.BadAction) as refusal:
        table.act(table.to_act[0], said)
    assert str(refusal.value).isprintable()
    assert len(str(refusal.value)) < 300


@pytest.mark.parametrize(
    "wrong", [{"chance": None}, {"chance": "123"}, {"chance": [10.0]}, {"options": [1]}, {"chance": iter([1])}]
)
def test_things_of_the_wrong_type_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(errors.KibitzError):
        kibitz.game("pairs").table(seats=2, seed=1, **wrong)
    with pytest.raises(errors.UnknownGame):
        kibitz.game(4)  # type: ignore[arg-type]
    with pytest.raises(errors.BadRecord):
        kibitz.replay(None)  # type: ignore[arg-type]


def test_views_errors_and_tables_travel_between_processes() -> None:
    table = kibitz.game("pairs").table(seats=2, seed=1)
    view = table.view(0)
    assert pickle.loads(pickle.dumps(view)) == view
    assert copy.deepcopy(table).same_as(table)
    for wrong in (lambda: table.act(table.to_act[0], "fold 1 3"), lambda: table.game.table(2, options={"limit": 0})):
        with pytest.raises(errors.KibitzError) as raised:
            wrong()
        assert str(pickle.loads(pickle.dumps(raised.value))) == str(raised.value)


def test_every_error_is_in_the_tree() -> None:
    assert errors.__doc__ is not None
    for name, value in vars(errors).items():
        if isinstance(value, type) and issubclass(value, Exception):
            assert issubclass(value, errors.KibitzError)
            assert name in errors.__doc__
            assert name in kibitz.__all__


def test_a_simulation_prints_intervals() -> None:
    found = kibitz.simulate("pairs", players=["random"] * 4, games=2_000, speed="cpu", seed=1)
    assert found.games == 2_000 and found.decisions > 2_000 and found.seconds > 0
    assert found.won is None and found.wins == (0.0,) * 4, "Pairs has a loser and no winner"
    assert found.losses is not None
    assert sum(found.losses) == pytest.approx(1)
    assert "seat 3 losses" in str(found)
    together = kibitz.simulate("the_game", players=["random"], games=500)
    assert together.wins is None and together.won is not None
    assert "left" in str(together)


def test_a_hand_made_action_must_fit_the_game() -> None:
    table = kibitz.game("pairs").table(seats=2, seed=1)
    with pytest.raises(errors.BadAction):
        table.act(table.to_act[0], kibitz.Action("play", (37, 0), "play 37 A1", 12))
    with pytest.raises(AttributeError):
        kibitz.nonsense  # noqa: B018


class Odd:
    """Equal to everything, and written like a card."""

    def __eq__(self, other: object) -> bool:
        return True

    def __hash__(self) -> int:
        return 3

    def __str__(self) -> str:
        return "3"


@pytest.mark.parametrize("value", [Odd(), [Odd()], ["STOP", 3], {"STOP"}, 7, "STOP", ["stop"]])
def test_a_list_option_takes_only_its_words(value: object) -> None:
    with pytest.raises(errors.BadOption, match="all or a list of STOP"):
        kibitz.game("extreme").table(seats=1, options={"active_instructions": value})


@pytest.mark.parametrize(
    ("value", "why"),
    [
        ("odd", "even, shuffled, or a table"),
        ({3: "STOP"}, "gives STOP to 1 cards"),
        ({1: "STOP"}, "no card 1"),
        ({Odd(): "STOP"}, "no card"),
        ({"3": "HALT"}, "no instruction 'HALT'"),
        ({3: "STOP", "3": "SKULL"}, "twice"),
    ],
)
def test_a_table_of_instructions_is_checked(value: object, why: str) -> None:
    with pytest.raises(errors.BadOption, match=why):
        kibitz.game("extreme").table(seats=1, options={"assignment": value})


@pytest.mark.parametrize("value", ["rounds:0", "rounds:101", "rounds:x", "rounds:1.5", 5, None, "rounds:007"])
def test_rounds_are_counted_from_one_to_a_hundred(value: object) -> None:
    with pytest.raises(errors.BadOption, match="first_broke or rounds:n"):
        kibitz.game("starboard").table(seats=2, options={"end": value})


@pytest.mark.parametrize("value", [[], 0, "", False])
def test_options_are_a_dictionary_or_nothing(value: Any) -> None:
    with pytest.raises(errors.BadOption, match="a dictionary"):
        kibitz.game("pairs").table(seats=2, options=value)


def test_a_refusal_names_only_seats_that_are_there() -> None:
    table = kibitz.game("regent").table(seats=3, seed=1)
    assert "attack 0..2" in (table.why(table.to_act[0], "attack 3") or "")
    with pytest.raises(errors.KibitzError, match="since is an integer"):
        table.events(0, since="x")  # type: ignore[arg-type]
    with pytest.raises(errors.BadAction):
        table.act(table.to_act[0], kibitz.Action("x", (), None, "q"))  # type: ignore[arg-type]


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
