"""Weapons, what loads them, and what is thrown: the red deck, the Flamethrower, the Taser, the Molotov Cocktail."""

from __future__ import annotations

from typing import Any

import pytest

HIGH = ("scratch-4", "scratch-4")
"""Blood that no Intruder of these tests dies of."""


@pytest.fixture
def t(counted: Any) -> Any:
    """Alpha, with nothing but two cards, in the Cockpit; beta and gamma far away."""
    t = counted("alpha", "beta", "gamma").bare("alpha").hand("alpha", "look", "look")
    return t.put("beta", "engine-2").put("gamma", "engine-2")


@pytest.fixture
def duel(t: Any) -> Any:
    """A giant stands before alpha."""
    t.top("attacks", *HIGH)
    t.giant = t.intruder("giant", "cockpit")
    return t


def shoot(t: Any, weapon: str, *faces: str) -> int:
    """The Injuries of the giant after alpha's shot with `weapon` showed `faces`."""
    t.dice("combat-die", *faces).act("alpha", "shoot", weapon, t.giant.id)
    injuries: int = t.giant.injuries
    return injuries


# ---------------------------------------------------------------- shots


@pytest.mark.parametrize(
    ("answer", "faces", "injuries"),
    [("keep", ("hit",), 1), ("reroll", ("blank", "two-hits"), 2), ("reroll", ("hit", "blank"), 0)],
)
def test_the_prototype_pistol_may_roll_again(duel: Any, answer: str, faces: tuple[str, ...], injuries: int) -> None:
    weapon = duel.give("alpha", "prototype-pistol")
    assert shoot(duel.will(answer), weapon, *faces) == injuries
    assert duel["alpha"].ammo[weapon] == 2
    assert len([d for d in duel.asked if d.kind == "reroll"]) == 1


@pytest.mark.parametrize(("answer", "injuries", "ammo"), [("spend", 3, 1), ("keep", 2, 2)])
def test_the_prototype_rifle_spends_ammo_on_two_hits(duel: Any, answer: str, injuries: int, ammo: int) -> None:
    weapon = duel.give("alpha", "prototype-rifle", ammo=3)
    assert shoot(duel.will(answer), weapon, "two-hits") == injuries
    assert duel["alpha"].ammo[weapon] == ammo


@pytest.mark.parametrize(
    ("face", "injuries"), [("blank", 0), ("creeper", 1), ("adult", 1), ("hit", 2), ("two-hits", 3)]
)
def test_the_prototype_shotgun_hits_anything(duel: Any, face: str, injuries: int) -> None:
    assert shoot(duel, duel.give("alpha", "prototype-shotgun"), face) == injuries


@pytest.mark.parametrize(
    ("face", "injuries", "fire"),
    [("blank", 0, {}), ("creeper", 1, {}), ("hit", 1, {}), ("two-hits", 2, {"cockpit": 1})],
)
def test_the_flamethrower_hits_anything_and_burns(duel: Any, face: str, injuries: int, fire: dict[str, int]) -> None:
    assert shoot(duel, duel.give("alpha", "flamethrower"), face) == injuries
    assert duel.table.fire == fire


# ---------------------------------------------------------------- Ammo


def test_an_energy_charge_fills_an_energy_weapon(t: Any) -> None:
    rifle, flames = t.give("alpha", "prototype-rifle", ammo=1), t.give("alpha", "flamethrower", ammo=1)
    t.use("alpha", t.give("alpha", "energy-charge"), "load")
    assert t["alpha"].ammo == {rifle: 6, flames: 1}
    assert t.legal("alpha", "item", t.give("alpha", "energy-charge"), "load") == []


def test_chemicals_fill_a_flamethrower(t: Any) -> None:
    rifle, flames = t.give("alpha", "prototype-rifle", ammo=1), t.give("alpha", "flamethrower", ammo=1)
    t.use("alpha", t.give("alpha", "chemicals"), "refuel")
    assert t["alpha"].ammo == {rifle: 1, flames: 4}
    assert t.legal("alpha", "item", t.give("alpha", "chemicals")) == []


def test_an_extended_magazine_becomes_part_of_a_weapon(t: Any) -> None:
    rifle, magazine = t.give("alpha", "prototype-rifle", ammo=5), t.give("alpha", "extended-magazine")
    t.use("alpha", magazine, "attach")
    assert (t["alpha"].ammo[rifle], t["alpha"].extra) == (7, {magazine: rifle})
    assert len(t["alpha"].hand) == 2, "it costs nothing"
    t.use("alpha", t.give("alpha", "energy-charge"), "load", rifle)
    assert t["alpha"].ammo[rifle] == 8
    t.act("alpha", "drop", rifle)
    assert {rifle, magazine} < set(t.table.discards["item-red"])


# ---------------------------------------------------------------- grenades and the Decoy


