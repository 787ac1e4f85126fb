"""The search player against information-set Monte Carlo tree search, with as many rollouts a decision for either.

PYTHONPATH=src:. python3 bench/ismcts.py pairs 2 --rollouts 400 --deals 1000 --processes 16 --seconds 500

The tree search is the single-observer one of Cowling, Powley and Whitehouse (2012). Each iteration imagines a world,
goes down the tree by UCB1 over the actions that are legal in that world (an action counts as offered only in worlds
that offer it), tries one that is new there, the most sensible first, and lets sensible players play on, to the same
end, with the same value, as our search does. The others' actions are moves of the tree too, each seeking its own good;
but what others choose in secret the deciding seat cannot see: there they choose sensibly, and the tree does not branch.
A node is all that the deciding seat has done and seen. With `--informed` the tree search is told what our search is
told: of the eight most sensible actions what the sensible player thinks, counted as tries made beforehand. All this is
written in the rules' way, so that it compiles.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import MutableSequence
from dataclasses import dataclass
from importlib import import_module
from multiprocessing import get_context
from random import Random
from typing import Any

import numpy as np
from strength import DUELS, row

import kibitz
from kibitz import players
from kibitz.kernel.chance import words_of
from kibitz.kernel.game import Game
from kibitz.kernel.hooks import chips_of, copy, do, rounds_played, score_of
from kibitz.kernel.rng import set_seed
from kibitz.kernel.speeds.arrays import as_record
from kibitz.kernel.speeds.compiler import compiled
from kibitz.kernel.state import MAX_SEATS, State, mask_of
from kibitz.kernel.views.knowledge import PATIENCE, imagine
from kibitz.kernel.views.view import View
from kibitz.kernel.words import how_many, one_seat
from kibitz.lab.arena import Duel, _means, seatings, unit, values_of
from kibitz.lab.batches import COLUMNS, GAINED, LOSERS, ROUNDS, WINNERS
from kibitz.lab.lineup import starting_chips
from kibitz.lab.statistics import confidence_sequence
from kibitz.players import Spec
from kibitz.players.choice import NONE, PLAYER_STREAMS, legal_in_order, rank_actions, sensible_choice
from kibitz.players.engine import scratch
from kibitz.players.outcomes import WIN, standing
from kibitz.players.rollouts import play_on
from kibitz.players.search import DOUBT_PER_LAG, HOPELESS, MAX_ACTIONS
from kibitz.players.sensible import belief, meaning

Row = MutableSequence[int]
Rows = MutableSequence[Row]
Floats = MutableSequence[float]
States = MutableSequence[State]

UNIT, DOUBT, SCATTER, FURTHER, TOO_FAR = 0, 1, 2, 3, 4  # what is told beforehand: see `belief` and the search
PLAIN = (0.0, 1.0, 0.0, 0.0, -1e300)  # nothing is told
LOW_31 = 0x7FFFFFFF


def seen_by(s: State, seat: int, key: int) -> int:
    """What a seat has seen: what it had (`key`), how high the piles are, which cards it knows there, and the points."""
    key = (key * 1000003 ^ s.to_act) & LOW_31
    for pile in range(len(s.SIGHT)):
        known = s.pile[pile][0]
        for k in range(1, s.pile[pile][0] + 1):
            if s.seen[s.pile[pile][k]] >> seat & 1:
                known += s.FACE[s.pile[pile][k]] * (s.FACE[s.pile[pile][k]] + 7919)  # a sum: hands have no order
        key = (key * 1000003 ^ known) & LOW_31
    for other in range(s.seats):
        key = (key * 1000003 ^ 1000 * chips_of(s, other) ^ score_of(s, other)) & LOW_31
    return key


def node_of(keys: Row, made: int, key: int) -> int:
    """The number of a node by its key; `made`, so many there are, if it is new."""
    keys[made] = key
    node = 0
    while keys[node] != key:
        node += 1
    return node


def upper(
    visits: Row, totals: Row, offered: Row, actions: Row, worth_of: Row, told: Floats, reach: float, logs: Floats
) -> int:
    """UCB1 over the legal actions, the most sensible first; one that was never tried comes before all others.

    Where something was told, an action is as if it had been tried before with what was thought of it. Worth is known
    only by comparison, so the most sensible action is tried first, and the others are so much behind it.
    """
    chosen = actions[0]
    best = -1e300
    i = 0
    while i < len(actions) and actions[i] != NONE:
        action = actions[i]
        offered[action] += 1
        behind = max(told[UNIT] * (worth_of[i] - worth_of[0]), -1.0 * WIN)
        before = 0.0 if i == 0 else (told[SCATTER] / (told[DOUBT] - told[FURTHER] * behind)) ** 2
        n = visits[action] + before
        score = 1e300
        if n > 0:
            total = totals[action] + before * (totals[actions[0]] / max(1, visits[actions[0]]) + behind)
            score = total / n + reach * (logs[offered[action]] / n) ** 0.5
        if behind >= told[TOO_FAR] and score > best:
            best = score
            chosen = action
        i += 1
    return chosen


def hidden(s: State, who: int, seat: int, out: Row, count: int, secret: Row) -> bool:
    """Whether `seat` cannot see what another one chooses now: then the tree does not branch."""
    if who == seat or how_many(s.to_act) > 1:
        return who != seat
    for i in range(count):
        if secret[out[i]] != 0:
            return True
    return False


def grow(
    roots: States, tables: States, seat: int, low: int, high: int, rollouts: int, most: int, c: float, told: Floats,
    visits: Rows, totals: Rows, offered: Rows, ranked: Rows, worth_of: Rows, extremes: Rows, keys: Row, path: Row,
    did: Row, asked: Row, logs: Floats, secret: Row, out: Row, memo: Row, rng: Row, loose: Row,
) -> int:  # fmt: skip
    """The action after so many iterations from roots[0], as `seat` sees it; node 0 is the decision."""
    s = tables[0]
    made = 1
    for world in range(rollouts):
        copy(s, roots[0])
        set_seed(s.rng, low, high, world)
        tries = 0
        while tries < PATIENCE and not imagine(s, seat, s.rng, loose):
            tries += 1
        set_seed(rng, low, high, world + PLAYER_STREAMS)
        depth = key = 0
        asked[0] = seat
        new = False
        while not new and s.over == 0 and rounds_played(s) == rounds_played(roots[0]):
            who = asked[0]
            count = legal_in_order(s, who, out)
            if count == 1 or hidden(s, who, seat, out, count, secret):
                action = sensible_choice(s, who, out, rng, memo)
            else:
                node = node_of(keys, made, key if depth == 0 else seen_by(s, seat, key))
                made = max(made, node + 1)
                rank_actions(tables, asked, out, memo, ranked, worth_of, 0, 1)
                reach = c * max(1, extremes[who][1] - extremes[who][0])
                best = ranked[0][:most]
                action = upper(visits[node], totals[node], offered[node], best, worth_of[0], told, reach, logs)
                new = visits[node][action] == 0
                key = (keys[node] * 1000003 ^ action) & LOW_31
                path[depth] = MAX_SEATS * node + who
                did[depth] = action
                depth += 1
            do(s, who, action)
            asked[0] = one_seat(s.to_act)
        play_on(s, rounds_played(roots[0]), 0, out, rng, memo)
        for other in range(s.seats):
            value = standing(s, other)
            extremes[other][0] = value if world == 0 else min(extremes[other][0], value)
            extremes[other][1] = value if world == 0 else max(extremes[other][1], value)
        for d in range(depth):
            visits[path[d] // MAX_SEATS][did[d]] += 1
            totals[path[d] // MAX_SEATS][did[d]] += standing(s, path[d] % MAX_SEATS)
    asked[0] = seat
    rank_actions(roots, asked, out, memo, ranked, worth_of, 0, 1)
    return upper(visits[0], totals[0], offered[0], ranked[0][:most], worth_of[0], told, 0.0, logs)


def choose(view: View, rng: Random, rollouts: int, c: float, informed: bool) -> str:
    """From the view alone, whose hidden cards are dealt anew for every iteration: what was tried most often.

    Where something was told, what is believed to be best: the most sensible action is tried more than it merits.
    """
    if len(view.legal) == 1:
        return view.legal[0].action
    game, size, most, said = view.rulebook, rollouts + 2, view.rulebook.actions.most_legal, belief(view.rulebook)
    visits, totals, offered = np.zeros((3, size, game.actions.count), np.int64)
    root, told = as_record(view.set_up()), np.array([*said, DOUBT_PER_LAG, -HOPELESS * said[1]] if informed else PLAIN)
    secret = np.array([kind.secret for kind in game.kinds for _ in range(kind.count)], np.int8)
    best = compiled(game, "cpu", (grow,), meaning(game)).grow(
        root, root.copy(), view.me, *words_of(rng.getrandbits(62)), rollouts, MAX_ACTIONS if informed else most, c,
        told, visits, totals, offered, np.zeros((1, most), np.int16), np.zeros((1, most), np.int64),
        np.zeros((MAX_SEATS, 2), np.int64), *np.zeros((4, size), np.int64), np.log(np.maximum(1, np.arange(size))),
        secret, *scratch(game),
    )  # fmt: skip
    often = max(range(game.actions.count), key=lambda number: (visits[0, number], totals[0, number]))
    return game.actions.from_number(int(best) if informed else often).text


@dataclass(frozen=True)
class Match:
    """Who plays what: `one` is named as in the arena, the other is the tree search."""

    game: Game
    seats: int
    options: dict[str, Any]
    seed: int
    one: Spec
    rollouts: int
    c: float
    informed: bool

    def deal(self, number: int) -> tuple[float, float]:
        """The mean of either player over all games of a deal."""
        specs = self.one, Spec("ismcts")
        plans = seatings(specs, self.seats, self.game.cooperative)
        rows = np.array([self.play(plan, number, game_no) for game_no, plan in enumerate(plans)], np.int32)
        began = starting_chips(self.game, self.seats, self.seed, self.options)
        return _means(values_of(self.game, rows, self.seats, began), plans, specs)

    def play(self, plan: list[Spec], number: int, game_no: int) -> list[int]:
        """A row of results, as the arena has them; everybody chooses from a view, and from nothing else."""
        rng = Random(f"{self.seed} {number} {game_no}")
        table = self.game.table(self.seats, Random(f"{self.seed} {number}").getrandbits(62), self.options)
        while not table.over:
            view, spec = table.view(table.to_act[0]), plan[table.to_act[0]]
            mine = None if spec is self.one else choose(view, rng, self.rollouts, self.c, self.informed)
            table.act(table.to_act[0], mine or players.choose(spec, view, rng))
        result, found = table.result, [0] * COLUMNS
        assert result is not None
        found[WINNERS], found[LOSERS] = mask_of(result.winners), mask_of(result.losers)
        found[ROUNDS] = table.ask(self.game.rounds)
        found[GAINED : GAINED + self.seats] = result.chips or result.scores or [0] * self.seats
        return found

    def told(self, found: list[tuple[float, float]]) -> str:
        """What was found so far, as a row."""
        specs, means = (self.one, Spec("ismcts", self.rollouts)), np.array(found)
        games = len(found) * len(seatings(specs, self.seats, self.game.cooperative))
        name = f"{specs[1]}:c={self.c:g}{':informed' * self.informed}"
        what = self.game.id, self.seats, self.options, str(self.one), name, self.seed, len(found), games
        one, two = means.mean(axis=0).tolist()
        return row(Duel(*what, one, two, one - two, *confidence_sequence(means[:, 0] - means[:, 1]), unit(self.game)))


def play_all(match: Match, deals: int, processes: int, seconds: float) -> None:
    """Play so many deals, or as many as the time allows; in the order of their numbers, so that none is favoured."""
    match.deal(deals)  # compiles, so that the others find it done
    start, found, every = time.perf_counter(), list[tuple[float, float]](), max(4, deals // 20)
    with get_context("spawn").Pool(processes) as pool:
        for means in pool.imap(match.deal, range(deals)):
            found.append(means)
            if len(found) % every == 0:
                print(f"{match.told(found)} {time.perf_counter() - start:.0f} s", flush=True)
            if time.perf_counter() - start > seconds:
                break
    print(f"{match.told(found)} {time.perf_counter() - start:.0f} s, in all", flush=True)


def main() -> None:
    """Read who plays what, and let them."""
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("game")
    reader.add_argument("seats", type=int)
    for name, default in (("rollouts", 100), ("deals", 100), ("processes", 1), ("seed", 3)):
        reader.add_argument(f"--{name}", type=int, default=default)
    reader.add_argument("--seconds", type=float, default=1e9)
    reader.add_argument("-c", type=float, default=0.7, help="how much is explored, in ranges of the values met")
    reader.add_argument("--informed", action="store_true", help="the tree search knows what is sensible")
    reader.add_argument("--against", choices=("search", "sensible", "random"), default="search")
    read = reader.parse_args()
    game, one = kibitz.game(read.game), Spec(read.against, read.rollouts if read.against == "search" else 0)
    options = game.read_options(read.seats, DUELS[read.game][2] if read.game in DUELS else {})
    match = Match(game, read.seats, options, read.seed, one, read.rollouts, read.c, read.informed)
    play_all(match, read.deals, read.processes, read.seconds)


if __name__ == "__main__":
    import_module("ismcts").main()  # not as __main__: its name is in the compiled source, and must be the workers' too
