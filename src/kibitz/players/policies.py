"""How a choice is made, written in the rules' way, so that it runs at every speed.

A sensible player says what every action is worth to it; the best is chosen. What the search needs besides, whole games
and what their ends are worth, stands here too.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from kibitz.kernel.hooks import chips_of, copy, do, left, legal, rounds_played, score_of
from kibitz.kernel.rng import below, set_seed
from kibitz.kernel.state import HANGS, State
from kibitz.kernel.views.knowledge import PATIENCE, imagine
from kibitz.kernel.words import how_many, one_seat

MEMO = 384
"""How many numbers a player may keep in mind while it compares its actions."""

LEAST = -(1 << 30)
NONE = -1  # no action
MINDS = 1 << 31
"""Streams from here on feed the players, those below it the cards: thinking does not change the deal."""
RANDOM, SENSIBLE = 0, 1
"""The quick players."""


# --- hooks: bound to what a game's sensible player says --------------------------------------------------------------


def consider(s: State, seat: int, memo: MutableSequence[int]) -> None:
    """Look at the table once before the actions are compared, and keep in `memo` what they need."""
    raise TypeError("consider is bound per game: see players.sensible")


def worth(s: State, seat: int, memo: MutableSequence[int], action: int) -> int:
    """What a legal action is worth to a seat; only what the seat may know counts."""
    raise TypeError("worth is bound per game: see players.sensible")


def noise(s: State) -> int:
    """By how much a choice may waver, so that nobody can count on it; 0 where nothing is chosen in secret."""
    raise TypeError("noise is bound per game: see players.sensible")


def outcome(s: State, seat: int) -> int:
    """What the end of a game is worth to a seat: bound to one of those below."""
    raise TypeError("outcome is bound per game: see players.sensible")


def standing(s: State, seat: int) -> int:
    """What the end of a round is worth to a seat, where rounds are counted: bound to one of those below."""
    raise TypeError("standing is bound per game: see players.sensible")


# --- choosing --------------------------------------------------------------------------------------------------------


def legal_in_order(s: State, seat: int, out: MutableSequence[int]) -> int:
    """The legal actions by their numbers (a hand's order, by which the rules find them, tells nothing)."""
    count = legal(s, seat, out)
    for i in range(1, count):
        action = out[i]
        k = i
        while k > 0 and out[k - 1] > action:
            out[k] = out[k - 1]
            k -= 1
        out[k] = action
    return count


def sensible_choice(
    s: State, seat: int, out: MutableSequence[int], mind: MutableSequence[int], memo: MutableSequence[int]
) -> int:
    """The action that is worth most, give or take some noise; among equals any."""
    count = legal_in_order(s, seat, out)
    if count == 1:
        return out[0]
    consider(s, seat, memo)
    wavering = noise(s)
    chosen = out[0]
    best = LEAST
    equals = 0
    for i in range(count):
        value = worth(s, seat, memo, out[i])
        if wavering > 0:
            value += below(mind, wavering)
        if value > best:
            best = value
            equals = 0
        if value == best:
            equals += 1
            if equals == 1 or below(mind, equals) == 0:
                chosen = out[i]
    return chosen


def choose_by(
    who: int, s: State, seat: int, out: MutableSequence[int], mind: MutableSequence[int], memo: MutableSequence[int]
) -> int:
    """The choice of one of the quick players: RANDOM or SENSIBLE."""
    if who == RANDOM:
        return out[below(mind, legal(s, seat, out))]
    return sensible_choice(s, seat, out, mind, memo)


def play_on(
    s: State, rounds: int, whole: int, out: MutableSequence[int], mind: MutableSequence[int], memo: MutableSequence[int]
) -> None:
    """Sensible players play until more than so many rounds are behind them, or if `whole` until the game is over."""
    decisions = 0
    while s.over == 0 and (whole or rounds_played(s) == rounds) and decisions < HANGS:
        seat = one_seat(s.to_act)
        do(s, seat, sensible_choice(s, seat, out, mind, memo))
        decisions += 1


def rank_actions(
    roots: MutableSequence[State],
    seats: MutableSequence[int],
    out: MutableSequence[int],
    memo: MutableSequence[int],
    actions: MutableSequence[MutableSequence[int]],
    values: MutableSequence[MutableSequence[int]],
    first: int,
    step: int,
) -> None:
    """For every `step`-th of some tables from `first` on: the legal actions of a seat, and what each is worth.

    In actions[table] the most sensible comes first, and NONE where there is no further one.
    """
    for t in range(first, len(roots), step):
        s = roots[t]
        count = legal_in_order(s, seats[t], out)
        consider(s, seats[t], memo)
        for i in range(count):
            value = worth(s, seats[t], memo, out[i])
            k = i
            while k > 0 and values[t][k - 1] < value:
                values[t][k] = values[t][k - 1]
                actions[t][k] = actions[t][k - 1]
                k -= 1
            values[t][k] = value
            actions[t][k] = out[i]
        for i in range(count, len(actions[t])):
            actions[t][i] = NONE


def try_actions(
    roots: MutableSequence[State],
    seats: MutableSequence[int],
    actions: MutableSequence[MutableSequence[int]],
    seeds: MutableSequence[MutableSequence[int]],
    tables: MutableSequence[State],
    out: MutableSequence[int],
    mind: MutableSequence[int],
    memo: MutableSequence[int],
    loose: MutableSequence[int],
    whole: int,
    world: int,
    tried: int,
    first: int,
    step: int,
    values: MutableSequence[MutableSequence[MutableSequence[int]]],
) -> None:
    """What the first `tried` actions of some tables lead to, in worlds that a seat can imagine, from number `world` on.

    values[table][world][action]; every `step`-th of them from `first` on. A world is the same for all actions, and so
    are the cards and noise that come later. `roots` are the tables as the seats see them; `tables` is one to think on.
    Games are played to their end if they are to be `whole`, otherwise, where rounds are counted, to that of the round.
    """
    s = tables[0]
    worlds = len(values[0])
    for job in range(first, len(roots) * worlds * tried, step):
        t = job // (worlds * tried)
        w = job // tried % worlds
        k = job % tried
        if actions[t][k] != NONE:
            copy(s, roots[t])
            set_seed(s.rng, seeds[t][0], seeds[t][1], world + w)
            tries = 0
            while tries < PATIENCE and not imagine(s, seats[t], s.rng, loose):
                tries += 1
            set_seed(mind, seeds[t][0], seeds[t][1], world + w + MINDS)
            do(s, seats[t], actions[t][k])
            play_on(s, rounds_played(roots[t]), whole, out, mind, memo)
            values[t][w][k] = outcome(s, seats[t]) if whole else standing(s, seats[t])


# --- what an end is worth --------------------------------------------------------------------------------------------

WIN = 10_000
NEARLY = tuple(round(0.7 * WIN * 0.904837**cards) for cards in range(128))
"""A game that a team lost with so many cards left; 0.904837 is 1/e by ten cards."""


def won_together(s: State, seat: int) -> int:
    """A team's end: winning is what counts; alone, when few games are won, also how near it was."""
    if s.winners != 0:
        return WIN
    return NEARLY[left(s)] if s.seats == 1 else NEARLY[left(s)] // 10


def won_alone(s: State, seat: int) -> int:
    """The end of a game that some win, or one loses; points count a little besides.

    Where there is no winner but a loser, points are what one must not have.
    """
    if s.winners == 0:
        return -10 * score_of(s, seat) - WIN * (s.losers >> seat & 1)
    if s.winners >> seat & 1:
        return WIN // how_many(s.winners) + led_by(s, seat) // 5
    return led_by(s, seat) // 5


def led_by(s: State, seat: int) -> int:
    """How far a seat leads, in hundredths of a point: by how much it has more than whoever else has most."""
    most = LEAST
    for other in range(s.seats):
        if other != seat:
            most = max(most, score_of(s, other))
    return 100 * (score_of(s, seat) - most)


STAKE = 2_500
"""A game that a round ends, in hundredths of a point."""


def leads(s: State, seat: int) -> int:
    """The end of a round where points are gathered: the lead, and the game too, if that is over."""
    return led_by(s, seat) + STAKE * (s.winners >> seat & 1)


def won_chips(s: State, seat: int) -> int:
    """The end of a round for chips, in hundredths."""
    return 100 * chips_of(s, seat)
