"""Bots leave people time to follow: by what happened, by the table's pace, and never long."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import kibitz
from kibitz.kernel.table import Table
from kibitz.server.protocol import messages
from kibitz.server.session.pace import MOST_SECONDS, time_to_follow
from tests.server.registries import run, serving, table_of, until
from tests.server.rooms import ADA, BOB, clause, do, playing

PLAIN = 0.7
GAMES = [game.id for game in kibitz.games()]


def played(game: str, seats: int, *kinds: str) -> Table:
    """A table at which the last action has just led to all these kinds of events; or to a plain move and no more."""
    for seed in range(100):
        table, rng = kibitz.game(game).table(seats=seats, seed=seed), Random(seed)
        while not table.over:
            seat = rng.choice(list(table.to_act))
            table.act(seat, rng.choice(table.legal(seat)))
            told = [event.kind for event in table.events(None, table.last_action)]
            if set(kinds) <= set(told) if kinds else set(told) == {"act", "move", "turn"} and told.count("move") == 1:
                return table
    raise AssertionError("it never happened")


def test_more_is_given_more_time() -> None:
    plain = time_to_follow(played("pairs", 4), "normal", PLAIN)
    paid = time_to_follow(played("hawthorn", 4, "pay"), "normal", PLAIN)
    turned = time_to_follow(played("kitty", 4, "turn_up", "rule"), "normal", PLAIN)
    assert plain == PLAIN < paid < turned and turned >= 2.5


@pytest.mark.parametrize("game", GAMES)
def test_no_bot_waits_longer_than_people_can_bear(game: str) -> None:
    table, rng = kibitz.game(game).table(seats=kibitz.game(game).seats[-1], seed=3), Random(3)
    while not table.over and len(table.actions) < 150:
        for pace in ("calm", "normal", "quick"):
            assert 0 < time_to_follow(table, pace, PLAIN) <= MOST_SECONDS
        assert time_to_follow(table, "none", PLAIN) == time_to_follow(table, "calm", 0.0) == 0.0
        seat = rng.choice(list(table.to_act))
        table.act(seat, rng.choice(table.legal(seat)))


def test_the_pace_is_the_tables() -> None:
    table = played("pairs", 4)
    calm, normal, quick = (time_to_follow(table, pace, PLAIN) for pace in ("calm", "normal", "quick"))
    assert calm == 1.5 * normal and quick == 0.5 * normal


def test_the_host_sets_the_pace_at_any_time_and_it_stays() -> None:
    room = playing()
    assert clause(room, BOB, messages.Configure, pace="quick") == "ROOM-5"
    before = str(room.pace)
    do(room, ADA, messages.Configure, pace="quick")
    do(room, ADA, messages.Configure, hushed=True)
    assert (before, str(room.pace)) == ("normal", "quick") and room.playing


def test_bots_at_a_table_without_pace_do_not_wait(tmp_path: Path) -> None:
    """At another pace the first of them would wait for an hour."""

    async def work() -> None:
        async with serving(tmp_path, bot_pace=3600.0) as registry:
            session, ada = await table_of(registry, ("easy", "easy"), ready=True, pace="none")
            await until(lambda: session.room.phase == "over", 20)
            assert ada.last(messages.Changed).table.pace == "none"

    run(work)
