"""The Game: Extreme: The Game with 28 cards that give orders. Whoever lays one must obey, or the game is lost.

Source: the Ukrainian edition. Where it is silent the clauses decide: which cards carry which instruction (EX-3),
that a card which breaks an instruction may be laid and loses (1.2, EX-15), while one that goes against an instruction
lying open is refused, and that One Pile holds as long as it lies open (EX-18, option `one_pile`). At the start of a
turn only the minimum is asked for; skulls and 3! are judged after each card.

Options: those of The Game; `assignment`, `one_pile`, `silence`, `active_instructions`.
"""

from __future__ import annotations

from typing import Annotated

from kibitz.games._instructions import EACH, NAMES, assignment
from kibitz.games._the_game_family import *
from kibitz.rules import *

EX = book("EX", 22)

# --- on the table ----------------------------------------------------------------------------------------------------

STOP, SKULL, THREE, SILENCE, NO_TRICK, ONE_PILE, DRAW_ONE = range(1, 8)  # EX-7, EX-16
NAMED = dict(enumerate(NAMES, start=STOP))
STRICT = DISPLAY_ONLY = 1  # of the options `one_pile` and `silence`

piles = Piles(TeamTable.PILES)
ASSIGNED = piles.add("assigned", "assignment", EACH * len(NAMES), EVERYBODY)  # while a table is drawn


class Table(TeamTable):
    """EX-2: the instruction of every number, and what this turn has seen."""

    PILES = piles
    assignment: Annotated[list[int], 100] = assignment()
    one_pile: int = choice("live", "strict")
    silence: int = choice("enforce", "display_only")
    active_instructions: int = several(*NAMES)
    instruction: Annotated[list[int], 100]
    lock: Working  # EX-18: the pile that all cards must go to, counted from 1
    used: Working  # the piles used this turn, a bit each
    three: int  # EX-12: whether a 3! was laid this turn
    closed: Working  # the instruction that has ended the laying, or 0


def locked_on(pile: int) -> int:
    """How `lock` names a pile."""
    return pile + 1


def lies_open(s: Table, code: int) -> bool:
    """EX-16: whether an instruction lies on top of a pile."""
    for pile in PILES:
        if size(s, pile) > 0 and s.instruction[top(s, pile)] == code:
            return True
    return False


# --- the deal --------------------------------------------------------------------------------------------------------


def deal(s: Table) -> None:
    """EX-1: as The Game, with a deck of its own (EX-2, EX-3)."""
    fill(s, DECK)
    assign(s)
    deal_hands(s)
    start_turn(s, s.first_player if s.first_player >= 0 else lot(s))


def assign(s: Table) -> None:
    """EX-3: by the table, or drawn: four for Stop, four for the skull, and so on. Some may be left out (option)."""
    for number in range(100):
        s.instruction[number] = s.assignment[number]
    s.instruction[0] = 0
    if s.assignment[0]:
        for code in range(STOP, DRAW_ONE + 1):
            for _ in range(EACH):
                s.instruction[draw(s, DECK, ASSIGNED)] = code
        gather(s, DECK)
    for number in range(100):
        if s.instruction[number] > 0 and not among(s.instruction[number] - 1, s.active_instructions):
            s.instruction[number] = 0


def start_turn(s: Table, seat: int) -> None:
    """TG-9, TG-16 as in The Game. EX-21: lost if the minimum cannot be laid, nor a Stop; EX-7: flash cards are over."""
    seat = take_turn(s, seat)
    s.used = NOBODY
    s.lock = s.three = s.closed = 0
    if not can_finish(s, HAND[seat], True):
        lose(s, seat, EX[21])


# --- laying a card ---------------------------------------------------------------------------------------------------


def may_play(s: Table, seat: int, number: int, pile: int) -> int:
    """EX-9, EX-13: not after a Stop or the third card with a 3!. EX-18: on one pile while One Pile lies open.

    TG-10 to TG-12: a card must fit. EX-17: by the trick only while No Trick does not lie open.
    """
    if s.closed:
        return EX[9] if s.closed == STOP else EX[13]
    if s.lock > 0 and s.lock != locked_on(pile):
        return EX[18]
    if goes_on(number, shows(s, pile), ascends(pile)):
        return OK
    if jumps_back(number, shows(s, pile), ascends(pile)):
        return EX[17] if lies_open(s, NO_TRICK) else OK
    return TG[10] if ascends(pile) else TG[11]


