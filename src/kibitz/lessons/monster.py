"""Monster: discard what pairs, win against the discards, and fold rather than feed them well."""

from itertools import chain

from kibitz.lessons import Lesson, Step

FIRST_ROUND = (  # seats 1, 2, 3 and 0: the dealer is last
    (9, 6, 6, 5, 4, 2),
    (9, 7, 5, 5, 3, 1),
    (10, 10, 9, 9, 8, 8),
    (10, 8, 8, 7, 7, 3),
)
SECOND_ROUND = (  # seats 2, 3, 0 and 1
    (8, 6, 5, 4, 3, 2),
    (10, 10, 8, 7, 5, 3),
    (10, 10, 9, 9, 6, 6),
    (9, 9, 8, 7, 4, 1),
)

LESSON = Lesson(
    seats=4,
    chance=(
        *chain.from_iterable(zip(*FIRST_ROUND, strict=True)),
        *chain.from_iterable(zip(*SECOND_ROUND, strict=True)),
    ),
    course=(
        Step(1, "discard 6"),
        Step(1, "done"),
        Step(2, "discard 5"),
        Step(2, "done"),
        Step(3, "fold"),
        Step(0, "discard 8", "eight"),
        Step(0, "discard 7", "seven"),
        Step(0, "done", "done"),
        Step(2, "done"),
        Step(3, "discard 10"),
        Step(3, "done"),
        Step(0, "fold", "fold"),
        Step(1, "discard 9"),
        Step(1, "done"),
    ),
)
