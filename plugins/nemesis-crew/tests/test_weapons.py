"""The Quest Items: Weapons, how they are activated, and what they make of the die."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.rules import capacity

WEAPONS = [
    ("captain", "six-shooter", 6, "classic"),
    ("pilot", "shotgun", 2, "energy"),
    ("scientist", "scientist-pistol", 3, "energy"),
    ("scout", "rifle", 4, "energy"),
    ("soldier", "assault-rifle", 5, "energy"),
    ("mechanic", "sawed-off-shotgun", 2, "energy"),
]
"""Character, Weapon, Ammo, kind."""
each = pytest.mark.parametrize(("who", "weapon", "ammo", "kind"), WEAPONS)


# ---------------------------------------------------------------- activating


@pytest.mark.parametrize(("who", "weapon", "ammo", "kind"), WEAPONS[1:])
def test_an_energy_weapon_is_activated_with_a_battery(crew: Any, who: str, weapon: str, ammo: int, kind: str) -> None:
    t = crew(who).hand(who, "rest" if who != "soldier" else "search")
    card = f"{who}.lockdown-{weapon}"
    t.give(who, "rag")
    assert t.legal(who, "activate") == []
    cell = t.give(who, "cell")
    assert t.legal(who, "activate") == [("activate", card, cell)]
    t.act(who, "activate", card, cell)
    assert (t[who].quest, t[who].held, t[who].ammo) == ([], [card], {card: ammo})
    assert t[who].hand == [], "Cost 1"
    assert t.table.discards["item-red"] == [cell]
    assert capacity(t.game, t[who], card) == ammo


def test_the_six_shooter_is_activated_in_the_repository(crew: Any) -> None:
    t = crew("captain").hand("captain", "rest")
    card = "captain.lockdown-six-shooter"
    t.give("captain", "cell")
    assert t.legal("captain", "activate") == []
    t.put("captain", "c")  # the fakes' repository
    t.act("captain", "activate", card)
    assert (t["captain"].quest, t["captain"].held, t["captain"].ammo) == ([], [card], {card: 6})
    assert t["captain"].hand == []


@each
def test_no_weapon_is_activated_in_combat(crew: Any, who: str, weapon: str, ammo: int, kind: str) -> None:
    t = crew(who).put(who, "c").hand(who, "search")
    t.give(who, "cell")
    assert t.legal(who, "activate")
    t.intruder("grub", "c")
    assert t.legal(who, "activate") == []


@each
def test_a_battery_fills_energy_weapons_alone(crew: Any, who: str, weapon: str, ammo: int, kind: str) -> None:
    record = crew(who).game.cards.item[f"{who}.lockdown-{weapon}"].record
    assert record.reload_tags == (("ammo-energy",) if kind == "energy" else ())
    assert (record.weapon, record.hand, record.tags) == (kind, 1, (weapon,))


# ---------------------------------------------------------------- shots


def shoot(t: Any, who: str, weapon: str, face: str, kind: str = "giant") -> Any:
    """`who` shoots at an Intruder that Attack cards of high blood keep alive; returns the Intruder."""
    card, die = t.give(who, f"lockdown-{weapon}"), t.game.bench.die or "combat-die"
    piece = t.intruder(kind, "a")
    t.hand(who, "search", "search").top("attacks", "scratch-4", "bite-3").dice(die, face)
    t.act(who, "shoot", card, piece.id)
    assert t.game.fixed[die] == []
    return piece


@pytest.mark.parametrize(
    ("who", "weapon", "face", "injuries"),
    [
        ("captain", "six-shooter", "two-hits", 3),
        ("captain", "six-shooter", "hit", 1),
        ("captain", "six-shooter", "adult", 0),
        ("captain", "six-shooter", "blank", 0),
        ("pilot", "shotgun", "hit", 2),
        ("pilot", "shotgun", "two-hits", 3),
        ("pilot", "shotgun", "adult", 0),
        ("pilot", "shotgun", "blank", 0),
        ("scientist", "scientist-pistol", "two-hits", 1),
        ("scientist", "scientist-pistol", "hit", 1),
        ("scientist", "scientist-pistol", "blank", 0),
        ("scout", "rifle", "two-hits", 2),
        ("scout", "rifle", "hit", 1),
        ("scout", "rifle", "blank", 0),
        ("soldier", "assault-rifle", "hit", 2),
        ("soldier", "assault-rifle", "two-hits", 3),
        ("soldier", "assault-rifle", "adult", 0),
        ("mechanic", "sawed-off-shotgun", "hit", 2),
        ("mechanic", "sawed-off-shotgun", "two-hits", 2),
        ("mechanic", "sawed-off-shotgun", "adult", 0),
        ("mechanic", "sawed-off-shotgun", "blank", 0),
    ],
)
def test_what_a_weapon_deals_to_a_giant(crew: Any, who: str, weapon: str, face: str, injuries: int) -> None:
    assert shoot(crew(who), who, weapon, face).injuries == injuries


@pytest.mark.parametrize(("weapon", "injuries"), [("shotgun", 2), ("sawed-off-shotgun", 1)])
def test_adult_is_one_injury_to_a_drone_and_no_hit(crew: Any, weapon: str, injuries: int) -> None:
    who = "pilot" if weapon == "shotgun" else "mechanic"
    assert shoot(crew(who), who, weapon, "adult", "drone").injuries == injuries


@pytest.mark.parametrize(
    ("who", "weapon", "face", "answer", "injuries"),
    [
        ("pilot", "shotgun", "discard-hit", "discard", 2),
        ("pilot", "shotgun", "discard-hit", "keep", 0),
        ("captain", "six-shooter", "hit-discard-two", "discard", 2),
        ("scientist", "scientist-pistol", "hit-discard-two", "discard", 2),
        ("mechanic", "sawed-off-shotgun", "hit-discard-two", "keep", 1),
    ],
)
def test_results_of_the_better_die_are_neither_hit_nor_two_hits(
    crew: Any, who: str, weapon: str, face: str, answer: str, injuries: int
) -> None:
    t = crew(who).will(answer)
    t.game.bench.die = "better-die"
    assert shoot(t, who, weapon, face).injuries == injuries


@pytest.mark.parametrize(
    ("who", "weapon", "face", "counted", "injuries"),
    [
        ("scientist", "scientist-pistol", "hit", "two-hits", 2),  # a rule made it two-hits: the Pistol lets it be
        ("mechanic", "sawed-off-shotgun", "two-hits", "hit", 1),
        ("mechanic", "sawed-off-shotgun", "blank", "hit", 1),
        ("captain", "six-shooter", "hit", "two-hits", 3),  # the Six-Shooter asks for the result that counts
    ],
)
def test_a_result_that_a_rule_has_changed(
    crew: Any, who: str, weapon: str, face: str, counted: str, injuries: int
) -> None:
    t = crew(who)
    t.game.bench.counted = {face: counted}
    assert shoot(t, who, weapon, face).injuries == injuries
