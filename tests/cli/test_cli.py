"""The command line, as a person or a pipe uses it."""

from __future__ import annotations

import json
import os
import pty
import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import kibitz
from kibitz.cli.play import SignalGuard
from kibitz.kernel.views.view import View
from kibitz.players import Player
from kibitz.terminal import PlainTable
from kibitz.testing import position
from kibitz.text.catalogue import LANGUAGES, text
from kibitz.text.sentences import action_words
from tests import HANG_SECONDS


def cli(*words: str, given: str = "", code: int = 0, cwd: Path | None = None) -> str:
    """What a command prints; its exit code must be `code`."""
    done = subprocess.run(
        [sys.executable, "-m", "kibitz.cli", *words],
        input=given,
        capture_output=True,
        text=True,
        cwd=cwd,
        timeout=HANG_SECONDS,
    )
    assert done.returncode == code, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout + done.stderr


def test_the_games_are_listed() -> None:
    out = cli("games", "--lang", "ru")
    assert "pairs" in out and "Дайте две!" in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_through_a_pipe(language: str, tmp_path: Path) -> None:
    out = cli("play", "pairs", "--seats", "3", "--seed", "4", "--lang", language, given="fold\n" * 40, cwd=tmp_path)
    record = (tmp_path / "last-game.kibitz").read_text()
    assert kibitz.replay(record).over
    assert "last-game.kibitz" in out
    assert "--commitment" not in out, "an open seed proves nothing"
    told = cli("replay", str(tmp_path / "last-game.kibitz"), "--lang", language)
    assert told.count("\n") > 10


def test_help_rules_log_refusals_and_leaving(tmp_path: Path) -> None:
    out = cli(
        "play",
        "the_game",
        "--seats",
        "1",
        "--seed",
        "1",
        given="help\nrules\nlog\nplay 1 A1\nfly\nend\nquit\n",
        cwd=tmp_path,
    )
    assert "TG-10" in out and "(TABLE-4)" in out and "(TABLE-3)" in out and "(TG-9)" in out
    assert not kibitz.replay((tmp_path / "last-game.kibitz").read_text()).over


def test_two_people_at_one_keyboard_do_not_see_each_others_hands(tmp_path: Path) -> None:
    table, keys = kibitz.game("the_game").table(seats=2, seed=1), ""
    for _ in range(2):
        keys += f"{table.legal(0)[0]}\n"
        table.act(0, table.legal(0)[0])
    out = cli("play", "the_game", "--players", "you,you", "--seed", "1", given=f"\n{keys}end\n\n", cwd=tmp_path)
    first, second = out.split("Player 2 and press Enter", 1)
    dealt = kibitz.game("the_game").table(seats=2, seed=1)
    views = [next(pile for pile in dealt.view(seat).piles if pile.name == f"hand{seat}") for seat in (0, 1)]
    hands = [" ".join(map(str, view.cards)) for view in views]
    assert "You: hand " in first and hands[0] in first and "\n" * 60 in first
    assert "You: hand " in second and hands[1] in second and hands[0] not in second


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["play", "pear"], "Did you mean 'pairs'"),
        (["play", "pairs", "--seats", "9"], "2 to 8"),
        (["play", "pairs", "-o", "limit"], "name=value"),
        (["play", "pairs", "-o", "limit=0"], "limit is none or a number"),
        (["play", "pairs", "-o", "speed=2"], "no option 'speed'"),
        (["play", "pairs", "--players", "you,nobody"], "no player 'nobody'"),
        (["play", "pairs", "--players", "you,random", "--seats", "3"], "one name per seat"),
        (["play", "pairs", "--seed", "-4"], "seed"),
        (["rules", "pairs", "--lang", "de"], "no language 'de'"),
        (["replay", "nowhere.kibitz"], "nowhere.kibitz"),
        (["sim", "pairs", "--speed", "warp"], "speed is one of"),
        (["sim", "pairs", "--games", "0"], "games is a number"),
        (["play", "pairs", "--seats", "0"], "2 to 8"),
        (["play", "pairs", "-o", "limit=--5"], "limit is none or a number"),
        (["play", "pairs", "--save", "nowhere/x.kibitz"], "folder that exists"),
        (["play", "pairs", "--save", "."], "directory"),
        (["play", "pairs", "--save", "/dev/full"], "no space left"),
        (["play", "pairs", "--players", "you,randm"], "for you, or for one of easy, medium, hard, random"),
        (["play", "pairs", "--players", ""], "empty name"),
        (["play", "pairs", "--players", "you,,random"], "empty name"),
        (["sim", "pairs", "--players", ""], "empty name"),
        (["play", "pairs", "-o", "limit=21", "-o", "limit=31"], "given twice"),
        (["play", "pairs", "--seed", "abc"], "'--seed': 'abc' is no whole number"),
        (["play", "pairs", "--seed", "3", "--nonce", "anna"], "not from both"),
        (["sim", "pairs", "--games", "-5"], "games is a number"),
        (["sim", "pairs", "--games", "1e9"], "'--games': '1e9' is no whole number: write it in digits"),
        (["sim", "pairs", "--cores", "0"], "cores is a number"),
        (["bench", "pairs", "--seats", "9"], "2 to 8"),
        (["replay", "."], "cannot be read"),
    ],
)
def test_wrong_words_get_one_clear_line(words: list[str], told: str, tmp_path: Path) -> None:
    out = cli(*words, code=2, cwd=tmp_path)
    assert told in out and out.strip().count("\n") == 0
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_pages(language: str) -> None:
    assert cli("rules", "the_game", "--lang", language).count("**TG-") == 20


