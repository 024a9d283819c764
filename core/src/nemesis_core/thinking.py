"""Where bots of other distributions think: in a thread of their own, so that one that hangs holds up nobody."""

from __future__ import annotations

import contextlib
import ctypes
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from queue import SimpleQueue
from typing import Any, Final

LIMIT: Final = 60.0
"""So many seconds a bot may think about one choice."""
Job = tuple[Future[Any], Callable[[], Any]]


class _GivenUp(BaseException):
    """Ends a thread in which a bot hangs; no Exception, so that a bot which catches these is ended, too."""


def _work(jobs: SimpleQueue[Job]) -> None:
    with contextlib.suppress(_GivenUp):
        while True:
            future, think = jobs.get()
            try:
                future.set_result(think())
            except _GivenUp:
                raise
            except BaseException as error:  # noqa: BLE001 (it is raised again where the result is asked for)
                future.set_exception(error)


def _raise_in(thread: threading.Thread) -> None:
    """Raise `_GivenUp` in `thread` as soon as it runs Python code, on interpreters that can."""
    with contextlib.suppress(AttributeError):
        ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread.ident or 0), ctypes.py_object(_GivenUp))


def _end(thread: threading.Thread) -> None:
    """End `thread`, at the latest when it comes back from whatever it waits for.

    Python 3.11 goes on looking for what was raised until some thread has met it, and meanwhile code that is traced, by
    a debugger or a test, stands still in all threads. So a thread of its own meets one at once.
    """
    _raise_in(thread)
    if sys.version_info < (3, 12):
        ready = threading.Event()
        other = threading.Thread(target=_meet, args=(ready,), name="bots", daemon=True)
        other.start()
        ready.wait()
        _raise_in(other)
        other.join()


def _meet(ready: threading.Event) -> None:
    with contextlib.suppress(_GivenUp):
        ready.set()
        while True:
            time.sleep(0.001)


class Thinking:
    """One thread for what bots think, one thought after the other; it ends with the process."""

    def __init__(self) -> None:
        self._jobs: SimpleQueue[Job] | None = None
        self._thread: threading.Thread | None = None

    def start(self, think: Callable[[], Any]) -> Future[Any]:
        """Begin to `think`; the future has the answer, or what was raised."""
        if self._jobs is None:
            self._jobs = SimpleQueue()
            self._thread = threading.Thread(target=_work, args=(self._jobs,), name="bots", daemon=True)
            self._thread.start()
        future: Future[Any] = Future()
        self._jobs.put((future, think))
        return future

    def give_up(self) -> None:
        """End the thread, at the latest when it comes back from whatever it waits for; the next thought begins anew."""
        if self._thread is not None:
            _end(self._thread)
        self._jobs = self._thread = None
