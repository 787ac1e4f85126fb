"""What happened, as a seat saw it."""

from __future__ import annotations

import kibitz


def test_events_are_numbered_and_can_be_asked_for_from_any_point() -> None:
    table = kibitz.game("pairs").table(seats=2, seed=1)
    everything = table.events(0)
    assert [event.number for event in everything] == list(range(len(everything)))
    table.act(table.to_act[0], "hit")
    assert table.events(0)[: len(everything)] == everything
    assert table.events(0, since=len(everything))[0].kind == "act"
    assert table.events(None, since=10**6) == []
