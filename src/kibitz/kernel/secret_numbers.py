"""Secret numbers: written down so that not everybody may know them, until they are shown.

A game declares them beside its piles, and with the same words for who may see:

    secrets = Secrets()
    TARGET = secrets.add("target", 1, 20, NOBODY)  # a number that nobody knows
    BID = secrets.each("bid", 0, 9, OWNER, at_most=purse)  # BID[seat]: everybody knows their own

What is written lies in `State.secret`, who does not know it in `State.hidden`. These are the words for it.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from kibitz.kernel.hooks import least_of, most_of
from kibitz.kernel.rng import below
from kibitz.kernel.state import NOBODY, State
from kibitz.kernel.words import ROLL, SHOW, WRITE, note


def write(s: State, place: int, number: int) -> None:
    """Write down a secret number. Only those know it for whom it is declared; what was written there before is gone."""
    s.secret[place] = number
    s.hidden[place] = s.SECRET_FROM[place]
    note(s, WRITE, place, number, s.hidden[place])


def roll(s: State, place: int) -> None:
    """Chance writes down a secret number: any that it can be, each as likely."""
    number = rolled(s, place)
    s.secret[place] = number
    s.hidden[place] = s.SECRET_FROM[place]
    note(s, ROLL, place, number, s.hidden[place])


def written(s: State, place: int) -> int:
    """The secret number that is written at a place, 0 if none is."""
    return s.secret[place]


def show_written(s: State, place: int) -> None:
    """Everybody sees a secret number, until another is written there."""
    s.hidden[place] = NOBODY
    note(s, SHOW, place, s.secret[place])


def rub_out(s: State, place: int) -> None:
    """A secret number is thrown away unseen: nothing is written there any more, as everybody can see."""
    s.secret[place] = 0
    s.hidden[place] = NOBODY


def rolled(s: State, place: int) -> int:
    """What chance writes."""
    return s.chance.number(s, place)


def rolled_compiled(s: State, place: int) -> int:
    """`rolled` at the compiled speeds."""
    return s.SECRET_LEAST[place] + below(s.rng, s.SECRET_MOST[place] - s.SECRET_LEAST[place] + 1)


def redraw_hidden(s: State, seat: int, rng: MutableSequence[int]) -> None:
    """Secret numbers that `seat` does not know become others that they could be, each as likely."""
    for place in range(len(s.SECRET_LEAST)):
        if s.hidden[place] >> seat & 1:
            least = least_of(s, place)
            s.secret[place] = least + below(rng, max(1, most_of(s, place) - least + 1))
