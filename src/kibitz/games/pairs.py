"""Pairs: press your luck, or take the cheapest card and be done. There is no winner, only one loser.

Source: the Russian edition, "Дайте две!". Where it is silent the clauses decide: two to eight play (PAIRS-1),
seven and eight to 11 points (PAIRS-2), the last tie is broken by seat order (TIE-6), and with Pieces of Eight and
Calamities together both cards are drawn before the extra turn (CAL-6). The dealer is seat 0 and stays (GEN-4); nobody
chooses in secret here (GEN-10).

Options: `continuous` (only the scorer's cards go), `pieces_of_eight` (an 8 buys two cards), `calamities` (a 7 brings
another turn), `limit` (the losing score).
"""

from __future__ import annotations

from kibitz.games._eights import *
from kibitz.games._pairs_family import *
from kibitz.rules import *

PAIRS = book("PAIRS", 10)
CONT = book("CONT", 5)

# --- on the table ----------------------------------------------------------------------------------------------------

SEATS = range(2, 9)  # PAIRS-1
LOSING_SCORE = (0, 0, 31, 21, 16, 13, 11, 11, 11)  # PAIRS-2, by number of seats

piles = common_piles()
POINTS = piles.each("points", "points", 36, EVERYBODY)  # PAIRS-8; 33 cards can stay below the highest limit there is


class Table(EightsTable):
    """Pairs has no numbers of its own: everything lies in the cards."""

    PILES = piles
    continuous: int = flag()
    limit: int = number_or(None, 0, 1, 188, default=None)


def losing_score(s: Table) -> int:
    """PAIRS-2: what one must not reach."""
    return s.limit if s.limit > 0 else LOSING_SCORE[s.seats]


# --- a round ---------------------------------------------------------------------------------------------------------


def start_round(s: Table) -> None:
    """PAIRS-3: five are burned; a card face up to each, and the lowest starts. CAL-1: then a 7 is lower than a 1."""
    give_turn(s, lowest_starts(s, everyone(s), everyone(s), BURNED, newest_or_calamity))


def pass_on(s: Table, seat: int) -> None:
    """PAIRS-4, CONT-4: the left neighbour is next. GEN-8: whoever can do nothing loses the turn."""
    seat = after(s, seat)
    while not can_act(s, seat):
        tell(s, GEN[8], seat, 0)
        seat = after(s, seat)
    give_turn(s, seat)


def can_act(s: Table, seat: int) -> bool:
    """Whether a seat has anything it may do."""
    return may_hit(s, seat) == OK or not s.continuous or size(s, STACK[seat]) > 0


# --- hit -------------------------------------------------------------------------------------------------------------


def may_hit(s: Table, seat: int) -> int:
    """GEN-8: only while there is a card to draw."""
    return OK if cards_to_draw(s) > 0 else GEN[8]


def hit(s: Table, seat: int) -> None:
    """PAIRS-5: one card from the deck."""
    draw_cards(s, seat, 1)


def spend8(s: Table, seat: int) -> None:
    """P8-1: discard the 8 and draw two, one after the other."""
    discard_8(s, seat)
    draw_cards(s, seat, 2)


def draw_cards(s: Table, seat: int, count: int) -> None:
    """PAIRS-5, P8-4: draw one after the other onto your stack; a rank that lies there already scores.

    P8-2: after a pair no further card is drawn. CAL-2, CAL-6: then one more turn if a 7 was among them, CAL-3: also if
    it paired, but not when the round is over (CAL-5). There is always something to do in it: the 7 lies in the stack,
    or what it paired has just gone to the discard.
    """
    again = draw_to_a_pair(s, seat, count)
    if paired(s, STACK[seat]):
        card = top(s, STACK[seat])
        tell(s, PAIRS[5], seat, RANK[card])
        take_points(s, seat, card, STACK[seat])
        if s.to_act == 0:
            return
    if again:
        tell(s, CAL[2], seat, 7)
        give_turn(s, seat)
    else:
        pass_on(s, seat)


# --- fold ------------------------------------------------------------------------------------------------------------


def may_fold(s: Table, seat: int) -> int:
    """PAIRS-6: always. In the continuous game one says which card (CONT-2)."""
    return CONT[2] if s.continuous else OK


def fold(s: Table, seat: int) -> None:
    """PAIRS-6: take the lowest card of all stacks into your points."""
    rank = lowest_rank(s, everyone(s))
    owner = lowest_owner(s, seat, rank)
    tell(s, PAIRS[6], seat, rank)
    take_points(s, seat, find(s, STACK[owner], rank), STACK[owner])


def lowest_owner(s: Table, seat: int, rank: int) -> int:
    """In whose stack a card of the lowest rank lies. (Which copy is irrelevant; one's own comes first.)"""
    while not has(s, STACK[seat], rank):
        seat = after(s, seat)
    return seat


def may_choose(s: Table, seat: int) -> int:
    """CONT-2: any card of anybody, in the continuous game alone. CONT-3: not with an empty stack."""
    if not s.continuous:
        return PAIRS[6]
    return OK if size(s, STACK[seat]) > 0 else CONT[3]


