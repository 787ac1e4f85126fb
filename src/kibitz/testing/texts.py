"""What an author is told about a game's texts: which there should be, which blanks each may have, and what is wrong."""

from __future__ import annotations

import ast as python
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from types import FunctionType
from typing import Any, NamedTuple

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import kibitz
from kibitz.errors import did_you_mean
from kibitz.kernel.actions import CardOf
from kibitz.kernel.clauses import Book, clause_id
from kibitz.kernel.game import Game
from kibitz.kernel.speeds.checker import definition, from_here, read
from kibitz.kernel.speeds.sanitizer import careful
from kibitz.kernel.speeds.trial import random_game
from kibitz.kernel.state import EVERYBODY
from kibitz.kernel.table import Table
from kibitz.lessons import lesson
from kibitz.testing.positions import option_sets
from kibitz.text.catalogue import LANGUAGES, has_text, our_texts
from kibitz.text.others import read_texts

Name = tuple[str, str | None]
"""A text's key, and its attribute."""
ACTED = frozenset(("who", "card", "pile", "seat", "number", "named", "owner", "you", "whose"))
"""The blanks of what is said about an action."""
ASKED = frozenset(("verbs", "need", "who", "count", "to", "answers"))
"""The blanks of what is to be done, besides the game's numbers and options."""
NAMED_BY_RULES = ("order", "price", "risk", "end", "why", "near")
"""Texts that the rules name by words of their own."""
USUAL_PHASE = ("phase", "play")
"""That of a game that says nothing of phases: it needs no word."""
LOOKED_AT = 200
"""Decisions of a game that are looked at for what it shows."""


@dataclass
class Texts:
    """The texts that are asked for in a game, with the blanks that each may have; and those that there should be."""

    known: dict[Name, frozenset[str]] = field(default_factory=dict)
    needed: list[Name] = field(default_factory=list)

    def add(self, key: str, attribute: str | None = None, blanks: Iterable[str] = (), needed: bool = True) -> None:
        """One of them; it need not be there where kibitz has a text for all games."""
        self.known[key, attribute] = frozenset(blanks)
        if needed:
            self.needed.append((key, attribute))


# --- which there should be -------------------------------------------------------------------------------------------


def texts_of(game: Game) -> Texts:
    """The texts of a game (docs/add-a-game.md has them as a table)."""
    texts, shown = Texts(), _shown(game)
    for word in ("title", "about"):
        texts.add(f"{game.id}-{word}")
    named = {"option": [option.name for option in game.options], "preset": [preset.name for preset in game.presets]}
    named |= {"phase": list(shown.phases), "mark": list(shown.marks)}
    for kind, names in named.items():
        for name in names:
            texts.add(f"{game.id}-{kind}-{name}", needed=(kind, name) != USUAL_PHASE)
    for name in shown.numbers:
        texts.add(f"{game.id}-number-{name}", needed=not _is_ours(f"number-{name}"))
    for verb in dict.fromkeys(kind.verb for kind in game.kinds):
        for attribute, blanks in ((None, ACTED), ("short", ()), ("told", ACTED)):
            texts.add(f"{game.id}-verb-{verb}", attribute, blanks, not _is_ours(f"verb-{verb}", attribute))
        texts.add(f"{game.id}-verb-{verb}", "did", ACTED | {"got", "count"}, needed=False)
    for role in dict.fromkeys(pile.role.name for pile in game.table_type.PILES if pile.room):
        texts.add(f"{game.id}-pile-{role}", needed=False)
        texts.add(f"pile-{role}", needed=not _is_ours(f"pile-{role}"))
    told = {"seats", *shown.numbers, *(f"{of}_{name}" for of in ("my", "next") for name in shown.numbers)}
    told |= {*game.table_type.CHOSEN, *(f"{name}_count" for name in game.table_type.CHOSEN)}
    texts.add(f"{game.id}-goal", None, told, needed=False)
    lying = {f"in_{pile.name}" for pile in game.table_type.PILES if pile.sight == EVERYBODY}
    for key in (f"{game.id}-prompt", *(f"{game.id}-prompt-{phase}" for phase in shown.phases)):
        for attribute in (None, "others"):
            texts.add(key, attribute, told | ASKED | lying, needed=False)
    for signal in game.talk.signals:
        texts.add(f"signal-{signal.name}", None, ("pile",), not _is_ours(f"signal-{signal.name}"))
    taught = lesson(game)
    for says in dict.fromkeys([step.says for step in taught.course if step.says] + ["end"] if taught else []):
        texts.add(f"lesson-{game.id}-{says}")
    _add_clauses(game, texts, shown)
    return texts


