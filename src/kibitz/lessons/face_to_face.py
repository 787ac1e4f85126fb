"""Face to Face: two piles of one's own, ten back, and a card for the opponent that fills the hand."""

from kibitz.lessons import Lesson, Step

MINE = (14, 4, 57, 12, 30, 43)
OPPONENTS = (20, 55, 26, 33, 41, 48)

LESSON = Lesson(
    seats=2,
    chance=(*MINE, *OPPONENTS, 1, 9, 37, 8, 25, 50, 59),
    course=(
        Step(1, "play 55 D"),
        Step(1, "play 20 A"),
        Step(1, "end"),
        Step(0, "play 14 A", "up"),
        Step(0, "play 4 A", "jump"),
        Step(0, "play 57 D", "down"),
        Step(0, "play 12 oA", "help"),
        Step(0, "end", "refill"),
    ),
)
