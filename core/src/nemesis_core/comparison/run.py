"""Playing several variants on the same seeds, and comparing what came of it."""

from __future__ import annotations

import string
from collections.abc import Generator, Sequence
from functools import reduce
from operator import and_
from typing import Any, Final

import polars as pl

from ..assembly import Ruleset
from ..errors import AssemblyError, NemesisError
from ..game import STALL
from ..simulate import ERROR, Played, run
from ..spelling import number_of, span
from .games import GameTable
from .intervals import Difference, Sample, adjusted, compare_samples
from .measures import Measure, find_measures
from .pieces import changes, name_of, parts_of, same
from .result import Comparison, Figure, Variant

LETTERS: Final = string.ascii_uppercase
BLOCK: Final = 100
"""Games of one variant at a stretch, so that an interrupted comparison has pairs; more in a long run."""
BLOCKS: Final = 20


def _called(index: int, ruleset: Ruleset) -> str:
    return f"variant {LETTERS[index]} ({name_of(ruleset)})"


def common_seats(rulesets: Sequence[Ruleset], wanted: int | None = None) -> int:
    """The number of seats for all `rulesets`: `wanted`, or when that is None what the first one is played with.

    :raises AssemblyError: when one of them does not allow it, saying what all allow.
    """
    seats = rulesets[0].nearest_seats() if wanted is None else wanted
    low, high = max(r.players[0] for r in rulesets), min(r.players[1] for r in rulesets)
    for index, ruleset in enumerate(rulesets):
        least, most = ruleset.players
        if not least <= seats <= most:
            able = f"all of them can be played by {span(low, high)}" if low <= high else "no number fits all of them"
            raise AssemblyError(
                f"{_called(index, ruleset)} is for {number_of('player', least, most)}, not {seats}; {able}"
            )
    return seats


