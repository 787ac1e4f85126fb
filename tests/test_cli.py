"""The command line, as a person or a pipe uses it."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import kibitz
from kibitz.locales import LANGUAGES, text
from kibitz.terminal import Game
from kibitz.testing import position


def cli(*words: str, given: str = "", code: int = 0, cwd: Path | None = None) -> str:
    """What a command prints; its exit code must be `code`."""
    done = subprocess.run(
        [sys.executable, "-m", "kibitz.cli", *words], input=given, capture_output=True, text=True, cwd=cwd, timeout=120
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
    first, second = out.split("Seat 1 and press Enter", 1)
    assert "hand of Seat 0 (you)" in first and "\n" * 60 in first
    assert "hand of Seat 1 (you)" in second and "hand of Seat 0 (you)" not in second


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
    ],
)
def test_wrong_words_get_one_clear_line(words: list[str], told: str, tmp_path: Path) -> None:
    assert told in cli(*words, code=2, cwd=tmp_path)
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
        Game(table, {}, language, input, said.append).show_table(table.view(0))
        assert text(language, "TG-18", {"action": "play 97 A1"}, "warning") in "\n".join(said)


def test_bots_alone_and_careless_typing(tmp_path: Path) -> None:
    out = cli("play", "pairs", "--players", "random,random", "--seed", "1", cwd=tmp_path)
    assert "(you)" not in out and "has lost" in out
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
    assert "0 of " in out and "2 of " in out and out.count("1 of ") >= 2 and "Seat 1 (you)" in out
    assert "there is no seat 9" in cli("replay", "last-game.kibitz", "--step", given="9\n", cwd=tmp_path, code=2)


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


def test_ctrl_c_leaves_a_record_that_can_be_resumed(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "kibitz.cli", "play", "kitty", "--seats", "3", "--plain"]
    game = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=tmp_path
    )
    assert game.stdin is not None and game.stdout is not None
    for line in game.stdout:
        if "Seat 2" in line and "hand" in line:
            break
    time.sleep(1)
    game.send_signal(signal.SIGINT)
    _, complaint = game.communicate(timeout=30)
    assert "Traceback" not in complaint
    assert not kibitz.replay((tmp_path / "last-game.kibitz").read_text()).over
    assert "play-saved" not in cli("play", "--resume", "last-game.kibitz", given="quit\n", cwd=tmp_path)


def test_every_command_helps_with_an_example() -> None:
    for command in ("games", "play", "rules", "replay", "verify", "sim", "bench"):
        assert "Example" in cli(command, "--help")


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
