"""What holds for every variant."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections import Counter
from functools import cache
from pathlib import Path

import orjson
import pytest
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from nemesis_core import Session, redeal
from nemesis_core.bots import CuriousBot, make_bots
from nemesis_core.screen import names_in, panels, results
from nemesis_core.serial import digest
from nemesis_core.testing import Coverage, check_conserved, pieces

from ..environments import runs_here
from .checks import asked, check_decision, check_saved, check_tree, checked, counting, heard, play_on, stops, telling
from .proven import PROVEN
from .variants import SWEEP, VARIANTS, Variant, digests

ROOT = Path(__file__).parents[2]
MANY = SWEEP > 0
TOLD = 30
"""Of so many games one is told in words."""
COVERED = 120
"""Games in which every effect and hook that proven.py does not name has to run; more where fewer seats play."""

each_variant = pytest.mark.parametrize(
    "variant", [pytest.param(v, id=v.name, marks=[pytest.mark.variant] if v.real else []) for v in VARIANTS]
)


# ---------------------------------------------------------------- whole games


@pytest.mark.sweep
@each_variant
def test_games_of_any_number_of_seats_run_to_their_end(variant: Variant) -> None:
    for seats in variant.seats:
        for seed in range(variant.games):
            game = variant.ruleset.new_game(seats, seed)
            if seed % 10 == 0 or not MANY:
                counting(game)
            bots = "curious" if seed % 3 == 1 else "random"
            game.play(checked(make_bots(bots, seats, seed)))
            assert game.state.ending


@each_variant
def test_caller_keeps_its_random(variant: Variant) -> None:
    random.seed(1)
    before = random.getstate()
    seats = variant.seats[-1]
    variant.ruleset.new_game(seats, 7).play(make_bots("curious", seats, 7))
    assert random.getstate() == before


# ---------------------------------------------------------------- the same everywhere

PROGRAM = "from tests.conformance.variants import digests; print(*map(digests, {names}))"


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


@pytest.mark.slow
@pytest.mark.parametrize("hash_seed", ["0", "1", "2", "3"])
@each_variant
def test_digests_are_the_same_in_every_process(variant: Variant, hash_seed: str) -> None:
    assert digests_elsewhere(hash_seed)[variant.name] == digests(variant.name)


# ---------------------------------------------------------------- saves and copies


@each_variant
def test_saved_copy_is_at_the_same_decision_and_plays_on_alike(variant: Variant) -> None:
    for seed in range(10 if MANY else 2):
        seats = variant.seats[seed % len(variant.seats)]
        total = variant.ruleset.new_game(seats, seed).play(make_bots("random", seats, seed)).state
        thirds = {total.decisions * i // 4 for i in (1, 2, 3)}
        for number, session in stops(variant.ruleset, seats, seed):
            if not MANY and seed and number not in thirds:
                continue
            copy = Session.load(json.loads(orjson.dumps(session.save())), variant.ruleset)
            assert asked(copy) == asked(session)
            assert digest(copy.game.state) == digest(session.game.state)
            assert copy.game.choices == session.game.choices
            if number in thirds:
                assert play_on(copy, seed).state == total


@each_variant
def test_earlier_copies_stay_as_they_were(variant: Variant) -> None:
    seats = variant.seats[0]
    copies = []
    for number, session in stops(variant.ruleset, seats, 3, every=9):
        copy = session.clone()
        assert (asked(copy), digest(copy.game.state)) == (asked(session), digest(session.game.state))
        copies.append((copy, asked(copy), digest(copy.game.state), number))
    end = session.game.state
    assert copies
    for copy, question, state, _ in copies:
        assert (asked(copy), digest(copy.game.state)) == (question, state)
    for copy, _, _, _ in copies[:: max(1, len(copies) // 3)]:
        assert play_on(copy, 3).state == end


@each_variant
def test_state_is_a_tree_and_every_field_is_saved(variant: Variant) -> None:
    seats = variant.seats[-1]
    for _, session in stops(variant.ruleset, seats, 5, every=1 if MANY else 7):
        tree = check_tree(session.game)
        assert id(session.decision.options) not in tree
        check_saved(session.game)


# ---------------------------------------------------------------- secrets


@each_variant
def test_seat_cannot_tell_what_it_may_not_know(variant: Variant) -> None:
    for seed in range(5 if MANY else 1):
        seats = variant.seats[(seed + 1) % len(variant.seats)]
        for number, session in stops(variant.ruleset, seats, seed, every=1 if MANY else 5):
            for seat in range(seats):
                other = session.redeal(seat, number)
                assert other.view(seat) == session.view(seat)
                assert (other.decision.seat, other.decision.kind) == (session.decision.seat, session.decision.kind)
                if session.decision.seat == seat:
                    assert asked(other) == asked(session)
                replay = session.trail_choices()
                assert heard(other.game.clone(), replay, seat) == heard(session.game.clone(), replay, seat)


@each_variant
def test_what_can_be_taken_back_has_shown_nothing(variant: Variant) -> None:
    taken_back = 0
    for number, session in stops(variant.ruleset, variant.seats[0], 4, every=2):
        seat = session.decision.seat
        for option in session.decision.options[:: 1 if MANY else 6]:
            tried = session.clone()
            tried.choose(option)
            if not tried.can_undo:
                continue
            other = session.redeal(seat, number)
            other.choose(option)
            assert (asked(other), other.view(seat)) == (asked(tried), tried.view(seat))
            tried.undo()
            assert (asked(tried), digest(tried.game.state)) == (asked(session), digest(session.game.state))
            taken_back += 1
    assert taken_back


@each_variant
def test_dealing_anew_loses_nothing_and_can_be_played(variant: Variant) -> None:
    seats = variant.seats[-1]
    for number, session in stops(variant.ruleset, seats, 6, every=5 if MANY else 40):
        if session.game.state.phase == "setup":
            continue
        other = session.redeal(number % seats, number)
        assert digest(other.game.state) == digest(session.redeal(number % seats, number).game.state)
        check_conserved(other.game, pieces(session.game))
        counting(other.game)
        assert play_on(other, number).over


# ---------------------------------------------------------------- anything, in any order


def machine(variant: Variant) -> type[RuleBasedStateMachine]:
    """Choices, taking back, copies and saves in any order; a plain replay must agree."""
    ruleset = variant.ruleset

    class Anything(RuleBasedStateMachine):
        @initialize(seats=st.sampled_from(variant.seats), seed=st.integers(0, 2**32))
        def start(self, seats: int, seed: int) -> None:
            self.seats, self.seed = seats, seed
            self.session = Session(ruleset.new_game(seats, seed))

        @precondition(lambda self: self.session.decision)
        @rule(data=st.data())
        def choose(self, data: st.DataObject) -> None:
            self.session.choose(data.draw(st.sampled_from(self.session.decision.options)))

        @precondition(lambda self: self.session.decision)
        @rule(seed=st.integers(0, 99), number=st.integers(1, 30))
        def let_bots_play(self, seed: int, number: int) -> None:
            bots = make_bots("random", self.seats, seed)
            for _ in range(number):
                if self.session.decision is not None:
                    self.session.choose(bots[self.session.decision.seat](self.session.game, self.session.decision))

        @precondition(lambda self: self.session.can_undo)
        @rule()
        def undo(self) -> None:
            self.session.undo()

        @rule()
        def clone(self) -> None:
            self.session = self.session.clone()

        @rule()
        def save_and_load(self) -> None:
            self.session = Session.load(json.loads(orjson.dumps(self.session.save())), ruleset)

        @precondition(lambda self: self.session.game.state.phase != "setup")
        @rule(seat=st.integers(0, 4), seed=st.integers(0, 99))
        def deal_anew(self, seat: int, seed: int) -> None:
            before = self.session
            after = before.redeal(seat % self.seats, seed)
            assert after.view(seat % self.seats) == before.view(seat % self.seats)
            check_conserved(after.game, pieces(before.game))

        @invariant()
        def decision_is_in_order(self) -> None:
            if self.session.decision is not None:
                check_decision(self.session.game, self.session.decision)

        def teardown(self) -> None:
            replay = [option for _, option in self.session.game.choices]
            plain = Session(ruleset.new_game(self.seats, self.seed), replay)
            assert (asked(plain), digest(plain.game.state)) == (asked(self.session), digest(self.session.game.state))

    return Anything


@each_variant
def test_session_in_any_order(variant: Variant) -> None:
    phases = [Phase.explicit, Phase.reuse, Phase.generate, Phase.shrink]  # explaining a failure takes minutes
    size = settings(max_examples=100 if MANY else 6, stateful_step_count=20, deadline=None, phases=phases)
    run_state_machine_as_test(machine(variant), settings=size)


# ---------------------------------------------------------------- effect coverage


@pytest.mark.sweep
@each_variant
def test_every_effect_and_hook_runs_or_is_proven_elsewhere(variant: Variant) -> None:
    ruleset = variant.make()
    coverage, used = Coverage(ruleset), Counter()
    for seed in range(max(2 * SWEEP, COVERED, COVERED * 4 // variant.seats[-1])):
        seats = variant.seats[seed % len(variant.seats)]
        game = ruleset.new_game(seats, seed)
        curious = [CuriousBot(seed, seat, used) for seat in range(seats)]
        bots = make_bots("random", seats, seed) if seed % 4 == 0 else curious
        game.play(telling(bots) if seed % TOLD == 0 else bots)
        view = redeal(game, 0, seed).view(0)
        names = names_in(ruleset, view)
        assert game.hooks.report(game)
        assert panels(ruleset, view, names)
        assert results(game, names)
    missing = [name for name in coverage.never if name not in PROVEN[variant.name]]
    assert not missing, f"never ran and not listed in proven.py: {missing}"
    unknown = sorted(set(PROVEN[variant.name]) - set(coverage.known))
    assert not unknown, f"listed in proven.py, but there is no such thing: {unknown}"


@pytest.mark.parametrize("variant", list(PROVEN))
def test_what_proves_an_effect_is_there(variant: str) -> None:
    for name, test in PROVEN[variant].items():
        path, _, function = test.partition("::")
        file = ROOT / path
        assert file.is_file() and f"\ndef {function}(" in file.read_text(), f"{name}: {test} does not exist"
