"""What `nemesis compare` is asked to compare: variants with each other, or one with itself, changed."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import TYPE_CHECKING

import attrs

from ..errors import NemesisError
from . import options as opt

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..assembly import Ruleset
    from ..comparison.result import Comparison
    from ..comparison.sweep import Sweep


@attrs.frozen
class Wanted:
    """What is to be compared, as the user gave it; `vary` is a house rule with the numbers to try."""

    variants: list[str]
    change: opt.Choice
    vary: str | None = None

    def _changes(self) -> list[tuple[str, str]]:
        """Each option that changes a variant, with its value."""
        return self.change.changes()

    def check(self) -> None:
        """Make sure that it is clear what is compared with what.

        :raises NemesisError: when it is not.
        """
        first, given = self.variants[0], [name for name, _ in self._changes()] + ["--vary"] * (self.vary is not None)
        if len(self.variants) > 1 and given:
            raise NemesisError(
                f"{given[0]} changes one VARIANT and compares it with itself, but "
                f"{len(self.variants)} are named; name one, or make a manifest of each (nemesis assemble --out)"
            )
        if len(self.variants) == 1 and not given:
            raise NemesisError(
                f"there is nothing to compare {first} with; name another VARIANT, or what to change in it (--content, "
                "--house-rule, --vary, --board, --race, --mode, --crew)"
            )

    def sweep(self) -> Sweep | None:
        """The house rule to vary, and by which numbers, if one is to be.

        :raises NemesisError: saying what is wrong with it.
        """
        from ..comparison.sweep import read_sweep
        from ..plugins import Registry

        return read_sweep(self.vary, Registry()) if self.vary is not None else None

    def rulesets(self, sweep: Sweep | None) -> list[Ruleset]:
        """The variants, the base first: the changes are those of all that a sweep compares, its base included."""
        from ..assembly import assemble

        changed = attrs.evolve(self.change, variant=self.variants[0])
        if sweep:
            base = changed.ruleset()
            return [base, *(assemble(base.manifest.with_rule(rule)) for rule in sweep.rules())]
        named = [opt.Choice(name).ruleset() for name in self.variants]
        return named if len(named) > 1 else [*named, changed.ruleset()]

    def names(self, rulesets: Sequence[Ruleset], sweep: Sweep | None) -> list[str]:
        """What each is called: by its name, and by what was changed in it."""
        from ..comparison.pieces import name_of
        from ..manifest import find_manifest
        from ..parameters import rule_of

        changed = [Path(value).name for _, value in self._changes()]
        if sweep:
            manifest = find_manifest(self.variants[0])
            first = [manifest.name, *(Path(file).name for file in manifest.content)]
            rest = [name for name in changed if rule_of(name) != sweep.rule]
            return [" + ".join(part) for part in ([*first, *changed], *([*first, *rest, r] for r in sweep.rules()))]
        base = name_of(rulesets[0])
        return [base, " + ".join([base, *changed])] if changed else list(map(name_of, rulesets))

    def command(self, comparison: Comparison) -> str:
        """The command that makes `comparison` once more."""
        asked = {"games": comparison.played, "players": comparison.seats, "seed": comparison.seed}
        vary = [("--vary", self.vary)] if self.vary is not None else []
        numbers = [(f"--{name}", str(n)) for name, n in asked.items()]
        options = [*self._changes(), *vary, *numbers, ("--bots", comparison.bots)]
        return shlex.join(["nemesis", "compare", *self.variants, *(part for option in options for part in option)])
