"""A game that lives outside the package is a game like any other: copied, sent, replayed, counted."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from typing import Literal

import pytest

import kibitz
from kibitz.errors import UnknownGame
from kibitz.lab.lineup import starting_chips
from tests import HANG_SECONDS
from tests.games.showdown import broken

OWN = broken("own_game")
SPEEDS: tuple[Literal["python", "cpu"], ...] = ("python", "cpu")


def test_it_is_the_same_game_when_it_is_copied_or_sent() -> None:
    assert copy.copy(OWN) is OWN and copy.deepcopy(OWN) is OWN
    assert pickle.loads(pickle.dumps(OWN)) is OWN
    pairs = kibitz.game("pairs")
    assert pickle.loads(pickle.dumps(pairs)) is pairs and copy.deepcopy(pairs) is pairs


def test_its_tables_are_copied_and_sent_and_go_on_alike() -> None:
    table = OWN.table(3, seed=4)
    table.act(0, table.legal(0)[0])
    for other in (copy.copy(table), copy.deepcopy(table), pickle.loads(pickle.dumps(table))):
        assert other.same_as(table)
        before = table.record()
        other.act(1, other.legal(1)[0])
        assert table.record() == before, "a copy shares nothing with its table"
        assert not other.same_as(table)


def test_a_copied_table_goes_on_with_the_same_secret_deal() -> None:
    table = kibitz.game("pairs").table(4)
    other = copy.copy(table)
    for each in (table, other):
        for _ in range(6):
            each.act(each.to_act[0], "hit")
    assert other.same_as(table) and other.commitment == table.commitment


def test_its_records_are_replayed_and_verified() -> None:
    table = OWN.table(2)
    while not table.over:
        table.act(table.to_act[0], table.legal(table.to_act[0])[0])
    text = table.record()
    assert kibitz.replay(text, game=OWN).record() == text
    assert kibitz.verify(text, table.commitment, game=OWN).proved
    with pytest.raises(kibitz.BadRecord, match="there is no game 'own_game'"):
        kibitz.replay(text)
    with pytest.raises(kibitz.BadRecord, match="is of 'own_game', not of pairs"):
        kibitz.replay(text, game=kibitz.game("pairs"))


def test_a_module_that_lost_its_game_says_so() -> None:
    find, (module, _) = OWN.__reduce__()
    with pytest.raises(UnknownGame, match="own_game declares no game gone"):
        find(module, "gone")


PAID = """    fill(s, DECK)
    s.pot = 2 * s.seats
    for seat in range(s.seats):
        s.coins[seat] = 8
"""
COINS = (
    ("    rounds: PerSeat  # rounds won\n", "    rounds: PerSeat  # rounds won\n    coins: PerSeat\n    pot: int\n"),
    ("    fill(s, DECK)\n", PAID),
    ("    s.rounds[best] += 1\n", "    s.rounds[best] += 1\n    s.coins[best] += s.pot\n    s.pot = 0\n"),
    ("def score", "def coins(s: Table, seat: int) -> int:\n    return s.coins[seat]\n\n\ndef score"),
    ("    score=score,\n", "    chips=coins,\n"),
)  # fmt: skip
IN_ALL = (
    ("def score", "def in_all(s: Table) -> int:\n    return 10 * s.seats\n\n\ndef score"),
    ("    chips=coins,\n", "    chips=coins,\n    chips_in_all=in_all,\n"),
)


@pytest.mark.parametrize("speed", SPEEDS)
def test_chips_are_counted_from_what_everybody_began_with(speed: Literal["python", "cpu"]) -> None:
    """Two coins of ten go into the pot, and the first round's winner takes it: gains and losses are equal."""
    game = broken(f"coins_{speed}", *COINS, *IN_ALL)
    found = kibitz.simulate(game, ["random"] * 3, 300, speed)
    assert found.chips_a_round is not None
    assert sum(found.chips_a_round) == pytest.approx(0)
    assert all(-2 <= gained <= 4 for gained in found.chips_a_round)


def test_where_a_game_does_not_say_how_many_chips_there_are_they_count_from_the_deal() -> None:
    game = broken("coins_uncounted", *COINS)
    found = kibitz.simulate(game, ["random"] * 2, 50, "python")
    assert found.chips_a_round is not None
    assert sum(found.chips_a_round) == pytest.approx(4)


@pytest.mark.parametrize("game", [g for g in kibitz.games() if g.chips is not None], ids=lambda game: game.id)
def test_our_own_games_begin_with_the_chips_of_the_option(game: kibitz.Game) -> None:
    for seats in game.seats:
        for start in (2, 7, 25):
            options = game.read_options(seats, {"start_chips": start})
            assert starting_chips(game, seats, 3, options) == [start] * seats


def test_the_door_names_all_that_is_behind_it_and_loads_it_late() -> None:
    code = """
        import sys
        import kibitz
        assert {"simulate", "Simulation", "client", "replay", "testing", "lab", "players"} <= set(dir(kibitz))
        assert set(dir(kibitz)) == {*kibitz.__all__, "__version__"}
        heavy = [name for name in ("numpy", "numba", "starlette", "websockets", "sqlalchemy") if name in sys.modules]
        assert not heavy, heavy
        assert kibitz.testing.law_it_ends and kibitz.lab.__name__ == "kibitz.lab"
        assert kibitz.client.sit_down and kibitz.client.__name__ == "kibitz.client"
        assert kibitz.simulate.__module__ == "kibitz.lab.simulate"
        for name in kibitz.__all__:
            getattr(kibitz, name)
    """
    lines = "\n".join(line.strip() for line in code.splitlines()).replace("getattr", "    getattr")
    done = subprocess.run([sys.executable, "-c", lines], capture_output=True, text=True, timeout=HANG_SECONDS)
    assert (done.returncode, done.stderr) == (0, "")


TWO_RANGES = """def low(s: Table) -> int:
    return 1


def middle(s: Table) -> int:
    return 2


def high(s: Table) -> int:
    return 3


def call(s: Table, seat: int, number: int) -> None:
    return


"""


def test_two_kinds_with_numbers_have_each_their_own_bounds() -> None:
    """Both were offered, and refused, by the bounds of the last one."""
    last = "secret=True),),"
    kinds = ("small", "low, middle"), ("large", "middle, high")
    more = "".join(f' Kind("{verb}", call, (Between(1, 9, {bounds}, SHOW[2]),)),' for verb, bounds in kinds)
    game = broken("two_ranges", (last, f"secret=True),{more}),"), ("def lay", f"{TWO_RANGES}def lay"))
    table = game.table(2, seed=1)
    assert [str(action) for action in table.legal(0)][3:] == ["small 1", "small 2", "large 2", "large 3"]
    for wrong in ("small 3", "large 1"):
        with pytest.raises(kibitz.IllegalAction):
            table.act(0, wrong)
