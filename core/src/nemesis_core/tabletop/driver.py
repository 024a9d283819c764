"""Keys from a terminal that sends what is no UTF-8: textual ends an application by it, here it is passed over."""

from __future__ import annotations

import contextlib
from functools import cache
from typing import Any

from textual.driver import Driver


@cache
def lenient(driver: type[Driver]) -> type[Driver]:
    """`driver`, reading on behind bytes that are no text; as it is where it reads no bytes."""
    if not hasattr(driver, "run_input_thread"):
        return driver
    reads: Any = driver

    class Lenient(reads):  # type: ignore[misc]
        """Begins to read anew behind what could not be read."""

        def run_input_thread(self) -> None:
            """Read keys until the application ends."""
            while not self.exit_event.is_set():
                with contextlib.suppress(UnicodeDecodeError):
                    super().run_input_thread()

    return Lenient
