"""What a table says. An answer names in `reply_to` the message that it answers."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from kibitz.kernel.hints import Insight
from kibitz.kernel.views.events import Event
from kibitz.server.protocol.info import GameInfo, LessonStep, Line, Snapshot, TableInfo, TalkInfo, You
from kibitz.text.advice import CoachAdvice
from kibitz.text.ending import Ending
from kibitz.text.explain import Explanation


class ServerMessage(Struct, frozen=True, tag_field="type", omit_defaults=True):
    """Anything that a table says."""


class Welcome(ServerMessage, frozen=True, tag="welcome"):
    """The answer to hello: everything, as it is now."""

    number: int
    """Of the last change of this table; every later one comes with the next number."""
    table: TableInfo
    you: You
    lines: list[Line]
    game: GameInfo | None = None
    reply_to: str = ""


class Moved(ServerMessage, frozen=True, tag="moved"):
    """Something happened in the game. `snapshot` has the piles that changed; `reply_to` names one's own action."""

    number: int
    since: int
    events: list[Event]
    snapshot: Snapshot
    undo: bool = False
    sentences: list[str] = []
    told: list[int] = []
    """For each sentence, the number of the first event that it tells."""
    talk: TalkInfo | None = None
    insights: list[Insight] = []
    lesson: LessonStep | None = None
    reply_to: str = ""
    deadline: float | None = None
    ending: Ending | None = None
    """What it ended, a round or the game, and why, for those who are told in words."""
    by: str = ""
    """"bot" or "clock" if it was not the person of that seat who did it."""


class Changed(ServerMessage, frozen=True, tag="changed"):
    """Something changed at the table: who sits there, what is played. A game that began comes with it.

    `you` is there where that may have changed too.
    """

    number: int
    table: TableInfo
    you: You | None = None
    game: GameInfo | None = None
    reply_to: str = ""


class Said(ServerMessage, frozen=True, tag="said"):
    """Somebody said something."""

    number: int
    line: Line
    reply_to: str = ""


class Reacted(ServerMessage, frozen=True, tag="reacted"):
    """Somebody reacted; this has no number and is not kept."""

    name: str
    reaction: str
    seat: int | None = None


class Done(ServerMessage, frozen=True, tag="done"):
    """What was asked for is done (and stored); to `get_view`, `value` is the view."""

    reply_to: str
    number: int
    value: Any = None


class Refused(ServerMessage, frozen=True, tag="refused"):
    """What was asked for is not done, and nothing has changed: by which clause, and why, in words."""

    reply_to: str
    clause: str
    reason: str


class Bye(ServerMessage, frozen=True, tag="bye"):
    """The connection ends; `again` says whether it makes sense to come back."""

    reason: str
    again: bool


class Explained(ServerMessage, frozen=True, tag="explained"):
    """What the seat may do and by which rules, then what it may not; in words."""

    reply_to: str
    explained: list[Explanation]


class Advised(ServerMessage, frozen=True, tag="advised"):
    """What the coach says about each action; no `advice` while it is not ready, or if it no longer matters."""

    reply_to: str
    number: int
    advice: CoachAdvice | None = None


AnyServerMessage = Welcome | Moved | Changed | Said | Reacted | Done | Refused | Bye | Explained | Advised
