"""Rows of a simulation as files: Parquet, CSV or JSON Lines, by the name's suffix, made of JSON Lines and back."""

from __future__ import annotations

import contextlib
import os
import shutil
from collections.abc import Iterator, Mapping
from itertools import zip_longest
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO, Final

from .errors import NemesisError
from .files import replacing

if TYPE_CHECKING:
    from polars import DataFrame, LazyFrame, Schema

Row = dict[str, Any]
SUFFIXES: Final = (".parquet", ".csv", ".jsonl")
TYPES: Final = ("Boolean", "Float64", "Int64", "Null", "String")
"""What columns can be, as Polars calls it."""
CHUNK: Final = 4 << 20
"""Bytes of rows that are turned into columns at a time."""
GROUP: Final = 5_000
"""Rows of a Parquet file that stand together."""


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


class Columns:
    """The columns of rows, in the order in which they came up, with one value of each kind that they hold."""

    def __init__(self) -> None:
        self.kinds: dict[str, dict[type, Any]] = {}

    def add(self, row: Row) -> None:
        """Take notice of a row."""
        kinds = self.kinds
        for name, value in row.items():
            if type(value) not in kinds.get(name, ()):
                kinds.setdefault(name, {})[type(value)] = value

    def schema(self) -> Schema:
        """What Polars makes of such rows."""
        import polars

        names = list(self.kinds)
        first, *others = zip_longest(*(kinds.values() for kinds in self.kinds.values()))
        rows = [dict(zip(names, first, strict=True)), *(dict(zip(names, values, strict=True)) for values in others)]
        return polars.from_dicts(rows, infer_schema_length=None).schema

    def types(self) -> dict[str, str]:
        """The columns with the names of their types."""
        return {name: str(kind) for name, kind in self.schema().items()}


def _as_frame(lines: Path, schema: Schema) -> LazyFrame:
    """The rows of the JSON Lines behind the first line of `lines`, read piece by piece."""
    import polars
    from polars.io.plugins import register_io_source

    def pieces(*_: Any) -> Iterator[DataFrame]:
        with lines.open("rb") as file:
            file.readline()
            while chunk := file.readlines(CHUNK):
                yield polars.read_ndjson(b"".join(chunk), schema=schema)

    return register_io_source(pieces, schema=schema)


def _copy(lines: Path, file: BinaryIO) -> None:
    """Write everything behind the first line of `lines` to `file`."""
    with lines.open("rb") as source:
        source.readline()
        shutil.copyfileobj(source, file)


def write_rows(lines: Path, columns: Columns, path: Path) -> None:
    """Write the rows of `lines` (JSON Lines behind one line of another kind) to `path`, whole or not at all.

    A column that a row lacks is empty there; `columns` are those of all rows.

    :raises NemesisError: when the place cannot be written to or the rows do not go into columns.
    """
    with replacing(path) as file:
        if path.suffix == ".jsonl":
            _copy(lines, file)
        else:
            with _in_one_line(f"{path} cannot be written", "choose another place"):
                _sink(_as_frame(lines, columns.schema()), path.suffix, file)


def _sink(rows: LazyFrame, suffix: str, file: BinaryIO) -> None:
    if suffix == ".csv":
        rows.sink_csv(file)
    else:
        rows.sink_parquet(file, row_group_size=GROUP)


@contextlib.contextmanager
def _in_one_line(text: str, advice: str) -> Iterator[None]:
    """Turn what Polars raises into a message that begins with `text` and ends with `advice`."""
    from polars.exceptions import PolarsError

    try:
        yield
    except (OSError, PolarsError) as error:
        raise NemesisError(f"{text}: {str(error).splitlines()[0]}; {advice}") from error


def read_back(path: Path, types: Mapping[str, str], file: BinaryIO) -> None:
    """Write the rows of `path` to `file` as JSON Lines; `types` are those of a CSV file's columns.

    :raises NemesisError: when they cannot be read.
    """
    if path.suffix == ".jsonl":
        with path.open("rb") as source:
            shutil.copyfileobj(source, file)
        return
    with _in_one_line(f"{path} cannot be read", "was it edited? Remove it to play anew"):
        _scan(path, types).sink_ndjson(file)


def _scan(path: Path, types: Mapping[str, str]) -> LazyFrame:
    import polars

    if path.suffix == ".parquet":
        return polars.scan_parquet(path)
    known = {"Null": polars.String, **{kind: getattr(polars, kind) for kind in TYPES if kind != "Null"}}
    return polars.scan_csv(path, schema={name: known.get(kind, polars.String) for name, kind in types.items()})
