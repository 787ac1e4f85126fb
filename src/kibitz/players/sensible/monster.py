"""Monster, sensibly: discard what pairs, and stay if you are likely to beat the monster, or not to be the one who must.

Folding is free, a pair costs 5, and so does the best hand if the monster is not worse; whoever is neither paired nor
best goes on for nothing. So reckon, from the unseen cards, which ranks the monster is going to have (what the others
throw away are mostly ranks they hold twice, and those are high ones) and which the others hold: how likely your hand is
the best, and how likely it, or theirs, is better than the monster's. A high card thrown away may do more harm to the
others than to you.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from kibitz.games._pairs_family import HAND, RANK
from kibitz.games.monster import MAX_DISCARDS, MONSTER, PENALTY, Table
from kibitz.kernel.words import count_of, how_many, ranks, size
from kibitz.players.sensible._chips import SURE, price
from kibitz.players.sensible._pairs_family import ALL, count_unseen

DISCARDS = 3
"""How many cards each of those who are still to act is going to discard: the monster is nobody's friend."""
STAYS = 70
"""How likely each of them stays in, in per cent."""
NEXT = 40
"""What a share of the bank in the next circle is worth now, in per cent."""

HIS = 20  # memo[HIS + rank]: how likely the others have thrown the monster a card of a rank
THEIRS = 40  # memo[THEIRS + rank]: how likely another player holds one
ANY = 60  # memo[ANY + rank]: how likely one of them does
RIVALS, KNOWN, HELD, SPARE = 11, 12, 13, 14  # in mind: the others in, yours in the monster, your ranks, what pairs


def look(s: Table, seat: int, memo: MutableSequence[int]) -> None:
    """How likely the monster, and the others, have a card of each rank."""
    count_unseen(s, seat, memo)
    memo[KNOWN] = 0
    fed = 0
    for k in range(1, size(s, MONSTER) + 1):
        card = s.pile[MONSTER][k]
        if s.seen[card] >> seat & 1:
            memo[KNOWN] |= 1 << RANK[card]
        else:
            fed += 1
    memo[HELD] = ranks(s, HAND[seat])
    memo[SPARE] = size(s, HAND[seat]) - how_many(memo[HELD])
    fed += DISCARDS * how_many(s.to_go & ~(1 << seat))
    memo[RIVALS] = how_many(s.active) - 1
    twice = 0
    for rank in range(1, 11):
        twice += memo[rank] * (memo[rank] - 1)
    for rank in range(1, 11):
        memo[HIS + rank] = SURE - none_of(SURE * memo[rank] * (memo[rank] - 1) // max(1, twice), fed)
        lacks = none_of(SURE * memo[rank] // max(1, memo[ALL]), 6)
        memo[THEIRS + rank] = SURE - lacks
        memo[ANY + rank] = SURE - none_of(SURE - lacks, memo[RIVALS])


def none_of(chance: int, times: int) -> int:
    """How likely something that has this chance does not happen in so many times."""
    none = SURE
    fails = SURE - chance
    while times > 0:
        if times & 1:
            none = none * fails // SURE
        fails = fails * fails // SURE
        times >>= 1
    return none


def beats(memo: MutableSequence[int], held: int, known: int, whose: int) -> int:
    """MON-6, MON-7: how likely these ranks beat somebody's, who has the known ones: the highest difference decides."""
    won = 0
    equal = SURE
    for rank in range(10, 0, -1):
        there = SURE if known >> rank & 1 else memo[whose + rank]
        if held >> rank & 1:
            won += equal * (SURE - there) // SURE
            equal = equal * there // SURE
        else:
            equal = equal * (SURE - there) // SURE
    return won


def best_rival_beats_monster(memo: MutableSequence[int], known: int) -> int:
    """How likely the best of the others beats the monster, which has the known ranks."""
    won = 0
    equal = SURE
    for rank in range(10, 0, -1):
        his = SURE if known >> rank & 1 else memo[HIS + rank]
        won += equal * memo[ANY + rank] // SURE * (SURE - his) // SURE
        equal = equal * (memo[ANY + rank] * his // SURE + (SURE - memo[ANY + rank]) * (SURE - his) // SURE) // SURE
    return won


def prospect(s: Table, seat: int, memo: MutableSequence[int], held: int, known: int) -> int:
    """What an unpaired hand is worth when the monster has the known ranks."""
    wins = beats(memo, held, known, HIS)
    better = SURE - beats(memo, held, 0, THEIRS)
    best = SURE
    for other in range(s.seats):
        if other != seat and s.active >> other & 1:
            in_it = STAYS if s.to_go >> other & 1 else 100
            best = best * (SURE - better * in_it // 100) // SURE
    meets = (wins * 100 * s.bank - (SURE - wins) * price(s, seat, PENALTY)) // SURE
    next_share = NEXT * (s.bank + PENALTY) // max(1, memo[RIVALS])
    goes_on = (SURE - best_rival_beats_monster(memo, known)) * next_share // SURE
    return (best * meets + (SURE - best) * goes_on) // SURE


def discard(s: Table, seat: int, memo: MutableSequence[int], rank: int) -> int:
    """MON-4: what pairs must go, or you pay. Another card may go if there is room for it."""
    if memo[SPARE] > MAX_DISCARDS - s.discarded:
        return -price(s, seat, PENALTY)
    known = memo[KNOWN] | doubled(s, seat)
    if count_of(s, HAND[seat], rank) > 1:
        return prospect(s, seat, memo, memo[HELD], known)
    if memo[SPARE] == MAX_DISCARDS - s.discarded:
        return -price(s, seat, PENALTY)
    return prospect(s, seat, memo, memo[HELD] & ~(1 << rank), known | 1 << rank)


def doubled(s: Table, seat: int) -> int:
    """The ranks of which you hold more than one."""
    once = 0
    twice = 0
    for k in range(1, size(s, HAND[seat]) + 1):
        rank = 1 << RANK[s.pile[HAND[seat]][k]]
        twice |= once & rank
        once |= rank
    return twice


def done(s: Table, seat: int, memo: MutableSequence[int]) -> int:
    """MON-5: a pair costs 5."""
    if memo[SPARE] > 0:
        return -price(s, seat, PENALTY) - 1
    return prospect(s, seat, memo, memo[HELD], memo[KNOWN])


def fold(s: Table, seat: int, memo: MutableSequence[int]) -> int:
    """MON-4: folding is free."""
    return 0


UNIT, DOUBT, SCATTER = 1.35, 210, 620
CONSIDER = look
WORTH = (discard, done, fold)