def test_verify_says_what_it_proved(tmp_path: Path) -> None:
    out = cli("play", "pairs", "--seats", "2", "--nonce", "anna", given="fold\n" * 40, cwd=tmp_path)
    record = (tmp_path / "last-game.kibitz").read_text()
    assert out.index(record.split("commitment: ")[1].split()[0]) < out.index("hit"), "told before anything is done"
    assert "verify last-game.kibitz --commitment" in out
    kept = record.split("commitment: ")[1].split()[0]
    assert "Proved" in cli("verify", str(tmp_path / "last-game.kibitz"), "--commitment", kept)
    assert "commitment you kept" in cli("verify", str(tmp_path / "last-game.kibitz"), code=1)
    forged = (tmp_path / "last-game.kibitz").read_text().replace("secret: ", "secret: 00")
    (tmp_path / "forged.kibitz").write_text(forged)
    cli("verify", str(tmp_path / "forged.kibitz"), code=2)
    (tmp_path / "noise.kibitz").write_bytes(b"\xff\xfe\x00")
    cli("verify", str(tmp_path / "noise.kibitz"), code=2)


def test_a_card_that_would_lose_is_warned_of_in_the_players_language() -> None:
    table = position(
        kibitz.game("the_game"),
        1,
        {"A1": [33], "A2": [98], "D1": [4], "D2": [3], "hand0": [97, 34, 24], "deck": 5},
        turn=0,
        numbers={"minimum": 2},
    )
    for language in LANGUAGES:
        said: list[str] = []
        PlainTable(table, {}, language, input, said.append).show_table(table.view(0))
        words = action_words(table.view(0), "play 97 A1", language)
        assert text(language, "TG-18", {"action": words}, "warning") in "\n".join(said)


def test_bots_alone_and_careless_typing(tmp_path: Path) -> None:
    out = cli("play", "pairs", "--players", "random,random", "--seed", "1", cwd=tmp_path)
    assert "(you)" not in out and "lost with" in out
    typed = "PLAY 11 a1\nPlay 12 A1\nEND\nquit\n"
    cli("play", "the_game", "--seats", "1", "--seed", "1", given=typed, cwd=tmp_path)
    assert len(kibitz.replay((tmp_path / "last-game.kibitz").read_text()).actions) == 3


