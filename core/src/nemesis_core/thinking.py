"""Where bots of other distributions think: in a thread of their own, so that one that hangs holds up nobody."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import Future
from queue import SimpleQueue
from typing import Any, Final

LIMIT: Final = 60.0
"""So many seconds a bot may think about one choice."""
Job = tuple[Future[Any], Callable[[], Any]]


def _work(jobs: SimpleQueue[Job]) -> None:
    while True:
        future, think = jobs.get()
        try:
            future.set_result(think())
        except BaseException as error:  # noqa: BLE001 (it is raised again where the result is asked for)
            future.set_exception(error)


class Thinking:
    """One thread for what bots think, one thought after the other; it ends with the process."""

    def __init__(self) -> None:
        self._jobs: SimpleQueue[Job] | None = None

    def start(self, think: Callable[[], Any]) -> Future[Any]:
        """Begin to `think`; the future has the answer, or what was raised."""
        if self._jobs is None:
            self._jobs = SimpleQueue()
            threading.Thread(target=_work, args=(self._jobs,), name="bots", daemon=True).start()
        future: Future[Any] = Future()
        self._jobs.put((future, think))
        return future

    def give_up(self) -> None:
        """Leave the thread to whatever it hangs in; the next thought begins in another."""
        self._jobs = None
