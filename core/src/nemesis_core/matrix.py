"""Every combination of the installed boards, races, modes and crews: for how many players, and by which readings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, product

import attrs

from .assembly import pick, players_of
from .contributions import stated
from .errors import AssemblyError
from .fitting import check_fit
from .manifest import Manifest
from .plugins import Fallback, Registry


@attrs.frozen
class Combination:
    """One board, race and mode with one crew or several, and whether they fit each other.

    `players` is the least and the greatest number of them; `readings` say how the rules are read where no rulebook
    describes the combination, `error` why it does not fit.
    """

    board: str
    race: str
    mode: str
    crew: tuple[str, ...]
    players: tuple[int, int] = (0, 0)
    readings: tuple[Fallback, ...] = ()
    error: str = ""

    @property
    def official(self) -> bool:
        """Does a rulebook describe it?"""
        return not self.readings and not self.error

    @property
    def seats(self) -> range:
        """The numbers of seats that it is for; none where it does not fit."""
        low, high = self.players
        return range(low, high + 1) if high else range(0)

    @property
    def manifest(self) -> Manifest:
        """What is assembled of it."""
        return Manifest(board=self.board, race=self.race, mode=self.mode, crew=self.crew)


def combination(registry: Registry, board: str, race: str, mode: str, crew: Sequence[str]) -> Combination:
    """These pieces together, by what they say of themselves; nothing is assembled.

    :raises AssemblyError: when one of them is not installed.
    """
    made = Combination(board, race, mode, tuple(crew))
    for kind, name in made.manifest.pieces():
        registry.get(name, kind)
    try:
        pieces = pick(made.manifest, registry)
        check_fit(pieces, registry)
        return attrs.evolve(made, players=players_of(pieces), readings=tuple(stated(pieces)))
    except AssemblyError as error:
        return attrs.evolve(made, error=str(error))


def matrix(
    registry: Registry | None = None, board: str = "", race: str = "", mode: str = "", crew: Sequence[str] = ()
) -> Iterator[Combination]:
    """Every combination of the pieces of `registry` (default: all that are installed), or of those that are named.

    Crews go together in every mix of one or more; `crew` names one mix.

    :raises AssemblyError: when a piece that is named is not installed, or a crew is named twice.
    """
    registry = registry or Registry()
    if twice := [name for name in crew if crew.count(name) > 1]:
        raise AssemblyError(f"crew {twice[0]} is named twice; name it once")
    named = {"board": board, "race": race, "mode": mode}
    boards, races, modes = ([name] if name else ids_of(registry, kind) for kind, name in named.items())
    mixes = [tuple(crew)] if crew else mixes_of(ids_of(registry, "crew"))
    for pieces in product(boards, races, modes, mixes):
        yield combination(registry, *pieces)


def ids_of(registry: Registry, kind: str) -> list[str]:
    """The ids of the pieces of `kind`, in the order of the alphabet."""
    return [piece.id for piece in registry.of_kind(kind)]


def mixes_of(crews: Sequence[str]) -> list[tuple[str, ...]]:
    """Every mix of one or more of the `crews`, the small ones first."""
    return [mix for size in range(1, len(crews) + 1) for mix in combinations(crews, size)]
