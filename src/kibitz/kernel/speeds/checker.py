"""Reads the rules of a game, from the text of their files: before they are compiled or simulated, by the laws, and by
`kibitz check FILE`. What they may not say (`grammar.py`) is told with its file and line, and what to write instead.
"""

from __future__ import annotations

import ast
import linecache
import re
import traceback
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from functools import cache
from inspect import signature
from pathlib import Path
from types import FunctionType
from typing import TYPE_CHECKING, Any

from kibitz.errors import BadRules, KibitzError, did_you_mean
from kibitz.kernel.actions import Between
from kibitz.kernel.clauses import Book
from kibitz.kernel.speeds.grammar import Reader, Refusing, of_the_kernel
from kibitz.kernel.speeds.loops import written_out
from kibitz.kernel.speeds.recursion import looped

if TYPE_CHECKING:
    from kibitz.kernel.game import Game


@dataclass(frozen=True)
class Finding:
    """Something that rules may not say: where it stands, the line, and what to do instead."""

    file: str
    line: int
    text: str
    said: str

    def __str__(self) -> str:
        return f"{place(self.file, self.line)}: {self.said}" + (f"\n    {self.text}" if self.text else "")


def place(file: str, line: int) -> str:
    """A line of a file, as briefly as it can be said from here."""
    return f"{from_here(file)}:{line}"


def from_here(file: str | Path) -> str:
    """A file, as briefly as it can be said from here."""
    path = Path(file).absolute()
    return str(path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path)


def why_not_loaded(path: Path, error: BaseException) -> str:
    """Why a file of rules cannot be loaded, and the last line of it that was reached."""
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if _same_file(frame.filename, path)]
    if isinstance(error, SyntaxError) and error.filename is not None and _same_file(error.filename, path):
        lines.append(error.lineno)
    line = lines[-1] if lines else None
    text = "" if line is None else linecache.getline(str(path), line).strip()
    where = str(path) if line is None else place(str(path), line)
    said = f"{type(error).__name__}: {error}{_right_keyword(error)}"
    return f"{where} cannot be loaded: {said}" + (f"\n    {text}" if text else "")


WRONG_KEYWORD = re.compile(r"(\w+)\.(\w+)\(\) got an unexpected keyword argument '(\w+)'")


def _right_keyword(error: BaseException) -> str:
    """Where a class was given a keyword that it does not take: one that it does. (Python says so from 3.13 on.)"""
    found = WRONG_KEYWORD.fullmatch(str(error)) if isinstance(error, TypeError) else None
    frames = [frame.f_globals for frame, _ in traceback.walk_tb(error.__traceback__)]
    owners = [names[found[1]] for names in frames if found[1] in names] if found else []
    if found is None or not owners:
        return ""
    return f". {did_you_mean(found[3], list(signature(getattr(owners[-1], found[2])).parameters)[1:])}"


def with_line(error: BaseException, files: Collection[str]) -> str:
    """What an error says, and the innermost line of these files that led to it."""
    said = str(error) if isinstance(error, KibitzError) else f"{type(error).__name__}: {error}"
    return said + line_of(error, files)


def line_of(error: BaseException, files: Collection[str]) -> str:
    """The innermost line of these files that led to an error, in brackets; nothing if none did."""
    lines = [line for line in traceback.extract_tb(error.__traceback__) if line.filename in files]
    if not lines:
        return ""
    last = lines[-1]
    return f" ({place(last.filename, last.lineno or 0)}, in {last.name}: {last.line})"


def _same_file(name: str, path: Path) -> bool:
    return Path(name).resolve() == path.resolve()


# --- where a function stands -----------------------------------------------------------------------------------------


@cache
def _parsed(text: str) -> dict[str, ast.FunctionDef]:
    return {node.name: node for node in ast.parse(text).body if isinstance(node, ast.FunctionDef)}


def definition(f: FunctionType) -> ast.FunctionDef | None:
    """The text of a function, parsed, with the lines of its file; None if it does not stand by itself in a module."""
    written = getattr(f, "source", None)  # by a program: see hooks.written
    if written:
        return _parsed(written)[f.__name__]
    if f.__closure__ is not None or f.__qualname__ != f.__name__:
        return None
    return _parsed("".join(linecache.getlines(f.__code__.co_filename, f.__globals__))).get(f.__name__)


def rules_of(game: Game) -> Iterator[tuple[str, Callable[..., Any], int, bool]]:
    """The functions of a game that are compiled: what each is for, how many arguments it has, whether it refuses."""
    of_the_table = ("deal", "when_nobody_acts", "possible", "left", "rounds", "chips_in_all")
    for count, names in ((1, of_the_table), (2, ("score", "chips"))):
        rules = {name: getattr(game, name) for name in names}
        yield from ((name, f, count, False) for name, f in rules.items() if f is not None)
    for kind in game.kinds:
        count = 2 + len(kind.arguments)
        yield f"what {kind.verb} does", kind.does, count, False
        if kind.may is not None:
            yield f"may of {kind.verb}", kind.may, count, True
        if kind.when is not None:
            yield f"when of {kind.verb}", kind.when, 2, True
        for argument in kind.arguments:
            if isinstance(argument, Between):
                yield from ((f"a bound of {kind.verb}", f, 1, False) for f in (argument.low, argument.high))
    for number in {secret.name: secret for secret in game.table_type.SECRETS}.values():
        for word, rule in (("at_least", number.at_least), ("at_most", number.at_most)):
            if rule is not None:
                yield f"{word} of {number.name}", rule, 1 if number.owner is None else 2, False


