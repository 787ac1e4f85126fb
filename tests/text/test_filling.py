"""Blanks are filled in as Fluent's own runtime does it: every text, every language, and how each counts."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from kibitz.text.catalogue import LANGUAGES, catalogue, text
from kibitz.text.filling import number, plural

IN_EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)

COUNTING: set[int | str] = {"one", "few", "many", "other"}
NUMBERS = (0, 1, 2, 5, 11, 1234)


@cache
def theirs(language: str, more: str = "") -> Any:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(catalogue(language) + more))
    return bundle


def said_by(bundle: Any, key: str, attribute: str | None, details: dict[str, Any]) -> str:
    message = bundle.get_message(key)
    written, errors = bundle.format_pattern(message.attributes[attribute] if attribute else message.value, details)
    assert not errors
    return str(written)


def patterns(language: str) -> Iterator[tuple[str, str | None, ast.Pattern]]:
    for entry in FluentParser().parse(catalogue(language)).body:
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                yield entry.id.name, None, entry.value
            yield from ((entry.id.name, one.id.name, one.value) for one in entry.attributes)


def blanks(node: Any) -> Iterator[tuple[str, set[int | str]]]:
    """The blanks in a pattern, and the words and numbers that its variants ask for."""
    if isinstance(node, ast.VariableReference):
        yield node.id.name, set()
    elif isinstance(node, ast.SelectExpression):
        asked = {int(v.key.value) if isinstance(v.key, ast.NumberLiteral) else v.key.name for v in node.variants}
        yield node.selector.id.name, asked  # type: ignore[union-attr]
        for variant in node.variants:
            yield from blanks(variant.value)
    elif isinstance(node, ast.Placeable):
        yield from blanks(node.expression)
    elif isinstance(node, ast.Pattern):
        for element in node.elements:
            yield from blanks(element)


def tries(asked: set[int | str]) -> set[int | str]:
    """What to fill a blank in with: a number where it is counted, a word where words are asked for, else both."""
    words = {one for one in asked if isinstance(one, str)} - COUNTING
    counted = bool(asked) and not words
    return asked - COUNTING | ({*NUMBERS} if counted else {"words"} if asked else {*NUMBERS, "words"})


@IN_EVERY_LANGUAGE
def test_every_text_is_filled_in_as_fluent_does(language: str) -> None:
    tried = 0
    for key, attribute, pattern in patterns(language):
        asked: dict[str, set[int | str]] = {}
        for name, of in blanks(pattern):
            asked.setdefault(name, set()).update(of)
        values = {name: sorted(tries(of), key=str) for name, of in asked.items()}
        for at in range(max(map(len, values.values()), default=1)):
            details = {name: several[at % len(several)] for name, several in values.items()}
            tried += 1
            ours, wanted = text(language, key, details, attribute), said_by(theirs(language), key, attribute, details)
            assert ours == wanted, (key, details)
    assert tried > 2000


@IN_EVERY_LANGUAGE
def test_numbers_are_written_and_counted_as_fluent_does(language: str) -> None:
    """But for the minus: Fluent writes a hyphen."""
    bundle = theirs(
        language, "\nn = { $n }\np = { $n ->\n    [one] one\n    [few] few\n    [many] many\n   *[other] other\n }\n"
    )
    for value in (*range(-130, 1300), 9_999, 10_000, 12_345, 1_000_000, -1_234_567, 2**62):
        written = said_by(bundle, "n", None, {"n": value})
        assert number(value, language) == written.replace("-", "\N{MINUS SIGN}")
        assert plural(value, language) == said_by(bundle, "p", None, {"n": value})


@pytest.mark.parametrize("details", [{}, {"count": 1.5}, {"count": None}])
def test_a_blank_that_cannot_be_filled_in_is_an_error(details: dict[str, Any]) -> None:
    with pytest.raises(KeyError, match="en cards"):
        text("en", "cards", details)
