"""Secret numbers: who knows them and who does not, at every speed; and the leaks that the laws must find."""

from __future__ import annotations

import os
import subprocess
import sys
from random import Random
from typing import Any

import pytest

import kibitz
from kibitz import testing
from kibitz.errors import BadRecord, BadRules, KibitzError
from kibitz.kernel.speeds.checker import findings
from kibitz.kernel.state import NOBODY, OWNER, PerSeat, Piles, Secrets, State
from kibitz.lab.gpu import SIMULATOR
from kibitz.lab.simulate import simulate
from kibitz.lab.soak import soak
from kibitz.players import search
from kibitz.server.session.replays import replay_of
from kibitz.terminal.board import middle, seat
from kibitz.text.catalogue import LANGUAGES
from kibitz.text.telling import tell_news
from tests import HANG_SECONDS
from tests.games.nearest import nearest, on_the_path
from tests.games.showdown import broken
from tests.lab.gpus import has_gpu

NEAREST = nearest()
WRITTEN = "    write(s, GUESS[seat], number)\n"
KIND = 'Kind("guess", guess, (Number(1, 20),), secret=True)'


def played(*guesses: str) -> kibitz.Table:
    """A table for three at which some have guessed, one after another; the target of the first card is 3."""
    table = NEAREST.table(3, seed=1)
    for number, guess in enumerate(guesses):
        table.act(number % 3, guess)
    return table


# --- who knows what --------------------------------------------------------------------------------------------------


def test_everybody_knows_their_own_and_nobody_the_target() -> None:
    table = played("guess 5", "guess 7")
    assert table._state.secret == [3, 5, 7, 0, 0]
    assert [table.view(seat).numbers["guess"] for seat in (0, 1, 2, None)] == [
        [5, None, 0],
        [None, 7, 0],
        [None, None, 0],
        [None, None, 0],
    ]
    assert [table.view(seat).numbers["target"] for seat in (0, 1, 2, None)] == [None] * 4
    for eye in (0, 1, 2, None):
        assert table.glance(eye).numbers == table.view(eye).numbers
    assert {view.numbers["guess"] is None for _, view in table.news([0, 1, None], 0).values()} == {False}
    assert table.news([0, 1, None], 0)[1][1].numbers["guess"] == [None, 7, 0]


def test_what_is_shown_everybody_knows_until_another_is_written() -> None:
    table = played("guess 5", "guess 7", "guess 9")
    assert [table.view(eye).numbers["guess"] for eye in (0, None)] == [[5, 7, 9]] * 2
    assert table.view(0).numbers["target"] is None, "the next one was drawn"
    table.act(1, "guess 20")
    assert table.view(0).numbers["guess"] == [5, None, 9]
    assert table.view(1).numbers["guess"] == [5, 20, 9]


def test_events_tell_a_number_to_those_who_may_know_it() -> None:
    table = played("guess 5", "guess 7", "guess 9")
    told = {eye: [(e.kind, e.seat, e.value) for e in table.events(eye) if e.target == "guess"] for eye in (1, None)}
    shown = [("show", 0, 5), ("show", 1, 7), ("show", 2, 9)]
    assert told[1] == [("write", 0, None), ("write", 1, 7), ("write", 2, None), *shown]
    assert told[None] == [("write", seat, None) for seat in range(3)] + shown
    targets = [(e.kind, e.value) for e in table.events(1) if e.target == "target"]
    assert targets == [("roll", None), ("show", 3), ("roll", None)]


def test_an_imagined_table_has_other_numbers_and_looks_the_same() -> None:
    table = played("guess 5", "guess 7")
    worlds = [table.view(1).imagine(seed) for seed in range(40)]
    assert {world._state.secret[2] for world in worlds} == {7}
    targets, guesses = ({world._state.secret[place] for world in worlds} for place in (0, 1))
    assert len(targets) > 10 and len(guesses) > 10 and targets | guesses <= set(range(1, 21))
    assert all(world.view(1) == table.view(1) for world in worlds)


def test_the_whole_can_be_set_up_by_hand() -> None:
    numbers = {"target": 4, "guess": [7, None, 2]}
    table = testing.position(NEAREST, 3, {"deck": [1, 2], "prize": [5]}, turn=1, numbers=numbers)
    assert table.view(1).numbers == {"target": None, "guess": [None, 0, None]}, "what people and programs read"
    assert table.view(1).hidden == (511, 510, 0, 507, 0), "and what a world is imagined from"
    table.act(1, "guess 5")
    assert testing.faces(table, "taken1") == [5]


