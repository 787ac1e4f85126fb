"""What rules may say.

They run in plain Python, on the CPU and on a GPU, and give the same game there. So they know whole numbers, rows of
them, loops and conditions, the fields of their table, and functions of the same kind. `checker.py` finds the functions.
"""

from __future__ import annotations

import ast
import builtins
from collections.abc import Callable, Iterable
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any

from kibitz.errors import brief, did_you_mean
from kibitz.kernel.clauses import Book
from kibitz.kernel.speeds.loops import LOOPS
from kibitz.kernel.state import NUMBERS, SECRET_FIELDS, State
from kibitz.kernel.words import recursive

if TYPE_CHECKING:
    from kibitz.kernel.speeds.checker import Rules

KNOWN = {"range", "len", "min", "max", "abs", "int", "bool"}
"""What of Python's own functions rules may call."""
CARDS = ("seen", "fresh", "traced")
HIDDEN = ("rng", "log", "chance")
"""Fields of the state that are the kernel's alone."""

INSTEAD: dict[type[ast.AST], str] = {
    ast.Assert: "rules raise nothing: what is not allowed is refused by a clause that `may` or `when` returns",
    ast.Await: "rules wait for nothing",
    ast.ClassDef: "a class cannot be compiled: declare numbers and rows in the table",
    ast.Delete: "nothing can be deleted: set it to 0",
    ast.Dict: "rules know no dictionaries: declare a row in the table, or write a tuple of numbers beside the rules",
    ast.DictComp: "write a loop: `for seat in range(s.seats):`",
    ast.Div: "/ makes fractions: use //",
    ast.FunctionDef: "a function inside another cannot be compiled: put it beside the others",
    ast.GeneratorExp: "write a loop: `for seat in range(s.seats):`",
    ast.Global: "what changes in a game belongs to its table: declare a field there",
    ast.Import: "import at the top of the file, and only the kernel's words and other rules",
    ast.ImportFrom: "import at the top of the file, and only the kernel's words and other rules",
    ast.Is: "compare numbers with ==",
    ast.IsNot: "compare numbers with !=",
    ast.JoinedStr: "rules know no texts: use a number, or a clause",
    ast.Lambda: "write a function with a name, beside the others",
    ast.List: "rules make no lists: declare a row in the table (PerSeat), or write a tuple of numbers beside the rules",
    ast.ListComp: "write a loop: `for seat in range(s.seats):`",
    ast.MatMult: "rules know no matrices",
    ast.Nonlocal: "what changes in a game belongs to its table: declare a field there",
    ast.Pow: "write a product, or `1 << n` for a power of two",
    ast.Raise: "rules raise nothing: what is not allowed is refused by a clause that `may` or `when` returns",
    ast.Set: "a set of seats is a number: `among(seat, seats)` asks, `adding(seats, seat)` adds",
    ast.SetComp: "write a loop: `for seat in range(s.seats):`",
    ast.Slice: "rows have no slices: write a loop over their places",
    ast.Starred: "name every value",
    ast.Try: "rules raise and catch nothing: ask beforehand",
    ast.With: "rules open nothing",
    ast.Yield: "rules wait for nothing: what an action does is its whole consequence",
    ast.YieldFrom: "rules wait for nothing: what an action does is its whole consequence",
}
CALLED_INSTEAD = {
    "all": "write a loop",
    "any": "write a loop",
    "sum": "write a loop; `total` adds up a pile",
    "sorted": "write a loop; rows are sorted in place",
    "enumerate": "count with range(…)",
    "zip": "count with range(…)",
    "print": "`tell` says what happened; a table shows it in `table.events(None)`",
    "float": "use whole numbers, and //",
    "round": "use whole numbers, and //",
    "divmod": "use // and %",
    "pow": INSTEAD[ast.Pow],
    "input": "rules ask nobody: an action is the answer",
}
PLAIN = (
    ast.Add, ast.And, ast.AnnAssign, ast.Assign, ast.AugAssign, ast.BinOp, ast.BitAnd, ast.BitOr, ast.BitXor,
    ast.BoolOp, ast.Break, ast.Compare, ast.Continue, ast.Eq, ast.Expr, ast.FloorDiv, ast.Gt, ast.GtE, ast.If,
    ast.IfExp, ast.In, ast.Invert, ast.LShift, ast.Lt, ast.LtE, ast.Mod, ast.Mult, ast.Not, ast.NotEq, ast.NotIn,
    ast.Or, ast.Pass, ast.RShift, ast.Return, ast.Sub, ast.Tuple, ast.UAdd, ast.USub, ast.UnaryOp, ast.While,
    ast.keyword,
)  # fmt: skip
"""What needs no closer look than at its parts."""


