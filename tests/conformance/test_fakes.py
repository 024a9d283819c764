"""The fakes that stand in for a plugin's siblings do what little they say."""

from __future__ import annotations

import pytest

from nemesis_core.testing import fakes, table

HOOKS = fakes().hooks


@pytest.fixture
def t():
    return table("fakes", ["alpha", "beta"])


def test_board_has_power_unless_it_is_dark(t):
    assert (HOOKS.power(t.game, "a"), HOOKS.darkness(t.game, "a")) == (True, False)
    t.game.state.streams["fake:dark"] = 1
    assert (HOOKS.power(t.game, "a"), HOOKS.darkness(t.game, "a")) == (False, True)


def test_board_is_one_section(t):
    assert {HOOKS.section(t.game, place) for place in t.game.board.order} == {"fake"}


def test_cell_fills_an_energy_weapon(t):
    t.hand("alpha", "look", "look")
    torch = t.give("alpha", "torch", ammo=1)
    t.use("alpha", t.give("alpha", "cell"), "load", torch)
    assert t["alpha"].ammo[torch] == 5
    assert not t["alpha"].items


def test_number_of_a_token_counts_by_light(t):
    token = next(token for token in t.game.cards.tokens if token.startswith("grub-1"))
    assert HOOKS.surprise_number(t.game, t["alpha"], token) == 1
    t.game.state.streams["fake:dark"] = 1
    assert HOOKS.surprise_number(t.game, t["alpha"], token) == 2


def test_game_ends_when_a_marker_is_exhausted(t):
    t.do(lambda: HOOKS.markers_exhausted(t.game, "fire-marker", "a"))
    assert t.ending == "no-fire-marker"