def test_a_simulation() -> None:
    assert "random" in cli("sim", "pairs", "--seats", "2", "--games", "1000")


# --- for programs, and step by step ----------------------------------------------------------------------------------


def test_what_a_program_reads() -> None:
    listed = json.loads(cli("games", "--json", "--lang", "pl"))
    assert len(listed) == 16 and {"id", "title", "seats", "options"} == set(listed[0])
    found = json.loads(cli("sim", "port", "--seats", "3", "--games", "500", "--json"))
    assert found["games"] == 500 and len(found["wins"]) == 3
    for share, (low, high) in zip(found["wins"], found["wins_intervals"], strict=True):
        assert low < share < high


def test_a_simulation_is_the_same_on_one_core() -> None:
    one, all_of_them = (
        json.loads(cli("sim", "sweep", "--games", "3000", "--seed", "5", "--json", *cores))
        for cores in (("--cores", "1"), ())
    )
    assert (one["wins"], one["decisions"]) == (all_of_them["wins"], all_of_them["decisions"])


def test_a_game_step_by_step(tmp_path: Path) -> None:
    cli("play", "pairs", "--seats", "3", "--seed", "4", given="fold\n" * 40, cwd=tmp_path)
    out = cli("replay", "last-game.kibitz", "--step", given="\n\nb\n1\no\nq\n", cwd=tmp_path)
    assert "0 of " in out and "2 of " in out and out.count("1 of ") >= 2 and " You " in out
    assert "there is no player 9" in cli("replay", "last-game.kibitz", "--step", given="9\n", cwd=tmp_path, code=2)


def test_a_game_can_be_left_and_resumed(tmp_path: Path) -> None:
    cli("play", "the_game", "--seats", "2", given="quit\n", cwd=tmp_path)
    before = (tmp_path / "last-game.kibitz").read_text()
    cli("play", "--resume", "last-game.kibitz", "--save", "again.kibitz", given="quit\n", cwd=tmp_path)
    assert (tmp_path / "again.kibitz").read_text() == before
    assert "is a game of the_game" in cli("play", "pairs", "--resume", "last-game.kibitz", cwd=tmp_path, code=2)
    assert "say which game" in cli("play", code=2)
    cli("play", "pairs", "--seats", "2", "--seed", "1", given="fold\n" * 40, cwd=tmp_path)
    assert "is over" in cli("play", "--resume", "last-game.kibitz", cwd=tmp_path, code=2)


def test_the_bench_names_each_speed() -> None:
    assert {"python", "cpu"} <= set(json.loads(cli("bench", "five_cards", "--json")))


@pytest.mark.parametrize("command", [("replay",), ("verify",), ("play", "--resume")])
def test_a_file_that_is_not_there_is_one_clear_line(command: tuple[str, ...]) -> None:
    out = cli(*command, "nowhere.kibitz", code=2)
    assert out.strip().count("\n") == 0 and "nowhere.kibitz cannot be read" in out


