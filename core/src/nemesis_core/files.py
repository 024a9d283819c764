"""Files that are whole or not there: written beside their place, then renamed."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from .errors import NemesisError


def write_bytes(path: Path, data: bytes) -> None:
    """Write `data` to `path` by way of a temporary file in the same folder.

    :raises NemesisError: when the folder cannot be written to.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        os.replace(temporary, path)
    except OSError as error:
        raise NemesisError(f"{path} cannot be written: {error.strerror}; choose another place") from error


def write_text(path: Path, text: str) -> None:
    """Write `text` to `path`, as `write_bytes` does."""
    write_bytes(path, text.encode())
