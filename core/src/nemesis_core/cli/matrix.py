"""The matrix of all combinations as a table for each board, with its readings below."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import count, groupby
from string import ascii_lowercase
from typing import Any, Final

import attrs

from ..errors import NemesisError
from ..matrix import Combination
from ..plugins import Fallback, Registry
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


def show(found: Sequence[Combination], everything: Sequence[Combination]) -> None:
    """Print a table for each board with a row for each race and mode and a column for each mix of crews.

    Below them stands what the marks mean. Crews have the numbers and readings the letters that they have in a table of
    `everything`, so that tables of different parts can be compared.
    """
    crews = sorted({name for combination in everything for name in combination.crew})
    letters = _lettered(everything)
    mixes = list(dict.fromkeys(combination.crew for combination in found))
    heads = ["+".join(str(crews.index(name) + 1) for name in mix) for mix in mixes]
    for board, on_it in groupby(found, lambda combination: combination.board):
        rows = [
            (race, mode, _seats(group), *(_cell(combination, letters) for combination in group))
            for (race, mode), group in ((key, list(given)) for key, given in groupby(on_it, _race_and_mode))
        ]
        print_table(board, ("Race", "Mode", "Seats", *heads), rows)
    _legend(found, crews, letters)


def _race_and_mode(combination: Combination) -> tuple[str, str]:
    return combination.race, combination.mode


def _lettered(found: Sequence[Combination]) -> dict[str, str]:
    """Each reading, and by which letter the tables name it."""
    readings = dict.fromkeys(stated.reading for combination in found for stated in combination.readings)
    names = (ascii_lowercase[n] if n < len(ascii_lowercase) else f"r{n}" for n in count())
    return dict(zip(readings, names, strict=False))


def _seats(group: Sequence[Combination]) -> str:
    """For how many players, over all mixes of crews; a mix that is for others is rare, and told by `--json`."""
    numbers = sorted({seats for combination in group for seats in combination.seats})
    return f"{numbers[0]}-{numbers[-1]}" if len(numbers) > 1 else "".join(map(str, numbers))


def _cell(combination: Combination, letters: Mapping[str, str]) -> str:
    if combination.error:
        return UNFIT
    return "".join(sorted(letters[stated.reading] for stated in combination.readings)) or OFFICIAL


def _legend(found: Sequence[Combination], crews: Sequence[str], letters: Mapping[str, str]) -> None:
    out = console()
    wrong = Counter(combination.error for combination in found if combination.error)
    meant = {
        OFFICIAL: "a rulebook describes it",
        **{letters[stated.reading]: _told(stated) for combination in found for stated in combination.readings},
        **({UNFIT: "these pieces do not fit, see below"} if wrong else {}),
    }
    print_table("Crews", ("", "Crew"), enumerate(crews, 1))
    print_table("Marks", ("", "~What the combination stands on"), sorted(meant.items()))
    official = sum(combination.official for combination in found)
    counted = f"{len(found)} combinations: {official} official, {len(found) - official - wrong.total()} by a reading"
    out.print(f"{counted}, {wrong.total()} that do not fit." if wrong else f"{counted}.")
    for error, number in wrong.items():
        out.print(f"{UNFIT} {number}: {error}", soft_wrap=True)


def _told(stated: Fallback) -> str:
    """A reading, and where it is written down."""
    return f"{stated.reading} ({stated.where})" if stated.where else stated.reading
