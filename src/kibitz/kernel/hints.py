"""Hints: what a good player keeps in mind, made only from a view. A game says which of these it has:

    hints=(Pairing(("hit",), STACK), Price(("fold",), "fold_price"))

Each gives facts about an action, for the coach: a key for a sentence, and its numbers; and insights, which are drawn
beside the table, from what everybody may know.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import chain
from typing import TYPE_CHECKING, Protocol

from msgspec import Struct

if TYPE_CHECKING:
    from kibitz.kernel.game import Game
    from kibitz.kernel.views.public import PublicPile, PublicView
    from kibitz.kernel.views.view import Choice, PileView, View


@dataclass(frozen=True)
class Fact:
    """Something worth knowing: the key of the sentence, and what stands in it."""

    key: str
    details: dict[str, int | str] = field(default_factory=dict)


class Insight(Struct, frozen=True, omit_defaults=True):
    """Something that a good player keeps in mind, to be drawn.

    ======= ======================================================================================================
    scale   pile `pile` shows `shows`; `room` cards can still go on from there, and `jump` is the card ten back
            (0 if it has been played)
    pairing with the chance `chance` (in a hundred) the next card pairs the stack of `seat`, or that of all
    ranks   of every rank how many cards are unseen, and how many there are: {"7": [4, 7]}
    purse   `seat` has `shows` chips, `gain` more than at the start (fewer, below 0)
    ======= ======================================================================================================
    """

    kind: str
    pile: str = ""
    seat: int | None = None
    shows: int = 0
    room: int = 0
    jump: int = 0
    chance: int = 0
    gain: int = 0
    ranks: dict[str, tuple[int, int]] = {}


Left = Callable[[int | None], dict[int, int]]
"""The unseen cards, of one's deck where everybody has a deck of their own; each counted once."""


class Hint(Protocol):
    """One of the things below."""

    def facts(self, view: View, choice: Choice) -> Iterator[Fact]:
        """What is worth knowing about an action."""

    def insights(self, view: View | PublicView, left: Left) -> Iterator[Insight]:
        """What can be drawn of it, from an onlooker's view; `left` counts the cards that are unseen."""


def insights(view: View | PublicView) -> list[Insight]:
    """What a good player keeps in mind, as far as everybody may know it: from an onlooker's view; each thing once."""
    found: list[Insight] = []
    counted: dict[int | None, dict[int, int]] = {}

    def left(owner: int | None) -> dict[int, int]:
        if owner not in counted:
            counted[owner] = _left(view, owner)
        return counted[owner]

    for hint in view.rulebook.hints:
        found += [one for one in hint.insights(view, left) if one not in found]
    return found


def unseen(view: View | PublicView, owner: int | None = None) -> Counter[int]:
    """How many cards of each face a seat has not seen; where decks differ by their backs, of its own deck.

    (For an onlooker that of `owner`.) The lowest face comes first.
    """
    return Counter(_left(view, owner))


def _left(view: View | PublicView, owner: int | None) -> dict[int, int]:
    decks = _decks(view.rulebook)
    whose = view.me if view.me is not None else owner
    mine = whose if len(decks) > 1 and whose is not None else 0
    if len(decks) == 1:
        seen = list(chain.from_iterable([pile.cards for pile in view.piles]))
    else:
        backs = [(pile.cards, pile.backs) for pile in view.piles]
        seen = [face for pile in backs for face, back in zip(*pile, strict=True) if back == mine]
    left = dict(decks[mine])
    for face in filter(None, seen):
        left[face] -= 1
    return {face: count for face, count in left.items() if count > 0}


@cache
def _decks(game: Game) -> dict[int, Counter[int]]:
    """All cards of a game by their backs, of each face how many, the lowest first."""
    decks: dict[int, Counter[int]] = {}
    for face, back in zip(game.table_type.FACE, game.table_type.BACK, strict=True):
        if face > 0:
            decks.setdefault(back, Counter())[face] += 1
    return {back: Counter(dict(sorted(deck.items()))) for back, deck in decks.items()}


def _pile(view: View | PublicView, number: int) -> PileView | PublicPile:
    name = view.rulebook.table_type.PILES[number].name
    for pile in view.piles:
        if pile.name == name:
            return pile
    raise KeyError(name)


def _verb(choice: Choice) -> str:
    return choice.action.partition(" ")[0]


def _ranks(view: View | PublicView, left: Left) -> Iterator[Insight]:
    """The unseen cards by rank."""
    cards = left(None)
    deck = _named_ranks(view.rulebook)
    yield Insight("ranks", ranks={name: (cards.get(rank, 0), many) for name, rank, many in deck})


@cache
def _named_ranks(game: Game) -> list[tuple[str, int, int]]:
    """The ranks of a game's deck, each as it is written, and how many cards it has."""
    return [(str(rank), rank, many) for rank, many in _decks(game)[0].items()]


