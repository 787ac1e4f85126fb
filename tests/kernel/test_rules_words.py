"""The words of the rules: one door, no arithmetic of bits and places among the clauses, and loops that every speed
goes through alike.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import kibitz
from kibitz import rules, testing
from kibitz.errors import BadRules
from kibitz.kernel.roles import ROLES
from kibitz.kernel.speeds.source import Source
from kibitz.kernel.speeds.trial import try_out
from kibitz.lab.batches import play_many
from kibitz.lab.soak import soak
from kibitz.server.session.info import layout
from kibitz.terminal.board import middle
from tests.games.showdown import PAGE, broken

FOLDER = Path(kibitz.__file__).parent / "games"
FILES = sorted(path for path in FOLDER.glob("*.py") if path.name not in ("__init__.py", "_instructions.py"))
BY_FILE = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
BITS = (ast.LShift, ast.RShift, ast.BitAnd, ast.BitOr, ast.BitXor, ast.Invert)
ROWS_OF_THE_KERNEL = ("pile", "seen", "fresh", "traced", "rng")


def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text())


# --- the files -------------------------------------------------------------------------------------------------------


@BY_FILE
def test_a_rules_file_has_few_imports(path: Path) -> None:
    lines = sum(
        (node.end_lineno or 0) - node.lineno + 1
        for node in tree(path).body
        if isinstance(node, ast.Import | ast.ImportFrom)
    )
    assert lines <= 8


def arithmetic(part: ast.AST) -> list[str]:
    """Where a part of the rules reckons with bits, or with places of a row, or looks into the kernel's rows."""
    found = []
    for node in ast.walk(part):
        operator = getattr(node, "op", None)
        if isinstance(operator, BITS):
            found.append(ast.unparse(node))
        if isinstance(node, ast.Subscript) and any(isinstance(inner, ast.BinOp) for inner in ast.walk(node.slice)):
            found.append(ast.unparse(node))
        if isinstance(node, ast.Attribute) and node.attr in ROWS_OF_THE_KERNEL:
            found.append(ast.unparse(node))
    return found


@BY_FILE
def test_no_rule_reckons_with_bits_or_places(path: Path) -> None:
    rules_of_it = [node for node in tree(path).body if isinstance(node, ast.FunctionDef | ast.ClassDef)]
    found = [(rule.name, said) for rule in rules_of_it for said in arithmetic(without_types(rule))]
    assert not found


def without_types(part: ast.FunctionDef | ast.ClassDef) -> ast.AST:
    """The same with nothing said about types, where a bar is no sum of bits."""
    bare = ast.parse(ast.unparse(part))
    for node in ast.walk(bare):
        if isinstance(node, ast.FunctionDef):
            node.returns = None
        elif isinstance(node, ast.arg):
            node.annotation = None
        elif isinstance(node, ast.AnnAssign):
            node.annotation = ast.Constant(None)
    return bare


@pytest.mark.parametrize(
    "line", ["s.active >> seat & 1", "x |= 1 << seat", "s.pile[0][1]", "HAND[seat + 1]", "~x", "s.seen[card]"]
)
def test_what_is_looked_for_would_be_found(line: str) -> None:
    assert arithmetic(ast.parse(line))


@BY_FILE
def test_a_rules_file_tells_no_ends(path: Path) -> None:
    """How its rounds end is told in kibitz/endings; the words for that are at the door for games of other packages."""
    named = {node.id for node in ast.walk(tree(path)) if isinstance(node, ast.Name)}
    assert not named & {"End", "Picture", "Story"}


@BY_FILE
def test_no_rules_file_has_a_word_of_the_door_for_something_else(path: Path) -> None:
    """A rule called `draw` would take the place of the word, in its own file and in those that import it."""
    body = tree(path).body
    named = {node.name for node in body if isinstance(node, ast.FunctionDef | ast.ClassDef)}
    named |= {
        target.id
        for node in body
        if isinstance(node, ast.Assign)
        for part in node.targets
        for target in ast.walk(part)
        if isinstance(target, ast.Name)
    }
    assert not named & set(rules.__all__)


def test_the_door_names_what_is_behind_it_and_no_more() -> None:
    mine = {name for name in vars(rules) if not name.startswith("_")} - {"annotations", "Mapping", "Value"}
    assert mine == set(rules.__all__)


# --- the loops -------------------------------------------------------------------------------------------------------

LOOPS = """
def sweep_up(s: Table) -> None:
    active = everyone(s)
    for seat in each(s, active):
        active = without(active, after(s, seat))
        s.rounds[seat] += 1
    s.hint = s.hint * 10 + how_many(active)
    for seat in clockwise(s, all_but(everyone(s), only(1)), s.seats - 1):
        s.hint = (s.hint * 8 + seat) % 1_000
        if seat == 2:
            break
    for card in from_top(s, DISCARD):
        if face(s, card) % 3 == 0:
            move(s, card, DISCARD, DECK)
    for card in cards(s, DISCARD):
        if face(s, card) > 10:
            continue
        s.hint = (s.hint * 21 + face(s, card)) % 1_000
    else:
        s.hint += 1
    for pile in HAND:
        s.hint = (s.hint + pile + (pile in LAID)) % 1_000
    s.hint = (s.hint * 8 + those(s, everyone(s), even) + with_least(s, everyone(s), score)) % 1_000


def even(s: Table, seat: int) -> bool:
    return s.rounds[seat] % 2 == 0


"""
FIELD = ("    rounds: PerSeat  # rounds won\n", "    rounds: PerSeat  # rounds won\n    hint: int\n")
CLEARED = "        move_all(s, LAID[seat], DISCARD)\n"


