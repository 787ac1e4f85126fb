"""All that is told of all golden games, and all that is refused in them, in every language: sentences about people."""

from __future__ import annotations

import re
from random import Random

import pytest

import kibitz
from kibitz.errors import IllegalAction
from kibitz.kernel.game import Game
from kibitz.lessons.face_to_face import LESSON
from kibitz.text.catalogue import LANGUAGES, text
from kibitz.text.lines import lines_of, stage
from kibitz.text.sentences import action_words, named, refusal, warning
from kibitz.text.telling import tell_lines
from tests.golden import decisions, names, played

IN_EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
BY_GAME = pytest.mark.parametrize("game", kibitz.games(), ids=lambda game: game.id)
NO_SENTENCE = re.compile(r"[→()\[\]{}<>·|_]|\bNone\b|\s-\d|  | [.,;:!?]")
"""Arrows, brackets, things that were not filled in, a hyphen for a minus."""
SEAT_NUMBER = re.compile(r"(Seat|Player|Bot|Место|Игрок|Місце|Гравець|Бот|Miejsce|Gracz) ?\d", re.IGNORECASE)
FOREIGN = re.compile(r"[a-z]")
"""In Cyrillic there are only the names of piles in Latin letters: A1."""


def faults(line: str, language: str) -> list[str]:
    """What is wrong with a line that people read."""
    found = [fault.group() for fault in (NO_SENTENCE.search(line), SEAT_NUMBER.search(line)) if fault]
    if not line.endswith((".", "!", "?", "…")):
        found.append("no full stop")
    if not line[0].isupper() and not line[0].isdecimal() and line[0] not in "“«„":
        found.append("no capital")
    if language in ("ru", "uk") and FOREIGN.search(line.replace("The Game", "")):
        found.append("Latin letters")
    return found


@IN_EVERY_LANGUAGE
@BY_GAME
def test_every_line_is_a_sentence_with_names_and_you(game: Game, language: str) -> None:
    """To onlookers, and to the first two who play: of them it says "you", and never their name."""
    called = names(language)
    for number, (_, table) in enumerate(played(game)):
        for _ in decisions(table, Random(number)):
            pass
        for me in (None, 0, 1)[: table.seats + 1]:
            view, events = table.view(me), table.events(me)
            lines = lines_of(view, events)
            told = list(tell_lines(stage(view, me), lines, language, called))
            assert len(told) >= len(lines) // 2
            for line in told:
                assert not faults(line, language), line
                assert me is None or not re.search(rf"\b{called[me]}\b", line), line
            written = {event.action for event in events if event.action and " " in event.action}
            if language != "en":  # there "bid 8" is a word and a number
                assert not [line for line in told for action in written if action in line]


@IN_EVERY_LANGUAGE
@BY_GAME
def test_every_refusal_and_warning_speaks_of_what_is_seen_and_not_of_commands(game: Game, language: str) -> None:
    verbs = {kind.verb for kind in game.kinds}
    for number, (_, table) in enumerate(played(game)):
        for at, (view, _) in enumerate(decisions(table, Random(number))):
            if view is None or view.me is None or at % 7:
                continue
            with named(names(language)):
                said = [refusal(language, no.clause, no.details, view.me) for _, no in table.refusals(view.me)[:30]]
                for action, clause in view.warnings:
                    warned = warning(view, action, clause, language)
                    assert action_words(view, action, language) in warned and action not in warned
                    said.append(warned)
            for line in said:
                assert not faults(line, language), line
                assert language == "en" or not verbs & set(re.findall(r"[a-z]{3,}", line)), line
                assert "write " not in line.lower(), line


@IN_EVERY_LANGUAGE
def test_TABLE_1_says_by_name_for_whom_one_waits(language: str) -> None:
    table = kibitz.game("the_game").table(3, seed=1)
    with named(names(language)), pytest.raises(IllegalAction) as refused:
        table.act(1, "end")
    with named(names(language)):
        said = refused.value.say(language)
    assert names(language)[0] in said and not faults(said, language)
    assert not re.search(r"\d", said)


@IN_EVERY_LANGUAGE
def test_a_jump_is_told_once(language: str) -> None:
    """In the line of the card that jumps, and nowhere else."""
    remark = text(language, "TG-12", attribute="remark")
    jumps = 0
    for seed in range(40):
        table = kibitz.game("the_game").table(2, seed=seed)
        for _ in decisions(table, Random(seed)):
            pass
        view, events = table.view(None), table.events(None)
        told = list(tell_lines(stage(view, None), lines_of(view, events), language, names(language)))
        jumped = [event.value for event in events if event.clause == "TG-12"]
        lines = [line for line in told if remark in line]
        assert len(lines) == len(jumped)
        for line, card in zip(lines, jumped, strict=True):
            assert re.search(rf"\b{card}\b", line) and line != remark
        jumps += len(jumped)
    assert jumps > 3


@IN_EVERY_LANGUAGE
def test_face_to_face_names_its_piles_by_where_they_go(language: str) -> None:
    """No letter lies on that table: not in what is told, done or refused, nor in the lesson."""
    game, letter = kibitz.game("face_to_face"), re.compile(r"\bo?[AD]\b(?! [a-z])")  # but "A jump back"
    steps = [step.says for step in LESSON.course if step.says] + ["end"]
    said = [text(language, f"lesson-face_to_face-{say}") for say in steps]
    for number, (_, table) in enumerate(played(game)):
        with named(names(language)):
            for view, _ in decisions(table, Random(number)):
                if view is not None and view.me is not None:
                    said += [action_words(view, choice.action, language) for choice in view.legal]
                    said += [refusal(language, no.clause, no.details, view.me) for _, no in table.refusals(view.me)]
        for me in (None, 0, 1):
            view, events = table.view(me), table.events(me)
            said += tell_lines(stage(view, me), lines_of(view, events), language, names(language))
    assert not [line for line in said if letter.search(line)]
