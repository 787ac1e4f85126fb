"""Players and the coach think in a process of their own, so that whoever serves people never waits for them.

Compiling a search takes seconds. Until it is done, and whenever an answer does not come in time, the sensible player
decides, in plain Python; the coach says that it is not ready.
"""

from __future__ import annotations

import multiprocessing
import signal
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from random import Random
from typing import Any

from kibitz.kernel.game import Game
from kibitz.kernel.view import View
from kibitz.players import Player, Spec, choose, read_player
from kibitz.players.sensible import choose_sensibly

GRACE = 2.0
"""Seconds that an answer may be late before it is given up."""
SLOWEST = 60.0
"""Seconds for what is not limited by the clock: rollouts take as long as they take."""
WARMING = 180.0
"""Seconds in which a search must be compiled."""


class Aside:
    """A process that thinks, one question at a time; it starts with the first one and ends with us.

    With `quick` it is for players who do not search: it compiles nothing, and answers from the first question on.
    """

    def __init__(self, quick: bool = False) -> None:
        self._quick = quick
        self._lock = threading.Lock()
        self._pipe: Connection | None = None
        self._process: Any = None
        self._warm: set[Game] = set()
        self._warming: Game | None = None
        self._since = 0.0

    def choose(self, spec: Spec, view: View, rng: Random) -> str:
        """What a player does; it waits no longer than the player may think."""
        if spec.thinks != "search" or len(view.legal) == 1:
            return choose(spec, view, rng)
        return self.ask(spec, view, rng) or choose_sensibly(view, rng)

    def ask(self, spec: Spec, view: View, rng: Random) -> str | None:
        """What a player does, thought out in the process; None if that is not ready, or late."""
        patience = spec.ms / 1000 + GRACE if spec.ms else SLOWEST
        whims = Random(rng.getrandbits(62))  # noqa: S311  a bot's, not the cards
        answer: str | None = self._ask(view.rulebook, patience, "choose", spec, view, whims)
        return answer

    def advise(self, view: View) -> Any:
        """What the coach says (see players.coach); None if it is not ready."""
        return self._ask(view.rulebook, SLOWEST, "advise", view)

    def run(self, function: Callable[..., Any], game: Game, *arguments: Any) -> Any:
        """What a function says, which the process can import and which needs this game compiled; None if not ready."""
        return self._ask(game, SLOWEST, function, *arguments)

    def warm_up(self, view: View) -> bool:
        """Begin to compile for a game, if that is not done yet; whether it is."""
        return self._ask(view.rulebook, SLOWEST, "warm_up", view) is not None

    def _ask(self, game: Game, patience: float, task: str | Callable[..., Any], *arguments: Any) -> Any:
        """The answer of the process; None if it is not ready for this game, is late, or has died."""
        with self._lock:
            try:
                pipe = self._started()
                if self._warming is not None and pipe.poll():
                    pipe.recv()
                    self._warm.add(self._warming)
                    self._warming = None
                if self._warming is not None:
                    if time.monotonic() - self._since > WARMING:
                        self._end()
                    return None
                pipe.send((task, arguments))
                if game not in self._warm and not self._quick:  # the first question compiles: its answer says so
                    self._warming, self._since = game, time.monotonic()
                elif pipe.poll(patience):
                    return pipe.recv()
                else:
                    self._end()
            except (EOFError, OSError):  # the next question starts another process
                self._end()
            except BaseException:  # an interrupted question would leave its answer to the next one
                self._end()
                raise
            return None

    def give_up(self) -> None:
        """Let whoever waits for an answer go: nobody wants it any more."""
        process = self._process
        if process is not None:
            process.kill()

    def _started(self) -> Connection:
        if self._pipe is None:
            spawn = multiprocessing.get_context("spawn")
            self._pipe, other = spawn.Pipe()
            self._process = spawn.Process(target=_answer, args=(other,), daemon=True)
            self._process.start()
            other.close()
        return self._pipe

    def _end(self) -> None:
        """Give the process up."""
        if self._process is not None:
            self._process.kill()
        self._pipe, self._process, self._warming = None, None, None
        self._warm.clear()


def _answer(pipe: Connection) -> None:
    """What the process does: one question after another, until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one who asks
    from kibitz.players.coach import advise

    tasks: dict[str, Callable[..., Any]] = {
        "choose": choose,
        "advise": advise,
        "warm_up": lambda view: advise(view, rollouts=2),
    }
    with suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            task, arguments = pipe.recv()
            try:
                answer = (tasks[task] if isinstance(task, str) else task)(*arguments)
            except Exception:  # whoever asks gets no answer, and does without
                answer = None
            pipe.send(answer)


HERE = Aside()
"""The one process that thinks for this one."""


def player_aside(name: str) -> Player:
    """The player that is named so, which thinks aside if it thinks long; or UnknownPlayer."""
    spec = read_player(name)
    return lambda view, rng: HERE.choose(spec, view, rng)
