"""Games by the million: the same games for a seed, whatever the speed and however many cores share the work."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from dataclasses import asdict, dataclass
from time import perf_counter
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, get_args

from kibitz.errors import BadRules, BadSeats, KibitzError, brief, require
from kibitz.games import load_game
from kibitz.kernel.chance import Chance, check_seed, words_of
from kibitz.kernel.game import Game
from kibitz.kernel.hooks import Function
from kibitz.kernel.options import Code, Value
from kibitz.kernel.speeds.arrays import empty_tables
from kibitz.kernel.speeds.compiler import compiled
from kibitz.kernel.speeds.sanitizer import careful
from kibitz.kernel.speeds.trial import setting, try_out
from kibitz.kernel.speeds.trial import told as what_happened
from kibitz.kernel.state import MAX_DECISIONS, State
from kibitz.lab.batches import (
    COLUMNS,
    CRASHED,
    DECISIONS,
    ENDLESS,
    GAINED,
    LEFT,
    LOSERS,
    NOBODY_ACTS,
    NOT_LEGAL,
    ROUNDS,
    WINNERS,
    at_random,
    play_many,
)
from kibitz.lab.lineup import QUICK, by_rollouts, play_by_views, starting_chips
from kibitz.lab.statistics import counted, interval, wilson
from kibitz.players import Player, Spec
from kibitz.players.choice import MEMO, RANDOM, choose_by
from kibitz.players.sensible import meaning

if TYPE_CHECKING:  # plain Python does without arrays
    import numpy as np
    from numpy.typing import NDArray

    from kibitz.players.engine import Engine

Speed = Literal["python", "cpu", "gpu"]
Array: TypeAlias = "NDArray[np.int32]"
Rows: TypeAlias = "list[list[int]] | Array"
Progress = Callable[[int], None]

TOGETHER = 256
"""Games of players that search are played so many at a time."""
MAX_GAMES = 1 << 31
TICK = 0.2  # seconds between two looks at how far it is


@dataclass(frozen=True)
class Simulation:
    """What a simulation found. Shares are of all games; `seconds` do not count compiling.

    Cooperative games have `won` (a share) and `left` (the mean); the others `wins` and `losses`, a share per seat.
    """

    game: str
    seats: int
    options: dict[str, Value]
    players: tuple[str, ...]
    speed: Speed
    seed: int
    games: int
    decisions: int
    seconds: float
    won: float | None
    left: float | None
    wins: tuple[float, ...] | None
    losses: tuple[float, ...] | None
    points: tuple[float, ...] | None
    """Games with points: the mean of a seat's at the end."""
    chips_a_round: tuple[float, ...] | None
    """Games for chips: what a seat gained in a round, on average; what stays in the bank is nobody's."""

    def as_dict(self) -> dict[str, Any]:
        """Everything as plain values, for a program that reads it; shares also with their 95 % intervals."""
        plain = asdict(self)
        if self.won is not None:
            plain["won_interval"] = wilson(self.won, self.games)
        for name, shares in (("wins", self.wins), ("losses", self.losses)):
            if shares is not None:
                plain[f"{name}_intervals"] = [wilson(share, self.games) for share in shares]
        return plain

    def __str__(self) -> str:
        rate = self.decisions / self.seconds if self.seconds > 0 else float("inf")
        lines = [
            f"{self.game}, {counted(self.seats, 'seat')} ({', '.join(self.players)}): {counted(self.games, 'game')}, "
            f"{counted(self.decisions, 'decision')} in {self.seconds:.2f} s ({rate:,.0f} a second, {self.speed})"
        ]
        if self.won is not None:
            lines.append(f"  won    {interval(self.won, self.games)}")
            lines.append(f"  left   {self.left:.2f} cards on average")
        for name, shares in (("wins", self.wins), ("losses", self.losses)):
            if shares is not None and any(shares):
                lines += [f"  seat {seat} {name:<6} {interval(share, self.games)}" for seat, share in enumerate(shares)]
        for name, means in (("points", self.points), ("chips a round", self.chips_a_round)):
            if means is not None:
                lines += [f"  seat {seat} {name} {mean:+.3f}" for seat, mean in enumerate(means)]
        return "\n".join(lines)