# --- leaving ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_whoever_is_stopped_at_the_prompt_is_told_how_to_go_on(number: signal.Signals, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "kibitz.cli", "play", "kitty", "--players", "you,random,random", "--plain"]
    game = subprocess.Popen(
        [*command, "--save", "a game.kibitz"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=tmp_path,
    )
    assert game.stdout is not None
    out = b""
    while b"You can: " not in out:
        out += (read := os.read(game.stdout.fileno(), 4096))
        assert read, out
    game.send_signal(number)
    told, complaint = game.communicate(timeout=HANG_SECONDS)
    assert not complaint and game.returncode == 128 + number
    assert not kibitz.replay((tmp_path / "a game.kibitz").read_text()).over
    again = shlex.split(told.decode().strip().splitlines()[-1].partition(": kibitz ")[2])
    assert again == ["play", "--resume", "a game.kibitz", "--players", "you,random,random", "--plain"]
    assert "You can: " in cli(*again, given="quit\n", cwd=tmp_path)


def test_a_bot_that_thinks_is_interrupted_and_the_game_saved(tmp_path: Path) -> None:
    def thinks(view: View, rng: Random) -> str:
        if view.numbers["points"] != [0, 0]:
            signal.raise_signal(signal.SIGTERM)
        return "fold"

    table = kibitz.game("pairs").table(seats=2, seed=1)
    with SignalGuard() as leaving:
        bots: dict[int, Player] = {seat: leaving.interrupts(thinks) for seat in range(2)}
        PlainTable(table, bots, "en", input, lambda _: None).play(tmp_path / "left.kibitz")
    assert leaving.exit_code == 128 + signal.SIGTERM
    assert len(kibitz.replay((tmp_path / "left.kibitz").read_text()).actions) == 1


def test_what_is_being_done_is_finished_before_the_game_is_left() -> None:
    before = signal.getsignal(signal.SIGINT)
    with SignalGuard() as leaving:
        signal.raise_signal(signal.SIGINT)  # amid an action, or while the record is written: nothing is torn
        with pytest.raises(KeyboardInterrupt):
            leaving.interrupts(lambda: "asked too late")()
    assert signal.getsignal(signal.SIGINT) == before


def test_a_simulation_is_stopped_at_once() -> None:
    command = [sys.executable, "-m", "kibitz.cli", "sim", "pairs", "--games", "60000000", "--cores", "1"]
    ours, theirs = pty.openpty()
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=theirs) as games:
        os.close(theirs)
        out = b""
        while b"%" not in out:  # the bar is there
            out += os.read(ours, 4096)
        games.send_signal(signal.SIGINT)
        assert games.wait(timeout=HANG_SECONDS) == 128 + signal.SIGINT
        assert os.read(ours, 4096).endswith(b"\x1b[?25h\r\n"), "the cursor is back"
    os.close(ours)


