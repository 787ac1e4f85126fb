"""A player's memory of a game at somebody else's table: what was promised and shown, to be compared with the record.

The commitment counts from before one's nonce was sent: a secret that is chosen when the nonces are known can be chosen
for its cards. So the witness keeps it when `ready` is sent, and holds the table to it.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from kibitz.errors import KibitzError
from kibitz.games import FindGame, own_game
from kibitz.kernel.record import Verdict, replay, verify
from kibitz.kernel.views.events import Event
from kibitz.server.protocol import messages

KEPT = 3
"""Games that are remembered."""


@dataclass
class WitnessedGame:
    """What is remembered of one game."""

    commitment: str = ""
    """Shown before the nonce was sent; empty if none was."""
    nonce: str = ""
    others: str = ""
    """Another commitment that was shown later for the same game."""
    people: int = 0
    """Who sat there, as it was shown last before the deal, or with it."""
    dealt: bool = False
    seat: int | None = None
    events: dict[int, Event] = field(default_factory=dict)
    """By number: who comes back is told the last ones, and misses some."""
    told_otherwise: int | None = None
    """The number of the first event that was told once more, and differently."""


class Witness:
    """Remembers the last few games of a table."""

    def __init__(self, find: FindGame = own_game) -> None:
        self.find = find
        self.games: dict[int, WitnessedGame] = {}

    def _of(self, number: int) -> WitnessedGame:
        for old in [old for old in self.games if old <= number - KEPT]:
            del self.games[old]
        return self.games.setdefault(number, WitnessedGame())

    def sends(self, nonce: str, table: messages.TableInfo) -> None:
        """A nonce for the next game is about to be sent: what the table has committed to by now, it must keep to."""
        if table.phase != "playing":
            kept = self._of(table.games + 1)
            kept.commitment, kept.nonce = kept.commitment or table.commitment, nonce
            kept.people = _people(table)

    def hears(self, message: messages.AnyServerMessage, seat: int | None) -> None:
        """The table says something to whoever sits there."""
        match message:
            case messages.Welcome() | messages.Changed():
                self._looks_at(message.table)
                if message.game is not None:
                    self._is_told(message.game.number, seat, message.game.since, message.game.events)
            case messages.Moved() if self.games:
                self._is_told(max(self.games), seat, message.since, message.events)

    def _looks_at(self, table: messages.TableInfo) -> None:
        number = table.games + (table.phase != "playing")
        kept = self.games.get(number)
        if kept is None:
            return
        if kept.commitment and table.commitment != kept.commitment:
            kept.others = table.commitment
        if table.phase != "playing":
            kept.people = _people(table)
        elif not kept.dealt:  # somebody may have sat down since we looked last
            kept.people, kept.dealt = max(kept.people, _people(table)), True

    def _is_told(self, number: int, seat: int | None, since: int, events: list[Event]) -> None:
        game = self._of(number)
        if game.seat != seat:  # another's eyes: everything is told anew
            game.seat, game.events = seat, {}
        for number, told in enumerate(events, since):
            if game.events.get(number, told) != told and game.told_otherwise is None:
                game.told_otherwise = number
        while game.events and next(reversed(game.events)) >= since:  # they stand in their order
            game.events.popitem()
        game.events.update(enumerate(events, since))

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
            proved = verify(record, self.find, kept.commitment)
            table = replay(record, self.find)
        except KibitzError as error:
            return Verdict(False, f"The record does not hold: {error}")
        if not proved.proved:
            return proved
        if kept.nonce not in table.nonces:
            return Verdict(False, "Our nonce did not go into the deal: it is not in the record.")
        if len(table.nonces) > kept.people:
            shown = f"{kept.people} {'person' if kept.people == 1 else 'people'}"
            return Verdict(
                False, f"{len(table.nonces)} nonces went into the deal, but we were shown {shown} before it."
            )
        return _compared(kept.events, table.events(kept.seat), proved.finding)


def _people(table: messages.TableInfo) -> int:
    """How many sit at a table, or have left it in this game; no bots."""
    return sum(bool(seat.name or seat.left) for seat in table.seats)


def _compared(told: dict[int, Event], shown: list[Event], proved: str) -> Verdict:
    """What we were told, beside what the record shows to us."""
    differs = [number for number, event in told.items() if number >= len(shown) or shown[number] != event]
    first = min(differs, default=len(shown))
    if differs or len(shown) - 1 not in told:
        return Verdict(False, f"We were shown another game than the record has: event {first} differs.")
    missed = len(shown) - len(told)
    if missed:
        same = f"what we were told is the same in the record, but for {missed} of {len(shown)} events that we missed"
        return Verdict(True, f"{proved} Our nonce is among them, and {same}.")
    return Verdict(True, f"{proved} Our nonce is among them, and we were shown just this game.")
