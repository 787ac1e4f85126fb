"""What the end of a game, or of a round, is worth to a seat: what rollouts count, written in the rules' way."""

from __future__ import annotations

from kibitz.kernel.hooks import chips_of, left, score_of
from kibitz.kernel.state import State
from kibitz.kernel.words import how_many
from kibitz.players.choice import LEAST

WIN = 10_000
NEARLY = tuple(round(0.7 * WIN * 0.904837**cards) for cards in range(128))
"""A game that a team lost with so many cards left; 0.904837 is 1/e by ten cards."""
STAKE = 2_500
"""A game that a round ends, in hundredths of a point."""


# --- hooks: bound to one of those below, as the game is won ----------------------------------------------------------


def outcome(s: State, seat: int) -> int:
    """What the end of a game is worth to a seat: bound to one of those below."""
    raise TypeError("outcome is bound per game: see players.sensible")


def standing(s: State, seat: int) -> int:
    """What the end of a round is worth to a seat, where rounds are counted: bound to one of those below."""
    raise TypeError("standing is bound per game: see players.sensible")


# --- games -----------------------------------------------------------------------------------------------------------


def won_together(s: State, seat: int) -> int:
    """A team's end: winning is what counts; alone, when few games are won, also how near it was."""
    if s.winners != 0:
        return WIN
    return NEARLY[left(s)] if s.seats == 1 else NEARLY[left(s)] // 10


def won_alone(s: State, seat: int) -> int:
    """The end of a game that some win, or one loses; points count a little besides.

    Where there is no winner but a loser, points are what one must not have.
    """
    if s.winners == 0:
        return -10 * score_of(s, seat) - WIN * (s.losers >> seat & 1)
    if s.winners >> seat & 1:
        return WIN // how_many(s.winners) + led_by(s, seat) // 5
    return led_by(s, seat) // 5


def led_by(s: State, seat: int) -> int:
    """How far a seat leads, in hundredths of a point: by how much it has more than whoever else has most."""
    most = LEAST
    for other in range(s.seats):
        if other != seat:
            most = max(most, score_of(s, other))
    return 100 * (score_of(s, seat) - most)


# --- rounds ----------------------------------------------------------------------------------------------------------


def leads(s: State, seat: int) -> int:
    """The end of a round where points are gathered: the lead, and the game too, if that is over."""
    return led_by(s, seat) + STAKE * (s.winners >> seat & 1)


def won_chips(s: State, seat: int) -> int:
    """The end of a round for chips, in hundredths."""
    return 100 * chips_of(s, seat)
