"""Texts as Fluent writes them, read once, and filled in quickly.

Of that language our texts use what is here and no more: words, blanks, and variants, which a blank chooses by being
that word, that number, or a number that is counted so. (Fluent's own runtime brings the dates, money and plurals of a
thousand languages, five times the size of kibitz, and takes longer for a sentence than the move that it tells of. A
test fills in every text with both.)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, TypeAlias

from fluent.syntax import FluentParser, ast

Pattern: TypeAlias = "tuple[str | Blank | Choice, ...]"
"""A text: words, blanks and choices, one after another."""


class Blank(NamedTuple):
    """Something to be filled in."""

    name: str


class Choice(NamedTuple):
    """Variants, of which the first that fits what a blank is filled in with is taken, or the usual one."""

    name: str
    variants: tuple[tuple[int | str, Pattern], ...]
    usual: Pattern


def read(written: str) -> dict[tuple[str, str | None], Pattern]:
    """The texts of a catalogue, by their names and attributes. What comes first stands."""
    found: dict[tuple[str, str | None], Pattern] = {}
    for entry in reversed(FluentParser(with_spans=False).parse(written).body):
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                found[entry.id.name, None] = read_pattern(entry.value)
            for attribute in entry.attributes:
                found[entry.id.name, attribute.id.name] = read_pattern(attribute.value)
    return found


def read_pattern(pattern: ast.Pattern) -> Pattern:
    """A text as it is filled in; TypeError says what it has that no text may have."""
    return tuple(_part(one if isinstance(one, ast.TextElement) else one.expression) for one in pattern.elements)


NOT_TOLD: dict[type[ast.BaseNode], str] = {
    ast.FunctionReference: "a function",
    ast.MessageReference: "another text",
    ast.NumberLiteral: "a quoted number",
    ast.StringLiteral: "a quoted text",
    ast.TermReference: "a term",
}


def _part(element: Any) -> str | Blank | Choice:
    match element:
        case ast.TextElement(value=words):
            return str(words)
        case ast.VariableReference(id=name):
            return Blank(name.name)
        case ast.SelectExpression(selector=ast.VariableReference(id=name), variants=variants):
            made = tuple((_key(one.key), read_pattern(one.value)) for one in variants)
            return Choice(name.name, made, next(read_pattern(one.value) for one in variants if one.default))
        case ast.SelectExpression(selector=selector):
            raise TypeError(f"chooses by {NOT_TOLD.get(type(selector), 'a term')}: variants are chosen by a blank")
    raise TypeError(
        f"has {NOT_TOLD.get(type(element), 'something')} in it, which no text has: write the words themselves"
    )


def _key(key: ast.Identifier | ast.NumberLiteral) -> int | str:
    if isinstance(key, ast.Identifier):
        return key.name
    if not key.value.lstrip("-").isdecimal():
        raise TypeError(f"has a variant [{key.value}]: variants are words and whole numbers")
    return int(key.value)


def fill_in(pattern: Pattern, details: Mapping[str, Any], language: str) -> str:
    """The pattern's text; KeyError if a blank has nothing to be filled with, TypeError if it is no number or word."""
    parts = []
    for part in pattern:
        if isinstance(part, str):
            parts.append(part)
            continue
        given = details[part.name]
        if not isinstance(given, (int, str)):
            raise TypeError(f"{part.name} is filled in with a whole number or a word, not with {given!r}")
        if isinstance(part, Choice):
            parts.append(fill_in(_variant(part, given, language), details, language))
        else:
            parts.append(given if isinstance(given, str) else number(given, language))
    return "".join(parts)


def blanks(pattern: Pattern) -> tuple[str, ...]:
    """The names of the blanks of a text, also of those by which it chooses."""
    found: dict[str, None] = {}
    for part in pattern:
        if not isinstance(part, str):
            found[part.name] = None
        if isinstance(part, Choice):
            for one in (*(variant for _, variant in part.variants), part.usual):
                found.update(dict.fromkeys(blanks(one)))
    return tuple(found)


def _variant(choice: Choice, given: int | str, language: str) -> Pattern:
    word = given if isinstance(given, str) else plural(given, language)
    return next((one for key, one in choice.variants if key in (given, word)), choice.usual)


def number(value: int, language: str) -> str:
    """A whole number, its thousands apart as a language writes them."""
    written = f"{value:,}".replace(",", "," if language == "en" else "\N{NO-BREAK SPACE}")
    return written.replace("-", "\N{MINUS SIGN}")


def plural(count: int, language: str) -> str:
    """How a language counts so many (its plural category in Unicode's CLDR)."""
    count = abs(count)
    ones, tens = count % 10, count % 100
    if language == "en":
        return "one" if count == 1 else "other"
    if count == 1 if language == "pl" else ones == 1 and tens != 11:
        return "one"
    return "few" if 2 <= ones <= 4 and not 12 <= tens <= 14 else "many"