def play(s: Table, seat: int, number: int, pile: int) -> None:
    """TG-8, EX-4, EX-5: a card is laid and obeyed, or the game is lost. EX-22: the last wins, in a lawful turn."""
    if jumps_back(number, shows(s, pile), ascends(pile)):
        tell(s, TG[12], seat, number)
    bound = lies_open(s, ONE_PILE)
    move(s, number, HAND[seat], pile)
    if s.instruction[number] > 0:
        tell(s, EX[4], seat, s.instruction[number])
    take_effect(s, number, pile, bound)
    clause = doom(s, HAND[seat])
    if clause != OK:
        lose(s, seat, clause)
    elif left(s) == 0:
        tell(s, EX[22], seat, 0)
        finish(s, EX[22], everyone(s), NOBODY)


def take_effect(s: Table, number: int, pile: int, bound: bool) -> None:
    """EX-8: a Stop ends the laying. EX-12: with a 3!, so does the third card.

    EX-18: One Pile binds to this pile while one lies open. (Option: for the whole turn, if one did or does.)
    """
    s.laid += 1
    s.used = adding(s.used, pile)
    if s.instruction[number] == THREE:
        s.three = 1
    if s.instruction[number] == STOP:
        s.closed = STOP
    elif s.three and s.laid == 3:
        s.closed = THREE
    s.lock = locked_on(pile) if lies_open(s, ONE_PILE) or (s.one_pile == STRICT and (bound or s.lock > 0)) else 0


def dooms(s: Table, seat: int, number: int, pile: int) -> int:
    """EX-4, said before: whether this card would make a lawful end impossible."""
    lock, used, three = s.lock, s.used, s.three
    try_card(s, number, HAND[seat], pile)
    clause = doom(s, HAND[seat])
    untry_card(s, HAND[seat], pile, lock, used, three)
    return EX[4] if clause != OK else OK


def try_card(s: Table, card: int, hand: int, pile: int) -> None:
    """A card is laid on trial, and takes effect."""
    bound = lies_open(s, ONE_PILE)
    try_out(s, card, hand, pile)
    take_effect(s, card, pile, bound)


def untry_card(s: Table, hand: int, pile: int, lock: int, used: int, three: int) -> None:
    """It is taken back, and the turn stands as it did. (It cannot have been closed.)"""
    take_back(s, hand, pile)
    s.laid -= 1
    s.closed = 0
    s.lock = lock
    s.used = used
    s.three = three


# --- ending the turn -------------------------------------------------------------------------------------------------


def may_end(s: Table, seat: int) -> int:
    """TG-9: not before the minimum, EX-8: but after a Stop. EX-10: not on a skull. EX-12: with a 3! after three."""
    if s.three and s.laid != 3:
        return EX[12]
    if lies_open(s, SKULL):
        return EX[10]
    return OK if s.closed or s.laid >= s.minimum else TG[9]


def end(s: Table, seat: int) -> None:
    """EX-14: draw as always. EX-19: but a single card while Draw One lies open. Then the next player."""
    if not lies_open(s, DRAW_ONE):
        fill_up(s, seat)
    elif size(s, DECK) > 0:
        draw(s, DECK, HAND[seat])
    start_turn(s, after(s, seat))


# --- can the turn still be ended lawfully? ---------------------------------------------------------------------------


def broken(s: Table) -> int:
    """EX-4: the clause of an instruction that can no longer be obeyed, whatever comes."""
    if s.three and s.laid > 3:
        return EX[13]
    if s.lock > 0 and s.one_pile == STRICT and how_many(s.used) > 1:
        return EX[18]
    return EX[12] if s.closed and s.three and s.laid < 3 else OK


def doom(s: Table, hand: int) -> int:
    """OK if the turn can be ended lawfully, now or after more cards; else why not.

    EX-10: a skull that cannot be covered, EX-11: or on top at the very end. EX-15: a 3! with too few cards.
    """
    clause = broken(s)
    if clause != OK or may_end(s, 0) == OK or can_finish(s, hand, False):
        return clause
    if lies_open(s, SKULL):
        return EX[10] if left(s) > 0 else EX[11]
    if s.three:
        return EX[15] if s.laid + size(s, hand) < 3 else EX[12]
    return EX[21]


