"""Lairs and fights on the real boards: Items, cards and Rooms that injure, the Probe Arm, procedures, the steps."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.rules import crew_kit
from nemesis_core.testing import RaceTable
from nemesis_void_seeders.lairs import despoiler_dead

pytestmark = pytest.mark.variant
HOME = "repository"
NEXT = "room-002"
TWO = ("search", "rest")


@pytest.fixture
def f(facility: Any) -> Any:
    """The Sentry in the Repository with two cards, the Hacker far away; nothing has Power."""
    facility.game.facility.powered.update(dict.fromkeys("1234", 0))
    return facility.put("hacker", "isolation-room").hand("sentry", *TWO).explored(NEXT)


def injuries(t: RaceTable) -> dict[str, int]:
    found: dict[str, int] = t.game.seeders.lair_injuries
    return found


# ---------------------------------------------------------------- Items


@pytest.mark.rule("VS-LAI-13")
@pytest.mark.parametrize(("place", "item", "use", "dealt"), [
    (NEXT, "grenade", "throw", 2),
    (HOME, "grenade", "throw", 2),
    (HOME, "taser", "shock-intruder", 1),
    (HOME, "scalpel", "stab", 1),
])  # fmt: skip
def test_an_item_that_injures_an_intruder_injures_a_lair(f: Any, place: str, item: str, use: str, dealt: int) -> None:
    card = f.give("sentry", item)
    assert f.ends("sentry", "item", card, use) == []
    lair = f.lair(place)
    assert f.ends("sentry", "item", card, use) == [lair]
    f.blood(3, 4).use("sentry", card, use, lair)
    assert injuries(f) == {lair: dealt}
    assert f.told("retreat") == []


@pytest.mark.rule("VS-LAI-13")
@pytest.mark.parametrize(("target", "lair", "lurker"), [("lair-1", 2, 1), ("lurker-1", 1, 2)])
def test_a_grenade_hurts_its_target_twice_and_all_others_of_the_room_once(
    f: Any, target: str, lair: int, lurker: int
) -> None:
    f.lair(NEXT)
    piece = f.intruder("lurker", NEXT, token=False)
    f.blood(3, 4, 3, 4).use("sentry", f.give("sentry", "grenade"), "throw", target)
    assert (injuries(f), piece.injuries) == ({"lair-1": lair}, lurker)


@pytest.mark.rule("VS-LAI-13")
def test_a_thermite_charge_hurts_a_lair_next_door(f: Any) -> None:
    f.lair(NEXT)
    f.blood(3, 4).use("sentry", f.give("sentry", "thermite-charge"), "blow-up", NEXT)
    assert injuries(f) == {"lair-1": 1}


@pytest.mark.rule("VS-LAI-13")
def test_a_molotov_cocktail_can_be_thrown_at_a_lair(ship: Any) -> None:
    ship.put("captain", "room-003").explored("room-003").hand("captain", "search", "rest")
    card = ship.give("captain", "molotov-cocktail")
    assert ship.ends("captain", "item", card, "throw") == []
    ship.lair("room-003")
    ship.blood(3, 4).use("captain", card, "throw", "room-003")
    assert (injuries(ship), "room-003" in ship.table.fire) == ({"lair-1": 1}, True)


@pytest.mark.rule("VS-LAI-13")
def test_what_only_makes_an_intruder_retreat_is_not_aimed_at_a_lair(f: Any) -> None:
    f.lair(HOME)
    assert f.ends("sentry", "item", f.give("sentry", "reagent"), "drive-off") == []
    assert crew_kit.intruders_here(f.game, f["sentry"]) == []


@pytest.mark.rule("VS-LAI-13")
def test_the_defense_control_room_finds_a_lair(f: Any) -> None:
    f.room("defense-control-room", "room-001", items=2).put("sentry", "room-001")
    f.lair("room-005")
    f.explored("room-005").blood(3, 4).will("item-counter")
    f.act("sentry", "room", "exterminate-the-threat", "room-005")
    assert injuries(f) == {"lair-1": 1}


# ---------------------------------------------------------------- shooting


@pytest.mark.rule("VS-LAI-14")
@pytest.mark.parametrize(
    ("face", "answer", "dealt"),
    [
        ("adult", "", 0),
        ("hit", "", 1),
        ("two-hits", "keep", 2),  # no Ammo is spent for one more
        ("discard-hit", "discard", 1),
        ("discard-hit", "keep", 0),
        ("hit-discard-two", "discard", 2),
        ("hit-discard-two", "keep", 1),
    ],
)
def test_with_the_advantage_die_all_that_injures_any_target_hits_a_lair(
    f: Any, face: str, answer: str, dealt: int
) -> None:
    f.game.facility.powered.update(dict.fromkeys("1234", 1))
    lair = f.lair(HOME)
    weapon = f.bare("sentry").hand("sentry", *TWO, "demolition").give("sentry", "combat-rifle")
    f.dice("advantage-die", face).blood(3, 4).will(*filter(None, [answer]))
    f.act("sentry", "shoot", weapon, lair)
    assert injuries(f).get(lair, 0) == dealt


# ---------------------------------------------------------------- the Probe Arm


@pytest.fixture
def x(seats_at: Any) -> Any:
    """The Xenobiologist in the Repository with two cards, the Hacker far away."""
    t = seats_at("void-seeders", "xenobiologist", "hacker")
    return t.put("hacker", "isolation-room").hand("xenobiologist", "search", "repairs")


@pytest.mark.rule("VL-CARCASS-02", "VS-CBT-11")
def test_the_probe_arm_gets_nothing_from_a_void_seeder(x: Any) -> None:
    for kind in ("lurker", "whisperer", "stalker", "despoiler"):
        x.intruder(kind, HOME, token=False)
    assert x.ends("xenobiologist", "item", "xenobiologist.probe-arm", "sample") == []


@pytest.mark.rule("VL-CARCASS-03", "VS-CBT-11")
def test_the_probe_arm_takes_a_carcass_from_a_lair_in_the_room_and_does_not_hurt_it(x: Any) -> None:
    x.intruder("lurker", HOME, token=False)
    lair = x.lair(HOME)
    x.lair(NEXT)
    assert x.ends("xenobiologist", "item", "xenobiologist.probe-arm", "sample") == [lair]
    x.use("xenobiologist", "xenobiologist.probe-arm", "sample", lair)
    assert [token.partition("/")[0] for token in x["xenobiologist"].held] == ["intruder-carcass"]
    assert (injuries(x), sorted(x.game.seeders.lairs)) == ({}, [HOME, NEXT])


@pytest.mark.rule("VS-LAI-13")
def test_vivisection_cuts_a_lair(x: Any) -> None:
    lair = x.mark("xenobiologist", knowledge=2).hand("xenobiologist", "vivisection").lair(HOME)
    x.blood(4, 4).play_card("xenobiologist", "vivisection", "cut", lair)
    assert injuries(x) == {lair: 2}


# ---------------------------------------------------------------- procedures


@pytest.mark.rule("VS-LAI-10", "VS-CBT-14")
def test_venting_destroys_the_lair_and_takes_the_despoiler_off(f: Any) -> None:
    f.lair(NEXT)
    f.intruder("despoiler", NEXT, token=False)
    f.game.facility.venting = NEXT
    f.step("player", "venting")
    assert (f.game.seeders.destroyed, f.table.intruders, despoiler_dead(f.game)) == (["lair-1"], {}, False)
    assert not f.game.hooks.place_piece(f.game, "despoiler", NEXT)


@pytest.mark.rule("VS-LAI-10", "VS-LAI-12")
def test_the_airlock_of_the_ship_destroys_the_last_lair_and_so_kills_the_despoiler(ship: Any) -> None:
    ship.lair("room-005")
    ship.game.seeders.destroyed += ["lair-2", "lair-3"]
    ship.game.ship.airlock = "room-005"
    ship.step("player", "airlock")
    assert (len(ship.game.seeders.destroyed), despoiler_dead(ship.game)) == (3, True)
    assert ship.comes("despoiler", "room-005") is None


# ---------------------------------------------------------------- the Event Phase


@pytest.mark.rule("VS-EVP-01")
def test_the_steps_of_the_event_phase(f: Any) -> None:
    assert [step.name for step in f.game.ruleset.phases["event"]] == [
        *("launch-css", "time-track", "noise-removal", "attacks", "fire", "eggs-burn"),
        *("event-card", "lurking", "bag", "end"),
    ]


@pytest.mark.rule("VS-CBT-13")
def test_a_room_without_a_number_comes_last(f: Any) -> None:
    stair = f.intruder("stalker", "staircase-12-east", token=False)
    twenty, one = (f.intruder("lurker", place, token=False) for place in ("isolation-room", "room-001"))
    assert f.game.hooks.attack_order(f.game, [stair, twenty, one]) == [one, twenty, stair]
