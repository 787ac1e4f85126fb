"""What is sent after a move is made once for all who see the same; it says what everybody's own view would say."""

from __future__ import annotations

from random import Random

import pytest

import kibitz
from kibitz.kernel.game import Game
from kibitz.kernel.hints import insights
from kibitz.server.room.entries import Held
from kibitz.server.session.presenter import TablePresenter
from kibitz.testing import random_game
from kibitz.text.catalogue import LANGUAGES
from kibitz.text.sentences import action_words, named, verb_word
from kibitz.text.telling import tell_news, tell_numbered

BY_GAME = pytest.mark.parametrize("game", kibitz.games(), ids=lambda game: game.id)
NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal")
MOMENTS = 60


@BY_GAME
def test_words_are_those_of_everybodys_own_view(game: Game) -> None:
    seats, rng, since = game.seats[-1], Random(game.id), 0
    names = NAMES[:seats]
    for at, table in enumerate(random_game(game.table(seats, 7), Random(7))):
        presenter, language = TablePresenter(table, [Held(name=name) for name in names]), LANGUAGES[at % 4]
        for seat in (None, *range(seats)):
            view, events = table.view(seat), table.events(seat, since)
            with named(names):
                assert presenter.sentences(events, language, seat) == list(tell_news(view, events, language))
            assert presenter.sentences(events, None) == []
            seen = presenter.snapshot(table.glance(seat, since), seat, language)
            assert [info.action for info in seen.legal] == [choice.action for choice in view.legal]
            for info in rng.sample(seen.legal, min(8, len(seen.legal))):
                with named(names):
                    assert info.words == action_words(view, info.action, language)
                assert info.short == verb_word(game, info.verb, language)
                assert info.action.split()[0] == info.verb and info.row.split()[0] == info.verb
        assert presenter.insights == insights(table.view(None))
        since = table.told
        if at == MOMENTS:
            break


def test_an_action_as_a_client_shows_it() -> None:
    table = kibitz.game("the_game").table(2, 1)
    seat = table.to_act[0]
    presenter = TablePresenter(table, [Held(name="Ann"), Held(name="Bob")])
    lay = presenter.snapshot(table.glance(seat), seat, "en").legal[0]
    card = lay.cards[0]
    assert (lay.action, lay.verb, lay.row, lay.to) == (f"play {card} A1", "play", "play A1", "A1")
    assert lay.named == f"{card} A1"
    assert (lay.words, lay.short) == (f"Lay {card} on A1", "Lay")
    silent = presenter.snapshot(table.glance(seat), seat, None).legal[0]
    assert (silent.verb, silent.words, silent.short) == ("play", "", "")
    for across in random_game(kibitz.game("face_to_face").table(2, 1), Random(1)):
        for seat in across.to_act:
            shown = TablePresenter(across, [Held(name="Ann"), Held(name="Bob")]).snapshot(
                across.glance(seat), seat, "en"
            )
            for info in (info for info in shown.legal if info.to.startswith("o")):
                assert ("Ann", "Bob")[1 - seat] in info.words, "whose pile it is"
                return
    raise AssertionError("nobody could lay on another's pile")


def test_sentences_are_made_once_for_all_who_saw_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hidden card is told to its owner in other words, and so is what one does; to everybody else in the same."""
    made = 0

    def counted(*given: object) -> object:
        nonlocal made
        made += 1
        return tell_numbered(*given)  # type: ignore[arg-type]

    monkeypatch.setattr("kibitz.server.session.presenter.tell_numbered", counted)
    table = kibitz.game("the_game").table(4, 1)
    presenter = TablePresenter(table, [Held(name=name) for name in NAMES[:4]])
    told = [tuple(presenter.sentences(table.events(seat), "en", seat)) for seat in (None, 0, 1, 2, 3, None, 0)]
    assert len(set(told)) == 5 and made == 5, "the onlookers, and the four who saw their own hands"
    since = table.told
    table.act(table.to_act[0], table.legal(table.to_act[0])[0])
    presenter, made = TablePresenter(table, [Held(name=name) for name in NAMES[:4]]), 0
    told = [tuple(presenter.sentences(table.events(seat, since), "en", seat)) for seat in (None, 0, 1, 2, 3)]
    assert made == 2, "for the one who did it, and for all others"
    assert told[1][0].startswith("You laid ") and {line for (line,) in (told[0], *told[2:])} == {
        told[1][0].replace("You", "Ann")
    }
