"""Names, actions, results and rules in words, in any of the four languages: what people read wherever they play."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache
from itertools import groupby
from typing import Any

from msgspec import Struct

from kibitz.kernel.actions import Action
from kibitz.kernel.game import Game
from kibitz.kernel.state import Pile
from kibitz.kernel.views.public import PublicPile, PublicView
from kibitz.kernel.views.view import Choice, PileView, View, choice
from kibitz.text.catalogue import has_text, text, text_or, until_others_come

MAX_READ = 20_000
"""So many actions are kept as they were read."""
Details = dict[str, Any]
"""What fills in the blanks of a text."""


class Stage(Struct, frozen=True):
    """Of a view, all that a sentence about events may name: of equal ones equal events are told alike."""

    rulebook: Game
    seats: int
    me: int | None
    piles: tuple[PileView | PublicPile, ...]
    """Those whose cards name other piles."""


Sight = View | PublicView | Stage
"""Whatever is talked about: what a seat may know, what onlookers see, or as much of it as sentences need."""

# --- names -----------------------------------------------------------------------------------------------------------


def title(game: Game, language: str) -> str:
    """A game's name; its id until somebody has named it."""
    return text_or(language, f"{game.id}-title", game.id)


NAMES: ContextVar[Sequence[str]] = ContextVar("names", default=())
"""How seats are called now, those without a name ""."""


@contextmanager
def named(names: Sequence[str]) -> Iterator[None]:
    """As long as this lasts, seats are called by these names; those without one ("") by their numbers."""
    before = NAMES.set(names)
    try:
        yield
    finally:
        NAMES.reset(before)


def seat_name(language: str, seat: int, me: int | None = None) -> str:
    """How a seat is called in a sentence: "you" for one's own, else as whoever sits there is, or "Player 3"."""
    if seat == me:
        return text(language, "you")
    names = NAMES.get()
    return names[seat] if seat < len(names) and names[seat] else text(language, "seat", {"seat": seat + 1})


def seat_label(language: str, seat: int, me: int | None = None) -> str:
    """How a seat is called where its name stands alone: "You"."""
    return capital(seat_name(language, seat, me))


def seat_names(language: str, seats: Iterable[int], me: int | None = None) -> str:
    """Several seats by their names: "you, Vira and Marek"; oneself first."""
    ordered = sorted(seats, key=lambda seat: seat != me)
    return listed([seat_name(language, seat, me) for seat in ordered], language)


def listed(items: Iterable[str], language: str) -> str:
    """Several things as a sentence names them: "25, 32 and 86"."""
    *first, last = [*items] or [""]
    return text(language, "list", {"first": ", ".join(first), "last": last}) if first else last


def capital(words: str) -> str:
    """The same with a capital letter."""
    return words[:1].upper() + words[1:]


def sentence(words: str) -> str:
    """Words as a sentence: with a capital letter and a full stop, if they do not end in a mark of their own."""
    return capital(words) if words.endswith((".", "!", "?", "…", ":")) else f"{capital(words)}."


def pile_name(view: Sight, name: str, language: str) -> str:
    """How a pile is called: "deck", "Vira: hand", or by its own name (A1)."""
    pile = pile_in(view.rulebook, name)
    role = pile.role.name
    if pile.owner is None:
        return pile.name if role == "pile" else role_name(role, language)
    called = [] if role == "pile" else [role_name(role, language)]
    if _has_several(view.rulebook, role, pile.owner):
        called.append(pile_label(view, pile))
    return text(language, "pile-owned", {"pile": " ".join(called), "who": seat_label(language, pile.owner, view.me)})


def pile_label(view: Sight, pile: Pile | PileView | PublicPile) -> str:
    """One of several like piles that a player has: A for A0; a column by the common card that heads it."""
    if pile_in(view.rulebook, pile.name).role.name != "column":
        return pile.name.replace(str(pile.owner), "", 1)
    heads = next((other.cards for other in view.piles if other.role == "common"), ())
    at = int(pile.name.rpartition("_")[2])
    return str(heads[at]) if at < len(heads) else ""


def pile_in(game: Game, name: str | None) -> Pile:
    """A pile of a game's, by its name."""
    return _piles(game)[name or ""]


@cache
def _piles(game: Game) -> dict[str, Pile]:
    return {pile.name: pile for pile in game.table_type.PILES}


@cache
def _has_several(game: Game, role: str, owner: int) -> bool:
    """Whether a player has several piles of a kind."""
    piles = game.table_type.PILES
    return sum(pile.role.name == role and pile.owner == owner and pile.room > 0 for pile in piles) > 1


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
    key = verb_key(view.rulebook, action.split()[0], language)
    if key is None:
        return action
    return text(language, key, acted(view, action, language, view.me if seat is None else seat))


