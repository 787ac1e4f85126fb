"""What is told in one line, in no language yet: an action with what it did, cards that go the same way, payments.

`text/telling.py` tells a line in words.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from msgspec import Struct, structs

from kibitz.kernel.game import Game
from kibitz.kernel.views.events import Event
from kibitz.text.catalogue import blanks_of, has_text, until_others_come
from kibitz.text.sentences import MAX_READ, Sight, Stage, pile_in, touched_by, verb_key

Run = tuple[Event, ...]
"""Events that follow each other and are told together."""


class Content(Struct, frozen=True, cache_hash=True):
    """All that the words of a line depend on: an action with what it did, or a single run."""

    runs: tuple[Run, ...]
    rule: Event | None
    """The rule that took effect after an action that moved nothing: in some languages it tells the action, too."""
    remark: Event | None
    """The rule that took effect in the action, and is told in its line: a jump, a card that gives an order."""
    actor: int | None = None
    """Whose action it followed, where its text asks whether that was the one of whom it tells."""


class Line(NamedTuple):
    """What is told in one line, in every language."""

    content: Content
    seats: int
    """Those it concerns, one bit each: they read "you" where others read a name."""
    number: int
    """Of the first event that it tells."""


def stage(view: Sight, me: int | None) -> Stage:
    """What of a view sentences for a seat (None: for onlookers) need."""
    heads = tuple([pile for pile in view.piles if pile.role == "common"]) if _has_columns(view.rulebook) else ()
    return Stage(view.rulebook, view.seats, me, heads)


@cache
def _has_columns(game: Game) -> bool:
    return any(pile.role.name == "column" for pile in game.table_type.PILES)


def news_of(view: Sight, events: Iterable[Event]) -> list[Line]:
    """The lines that `tell_news` tells."""
    away = swept(view.rulebook)
    return lines_of(view, [event for event in events if event.target not in away])


@cache
def swept(game: Game) -> frozenset[str]:
    """The piles to which cards are swept."""
    return frozenset(pile.name for pile in game.table_type.PILES if pile.role.name == "discard")


def lines_of(view: Sight, events: Iterable[Event]) -> list[Line]:
    """The lines that `tell_events` tells."""
    numbers, runs = _runs(view.rulebook, events)
    lines: list[Line] = []
    at, before, actor = 0, None, None  # the last event that moved no card; who acted last
    while at < len(runs):
        begun, first, rule, remark = at, runs[at][0], None, None
        at += 1
        if first.kind == "act":
            actor = first.seat
            while at < len(runs):
                if remark is None and _is_remark(first, runs[at][0]):
                    remark = runs[at][0]
                elif not _belongs_to(view, first, runs[at], runs[begun + 1 : at]):
                    break
                at += 1
            if at == begun + 1 and at < len(runs) and runs[at][0].kind == "rule":
                rule = runs[at][0]
        if before is not None and before.kind == "rule" and _told_by(view, before, runs[begun]):
            continue
        if first.kind != "move":
            before = first
        told = tuple(runs[begun:at] if remark is None else [run for run in runs[begun:at] if run[0] is not remark])
        asked = actor if first.kind == "rule" and _asks_who_acted(first.clause or "") else None
        content = Content(told, rule, remark, asked)
        lines.append(Line(content, _concerned(view.rulebook, told), numbers[begun]))
    return lines


@until_others_come
@cache
def _asks_who_acted(clause: str) -> bool:
    """Whether a rule is told otherwise of whoever acted."""
    return has_text("en", clause, "told") and "acts" in blanks_of("en", clause, "told")


def _concerned(game: Game, runs: Iterable[Run]) -> int:
    """The seats of which a line tells, one bit each."""
    seats, owners = 0, _owners(game)
    for run in runs:
        for event in run:
            kind = event.kind  # what happens most often first
            if kind == "move":
                seats |= owners[event.source] | owners[event.target]
            elif kind == "act":
                seats |= _acting(game, event.action or "", event.seat)
            else:
                seats |= _bit(event.seat) | _bit(event.to) | owners.get(event.target, 0)
    return seats


def _bit(seat: int | None) -> int:
    return 0 if seat is None else 1 << seat


@cache
def _owners(game: Game) -> dict[str | None, int]:
    """Whose the piles are, one bit each."""
    return {pile.name: _bit(pile.owner) for pile in game.table_type.PILES}


@lru_cache(MAX_READ)
def _acting(game: Game, action: str, seat: int | None) -> int:
    """Who does an action, and to whom."""
    touched, seats = touched_by(game, action, seat), _bit(seat)
    if touched is not None:
        for other in touched.seats:
            seats |= _bit(other)
        for name in touched.piles:
            seats |= _owners(game)[name]
    return seats


def _is_remark(action: Event, event: Event) -> bool:
    """Whether a rule took effect that is told in the line of the action that it is about."""
    return event.kind == "rule" and event.seat == action.seat and has_text("en", event.clause or "", "remark")


def _runs(game: Game, events: Iterable[Event]) -> tuple[list[int], list[Run]]:
    """Events by what is told together: cards that go the same way, equal payments; and the number of each one's first.

    In the runs themselves they have no numbers: equal runs are told alike.
    """
    numbers: list[int] = []
    runs: list[list[Event]] = []
    before, roles = None, _roles(game)
    for event in events:
        if event.kind in ("turn", "wait"):
            continue
        alike = _alike(roles, event)
        unnumbered = structs.replace(event, number=0)
        if alike is not None and alike == before:
            runs[-1].append(unnumbered)
        else:
            numbers.append(event.number)
            runs.append([unnumbered])
        before = alike
    return numbers, [tuple(run) for run in runs]


@cache
def _roles(game: Game) -> dict[str | None, str]:
    """What the piles of a game are for."""
    return {pile.name: pile.role.name for pile in game.table_type.PILES}


def _alike(roles: dict[str | None, str], event: Event) -> tuple[object, ...] | None:
    """What events that are told together have in common; None for those that are told alone."""
    match event.kind:
        case "move":
            return "move", roles[event.source], roles[event.target]
        case "pay":
            return "pay", event.value, event.seat is None, None if event.seat is None else event.to
        case "turn_up" | "shuffle":
            return event.kind, roles[event.target]
        case "roll" | "show":
            return event.kind, event.target
    return None


def _belongs_to(view: Sight, action: Event, run: Run, before: Sequence[Run]) -> bool:
    """Whether this is an action's own doing: its payment, its first move, what more goes from or to its seat, or on
    the way that cards have gone before."""
    kind = run[0].kind
    if kind == "turn_up" and not before and len(run) == 1:
        return _is_shown_by(view, action, run[0])
    if kind not in ("pay", "move") or (len(run) > 1 and len({(*way(event), event.seat) for event in run}) > 1):
        return False
    if kind == "pay":
        return run[0].seat == action.seat
    if not before or before[-1][0].kind != "move" or way(run[0]) in [way(one[0]) for one in before]:
        return True
    return action.seat in [pile_in(view.rulebook, name).owner for name in way(run[0])]


def _is_shown_by(view: Sight, action: Event, shown: Event) -> bool:
    """Whether cards are turned up because an action named their owner, and it is told with what they are."""
    touched = touched_by(view.rulebook, action.action or "", action.seat)
    verb = (action.action or "").partition(" ")[0]
    tells = verb_key(view.rulebook, verb, "en", "did") is not None
    return tells and touched is not None and pile_in(view.rulebook, shown.target).owner in touched.seats


def way(event: Event) -> tuple[str | None, str | None]:
    """From where to where cards went."""
    return event.source, event.target


def _told_by(view: Sight, rule: Event, run: Run) -> bool:
    """Whether a rule that took effect has told what its seat pays to the bank, or gets: chips, or the very card."""
    if run[0].kind == "pay" and len(run) == 1:
        return run[0].value == rule.value and rule.seat in (run[0].seat, run[0].to) and None in (run[0].seat, run[0].to)
    if run[0].kind != "move" or pile_in(view.rulebook, run[0].source).role.name == "deck":
        return False
    if None in run[0].cards and len(run[0].cards) == rule.value:  # "The discard is shuffled: 43 cards."
        return True
    return all(
        set(event.cards) == {rule.value} and pile_in(view.rulebook, event.target).owner == rule.seat for event in run
    )