@dataclass(frozen=True)
class Pairing:
    """How likely the next card pairs a pile: everybody's, or of those before the seats one's own, or the named seat's.

    With the option `everybodys` set to its value, the piles of all seats count.
    """

    verbs: tuple[str, ...]
    piles: int | tuple[int, ...]
    everybodys: tuple[str, str] = ("", "")

    def facts(self, view: View, choice: Choice) -> Iterator[Fact]:
        """The unseen cards that would pair."""
        if _verb(choice) not in self.verbs or view.me is None:
            return
        owner = choice.seats[0] if choice.seats else view.me
        piles = [_pile(view, self.piles if isinstance(self.piles, int) else self.piles[owner])]
        if view.options.get(self.everybodys[0]) == self.everybodys[1] and not isinstance(self.piles, int):
            piles = [_pile(view, self.piles[seat]) for seat in range(view.seats)]
        ranks = {face for pile in piles for face in pile.cards if face}
        cards = unseen(view)
        pairing = {rank: cards[rank] for rank in sorted(ranks) if cards[rank]}
        count, of = sum(pairing.values()), max(1, cards.total())
        named = " ".join(f"{rank}×{many}" if many > 1 else str(rank) for rank, many in pairing.items())
        details: dict[str, int | str] = {"unseen": of, "pairing": count, "cards": named}
        details["chance"] = round(100 * count / of)
        yield Fact("fact-pairing" if count else "fact-no-pairing", details)

    def insights(self, view: View | PublicView, left: Left) -> Iterator[Insight]:
        """The unseen ranks, and for everybody who has cards the chance of a pair."""
        yield from _ranks(view, left)
        cards = left(None)
        of = sum(cards.values())
        for seat, number in (
            [(None, self.piles)] if isinstance(self.piles, int) else enumerate(self.piles[: view.seats])
        ):
            ranks = {face for face in _pile(view, number).cards if face}
            if ranks and of:
                yield Insight(
                    "pairing", seat=seat, chance=round(100 * sum([cards.get(rank, 0) for rank in ranks]) / of)
                )


@dataclass(frozen=True)
class Price:
    """What an action costs now: a number of the view."""

    verbs: tuple[str, ...]
    number: str

    def facts(self, view: View, choice: Choice) -> Iterator[Fact]:
        """The price."""
        price = view.numbers.get(self.number)
        if _verb(choice) in self.verbs and isinstance(price, int):
            yield Fact("fact-price", {"price": price})

    def insights(self, view: View | PublicView, left: Left) -> Iterator[Insight]:
        """Nothing more than the number, which the table shows."""
        yield from ()


@dataclass(frozen=True)
class Purses:
    """Where chips went: a number of the view, and the option that says how many everybody began with."""

    number: str
    start: str

    def facts(self, view: View, choice: Choice) -> Iterator[Fact]:
        """Nothing about a single action."""
        yield from ()

    def insights(self, view: View | PublicView, left: Left) -> Iterator[Insight]:
        """What everybody has, and has won or lost so far."""
        chips, start = view.numbers[self.number], view.options[self.start]
        assert isinstance(chips, list) and isinstance(start, int)
        for seat, now in enumerate(chips):
            if now is not None:
                yield Insight("purse", seat=seat, shows=now, gain=now - start)


@dataclass(frozen=True)
class Copies:
    """How many cards of the rank that is named are unseen."""

    verbs: tuple[str, ...]

    def facts(self, view: View, choice: Choice) -> Iterator[Fact]:
        """The rank and its number."""
        if _verb(choice) in self.verbs and choice.cards:
            yield Fact("fact-copies", {"rank": choice.cards[0], "count": unseen(view)[choice.cards[0]]})

    def insights(self, view: View | PublicView, left: Left) -> Iterator[Insight]:
        """The unseen ranks."""
        return _ranks(view, left)


@dataclass(frozen=True)
class Feared:
    """How many cards of the rank that matters are unseen."""

    verbs: tuple[str, ...]
    rank: int

    def facts(self, view: View, choice: Choice) -> Iterator[Fact]:
        """The rank and its number, of all that are unseen."""
        if _verb(choice) in self.verbs:
            cards = unseen(view)
            yield Fact("fact-feared", {"rank": self.rank, "count": cards[self.rank], "unseen": cards.total()})

    def insights(self, view: View | PublicView, left: Left) -> Iterator[Insight]:
        """The unseen ranks."""
        return _ranks(view, left)


@dataclass(frozen=True)
class Steps:
    """How far a card goes on a pile that rises or falls, in cards still to come; and where the card ten back is."""

    verbs: tuple[str, ...]

    def facts(self, view: View, choice: Choice) -> Iterator[Fact]:
        """What the card skips, or that it goes ten back; and which card could go ten back from there."""
        if _verb(choice) not in self.verbs:
            return
        pile = next(p for p in view.piles if p.name == choice.piles[-1])
        if pile.owner not in (None, view.me):  # on another's pile there are other rules
            return
        card, rises = choice.cards[0], pile.start == 1
        shown = pile.cards[-1] if pile.cards and pile.cards[-1] is not None else pile.start
        held = {c for p in view.piles if p.role == "hand" and p.owner == view.me for c in p.cards if c is not None}
        to_come = set(unseen(view)) | held
        if (card > shown) == rises:
            skipped = sum(min(shown, card) < c < max(shown, card) for c in to_come)
            yield Fact("fact-skips", {"count": skipped})
        else:
            yield Fact("fact-jump", {"shown": shown})
        back = card - 10 if rises else card + 10
        if back in to_come:
            yield Fact("fact-back-held" if back in held else "fact-back-unseen", {"card": back})

    def insights(self, view: View | PublicView, left: Left) -> Iterator[Insight]:
        """Every pile on its scale."""
        for pile in view.piles:
            if pile.start:
                to_come, rises = left(pile.owner), pile.start == 1
                cards = list(to_come)  # the lowest first
                shown = pile.cards[-1] if pile.cards and pile.cards[-1] is not None else pile.start
                back = shown - 10 if rises else shown + 10
                room = len(cards) - bisect_right(cards, shown) if rises else bisect_left(cards, shown)
                yield Insight("scale", pile.name, shows=shown, room=room, jump=back if back in to_come else 0)
