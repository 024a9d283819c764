"""What a seat sees, in numbers: features that pieces give, one behind the other, always at the same place."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

import attrs

from .answers import answers
from .errors import PluginError

if TYPE_CHECKING:
    from .assembly import Ruleset
    from .game import Game

MOST: Final = 255
"""The largest number of a feature."""
Write = Callable[["Game", int, bytearray, int], None]
"""Puts numbers into a row, which is 0 all over, from an index on; called with the game and the seat that looks."""


@attrs.frozen
class Feature:
    """Some whole numbers, from 0 to `high`, that say something of a game to a seat.

    They are built up from what the seat may know, as a view is. `Feature.listed`, `Feature.tally` and `Feature.values`
    make the usual ones.

    :param name: what they are about, unique among the features of a variant: "fire".
    :param parts: what each of them is about: the ids of the places.
    :param write: is called with the game, the seat that looks, a row of numbers and the index in it of the first part.
    :param high: the largest number, at most 255; a larger one is shown as this one.
    """

    name: str
    parts: Sequence[str]
    write: Write
    high: int = MOST

    @classmethod
    def listed(
        cls, name: str, parts: Iterable[str], read: Callable[[Game, int], Sequence[int]], high: int = MOST
    ) -> Feature:
        """What `read` gives for the game and the seat that looks: a number for each of `parts`."""
        parts = tuple(parts)
        size = len(parts)

        def write(game: Game, seat: int, row: bytearray, start: int) -> None:
            numbers = read(game, seat)
            if len(numbers) != size:
                raise ValueError(f"{len(numbers)} numbers for {size} parts")
            row[start : start + size] = bytes(numbers)

        return cls(name, parts, write, high)

    @classmethod
    def tally(
        cls,
        name: str,
        parts: Iterable[str],
        found: Callable[[Game, int], Iterable[str]],
        high: int = MOST,
        of: Mapping[str, str] | None = None,
    ) -> Feature:
        """How often each of `parts` is among what is found; what is no part is left out.

        What is found are parts or, with `of`, whatever `of` says the part of: cards, of which each has a kind.
        """
        parts = tuple(parts)
        places = {part: place for place, part in enumerate(parts)}
        if of is not None:
            places = {thing: places[part] for thing, part in of.items() if part in places}

        def write(game: Game, seat: int, row: bytearray, start: int) -> None:
            for part in found(game, seat):
                if part in places:
                    row[start + places[part]] += 1

        return cls(name, parts, write, high)

    @classmethod
    def values(
        cls, name: str, parts: Iterable[str], found: Callable[[Game, int], Mapping[str, int]], high: int = MOST
    ) -> Feature:
        """The number that is found for each of `parts`, or 0."""
        parts = tuple(parts)
        places = {part: place for place, part in enumerate(parts)}

        def write(game: Game, seat: int, row: bytearray, start: int) -> None:
            for part, number in found(game, seat).items():
                if part in places:
                    row[start + places[part]] = number if number < MOST else MOST

        return cls(name, parts, write, high)


class Layout:
    """The features of `ruleset` at a number of `seats`: which number of a row is about what.

    :raises PluginError: when a feature is not as it has to be, or two have one name; names the piece or the feature.
    """

    def __init__(self, ruleset: Ruleset, seats: int) -> None:
        given = answers(ruleset.hooks, "features", ruleset, seats)
        self.features: tuple[Feature, ...] = tuple(feature for some in given for feature in some)
        self.names: tuple[tuple[str, str], ...] = tuple((f.name, part) for f in self.features for part in f.parts)
        """Feature and part of each number."""
        self.high = bytes(feature.high for feature in self.features for _ in feature.parts)
        """The largest number at each index."""
        self.slices: dict[str, slice] = {}
        """Where the numbers of each feature are."""
        start = 0
        for feature in self.features:
            if feature.name in self.slices:
                raise PluginError(f"two features are named {feature.name}; rename one")
            self.slices[feature.name] = slice(start, start + len(feature.parts))
            start += len(feature.parts)
        self._writes = tuple((feature.write, self.slices[feature.name].start) for feature in self.features)
        self._blank = bytearray(start)

    def read(self, game: Game, seat: int) -> bytearray:
        """What `seat` sees, a byte for each number; one above its `high` is left as it is.

        :raises PluginError: naming the feature that cannot be read.
        """
        row = self._blank[:]
        try:
            for write, start in self._writes:
                write(game, seat, row, start)
        except Exception:
            self.check(game, seat)
            raise
        return row

    def check(self, game: Game, seat: int) -> bytearray:
        """As `read`, each feature looked at.

        :raises PluginError: naming the feature that cannot be read, that writes outside its place, or that gives a
            number above its largest one.
        """
        found = bytearray()
        for feature in self.features:
            place, row = self.slices[feature.name], self._blank[:]
            try:
                feature.write(game, seat, row, place.start)
            except Exception as error:
                said = " ".join(str(error).split())
                raise PluginError(f"feature {feature.name} raised {type(error).__name__}: {said}") from error
            some = row[place]
            if len(row) != len(self._blank) or row.count(0) - some.count(0) != len(row) - len(some):
                raise PluginError(f"feature {feature.name} writes outside its {len(feature.parts)} parts")
            for part, number in zip(feature.parts, some, strict=True):
                if number > feature.high:
                    raise PluginError(f"feature {feature.name} gives {number} for {part}, above {feature.high}")
            found += some
        return found

    def told(self, numbers: Iterable[int]) -> dict[str, dict[str, int]]:
        """`numbers` by feature and part, without those that are 0."""
        found: dict[str, dict[str, int]] = {}
        for (name, part), number in zip(self.names, numbers, strict=True):
            if number:
                found.setdefault(name, {})[part] = int(number)
        return found