def test_what_is_no_record_is_not_written_over(tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("dear diary")
    (tmp_path / "photo.png").write_bytes(b"\xff\xfe\x00")
    for name in ("diary.txt", "photo.png"):
        assert "no record" in cli("play", "pairs", "--save", name, cwd=tmp_path, code=2)
    assert (tmp_path / "diary.txt").read_text() == "dear diary"


@pytest.mark.parametrize("setting", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_a_terminal_without_colour_is_played_line_by_line(setting: dict[str, str], tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "kibitz.cli", "play", "the_game", "--seats", "1"]
    environment = {**os.environ, "TERM": "xterm", **setting}
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, cwd=tmp_path, env=environment) as game:
        os.close(theirs)
        out = b""
        while b"You can: " not in out:
            out += os.read(ours, 4096)
        os.write(ours, b"quit\n")
        assert game.wait(timeout=HANG_SECONDS) == 0
    os.close(ours)
    assert b"\x1b[?1049h" not in out, "the other screen"


@pytest.mark.parametrize("words", [("--seats", "2"), ("-o", "min_play=3"), ("--seed", "0"), ("--nonce", "anna")])
def test_what_a_record_has_settled_cannot_be_chosen_again(words: tuple[str, str], tmp_path: Path) -> None:
    cli("play", "the_game", "--seats", "1", given="quit\n", cwd=tmp_path)
    out = cli("play", "--resume", "last-game.kibitz", *words, code=2, cwd=tmp_path)
    assert f"leave out {words[0]}" in out and out.strip().count("\n") == 0


# --- help ------------------------------------------------------------------------------------------------------------

COMMANDS = ("games", "play", "rules", "replay", "verify", "sim", "bench")


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_the_examples_of_the_help_run(command: str, tmp_path: Path) -> None:
    page = cli(*command.split(), "--help").partition("Examples:")[2]
    examples = [line.strip() for line in page.splitlines() if line.strip()]
    assert examples and all(example.startswith("kibitz ") for example in examples)
    cli("play", "pairs", "--seats", "2", given="quit\n", cwd=tmp_path)
    for example in examples if command not in ("sim", "bench") else examples[1:2]:  # the others take their time
        if command != "bench":
            cli(*shlex.split(example)[1:], cwd=tmp_path, code=1 if command == "verify" else 0)


def test_the_help_says_when_play_is_line_by_line() -> None:
    assert "NO_COLOR" in (page := cli("play", "--help")) and "TERM=dumb" in page


HEAVY = "numba", "numpy", "textual"


@pytest.mark.parametrize("words", [("--help",), ("games",), ("rules", "pairs"), ("play", "--help")])
def test_what_is_read_at_once_loads_nothing_heavy(words: tuple[str, ...]) -> None:
    done = subprocess.run(
        [sys.executable, "-X", "importtime", "-m", "kibitz.cli", *words],
        capture_output=True,
        text=True,
        timeout=HANG_SECONDS,
    )
    loaded = {line.rpartition("|")[2].strip() for line in done.stderr.splitlines()}
    assert done.returncode == 0 and "kibitz.cli.shared" in loaded and not loaded & set(HEAVY)


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        ("kibitz pla", {"play", "players"}),
        ("kibitz play pa", {"pairs"}),
        ("kibitz rules ki", {"kitty"}),
        ("kibitz games --lang ", {*LANGUAGES}),
        ("kibitz sim pairs --speed ", {"python", "cpu", "gpu"}),
        ("kibitz play pairs -o cont", {"continuous=false", "continuous=true"}),
        ("kibitz play hawthorn -o start", {"start_chips=25"}),
        ("kibitz play --seats 2 -o x", set()),
    ],
)
def test_bash_completes(words: str, offered: set[str]) -> None:
    *before, last = words.split(" ")
    script = f"""
        eval "$(kibitz --show-completion)"
        COMP_WORDS=({" ".join(before)} "{last}") COMP_CWORD={len(before)}
        _kibitz_completion kibitz
        printf '%s\\n' "${{COMPREPLY[@]}}"
    """
    path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    done = subprocess.run(
        ["bash", "-c", script], capture_output=True, text=True, timeout=HANG_SECONDS, env={**os.environ, "PATH": path}
    )
    assert set(done.stdout.split()) == offered, done.stderr


# --- reading ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_games_has_every_option_in_80_columns(language: str) -> None:
    out = cli("games", "--lang", language)
    assert max(map(len, out.splitlines())) < 80
    listed = re.split(r"\n\n", out)
    assert len(listed) == 17 and "-o" in listed[-1]
    for game, lines in zip(kibitz.games(), listed, strict=False):
        assert lines.startswith(game.id)
        assert text(language, f"{game.id}-title") in lines.splitlines()[0]
        for option in game.options:
            default = kibitz.kernel.options.write(option.default)
            assert re.search(rf"^    {option.name} +{default}( |$)", lines, re.M), "the default comes first"


def test_the_list_of_games_in_english() -> None:
    out = cli("games")
    assert "Pairs (2 to 8 players)" in out and "Five Cards (2 players)" in out
    assert re.search(r"limit +none \| 1…188 · ", out) and re.search(r"deals +1 \| 2…20 · ", out)
    assert re.search(r"end +first_broke \| rounds:1…100 · ", out)


