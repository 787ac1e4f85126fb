"""The soak: random games by the million in the careful form, with the laws checked at every decision.

It finds the hang that a hundred games never show, the card laid where its pile has no room, the number that grows out
of its field. A game in which compiled code finds something amiss is played again in plain Python, which names the line.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, MutableSequence, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Literal

from kibitz.errors import BadRules, require
from kibitz.kernel.chance import Chance, words_of
from kibitz.kernel.clauses import OK
from kibitz.kernel.game import Game
from kibitz.kernel.hooks import chips_in_all, deal, do, legal, refusal, restart
from kibitz.kernel.options import Code, Value
from kibitz.kernel.rng import below, set_seed
from kibitz.kernel.speeds.arrays import empty_tables
from kibitz.kernel.speeds.compiler import compiled
from kibitz.kernel.speeds.sanitizer import careful
from kibitz.kernel.speeds.trial import setting, told
from kibitz.kernel.state import MAX_DECISIONS, ONLOOKER, State
from kibitz.kernel.views.knowledge import RULED_OUT, imagine
from kibitz.kernel.words import one_seat
from kibitz.players.choice import PLAYER_STREAMS

FAULTS = (
    "",
    "a card is missing, or lies in two places",
    "a seat that is not there may act, or nobody may",
    "seat {seat} may act, and nothing is legal",
    "a legal action is refused, or one that is not legal is allowed",
    "what is imagined changes what the seat may do",
    "no imagined world was possible: `possible` refuses all that were tried, or nearly all there are",
    "the game does not end",
    "the game ended without a result",
    "chips were made or lost",
    "compiled code finds something amiss, and plain Python does not: the speeds differ",
)
SOUND, CARDS, NOBODY_ACTS, NOTHING_LEGAL, DISAGREES, IMAGINED, IMPOSSIBLE, ENDLESS, NO_RESULT, CHIPS, AMISS = range(11)
"""Which of them it is."""
FAULT, STREAM, DECISIONS, LONGEST, DECISION, SEAT, WORLD = range(7)
"""What the results hold: the first fault, the game in which it was, all decisions, the longest game, this game's, and
whose the last one was, and whether it was in an imagined world."""


def sound(s: State, marks: MutableSequence[int]) -> int:
    """What is wrong with a position: its cards, who may act, or how it ended."""
    for card in range(len(s.FACE)):
        marks[card] = 0
    for pile in range(len(s.SIGHT)):
        for k in range(1, s.pile[pile][0] + 1):
            marks[s.pile[pile][k]] += 1
    for card in range(len(s.FACE)):
        if marks[card] != (1 if s.FACE[card] > 0 else 0):
            return CARDS
    if s.over == 0:
        if s.to_act <= 0 or s.to_act >= 1 << s.seats:
            return NOBODY_ACTS
    elif s.winners == 0 and s.losers == 0:
        return NO_RESULT
    return SOUND


def check_choice(s: State, seat: int, count: int, out: MutableSequence[int], action: int) -> int:
    """DISAGREES unless `action` is allowed exactly if it is among the `count` legal ones."""
    listed = False
    for k in range(count):
        listed = listed or out[k] == action
    return SOUND if listed == (refusal(s, seat, action) == OK) else DISAGREES


def check_imagined(
    s: State,
    seat: int,
    count: int,
    out: MutableSequence[int],
    rng: MutableSequence[int],
    loose: MutableSequence[int],
    again: MutableSequence[int],
) -> int:
    """Go on in an imagined world; if it is the acting seat that imagines, it must have the very same choices there."""
    viewer = below(rng, s.seats + 1)
    if not imagine(s, viewer if viewer < s.seats else ONLOOKER, rng, loose):
        return IMPOSSIBLE
    if viewer != seat:
        return SOUND
    if legal(s, seat, again) != count:
        return IMAGINED
    for k in range(count):
        if again[k] != out[k]:
            return IMAGINED
    return SOUND


def soak_many(
    states: MutableSequence[State],
    empty: MutableSequence[State],
    out: MutableSequence[int],
    again: MutableSequence[int],
    rng: MutableSequence[int],
    loose: MutableSequence[int],
    low: int,
    high: int,
    first: int,
    step: int,
    games: int,
    actions: int,
    results: MutableSequence[int],
) -> None:
    """Games as in `play_many`, checked, until there is a fault."""
    s = states[0]
    for stream in range(first, games, step):
        results[STREAM] = stream
        results[DECISION] = 0
        results[WORLD] = 0
        restart(s, empty[0])
        set_seed(s.rng, low, high, stream)
        set_seed(rng, low, high, stream + PLAYER_STREAMS)
        deal(s)
        decisions = 0
        chips = chips_in_all(s)
        fault = sound(s, loose)
        while s.over == 0 and fault == SOUND:
            seat = one_seat(s.to_act)
            results[SEAT] = seat
            count = legal(s, seat, out)
            if count == 0:
                fault = NOTHING_LEGAL
                break
            fault = check_choice(s, seat, count, out, below(rng, actions))
            if fault == SOUND and below(rng, 16) == 0:
                fault = check_imagined(s, seat, count, out, rng, loose, again)
                results[WORLD] = 1 if fault == SOUND else 0
                count = legal(s, seat, out)
                if fault == SOUND and count == 0:
                    fault = NOTHING_LEGAL
            if fault == SOUND:
                action = out[below(rng, count)]
                fault = check_choice(s, seat, count, out, action)
            if fault == SOUND:
                do(s, seat, action)
                fault = sound(s, loose) if chips_in_all(s) == chips else CHIPS
            decisions += 1
            results[DECISION] = decisions
            if decisions > MAX_DECISIONS:
                fault = ENDLESS
        results[DECISIONS] += decisions
        results[LONGEST] = max(results[LONGEST], decisions)
        if fault != SOUND:
            results[FAULT] = fault
            return


@dataclass(frozen=True)
class Soaked:
    """What a soak found: the decisions, the longest game, and the first fault, if there was one.

    `stream` is the game of the seed in which it was, `decision` how many were made before it, `setting` the rest.
    """

    games: int
    decisions: int
    longest: int
    fault: str
    stream: int
    decision: int
    setting: str

    def __str__(self) -> str:
        if not self.fault:
            return f"{self.setting}: {self.games:,} games, {self.decisions:,} decisions, no fault"
        return f"{self.setting}, game {self.stream}, decision {self.decision}: {self.fault}"


def soak(
    game: Game,
    seats: int,
    options: Mapping[str, Any],
    games: int,
    seed: int,
    speed: Literal["python", "cpu"] = "cpu",
) -> Soaked:
    """Play so many checked random games in the careful form, compiled on all cores or in plain Python."""
    chosen = game.read_options(seats, options)
    codes = game.encode(seats, chosen)
    if speed == "python":
        first, fault = _in_python(game, seats, codes, range(games), seed)
        results = [first]
    else:
        results = _compiled(game, seats, codes, games, seed)
        first = max(results, key=lambda core: core[FAULT])
        fault = _in_words(first)
        if first[FAULT] == AMISS:
            again, in_words = _in_python(game, seats, codes, range(first[STREAM], first[STREAM] + 1), seed)
            first, fault = (again, in_words) if in_words else (first, fault)
    where = setting(game, seats, _given(game, seats, chosen), seed)
    decisions, longest = sum(core[DECISIONS] for core in results), max(core[LONGEST] for core in results)
    return Soaked(games, decisions, longest, fault, first[STREAM], first[DECISION], where)


def _given(game: Game, seats: int, chosen: Mapping[str, Value]) -> dict[str, Value]:
    """The options that are not the usual ones."""
    usual = game.read_options(seats, None)
    return {name: value for name, value in chosen.items() if value != usual[name]}


def _compiled(game: Game, seats: int, codes: Mapping[str, Code], games: int, seed: int) -> list[list[int]]:
    """Every core's results."""
    require("fast", "a soak with speed='cpu'")
    import numpy as np

    play = compiled(game, "cpu", (soak_many,), careful=True).soak_many
    cores = os.cpu_count() or 1
    results = np.zeros((cores, 7), np.int64)

    def share(core: int, games: int) -> None:
        out, again = (np.zeros(game.actions.most_legal, np.int16) for _ in range(2))
        loose, rng = np.zeros(4 * len(game.table_type.FACE), np.int16), np.zeros(4, np.uint32)
        states, empty = (empty_tables(game, seats, codes, 1) for _ in range(2))
        seeds = words_of(seed)
        try:
            play(states, empty, out, again, rng, loose, *seeds, core, cores, games, game.actions.count, results[core])
        except (IndexError, ZeroDivisionError):
            results[core, FAULT] = AMISS

    share(0, 0)  # compiles, or loads from the cache
    with ThreadPoolExecutor(cores) as pool:
        list(pool.map(lambda core: share(core, games), range(cores)))
    found: list[list[int]] = results.tolist()
    return found


