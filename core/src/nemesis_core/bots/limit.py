"""A limit of time for a bot that may hang."""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

AT_ONCE: Final = 1e-6
"""Seconds after which an alarm goes off that was due while another was set."""


class TooLong(BaseException):
    """Raised inside a bot whose time is over; a BaseException, so that a bot which catches all is stopped, too."""


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Raise `TooLong` in what runs in here after so many `seconds`; 0 waits for ever.

    It needs the signals of a system of the Unix family and the main thread; elsewhere nothing is stopped.
    """
    able = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
    if not seconds or not able:
        yield
        return

    def stop(number: int, frame: FrameType | None) -> None:
        raise TooLong

    before = signal.signal(signal.SIGALRM, stop)
    left, _ = signal.setitimer(signal.ITIMER_REAL, seconds)
    start = time.monotonic()
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
        if left:
            signal.setitimer(signal.ITIMER_REAL, max(left - (time.monotonic() - start), AT_ONCE))
