"""The texts of kibitz in four languages, as Fluent catalogues: one folder a language (`locales/`), one file a game.

A clause ``TG-10`` is a message whose value is the rule as the rules page has it. Its attribute ``.refused`` is what a
player reads whom it stops, ``.told`` what the table says when it takes effect.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:  # reading texts takes a while, and rules are played without
    from kibitz.text.filling import Pattern

LANGUAGES = ("en", "ru", "uk", "pl")

_OTHERS: list[Path] = []
"""Folders with the texts of other packages' games."""


def include(folder: Path) -> None:
    """Read texts of another package too, from folders en, ru … there. What kibitz itself says they do not change."""
    if folder not in _OTHERS:
        _OTHERS.append(folder)
        catalogue.cache_clear()
        _texts.cache_clear()


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
def _texts(language: str) -> dict[tuple[str, str | None], Pattern]:
    """All the texts of a language, ready to be filled in."""
    from kibitz.text.filling import read

    if language not in LANGUAGES:
        raise ValueError(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
    return read(catalogue(language))


@cache
def _fill_in() -> Callable[[Pattern, Mapping[str, Any], str], str]:
    """Found once: an import takes as long as a short text, even when it has nothing to do."""
    from kibitz.text.filling import fill_in

    return fill_in


def has_text(language: str, key: str, attribute: str | None = None) -> bool:
    """Whether a text exists in a language."""
    return (key, attribute) in _texts(language)


def text(language: str, key: str, details: Mapping[str, Any] | None = None, attribute: str | None = None) -> str:
    """A text in a language, with its blanks filled in."""
    pattern = _texts(language).get((key, attribute))
    if pattern is None:
        raise KeyError(f"{language} has no text {key}{'.' + attribute if attribute else ''}")
    try:
        return _fill_in()(pattern, details or {}, language)
    except (KeyError, TypeError) as error:
        raise KeyError(f"{language} {key}: {error}") from None


def text_or(language: str, key: str, otherwise: str) -> str:
    """A text, or what to say as long as nobody has written it: a new game has no texts yet."""
    return text(language, key) if has_text(language, key) else otherwise


def refusal(language: str, clause: str, details: Mapping[str, Any]) -> str:
    """What a player reads whom a clause stops; of a game that has no texts yet, which clause it was."""
    if not has_text(language, clause, "refused"):
        return text(language, "refused-by", {"clause": clause})
    return text(language, clause, details, "refused")
