"""Pairs: a pair that was drawn, or a card that was taken, and how far that is from losing."""

from __future__ import annotations

from kibitz.endings._pairs_family import pair_shown
from kibitz.games._pairs_family import STACK
from kibitz.games.pairs import CONT, PAIRS, POINTS, losing_score, score
from kibitz.kernel.endings import End, Picture, Story


def ending(story: Story) -> End | None:
    """PAIRS-5, PAIRS-6: a round ends when somebody scores. In the continuous game only the game ends (CONT-5)."""
    scored = story.last(PAIRS[5], PAIRS[6], CONT[2])
    if scored is None or (story.options["continuous"] and story.result is None):
        return None
    clause, seat, rank = scored
    said = {PAIRS[5]: "pair", PAIRS[6]: "fold", CONT[2]: "chosen"}[clause]
    points = [score(story.table, one) for one in range(story.seats)]
    limit = losing_score(story.table)
    details = {"rank": rank, "stood": points[seat] - rank, "now": points[seat], "limit": limit}
    details["spent"] = int(story.action is not None and story.action.verb == "spend8")
    details["next"] = max(points[:seat] + points[seat + 1 :])
    short = [limit - one for one in points]
    shown = pair_shown(story, seat, rank, clause) if said == "pair" else taken_shown(story, seat, rank)
    return End(said, (said,), (seat,), seat, details=details, each={"short": short}, near="points", picture=shown)


def taken_shown(story: Story, seat: int, rank: int) -> Picture | None:
    """PAIRS-6, CONT-2: all stacks, and the card that was taken."""
    laid = []
    for owner in range(story.seats):
        taken = (rank,) if story.moved(STACK[owner], POINTS[seat]) else ()
        laid.append(story.cards(STACK[owner], story.before(STACK[owner]), "taken", taken))
    return story.picture(*laid)
