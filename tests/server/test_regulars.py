"""Bots are regulars: called so in every language, the same everywhere, and never as a person at the table is."""

from __future__ import annotations

import pytest

from kibitz.kernel.state import MAX_SEATS
from kibitz.server.room.entries import Held
from kibitz.server.session.info import names_of, regulars_at
from kibitz.text.catalogue import LANGUAGES
from kibitz.text.regulars import REGULARS, every_name, regular_name, seated
from tests import ROOT


def test_there_is_one_for_every_seat_and_the_page_has_a_face_for_each() -> None:
    assert len(set(REGULARS)) == MAX_SEATS
    faces = (ROOT / "web/src/art/regulars.ts").read_text(encoding="utf-8")
    assert all(f'id: "{regular}"' in faces for regular in REGULARS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_are_called_alike(language: str) -> None:
    assert len({regular_name(regular, language) for regular in REGULARS}) == len(REGULARS)


def test_bots_are_called_by_their_seats_regulars_and_people_by_their_names() -> None:
    seats = [Held(name="Ann"), Held(bot="easy"), Held(bot="hard"), Held()]
    assert regulars_at(seats) == {1: "vira", 2: "tomek"}
    assert names_of(seats, "en") == ["Ann", "Vira", "Tomek", ""]
    assert names_of(seats, "uk") == ["Ann", "Віра", "Томек", ""]
    assert names_of(seats, None) == []


@pytest.mark.parametrize("name", ["Vira", "VIRA", "Віра", "Вира", "Wira", "V i r a"])
def test_a_regular_who_is_called_as_a_person_at_the_table_sends_another(name: str) -> None:
    seats = [Held(name=name), *[Held(bot="easy")] * 3]
    assert regulars_at(seats) == {1: "marek", 2: "tomek", 3: "zosia"}


def test_there_is_always_another_to_send() -> None:
    people = [Held(name=every_name(regular)[0]) for regular in REGULARS[1:]]
    assert regulars_at([*people, Held(bot="easy")]) == {7: "marek"}
    assert seated(range(MAX_SEATS)) == dict(enumerate(REGULARS))
