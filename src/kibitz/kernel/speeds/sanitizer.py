"""The careful form of a game: the same rules, looking where they step. For laws and the soak, not for people's tables.

Compiled rules are quick because they do not look: piles lie end to end in one row, numbers wrap at 16 bits, a loop goes
on for ever. Here, as compilers do it with a sanitizer, every function of the rules, and every word of the kernel that
they use, is rewritten so that

- a card is read only from a place that holds one, and laid only where its pile has room;
- a number is kept only in a field that it fits into, a secret one only if it can be that, and places of rows do not
  count from the end;
- a row for each seat is used, and a set of seats filled, only as far as there are seats;
- nothing is shifted out of 64 bits, and no loop goes round more often than any game needs.

`careful(game)` is a game like any other, in plain Python, whose faults come with the author's line; `source.py` writes
the same rewritten rules out for the compiler, so that millions of games can be played carefully. Division by zero needs
no rewriting: plain Python refuses it, and so do compilers that are told to.
"""

from __future__ import annotations
import __future__

import ast
import copy
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from types import CodeType, FunctionType
from typing import Any, TypeGuard

from kibitz.errors import BadRules
from kibitz.kernel import words
from kibitz.kernel.actions import Argument, Between, Kind
from kibitz.kernel.game import Game
from kibitz.kernel.speeds.checker import check, definition
from kibitz.kernel.state import NUMBERS, State

LONGEST_LOOP = 100_000
"""No loop of a rule goes round so often; one that does would never end."""
SMALL, LARGE = -(1 << 15), (1 << 15) - 1
WIDE = (1 << 31) - 1
"""What fits into a field: 16 bits; 32 for the clause that ends a game."""
BY_CARD = ("FACE", "BACK", "seen", "fresh", "traced")
"""Rows whose places are cards."""


# --- what is looked at, written in the rules' way so that it compiles too --------------------------------------------


def card_at(s: State, pile: int, at: int) -> int:
    """The card at a place of a pile, which must hold one."""
    if at < 1 or at > height_of(s, pile):
        amiss_in_pile(s, pile, at, 0)
    return s.pile[pile][at]


def height_of(s: State, pile: int) -> int:
    """How many cards lie in a pile, which must be one."""
    if pile < 0 or pile >= len(s.SIGHT):
        amiss_in_pile(s, pile, 0, 1)
    return s.pile[pile][0]


def lay_at(s: State, pile: int, at: int, card: int) -> None:
    """Lay a card at a place of a pile, which must be there."""
    height_of(s, pile)
    if at < 1 or at > s.ROOM[pile]:
        amiss_in_pile(s, pile, at, 2)
    if card < 0 or card >= len(s.FACE):
        amiss_in_pile(s, pile, card, 3)
    s.pile[pile][at] = card


def set_height(s: State, pile: int, height: int) -> None:
    """Let a pile have so many cards, for which it must have room."""
    height_of(s, pile)
    if height < 0 or height > s.ROOM[pile]:
        amiss_in_pile(s, pile, height, 2)
    s.pile[pile][0] = height


def row_at(at: int, length: int, field: int) -> int:
    """A place of a row; where its length is not known, what is beyond its end is found anyhow."""
    if at < 0 or 0 < length <= at:
        amiss(field, at, 0)
    return at


def fitting(value: int, least: int, most: int, field: int) -> int:
    """A number that fits into a field."""
    if value < least or value > most:
        amiss(field, value, 1)
    return value


def seats_of(s: State, value: int, field: int) -> int:
    """A set of seats that are there."""
    if value < 0 or value >= 1 << s.seats:
        amiss(field, value, 4)
    return value


def writing(s: State, place: int, value: int) -> int:
    """A number that the secret one at a place can be."""
    if place < 0 or place >= len(s.SECRET_OF):
        amiss_in_secret(s, place, value, 0)
    if s.SECRET_OF[place] >= s.seats:
        amiss_in_secret(s, place, value, 1)
    if value < s.SECRET_LEAST[place] or value > s.SECRET_MOST[place]:
        amiss_in_secret(s, place, value, 2)
    return value


def shifted_up(value: int, by: int) -> int:
    """`value << by`, with no bit lost."""
    if by < 0 or by > 62 or (value << by) >> by != value or (value << by) >> 63 != value >> 63:
        amiss(0, by, 2)
    return value << by


def shifted_down(value: int, by: int) -> int:
    """`value >> by`."""
    if by < 0 or by > 63:
        amiss(0, by, 2)
    return value >> by


