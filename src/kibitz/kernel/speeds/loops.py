"""Loops in the rules' words, written out for the compilers: `for seat in each(s, seats)`, `for card in cards(s, pile)`.

In plain Python these words give what a loop goes through. Compiled they become the loop through numbers that one would
write by hand, which reads a card when its turn comes, as the words do.
"""

from __future__ import annotations

import ast
from typing import Any

from kibitz.kernel.hooks import Function
from kibitz.kernel.sets import clockwise, each
from kibitz.kernel.words import cards, from_top

LOOPS: tuple[Function, ...] = (each, clockwise, cards, from_top)


class WrittenOut(ast.NodeTransformer):
    """A function on its way to the compilers; `space` is what its names mean."""

    def __init__(self, space: dict[str, Any]) -> None:
        self.space = space
        self.made = 0

    def visit_For(self, node: ast.For) -> ast.For | list[ast.stmt]:
        """A loop; what it needs first stands before it."""
        self.generic_visit(node)
        called = node.iter
        if not isinstance(called, ast.Call) or not isinstance(called.func, ast.Name):
            return node
        word, (s, *given) = self.space.get(called.func.id), [ast.unparse(part) for part in called.args] or [""]
        if word not in LOOPS:
            return node
        self.made += 1
        first = [self._once(node, part, f"loop_{self.made}_{i}") for i, part in enumerate(called.args[1:])]
        given = [name for name, _ in first]
        target, at = ast.unparse(node.target), f"loop_{self.made}"
        if word is each:
            head = f"for {target} in range({s}.seats):\n    if {given[0]} >> {target} & 1: pass"
        elif word is clockwise:
            step = f"{at} = {at} + 1 if {at} + 1 < {s}.seats else 0"
            head = f"for {at}_ in range({s}.seats):\n    {step}\n    if {given[0]} >> {at} & 1: {target} = {at}"
            first.append(("", ast.parse(f"{at} = {given[1]}").body[0]))
        else:
            height = f"{s}.pile[{given[0]}][0]"
            through = f"1, {height} + 1" if word is cards else f"{height}, 0, -1"
            head = f"for {at} in range({through}):\n    {target} = {s}.pile[{given[0]}][{at}]"
        loop = ast.parse(head).body[0]
        assert isinstance(loop, ast.For)
        inner = loop.body[-1].body if isinstance(loop.body[-1], ast.If) else loop.body
        inner[:] = [line for line in inner if not isinstance(line, ast.Pass)] + node.body
        loop.orelse = node.orelse
        return [*(line for _, line in first if line is not None), loop]

    def _once(self, loop: ast.For, part: ast.expr, name: str) -> tuple[str, ast.stmt | None]:
        """How the loop names what it was given: as it stands, if that stays as it is, else by a name of its own."""
        stored = {n.id for n in ast.walk(loop) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
        for inner in ast.walk(part):
            steady = isinstance(inner, ast.Constant | ast.Name | ast.Subscript | ast.expr_context)
            if not steady or (isinstance(inner, ast.Name) and inner.id in stored):
                return name, ast.Assign([ast.Name(name, ast.Store())], part)
        return ast.unparse(part), None


def written_out(node: ast.FunctionDef, space: dict[str, Any]) -> ast.FunctionDef:
    """A function with its loops through numbers; its own text stays as it is."""
    tree = ast.parse(ast.unparse(node)).body[0]
    made: ast.FunctionDef = WrittenOut(space).visit(tree)
    return ast.fix_missing_locations(made)
