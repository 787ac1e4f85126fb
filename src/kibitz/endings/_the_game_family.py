"""How The Game and Extreme ended: by which clause, and where the last cards would have gone."""

from __future__ import annotations

from collections.abc import Mapping

from kibitz.games._the_game_family import CARDS, HAND, PILES, TeamTable, ascends, fits, goes_on, left
from kibitz.kernel.endings import End, Picture, PictureCard, Story
from kibitz.kernel.words import cards, shows

EXCELLENT = 10  # TG-20: fewer are left


def team_end(story: Story, lost: Mapping[int, str], tricks: bool = True) -> End | None:
    """TG-20: by which of these clauses the game is lost, if it is; the last hands, and where each card would have gone.

    "stuck" is whoever cannot lay enough; with a card laid in this turn, "doomed" by it.
    """
    if story.result is None:
        return None
    s, told, played = story.table, story.last(*lost), story.action
    details: dict[str, int | str] = {"laid": CARDS - left(s), "need": max(0, s.minimum - s.laid)}
    if played is not None and played.verb == "play":
        details["card"] = played.arguments[0]
    word = lost[told[0]] if told else ""
    why = "doomed" if word == "stuck" and "card" in details else word
    hands = Picture("hands", tuple(card for seat in range(s.seats) for card in hand_left(s, seat, tricks)))
    near = "" if story.result.won else "close" if left(s) < EXCELLENT else "laid"
    seat = told[1] if told else story.actor
    return End("", (why,) if why else (), (), seat, (), details, near=near, picture=hands if hands.cards else None)


def hand_left(s: TeamTable, seat: int, tricks: bool) -> list[PictureCard]:
    """The cards of a hand, and where each would still have gone: onwards, or by a trick if there may be one."""
    shown = []
    for card in sorted(cards(s, HAND[seat])):
        fit = fits if tricks else goes_on
        to = tuple(s.PILES[pile].name for pile in PILES if fit(card, shows(s, pile), ascends(pile)))
        shown.append(PictureCard(card, s.PILES[HAND[seat]].name, seat, "" if to else "stuck", to))
    return shown
