"""docs/add-a-game.md, proved: the game on the page is taken from the page, keeps all laws, and runs at every speed."""

from __future__ import annotations

import dataclasses
import importlib.util
import os
import re
import subprocess
import sys
from inspect import isfunction, signature
from pathlib import Path

import pytest

import kibitz
from kibitz import rules, testing
from kibitz.errors import NotYourTurn
from kibitz.kernel.game import Game
from kibitz.kernel.roles import ROLES, Role
from kibitz.lab.gpu import SIMULATOR
from kibitz.lab.simulate import simulate
from kibitz.players import Player
from kibitz.players.random import choose
from kibitz.terminal import PlainTable
from kibitz.testing import faces
from kibitz.testing.texts import texts_of
from kibitz.text.catalogue import LANGUAGES
from kibitz.text.sentences import rules_page
from tests import HANG_SECONDS, ROOT
from tests.games.showdown import broken
from tests.lab.gpus import has_gpu

PAGE = ROOT / "docs" / "add-a-game.md"


def python_blocks() -> list[str]:
    """The programs on the page."""
    return re.findall(r"```python\n(.*?)```", PAGE.read_text(), re.DOTALL)


@pytest.fixture(scope="module")
def showdown(tmp_path_factory: pytest.TempPathFactory) -> Game:
    """The game on the page."""
    code = python_blocks()[0]
    path = tmp_path_factory.mktemp("games") / "showdown.py"
    path.write_text(code)
    spec = importlib.util.spec_from_file_location("showdown", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["showdown"] = module
    spec.loader.exec_module(module)
    game = module.GAME
    assert isinstance(game, Game)
    return game


def test_the_laws_on_the_page_hold(showdown: Game) -> None:
    (proof,) = [code for code in python_blocks() if code.startswith("from kibitz import testing")]
    exec(proof, {"GAME": showdown})


def test_the_package_on_the_page_has_all_that_belongs_to_a_game(tmp_path: Path) -> None:
    """Its folder as the page draws it: kibitz check finds rules, advice, lesson and texts, and nothing to say."""
    page = PAGE.read_text()
    rules, advice, lesson, *_ = python_blocks()
    (texts,) = re.findall(r"```ftl\n(.*?)```", page, re.DOTALL)
    (drawn,) = re.findall(r"```\n(pyproject.*?)```", page, re.DOTALL)
    listed = [line.split()[0] for line in drawn.splitlines()[1:]]
    written = ["", rules, advice, lesson, texts]
    for name, text in zip(listed[1:], written, strict=True):
        path = tmp_path / listed[0] / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    for named in ("showdown_game/showdown.py", "showdown_game.showdown:GAME"):
        check = [sys.executable, "-m", "kibitz.cli", "check", named]
        done = subprocess.run(check, cwd=tmp_path, capture_output=True, text=True, timeout=HANG_SECONDS)
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout.splitlines()[-3:] == [
            "showdown: the page of advice (showdown_game/showdown_sensible.py) needs no more than its seat may know",
            "showdown: the lesson (showdown_game/showdown_lesson.py) can be played, in 4 steps",
            "showdown: the texts can be told: en (ru, uk, pl: said in English)",
        ]


def test_the_table_of_texts_on_the_page_has_all_that_are_asked_for(showdown: Game) -> None:
    """Every kind of text that a game of ours is asked for, and its blanks."""
    table = PAGE.read_text().partition("| text |")[2].partition("\n\n")[0]
    rows = [row.split("|") for row in table.splitlines()[2:]]
    kinds = {re.sub(r"SHOW-\d+", "CLAUSE", name) for row in rows for name in re.findall(r"`([^`]+)`", row[1])}
    for game in [showdown, *kibitz.games()]:
        for key, attribute in texts_of(game).known:
            prefixes = "|".join(re.escape(book.prefix) for book in game.sections)
            kind = re.sub(rf"^({prefixes})-\d+$", "CLAUSE", key)
            kind = re.sub(rf"^({prefixes})-title$", "SHOW-title", kind).replace(f"{game.id}-", "showdown-")
            kind = re.sub(r"-(option|preset|phase|number|mark|pile)-.*", r"-\1-<name>", kind)
            kind = re.sub(r"-verb-.*", "-verb-<verb>", kind)
            kind = re.sub(r"-prompt-.*", "-prompt-<phase>", kind)
            kind = re.sub(r"^pile-.*", "pile-<role>", kind)
            kind = re.sub(r"^signal-.*", "signal-<name>", kind)
            kind = re.sub(r"^lesson-showdown-(?!end$).*", "lesson-showdown-<says>", kind)
            kind = kind.replace("phase-<name>", "phase-<word>").replace("mark-<name>", "mark-<word>")
            kind = kind.replace("showdown-pile-<name>", "showdown-pile-<role>")
            assert kind in kinds and (attribute is None or f".{attribute}" in kinds), (key, attribute)


def test_the_fields_of_a_game_are_all_on_the_page() -> None:
    table = PAGE.read_text().partition("| of a `Game` |")[2].partition("\n\n")[0]
    named = {name for row in table.splitlines()[2:] for name in re.findall(r"`(\w+)`", row.split("|")[1])}
    assert named == {field.name for field in dataclasses.fields(Game) if field.init}


def rows(head: str) -> list[list[str]]:
    """The rows of the tables on the page that have this head, cell by cell."""
    found = re.findall(rf"^\| {re.escape(head)} \|.*\n\|[-|]+\n((?:\|.*\n)+)", PAGE.read_text(), re.MULTILINE)
    assert found, head
    return [[cell.strip() for cell in row.split(" | ")] for table in found for row in table.strip("\n").split("\n")]


def test_the_words_on_the_page_are_those_of_the_door_and_take_what_it_says() -> None:
    words = [getattr(rules, name) for name in rules.__all__]
    there = {
        f"{word.__name__}({', '.join(signature(word).parameters)})"
        for word in words
        if isfunction(word) and word.__module__ in ("kibitz.kernel.words", "kibitz.kernel.sets")
    }
    on_the_page = {
        row[0].strip("| `") for row in rows("word") if "s, GUESS" not in row[0] and "s, TARGET" not in row[0]
    }
    assert on_the_page == there - {"recursive(deepest)"}
    secret = {row[0].strip("| `").partition("(")[0] for row in rows("word")} - {one.partition("(")[0] for one in there}
    assert secret == {
        word.__name__ for word in words if getattr(word, "__module__", "") == "kibitz.kernel.secret_numbers"
    }


def test_the_roles_on_the_page_are_those_there_are_and_lie_so() -> None:
    flags = {field.name: field.default for field in dataclasses.fields(Role) if field.name != "name"}
    assert {row[0].strip("| `") for row in rows("of a `Role`")} == set(flags)
    said = {row[0].strip("| `"): set(re.findall(r"`(\w+)(?:=False)?`", row[2])) for row in rows("role")}
    there = {r.name: {name for name, usual in flags.items() if getattr(r, name) != usual} for r in ROLES.values()}
    assert said == there


def test_the_marks_on_the_page_are_those_of_the_door() -> None:
    marks = {name for name in rules.__all__ if hasattr(getattr(rules, name), "__metadata__")}
    assert {row[0].strip("| `") for row in rows("mark")} == marks | {"int"}
    (code,) = [code for code in python_blocks() if "dealer: OneSeat" in code]
    space = {name: getattr(rules, name) for name in rules.__all__} | {"piles": rules.Piles()}
    exec(compile(code, "the page", "exec", dont_inherit=True), space)
    table = space["Table"]
    marked = {"points": table.EACH, "active": table.PRESENT, "dealer": table.NAMING, "stage": table.WORKING}
    assert all(names == {name} for name, names in marked.items()), marked


def test_the_rule_that_calls_itself_on_the_page_runs_at_every_speed() -> None:
    (code,) = [code for code in python_blocks() if code.startswith("@recursive")]
    may = "def may_lay(s: Table, seat: int, number: int) -> int:\n    return SHOW[2] if {} else OK\n\n\nGAME = "
    never = may.format("adds_up(s, seat, 60, 1)")  # three cards are 57 at most
    game = broken("recursing", ("GAME = ", f"{code}\n\n{never}"), (", unique=True),)", ", unique=True),), may=may_lay"))
    testing.law_it_ends(game, 3, {}, 1)
    testing.law_speeds_agree(game, 3, {}, 1, games=4)
    table = testing.position(game, 2, {"hand0": [3, 7, 9], "deck": testing.REST})
    adds_up = sys.modules["recursing"].adds_up
    assert [total for total in range(1, 25) if adds_up(table._state, 0, total, 1)] == [3, 7, 9, 10, 12, 16, 19]


def test_what_the_page_says_of_wrong_rules_is_what_an_author_reads(tmp_path: Path) -> None:
    page = PAGE.read_text()
    showdown, nearest, _ = (code for code in python_blocks() if "GAME = Game(" in code)
    told = re.findall(r"```text\n(.*?)```", page, re.DOTALL)
    written, counted = "    write(s, GUESS[seat], number)\n", "    s.rounds[best] += 1\n"
    right = [("nearest", nearest, written), ("showdown", showdown, counted), ("showdown", showdown, counted)]
    for (name, code, line), wrong, said in zip(right, told[::2], told[1::2], strict=True):
        assert line in code
        (tmp_path / f"{name}.py").write_text(code.replace(line, wrong))
        check = [sys.executable, "-m", "kibitz.cli", "check", f"{name}.py"]
        done = subprocess.run(check, cwd=tmp_path, capture_output=True, text=True, timeout=HANG_SECONDS)
        assert (done.returncode, done.stderr) == (2, said)


def test_it_is_simulated_at_every_speed_alike(showdown: Game) -> None:
    plain, fast = (simulate(showdown, ["random"] * 3, 200, speed=speed, seed=3) for speed in ("python", "cpu"))
    assert (plain.wins, plain.losses, plain.decisions) == (fast.wins, fast.losses, fast.decisions)
    assert fast.wins is not None
    assert all(0.2 < share < 0.6 for share in fast.wins)


def test_it_runs_as_the_gpus_source_too(showdown: Game) -> None:
    """On a GPU where there is one, else in Numba's simulator."""
    folder = Path(sys.modules["showdown"].__file__ or "").parent
    code = "import showdown, kibitz.testing as t; t.law_speeds_agree(showdown.GAME, 3, {}, 2, 3, 'gpu')"
    path = os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])
    env = {**os.environ, "PYTHONPATH": path} | ({} if has_gpu() else SIMULATOR)
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, timeout=HANG_SECONDS)
    assert done.returncode == 0, done.stderr


