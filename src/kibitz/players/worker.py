"""Players and the coach think in processes of their own, so that whoever serves people never waits for them.

Starting a process takes a second, compiling a search several. Until that is done, and whenever an answer does not come
in time, the sensible player decides, in plain Python; the coach says that it is not ready. A process that is frozen, or
dies, or cannot even start, is no answer either: it is buried, and the next question starts another.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from random import Random
from typing import Any, NamedTuple

from kibitz.errors import KibitzError, PlayerFailed
from kibitz.kernel.game import Game
from kibitz.kernel.views.view import View
from kibitz.players import Player, Spec, choose, load_player
from kibitz.players.sensible import choose_sensibly

GRACE_SECONDS = 2.0
"""Seconds that an answer may be late before it is given up."""
ANSWER_SECONDS = 60.0
"""Seconds for what is not limited by the clock: rollouts take as long as they take."""
START_SECONDS, COMPILE_SECONDS = 60.0, 180.0
"""Seconds in which a process must be there, and in which a search must be compiled."""
KILL_SECONDS = 5.0
"""Seconds in which a process that was killed must be gone."""
PAUSE = 0.02
"""Seconds between two looks at whether a process is there."""
NICE = 10
"""Whoever searches lets those go first who serve people."""


class Failed(NamedTuple):
    """An answer that there is none: the question failed, and why; also without a card, for a log."""

    said: str
    discreet: str


class Worker:
    """A process that thinks, one question at a time; it starts with the first one and ends with us.

    With `quick` it is for players who do not search: it compiles nothing. With a `player` it is for that one,
    whose module it loads first. Nobody waits while it gets ready: what is asked meanwhile has no answer.
    """

    def __init__(self, quick: bool = False, player: Spec | None = None) -> None:
        self._quick = quick
        self._player = player
        self.starting = START_SECONDS if quick else COMPILE_SECONDS
        """Seconds in which it must be ready for a game."""
        self._lock = threading.Lock()
        self._pipe: Connection | None = None
        self._process: Any = None
        self._ready: set[Game | None] = set()
        self._getting_ready: tuple[Game | None] | None = None
        self._since = 0.0

    def choose(self, spec: Spec, view: View, rng: Random) -> str:
        """What a player does; it waits no longer than the player may think."""
        if spec.quick or len(view.legal) == 1:
            return choose(spec, view, rng)
        answer = self.ask(spec, view, rng)
        return answer if isinstance(answer, str) else choose_sensibly(view, rng)

    def choose_itself(self, spec: Spec, view: View, rng: Random) -> str:
        """What somebody's own player does, and nobody in its place: it waits for the process, and for the player.

        PlayerFailed if it fails, or has no answer after a minute.
        """
        if len(view.legal) == 1:
            return view.legal[0].action
        self.wait_until_there()
        answer = self.ask(spec, view, rng)
        if isinstance(answer, str):
            return answer
        late = f"the player {spec} has not answered within {ANSWER_SECONDS:.0f} seconds"
        raise PlayerFailed(late if answer is None else answer.said)

    def wait_until_there(self) -> bool:
        """Start the process and wait until it is there, and has loaded its player; whether it is.

        One that dies meanwhile, or is closed, is not started again.
        """
        until = time.monotonic() + self.starting
        there = self._safely(lambda: self._is_ready_for(None))
        while not there and self._pipe is not None and time.monotonic() < until:
            time.sleep(PAUSE)
            there = self._safely(lambda: self._pipe is not None and self._is_ready_for(None))
        return there is True

    def ask(self, spec: Spec, view: View, rng: Random, patience: float | None = None) -> str | Failed | None:
        """What a player does, thought out in the process; None if that is not ready, or late."""
        if patience is None:
            patience = spec.ms / 1000 + GRACE_SECONDS if spec.ms else ANSWER_SECONDS
        noise = Random(rng.getrandbits(62))  # noqa: S311  a bot's, not the cards
        compiled = view.rulebook if spec.function is None else None  # somebody's own needs no compiler
        answer: str | Failed | None = self._run(choose, compiled, patience, spec, view, noise)
        return answer

    def advise(self, view: View) -> Any:
        """What the coach says (see players.coach); None if it is not ready."""
        return self.run(_advise, view.rulebook, ANSWER_SECONDS, view)

    def warm_up(self, view: View) -> bool:
        """Begin to compile for a view's game, if that is not done yet; whether it is."""
        return self.ready_for(view.rulebook)

    def ready_for(self, game: Game) -> bool:
        """Whether the process is ready for a game; if not, it begins to get ready."""
        return self._safely(lambda: self._is_ready_for(game)) is True

    def run(self, function: Callable[..., Any], game: Game, patience: float, *arguments: Any) -> Any:
        """What a function says, which the process can import and which needs this game compiled.

        None if the process is not ready for the game, has died, or takes longer than `patience`: then it is killed.
        """
        answer = self._run(function, game, patience, *arguments)
        return None if isinstance(answer, Failed) else answer

    def _run(self, function: Callable[..., Any], game: Game | None, patience: float, *arguments: Any) -> Any:
        return self._safely(lambda: self._ask(patience, function, arguments) if self._is_ready_for(game) else None)

    def abandon(self) -> None:
        """Let whoever waits for an answer go: nobody wants it any more."""
        _kill(self._process)

    def close(self) -> None:
        """End the process, whatever it is doing; another question would start another."""
        while not self._lock.acquire(timeout=0.05):  # it may be starting just now
            self.abandon()
        try:
            self._end()
        finally:
            self._lock.release()

    def _safely(self, talk: Callable[[], Any]) -> Any:
        """Talk to the process; when that fails it is given up, and the next question starts another one."""
        with self._lock:
            try:
                return talk()
            except (EOFError, OSError):  # it has died, or cannot start: there may be no file handles left
                self._end()
            except BaseException:  # an interrupted question would leave its answer to the next one
                self._end()
                raise
            return None

    def _is_ready_for(self, game: Game | None) -> bool:
        wanted = None if self._quick else game
        pipe = self._pipe or self._start()
        if self._getting_ready is not None:
            if not pipe.poll():
                if time.monotonic() - self._since > self.starting:
                    self._end()
                return False
            pipe.recv()
            self._ready.update(self._getting_ready)
            self._getting_ready = None
        if wanted in self._ready:
            return True
        pipe.send((_get_ready, (wanted, self._player)))
        self._getting_ready, self._since = (wanted,), time.monotonic()
        return False

    def _ask(self, patience: float, function: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
        """Ask, and wait. Whatever does not go on, sending or receiving: the process is killed, and the pipe ends."""
        assert self._pipe is not None
        late = threading.Timer(patience, _kill, [self._process])
        late.daemon = True
        late.start()
        try:
            self._pipe.send((function, arguments))
            return self._pipe.recv()
        finally:
            late.cancel()

    def _start(self) -> Connection:
        spawn = multiprocessing.get_context("spawn")
        ours, theirs = spawn.Pipe()
        try:
            process = spawn.Process(target=_answer, args=(theirs, self._quick), daemon=True)
            process.start()
        except BaseException:
            ours.close()
            raise
        finally:
            theirs.close()
        self._pipe, self._process = ours, process
        return ours

    def _end(self) -> None:
        """Give the process up and bury it: killed, waited for, its pipe closed."""
        pipe, process = self._pipe, self._process
        self._pipe, self._process, self._getting_ready = None, None, None
        self._ready.clear()
        if process is not None and pipe is not None:
            _kill(process)
            process.join(KILL_SECONDS)
            pipe.close()
            with suppress(ValueError):  # it is not gone yet: the kernel holds it
                process.close()


def _kill(process: Any) -> None:
    """Kill a process, if there is one; whoever is late may find it buried."""
    if process is not None:
        with suppress(ValueError):
            process.kill()


def _answer(pipe: Connection, quick: bool) -> None:
    """What the process does: one question after another, until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one who asks
    if not quick and hasattr(os, "nice"):
        os.nice(NICE)
    with suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            function, arguments = pipe.recv()
            try:
                answer = function(*arguments)
            except Exception as error:  # whoever asks does without
                kind = type(error).__name__
                answer = Failed(
                    str(error) if isinstance(error, KibitzError) else f"{kind}: {error}",
                    error.discreet if isinstance(error, PlayerFailed) else kind,
                )
            pipe.send(answer)


def _get_ready(game: Game | None, player: Spec | None) -> None:
    """Compile what is needed for a game, by the smallest piece of advice; None: being there is enough.

    A player of somebody's own has been loaded when this is called: it comes as the name of its module.
    """
    if game is not None:
        table = game.table(game.seats[0], seed=1)
        _advise(table.view(table.to_act[0]), rollouts=2)


def _advise(view: View, **how: Any) -> Any:
    from kibitz.players.coach import advise

    return advise(view, **how)


WORKER, THEIR_WORKER = Worker(), Worker(quick=True)
"""The one process that thinks for this one; and the one in which players of other packages do."""


def player_in_worker(name: str) -> Player:
    """The player that is named so, which thinks in the worker if it thinks long; or UnknownPlayer, or NotInstalled.

    One of another package raises PlayerFailed where it fails: whoever asked it says so.
    """
    spec = load_player(name)
    if spec.function is not None:
        return lambda view, rng: THEIR_WORKER.choose_itself(spec, view, rng)
    return lambda view, rng: WORKER.choose(spec, view, rng)
