"""Files that are whole or not there: written beside their place, then renamed."""

from __future__ import annotations

import contextlib
import os
import stat
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from .errors import NemesisError


@contextlib.contextmanager
def replacing(path: Path) -> Iterator[BinaryIO]:
    """A file to write that takes the place of `path` when all went well, and is gone when something did not.

    :raises NemesisError: when the folder cannot be written to.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with os.fdopen(handle, "wb") as file:
                yield file
            os.chmod(temporary, _mode(path))
            os.replace(temporary, path)
        except BaseException:
            os.unlink(temporary)
            raise
    except OSError as error:
        reason = error.strerror or str(error)  # an extension module may give no errno
        raise NemesisError(f"{path} cannot be written: {reason}; choose another place") from error


def write_bytes(path: Path, data: bytes) -> None:
    """Write `data` to `path` by way of a temporary file in the same folder, which a failure does not leave behind.

    :raises NemesisError: when the folder cannot be written to.
    """
    with replacing(path) as file:
        file.write(data)


def _mode(path: Path) -> int:
    """The permissions of the file that is there, or of any new one."""
    try:
        return stat.S_IMODE(path.stat().st_mode)
    except FileNotFoundError:
        mask = os.umask(0)
        os.umask(mask)
        return 0o666 & ~mask


def write_text(path: Path, text: str) -> None:
    """Write `text` to `path`, as `write_bytes` does."""
    write_bytes(path, text.encode())
