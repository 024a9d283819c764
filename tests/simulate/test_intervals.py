"""The statistics of a comparison: by hand, against the library, and by simulation."""

from __future__ import annotations

import os
import random

import polars as pl
import pytest
from scipy.stats import bootstrap, ttest_rel

from nemesis_core.comparison.intervals import Difference, Sample, adjusted, compare_samples, unseen

SWEEP = int(os.environ.get("NEMESIS_SWEEP", "0")) * 4 or 300
"""Comparisons in a simulation."""


def sample(values, weights=None):
    return Sample(pl.Series(values, dtype=pl.Float64), pl.Series(weights or [1.0] * len(values), dtype=pl.Float64))


def shares(base, other):
    return compare_samples(sample(*base), sample(*other), "share")


def means(base, other):
    return compare_samples(sample(base), sample(other), "number")


# ---------------------------------------------------------------- by hand


def test_interval_of_four_pairs_is_that_of_the_textbook():
    """The differences are 2, 0, 1, 1: mean 1, s = 0.8165, t(3) = 3.1824, so 1 +- 3.1824 * 0.8165 / 2."""
    found = means([5, 6, 7, 4], [7, 6, 8, 5])
    assert found.difference == 1
    assert (found.low, found.high) == pytest.approx((-0.2992, 2.2992), abs=1e-4)
    assert found.p == pytest.approx(0.0917, abs=1e-4)
    assert (found.value, found.pairs, found.clear) == (6.5, 4, False)


def test_seats_of_a_game_count_as_one_observation():
    """Of two seats in each of four games more survive in B by 1, 0, 1, 0: in shares 0.5, 0, 0.5, 0."""
    found = shares(([0, 1, 0, 2], [2] * 4), ([1, 1, 1, 2], [2] * 4))
    assert (found.difference, found.value) == (0.25, 0.625)
    assert (found.low, found.high) == pytest.approx((-0.2094, 0.7094), abs=1e-4)


def test_share_of_a_part_of_the_seats_is_linearised():
    """A Character sits in games 1, 2, 3 with A (wins 1 of 3) and in 1, 2, 4 with B (wins 2 of 3); nobody in game 5.

    Over the four pairs the mean weight is 3/4, so that the pairs' numbers less 1/3 are 4/3 times
    (1 - 2/3) - (1 - 1/3) = -1/3, (1 - 2/3) - (0 - 1/3) = 2/3, 0 - (0 - 1/3) = 1/3 and (0 - 2/3) - 0 = -2/3:
    s = 0.8114 from a sum of squares of 16/9 * 10/9 over 3, so 1/3 +- 3.1824 * 0.8114 / 2, cut off at 1.
    """
    found = shares(([1, 0, 0, 0, 0], [1, 1, 1, 0, 0]), ([1, 1, 0, 0, 0], [1, 1, 0, 1, 0]))
    assert found.pairs == 4
    assert found.difference == pytest.approx(1 / 3)
    assert (found.low, found.high) == pytest.approx((-0.9579, 1), abs=1e-4)


def test_p_for_all_measures_together_is_benjamini_and_yekutielis():
    """For two: p times 2 * (1 + 1/2), over its rank."""
    given = [Difference(value=0.5, difference=0.1, p=p) for p in (0.04, None, 0.01)]
    assert [d.p_adjusted for d in adjusted(given)] == [pytest.approx(0.06), None, pytest.approx(0.03)]
    assert adjusted([]) == []


def test_sure_is_what_is_clear_and_holds_for_all_together():
    lone = Difference(value=0.5, difference=0.1, low=0.01, high=0.19, p=0.04, p_adjusted=0.3)
    both = Difference(value=0.5, difference=0.1, low=0.05, high=0.15, p=0.001, p_adjusted=0.01)
    none = Difference(value=0.5, difference=0.1, low=-0.05, high=0.25, p=0.2, p_adjusted=0.01)
    assert [(d.clear, d.sure) for d in (lone, both, none)] == [(True, False), (True, True), (False, False)]


def test_what_may_go_unseen_is_the_rule_of_three():
    assert unseen(1000) == pytest.approx(1 - 0.05 ** (1 / 1000))
    assert unseen(1000) == pytest.approx(3 / 1000, rel=0.01)


# ---------------------------------------------------------------- where there is little to go by


def test_pairs_without_a_difference_have_no_interval_and_no_mark():
    found = shares(([0, 1, 1], [3] * 3), ([0, 1, 1], [3] * 3))
    assert (found.difference, found.low, found.high, found.p, found.clear) == (0, None, None, None, False)


@pytest.mark.parametrize(("pairs", "p"), [(2, 0.5), (5, 0.0625), (6, 0.03125)])
def test_same_difference_in_every_pair_is_judged_by_its_sign(pairs, p):
    found = shares(([0] * pairs,), ([1] * pairs,))
    assert (found.difference, found.low, found.high) == (1, None, None)
    assert found.p == pytest.approx(p)
    assert found.clear == (p < 0.05)


def test_rounding_is_no_difference_between_pairs():
    found = means([0.1, 0.2, 0.3], [0.2, 0.3, 0.1 + 0.3])
    assert (found.low, found.high) == (None, None)


