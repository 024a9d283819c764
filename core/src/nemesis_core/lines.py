"""Files of JSON lines that grow: they end with a whole line, whatever breaks off."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import orjson

from .errors import NemesisError

SHOWN: Final = 100
"""Characters of a line in a message about it."""


class Lines:
    """A file to which lines are added; each is in it, and not in a buffer, when `add` returns."""

    def __init__(self, path: Path) -> None:
        try:
            self.file = io.FileIO(path, "ab")
        except OSError as error:
            raise NemesisError(f"{path} cannot be written: {error.strerror}; choose another place") from error
        self.path = path
        self.end = self.file.seek(0, io.SEEK_END)

    def add(self, data: Any) -> None:
        """Add `data` as a line.

        :raises NemesisError: when it cannot be written as JSON or there is no room for it; the file is then as it was.
        """
        try:
            line = orjson.dumps(data, option=orjson.OPT_APPEND_NEWLINE)
        except orjson.JSONEncodeError as error:
            raise NemesisError(f"{self.path} cannot hold {_beginning(data)}: {error}; mend the plugin") from error
        rest = memoryview(line)
        try:
            while rest:
                rest = rest[self.file.write(rest) :]
        except OSError as error:
            self.file.truncate(self.end)
            raise NemesisError(f"{self.path} cannot be written: {error.strerror}; make room for it") from error
        self.end += len(line)

    def close(self) -> None:
        """Close the file."""
        self.file.close()


def _beginning(data: Any) -> str:
    text = ascii(data)
    return text if len(text) <= SHOWN else f"{text[:SHOWN]} ..."


def whole_lines(path: Path) -> Iterator[tuple[bytes, int]]:
    """Each line of `path` and where it ends; a last one that was cut short is left out."""
    with path.open("rb") as file:
        end = 0
        for line in file:
            if line.endswith(b"\n"):
                end += len(line)
                yield line, end


def parsed(line: bytes) -> dict[str, Any] | None:
    """The object that `line` holds, or None when it holds none."""
    try:
        data = orjson.loads(line)
    except orjson.JSONDecodeError:
        return None
    return data if isinstance(data, dict) else None
