"""Blackstone: take as many as the one before, see a second black stone lose, and fold for half the white ones."""

from kibitz.lessons import Lesson, Step

FIRST_ROUND = (6, 2, 7, 4, 10, 9, 8, 10, 5, 9, 10)
SECOND_ROUND = (4, 9, 10, 3, 8, 7, 6, 10, 9, 5, 8, 2, 9, 6)

LESSON = Lesson(
    seats=2,
    chance=(*FIRST_ROUND, *SECOND_ROUND, 7, 3),
    course=(
        Step(0, "take 2", "take"),
        Step(1, "take 2"),
        Step(0, "take 2", "again"),
        Step(1, "take 3"),
        Step(1, "take 4"),
        Step(0, "take 4", "high"),
        Step(1, "take 4"),
        Step(0, "fold", "fold"),
    ),
)
