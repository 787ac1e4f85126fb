"""What somebody who writes a game is told about the usual mistakes: by reading, by the laws, and at each speed.

Every mistake is made in the game of docs/add-a-game.md. One that can be read is told with its line before anything is
played or compiled, wherever one comes from; the others are told by the careful form: by the laws, by the soak, and by a
simulation, which first plays carefully for a while with the seats and options that it is asked for.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Literal

import pytest

import kibitz
from kibitz import testing
from kibitz.errors import BadRules
from kibitz.kernel import words
from kibitz.kernel.game import Game
from kibitz.kernel.speeds import trial
from kibitz.kernel.speeds.checker import findings
from kibitz.kernel.speeds.source import TWINS
from kibitz.kernel.speeds.trial import random_game
from kibitz.kernel.state import State
from kibitz.kernel.table import Table
from kibitz.lab.soak import soak
from tests import HANG_SECONDS
from tests.games.showdown import PAGE, broken
from tests.kernel.speeds.mistakes import (
    CLEARED,
    FIELD,
    KIND,
    PLAYED,
    READ,
    SCORED,
    Mistake,
    after,
    before,
    file_and_line,
    made,
)

SPEEDS: tuple[Literal["python", "cpu"], ...] = ("python", "cpu")


def by_name(mistakes: list[Mistake]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("mistake", mistakes, ids=lambda mistake: mistake.name)


def check_message(game: Game, mistake: Mistake, said: str) -> None:
    assert mistake.told in said
    if mistake.line:
        assert file_and_line(game, mistake.line) in said
        assert mistake.line in said


# --- what can be read ------------------------------------------------------------------------------------------------


@by_name(READ)
def test_what_can_be_read_is_told_with_its_line(mistake: Mistake) -> None:
    game = made(mistake, "read")
    check_message(game, mistake, "\n".join(map(str, findings(game))))


@by_name(READ)
def test_what_can_be_read_is_told_by_the_laws_and_at_every_speed(mistake: Mistake) -> None:
    game = made(mistake, "told")
    with pytest.raises(BadRules) as by_the_laws:
        testing.law_it_ends(game, 2, {}, 1)
    check_message(game, mistake, str(by_the_laws.value))
    for speed in SPEEDS:
        with pytest.raises(BadRules) as by_speed:
            kibitz.simulate(game, ["random"] * 2, 5, speed)
        check_message(game, mistake, str(by_speed.value))
        assert by_speed.value.findings


@pytest.mark.parametrize("game", kibitz.games(), ids=lambda game: game.id)
def test_our_own_games_have_nothing_to_find(game: Game) -> None:
    assert findings(game) == ()


def test_a_default_argument_is_none_of_them() -> None:
    told = ("def leaders(s: Table) -> int:", "def leaders(s: Table, more: int = 0) -> int:")
    game = broken("default_argument", told)
    assert findings(game) == ()
    plain, fast = (kibitz.simulate(game, ["random"] * 2, 20, speed, seed=3) for speed in SPEEDS)
    assert plain.wins == fast.wins


# --- what shows when it is played ------------------------------------------------------------------------------------


@by_name(PLAYED)
def test_what_shows_in_play_is_told_by_the_laws(mistake: Mistake) -> None:
    game = made(mistake, "laws")
    seats = 4 if mistake.name == "the_next_pile" else 2
    for law in (testing.law_it_ends, testing.law_nothing_leaks, testing.law_legal_means_it_applies):
        with pytest.raises(AssertionError) as error:
            law(game, seats, {}, 1)
        said = str(error.value)
        check_message(game, mistake, said)
        assert said.startswith(f"{getattr(law, '__name__', '')}: {game.id}, {seats} seats, seed 1, decision ")


@by_name(PLAYED)
def test_what_shows_in_play_is_told_before_anything_is_compiled(mistake: Mistake) -> None:
    game = made(mistake, "speeds")
    for speed in SPEEDS:
        with pytest.raises(BadRules) as error:
            kibitz.simulate(game, ["random"] * 4, 200, speed)
        check_message(game, mistake, str(error.value))


STAKE = (
    (
        "    lowest_wins: int = flag()\n",
        "    lowest_wins: int = flag()\n    stake: int = number(1, 1, 100, probes=(3, 30))\n",
    ),
    FIELD,
)
"""An option whose probes, for the laws, are far from its ends."""

STAKED = [
    Mistake("a_wrap", (after(SCORED, "    s.hint = s.stake * 400\n"),), "hint cannot hold 40,000", "s.stake * 400"),
    Mistake(
        "a_loop",
        (after(SCORED, "    while s.stake > 50:\n        best = best + 0\n"),),
        "a loop went round 100,000 times",
        "while s.stake > 50:",
    ),
    Mistake(
        "an_overflow",
        (after(SCORED, "    if s.stake > 50:\n        s.pile[DISCARD][0] = 21\n"),),
        "discard has room for 20 cards",
        "s.pile[DISCARD][0] = 21",
    ),
    Mistake(
        "a_division",
        (after(SCORED, "    s.hint = 6 // (100 - s.stake)\n"),),
        "ZeroDivisionError",
        "6 // (100 - s.stake)",
    ),
]


@by_name(STAKED)
def test_a_simulation_is_tried_out_with_the_seats_and_options_that_it_is_asked_for(mistake: Mistake) -> None:
    game = broken(f"staked_{mistake.name}", *STAKE, *mistake.changes)
    for speed in SPEEDS:
        for _ in range(2):  # what went wrong is told every time
            with pytest.raises(BadRules) as error:
                kibitz.simulate(game, ["random"] * 3, 200, speed, options={"stake": 100})
            check_message(game, mistake, str(error.value))
            assert str(error.value).startswith(f"{game.id}, 3 seats, lowest_wins=false, stake=100, seed ")
    assert kibitz.simulate(game, ["random"] * 3, 5, "python", options={"stake": 30}).decisions == 45


def test_a_simulation_is_tried_out_once_for_its_seats_and_options(monkeypatch: pytest.MonkeyPatch) -> None:
    game, dealt = broken("tried_once", *STAKE), list[tuple[int, object]]()

    def dealing(table: Table, rng: Random) -> Iterator[Table]:
        dealt.append((table.seats, table.options["stake"]))
        return random_game(table, rng)

    monkeypatch.setattr(trial, "random_game", dealing)
    for seats, stake in ((2, 1), (3, 100), (3, 100), (2, 100), (3, 100)):
        kibitz.simulate(game, ["random"] * seats, 2, "python", options={"stake": stake})
    assert list(dict.fromkeys(dealt)) == [(2, 1), (3, 100), (2, 100)]
    assert len(dealt) == 3 * trial.TRIED_GAMES


@by_name(PLAYED)
def test_what_shows_in_play_is_told_by_the_soak_in_plain_python(mistake: Mistake) -> None:
    game = made(mistake, "soak")
    found = soak(game, 4, {}, 3, 1, speed="python")
    if mistake.name == "the_turn_forgotten":
        assert "nobody may" in str(found)
    else:
        check_message(game, mistake, str(found))


# --- what shows seldom, so that only many games show it --------------------------------------------------------------

SELDOM = "    if s.seats == 3 and top_face(s, LAID[1]) == 20:\n        if top_face(s, LAID[2]) == 17:\n            {}\n"
"""A moment that the careful games before a simulation do not meet, and hundreds of games do."""


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ("s.pile[DISCARD][0] = 21", "discard has room for 20 cards: there is no place 21"),
        ("s.rounds[0] = 40_000 * s.seats", "rounds cannot hold 120,000"),
        ("s.rounds[0] = 6 // (s.seats - 3)", "ZeroDivisionError"),
        ("s.rounds[s.seats - 4] = 0", "there is no place -1 in rounds"),
        ("s.hint = 1 << 62 + s.seats", "shifting by 65"),
        ("s.rounds[s.seats] = 0", "there is no place 3 in rounds"),
        ("s.rounds[3] = 0", "there is no place 3 in rounds"),
        ("s.to_act = 2 << s.seats", "to_act cannot hold 16: this is a set of seats"),
    ],
)
def test_the_compiled_soak_finds_what_shows_seldom_and_plain_python_names_the_line(wrong: str, told: str) -> None:
    game = broken(f"seldom_{abs(hash(wrong))}", FIELD, after(SCORED, SELDOM.format(wrong)))
    found = soak(game, 3, {}, 2_000, 1)
    assert told in found.fault
    assert file_and_line(game, wrong) in found.fault
    assert str(found).startswith(f"{game.id}, 3 seats, seed 1, game {found.stream}, decision {found.decision}: ")
    assert found.decision > 0


@pytest.mark.parametrize("speed", SPEEDS)
def test_a_simulation_that_stumbles_plays_the_game_again_and_names_the_line(speed: Literal["python", "cpu"]) -> None:
    wrong = "s.rounds[s.seats + 6] = 0"
    game = broken(f"stumbles_{speed}", after(SCORED, SELDOM.format(wrong)))
    with pytest.raises(BadRules, match=r"3 seats, lowest_wins=false, seed 1, game \d+, decision \d+: ") as error:
        kibitz.simulate(game, ["random"] * 3, 500, speed, seed=1)
    assert "there is no place 9 in rounds" in str(error.value)
    assert file_and_line(game, wrong) in str(error.value)


def test_what_reading_lets_pass_and_the_compiler_does_not_is_told_in_a_line() -> None:
    game = broken("two_kinds", ("    return s.rounds[seat]\n", "    return s.rounds[seat] if seat < 9 else (1, 2)\n"))
    with pytest.raises(BadRules, match="two_kinds cannot be compiled: ") as error:
        kibitz.simulate(game, ["random"] * 2, 5)
    assert str(error.value).endswith("(in two_kinds__score)") and "Cannot unify" in str(error.value)
    assert "\n" not in str(error.value)


def test_an_endless_loop_stops_the_compiled_soak() -> None:
    loop = "    while size(s, DISCARD) > 0 and s.seats == 3:\n        best = best + 0\n"
    game = broken("seldom_endless", after(SCORED, loop))
    found = soak(game, 3, {}, 100, 1)
    assert "a loop went round" in found.fault and file_and_line(game, "while size(s, DISCARD)") in found.fault


# --- games that never end --------------------------------------------------------------------------------------------

AGAIN = (
    ("        finish(s, SHOW[5], leaders(s), all_but(everyone(s), leaders(s)))\n", "        nobody_acts(s)\n"),
    ("    score=score,\n", "    score=score,\n    when_nobody_acts=again,\n"),
    ("def lay(", "def again(s: Table) -> None:\n    gather(s, DECK)\n    deal(s)\n\n\ndef lay("),
    ("    s.rounds[best] += 1\n", "    s.rounds[best] = 1\n"),
)


def test_a_game_that_never_ends_is_told_by_every_law() -> None:
    game = broken("never_ends_laws", *AGAIN)
    for law in (testing.law_it_ends, testing.law_nothing_leaks, testing.law_replay_is_the_same):
        with pytest.raises(AssertionError, match="the game does not end"):
            law(game, 2, {}, 1)


@pytest.mark.parametrize("games", [1, 200])
def test_a_game_that_never_ends_is_told_at_every_speed(games: int) -> None:
    game = broken(f"never_ends_{games}", *AGAIN)
    for speed in SPEEDS:
        with pytest.raises(
            BadRules, match=r"2 seats, lowest_wins=false, seed 0, game [01], decision 100000: .* not end"
        ):
            kibitz.simulate(game, ["random"] * 2, games, speed)


# --- leaks -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "hint",
    [
        "top_face(s, HAND[0])",
        "top_face(s, DECK)",
        "total(s, HAND[1])",
        "total(s, HAND[0]) % 2",
        "highest(s, DECK)",
        "s.FACE[s.pile[HAND[1]][1]]",
    ],
)
def test_the_leak_law_finds_a_hidden_card_in_a_number(hint: str) -> None:
    dealt = "    wait_for(s, everyone(s))\n\n\ndef lay"
    game = broken(f"hint_{abs(hash(hint))}", FIELD, (dealt, f"    s.hint = {hint}\n{dealt}"))
    with pytest.raises(
        AssertionError, match=r"law_nothing_leaks: .*, 3 seats, seed 1, decision 0: .*numbers\.hint is "
    ):
        testing.law_nothing_leaks(game, 3, {}, 1)


def test_the_leak_law_names_the_pile_that_lies_open() -> None:
    game = broken("open_laid", ('"laid", 1, OWNER', '"laid", 1, EVERYBODY'))
    with pytest.raises(
        AssertionError,
        match=r"can tell whether seat (\d) chose .*: event \d+ \(move hand\1 → laid\1\)\.cards\[0\] is \d+, or ",
    ):
        testing.law_nothing_leaks(game, 3, {}, 1)


def test_the_leak_law_names_the_clause_that_tells_too_much() -> None:
    drawn = "draw(s, DECK, HAND[seat])"
    game = broken("telling", (drawn, f"tell(s, SHOW[1], seat, {drawn})"))
    with pytest.raises(AssertionError, match=r"was told of a card.*: event \d+ \(rule TELLING-1\)\.value is \d+, or "):
        testing.law_nothing_leaks(game, 3, {}, 1)


# --- what is told when the game is declared ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "old", "new", "told"),
    [
        (
            "few_piles",
            "seats=range(2, 5)",
            "seats=range(2, 7)",
            "few_piles: the piles called hand are before seats 0 to 3, and up to 6 play: "
            "say seats=6 where they are declared",
        ),
        (
            "few_hands",
            'HAND = piles.each("hand", "hand", 3, OWNER, seats=4)',
            'HAND = piles.each("hand", "hand", 3, OWNER, seats=3)',
            "few_hands: the piles called hand are before seats 0 to 2, and up to 4 play",
        ),
        ("a_pair", "range(2, 5)", "(2, 5)", "a_pair: seats is a range, such as range(2, 6) for 2 to 5, not (2, 5)"),
        ("nobody_sits", "range(2, 5)", "range(0)", "nobody_sits: seats is a range, such as range(2, 6) for 2 to 5"),
        ("none_too", "range(2, 5)", "range(0, 5)", "none_too: seats is a range, such as range(2, 6) for 2 to 5"),
    ],
)
def test_seats_are_declared_so_that_everybody_has_a_place(name: str, old: str, new: str, told: str) -> None:
    """It was an IndexError at the deal; a pair was taken for two or five, and kibitz check was content."""
    with pytest.raises(ValueError, match=re.escape(told)):
        broken(name, (old, new))


def test_a_card_that_is_lost_or_doubled_is_named() -> None:
    lost = broken("lost", (CLEARED, "        s.pile[LAID[seat]][0] = 0\n"))
    double = broken(
        "double",
        after(CLEARED, "        push(s, DISCARD, 1)\n"),
        before("SHOW = book", "from kibitz.kernel.words import push\n\n"),
    )
    with pytest.raises(AssertionError, match=r"cards are missing or double: \[\d+.*\] are missing, \[\]"):
        testing.law_it_ends(lost, 2, {}, 1)
    with pytest.raises(AssertionError, match=r"are missing, \[.*1.*\] are there too often"):
        testing.law_it_ends(double, 2, {}, 1)


def test_a_doubled_card_is_named_by_the_leak_law_too() -> None:
    double = broken(
        "double_leak",
        after(CLEARED, "        push(s, DISCARD, 1)\n"),
        before("SHOW = book", "from kibitz.kernel.words import push\n\n"),
    )
    with pytest.raises(AssertionError, match=r"law_nothing_leaks: .*are missing, \[.*1.*\] are there too often"):
        testing.law_nothing_leaks(double, 2, {}, 1)


def test_an_end_by_no_clause_is_told() -> None:
    game = broken("no_clause", ("finish(s, SHOW[5], ", "finish(s, 1, "))
    for law in (testing.law_it_ends, testing.law_nothing_leaks):
        with pytest.raises(AssertionError, match="decision 6: 1 is no clause: a game ends"):
            law(game, 2, {}, 1)
    with pytest.raises(BadRules, match="1 is no clause"):
        kibitz.simulate(game, ["random"] * 2, 5, "python")


def test_names_that_are_given_twice_are_refused() -> None:
    with pytest.raises(ValueError, match="there are two piles called deck: every pile has a name of its own"):
        broken("two_decks", ('"discard", "discard"', '"deck", "discard"'))
    with pytest.raises(ValueError, match="two_verbs has two kinds called lay with 1 arguments: "):
        broken("two_verbs", (f"kinds=({KIND},)", f"kinds=({KIND}, {KIND})"))


FIELDS_REFUSED = {
    "hint: int = 3": "hint begins with 0, not with 3: set it in `deal`, or make it an option",
    "hint: PerSeat = 20": "hint begins with 0, not with 20",
    "hint: str": "hint is a str: a field is an int, or a row of them",
    "hint: list[int]": "hint is a list\\[int\\]: a field is an int, or a row of them",
    "seats: int": "a field cannot be called seats: every table has one of that name",
    "pile: PerSeat": "a field cannot be called pile: every table has one of that name",
    "copy: int": "a field cannot be called copy: every table has one of that name",
    "log: int": "a field cannot be called log: every table has one of that name",
}


@pytest.mark.parametrize(("field", "told"), FIELDS_REFUSED.items(), ids=range(len(FIELDS_REFUSED)))
def test_what_is_no_field_is_refused_when_it_is_declared(field: str, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        broken(f"field{abs(hash(field))}", (FIELD[0], f"{FIELD[0]}    {field}\n"))


GAMES_REFUSED = [
    ("table_type=Table", "table_type=State", "table_type is the class of its table: class Table\\(State\\): …"),
    ("table_type=Table", "table_type=int", "table_type is the class of its table: class Table\\(State\\): …"),
    ("(SHOW,)", '(SHOW.when("lowest_win"),)', "no option 'lowest_win'. Did you mean 'lowest_wins'"),
    ("(SHOW,)", '(SHOW.when("deck=run_on"),)', "no option 'deck'"),
    ("CardOf(HAND, 1, 20,", "CardOf(HAND, 1, 21,", "lay is from 1 to 21, and the faces of its cards from 1 to 20"),
    ("CardOf(HAND, 1, 20,", "CardOf(HAND, 0, 20,", "lay is from 0 to 20, and the faces of its cards from 1 to 20"),
    ('"discard", 20,', '"discard", -1,', "discard has room for a number of cards, not for -1"),
    ('"discard", 20,', '"discard", "20",', "discard has room for a number of cards, not for '20'"),
    ("int = flag()", "int = choice(1, 2.5)", "a choice is of words and whole numbers, not of 2.5"),
]


@pytest.mark.parametrize(("right", "wrong", "told"), GAMES_REFUSED, ids=range(len(GAMES_REFUSED)))
def test_what_is_no_game_is_refused_when_it_is_declared(right: str, wrong: str, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        broken(f"game{abs(hash(wrong))}", (right, wrong))


def only_the_first(s: State) -> int:
    """A wrong `everyone`."""
    return 1


def test_the_law_of_the_speeds_names_the_field(monkeypatch: pytest.MonkeyPatch) -> None:
    """Something that only compiled code gets wrong, as a fault of the compiler's would be."""
    monkeypatch.setitem(TWINS, words.everyone, only_the_first)
    with pytest.raises(AssertionError, match=r"2 seats, seed 1, decision 0: game 0 .*: to_act is 3, or 1$"):
        testing.law_speeds_agree(broken("differs"), 2, {}, 1, games=1)


