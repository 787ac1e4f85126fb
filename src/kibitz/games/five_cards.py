"""Five Cards: five columns between two players. Place what the deck brings, and lead the columns that are worth most.

Source: the Russian edition, "Пять карт". Where it is silent the specification decides: every round has the full deck
and a new row (FIV-1), placing is compulsory (FIV-3), equal columns give each half, rounded down, also 0 to 0 (FIV-5).

Options: `tied_start` (who starts after a tied round: by lot, or the one who did not start it).
"""

from __future__ import annotations

from kibitz.games._pairs_family import DECK, DISCARD, GEN, RANK, PointsTable, finish_at, points
from kibitz.kernel.actions import CardOf, Kind
from kibitz.kernel.clauses import book
from kibitz.kernel.game import Game
from kibitz.kernel.minds import Copies
from kibitz.kernel.options import choice
from kibitz.kernel.state import EVERYBODY, NOBODY, OneSeat, PerSeat, Piles
from kibitz.kernel.words import (
    OK,
    after,
    draw,
    find,
    gather,
    give_turn,
    has,
    lot,
    move,
    move_all,
    nobody_acts,
    place,
    shuffle,
    size,
    tell,
    top,
    top_face,
    total,
)

FIV = book("FIV", 6)

# --- on the table ----------------------------------------------------------------------------------------------------

SEATS = range(2, 3)  # FIV-1
COLUMNS = 5
TARGET = 100  # FIV-6
OTHER_PLAYER = 1  # the option `tied_start`

piles = Piles()
piles.add("deck", "deck", len(RANK), NOBODY)
piles.add("discard", "discard", len(RANK), EVERYBODY)  # duplicates, until the row is laid
COMMON = piles.add("common", "common", COLUMNS, EVERYBODY)  # column 0 has the lowest
REVEALED = piles.add("revealed", "revealed", 1, EVERYBODY)
SIDE = len(piles)  # SIDE + 5 * seat + column: a player's side of a column, of ten ranks at most
for seat_of_side in range(2):
    for column_of_side in range(COLUMNS):
        piles.add(f"side{seat_of_side}_{column_of_side}", "column", 10, EVERYBODY, seat_of_side)


class Table(PointsTable):
    """Who started the round, and what the last one brought."""

    PILES = piles
    tied_start: int = choice("random", "other_player")
    rounds: int
    starter: OneSeat
    gained: PerSeat  # in the last round


# --- a round ---------------------------------------------------------------------------------------------------------


def deal(s: Table) -> None:
    """FIV-1: five different ranks in a row, ascending; duplicates are set aside and shuffled back."""
    gather(s, DECK)
    while size(s, COMMON) < COLUMNS:
        draw(s, DECK, REVEALED)
        if has(s, COMMON, top_face(s, REVEALED)):
            move(s, top(s, REVEALED), REVEALED, DISCARD)
        else:
            insert(s, top(s, REVEALED))
    if size(s, DISCARD) > 0:
        move_all(s, DISCARD, DECK)
        shuffle(s, DECK)
    s.starter = first_player(s)
    s.rounds += 1
    start_turn(s, s.starter)


def insert(s: Table, card: int) -> None:
    """FIV-1: a common card goes to its place in the row."""
    move(s, card, REVEALED, COMMON)
    k = size(s, COMMON)
    while k > 1 and RANK[s.pile[COMMON][k - 1]] > RANK[card]:
        s.pile[COMMON][k] = s.pile[COMMON][k - 1]
        s.pile[COMMON][k - 1] = card
        k -= 1


def first_player(s: Table) -> int:
    """FIV-2: by lot, later whoever scored fewer points in the last round; if both scored the same, by lot again."""
    if s.rounds > 0 and s.gained[0] != s.gained[1]:
        return 0 if s.gained[0] < s.gained[1] else 1
    if s.rounds > 0 and s.tied_start == OTHER_PLAYER:
        return after(s, s.starter)
    return lot(s)


def start_turn(s: Table, seat: int) -> None:
    """FIV-3: a card is revealed. FIV-4: if it fits nowhere the round is over, and it counts for nobody."""
    draw(s, DECK, REVEALED)
    for column in range(COLUMNS):
        if fits(s, column):
            give_turn(s, seat)
            return
    tell(s, FIV[4], seat, top_face(s, REVEALED))
    end_round(s)


# --- place -----------------------------------------------------------------------------------------------------------


def column_of(s: Table, common: int) -> int:
    """The column that is named by its common card."""
    return place(s, COMMON, find(s, COMMON, common)) - 1


def fits(s: Table, column: int) -> bool:
    """FIV-3: whether a column has no card of the revealed rank: no common card, and none on either side."""
    rank = top_face(s, REVEALED)
    return (
        RANK[s.pile[COMMON][column + 1]] != rank
        and not has(s, SIDE + column, rank)
        and not has(s, SIDE + COLUMNS + column, rank)
    )


def may_place(s: Table, seat: int, common: int) -> int:
    """FIV-3: in a column that has no card of that rank."""
    return OK if fits(s, column_of(s, common)) else FIV[3]


def place_card(s: Table, seat: int, common: int) -> None:
    """FIV-3: the revealed card goes to your side of the column; then it is the other player's turn."""
    move(s, top(s, REVEALED), REVEALED, SIDE + COLUMNS * seat + column_of(s, common))
    start_turn(s, after(s, seat))


# --- scoring and the end ---------------------------------------------------------------------------------------------


def end_round(s: Table) -> None:
    """FIV-5: every column is worth its common card to the larger sum; equal sums get half each, rounded down.

    FIV-6: first to 100; if both get there the higher total, and if that is equal one more round.
    """
    nobody_acts(s)
    s.gained[0] = 0
    s.gained[1] = 0
    for column in range(COLUMNS):
        rank = RANK[s.pile[COMMON][column + 1]]
        lead = total(s, SIDE + column) - total(s, SIDE + COLUMNS + column)
        if lead == 0:
            s.gained[0] += rank // 2
            s.gained[1] += rank // 2
        else:
            s.gained[0 if lead > 0 else 1] += rank
    for seat in range(s.seats):
        tell(s, FIV[5], seat, s.gained[seat])
        s.points[seat] += s.gained[seat]
    finish_at(s, FIV[6], TARGET, s.seats)


# --- for those who look on -------------------------------------------------------------------------------------------


def rounds_begun(s: Table) -> int:
    """The rounds so far, the one that is played included."""
    return s.rounds


def numbers(s: Table) -> dict[str, int | list[int]]:
    """The sums on both sides, column by column."""
    return {
        "sums_0": [total(s, SIDE + column) for column in range(COLUMNS)],
        "sums_1": [total(s, SIDE + COLUMNS + column) for column in range(COLUMNS)],
    }


def details(s: Table, seat: int, clause: int, arguments: tuple[int, ...]) -> dict[str, int | str]:
    """What a refusal names: the column, whether there is one, and the card to be placed."""
    column = arguments[0] if arguments else 0
    return {"column": column, "there": int(has(s, COMMON, column)), "rank": top_face(s, REVEALED)}


GAME = Game(
    id="five_cards",
    rules=1,
    table_type=Table,
    seats=SEATS,
    deal=deal,
    then=deal,
    kinds=(Kind("place", place_card, (CardOf(COMMON, 1, 10, FIV[3], shared=True),), may=may_place),),
    sections=((FIV, ""), (GEN.only(1, 2, 3, 11), "")),
    numbers=numbers,
    details=details,
    score=points,
    rounds=rounds_begun,
    minds=(Copies(()),),  # what is unseen, to be drawn
    minutes=10,
)
