"""Secret numbers that the table bounds: a bid of at most one's purse, a target that guesses have closed in on."""

from __future__ import annotations

import re
from random import Random

import pytest

from kibitz import testing
from kibitz.errors import BadRules
from kibitz.kernel.speeds.checker import findings
from kibitz.kernel.state import NOBODY, OWNER, Secrets
from kibitz.kernel.views import view
from kibitz.lab.arena import arena
from kibitz.lab.simulate import simulate
from kibitz.lab.soak import soak
from kibitz.players import search
from tests.games.nearest import nearest
from tests.games.sealed import sealed

SEALED = sealed()
UNBOUND = (", at_most=purse", "")


def test_what_is_imagined_could_have_been_written() -> None:
    """Also where hardly any of the declared numbers could: of sixty bids, with two coins, three."""
    coins = [2, 3, 0, 10, 1, 2]
    bids = [1, 2, 0, 9, None, 1]
    table = testing.position(SEALED, 6, {"deck": [1, 2], "prize": [5]}, turn=4, numbers={"coins": coins, "bid": bids})
    worlds = [table.view(4).imagine(seed)._state.secret for seed in range(200)]
    for seat, purse in enumerate(coins):
        assert {world[seat] for world in worlds} == (set(range(purse + 1)) if seat != 4 else {0})
    assert all(len({world[seat] for world in worlds}) > 1 for seat in (0, 1, 3, 5))


def test_all_laws_hold_at_every_speed() -> None:
    for seats in (2, 6):
        testing.law_it_ends(SEALED, seats, {}, 1)
        testing.law_replay_is_the_same(SEALED, seats, {}, 1)
        testing.law_nothing_leaks(SEALED, seats, {}, 1)
        testing.law_speeds_agree(SEALED, seats, {}, 1, games=4)
        found = soak(SEALED, seats, {}, 2_000, seed=seats)
        assert not found.fault, found


def test_the_search_and_the_arena_think_with_bids_that_can_be_paid() -> None:
    """Compiled, and told apart from what is declared: it could not bid 60 in any world."""
    seen = testing.position(SEALED, 2, {"prize": [5]}, turn=1, numbers={"coins": [3, 10], "bid": [2, None]}).view(1)
    assert search.choose(seen, Random(1), rollouts=4_000) == "bid 4", "more than that the other cannot have bid"
    assert arena(SEALED, "search:rollouts=20", "random", 6, deals=2, seed=1).deals == 2


BOUNDS = """def low(s: Table) -> int:
    return s.low


def high(s: Table) -> int:
    return s.high


secrets"""
CLOSING_IN = (
    ("secrets", BOUNDS),
    ('"target", 1, 20, NOBODY', '"target", 1, 20, NOBODY, at_least=low, at_most=high'),
    ("    SECRETS = secrets\n", "    SECRETS = secrets\n    low: int\n    high: int\n"),
    ("    roll(s, TARGET)\n", "    roll(s, TARGET)\n    s.low = 1\n    s.high = 20\n"),
    (
        "    write(s, GUESS[seat], number)\n",
        "    write(s, GUESS[seat], number)\n    if written(s, TARGET) > 10:\n        s.low = 11\n"
        "    else:\n        s.high = 10\n",
    ),
)


def test_a_number_that_is_nobodys_is_bounded_by_the_table_alone() -> None:
    first, *others = CLOSING_IN
    closing = nearest("closing", (f"\n{first[0]} = ", f"\n{first[1]} = "), *others)
    table = closing.table(3, seed=1)
    target = table._state.secret[0]
    table.act(0, "guess 3")
    half = range(11, 21) if target > 10 else range(1, 11)
    assert {table.view(1).imagine(seed)._state.secret[0] for seed in range(200)} == set(half)
    for seats in closing.seats:
        testing.law_nothing_leaks(closing, seats, {}, 1)
        assert not soak(closing, seats, {}, 500, seed=1).fault


