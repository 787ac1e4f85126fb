"""Records: they read back, they replay, they prove the deal; and a broken one says what is broken."""

from __future__ import annotations

import re
import textwrap

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import kibitz
from kibitz.errors import BadRecord
from kibitz.kernel.chance import CommittedStream
from kibitz.kernel.record import LONGEST, WIDTH, rows


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
        "options: pieces_of_eight=false calamities=false continuous=false limit=none",
        "seed: 3",
    ]
    assert re.fullmatch(r"result: losers \d, scores \d+ \d+ \d+, PAIRS-10", lines[-1])


@pytest.mark.parametrize("count", [0, 1, 34, 35, 100, 250])
def test_outcomes_stand_in_lines_as_textwrap_breaks_them(count: int) -> None:
    outcomes = [str(number % 101) for number in range(count)]
    assert rows(outcomes) == textwrap.wrap(" ".join(outcomes), WIDTH, initial_indent="  ", subsequent_indent="  ")


def test_comments_and_blank_lines_do_not_matter() -> None:
    noted = SEEDED.replace("actions:\n", "actions:\n\n  # a good move:\n")
    assert kibitz.replay(noted).record() == SEEDED


def test_a_record_without_seed_or_secret_replays_from_its_chance() -> None:
    bare = "\n".join(line for line in SEEDED.splitlines() if not line.startswith("seed"))
    assert kibitz.replay(bare).result == kibitz.replay(SEEDED).result


def test_too_little_chance_is_always_told_the_same_way() -> None:
    short = "\n".join(line for line in SEEDED.splitlines() if not line.startswith(("seed", "result")))
    cut = re.sub(r"(chance:\n  (?:\d+ ){9}).*?\nactions", r"\1\nactions", short, flags=re.DOTALL)
    for _ in range(3):
        with pytest.raises(kibitz.BadRecord, match=r"chance ends after 9 entries, but action 1"):
            kibitz.replay(cut)


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
        (("limit=none", "limit=3 limit=4"), "given twice"),
        (("limit=none", "limit"), "name=value"),
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
    try:
        table = kibitz.replay(damaged)
    except kibitz.BadRecord:  # and nothing else
        return
    assert kibitz.replay(table.record()).actions == table.actions


def test_what_comes_back_comes_back_again() -> None:
    assert kibitz.replay(SECRET).record() == SECRET


@pytest.mark.parametrize("line", ["[5]", "5", "null", '["\\ud800"]', "[" * 100_000, '["a\\u2028b"]', '"anna"', "[[]]"])
def test_nonces_that_cannot_be_are_a_bad_record(line: str) -> None:
    with pytest.raises(kibitz.BadRecord):
        kibitz.replay(re.sub(r"nonces: .*", lambda _: f"nonces: {line}", SECRET))


@pytest.mark.parametrize("nonces", [[5], "anna", None, ["a\u2028b"], ["\ud800"], ["x" * 201]])
def test_nonces_that_cannot_be_are_refused_at_the_table(nonces: object) -> None:
    with pytest.raises(kibitz.BadNonce, match="printable texts"):
        kibitz.game("pairs").table(seats=2, nonces=nonces)  # type: ignore[arg-type]
    with pytest.raises(kibitz.BadNonce, match="16 bytes"):
        kibitz.game("pairs").table(seats=2, secret=b"short")
    with pytest.raises(kibitz.BadNonce, match="not from both"):
        kibitz.game("pairs").table(seats=2, seed=1, nonces=["a"])


@pytest.mark.parametrize("number", ["-6", "99999", "x", "9" * 5000])
@pytest.mark.parametrize("header", ["given", "seats", "rules"])
def test_numbers_that_cannot_be_are_a_bad_record(header: str, number: str) -> None:
    bare = re.sub(rf"^{header}: .*\n", "", SECRET, flags=re.M)
    with pytest.raises(kibitz.BadRecord):
        kibitz.replay(bare.replace("game: pairs\n", f"game: pairs\n{header}: {number}\n"))


