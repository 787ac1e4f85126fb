"""Views, events and rules as sentences, in any of the four languages: what people read wherever they play."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache
from itertools import groupby
from typing import NamedTuple

from msgspec import Struct, structs

from kibitz.kernel.actions import Action
from kibitz.kernel.game import Game
from kibitz.kernel.roles import Role
from kibitz.kernel.state import MAX_SEATS, Pile
from kibitz.kernel.views.events import Event
from kibitz.kernel.views.public import PublicPile, PublicView
from kibitz.kernel.views.view import Choice, PileView, View, choice
from kibitz.text.catalogue import has_text, text, text_or, until_others_come

MAX_READ = 20_000
"""So many actions are kept as they were read."""
MAX_TOLD = 10_000
"""So many lines are kept as they were told."""


class Stage(Struct, frozen=True):
    """Of a view, all that a sentence about events may name: of equal ones equal events are told alike."""

    rulebook: Game
    me: int | None
    piles: tuple[PileView | PublicPile, ...]
    """Those whose cards name other piles."""


Sight = View | PublicView | Stage
"""Whatever is talked about: what a seat may know, what onlookers see, or as much of it as sentences need."""

# --- names -----------------------------------------------------------------------------------------------------------


def title(game: Game, language: str) -> str:
    """A game's name; its id until somebody has named it."""
    return text_or(language, f"{game.id}-title", game.id)


_NAMES: ContextVar[Sequence[str]] = ContextVar("names", default=())


@contextmanager
def named(names: Sequence[str]) -> Iterator[None]:
    """As long as this lasts, seats are called by these names; those without one ("") by their numbers."""
    before = _NAMES.set(names)
    try:
        yield
    finally:
        _NAMES.reset(before)


def seat_name(language: str, seat: int, me: int | None = None) -> str:
    """How a seat is called: "Seat 2", or "Seat 2 (you)" for one's own; or as whoever sits there is."""
    names = _NAMES.get()
    if seat < len(names) and names[seat]:
        return names[seat]
    return text(language, "seat-mine" if seat == me else "seat", {"seat": seat})


def seat_names(language: str, seats: Iterable[int], me: int | None = None) -> str:
    """Several seats by their names."""
    return ", ".join(seat_name(language, seat, me) for seat in seats)


def pile_name(view: Sight, name: str, language: str, actor: int | None = None) -> str:
    """How a pile is called: "deck", "hand of Seat 2" (of the `actor` just "hand"), or by its own name (A1)."""
    pile = _pile(view, name)
    if pile.owner is None:
        return pile.name if pile.role == "pile" else role_name(pile.role, language)
    if pile.owner == actor:
        return pile_label(view, pile) if pile.role == "pile" else role_name(pile.role, language)
    called = [] if pile.role == "pile" else [role_name(pile.role, language)]
    if _has_several(view.rulebook, pile.role, pile.owner):
        called.append(pile_label(view, pile))
    return text(language, "pile-owned", {"pile": " ".join(called), "who": seat_name(language, pile.owner, view.me)})


def pile_label(view: Sight, pile: Pile | PileView | PublicPile) -> str:
    """One of several like piles that a player has: A for A0; a column by the common card that heads it."""
    if pile.role != "column":
        return pile.name.replace(str(pile.owner), "", 1)
    heads = next((other.cards for other in view.piles if other.role == "common"), ())
    at = int(pile.name.rpartition("_")[2])
    return str(heads[at]) if at < len(heads) else ""


def _pile(view: Sight, name: str | None) -> Pile:
    return _piles(view.rulebook)[name or ""]


@cache
def _piles(game: Game) -> dict[str, Pile]:
    return {pile.name: pile for pile in game.table_type.PILES}


@cache
def _has_several(game: Game, role: str, owner: int) -> bool:
    """Whether a player has several piles of a kind."""
    piles = game.table_type.PILES
    return sum(pile.role == role and pile.owner == owner and pile.room > 0 for pile in piles) > 1


@until_others_come
@lru_cache(MAX_READ)
def role_name(role: str, language: str) -> str:
    """What piles of a kind are called."""
    return text_or(language, f"pile-{role}", role)


def people_read(view: Sight, name: str) -> bool:
    """Whether a number is for people to read; some are there for the rules alone."""
    return name not in view.rulebook.table_type.WORKING


def number_name(view: Sight, name: str, language: str) -> str:
    """How a number of a view is called: the game's own word for it, or the one that all games share."""
    return text_or(language, f"{view.rulebook.id}-number-{name}", text_or(language, f"number-{name}", name))


