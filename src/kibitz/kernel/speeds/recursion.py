"""A rule that calls itself, as a loop that remembers what its calls were about: for a GPU, which cannot follow them.

Copies of the rule, one for each depth, would do too. But the threads of a GPU go on together only where they are in
the same code: with the seven copies that Extreme needs it played at 0.6 of this speed and compiled 2.5 times as long.

The rule is cut into blocks, where it calls itself and where a loop around such a call begins; a number says which block
is next. In short:

    def can_lay(s, need):                         while True:
        for pile in PILES:                            if block == 0:
            lay(s, pile)                                  pile = -1; block = 2
            found = can_lay(s, need - 1)              if block == 2:
            take_back(s, pile)            becomes         pile += 1
            if found:                                     if pile < 4: lay(s, pile); (pile and need are kept)
                return True                                            need = need - 1; block = 0
        return False                                      else: answer = False; block = 1
                                                      if block == 1: (pile and need are as they were); block = 3
                                                      if block == 3: found = answer; take_back(s, pile); …
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from kibitz.errors import BadRules

BEGIN, RETURN = 0, 1
"""The blocks in which a call begins and ends."""


class EnclosingLoop(NamedTuple):
    """The loop around a statement: the blocks that `continue` and `break` lead to."""

    again: int
    done: int


class Turns(NamedTuple):
    """How a loop goes: what stands before it; then each time how it counts, whether there is another, and its name."""

    first: list[ast.stmt]
    counted: list[ast.stmt]
    another: ast.expr
    named: list[ast.stmt]


class Call(NamedTuple):
    """A call of the rule by itself: the statements that will make it, what they hand on, and the block after it."""

    made: list[ast.stmt]
    arguments: list[ast.expr]
    resume: int


@dataclass(frozen=True)
class Frame:
    """What is kept of a call while another one is open.

    Registers are quicker than memory, and memory that is half as wide is quicker than the other: cards, piles and
    what counts them lie side by side in one number for each name, eight bits a call; fields of the table take 16 bits.
    (Of Extreme's speed on an H200 that is a tenth.)
    """

    side_by_side: tuple[str, ...]
    in_memory: tuple[str, ...]
    bits: int
    deepest: int

    @classmethod
    def of(cls, kept: dict[str, int], deepest: int) -> Frame:
        """A frame for these names, by the bits that they take."""
        small = tuple(name for name, bits in kept.items() if bits == 8 and deepest <= 9)  # 8 times 8 bits
        others = tuple(name for name in kept if name not in small)
        return cls(small, others, 16 if all(kept[name] <= 16 for name in others) else 64, deepest)

    def room(self, stack: str) -> list[str]:
        """The lines that make room."""
        lines = [f"call_kept_{name} = 0" for name in self.side_by_side]
        many = self.deepest * len(self.in_memory)
        return [*lines, f"call_kept = {stack.format(many, self.bits)}"] if many else lines

    def keep(self) -> list[str]:
        """The lines that keep the names' values."""
        lines = [f"call_kept_{name} = call_kept_{name} << 8 | {name}" for name in self.side_by_side]
        return lines + [f"{self._place(i)} = {name}" for i, name in enumerate(self.in_memory)]

    def take_back(self) -> list[str]:
        """The lines that give the names the values that were kept last."""
        lines = [f"{name} = call_kept_{name} & 255\ncall_kept_{name} >>= 8" for name in self.side_by_side]
        return lines + [f"{name} = int64({self._place(i)})" for i, name in enumerate(self.in_memory)]

    def _place(self, i: int) -> str:
        return f"call_kept[call_depth * {len(self.in_memory)} + {i}]"


def calls_itself(rule: str, node: ast.AST) -> bool:
    """Whether the rule of this name is called somewhere in it."""
    return any(_is_call(rule, inner) for inner in ast.walk(node))


def looped(node: ast.FunctionDef, space: dict[str, Any], deepest: int, stack: str) -> ast.FunctionDef:
    """A function that calls itself, without such calls; `space` is what its names mean, `stack` makes room for numbers.

    A call that is deeper than `deepest` gives False.
    """
    return Looped(node, space, deepest).written(stack)


class Looped:
    """A function on its way: its blocks, in each of which the last statement that is reached names the next block."""

    def __init__(self, node: ast.FunctionDef, space: dict[str, Any], deepest: int) -> None:
        self.node = node
        self.space = space
        self.deepest = deepest
        self.blocks: list[list[ast.stmt]] = [[], []]
        self.calls: list[Call] = []
        self.loops = 0
        self.counting: dict[str, int] = {}  # the names that count loops, and how many bits they take
        self.blocks[BEGIN] = self._flow(self._lowered(node.body), RETURN, None)

    # --- every call in a line of its own -----------------------------------------------------------------------------

    def _lowered(self, body: Sequence[ast.stmt]) -> list[ast.stmt]:
        """The same statements, in which the rule is called as `found = can_lay(…)` and not otherwise."""
        lines: list[ast.stmt] = []
        for statement in body:
            if not calls_itself(self.node.name, statement):
                lines.append(statement)
            elif isinstance(statement, ast.Return) and statement.value is not None:
                lines += [*self._asked("call_answer", statement.value), *_parsed("return call_answer")]
            elif isinstance(statement, ast.Assign) and [type(to) for to in statement.targets] == [ast.Name]:
                lines += self._assigned(statement)
            elif isinstance(statement, ast.Expr) and _is_call(self.node.name, statement.value):
                lines += self._asked("call_unused", statement.value)
            elif isinstance(statement, ast.If):
                test = statement.test
                if calls_itself(self.node.name, test):
                    test = self._first(test, lines)
                lines.append(ast.If(test, self._lowered(statement.body), self._lowered(statement.orelse)))
            elif isinstance(statement, ast.For) and not calls_itself(self.node.name, statement.iter):
                inner = self._lowered(statement.body), self._lowered(statement.orelse)
                lines.append(ast.For(statement.target, statement.iter, *inner))
            elif isinstance(statement, ast.While) and not calls_itself(self.node.name, statement.test):
                lines.append(ast.While(statement.test, self._lowered(statement.body), self._lowered(statement.orelse)))
            else:
                raise self._unclear(statement)
        return lines

    def _assigned(self, statement: ast.Assign) -> list[ast.stmt]:
        """A name gets a value that may itself need what the name was: `found = found and can_lay(…)`."""
        (name,) = _stored(statement.targets[0])
        if name not in _read(statement.value):
            return self._asked(name, statement.value)
        lines: list[ast.stmt] = []
        value = self._first(statement.value, lines)
        return [*lines, ast.Assign(statement.targets, value)]

    def _asked(self, name: str, value: ast.expr) -> list[ast.stmt]:
        """`name = value`, where `value` asks the rule itself: alone, after `and`, `or` and `not`, or among numbers."""
        given = ast.Assign([ast.Name(name, ast.Store())], value)
        if not calls_itself(self.node.name, value):
            return [given]
        if isinstance(value, ast.BoolOp):
            first, *others = value.values
            rest = others[0] if len(others) == 1 else ast.BoolOp(value.op, others)
            test = name if isinstance(value.op, ast.And) else f"not {name}"
            return [*self._asked(name, first), ast.If(_value(test), self._asked(name, rest), [])]
        if isinstance(value, ast.UnaryOp) and isinstance(value.op, ast.Not):
            return [*self._asked(name, value.operand), *_parsed(f"{name} = not {name}")]
        if _is_call(self.node.name, value):
            if any(calls_itself(self.node.name, part) for part in ast.iter_child_nodes(value)):
                raise self._unclear(value)
            return [given]
        before: list[ast.stmt] = []
        given.value = self._named(value, before)
        return [*before, given]

    def _named(self, value: ast.expr, before: list[ast.stmt]) -> ast.expr:
        """A sum or the like in which the rule's answers have names, if nothing in it could change by asking first."""
        match value:
            case ast.Constant() | ast.Name():
                return value
            case ast.BinOp(left, op, right):
                return ast.BinOp(self._named(left, before), op, self._named(right, before))
            case ast.UnaryOp(op, operand):
                return ast.UnaryOp(op, self._named(operand, before))
            case ast.Compare(left, ops, others):
                return ast.Compare(self._named(left, before), ops, [self._named(one, before) for one in others])
        if not _is_call(self.node.name, value):
            raise self._unclear(value)
        return self._first(value, before)

    def _first(self, value: ast.expr, before: list[ast.stmt]) -> ast.Name:
        """A name of its own for a value, which is asked for before."""
        self.loops += 1
        name = f"call_{self.loops}"
        before += self._asked(name, value)
        return ast.Name(name, ast.Load())

    def _unclear(self, node: ast.AST) -> BadRules:
        rule = self.node.name
        return BadRules(f"{rule} calls itself in `{ast.unparse(node)}`: let it do so in a line of its own")

    # --- into blocks -------------------------------------------------------------------------------------------------

    def _flow(self, body: Sequence[ast.stmt], then: int, around: EnclosingLoop | None) -> list[ast.stmt]:
        """Statements as they stand in a block, up to those that name the next; what follows a call is in another."""
        for i, statement in enumerate(body):
            if not self._is_plain(statement):
                return [*body[:i], *self._cut(statement, body[i + 1 :], then, around)]
        return [*body, *_go(then)]

    def _is_plain(self, statement: ast.stmt) -> bool:
        """Whether it stays whole: the rule does not call itself in it, and nothing leads out of it."""
        if calls_itself(self.node.name, statement):
            return False
        return not any(isinstance(n, ast.Return | ast.Break | ast.Continue) for n in ast.walk(statement))

    def _cut(
        self, statement: ast.stmt, rest: Sequence[ast.stmt], then: int, around: EnclosingLoop | None
    ) -> Sequence[ast.stmt]:
        if isinstance(statement, ast.Return):
            answer = statement.value or ast.Constant(False)
            return [ast.Assign([ast.Name("call_answer", ast.Store())], answer), *_go(RETURN)]
        if isinstance(statement, ast.Break | ast.Continue):
            assert around is not None
            return _go(around.done if isinstance(statement, ast.Break) else around.again)
        if isinstance(statement, ast.If):
            return [self._branch(statement, rest, then, around)]
        if isinstance(statement, ast.For | ast.While):
            return self._loop(statement, self._after(rest, then, around), around)
        assert isinstance(statement, ast.Assign) and isinstance(statement.value, ast.Call)
        return self._call(statement.targets, statement.value, rest, then, around)

    def _after(self, rest: Sequence[ast.stmt], then: int, around: EnclosingLoop | None) -> int:
        """The block of what follows a statement."""
        return self._block(self._flow(rest, then, around)) if rest else then

    def _block(self, body: list[ast.stmt]) -> int:
        self.blocks.append(body)
        return len(self.blocks) - 1

    def _branch(self, node: ast.If, rest: Sequence[ast.stmt], then: int, around: EnclosingLoop | None) -> ast.If:
        if isinstance(node.body[-1], ast.Return | ast.Break | ast.Continue) and not node.orelse:
            return ast.If(node.test, self._flow(node.body, then, around), self._flow(rest, then, around))
        after = self._after(rest, then, around)
        return ast.If(node.test, self._flow(node.body, after, around), self._flow(node.orelse, after, around))

    def _loop(self, node: ast.For | ast.While, after: int, around: EnclosingLoop | None) -> list[ast.stmt]:
        """What goes before a loop; the loop itself begins a block."""
        head = self._block([])
        turns = self._through(node) if isinstance(node, ast.For) else Turns([], [], node.test, [])
        body = self._flow([*turns.named, *node.body], head, EnclosingLoop(head, after))
        over = self._flow(node.orelse, after, around)
        self.blocks[head] = [*turns.counted, ast.If(turns.another, body, over)]
        return [*turns.first, *_go(head)]

    def _through(self, node: ast.For) -> Turns:
        self.loops += 1
        target, at, to = ast.unparse(node.target), f"call_at_{self.loops}", f"call_to_{self.loops}"
        start, stop = self._bounds(node.iter)
        before, named = [], [f"{target} = {at}"]
        if self._counts_itself(node):
            at, named = target, []
        self.counting[at] = max(_bits(_value(start)), _bits_below(_value(stop)))
        if not stop.isdigit():
            before, stop = [f"{to} = {stop}"], to
        first = _parsed(*before, f"{at} = {start} - 1")
        return Turns(first, _parsed(f"{at} += 1"), _value(f"{at} < {stop}"), _parsed(*named))

    def _bounds(self, given: ast.expr) -> tuple[str, str]:
        """The first of the numbers that a loop goes through, and where it stops."""
        if isinstance(given, ast.Name) and isinstance(row := self.space.get(given.id), tuple):
            if row == tuple(range(row[0], row[0] + len(row))):
                return str(row[0]), str(row[-1] + 1)
        elif isinstance(given, ast.Call) and _is_call("range", given) and len(given.args) < 3:
            start, stop = ("0", *map(ast.unparse, given.args))[-2:]
            return start, stop
        raise BadRules(f"{self.node.name} calls itself in a loop through {ast.unparse(given)}: use `range`, or piles")

    def _counts_itself(self, node: ast.For) -> bool:
        """Whether the name of a loop can count it: nobody else sets it, or asks for it when the loop is over."""
        name = ast.unparse(node.target)
        inside, everywhere = (sum(_names(name, part)) for part in (node, self.node))
        return inside == everywhere and name not in set().union(*map(_stored, node.body))

    def _call(
        self, targets: list[ast.expr], call: ast.Call, rest: Sequence[ast.stmt], then: int, around: EnclosingLoop | None
    ) -> list[ast.stmt]:
        resume = self._block([])
        given: ast.stmt = ast.Assign(targets, ast.Name("call_answer", ast.Load()))
        self.blocks[resume] = [given, *self._flow(rest, then, around)]
        made = _parsed(f"call_resume = {resume}")
        self.calls.append(Call(made, call.args, resume))
        return [
            ast.If(_value(f"call_depth < {self.deepest - 1}"), made, [*_parsed("call_answer = False"), *_go(resume)])
        ]

    # --- what is kept ------------------------------------------------------------------------------------------------

    def _needed(self) -> list[set[str]]:
        """By block, the names whose values are needed in it or after it (the liveness of compilers)."""
        needed: list[set[str]] = [set() for _ in self.blocks]
        while True:
            now = [self._needed_by(body, set(), needed) for body in self.blocks]
            if now == needed:
                return now
            needed = now

    def _needed_by(self, body: Sequence[ast.stmt], names: set[str], needed: list[set[str]]) -> set[str]:
        for statement in reversed(body):
            if (following := _next(statement)) is not None:
                names = set(needed[following])
            elif isinstance(statement, ast.If):
                either = [self._needed_by(part, names, needed) for part in (statement.body, statement.orelse)]
                call = next((call for call in self.calls if call.made is statement.body), None)
                if call:
                    either += [needed[call.resume], *map(_read, call.arguments)]
                names = set().union(_read(statement.test), *either)
            elif isinstance(statement, ast.For | ast.While):
                names = names | _read(statement)
            else:
                names = names - _stored(statement) | _read(statement)
        return names

    def _bits(self, name: str) -> int:
        """How many bits the values of a name take, as far as can be told: 8, 16 or 64."""
        if name in self.counting:
            return self.counting[name]
        if name in (argument.arg for argument in self.node.args.args):
            return 64  # whatever the first call was given
        values = [value for block in self.blocks for line in block for value in _given(name, line)]
        return max(map(_bits, values), default=64)

    def _kept(self, changing: Iterable[str], stored: set[str]) -> list[str]:
        """The names whose values a call must find again when one of its own is over."""
        needed = self._needed()
        after = set().union(*(needed[call.resume] for call in self.calls))
        return sorted((stored | set(changing)) & after) + (["call_resume"] if len(self.calls) > 1 else [])

    def written(self, stack: str) -> ast.FunctionDef:
        """The function with its blocks in a loop."""
        parameters = [argument.arg for argument in self.node.args.args]
        set_here = {name for block in self.blocks for line in block for name in _stored(line)}
        stored = set_here - {"call_answer", "call_block", "call_resume"}
        changing = {p: i for i, p in enumerate(parameters) if p in stored or not self._handed_on(i, p)}
        frame = Frame.of({name: self._bits(name) for name in self._kept(changing, stored)}, self.deepest)
        for call in self.calls:
            given = {name: ast.unparse(call.arguments[i]) for name, i in changing.items()}
            hand_on = [f"call_next_{name} = {value}" for name, value in given.items()]
            hand_on += [f"{name} = call_next_{name}" for name in given]
            call.made.extend(_parsed(*frame.keep(), *hand_on, "call_depth += 1", *_go_to(BEGIN)))
        at_last = "if call_depth == 0:\n    return call_answer"
        self.blocks[RETURN] = _parsed(at_last, "call_depth -= 1", *frame.take_back(), "call_block = call_resume")
        first = [*frame.room(stack), *(f"{name} = 0" for name in sorted(stored - {*parameters}))]
        first += ["call_block = call_depth = call_resume = 0", "call_answer = False"]
        loop = ast.While(ast.Constant(True), [self._when(block) for block in self._order()], [])
        made = ast.FunctionDef(self.node.name, self.node.args, [*_parsed(*first), loop], [])
        (again,) = _parsed(ast.unparse(ast.fix_missing_locations(made)))
        assert isinstance(again, ast.FunctionDef)
        return again

    def _handed_on(self, place: int, parameter: str) -> bool:
        """Whether every call passes a parameter on as it is."""
        return all(isinstance(a := call.arguments[place], ast.Name) and a.id == parameter for call in self.calls)

    def _when(self, block: int) -> ast.If:
        return ast.If(_value(f"call_block == {block}"), self.blocks[block], [])

    def _order(self) -> list[int]:
        """Every block after those that lead to it, as far as that goes: one time through the loop does the more."""
        left: list[int] = []
        begun = set()

        def visit(block: int) -> None:
            if block not in begun:
                begun.add(block)
                for following in self._following(block):
                    visit(following)
                left.append(block)

        visit(BEGIN)
        return left[::-1]

    def _following(self, block: int) -> list[int]:
        if block == RETURN:
            return [call.resume for call in self.calls]
        inner = (node for statement in self.blocks[block] for node in ast.walk(statement))
        return [following for node in inner if (following := _next(node)) is not None]


# --- statements ------------------------------------------------------------------------------------------------------


def _is_call(name: str, node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name


def _parsed(*lines: str) -> list[ast.stmt]:
    return ast.parse("\n".join(lines)).body


def _value(text: str) -> ast.expr:
    return ast.parse(text, mode="eval").body


def _go_to(block: int) -> list[str]:
    return [f"call_block = {block}"]


def _go(block: int) -> list[ast.stmt]:
    return _parsed(*_go_to(block))


def _next(node: ast.AST) -> int | None:
    """The block that a statement names as the next."""
    if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant) and _stored(node) == {"call_block"}:
        assert isinstance(node.value.value, int)
        return node.value.value
    return None


def _stored(node: ast.AST) -> set[str]:
    """The names that are set in it."""
    return {n.id for n in ast.walk(node) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}


def _read(node: ast.AST) -> set[str]:
    """The names whose values it needs."""
    read = {n.id for n in ast.walk(node) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Load)}
    return read.union(*(_stored(n.target) for n in ast.walk(node) if isinstance(n, ast.AugAssign)))


