"""kibitz games · rules · players: what there is to play, how, and with whom; for people and (--json) for programs."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterator
from itertools import groupby
from typing import Any

import typer

import kibitz
from kibitz.cli.shared import GameId, Json, Language, app, check_language, examples, print_json, read_game, tell
from kibitz.kernel.game import Game, wanted
from kibitz.plugins import installed
from kibitz.text.catalogue import text, text_or

COLUMNS = 79


@app.command(epilog=examples("kibitz games", "kibitz games --lang pl", "kibitz games --json"))
def games(lang: Language = "en", as_json: Json = False) -> None:
    """List the games, with how many play and their house rules."""
    from kibitz.text.sentences import title

    check_language(lang)
    if as_json:
        print_json(
            [
                {
                    "id": game.id,
                    "title": title(game, lang),
                    "seats": list(game.seats),
                    "options": {o.name: {"default": o.default, "is": o.describe(game.seats[-1])} for o in game.options},
                }
                for game in kibitz.games()
            ]
        )
        return
    for game in kibitz.games():
        span = {"least": game.seats[0], "most": game.seats[-1]}
        played_by = text(lang, "cli-players" if len(game.seats) > 1 else "cli-players-exactly", span)
        typer.echo(f"{game.id:<14} {title(game, lang)} ({played_by})")
        for line in option_lines(game, lang):
            typer.echo(line)
        typer.echo()
    typer.echo(textwrap.fill(text(lang, "cli-games-options"), COLUMNS))


def option_lines(game: Game, lang: str) -> Iterator[str]:
    """A game's options, each with what may be written and what it is about."""
    width = max((len(option.name) for option in game.options), default=0)
    for option in game.options:
        about = text_or(lang, f"{game.id}-option-{option.name}", "")
        yield textwrap.fill(
            " | ".join(option.written(game.seats[-1])) + (f" · {about}" if about else ""),
            COLUMNS,
            initial_indent=f"    {option.name:<{width}}  ",
            subsequent_indent=" " * (width + 6),
            break_long_words=False,
        )


@app.command(epilog=examples("kibitz rules kitty --lang uk", "kibitz rules pairs --json"))
def rules(game: GameId, lang: Language = "en", as_json: Json = False) -> None:
    """Show a game's rules, clause by clause."""
    from kibitz.text.sentences import rules_page

    check_language(lang)
    if as_json:
        print_json(rules_as_dict(read_game(game), lang))
    else:
        tell("\n".join(rules_page(read_game(game), lang)))


def rules_as_dict(game: Game, lang: str) -> dict[str, Any]:
    """A rules page as plain values.

    Each clause says `when` it is in force: always (None), with options of these values, or with so many seats.
    """
    from kibitz.text.sentences import title

    def in_force(when: str | Callable[[int], bool]) -> dict[str, Any] | None:
        if isinstance(when, str):
            return {"options": wanted(when)} if when else None
        return {"seats": [seats for seats in game.seats if when(seats)]}

    return {
        "id": game.id,
        "title": title(game, lang),
        "about": text_or(lang, f"{game.id}-about", ""),
        "sections": [
            {
                "title": text_or(lang, f"{prefix}-title", prefix),
                "clauses": [
                    {"id": clause, "text": text_or(lang, clause, ""), "when": in_force(book.condition)}
                    for book in parts
                    for clause in book.ids()
                ],
            }
            for prefix, parts in groupby(game.sections, lambda book: book.prefix)
        ],
    }


@app.command(epilog=examples("kibitz players pairs", "kibitz play pairs --players you,hard,hard"))
def players(game: GameId, as_json: Json = False) -> None:
    """List the players that can sit down at a game: what --players may name."""
    from kibitz.players import GROUP, LEVELS, SEARCH
    from kibitz.players.sensible import advice

    rules = read_game(game)
    listed = {name: f"{level}" for name, level in LEVELS.items()}
    listed["random"] = "any legal action"
    listed["sensible"] = advice(rules) or "no page of advice is written for this game yet: as random"
    listed[str(SEARCH)] = "plays each action out in worlds it can imagine, for so many milliseconds"
    listed["search:rollouts=200"] = "the same, by so many games played out; search:…:cores=2 uses two cores"
    for name, offered in installed(GROUP).items():
        listed[name] = f"a player of another package: {offered.value}"
    listed["sensible:mistakes=10"] = "errs in ten of a hundred decisions, and so does search:…:mistakes=10"
    if as_json:
        print_json(listed)
        return
    for name, said in listed.items():
        typer.echo(textwrap.fill(f"{name:<22} {said}", COLUMNS, subsequent_indent=" " * 23))