def _is_ours(key: str, attribute: str | None = None) -> bool:
    return (key, attribute) in our_texts("en")


def _add_clauses(game: Game, texts: Texts, shown: Shown) -> None:
    for prefix in dict.fromkeys(book.prefix for book in game.sections):
        texts.add(f"{prefix}-title")
    refused, told = refusing_clauses(game), told_clauses(game)
    details = {*game.actions.named(None), *shown.details, "turn", "action"}
    for clause in dict.fromkeys(game.clauses()):
        texts.add(clause)
        texts.add(clause, "refused", details, clause in refused)
        remarked = has_text("en", clause, "remark")
        texts.add(clause, "told", ("seat", "value", "you", "acts"), clause in told and not remarked)
        texts.add(clause, "remark", ("seat", "value", "you", "acts"), needed=False)
        texts.add(clause, "warning", ("action",), needed=False)


class Shown(NamedTuple):
    """What a game shows that only playing it tells: phases, marks, numbers, and what its refusals name besides."""

    phases: dict[str, None]
    marks: dict[str, None]
    numbers: dict[str, None]
    details: set[str]


def _shown(game: Game) -> Shown:
    shown = Shown({}, {}, {}, set())
    for seats in game.seats:
        for seed, options in enumerate(option_sets(game, seats)):
            table = careful(game).table(seats, seed, options)
            for i, _ in enumerate(random_game(table, Random(seed))):
                if i > LOOKED_AT:
                    break
                _look(table, shown)
    return shown


def _look(table: Table, shown: Shown) -> None:
    view = table.view(None)
    if not table.over:
        shown.phases[view.phase] = None
    shown.marks.update(dict.fromkeys(view.marks.values()))
    shown.numbers.update(dict.fromkeys(name for name in view.numbers if name not in table.game.table_type.WORKING))
    for seat in table.to_act:
        for named in [table.game.actions.named(action) for action in (None, *table.legal(seat))]:
            shown.details.update(table.game.details(table._state, seat, named))


# --- which clauses refuse, and which are told -------------------------------------------------------------------------


def refusing_clauses(game: Game) -> set[str]:
    """The clauses by which a game can refuse an action: those that its `when` and `may` name, and its cards."""
    found = {one.clause for kind in game.kinds for one in kind.arguments if isinstance(one, CardOf)}
    for rule in [rule for kind in game.kinds for rule in (kind.when, kind.may) if rule is not None]:
        for function in _called_by(game, rule):
            found |= {clause for node in python.walk(_text_of(function)) if (clause := _clause(node, function))}
    return {clause_id(clause) for clause in found}


def told_clauses(game: Game) -> set[str]:
    """The clauses that the rules of a game tell when they take effect."""
    found: set[str] = set()
    for function in read(game).calls:
        for node in python.walk(_text_of(function)):
            match node:
                case python.Call(func=python.Name(id="tell"), args=[_, named, *_]) if clause := _clause(
                    named, function
                ):
                    found.add(clause_id(clause))
    return found


def _called_by(game: Game, rule: Callable[..., Any]) -> Iterator[FunctionType]:
    """A rule, and all that it calls."""
    calls, waiting, met = read(game).calls, [rule], set[Any]()
    while waiting:
        function = waiting.pop()
        if function not in met and function in calls:
            met.add(function)
            waiting += calls[function]
            yield function


def _text_of(function: FunctionType) -> python.FunctionDef:
    node = definition(function)
    assert node is not None, f"{function.__name__} was read before"
    return node