# --- records, speeds, players ----------------------------------------------------------------------------------------


def test_it_is_in_the_record_and_not_in_the_public_one() -> None:
    table = played("guess 5", "guess 7", "guess 9", "guess 1")
    assert table.chance[:2] == [1, 3]
    assert kibitz.replay(table.record(), game=NEAREST).same_as(table)
    public = table.record(public=True)
    assert "  1 ? 2 ?\n" in public and public.count("guess ?") == 4
    table.act(1, "guess 2")
    table.act(2, "guess 3")
    assert table.record(public=True).count("guess ?") == 6, "also when the card that came with a guess was taken"
    with pytest.raises(BadRecord, match="chance entry 2 cannot be: target cannot be 21; it must be 1 to 20"):
        NEAREST.table(2, chance=[1, 21])


def test_a_deal_from_a_secret_is_proved() -> None:
    table = NEAREST.table(2)
    while not table.over:
        table.act(table.to_act[0], "guess 3")
    assert kibitz.verify(table.record(), table.commitment, game=NEAREST).proved


def test_a_guess_may_be_taken_back_until_they_are_shown() -> None:
    table = played("guess 5")
    assert table.may_take_back(0) and not table.may_take_back(1)
    table.take_back(0)
    assert table.view(0).numbers["guess"] == [0, 0, 0]
    table.act(0, "guess 6")
    table.act(1, "guess 7")
    table.act(2, "guess 9")
    assert not table.may_take_back(2), "it has seen the others"


SLOWER = (
    ("    SECRETS = secrets\n", "    SECRETS = secrets\n    shown: int\n"),
    ("        take(s)\n", "        s.shown = 1\n        give_turn(s, 0)\n"),
    (
        "def take(",
        "def not_shown(s: Table, seat: int) -> int:\n    return NEAR[3] if s.shown == 1 else OK\n\n\ndef take(",
    ),
    (
        "def take(",
        "def is_shown(s: Table, seat: int) -> int:\n    return OK if s.shown == 1 else NEAR[4]\n\n\ndef take(",
    ),
    ("def take(", "def go_on(s: Table, seat: int) -> None:\n    s.shown = 0\n    take(s)\n\n\ndef take("),
    (KIND, f'{KIND.replace("secret", "when=not_shown, secret")}, Kind("go", go_on, when=is_shown)'),
)


def test_what_was_shown_cannot_be_taken_back_although_no_card_has_moved() -> None:
    slower = nearest("slower", *SLOWER)
    table = slower.table(2, seed=1)
    table.act(0, "guess 3")
    assert table.may_take_back(0)
    table.act(1, "guess 4")
    assert table.view(0).numbers["guess"] == [3, 4] and not table.may_take_back(1)
    testing.law_taken_back_is_undone(slower, 2, {}, 1)
    testing.law_nothing_leaks(slower, 3, {}, 1)


DRAWN = "            draw(s, DECK, HAND[seat])\n"
ROLLED = (
    ("LAID = piles", 'secrets = Secrets()\nLUCK = secrets.each("luck", 1, 6, OWNER, seats=4)\nLAID = piles'),
    ("    PILES = piles\n", "    PILES = piles\n    SECRETS = secrets\n"),
    (
        "            draw(s, DECK, HAND[seat])\n",
        "            draw(s, DECK, HAND[seat])\n            roll(s, LUCK[seat])\n",
    ),
)


def test_cards_and_numbers_are_told_apart_among_the_outcomes_of_chance() -> None:
    game = broken("rolled", *ROLLED)
    table = game.table(2, seed=1)
    assert testing.never_seen(table, 0) == [2, 6, 10], "the cards of seat 1"
    assert list(testing.never_known(table, 0).items()) == [(3, range(1, 7)), (7, range(1, 7)), (11, range(1, 7))]
    assert len(testing.never_known(table, None)) == 6
    for seats in game.seats:
        testing.law_nothing_leaks(game, seats, {}, 1)
        testing.law_replay_is_the_same(game, seats, {}, None)