def simulate(
    game: str | Game,
    players: Sequence[str | Player],
    games: int,
    speed: Speed = "cpu",
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    cores: int | None = None,
    progress: Progress | None = None,
) -> Simulation:
    """Play many games and count. One player per seat; `cores` defaults to all there are (speed cpu).

    A game is named by its id, as `module:NAME` or by a file; a player by its name, as `module:function`, or it is a
    function `choose(view, rng)` itself: such games are played in plain Python.

    `progress` is called now and then with the number of games played so far (speed cpu).
    """
    rules = game if isinstance(game, Game) else load_game(game)
    _check(players, games, speed, seed, cores)
    seats = len(players)
    chosen = rules.read_options(seats, options)
    try_out(rules, seats, chosen)
    play = {"python": _on_python, "cpu": _on_cpu, "gpu": _on_gpu}[speed]
    codes, told = rules.encode(seats, chosen), progress or (lambda _games: None)
    specs, cores = [by_rollouts(name) for name in players], cores or os.cpu_count() or 1
    if all(spec.thinks in QUICK and not spec.mistakes for spec in specs):
        rows, seconds = play(rules, [QUICK[spec.thinks] for spec in specs], codes, games, seed, cores, told)
    else:
        rows, seconds = _in_step(rules, specs, chosen, games, seed, speed, cores, told)
    if min(_tally(rows, DECISIONS)) < 0:
        faulty, row = next((stream, row) for stream, row in enumerate(rows) if row[DECISIONS] < 0)
        endless = row[DECISIONS] == ENDLESS
        raise _went_wrong(rules, [QUICK[spec.thinks] for spec in specs], chosen, seed, faulty, endless)
    winners, losers = _tally(rows, WINNERS), _tally(rows, LOSERS)
    together = rules.cooperative
    gained = [_sum(_tally(rows, GAINED + seat)) for seat in range(seats)]
    rounds = games if rules.one_round else _sum(_tally(rows, ROUNDS))
    began = starting_chips(rules, seats, seed, chosen)
    return Simulation(
        game=rules.id,
        seats=seats,
        options=chosen,
        players=tuple(name if isinstance(name, str) else str(spec) for name, spec in zip(players, specs, strict=True)),
        speed=speed,
        seed=seed,
        games=games,
        decisions=_sum(_tally(rows, DECISIONS)),
        seconds=seconds,
        won=1 - winners[0] / games if together else None,
        left=_sum(_tally(rows, LEFT)) / games if together else None,
        wins=None if together else tuple(_share(winners, seat, games) for seat in range(seats)),
        losses=None if together else tuple(_share(losers, seat, games) for seat in range(seats)),
        points=None if rules.score is None else tuple(total / games for total in gained),
        chips_a_round=None
        if rules.chips is None
        else tuple((total - games * chips) / rounds for total, chips in zip(gained, began, strict=True)),
    )


def _tally(rows: Rows, column: int) -> Counter[int]:
    """How often each number stands in a column of the results."""
    if isinstance(rows, list):
        return Counter(row[column] for row in rows)
    import numpy as np

    found = rows[:, column]
    least = int(found.min())
    counts = np.bincount(found - least)
    return Counter({least + int(at): int(counts[at]) for at in np.flatnonzero(counts)})


def _sum(tally: Counter[int]) -> int:
    return sum(number * times for number, times in tally.items())


def _share(sets: Counter[int], seat: int, games: int) -> float:
    """In which share of the games a seat is in a set of seats."""
    return sum(times for seats, times in sets.items() if seats >> seat & 1) / games


def read_speed(name: object) -> Speed:
    """The speed that is called so, or KibitzError."""
    for speed in get_args(Speed):
        if name == speed:
            found: Speed = speed
            return found
    raise KibitzError(f"speed is one of {', '.join(get_args(Speed))}, not {brief(name)}")


def _check(players: Sequence[str | Player], games: int, speed: str, seed: int, cores: int | None) -> None:
    if isinstance(players, str) or not isinstance(players, Sequence) or not players:
        raise BadSeats('players is a list with one name per seat, such as ["random"] * 4')
    if type(games) is not int or not 1 <= games < MAX_GAMES:
        raise KibitzError(f"games is a number from 1 to {MAX_GAMES - 1:,}, not {brief(games)}")
    read_speed(speed)
    if cores is not None and (type(cores) is not int or cores < 1):
        raise KibitzError(f"cores is a number from 1 on, not {brief(cores)}")
    check_seed(seed)
    if speed != "python":
        require("fast" if speed == "cpu" else "gpu", f"speed='{speed}'")


def choosing(game: Game, who: Sequence[int]) -> dict[Function, Function]:
    """What the batch's hooks mean, so that nothing is compiled that nobody needs."""
    return {choose_by: at_random} if set(who) == {RANDOM} else meaning(game)


def _on_python(
    game: Game, who: Sequence[int], options: Mapping[str, Code], games: int, seed: int, cores: int, told: Progress
) -> tuple[Rows, float]:
    play = game.bind(play_many, more=choosing(game, who))
    rows = [[0] * COLUMNS for _ in range(games)]
    start = perf_counter()
    try:
        play(*_plain_tables(game, who, options), *words_of(seed), 0, 0, 1, rows)
    except Exception:  # whatever a rule may do wrong: the game is played again, carefully
        next(row for row in rows if row[DECISIONS] == 0)[DECISIONS] = CRASHED
    return rows, perf_counter() - start


def _plain_tables(game: Game, who: Sequence[int], options: Mapping[str, Code]) -> tuple[Any, ...]:
    """What `play_many` needs in plain Python."""
    tables = [game.table_type(len(who), options, Chance()) for _ in range(2)]
    return tables[:1], tables[1:], who, [0] * game.actions.most_legal, [0] * 4, [0] * MEMO


