"""Five Cards: the dear column, a rank that is closed, a column won back, and a low card's place."""

from kibitz.lessons import Lesson, Step

ROW = (7, 3, 10, 5, 9)

LESSON = Lesson(
    seats=2,
    chance=(*ROW, 0, 8, 10, 8, 9, 6, 4, 2, 6),
    course=(
        Step(0, "place 10", "dear"),
        Step(1, "place 9"),
        Step(0, "place 7", "block"),
        Step(1, "place 10"),
        Step(0, "place 10", "over"),
        Step(1, "place 5"),
        Step(0, "place 3", "cheap"),
    ),
)
