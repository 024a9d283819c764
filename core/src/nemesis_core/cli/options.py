"""The options by which several commands choose a variant, and what they choose."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import attrs
import typer

from ..errors import AssemblyError, NemesisError

if TYPE_CHECKING:
    from ..assembly import Ruleset
    from ..manifest import Manifest
    from ..plugins import Registry

Variant = Annotated[
    str,
    typer.Argument(metavar="VARIANT", show_default=False, help="Name of an installed variant, or a manifest file."),
]
Board = Annotated[str, typer.Option(metavar="ID", show_default=False, help="The board, instead of the VARIANT's.")]
Race = Annotated[str, typer.Option(metavar="ID", show_default=False, help="The race, instead of the VARIANT's.")]
Mode = Annotated[str, typer.Option(metavar="ID", show_default=False, help="The mode, instead of the VARIANT's.")]
Crew = Annotated[
    list[str] | None,
    typer.Option(metavar="ID", show_default=False, help="A crew, instead of the VARIANT's; repeatable."),
]
HouseRule = Annotated[
    list[str] | None,
    typer.Option(metavar="ID[=N]", help="A house rule to add, with its number if it takes one; repeatable."),
]
ContentFile = Annotated[
    list[str] | None, typer.Option(metavar="FILE", help="A TOML file whose records override shipped ones; repeatable.")
]
Players = Annotated[
    int | None, typer.Option(metavar="N", show_default=False, help="Seats; else 4, or the nearest number allowed.")
]
Bots = Annotated[
    str, typer.Option(metavar="NAMES", help="searcher, survivor, random or curious; one, or one a seat: a,b,...")
]
Jobs = Annotated[int, typer.Option(metavar="N", help="Processes; 0: one for each processor.")]
Backend = Annotated[
    str, typer.Option(metavar="NAME", help="loky: processes of this machine; dask: the workers of --scheduler.")
]
Scheduler = Annotated[
    str, typer.Option(metavar="ADDRESS", help="A dask scheduler, like tcp://127.0.0.1:8786; with --backend dask.")
]
Block = Annotated[
    list[str] | None, typer.Option(metavar="ID", help="Do as if this piece were not installed; repeatable.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for a program.")]


def open_registry(block: list[str] | None) -> Registry:
    """What may be chosen, without the pieces in `block`.

    :raises NemesisError: when a blocked piece is not installed at all.
    """
    from ..plugins import Registry, installed

    offered = {piece.id: piece.kind for home in installed() if home.plugin for piece in home.plugin.pieces}
    for name in block or ():
        if offered.get(name) == "rules":
            raise NemesisError(f"piece {name} cannot be blocked: every variant needs the shared rules")
        if name not in offered:
            raise NemesisError(
                f"piece {name} cannot be blocked: it is not installed; there are: {', '.join(sorted(offered))}"
            )
    return Registry(block=block or ())


def check_apart(option: str, out: Path, *read: Path | None) -> None:
    """See that what `option` writes to `out` does not take the place of a file that is `read` for it.

    :raises NemesisError: when it would.
    """
    if out.exists() and any(path is not None and path.exists() and out.samefile(path) for path in read):
        raise NemesisError(f"{option} {out} would take the place of the game itself; name another file")


def check_players(ruleset: Ruleset, players: int | None) -> int:
    """The number of seats that is asked for, or 0 when none is.

    :raises AssemblyError: when the variant does not allow that many.
    """
    if players is None:
        return 0
    try:
        return ruleset.new_game(players).state.seats
    except AssemblyError as error:
        others = " or ".join(_made_for(ruleset, players))
        raise AssemblyError(f"{error}; take {others} for {players}" if others else str(error)) from error


def _made_for(ruleset: Ruleset, players: int) -> list[str]:
    """The installed variants that differ from `ruleset` in their mode alone and are for so many players."""
    from ..manifest import shipped
    from ..plugins import Registry

    registry, mine = Registry(), ruleset.manifest
    found = []
    for name, other in shipped(registry)[0].items():
        seats = [registry.get(piece, kind).players for kind, piece in other.pieces()]
        fits = all(low <= players <= high for low, high in seats)
        if fits and attrs.evolve(other, mode=mine.mode, name=mine.name, title=mine.title) == mine:
            found.append(name)
    return sorted(found)


@attrs.frozen
class Choice:
    """A variant, pieces that take the place of its own, and what is added to it."""

    variant: str = ""
    board: str = ""
    race: str = ""
    mode: str = ""
    crew: list[str] | None = None
    house_rules: list[str] | None = None
    content: list[str] | None = None
    block: list[str] | None = None

    def changes(self) -> list[tuple[str, str]]:
        """Each option that changes a variant, with its value."""
        one = [("--board", self.board), ("--race", self.race), ("--mode", self.mode)]
        lists = (("--crew", self.crew), ("--house-rule", self.house_rules), ("--content", self.content))
        return [given for given in one if given[1]] + [(name, v) for name, values in lists for v in values or ()]

    def name(self, ruleset: Ruleset) -> str:
        """What `ruleset`, assembled of this, is called: by its variant and what was changed in it, else its pieces."""
        from ..comparison.pieces import name_of
        from ..manifest import find_manifest

        if not self.variant:
            return name_of(ruleset)
        base = find_manifest(self.variant, open_registry(self.block))
        changed = (*base.content, *(value for _, value in self.changes()))
        return " + ".join([base.name, *(Path(value).name for value in changed)])

    def _pieces(self) -> dict[str, Any]:
        given = {"board": self.board, "race": self.race, "mode": self.mode, "crew": tuple(self.crew or ())}
        return {name: value for name, value in given.items() if value}

    def manifest(self, registry: Registry, base: Manifest | None = None) -> Manifest:
        """The manifest of what is chosen; without a variant, of `base` (a record's) or of the pieces alone.

        Content files given here are used instead of those that `base` names.

        :raises AssemblyError: when there is neither a variant nor all pieces.
        """
        from ..manifest import Manifest, find_manifest

        pieces, rules = self._pieces(), tuple(self.house_rules or ())
        if base is not None and self.content:
            base = attrs.evolve(base, content=())
        if self.variant:
            base = find_manifest(self.variant, registry)
        if base is not None:
            if pieces or rules:
                pieces |= {"name": "", "title": ""}
            return attrs.evolve(base, **pieces, house_rules=(*base.house_rules, *rules))
        missing = [f"--{name}" for name in ("board", "race", "mode", "crew") if name not in pieces]
        if missing:
            raise AssemblyError(
                f"name a VARIANT, or give its pieces; {', '.join(missing)} missing (nemesis variants list)"
            )
        return Manifest(**pieces, house_rules=rules)

    def ruleset(self, base: Manifest | None = None) -> Ruleset:
        """Assemble what is chosen.

        :raises NemesisError: as `assemble` does; what a manifest file says is refused with the file's name.
        """
        from ..assembly import assemble
        from ..manifest import is_file
        from ..parameters import rule_of

        registry = open_registry(self.block)
        manifest = self.manifest(registry, base)
        try:
            return assemble(manifest, content=self.content or (), registry=registry)
        except AssemblyError as error:
            given = (self.board, self.race, self.mode, *(self.crew or ()), *map(rule_of, self.house_rules or ()))
            elsewhere = (*given, *manifest.content, *(self.content or ()))
            if not is_file(self.variant) or any(name and name in str(error) for name in elsewhere):
                raise
            raise AssemblyError(f"{self.variant}: {error}") from error
