"""The usual mistakes, made in the game of docs/add-a-game.md: those that can be read, and those that show in play."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

from kibitz.kernel.game import Game
from tests.games.showdown import broken

SCORED = "    s.rounds[best] += 1\n"
SHOWN = "        turn_up(s, LAID[seat])\n"
DRAWN = "            draw(s, DECK, HAND[seat])\n"
CLEARED = "        move_all(s, LAID[seat], DISCARD)\n"
FIELD = ("    rounds: PerSeat  # rounds won\n", "    rounds: PerSeat  # rounds won\n    hint: int\n")
IN_THE_ROUND = (FIELD[0], f"{FIELD[0]}    still_in: InTheRound\n")
KIND = 'Kind("lay", lay, (CardOf(HAND, 1, 20, SHOW[2], unique=True),), secret=True)'


def after(line: str, more: str) -> tuple[str, str]:
    """A change: more lines after one."""
    return line, line + more


def before(line: str, more: str) -> tuple[str, str]:
    """A change: more lines before one."""
    return line, more + line


def refusing(how: str, arguments: str, *body: str) -> tuple[tuple[str, str], ...]:
    """Changes: a function that may refuse to lay a card, as `may` or `when`."""
    text = "".join(f"    {line}\n" for line in body)
    function = f"def may_lay(s: Table, {arguments}) -> int:\n{text}\n\n"
    return before("def lay", function), (KIND, KIND.replace("secret", f"{how}=may_lay, secret"))


@dataclass(frozen=True)
class Mistake:
    """A mistake: what is changed, what the author reads, and the text of the line that it is about."""

    name: str
    changes: tuple[tuple[str, str], ...]
    told: str
    line: str


READ = [
    Mistake(
        "recursion",
        (("    return with_most(s, everyone(s), score)\n", "    return leaders(s)\n"),),
        "say how deep it goes: @recursive(3)",
        "return leaders(s)",
    ),
    Mistake(
        "recursion_of_two",
        (
            ("    return with_most(s, everyone(s), score)\n", "    return none(s)\n"),
            before("def score", "def none(s: Table) -> int:\n    return leaders(s) * 0\n\n\n"),
        ),
        "leaders calls itself by none",
        "return none(s)",
    ),
    Mistake(
        "recursion_in_a_sum",
        (
            ("    return with_most(s, everyone(s), score)\n", "    return s.stage + leaders(s)\n"),
            before("def leaders", "@recursive(3)\n"),
        ),
        "let it do so in a line of its own",
        "s.stage + leaders(s)",
    ),
    Mistake("a_float", ((SCORED, "    s.rounds[best] += 1 / 2\n"),), "use //", "+= 1 / 2"),
    Mistake("a_fraction", ((SCORED, "    s.rounds[best] += 0.5\n"),), "whole numbers only", "+= 0.5"),
    Mistake("printing", (after(SCORED, "    print(best)\n"),), "print is not for rules: `tell`", "print(best)"),
    Mistake(
        "random_numbers",
        (before("SHOW = book", "import random\n\n"), after(SCORED, "    s.rounds[best] += random.randrange(2)\n")),
        "chance is asked by `draw` and `lot`",
        "random.randrange(2)",
    ),
    Mistake(
        "random_by_name",
        (
            before("SHOW = book", "from random import randrange\n\n"),
            after(SCORED, "    s.rounds[best] += randrange(2)\n"),
        ),
        "randrange is not for rules",
        "randrange(2)",
    ),
    Mistake(
        "any_of",
        (("    if size(s, HAND[0]) > 0:\n", "    if any(size(s, HAND[seat]) for seat in range(s.seats)):\n"),),
        "any is not for rules: write a loop",
        "if any(",
    ),
    Mistake(
        "a_list_of_the_module",
        (before("class Table", "WON = [0, 0, 0, 0]\n\n\n"), after(SCORED, "    WON[best] += 1\n")),
        "write a tuple of numbers, or declare a field",
        "WON[best] += 1",
    ),
    Mistake("a_text", (after(SCORED, '    if "a" == "b":\n        return\n'),), "rules know no texts", '"a" == "b"'),
    Mistake("a_list", (after(SCORED, "    bids = [1, 2]\n"),), "rules make no lists", "bids = [1, 2]"),
    Mistake(
        "trying",
        (after(SCORED, "    try:\n        s.to_act = 0\n    finally:\n        s.to_act = 0\n"),),
        "rules raise and catch nothing",
        "try:",
    ),
    Mistake("opening", (after(SCORED, "    with s:\n        s.to_act = 0\n"),), "rules open nothing", "with s:"),
    Mistake("a_lambda", (after(SCORED, "    f = lambda n: n\n"),), "write a function with a name", "f = lambda n: n"),
    Mistake(
        "a_lambda_that_scores",
        (("    score=score,\n", "    score=lambda s, seat: s.rounds[seat],\n"),),
        "not a lambda",
        "score=lambda",
    ),
    Mistake(
        "inside_another",
        (after(SCORED, "    def more(n: int) -> int:\n        return n\n"),),
        "put it beside the others",
        "def more",
    ),
    Mistake(
        "a_field_set_that_is_not_there",
        (after(SCORED, "    s.ronds = 0\n"),),
        "the table has no field ronds. Did you mean 'rounds'?",
        "s.ronds = 0",
    ),
    Mistake(
        "a_field_read_that_is_not_there",
        (("    return s.rounds[seat]\n", "    return s.ronuds[seat]\n"),),
        "no field ronuds. Did you mean 'rounds'?",
        "s.ronuds[seat]",
    ),
    Mistake(
        "a_row_as_a_number", ((SCORED, "    s.rounds += 1\n"),), "rounds is a row: name the place", "s.rounds += 1"
    ),
    Mistake(
        "a_number_as_a_row",
        (FIELD, (SCORED, "    s.hint[best] += 1\n")),
        "hint is one number, not a row",
        "s.hint[best]",
    ),
    Mistake(
        "a_word_that_is_not_there",
        ((SCORED, "    turn_pu(s, LAID[0])\n"),),
        "nothing here is called turn_pu. Did you mean 'turn_up'?",
        "turn_pu(s, LAID[0])",
    ),
    Mistake(
        "too_few_arguments",
        (("        turn_up(s, LAID[seat])\n", "        turn_up(s)\n"),),
        "turn_up has 2 arguments, not 1",
        "turn_up(s)",
    ),
    Mistake(
        "a_line_without_effect",
        ((SCORED, "    s.rounds[best] == 1\n"),),
        "this line does nothing",
        "s.rounds[best] == 1",
    ),
    Mistake(
        "when_says_true",
        refusing("when", "seat: int", "return True"),
        "when of lay returns True: it returns OK, or the clause",
        "return True",
    ),
    Mistake(
        "may_compares",
        refusing("may", "seat: int, number: int", "return number > 3"),
        "may of lay returns True or False",
        "return number > 3",
    ),
    Mistake(
        "may_returns_nothing",
        refusing("may", "seat: int, number: int", "if number > 3:", "    return 0"),
        "comes to its end without a return",
        "def may_lay",
    ),
    Mistake(
        "may_has_other_arguments",
        refusing("may", "seat: int", "return 0"),
        "may of lay has 3 arguments, not 2",
        "def may_lay",
    ),
    Mistake(
        "a_clause_beyond_the_book",
        (("finish(s, SHOW[5]", "finish(s, SHOW[6]"),),
        "the book SHOW has the clauses SHOW[1] to SHOW[5]",
        "finish(s, SHOW[6]",
    ),
    Mistake(
        "a_whole_pile",
        (after(SCORED, "    size(s, len(s.pile[LAID[0]]))\n"),),
        "a card is named by pile and place",
        "len(s.pile[LAID[0]])",
    ),
    Mistake(
        "an_option_that_is_set",
        (after(SCORED, "    s.lowest_wins = 1\n"),),
        "lowest_wins is an option, which nobody changes while a game is on: declare a field of the table",
        "s.lowest_wins = 1",
    ),
    Mistake(
        "an_option_that_is_counted_up",
        (after(SCORED, "    s.lowest_wins += 1\n"),),
        "lowest_wins is an option, which nobody changes",
        "s.lowest_wins += 1",
    ),
    Mistake(
        "a_row_of_an_option_that_is_set",
        (
            ("lowest_wins: int = flag()", "lowest_wins: int = flag()\n    banned: PerSeat = flag()"),
            after(SCORED, "    s.banned[best] = 1\n"),
        ),
        "banned is an option, which nobody changes",
        "s.banned[best] = 1",
    ),
    Mistake("from_the_end", (after(SCORED, "    s.rounds[-1] = 0\n"),), "places count from 0 on", "s.rounds[-1] = 0"),
]

PLAYED = [
    Mistake(
        "an_endless_loop",
        (after(SCORED, "    while s.rounds[best] > 0:\n        best = best + 0\n"),),
        "a loop went round 100,000 times",
        "while s.rounds[best] > 0:",
    ),
    Mistake(
        "a_pile_out_of_range",
        ((DRAWN, "            draw(s, DECK, HAND[seat] + 40)\n"),),
        "there is no pile 42",
        "draw(s, DECK, HAND[seat] + 40)",
    ),
    Mistake(
        "a_pile_below_all",
        ((DRAWN, "            draw(s, DECK, seat - 1)\n"),),
        "there is no pile -1",
        "draw(s, DECK, seat - 1)",
    ),
    Mistake(
        "the_next_pile",
        ((DRAWN, "            draw(s, DECK, HAND[seat] + 1)\n"),),
        "laid0 has room for 1 cards: there is no place 2",
        "draw(s, DECK, HAND[seat] + 1)",
    ),
    Mistake(
        "a_hand_too_small",
        (('HAND = piles.each("hand", "hand", 3,', 'HAND = piles.each("hand", "hand", 2,'),),
        "hand0 has room for 2 cards: there is no place 3",
        DRAWN.strip(),
    ),
    Mistake(
        "a_pile_that_overflows",
        (('"discard", 20, EVERYBODY', '"discard", 3, EVERYBODY'),),
        "discard has room for 3 cards: there is no place 4",
        CLEARED.strip(),
    ),
    Mistake(
        "the_turn_forgotten",
        (
            (
                "    if size(s, HAND[0]) > 0:\n        wait_for(s, everyone(s))\n",
                "    if size(s, HAND[0]) > 0:\n        s.to_act = 0\n",
            ),
        ),
        "nobody may act",
        "",
    ),
    Mistake(
        "nothing_legal",
        refusing("may", "seat: int, number: int", "return SHOW[2] if seat == 1 else 0"),
        "seat 1 may act, and nothing is legal",
        "",
    ),
    Mistake(
        "division_by_zero",
        (after("    else:\n", "        s.rounds[0] += 6 // size(s, HAND[0])\n"),),
        "ZeroDivisionError",
        "6 // size(s, HAND[0])",
    ),
    Mistake(
        "a_number_too_large",
        (after("    for _ in range(3):\n", "        s.rounds[0] += 20_000\n"),),
        "rounds cannot hold 40,000",
        "+= 20_000",
    ),
    Mistake(
        "the_top_of_nothing",
        (after("    fill(s, DECK)\n", "    s.rounds[0] = top_face(s, DISCARD)\n"),),
        "discard has 0 cards, and none at place 0",
        "top_face(s, DISCARD)",
    ),
    Mistake(
        "a_card_that_is_not_there",
        (after(SCORED, "    move(s, 1, DISCARD, DISCARD)\n"),),
        "there is no card 1 in discard; `find(s, pile, face)` gives the card of a face",
        "move(s, 1, DISCARD, DISCARD)",
    ),
    Mistake(
        "a_card_that_is_not_found",
        (after("    fill(s, DECK)\n", "    lay_openly(s, find(s, DECK, 70), DECK, DISCARD)\n"),),
        "there is no card -1: `find` gives NO_CARD, -1, where no card shows that face",
        "find(s, DECK, 70)",
    ),
    Mistake(
        "an_empty_deck",
        (
            (
                "    for _ in range(3):\n",
                "    for _ in range(20):\n        draw(s, DECK, DISCARD)\n    for _ in range(3):\n",
            ),
        ),
        "deck has 0 cards",
        DRAWN.strip(),
    ),
    Mistake(
        "shifted_away",
        (after(SCORED, "    s.hint = 1 << size(s, HAND[0]) - 5\n"), FIELD),
        "shifting by",
        "1 << size(s, HAND[0]) - 5",
    ),
    Mistake(
        "a_row_beyond_the_seats",
        ((SCORED, "    s.rounds[best + s.seats] += 1\n"),),
        "in rounds: places count from 0 on, and in a PerSeat as far as there are seats",
        "s.rounds[best + s.seats] += 1",
    ),
    Mistake(
        "winners_who_are_not_there",
        (("finish(s, SHOW[5], leaders(s), ", "finish(s, SHOW[5], leaders(s) << s.seats, "),),
        "winners cannot hold ",
        "leaders(s) << s.seats, ",
    ),
    Mistake(
        "losers_who_are_not_there",
        (("all_but(everyone(s), leaders(s))", "~leaders(s)"),),
        "losers cannot hold -",
        "leaders(s), ~leaders(s)",
    ),
    Mistake(
        "a_turn_of_somebody_else",
        (("    wait_for(s, everyone(s))\n\n\ndef lay", "    wait_for(s, 2 * everyone(s))\n\n\ndef lay"),),
        "this is a set of seats",
        "wait_for(s, 2 * everyone(s))",
    ),
    Mistake(
        "a_set_of_seats_beyond_the_table",
        (after(SCORED, "    s.still_in = 1 << s.seats\n"), IN_THE_ROUND),
        "still_in cannot hold ",
        "s.still_in = 1 << s.seats",
    ),
]


def made(mistake: Mistake, where: str) -> Game:
    """The game with a mistake, in a file of its own for every test."""
    return broken(f"{mistake.name}_{where}", *mistake.changes)


def file_and_line(game: Game, text: str) -> str:
    """Where a text stands in the file of a game."""
    path = sys.modules[game.table_type.__module__].__file__
    assert path is not None
    lines = Path(path).read_text().splitlines()
    return f"{path}:{next(i for i, line in enumerate(lines, 1) if text in line)}"