def once_more(rounds: int) -> int:
    """Count the rounds of a loop."""
    if rounds >= LONGEST_LOOP:
        amiss(0, rounds, 3)
    return rounds + 1


def too_deep() -> bool:
    """A rule calls itself more often than it says."""
    amiss(0, 0, 5)
    return False


CHECKS = {
    f"careful_{f.__name__}": f
    for f in (
        card_at,
        height_of,
        lay_at,
        set_height,
        row_at,
        fitting,
        seats_of,
        writing,
        shifted_up,
        shifted_down,
        once_more,
        too_deep,
    )
}


def place_of(s: State, pile: int, card: int) -> int:
    """`words.place` in plain Python, which can tell that the card lies elsewhere, or is a face."""
    height = height_of(s, pile)
    lying = s.pile[pile][1 : height + 1]
    if card < 0:
        amiss("FACE", card, 0)
    if card not in lying:
        raise BadRules(
            f"there is no card {card} in {s.PILES[pile].name}; `find(s, pile, face)` gives the card of a face"
        )
    return 1 + lying.index(card)


def _too_deep(*arguments: int) -> bool:
    return too_deep()


def amiss_in_pile(s: State, pile: int, value: int, what: int) -> None:
    """Say what is wrong with a pile; the compiled form only stops."""
    if what == 1:
        raise BadRules(f"there is no pile {pile}: piles are 0 to {len(s.PILES) - 1}")
    name, room, height = s.PILES[pile].name, s.PILES[pile].room, s.pile[pile][0]
    if what == 0:
        raise BadRules(f"{name} has {height} cards, and none at place {value}")
    if what == 2:
        raise BadRules(
            f"{name} has room for {room} cards: there is no place {value}" if value >= 0 else f"{name} is empty"
        )
    raise BadRules(f"there is no card {value} to lay on {name}: cards are 0 to {len(s.FACE) - 1}")


def amiss(field: int | str, value: int, what: int) -> None:
    """Say what is wrong with a number; the compiled form only stops."""
    if what == 0 and field in BY_CARD and value < 0:
        raise BadRules(f"there is no card {value}: `find` gives NO_CARD, -1, where no card shows that face")
    if what == 0:
        raise BadRules(
            f"there is no place {value} in {field or 'a row'}: "
            "places count from 0 on, and in a PerSeat as far as there are seats"
        )
    if what == 1:
        raise BadRules(f"{field} cannot hold {value:,}: numbers of a table are whole, from {SMALL:,} to {LARGE:,}")
    if what == 2:
        raise BadRules(f"shifting by {value} leaves nothing right: numbers have 64 bits")
    if what == 3:
        raise BadRules(f"a loop went round {value:,} times and does not end")
    if what == 4:
        raise BadRules(f"{field} cannot hold {value:,}: this is a set of seats, a bit for each that is at the table")
    raise BadRules("a rule calls itself deeper than it says in `recursive`")


def amiss_in_secret(s: State, place: int, value: int, what: int) -> None:
    """Say what is wrong with a secret number; the compiled form only stops."""
    if what == 0:
        raise BadRules(f"there is no secret number {place}: their places are 0 to {len(s.SECRETS) - 1}")
    number = s.SECRETS[place]
    if what == 1:
        raise BadRules(f"{number.name} of seat {number.owner} is not at this table, which has {s.seats} seats")
    raise BadRules(f"{number.name} cannot be {value:,}: it is declared from {number.least} to {number.most}")


def amiss_in_pile_compiled(s: State, pile: int, value: int, what: int) -> None:
    """`amiss_in_pile` at the compiled speeds: the game is played again in plain Python, which can say more."""
    raise IndexError("amiss")


def amiss_in_secret_compiled(s: State, place: int, value: int, what: int) -> None:
    """`amiss_in_secret` at the compiled speeds."""
    raise IndexError("amiss")


def amiss_compiled(field: int, value: int, what: int) -> None:
    """`amiss` at the compiled speeds."""
    raise IndexError("amiss")


# --- rewriting -------------------------------------------------------------------------------------------------------


