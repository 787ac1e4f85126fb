"""Port: build a sum, see a pair lose it all, and fold with enough."""

from kibitz.lessons import Lesson, Step

BURNED = (10, 9, 7, 6, 3)

LESSON = Lesson(
    seats=2,
    chance=(*BURNED, 6, 4, 9, 8, 7, 8, 3, 10, 9, 5, 8, 5),
    course=(
        Step(0, "hit", "first"),
        Step(1, "hit"),
        Step(0, "hit", "more"),
        Step(1, "hit"),
        Step(0, "fold", "stand"),
        Step(1, "hit"),
        Step(0, "hit", "again"),
        Step(1, "fold"),
        Step(0, "fold", "enough"),
    ),
)
