"""What the Adaptations do while they lie face up; Voracious is tested with Feeding."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.rules import attack, injure

OTHERS = ("prolific", "voracious")
"""Two that make no difference in these tests."""


def with_or_without(t: Any, name: str, up: bool) -> Any:
    """The Adaptation `name` lies on the slot of the Shambler, face up or not; the others are face down."""
    t.face_down(name, *OTHERS)
    t.brood.faces["slot-shambler"] = int(up)
    return t


@pytest.mark.parametrize(
    ("up", "face", "injuries"), [(False, "hit", 1), (True, "hit", 0), (True, "adult", 1), (True, "two-hits", 2)]
)
def test_agile_makes_a_single_crosshair_a_miss(t: Any, up: bool, face: str, injuries: int) -> None:
    with_or_without(t, "agile", up).bare("alpha").hand("alpha", "plan", "plan")
    weapon, piece = t.give("alpha", "zapper"), t.intruder("shambler", "a", token=False)
    t.top("attacks", "regurgitate-1").dice("combat-die", face).act("alpha", "shoot", weapon, piece.id)
    assert piece.injuries == injuries
    assert len(t.told("agile")) == int(up and face == "hit")


@pytest.mark.parametrize("kind", ["metagorger", "butcher"])
def test_a_single_crosshair_that_deals_two_in_all_hits_an_agile_one(t: Any, kind: str) -> None:
    piece = with_or_without(t, "agile", True).intruder(kind, "a", token=False)
    deals = t.game.hooks.attack_deals
    assert [deals(t.game, t["alpha"], piece, "hit", injuries, "zapper/1") for injuries in (1, 2)] == [0, None]
    assert deals(t.game, t["alpha"], piece, "creeper", 1, "zapper/1") is None


def test_a_melee_attack_that_agile_makes_a_miss_wounds_the_attacker(t: Any) -> None:
    piece = with_or_without(t, "agile", True).hand("alpha", "plan").intruder("shambler", "a", token=False)
    t.dice("combat-die", "hit").top("wounds", "arm").act("alpha", "melee", piece.id)
    assert (piece.injuries, len(t["alpha"].serious)) == (0, 1)


@pytest.mark.parametrize(
    ("kind", "card", "needed"), [("shambler", "bite-1", 5), ("butcher", "spawn-1", 5), ("metagorger", "bite-1", 2)]
)
def test_thick_hide_adds_1_to_the_blood_but_not_to_that_of_metagorgers(
    t: Any, kind: str, card: str, needed: int
) -> None:
    with_or_without(t, "thick-hide", True)
    for injuries, lives in ((needed - 1, True), (needed, False)):
        piece = t.top("attacks", card).intruder(kind, "c", token=False)
        injure(t.game, piece, injuries, None, "fire")
        assert (piece.id in t.table.intruders) is lives


@pytest.mark.parametrize(
    ("up", "cause", "wounds"), [(True, "melee", 1), (False, "melee", 0), (True, "zapper/1", 0), (True, "fire", 0)]
)
def test_caustic_blood_wounds_who_strikes_and_hits(t: Any, up: bool, cause: str, wounds: int) -> None:
    piece = with_or_without(t, "caustic-blood", up).top("attacks", "bite-2").intruder("metagorger", "a", token=False)
    injure(t.game, piece, 1, t["alpha"], cause)
    assert (t["alpha"].light, t["beta"].light) == (wounds, 0)
    assert piece.id not in t.table.intruders


@pytest.mark.parametrize(("face", "light", "serious"), [("hit", 1, 0), ("blank", 0, 1)])
def test_caustic_blood_asks_for_a_hit(t: Any, face: str, light: int, serious: int) -> None:
    piece = with_or_without(t, "caustic-blood", True).hand("alpha", "plan").intruder("shambler", "a", token=False)
    t.top("attacks", "bite-3").top("wounds", "arm").dice("combat-die", face).act("alpha", "melee", piece.id)
    assert (t["alpha"].light, len(t["alpha"].serious)) == (light, serious)


@pytest.mark.parametrize(("up", "left"), [(True, [1, 0, 0]), (False, [2, 1, 0])])
def test_rapid_regrowth_heals_1_injury_each_before_the_event_card(t: Any, up: bool, left: list[int]) -> None:
    with_or_without(t, "rapid-regrowth", up)
    pieces = [t.intruder(kind, "c", injuries=n, token=False) for kind, n in (("butcher", 2), ("shambler", 1))]
    pieces.append(t.intruder("metagorger", "d", token=False))
    t.step("event", "regrowth")
    assert [piece.injuries for piece in pieces] == left


@pytest.mark.parametrize(
    ("up", "slime", "carries", "number"),
    [(True, 1, False, 3), (True, 0, True, 3), (True, 1, True, 3), (True, 0, False, 2), (False, 1, True, 2)],
)
def test_keen_scent_raises_the_number_against_slime_and_heavy_objects(
    t: Any, up: bool, slime: int, carries: bool, number: int
) -> None:
    with_or_without(t, "keen-scent", up).mark("alpha", slime=slime).hand("alpha", "plan", "plan")
    if carries:
        t.carry("alpha", "egg")
    assert t.game.hooks.surprise_number(t.game, t["alpha"], "token-metagorger-red-2/1") == number


@pytest.mark.parametrize(("up", "metagorgers"), [(True, 5), (False, 4)])
def test_prolific_adds_a_metagorger_token_with_the_shambler_token(t: Any, up: bool, metagorgers: int) -> None:
    t.face_down("prolific", "agile", "voracious").mutant("alpha")
    t.brood.faces["slot-shambler"] = int(up)
    attack(t.game, t.intruder("metagorger", "a", token=False), t["alpha"], "event")
    assert (t.bag_counts()["shambler"], t.bag_counts()["metagorger"]) == (1, metagorgers)


def test_prolific_adds_none_where_no_shambler_token_was_added(t: Any) -> None:
    t.adapted("prolific").mutant("alpha").only_in_bag(*["shambler"] * 12)
    attack(t.game, t.intruder("metagorger", "a", token=False), t["alpha"], "event")
    assert t.bag_counts() == {"shambler": 12}


@pytest.mark.parametrize(("up", "place"), [(True, "c"), (False, "b")])
@pytest.mark.parametrize(("kind", "card"), [("shambler", "slash-1"), ("metagorger", "devour-1")])
def test_a_relentless_one_ignores_the_arrow_of_its_icon(t: Any, up: bool, place: str, kind: str, card: str) -> None:
    piece = with_or_without(t, "relentless", up).intruder(kind, "c", token=False)
    t.top("attacks", card).top("events", "growl")
    injure(t.game, piece, 9, None, "fire")
    assert (piece.id in t.table.intruders, piece.place, piece.injuries) == (True, place, 9)


def test_a_relentless_one_dies_as_ever(t: Any) -> None:
    piece = with_or_without(t, "relentless", True).top("attacks", "bite-1").intruder("shambler", "c", token=False)
    injure(t.game, piece, 4, None, "fire")
    assert piece.id not in t.table.intruders
