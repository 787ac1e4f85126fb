"""Rules that call themselves, made loops: they give what they gave, in the same order."""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import Any

import pytest

from kibitz.errors import BadRules
from kibitz.kernel.speeds.recursion import looped

PILES = (4, 5, 6)


def both(text: str, deepest: int = 9) -> tuple[Callable[..., Any], Callable[..., Any], list[Any], str]:
    """A function as it stands, and made a loop; what they `note`, and the loop's text."""
    node = ast.parse(text).body[0]
    assert isinstance(node, ast.FunctionDef)
    noted: list[Any] = []
    space: dict[str, Any] = {"PILES": PILES, "note": noted.append, "int64": int}
    made = ast.unparse(looped(node, space, deepest, "[0] * {}"))
    assert not any(isinstance(n, ast.Call) and ast.unparse(n.func) == node.name for n in ast.walk(ast.parse(made)))
    plain, loop = dict(space), dict(space)
    exec(text, plain)
    exec(made, loop)
    return plain[node.name], loop[node.name], noted, made


class Table:
    """A table with a pile, for rules that read one."""

    def __init__(self) -> None:
        self.pile = [[3, 11, 22, 33]]
        self.lock = 7


RULES: dict[str, tuple[str, list[tuple[int, ...]]]] = {
    "adds": (
        """
def adds(s, n):
    if n == 0:
        return 0
    return 1 + adds(s, n - 1)
""",
        [(0,), (1,), (8,)],
    ),
    "twice": (
        """
def twice(s, n):
    if n < 2:
        return n
    before = twice(s, n - 1)
    note((n, before))
    return before + twice(s, n - 2)
""",
        [(n,) for n in range(9)],
    ),
    "searches": (
        """
def searches(s, n, wanted):
    for k in range(1, s.pile[0][0] + 1):
        card = s.pile[0][k]
        for pile in PILES:
            if (card + pile) % 3 == n % 3:
                continue
            if n > 3:
                break
            lock = s.lock
            s.lock += card
            found = s.lock == wanted or (not s.lock > 99 and searches(s, n + 1, wanted))
            note((n, card, pile, s.lock))
            s.lock = lock
            if found:
                return True
        note(k)
    return False
""",
        [(0, 40), (0, 62), (0, 1000), (3, 29)],
    ),
    "asks": (
        """
def asks(s, n, way):
    left = n
    while left > 0:
        left -= 1
        if not asks(s, left, n):
            note((n, left, way))
            if way > left:
                continue
            return n % 2 == 0
        else:
            note(left)
    if n == 3 and not asks(s, 1, 0):
        return False
    return n % 3 == 0
""",
        [(n, way) for n in range(6) for way in (0, 5)],
    ),
    "brings": (
        """
def brings(s, n):
    note(n)
    if n == 3:
        return
    s.lock += 1
    if n < 6:
        brings(s, n + 1)
        if s.lock > 9:
            brings(s, 3)
    note(s.lock)
""",
        [(n,) for n in range(8)],
    ),
    "remembers": (
        """
def remembers(s, n):
    found = n > 5
    if n < 8:
        found = n == 3 or (found and remembers(s, n + 1))
    note((n, found))
    return found
""",
        [(n,) for n in range(9)],
    ),
    "otherwise": (
        """
def otherwise(s, n):
    for pile in PILES:
        if n > 4:
            break
        if otherwise(s, n + pile - 3):
            break
        for k in range(n):
            if k == 2:
                break
        else:
            note((n, pile))
    else:
        note(n)
        return True
    return n == 5
""",
        [(n,) for n in range(6)],
    ),
    "large": (
        """
def large(s, n, deep):
    card = s.pile[0][1]
    for card in range(900, 902):
        note(card)
    for k in range(s.pile[0][0] << 6 + 1):
        if k > 300:
            if deep < 3:
                large(s, n + 1, deep + 1)
            note((card, k, n))
            if n > 9000:
                n = 1
            return
    return
""",
        [(5000, 0), (9000, 1)],
    ),
    "runs": (
        """
def runs(s, n):
    for n in range(n):
        if runs(s, n):
            return True
    note(n)
    return n > 3
""",
        [(n,) for n in range(6)],
    ),
}


@pytest.mark.parametrize("name", RULES)
def test_a_loop_does_what_the_calls_did(name: str) -> None:
    text, cases = RULES[name]
    plain, loop, noted, _ = both(text)
    for case in cases:
        gave = plain(Table(), *case)
        told = noted.copy()
        noted.clear()
        assert (loop(Table(), *case) or False, noted) == (gave or False, told)
        noted.clear()


def test_only_what_is_needed_again_is_kept_and_as_narrow_as_it_is() -> None:
    text = both(RULES["searches"][0], deepest=7)[-1]
    kept = {line.split()[0] for line in text.splitlines() if "<< 8" in line}
    assert kept == {"call_kept_card", "call_kept_k", "call_kept_pile"}
    assert "call_kept = [0] * 21" in text  # seven calls: where the loop ends, `lock` and `n`


def test_a_call_that_is_too_deep_gives_false() -> None:
    loop = both(RULES["adds"][0], deepest=4)[1]
    assert [loop(Table(), n) for n in range(6)] == [0, 1, 2, 3, 4, 4]


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("return s.lock + f(s, n - 1)", "calls itself in `s.lock`: let it do so in a line of its own"),
        ("return max(1, f(s, n - 1))", "let it do so in a line of its own"),
        ("return f(s, f(s, n - 1))", "let it do so in a line of its own"),
        ("n = m = f(s, n - 1)\n    return n + m", "let it do so in a line of its own"),
        ("while f(s, n - 1):\n        n -= 1\n    return n", "let it do so in a line of its own"),
        ("for x in (1, 4):\n        n = f(s, x)\n    return n", "in a loop through (1, 4): use `range`, or piles"),
    ],
)
def test_what_cannot_be_made_a_loop_is_told(line: str, told: str) -> None:
    with pytest.raises(BadRules) as refused:
        both(f"def f(s, n):\n    {line}\n")
    assert told in str(refused.value)
