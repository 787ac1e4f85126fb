"""Kitty: bid in secret for the prizes. The lowest bid that nobody else made wins, but the 1 must give its prize away.

Source: the Russian edition, "Котёнок". Where it is silent the clauses decide: all pass before they see what they
get (KIT-2), who wins with the 1 in the light game chooses a prize and gives it to anyone else (KIT-7), teammates sit
alternately (KIT-9).

Options: `mode` (hard, or light with four rounds), `teams` (four or six players), `match` (single, or to 100 points).
"""

from __future__ import annotations

from kibitz.games._pairs_family import *
from kibitz.games._points import *
from kibitz.rules import *

KIT = book("KIT", 9)

# --- on the table ----------------------------------------------------------------------------------------------------

SEATS = range(3, 7)  # KIT-1, KIT-8
HAND_SIZE = (0, 0, 0, 16, 12, 9, 8)  # by number of seats
PRIZES = 7
TARGET = 100  # KIT-6
PASSING, BIDDING, CHOOSING, GIVING = 0, 1, 2, 3
NO_SEAT = -1
LIGHT, TO_100 = 1, 1  # of the options `mode` and `match`

piles = common_piles(stack=0, hand=24, laid=1)
KITTY = piles.add("kitty", Role("kitty", beside=True), PRIZES, NOBODY)  # the first card dealt is the first prize
REMOVED = piles.add("removed", "removed", 3, NOBODY)
PRIZE = piles.add("prize", "prize", 2, EVERYBODY)
CHOSEN = piles.add("chosen", "prize", 1, EVERYBODY)  # a prize that must be given away


class Table(PointsTable):
    """The round, and what is going on in it."""

    PILES = piles
    mode: int = choice("hard", "light")
    teams: int = flag()
    match: int = choice("single", "to_100")
    round_no: int
    stage: Working
    winner: Working
    runner_up: Working


def sides(s: Table) -> int:
    """KIT-9: two teams, or everyone alone."""
    return 2 if s.teams else s.seats


def rounds(s: Table) -> int:
    """KIT-2: seven rounds. KIT-7: four in the light game."""
    return 4 if s.mode == LIGHT else 7


# --- the deal --------------------------------------------------------------------------------------------------------


def deal(s: Table) -> None:
    """KIT-1, KIT-8: seven cards face down are the kitty, three more are removed when five play; the rest are hands."""
    gather(s, DECK)
    for _ in range(PRIZES):
        draw(s, DECK, KITTY)
    if s.seats == 5:
        for _ in range(3):
            draw(s, DECK, REMOVED)
    deal_hands(s, DEALER, everyone(s), HAND_SIZE[s.seats], HAND)
    s.round_no = 0
    start_round(s)


def start_round(s: Table) -> None:
    """KIT-2: a prize is turned up. KIT-7: in the light game two, but in the first round. Then all pass a card."""
    s.round_no += 1
    for _ in range(2 if s.mode == LIGHT and s.round_no > 1 else 1):
        move(s, nth(s, KITTY, 1), KITTY, PRIZE)
    s.stage = PASSING
    s.winner = s.runner_up = NO_SEAT
    wait_for(s, everyone(s))


# --- pass, then bid --------------------------------------------------------------------------------------------------


def may_pass(s: Table, seat: int) -> int:
    """KIT-2: first all pass."""
    return OK if s.stage == PASSING else KIT[2]


def pass_left(s: Table, seat: int, rank: int) -> None:
    """KIT-2: a hand card to the left neighbour; all at the same time, before seeing what one gets."""
    if choose_secretly(s, seat, rank):
        for giver in range(s.seats):
            move(s, top(s, LAID[giver]), LAID[giver], HAND[after(s, giver)])
        s.stage = BIDDING
        wait_for(s, everyone(s))


def may_bid(s: Table, seat: int) -> int:
    """KIT-2: then all bid."""
    return OK if s.stage == BIDDING else KIT[2]


def bid(s: Table, seat: int, rank: int) -> None:
    """KIT-2: a hand card face down; all bids are shown together."""
    if choose_secretly(s, seat, rank):
        for bidder in range(s.seats):
            turn_up(s, LAID[bidder])
        award(s)


def lowest_unpaired(s: Table, above: int) -> int:
    """KIT-3: who made the lowest bid above a rank that nobody else made."""
    for rank in range(above + 1, 11):
        bids = 0
        owner = NO_SEAT
        for seat in range(s.seats):
            if top_face(s, LAID[seat]) == rank:
                bids += 1
                owner = seat
        if bids == 1:
            return owner
    return NO_SEAT


# --- the prize -------------------------------------------------------------------------------------------------------


def award(s: Table) -> None:
    """KIT-3: the lowest unpaired bid wins; if there is none the prize is discarded. KIT-7: of two it chooses one."""
    s.winner = lowest_unpaired(s, 0)
    s.runner_up = NO_SEAT
    if s.winner == NO_SEAT:
        tell(s, KIT[3], DEALER, 0)
        end_round(s)
        return
    tell(s, KIT[3], s.winner, top_face(s, LAID[s.winner]))
    if size(s, PRIZE) == 2:
        s.runner_up = lowest_unpaired(s, top_face(s, LAID[s.winner]))
        s.stage = CHOOSING
        give_turn(s, s.winner)
    else:
        take_prize(s, top(s, PRIZE))


