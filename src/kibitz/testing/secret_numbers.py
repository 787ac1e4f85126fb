"""The law of secret numbers: nobody can tell what they may not know."""

from __future__ import annotations

from copy import copy
from random import Random
from typing import Any

from kibitz.errors import BadRecord, IllegalAction
from kibitz.kernel import record, words
from kibitz.kernel.actions import Action
from kibitz.kernel.speeds.checker import told_at
from kibitz.kernel.state import viewer_of
from kibitz.kernel.table import Table
from kibitz.kernel.views.knowledge import RULED_OUT
from kibitz.testing.cases import difference, eye, what

INSTEAD = "Let the rules show it, or let `possible` rule out what can be known not to be"
OPENLY = "Is Kind({verb!r}, …) to be secret=True? Everybody is told what is done, unless it is"


def law_secret_numbers_stay_secret(table: Table, seat: int | None, rng: Random) -> None:
    """Were a secret number that a seat (None: an onlooker) may not know another one, nothing would tell it.

    Neither what it sees and may do now, nor what happens after the next action, nor what it was told when the number
    was written. What follows from a number may tell something of it, if `possible`, or what bounds it, then rules the
    others out.
    """
    for place in range(len(table._state.SECRETS)):
        _stays_in_bounds(table, place)
        others = [value for value in could_be(table, place) if value != table._state.secret[place]]
        if others and not _knows(table, place, seat):
            value = rng.choice(others)
            _compare_now(table, place, value, seat, rng)
            _compare_rolls(table, place, value, seat)
    for who in table.to_act if table._state.SECRETS else ():
        _compare_written(table, who, seat, rng)


def could_be(table: Table, place: int) -> range:
    """What a secret number can be, as it is declared and as the table lies."""
    bound = table.game.bound
    return range(bound.least_of(table._state, place), bound.most_of(table._state, place) + 1)


def _stays_in_bounds(table: Table, place: int) -> None:
    """What is hidden is among what is imagined: else the truth would be the one thing that nobody thinks of."""
    number, value, fitting = table._state.SECRETS[place], table._state.secret[place], could_be(table, place)
    if not table._state.hidden[place] or value in fitting:
        return
    low = value < fitting.start
    word, rule = ("at_least", number.at_least) if low else ("at_most", number.at_most)
    end = f"{fitting.start} at least" if low else f"{fitting.stop - 1} at most"
    said = f"`{word}` ({getattr(rule, '__name__', rule)}) says that it is {end}"
    raise AssertionError(f"{called(table, place)} is {value}, and {said}: what is hidden must stay in its bounds")


def called(table: Table, place: int) -> str:
    """A secret number by its name, and whose it is."""
    number = table._state.SECRETS[place]
    return number.name if number.owner is None else f"{number.name} of seat {number.owner}"


def _knows(table: Table, place: int, seat: int | None) -> bool:
    return not table._state.hidden[place] >> viewer_of(seat) & 1


def _compare_now(table: Table, place: int, value: int, seat: int | None, rng: Random) -> None:
    """Were another number written there now; and then somebody acted."""
    other = copy(table)
    other._state.secret[place] = value
    _compare(table, other, place, seat, 0)
    for who in table.to_act:
        one, two, action = copy(table), copy(other), rng.choice(table.legal(who))
        if two.why(who, action) is None:
            one.act(who, action)
            try:
                two.act(who, action)
            except Exception as error:
                world = f"in an imagined world, in which {called(table, place)} is {value}"
                raise AssertionError(f"{world}: {what(table.game, error)}. {RULED_OUT}") from error
            _compare(one, two, place, seat, table.told)


def _compare_rolls(table: Table, place: int, value: int, seat: int | None) -> None:
    """Had chance written another number than it did, and everybody done what they did."""
    last = [entry for entry in table._state.log if entry[0] in (words.WRITE, words.ROLL) and entry[1] == place][-1]
    if last[0] != words.ROLL:
        return
    chance = table.chance
    chance[next(at for at, entry in enumerate(record.chances(table)) if entry is last)] = value
    try:
        other = table.game.table(table.seats, None, table.options, chance)
        for who, action in table.actions:
            other.act(who, str(action))
    except (IllegalAction, BadRecord):
        return  # that game would have gone otherwise
    _compare(table, other, place, seat, 0)


