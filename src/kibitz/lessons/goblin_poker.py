"""Goblin Poker: sacrifice what pairs the others and cannot pair you."""

from itertools import chain

from kibitz.lessons import Lesson, Step

LEFT = (7, 10, 8, 6, 3, 9)
RIGHT = (5, 9, 3, 9, 6, 6)
MINE = (4, 5, 7, 8, 8, 10)

LESSON = Lesson(
    seats=3,
    chance=(*chain.from_iterable(zip(LEFT, RIGHT, MINE, strict=True)), 9, 7, 10, 10, 3, 5),
    course=(
        Step(0, "choose 4", "choose"),
        Step(1, "choose 7"),
        Step(2, "choose 5"),
        Step(0, "sacrifice 7", "first"),
        Step(1, "sacrifice 10"),
        Step(2, "sacrifice 9"),
        Step(0, "sacrifice 10", "second"),
        Step(2, "sacrifice 3"),
        Step(2, "sacrifice 9"),
        Step(0, "sacrifice 5", "third"),
    ),
)
