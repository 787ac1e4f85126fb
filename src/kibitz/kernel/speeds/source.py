"""The source that is compiled: one text of the rules, written out for a compiler.

The rules run in plain Python as they stand. For the compiled speeds this module writes one source file per game and
target, in which every function the game uses stands once, the state is a NumPy record and the telling is left out.
`compiler.py` has Numba compile it.

What is rewritten, and nothing else:

- names are resolved in the module they stand in, so two modules may use one name for different things;
- ``s.pile[z][k]`` becomes one index into the record's row of cards, where every pile has its own room;
- ``s.FACE``, ``TG[10]``, module constants become constants of the file, and ``HAND[seat]`` a sum;
- loops through seats and cards become loops through numbers (`loops.py`);
- a word that is handed a rule stands there once for each rule, and a rule that calls itself once for each depth, or
  as a loop (`recursion.py`);
- ``s.pile`` is fetched once per function, and numbers go into functions as one type, so that each is compiled once;
- calls that only tell (`note`, `tell`) go, and `pick`, `lot`, `rolled` become their compiled twins;
- hooks (`legal`, `do` …) become the game's own.
"""

from __future__ import annotations

import ast
import copy
import types
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, cast

from kibitz.kernel import dispatch, hooks, secret_numbers, words
from kibitz.kernel.game import Game
from kibitz.kernel.hooks import Function
from kibitz.kernel.speeds import sanitizer
from kibitz.kernel.speeds.arrays import pile_starts
from kibitz.kernel.speeds.checker import definition
from kibitz.kernel.speeds.loops import written_out
from kibitz.kernel.speeds.recursion import looped
from kibitz.kernel.state import NUMBERS, Places

Target = Literal["cpu", "gpu"]

SILENT = (words.note, words.tell, words.tell_payment)
TWINS = {
    words.pick: words.pick_compiled,
    words.lot: words.lot_compiled,
    secret_numbers.rolled: secret_numbers.rolled_compiled,
    sanitizer.amiss: sanitizer.amiss_compiled,
    sanitizer.amiss_in_pile: sanitizer.amiss_in_pile_compiled,
    sanitizer.amiss_in_secret: sanitizer.amiss_in_secret_compiled,
}


@dataclass(frozen=True)
class Dialect:
    """How a source is written for a target: what it imports, and what stands above its functions."""

    imports: str
    entry: str
    """Above a function that is called from outside."""
    within: str
    """Above the others."""
    stack: str = ""
    """Room for so many numbers of so many bits, where a rule that calls itself has to be a loop that keeps them."""


DIALECTS: dict[Target, Dialect] = {
    "cpu": Dialect(
        "from numba import int64, njit",
        '@njit(cache=True, boundscheck=True, error_model="numpy", nogil=True)',
        '@njit(boundscheck=True, error_model="numpy", nogil=True, no_cpython_wrapper=True, no_cfunc_wrapper=True)',
    )
}
"""A GPU's is added by lab/gpu.py, which alone knows how one is programmed."""
SMALL = 1000
"""Functions that are smaller than this, with all they contain, are compiled into their callers (in nodes of syntax).

What a rule calls that stands there several times, one for each depth, counts as often.

Measured: 1.7 times the decisions a second in Pairs, 1.4 times in The Game, for two seconds more to compile.
"""
SHALLOW = 3
"""Rules that call themselves no deeper stand there once for each depth, which is the quickest (The Game: 1.4 times on
a GPU). Of others copies would take thrice as long to compile: they go on calling themselves on the CPU, and are made
loops on a GPU (`recursion.py`). So it is the careful form in plain Python alone that tells if they go deeper than said.
"""
HANDED = ("Rule", "Places")
"""What a function is handed, and is written anew for each: by the hints of its arguments."""


@dataclass(frozen=True)
class Again:
    """A rule that is called by itself, and what it is called one deeper; "" where it must not come to that."""

    rule: types.FunctionType
    name: str