def _given(name: str, node: ast.AST) -> Iterator[ast.AST]:
    """The values that a name gets in it; where it is added to, or counts a loop, that statement."""
    for inner in ast.walk(node):
        if isinstance(inner, ast.AugAssign | ast.For) and name in _stored(inner.target):
            yield inner
        elif isinstance(inner, ast.Assign) and name in _stored(inner):
            match inner.targets[0], inner.value:
                case ast.Tuple(elts=targets), ast.Tuple(elts=values):
                    yield from (value for to, value in zip(targets, values, strict=True) if name in _stored(to))
                case _, value:
                    yield value


def _bits(value: ast.AST) -> int:
    """How many bits a number takes, as far as can be told: a card or how high a pile is, a field of the table, …"""
    match value:
        case ast.Constant(value=int(number)) if 0 <= number < 256:
            return 8
        case ast.Subscript(value=ast.Subscript(value=ast.Attribute(attr="pile"))):
            return 8
        case ast.BinOp(op=ast.Add(), right=ast.Constant(value=1)) if _bits_below(value) == 8:
            return 16
        case ast.Attribute(attr=field) if field != "over":
            return 16
    return 64


def _bits_below(value: ast.expr) -> int:
    """The same of the number that is one less."""
    match value:
        case ast.BinOp(left=below, op=ast.Add(), right=ast.Constant(value=1)):
            return _bits(below)
    return _bits(value)


def _names(name: str, node: ast.AST) -> Iterator[bool]:
    return (isinstance(n, ast.Name) and n.id == name for n in ast.walk(node))
