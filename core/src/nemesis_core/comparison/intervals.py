"""The difference of two variants in one measure, from pairs of games of one seed, with its interval.

The seats of one game are not independent of each other, so each game gives one value and one weight, and each pair
of games one number: how far it moves the difference. For a measure of equal weights that is B's value less A's, and
the interval is that of a paired t test; for a share of a part of the seats (those that played one Character) it is
the same test on the linearised ratio (the delta method).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import attrs
import polars as pl

from .measures import Unit

LEVEL: Final = 0.95
ALPHA: Final = 0.05
ALIKE: Final = 1e-9
"""Numbers that are no further apart are equal but for rounding."""


@attrs.frozen(eq=False)
class Sample:
    """One measure of one variant: a value and a weight for each game."""

    value: pl.Series
    weight: pl.Series

    def ratio(self) -> float | None:
        """The share or mean; None when the variant has nothing to count."""
        total = float(self.weight.sum())
        return float(self.value.sum()) / total if total else None

    def where(self, chosen: pl.Series) -> Sample:
        """The games for which `chosen` holds."""
        return Sample(self.value.filter(chosen), self.weight.filter(chosen))


@attrs.frozen(kw_only=True)
class Difference:
    """How far a variant is from the base; an interval at 95 %, and p for "there is no difference".

    `low` and `high` are None when all pairs give the same number or there is only one, `p` when nothing differs.
    """

    value: float | None
    difference: float | None = None
    low: float | None = None
    high: float | None = None
    pairs: int = 0
    """Pairs of games in which there was something to count."""
    p: float | None = None
    p_adjusted: float | None = None
    """p when all measures of the comparison are looked at together (Benjamini and Yekutieli)."""

    @property
    def clear(self) -> bool:
        """The interval excludes 0."""
        inside = self.low is not None and self.high is not None and self.low <= 0 <= self.high
        return self.p is not None and self.p < ALPHA and not inside

    @property
    def sure(self) -> bool:
        """There is a difference even when all measures are looked at together."""
        return self.clear and self.p_adjusted is not None and self.p_adjusted < ALPHA


def _linear(sample: Sample, ratio: float) -> pl.Series:
    """How far each game moves the ratio from what it is."""
    return (sample.value - ratio * sample.weight) * (len(sample.weight) / float(sample.weight.sum()))


def _constant(difference: float, pairs: int) -> tuple[None, None, float | None]:
    """Low, high and p when all pairs give the same number: no spread to make an interval of, and a sign test."""
    from scipy.stats import binomtest

    return None, None, float(binomtest(pairs, pairs).pvalue) if difference else None


def _tested(gaps: pl.Series, unit: Unit) -> tuple[float, float, float]:
    """Low, high and p of a t test of the pairs' numbers."""
    from scipy.stats import ttest_1samp

    result = ttest_1samp(gaps.to_numpy(), 0.0)
    interval = result.confidence_interval(LEVEL)
    low, high = float(interval.low), float(interval.high)
    if unit == "share":
        low, high = max(low, -1.0), min(high, 1.0)
    return low, high, float(result.pvalue)


def compare_samples(base: Sample, other: Sample, unit: Unit) -> Difference:
    """The difference `other` less `base`; game i of both has the same seed."""
    told = (base.weight > 0) | (other.weight > 0)
    base, other, pairs = base.where(told), other.where(told), int(told.sum())
    before, after = base.ratio(), other.ratio()
    if before is None or after is None:
        return Difference(value=after, pairs=pairs)
    difference = after - before if abs(after - before) > ALIKE else 0.0
    gaps = _linear(other, after) - _linear(base, before) + difference
    if pairs < 2:
        return Difference(value=after, difference=difference, pairs=pairs)
    same = float(gaps.max()) - float(gaps.min()) <= ALIKE  # type: ignore[arg-type]
    low, high, p = _constant(difference, pairs) if same else _tested(gaps, unit)
    return Difference(value=after, difference=difference, low=low, high=high, p=p, pairs=pairs)


def unseen(pairs: int) -> float:
    """The largest part of all games in which variants can differ, at 95 %, when none of `pairs` pairs differs."""
    from scipy.stats import binomtest

    return float(binomtest(0, pairs, alternative="less").proportion_ci(LEVEL).high)


def adjusted(differences: Sequence[Difference]) -> list[Difference]:
    """`differences` with their p for all of them together, which holds whatever they have to do with each other."""
    from scipy.stats import false_discovery_control

    given = [difference.p for difference in differences if difference.p is not None]
    together = iter(false_discovery_control(given, method="by") if given else ())
    return [d if d.p is None else attrs.evolve(d, p_adjusted=float(next(together))) for d in differences]
