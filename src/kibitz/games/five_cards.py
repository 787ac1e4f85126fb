"""Five Cards: five columns between two players. Place what the deck brings, and lead the columns that are worth most.

Source: the Russian edition, "Пять карт". Where it is silent the clauses decide: every round has the full deck
and a new row (FIV-1), placing is compulsory (FIV-3), equal columns give each half, rounded down, also 0 to 0 (FIV-5).

Options: `tied_start` (who starts after a tied round: by lot, or the one who did not start it).
"""

from __future__ import annotations

from kibitz.games._pairs_family import *
from kibitz.games._points import *
from kibitz.rules import *

FIV = book("FIV", 6)

# --- on the table ----------------------------------------------------------------------------------------------------

SEATS = range(2, 3)  # FIV-1
COLUMNS = 5
TARGET = 100  # FIV-6
OTHER_PLAYER = 1  # the option `tied_start`

piles = common_piles(stack=0, seen=EVERYBODY)  # the discard has duplicates, until the row is laid
COMMON = piles.add("common", "common", COLUMNS, EVERYBODY)  # column 0 has the lowest
REVEALED = piles.add("revealed", "revealed", 1, EVERYBODY)
FIRST_SIDE, SECOND_SIDE = (  # by column: a player's side of it, of ten ranks at most
    tuple(piles.add(f"side{seat}_{column}", "column", 10, EVERYBODY, seat) for column in range(COLUMNS))
    for seat in range(2)
)


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
            move(s, top(s, REVEALED), REVEALED, COMMON)
            put_in_order(s, COMMON)
    if size(s, DISCARD) > 0:
        move_all(s, DISCARD, DECK)
        shuffle(s, DECK)
    s.starter = first_player(s)
    s.rounds += 1
    start_turn(s, s.starter)


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


def common_rank(s: Table, column: int) -> int:
    """The rank of a column's common card."""
    card = nth(s, COMMON, column + 1)
    return RANK[card]


def side(seat: int, column: int) -> int:
    """A player's side of a column."""
    return FIRST_SIDE[column] if seat == 0 else SECOND_SIDE[column]


def fits(s: Table, column: int) -> bool:
    """FIV-3: whether a column has no card of the revealed rank: no common card, and none on either side."""
    rank = top_face(s, REVEALED)
    return common_rank(s, column) != rank and not has(s, side(0, column), rank) and not has(s, side(1, column), rank)


def may_place(s: Table, seat: int, column: int) -> int:
    """FIV-3: in a column that has no card of that rank."""
    return OK if fits(s, column_of(s, column)) else FIV[3]


def place_card(s: Table, seat: int, column: int) -> None:
    """FIV-3: the revealed card goes to your side of the column; then it is the other player's turn."""
    move(s, top(s, REVEALED), REVEALED, side(seat, column_of(s, column)))
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
        rank = common_rank(s, column)
        lead = total(s, side(0, column)) - total(s, side(1, column))
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


def numbers(s: Table) -> Numbers:
    """The sums on both sides, column by column."""
    return {f"sums_{seat}": [total(s, side(seat, column)) for column in range(COLUMNS)] for seat in range(2)}


def details(s: Table, seat: int, named: Named) -> Details:
    """What a refusal names: whether there is such a column, and the card to be placed."""
    return {"there": int(has(s, COMMON, named["column"])), "rank": top_face(s, REVEALED)}


GAME = Game(
    rules_version=1,
    table_type=Table,
    seats=SEATS,
    deal=deal,
    when_nobody_acts=deal,
    kinds=(Kind("place", place_card, (CardOf(COMMON, 1, 10, FIV[3]),), may=may_place),),
    sections=(FIV, GEN.only(1, 2, 3, 11)),
    numbers=numbers,
    details=details,
    families=(POINTS_COUNT,),
    rounds=rounds_begun,
    meanings=(
        Meaning("points", "score", towards=TARGET),
        Meaning("rounds", "round"),
        Meaning("gained", "counter", shown=UNLESS_0),
        *(Meaning(f"sums_{seat}", "sum", pile="column") for seat in range(2)),
    ),
    hints=(Copies(()),),  # what is unseen, to be drawn
    minutes=10,
)