def test_what_is_written_beyond_its_bounds_is_told() -> None:
    """Else the truth would be the one world that nobody can imagine."""
    half = "def half(s: Table, seat: int) -> int:\n    return s.coins[seat] // 2\n\n\npiles = "
    bound = sealed("half_bound", ("piles = ", half), ("at_most=purse", "at_most=half"))
    said = r"bid of seat \d is \d+, and `at_most` \(half\) says that it is \d+ at most: what is hidden must stay in"
    with pytest.raises(AssertionError, match=said):
        testing.law_nothing_leaks(bound, 2, {}, 1)


def test_a_bound_is_a_rule_and_read_as_one() -> None:
    wrong = sealed("wrongly_bound", ("    return s.coins[seat]", "    return s.coin[seat]"))
    (found,) = findings(wrong)
    assert "the table has no field coin" in found.said
    other = sealed(
        "other_bound",
        ("def purse(s: Table, seat: int)", "def purse(s: Table)"),
        ("s.coins[seat]\n\n\npiles", "9\n\n\npiles"),
        ("purse(s, seat)", "purse(s)"),
    )
    assert [one.said for one in findings(other)] == ["at_most of bid has 2 arguments, not 1"]


@pytest.mark.parametrize("sight", [OWNER, NOBODY])
def test_a_bound_is_a_function(sight: int) -> None:
    with pytest.raises(ValueError, match=re.escape("at_most of x is a rule, at_most=purse, not 7")):
        Secrets().each("x", 0, 9, sight, at_most=7)  # type: ignore[arg-type]


# --- what an author is told who has not said it ----------------------------------------------------------------------


def test_what_goes_wrong_in_an_imagined_world_is_told_so() -> None:
    """It read as if the game itself had gone wrong, at a decision that was in order."""
    found = soak(sealed("unbound", UNBOUND), 2, {}, 200, seed=0, speed="python")
    assert "in an imagined world" in found.fault and "at_most" in found.fault, found.fault
    compiled = soak(sealed("unbound_too", UNBOUND), 2, {}, 2_000, seed=0)
    assert "in an imagined world" in compiled.fault, compiled.fault


def test_the_law_of_imagined_worlds_finds_it() -> None:
    said = r"law_imagined_worlds_can_be_played: .* decision \d+: in a world that (seat \d|an onlooker) imagined"
    unbound = sealed("unimagined", UNBOUND)
    with pytest.raises(AssertionError, match=said):
        testing.law_imagined_worlds_can_be_played(unbound, 2, {}, 1)


def test_the_arena_and_simulations_tell_it_before_they_search() -> None:
    """It was a traceback, IndexError: index is out of bounds; or a result of games that could not be."""
    unbound = sealed("unsearched", UNBOUND)
    said = r"unsearched, 3 seats, seed 0, game \d+, decision \d+: in an imagined world: .* nothing is legal"
    with pytest.raises(BadRules, match=said):
        arena(unbound, "search:rollouts=20", "random", 3, deals=2)
    with pytest.raises(BadRules, match=said):
        simulate(unbound, ["search:rollouts=20", "random", "random"], 2)
    arena(unbound, "sensible", "random", 3, deals=2)  # who imagine nothing


def test_what_compiled_code_cannot_name_is_no_traceback() -> None:
    """A fault that is too rare for the careful games that are played first."""
    rare = "    s.coins[seat + (coins == 10) * (written(s, BID[0]) == 10) * (seat == 1) * 7] += 0\n    write("
    with pytest.raises(BadRules, match="its rules went wrong: `kibitz check` plays them carefully and says where"):
        arena(sealed("rarely_wrong", ("    write(", rare)), "random", "random", 2, deals=1_000)


def test_where_nothing_fits_it_is_told_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    never = "def never(s: Table) -> bool:\n    return False\n\n\ndef deal"
    none = sealed("never", ("def deal", never), ("    score=points,", "    score=points,\n    possible=never,"))
    monkeypatch.setattr(view, "PATIENCE", 1)
    with pytest.raises(ValueError, match=r"no world was found that `possible` allows, in [\d,]+ tries.*at_most"):
        none.table(2, seed=1).view(0).imagine(1)


def test_simulations_of_it_are_as_ever() -> None:
    plain, fast = (simulate(SEALED, ["random"] * 3, 100, speed=speed, seed=3) for speed in ("python", "cpu"))
    assert (plain.wins, plain.decisions) == (fast.wins, fast.decisions)
