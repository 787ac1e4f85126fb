"""Sit down at a table from a program: a client of `kibitz serve`.

    async with kibitz.client.sit_down("http://127.0.0.1:8765/t/…", name="Ada") as seat:
        async for view in seat.turns():
            await seat.act(view.legal[0])

`seat.turns()` comes back with a view whenever it is one's turn, until the game is over that is on, or is to come.
For another, `await seat.ready()` and take its turns. Connections that break are made anew, and what was asked for is
asked again under the same id, so that it is done once; so is what was too fast for the table. What a table cannot take,
since it is too long or not as the protocol has it, ends that wait alone; whatever else goes wrong ends every wait with
that error. `await seat.proof()` says after a game whether its deal was fair. docs/protocol.md has the rest.
"""

from kibitz.client.http import Refused, Unreachable, request
from kibitz.client.seat import Seat
from kibitz.client.sitting_down import open_table, read_link, sit_down, watch

__all__ = ["Refused", "Seat", "Unreachable", "open_table", "read_link", "request", "sit_down", "watch"]