def _in_python(game: Game, seats: int, codes: Mapping[str, Code], streams: range, seed: int) -> tuple[list[int], str]:
    """The results of some games in plain Python, and the first fault in words."""
    form = careful(game)
    play = form.bind(soak_many)
    out, again = ([0] * game.actions.most_legal for _ in range(2))
    loose, rng, results = [0] * (4 * len(game.table_type.FACE)), [0] * 4, [0] * 7
    states, empty = ([game.table_type(seats, codes, Chance())] for _ in range(2))
    first, last = streams[0], streams[-1] + 1
    try:
        play(states, empty, out, again, rng, loose, *words_of(seed), first, 1, last, game.actions.count, results)
    except Exception as error:  # whatever a rule may do wrong
        return results, _where(results, told(game, error))
    return results, _in_words(results)


def _in_words(results: Sequence[int]) -> str:
    """The fault, and whether it was in an imagined world; empty if there was none."""
    return _where(results, FAULTS[results[FAULT]].format(seat=results[SEAT])) if results[FAULT] else ""


def _where(results: Sequence[int], fault: str) -> str:
    if results[WORLD] and results[FAULT] != ENDLESS:  # what never ends is no world's fault
        return f"in an imagined world: {fault}. {RULED_OUT}"
    return fault


_TRIED: set[tuple[Game, int, str]] = set()
TRIED_GAMES = 20


def try_worlds(game: Game, seats: int, options: Mapping[str, Value]) -> None:
    """Play some careful games on in imagined worlds, once in a process, before a search relies on them.

    BadRules says what went wrong, which compiled code could not. (Kibitz's own games have been soaked.)
    """
    key = game, seats, repr(options)
    if game.own or key in _TRIED:
        return
    found = soak(game, seats, options, TRIED_GAMES, seed=0, speed="python")
    if found.fault:
        raise BadRules(str(found))
    _TRIED.add(key)
