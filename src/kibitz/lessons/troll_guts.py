"""Troll Guts: put the hand in order as a trap, draw, steal, and buy what one knows."""

from itertools import chain

from kibitz.lessons import Lesson, Step

LEFT = (5, 3, 6, 8, 9)
RIGHT = (5, 6, 9, 9, 10)
MINE = (2, 6, 7, 8, 10)
OPEN = (10, 7, 4)  # seats 1, 2 and 0

LESSON = Lesson(
    seats=3,
    chance=(*chain.from_iterable(zip(LEFT, RIGHT, MINE, strict=True)), *OPEN, 9, 3, 8),
    course=(
        Step(0, "order 10", "top"),
        Step(0, "order 7", "next"),
        Step(0, "order 8", "rest"),
        Step(0, "order 6", "rest"),
        Step(0, "order 2", "rest"),
        *(Step(1, f"order {rank}") for rank in LEFT),
        *(Step(2, f"order {rank}") for rank in RIGHT),
        Step(0, "draw", "draw"),
        Step(1, "steal 0"),
        Step(2, "draw"),
        Step(0, "steal 2", "steal"),
        Step(2, "draw"),
        Step(0, "buy", "buy"),
        Step(2, "steal 0"),
    ),
)