def _compare_written(table: Table, who: int, seat: int | None, rng: Random) -> None:
    """Two choices that write different numbers, which another seat does not know."""
    if who == seat:
        return
    action = rng.choice(table.legal(who))
    alike = [other for other in table.legal(who) if other.verb == action.verb and other != action]
    if not alike:
        return
    one, two, told = copy(table), copy(table), table.told
    one.act(who, action)
    two.act(who, rng.choice(alike))
    ours, theirs = (
        {entry[1]: entry[2] for entry in t._state.log[told:] if entry[0] == words.WRITE} for t in (one, two)
    )
    secret = table.game.actions.kind_of(action.number).secret
    for place in [place for place in ours if place in theirs and ours[place] != theirs[place]]:
        _compare(one, two, place, seat, told, INSTEAD if secret else OPENLY.format(verb=action.verb))


def _compare(one: Table, two: Table, place: int, seat: int | None, since: int, instead: str = INSTEAD) -> None:
    """Two tables that differ in a number must look the same to a seat that does not know it, and be told alike.

    Unless it can know better: then the first table would not be possible with the number of the second.
    """
    s, mine, theirs = one._state, one._state.secret[place], two._state.secret[place]
    if _knows(one, place, seat) or _knows(two, place, seat) or mine == theirs:
        return  # it was shown, or there is another one now
    s.secret[place] = theirs
    possible = theirs in could_be(one, place) and one.game.bound.possible(s)
    s.secret[place] = mine
    if not possible:
        return
    said = f"{eye(seat)} can tell whether {called(one, place)} is {mine} or {theirs}"
    ours, others = (_learns(table, seat, since) for table in (one, two))
    assert ours == others, f"{said}: {difference(ours, others)}{_told_at(one, ours, others)}. {instead}"


def _told_at(table: Table, ours: dict[str, Any], others: dict[str, Any]) -> str:
    """Where the rules told it, in brackets, if what differs first is something that they told."""
    if ours["view"] != others["view"] or ours["glance"] != others["glance"]:
        return ""
    different = [one for one, two in zip(ours["told"], others["told"], strict=False) if one != two]
    return told_at(table.game, different[0].clause) if different and different[0].clause else ""


def _learns(table: Table, seat: int | None, since: int) -> dict[str, Any]:
    """All that a seat can find out: its view, its glance, why it may not do what it may not, and what it was told."""
    found: dict[str, Any] = {"view": table.view(seat), "glance": table.glance(seat), "told": table.events(seat, since)}
    if seat is not None:
        numbers = range(0, table.game.actions.count, 1 + table.game.actions.count // 60)
        actions = [table.game.actions.from_number(number) for number in numbers]
        found["refused"] = {str(action): _refusal(table, seat, action) for action in actions}
    return found


def _refusal(table: Table, seat: int, action: Action) -> tuple[str, dict[str, Any], str] | None:
    try:
        table.allowed(seat, action)
    except IllegalAction as refusal:
        return refusal.clause, refusal.details, refusal.reason
    return None


def never_known(table: Table, seat: int | None) -> dict[int, range]:
    """The outcomes of chance that were secret numbers a seat has never known, each with all that it could have been."""
    viewer = viewer_of(seat)
    unknown: dict[int, range] = {}
    lying: dict[int, int] = {}  # by place, the outcome that is written there
    outcomes = {id(entry): outcome for outcome, entry in enumerate(record.chances(table))}
    for entry in table._state.log:
        match entry:
            case (words.ROLL, place, _, hidden):
                lying[place] = outcomes[id(entry)]
                if hidden >> viewer & 1:
                    number = table._state.SECRETS[place]
                    unknown[lying[place]] = range(number.least, number.most + 1)
            case (words.WRITE, place, *_):
                lying.pop(place, None)
            case (words.SHOW, place, _):
                unknown.pop(lying.get(place, -1), None)
    return unknown
