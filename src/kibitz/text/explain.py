"""What may I do, and why? Every action that a seat could think of: by which rule it may, or by which it may not."""

from __future__ import annotations

from msgspec import Struct

from kibitz.kernel.clauses import TABLE, clause_id
from kibitz.kernel.table import Table
from kibitz.kernel.views.view import choice
from kibitz.text.catalogue import refusal
from kibitz.text.sentences import action_words, seat_names


class Explanation(Struct, frozen=True):
    """Actions, in words, that are allowed or refused for the same reason.

    `clauses` are the rules that say what they do, or the one that refuses them; `why` is its refusal, in words.
    """

    may: bool
    clauses: tuple[str, ...]
    actions: tuple[str, ...]
    why: str = ""


def what_may(table: Table, seat: int, language: str) -> list[Explanation]:
    """What a seat may do now and by which rules, then what it may not."""
    view = table.view(seat)
    if not view.legal:
        clause = clause_id(TABLE[2] if table.over else TABLE[1])
        whose = seat_names(language, table.to_act, seat)
        return [Explanation(False, (clause,), (), refusal(language, clause, {"turn": whose}))]
    found: dict[tuple[bool, tuple[str, ...], str], list[str]] = {}
    for legal in view.legal:
        found.setdefault((True, _rules(table, legal.number), ""), []).append(legal.action)
    for action, refused in table.refusals(seat):
        at_oneself = seat in choice(table.game, action, seat).seats  # nobody thinks of attacking themselves
        if _rules(table, action.number) and not at_oneself:
            found.setdefault((False, (refused.clause,), refused.say(language)), []).append(action.text)
    return [
        Explanation(may, clauses, tuple(action_words(view, action, language) for action in actions), why)
        for (may, clauses, why), actions in found.items()
    ]


def _rules(table: Table, number: int) -> tuple[str, ...]:
    """The rules that say what an action is, as far as they are in force: none for that of an option not chosen."""
    return tuple(clause for clause in table.game.actions.kind_of(number).clauses if clause in table.clauses)
