"""Injuries to Intruders and the check that follows."""

from __future__ import annotations

import pytest

from nemesis_core.rules import injure
from nemesis_core.testing import Table, table

TORCH = "alpha.torch"


def hurt(kind: str, before: int, injuries: int, *cards: str) -> Table:
    """An Intruder of `kind` in b with `before` Injuries suffers `injuries`; these Attack cards lie on top."""
    t = table().put("alpha", "b").put("beta", "g").top("attacks", *cards)
    piece = t.intruder(kind, "b", injuries=before)
    injure(t.game, piece, injuries)
    return t


def in_nest(face: str) -> Table:
    """Alpha shoots at the Eggs of the Nest and the die shows `face`."""
    t = table().room("brood", "f").put("alpha", "f").put("beta", "a").hand("alpha", "plan")
    assert len(t.game.laboratory.eggs) == 5
    t.dice("combat-die", face).dice("noise-die", "silence")
    return t.act("alpha", "shoot", TORCH, "eggs")


@pytest.mark.rule("LD-INJ-01")
def test_injuries_stay_and_add_up():
    (drone,) = hurt("drone", 1, 2, "scratch-4").at("b")
    assert drone.injuries == 3


@pytest.mark.rule("LD-INJ-02")
def test_one_check_after_all_markers_of_a_hit():
    t = hurt("drone", 0, 2, "scratch-2", "scratch-4")
    assert t.at("b") == []
    assert t.table.discards["attacks"] == ["scratch-2/1"]


@pytest.mark.rule("LD-INJ-02")
def test_each_hit_has_a_check_of_its_own():
    t = hurt("drone", 0, 1, "scratch-4", "scratch-2")
    (drone,) = t.at("b")
    injure(t.game, drone, 1)
    assert t.at("b") == []
    assert len(t.table.discards["attacks"]) == 2


@pytest.mark.rule("LD-INJ-02")
def test_no_injury_no_check():
    t = hurt("drone", 3, 0, "scratch-2")
    assert [piece.injuries for piece in t.at("b")] == [3]
    assert t.table.discards["attacks"] == []


@pytest.mark.rule("LD-INJ-04")
@pytest.mark.parametrize(("face", "left"), [("hit", 4), ("creeper", 4), ("two-hits", 3), ("blank", 5)])
def test_each_injury_destroys_one_egg_without_a_card(face, left):
    t = in_nest(face)
    assert len(t.game.laboratory.eggs) == left
    assert t.table.discards["attacks"] == []


@pytest.mark.rule("LD-INJ-07")
def test_who_passes_the_check_stays_with_its_injuries():
    t = hurt("drone", 1, 1, "scratch-4")
    (drone,) = t.at("b")
    assert drone.injuries == 2
    assert t.table.objects == {}


@pytest.mark.rule("LD-INJ-07")
def test_who_fails_it_does_not():
    t = hurt("drone", 1, 2, "bite-3")
    assert t.table.intruders == {}
    assert [o.partition("/")[0] for o in t.table.objects["b"]] == ["intruder-carcass"]


@pytest.mark.rule("LD-INJ-09")
@pytest.mark.parametrize("card", ["scratch-4", "bite-3", "scratch-2"])
def test_the_attack_on_a_card_drawn_for_the_check_is_not_carried_out(card):
    t = hurt("drone", 0, 1, card)
    assert (t["alpha"].light, t["alpha"].serious) == (0, [])
    assert [c.partition("/")[0] for c in t.table.discards["attacks"]] == [card]
    assert "attack.card" not in t.kinds
