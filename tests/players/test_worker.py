"""The processes that think aside: frozen, killed, or never started, they keep nobody waiting and leave nothing behind.

Every process here is a real one, frozen by SIGSTOP and killed by SIGKILL. No answer is measured: deadlines are given.
"""

from __future__ import annotations

import errno
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import kibitz
from kibitz.kernel.views.view import View
from kibitz.players import Spec
from kibitz.players.worker import Worker
from tests import HANG_SECONDS

SENSIBLE = Spec("sensible")


@pytest.fixture
def quick() -> Iterator[Worker]:
    """A process for players who do not search."""
    worker = Worker(quick=True)
    yield worker
    worker.close()


def a_view() -> View:
    table = kibitz.game("port").table(3, seed=1)
    return table.view(table.to_act[0])


def ready(worker: Worker, view: View) -> int:
    """Wait until the process answers; its id."""
    wait_for(lambda: worker.warm_up(view))
    assert worker.ask(SENSIBLE, view, Random(1), HANG_SECONDS) is not None
    return int(worker._process.pid)


def wait_for(true: Callable[[], Any]) -> None:
    """Wait until something is so, however long that takes here."""
    while not true():
        time.sleep(0.02)


def state_of(pid: int) -> str:
    """The letter of a process's state: T when it is frozen, Z for a zombie, nothing when there is none."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return ""


def freeze(pid: int) -> None:
    os.kill(pid, signal.SIGSTOP)
    wait_for(lambda: state_of(pid) == "T")


def test_a_frozen_process_is_given_up_and_replaced(quick: Worker) -> None:
    view = a_view()
    frozen = ready(quick, view)
    freeze(frozen)
    assert quick.ask(SENSIBLE, view, Random(1), 0.1) is None, "it cannot have answered"
    assert state_of(frozen) == "", "it is killed and its zombie is buried"
    assert ready(quick, view) != frozen


def test_a_question_that_does_not_fit_into_the_pipe_of_a_frozen_process_ends_too(quick: Worker) -> None:
    view = a_view()
    freeze(ready(quick, view))
    assert quick.run(len, view.rulebook, 0.1, "x" * 10_000_000) is None


def test_a_killed_process_is_replaced(quick: Worker) -> None:
    view = a_view()
    killed = ready(quick, view)
    os.kill(killed, signal.SIGKILL)
    wait_for(lambda: state_of(killed) in ("Z", ""))
    assert quick.ask(SENSIBLE, view, Random(1), HANG_SECONDS) is None
    assert state_of(killed) == "" and ready(quick, view) != killed


def test_one_that_is_killed_while_it_thinks_lets_its_asker_go_at_once(quick: Worker) -> None:
    view = a_view()
    pid = ready(quick, view)
    answers: list[Any] = []
    asking = threading.Thread(
        target=lambda: answers.append(quick.run(time.sleep, view.rulebook, HANG_SECONDS, HANG_SECONDS))
    )
    asking.start()
    os.kill(pid, signal.SIGKILL)
    asking.join()
    assert answers == [None] and state_of(pid) == ""


def test_nobody_waits_for_a_process_that_starts(quick: Worker) -> None:
    assert quick.ask(SENSIBLE, a_view(), Random(1), HANG_SECONDS) is None, "it has only begun to start"
    starting = quick._process.pid
    freeze(starting)
    assert quick.ask(SENSIBLE, a_view(), Random(1), HANG_SECONDS) is None
    quick.starting = 0.0
    assert quick.ask(SENSIBLE, a_view(), Random(1), HANG_SECONDS) is None
    assert state_of(starting) == "", "one that does not get ready is given up as well"


@pytest.mark.parametrize("where", ["Pipe", "Process"])
def test_a_process_that_cannot_start_is_no_answer(quick: Worker, where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """No file handles are left: for the pipe, or for the process."""
    view, spawn = a_view(), multiprocessing.get_context("spawn")

    def none_left(*_: Any) -> Any:
        raise OSError(errno.EMFILE, "Too many open files")

    with monkeypatch.context() as patched:
        patched.setattr(spawn, "Pipe", none_left) if where == "Pipe" else patched.setattr(
            spawn.Process, "start", none_left
        )
        before = len(os.listdir("/proc/self/fd"))
        assert quick.ask(SENSIBLE, view, Random(1), HANG_SECONDS) is None
        assert len(os.listdir("/proc/self/fd")) == before
        quick.abandon()
        quick.close()
    ready(quick, view)


def test_closing_ends_the_process_whoever_waits(quick: Worker) -> None:
    view = a_view()
    pid = ready(quick, view)
    answers: list[Any] = []
    asking = threading.Thread(
        target=lambda: answers.append(quick.run(time.sleep, view.rulebook, HANG_SECONDS, HANG_SECONDS))
    )
    asking.start()
    quick.close()
    asking.join()
    assert answers == [None] and state_of(pid) == ""


def test_processes_that_end_leave_no_file_handles(quick: Worker) -> None:
    view = a_view()
    ready(quick, view)
    quick.close()
    ready(quick, view)  # what is opened once and for all is open now
    quick.close()
    before = len(os.listdir("/proc/self/fd"))
    for _ in range(2):
        freeze(ready(quick, view))
        assert quick.ask(SENSIBLE, view, Random(1), 0.1) is None
    quick.close()
    assert len(os.listdir("/proc/self/fd")) == before


def test_a_quick_process_loads_no_compiler(quick: Worker) -> None:
    pid = ready(quick, a_view())
    assert "llvmlite" not in Path(f"/proc/{pid}/maps").read_text()


def test_a_player_in_the_worker_answers_at_once_and_thinks_when_it_is_ready() -> None:
    worker, spec = Worker(), Spec("search", ms=100)
    view = (table := kibitz.game("port").table(3, seed=1)).view(table.to_act[0])
    legal = {choice.action for choice in view.legal}
    assert worker.choose(spec, view, Random(1)) in legal
    assert worker.ask(spec, view, Random(1)) is None, "compiling must not keep people waiting"
    assert worker.advise(view) is None
    while not worker.warm_up(view):
        time.sleep(0.2)
    start = time.perf_counter()
    assert worker.ask(spec, view, Random(1), patience=600) in legal
    assert time.perf_counter() - start > 0.08, "it has thought for as long as it may"
    assert worker.advise(view).actions
    worker._process.kill()
    worker._process.join()
    assert worker.choose(spec, view, Random(1)) in legal, "a process that died is nobody's trouble"
    worker.close()


def test_an_interrupted_question_leaves_no_answer_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    worker, spec = Worker(), Spec("search", ms=60)
    view = (table := kibitz.game("port").table(3, seed=1)).view(table.to_act[0])
    while not worker.warm_up(view):
        time.sleep(0.2)

    class Interrupted:
        def send(self, _: object) -> None:
            raise KeyboardInterrupt

        def close(self) -> None:
            """Nothing is open."""

    before = worker._pipe
    with monkeypatch.context() as patched:
        patched.setattr(worker, "_pipe", Interrupted())
        with pytest.raises(KeyboardInterrupt):
            worker.choose(spec, view, Random(1))
        assert worker._pipe is None, "the next question starts anew"
    assert before is not None
    before.close()
    worker._pipe = None
    worker.close()