def test_it_can_be_played_told_and_looked_up_before_anybody_has_written_texts(showdown: Game, tmp_path: Path) -> None:
    for language in LANGUAGES:
        table = showdown.table(seats=3, seed=2)
        said: list[str] = []
        bots: dict[int, Player] = {1: choose, 2: choose}
        typed = iter([str(action) for action in table.legal(0)])
        PlainTable(table, bots, language, lambda _prompt: next(typed), said.append).play(tmp_path / "x.kibitz")  # noqa: B023
        assert table.over
        assert any(": lay " in line for line in said)
        assert "**SHOW-2** …" in "\n".join(rules_page(showdown, language))


def test_GEN_10_choices_are_secret_until_all_have_chosen_and_then_stand(showdown: Game) -> None:
    table = showdown.table(seats=3, seed=5)
    assert table.to_act == (0, 1, 2)
    before = table.view(1)
    table.act(2, table.legal(2)[0])
    assert [event.action for event in table.events(1) if event.kind == "act"] == ["lay"]
    assert table.view(1).legal == before.legal
    assert next(pile for pile in table.view(1).piles if pile.name == "laid2").cards == (None,)
    with pytest.raises(NotYourTurn):
        table.act(2, table.view(2).legal[0].action if table.view(2).legal else "lay 1")
    table.act(0, table.legal(0)[0])
    table.act(1, table.legal(1)[0])
    assert len(faces(table, "discard")) == 3, "shown together when the last has chosen"
    assert len([event for event in table.events(1) if event.kind == "turn_up"]) == 3


def test_a_secret_choice_hides_what_was_known(showdown: Game) -> None:
    """A card that everybody knows must not be recognised when it is laid in secret, nor the others by its absence."""
    table = showdown.table(seats=2, seed=1)
    s = table._state
    s.seen = [511 if seen else 0 for seen in s.seen]  # all hands lay open for a moment
    assert None not in next(pile for pile in table.view(1).piles if pile.name == "hand0").cards
    table.act(0, table.legal(0)[1])
    assert next(pile for pile in table.view(1).piles if pile.name == "hand0").cards == (None, None)
    assert next(pile for pile in table.view(1).piles if pile.name == "laid0").cards == (None,)
    assert None not in next(pile for pile in table.view(0).piles if pile.name == "hand0").cards
