"""Functions of the rules at a compiled speed: Numba compiles what `source.py` writes, and what it made is kept.

The file that is compiled is named by a hash of its text: changed rules are a new file, and no stale machine code is
ever found.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import sys
import tempfile
import threading
import types
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

from kibitz.errors import BadRules
from kibitz.kernel.game import Game
from kibitz.kernel.hooks import Function
from kibitz.kernel.speeds.checker import check
from kibitz.kernel.speeds.source import Source, Target
from kibitz.kernel.speeds.trial import try_out

REASONS = ("Cannot ", "No implementation", "Invalid use", "Unknown ", "Untyped ", "Use of unsupported", "NameError")
"""How the sentences of Numba's begin that say what is wrong, among those that say where it was."""
OPTIMISE = 1
"""LLVM's level: at 3 the games run no faster and take 3 seconds longer to compile."""


@cache
def cache_folder() -> Path:
    """Where written sources and their machine code are kept; KIBITZ_CACHE names another place.

    Where nothing can be written there, a temporary folder serves this process.
    """
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    folder = Path(os.environ.get("KIBITZ_CACHE") or Path(base) / "kibitz")
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        if os.access(folder, os.W_OK):
            return folder
    return Path(tempfile.mkdtemp(prefix="kibitz-"))


_COMPILING = threading.RLock()
_LOADED: dict[tuple[Any, ...], types.SimpleNamespace] = {}


def compiled(
    game: Game,
    target: Target,
    functions: Sequence[Function],
    more: Mapping[Function, Function] | None = None,
    careful: bool = False,
) -> types.SimpleNamespace:
    """`functions`, written in the rules' way, compiled over this game's rules; by their names.

    (And `loops`: whether a rule that calls itself has been made a loop, see `recursion.py`.)

    On the CPU they are compiled when first called, or come from the cache; on the GPU they are device functions.
    `more` are hooks of other parts than the kernel, and what they mean. In the `careful` form a fault of the rules
    stops the game (an IndexError, or a ZeroDivisionError). BadRules if the rules cannot be compiled.
    """
    more = more or {}
    key = (game, target, tuple(functions), tuple(more.items()), careful)
    with _COMPILING:
        if key not in _LOADED:
            _LOADED[key] = _compiled(game, target, functions, more, careful)
    return _LOADED[key]


def _compiled(
    game: Game, target: Target, functions: Sequence[Function], more: Mapping[Function, Function], careful: bool
) -> types.SimpleNamespace:
    check(game)
    source = Source(game, target, more, careful)
    names = {f.__name__: source.add(f) for f in functions}
    module = _load(game, target, source.text(list(names.values())))
    made = {short: getattr(module, name) for short, name in names.items()}
    if target == "cpu":
        made = {short: _compile_first(game, f) for short, f in made.items()}
    return types.SimpleNamespace(**made, loops=source.loops)


def _load(game: Game, target: Target, text: str) -> types.ModuleType:
    name = f"{game.id}_{target}_{hashlib.sha256(text.encode()).hexdigest()[:16]}"
    path = cache_folder() / f"{name}.py"
    if not path.exists():
        for seats in (game.seats[-1], game.seats[0]):  # new rules: told before anybody waits for the compiler
            try_out(game, seats, {})
        draft = path.with_suffix(f".{os.getpid()}.draft")
        draft.write_text(text, encoding="utf-8")
        draft.replace(path)
    spec = importlib.util.spec_from_file_location(f"kibitz_compiled.{name}", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def _compile_first(game: Game, function: Any) -> Callable[..., Any]:
    """`function`, whose first call compiles it, or loads it from the cache, at LLVM's lower level."""
    config: Any = importlib.import_module("numba.core.config")
    errors: Any = importlib.import_module("numba.core.errors")

    def call(*arguments: Any) -> Any:
        if not function.signatures:
            with _COMPILING:
                level = config.OPT
                config.OPT = type(level)(OPTIMISE)
                try:
                    function.compile(tuple(function.typeof_pyval(argument) for argument in arguments))
                except errors.NumbaError as error:
                    raise BadRules(
                        f"{game.id} cannot be compiled: {_reason(error, function.py_func.__code__.co_filename)}"
                    ) from error
                finally:
                    config.OPT = level
        return function(*arguments)

    return call


def _reason(error: Exception, file: str) -> str:
    """What Numba says, in a line, and of which rule: the last that is defined above the line that it names."""
    text = str(error)
    said = next((line for line in text.splitlines() if line.startswith(REASONS)), text.strip().splitlines()[-1])
    lines = Path(file).read_text(encoding="utf-8").splitlines()
    named = re.search(r"\.py(?:\"\), line| \()(\d+)", text)
    above = lines[: int(named[1])] if named else lines
    rule = next((line for line in reversed(above) if line.startswith("def ")), "def ?(")
    return f"{said.partition(', defined at')[0]} (in {rule[4:].partition('(')[0]})"