def number_shown(value: int | None) -> str:
    """A number as people read it; a secret one that they do not know has a mark."""
    return "?" if value is None else str(value)


def mark_name(view: Sight, mark: str, language: str) -> str:
    """How a mark on a card is called."""
    return text_or(language, f"{view.rulebook.id}-mark-{mark}", mark)


# --- what is done ----------------------------------------------------------------------------------------------------


def action_words(view: Sight, action: str, language: str, seat: int | None = None) -> str:
    """An action as one says it: "Lay 37 on A1". `seat` does it, else whoever the view is for."""
    return _said(view, action, language, view.me if seat is None else seat, None) or action


def verb_word(game: Game, verb: str, language: str) -> str:
    """What is done, in a word: "Lay"."""
    key = _verb(game, verb, language, "short")
    return verb if key is None else text(language, key, attribute="short")


def names_somebody(game: Game, choice: Choice, seat: int) -> bool:
    """Whether an action in words says how somebody is called."""
    owner = _piles(game)[choice.piles[-1]].owner if choice.piles else None
    return bool(choice.seats) or owner not in (None, seat)


@until_others_come
@lru_cache(MAX_READ)
def _verb(game: Game, verb: str, language: str, attribute: str | None) -> str | None:
    """The key of what is said about a verb: the game's own, or that of all games; None where nobody has written it."""
    keys = (f"{game.id}-verb-{verb}", f"verb-{verb}")
    return next((key for key in keys if has_text(language, key, attribute)), None)


def _said(view: Sight, action: str, language: str, seat: int | None, attribute: str | None) -> str | None:
    """An action in the game's own words, or in those that all games share; None where nobody has written them."""
    verb, *written = action.split()
    key = _verb(view.rulebook, verb, language, attribute)
    if key is None:
        return None
    blanks = {"who": "", "card": "", "pile": "", "seat": "", "number": "".join(written[:1]), "named": len(written)}
    if seat is not None:
        blanks["who"] = seat_name(language, seat, view.me)
    touched = _touched(view.rulebook, action, seat)
    if touched is not None:
        blanks["card"] = " ".join(map(str, touched.cards))
        blanks["pile"] = pile_name(view, touched.piles[-1], language, seat) if touched.piles else ""
        blanks["seat"] = seat_names(language, touched.seats, view.me)
    return text(language, key, blanks, attribute)


@lru_cache(MAX_READ)
def _touched(game: Game, action: str, seat: int | None) -> Choice | None:
    """What an action touches if `seat` does it; None if it is only a verb: a secret one is shown so."""
    read = game.actions.parse(action)
    return choice(game, read, seat) if isinstance(read, Action) else None


# --- what happened ---------------------------------------------------------------------------------------------------


def tell_event(view: Sight, event: Event, language: str) -> str | None:
    """One event as a sentence, seen from the view's seat; None where there is nothing to say."""
    who = "" if event.seat is None else seat_name(language, event.seat, view.me)
    match event.kind:
        case "act":
            action = event.action or ""
            told = _said(view, action, language, event.seat, "told")
            return told or text(language, "event-act", {"who": who, "action": action})
        case "rule":
            assert event.clause is not None
            if not has_text(language, event.clause, "told"):
                return None
            return text(language, event.clause, {"seat": who, "value": event.value}, "told")
        case "move":
            return _tell_moves(view, (event,), language)
        case "turn_up":
            assert event.target is not None
            turned = {"cards": " ".join(map(str, event.cards)), "target": pile_name(view, event.target, language)}
            return text(language, "event-turn-up", turned)
        case "shuffle" | "gather":
            assert event.target is not None
            return text(language, f"event-{event.kind}", {"target": pile_name(view, event.target, language)})
        case "pay":
            return _tell_payments(view, (event,), language)
        case "write":
            return None  # the action has told that a number was written
        case "roll" | "show":
            return _tell_numbers(view, (event,), language)
        case "lot" | "turn":
            return text(language, f"event-{event.kind}", {"who": who})
        case "wait":
            return text(language, "event-turn", {"who": seat_names(language, event.seats, view.me)})
    return text(language, "event-over")


Run = tuple[Event, ...]
"""Events that follow each other and are told together."""


class Line(NamedTuple):
    """What is told in one line, in every language: an action with what it did, or a single run."""

    runs: tuple[Run, ...]
    rule: Event | None
    """The rule that took effect after an action that moved nothing: in some languages it tells the action, too."""


