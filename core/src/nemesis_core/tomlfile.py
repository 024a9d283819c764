"""TOML files, read within limits, so that no file can choke its reader, and written."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from typing import Any, Final

from .errors import ContentError

MOST_BYTES: Final = 1_000_000
"""All that is shipped has a fifth of it."""
MOST_NESTED: Final = 16
MOST_DOTS: Final = 1_000
"""Dots in a line: each part of a dotted key nests a table in another, and the parser is slow at them."""


def _text(path: Any) -> str:
    try:
        with path.open("rb") as file:
            data: bytes = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise ContentError(f"{path}: {error.strerror}; give the path of a TOML file") from error
    except ValueError as error:  # a name that no file can have
        raise ContentError(f"{path}: {error}; give the path of a TOML file") from error
    if len(data) > MOST_BYTES:
        raise ContentError(f"{path}: more than {MOST_BYTES:,} bytes, which is too much; split it or leave things out")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise ContentError(f"{path}: byte {error.start} is not UTF-8; save it as a UTF-8 text file") from error


def _too_deep(data: Any) -> bool:
    level = [data]
    for _ in range(MOST_NESTED):
        level = [
            inner
            for outer in level
            for inner in (outer.values() if isinstance(outer, dict) else outer)
            if isinstance(inner, dict | list)
        ]
    return bool(level)


def read_toml(path: Any) -> dict[str, Any]:
    """Parse one TOML file; `path` is a Path or a package resource.

    :raises ContentError: with the file and what is wrong with it: not there, too large, no UTF-8, no TOML, too deep.
    """
    return _parsed(str(path), _text(path))


def read_shipped(path: Any) -> dict[str, Any]:
    """As `read_toml`, for files that are read again and again: the same data while the text is the same.

    It is shared, so nobody may change it.

    :raises ContentError: as `read_toml`.
    """
    return _parsed_once(str(path), _text(path))


def _parsed(path: str, text: str) -> dict[str, Any]:
    deep = any(line.count(".") > MOST_DOTS for line in text.splitlines())
    try:
        data = {} if deep else tomllib.loads(text)
    except RecursionError:
        deep = True
    except ValueError as error:
        raise ContentError(f"{path}: {error}; mend the file or leave it out") from error
    if deep or _too_deep(data):
        raise ContentError(f"{path}: more than {MOST_NESTED} tables or lists within each other; mend the file")
    return data


_parsed_once = lru_cache(maxsize=512)(_parsed)


def toml_text(data: dict[str, Any]) -> str:
    """`data` as TOML: tables inside records in one line, lists of tables one by one."""
    import tomlkit

    return tomlkit.dumps(_in_lines(data))


def _in_lines(table: dict[str, Any]) -> dict[str, Any]:
    import tomlkit

    lines: dict[str, Any] = {}
    for key, value in sorted(table.items(), key=lambda entry: _tables(entry[1])):
        if isinstance(value, dict):
            lines[key] = tomlkit.inline_table()
            lines[key].update(value)
        else:
            lines[key] = [_in_lines(entry) for entry in value] if _tables(value) else value
    return lines


def _tables(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and isinstance(value[0], dict)