def test_all_laws_hold_at_every_speed() -> None:
    for seats in NEAREST.seats:
        testing.law_it_ends(NEAREST, seats, {}, 1)
        testing.law_legal_means_it_applies(NEAREST, seats, {}, 1)
        testing.law_replay_is_the_same(NEAREST, seats, {}, 1)
        testing.law_nothing_leaks(NEAREST, seats, {}, 1)
        testing.law_glances_add_up(NEAREST, seats, {}, 1)
        testing.law_taken_back_is_undone(NEAREST, seats, {}, 1)
        testing.law_speeds_agree(NEAREST, seats, {}, 1, games=4)
        assert not soak(NEAREST, seats, {}, 500, seed=seats).fault
    plain, fast = (simulate(NEAREST, ["random"] * 3, 100, speed=speed, seed=3) for speed in ("python", "cpu"))
    assert (plain.wins, plain.decisions) == (fast.wins, fast.decisions)


def test_it_runs_as_the_gpus_source_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a GPU where there is one, else in Numba's simulator."""
    on_the_path(NEAREST, monkeypatch)
    code = "import nearest, kibitz.testing as t; t.law_speeds_agree(nearest.GAME, 3, {}, 2, 3, 'gpu')"
    env = os.environ | ({} if has_gpu() else SIMULATOR)
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, timeout=HANG_SECONDS)
    assert done.returncode == 0, done.stderr


def test_the_search_thinks_with_numbers_that_could_be() -> None:
    """What it cannot see does not change its choice, and it finds one."""
    view = played("guess 5", "guess 7").view(2)
    chosen = search.choose(view, Random(1), rollouts=2_000)
    assert chosen in {choice.action for choice in view.legal}
    other = testing.position(
        NEAREST, 3, {"deck": [2, 3, 4, 5], "prize": [1]}, turn=2, numbers={"target": 20, "guess": [1, 1, None]}
    )
    assert search.choose(other.view(2), Random(1), rollouts=2_000) == chosen, "it depends on what it cannot see"


# --- what people see -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_and_shown_with_a_mark(language: str) -> None:
    table = played("guess 5", "guess 7")
    view = table.view(1)
    assert "target ?" in " ".join(line.plain for line in middle(view, language))
    assert ["guess ?" in seat(view, number, language)[0].plain for number in range(3)] == [True, False, False]
    assert "guess 7" in seat(view, 1, language)[0].plain
    table.act(2, "guess 9")
    told = "\n".join(tell_news(table.view(1), table.events(1), language))
    assert "target: 3.\n" in told and "guess: " in told and "event-" not in told
    assert told.count("target: ") == 1, "the other was not told"


def test_a_game_that_is_over_is_shown_again_with_all_numbers() -> None:
    table = NEAREST.table(2, seed=1)
    while not table.over:
        table.act(table.to_act[0], "guess 3")
    story = replay_of(table.record(), 1, None, True, "en", find=lambda _: NEAREST)
    assert story.moments[0].snapshot.numbers["target"] == 3
    assert [event.value for event in story.moments[1].events if event.kind == "write"] == [3]
    story = replay_of(table.record(), 1, 1, False, "en", find=lambda _: NEAREST)
    assert story.moments[1].snapshot.numbers["guess"] == [None, 0]
    assert story.readable == {"target": "one", "guess": "each"}


# --- what is written wrongly -----------------------------------------------------------------------------------------


def test_a_number_that_it_cannot_be_is_told_with_its_line() -> None:
    large = nearest("too_large", (WRITTEN, WRITTEN.replace("number)", "number + 5)")))
    said = r"guess cannot be 2\d: it is declared from 1 to 20 \(.*too_large.py:\d+, in guess: write\("
    with pytest.raises(AssertionError, match=said):
        testing.law_it_ends(large, 2, {}, 1)
    with pytest.raises(BadRules, match=said):
        simulate(large, ["random"] * 2, 10, speed="cpu")
    none = nearest("too_small", (WRITTEN, WRITTEN.replace("number)", "0)")))
    with pytest.raises(AssertionError, match="guess cannot be 0: it is declared from 1 to 20"):
        testing.law_it_ends(none, 2, {}, 1)


