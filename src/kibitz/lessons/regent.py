"""Regent: give a pair away, attack, draw, look at a hand that is too full, and fold cheaply."""

from kibitz.lessons import Lesson, Step

BURNED = (1, 10, 9, 6, 4)
FIRST_ROUND = (9, 8, 2, 8, 6, 3, 5, 9, 7, 4, 10)
SECOND_ROUND = (5, 7, 3, 7, 2, 7, 10)

LESSON = Lesson(
    seats=2,
    chance=(*BURNED, *FIRST_ROUND, *SECOND_ROUND),
    course=(
        Step(0, "gift 8 1", "gift"),
        Step(1, "draw"),
        Step(0, "attack 1", "attack"),
        Step(1, "draw"),
        Step(0, "draw", "draw"),
        Step(1, "attack 0"),
        Step(0, "look 1", "look"),
        Step(1, "attack 0"),
        Step(0, "fold", "fold"),
    ),
)
