"""Venture: what the lowest bid captures, what the others do, equal bids, and a full set."""

from itertools import chain

from kibitz.lessons import Lesson, Step

STOCK = (9, 6, 3, 1)
LEFT = (2, 2, 4, 5, 5, 6, 7, 7, 7, 8, 8, 9, 9, 10, 10, 10, 10)
RIGHT = (3, 4, 5, 6, 6, 7, 7, 8, 8, 8, 8, 9, 9, 9, 10, 10, 10)
MINE = (3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 9, 10, 10, 10)

LESSON = Lesson(
    seats=3,
    chance=(*STOCK, *chain.from_iterable(zip(LEFT, RIGHT, MINE, strict=True))),
    course=(
        Step(0, "bid 4", "first"),
        Step(1, "bid 2"),
        Step(2, "bid 8"),
        Step(0, "bid 3", "low"),
        Step(1, "bid 10"),
        Step(2, "bid 7"),
        Step(0, "bid 6", "same"),
        Step(1, "bid 6"),
        Step(2, "bid 9"),
        Step(0, "bid 5", "set"),
        Step(1, "bid 2"),
        Step(2, "bid 10"),
    ),
    options={"talk": False},
)