def play(
    rulesets: Sequence[Ruleset], games: int, *, seats: int, seed: int = 0, bots: str = "random", **how: Any
) -> Generator[tuple[int, Played], None, None]:
    """Play the seeds `seed`, `seed + 1`, ... with each of `rulesets`, a block of seeds after another.

    Yields each game with the index of its ruleset; `how` goes to `nemesis_core.run`.

    :raises NemesisError: at once, as `nemesis_core.run` does.
    """
    for ruleset in rulesets:
        run(ruleset, games, seats=seats, seed=seed, bots=bots, **how)  # checks; plays nothing before it is asked

    def blocks() -> Generator[tuple[int, Played], None, None]:
        size = max(BLOCK, -(-games // BLOCKS))
        for at in range(0, games, size):
            for index, ruleset in enumerate(rulesets):
                many = min(size, games - at)
                for played in run(ruleset, many, seats=seats, seed=seed + at, bots=bots, **how):
                    yield index, played

    return blocks()


class Tally:
    """Takes up games as they are played and compares them; a pair is a seed that all variants have played."""

    def __init__(
        self,
        rulesets: Sequence[Ruleset],
        games: int,
        *,
        seats: int,
        seed: int = 0,
        bots: str = "random",
        names: Sequence[str] = (),
    ) -> None:
        if len(rulesets) < 2:
            raise NemesisError("a comparison needs at least two variants")
        if len(rulesets) > len(LETTERS):
            raise NemesisError(f"{len(rulesets)} variants are too many to compare; give at most {len(LETTERS)}")
        self.rulesets = tuple(rulesets)
        self.names = tuple(names) or tuple(map(name_of, rulesets))
        self.asked, self.seats, self.seed, self.bots = games, seats, seed, bots
        self.tables = [GameTable(seats) for _ in rulesets]

    @property
    def played(self) -> int:
        """How many games all variants have played."""
        return min(table.games for table in self.tables)

    def add(self, index: int, played: Played) -> None:
        """Take up the next game of the variant `index`."""
        self.tables[index].add(played.row)

    def comparison(self) -> Comparison:
        """What the games so far say.

        :raises NemesisError: when there is no seed whose game all variants finished.
        """
        whole = [table.frame().head(self.played) for table in self.tables]
        finished = reduce(and_, (~frame["ending"].is_in([ERROR, STALL]) for frame in whole))
        frames = [frame.filter(finished) for frame in whole]
        if not frames[0].height:
            raise NemesisError(
                f"there is nothing to compare: of {self.played} seeds there is none whose game all variants finished"
            )
        return Comparison(
            variants=tuple(self._variant(index, whole[index], frames) for index in range(len(whole))),
            seats=self.seats,
            seed=self.seed,
            bots=self.bots,
            asked=self.asked,
            played=self.played,
            pairs=frames[0].height,
            figures=_figures(find_measures(self.tables, frames, self.seats, _names(self.rulesets)), frames),
        )

    def _variant(self, index: int, whole: pl.DataFrame, frames: Sequence[pl.DataFrame]) -> Variant:
        base, ruleset = self.rulesets[0], self.rulesets[index]
        return Variant(
            letter=LETTERS[index],
            name=self.names[index],
            manifest=ruleset.manifest,
            players=ruleset.players,
            parts=parts_of(ruleset),
            content=ruleset.content.digest,
            changes=changes(base, ruleset),
            same=index > 0 and same(base, ruleset),
            raised=int((whole["ending"] == ERROR).sum()),
            stalled=int((whole["ending"] == STALL).sum()),
            alike=_alike(frames[0], frames[index]),
        )


def _names(rulesets: Sequence[Ruleset]) -> dict[str, dict[str, str]]:
    """What all variants call things; where two differ, the first one's names."""
    found: dict[str, dict[str, str]] = {}
    for ruleset in reversed(rulesets):
        for field, names in ruleset.compiled.get("names", {}).items():
            found.setdefault(field, {}).update(names)
    return found


def _alike(base: pl.DataFrame, other: pl.DataFrame) -> int:
    """How many games went the same way in every column that both have."""
    shared = [name for name in base.columns if name in other.columns]
    return int(reduce(and_, (base[name].eq_missing(other[name]) for name in shared)).sum())


def _figures(measures: Sequence[Measure], frames: Sequence[pl.DataFrame]) -> tuple[Figure, ...]:
    """Each measure with the differences from the first frame, whose p's are then adjusted for all together."""
    bases: list[float | None] = []
    found: list[Difference] = []
    for measure in measures:
        base, *others = (_sample(measure, frame) for frame in frames)
        bases.append(base.ratio())
        found += [compare_samples(base, other, measure.unit) for other in others]
    together, many = adjusted(found), len(frames) - 1
    return tuple(
        Figure(
            key=measure.key,
            group=measure.group,
            name=measure.name,
            unit=measure.unit,
            base=base,
            others=tuple(together[i * many : (i + 1) * many]),
        )
        for i, (measure, base) in enumerate(zip(measures, bases, strict=True))
    )


def _sample(measure: Measure, frame: pl.DataFrame) -> Sample:
    """`measure` in each game; nothing to count where the variant does not report what it needs."""
    missing = set(measure.value.meta.root_names()) - set(frame.columns)
    frame = frame.with_columns(pl.lit(None, dtype=pl.Float64).alias(name) for name in missing)
    both = frame.with_columns(__value=measure.value, __weight=measure.weight)
    return Sample(both["__value"], both["__weight"])


def compare(
    rulesets: Sequence[Ruleset],
    games: int = 1000,
    *,
    seats: int = 0,
    seed: int = 0,
    bots: str = "random",
    jobs: int = 1,
    **how: Any,
) -> Comparison:
    """Play each of `rulesets` on the same seeds and compare them with the first one.

    Game i of each has the seed `seed + i`, so what is alike in two variants is dealt alike. `seats` 0 means what the
    first is played with; `bots`, `jobs` and whatever else is given are those of `nemesis_core.run`.

    :raises NemesisError: for fewer than two variants, a number of games, jobs or seats or a bot that cannot be, or
        when no game was finished by all.
    """
    tally = Tally(rulesets, games, seats=common_seats(rulesets, seats or None), seed=seed, bots=bots)
    for index, played in play(rulesets, games, seats=tally.seats, seed=seed, bots=bots, jobs=jobs, **how):
        tally.add(index, played)
    return tally.comparison()
