"""The texts of kibitz in four languages, as Fluent catalogues: one folder a language (`locales/`), one file a game.

A clause ``TG-10`` is a message whose value is the rule as the rules page has it. Its attribute ``.refused`` is what a
player reads whom it stops, ``.told`` what the table says when it takes effect.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import _lru_cache_wrapper, cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:  # reading texts takes a while, and rules are played without
    from kibitz.text.filling import Pattern

T = TypeVar("T")

LANGUAGES = ("en", "ru", "uk", "pl")

_OTHERS: list[Path] = []
"""Folders with the texts of other packages' games."""


_REMEMBERED: list[Callable[[], None]] = []
"""How what was found in the texts is forgotten."""


def until_others_come(kept: _lru_cache_wrapper[T]) -> _lru_cache_wrapper[T]:
    """What is remembered of the texts is so only until another package brings more of them."""
    _REMEMBERED.append(kept.cache_clear)
    return kept


def include(folder: Path) -> None:
    """Read texts of another package too, from folders en, ru … there. What kibitz itself says they do not change."""
    if folder not in _OTHERS:
        _OTHERS.append(folder)
        for forget in _REMEMBERED:
            forget()


@until_others_come
@cache
def catalogue(language: str) -> str:
    """All the texts of a language, as they are written: for whoever formats them elsewhere."""
    return "\n".join([_ours(language), _theirs(language)] if _OTHERS else [_ours(language)])


SAID_BY_THE_SERVER = frozenset(("endings.ftl", "goals.ftl", "prices.ftl", "prompts.ftl"))
"""Files whose texts no page fills in: what is said in them comes as sentences."""


@until_others_come
@cache
def page_texts(language: str) -> str:
    """The texts of a language that a page fills in itself, as they are written."""
    ours = _ours(language, SAID_BY_THE_SERVER)
    return "\n".join([ours, _theirs(language)] if _OTHERS else [ours])


@cache
def _ours(language: str, without: frozenset[str] = frozenset()) -> str:
    """Kibitz's own texts, but for some files."""
    folder = files("kibitz.text").joinpath("locales", language)
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    return "\n".join(file.read_text(encoding="utf-8") for file in found if file.name not in without)


@cache
def our_texts(language: str) -> dict[tuple[str, str | None], Pattern]:
    """Kibitz's own, ready to be filled in."""
    from kibitz.text.filling import read

    if language not in LANGUAGES:
        raise ValueError(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
    return read(_ours(language))


@until_others_come
@cache
def _theirs(language: str) -> str:
    """The texts of other packages."""
    from kibitz.text.others import collected

    return collected(_OTHERS, language, {key for key, _ in our_texts(language)})


@until_others_come
@cache
def _texts(language: str) -> dict[tuple[str, str | None], Pattern]:
    """All the texts of a language, ready to be filled in."""
    from kibitz.text.filling import read

    return our_texts(language) | (read(_theirs(language)) if _OTHERS else {})


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
        if (key, attribute) not in our_texts(language):  # somebody else's mistake, which must not stop a game
            return _fill_in()(pattern, Shown(details or {}), language)
        raise KeyError(f"{language} {key}: {error}") from None


@until_others_come
@cache
def blanks_of(language: str, key: str, attribute: str | None = None) -> tuple[str, ...]:
    """The blanks that a text has."""
    from kibitz.text.filling import blanks

    return blanks(_texts(language)[key, attribute])


class Shown(dict[str, Any]):
    """What fills in the blanks of a text; one that has nothing to be filled with shows itself."""

    def __getitem__(self, name: str) -> int | str:
        given = self.get(name, f"{{ ${name} }}")
        return given if isinstance(given, (int, str)) else str(given)


def text_or(language: str, key: str, otherwise: str) -> str:
    """A text, or what to say as long as nobody has written it: a new game has no texts yet."""
    return text(language, key) if has_text(language, key) else otherwise
