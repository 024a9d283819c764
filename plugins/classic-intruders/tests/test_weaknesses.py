"""The Weaknesses: for whom they are in force, and what each of the eight does."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.rules import (
    danger,
    drive_off,
    encounter,
    injure,
    melee,
    research,
    retreat,
    shoot,
    weakness_active,
)
from nemesis_core.rules import deal as hit

FOUR = ("look", "look", "plan", "plan")
UP = pytest.mark.parametrize("up", [True, False])


def sample(t: Any, kind: str) -> str:
    """An Object of `kind`, taken from where it was to be analysed."""
    token = t.carry("alpha", kind)
    t["alpha"].held.remove(token)
    return str(token)


# ---------------------------------------------------------------- in force, discovered


@pytest.mark.rule("LD-CLASSIC-04", "CI-WKN-01")
@pytest.mark.parametrize("slot", [0, 1, 2])
@pytest.mark.parametrize("knowledge", [0, 1, 8])
def test_a_discovered_weakness_is_in_force_whatever_the_knowledge(t: Any, slot: int, knowledge: int) -> None:
    t.weakness("vital-places", slot).mark("alpha", knowledge=knowledge).mark("beta", knowledge=0)
    assert weakness_active(t.game, t["alpha"], "vital-places")
    assert weakness_active(t.game, t["beta"], "vital-places")
    assert weakness_active(t.game, None, "vital-places")


@pytest.mark.rule("CI-WKN-01")
def test_what_one_discovers_helps_another_elsewhere(t: Any) -> None:
    t.weakness("vital-places", 1, up=False).put("alpha", "e").put("beta", "b").mark("beta", knowledge=0)
    research(t.game, t["alpha"], sample(t, "intruder-carcass"))
    adult = t.intruder("adult", "b")
    t.dice("combat-die", "blank").top("attacks", "bite-6").do(lambda: melee(t.game, t["beta"], adult.id))
    assert (adult.injuries, t["beta"].serious) == (1, [])


@pytest.mark.rule("LD-CLASSIC-05")
def test_an_undiscovered_weakness_is_not_in_force(t: Any) -> None:
    t.weakness("vital-places", 0, up=False).mark("alpha", knowledge=8)
    assert not weakness_active(t.game, t["alpha"], "vital-places")


@pytest.mark.rule("CI-WKN-02")
@pytest.mark.parametrize(
    ("kind", "revealed"),
    [("character-corpse", [1, 0, 0]), ("intruder-carcass", [0, 1, 0]), ("egg", [0, 0, 1])],
)
def test_an_analysed_object_turns_up_the_weakness_of_its_place_once(t: Any, kind: str, revealed: list[int]) -> None:
    lab, box = t.game.laboratory, t.table.object_supply
    first, second = sample(t, kind), sample(t, kind)
    research(t.game, t["alpha"], first)
    assert lab.revealed == revealed
    assert lab.researched == {kind: first}
    research(t.game, t["alpha"], second)
    assert lab.revealed == revealed
    assert lab.researched == {kind: first}
    assert second in box


@pytest.mark.rule("CI-WKN-03")
def test_every_analysis_gives_three_knowledge(t: Any) -> None:
    first, second = sample(t, "character-corpse"), sample(t, "character-corpse")
    t.mark("alpha", knowledge=1)
    research(t.game, t["alpha"], first)
    assert t["alpha"].marks["knowledge"] == 4
    research(t.game, t["alpha"], second)
    assert t["alpha"].marks["knowledge"] == 7


# ---------------------------------------------------------------- Vital Places


@UP
@pytest.mark.parametrize(("kind", "face", "hit"), [("adult", "blank", True), ("creeper", "blank", False)])
def test_vital_places_make_a_blank_a_hit_on_an_adult(t: Any, kind: str, face: str, hit: bool, up: bool) -> None:
    t.weakness("vital-places", up=up)
    piece = t.intruder(kind, "a")
    t.dice("combat-die", face).top("attacks", "bite-6").do(lambda: melee(t.game, t["alpha"], piece.id))
    assert piece.injuries == int(hit and up)
    assert len(t["alpha"].serious) == int(not (hit and up))
    assert [told["face"] for told in t.told("attack.counted")] == (["hit"] if hit and up else [])


@pytest.mark.parametrize(("kind", "face"), [("adult", "creeper"), ("breeder", "blank"), ("queen", "adult")])
def test_vital_places_leave_other_misses(t: Any, kind: str, face: str) -> None:
    t.weakness("vital-places")
    piece = t.intruder(kind, "a")
    t.dice("combat-die", face).do(lambda: melee(t.game, t["alpha"], piece.id))
    assert piece.injuries == 0


def test_vital_places_help_in_a_shot(t: Any) -> None:
    t.weakness("vital-places")
    adult, gun = t.intruder("adult", "a"), t.give("alpha", "slugger", ammo=2)
    t.dice("combat-die", "blank").top("attacks", "bite-6").do(lambda: shoot(t.game, t["alpha"], gun, adult.id))
    assert (adult.injuries, t["alpha"].ammo[gun]) == (1, 1)


def test_eggs_have_no_vital_places(t: Any) -> None:
    t.weakness("vital-places").room("brood", "g").put("alpha", "g")
    t.dice("combat-die", "blank").dice("noise-die", "silence").do(lambda: melee(t.game, t["alpha"], "eggs"))
    assert len(t.game.laboratory.eggs) == 5


# ---------------------------------------------------------------- The Way of Moving


@UP
@pytest.mark.parametrize(
    ("kind", "breaks"), [("larva", False), ("creeper", False), ("adult", False), ("breeder", True), ("queen", True)]
)
def test_the_way_of_moving_stops_all_but_the_largest_at_closed_doors(t: Any, kind: str, breaks: bool, up: bool) -> None:
    t.weakness("the-way-of-moving", 2, up=up).door("be")
    piece = t.intruder(kind, "e")
    t.put("beta", "b").put("alpha", "b").do(lambda: danger(t.game, "b"))
    assert t.table.doors == {"be": "destroyed" if breaks or not up else "closed"}
    assert piece.place == "e"
    assert t.table.noise == {}


def test_the_way_of_moving_holds_in_a_retreat_and_in_the_hunt(t: Any) -> None:
    t.weakness("the-way-of-moving").put("alpha", "b").put("beta", "b").door("be")
    adult = t.intruder("adult", "e")
    t.top("events", "life-network-failure").do(lambda: retreat(t.game, adult))
    t.event("hunt-1")
    assert t.table.doors == {"be": "closed"}
    assert adult.place == "e"


def test_the_way_of_moving_leaves_open_and_destroyed_doors(t: Any) -> None:
    t.weakness("the-way-of-moving").put("alpha", "b").put("beta", "b").door("be", "destroyed")
    adult = t.intruder("adult", "e")
    t.event("hunt-1")
    assert adult.place == "b"


# ---------------------------------------------------------------- Vulnerability to Energy


@UP
@pytest.mark.parametrize(("item", "dealt", "more"), [("zapper", 1, 1), ("zapper", 2, 1), ("slugger", 2, 0)])
def test_energy_weapons_deal_one_more(t: Any, item: str, dealt: int, more: int, up: bool) -> None:
    t.weakness("vulnerability-to-energy", up=up)
    gun, adult = t.give("alpha", item), t.intruder("adult", "a")
    t.top("attacks", "bite-6").do(lambda: hit(t.game, t["alpha"], adult.id, dealt, gun, "shoot"))
    assert adult.injuries == dealt + more * up


def test_an_energy_weapon_that_misses_deals_nothing_more(t: Any) -> None:
    t.weakness("vulnerability-to-energy")
    gun, adult = t.give("alpha", "zapper"), t.intruder("adult", "a")
    t.dice("combat-die", "blank").do(lambda: shoot(t.game, t["alpha"], gun, adult.id))
    assert adult.injuries == 0


def test_a_melee_attack_with_an_energy_weapon_in_hand_deals_nothing_more(t: Any) -> None:
    t.weakness("vulnerability-to-energy").give("alpha", "zapper")
    adult = t.intruder("adult", "a")
    t.dice("combat-die", "hit").top("attacks", "bite-6").do(lambda: melee(t.game, t["alpha"], adult.id))
    assert adult.injuries == 1


# ---------------------------------------------------------------- Reaction to Danger


@UP
@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize(
    ("token", "cards", "attacked"),
    [("adult-4", 3, False), ("adult-4", 2, True), ("adult-2", 1, False), ("larva-1", 0, True), ("larva-1", 1, False)],
)
def test_reaction_to_danger_lowers_numbers_but_not_below_one(
    t: Any, token: str, cards: int, attacked: bool, dark: bool, up: bool
) -> None:
    t.weakness("reaction-to-danger", up=up).hand("alpha", *FOUR[:cards]).top("attacks", "slime-5")
    if dark:
        t.dim("a")
    name = f"token-{token}/1"
    if name in t.table.supply:
        t.table.supply.remove(name)
        t.table.bag.append(name)
    t.game.fixed["bag"] = [name]
    t.do(lambda: encounter(t.game, t["alpha"]))
    printed = int(token[-1])
    assert bool(t.told("surprise")) is (attacked if up else cards < printed)
    assert [told["number"] for told in t.told("surprise") if up] == ([max(1, printed - 1)] if attacked and up else [])


# ---------------------------------------------------------------- Species on the Brink of Extinction


@UP
@pytest.mark.parametrize(
    ("kind", "before", "cards"),
    [("creeper", 1, ("scratch-3",)), ("adult", 1, ("scratch-3",)), ("breeder", 5, ("scratch-3", "claw-attack-4"))],
)
def test_a_species_on_the_brink_dies_at_one_injury_less(
    t: Any, kind: str, before: int, cards: tuple[str, ...], up: bool
) -> None:
    t.weakness("species-on-the-brink-of-extinction", up=up)
    piece = t.intruder(kind, "a", injuries=before)
    t.top("attacks", *cards).do(lambda: injure(t.game, piece, 1, t["alpha"], "melee"))
    assert piece.injuries == before + 1
    assert (t.at("a") == []) is up


@UP
def test_the_brink_counts_in_a_fire_too(t: Any, up: bool) -> None:
    t.weakness("species-on-the-brink-of-extinction", 1, up=up)
    t.intruder("adult", "b", injuries=1)
    t.fire("b").top("attacks", "scratch-3").step("event", "fire")
    assert (t.at("b") == []) is up


def test_on_the_brink_two_injuries_less_are_not_enough(t: Any) -> None:
    t.weakness("species-on-the-brink-of-extinction")
    piece = t.intruder("adult", "a")
    t.top("attacks", "scratch-3").do(lambda: injure(t.game, piece, 1, t["alpha"], "melee"))
    assert t.at("a") == [piece]


# ---------------------------------------------------------------- The Way of Fighting


@UP
@pytest.mark.parametrize(("kind", "softly"), [("adult", True), ("breeder", False), ("queen", False)])
def test_the_way_of_fighting_makes_the_bite_of_an_adult_lighter(t: Any, kind: str, softly: bool, up: bool) -> None:
    t.weakness("the-way-of-fighting", up=up).strike(t.intruder(kind, "a"), "alpha", "bite-4")
    light = softly and up
    assert (t["alpha"].light, len(t["alpha"].serious)) == (int(light), int(not light))


def test_the_way_of_fighting_spares_nobody_whom_a_bite_kills(t: Any) -> None:
    t.weakness("the-way-of-fighting").wounds("alpha", serious=["leg", "hand"])
    t.strike(t.intruder("adult", "a"), "alpha", "bite-4")
    assert t["alpha"].status == "dead"


def test_the_way_of_fighting_is_for_bites_alone(t: Any) -> None:
    t.weakness("the-way-of-fighting").strike(t.intruder("breeder", "a"), "alpha", "frenzy-3")
    assert (t["alpha"].light, len(t["alpha"].serious)) == (0, 1)


# ---------------------------------------------------------------- the two that Lockdown takes out


@UP
@pytest.mark.parametrize(("item", "more"), [("burner", 1), ("zapper", 0)])
def test_what_burns_hurts_one_more_by_vulnerability_to_fire(
    deal: Any, original: Any, item: str, more: int, up: bool
) -> None:
    t = deal(variant=original).weakness("vulnerability-to-fire", up=up)
    card, adult = t.give("alpha", item), t.intruder("adult", "a")
    t.top("attacks", "bite-6").do(lambda: hit(t.game, t["alpha"], adult.id, 2, card, "shoot"))
    assert adult.injuries == 2 + more * up


@UP
def test_a_burning_room_hurts_one_more_by_vulnerability_to_fire(deal: Any, original: Any, up: bool) -> None:
    t = deal(variant=original).weakness("vulnerability-to-fire", up=up)
    breeder = t.intruder("breeder", "f")
    t.fire("f").top("attacks", "scratch-5", "scratch-6").step("event", "fire")
    assert breeder.injuries == 1 + up


@UP
@pytest.mark.parametrize(("cause", "foam"), [("extinguisher", True), ("shout", False)])
def test_phosphates_injure_who_is_driven_off_by_foam(
    deal: Any, original: Any, cause: str, foam: bool, up: bool
) -> None:
    t = deal(variant=original).weakness("susceptibility-to-phosphates", up=up)
    adult = t.intruder("adult", "a")
    t.top("attacks", "bite-6").top("events", "ship-damage")
    t.do(lambda: drive_off(t.game, adult, t["alpha"], cause))
    # Damage has the number 2, which leads from a to c.
    assert (adult.place, adult.injuries) == ("c", int(foam and up))


def test_phosphates_may_kill_before_the_retreat(deal: Any, original: Any) -> None:
    t = deal(variant=original).weakness("susceptibility-to-phosphates")
    adult = t.intruder("adult", "a", injuries=1)
    t.top("attacks", "scratch-2").do(lambda: drive_off(t.game, adult, None, "extinguisher"))
    assert not t.table.intruders
    assert t.table.discards["events"] == []


def test_who_flees_by_the_check_of_the_phosphates_flees_once(deal: Any, original: Any) -> None:
    t = deal(variant=original).weakness("susceptibility-to-phosphates")
    adult = t.intruder("adult", "a")
    t.top("attacks", "bite-retreat").top("events", "ship-damage")
    t.do(lambda: drive_off(t.game, adult, t["alpha"], "extinguisher"))
    assert (adult.place, adult.injuries) == ("c", 1)
    assert len(t.table.discards["events"]) == 1