def test_rules_for_a_program() -> None:
    page = json.loads(cli("rules", "pairs", "--json", "--lang", "pl"))
    assert page["id"] == "pairs" and page["title"] == text("pl", "pairs-title") and page["about"]
    clauses = {clause["id"]: clause for section in page["sections"] for clause in section["clauses"]}
    assert list(clauses) == kibitz.game("pairs").clauses() and all(section["title"] for section in page["sections"])
    assert clauses["PAIRS-1"]["when"] is None and clauses["CONT-1"]["when"] == {"options": {"continuous": True}}
    assert clauses["CAL-3"]["when"] == {"options": {"calamities": True, "continuous": True}}
    assert clauses["PAIRS-1"]["text"] == text("pl", "PAIRS-1")
    regent = json.loads(cli("rules", "regent", "--json"))
    when = {c["id"]: c["when"] for section in regent["sections"] for c in section["clauses"]}
    assert when["REGM-1"] == {"seats": [3, 4, 5, 6]}


def test_a_game_for_a_program(tmp_path: Path) -> None:
    cli("play", "the_game", "--seats", "2", "--seed", "4", given="quit\n", cwd=tmp_path)
    mine = json.loads(cli("replay", "last-game.kibitz", "--json", "--seat", "0", cwd=tmp_path))
    theirs = json.loads(cli("replay", "last-game.kibitz", "--json", cwd=tmp_path))
    table = kibitz.replay((tmp_path / "last-game.kibitz").read_text())
    assert (mine["game"], mine["seats"], mine["seat"], mine["result"]) == ("the_game", 2, 0, None)
    assert mine["options"] == table.options
    assert [event["number"] for event in mine["events"]] == list(range(len(table.events(0))))
    dealt = [card for event in mine["events"] if event["target"] == "hand0" for card in event["cards"]]
    assert set(dealt) == next(set(pile.cards) for pile in table.view(0).piles if pile.name == "hand0")
    assert all(event["cards"] == [None] for event in theirs["events"] if event["target"] == "hand0")
    assert mine["events"][-1]["told"] and theirs["seat"] is None
    cli("play", "pairs", "--seats", "2", "--seed", "1", "--save", "over.kibitz", given="fold\n" * 40, cwd=tmp_path)
    over = json.loads(cli("replay", "over.kibitz", "--json", cwd=tmp_path))
    assert over["result"]["reason"] == "PAIRS-10" and over["events"][-1]["kind"] == "over"


def test_a_seat_that_is_not_there_and_two_ways_of_reading_at_once(tmp_path: Path) -> None:
    cli("play", "pairs", "--seats", "3", "--seed", "4", given="quit\n", cwd=tmp_path)
    for way in ((), ("--step",), ("--json",)):
        for seat in ("9", "-1"):
            out = cli("replay", "last-game.kibitz", "--seat", seat, *way, cwd=tmp_path, code=2)
            assert f"no seat {seat} in last-game.kibitz: --seat is 0 to 2" in out
    assert "give one of them" in cli("replay", "last-game.kibitz", "--step", "--json", cwd=tmp_path, code=2)


@pytest.mark.parametrize(
    ("holds", "told"),
    [
        (b"\xff\xfe\x00", "no text"),
        (b"", "no record"),
        (b"kibitz record 1\ngame: poker\nrules: 1\nseats: 2\n", "no game 'poker'"),
        (b"kibitz record 1\ngame: pairs\n", "no line 'rules"),
    ],
)
@pytest.mark.parametrize("command", ["replay", "verify", "play --resume"])
def test_a_wrong_file_is_named_in_one_line(command: str, holds: bytes, told: str, tmp_path: Path) -> None:
    (tmp_path / "odd.kibitz").write_bytes(holds)
    out = cli(*command.split(), "odd.kibitz", code=2, cwd=tmp_path)
    assert told in out and out.count("odd.kibitz") == 1 and out.strip().count("\n") == 0
    assert (tmp_path / "odd.kibitz").read_bytes() == holds