def may_choose(s: Table, seat: int) -> int:
    """KIT-7: the winner, where there are two prizes."""
    return OK if s.stage == CHOOSING else KIT[7]


def choose(s: Table, seat: int, rank: int) -> None:
    """KIT-7: one of the two prizes."""
    take_prize(s, find(s, PRIZE, rank))


def take_prize(s: Table, card: int) -> None:
    """KIT-3: the prize goes to the winner's hand. KIT-4: but who won with the 1 must give it to another player."""
    if top_face(s, LAID[s.winner]) == 1:
        move(s, card, PRIZE, CHOSEN)
        s.stage = GIVING
        tell(s, KIT[4], s.winner, RANK[card])
        give_turn(s, s.winner)
    else:
        move(s, card, PRIZE, HAND[s.winner])
        end_round(s)


def may_give(s: Table, seat: int, target: int) -> int:
    """KIT-4: to another player. KIT-9: in teams, to one of the other team."""
    if s.stage != GIVING or target == seat:
        return KIT[4]
    return KIT[9] if s.teams and (target - seat) % 2 == 0 else OK


def give(s: Table, seat: int, target: int) -> None:
    """KIT-4: the prize goes to that player's hand."""
    move(s, top(s, CHOSEN), CHOSEN, HAND[target])
    end_round(s)


# --- the end of a round, a game, the match ---------------------------------------------------------------------------


def end_round(s: Table) -> None:
    """KIT-7: the other prize is the next lowest unpaired bid's. KIT-3, KIT-5: the rest and all bids are discarded."""
    if s.runner_up != NO_SEAT:
        tell(s, KIT[7], s.runner_up, top_face(s, PRIZE))
        move(s, top(s, PRIZE), PRIZE, HAND[s.runner_up])
    move_all(s, PRIZE, DISCARD)
    for seat in range(s.seats):
        move_all(s, LAID[seat], DISCARD)
    if s.round_no < rounds(s):
        start_round(s)
    else:
        end_game(s)


def end_game(s: Table) -> None:
    """KIT-5: most of each rank in hand scores it, and most points win. KIT-6: or one plays on to 100."""
    nobody_acts(s)
    score_most(s, KIT[5], sides(s))
    finish_at(s, KIT[6] if s.match == TO_100 else KIT[5], target(s), sides(s))


# --- for those who look on -------------------------------------------------------------------------------------------


def target(s: Table) -> int:
    """KIT-6: what a match is played to, or 0."""
    return TARGET if s.match == TO_100 else 0


def phase(s: Table) -> str:
    """Passing, bidding, choosing a prize, or giving it away."""
    return ("pass", "bid", "choose", "give")[s.stage]


def details(s: Table, seat: int, named: Named) -> Details:
    """What a refusal names: what is going on, and whether the game is light, or played in teams."""
    return {"stage": phase(s), "light": s.mode, "teams": s.teams}


def numbers(s: Table) -> Numbers:
    """KIT-2: to whom everybody passes a card, while all do."""
    passing = s.stage == PASSING and not s.over
    return {"passes_to": [after(s, seat) if passing else NO_SEAT for seat in range(s.seats)]}


def hushed(s: Table) -> int:
    """KIT-9: teammates may not talk about their hands, so there are no words while they hold them."""
    return KIT[9] if s.teams else OK


def check_options(seats: int, options: Options) -> None:
    """KIT-9: teams are for four or six."""
    if options["teams"] and seats not in (4, 6):
        raise BadOption("teams", f"teams are for 4 or 6 players, not for {seats}")


GAME = Game(
    rules_version=1,
    table_type=Table,
    seats=SEATS,
    deal=deal,
    when_nobody_acts=deal,
    kinds=(
        Kind("pass", pass_left, (CardOf(HAND, 1, 10, KIT[1]),), when=may_pass, secret=True),
        Kind("bid", bid, (CardOf(HAND, 1, 10, KIT[1]),), when=may_bid, secret=True),
        Kind("choose", choose, (CardOf(PRIZE, 1, 10, KIT[7]),), when=may_choose),
        Kind("give", give, (Seat(),), may=may_give),
    ),
    sections=(KIT, GEN.only(1, 2, 3, 4, 10, 11)),
    numbers=numbers,
    details=details,
    check_options=check_options,
    families=(POINTS_COUNT,),
    meanings=(
        Meaning("points", "score", towards=target),
        Meaning("round_no", "round", towards=rounds),
        Meaning("passes_to", "to", shown=NEVER),
    ),
    phase=phase,
    hints=(Copies(("pass", "bid", "choose")),),
    talk=Talk(no_words=hushed),
    minutes=20,
    presets=(
        Preset("light", (("mode", "light"),)),
        Preset("teams", (("teams", True),), seats=4),
        Preset("long", (("match", "to_100"),)),
    ),
)
