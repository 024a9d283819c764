"""The Starting Weapons: what they make of the die, and what fills them."""

from __future__ import annotations

from typing import Any

import pytest

pytestmark = pytest.mark.variant

DEALT = [
    ("captain", "six-shooter", {"blank": 0, "creeper": 0, "adult": 0, "hit": 1, "two-hits": 3}),
    ("pilot", "shotgun", {"blank": 0, "creeper": 0, "adult": 0, "hit": 2, "two-hits": 3}),
    ("scientist", "scientist-pistol", {"blank": 0, "creeper": 0, "adult": 0, "hit": 1, "two-hits": 1}),
    ("scout", "rifle", {"blank": 0, "creeper": 0, "adult": 0, "hit": 1, "two-hits": 2}),
    ("soldier", "assault-rifle", {"blank": 0, "creeper": 0, "adult": 0, "hit": 2, "two-hits": 3}),
    ("mechanic", "sawed-off-shotgun", {"blank": 0, "creeper": 0, "adult": 0, "hit": 2, "two-hits": 2}),
]
"""Injuries to a Breeder, against which the faces creeper and adult miss."""
EACH = [(who, weapon, face, number) for who, weapon, faces in DEALT for face, number in faces.items()]
ENERGY = [(who, weapon) for who, weapon, _ in DEALT if who != "captain"]


def shoot(t: Any, who: str, weapon: str, face: str, kind: str) -> list[int]:
    """`who` shoots at an Intruder of `kind`; returns the Injuries that were dealt at a time."""
    piece = t.intruder(kind, "hibernatorium")
    t.hand(who, "search").dice("combat-die", face).act(who, "shoot", f"{who}.{weapon}", piece.id)
    return [told["injuries"] for told in t.told("injury")]


@pytest.mark.parametrize(("who", "weapon", "face", "number"), EACH)
def test_what_a_starting_weapon_deals_to_a_breeder(ship: Any, who: str, weapon: str, face: str, number: int) -> None:
    t = ship(who)
    ammo = t[who].ammo[f"{who}.{weapon}"]
    assert shoot(t, who, weapon, face, "breeder") == ([number] if number else [])
    assert t[who].ammo[f"{who}.{weapon}"] == ammo - 1


@pytest.mark.parametrize(
    ("who", "weapon", "number"),
    [
        ("captain", "six-shooter", 1),
        ("pilot", "shotgun", 2),
        ("scientist", "scientist-pistol", 1),
        ("scout", "rifle", 1),
        ("soldier", "assault-rifle", 2),
        ("mechanic", "sawed-off-shotgun", 1),
    ],
)
def test_the_face_of_an_adult_hits_an_adult(ship: Any, who: str, weapon: str, number: int) -> None:
    assert shoot(ship(who), who, weapon, "adult", "adult") == [number]


@pytest.mark.parametrize(("who", "weapon"), ENERGY)
def test_an_energy_charge_fills_an_energy_weapon(ship: Any, who: str, weapon: str) -> None:
    t, card = ship(who).hand(who, "search"), f"{who}.{weapon}"
    full = t[who].ammo[card]
    t[who].ammo[card] = 0
    t.use(who, t.give(who, "energy-charge"), "load", card)
    assert (t[who].ammo[card], t[who].hand) == (full, [])


def test_nothing_but_reload_fills_the_six_shooter(ship: Any) -> None:
    t = ship("captain").room("armory", "room-002").put("captain", "room-002").hand("captain", "search", "rest")
    charge = t.give("captain", "energy-charge")
    t["captain"].ammo["captain.six-shooter"] = 0
    assert [use for use in t.item_uses("captain", charge) if use[0] == "load"] == []
    assert t.legal("captain", "room") == [], "an Armory loads Energy Weapons"


def test_an_armory_loads_an_energy_weapon(ship: Any) -> None:
    t = ship("scout").room("armory", "room-002").put("scout", "room-002").hand("scout", "search", "rest")
    t["scout"].ammo["scout.rifle"] = 1
    t.act("scout", "room", "recharge", "scout.rifle")
    assert t["scout"].ammo == {"scout.rifle": 3}
