"""What of the testing kit needs the extra `testing`, and says so when that is missing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def needed_by(module: str) -> Iterator[None]:
    """For the imports of `module` that come with the extra.

    :raises ModuleNotFoundError: saying what to install.
    """
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name not in ("hypothesis", "pytest"):
            raise
        text = f'{module} needs {error.name}; install it with: pip install "nemesis-core[testing]"'
        raise ModuleNotFoundError(text, name=error.name) from error
