"""Face to Face: all cards laid, or a hand in which too few can be."""

from __future__ import annotations

from kibitz.games.face_to_face import F2F, HAND, SIDES, Table, may_play, pile_of, piles, to_lay
from kibitz.kernel.clauses import OK
from kibitz.kernel.endings import End, Picture, PictureCard, Story
from kibitz.kernel.words import cards, face


def ending(story: Story) -> End | None:
    """F2F-20: all cards laid, or F2F-21, F2F-22: somebody could not lay enough, and shows the hand."""
    if story.result is None:
        return None
    out = story.last(F2F[20], F2F[21], F2F[22])
    assert out is not None
    clause, seat, _ = out
    s, winner = story.table, story.result.winners[0]
    many = [to_lay(s, one) for one in range(2)]
    why = {F2F[20]: "all-laid", F2F[21]: "stuck", F2F[22]: "single"}[clause]
    details = {"need": max(0, s.minimum - s.laid), "laid": s.laid, "left": many[1 - winner]}
    hand = () if clause == F2F[20] else hand_shown(s, seat)
    picture = Picture("hands", hand) if hand else None
    return End("", (why,), (), seat, (), details, {"left": many}, near="left", picture=picture)


def hand_shown(s: Table, seat: int) -> tuple[PictureCard, ...]:
    """The cards of a hand, and where each would still have gone."""
    shown = []
    for number in sorted(face(s, card) for card in cards(s, HAND[seat])):
        to = tuple(piles[pile_of(seat, one)].name for one in SIDES if may_play(s, seat, number, one) == OK)
        shown.append(PictureCard(number, piles[HAND[seat]].name, seat, "" if to else "stuck", to))
    return tuple(shown)