def of_the_kernel(f: Callable[..., Any]) -> bool:
    """Whether a function is one of the kernel's words, which are as they should be."""
    return f.__module__.startswith("kibitz.kernel.")


class Reader(ast.NodeVisitor):
    """One function of the rules."""

    def __init__(self, rules: Rules, f: FunctionType, node: ast.FunctionDef) -> None:
        self.rules, self.f, self.node = rules, f, node
        self.table: type[State] = rules.game.table_type
        stored = {n.id for n in ast.walk(node) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
        self.local = {a.arg for a in node.args.args} | stored
        self.loop: ast.expr | None = None

    def tell(self, node: ast.AST, said: str) -> None:
        """Write down what is wrong with a part of it."""
        self.rules.tell(self.f, node, said)

    def read(self) -> None:
        """All of it, but for its docstring and annotations."""
        arguments = self.node.args
        if arguments.vararg or arguments.kwarg or arguments.kwonlyargs:
            self.tell(self.node, "rules have plain arguments: no *, no **")
        if self.node.decorator_list and not self._recursive():
            self.tell(self.node, "a decorator is lost when rules are compiled: do without it")
        for default in arguments.defaults:
            self.visit(default)
        for statement in self.node.body:
            self.visit(statement)

    def _recursive(self) -> bool:
        """Whether it says how deep it calls itself, and nothing else."""
        match self.node.decorator_list:
            case [ast.Call(func=ast.Name(id=name))]:
                return self.f.__globals__.get(name) is recursive
        return False

    def generic_visit(self, node: ast.AST) -> None:
        """Its parts, if it is something that rules may say."""
        if isinstance(node, PLAIN):
            super().generic_visit(node)
        elif not isinstance(node, ast.expr_context):
            name = type(node).__name__.lower()
            self.tell(node, INSTEAD.get(type(node), f"rules cannot say this ({name}): it would not compile"))

    def visit_Expr(self, node: ast.Expr) -> None:
        """A call, or a docstring."""
        value = node.value
        if isinstance(value, ast.Constant) and isinstance(value.value, str):
            return
        if isinstance(
            value, ast.Name | ast.Attribute | ast.Subscript | ast.Compare | ast.BinOp | ast.BoolOp | ast.Constant
        ):
            self.tell(node, "this line does nothing: a number is set with =, a rule is called with ()")
        self.visit(value)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        """Tell of an operator where it stands."""
        self._operator(node, node.op)
        self.visit(node.left)
        self.visit(node.right)

    def _operator(self, node: ast.AST, operator: ast.operator) -> None:
        if not isinstance(operator, PLAIN):
            self.tell(node, INSTEAD[type(operator)])

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        """As a value, and as a place for one."""
        self._operator(node, node.op)
        self.visit(node.target)
        self.visit(node.value)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        """As a plain assignment."""
        self.visit(node.target)
        if node.value is not None:
            self.visit(node.value)

    def visit_Assign(self, node: ast.Assign) -> None:
        """Several names may be set at once, fields one by one."""
        for target in node.targets:
            if isinstance(target, ast.Tuple) and not all(isinstance(part, ast.Name) for part in target.elts):
                self.tell(node, "set fields one at a time")
            self.visit(target)
        self.visit(node.value)

    def visit_Compare(self, node: ast.Compare) -> None:
        """Numbers with numbers."""
        for operator in node.ops:
            if isinstance(operator, ast.Is | ast.IsNot):
                self.tell(node, INSTEAD[type(operator)])
        for part in (node.left, *node.comparators):
            self.visit(part)

    def visit_For(self, node: ast.For) -> None:
        """Through numbers, or through a row."""
        row = isinstance(node.iter, ast.Name | ast.Attribute | ast.Tuple)
        called = node.iter.func if isinstance(node.iter, ast.Call) else None
        known = isinstance(called, ast.Name) and (called.id == "range" or self._word(called) in LOOPS)
        if not row and not known:
            self.tell(node, "loops go through range(…), each(…) or cards(…): `for seat in range(s.seats):`")
        self.loop = node.iter
        self.visit(node.target)
        self.visit(node.iter) if not isinstance(node.iter, ast.Attribute) else self._field(node.iter, "row")
        for statement in (*node.body, *node.orelse):
            self.visit(statement)

    def visit_Constant(self, node: ast.Constant) -> None:
        """A whole number, or True or False."""
        if isinstance(node.value, int):
            return
        said = {
            str: "rules know no texts: use a number with a name, or a clause",
            float: "rules know whole numbers only",
            type(None): "rules know no None: NO_CARD is no card, 0 no clause",
        }
        self.tell(node, said.get(type(node.value), f"rules know whole numbers only, not {brief(node.value)}"))

    def visit_Name(self, node: ast.Name) -> None:
        """A name of the function, or a number or row of its module."""
        if node.id in self.local:
            return
        if node.id not in self.f.__globals__:
            self._unknown(node, node.id)
            return
        value = self.f.__globals__[node.id]
        if isinstance(value, Book):
            self.tell(node, f"{node.id} is a book of clauses: name the clause, as in {node.id}[1]")
        elif isinstance(value, tuple):
            if not all(isinstance(number, int) for number in value):
                self.tell(node, f"{node.id} must be a row of whole numbers, not of anything else")
        elif not isinstance(value, int):
            self.tell(node, f"{node.id} {_wrong_kind(value)}")

    def _unknown(self, node: ast.AST, name: str) -> None:
        if hasattr(builtins, name):
            said = CALLED_INSTEAD.get(name, f"of Python's own functions there are {', '.join(sorted(KNOWN))}")
            self.tell(node, f"{name} is not for rules: {said}")
        else:
            near = [known for known in (*self.f.__globals__, *self.local) if not known.startswith("_")]
            self.tell(node, f"nothing here is called {name}. {_guess(name, near)}".rstrip())

    def visit_Call(self, node: ast.Call) -> None:
        """A word of the kernel, another rule, or one of Python's few."""
        called = node.func
        if isinstance(called, ast.Name):
            self._called(node, called)
        elif isinstance(called, ast.Attribute):
            self._foreign(called, called=True)
        else:
            self.tell(node, "call a function by its name")
        f = self._word(called)
        hints = f.__annotations__ if isinstance(f, FunctionType) else {}
        names = f.__code__.co_varnames if isinstance(f, FunctionType) else ()
        for i, argument in enumerate((*node.args, *(keyword.value for keyword in node.keywords))):
            if i < len(names) and hints.get(names[i]) == "Rule":
                self._handed(argument)
            elif isinstance(argument, ast.Attribute):
                self._field(argument, "any")
            else:
                self.visit(argument)

    def _word(self, node: ast.expr) -> Any:
        """What a name of the module means."""
        return self.f.__globals__.get(node.id) if isinstance(node, ast.Name) and node.id not in self.local else None

    def _handed(self, node: ast.expr) -> None:
        """A rule that is handed to a word, or handed on."""
        if isinstance(node, ast.Name) and self.f.__annotations__.get(node.id) == "Rule":
            return
        f = self._word(node)
        if not isinstance(f, FunctionType) or not isinstance(node, ast.Name):
            self.tell(node, "hand over a rule by its name: a function of the table and a seat")
            return
        if f.__code__.co_argcount != 2:
            self.tell(node, f"{node.id} has {f.__code__.co_argcount} arguments, not 2: the table and a seat")
        if not of_the_kernel(f):
            self.rules.calls[self.f].setdefault(f, ast.copy_location(ast.Call(node, [], []), node))
            self.rules.follow(f, node.id)

    def _called(self, node: ast.Call, called: ast.Name) -> None:
        if called.id in self.local:
            self.tell(node, f"{called.id} is a number here: a function is called by its own name")
            return
        if called.id not in self.f.__globals__:
            if called.id not in KNOWN:
                self._unknown(node, called.id)
            return
        f = self.f.__globals__[called.id]
        if not isinstance(f, FunctionType):
            self.tell(node, f"{called.id} {_wrong_kind(f)}")
            return
        if f in LOOPS and node is not self.loop:
            self.tell(node, f"{called.id} is for a loop: `for one in {called.id}(…):`")
        arguments, several = f.__code__.co_argcount, bool(f.__code__.co_flags & 4)
        least = arguments - len(f.__defaults__ or ())
        given = len(node.args) + len(node.keywords)
        if not several and not least <= given <= arguments:
            self.tell(node, f"{called.id} has {arguments} arguments, not {given}")
        if not of_the_kernel(f):
            self.rules.calls[self.f].setdefault(f, node)
            self.rules.follow(f, called.id)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        """A number of the table."""
        self._field(node, "number")
        self._set(node, node)

    def _set(self, field: ast.Attribute, place: ast.Attribute | ast.Subscript) -> None:
        """What is set must not be an option."""
        if isinstance(place.ctx, ast.Store) and field.attr in self.table.CHOSEN:
            said = f"{field.attr} is an option, which nobody changes while a game is on: declare a field of the table"
            self.tell(place, said)

    def _field(self, node: ast.Attribute, wanted: str) -> None:
        """A field of the table must be there, and be a number or a row, as it is used."""
        if not isinstance(node.value, ast.Name) or node.value.id not in self.local:
            self._foreign(node)
            return
        rows = {*CARDS, "pile", *(name for name, length in self.table.FIELDS.items() if length)}
        numbers = {*NUMBERS, *(name for name, length in self.table.FIELDS.items() if not length)}
        name = node.attr
        if name in SECRET_FIELDS and self.table.SECRETS:
            said = "`write` and `roll` set a secret number, `written` reads it, `show_written` and `rub_out` end it"
            self.tell(node, f"{name} is the kernel's own: {said}")
        elif name in HIDDEN:
            self.tell(node, f"{name} is the kernel's own: chance is asked by `draw` and `lot`, and `tell` tells")
        elif name.isupper():
            self._constant(node, wanted)
        elif name not in rows | numbers:
            self.tell(node, f"the table has no field {name}. {_guess(name, rows | numbers)}".rstrip())
        elif name in rows and wanted == "number":
            self.tell(node, f"{name} is a row: name the place, as in {ast.unparse(node)}[seat]")
        elif name in numbers and wanted == "row":
            self.tell(node, f"{name} is one number, not a row")
        elif name == "pile" and wanted in ("row", "any"):
            self.tell(node, "a card is named by pile and place: s.pile[pile][1] is the lowest; `size` counts them")

    def _constant(self, node: ast.Attribute, wanted: str) -> None:
        value = getattr(self.table, node.attr, None)
        if not isinstance(value, tuple) or not all(isinstance(number, int) for number in value):
            self.tell(node, f"{node.attr} must be a row of whole numbers in the class of the table")
        elif wanted == "number" or not isinstance(node.ctx, ast.Load):
            self.tell(node, f"{node.attr} is a row of the game's own numbers, which never change: name a place")

    def _foreign(self, node: ast.Attribute, called: bool = False) -> None:
        """Something of anything else than the table."""
        owner = node.value.id if isinstance(node.value, ast.Name) else ""
        value = self.f.__globals__.get(owner)
        said = f"{ast.unparse(node)} is not for rules: "
        if isinstance(value, ModuleType) and value.__name__ == "random":
            said += "chance is asked by `draw` and `lot`, so that every deal can be repeated"
        elif isinstance(value, ModuleType):
            said += "they use the kernel's words, numbers, and other rules, each imported by its name"
        else:
            said += "rules call functions by their names" if called else "only the table has fields"
        self.tell(node, said)

    def visit_Subscript(self, node: ast.Subscript) -> None:
        """A card of a pile, a clause of a book, a number of a row."""
        inner, at = node.value, node.slice
        if isinstance(inner, ast.Subscript) and isinstance(inner.value, ast.Attribute) and inner.value.attr == "pile":
            self._field(inner.value, "pile")
            self._place(inner.slice)
        elif isinstance(inner, ast.Attribute):
            self._field(inner, "row")
            self._set(inner, node)
        elif isinstance(inner, ast.Name) and isinstance(book := self.f.__globals__.get(inner.id), Book):
            last = len(book) - 1
            if not isinstance(at, ast.Constant) or not isinstance(at.value, int) or not 1 <= at.value <= last:
                self.tell(node, f"the book {inner.id} has the clauses {inner.id}[1] to {inner.id}[{last}]")
            return
        elif isinstance(inner, ast.Name):
            self.visit(inner)
        else:
            self.tell(node, "a row is named, and then its place: row[k]")
        self._place(at)

    def _place(self, at: ast.expr) -> None:
        if isinstance(at, ast.UnaryOp) and isinstance(at.op, ast.USub) and isinstance(at.operand, ast.Constant):
            self.tell(at, "places count from 0 on; `top` is the topmost card")
        self.visit(at)


class Refusing:
    """What `may` and `when` return: OK or a clause, on every way through."""

    def __init__(self, rules: Rules, f: FunctionType, what: str) -> None:
        self.rules, self.f, self.what = rules, f, what

    def read(self, node: ast.FunctionDef) -> None:
        """Every return, and the end."""
        for one in ast.walk(node):
            if isinstance(one, ast.Return):
                self._returned(one, one.value)
        if not _returns(node.body):
            self._tell(node, "comes to its end without a return")

    def _tell(self, node: ast.AST, said: str) -> None:
        self.rules.tell(self.f, node, f"{self.what} {said}: it returns OK, or the clause that refuses")

    def _returned(self, node: ast.Return, value: ast.expr | None) -> None:
        match value:
            case None:
                self._tell(node, "returns nothing")
            case ast.IfExp(body=one, orelse=two):
                self._returned(node, one)
                self._returned(node, two)
            case ast.Constant(value=number) if number != 0 or isinstance(number, bool):
                self._tell(node, f"returns {number!r}")
            case ast.Compare() | ast.BoolOp() | ast.UnaryOp(op=ast.Not()):
                self._tell(node, "returns True or False")
            case ast.Call(func=ast.Name(id=name)):
                f = self.f.__globals__.get(name)
                if isinstance(f, FunctionType) and f.__annotations__.get("return") in ("bool", bool, "None", None):
                    self._tell(node, f"returns what {name} does, which is no clause")


def _returns(body: list[ast.stmt]) -> bool:
    """Whether a block never comes to its end."""
    for statement in body:
        match statement:
            case ast.Return():
                return True
            case ast.If(body=one, orelse=two) if _returns(one) and _returns(two):
                return True
            case ast.While(test=ast.Constant(value=value)) if value:
                return True
    return False


def _guess(name: str, names: Iterable[str]) -> str:
    """The name that was perhaps meant."""
    said = did_you_mean(name, names)
    return said if said.startswith("Did") else ""


def _wrong_kind(value: object) -> str:
    """Why a name of the module is of no use to rules."""
    match value:
        case list() | dict() | set():
            return "can change, and would not when compiled: write a tuple of numbers, or declare a field in the table"
        case str():
            return "is a text: use a number with a name, or a clause"
        case float():
            return "is no whole number"
        case FunctionType():
            return "is a function: call it with ()"
        case ModuleType() | type():
            return "is not for rules: they use the kernel's words, numbers, and other rules"
        case _ if callable(value):
            return "is not for rules: they use the kernel's words, and functions that stand in a file"
        case _:
            return f"is a {type(value).__name__}, and rules know numbers and rows of numbers"