def test_a_running_game_is_compared_with_the_commitment_that_was_kept(tmp_path: Path) -> None:
    cli("play", "pairs", "--seats", "2", given="quit\n", cwd=tmp_path)
    record = (tmp_path / "last-game.kibitz").read_text()
    kept, secret = (record.split(f"{line}: ")[1].split()[0] for line in ("commitment", "secret"))
    out = cli("verify", "last-game.kibitz", "--commitment", kept, code=1, cwd=tmp_path)
    assert "not over yet" in out and "is the one you kept" in out and secret not in out
    assert "not the one you kept" in cli("verify", "last-game.kibitz", "--commitment", "0" * 64, code=2, cwd=tmp_path)
    out = cli("verify", "last-game.kibitz", "--commitment", kept[:9], "--json", code=2, cwd=tmp_path)
    assert "64 hexadecimal digits" in out and "proved" not in out


def test_one_of_a_thing_is_not_several() -> None:
    out = cli("sim", "the_game", "--seats", "1", "--games", "1", "--speed", "python")
    assert "the_game, 1 seat (random): 1 game, " in out
    assert "2 seats (random, random): 1,000 games" in cli(
        "sim", "pairs", "--seats", "2", "--games", "1000", "--speed", "python"
    )


@pytest.mark.parametrize(
    "words", [("frob",), ("rules",), ("play", "pairs", "--seats", "x"), ("sim", "pairs", "--fast")]
)
def test_a_command_that_is_wrong_is_one_clear_line(words: tuple[str, ...]) -> None:
    out = cli(*words, code=2)
    assert out.startswith("kibitz: ") and out.strip().count("\n") == 0 and "--help" in out


def test_a_game_that_was_left_is_not_written_over(tmp_path: Path) -> None:
    cli("play", "the_game", "--seats", "1", given="quit\n", cwd=tmp_path)
    before = (tmp_path / "last-game.kibitz").read_text()
    assert "last-game-1.kibitz" in cli("play", "pairs", "--seats", "2", given="quit\n", cwd=tmp_path)
    assert (tmp_path / "last-game-1.kibitz").read_text() == before
    cli("play", "--resume", "last-game-1.kibitz", given="quit\n", cwd=tmp_path)
    assert (tmp_path / "last-game-1.kibitz").read_text() == before, "resumed and saved in its own file"
    assert "game: pairs" in (tmp_path / "last-game.kibitz").read_text()


def test_a_false_record_is_told_to_programs_too(tmp_path: Path) -> None:
    cli("play", "pairs", "--seats", "2", given="fold\n" * 40, cwd=tmp_path)
    file = tmp_path / "last-game.kibitz"
    assert json.loads(cli("verify", str(file), "--json", code=1))["proved"] is False, "no commitment was kept"
    file.write_text(file.read_text().replace("secret: ", "secret: 00"))
    assert json.loads(cli("verify", str(file), "--json", code=2))["proved"] is False


@pytest.mark.parametrize("command", ["replay", "verify", "review"])
@pytest.mark.parametrize("escape", ["\x1b]0;owned\x07", "\x9b2J"], ids=ascii)
def test_a_record_writes_no_escape_sequence_to_the_terminal(command: str, escape: str, tmp_path: Path) -> None:
    table = kibitz.game("pairs").table(seats=2, seed=1)
    for n, place in enumerate(("actions:\n  0 hit{}\n", "actions:\nresult: {}\n")):
        file = tmp_path / f"{n}.kibitz"
        file.write_text(table.record().replace("actions:\n", place.format(escape)), encoding="utf-8")
        out = cli(command, str(file), code=2)
        assert ascii(escape)[1:-1] in out and out.replace("\n", "").isprintable()


@pytest.mark.parametrize("command", ["replay", "verify", "review"])
def test_what_is_too_long_for_a_record_is_not_read(command: str, tmp_path: Path) -> None:
    actions = tmp_path / "long.kibitz"
    actions.write_text("kibitz record 1\ngame: pairs\nrules: 1\nseats: 2\nactions:\n" + "  0 hit\n" * 2_000_000)
    for file in (str(actions), "/dev/zero"):
        assert "longer than a record can be" in cli(command, file, code=2)
