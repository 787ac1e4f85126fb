"""Starboard: draw for a chip, pass in time, and pass at more cards than the one before."""

from kibitz.lessons import Lesson, Step

BURNED = (10, 8, 7, 6, 5)

LESSON = Lesson(
    seats=2,
    chance=(0, *BURNED, 4, 9, 7, 2, 9, 10, 3, 6, 8, 5),
    course=(
        Step(0, "draw", "draw"),
        Step(1, "draw"),
        Step(0, "pass", "pass"),
        Step(1, "draw"),
        Step(1, "pass"),
        Step(0, "draw", "more"),
        Step(0, "pass", "take"),
    ),
)
