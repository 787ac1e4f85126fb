"""Pairs: hit, see a pair cost its rank, and fold for the lowest card."""

from kibitz.lessons import Lesson, Step

BURNED = (10, 9, 8, 6, 4)

LESSON = Lesson(
    seats=2,
    chance=(*BURNED, 7, 3, 9, 5, 8, 7, 2, 8, 10, 9, 5, 10, 4, 8, 6),
    course=(
        Step(0, "hit", "first"),
        Step(1, "hit"),
        Step(0, "hit", "second"),
        Step(1, "hit"),
        Step(1, "hit"),
        Step(0, "hit", "third"),
        Step(1, "hit"),
        Step(0, "hit", "more"),
        Step(1, "hit"),
        Step(0, "fold", "fold"),
    ),
)
