"""Kitty: pass a card, bid lowest and alone, and give away what the 1 has won."""

from itertools import chain

from kibitz.lessons import Lesson, Step

PRIZES = (10, 9, 8, 7, 6, 5, 4)
LEFT = (2, 3, 4, 5, 6, 6, 7, 7, 8, 8, 9, 9, 9, 10, 10, 10)
RIGHT = (2, 3, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 9, 10, 10)
MINE = (1, 3, 4, 5, 6, 7, 7, 8, 8, 8, 9, 9, 10, 10, 10, 10)

LESSON = Lesson(
    seats=3,
    chance=(*PRIZES, *chain.from_iterable(zip(LEFT, RIGHT, MINE, strict=True))),
    course=(
        Step(0, "pass 5", "pass"),
        Step(1, "pass 4"),
        Step(2, "pass 6"),
        Step(0, "bid 3", "bid"),
        Step(1, "bid 2"),
        Step(2, "bid 2"),
        Step(0, "pass 6", "again"),
        Step(1, "pass 5"),
        Step(2, "pass 7"),
        Step(0, "bid 1", "one"),
        Step(1, "bid 3"),
        Step(2, "bid 4"),
        Step(0, "give 2", "give"),
    ),
)
