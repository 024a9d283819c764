"""Files that are whole or not there, written beside their place and then renamed; one process at a time for a file."""

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
def replacing(path: Path, sync: bool = False) -> Iterator[BinaryIO]:
    """A file to write that takes the place of `path` when all went well, and is gone when something did not.

    With `sync` it is on the disk before it does. Behind a link it is the file that the link leads to.

    :raises NemesisError: when the folder cannot be written to.
    """
    place = Path(os.path.realpath(path))
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(dir=place.parent, prefix=f".{place.name}.")
        try:
            with os.fdopen(handle, "wb") as file:
                yield file
                if sync:
                    file.flush()
                    os.fsync(file.fileno())
            os.chmod(temporary, _mode(place))
            os.replace(temporary, place)
        except BaseException:
            with contextlib.suppress(FileNotFoundError):  # it was renamed already
                os.unlink(temporary)
            raise
    except OSError as error:
        reason = error.strerror or str(error)  # an extension module may give no errno
        raise NemesisError(f"{path} cannot be written: {reason}; choose another place") from error


def write_bytes(path: Path, data: bytes, sync: bool = False) -> None:
    """Write `data` to `path` by way of a temporary file in the same folder, which a failure does not leave behind.

    :raises NemesisError: when the folder cannot be written to.
    """
    with replacing(path, sync) as file:
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


@contextlib.contextmanager
def alone(path: Path, lock: Path, taken: str, instead: str) -> Iterator[None]:
    """Keep every other process away from `path` by the file `lock`, whose folder is made and which goes in the end.

    :raises NemesisError: `taken` when another process has it; when there can be no lock, with what to do `instead`.
    """
    from filelock import FileLock, Timeout

    holder = FileLock(lock, timeout=0)
    try:
        lock.parent.mkdir(parents=True, exist_ok=True)
        lock.touch()  # to the lock a place that cannot be written to looks like one that is taken
    except OSError as error:
        raise NemesisError(f"{path} cannot be written: {error.strerror}; {instead}") from error
    try:
        holder.acquire()
    except Timeout as error:
        raise NemesisError(taken) from error
    except (OSError, NotImplementedError) as error:
        raise NemesisError(f"{lock} cannot be locked: {error}; {instead}") from error
    try:
        yield
    finally:
        with contextlib.suppress(OSError):  # where a locked file cannot be removed it stays
            lock.unlink()
        holder.release()
