"""Weapons of the Item decks and what loads them."""

from __future__ import annotations

from typing import Any

import pytest

HIGH = ("scratch-4", "scratch-4")
"""Blood that no Intruder of these tests dies of."""


@pytest.fixture
def duel(counted: Any) -> Any:
    """Alpha, with nothing but two cards, faces a giant in Darkness."""
    t = counted().bare("alpha").hand("alpha", "look", "look").blue().put("beta", "alert-room").top("attacks", *HIGH)
    t.giant = t.intruder("giant", "repository")
    return t


def shoot(t: Any, weapon: str, face: str, die: str = "combat-die") -> int:
    """The Injuries of the giant after alpha's shot with `weapon` showed `face`."""
    t.dice(die, face).act("alpha", "shoot", weapon, t.giant.id)
    injuries: int = t.giant.injuries
    return injuries


# ---------------------------------------------------------------- shots


@pytest.mark.parametrize(("answer", "injuries", "ammo"), [("spend", 3, 1), ("keep", 2, 2)])
def test_the_combat_rifle_spends_ammo_on_two_hits(duel: Any, answer: str, injuries: int, ammo: int) -> None:
    weapon = duel.give("alpha", "combat-rifle", ammo=3)
    assert shoot(duel.will(answer), weapon, "two-hits") == injuries
    assert duel["alpha"].ammo[weapon] == ammo


@pytest.mark.parametrize(("face", "ammo", "injuries"), [("two-hits", 1, 2), ("hit", 3, 1)])
def test_the_combat_rifle_asks_only_on_two_hits_with_ammo_left(duel: Any, face: str, ammo: int, injuries: int) -> None:
    weapon = duel.give("alpha", "combat-rifle", ammo=ammo)
    assert shoot(duel, weapon, face) == injuries
    assert duel.asked == []


@pytest.mark.parametrize(
    ("face", "injuries"), [("blank", 0), ("creeper", 1), ("adult", 1), ("hit", 2), ("two-hits", 3)]
)
def test_the_combat_shotgun_hits_anything(duel: Any, face: str, injuries: int) -> None:
    assert shoot(duel, duel.give("alpha", "combat-shotgun"), face) == injuries


def test_the_combat_shotgun_with_the_advantage_die(duel: Any) -> None:
    t = duel.blue(1)
    weapon = t.give("alpha", "combat-shotgun", ammo=2)
    assert shoot(t, weapon, "discard-hit", "advantage-die") == 1
    assert t.asked == [], "the card that could be discarded would deal the same 1 Injury"
    t.giant.injuries = 0
    t.top("attacks", *HIGH).hand("alpha", "look", "look").will("discard")
    assert shoot(t, weapon, "hit-discard-two", "advantage-die") == 2
    assert t["alpha"].hand == []


@pytest.mark.parametrize(("face", "injuries"), [("blank", 0), ("creeper", 0), ("hit", 1), ("two-hits", 3)])
def test_the_service_revolver_strengthens_two_hits(duel: Any, face: str, injuries: int) -> None:
    assert shoot(duel, duel.give("alpha", "service-revolver"), face) == injuries


@pytest.mark.parametrize(
    ("face", "injuries", "fire"),
    [("blank", 0, {}), ("creeper", 1, {}), ("adult", 1, {}), ("hit", 1, {}), ("two-hits", 2, {"repository": 1})],
)
def test_the_flamethrower_hits_anything_and_burns(duel: Any, face: str, injuries: int, fire: dict[str, int]) -> None:
    assert shoot(duel, duel.give("alpha", "flamethrower"), face) == injuries
    assert duel.table.fire == fire


@pytest.mark.parametrize(("face", "injuries"), [("blank", 0), ("adult", 0), ("hit", 1), ("two-hits", 1)])
def test_the_pistol_never_deals_two(duel: Any, face: str, injuries: int) -> None:
    assert shoot(duel, duel.give("alpha", "pistol"), face) == injuries


# ---------------------------------------------------------------- Ammo