# --- reading ---------------------------------------------------------------------------------------------------------


@cache
def read(game: Game) -> Rules:
    """The rules of a game, all of them read."""
    rules = Rules(game)
    for what, f, count, refuses in rules_of(game):
        rules.read(what, f, count, refuses)
    rules.look_for_circles()
    return rules


def findings(game: Game) -> tuple[Finding, ...]:
    """All that the rules of a game may not say."""
    return tuple(sorted(read(game).found, key=lambda one: (one.file, one.line, one.said)))


def files(game: Game) -> frozenset[str]:
    """The files in which the rules of a game stand."""
    return frozenset(f.__code__.co_filename for f in read(game).calls)


def check(game: Game) -> None:
    """BadRules unless the rules of a game can run at every speed."""
    found = findings(game)
    if found:
        raise BadRules(f"{game.id} has rules that cannot be played:\n" + "\n".join(map(str, found)), found)


def told_at(game: Game, clause: str) -> str:
    """The lines on which the rules tell that a clause takes effect, in brackets; nothing if none does."""
    found = []
    for f in read(game).calls:
        node = definition(f)
        calls = [call for call in ast.walk(node) if isinstance(call, ast.Call)] if node is not None else []
        for call in [call for call in calls if ast.unparse(call.func) == "tell" and len(call.args) > 1]:
            book, _, number = ast.unparse(call.args[1]).rstrip("]").partition("[")
            named = f.__globals__.get(book)
            if isinstance(named, Book) and f"{named.prefix}-{number}" == clause:
                found.append(f"{place(f.__code__.co_filename, call.lineno)}, in {f.__name__}: {ast.unparse(call)}")
    return f" ({'; '.join(found)})" if found else ""


class Rules:
    """The functions of one game's rules, read one after another."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.found: list[Finding] = []
        self.calls: dict[FunctionType, dict[FunctionType, ast.Call]] = {}

    def tell(self, f: FunctionType, node: ast.AST | None, said: str) -> None:
        """Write down what is wrong, once."""
        file, line = f.__code__.co_filename, getattr(node, "lineno", f.__code__.co_firstlineno)
        one = Finding(file, line, linecache.getline(file, line, f.__globals__).strip(), said)
        if one not in self.found:
            self.found.append(one)

    def read(self, what: str, f: Callable[..., Any], count: int, refuses: bool) -> None:
        """Read a function that the game names, and what it calls."""
        if not isinstance(f, FunctionType):
            kind = type(f).__name__
            self.found.append(Finding(self.game.id, 0, "", f"{what} is a {kind}: it must be a function of a module"))
            return
        if of_the_kernel(f):
            return
        node = self.follow(f, what)
        if node is None:
            return
        if len(node.args.args) != count:
            self.tell(f, node, f"{what} has {count} arguments, not {len(node.args.args)}")
        if refuses:
            Refusing(self, f, what).read(node)

    def follow(self, f: FunctionType, what: str) -> ast.FunctionDef | None:
        """Read a function, unless it was read before."""
        node = definition(f)
        if node is None:
            self.tell(
                f, None, f"{what} must be a function that stands by itself in a file, not a lambda or inside another"
            )
        elif f not in self.calls:
            self.calls[f] = {}
            Reader(self, f, node).read()
        return node

    def look_for_circles(self) -> None:
        """Rules that call themselves, by whatever way round."""

        def reach(f: FunctionType, seen: set[FunctionType]) -> set[FunctionType]:
            for other in self.calls.get(f, {}):
                if other not in seen:
                    seen.add(other)
                    reach(other, seen)
            return seen

        for f, called in self.calls.items():
            for other, call in called.items():
                if f is other and "deepest" in f.__dict__:
                    self._read_as_loop(f, call)
                    continue
                if f is other or f in reach(other, set()):
                    said = f"{f.__name__} calls itself by {other.__name__}, which a GPU cannot follow: write a loop"
                    said += ", or say how deep it goes: @recursive(3)" if f is other else ""
                    self.tell(f, call, said)

    def _read_as_loop(self, f: FunctionType, call: ast.Call) -> None:
        """A rule that calls itself, and says so: a GPU must be able to have it as a loop."""
        node = definition(f)
        assert node is not None
        try:
            looped(written_out(node, f.__globals__), f.__globals__, f.__dict__["deepest"], "[0] * {}")
        except BadRules as error:
            self.tell(f, call, str(error))