def test_a_running_secret_table_goes_on_as_committed_if_the_secret_is_kept() -> None:
    table = kibitz.game("pairs").table(seats=3, secret=b"k" * 32, nonces=["a"])
    table.act(table.to_act[0], "fold")
    with pytest.raises(kibitz.BadRecord, match="committed"):
        kibitz.replay(table.record(), secret=b"q" * 32)
    again = kibitz.replay(table.record(), secret=b"k" * 32)
    for one in (table, again):
        while not one.over:
            one.act(one.to_act[0], "fold")
    assert again.record() == table.record()
    assert kibitz.verify(again.record(), table.commitment).proved


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


def test_a_stacked_deck_is_never_proved() -> None:
    table = kibitz.game("pairs").table(seats=2, secret=b"k" * 32, chance=[9, 9, 9, 9, 9, 10, 8, 10, 8, 10, 7])
    while not table.over:
        table.act(table.to_act[0], "fold")
    assert not kibitz.verify(table.record(), table.commitment).proved
    for forged in ("given: 0", f"given: {table.given - len(table.chance)}", ""):
        with pytest.raises(kibitz.BadRecord):
            kibitz.verify(table.record().replace(f"given: {table.given}", forged), table.commitment)


def test_only_the_commitment_that_was_kept_proves_anything() -> None:
    assert not kibitz.verify(SECRET).proved
    assert "'anna', 'борис'" in kibitz.verify(SECRET).finding
    with pytest.raises(kibitz.BadRecord, match="not the one you kept"):
        kibitz.verify(SECRET, "0" * 64)
    with pytest.raises(kibitz.BadRecord, match="not the one you kept"):
        kibitz.verify(SEEDED, "0" * 64)


@pytest.mark.parametrize("written", ["", "763d", "g" * 64, "0" * 65])
def test_a_commitment_that_was_not_copied_whole_is_no_accusation(written: str) -> None:
    with pytest.raises(kibitz.KibitzError, match="64 hexadecimal digits") as refusal:
        kibitz.verify(SECRET, written)
    assert not isinstance(refusal.value, kibitz.BadRecord)


@pytest.mark.parametrize("resumable", [False, True])
def test_of_a_running_game_is_said_what_can_be_proved_now(resumable: bool) -> None:
    table = kibitz.game("pairs").table(seats=3, secret=b"k" * 32)
    table.act(table.to_act[0], "fold")
    record, kept = table.record(resumable=resumable), str(table.commitment)
    for commitment in (None, kept, f" {kept.upper()}\n"):
        verdict = kibitz.verify(record, commitment)
        assert not verdict.proved and "not over yet" in verdict.finding
        assert ("is the one you kept" in verdict.finding) == (commitment is not None)
        assert ("the secret that the record keeps" in verdict.finding) == resumable
        assert (b"k" * 32).hex() not in verdict.finding
    with pytest.raises(kibitz.BadRecord, match="not the one you kept"):
        kibitz.verify(record, "0" * 64)


def test_a_record_that_breaks_off_in_its_secret_is_not_called_false_alone() -> None:
    cut = SECRET[: SECRET.index("chance:") - 9] + "\n"
    with pytest.raises(kibitz.BadRecord, match="cut short"):
        kibitz.replay(cut)
    with pytest.raises(kibitz.BadRecord, match=r"differs$"):
        kibitz.replay(SECRET.replace("secret: 78", "secret: 79"))


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
    stream = CommittedStream(b"s" * 32)
    counts = [0] * 55
    for _ in range(55_000):
        counts[stream.below(None, 55)] += 1
    chi = sum((count - 1000) ** 2 / 1000 for count in counts)
    assert chi < 110, "54 degrees of freedom: above 110 once in a hundred thousand"
    one, two = CommittedStream(b"s" * 32, ["a", "b"]), CommittedStream(b"s" * 32, ["ab"])
    assert [one.below(None, 50) for _ in range(20)] != [two.below(None, 50) for _ in range(20)]
    assert len(CommittedStream().secret) == 32 and CommittedStream().secret != CommittedStream().secret