def tell_events(view: Sight, events: Iterable[Event], language: str) -> Iterator[str]:
    """Events in as few lines as say it all: an action with what it moved, a deal, equal payments.

    Whose turn it is is not told: the table shows it.
    """
    return tell_lines(stage(view), lines_of(view, events), language, _NAMES.get())


def tell_news(view: Sight, events: Iterable[Event], language: str) -> Iterator[str]:
    """What happened, for those who see the table: that cards are swept to a discard pile is left to the log."""
    return tell_lines(stage(view), news_of(view, events), language, _NAMES.get())


def stage(view: Sight) -> Stage:
    """What of a view sentences need."""
    heads = tuple([pile for pile in view.piles if pile.role == "common"]) if _has_columns(view.rulebook) else ()
    return Stage(view.rulebook, view.me, heads)


@cache
def _has_columns(game: Game) -> bool:
    return any(pile.role == "column" for pile in game.table_type.PILES)


def news_of(view: Sight, events: Iterable[Event]) -> list[Line]:
    """The lines that `tell_news` tells, in no language yet."""
    swept = _swept(view.rulebook)
    return lines_of(view, [event for event in events if event.target not in swept])


@cache
def _swept(game: Game) -> frozenset[str]:
    return frozenset(pile.name for pile in game.table_type.PILES if pile.role == "discard")


def lines_of(view: Sight, events: Iterable[Event]) -> list[Line]:
    """The lines that `tell_events` tells, in no language yet."""
    runs = _runs(view, events)
    lines: list[Line] = []
    at, before = 0, None  # the last event that moved no card
    while at < len(runs):
        begun, first, rule = at, runs[at][0], None
        at += 1
        if first.kind == "act":
            while at < len(runs) and _belongs_to(view, first, runs[at], runs[at - 1]):
                at += 1
            if at == begun + 1 and at < len(runs) and runs[at][0].kind == "rule":
                rule = runs[at][0]
        if first.kind != "move":
            before = first
        elif before is not None and _told_by(view, before, runs[begun]):
            continue
        lines.append(Line(tuple(runs[begun:at]), rule))
    return lines


def tell_lines(seen: Stage, lines: Iterable[Line], language: str, names: Sequence[str]) -> Iterator[str]:
    """Lines in words, seats by these names."""
    known = tuple(map(bool, names))
    for line in lines:
        told = _told(seen, line, language, known)
        if told is not None:
            yield told.format(*names)


_BLANKS = tuple(chr(0xE000 + seat) for seat in range(MAX_SEATS))
"""What stands for the name of a seat; in Unicode nothing does."""


@until_others_come
@lru_cache(MAX_TOLD)
def _told(seen: Stage, line: Line, language: str, known: tuple[bool, ...]) -> str | None:
    """A line in words, for `format` to fill in the names of the seats whose names are known; None if it says nothing.

    It is a function of what was seen and of nothing else, and so the same at every table: most lines have been told
    before, of others.
    """
    with named([blank if has else "" for blank, has in zip(_BLANKS, known, strict=False)]):
        told = _tell_line(seen, line, language)
    if told is None:
        return None
    told = told.replace("{", "{{").replace("}", "}}")
    for seat, blank in enumerate(_BLANKS[: len(known)]):
        told = told.replace(blank, f"{{{seat}}}")
    return told


def _tell_line(view: Sight, line: Line, language: str) -> str | None:
    first, rule = line.runs[0], line.rule
    if first[0].kind == "act":
        told_too = rule is not None and _tells_too(view, rule, first[0], language)
        return None if told_too else _tell_action(view, first[0], line.runs[1:], language)
    return _tell_run(view, first, language)


def _runs(view: Sight, events: Iterable[Event]) -> list[Run]:
    """Events by what is told together: cards that go the same way, equal payments. Their numbers are not told."""
    runs: list[list[Event]] = []
    before: tuple[object, ...] | None = None
    for event in events:
        if event.kind in ("turn", "wait"):
            continue
        alike = _alike(view, event)
        unnumbered = structs.replace(event, number=0)
        if alike is not None and alike == before:
            runs[-1].append(unnumbered)
        else:
            runs.append([unnumbered])
        before = alike
    return [tuple(run) for run in runs]


