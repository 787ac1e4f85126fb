"""What the coach says, as plain values: what travels from its process, and on to clients."""

from __future__ import annotations

from msgspec import Struct


class ActionAdvice(Struct, frozen=True):
    """What an action leads to: a chance, or a number of chips or points; and in words, why."""

    action: str
    value: float
    give_or_take: float
    said: str


class CoachAdvice(Struct, frozen=True):
    """What the coach thinks of each action, the best one first."""

    measure: str
    """What is counted: the chance to win or to lose, chips or points."""
    actions: list[ActionAdvice]


class ReviewPoint(Struct, frozen=True):
    """What was to be expected at a decision, an action's number in the record."""

    number: int
    seat: int
    value: float


class ReviewFinding(Struct, frozen=True):
    """A decision that cost much, or a piece of luck, in words."""

    number: int
    kind: str
    said: str


class GameReview(Struct, frozen=True):
    """The course of a game that is over, and what mattered most in it."""

    measure: str
    curve: list[ReviewPoint]
    worst: list[ReviewFinding]