# --- kibitz check ----------------------------------------------------------------------------------------------------


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "kibitz.cli", "check", *arguments], capture_output=True, text=True, timeout=HANG_SECONDS
    )


def test_kibitz_check_says_what_is_wrong_and_ends_with_2(tmp_path: Path) -> None:
    (tmp_path / "typo.py").write_text(PAGE.replace(SCORED, "    s.ronds[best] += 1\n    print(best)\n"))
    done = run(str(tmp_path / "typo.py"))
    assert done.returncode == 2
    assert "the table has no field ronds. Did you mean 'rounds'?" in done.stderr
    assert f"{tmp_path / 'typo.py'}:" in done.stderr and "print(best)" in done.stderr


def test_kibitz_check_plays_carefully_and_looks_for_leaks(tmp_path: Path) -> None:
    (tmp_path / "small.py").write_text(PAGE.replace('"discard", 20', '"discard", 5'))
    done = run(str(tmp_path / "small.py"))
    assert done.returncode == 2 and "discard has room for 5 cards" in done.stderr
    dealt = "    wait_for(s, everyone(s))\n\n\ndef lay"
    (tmp_path / "leak.py").write_text(
        PAGE.replace(*FIELD).replace(dealt, f"    s.hint = top_face(s, HAND[0])\n{dealt}")
    )
    done = run(str(tmp_path / "leak.py"))
    assert done.returncode == 2 and "numbers.hint" in done.stderr


