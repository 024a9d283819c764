"""What holds for every variant, on those of the project."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import pytest

from nemesis_core import Ruleset
from nemesis_core.testing.conformance import Conformance, Sizes
from nemesis_core.testing.conformance.covering import check_proofs

from ..environments import runs_here
from .proven import PROVEN
from .variants import SWEEP, VARIANTS, Variant

ROOT = Path(__file__).parents[2]
COVERED = 120
"""Games in which every effect and hook that proven.py does not name has to run; more where fewer seats play."""
PROGRAM = "from tests.conformance.variants import digests; print(*map(digests, {names}))"

each_variant = pytest.mark.parametrize(
    "variant", [pytest.param(v, id=v.name, marks=[pytest.mark.variant] if v.real else []) for v in VARIANTS]
)


@each_variant
class TestVariant(Conformance):
    def ruleset(self, variant: Variant) -> Ruleset:
        return variant.make()

    def sizes(self, variant: Variant) -> Sizes:
        if SWEEP:
            covered = max(2 * SWEEP, COVERED)
            return Sizes(variant.games, SWEEP, 5, 1, covered, examples=100, seats=variant.seats)
        return Sizes(variant.games, told=2, covered=COVERED, seats=variant.seats)

    def proven(self, variant: Variant) -> Mapping[str, str]:
        return PROVEN[variant.name]

    def in_words(self, variant: Variant) -> bool:
        return variant.real

    @pytest.mark.slow
    @pytest.mark.parametrize("hash_seed", ["0", "1", "2", "3"] if SWEEP else ["0", "1"])
    def test_digests_are_the_same_in_every_process(
        self, ruleset: Ruleset, hash_seed: str, request: pytest.FixtureRequest
    ) -> None:
        super().test_digests_are_the_same_in_every_process(ruleset, hash_seed, request)

    def digest_elsewhere(self, hash_seed: str, request: pytest.FixtureRequest) -> str:
        """All variants in one process."""
        return digests_elsewhere(hash_seed)[request.node.callspec.params["variant"].name]


@cache
def digests_elsewhere(hash_seed: str) -> dict[str, str]:
    """The digests of the variants that can be made here, from a process of its own."""
    names = [v.name for v in VARIANTS if runs_here(v.name) and (not v.real or _can_be_made(v))]
    env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])}
    program = [sys.executable, "-c", PROGRAM.format(names=names)]
    said = subprocess.run(program, env=env, capture_output=True, text=True, check=True).stdout
    return dict(zip(names, said.split(), strict=True))


def _can_be_made(variant: Variant) -> bool:
    try:
        return bool(variant.ruleset)
    except Exception:  # noqa: BLE001 (its plugins are not installed, or it does not fit: its own tests say so)
        return False


def test_every_variant_says_what_is_proven_elsewhere() -> None:
    assert set(PROVEN) == {variant.name for variant in VARIANTS}
    for proven in PROVEN.values():
        check_proofs(ROOT, proven)
