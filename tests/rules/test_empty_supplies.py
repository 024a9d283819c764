"""What happens when the bag, the miniatures, the markers or the tokens have run out."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core import hookimpl
from nemesis_core.rules import (
    add_egg,
    add_token,
    close_door,
    injure,
    noise_roll,
    place_fire,
    place_malfunction,
    place_noise,
    place_object,
    vanish,
)
from nemesis_core.testing import Table, table

CORRIDORS = ("ab", "ac", "ad", "bc", "be", "cd", "de", "ef")


class Generous:
    """Frees a miniature, and a marker, where none is left."""

    @hookimpl
    def shortage(self, game: Any, kind: str) -> bool:
        vanish(game, next(piece for piece in game.table.intruders.values() if piece.kind == kind))
        return True

    @hookimpl
    def markers_exhausted(self, game: Any, marker: str, place: str) -> bool:
        lying = game.table.fire if marker == "fire-marker" else game.table.malfunction
        del lying["a"]
        return True


GENEROUS = Generous()


def alone(*hand: str) -> Table:
    """Alpha in b with these cards, beta far away."""
    return table().put("alpha", "b").put("beta", "g").hand("alpha", *hand)


def roll(t: Table, face: str) -> Table:
    """Alpha rolls `face` for Noise."""
    t.dice("noise-die", face)
    return t.do(lambda: noise_roll(t.game, t["alpha"]))


def test_an_encounter_with_an_empty_bag_clears_the_noise_and_brings_nobody():
    t = roll(alone().only_in_bag().noise("be", "ab"), "2")
    assert "encounter" in t.kinds
    assert (t.table.noise, t.table.intruders) == ({}, {})


def test_bag_development_with_an_empty_bag_does_nothing():
    t = alone().only_in_bag().step("event", "bag")
    assert (t.table.bag, t.kinds) == ([], [])


def test_without_a_token_in_the_supply_none_goes_into_the_bag():
    t = alone().only_in_bag("giant")
    assert not add_token(t.game, "giant")
    assert t.bag_counts() == {"giant": 1}


def test_who_vanishes_without_a_token_left_brings_none_into_the_bag():
    t = alone().only_in_bag("giant")
    vanish(t.game, t.intruder("giant", "a", token=False))
    assert t.table.intruders == {}
    assert t.bag_counts() == {"giant": 1}


def test_without_a_miniature_nobody_comes_and_the_token_goes_back():
    t = alone().only_in_bag("nobody", "giant").noise("be")
    t.intruder("giant", "a", token=False)
    roll(t.bag("giant"), "2")
    assert t.at("b") == []
    assert t.bag_counts() == {"nobody": 1, "giant": 1}
    assert "attack" not in t.kinds
    assert t.comes("giant", "c") is None


def test_a_race_may_free_a_miniature(with_rule):
    t = with_rule("GENEROUS").put("alpha", "b").put("beta", "g").hand("alpha", *["look"] * 4)
    t.intruder("giant", "a", token=False)
    roll(t.bag("giant").noise("be"), "2")
    assert [piece.place for piece in t.table.intruders.values()] == ["b"]


def test_without_a_noise_marker_none_is_placed_and_nobody_is_met():
    t = roll(alone().noise(*CORRIDORS[:4], *CORRIDORS[5:], "fg"), "2")
    assert len(t.table.noise) == 8
    assert "be" not in t.table.noise
    assert not place_noise(t.game, "crawlway")
    assert "encounter" not in t.kinds


@pytest.mark.parametrize(("place", "marker"), [(place_fire, "fire"), (place_malfunction, "malfunction")])
def test_a_board_may_free_a_fire_or_malfunction_marker(with_rule, place, marker):
    t = with_rule("GENEROUS").fire("a", "b", "c").malfunction("a", "b", "c")
    assert place(t.game, "d")
    assert set(getattr(t.table, marker)) == {"b", "c", "d"}


def test_without_a_door_token_the_player_on_turn_takes_a_closed_one_from_elsewhere():
    t = alone().door("ac").door("ad", "destroyed").door("de")
    assert close_door(t.will("de").game, "ab")
    assert t.asked[-1].seat == t.table.turn == 0
    assert t.asked[-1].options == ["ac", "de"]
    assert t.table.doors == {"ac": "closed", "ad": "destroyed", "ab": "closed"}


def test_with_all_doors_destroyed_none_is_left_to_close():
    t = alone().door("ac", "destroyed").door("ad", "destroyed").door("de", "destroyed")
    assert not close_door(t.game, "ab")
    assert t.table.doors == {"ac": "destroyed", "ad": "destroyed", "de": "destroyed"}


def test_without_a_carcass_token_a_killed_intruder_leaves_nothing():
    t = alone().top("attacks", "scratch-2")
    for _ in range(3):
        t.lies("intruder-carcass", "a")
    injure(t.game, t.intruder("drone", "b"), 2)
    assert t.table.intruders == {}
    assert set(t.table.objects) == {"a"}
    assert place_object(t.game, "intruder-carcass", "b") == ""


def test_without_an_egg_token_none_is_laid():
    t = alone()
    for _ in range(3):
        assert add_egg(t.game)
    assert not add_egg(t.game)
    assert len(t.game.laboratory.eggs) == 8
