"""Open a table, sit down at it, or look on."""

from __future__ import annotations

import asyncio
import contextlib
import urllib.parse
from collections.abc import AsyncIterator
from typing import Any

import msgspec

from kibitz.client.http import request
from kibitz.client.seat import Seat, new_id
from kibitz.errors import KibitzError, brief
from kibitz.kernel.game import Game
from kibitz.server.protocol import messages


def read_link(link: str) -> tuple[str, str]:
    """The server's address and the table's id in a link."""
    address, slash, table = str(link).rstrip("/").partition("/t/")
    if not slash or not table or not _is_address(address):
        raise KibitzError(f"a table's link is http://…/t/…, not {brief(link)}")
    return address, table


def _is_address(address: str) -> bool:
    """Whether this names a host, and a port that there is, or none."""
    try:
        parts = urllib.parse.urlsplit(address)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and " " not in address and parts.port != 0
    except ValueError:
        return False


@contextlib.asynccontextmanager
async def watch(link: str, token: str = "", language: str = "en", game: Game | None = None) -> AsyncIterator[Seat]:
    """Be at a table, to look on or to go on with a seat that `token` holds.

    A `game` that is not one of kibitz's own is handed in: `game=kibitz.game("showdown")`.
    """
    seat = Seat(*read_link(link), token, language, game)
    try:
        await seat.open()
        yield seat
    finally:
        await seat.close()


@contextlib.asynccontextmanager
async def sit_down(
    link: str, name: str, seat: int | None = None, token: str = "", game: Game | None = None
) -> AsyncIterator[Seat]:
    """Sit down at a table and be ready to play. A `game` that is not one of kibitz's own is handed in.

    KibitzError where a game is on and those who play would have to agree: see `Seat.sit`.
    """
    async with watch(link, token, game=game) as place:
        if place.seat is None:
            await place.sit(name, seat)
        if place.seat is None:
            await place.ask(messages.Leave(new_id()))  # nobody is left with the wish of one who goes
            told = f"a game is on at this table, and {name} has no seat in it: come when it is over"
            raise KibitzError(f"{told}, or look on with `watch` and ask those who play, by `seat.sit`")
        assert place.table is not None
        if place.table.phase != "playing" and not place.table.seats[place.seat].ready:
            await place.ready()
        yield place


async def open_table(address: str, game: str, seats: list[str], **more: Any) -> tuple[str, str]:
    """Open a table: `seats` names a bot for each seat, or "" for a free one. Returns its link and one's token.

    Whoever opens it sits down at the first free seat (`name="Ada"`), and has to come with the token for the game to
    begin: with `sit=False` all free seats are left to others. `messages.Create` has everything else that can be said.
    """
    server = str(address).rstrip("/")
    if not _is_address(server):
        raise KibitzError(f"a server's address is http://…, not {brief(address)}")
    url = f"{server}/api/tables"
    answer = await asyncio.to_thread(request, url, {"game": game, "seats": seats, **more})
    try:
        made = msgspec.convert(answer, messages.Created)
    except msgspec.ValidationError:
        raise KibitzError(f"{url} opens no table, but answers {brief(answer)}: is that `kibitz serve`?") from None
    return server + made.path, made.token
