"""What happened, told in as few lines as say it all, in any of the four languages and to whoever reads it as "you".

A line is made of events in no language; in words it is a function of the line and of who reads it, if it concerns them,
and of nothing else. So it is the same at every table: most lines have been told before, of others.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from msgspec import structs

from kibitz.kernel.roles import Role
from kibitz.kernel.state import MAX_SEATS
from kibitz.kernel.views.events import Event
from kibitz.text.catalogue import has_text, text, until_others_come
from kibitz.text.lines import Content, Line, Run, lines_of, news_of, stage, swept, way
from kibitz.text.sentences import (
    NAMES,
    Details,
    Sight,
    Stage,
    acted,
    listed,
    named,
    number_name,
    pile_in,
    pile_name,
    role_name,
    seat_name,
    seat_names,
    sentence,
    touched_by,
    verb_key,
)

MAX_TOLD = 10_000
"""So many lines are kept as they were told."""

# --- in words --------------------------------------------------------------------------------------------------------


def tell_events(view: Sight, events: Iterable[Event], language: str) -> Iterator[str]:
    """Events in as few lines as say it all: an action with what it moved, a deal, equal payments.

    Whose turn it is is not told: the table shows it.
    """
    return tell_lines(stage(view, view.me), lines_of(view, events), language, NAMES.get())


def tell_news(view: Sight, events: Iterable[Event], language: str) -> Iterator[str]:
    """What happened, for those who see the table: that cards are swept to a discard pile is left to the log."""
    return tell_lines(stage(view, view.me), news_of(view, events), language, NAMES.get())


def tell_event(view: Sight, event: Event, language: str) -> str | None:
    """One event as a sentence, seen from the view's seat; None where there is nothing to say."""
    if event.kind in ("turn", "wait"):
        seats = (event.seat,) if event.seat is not None else event.seats
        you = "who" if view.me in seats else ""
        turn = {"who": seat_names(language, seats, view.me), "you": you, "count": len(seats)}
        return sentence(text(language, "event-turn", turn))
    return next(tell_events(view, [event], language), None)


def tell_lines(seen: Stage, lines: Iterable[Line], language: str, names: Sequence[str]) -> Iterator[str]:
    """Lines in words, seats by these names."""
    return (told for _, told in tell_numbered(seen, lines, language, names))


def tell_numbered(seen: Stage, lines: Iterable[Line], language: str, names: Sequence[str]) -> Iterator[tuple[int, str]]:
    """The same, each line with the number of the first event that it tells."""
    known, me, others = tuple(map(bool, names)), seen.me, None
    for line in lines:
        if me is None or line.seats >> me & 1:
            told = _told(seen, line.content, language, known)
        else:
            others = others or structs.replace(seen, me=None)
            told = _told(others, line.content, language, known)
        if told is not None:
            yield line.number, told.format(*names)


_BLANKS = tuple(chr(0xE000 + seat) for seat in range(MAX_SEATS))
"""What stands for the name of a seat; in Unicode nothing does."""


@until_others_come
@lru_cache(MAX_TOLD)
def _told(seen: Stage, line: Content, language: str, known: tuple[bool, ...]) -> str | None:
    """A line in words, for `format` to fill in the names of the seats that have one; None if it says nothing."""
    with named([blank if has else "" for blank, has in zip(_BLANKS, known, strict=False)]):
        told = _tell_line(seen, line, language)
    if told is None:
        return None
    told = told.replace("{", "{{").replace("}", "}}")
    for seat, blank in enumerate(_BLANKS[: len(known)]):
        told = told.replace(blank, f"{{{seat}}}")
    return told


def _tell_line(seen: Stage, line: Content, language: str) -> str | None:
    first, rule = line.runs[0], line.rule
    if first[0].kind != "act":
        told = _tell_run(seen, first, language, line.actor)
        return None if told is None else sentence(told)
    if rule is not None and _tells_too(seen, rule, first[0], language):
        return None
    parts = [*_tell_action(seen, first[0], line.runs[1:], language)]
    if line.remark is not None:
        parts.append(_tell_rule(seen, line.remark, language))
    return " ".join(sentence(part) for part in parts if part is not None)


