"""What is played for, what to do now, what it costs and how it ended, as lines of the terminal."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from kibitz.endings import ending
from kibitz.kernel.meanings import NEVER, UNLESS_0, meaning
from kibitz.kernel.table import Table
from kibitz.kernel.views.view import View
from kibitz.text.blanks import values_of
from kibitz.text.ending import tell_ending
from kibitz.text.goal import goal
from kibitz.text.price import price_words, risk_words
from kibitz.text.prompt import Moment, prompt
from kibitz.text.sentences import result_lines, seat_name


def goal_line(view: View, language: str) -> str:
    """What is played for, with the numbers as they are."""
    value = values_of(view.options, view.seats, view.numbers, view.me, view.result is not None)
    told = goal(view.rulebook, language, value)
    return " ".join(told.splitlines())


def prompt_line(view: View, language: str) -> str:
    """What to do now."""
    value = values_of(view.options, view.seats, view.numbers, view.me)
    verbs = "-".join(dict.fromkeys(choice.action.partition(" ")[0] for choice in view.legal))
    names = [seat_name(language, seat) for seat in range(view.seats)]
    return prompt(view.rulebook, Moment(view.phase, view.to_act, verbs, view.piles), view.me, language, names, value)


def ending_lines(table: Table, seat: int | None, language: str) -> Iterator[str]:
    """How the last action ended a round or the game, as a seat reads it; nothing if it did not."""
    end = ending(table)
    if end is not None:
        names = [seat_name(language, one) for one in range(table.seats)]
        told = tell_ending(table.game, end, table.options, seat, language, names)
        yield from filter(None, (told.headline, told.why, told.near))


def over_lines(table: Table, seat: int | None, language: str) -> list[str]:
    """How the game ended: who won or lost and why, and how everybody stands."""
    told, result = list(ending_lines(table, seat, language)), list(result_lines(table.view(seat), language))
    return [*told, *result[1:]] if told else result


def terms(table: Table, seat: int, action: str, language: str) -> str:
    """What an action costs and risks now; "" if nothing is said of it."""
    game = table.game
    number = next((choice.number for choice in table.legal(seat) if choice.text == action), None)
    if number is None or not game.has_stakes:
        return ""
    cost, risk = table.stakes(seat, number)
    price = "" if cost is None else price_words(game, cost, seat, language, partial(seat_name, language))
    risked = "" if risk is None else risk_words(game, risk.word, risk.said, language)
    return ", ".join(filter(None, (price, risked)))


def means_nothing(view: View, name: str) -> bool:
    """Whether a number need not be shown now: it is another thing, or it is 0 and then says nothing."""
    shown, value = meaning(view.rulebook, name).shown, view.numbers[name]
    nothing = not any(value) if isinstance(value, list) else value == 0
    return shown == NEVER or (shown == UNLESS_0 and nothing)
