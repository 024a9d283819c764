"""What the Weapons of the crew make of the die, and how they are had in Lockdown."""

from __future__ import annotations

from typing import Any

import pytest

NEEDLES = ("medic", "lockdown-needle-gun")
PISTOL = ("psychologist", "lockdown-psychologist-pistol")
PIPE = ("convict", "lockdown-convict-weapon")


def shot(t: Any, who: str, weapon: str, face: str, *answers: str) -> Any:
    """`who` shoots `weapon` at a giant and rolls `face`."""
    t.hand(who, "search", "rest").dice("combat-die", face).intruder("giant", "a")
    t.give(who, weapon)
    return t.will(f"{who}.search/1", *answers).act(who, "shoot", f"{who}.{weapon}", "giant-1")


@pytest.mark.parametrize(("face", "injuries"), [("blank", []), ("hit", [1]), ("two-hits", [1])])
def test_for_the_pistol_two_hits_count_as_one(crew: Any, face: str, injuries: list[int]) -> None:
    t = shot(crew("psychologist"), *PISTOL, face)
    assert [hurt["injuries"] for hurt in t.told("injury")] == injuries


def test_for_the_pistol_what_a_weakness_makes_two_hits_counts_as_one_too(crew: Any, monkeypatch: Any) -> None:
    t = crew("psychologist")
    monkeypatch.setattr(t.game.hooks, "face_counted", lambda game, who, piece, face: "two-hits")
    assert [hurt["injuries"] for hurt in shot(t, *PISTOL, "blank").told("injury")] == [1]


@pytest.mark.parametrize(
    ("face", "injuries", "light"), [("blank", [], 1), ("creeper", [], 1), ("hit", [1], 0), ("two-hits", [3], 0)]
)
def test_the_pipe_gun_hits_harder_and_a_miss_hurts(crew: Any, face: str, injuries: list[int], light: int) -> None:
    t = shot(crew("convict"), *PIPE, face)
    assert ([hurt["injuries"] for hurt in t.told("injury")], t["convict"].light) == (injuries, light)


@pytest.mark.parametrize(("face", "hurt"), [("blank", False), ("hit", True), ("two-hits", True)])
def test_the_needle_gun_drives_off_what_it_would_injure(crew: Any, face: str, hurt: bool) -> None:
    """The Retreat goes through Corridor 2 of the Event card on top, to the Clinic."""
    t = shot(crew("medic").top("events", "drones-2"), *NEEDLES, face)
    assert t.told("injury") == []
    assert t.table.intruders["giant-1"].place == ("c" if hurt else "a")
    assert t["medic"].ammo == {"medic.lockdown-needle-gun": 1}


def test_of_a_small_one_the_needle_gun_needs_less(crew: Any) -> None:
    t = crew("medic").hand("medic", "search").dice("combat-die", "creeper").top("events", "drones-2")
    t.intruder("grub", "a")
    gun = t.give("medic", "lockdown-needle-gun")
    t.act("medic", "shoot", gun, "grub-1")
    assert t.table.intruders["grub-1"].place == "c"


@pytest.mark.variant
@pytest.mark.parametrize(
    ("who", "item", "price"),
    [(*NEEDLES, "reagent"), (*PISTOL, "weapon-battery"), (*PIPE, "toolbelt"), (*PIPE, "duct-tape")],
)
def test_a_quest_weapon_is_activated_for_an_item_and_loaded(facility: Any, who: str, item: str, price: str) -> None:
    t = facility(who).hand(who, "search", "rest")
    assert t.legal(who, "activate") == []
    paid = t.give(who, price)
    t.act(who, "activate", f"{who}.{item}", paid)
    full = {"medic": 2, "psychologist": 3, "convict": 3}[who]
    assert (t[who].held, t[who].ammo, t[who].quest) == ([f"{who}.{item}"], {f"{who}.{item}": full}, [])
    assert (paid in t[who].items, len(t[who].hand)) == (False, 1)


@pytest.mark.variant
@pytest.mark.parametrize(
    ("who", "weapon", "ammo"),
    [("medic", "needle-gun", 2), ("psychologist", "psychologist-pistol", 3), ("bounty-hunter", "rifle-247", 5)],
)
def test_aboard_the_weapon_is_there_from_the_beginning(ship: Any, who: str, weapon: str, ammo: int) -> None:
    c = ship(who)[who]
    assert (c.held, c.beside, c.ammo) == ([f"{who}.{weapon}"], [], {f"{who}.{weapon}": ammo})


@pytest.mark.variant
@pytest.mark.parametrize(
    ("who", "weapon", "fills"), [("medic", "needle-gun", "chemicals"), ("bounty-hunter", "rifle-247", "energy-charge")]
)
def test_aboard_it_is_filled_by_what_fits(ship: Any, who: str, weapon: str, fills: str) -> None:
    t = ship(who).hand(who, "search", "rest")
    card = f"{who}.{weapon}"
    t[who].ammo[card] = 0
    goods = {name: t.give(who, name) for name in ("chemicals", "energy-charge")}
    assert {use[0] for use in t.item_uses(who, goods[fills])} >= {"load" if fills == "energy-charge" else "refuel"}
    other = next(name for name in goods if name != fills)
    assert not {use[0] for use in t.item_uses(who, goods[other])} & {"load", "refuel"}


@pytest.mark.variant
@pytest.mark.parametrize(
    ("weapon", "face", "injuries"), [("psychologist-pistol", "two-hits", 1), ("rifle-247", "two-hits", 2)]
)
def test_aboard_they_shoot_alike(ship: Any, weapon: str, face: str, injuries: int) -> None:
    who = {"psychologist-pistol": "psychologist", "rifle-247": "bounty-hunter"}[weapon]
    t = ship(who).hand(who, "search").dice("combat-die", face)
    t.intruder("queen", "hibernatorium")
    t.act(who, "shoot", f"{who}.{weapon}", "queen-1")
    assert t.told("injury")[0]["injuries"] == injuries


@pytest.mark.variant
@pytest.mark.parametrize(("who", "face", "injuries"), [("android", "two-hits", 3), ("medic", "two-hits", 0)])
def test_aboard_arm_gun_and_needle_gun(ship: Any, who: str, face: str, injuries: int) -> None:
    t = ship(who).hand(who, "search").dice("combat-die", face)
    t.intruder("queen", "hibernatorium")
    t.act(who, "shoot")
    assert [hurt["injuries"] for hurt in t.told("injury")] == ([injuries] if injuries else [])
