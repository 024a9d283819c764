"""The outcome of a comparison: what was compared, and the measures with their differences."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import attrs

from ..manifest import Manifest
from .intervals import LEVEL, Difference
from .measures import Unit
from .pieces import Change, Part


@attrs.frozen(kw_only=True)
class Variant:
    """One of the compared variants; `letter` A is the base."""

    letter: str
    name: str
    manifest: Manifest
    players: tuple[int, int]
    parts: tuple[Part, ...]
    content: str
    """The digest of its content."""
    changes: tuple[Change, ...] = ()
    """The records of pieces in both that are not those of the base."""
    same: bool = False
    """It is the base once more."""
    raised: int = 0
    stalled: int = 0
    alike: int = 0
    """Pairs of games that went as they did with the base."""


@attrs.frozen(kw_only=True)
class Figure:
    """One measure: the base's figure, and for each other variant, in their order, its difference."""

    key: str
    group: str
    name: str
    unit: Unit
    base: float | None
    others: tuple[Difference, ...]

    @property
    def differs(self) -> bool:
        """In some pair of games this went otherwise."""
        return any(other.p is not None or other.difference for other in self.others)


@attrs.frozen(kw_only=True)
class Comparison:
    """Variants that were played on the same seeds by the same bots; made by `compare`.

    `figures` are the measures in groups, shares as parts of 1. `pairs` counts the seeds whose games all variants
    finished; only these are measured, and `left_out` counts the others.
    """

    variants: tuple[Variant, ...]
    seats: int
    seed: int
    bots: str
    asked: int
    """How many games of each variant were asked for."""
    played: int
    """How many were played by all variants: fewer after an interruption."""
    pairs: int
    figures: tuple[Figure, ...]

    @property
    def left_out(self) -> int:
        """Seeds whose game raised or was stopped by the stall guard in some variant."""
        return self.played - self.pairs

    @property
    def tested(self) -> int:
        """How many differences have a p: at a level of 5 %, one in twenty of them is clear by chance alone."""
        return sum(other.p is not None for figure in self.figures for other in figure.others)

    def groups(self) -> Iterator[tuple[str, list[Figure]]]:
        """The figures by their group's name."""
        found: dict[str, list[Figure]] = {}
        for figure in self.figures:
            found.setdefault(figure.group, []).append(figure)
        yield from found.items()

    def find(self, key: str) -> Figure:
        """The figure of the measure `key`, such as `won.seats`.

        :raises KeyError: when there is none.
        """
        for figure in self.figures:
            if figure.key == key:
                return figure
        raise KeyError(key)

    def data(self) -> dict[str, Any]:
        """All of it as plain data for JSON (docs/python.md names the keys)."""
        return {
            "level": LEVEL,
            "seats": self.seats,
            "seed": self.seed,
            "bots": self.bots,
            "games": self.asked,
            "played": self.played,
            "pairs": self.pairs,
            "left_out": self.left_out,
            "tested": self.tested,
            "variants": [attrs.asdict(variant) for variant in self.variants],
            "measures": [self._figure(figure) for figure in self.figures],
        }

    def _figure(self, figure: Figure) -> dict[str, Any]:
        others = zip(self.variants[1:], figure.others, strict=True)
        given = attrs.asdict(figure, filter=lambda field, _: field.name != "others")
        said = [
            {"variant": variant.letter, **attrs.asdict(other), "clear": other.clear, "sure": other.sure}
            for variant, other in others
        ]
        return {**given, "others": said}

    def write_plot(self, path: str | Path) -> None:
        """Draw the differences with their intervals into `path`, .svg or .png.

        :raises NemesisError: when matplotlib is not installed, the suffix is another or the place cannot be written.
        """
        from .plot import write_plot

        write_plot(self, Path(path))

    def write_report(self, path: str | Path, command: str = "") -> None:
        """Write a page, whole in one file, with all of the comparison; `command` is what repeats it.

        :raises NemesisError: when matplotlib or jinja2 is not installed or the place cannot be written.
        """
        from .report import write_report

        write_report(self, Path(path), command)