def test_loops_and_sets_are_the_same_at_every_speed() -> None:
    """Also where a loop's set changes meanwhile, cards are taken away, a loop is left, or goes through piles."""
    game = broken(
        "looping", FIELD, (CLEARED, CLEARED + "    sweep_up(s)\n"), ("def leaders", LOOPS.lstrip() + "def leaders")
    )
    for seats in game.seats:
        testing.law_speeds_agree(game, seats, {}, seats, games=20)
    assert not soak(game, 4, {}, 200, 1).fault, "the careful form goes the same way"


def test_compiled_loops_go_through_numbers() -> None:
    game = broken(
        "spelled", FIELD, (CLEARED, CLEARED + "    sweep_up(s)\n"), ("def leaders", LOOPS.lstrip() + "def leaders")
    )
    source = Source(game, "gpu")
    source.add(play_many)
    text = source.functions["spelled__sweep_up"]
    assert not any(word in text for word in ("each(", "clockwise(", "cards(", "from_top(", "HAND", "LAID"))


# --- rules that call themselves --------------------------------------------------------------------------------------

DEEP = """
@recursive({0})
def climb(s: Table, seat: int, height: int) -> int:
    if height == 0:
        return s.rounds[seat]
    return 1 + climb(s, seat, height - 1)


"""


def climbing(name: str, deepest: int, height: int) -> kibitz.Game:
    return broken(
        name,
        FIELD,
        (CLEARED, CLEARED + f"        s.hint = climb(s, seat, {height})\n"),
        ("def leaders", DEEP.format(deepest).lstrip() + "def leaders"),
    )


@pytest.mark.parametrize(("deepest", "height"), [(3, 2), (7, 6)])
def test_a_rule_may_call_itself_as_deep_as_it_says(deepest: int, height: int) -> None:
    game = climbing(f"climbing_{deepest}", deepest, height)
    testing.law_speeds_agree(game, 2, {}, 1, games=5)
    assert not soak(game, 2, {}, 20, 1).fault


@pytest.mark.parametrize("speed", ["python", "cpu"])
def test_one_that_goes_deeper_is_told(speed: str) -> None:
    game = climbing(f"too_deep_{speed}", 3, 3)
    with pytest.raises(BadRules, match=r"a rule calls itself deeper than it says in `recursive` .*climb"):
        try_out(game, 2, {})
    with pytest.raises(BadRules, match="deeper than it says"):
        kibitz.simulate(game, ["random"] * 2, 1, speed)  # type: ignore[arg-type]


# --- what is told of them --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("with_most(s, everyone(s), score)", "with_most(s, everyone(s), 3)", "hand over a rule by its name"),
        ("with_most(s, everyone(s), score)", "with_most(s, everyone(s), leaders)", "leaders has 1 arguments, not 2"),
        ("    if size(s, HAND[0]) > 0:\n", "    if each(s, 3) == 0:\n", "each is for a loop"),
        (
            "for seat in range(s.seats):\n        turn_up",
            "for seat in leaders(s):\n        turn_up",
            "loops go through",
        ),
        ("def leaders", "@staticmethod\ndef leaders", "must be a function of a module|is not for rules"),
    ],
)
def test_an_author_is_told(old: str, new: str, told: str, request: pytest.FixtureRequest) -> None:
    assert old in PAGE
    game = broken(f"told_{abs(hash(request.node.name))}", (old, new))
    with pytest.raises(BadRules, match=told):
        try_out(game, 2, {})


# --- what piles are for ----------------------------------------------------------------------------------------------


def test_a_role_means_the_same_in_every_game() -> None:
    roles = {pile.role for game in kibitz.games() for pile in game.table_type.PILES}
    assert len(roles) == len({role.name for role in roles})
    own = {role.name for role in roles} - set(ROLES)
    assert own == {"kitty", "monster"}, "others are for more games than one, or should be declared"


def test_a_game_may_bring_a_role_that_no_client_knows() -> None:
    """It lies as it says: in the layout that clients get, in views by its word, in the terminal."""
    role = 'Role("market", spread=True, beside=True)'
    market = ('piles.add("discard", "discard"', f'piles.add("discard", {role}')
    table = broken("market", market).table(2, seed=1)
    shown = next(pile for pile in layout(table) if pile.name == "discard")
    assert (shown.role, shown.spread, shown.beside, shown.facing) == ("market", True, True, False)
    while not table.over:
        table.act(table.to_act[0], table.legal(table.to_act[0])[0])
    view = table.view(0)
    pile = next(pile for pile in view.piles if pile.name == "discard")
    assert pile.role == "market" and not view.role(pile).counted
    faces = [str(face) for face in pile.cards]
    assert faces and all(face in "".join(map(str, middle(view, "en"))) for face in faces), "the cards, not their number"
