"""The class of tests that an author subclasses: what holds for every variant, on his own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import wraps
from inspect import isfunction
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, Final

import attrs

from ...assembly import Ruleset
from ..extra import needed_by
from . import explaining, playing, screens, words
from .covering import GAMES, check_covered, check_proofs
from .failing import fail
from .machine import machine

with needed_by(__name__):
    import pytest
    from hypothesis import Phase, settings
    from hypothesis.stateful import run_state_machine_as_test

SETTINGS: Final = ("ruleset", "sizes", "proven", "pieces", "in_words")
"""What a subclass says of itself: each as a value, or as a method, which may take fixtures."""
WRITE_TO: Final = "NEMESIS_CONFORMANCE_DIGEST"
"""Environment variable: the file to which a process of its own writes the digest that it comes to."""
MOST_SEATS: Final = 5
FEW_GAMES: Final = 20
"""In more games than these only some have their components counted."""
ALONE: Final = {"xdist": "-n0", "pytest_cov": "--no-cov"}
"""Plugins of pytest, with what keeps them out of a process of its own."""
SHRINKING: Final = (Phase.explicit, Phase.reuse, Phase.generate, Phase.shrink)
"""Explaining a failure takes minutes."""


@attrs.frozen
class Sizes:
    """How much is played; the default takes about twenty seconds for a variant like those that are shipped.

    `games` at each number of seats are played and counted, `told` of them told in words. `samples` are looked at
    closely, at every so manieth decision as `every` says. `covered` are those in which every effect has to run,
    `examples` those of the session in any order. `seats` are the numbers of seats (default: all that the variant
    allows, up to five).
    """

    games: int = 3
    told: int = 1
    samples: int = 1
    every: int = 5
    covered: int = GAMES
    examples: int = 6
    seats: Sequence[int] = ()

    def of(self, ruleset: Ruleset) -> Sequence[int]:
        """The numbers of seats at which `ruleset` is played."""
        low, high = ruleset.players
        return self.seats or range(low, max(low, min(high, MOST_SEATS)) + 1)


def _kept(make: Callable[..., Any]) -> Callable[..., Any]:
    """`make`, which is called once for the same fixtures; those that cannot be compared make it anew."""
    made: dict[Any, Any] = {}

    @wraps(make)
    def kept(self: Any, **given: Any) -> Any:
        key = tuple(given.items())
        try:
            hash(key)
        except TypeError:
            return make(self, **given)
        if key not in made:
            made[key] = make(self, **given)
        return made[key]

    return kept


def _constant(value: Any) -> Callable[..., Any]:
    return lambda self: value


class _Settings:
    """Makes fixtures of what a class says of itself."""

    def __init_subclass__(cls, **given: Any) -> None:
        super().__init_subclass__(**given)
        for name in SETTINGS:
            value = vars(cls).get(name)
            if value is None:
                continue
            make = value if isfunction(value) else _constant(value)
            setattr(cls, name, pytest.fixture(name=name)(_kept(make)))
            if name == "ruleset":
                cls.own_ruleset = pytest.fixture(name="own_ruleset")(make)  # type: ignore[attr-defined]


class Conformance(_Settings):
    """What holds for every variant. Subclass it in a test module and say which variant:

        class TestMine(Conformance):
            pieces = ("mine",)

            def ruleset(self):
                return assemble("lockdown", race="mine")

    For several variants parametrise the class, and let `ruleset` take the parameter. A subclass may say besides:
    `pieces`, whose effects and hooks all have to run (default: those of every piece); `proven`, for each of these that
    random games never reach the test that proves it, as "file::test"; `sizes`, how much is played; `in_words`, whether
    everything has to be told in sentences. Each is a value, or a method that takes fixtures.
    """

    if TYPE_CHECKING:
        ruleset: Any
        sizes: Any
        proven: Any
        pieces: Any
        in_words: Any
    else:

        def ruleset(self):
            raise NotImplementedError(f"{type(self).__name__} does not say which variant; give it a method ruleset")

        sizes = Sizes()
        proven: Mapping[str, str] = {}
        pieces = ()
        in_words = True

    # ---------------------------------------------------------------- whole games

    @pytest.mark.sweep
    def test_games_of_any_number_of_seats_run_to_their_end(self, ruleset: Ruleset, sizes: Sizes) -> None:
        for seats in sizes.of(ruleset):
            for seed in range(sizes.games):
                bots = "curious" if seed % 3 == 1 else "random"
                count = sizes.games <= FEW_GAMES or seed % 10 == 0
                playing.check_game(ruleset, seats, seed, bots, count)

    def test_caller_keeps_its_random(self, ruleset: Ruleset, sizes: Sizes) -> None:
        playing.check_callers_random(ruleset, sizes.of(ruleset)[-1], 7)

    @pytest.mark.slow
    @pytest.mark.parametrize("hash_seed", ["0", "1"])
    def test_digests_are_the_same_in_every_process(
        self, ruleset: Ruleset, hash_seed: str, request: pytest.FixtureRequest
    ) -> None:
        here = playing.games_digest(ruleset, ruleset.nearest_seats())
        if WRITE_TO in os.environ:
            Path(os.environ[WRITE_TO]).write_text(here, encoding="utf-8")
            return
        if self.digest_elsewhere(hash_seed, request) != here:
            fail(
                f"a process with PYTHONHASHSEED={hash_seed} plays other games from the same seed; "
                "sort what comes from a set, and draw with the game"
            )

    def digest_elsewhere(self, hash_seed: str, request: pytest.FixtureRequest) -> str:
        """The digest that this test comes to in a process of its own, in which hashes are made from `hash_seed`."""
        config = request.config
        with TemporaryDirectory() as folder:
            file = Path(folder, "digest")
            options = [f"--rootdir={config.rootpath}", *(["-c", str(config.inipath)] if config.inipath else [])]
            options += [option for plugin, option in ALONE.items() if config.pluginmanager.hasplugin(plugin)]
            program = [sys.executable, "-m", "pytest", "-q", "-m", "", "-p", "no:cacheprovider", *options]
            env = {**os.environ, "PYTHONHASHSEED": hash_seed, WRITE_TO: str(file)}
            done = subprocess.run(
                [*program, request.node.nodeid], env=env, cwd=config.rootpath, capture_output=True, text=True
            )
            if not file.exists():
                fail(f"the process with PYTHONHASHSEED={hash_seed} failed:\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
            return file.read_text(encoding="utf-8")

    # ---------------------------------------------------------------- saves and copies

    def test_saved_copy_is_at_the_same_decision_and_plays_on_alike(self, ruleset: Ruleset, sizes: Sizes) -> None:
        numbers = sizes.of(ruleset)
        for seed in range(2 * sizes.samples):
            playing.check_saves(ruleset, numbers[seed % len(numbers)], seed, every=sizes.every if seed else 1)

    def test_earlier_copies_stay_as_they_were(self, ruleset: Ruleset, sizes: Sizes) -> None:
        playing.check_copies(ruleset, sizes.of(ruleset)[0], 3)

    def test_state_is_a_tree_and_every_field_is_saved(self, ruleset: Ruleset, sizes: Sizes) -> None:
        playing.check_states(ruleset, sizes.of(ruleset)[-1], 5, sizes.every)

    # ---------------------------------------------------------------- secrets

    def test_seat_cannot_tell_what_it_may_not_know(self, ruleset: Ruleset, sizes: Sizes) -> None:
        numbers = sizes.of(ruleset)
        for seed in range(sizes.samples):
            playing.check_secrets(ruleset, numbers[(seed + 1) % len(numbers)], seed, sizes.every)
            playing.check_steps_keep_secrets(ruleset, numbers[(seed + 1) % len(numbers)], seed, sizes.every)

    def test_what_can_be_taken_back_has_shown_nothing(self, ruleset: Ruleset, sizes: Sizes) -> None:
        if not playing.check_undo(ruleset, sizes.of(ruleset)[0], 4, every=2, options=sizes.every):
            fail("not one choice of a game could be taken back: each draws, rolls or shows something")

    def test_dealing_anew_loses_nothing_and_can_be_played(self, ruleset: Ruleset, sizes: Sizes) -> None:
        playing.check_redeals(ruleset, sizes.of(ruleset)[-1], 6, every=8 * sizes.every)

    def test_session_in_any_order(self, ruleset: Ruleset, sizes: Sizes) -> None:
        size = settings(max_examples=sizes.examples, stateful_step_count=20, deadline=None, phases=SHRINKING)
        run_state_machine_as_test(machine(ruleset, sizes.of(ruleset)), settings=size)

    # ---------------------------------------------------------------- effect coverage

    @pytest.mark.sweep
    def test_every_effect_and_hook_runs_or_is_proven_elsewhere(
        self, own_ruleset: Ruleset, sizes: Sizes, proven: Mapping[str, str], pieces: Sequence[str]
    ) -> None:
        check_covered(own_ruleset, sizes.of(own_ruleset), sizes.covered, proven, pieces)

    def test_what_proves_an_effect_is_there(self, proven: Mapping[str, str], request: pytest.FixtureRequest) -> None:
        check_proofs(request.config.rootpath, proven, request.path)

    # ---------------------------------------------------------------- screens

    def test_screen_tells_nothing_that_a_seat_may_not_know(self, ruleset: Ruleset, sizes: Sizes) -> None:
        numbers = sizes.of(ruleset)
        for seats in dict.fromkeys((numbers[0], numbers[-1])):
            screens.check_screens_keep_secrets(ruleset, seats, 8, every=2 * sizes.every)

    @pytest.mark.parametrize("bots", ["random", "curious"])
    def test_screens_are_text_for_people(self, ruleset: Ruleset, sizes: Sizes, bots: str) -> None:
        for seats in sizes.of(ruleset)[:: 1 if sizes.samples > 1 else 3]:
            screens.check_screens(ruleset, seats, 9, 2 * sizes.every, bots)

    # ---------------------------------------------------------------- words

    @pytest.mark.sweep
    @pytest.mark.parametrize("bots", ["random", "curious"])
    def test_every_decision_is_told_in_words(self, ruleset: Ruleset, sizes: Sizes, in_words: bool, bots: str) -> None:
        for seats in sizes.of(ruleset):
            for seed in range(sizes.told):
                words.check_questions(ruleset, seats, seed, bots, in_words)

    @pytest.mark.sweep
    def test_equal_words_are_equal_options(self, ruleset: Ruleset, sizes: Sizes) -> None:
        for seats in sizes.of(ruleset):
            words.check_equal_words(ruleset, seats, 1)

    def test_words_tell_nothing_that_a_seat_may_not_know(self, ruleset: Ruleset, sizes: Sizes) -> None:
        numbers = sizes.of(ruleset)
        for seats in dict.fromkeys((numbers[0], numbers[-1])):
            for seed in range(sizes.told):
                words.check_words_keep_secrets(ruleset, seats, seed, every=2 * sizes.every)

    @pytest.mark.parametrize("bots", ["random", "curious"])
    def test_log_is_told_without_ids(self, ruleset: Ruleset, sizes: Sizes, in_words: bool, bots: str) -> None:
        for seats in sizes.of(ruleset):
            for seed in range(sizes.told):
                words.check_story(ruleset, seats, seed, bots, in_words)

    def test_every_record_is_explained_for_people(self, ruleset: Ruleset, in_words: bool) -> None:
        explaining.check_records_explained(ruleset, in_words)

    def test_every_option_that_was_offered_is_explained(self, ruleset: Ruleset, sizes: Sizes) -> None:
        for seats in sizes.of(ruleset)[:: 1 if sizes.samples > 1 else 3]:
            explaining.check_options_explained(ruleset, seats, 2)

    def test_every_rule_referred_to_exists(self, ruleset: Ruleset, sizes: Sizes) -> None:
        explaining.check_rules_named(ruleset)
        explaining.check_rules_told(ruleset, sizes.of(ruleset)[-1], 3)

    def test_every_reference_is_to_something_and_explains_it(self, ruleset: Ruleset) -> None:
        explaining.check_references(ruleset)
