"""Port: who stands highest, who is out, and what everybody scores."""

from __future__ import annotations

from kibitz.endings._pairs_family import best_or_paired
from kibitz.games._pairs_family import STACK
from kibitz.games.port import PORT
from kibitz.kernel.endings import End, Story


def ending(story: Story) -> End | None:
    """PORT-5: who stands highest, and what everybody scores. PORT-8: in an extra round nobody scores."""
    if story.actor < 0 or not story.swept(STACK[story.actor]):
        return None
    stacks = [story.shown(STACK[seat]) for seat in range(story.seats)]
    standing = [seat for seat, laid in enumerate(stacks) if laid and len(set(laid)) == len(laid)]
    out = tuple(seat for seat, laid in enumerate(stacks) if laid and seat not in standing)
    best = max((sum(stacks[seat]) for seat in standing), default=0)
    first = tuple(seat for seat in standing if sum(stacks[seat]) == best)
    gained = [0] * story.seats
    for _, seat, value in story.told(PORT[5]):
        gained[seat] = value
    said = "all-out" if not standing else "best" if story.told(PORT[5]) else "extra-round"
    why = ([said] if story.result else []) + (["out"] if out else ["nobody-out"])
    cards = [best_or_paired(story, STACK[seat], laid, seat in first) for seat, laid in enumerate(stacks)]
    details = {"sum": best, "won_gained": gained[first[0]] if first else 0}
    return End(said, tuple(why), first, None, out, details, {"gained": gained}, picture=story.picture(*cards))
