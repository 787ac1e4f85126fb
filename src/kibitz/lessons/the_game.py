"""The Game: up on one pile, down on another, ten back, and when a turn is enough."""

from itertools import chain

from kibitz.lessons import Lesson, Step

MINE = (4, 37, 40, 58, 66, 79, 97)
PARTNERS = (47, 51, 55, 61, 70, 75, 93)

LESSON = Lesson(
    seats=2,
    chance=(*chain.from_iterable(zip(MINE, PARTNERS, strict=True)), 64, 71, 33, 86, 12, 90),
    course=(
        Step(0, "play 4 A1", "up"),
        Step(0, "play 97 D1", "down"),
        Step(0, "end", "enough"),
        Step(1, "play 93 D1"),
        Step(1, "play 47 A1"),
        Step(1, "end"),
        Step(0, "play 37 A1", "jump"),
        Step(0, "play 40 A1", "near"),
        Step(0, "end", "done"),
    ),
)