def _alike(view: Sight, event: Event) -> tuple[object, ...] | None:
    """What events that are told together have in common; None for those that are told alone."""
    match event.kind:
        case "move":
            return "move", _pile(view, event.source).role, _pile(view, event.target).role
        case "turn_up":
            return "turn_up", _pile(view, event.target).role
        case "pay":
            return "pay", event.value, event.seat is None, None if event.seat is None else event.to
        case "roll" | "show":
            return event.kind, event.target
    return None


def _tell_run(view: Sight, run: Run, language: str, actor: int | None = None) -> str | None:
    """A run in a line; what is the `actor`'s is not said to be."""
    match run[0].kind:
        case "move":
            burned = {None} == {card for event in run for card in event.cards}
            burned = burned and (_pile(view, run[0].source).role, _pile(view, run[0].target).role) == (
                "deck",
                "discard",
            )
            return None if burned else _tell_moves(view, run, language, actor)  # that cards are burned has been told
        case "pay":
            return _tell_payments(view, run, language, actor)
        case "roll" | "show":
            return _tell_numbers(view, run, language)
        case "turn_up" if len(run) > 1:
            return f"{text(language, 'event-turned-up')} — {_who_has(view, run, language)}"
    return tell_event(view, run[0], language)


def _tell_moves(view: Sight, run: Run, language: str, actor: int | None = None) -> str:
    """Cards that went from a pile to another; or who got which, and how many were not seen."""
    source, target = _pile(view, run[0].source), _pile(view, run[0].target)
    if len({(event.source, event.target) for event in run}) == 1:
        cards = [card for event in run for card in event.cards]
        places = [pile_name(view, pile.name, language, actor) for pile in (source, target)]
        what = {"cards": _faces(cards, target.kind, language), "source": places[0], "target": places[1]}
        return text(language, "event-move", what)
    way = f"{role_name(source.role, language)} → {role_name(target.role, language)}"
    return f"{text(language, 'event-dealt') if source.role == 'deck' else way} — {_who_has(view, run, language)}"


def _who_has(view: Sight, run: Run, language: str) -> str:
    """The cards of several events by whose they are, and how many were not seen."""
    seen: dict[str, list[int | None]] = {}
    unseen = 0
    for event in run:
        piles = [_pile(view, name) for name in (event.target, event.source) if name is not None]
        owner = next((pile.owner for pile in piles if pile.owner is not None), None)
        who = role_name(piles[0].role, language) if owner is None else seat_name(language, owner, view.me)
        known = [card for card in event.cards if card is not None]
        unseen += len(event.cards) - len(known)
        if known:
            seen.setdefault(who, []).extend(known)
    role = _pile(view, run[0].target).kind
    parts = [f"{who}: {_faces(cards, role, language)}" for who, cards in seen.items()]
    return " · ".join([*parts, text(language, "event-unseen", {"count": unseen})] if unseen else parts)


def _faces(cards: list[int | None], role: Role, language: str) -> str:
    """Cards by their faces, those of a hand sorted; or how many they are, where one of them was not seen."""
    faces = [card for card in cards if card is not None]
    if len(faces) < len(cards):
        return text(language, "cards", {"count": len(cards)})
    return " ".join(map(str, faces if role.ordered else sorted(faces)))


def _tell_payments(view: Sight, run: Run, language: str, actor: int | None = None) -> str:
    """A payment; or equal ones, of several to one or of the bank to several."""

    def names(seats: list[int | None]) -> str:
        return seat_names(language, dict.fromkeys(s for s in seats if s is not None), view.me) or text(language, "bank")

    payer, receiver = names([event.seat for event in run]), names([event.to for event in run])
    own = run[0].seat is not None and run[0].seat == actor
    key = "event-pay-each" if len(run) > 1 else "event-pay-own" if own else "event-pay"
    chips = text(language, "chips", {"count": run[0].value})
    return text(language, key, {"chips": chips, "amount": run[0].value, "payer": payer, "receiver": receiver})


def _tell_numbers(view: Sight, run: Run, language: str) -> str:
    """Secret numbers of one name that chance wrote, or that are shown: whose is which, as far as it is known."""
    said = text(language, f"event-{run[0].kind}", {"number": number_name(view, run[0].target or "", language)})
    owners = ["" if event.seat is None else f"{seat_name(language, event.seat, view.me)}: " for event in run]
    known = [f"{who}{event.value}" for who, event in zip(owners, run, strict=True) if event.value is not None]
    return f"{said} — {' · '.join(known)}" if known else said


# --- what an action did, in its line ---------------------------------------------------------------------------------