def test_one_pair_has_a_difference_and_no_interval():
    found = means([5], [9])
    assert (found.difference, found.low, found.high, found.p, found.clear) == (4, None, None, None, False)


def test_what_only_one_variant_has_cannot_be_compared():
    only_other = shares(([0, 0, 0], [0, 0, 0]), ([1, 0, 1], [1, 1, 1]))
    assert (only_other.value, only_other.difference, only_other.p) == (pytest.approx(2 / 3), None, None)
    only_base = shares(([1, 0, 1], [1, 1, 1]), ([0, 0, 0], [0, 0, 0]))
    assert (only_base.value, only_base.difference) == (None, None)
    neither = shares(([0, 0], [0, 0]), ([0, 0], [0, 0]))
    assert (neither.value, neither.pairs) == (None, 0)


def test_share_cannot_differ_by_more_than_all():
    found = shares(([0, 1],), ([1, 1],))
    assert (found.low, found.high) == (-1, 1)
    assert means([0, 1], [1, 1]).high > 1


# ---------------------------------------------------------------- against the library


def noise(seed, pairs):
    """Winning seats of four in pairs of games that have their luck in common; B's seats win more often."""
    chance = random.Random(seed)
    luck = [chance.betavariate(2, 3) for _ in range(pairs)]
    base = [sum(chance.random() < p for _ in range(4)) for p in luck]
    other = [sum(chance.random() < 0.2 + 0.8 * p for _ in range(4)) for p in luck]
    return base, other


TRUE_DIFFERENCE = 0.2 * (1 - 2 / 5)


def test_equal_weights_give_the_paired_t_test_of_scipy():
    base, other = noise(1, 60)
    found = shares((base, [4] * 60), (other, [4] * 60))
    wanted = ttest_rel([b / 4 for b in other], [a / 4 for a in base])
    interval = wanted.confidence_interval(0.95)
    assert (found.low, found.high, found.p) == pytest.approx((interval.low, interval.high, wanted.pvalue))


def test_interval_of_a_ratio_is_near_the_bootstraps():
    chance = random.Random(4)
    base, other = noise(2, 400)
    before, after = ([chance.choice((0, 2, 4)) for _ in range(400)] for _ in range(2))
    base, other = ([min(v, w) for v, w in zip(*pair, strict=True)] for pair in ((base, before), (other, after)))
    found = shares((base, before), (other, after))

    def difference(a, n, b, m, axis=-1):
        return b.sum(axis) / m.sum(axis) - a.sum(axis) / n.sum(axis)

    drawn = bootstrap(
        (base, before, other, after), difference, paired=True, vectorized=True, rng=9, method="percentile"
    ).confidence_interval
    assert (found.low, found.high) == pytest.approx((drawn.low, drawn.high), abs=0.006)


# ---------------------------------------------------------------- by simulation


def covered(found, truth):
    return found.low is not None and found.low <= truth <= found.high


@pytest.mark.sweep
@pytest.mark.parametrize("pairs", [30, 200])
def test_ninety_five_of_a_hundred_intervals_hold_the_true_difference(pairs):
    held = sum(
        covered(shares((base, [4] * pairs), (other, [4] * pairs)), TRUE_DIFFERENCE)
        for base, other in (noise(seed, pairs) for seed in range(SWEEP))
    )
    assert held / SWEEP == pytest.approx(0.95, abs=4 * (0.95 * 0.05 / SWEEP) ** 0.5)


@pytest.mark.sweep
def test_intervals_hold_for_a_part_of_the_seats_too():
    """One seat of four is of the Character in half of the games; it wins as the others do."""
    held = 0
    for seed in range(SWEEP):
        chance = random.Random(f"part {seed}")
        luck = [chance.betavariate(2, 3) for _ in range(300)]
        sits = [chance.random() < 0.5 for _ in luck]
        won = [[sit and chance.random() < q for sit, q in zip(sits, rates, strict=True)]
               for rates in (luck, [0.2 + 0.8 * p for p in luck])]  # fmt: skip
        held += covered(shares((won[0], sits), (won[1], sits)), TRUE_DIFFERENCE)
    assert held / SWEEP == pytest.approx(0.95, abs=4 * (0.95 * 0.05 / SWEEP) ** 0.5)


@pytest.mark.sweep
def test_without_a_true_difference_hardly_anything_is_sure():
    """Twenty measures, in both variants with the same chance: one in twenty is marked, but few comparisons are sure."""
    marked = sure = 0
    for seed in range(SWEEP // 5):
        chance = random.Random(f"null {seed}")
        found = adjusted([
            shares(*(([chance.random() < 0.3 for _ in range(100)],) for _ in range(2))) for _ in range(20)
        ])  # fmt: skip
        marked += sum(d.clear for d in found)
        sure += any(d.sure for d in found)
    many = SWEEP // 5
    assert marked / (20 * many) == pytest.approx(0.05, abs=4 * (0.05 * 0.95 / (20 * many)) ** 0.5)
    assert sure / many <= 0.05 + 3 * (0.05 * 0.95 / many) ** 0.5