@recursive(7)
def can_finish(s: Table, hand: int, starting: bool) -> bool:
    """Whether some way of laying more cards leads to a lawful end, trying every card on every pile, one after another.

    `starting`: the minimum, or a Stop, is enough.
    """
    for card in cards(s, hand):
        for pile in PILES:
            if may_help(s, card, pile, starting):
                if starting and suffices(s, card):
                    return True
                lock, used, three = s.lock, s.used, s.three
                try_card(s, card, hand, pile)
                found = may_stop(s, starting) or (may_go_on(s, starting) and can_finish(s, hand, starting))
                untry_card(s, hand, pile, lock, used, three)
                if found:
                    return True
    return False


def suffices(s: Table, card: int) -> bool:
    """TG-9, EX-8: whether this card makes the minimum, or is a Stop."""
    return s.laid + 1 >= s.minimum or s.instruction[card] == STOP


def may_stop(s: Table, starting: bool) -> bool:
    """TG-9, EX-8: whether enough is laid and every instruction obeyed. (In starting, `suffices` has said so.)"""
    enough = s.laid >= s.minimum or s.closed == STOP
    return enough and not starting and broken(s) == OK and may_end(s, 0) == OK


def may_go_on(s: Table, starting: bool) -> bool:
    """Whether another card could help."""
    return not s.closed and (starting or broken(s) == OK)


def may_help(s: Table, card: int, pile: int, starting: bool) -> bool:
    """Whether a card may lie there and can help: with enough laid, only on a skull, or on what keeps it uncovered."""
    if may_play(s, 0, card, pile) != OK:
        return False
    if starting or s.three or s.laid < s.minimum:
        return True
    return size(s, pile) > 0 and s.instruction[top(s, pile)] in (SKULL, NO_TRICK, ONE_PILE)


def possible(s: Table) -> bool:
    """What everybody knows of the hidden hands: whoever is to act can finish the turn, or the game would be over."""
    if s.over:
        return True
    hand = HAND[one_seat(s.to_act)]
    return can_finish(s, hand, True) if s.laid == 0 else doom(s, hand) == OK


# --- for those who look on -------------------------------------------------------------------------------------------


def orders(s: Table) -> dict[str, str]:
    """EX-7, EX-16: the instructions that hold now, by the pile on which they lie: flash cards only in their turn."""
    found = {}
    for pile in PILES:
        code = s.instruction[top(s, pile)] if size(s, pile) > 0 else 0
        over = code in (STOP, THREE) and not among(pile, s.used)
        if code > 0 and not over and (code != SILENCE or silenced(s) != OK):
            found[piles[pile].name] = NAMED[code]
    return found


def marks(s: Table) -> dict[int, str]:
    """The instruction on every card that carries one."""
    return {number: NAMED[code] for number, code in enumerate(s.instruction) if code > 0}


def numbers(s: Table) -> Numbers:
    """How many cards are left, and whether talk is closed (EX-20; alone there is none)."""
    return {"left": left(s), "silent": int(silenced(s) != OK)}


def silenced(s: Table) -> int:
    """EX-20: while a Silence lies open, nothing may be said; alone there is nobody to say it to."""
    return EX[20] if lies_open(s, SILENCE) and s.silence != DISPLAY_ONLY and s.seats > 1 else OK


def details(s: Table, seat: int, named: Named) -> Details:
    """What a refusal names: what the pile shows, how many are laid, and the pile that One Pile has fixed."""
    shown = details_of_play(s, named["pile"])
    if lies_open(s, NO_TRICK):
        shown["back"] = 0
    fixed = next((piles[pile].name for pile in PILES if locked_on(pile) == s.lock), "")
    return {**shown, "laid": s.laid, "minimum": s.minimum, "fixed": fixed}


GAME = Game(
    rules_version=1,
    table_type=Table,
    seats=SEATS,
    deal=deal,
    kinds=(
        Kind("play", play, (CardOf(HAND, 2, 99, TG[8], unique=True), OneOf(PILES)), may=may_play, warns=dooms),
        Kind("end", end, when=may_end),
    ),
    sections=(EX, TG.only(*range(1, 17), 20)),
    possible=possible,
    numbers=numbers,
    details=details,
    marks=marks,
    orders=orders,
    meanings=(
        Meaning("three", "flag", shown=NEVER),
        Meaning("silent", "flag", shown=NEVER),
        Meaning("instruction", shown=NEVER),
    ),
    families=(TEAM,),
    talk=Talk(TG[7], closed=silenced, signals=SIGNALS),
    minutes=20,
    presets=(Preset("shuffled", (("assignment", "shuffled"),)),),
)