def _tell_action(view: Sight, action: Event, did: Iterable[Run], language: str) -> str:
    """An action with what it moved, as far as it has not named it itself."""
    parts = [_tell_run(view, run, language, action.seat) for run in did if not _named(view, action, run)]
    said = "; ".join(part for part in parts if part is not None)
    line = tell_event(view, action, language)
    return f"{line} — {said}" if said else f"{line}"


def _belongs_to(view: Sight, action: Event, run: Run, before: Run) -> bool:
    """Whether this is an action's own doing: its payment, its first move, what more it moves from or to its seat."""
    if len({(event.source, event.target, event.seat) for event in run}) > 1:
        return False
    match run[0].kind:
        case "pay":
            return run[0].seat == action.seat
        case "move":
            owners = {_pile(view, run[0].source).owner, _pile(view, run[0].target).owner}
            return before[0].kind != "move" or action.seat in owners
    return False


def _named(view: Sight, action: Event, run: Run) -> bool:
    """Whether an action has named the cards that it moved; that a secret one moved a card is no news."""
    if run[0].kind != "move":
        return False
    cards = {card for event in run for card in event.cards}
    if None in cards:
        secret = any(kind.secret and kind.verb == action.action for kind in view.rulebook.kinds)
        return secret and _pile(view, run[0].source).owner == action.seat
    touched = _touched(view.rulebook, action.action or "", action.seat)
    return touched is not None and cards <= set(touched.cards)


def _tells_too(view: Sight, rule: Event, action: Event, language: str) -> bool:
    """Whether a rule that took effect tells the action too, as "Seat 2 folds at a price of 5." tells `fold`."""
    if rule.kind != "rule" or rule.seat != action.seat or not has_text(language, rule.clause or "", "told"):
        return False
    verb, *named = (action.action or "").split()
    return not named or any(kind.verb == verb and rule.clause in kind.clauses for kind in view.rulebook.kinds)


def _told_by(view: Sight, rule: Event, run: Run) -> bool:
    """Whether a rule that took effect has told which card its seat gets, as "Seat 1 folds and takes a 7." does."""
    if rule.kind != "rule" or run[0].kind != "move" or _pile(view, run[0].source).role == "deck":
        return False
    if None in run[0].cards and len(run[0].cards) == rule.value:  # "The discard is shuffled: 43 cards."
        return True
    return all(set(event.cards) == {rule.value} and _pile(view, event.target).owner == rule.seat for event in run)


# --- the table, its end, its rules -----------------------------------------------------------------------------------


def describe_pile(view: View, pile: PileView, language: str) -> str:
    """The cards of a pile in a line: faces, with what they carry, and how many are hidden."""
    marks = {int(face): f" ({mark_name(view, mark, language)})" for face, mark in view.marks.items()}
    known = [f"{card}{marks.get(card, '')}" for card in pile.cards if card is not None]
    hidden = pile.cards.count(None)
    parts = [" ".join(known)] if known else []
    parts += [f"[{hidden}]"] if hidden else []
    empty = f"[{pile.start}]" if pile.start else f"({text(language, 'play-empty')})"
    return " + ".join(parts) or empty


def result_lines(view: View, language: str) -> Iterator[str]:
    """How the game ended, in a few lines; all who have won in one of them."""
    ended = view.result
    assert ended is not None
    if ended.won is not None:
        if view.me is not None:
            yield text(language, "play-over-won" if ended.won else "play-over-lost")
        yield text(language, "play-over-left", {"left": ended.left})
    else:
        seats = ended.winners or ended.losers  # where somebody has won, all others have not
        key = "play-over-winners" if ended.winners else "play-over-losers"
        yield text(language, key, {"who": seat_names(language, seats, view.me), "count": len(seats)})
    if ended.scores is not None:
        yield text(language, "play-over-scores", {"scores": " ".join(map(str, ended.scores))})
    if ended.chips is not None:
        yield text(language, "play-over-chips", {"chips": " ".join(map(str, ended.chips))})


def rules_page(game: Game, language: str) -> Iterator[str]:
    """The rules of a game in Markdown: its clauses in order, each under its id."""
    yield f"# {title(game, language)}"
    yield ""
    yield text_or(language, f"{game.id}-about", "")
    for prefix, books in groupby(game.sections, lambda book: book.prefix):
        yield ""
        yield f"## {text_or(language, f'{prefix}-title', prefix)}"
        yield ""
        for clause in (clause for book in books for clause in book.ids()):
            yield f"- **{clause}** {text_or(language, clause, '…')}"
