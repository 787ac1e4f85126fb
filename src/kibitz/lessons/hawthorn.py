"""Hawthorn: a first card, a card from the deck, a card from the hand, and a cheap fold."""

from itertools import chain

from kibitz.lessons import Lesson, Step

OPPONENTS = (7, 4, 9, 8, 5)
MINE = (3, 5, 6, 8, 9)
OPPONENTS_NEXT = (1, 5, 7, 9, 3)
MINE_NEXT = (8, 9, 9, 10, 10)

LESSON = Lesson(
    seats=2,
    chance=(
        *chain.from_iterable(zip(OPPONENTS, MINE, strict=True)),
        *(8, 10, 2, 10),
        *chain.from_iterable(zip(OPPONENTS_NEXT, MINE_NEXT, strict=True)),
        6,
    ),
    course=(
        Step(0, "choose 3", "choose"),
        Step(1, "choose 7"),
        Step(0, "hit", "hit"),
        Step(1, "hit"),
        Step(0, "play 6", "play"),
        Step(1, "play 4"),
        Step(0, "hit", "deck"),
        Step(1, "hit"),
        Step(0, "choose 8", "second"),
        Step(1, "choose 1"),
        Step(1, "hit"),
        Step(0, "fold", "fold"),
    ),
)