class Source:
    """The source of one game for one target, gathered function by function from what is asked for."""

    def __init__(
        self, game: Game, target: Target, more: Mapping[Function, Function] | None = None, careful: bool = False
    ) -> None:
        self.game = game
        self.target = target
        self.careful = careful
        self.starts = pile_starts(game.table_type)
        rows = [name for name, length in game.table_type.FIELDS.items() if length]
        self.rows = {"pile", "seen", "fresh", "traced", "rng", *rows}
        numbers = {name for name, length in game.table_type.FIELDS.items() if not length}
        self.scalars = numbers | set(NUMBERS)
        self.constants: dict[str, str] = {}
        self.functions: dict[str, str] = {}
        self.loops = False  # whether a rule that calls itself has been made a loop
        self.times: dict[str, int] = {}  # of what stands there for every depth: how often
        self.own: dict[Function, Function] = dict(more or {})
        for name in ("possible", "left", "chips_in_all", "score_of", "chips_of", "rounds_played", "redraw"):
            self.own[getattr(hooks, name)] = getattr(game.bound, name)
        nodes = [node for node in ast.parse(dispatch.rules(game)).body if isinstance(node, ast.FunctionDef)]
        self.made = {getattr(hooks, node.name): node for node in nodes}
        self.constant("PILE_AT", tuple(self.starts))

    def add(self, f: Callable[..., Any], **handed: Function | Places) -> str:
        """See that a function, and what it calls, stand in the source; its name there. `handed` is what it is given."""
        if f is hooks.restart:
            return self._restart()
        if f is hooks.copy:
            return self._copy()
        if f in self.made:
            return self._write(f.__name__, self.made[f], dispatch.functions(self.game))
        f = cast(types.FunctionType, TWINS.get(f) or self.own.get(f) or f)
        name = "__".join([_name(f), *map(_handed, handed.values())])
        node = definition(f)
        assert node is not None, f"{f.__name__} does not stand by itself in a file"
        if handed:
            node = copy.deepcopy(node)
            node.args.args = [argument for argument in node.args.args if argument.arg not in handed]
        space = {**f.__globals__, **handed}
        if "deepest" not in f.__dict__:
            return self._write(name, node, space)
        if f.__dict__["deepest"] > SHALLOW:
            if DIALECTS[self.target].stack:
                return self._write(name, node, space, f.__dict__["deepest"])
            return self._write(name, node, {**space, f.__name__: Again(f, name)})
        below = ""
        for depth in range(1, f.__dict__["deepest"] + 1):
            below = self._write(f"{name}__{depth}", node, {**space, f.__name__: Again(f, below)})
            self.times[below] = f.__dict__["deepest"]
        return below

    def _write(self, name: str, node: ast.FunctionDef, space: dict[str, Any], deepest: int = 0) -> str:
        if name not in self.functions:
            self.functions[name] = ""  # taken: rules do not call themselves, but they may call each other
            node = written_out(node, space)
            if self.careful and space.get("__name__") != sanitizer.__name__:
                node = sanitizer.rewritten(node, self.game.table_type, named=False)
                space = {**space, **sanitizer.CHECKS}
            if deepest:
                self.loops = True
                node = looped(node, space, deepest, DIALECTS[self.target].stack)
            tree: ast.FunctionDef = Rewrite(self, space).visit(node)
            tree.name = name
            self.functions[name] = ast.unparse(ast.fix_missing_locations(tree))
        return name

    def constant(self, name: str, value: tuple[int, ...]) -> str:
        """A row of numbers as a constant of the file; its name there."""
        small = all(-128 <= v < 128 for v in value)
        kind = "int8" if small else "int16" if all(abs(v) < 1 << 15 for v in value) else "int64"
        written = f"np.array({tuple(value)!r}, np.{kind})"
        while self.constants.get(name, f"{name} = {written}") != f"{name} = {written}":
            name += "_"  # the same word for another row: a rule is handed piles under one name
        self.constants[name] = f"{name} = {written}"
        return name

    def _restart(self) -> str:
        """`restart(s, new)`: an empty table with the seats and options of `new`."""
        lines = ["def restart(s, new):"]
        lines += [f"    s.{name} = new.{name}" for name in NUMBERS]
        for name, length in self.game.table_type.FIELDS.items():
            each = f"    for i in range({length}):\n        s.{name}[i] = new.{name}[i]"
            lines.append(each if length else f"    s.{name} = new.{name}")
        cards = "".join(f"\n        s.{row}[i] = 0" for row in ("seen", "fresh", "traced"))
        lines.append(f"    for i in range({len(self.game.table_type.FACE)}):{cards}")
        lines += [f"    s.pile[{start}] = 0" for start in self.starts[:-1]]
        self.functions["restart"] = "\n".join(lines)
        return "restart"

    def _copy(self) -> str:
        """`copy(s, other)`: everything as it lies there."""
        lines = ["def copy(s, other):"]
        cards = len(self.game.table_type.FACE)
        rows = {"rng": 4, "seen": cards, "fresh": cards, "traced": cards, "pile": self.starts[-1]}
        for name, length in {**dict.fromkeys(NUMBERS, 0), **self.game.table_type.FIELDS, **rows}.items():
            each = f"    for i in range({length}):\n        s.{name}[i] = other.{name}[i]"
            lines.append(each if length else f"    s.{name} = other.{name}")
        self.functions["copy"] = "\n".join(lines)
        return "copy"

    def text(self, entries: Sequence[str]) -> str:
        """The whole file; `entries` are the names of the functions that will be called from outside."""
        head = [f'"""Written by kibitz from the rules of {self.game.id} for {self.target}. Not to be edited."""', ""]
        dialect = DIALECTS[self.target]
        head += ["import numpy as np", dialect.imports, "", *self.constants.values(), ""]
        small = self._small() if self.target == "cpu" and not self.careful else set()
        for name, body in self.functions.items():
            decorator = dialect.entry if name in entries else dialect.within
            if self.careful:
                decorator = decorator.replace('"numpy"', '"python"')  # which refuses to divide by zero
            if name in small and name not in entries:
                decorator = decorator.replace(")", ", forceinline=True)")
            head.append(f"\n{decorator}\n{body}\n")
        return "\n".join(head)

    def _small(self) -> set[str]:
        trees = {name: list(ast.walk(ast.parse(body))) for name, body in self.functions.items()}
        called = {
            name: [n.func.id for n in nodes if isinstance(n, ast.Call) and isinstance(n.func, ast.Name)]
            for name, nodes in trees.items()
        }
        times = {callee: times for name, times in self.times.items() for callee in called[name]}
        sizes: dict[str, int] = {}

        def small(name: str) -> bool:
            if name not in sizes:
                inner = [callee for callee in called[name] if callee in trees and callee != name and small(callee)]
                sizes[name] = len(trees[name]) + sum(sizes[callee] for callee in inner)
            return sizes[name] * times.get(name, 1) < SMALL and name not in called[name]

        return {name for name in trees if small(name)}


