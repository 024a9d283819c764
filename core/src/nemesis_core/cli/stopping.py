"""Ctrl-C and a batch system's end: heard between two games, so that no row is half counted."""

from __future__ import annotations

import contextlib
import signal
import threading
import time
from collections.abc import Iterator
from types import FrameType
from typing import Any, Final, TypeVar

T = TypeVar("T")
BOUNCE: Final = 1.0
"""Seconds in which a second signal echoes the first: a terminal sends one, a program that passes it on another."""


class Stopping:
    """Raises KeyboardInterrupt for the first signal only while a game is awaited, for a second one at once."""

    def __init__(self) -> None:
        self.signal = int(signal.SIGINT)
        self._heard = 0.0
        self._waiting = False

    @property
    def code(self) -> int:
        """The exit code of a process that the signal ended."""
        return 128 + self.signal

    def _hear(self, number: int, _frame: FrameType | None) -> None:
        now = time.monotonic()
        if not self._heard:
            self.signal, self._heard = number, now
            if self._waiting:
                raise KeyboardInterrupt
        elif now - self._heard > BOUNCE:
            raise KeyboardInterrupt

    @contextlib.contextmanager
    def listening(self) -> Iterator[None]:
        """Take the signals in here, except those that a shell lets a background process ignore."""
        if threading.current_thread() is not threading.main_thread():  # which alone gets signals
            yield
            return
        before: dict[int, Any] = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
        taken = [number for number, handler in before.items() if handler != signal.SIG_IGN]
        try:
            for number in taken:
                signal.signal(number, self._hear)
            yield
        finally:
            for number in taken:
                signal.signal(number, before[number])

    def awaited(self, games: Iterator[T]) -> Iterator[T]:
        """`games`, until a signal comes.

        :raises KeyboardInterrupt: then; a game that was taken by that time is not lost.
        """
        while True:
            self._waiting = True
            if self._heard:
                raise KeyboardInterrupt
            game = next(games, None)
            self._waiting = False
            if game is None:
                return
            yield game