@pytest.fixture
def quiet(counted: Any) -> Any:
    """Alpha, out of Combat, with nothing but two cards."""
    return counted().bare("alpha").hand("alpha", "look", "look").put("beta", "alert-room")


def test_a_weapon_battery_fills_an_energy_weapon(quiet: Any) -> None:
    t = quiet
    rifle = t.give("alpha", "combat-rifle", ammo=1)
    t.give("alpha", "service-revolver", ammo=1)
    battery = t.give("alpha", "weapon-battery")
    assert t.legal("alpha", "item", battery, "load") == [("item", battery, "load", rifle)]
    t.use("alpha", battery, "load", rifle)
    assert t["alpha"].ammo[rifle] == 6
    assert battery not in t["alpha"].items
    assert t.legal("alpha", "item", t.give("alpha", "weapon-battery"), "load") == []


@pytest.mark.parametrize("item", ["weapon-battery", "toolbelt"])
def test_a_door_is_set(quiet: Any, item: str) -> None:
    t = quiet.door("c-017-s12e").door("c-002-017", "destroyed")
    card = t.give("alpha", item)
    assert [option[3] for option in t.legal("alpha", "item", card, "door")] == ["c-001-017", "c-017-s12e"]
    t.use("alpha", card, "door", "c-017-s12e").use("alpha", t.give("alpha", item), "door", "c-001-017")
    assert t.table.doors == {"c-002-017": "destroyed", "c-001-017": "closed"}


def test_a_reagent_fills_a_flamethrower(quiet: Any) -> None:
    t = quiet
    weapon, reagent = t.give("alpha", "flamethrower", ammo=1), t.give("alpha", "reagent")
    t.give("alpha", "pistol", ammo=1)
    t.use("alpha", reagent, "refuel")
    assert t["alpha"].ammo == {weapon: 4, "pistol/1": 1}
    assert t.legal("alpha", "item", t.give("alpha", "reagent")) == []


def test_a_reagent_drives_an_intruder_off(duel: Any) -> None:
    t = duel.mark("alpha", knowledge=4).top("events", "drones-2")
    reagent = t.give("alpha", "reagent")
    assert t.legal("alpha", "item") == []
    t.mark("alpha", knowledge=5).use("alpha", reagent, "drive-off", t.giant.id)
    assert t.giant.place == "room-002"
    assert t.giant.injuries == 0


# ---------------------------------------------------------------- Extended Magazine


def test_an_extended_magazine_becomes_part_of_a_weapon(quiet: Any) -> None:
    t = quiet.hand("alpha", "look")
    rifle, magazine = t.give("alpha", "combat-rifle", ammo=5), t.give("alpha", "extended-magazine")
    t.give("alpha", "service-revolver")
    t.use("alpha", magazine, "attach")
    assert t["alpha"].ammo[rifle] == 7
    assert t["alpha"].extra == {magazine: rifle}
    assert t["alpha"].items == []
    assert len(t["alpha"].hand) == 1, "it costs nothing"
    t.use("alpha", t.give("alpha", "weapon-battery"), "load", rifle)
    assert t["alpha"].ammo[rifle] == 8


def test_an_extended_magazine_needs_an_energy_weapon(quiet: Any) -> None:
    quiet.give("alpha", "service-revolver")
    quiet.give("alpha", "extended-magazine")
    assert quiet.legal("alpha", "item") == []


def test_an_extended_magazine_goes_where_its_weapon_goes(quiet: Any) -> None:
    t = quiet
    rifle, magazine = t.give("alpha", "combat-rifle", ammo=1), t.give("alpha", "extended-magazine")
    t.use("alpha", magazine, "attach").put("beta", "repository")
    t.act("alpha", "trade").will(("p2", rifle), "nothing", "agree").turn()
    assert t["beta"].extra == {magazine: rifle}
    assert t["beta"].ammo[rifle] == 3
    assert t["alpha"].extra == {}
    t.act("beta", "drop", rifle)
    assert t["beta"].extra == {}
    assert {rifle, magazine} == set(t.table.decks["item-red"][:2])
