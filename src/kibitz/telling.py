"""Views, events and rules as sentences, in any of the four languages: what people read wherever they play."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from kibitz.kernel.events import Event
from kibitz.kernel.game import Game
from kibitz.kernel.view import PileView, View
from kibitz.locales import has_text, text, text_or


def title(game: Game, language: str) -> str:
    """A game's name; its id until somebody has named it."""
    return text_or(language, f"{game.id}-title", game.id)


def seat_name(language: str, seat: int, me: int | None = None) -> str:
    """How a seat is called: "Seat 2", or "Seat 2 (you)" for one's own."""
    return text(language, "seat-mine" if seat == me else "seat", {"seat": seat})


def pile_name(view: View, name: str, language: str) -> str:
    """How a pile is called: "deck", "hand of Seat 2", or its own name (A1) where its role says nothing."""
    pile = next(p for p in view.piles if p.name == name)
    if pile.owner is None:
        return pile.name if pile.role == "pile" else role_name(pile.role, language)
    who = seat_name(language, pile.owner, view.me)
    if sum(p.role == pile.role and p.owner == pile.owner for p in view.piles) > 1:
        return text(language, "pile-owned", {"pile": _short_name(view, pile, language), "who": who})
    return text(language, "pile-owned", {"pile": role_name(pile.role, language), "who": who})


def role_name(role: str, language: str) -> str:
    """What piles of a kind are called."""
    return text_or(language, f"pile-{role}", role)


def people_read(view: View, name: str) -> bool:
    """Whether a number is for people to read; some are there for the rules alone."""
    return name not in view.rulebook.table_type.WORKING


def number_name(view: View, name: str, language: str) -> str:
    """How a number of a view is called: the game's own word for it, or the one that all games share."""
    return text_or(language, f"{view.game}-number-{name}", text_or(language, f"number-{name}", name))


def tell_event(view: View, event: Event, language: str) -> str | None:
    """One event as a sentence, seen from the view's seat; None where there is nothing to say."""
    who = "" if event.seat is None else seat_name(language, event.seat, view.me)
    match event.kind:
        case "act":
            return text(language, "event-act", {"who": who, "action": event.action})
        case "rule":
            assert event.clause is not None
            if not has_text(language, event.clause, "told"):
                return None
            return text(language, event.clause, {"seat": who, "value": event.value}, "told")
        case "move":
            assert event.source is not None and event.target is not None
            places = {
                "source": pile_name(view, event.source, language),
                "target": pile_name(view, event.target, language),
            }
            if None in event.cards:
                return text(language, "event-move-hidden", {"count": len(event.cards), **places})
            return text(language, "event-move", {"cards": " ".join(map(str, event.cards)), **places})
        case "turn_up":
            assert event.target is not None
            turned = {"cards": " ".join(map(str, event.cards)), "target": pile_name(view, event.target, language)}
            return text(language, "event-turn-up", turned)
        case "shuffle":
            assert event.target is not None
            return text(language, "event-shuffle", {"target": pile_name(view, event.target, language)})
        case "gather":
            assert event.target is not None
            return text(language, "event-gather", {"target": pile_name(view, event.target, language)})
        case "pay":
            payer, receiver = (
                text(language, "bank") if seat is None else seat_name(language, seat, view.me)
                for seat in (event.seat, event.to)
            )
            return text(language, "event-pay", {"payer": payer, "receiver": receiver, "amount": event.value})
        case "lot":
            return text(language, "event-lot", {"who": who})
        case "turn":
            return text(language, "event-turn", {"who": who})
        case "wait":
            waiting = ", ".join(seat_name(language, seat, view.me) for seat in event.seats)
            return text(language, "event-turn", {"who": waiting})
    return text(language, "event-over")


def _short_name(view: View, pile: PileView, language: str) -> str:
    """One of several like piles that a player has: A for A0; a column by the common card that heads it."""
    if pile.role == "column":
        common = next(p for p in view.piles if p.role == "common").cards
        at = int(pile.name.rpartition("_")[2])
        return f"{role_name(pile.role, language)} {common[at] if at < len(common) else ''}".strip()
    return pile.name.replace(str(pile.owner), "", 1)


def tell_events(view: View, events: Iterable[Event], language: str) -> Iterator[str]:
    """Events as sentences; cards that fall unseen one after another from one pile are told together."""
    for (source, dealt), several in groupby(events, key=_unseen_from):
        group = list(several)
        if dealt and all(event.target == "discard" and event.source == "deck" for event in group):
            continue  # burned: that has been told
        if dealt and len(group) > 1:
            count = sum(len(event.cards) for event in group)
            yield text(language, "event-dealt", {"count": count, "source": pile_name(view, source, language)})
            continue
        for event in group:
            told = tell_event(view, event, language)
            if told:
                yield told


def _unseen_from(event: Event) -> tuple[str, bool]:
    """The pile that hidden cards of an event came from, and whether it is such an event."""
    hidden = event.kind == "move" and None in event.cards
    return (event.source or "", True) if hidden else (f"#{event.number}", False)


def mark_name(view: View, mark: str, language: str) -> str:
    """How a mark on a card is called."""
    return text_or(language, f"{view.game}-mark-{mark}", mark)


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
    """How the game ended, in a few lines."""
    ended = view.result
    assert ended is not None
    if ended.won is not None:
        if view.me is not None:
            yield text(language, "play-over-won" if ended.won else "play-over-lost")
        yield text(language, "play-over-left", {"left": ended.left})
    else:
        for winner in ended.winners:
            yield text(language, "play-over-winner", {"who": seat_name(language, winner, view.me)})
        for loser in ended.losers if not ended.winners else ():  # where somebody has won, all others have not
            yield text(language, "play-over-loser", {"who": seat_name(language, loser, view.me)})
    if ended.scores is not None:
        yield text(language, "play-over-scores", {"scores": " ".join(map(str, ended.scores))})
    if ended.chips is not None:
        yield text(language, "play-over-chips", {"chips": " ".join(map(str, ended.chips))})


def rules_page(game: Game, language: str) -> Iterator[str]:
    """The rules of a game in Markdown: its clauses in order, each under its id."""
    yield f"# {title(game, language)}"
    yield ""
    yield text_or(language, f"{game.id}-about", "")
    for book, _ in game.sections:
        yield ""
        yield f"## {text_or(language, f'{book.prefix}-title', book.prefix)}"
        yield ""
        for clause in book.ids():
            yield f"- **{clause}** {text_or(language, clause, '…')}"
