"""What has to be there before a plot or a report is made: a fitting name, and the optional libraries."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

from ..errors import NemesisError


def check_suffix(path: Path, what: str, suffixes: Sequence[str]) -> None:
    """Make sure that `path` ends in one of `suffixes`.

    :raises NemesisError: when it does not.
    """
    if path.suffix not in suffixes:
        raise NemesisError(f"{path}: {what} are written as {', '.join(suffixes)}; end the name so")


def needed(what: str, *libraries: str) -> None:
    """Make sure that `libraries`, which `nemesis-core` alone does not bring, are installed.

    :raises NemesisError: naming those that are not, and what brings them.
    """
    missing = [name for name in libraries if find_spec(name) is None]
    if missing:
        raise NemesisError(f"{what} needs {' and '.join(missing)}, not installed here; install nemesis-core[report]")