def fold_for(s: Table, seat: int, owner: int, rank: int) -> None:
    """CONT-2: take that card into your points; it just leaves its owner's stack."""
    tell(s, CONT[2], seat, rank)
    take_points(s, seat, find(s, STACK[owner], rank), STACK[owner])
    if s.to_act != 0:
        pass_on(s, seat)


# --- scoring and the end ---------------------------------------------------------------------------------------------


def take_points(s: Table, seat: int, card: int, source: int) -> None:
    """PAIRS-8: the card goes to the points and is no longer in play; then the table is cleared.

    PAIRS-9: all stacks, and the round is over. CONT-1: only the scorer's own stack.
    PAIRS-10, CONT-5: whoever reaches the losing score has lost, and the game is over.
    """
    move(s, card, source, POINTS[seat])
    for owner in range(s.seats):
        if owner == seat or not s.continuous:
            move_all(s, STACK[owner], DISCARD)
    if score(s, seat) >= losing_score(s):
        tell(s, PAIRS[10], seat, score(s, seat))
        finish(s, PAIRS[10], NOBODY, only(seat))
    elif not s.continuous:
        nobody_acts(s)


def score(s: Table, seat: int) -> int:
    """The points a seat has: the ranks of its point cards."""
    return total(s, POINTS[seat])


# --- for those who look on -------------------------------------------------------------------------------------------


def cost_of_folding(s: Table, seat: int) -> Cost:
    """PAIRS-6: the lowest card of all stacks, and before whom it lies."""
    rank = lowest_rank(s, everyone(s))
    return cost_of(s, seat, lowest_owner(s, seat, rank), rank)


def cost_of(s: Table, seat: int, owner: int, rank: int) -> Cost:
    """CONT-2: the card that is taken. PAIRS-10: it may be the last one."""
    loses = score(s, seat) + rank >= losing_score(s)
    return Cost("take", rank, (rank,), s.PILES[STACK[owner]].name, loses)


def folding_loses(s: Table, seat: int) -> int:
    """PAIRS-10: the card that is taken ends the game."""
    return PAIRS[10] if cost_of_folding(s, seat).loses else 0


def taking_loses(s: Table, seat: int, owner: int, rank: int) -> int:
    """PAIRS-10: so may the card that one chooses (CONT-2)."""
    return PAIRS[10] if cost_of(s, seat, owner, rank).loses else 0


def numbers(s: Table) -> Numbers:
    """Points, the losing score, and in the base game what a fold costs now."""
    shown: Numbers = {
        "points": [score(s, seat) for seat in range(s.seats)],
        "losing_score": losing_score(s),
    }
    if not s.over and not s.continuous:
        shown["fold_price"] = lowest_rank(s, everyone(s))  # CAL-1: a 7 costs 7
    return shown


def details(s: Table, seat: int, named: Named) -> Details:
    """What a refusal names: whether Pieces of Eight is played at all."""
    return {"on": s.pieces_of_eight}


def check_options(seats: int, options: Options) -> None:
    """Points held must leave enough cards for every deal: n(L - 1) < 385 - 10(n - 1)."""
    limit = options["limit"]
    if isinstance(limit, int) and seats * (limit - 1) >= 385 - 10 * (seats - 1):
        most = (384 - 10 * (seats - 1)) // seats + 1
        raise BadOption(
            "limit", f"with {seats} players limit can be at most {most}: beyond it a deal could run out of cards"
        )


GAME = Game(
    rules_version=1,
    table_type=Table,
    seats=SEATS,
    deal=open_deck,
    when_nobody_acts=start_round,
    kinds=(
        Kind("hit", hit, when=may_hit, risk=risk_of_a_pair),
        Kind("fold", fold, when=may_fold, cost=cost_of_folding, warns=folding_loses),
        Kind("spend8", spend8, when=may_spend8, cost=cost_of_an_8),
        Kind(
            "fold",
            fold_for,
            (Seat(), CardOf(STACK, 1, 10, CONT[2])),
            when=may_choose,
            cost=cost_of,
            warns=taking_loses,
        ),
    ),
    sections=(
        PAIRS,
        CONT.when("continuous"),
        P8.when("pieces_of_eight"),
        CAL.only(1, 2).when("calamities"),
        CAL.only(3).when("calamities continuous"),
        CAL.only(4, 5).when("calamities"),
        CAL.only(6).when("calamities pieces_of_eight"),
        BURN,
        TIE,
    ),
    numbers=numbers,
    details=details,
    check_options=check_options,
    score=score,
    one_loses=True,
    hints=(Pairing(("hit",), STACK), Price(("fold",), "fold_price")),
    meanings=(
        Meaning("points", "score", towards=losing_score, bad=True),
        Meaning("losing_score", "limit", shown=NEVER),
    ),
    families=(EIGHTS,),
    presets=(Preset("continuous", (("continuous", True),)),),
)
