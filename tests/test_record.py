"""Records: they read back, they replay, they prove the deal; and a broken one says what is broken."""

from __future__ import annotations

import re
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import kibitz
from kibitz.kernel.chance import Secret


def finished(**how: object) -> kibitz.Table:
    table = kibitz.game("pairs").table(seats=3, **how)  # type: ignore[arg-type]
    while not table.over:
        table.act(table.to_act[0], "fold")
    return table


SEEDED = finished(seed=3).record()
SECRET = finished(secret=b"x" * 32, nonces=["anna", "борис"]).record()


def test_a_record_can_be_read_by_a_person() -> None:
    lines = SEEDED.splitlines()
    assert lines[:6] == [
        "kibitz record 1",
        "game: pairs",
        "rules: 1",
        "seats: 3",
        "options: continuous=false pieces_of_eight=false calamities=false limit=none",
        "seed: 3",
    ]
    assert re.fullmatch(r"result: losers \d, scores \d+ \d+ \d+, PAIRS-10", lines[-1])


def test_comments_and_blank_lines_do_not_matter() -> None:
    noted = SEEDED.replace("actions:\n", "actions:\n\n  # a good move:\n")
    assert kibitz.replay(noted).record() == SEEDED


def test_a_record_without_seed_or_secret_replays_from_its_chance() -> None:
    bare = "\n".join(line for line in SEEDED.splitlines() if not line.startswith("seed"))
    assert kibitz.replay(bare).result == kibitz.replay(SEEDED).result


def test_a_stacked_deck_is_recorded_as_such() -> None:
    table = kibitz.game("pairs").table(seats=2, seed=1, chance=[10, 10, 10, 10, 10, 5, 6])
    assert "given: 7" in table.record()
    assert kibitz.replay(table.record()).same_as(table)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (("kibitz record 1", "kibitz record 9"), "first line"),
        (("game: pairs", "game: poker"), "no game 'poker'"),
        (("rules: 1", "rules: 7"), "version 7"),
        (("rules: 1", "rules: new"), "number"),
        (("seats: 3", "seats: 30"), "2 to 8"),
        (("seats: 3\n", ""), "no line 'seats"),
        (("limit=none", "limit=never"), "limit"),
        (("seed: 3", "seed: 4"), "action 2"),
        (("actions:\n  ", "actions:\n  9"), "action 1"),
        ((" fold\n", " jump\n"), "jump"),
        (("PAIRS-10", "PAIRS-9"), "ended"),
        (("result", "outcome"), "not understood"),
        (("seed: 3", "seed: 3\nseed: 3"), "twice"),
        (("chance:\n", ""), "indented"),
        (("chance:\n  ", "chance:\n  x "), "line 8"),
    ],
)
def test_a_broken_record_says_what_is_broken(change: tuple[str, str], told: str) -> None:
    with pytest.raises(kibitz.BadRecord, match=told):
        kibitz.replay(SEEDED.replace(*change, 1))


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_any_damage_is_a_bad_record_or_the_same_game(data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(SECRET) - 1))
    cut = data.draw(st.integers(0, 5))
    put = data.draw(st.text(max_size=5))
    damaged = SECRET[:at] + put + SECRET[at + cut :]
    with suppress(kibitz.BadRecord):  # and nothing else
        assert kibitz.replay(kibitz.replay(damaged).record()).actions == kibitz.replay(damaged).actions


def test_what_comes_back_comes_back_again() -> None:
    assert kibitz.replay(SECRET).record() == SECRET


# --- fairness --------------------------------------------------------------------------------------------------------


def test_the_deal_of_a_secret_table_is_proved() -> None:
    table = kibitz.game("the_game").table(seats=2, nonces=["7", "lucky"])
    kept = table.commitment
    assert table.secret is None, "not before the game is over"
    assert "secret" not in table.record()
    assert not kibitz.verify(table.record()).proved
    while not table.over:
        table.act(table.to_act[0], table.legal(table.to_act[0])[0])
    assert kibitz.verify(table.record(), kept).proved
    with pytest.raises(kibitz.BadRecord, match="committed"):
        kibitz.verify(table.record(), "0" * 64)


def test_a_changed_deal_a_changed_nonce_or_a_changed_secret_is_found() -> None:
    outcomes = re.search(r"chance:\n  (\d+) (\d+)", SECRET)
    assert outcomes is not None
    one, two = outcomes.groups()
    swapped = (
        SECRET.replace(f"  {one} {two}", f"  {two} {one}", 1) if one != two else SECRET.replace(f"  {one}", "  1", 1)
    )
    for forged in (swapped, SECRET.replace("anna", "anne"), SECRET.replace("secret: 78", "secret: 79")):
        with pytest.raises(kibitz.BadRecord):
            kibitz.verify(forged)


def test_seeded_and_stacked_games_prove_nothing() -> None:
    assert "open seed" in kibitz.verify(SEEDED).finding
    stacked = kibitz.game("pairs").table(seats=2, chance=[10, 10, 10, 10, 10])
    while not stacked.over:
        stacked.act(stacked.to_act[0], "fold")
    assert "stacked" in kibitz.verify(stacked.record()).finding


def test_the_secret_stream_is_even_and_depends_on_the_nonces() -> None:
    stream = Secret(b"s" * 32)
    counts = [0] * 55
    for _ in range(55_000):
        counts[stream.below(None, 55)] += 1
    chi = sum((count - 1000) ** 2 / 1000 for count in counts)
    assert chi < 110, "54 degrees of freedom: above 110 once in a hundred thousand"
    one, two = Secret(b"s" * 32, ["a", "b"]), Secret(b"s" * 32, ["ab"])
    assert [one.below(None, 50) for _ in range(20)] != [two.below(None, 50) for _ in range(20)]
    assert len(Secret().secret) == 32 and Secret().secret != Secret().secret
