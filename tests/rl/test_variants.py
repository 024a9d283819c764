"""PettingZoo's own tests of an environment, on every variant."""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np
import pytest

from nemesis_core.rl import env

from ..conformance.variants import VARIANTS, Variant
from .playing import played

with warnings.catch_warnings():  # where pygame is installed, this makes an environment in a way that is to go
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, seed_test

CYCLES = 150
DICTS = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
    "Action mask numpy array is all zeros (no legal actions).",
)
"""What it warns of in each environment with a mask that is not one of its own."""

each_variant = pytest.mark.parametrize(
    "variant", [pytest.param(v, id=v.name, marks=[pytest.mark.variant] if v.real else []) for v in VARIANTS]
)


@contextmanager
def with_a_mask() -> Iterator[None]:
    """For an environment whose observations have a mask."""
    with warnings.catch_warnings():
        for text in DICTS:
            warnings.filterwarnings("ignore", re.escape(text))
        yield


@each_variant
def test_environment_passes_the_test_of_its_interface(variant: Variant) -> None:
    with with_a_mask():
        api_test(env(variant.ruleset, render_mode="ansi"), num_cycles=CYCLES)


@each_variant
def test_environment_is_the_same_for_the_same_seed(variant: Variant) -> None:
    seed_test(lambda: env(variant.ruleset), num_cycles=CYCLES)


@each_variant
def test_every_number_of_seats_comes_to_an_end_that_is_worth_something(variant: Variant) -> None:
    for seats in variant.seats:
        made = played(env(variant.ruleset, seats), 2)
        assert set(made.rewards) == {f"seat_{n + 1}" for n in range(seats)}
        assert set(made.rewards.values()) <= {-1.0, 1.0}


@each_variant
def test_numbers_of_a_seat_are_about_what_their_names_say(variant: Variant) -> None:
    made = env(variant.ruleset)
    made.reset(seed=3)
    for agent, seat in made.seat_of.items():
        numbers = made.observe(agent)["observation"]
        assert len(made.layout.names) == len(set(made.layout.names)) == len(numbers) == len(made.layout.high)
        told = made.layout.told(numbers)
        assert told == made.layout.told(made.layout.check(made.session.game, seat))
        assert numbers.dtype == np.uint8