def _tell_run(seen: Stage, run: Run, language: str, actor: int | None = None) -> str | None:
    """A run as a sentence; None where there is nothing to say."""
    match run[0].kind:
        case "act":
            return next(_tell_action(seen, run[0], (), language))
        case "rule":
            return _tell_rule(seen, run[0], language, actor)
        case "move":
            ways = [pile_in(seen.rulebook, name).role.name for name in way(run[0])]
            burned = ways == ["deck", "discard"] and {None} == {card for event in run for card in event.cards}
            return None if burned else _tell_moves(seen, run, language)  # that cards are burned has been told
        case "turn_up":
            return _tell_turned_up(seen, run, language)
        case "pay":
            return _tell_payments(seen, run, language)
        case "roll" | "show":
            return _tell_numbers(seen, run, language)
        case "write":
            return None  # the action has told that a number was written
        case "shuffle" | "gather":
            role = pile_in(seen.rulebook, run[0].target).role.name
            what = {"target": role, "pile": pile_name(seen, run[0].target or "", language)}
            return text(language, f"event-{run[0].kind}", what)
        case "lot":
            return text(language, "event-lot", _who(seen, run[0].seat, language))
    return text(language, "event-over")


def _who(seen: Stage, seat: int | None, language: str) -> Details:
    """Who does something, as a text names them, or speaks to them."""
    who = "" if seat is None else seat_name(language, seat, seen.me)
    return {"who": who, "you": "who" if seat is not None and seat == seen.me else ""}


def _tell_rule(seen: Stage, rule: Event, language: str, actor: int | None = None) -> str | None:
    """That a rule took effect, if that is told, in a line of its own or as a remark on an action."""
    assert rule.clause is not None
    attribute = next((said for said in ("remark", "told") if has_text(language, rule.clause, said)), None)
    if attribute is None:
        return None
    who = "" if rule.seat is None else seat_name(language, rule.seat, seen.me)
    you = "" if seen.me is None else "seat" if rule.seat == seen.me else "reader"
    acts = "" if actor is None else "yes" if actor == rule.seat else "no"
    return text(language, rule.clause, {"seat": who, "you": you, "value": rule.value, "acts": acts}, attribute)


# --- an action and what it did ---------------------------------------------------------------------------------------


def _tell_action(seen: Stage, action: Event, did: Iterable[Run], language: str) -> Iterator[str | None]:
    """An action with what it moved, as far as it has not named it itself: in its own words for that, or apart."""
    rest = [run for run in did if not _named(seen, action, run)]
    written = action.action or ""
    told, did_so = (verb_key(seen.rulebook, written.split()[0], language, said) for said in ("told", "did"))
    if rest and did_so is not None:
        yield text(language, did_so, acted(seen, written, language, action.seat) | _got(seen, rest, language), "did")
        return
    if told is None:
        yield text(language, "event-act", _who(seen, action.seat, language) | {"action": written})
    else:
        yield text(language, told, acted(seen, written, language, action.seat), "told")
    for run in rest:
        yield _tell_run(seen, run, language)


def _got(seen: Stage, did: Iterable[Run], language: str) -> Details:
    """The cards that an action brought, as they came, and how many they are; none if all went to the discard."""
    moves = [event for run in did for event in run if event.kind == "move"]
    came = [event for event in moves if event.target not in swept(seen.rulebook)]
    if not moves:  # it turned up cards where they lie
        moves = came = [event for run in did for event in run if event.kind == "turn_up"]
    if not came:
        return {"got": "", "count": 0}
    cards = [card for event in came if way(event) == way(came[0]) for card in event.cards]
    return {"got": _faces(cards, pile_in(seen.rulebook, came[0].target).role, language), "count": len(cards)}


def _named(seen: Stage, action: Event, run: Run) -> bool:
    """Whether an action has named the cards that it moved; that a secret one moved a card is no news."""
    if run[0].kind != "move":
        return False
    cards = {card for event in run for card in event.cards}
    if None in cards:
        secret = any(kind.secret and kind.verb == action.action for kind in seen.rulebook.kinds)
        return secret and pile_in(seen.rulebook, run[0].source).owner == action.seat
    touched = touched_by(seen.rulebook, action.action or "", action.seat)
    return touched is not None and cards <= set(touched.cards)


def _tells_too(seen: Stage, rule: Event, action: Event, language: str) -> bool:
    """Whether a rule that took effect tells the action too, as "Vira folds at a price of 5." tells `fold`."""
    if rule.kind != "rule" or rule.seat != action.seat or not has_text(language, rule.clause or "", "told"):
        return False
    verb, *named = (action.action or "").split()
    return not named or any(kind.verb == verb and rule.clause in kind.clauses for kind in seen.rulebook.kinds)


# --- cards -----------------------------------------------------------------------------------------------------------


def _tell_moves(seen: Stage, run: Run, language: str) -> str:
    """Cards that went from a pile to another; or who got which of those that went from several, or to several."""
    source, target = pile_in(seen.rulebook, run[0].source), pile_in(seen.rulebook, run[0].target)
    key = f"move-{source.role.name}-{target.role.name}"
    if len({_owner(seen, event) for event in run}) > 1:
        return _tell_each(seen, run, key if has_text(language, key, "each") else "event-move", language)
    cards, owner = [card for event in run for card in event.cards], _owner(seen, run[0])
    told = _who(seen, owner, language) | {"cards": _faces(cards, target.role, language), "count": len(cards)}
    told["known"] = "none" if None in cards else "all"
    if has_text(language, key):
        return text(language, key, told)
    ways = {"source": pile_name(seen, source.name, language), "target": pile_name(seen, target.name, language)}
    return text(language, "event-move", told | ways)


