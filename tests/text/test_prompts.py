"""What to do now names people and cards: to whom a card goes, what is bid for, and why somebody acts out of turn."""

from __future__ import annotations

import pytest

import kibitz
from kibitz.kernel.table import Table
from kibitz.server.room.entries import Held
from kibitz.server.session.presenter import TablePresenter
from kibitz.text.catalogue import LANGUAGES

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Fay")
BY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def asked(table: Table, seat: int | None, language: str = "en") -> str:
    told = TablePresenter(table, [Held(name=name) for name in NAMES[: table.seats]])
    return told.snapshot(table.glance(seat, table.last_action), seat, language).prompt


def all_do(table: Table, verb: str) -> None:
    """Everybody passes or bids their lowest card."""
    while table.to_act and (choices := [one for one in table.legal(table.to_act[0]) if one.verb == verb]):
        table.act(table.to_act[0], choices[0])


@BY_LANGUAGE
def test_whoever_passes_a_card_reads_to_whom(language: str) -> None:
    table = kibitz.game("kitty").table(4, 1)
    for seat in range(4):
        assert [name for name in NAMES if name in asked(table, seat, language)] == [NAMES[(seat + 1) % 4]]
    assert asked(table, 0) == "Choose a card to pass to Bob."


@BY_LANGUAGE
@pytest.mark.parametrize("mode", ["hard", "light"])
def test_whoever_bids_reads_for_what(language: str, mode: str) -> None:
    table = kibitz.game("kitty").table(4, 1, {"mode": mode})
    for number in range(4):
        all_do(table, "pass")
        prizes = next(pile.cards for pile in table.view(None).piles if pile.name == "prize")
        assert len(prizes) == (2 if mode == "light" and number else 1)
        assert all(str(card) in asked(table, 0, language) for card in prizes)
        all_do(table, "bid")
        while "choose" in (phase := table.view(None).phase) or phase == "give":
            if phase == "give":
                given = next(pile.cards for pile in table.view(None).piles if pile.name == "chosen")
                assert str(given[0]) in asked(table, table.to_act[0], language)
            table.act(table.to_act[0], table.legal(table.to_act[0])[0])


def test_a_prize_in_words() -> None:
    table = kibitz.game("kitty").table(4, 1)
    prize = next(pile.cards for pile in table.view(None).piles if pile.name == "prize")[0]
    all_do(table, "pass")
    assert asked(table, 0) == f"Bid for the {prize}, in secret."


@BY_LANGUAGE
def test_whoever_was_attacked_acts_and_the_others_read_why(language: str) -> None:
    """And not when the attack has ended a round: then somebody begins."""
    said: dict[str, set[str]] = {}
    for seed in range(12):
        table = kibitz.game("regent").table(4, seed, {"end": "rounds:2"})
        while table.to_act:
            seat = table.to_act[0]
            rounds = table.view(None).numbers["rounds"]
            choice = table.legal(seat)[(seed + len(table.actions)) % len(table.legal(seat))]
            table.act(seat, choice)
            if not table.to_act:
                break
            named = choice.text.split()[-1]
            answers = named == str(table.to_act[0]) and table.view(None).numbers["rounds"] == rounds
            told = asked(table, None, language).replace(NAMES[table.to_act[0]], "…")
            said.setdefault(choice.verb if answers else "", set()).add(told)
    assert set(said) == {"", "attack", "gift", "look"}
    assert all(len(each) == 1 for each in said.values()) and len(set.union(*said.values())) == 4, said
