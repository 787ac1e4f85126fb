"""A player's memory of a game at somebody else's table: what was promised and shown, to be compared with the record.

The commitment counts from before one's nonce was sent: a secret that is chosen when the nonces are known can be chosen
for its cards. So the witness keeps it when `ready` is sent, and holds the table to it.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from kibitz.errors import KibitzError
from kibitz.games import game as game_of
from kibitz.kernel.events import Event
from kibitz.kernel.record import Verdict, replay, verify
from kibitz.server.protocol import messages as wire

KEPT = 3
"""Games that are remembered."""


@dataclass
class Game:
    """What is remembered of one game."""

    commitment: str = ""
    """Shown before the nonce was sent; empty if none was."""
    nonce: str = ""
    others: str = ""
    """Another commitment that was shown later for the same game."""
    seat: int | None = None
    events: list[Event] = field(default_factory=list)
    told_otherwise: int | None = None
    """The number of the first event that was told once more, and differently."""


class Witness:
    """Remembers the last few games of a table."""

    def __init__(self) -> None:
        self.games: dict[int, Game] = {}

    def _of(self, number: int) -> Game:
        for old in [old for old in self.games if old <= number - KEPT]:
            del self.games[old]
        return self.games.setdefault(number, Game())

    def sends(self, nonce: str, table: wire.TableInfo) -> None:
        """A nonce for the next game is about to be sent: what the table has committed to by now, it must keep to."""
        if table.phase != "playing":
            kept = self._of(table.games + 1)
            kept.commitment, kept.nonce = kept.commitment or table.commitment, nonce

    def hears(self, message: wire.AnyServerMessage, seat: int | None) -> None:
        """The table says something to whoever sits there."""
        match message:
            case wire.Welcome() | wire.Changed():
                self._looks_at(message.table)
                if message.game is not None:
                    self._is_told(message.game.number, seat, message.game.since, message.game.events)
            case wire.Moved() if self.games:
                self._is_told(max(self.games), seat, message.since, message.events)

    def _looks_at(self, table: wire.TableInfo) -> None:
        number = table.games + (table.phase != "playing")
        kept = self.games.get(number)
        if kept is not None and kept.commitment and table.commitment != kept.commitment:
            kept.others = table.commitment

    def _is_told(self, number: int, seat: int | None, since: int, events: list[Event]) -> None:
        game = self._of(number)
        if game.seat != seat:  # another's eyes: everything is told anew
            game.seat, game.events = seat, []
        for told, before in zip(events, game.events[since:], strict=False):
            if told != before and game.told_otherwise is None:
                game.told_otherwise = told.number
        game.events = game.events[:since] + events

    def proves(self, number: int, record: str) -> Verdict:
        """What can be proved of a game that is over, by its record and by what was seen of it; or what is wrong."""
        kept = self.games.get(number)
        if kept is None or not kept.commitment:
            return Verdict(False, "Nothing was kept from before the deal: send a nonce with `ready`.")
        if not kept.nonce:
            return Verdict(False, "No nonce of ours went into the deal: the table could know the cards beforehand.")
        if kept.others:
            return Verdict(False, "The table has changed its commitment after it knew our nonce.")
        if kept.told_otherwise is not None:
            return Verdict(False, f"The table has told event {kept.told_otherwise} twice, and differently.")
        try:
            proved = verify(record, game_of, kept.commitment)
            table = replay(record, game_of)
        except KibitzError as error:
            return Verdict(False, f"The record does not hold: {error}")
        if not proved.proved:
            return proved
        if kept.nonce not in table.nonces:
            return Verdict(False, "Our nonce did not go into the deal: it is not in the record.")
        shown = table.events(kept.seat)
        if kept.events != shown:
            pairs = zip(kept.events, shown, strict=False)
            first = next((i for i, (told, was) in enumerate(pairs) if told != was), min(len(kept.events), len(shown)))
            return Verdict(False, f"We were shown another game than the record has: event {first} differs.")
        return Verdict(True, f"{proved.finding} Our nonce is among them, and we were shown just this game.")