class Careful(ast.NodeTransformer):
    """A function of the rules on its way into the careful form."""

    def __init__(self, table: type[State], named: bool) -> None:
        cards = dict.fromkeys(("seen", "fresh", "traced"), len(table.FACE))
        self.fields = {**dict.fromkeys(NUMBERS, 0), **cards, **table.FIELDS}
        self.each = table.EACH
        self.sets = {"to_act", "winners", "losers", *table.SETS}
        self.named = named  # whether a fault can name the field: compiled code knows no texts
        self.names = 0

    def _new(self) -> str:
        self.names += 1
        return f"careful_{self.names}"

    def _fitting(self, table: ast.expr, field: str, value: ast.expr) -> ast.expr:
        if field in self.sets:
            return _call("seats_of", table, value, self._name(field))
        most = WIDE if field == "over" else LARGE
        return _call("fitting", value, ast.Constant(-most - 1), ast.Constant(most), self._name(field))

    def _name(self, field: str | None) -> ast.expr:
        return ast.Constant(field if self.named and field else 0)

    def _length(self, row: ast.expr) -> ast.expr:
        """How many places a row has that is a field of the state: for seats, as many as there are."""
        if not self._is_field(row):
            return ast.Constant(0)
        known = ast.Constant(self.fields[row.attr])
        return ast.Attribute(row.value, "seats", ast.Load()) if row.attr in self.each else known

    def _is_field(self, node: ast.expr) -> TypeGuard[ast.Attribute]:
        """Whether a node names a field of the state."""
        return isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.attr in self.fields

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        """A number of a row, or a card of a pile, that is read."""
        spot = _in_pile(node)
        if spot is not None:
            table, pile, at = (self.visit(part) for part in spot)
            return _call("height_of", table, pile) if _is_height(at) else _call("card_at", table, pile, at)
        self.generic_visit(node)
        field = node.value.attr if isinstance(node.value, ast.Attribute) else None
        if field in self.each or not isinstance(node.slice, ast.Constant | ast.Slice):
            node.slice = _call("row_at", node.slice, self._length(node.value), self._name(field))
        return node

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        """Shifts, unless they are as they stand."""
        self.generic_visit(node)
        return self._shift(node)

    def _shift(self, node: ast.BinOp) -> ast.expr:
        if isinstance(node.op, ast.LShift) and not isinstance(node.right, ast.Constant):
            return _call("shifted_up", node.left, node.right)
        if isinstance(node.op, ast.LShift) and not isinstance(node.left, ast.Constant):
            return _call("shifted_up", node.left, node.right)
        if isinstance(node.op, ast.RShift) and not isinstance(node.right, ast.Constant):
            return _call("shifted_down", node.left, node.right)
        return node

    def visit_Assign(self, node: ast.Assign) -> list[ast.stmt]:
        """What is set, target by target."""
        value = self.visit(node.value)
        if len(node.targets) == 1:
            return self._set(node.targets[0], value)
        kept = self._new()
        first: list[ast.stmt] = [ast.Assign([ast.Name(kept, ast.Store())], value)]
        return [*first, *(s for target in node.targets for s in self._set(target, ast.Name(kept, ast.Load())))]

    def visit_AnnAssign(self, node: ast.AnnAssign) -> list[ast.stmt]:
        """As without its annotation."""
        return [] if node.value is None else self._set(node.target, self.visit(node.value))

    def _set(self, target: ast.expr, value: ast.expr) -> list[ast.stmt]:
        spot = _in_pile(target)
        if spot is not None:
            table, pile, at = (self.visit(part) for part in spot)
            laid = (
                _call("set_height", table, pile, value) if _is_height(at) else _call("lay_at", table, pile, at, value)
            )
            return [ast.Expr(laid)]
        row = target.value if isinstance(target, ast.Subscript) else target
        if self._is_field(row) and row.attr == "secret" and isinstance(target, ast.Subscript):
            if not isinstance(value, ast.Constant):  # the 0 of nothing written
                value = _call("writing", row.value, target.slice, value)
        elif self._is_field(row):
            value = self._fitting(row.value, row.attr, value)
        return [ast.Assign([self.visit(target)], value)]

    def visit_AugAssign(self, node: ast.AugAssign) -> list[ast.stmt]:
        """As reading and setting; a place is reckoned once."""
        first: list[ast.stmt] = []

        def once(part: ast.expr) -> ast.expr:
            if isinstance(part, ast.Constant | ast.Name):
                return part
            name = self._new()
            first.append(ast.Assign([ast.Name(name, ast.Store())], self.visit(part)))
            return ast.Name(name, ast.Load())

        target = node.target
        if isinstance(target, ast.Subscript):
            inner = target.value
            if isinstance(inner, ast.Subscript):
                inner = ast.Subscript(inner.value, once(inner.slice), ast.Load())
            target = ast.Subscript(inner, once(target.slice), ast.Store())
        read = copy.deepcopy(target)
        read.ctx = ast.Load()
        value = self._shift(ast.BinOp(self.visit(read), node.op, self.visit(node.value)))
        return [*first, *self._set(target, value)]

    def visit_While(self, node: ast.While) -> list[ast.stmt]:
        """A loop that counts its rounds."""
        return self._counted(node)

    def visit_For(self, node: ast.For) -> list[ast.stmt]:
        """A loop that counts its rounds: a range can be long, too."""
        return self._counted(node)

    def _counted(self, node: ast.While | ast.For) -> list[ast.stmt]:
        self.generic_visit(node)
        name = self._new()
        node.body.insert(0, ast.Assign([ast.Name(name, ast.Store())], _call("once_more", ast.Name(name, ast.Load()))))
        return [ast.Assign([ast.Name(name, ast.Store())], ast.Constant(0)), node]

    def visit(self, node: ast.AST) -> Any:
        """A node rewritten; what is new stands where the old stood, so that a fault has the author's line."""
        made = super().visit(node)
        for one in made if isinstance(made, list) else [made]:
            if "lineno" in one._attributes and not hasattr(one, "lineno"):
                ast.copy_location(one, node)
        return made


