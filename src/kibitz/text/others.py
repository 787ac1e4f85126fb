"""The texts that other packages bring for their games: files like ours, read one by one.

Whatever is wrong with a text, it alone is left out, and the log names its file and line. What is not translated, or
cannot be told, is said in English.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, FluentSerializer, ast

from kibitz.text.filling import read_pattern

LOG = logging.getLogger("kibitz.text")


class Fault(NamedTuple):
    """Something that cannot be told, and where it stands."""

    file: Path
    line: int
    said: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.said}"


class File(NamedTuple):
    """What a file holds: the texts that can be told, and what cannot."""

    texts: tuple[ast.Message, ...]
    faults: tuple[Fault, ...]
    written: str

    def line(self, node: ast.SyntaxNode) -> int:
        """Where something stands in it."""
        return line_at(self.written, node)


def line_at(written: str, node: ast.SyntaxNode) -> int:
    """The line in which something stands."""
    return 1 + written.count("\n", 0, node.span.start if node.span is not None else 0)


def read_texts(path: Path) -> File:
    """The texts of a file."""
    try:
        written = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return File((), (Fault(path, 1, "this is no text in UTF-8"),), "")
    texts: list[ast.Message] = []
    faults: list[Fault] = []
    for entry in FluentParser().parse(written).body:
        if isinstance(entry, ast.Message):
            faults += [Fault(path, line_at(written, node), said) for node, said in _take_out(entry)]
            texts += [entry] if entry.value is not None or entry.attributes else []
        elif isinstance(entry, ast.Term):
            said = f"-{entry.id.name} is a term: write the words themselves where they are said"
            faults.append(Fault(path, line_at(written, entry), said))
        elif isinstance(entry, ast.Junk):
            why = "; ".join(f"{one.message}" for one in entry.annotations)
            faults.append(Fault(path, line_at(written, entry), f"this is no Fluent: {why}"))
    return File(tuple(texts), tuple(faults), written)


def _take_out(text: ast.Message) -> Iterator[tuple[ast.SyntaxNode, str]]:
    """Take out of a text what cannot be told: where it stands, and why."""
    for attribute in list(text.attributes):
        wrong = _wrong(attribute.value)
        if wrong:
            text.attributes.remove(attribute)
            yield attribute, f"{text.id.name}.{attribute.id.name} {wrong}"
    wrong = "" if text.value is None else _wrong(text.value)
    if wrong:
        text.value = None
        yield text, f"{text.id.name} {wrong}"


def _wrong(pattern: ast.Pattern) -> str:
    try:
        read_pattern(pattern)
    except TypeError as error:
        return str(error)
    return ""


@cache
def _read_and_told(path: Path) -> File:
    """The texts of a file, read once; the log has what is wrong with them."""
    found = read_texts(path)
    for fault in found.faults:
        LOG.warning("a text is left out: %s", fault)
    return found


def collected(folders: Iterable[Path], language: str, ours: set[str]) -> str:
    """All that can be told in a language, as Fluent writes it; none of `ours`, and no text twice."""
    found: dict[str, ast.Message] = {}
    for folder in folders:
        for english in sorted((folder / "en").glob("*.ftl")):
            for path in (folder / language / english.name, english):
                for text in _read_and_told(path).texts if path.is_file() else ():
                    if text.id.name not in ours:
                        found[text.id.name] = _filled_up(found.get(text.id.name, text), text)
    return FluentSerializer().serialize(ast.Resource(list(found.values())))


def _filled_up(text: ast.Message, by: ast.Message) -> ast.Message:
    """A text, and what another has that it lacks."""
    has = {attribute.id.name for attribute in text.attributes}
    more = [attribute for attribute in by.attributes if attribute.id.name not in has]
    return ast.Message(text.id, text.value or by.value, [*text.attributes, *more])