@by_name(STAKED)
def test_kibitz_check_tries_the_ends_of_every_option(mistake: Mistake, tmp_path: Path) -> None:
    text = PAGE
    for old, new in (*STAKE, *mistake.changes):
        text = text.replace(old, new)
    (tmp_path / "ends.py").write_text(text)
    done = run(str(tmp_path / "ends.py"))
    assert done.returncode == 2 and mistake.told in done.stderr
    assert "ends, 2 seats, stake=100, seed " in done.stderr and mistake.line in done.stderr


def test_the_ends_of_an_option_are_the_last_values_that_a_game_accepts() -> None:
    pairs = kibitz.game("pairs")
    for seats in pairs.seats:
        for ends in testing.option_ends(pairs, seats):
            pairs.read_options(seats, ends)
    assert testing.option_ends(broken("two_ends", *STAKE), 2) == [{"stake": 1}, {"stake": 100}]
    counted = (STAKE[0][0], STAKE[0][0] + '    stake: int = word_or_counted("none", "rounds:", 9, (3,))\n')
    game = broken("counted_ends", counted)
    assert testing.option_ends(game, 2) == [{"stake": "rounds:1"}, {"stake": "rounds:9"}]


def test_kibitz_check_is_content_with_the_game_of_the_page(tmp_path: Path) -> None:
    (tmp_path / "fine.py").write_text(PAGE)
    done = run(str(tmp_path / "fine.py"), "--games", "30")
    assert (done.returncode, done.stderr) == (0, "")
    assert "nothing went wrong" in done.stdout and "nothing that is hidden" in done.stdout


