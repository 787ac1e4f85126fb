"""The law of secret numbers finds every way in which one shows, and says which number and to whom.

(A law that cannot fail proves nothing. That it holds for a game without leaks is in test_secret_numbers.py.)
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from kibitz import testing
from kibitz.lab.soak import soak
from tests import HANG_SECONDS
from tests.games.nearest import PAGE, nearest
from tests.kernel.test_secret_numbers import KIND, WRITTEN

SHOWN = "        show_written(s, TARGET)\n"
MAY = "def may_guess(s: Table, seat: int, number: int) -> int:\n    return {0}\n\n\ndef guess"
LEAKS: dict[str, tuple[tuple[tuple[str, str], ...], str]] = {
    "by_legal": (
        (
            ("def guess", MAY.format("NEAR[3] if number == written(s, TARGET) else OK")),
            (KIND, KIND.replace("secret", "may=may_guess, secret")),
        ),
        r"seat 0 can tell whether target is \d+ or \d+: view\.legal",
    ),
    "by_refusal": (
        (
            ("def guess", MAY.format("NEAR[3] if number > 15 else OK")),
            (KIND, KIND.replace("secret", "may=may_guess, secret")),
            ("    score=points,", "    score=points,\n    details=lambda s, seat, named: {'hint': s.secret[TARGET]},"),
        ),
        r"seat 0 can tell whether target is \d+ or \d+: refused\.guess 16\[1\]\.hint",
    ),
    "by_numbers": (
        (("    score=points,", "    score=points,\n    numbers=lambda s: {'sum': s.secret[GUESS[0]]},"),),
        r"seat 1 can tell whether guess of seat 0 is \d+ or \d+: view\.numbers\.sum",
    ),
    "by_telling": (
        ((WRITTEN, f"{WRITTEN}    tell(s, NEAR[3], seat, number)\n"),),
        r"seat 0 can tell whether guess of seat 1 is \d+ or \d+: told event \d \(rule .*\)\.value is \d+, or \d+ "
        r"\(.*py:41, in guess: tell\(s, NEAR\[3\], seat, number\)\)\. Let the rules show it",
    ),
    "by_telling_at_the_deal": (
        (("    roll(s, TARGET)\n", "    roll(s, TARGET)\n    tell(s, NEAR[2], 0, written(s, TARGET))\n"),),
        r"seat 0 can tell whether target is \d+ or \d+: told event \d \(rule .*\)\.value",
    ),
    "by_telling_later": (
        ((WRITTEN, f"{WRITTEN}    tell(s, NEAR[3], seat, written(s, GUESS[1]) if seat == 2 else 0)\n"),),
        r"seat 0 can tell whether guess of seat 1 is \d+ or \d+: told event \d \(rule .*\)\.value",
    ),
    "by_a_field": (
        (
            ("    SECRETS = secrets\n", "    SECRETS = secrets\n    last: int\n"),
            (WRITTEN, f"{WRITTEN}    s.last = number\n"),
        ),
        r"seat 0 can tell whether guess of seat 1 is \d+ or \d+: view\.numbers\.last",
    ),
    "by_an_open_choice": (
        ((", secret=True", ""),),
        r"seat 0 can tell whether guess of seat 1 is \d+ or \d+: told event \d \(act\)\.action is 'guess .*"
        r"Is Kind\('guess', …\) to be secret=True\?",
    ),
    "by_what_follows": (
        (
            (SHOWN, ""),
            ("    roll(s, TARGET)\n", ""),
            ("    fill(s, DECK)\n", "    fill(s, DECK)\n    roll(s, TARGET)\n"),
        ),
        r"seat 0 can tell whether target is \d+ or \d+: told event \d \(rule .*\)\.value",
    ),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_the_law_finds_a_number_that_shows(leak: str) -> None:
    changes, said = LEAKS[leak]
    with pytest.raises(AssertionError, match=f"law_nothing_leaks: {leak}, 3 seats, seed 1, decision .*{said}"):
        testing.law_nothing_leaks(nearest(leak, *changes), 3, {}, 1)


def check(tmp_path: Path, name: str, *changes: tuple[str, str]) -> tuple[int, str]:
    """What `kibitz check` says of the game with changes."""
    code = PAGE
    for old, new in changes:
        code = code.replace(old, new)
    (tmp_path / f"{name}.py").write_text(code)
    command = [sys.executable, "-m", "kibitz.cli", "check", f"{name}.py", "--games", "60"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=HANG_SECONDS)
    return done.returncode, done.stdout + done.stderr


def test_kibitz_check_says_what_shows_and_to_whom(tmp_path: Path) -> None:
    assert check(tmp_path, "fine")[0] == 0
    code, said = check(tmp_path, "checked", *LEAKS["by_legal"][0])
    assert code == 2 and "seat 0 can tell whether target is" in said, said


HINTED = (
    ("    SECRETS = secrets\n", "    SECRETS = secrets\n    low: int\n    high: int\n"),
    ("    wait_for(s, everyone(s))\n", "    s.low = 1\n    s.high = 20\n    give_turn(s, 0)\n"),
    (
        "    if acted(s, seat):\n",
        "    show_written(s, GUESS[seat])\n    if number >= written(s, TARGET):\n        s.high = min(s.high, number)\n"
        "    else:\n        s.low = max(s.low, number + 1)\n"
        "    if seat + 1 < s.seats:\n        give_turn(s, seat + 1)\n    else:\n",
    ),
    ("def take", "def could_be(s: Table) -> bool:\n    return s.low <= written(s, TARGET) <= s.high\n\n\ndef take"),
    (", secret=True", ""),
)  # fmt: skip
POSSIBLE = ("    score=points,", "    score=points,\n    possible=could_be,")


def test_what_is_told_of_a_number_must_rule_others_out() -> None:
    """Everybody hears whether the target is higher or lower: a bot that imagines must know it, too."""
    with pytest.raises(AssertionError, match=r"can tell whether target is \d+ or \d+: .* let `possible` rule"):
        testing.law_nothing_leaks(nearest("hinted_only", *HINTED), 3, {}, 1)
    hinted = nearest("hinted", *HINTED, POSSIBLE)
    for seats in hinted.seats:
        testing.law_nothing_leaks(hinted, seats, {}, seats)
        testing.law_speeds_agree(hinted, seats, {}, 1, games=3)
        assert not soak(hinted, seats, {}, 300, seed=1).fault
    table = hinted.table(2, chance=[1, 12])
    table.act(0, "guess 8")
    assert {table.view(1).imagine(seed)._state.secret[0] for seed in range(200)} == set(range(9, 21))