def _owner(seen: Stage, event: Event) -> int | None:
    """Whose cards they are now, or were."""
    piles = [pile_in(seen.rulebook, name) for name in (event.target, event.source) if name is not None]
    return next((pile.owner for pile in piles if pile.owner is not None), None)


def _tell_turned_up(seen: Stage, run: Run, language: str) -> str:
    """Cards that were turned up where they lay."""
    pile = pile_in(seen.rulebook, run[0].target)
    key = f"turned-up-{pile.role.name}"
    if len(run) > 1 and pile.owner is not None:
        return _tell_each(seen, run, key if has_text(language, key, "each") else "event-turned-up", language)
    told = _who(seen, pile.owner, language)
    told["cards"] = _faces([card for event in run for card in event.cards], pile.role, language)
    if has_text(language, key):
        return text(language, key, told)
    return text(language, "event-turned-up", told | {"target": pile_name(seen, pile.name, language)})


def _tell_each(seen: Stage, run: Run, key: str, language: str) -> str:
    """Whose cards are which; those that were not seen are counted, if everybody has as many."""
    target = pile_in(seen.rulebook, run[0].target)
    owned: dict[int | None, list[int | None]] = {}
    for event in run:
        owned.setdefault(_owner(seen, event), []).extend(event.cards)
    seen_of = {who: [card for card in cards if card is not None] for who, cards in owned.items()}
    shown = {who: cards if target.role.ordered else sorted(cards) for who, cards in seen_of.items() if cards}
    items = [
        _item(
            role_name(target.role.name, language) if who is None else seat_name(language, who, seen.me), cards, language
        )
        for who, cards in sorted(shown.items(), key=lambda one: one[0] != seen.me)
    ]
    single = all(len(cards) == 1 for cards in shown.values())
    counts = {len(cards) for cards in owned.values()}
    told = {
        "list": listed(items, language) if single else "; ".join(items),
        "cards": listed(map(str, shown.get(seen.me, ())), language),
        "count": counts.pop() if len(counts) == 1 else 0,
        "known": "none" if not shown else "mine" if list(shown) == [seen.me] else "all",
    }
    return text(language, key, told, "each")


def _item(who: str, values: Iterable[int], language: str) -> str:
    """Somebody with their cards or numbers, in a list."""
    return text(language, "list-item", {"who": who, "what": ", ".join(map(str, values))})


def _faces(cards: list[int | None], role: Role, language: str) -> str:
    """Cards by their faces, those of a hand sorted; or how many they are, where one of them was not seen."""
    faces = [card for card in cards if card is not None]
    if len(faces) < len(cards):
        return text(language, "cards", {"count": len(cards)})
    return listed(map(str, faces if role.ordered else sorted(faces)), language)


# --- chips and numbers -----------------------------------------------------------------------------------------------


def _tell_payments(seen: Stage, run: Run, language: str) -> str:
    """A payment; or equal ones, of several to one or of the bank to several."""
    payers = list(dict.fromkeys(event.seat for event in run if event.seat is not None))
    receivers = list(dict.fromkeys(event.to for event in run if event.to is not None))
    several = payers if len(payers) > 1 else receivers
    you = "payer" if seen.me in payers else "receiver" if seen.me in receivers else ""
    told: Details = {
        "payer": seat_names(language, payers, seen.me),
        "receiver": seat_names(language, receivers, seen.me),
        "amount": run[0].value,
        "chips": text(language, "chips", {"count": run[0].value}),
        "you": "all" if len(several) == seen.seats > 1 else you if seen.me is not None else "",
    }
    way = "from-bank" if not payers else "to-bank" if not receivers else "to-player"
    return text(language, f"pay-{way}", told, "each" if len(several) > 1 else None)


def _tell_numbers(seen: Stage, run: Run, language: str) -> str:
    """Secret numbers of one name that chance wrote, or that are shown: whose is which, as far as it is known."""
    said = [
        str(event.value)
        if event.seat is None
        else _item(seat_name(language, event.seat, seen.me), [event.value], language)
        for event in run
        if event.value is not None
    ]
    number = number_name(seen, run[0].target or "", language)
    shown = {"number": number, "list": listed(said, language), "known": "all" if said else "none"}
    return text(language, f"event-{run[0].kind}", shown)
