"""What the extra `rl` brings, and what is said where it is missing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from ..errors import NemesisError

BROUGHT: Final = ("gymnasium", "numpy", "pettingzoo")


@contextmanager
def needed() -> Iterator[None]:
    """For imports of what the extra brings.

    :raises NemesisError: naming what is not installed, and what to install.
    """
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name not in BROUGHT:
            raise
        text = (
            f'nemesis_core.rl needs {error.name}, not installed here; install it with: pip install "nemesis-core[rl]"'
        )
        raise NemesisError(text) from error
