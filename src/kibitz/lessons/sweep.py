"""Sweep: the lowest takes the highest, a higher one all below it, and equal ones take turns."""

from itertools import chain

from kibitz.lessons import Lesson, Step

LEFT = (5, 6, 4, 8, 3)
RIGHT = (8, 2, 10, 7, 5)
MINE = (3, 4, 8, 9, 10)

LESSON = Lesson(
    seats=3,
    chance=(
        *chain.from_iterable(zip(LEFT, RIGHT, MINE, strict=True)),
        1,
        *(10, 10, 6, 4, 2),
        *(9, 7, 7, 3, 1),
        *(9, 9, 9, 6, 5),
    ),
    course=(
        Step(1, "play 5"),
        Step(2, "play 8"),
        Step(0, "play 3", "low"),
        Step(2, "play 2"),
        Step(0, "play 8", "high"),
        Step(1, "play 6"),
        Step(0, "play 4", "lead"),
        Step(1, "play 4"),
        Step(2, "play 10"),
        Step(0, "pick 9", "pick"),
        Step(1, "pick 9"),
        Step(0, "pick 9", "last"),
    ),
)