def _call(check: str, *arguments: ast.expr) -> ast.expr:
    return ast.Call(ast.Name(f"careful_{check}", ast.Load()), list(arguments), [])


def _in_pile(node: ast.AST) -> tuple[ast.expr, ast.expr, ast.expr] | None:
    """Of `s.pile[z][k]` the table, the pile and the place."""
    match node:
        case ast.Subscript(value=ast.Subscript(value=ast.Attribute(value=table, attr="pile"), slice=pile), slice=at):
            return None if isinstance(at, ast.Slice) else (table, pile, at)
    return None


def _is_height(at: ast.expr) -> bool:
    return isinstance(at, ast.Constant) and at.value == 0


def rewritten(node: ast.FunctionDef, table: type[State], named: bool) -> ast.FunctionDef:
    """A function in the careful form; its own text stays as it is."""
    tree = copy.deepcopy(node)
    tree.decorator_list = []
    careful: ast.FunctionDef = Careful(table, named).visit(tree)
    return ast.fix_missing_locations(careful)


# --- a game in the careful form --------------------------------------------------------------------------------------


@cache
def careful(game: Game) -> Game:
    """The same game in plain Python whose rules look where they step; BadRules if they cannot even be read."""
    check(game)
    own = (*CHECKS.values(), amiss, amiss_in_pile, amiss_in_secret, _too_deep)
    made: dict[Callable[..., Any], Callable[..., Any]] = {f: f for f in own}
    made[words.place] = place_of

    def remade(f: Any) -> Any:
        node = definition(f) if isinstance(f, FunctionType) and f not in made else None
        if node is None:
            return made.get(f, f)
        tree = ast.Module([rewritten(node, game.table_type, named=True)], [])
        annotations = __future__.annotations.compiler_flag
        code = compile(tree, f.__code__.co_filename, "exec", annotations)
        made[f] = _too_deep
        for _ in range(f.__dict__.get("deepest", 1)):
            made[f] = version(f, code, made[f])
        return made[f]

    def version(f: FunctionType, code: CodeType, below: Any) -> Any:
        space = {**f.__globals__, **CHECKS}
        exec(code, space)  # noqa: S102  the author's own text
        new = space[f.__name__]
        made[new] = new
        if "deepest" in f.__dict__:
            space[f.__name__] = below
        for name in new.__code__.co_names:
            if isinstance(space.get(name), FunctionType):
                space[name] = remade(space[name])
        return new

    def bound(argument: Argument) -> Argument:
        if isinstance(argument, Between):
            return replace(argument, low=remade(argument.low), high=remade(argument.high))
        return argument

    def kind(one: Kind) -> Kind:
        rules = {name: remade(getattr(one, name)) for name in ("does", "when", "may", "warns")}
        return replace(one, arguments=tuple(map(bound, one.arguments)), **rules)

    names = ("deal", "when_nobody_acts", "possible", "left", "score", "chips", "chips_in_all", "rounds")
    rules = {name: remade(getattr(game, name)) for name in names}
    return replace(game, kinds=tuple(map(kind, game.kinds)), **rules)
