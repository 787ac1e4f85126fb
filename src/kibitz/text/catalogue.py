"""The texts of kibitz in four languages, as Fluent catalogues: one folder a language (`locales/`), one file a game.

A clause ``TG-10`` is a message whose value is the rule as the rules page has it. Its attribute ``.refused`` is what a
player reads whom it stops, ``.told`` what the table says when it takes effect.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

LANGUAGES = ("en", "ru", "uk", "pl")

_OTHERS: list[Path] = []
"""Folders with the texts of other packages' games."""


def include(folder: Path) -> None:
    """Read texts of another package too, from folders en, ru … there. What kibitz itself says they do not change."""
    if folder not in _OTHERS:
        _OTHERS.append(folder)
        catalogue.cache_clear()
        _bundle.cache_clear()


@cache
def catalogue(language: str) -> str:
    """All the texts of a language, as they are written: for whoever formats them elsewhere."""
    folder = files("kibitz.text").joinpath("locales", language)
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    own = [file.read_text(encoding="utf-8") for file in found]
    return "\n".join(own + [path.read_text(encoding="utf-8") for path in _others(language)])


def _others(language: str) -> Iterator[Path]:
    """The files of other packages; in English where one is not translated."""
    for folder in _OTHERS:
        for english in sorted((folder / "en").glob("*.ftl")):
            translated = folder / language / english.name
            yield translated if translated.is_file() else english


@cache
def _bundle(language: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    if language not in LANGUAGES:
        raise ValueError(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(catalogue(language)))
    return bundle


def has_text(language: str, key: str, attribute: str | None = None) -> bool:
    """Whether a text exists in a language."""
    bundle = _bundle(language)
    if not bundle.has_message(key):
        return False
    message = bundle.get_message(key)
    return message.value is not None if attribute is None else attribute in message.attributes


def text(language: str, key: str, details: Mapping[str, Any] | None = None, attribute: str | None = None) -> str:
    """A text in a language, with its blanks filled in."""
    if not has_text(language, key, attribute):
        raise KeyError(f"{language} has no text {key}{'.' + attribute if attribute else ''}")
    bundle = _bundle(language)
    message = bundle.get_message(key)
    pattern = message.value if attribute is None else message.attributes[attribute]
    written, errors = bundle.format_pattern(pattern, dict(details or {}))
    if errors:
        raise KeyError(f"{language} {key}: {errors[0]}")
    return str(written)


def text_or(language: str, key: str, otherwise: str) -> str:
    """A text, or what to say as long as nobody has written it: a new game has no texts yet."""
    return text(language, key) if has_text(language, key) else otherwise


def refusal(language: str, clause: str, details: Mapping[str, Any]) -> str:
    """What a player reads whom a clause stops; of a game that has no texts yet, which clause it was."""
    if not has_text(language, clause, "refused"):
        return text(language, "refused-by", {"clause": clause})
    return text(language, clause, details, "refused")