def _went_wrong(
    game: Game, who: Sequence[int], options: Mapping[str, Value], seed: int, stream: int, endless: bool
) -> BadRules:
    """What went wrong in a game, which is played again in the careful form: that can name the decision and the line."""
    where = f"{setting(game, len(who), options, seed)}, game {stream}"
    if endless:
        return BadRules(f"{where}, decision {MAX_DECISIONS}: the game does not end")
    form, codes, made = careful(game), game.encode(len(who), options), 0

    def do(s: State, seat: int, action: int) -> None:
        nonlocal made
        form.bound.do(s, seat, action)
        made += 1

    play = form.bind(play_many, {**vars(form.bound), "do": do}, choosing(game, who))
    row = [0] * COLUMNS
    try:
        play(*_plain_tables(game, who, codes), *words_of(seed), stream, 0, 1, [row])
        said = WRONG.get(
            row[DECISIONS], "it went wrong compiled, and not in plain Python: see testing.law_speeds_agree"
        )
    except Exception as error:  # whatever a rule may do wrong
        said = what_happened(game, error)
    return BadRules(f"{where}, decision {made}: {said}")


WRONG = {
    NOBODY_ACTS: "nobody may act, and the game is not over",
    NOT_LEGAL: "nothing is legal for the seat that may act, or what is legal is refused",
}


def _on_cpu(
    game: Game, who: Sequence[int], options: Mapping[str, Code], games: int, seed: int, cores: int, told: Progress
) -> tuple[Rows, float]:
    import numpy as np

    play = compiled(game, "cpu", (play_many,), choosing(game, who)).play_many
    rows = np.zeros((games, COLUMNS), np.int32)
    new, seated = empty_tables(game, len(who), options, 1), np.array(who, np.int8)

    def share(first: int, step: int, rows: Array) -> None:
        table, out = empty_tables(game, len(who), options, 1), np.zeros(game.actions.most_legal, np.int16)
        rng, memo = np.zeros(4, np.uint32), np.zeros(MEMO, np.int64)
        try:
            play(table, new, seated, out, rng, memo, *words_of(seed), 0, first, step, rows)
        except IndexError:  # compiled code cannot say where: the game is played again
            unplayed = np.flatnonzero(rows[first::step, DECISIONS] == 0)[0]
            rows[first + step * unplayed, DECISIONS] = CRASHED

    share(0, 1, rows[:0])  # compiles, or loads from the cache
    start = perf_counter()
    with ThreadPoolExecutor(cores) as pool:
        shares = [pool.submit(share, first, cores, rows) for first in range(cores)]
        while wait(shares, timeout=TICK).not_done:
            told(int(np.count_nonzero(rows[:, DECISIONS] > 0)))
        for each in shares:
            each.result()
    return rows, perf_counter() - start


def _in_step(
    game: Game,
    specs: Sequence[Spec],
    options: Mapping[str, Value],
    games: int,
    seed: int,
    speed: Speed,
    cores: int,
    told: Progress,
) -> tuple[Rows, float]:
    """Games of players that search, or err, or are somebody's own."""
    own = [str(spec) for spec in specs if spec.function is not None]
    if own and speed == "gpu":
        raise KibitzError(f"{own[0]} is a Python function, which no GPU can run: say speed cpu or python")
    if speed == "python" and not own:
        slow = next(spec for spec in specs if spec.thinks not in QUICK or spec.mistakes)
        raise KibitzError(f"{slow} is simulated with speed cpu or gpu: in plain Python it would take too long")
    if own:
        start = perf_counter()
        played = play_by_views(game, [specs] * games, options, seed, range(games))
        return played, perf_counter() - start
    import numpy as np

    from kibitz.lab.matches import play_matches
    from kibitz.lab.soak import try_worlds

    try_worlds(game, len(specs), options)
    by = engine_for(game, speed, cores)
    play_matches(game, [specs], options, seed, [0], by)  # compiles
    start, rows = perf_counter(), []
    for first in range(0, games, TOGETHER):
        deals = range(first, min(games, first + TOGETHER))
        rows.append(play_matches(game, [specs] * len(deals), options, seed, deals, by))
        told(deals[-1] + 1)
    return np.concatenate(rows), perf_counter() - start


def engine_for(game: Game, speed: Speed, cores: int) -> Engine:
    """What searches run on."""
    if cores < 1:
        raise KibitzError(f"cores is a number from 1 on, not {cores}")
    if speed == "python":
        raise KibitzError("searches run with speed cpu or gpu: in plain Python they would take too long")
    require("fast" if speed == "cpu" else "gpu", f"speed='{speed}'")
    if speed == "cpu":
        from kibitz.players.engine import engine

        return engine(game, cores)
    from kibitz.lab.gpu import OnGpu

    return OnGpu(game)


def _on_gpu(
    game: Game, who: Sequence[int], options: Mapping[str, Code], games: int, seed: int, cores: int, told: Progress
) -> tuple[Rows, float]:
    from kibitz.lab.gpu import play_on_gpu

    return play_on_gpu(game, empty_tables(game, len(who), options, 1), who, games, *words_of(seed))
