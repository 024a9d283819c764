"""Processes that share the games: some on this machine, or the workers of a dask cluster; results come in order."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import BrokenExecutor
from typing import Any, Final, Protocol, TypeVar

import attrs

from .errors import NemesisError

BACKENDS: Final = ("loky", "dask")
AHEAD: Final = 4
"""Parts under way for each process, waiting for their turn or for a process: what bounds the memory."""
IDLE: Final = 300
"""Seconds after which a process that got nothing to do ends."""
LOOK: Final = 1.0
"""Seconds after which a process looks again whether the one that started it is still there."""

Part = TypeVar("Part")


class _Future(Protocol):
    def result(self) -> Any: ...
    def cancel(self) -> Any: ...


@attrs.frozen
class Workers:
    """Who plays: `jobs` processes here (0: one for each processor), or with `dask` those of `scheduler`."""

    jobs: int = 1
    backend: str = "loky"
    scheduler: str = ""


@attrs.frozen
class Pool:
    """Processes at hand: how many, and what hands them a call."""

    size: int
    submit: Callable[..., _Future]


def check_workers(workers: Workers) -> None:
    """Make sure that `workers` can be meant.

    :raises NemesisError: for a number, a backend or a scheduler that cannot be.
    """
    if workers.jobs < 0:
        raise NemesisError(f"{workers.jobs} jobs are too few; give 1 or more, or 0 for one per processor")
    if workers.backend not in BACKENDS:
        raise NemesisError(f"no backend is named {workers.backend}; there are: {', '.join(BACKENDS)}")
    if workers.backend == "dask" and not workers.scheduler:
        raise NemesisError("the backend dask needs the address of a scheduler, like tcp://127.0.0.1:8786")
    if workers.scheduler and workers.backend != "dask":
        raise NemesisError(f"a scheduler ({workers.scheduler}) is for the backend dask; choose that one")


def in_order(pool: Pool, play: Callable[[Part], Any], parts: Iterable[Part]) -> Iterator[Any]:
    """What `play` returns for each of `parts`, in their order.

    A part is handed out only when few others wait, however slow the first of them or the caller is.
    """
    waiting: deque[_Future] = deque()
    try:
        for part in parts:
            waiting.append(pool.submit(play, part))
            if len(waiting) >= pool.size * AHEAD:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    except GeneratorExit:  # nobody asks for the rest; when something is raised the pool ends as a whole
        for future in waiting:
            future.cancel()
        raise


def _serve() -> None:
    """Make this process one that ends with the one that started it, and not by itself.

    A terminal sends Ctrl-C, and a batch system its end, to both; after a kill -9 nobody tells this one.
    """
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    threading.Thread(target=_end_after, args=(os.getppid(),), daemon=True).start()


def _end_after(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(LOOK)
    os._exit(1)


@contextlib.contextmanager
def _held_back() -> Iterator[None]:
    """Hold Ctrl-C back in here, also from the processes that are started: it would break off their imports."""
    if sys.platform == "win32":
        yield
        return
    from multiprocessing import resource_tracker

    from loky.backend import resource_tracker as lokys  # type: ignore[import-untyped]

    for tracker in (resource_tracker, lokys):
        tracker.ensure_running()  # to start one later would let Ctrl-C through
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextlib.contextmanager
def processes(jobs: int) -> Iterator[Pool]:
    """`jobs` processes on this machine; they stay for the next run.

    :raises NemesisError: when one of them dies.
    """
    from loky import get_reusable_executor  # type: ignore[import-untyped]

    executor = get_reusable_executor(max_workers=jobs, timeout=IDLE, initializer=_serve)
    try:
        with _held_back():
            executor.submit(os.getpid)
        yield Pool(jobs, executor.submit)
    except BrokenExecutor as error:
        raise NemesisError("a process that played games died; was there too little memory for --jobs?") from error
    except KeyboardInterrupt:
        executor.shutdown(wait=True, kill_workers=True)
        raise


def open_pool(workers: Workers, check: Callable[[], Any]) -> contextlib.AbstractContextManager[Pool]:
    """The pool of `workers`; `check` raises NemesisError in a worker that cannot play."""
    if workers.backend == "dask":
        from .cluster import cluster

        return cluster(workers.scheduler, check)
    return processes(workers.jobs)
