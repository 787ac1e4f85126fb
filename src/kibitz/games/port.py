"""Port: collect a high sum without a pair, and stand in time. First to 21 points wins.

Source: the Russian edition, "Лево руля!". Where it is silent the clauses decide: with several at 21 they play
extra rounds until one of them is best alone (PORT-8, option `tie`), in which nobody's points change; the cards of those
who are out stay on the table until the round is over.

Options: `pieces_of_eight`, `calamities` as in Pairs; `tie`.
"""

from __future__ import annotations

from kibitz.games._eights import *
from kibitz.games._pairs_family import *
from kibitz.games._points import *
from kibitz.rules import *

PORT = book("PORT", 9)

# --- on the table ----------------------------------------------------------------------------------------------------

SEATS = range(2, 8)  # PORT-1
GOAL = 21
HIGHEST_FIRST = 1  # the option `tie`


class Table(EightsTable, PointsTable):
    """Who plays this round, who is still active in it, and who stands."""

    PILES = common_piles()
    tie: int = choice("playoff_all_21", "highest_total_then_playoff")
    players: Seats  # everybody, or those who play off (PORT-8)
    active: InTheRound
    standing: Seats
    playing_off: int


# --- a round ---------------------------------------------------------------------------------------------------------


def deal(s: Table) -> None:
    """PORT-1: shuffle and burn five; the rounds go on with the same deck."""
    open_deck(s)
    s.players = everyone(s)


def start_round(s: Table) -> None:
    """PORT-2: a card face up to each, and the lowest starts."""
    s.active = s.players
    s.standing = NOBODY
    give_turn(s, lowest_starts(s, s.players, s.players, BURNED, newest_or_calamity))


def leave(s: Table, seat: int) -> None:
    """PORT-4: turns go round among those who are active, and the round ends when nobody is."""
    s.active = without(s.active, seat)
    if s.active == NOBODY:
        end_round(s)
    else:
        give_turn(s, next_of(s, s.active, seat))


# --- hit or fold -----------------------------------------------------------------------------------------------------


def may_hit(s: Table, seat: int) -> int:
    """PORT-9: only while there is a card to draw."""
    return OK if cards_to_draw(s) > 0 else PORT[9]


def hit(s: Table, seat: int) -> None:
    """PORT-3: one card from the deck."""
    draw_cards(s, seat, 1)


def spend8(s: Table, seat: int) -> None:
    """P8-1: discard the 8 and draw two, one after the other."""
    discard_8(s, seat)
    draw_cards(s, seat, 2)


def draw_cards(s: Table, seat: int, count: int) -> None:
    """PORT-3: a card that pairs your stack puts you out; P8-2: then no second one is drawn.

    CAL-2, CAL-6: a 7 brings one more turn, but not to a player who is out (CAL-5).
    """
    again = draw_to_a_pair(s, seat, count)
    if paired(s, STACK[seat]):
        tell(s, PORT[3], seat, top_face(s, STACK[seat]))
        leave(s, seat)
    elif again:
        tell(s, CAL[2], seat, 7)
        give_turn(s, seat)
    else:
        give_turn(s, next_of(s, s.active, seat))


def fold(s: Table, seat: int) -> None:
    """PORT-3: stand: no more cards this round, and the sum is kept."""
    s.standing = adding(s.standing, seat)
    leave(s, seat)


# --- scoring and the end ---------------------------------------------------------------------------------------------


def end_round(s: Table) -> None:
    """PORT-5, PORT-6: score, clear the table, and see whether the game is won; else the next round begins."""
    if not s.playing_off:
        score_round(s)
    ahead = best_standing(s) if s.playing_off else at_goal(s)
    for seat in range(s.seats):
        move_all(s, STACK[seat], DISCARD)
    nobody_acts(s)
    if how_many(ahead) == 1:
        clause = PORT[8] if how_many(reached(s)) > 1 else PORT[7]
        tell(s, PORT[7], one_seat(ahead), s.points[one_seat(ahead)])
        finish(s, clause, ahead, all_but(everyone(s), ahead))
    elif ahead != NOBODY:
        tell(s, PORT[8], one_seat(ahead), how_many(ahead))
        s.playing_off = 1
        s.players = ahead


def sum_of(s: Table, seat: int) -> int:
    """The sum of a player's cards."""
    return total(s, STACK[seat])


def score_round(s: Table) -> None:
    """PORT-5: N points, less one for everyone standing with a larger sum; equal sums score alike, the others none."""
    for seat in each(s, s.standing):
        gained = s.seats
        for other in each(s, s.standing):
            if sum_of(s, other) > sum_of(s, seat):
                gained -= 1
        tell(s, PORT[5], seat, gained)
        s.points[seat] += gained


def has_21(s: Table, seat: int) -> bool:
    """PORT-7: whether a player has reached the goal."""
    return s.points[seat] >= GOAL


def reached(s: Table) -> int:
    """PORT-7: those with 21 or more."""
    return those(s, everyone(s), has_21)


def at_goal(s: Table) -> int:
    """PORT-8: who is to win, or to play off: all with 21 or more. (Option: of these only the highest totals.)"""
    return with_most(s, reached(s), points) if s.tie == HIGHEST_FIRST else reached(s)


def best_standing(s: Table) -> int:
    """PORT-8: those with the best result of an extra round; if all are out, everyone who played it."""
    return with_most(s, s.standing, sum_of) if s.standing != NOBODY else s.players


# --- for those who look on -------------------------------------------------------------------------------------------


def sum_kept(s: Table, seat: int) -> Cost:
    """PORT-3: what one stands with."""
    return Cost("stand", sum_of(s, seat))


def numbers(s: Table) -> Numbers:
    """The sums of those who are active or stand; who is out has none."""
    return {"sums": [sum_of(s, seat) * (among(seat, s.active) or among(seat, s.standing)) for seat in range(s.seats)]}


def details(s: Table, seat: int, named: Named) -> Details:
    """What a refusal names: whether Pieces of Eight is played at all."""
    return {"on": s.pieces_of_eight}


GAME = Game(
    rules_version=1,
    table_type=Table,
    seats=SEATS,
    deal=deal,
    when_nobody_acts=start_round,
    kinds=(
        Kind("hit", hit, when=may_hit, risk=risk_of_a_pair),
        Kind("fold", fold, cost=sum_kept),
        Kind("spend8", spend8, when=may_spend8, cost=cost_of_an_8),
    ),
    sections=(
        PORT,
        P8.when("pieces_of_eight"),
        CAL.only(1, 2, 4, 5).when("calamities"),
        CAL.only(6).when("calamities pieces_of_eight"),
        BURN,
        TIE,
    ),
    numbers=numbers,
    details=details,
    hints=(Pairing(("hit",), STACK),),
    meanings=(
        Meaning("points", "score", towards=GOAL),
        Meaning("sums", "sum", pile="stack", shown=UNLESS_0),
        Meaning("players", "who", shown=NEVER),
        Meaning("playing_off", "flag", shown=UNLESS_0),
    ),
    families=(EIGHTS, POINTS_COUNT),
)
