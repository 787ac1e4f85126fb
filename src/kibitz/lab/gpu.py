"""The simulator's loop on a GPU: every thread plays its share of the games on a table of its own."""

from __future__ import annotations

from functools import cache
from time import perf_counter
from typing import Any

import numba.cuda
import numpy as np
from numpy.typing import NDArray

from kibitz.kernel.game import Game
from kibitz.kernel.speeds import compiled, require_gpu
from kibitz.kernel.state import dtype
from kibitz.lab.loops import advance, play_many

cuda: Any = numba.cuda
settings: Any = numba.config
settings.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # the first launch of a kernel is meant to be small: it compiles

THREADS_A_BLOCK = 256
BLOCKS = 8448  # 64 for each of an H200's processors: measured, and flat around it


@cache
def _kernel(game: Game) -> Any:
    """The CUDA kernel of a game: tables in local memory, which the device lays out so that neighbours share lines."""
    play = compiled(game, "gpu", (play_many,)).play_many
    record = dtype(game.table_type)
    most_legal = game.actions.most_legal

    @cuda.jit
    def kernel(news, low, high, stream, results):  # type: ignore[no-untyped-def]
        states = cuda.local.array(1, record)
        out = cuda.local.array(most_legal, np.int16)
        mind = cuda.local.array(4, np.uint32)
        play(states, news, out, mind, low, high, stream, cuda.grid(1), cuda.gridsize(1), results)

    return kernel


def play_on_gpu(
    game: Game, new: NDArray[Any], games: int, low: int, high: int, blocks: int = BLOCKS, threads: int = THREADS_A_BLOCK
) -> tuple[NDArray[np.int32], float]:
    """Rows of results for so many games, and the seconds the device took (without compiling)."""
    require_gpu()
    kernel = _kernel(game)
    news = cuda.to_device(new)
    kernel[1, threads](news, low, high, 0, cuda.to_device(np.zeros((1, 4), np.int32)))
    cuda.synchronize()
    rows = cuda.to_device(np.zeros((games, 4), np.int32))
    start = perf_counter()
    kernel[min(blocks, -(-games // threads)), threads](news, low, high, 0, rows)
    cuda.synchronize()
    seconds = perf_counter() - start
    host: NDArray[np.int32] = rows.copy_to_host()
    return host, seconds


@cache
def _advance_kernel(game: Game) -> Any:
    step = compiled(game, "gpu", (advance,)).advance
    most_legal = game.actions.most_legal

    @cuda.jit
    def kernel(states, minds):  # type: ignore[no-untyped-def]
        out = cuda.local.array(most_legal, np.int16)
        step(states, minds, out, cuda.grid(1), cuda.gridsize(1))

    return kernel


def advance_on_gpu(game: Game, states: NDArray[Any], minds: NDArray[np.uint32]) -> None:
    """Every table goes one step further, in place."""
    require_gpu()
    there, thinking = cuda.to_device(states), cuda.to_device(minds)
    _advance_kernel(game)[-(-len(states) // THREADS_A_BLOCK), min(THREADS_A_BLOCK, len(states))](there, thinking)
    there.copy_to_host(states)
    thinking.copy_to_host(minds)