def _clause(node: python.AST, function: FunctionType) -> int:
    """The clause that a piece of a rule's text names, as FER[4] does; 0 for none."""
    match node:
        case python.Subscript(value=python.Name(id=name), slice=python.Constant(value=int(number))):
            book = function.__globals__.get(name)
            return book[number] if isinstance(book, Book) and 0 < number < len(book) else 0
    return 0


# --- what is written -------------------------------------------------------------------------------------------------


@dataclass
class Proof:
    """What was found in a game's texts: what is `wrong`, with file and line; and by language, what is `missing`."""

    languages: list[str] = field(default_factory=list)
    """In which there are any."""
    wrong: list[str] = field(default_factory=list)
    unused: list[str] = field(default_factory=list)
    """Texts that look like this game's, and that nothing asks for."""
    missing: dict[str, list[str]] = field(default_factory=dict)


def proofread(game: Game) -> Proof:
    """Read the texts of a game in every language."""
    texts, proof, folder = texts_of(game), Proof(), _folder(game)
    for language in LANGUAGES:
        written: dict[Name, str] = {}
        for path in sorted((folder / language).glob("*.ftl")):
            found = read_texts(path)
            shown = from_here(path)
            proof.wrong += [f"{shown}:{fault.line}: {fault.said}" for fault in found.faults]
            if language != "en" and not (folder / "en" / path.name).is_file():
                proof.wrong.append(f"{shown}: it is not read: there is no en/{path.name} for it to be a translation of")
            for text in found.texts:
                for name, pattern, line in _parts(text, found.line):
                    where = f"{shown}:{line}"
                    if name in written and not game.own:
                        proof.wrong.append(f"{where}: {spelt(name)} is written twice, here and in {written[name]}")
                    written.setdefault(name, where)
                    _compare(game, texts, name, _blanks(pattern), where, proof)
        if written:
            proof.languages.append(language)
            proof.missing[language] = [spelt(name) for name in texts.needed if name not in written]
    return proof


def _folder(game: Game) -> Path:
    """Where the texts of a game stand."""
    if game.own:
        return Path(kibitz.__file__).parent / "text" / "locales"
    file = getattr(sys.modules.get(game.module), "__file__", None) or ""
    return Path(file).parent / "locales"


def spelt(name: Name) -> str:
    """A text's name as an author writes it: `ferry-verb-lay.told`."""
    return ".".join(part for part in name if part)


def _parts(text: ast.Message, line: Callable[[Any], int]) -> Iterator[tuple[Name, ast.Pattern, int]]:
    if text.value is not None:
        yield (text.id.name, None), text.value, line(text)
    for one in text.attributes:
        yield (text.id.name, one.id.name), one.value, line(one)


class _Blanks(Visitor):
    """The names of the blanks in a pattern."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.found: dict[str, None] = {}
        self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found[node.id.name] = None


def _blanks(pattern: ast.Pattern) -> Iterable[str]:
    return _Blanks(pattern).found


def _compare(game: Game, texts: Texts, name: Name, blanks: Iterable[str], where: str, proof: Proof) -> None:
    """A text beside what it should be."""
    if name not in texts.known:
        if _looks_like_its_own(game, texts.known, name) and not game.own:
            told = did_you_mean(spelt(name), map(spelt, texts.known))
            proof.unused.append(
                f"{where}: nothing asks for {spelt(name)}. {told if told.startswith('Did') else ''}".rstrip()
            )
        return
    may = sorted(texts.known[name])
    for blank in blanks:
        if blank not in may:
            told = did_you_mean(blank, may) if may else "It has none."
            proof.wrong.append(f"{where}: nothing fills in {{ ${blank} }} in {spelt(name)}. {told}")


def _looks_like_its_own(game: Game, known: Mapping[Name, object], name: Name) -> bool:
    if name[0].startswith(tuple(f"{game.id}-{kind}-" for kind in NAMED_BY_RULES)):
        return False
    prefixes = {f"{game.id}", f"lesson-{game.id}", *(book.prefix for book in game.sections)}
    return any(name[0].startswith(f"{prefix}-") for prefix in prefixes) or (name[0], None) in known