def test_a_grenade_hits_its_target_hardest(t: Any) -> None:
    t.put("beta", "room-002").top("attacks", "scratch-4", "scratch-4", "scratch-2").top("wounds", "leg")
    drone, giant = t.intruder("drone", "room-002"), t.intruder("giant", "room-002")
    t.use("alpha", t.give("alpha", "grenade"), "throw", giant.id)
    assert (drone.injuries, giant.injuries) == (1, 2)
    assert [card.partition("/")[0] for card in t["beta"].serious] == ["leg"]
    assert t["alpha"].serious == []


def test_a_grenade_in_ones_own_room_hurts_its_user(t: Any) -> None:
    t.use("alpha", t.give("alpha", "grenade"), "throw", t.intruder("grub", "cockpit").id)
    assert t.table.intruders == {}
    assert len(t["alpha"].serious) == 1


@pytest.mark.parametrize(("item", "use"), [("grenade", "throw"), ("molotov-cocktail", "throw")])
def test_a_closed_door_stops_what_is_thrown(t: Any, item: str, use: str) -> None:
    card = t.give("alpha", item)
    t.intruder("drone", "room-002")
    t.intruder("drone", "room-006")
    assert len(t.legal("alpha", "item", card, use)) == 1, "two Rooms away is out of reach"
    assert t.door("c-001-002").legal("alpha", "item", card, use) == []


@pytest.mark.parametrize(("item", "left", "fire"), [("grenade", 3, {}), ("molotov-cocktail", 4, {"room-003": 1})])
def test_eggs_are_blown_up(t: Any, item: str, left: int, fire: dict[str, int]) -> None:
    t.room("nest", "room-003").dice("noise-die", "silence")
    before = len(t.game.laboratory.eggs)
    card = t.give("alpha", item)
    assert t.ends("alpha", "item", card, "throw-at-eggs") == ["room-003"]
    t.use("alpha", card, "throw-at-eggs")
    assert before == 5
    assert len(t.game.laboratory.eggs) == left
    assert t.table.fire == fire
    assert len(t.told("noise.roll")) == 1


def test_a_molotov_cocktail_burns_a_room_and_hurts_everybody_there(t: Any) -> None:
    t.put("beta", "room-002").top("attacks", *HIGH)
    drone, giant = t.intruder("drone", "room-002"), t.intruder("giant", "room-002")
    far = t.intruder("drone", "engine-2")
    card = t.give("alpha", "molotov-cocktail")
    t.use("alpha", card, "throw", "room-002")
    assert (drone.injuries, giant.injuries, far.injuries) == (1, 1, 0)
    assert [len(who.serious) for who in t.table.characters] == [0, 1, 0]
    assert t.table.fire == {"room-002": 1}
    assert card in t.table.crafted


def test_a_smoke_grenade_covers_a_retreat(t: Any) -> None:
    t.put("beta", "cockpit").hand("beta", "plan", "look", contamination=1).put("gamma", "room-002")
    drone = t.intruder("drone", "cockpit")
    t.use("alpha", t.give("alpha", "smoke-grenade"), "smoke", "room-002")
    assert t["alpha"].place == "room-002"
    assert (t["alpha"].light, t["alpha"].serious) == (0, [])
    assert (len(t["beta"].hand), t.contamination("beta")) == (2, 1)
    assert drone.place == "cockpit"
    assert t.told("attack") == []


def test_a_decoy_draws_the_intruders_next_to_a_room(t: Any) -> None:
    t.room("cabins", "room-006").put("beta", "room-006").top("attacks", "scratch-2")
    idle, busy, far = (t.intruder("drone", place) for place in ("cockpit", "room-006", "engine-2"))
    t.put("gamma", "engine-1").use("alpha", t.give("alpha", "decoy"), "lure", "room-002")
    assert (idle.place, busy.place, far.place) == ("room-002", "room-002", "engine-2")
    assert t["beta"].light == 1, "attacked once, by the one that left"


def test_a_decoy_only_breaks_a_closed_door_and_nobody_is_attacked_for_that(t: Any) -> None:
    busy = t.room("cabins", "room-006").put("beta", "room-006").door("c-002-006").intruder("drone", "room-006")
    t.use("alpha", t.give("alpha", "decoy"), "lure", "room-002")
    assert t.table.doors == {"c-002-006": "destroyed"}
    assert busy.place == "room-006"
    assert t.told("attack") == []


# ---------------------------------------------------------------- Taser


def test_a_taser_shocks_an_intruder(t: Any) -> None:
    drone = t.intruder("drone", "cockpit")
    t.top("attacks", "scratch-4").top("events", "giants-1").use("alpha", t.give("alpha", "taser"), "shock-intruder")
    assert drone.injuries == 1
    assert drone.place != "cockpit"


def test_a_taser_makes_another_character_discard_its_hand(t: Any) -> None:
    card = t.give("alpha", "taser")
    t.hand("beta", "look", "plan", contamination=1).hand("gamma", "look").put("beta", "cockpit")
    assert t.ends("alpha", "item", card, "shock-character") == ["p2"], "not its user, nobody elsewhere"
    t.use("alpha", card, "shock-character", "p2")
    assert [len(who.hand) for who in t.table.characters] == [1, 0, 1]
    assert len(t["beta"].discard) == 3
