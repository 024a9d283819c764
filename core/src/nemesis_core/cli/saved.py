"""Where games are saved, and one process at a time for each save."""

from __future__ import annotations

import contextlib
import glob
import itertools
import os
import re
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Final

from ..errors import NemesisError
from ..files import alone
from ..spelling import number_of

SUFFIX: Final = ".save.json"
RECORD: Final = ".record.json"
CHANGED: Final = "+"
"""Stands in the name of a save before each thing that was changed in its variant."""


def folder() -> Path:
    """The user's folder for saves; records of finished games are in `records` beside it."""
    import platformdirs

    return Path(platformdirs.user_data_dir("nemesis", appauthor=False)) / "saves"


def _prefix(variant: str) -> str:
    """How the saves of `variant` begin: its name, and behind a + each thing that was changed in it."""
    return re.sub(r"[^\w+-]+", "-", variant.replace(" + ", CHANGED) or "variant")


def _free(folder: Path, name: str, suffix: str) -> Path:
    """The file `name` in `folder`, with a number behind it when it is there already."""
    names = itertools.chain((name,), (f"{name}.{n}" for n in itertools.count(2)))
    return next(path for path in (folder / f"{name}{suffix}" for name in names) if not path.exists())


def new_save(variant: str, seed: int) -> Path:
    """A file for a new game of `variant` that is not there yet."""
    return _free(folder(), f"{_prefix(variant)}.{seed}", SUFFIX)


def saves(variant: str = "") -> list[Path]:
    """The saves in the user's folder (of `variant`, if one is named), the last written first.

    :raises NemesisError: when there is none.
    """
    begins = [f"{_prefix(variant)}.", f"{_prefix(variant)}{CHANGED}"] if variant else [""]
    there = [path for name in begins for path in folder().glob(f"{name}*{SUFFIX}")]
    found = sorted(there, key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True)
    if not found:
        what = f"game of {variant}" if variant else "game"
        raise NemesisError(
            f"no {what} is saved in {folder()}; begin one with nemesis play VARIANT, or give --save FILE"
        )
    return found


def described(save: Path) -> str:
    """What game is saved, and when it was left, in a line."""
    from ..saves import read_save

    left = datetime.fromtimestamp(save.stat().st_mtime).strftime("%Y-%m-%d %H:%M")
    try:
        data = read_save(save)
        manifest = data["manifest"]
        given = (manifest["board"], manifest["race"], manifest["mode"], *manifest["crew"], *manifest["house_rules"])
        name = manifest["name"] or ", ".join(given)
        made = len(data["choices"]) + len(data["replay"])
        told = f"{name}, {_counted('seat', data['state']['seats'])}, {_counted('choice', made)} made"
    except (NemesisError, LookupError, TypeError):
        told = "cannot be read"
    return f"{left}  {told}  ({save.name})"


def _counted(what: str, number: int) -> str:
    return number_of(what, number, number)


def record_place(save: Path) -> Path:
    """The file for the record of the game saved at `save`, which is not there yet."""
    return _free(_home(save), _stem(save), RECORD)


def _stem(save: Path) -> str:
    return save.name.removesuffix(SUFFIX) if save.name.endswith(SUFFIX) else save.stem


def _home(save: Path) -> Path:
    """The folder for the record of the game saved at `save`."""
    home = Path(os.path.realpath(folder()))
    return home.parent / "records" if save.parent == home else save.parent


def check_unfinished(save: Path) -> None:
    """Make sure that the game of `save`, which is not there, has not come to its end.

    :raises NemesisError: naming its record, when it has.
    """
    home, stem = _home(save), glob.escape(_stem(save))
    records = [*home.glob(f"{stem}{RECORD}"), *home.glob(f"{stem}.*{RECORD}")]
    if records and not save.exists():
        last = max(records, key=lambda path: path.stat().st_mtime_ns)
        raise NemesisError(f"the game of {save} is over; tell its story with: nemesis replay {last} --log")


def _clear_up(save: Path) -> None:
    """Remove what a process that was killed left half-written beside `save`."""
    for left in save.parent.glob(f".{glob.escape(save.name)}.????????"):
        left.unlink(missing_ok=True)


@contextlib.contextmanager
def locked(save: Path) -> Iterator[None]:
    """Keep other processes from playing on with `save`; its folder is made.

    :raises NemesisError: when another process has it, or the folder cannot be written to.
    """
    taken = f"{save} is being played by another nemesis; end that one first"
    with alone(save, save.with_name(f".{save.name}.lock"), taken, "choose another place with --save"):
        _clear_up(save)
        yield
