"""What may I do, and why? Every action that a seat could think of: by which rule it may, or by which it may not."""

from __future__ import annotations

from msgspec import Struct

from kibitz.kernel.clauses import TABLE, clause_id
from kibitz.kernel.table import Table
from kibitz.kernel.views.view import Choice, View, choice
from kibitz.text.sentences import action_words, refusal


class Explanation(Struct, frozen=True):
    """Actions, in words, that are allowed or refused for the same reason.

    `clauses` are the rules that say what they do, or the one that refuses them; `why` is its refusal, in words. Of
    those that are refused, `choices` say what each would touch.
    """

    may: bool
    clauses: tuple[str, ...]
    actions: tuple[str, ...]
    why: str = ""
    choices: tuple[Choice, ...] = ()


def what_may(table: Table, seat: int, language: str) -> list[Explanation]:
    """What a seat may do now and by which rules, then what it may not."""
    view = table.view(seat)
    if not view.legal:
        clause = clause_id(TABLE[2] if table.over else TABLE[1])
        return [Explanation(False, (clause,), (), refusal(language, clause, {"turn": table.to_act}))]
    found: dict[tuple[bool, tuple[str, ...], str], list[Choice]] = {}
    for legal in view.legal:
        found.setdefault((True, _rules(table, legal.number), ""), []).append(legal)
    for action, refused in table.refusals(seat):
        one = choice(table.game, action, seat)
        if _rules(table, action.number) and seat not in one.seats:  # nobody thinks of attacking themselves
            found.setdefault((False, (refused.clause,), refused.say(language)), []).append(one)
    return [
        Explanation(may, clauses, _words(view, choices, language), why, () if may else tuple(choices))
        for (may, clauses, why), choices in found.items()
    ]


def _words(view: View, choices: list[Choice], language: str) -> tuple[str, ...]:
    return tuple(action_words(view, one.action, language) for one in choices)


def _rules(table: Table, number: int) -> tuple[str, ...]:
    """The rules that say what an action is, as far as they are in force: none for that of an option not chosen."""
    return tuple(clause for clause in table.game.actions.kind_of(number).clauses if clause in table.clauses)
