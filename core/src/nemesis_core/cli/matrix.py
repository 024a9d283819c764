"""The matrix of all combinations as a table, with its readings below."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from itertools import count, groupby
from string import ascii_lowercase
from typing import Any, Final

import attrs

from ..errors import NemesisError
from ..matrix import Combination
from ..plugins import Registry
from .output import console, print_table

OFFICIAL: Final = "."
UNFIT: Final = "-"


def assembled(found: Sequence[Combination], registry: Registry) -> list[Combination]:
    """Those `found`, each assembled; what cannot be is one that does not fit."""
    from rich.progress import track

    out, quiet = console(stderr=True), not sys.stderr.isatty()
    watched = track(found, description="", console=out, transient=True, disable=quiet)
    return [combination if combination.error else _assembled(combination, registry) for combination in watched]


def _assembled(combination: Combination, registry: Registry) -> Combination:
    from ..assembly import assemble

    try:
        assemble(combination.manifest, registry=registry)
    except NemesisError as error:
        return attrs.evolve(combination, error=str(error))
    return combination


def as_data(combination: Combination) -> dict[str, Any]:
    """`combination` as plain data."""
    return {
        "board": combination.board,
        "race": combination.race,
        "mode": combination.mode,
        "crew": list(combination.crew),
        "players": list(combination.players) if combination.seats else [],
        "official": combination.official,
        "readings": [{"reading": stated.reading, "where": stated.where} for stated in combination.readings],
        "error": combination.error,
    }


def show(found: Sequence[Combination]) -> None:
    """Print a row for each board, race and mode, with a column for each mix of crews, and what its letters mean."""
    letters = _lettered(found)
    crews = sorted({name for combination in found for name in combination.crew})
    mixes = list(dict.fromkeys(combination.crew for combination in found))
    heads = ["+".join(str(crews.index(name) + 1) for name in mix) for mix in mixes]
    rows = [
        (*pieces, _seats(group), *(_cell(combination, letters) for combination in group))
        for pieces, group in ((key, list(given)) for key, given in groupby(found, _pieces))
    ]
    print_table("Combinations", ("Board", "Race", "Mode", "Players", *heads), rows)
    _legend(found, crews, letters)


def _pieces(combination: Combination) -> tuple[str, str, str]:
    return combination.board, combination.race, combination.mode


def _lettered(found: Sequence[Combination]) -> dict[str, str]:
    """Each reading, and by which letter the table names it."""
    readings = dict.fromkeys(stated.reading for combination in found for stated in combination.readings)
    names = (ascii_lowercase[n] if n < len(ascii_lowercase) else f"r{n}" for n in count())
    return dict(zip(readings, names, strict=False))


def _seats(group: Sequence[Combination]) -> str:
    """For how many players, over all mixes of crews; a mix that is for others is rare, and told by `--json`."""
    numbers = sorted({seats for combination in group for seats in combination.seats})
    return f"{numbers[0]}-{numbers[-1]}" if len(numbers) > 1 else "".join(map(str, numbers))


def _cell(combination: Combination, letters: dict[str, str]) -> str:
    if combination.error:
        return UNFIT
    return "".join(sorted(letters[stated.reading] for stated in combination.readings)) or OFFICIAL


def _legend(found: Sequence[Combination], crews: Sequence[str], letters: dict[str, str]) -> None:
    out = console()
    named = ", ".join(f"{number} {name}" for number, name in enumerate(crews, 1))
    out.print(
        f"Crews: {named}. A point: a rulebook describes it. Letters: it stands on these readings.", soft_wrap=True
    )
    where = {stated.reading: stated.where for combination in found for stated in combination.readings}
    print_table("Readings", ("", "~Reading", "~Written down in"), (
        (letter, reading, where[reading]) for reading, letter in letters.items()
    ))  # fmt: skip
    official = sum(combination.official for combination in found)
    wrong = Counter(combination.error for combination in found if combination.error)
    counted = f"{len(found)} combinations: {official} official, {len(found) - official - wrong.total()} by a reading"
    out.print(f"{counted}, {wrong.total()} that do not fit." if wrong else f"{counted}.")
    for error, number in wrong.items():
        out.print(f"{UNFIT} {number}: {error}", soft_wrap=True)
