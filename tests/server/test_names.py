"""Names at a table: that they can be seen, that two people do not look the same, and that none names a card."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kibitz.errors import IllegalAction
from kibitz.server.protocol import messages
from kibitz.server.protocol.refusals import Refusal
from kibitz.server.room.checks import check_name, check_name_at
from kibitz.server.room.loading import open_room
from kibitz.server.room.lookalikes import skeleton, twins
from kibitz.text.catalogue import LANGUAGES, text
from tests.server.rooms import ADA, BOB, NOON, do, opened

GOOD = """
Ann | Żółć | Лёша | Її Величність | Zoë | Nguyễn Thị Ế | Jean-Luc | O’Brien | 李小龙 | しょうこ | أحمد | عَلِيٌّ | दीपिका
กี่ | ကို့ | שָׁלוֹם | Ann ❤️ | 🦊 | x | Ann  Lee | Ångström | İpek | ? | Ω | Bot of Doom | Botond | 李
"""
UNSEEN = [
    *"\u3164\u2800\u115f\u1160\uffa0\u034f\u180b\U000e0100",
    "Ann\u3164",
    "A\u2800nn",
    "\ufe0f",
    "\u0301",
    "\u0301Ann",
    "Ann \u0301",
    "\u20dd",
    "",
    " ",
    "\u3000",
    "\u200b",
    "Ann\u200d",
    "Ann\u202eeel",
    "\u2066Ann\u2069",
    "Ann\u061c",
    "Ann\x1b[2J",
    "Ann\x9b",
    "Ann\nLee\x07",
]
TOWERS = ["A\u0300\u0301\u0302nn", "Z" + "\u0336\u0341\u0316" * 5, "ö\u0301\u0302", "o\u20dd\u20dd\u20dd"]


@pytest.mark.parametrize("name", [name.strip() for line in GOOD.strip().splitlines() for name in line.split("|")])
def test_ROOM_17_a_name_people_have_is_kept(name: str) -> None:
    assert check_name(name) == " ".join(name.split())


@pytest.mark.parametrize("name", UNSEEN + TOWERS, ids=ascii)
def test_ROOM_17_a_name_is_something_that_can_be_seen(name: str) -> None:
    with pytest.raises(Refusal, match="ROOM-17"):
        check_name(name)


TWINS = """
Ann = ann = ANN = Аnn = Аnп = Ａｎｎ = 𝐀𝐧𝐧 = A n n = Αnn = ᴀɴɴ
Bob = B0b = ВОЬ = Bоb
Olga = 0lga = Οlga = O1ga = OIga
Ian = lan = 1an = Ιan
Paul = Раul = Pau1 = PAUL
Nina = Νina
Maxim = Мaхim
"""
OTHERS = "Ann | Anna | Anne | Zoe | Zoë | Анна | Ганна | Bob | Bobby | Лёша | Леша | Michał | Michal | 李 | 🦊 | 🐻"


@pytest.mark.parametrize("line", TWINS.strip().splitlines())
def test_what_looks_the_same_is_the_same(line: str) -> None:
    names = [name.strip() for name in line.split("=")]
    assert len({skeleton(name) for name in names}) == 1
    assert twins(names[0], names[1:]) and twins(names[-1], ["somebody", names[0]])


def test_what_looks_different_is_not() -> None:
    names = [name.strip() for name in OTHERS.split("|")]
    for name in names:
        assert not twins(name, [other for other in names if other != name]), name
    assert not twins("Ann", [])


@given(st.text(min_size=1, max_size=30))
def test_every_name_has_a_skeleton_and_keeps_it(name: str) -> None:
    assert twins(name, [name]) and skeleton(f" {name} ") == skeleton(name)


def refusal(name: str, others: list[str], forbids_numbers: bool = False) -> str:
    """The clause by which a name is refused, or ""."""
    try:
        check_name_at(name, others, forbids_numbers)
    except Refusal as error:
        return error.clause
    return ""


def test_ROOM_23_nobody_is_called_as_somebody_else_is() -> None:
    assert check_name_at(" Ann  Lee ", ["Bob", ""], False) == "Ann Lee"
    assert refusal("Аnn", ["Bob", "Ann"]) == refusal("B0B", ["Bob", "Ann"]) == "ROOM-23"
    assert refusal("\u3164", ["Bob"]) == "ROOM-17"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", ["", " 0", " 1", "7", " l", " O", " 8"])
def test_ROOM_23_nobody_is_called_as_bots_are(language: str, number: str) -> None:
    assert refusal(text(language, "web-bot") + number, []) == "ROOM-23"
    assert refusal((text(language, "web-bot") + number).upper(), []) == "ROOM-23"


@pytest.mark.parametrize("name", ["Ann42 has 37", "my low: 12 13", "ann holds fifty", "у меня сорок", "XLII", "Ⅳ"])
def test_ROOM_24_no_name_names_a_number_where_none_may_be_named(name: str) -> None:
    assert refusal(name, [], forbids_numbers=True) == "ROOM-24"
    assert refusal(name, []) == ""


@pytest.mark.parametrize("name", ["Liv", "Vi", "Xi", "Ann", "Сорочинська", "Ewa"])
def test_names_that_are_no_numbers_pass_where_none_may_be_named(name: str) -> None:
    assert check_name_at(name, [], True) == name


@pytest.mark.parametrize("clause", ["ROOM-23", "ROOM-24"])
def test_the_refusals_are_told_in_every_language(clause: str) -> None:
    assert len({text(language, clause, attribute="refused") for language in LANGUAGES}) == len(LANGUAGES)


def test_ROOM_23_and_ROOM_24_whoever_sits_down_is_asked() -> None:
    room = opened("the_game", ("", "", "easy"))
    for name, clause in (("ADA", "ROOM-23"), ("Аda", "ROOM-23"), ("Bot", "ROOM-23"), ("Bob: 42", "ROOM-24")):
        with pytest.raises(IllegalAction, match=clause):
            do(room, BOB, messages.Sit, name)
    do(room, BOB, messages.Sit, "Liv")
    do(room, BOB, messages.Leave)
    do(room, BOB, messages.Sit, "Liv")
    assert room.seats[1].name == "Liv"


def test_ROOM_24_whoever_opens_a_table_is_asked() -> None:
    for game in ("the_game", "extreme"):
        with pytest.raises(IllegalAction, match="ROOM-24"):
            open_room("t", NOON, ADA, messages.Create(game=game, seats=["", ""], name="I have 37"))
    open_room("t", NOON, ADA, messages.Create(game="pairs", seats=["", ""], name="Agent 47"))
    with pytest.raises(IllegalAction, match="ROOM-23"):
        open_room("t", NOON, ADA, messages.Create(game="pairs", seats=["", "easy"], name="Bot 1"))
