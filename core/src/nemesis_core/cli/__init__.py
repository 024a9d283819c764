"""The command `nemesis`; one file for each subcommand, heavy imports only where they are used."""

from __future__ import annotations

import sys
from collections.abc import Sequence

INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command with `arguments` (default: the process's own) and exit.

    :raises SystemExit: always; 0 done, 1 a difference, a failing check or a game that raised, 2 bad input,
        130 interrupted.
    """
    try:
        from .app import run

        code = run(arguments)
    except KeyboardInterrupt:  # the imports take long enough for a Ctrl-C
        code = INTERRUPTED
    sys.exit(code)


__all__ = ["main"]
