"""Rows of a simulation as files: Parquet, CSV or JSON Lines, by the name's suffix."""

from __future__ import annotations

import os
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from typing import Any, Final

import orjson

from .errors import NemesisError
from .files import write_bytes

Row = dict[str, Any]
SUFFIXES: Final = (".parquet", ".csv", ".jsonl")


def check_target(path: Path) -> None:
    """Make sure, before any game is played, that rows can be written to `path`.

    :raises NemesisError: for an unknown suffix or a place that cannot be written to.
    """
    if path.suffix not in SUFFIXES:
        raise NemesisError(f"{path}: rows are written as {', '.join(SUFFIXES)}; end the name with one of these")
    if path.is_dir():
        raise NemesisError(f"{path} is a folder; give the name of a file")
    check_folder(path.parent)


def check_folder(path: Path) -> None:
    """Make the folder `path` and make sure that files can be written into it.

    :raises NemesisError: when they cannot.
    """
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise NemesisError(f"{path} cannot be made: {error.strerror}; choose another place") from error
    if not os.access(path, os.W_OK | os.X_OK):
        raise NemesisError(f"{path} cannot be written to: no permission; choose another place")


def write_rows(rows: Sequence[Row], path: Path) -> None:
    """Write `rows` to `path`, whole or not at all; a column that a row lacks is empty there.

    :raises NemesisError: when the place cannot be written to.
    """
    if path.suffix == ".jsonl":
        write_lines(rows, path)
        return
    import polars

    frame = polars.from_dicts(rows, infer_schema_length=None) if rows else polars.DataFrame()
    buffer = BytesIO()
    if path.suffix == ".csv":
        frame.write_csv(buffer)
    else:
        frame.write_parquet(buffer)
    write_bytes(path, buffer.getvalue())


def write_lines(rows: Sequence[Row], path: Path) -> None:
    """Write `rows` to `path`, one JSON object a line."""
    write_bytes(path, b"".join(orjson.dumps(row, option=orjson.OPT_APPEND_NEWLINE) for row in rows))