def test_compiled_code_that_looks_where_it_steps_finds_it_too() -> None:
    """In a game of so many that those which are tried before compiling do not show it."""
    rare = WRITTEN.replace("number)", "number + (number + written(s, TARGET)) // 40 * (size(s, DECK) == 0))")
    found = soak(nearest("rarely", (WRITTEN, rare)), 2, {}, 2_000, seed=1)
    assert "guess cannot be 21" in found.fault and found.stream > 20, found


def test_a_number_of_a_seat_that_is_not_there_is_told() -> None:
    beyond = nearest("beyond", (WRITTEN, WRITTEN.replace("GUESS[seat]", "GUESS[3]")))
    with pytest.raises(AssertionError, match="guess of seat 3 is not at this table, which has 2 seats"):
        testing.law_it_ends(beyond, 2, {}, 1)
    testing.law_it_ends(beyond, 4, {}, 1)
    nowhere = nearest("nowhere", (WRITTEN, WRITTEN.replace("GUESS[seat]", "seat + 9")))
    with pytest.raises(AssertionError, match="there is no secret number 9: their places are 0 to 4"):
        testing.law_it_ends(nowhere, 2, {}, 1)


def test_chance_chooses_among_a_few_hundred() -> None:
    wide = nearest("wide", ('"target", 1, 20', '"target", 1, 300'))
    with pytest.raises(BadRules, match="chance chooses among 256 numbers at most, and target can be 300"):
        wide.table(2, seed=1)


@pytest.mark.parametrize("wrong", ["s.secret[GUESS[seat]] = number", "s.hidden[TARGET] = 0", "best = s.secret[TARGET]"])
def test_the_rows_are_the_kernels_own(wrong: str) -> None:
    name = f"rows_{len(wrong)}"
    (found,) = findings(nearest(name, (WRITTEN, f"    {wrong}\n")))
    assert "`write` and `roll` set a secret number, `written` reads it" in found.said
    assert found.text == wrong


def _declared(secrets: Any) -> type[State]:
    class Table(State):
        FACE = (0, 1)
        PILES = Piles()
        SECRETS = secrets
        points: PerSeat

    return Table


@pytest.mark.parametrize(
    ("declare", "said"),
    [
        (lambda s: s.add("x", 1, 0, NOBODY), "x cannot be from 1 to 0: a secret number is from 0 to 9,999"),
        (lambda s: s.each("x", -1, 3, OWNER), "x cannot be from -1 to 3"),
        (lambda s: s.add("x", 1, 10_000, NOBODY), "x cannot be from 1 to 10000"),
        (lambda s: s.add("x", 1, 2, OWNER), "x is for its owner to know: say whose it is, owner=0"),
        (lambda s: s.each("x", 1, 2, 511), "what everybody sees is an int, or a PerSeat"),
        (lambda s: (s.add("x", 1, 2, NOBODY), s.each("x", 1, 2, OWNER)), "two secret numbers called x"),
        (lambda s: s.add("points", 1, 2, NOBODY), "two things are called points"),
        (lambda s: s.add("hidden", 1, 2, NOBODY), "a number cannot be called hidden where there are secret ones"),
    ],
)
def test_a_declaration_that_cannot_be_is_told(declare: Any, said: str) -> None:
    def declared(secrets: Secrets) -> type[State]:
        declare(secrets)
        return _declared(secrets)

    with pytest.raises(ValueError, match=said):
        declared(Secrets())


def test_everybody_who_plays_has_a_place_to_write() -> None:
    """It was an IndexError in the middle of a game."""
    few = ('secrets.each("guess", 1, 20, OWNER, seats=4)', 'secrets.each("guess", 1, 20, OWNER, seats=3)')
    said = "the secret numbers called guess are before seats 0 to 2, and up to 4 play: say seats=4"
    with pytest.raises(ValueError, match=said):
        nearest("nearest_few", few)


def test_secrets_are_a_secrets() -> None:
    with pytest.raises(ValueError, match="SECRETS are a Secrets, not"):
        _declared([("x", 1, 2)])


def test_games_without_secret_numbers_have_no_room_for_any() -> None:
    for game in kibitz.games():
        assert not game.table_type.SECRETS and "secret" not in game.table_type.FIELDS
        assert game.table(game.seats[0], seed=1).view(0).hidden == ()


def test_a_position_names_what_there_is() -> None:
    with pytest.raises(KibitzError, match="Did you mean 'guess'"):
        testing.position(NEAREST, 2, {}, numbers={"gues": [1]})
