"""What the SMG, the Smart Gun, the Nailgun and the Assault Rifle make of the die."""

from __future__ import annotations

from typing import Any

import pytest


def shoot(t: Any, who: str, weapon: str, *faces: str, kind: str = "giant") -> Any:
    """`who` shoots at an Intruder that two Attack cards of high blood keep alive; returns the Intruder."""
    piece, die = t.intruder(kind, "a"), t.game.bench.die or "combat-die"
    t.hand(who, "search", "search").top("attacks", "scratch-4", "bite-3").dice(die, *faces)
    t.act(who, "shoot", f"{who}.{weapon}", piece.id)
    assert t.game.fixed[die] == [], "every roll that was foreseen was made"
    return piece


# ---------------------------------------------------------------- SMG


def test_smg_rolls_again_after_a_miss_for_one_ammo(crew: Any) -> None:
    t = crew("sentry").will("reroll")
    assert shoot(t, "sentry", "smg", "blank", "hit").injuries == 1
    assert t["sentry"].ammo["sentry.smg"] == 3, "5, the shot and the second roll"


def test_smg_rolls_again_only_once(crew: Any) -> None:
    t = crew("sentry").will("reroll")
    assert shoot(t, "sentry", "smg", "blank", "blank").injuries == 0
    assert len(t.asked_of("sentry", "reroll")) == 1


def test_smg_need_not_roll_again(crew: Any) -> None:
    t = crew("sentry").will("keep")
    assert shoot(t, "sentry", "smg", "adult").injuries == 0, "too small a hit for a big one is a miss"
    assert t["sentry"].ammo["sentry.smg"] == 4


def test_smg_asks_nothing_after_a_hit_or_with_its_last_ammo(crew: Any) -> None:
    t = crew("sentry")
    assert shoot(t, "sentry", "smg", "two-hits").injuries == 2
    last = crew("sentry")
    last["sentry"].ammo["sentry.smg"] = 1
    assert shoot(last, "sentry", "smg", "blank").injuries == 0
    assert (t.asked_of("sentry", "reroll"), last.asked_of("sentry", "reroll")) == ([], [])
    assert last["sentry"].ammo["sentry.smg"] == 0


# ---------------------------------------------------------------- Smart Gun


@pytest.mark.parametrize(("faces", "injuries"), [(("hit", "blank"), 0), (("blank", "two-hits"), 2)])
def test_smart_gun_must_keep_the_second_roll(crew: Any, faces: tuple[str, ...], injuries: int) -> None:
    t = crew("hacker").will("reroll")
    assert shoot(t, "hacker", "smart-gun", *faces).injuries == injuries
    assert t["hacker"].ammo["hacker.smart-gun"] == 2, "the second roll is free"
    assert len(t.asked_of("hacker", "reroll")) == 1


def test_smart_gun_may_keep_the_first_roll(crew: Any) -> None:
    t = crew("hacker").will("keep")
    assert shoot(t, "hacker", "smart-gun", "hit").injuries == 1


def test_smart_gun_needs_power_to_roll_again(crew: Any) -> None:
    t = crew("hacker").dark()
    assert shoot(t, "hacker", "smart-gun", "blank").injuries == 0
    assert t.asked_of("hacker", "reroll") == []


# ---------------------------------------------------------------- Nailgun


@pytest.mark.parametrize(("face", "injuries"), [("two-hits", 1), ("hit", 1), ("blank", 0)])
def test_nailgun_takes_two_hits_for_one(crew: Any, face: str, injuries: int) -> None:
    assert shoot(crew("janitor"), "janitor", "nailgun", face).injuries == injuries


# ---------------------------------------------------------------- Assault Rifle


@pytest.mark.parametrize(("face", "injuries"), [("two-hits", 3), ("hit", 2), ("adult", 0), ("blank", 0)])
def test_assault_rifle_adds_an_injury_to_any(crew: Any, face: str, injuries: int) -> None:
    t = crew("survivor")
    t.give("survivor", "survivor-assault-rifle")
    assert shoot(t, "survivor", "survivor-assault-rifle", face).injuries == injuries


@pytest.mark.parametrize(("answer", "injuries"), [("discard", 2), ("keep", 0)])
def test_assault_rifle_adds_to_an_injury_bought_with_a_card(crew: Any, answer: str, injuries: int) -> None:
    t = crew("survivor").will(answer)
    t.give("survivor", "survivor-assault-rifle")
    t.game.bench.die = "better-die"
    assert shoot(t, "survivor", "survivor-assault-rifle", "discard-hit").injuries == injuries
    asked = next(decision for decision in t.asked if decision.kind == "advantage")
    assert t.words("survivor", *asked.options, kind="advantage", about=asked.about).text.endswith("to deal 2 more?")