class Rewrite(ast.NodeTransformer):
    """One function of the rules on its way into the compiled source."""

    def __init__(self, source: Source, space: dict[str, Any]) -> None:
        self.source = source
        self.space = space
        self.arguments: set[str] = set()
        self.local: set[str] = set()
        self.rows: set[tuple[str, str]] = set()
        self.numbers: set[str] = set()

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        """The function without annotations, with the rows it uses fetched first."""
        self.arguments = {a.arg for a in node.args.args}
        self.local = set(self.arguments)
        self.numbers = {
            a.arg for a in node.args.args if a.annotation and ast.unparse(a.annotation) == "MutableSequence[int]"
        }
        self.local |= {n.id for n in ast.walk(node) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
        node.decorator_list = []
        node.returns = None
        for argument in node.args.args:
            argument.annotation = None
        body = self._body(node.body) or [ast.Pass()]
        node.body = [ast.parse(f"{table}_{row} = {table}.{row}").body[0] for table, row in sorted(self.rows)] + body
        return node

    def _body(self, body: list[ast.stmt]) -> list[ast.stmt]:
        return [self.visit(statement) for statement in body if not self._only_tells(statement)]

    def _only_tells(self, statement: ast.stmt) -> bool:
        if not isinstance(statement, ast.Expr):
            return False
        value = statement.value
        if isinstance(value, ast.Call) and isinstance(value.func, ast.Name):
            return self.space.get(value.func.id) in SILENT
        return isinstance(value, ast.Constant)

    def generic_visit(self, node: ast.AST) -> ast.AST:
        """Anything else, with blocks left valid when all they did was tell."""
        for name, value in ast.iter_fields(node):
            if isinstance(value, list) and value and isinstance(value[0], ast.stmt):
                told = self._body(value)
                setattr(node, name, told or ([] if name == "orelse" else [ast.Pass()]))
            elif isinstance(value, list):
                setattr(node, name, [self.visit(item) if isinstance(item, ast.AST) else item for item in value])
            elif isinstance(value, ast.AST):
                setattr(node, name, self.visit(value))
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        """A plain assignment."""
        assert node.value is not None
        return self.generic_visit(ast.Assign([node.target], node.value, lineno=node.lineno))

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        """A card of a pile, a clause of a book, or a number of a row."""
        inner = node.value
        if isinstance(inner, ast.Subscript) and isinstance(inner.value, ast.Attribute) and inner.value.attr == "pile":
            start = self._start(self.visit(inner.slice))
            index = ast.BinOp(start, ast.Add(), self.visit(node.slice))
            return self._read(ast.Subscript(self.visit(inner.value), index, node.ctx))
        row = self._constant(inner)
        if row and isinstance(node.slice, ast.Constant) and isinstance(node.slice.value, int):
            return ast.Constant(row[node.slice.value])
        if row and _neighbours(row) and not self.source.careful:
            return ast.BinOp(ast.Constant(row[0]), ast.Add(), self.visit(node.slice))
        self.generic_visit(node)
        numbers = isinstance(node.value, ast.Name) and node.value.id in self.numbers
        return self._read(node) if numbers else node

    def _constant(self, node: ast.expr) -> tuple[int, ...]:
        """The row of the module that a name means, if it does."""
        value = self.space.get(node.id) if isinstance(node, ast.Name) and node.id not in self.local else None
        return value if isinstance(value, tuple) else ()

    def visit_For(self, node: ast.For) -> ast.AST:
        """Through neighbouring piles as through numbers."""
        row = self._constant(node.iter)
        if row and _neighbours(row):
            node.iter = ast.parse(f"range({row[0]}, {row[-1] + 1})", mode="eval").body
        return self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        """Among neighbouring piles: between the first and the last."""
        row = self._constant(node.comparators[0])
        if isinstance(node.ops[0], ast.In) and row and _neighbours(row):
            node = ast.Compare(ast.Constant(row[0]), [ast.LtE(), ast.LtE()], [node.left, ast.Constant(row[-1])])
        return self.generic_visit(node)

    def _read(self, node: ast.Subscript | ast.Attribute) -> ast.expr:
        """A number read from a row, as a plain integer (a GPU's simulator would reckon with it in 8 bits)."""
        if self.source.target == "gpu" and isinstance(node.ctx, ast.Load):
            return _plain(node)
        return node

    def _start(self, pile: ast.expr) -> ast.expr:
        if isinstance(pile, ast.Constant):
            assert isinstance(pile.value, int)
            return ast.Constant(self.source.starts[pile.value])
        return self._read(ast.Subscript(ast.Name("PILE_AT", ast.Load()), pile, ast.Load()))

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        """A constant of the game, or a field of the state."""
        if node.attr.isupper():
            constant = getattr(self.source.game.table_type, node.attr)
            return self._row(self.source.constant(node.attr, constant))
        if isinstance(node.value, ast.Name) and node.attr in self.source.rows:
            if node.value.id not in self.arguments:
                return node
            self.rows.add((node.value.id, node.attr))
            return self._row(f"{node.value.id}_{node.attr}")
        return self._read(node) if node.attr in self.source.scalars else node

    def _row(self, name: str) -> ast.Name:
        self.numbers.add(name)
        return ast.Name(name, ast.Load())

    def visit_Call(self, node: ast.Call) -> ast.AST:
        """Numbers go into a function as one type, so that each is compiled once."""
        callee = self.space.get(node.func.id) if isinstance(node.func, ast.Name) else None
        if isinstance(callee, Again) and not callee.name:
            return self._too_deep()
        rule = callee.rule if isinstance(callee, Again) else callee
        if isinstance(rule, types.FunctionType):
            named = list(zip(rule.__code__.co_varnames, node.args, strict=False))
            hints, handed = rule.__annotations__, {}
            for name, part in named:
                if hints.get(name) in HANDED and isinstance(part, ast.Name):
                    handed[name] = self.space[part.id]
            node.args = [part for name, part in named if name not in handed]
            if handed:
                node.func = ast.Name(self.source.add(rule, **handed), ast.Load())
                self.local.add(node.func.id)  # which is its name in the source already
            self.generic_visit(node)
            names = [name for name, _ in named if name not in handed]
            node.args = [
                _plain(part) if hints.get(name) == "int" else part for name, part in zip(names, node.args, strict=True)
            ]
            return node
        return self.generic_visit(node)

    def _too_deep(self) -> ast.expr:
        """What stands for a call that would be one too many: nothing, or in the careful form a fault."""
        fault = ast.Call(ast.Name("careful_too_deep", ast.Load()), [], [])
        return cast(ast.expr, self.visit(fault)) if self.source.careful else ast.Constant(False)

    def visit_Name(self, node: ast.Name) -> ast.AST:
        """A number, a row of numbers or a function of the module the rule stands in."""
        if node.id in self.local or node.id not in self.space:
            return node
        value = self.space[node.id]
        if isinstance(value, Again):
            return ast.Name(value.name, ast.Load())
        if isinstance(value, bool | int):
            return ast.Constant(value)
        if isinstance(value, tuple):
            return self._row(self.source.constant(f"{_flat(self.space['__name__'])}__{node.id}", value))
        return ast.Name(self.source.add(value), ast.Load())


def _flat(module: str) -> str:
    """A module's dotted name as part of a name."""
    return module.removeprefix("kibitz.").replace(".", "_")


def _name(f: Callable[..., Any]) -> str:
    """A function's name in the source."""
    return f"{_flat(f.__module__)}__{f.__name__}"


def _handed(value: Function | Places) -> str:
    """What a function was handed, as a part of its name."""
    return f"{value[0]}" if isinstance(value, tuple) else _name(value)


def _neighbours(row: tuple[int, ...]) -> bool:
    """Whether numbers follow each other one by one, as those of piles do that are declared together."""
    return row == tuple(range(row[0], row[0] + len(row)))


def _plain(value: ast.expr) -> ast.expr:
    """The source of a number as one plain integer."""
    return ast.Call(ast.Name("int64", ast.Load()), [value], [])
