"""A shared clause stands on the pages of those games in which it holds, and on no other's.

Which these are is read from the specification, not from the games: the table at its head (who burns, who begins anew
with the whole deck), the clauses themselves, and what it derives from them (D-1, D-6, D-8: decks that never run out).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from itertools import product
from random import Random
from typing import Any

import pytest

import kibitz
from kibitz.errors import BadOption
from kibitz.kernel.game import Game
from kibitz.testing import random_game
from kibitz.text.catalogue import LANGUAGES, text
from kibitz.text.explain import what_may
from kibitz.text.sentences import rules_page

Options = Mapping[str, Any]
Holds = Callable[[Options], bool]

BY_GAME = pytest.mark.parametrize("game", kibitz.games(), ids=lambda game: game.id)
BY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def always(options: Options) -> bool:
    return True


def games(*names: str) -> dict[str, Holds]:
    return dict.fromkeys(names, always)


def with_options(*names: str) -> Holds:
    return lambda options: all(options[name] for name in names)


def runs_on(options: Options) -> bool:
    """STAR-2: one deck for all rounds, unless `deck` says otherwise."""
    return bool(options["deck"] == "run_on")


POINTS = games("pairs", "port", "sweep", "kitty", "venture", "five_cards")
CHIPS = games("starboard", "blackstone", "hawthorn", "goblin_poker", "monster", "regent", "troll_guts")
FAMILY = POINTS | CHIPS
LOWEST_STARTS = games("pairs", "port", "blackstone", "hawthorn", "goblin_poker", "regent", "troll_guts")
BURN = games("pairs", "port", "regent") | {"starboard": runs_on}
FRESH = games("hawthorn", "goblin_poker", "troll_guts")  # the whole deck every round, and it can run out in one
COOPERATIVE = games("the_game", "extreme")


def but(whole: Mapping[str, Holds], *names: str) -> dict[str, Holds]:
    return {name: holds for name, holds in whole.items() if name not in names}


HOLDS: dict[str, dict[str, Holds]] = {
    "GEN-1": FAMILY,
    "GEN-2": FAMILY,
    "GEN-3": FAMILY,
    "GEN-4": but(FAMILY, "starboard", "five_cards"),  # there nobody is dealt a card
    "GEN-5": BURN,
    "GEN-6": BURN | FRESH,
    "GEN-7": BURN | FRESH,
    "GEN-8": BURN | FRESH,
    "GEN-9": FRESH,
    "GEN-10": games("hawthorn", "goblin_poker", "troll_guts", "kitty", "venture"),
    "GEN-11": FAMILY,
    "TIE-1": LOWEST_STARTS,
    "TIE-2": LOWEST_STARTS,
    "TIE-3": LOWEST_STARTS,
    "TIE-4": but(LOWEST_STARTS, "blackstone"),  # BLK-2: not replaced
    "TIE-5": but(LOWEST_STARTS, "blackstone"),  # BLK-4: to the middle
    "TIE-6": LOWEST_STARTS,
    "CHIP-1": CHIPS,
    "CHIP-2": CHIPS,
    "CHIP-3": CHIPS,
    "CHIP-4": games("starboard", "blackstone", "goblin_poker", "monster"),  # elsewhere one player takes all
    "CHIP-5": CHIPS,
    "CHIP-6": CHIPS,
    "CHIP-7": CHIPS,
    **{f"P8-{n}": dict.fromkeys(("pairs", "port"), with_options("pieces_of_eight")) for n in range(1, 5)},
    **{f"CAL-{n}": dict.fromkeys(("pairs", "port"), with_options("calamities")) for n in (1, 2, 4, 5)},
    "CAL-3": {"pairs": with_options("calamities", "continuous")},
    "CAL-6": dict.fromkeys(("pairs", "port"), with_options("calamities", "pieces_of_eight")),
    **{f"TG-{n}": COOPERATIVE for n in range(1, 21)},
    "TG-17": games("the_game"),  # EX-21: a Stop is enough
    "TG-18": games("the_game"),  # EX-21 says it with all instructions
    "TG-19": games("the_game"),  # EX-11, EX-22: not with a skull on top
}
SHARED = re.compile(r"(GEN|TIE|CHIP|P8|CAL|TG)-\d+")


@cache
def tables(game: Game) -> list[kibitz.Table]:
    """A table for every choice of the options, at every number of seats."""

    def made() -> Iterator[kibitz.Table]:
        for seats in game.seats:
            for values in product(*(option.values(seats) for option in game.options)):
                options = {option.name: value for option, value in zip(game.options, values, strict=True)}
                try:
                    yield game.table(seats=seats, seed=1, options=options)
                except BadOption:  # teams, say, are not for three
                    continue

    return list(made())


def shared(clauses: Iterable[str]) -> set[str]:
    return {clause for clause in clauses if SHARED.fullmatch(clause)}


@BY_GAME
def test_a_table_has_the_shared_clauses_that_hold_there_and_no_others(game: Game) -> None:
    for table in tables(game):
        holding = {clause for clause, where in HOLDS.items() if game.id in where and where[game.id](table.options)}
        assert shared(table.clauses) == holding, (table.seats, table.options)


@BY_GAME
@BY_LANGUAGE
def test_a_page_has_the_shared_clauses_that_can_hold_in_its_game(game: Game, language: str) -> None:
    page = re.findall(r"\*\*([A-Z0-9]+-\d+)\*\*", "\n".join(rules_page(game, language)))
    assert shared(page) == {clause for clause, where in HOLDS.items() if game.id in where}
    assert len(page) == len(set(page))
    titles = [line for line in rules_page(game, language) if line.startswith("## ")]
    assert len(titles) == len(set(titles))


def cited_by(table: kibitz.Table) -> set[str]:
    """The clauses by which those to act may and may not do what they could think of."""
    return {clause for seat in table.to_act for reason in what_may(table, seat, "en") for clause in reason.clauses}


@BY_GAME
def test_a_rule_that_takes_effect_or_refuses_is_on_the_tables_page(game: Game) -> None:
    for table in tables(game)[:: max(1, len(tables(game)) // 12)]:
        cited = cited_by(table)
        for _ in random_game(table, Random(7)):
            cited |= cited_by(table)
        cited |= {event.clause for event in table.events(None) if event.clause}
        assert shared(cited) <= set(table.clauses), table.options


def test_every_shared_clause_is_accounted_for() -> None:
    assert set(HOLDS) == {clause for game in kibitz.games() for clause in shared(game.clauses())}


BURNING = {"en": "burn", "ru": "пять.* не глядя", "uk": "п’ять.* наосліп", "pl": "spala"}


@BY_GAME
@BY_LANGUAGE
def test_no_page_speaks_of_burning_where_nothing_is_burned(game: Game, language: str) -> None:
    """But to say that nothing is."""
    if game.id in BURN or game.id not in FAMILY:
        return
    for clause in shared(game.clauses()):
        assert not re.search(BURNING[language], text(language, clause), re.I), clause
