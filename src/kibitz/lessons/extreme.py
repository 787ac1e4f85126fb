"""Extreme: a skull is covered, No Trick is covered to be free again, and a Stop ends the turn."""

from itertools import chain

from kibitz.lessons import Lesson, Step

MINE = (10, 12, 35, 51, 74, 86, 96)
PARTNERS = (29, 40, 55, 62, 66, 80, 88)

LESSON = Lesson(
    seats=2,
    chance=(*chain.from_iterable(zip(MINE, PARTNERS, strict=True)), 33, 58, 44, 71),
    course=(
        Step(0, "play 10 A1", "skull"),
        Step(0, "play 12 A1", "cover"),
        Step(0, "end", "enough"),
        Step(1, "play 88 D1"),
        Step(1, "play 80 D2"),
        Step(1, "end"),
        Step(0, "play 86 D1", "free"),
        Step(0, "play 96 D1", "jump"),
        Step(0, "play 74 D2", "stop"),
    ),
)