def verb_word(game: Game, verb: str, language: str) -> str:
    """What is done, in a word: "Lay"."""
    key = verb_key(game, verb, language, "short")
    return verb if key is None else text(language, key, attribute="short")


def warning(view: Sight, action: str, clause: str, language: str) -> str:
    """What is said before an action that is allowed and loses the game."""
    said = {"action": action_words(view, action, language)}
    if has_text(language, clause, "warning"):
        return text(language, clause, said, "warning")
    return text(language, "play-warning", said)


def refusal(language: str, clause: str, details: Details, me: int | None = None) -> str:
    """What a player reads whom a clause stops; of a game that has no texts yet, which clause it was."""
    if not has_text(language, clause, "refused"):
        return text(language, "refused-by", {"clause": clause})
    return text(language, clause, details | {"turn": seat_names(language, details.get("turn", ()), me)}, "refused")


def names_somebody(game: Game, choice: Choice, seat: int) -> bool:
    """Whether an action in words says how somebody is called."""
    owner = _piles(game)[choice.piles[-1]].owner if choice.piles else None
    return bool(choice.seats) or owner not in (None, seat)


@until_others_come
@lru_cache(MAX_READ)
def verb_key(game: Game, verb: str, language: str, attribute: str | None = None) -> str | None:
    """The key of what is said about a verb: the game's own, or that of all games; None where nobody has written it."""
    keys = (f"{game.id}-verb-{verb}", f"verb-{verb}")
    return next((key for key in keys if has_text(language, key, attribute)), None)


def acted(view: Sight, action: str, language: str, seat: int | None) -> Details:
    """What fills in the blanks of what is said about an action that `seat` does, for whoever the view is for.

    `you` is which of them that is: who acts, the seat that is named, or neither; `whose` is the pile's owner.
    """
    written = action.split()[1:]
    blanks: Details = {"who": "", "card": "", "pile": "", "seat": "", "owner": "", "you": "", "whose": "own"}
    blanks |= {"number": int(written[0]) if written and written[0].isdecimal() else "", "named": len(written)}
    if seat is not None:
        blanks |= {"who": seat_name(language, seat, view.me), "you": "who" if seat == view.me else ""}
    touched = touched_by(view.rulebook, action, seat)
    if touched is None:
        return blanks
    blanks["card"] = " ".join(map(str, touched.cards))
    blanks["seat"] = seat_names(language, touched.seats, view.me)
    if view.me in touched.seats:
        blanks["you"] = "seat"
    if touched.piles:
        blanks |= _placed(view, pile_in(view.rulebook, touched.piles[-1]), language, seat)
    return blanks


def _placed(view: Sight, pile: Pile, language: str, seat: int | None) -> Details:
    """The pile that an action names, and whose it is."""
    role = pile.role.name
    called = pile_label(view, pile) if role == "pile" and pile.owner is not None else pile.name
    placed = {"pile": called if role == "pile" else role_name(role, language)}
    if pile.owner is None or pile.owner == seat:
        return placed
    whose = "yours" if pile.owner == view.me else "theirs"
    return placed | {"whose": whose, "owner": seat_name(language, pile.owner, view.me)}


@lru_cache(MAX_READ)
def touched_by(game: Game, action: str, seat: int | None) -> Choice | None:
    """What an action touches if `seat` does it; None if it is only a verb: a secret one is shown so."""
    read = game.actions.parse(action)
    return choice(game, read, seat) if isinstance(read, Action) else None


# --- the table, its end, its rules -----------------------------------------------------------------------------------


def describe_pile(view: View, pile: PileView, language: str) -> str:
    """The cards of a pile in a line: faces, with what they carry, and how many are hidden."""
    marks = {int(face): mark_name(view, mark, language) for face, mark in view.marks.items()}
    known = [f"{card} {marks[card]}" if card in marks else str(card) for card in pile.cards if card is not None]
    hidden = pile.cards.count(None)
    if known:
        cards = (", " if marks else " ").join(known)
        return f"{cards} + {text(language, 'hidden', {'count': hidden})}" if hidden else cards
    if hidden:
        return text(language, "hidden", {"count": hidden})
    return str(pile.start) if pile.start else text(language, "play-empty")


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
        you = "who" if view.me in seats else ""
        said = {"who": seat_names(language, seats, view.me), "count": len(seats), "you": you}
        yield sentence(text(language, key, said))
    for key, numbers in (("scores", ended.scores), ("chips", ended.chips)):
        if numbers is not None:
            each = [
                text(language, "list-item", {"who": seat_name(language, seat, view.me), "what": number})
                for seat, number in enumerate(numbers)
            ]
            yield text(language, f"play-over-{key}", {key: listed(each, language)})


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