def test_kibitz_check_says_what_it_needs(tmp_path: Path) -> None:
    (tmp_path / "empty.py").write_text("x = 1\n")
    (tmp_path / "torn.py").write_text("x = (\n")
    for file, told in (("nowhere.py", "no rules file"), ("empty.py", "declares no game"), ("torn.py", "torn.py:1")):
        done = run(str(tmp_path / file))
        assert done.returncode == 2 and told in done.stderr


@pytest.mark.parametrize(
    ("right", "wrong", "told"),
    [
        ("CardOf(HAND, 1, 20, SHOW[2]", "CardOf(HAND, 1, 20, SHOW[15]", "IndexError"),
        ('Kind("lay", lay,', 'Kind("lay", laay,', "NameError: name 'laay' is not defined"),
        ('SHOW = book("SHOW", 5)', 'SHOW = book("SHOW", 5 // 0)', "ZeroDivisionError"),
        ('SHOW = book("SHOW", 5)', 'SHOW = book("SHOW", 5) = 1', "SyntaxError"),
        ("from kibitz.rules import *", "from kibitz.rules import turn_upp", "ImportError"),
        ('"discard", "discard"', '"deck", "discard"', "there are two piles called deck"),
        ('SHOW = book("SHOW", 5)', "raise SystemExit(3)", "SystemExit"),
        ("from kibitz.rules import *", "from torn import book", "SyntaxError"),
    ],
)
def test_kibitz_check_names_the_line_at_which_a_file_cannot_be_loaded(
    right: str, wrong: str, told: str, tmp_path: Path
) -> None:
    assert right in PAGE
    file, text = tmp_path / "loaded.py", PAGE.replace(right, wrong)
    file.write_text(text)
    (tmp_path / "torn.py").write_text("x = (\n")
    number, line = next((i, line.strip()) for i, line in enumerate(text.splitlines(), 1) if wrong in line)
    done = run(str(file))
    assert done.returncode == 2 and told in done.stderr and "Traceback" not in done.stderr, done
    assert f"{file}:{number} cannot be loaded: " in done.stderr and line in done.stderr, done


@pytest.mark.parametrize("games", ["0", "-1"])
def test_kibitz_check_plays_one_game_at_least(games: str, tmp_path: Path) -> None:
    (tmp_path / "fine.py").write_text(PAGE)
    done = run(str(tmp_path / "fine.py"), "--games", games)
    assert (done.returncode, done.stderr) == (2, f"kibitz: --games is a number from 1 on, not {games}\n")