# --- the public form -------------------------------------------------------------------------------------------------


def test_the_public_form_hides_what_nobody_has_seen_yet() -> None:
    table = kibitz.game("kitty").table(seats=4, seed=1)
    table.act(2, table.legal(2)[0])
    text = table.record(public=True)
    assert "form: public" in text and "seed:" not in text
    assert "  2 pass ?" in text and set(text.partition("chance:")[2].partition("actions:")[0].split()) == {"?"}
    with pytest.raises(BadRecord, match="public form"):
        kibitz.replay(text)


def test_the_public_form_shows_a_bid_once_it_is_turned_up() -> None:
    table = kibitz.game("kitty").table(seats=3, seed=1)
    for verb in ("pass", "bid"):
        for seat in table.to_act:
            assert f"{seat} {verb} " not in table.record(public=True)
            table.act(seat, table.legal(seat)[0])
    text = table.record(public=True)
    bids = [str(action) for _, action in table.actions if action.verb == "bid"]
    assert len(bids) == 3 and all(bid in text for bid in bids), "the last bid shows them all"
    assert text.count("pass ?") == 3, "what was passed only giver and receiver know"


def test_what_was_never_shown_stays_hidden_in_later_rounds() -> None:
    """A closed stack that went to the discard unseen: its cards come back, but not as what they were."""
    for seed in range(4):
        table = kibitz.game("troll_guts").table(6, seed, {"end": "rounds:5"})
        said, rounds = list[str](), 0
        while True:
            seat = table.to_act[0]
            draws = [action for action in table.legal(seat) if action.verb == "draw"]
            table.act(seat, (draws or table.legal(seat))[0])
            if table.over:
                break
            now = table.record(public=True).partition("actions:\n")[2].splitlines()
            assert now[: len(said)] == said, "an order of a round that is over was told later"
            if table.view(None).numbers["rounds"] != rounds:
                said, rounds = now, rounds + 1


def test_a_finished_game_has_nothing_to_hide() -> None:
    table = kibitz.game("pairs").table(seats=2, seed=1)
    while not table.over:
        table.act(table.to_act[0], "fold")
    assert table.record(public=True) == table.record()


# --- what others have written ----------------------------------------------------------------------------------------

ESCAPES = ("\x1b]0;owned\x07", "\x1b[2J", "\x9b2J", "\x08", "\u202e")


def hostile(escape: str) -> list[str]:
    """Records that carry an escape sequence, each in another place."""
    places = {
        "actions:\n": ("actions:\n  0 hit{}\n", "actions:\n  {} hit\n", "{}:\n"),
        "result: ": ("result: {}",),
        "game: pairs": ("game: pairs{}",),
        "rules: 1": ("rules: 1{}",),
        "seats: 3": ("seats: {}",),
        "options: ": ("options: {0}=1 {0}=2 ", "options: {} ", "options: limit={} "),
        "seed: 3": ("seed: {}", "commitment: {0}\nsecret: {0}", "commitment: 0\nnonces: {}", "given: {}"),
        "chance:\n": ("chance:\n  {}\n",),
        "kibitz record 1": ("kibitz record {}",),
    }
    return [SEEDED.replace(old, new.format(escape), 1) for old, more in places.items() for new in more]


@pytest.mark.parametrize("escape", ESCAPES, ids=ascii)
def test_no_error_repeats_an_escape_sequence(escape: str) -> None:
    for record in hostile(escape):
        with pytest.raises(kibitz.BadRecord) as error:
            kibitz.replay(record)
        assert str(error.value).isprintable(), ascii(record)


def test_what_is_no_record_by_its_length_is_refused_before_it_is_read() -> None:
    assert kibitz.replay(SEEDED + "#" * (LONGEST - len(SEEDED))).record() == SEEDED
    with pytest.raises(kibitz.BadRecord, match="longer than a record can be"):
        kibitz.replay(SEEDED + "#" * LONGEST)
