"""Games on a GPU: every thread plays its share of them on a table of its own.

All that knows how a GPU is programmed stands here: by numba-cuda, which is only kept alive and gets no new Python or
NumPy any more (docs/results/gpu-compilers.md says what its successor was found to do). Without a GPU its simulator
executes the same source, one thread after another, with the settings of SIMULATOR.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from time import perf_counter
from types import SimpleNamespace
from typing import Any

import numba.cuda
import numpy as np
from numpy.typing import NDArray

from kibitz.errors import NoGpu
from kibitz.kernel.game import Game
from kibitz.kernel.hooks import Function
from kibitz.kernel.speeds.arrays import dtype
from kibitz.kernel.speeds.compiler import compiled
from kibitz.kernel.speeds.source import DIALECTS, Dialect
from kibitz.lab.batches import COLUMNS, advance, at_random, play_many
from kibitz.players.choice import MEMO, RANDOM, SENSIBLE, choose_by
from kibitz.players.engine import Numbers, OnCpu
from kibitz.players.rollouts import try_actions
from kibitz.players.sensible import meaning

cuda: Any = numba.cuda
settings: Any = numba.config
settings.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # the first launch of a kernel is meant to be small: it compiles

DIALECTS["gpu"] = Dialect(
    "from numba import cuda, int64",
    entry="@cuda.jit(device=True)",
    within="@cuda.jit(device=True)",
    stack="cuda.local.array({}, np.int{})",
)
SIMULATOR = {"NUMBA_ENABLE_CUDASIM": "1"}
"""Settings of a process in which no GPU is needed; it is slow, for tests."""

REGISTERS = 64
"""At most, where a rule was made a loop: Extreme would take 92, and with 64 twice as many threads find room (measured:
1.18 times the speed). Games without such a rule take fewer, and some (The Game) lose by a limit."""
THREADS_A_BLOCK = 256
BLOCKS = 8448  # 64 for each of an H200's processors: measured, and flat around it


def require_gpu() -> None:
    """NoGpu unless there is a device (or its simulator is switched on)."""
    if not cuda.is_available():
        raise NoGpu("no CUDA device was found; use speed='cpu', or a machine that has one")


def _jit(of: SimpleNamespace) -> Any:
    """How a kernel is compiled that calls these functions. (The simulator has no registers.)"""
    return cuda.jit(max_registers=REGISTERS) if of.loops and not settings.ENABLE_CUDASIM else cuda.jit


def device_name() -> str:
    """What the GPU calls itself (bytes or text, as the version has it)."""
    name = cuda.get_current_device().name
    return name.decode() if isinstance(name, bytes) else str(name)


@cache
def _kernel(game: Game, sensible: bool) -> Any:
    """The CUDA kernel of a game: tables in local memory, which the device lays out so that neighbours share lines."""
    of = compiled(game, "gpu", (play_many,), meaning(game) if sensible else {choose_by: at_random})
    play = of.play_many
    memory = MEMO if sensible else 1
    record = dtype(game.table_type)
    most_legal = game.actions.most_legal

    @_jit(of)
    def kernel(empty, who, low, high, stream, results):  # type: ignore[no-untyped-def]
        states = cuda.local.array(1, record)
        out = cuda.local.array(most_legal, np.int16)
        rng = cuda.local.array(4, np.uint32)
        memo = cuda.local.array(memory, np.int64)
        play(states, empty, who, out, rng, memo, low, high, stream, cuda.grid(1), cuda.gridsize(1), results)

    return kernel


def play_on_gpu(
    game: Game,
    new: NDArray[Any],
    who: Sequence[int],
    games: int,
    low: int,
    high: int,
    blocks: int = BLOCKS,
    threads: int = THREADS_A_BLOCK,
) -> tuple[NDArray[np.int32], float]:
    """Rows of results for so many games, and the seconds the device took (without compiling)."""
    require_gpu()
    kernel = _kernel(game, set(who) != {RANDOM})
    empty, seated = cuda.to_device(new), cuda.to_device(np.array(who, np.int8))
    kernel[1, threads](empty, seated, low, high, 0, cuda.to_device(np.zeros((1, COLUMNS), np.int32)))
    cuda.synchronize()
    rows = cuda.to_device(np.zeros((games, COLUMNS), np.int32))
    start = perf_counter()
    kernel[min(blocks, -(-games // threads)), threads](empty, seated, low, high, 0, rows)
    cuda.synchronize()
    seconds = perf_counter() - start
    host: NDArray[np.int32] = rows.copy_to_host()
    return host, seconds


class OnGpu:
    """The search on a GPU: a thread for every rollout. It pays where many tables are thought about together."""

    whole = False

    def __init__(self, game: Game) -> None:
        require_gpu()
        self.game = game
        self.on_cpu = OnCpu(game, 1)
        self.kernel = _search_kernel(game)

    def rank(self, roots: NDArray[Any], seats: Numbers) -> tuple[NDArray[np.int16], Numbers]:
        """See Engine; there is too little to do for a GPU."""
        return self.on_cpu.rank(roots, seats)

    def try_out(
        self, roots: NDArray[Any], seats: Numbers, actions: NDArray[np.int16], seeds: Numbers,
        world: int, worlds: int, tried: int,
    ) -> Numbers:  # fmt: skip
        """See Engine."""
        values = cuda.to_device(np.zeros((len(roots), worlds, tried), np.int64))
        there = [cuda.to_device(np.ascontiguousarray(each)) for each in (roots, seats, actions, seeds)]
        blocks = min(BLOCKS, -(-values.size // THREADS_A_BLOCK))
        self.kernel[blocks, THREADS_A_BLOCK](*there, world, tried, values)
        found: Numbers = values.copy_to_host()
        return found


@cache
def _search_kernel(game: Game) -> Any:
    of = compiled(game, "gpu", (try_actions,), meaning(game))
    run = of.try_actions
    record, most_legal, cards = dtype(game.table_type), game.actions.most_legal, 4 * len(game.table_type.FACE)

    @_jit(of)
    def kernel(roots, seats, actions, seeds, world, tried, values):  # type: ignore[no-untyped-def]
        tables = cuda.local.array(1, record)
        out = cuda.local.array(most_legal, np.int16)
        rng = cuda.local.array(4, np.uint32)
        memo = cuda.local.array(MEMO, np.int64)
        loose = cuda.local.array(cards, np.int64)
        at, step = cuda.grid(1), cuda.gridsize(1)
        run(roots, seats, actions, seeds, tables, out, rng, memo, loose, 0, world, tried, at, step, values)

    return kernel


@cache
def _advance_kernel(game: Game) -> Any:
    of = compiled(game, "gpu", (advance,))
    step = of.advance
    most_legal = game.actions.most_legal

    @_jit(of)
    def kernel(states, rngs):  # type: ignore[no-untyped-def]
        out = cuda.local.array(most_legal, np.int16)
        step(states, rngs, out, cuda.grid(1), cuda.gridsize(1))

    return kernel


def advance_on_gpu(game: Game, states: NDArray[Any], rngs: NDArray[np.uint32]) -> None:
    """Every table goes one step further, in place."""
    require_gpu()
    there, thinking = cuda.to_device(states), cuda.to_device(rngs)
    _advance_kernel(game)[-(-len(states) // THREADS_A_BLOCK), min(THREADS_A_BLOCK, len(states))](there, thinking)
    there.copy_to_host(states)
    thinking.copy_to_host(rngs)


def tuning(
    game: Game, new: NDArray[Any], seats: int, at: int, words: Mapping[Function, Function]
) -> Callable[[NDArray[np.int64], int, int, int], NDArray[np.int32]]:
    """Plays many games of sensible players for each row of weights, which stand in their memos from `at` on."""
    require_gpu()
    of = compiled(game, "gpu", (play_many,), words)
    play = of.play_many
    record, most_legal = dtype(game.table_type), game.actions.most_legal
    empty, seated = cuda.to_device(new), cuda.to_device(np.full(seats, SENSIBLE, np.int8))

    @_jit(of)
    def kernel(empty, who, weights, low, high, results):  # type: ignore[no-untyped-def]
        states = cuda.local.array(1, record)
        out = cuda.local.array(most_legal, np.int16)
        rng = cuda.local.array(4, np.uint32)
        memo = cuda.local.array(MEMO, np.int64)
        mine = cuda.blockIdx.y
        for i in range(weights.shape[1]):
            memo[at + i] = weights[mine, i]
        first = cuda.blockIdx.x * cuda.blockDim.x + cuda.threadIdx.x
        play(states, empty, who, out, rng, memo, low, high, 0, first, cuda.gridDim.x * cuda.blockDim.x, results[mine])

    def run(weights: NDArray[np.int64], games: int, low: int, high: int) -> NDArray[np.int32]:
        rows = cuda.to_device(np.zeros((len(weights), games, COLUMNS), np.int32))
        kernel[(-(-games // 128), len(weights)), 128](empty, seated, cuda.to_device(weights), low, high, rows)
        found: NDArray[np.int32] = rows.copy_to_host()
        return found

    return run
