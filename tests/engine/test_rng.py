"""The generator: small, the same everywhere, and nobody else's."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nemesis_core import rng
from nemesis_core.bots import make_bots

from .tiny import FACES, card_game

PROGRAM = """
from nemesis_core import rng
pieces = list("abcdefgh")
state = rng.shuffle(rng.mix(5) ^ rng.name_hash("deck"), pieces)
print("".join(pieces), state, rng.advance(state))
"""


def printed(hash_seed):
    env = {**os.environ, "PYTHONHASHSEED": hash_seed}
    return subprocess.run([sys.executable, "-c", PROGRAM], env=env, capture_output=True, text=True, check=True).stdout


def test_numbers_are_the_same_in_every_process():
    assert printed("0") == printed("1") == "cefahbdg 2695162621806782327 15971347545585187386\n"


def test_known_values():
    # The published first output of splitmix64 for seed 0, and of 64-bit FNV-1a for "a".
    assert rng.mix(0) == 0xE220A8397B1DCDAF
    assert rng.name_hash("a") == 0xAF63DC4C8601EC8C


@given(st.integers(0, rng.MASK), st.lists(st.integers(0, 20)))
def test_shuffle_keeps_the_pieces(state, pieces):
    mixed = pieces[:]
    rng.shuffle(state, mixed)
    assert sorted(mixed) == sorted(pieces)


@given(st.integers(0, rng.MASK))
def test_state_stays_within_64_bits(state):
    assert 0 <= rng.advance(state) <= rng.MASK
    assert 0 <= rng.mix(state) <= rng.MASK
    assert 0 <= rng.shuffle(state, list("abc")) <= rng.MASK


def test_every_order_of_four_is_about_as_frequent():
    found = Counter()
    for seed in range(4800):
        pieces = list("abcd")
        rng.shuffle(rng.mix(seed), pieces)
        found["".join(pieces)] += 1
    assert len(found) == 24
    assert all(140 < count < 260 for count in found.values())


def test_every_face_is_about_as_frequent():
    game = card_game().new_game(1, 3)
    game.state.phase = "player"
    found = Counter(game.roll("die", FACES) for _ in range(6000))
    assert all(880 < found[face] < 1120 for face in FACES)


def test_setup_draws_of_one_name_do_not_depend_on_another():
    first, second = card_game().new_game(1, 3), card_game().new_game(1, 3)
    first.roll("other", FACES)
    assert [first.roll("die", FACES) for _ in range(9)] == [second.roll("die", FACES) for _ in range(9)]


def test_neighbouring_seeds_start_far_apart():
    deals = {tuple(card_game().new_game(3, seed).play(make_bots("random", 3, 0)).cards.deck) for seed in range(20)}
    assert len(deals) > 15


@pytest.mark.parametrize("seed", range(3))
def test_callers_random_is_untouched(seed):
    random.seed(5)
    before = random.getstate()
    card_game().new_game(3, seed).play([lambda game, decision: decision.options[0]] * 3)
    assert random.getstate() == before
