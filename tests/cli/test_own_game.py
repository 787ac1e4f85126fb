"""The command line for a game, or a player, of one's own: what an author who has only the documents is told."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from kibitz.text.catalogue import LANGUAGES, text
from tests.cli.test_cli import cli
from tests.games.sealed import PAGE

BOTS = "def cautious(view, rng):\n    return view.legal[0].action\n"


@pytest.fixture
def here(tmp_path: Path) -> Path:
    """A folder with a game and a player in it."""
    (tmp_path / "sealed.py").write_text(PAGE.replace("Number(0, 60)", "Number(0, 12)"))
    (tmp_path / "my_bots.py").write_text(BOTS)
    return tmp_path


def test_a_game_is_gone_on_with_by_its_file(here: Path) -> None:
    """The hint named an option that `play` does not have."""
    cli("play", "sealed.py", given="quit\n", cwd=here)
    said = cli("play", "--resume", "last-game.kibitz", cwd=here, code=2)
    assert "name it first: kibitz play showdown.py --resume …" in said and "--game" not in said
    assert said.strip().count("\n") == 0
    for command in ("replay", "verify", "review"):
        assert "--game showdown.py" in cli(command, "last-game.kibitz", cwd=here, code=2)
    again = cli("play", "sealed.py", "--resume", "last-game.kibitz", given="quit\n", cwd=here).splitlines()[-1]
    assert again.endswith("kibitz play sealed.py --resume last-game.kibitz")


@pytest.mark.parametrize("resumed", [False, True])
def test_the_command_that_proves_a_deal_can_be_typed_as_it_stands(here: Path, resumed: bool) -> None:
    if resumed:
        cli("play", "sealed.py", "--seats", "2", given="quit\n", cwd=here)
    words = ["--resume", "last-game.kibitz"] if resumed else ["--save", "my game.kibitz"]
    said = cli("play", "sealed.py", "--players", "random,random", *words, cwd=here)
    (proof,) = re.findall("To prove the deal: kibitz (.*)", said)
    assert "--game sealed.py" in proof
    assert "Proved: " in cli(*shlex.split(proof), cwd=here)


def test_the_command_that_proves_a_game_of_ours_names_no_game(tmp_path: Path) -> None:
    said = cli("play", "pairs", "--players", "random,random", cwd=tmp_path)
    assert "To prove the deal: kibitz verify last-game.kibitz --commitment " in said and "--game" not in said


@pytest.mark.parametrize("command", ["check", "play", "players", "sim", "rules"])
def test_a_folder_is_told_from_a_file(here: Path, command: str) -> None:
    (here / "package").mkdir()
    (here / "package" / "sealed.py").write_text(PAGE)
    (here / "package" / "sealed_lesson.py").write_text("")
    (here / "empty").mkdir()
    said = cli(command, "package", cwd=here, code=2)
    assert said == "kibitz: package is a folder: name the file of the rules in it, package/sealed.py\n"
    assert cli(command, "empty", cwd=here, code=2) == "kibitz: empty is a folder, and no file in it declares a game\n"


@pytest.mark.parametrize("command", ["check", "play", "players", "sim"])
def test_a_file_of_players_is_told_from_a_game(here: Path, command: str) -> None:
    said = cli(command, "my_bots.py", cwd=here, code=2)
    named = "A player in it is named module:function: --players you,my_bots:cautious"
    assert said == f"kibitz: my_bots.py declares no game: a file of rules ends with GAME = Game(…). {named}\n"
    (here / "nothing.py").write_text("")
    said = cli(command, "nothing.py", cwd=here, code=2)
    assert said == "kibitz: nothing.py declares no game: a file of rules ends with GAME = Game(…)\n"


def test_a_player_that_is_named_by_its_file_is_told_how(here: Path) -> None:
    said = cli("play", "pairs", "--players", "you,my_bots.py", cwd=here, code=2)
    assert "One of your own is named module:function, such as my_bots:choose." in said
    cli("play", "pairs", "--players", "you,my_bots:cautious", given="quit\n", cwd=here)


def test_who_can_sit_down_at_a_game_of_ones_own(here: Path) -> None:
    assert "no page of advice is written" in cli("players", "sealed.py", cwd=here)


@pytest.mark.parametrize(
    ("right", "wrong", "told"),
    [
        (
            "    score=points,",
            "    scores=points,",
            "sealed.py:.* cannot be loaded: TypeError: .* 'scores'. Did you mean",
        ),
        (", may=may_bid", ", mya=may_bid", "'mya'. Did you mean 'may'"),
        ("at_most=purse", "atmost=purse", "'atmost'. Did you mean 'at_most'"),
    ],
)
def test_a_keyword_that_is_not_there_is_told_with_the_one_that_is(
    here: Path, right: str, wrong: str, told: str
) -> None:
    (here / "sealed.py").write_text(PAGE.replace(right, wrong))
    assert re.search(told, cli("check", "sealed.py", cwd=here, code=2))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_that_is_not_there_is_told_with_those_that_are(here: Path, language: str) -> None:
    said = cli("play", "sealed.py", "--seats", "2", "--lang", language, given="bid 13\nquit\n", cwd=here)
    (told,) = [line for line in said.splitlines() if "(TABLE-4)" in line]
    assert "bid 0..12" in told
    words = {"en": "no such number", "ru": "Такого числа", "uk": "Такого числа", "pl": "takiej liczby"}
    assert words[language] in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("word", ["hint", "coach"])
def test_who_asks_for_a_hint_where_no_coach_is_is_told_how_to_have_one(here: Path, language: str, word: str) -> None:
    said = cli("play", "sealed.py", "--seats", "2", "--lang", language, given=f"{word}\nquit\n", cwd=here)
    assert text(language, "coach-none") in said and "--coach" in text(language, "coach-none")
    assert "TABLE-3" not in said
