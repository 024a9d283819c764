"""The eight Mars Surface cards: in the open, in a suit, in a Building."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from nemesis_core import assemble
from nemesis_core.rules import gain_item, loaded
from nemesis_core.testing import table

Make = Callable[..., Any]
OPEN, HOUSE = "crossroads-1", "room-002"


def two_outside(mars: Make, card: str, beta: str = "crossroads-3") -> Any:
    """alpha in the open on Crossroads 1, beta elsewhere on the surface, gamma in the base; alpha draws the card."""
    t = mars("alpha", "beta", "gamma", at=OPEN).put("beta", beta).put("gamma", "room-009")
    for who in ("alpha", "beta", "gamma"):
        t.hand(who, "plan", "plan", "look")
    return t.draws("alpha", card)


# ---------------------------------------------------------------- the drawer alone


@pytest.mark.rule("LD-MARS-14")
def test_radioactive_dust_soils_whom_it_finds_in_the_open(mars: Make) -> None:
    t = two_outside(mars, "radioactive-dust")
    assert (t.contamination("alpha"), t["alpha"].marks.get("slime")) == (1, 1)
    assert (t.contamination("beta"), t["beta"].marks.get("slime")) == (0, None)


@pytest.mark.rule("LD-MARS-14")
@pytest.mark.parametrize("suited", [True, False])
def test_in_a_suit_or_a_building_radioactive_dust_only_contaminates(mars: Make, suited: bool) -> None:
    t = mars(at=OPEN if suited else HOUSE)
    if suited:
        t.suit("alpha")
    t.draws("alpha", "radioactive-dust")
    assert (t.contamination("alpha"), t["alpha"].marks.get("slime")) == (1, None)


def test_a_torn_seal_is_a_serious_wound_in_the_open(mars: Make) -> None:
    t = mars(at=OPEN).draws("alpha", "torn-seal")
    assert (len(t["alpha"].serious), t["alpha"].light) == (1, 0)


def test_a_torn_seal_is_a_light_wound_under_shelter(mars: Make) -> None:
    t = mars(at=HOUSE).draws("alpha", "torn-seal")
    assert (len(t["alpha"].serious), t["alpha"].light) == (0, 1)


def test_shapes_in_the_dust_are_an_encounter_in_the_open(mars: Make) -> None:
    t = mars(at=OPEN).noise("area-2").bag("drone").draws("alpha", "shapes-in-the-dust")
    assert [piece.kind for piece in t.at(OPEN)] == ["drone"]
    assert t.table.noise == {}


def test_shapes_in_the_dust_only_sound_for_one_under_shelter(mars: Make) -> None:
    t = mars(at=HOUSE).noise("area-2").draws("alpha", "shapes-in-the-dust")
    assert t.table.noise == {"area-1": 1, "area-2": 1, "area-3": 1, "area-4": 1}
    assert t.table.intruders == {}


def test_clogged_gear_costs_two_ammo_in_the_open(mars: Make) -> None:
    t = mars(at=OPEN).bare("alpha")
    gun = t.give("alpha", "pistol", ammo=3)
    t.draws("alpha", "clogged-gear")
    assert t["alpha"].ammo[gun] == 1


def test_clogged_gear_takes_as_much_ammo_as_there_is(mars: Make) -> None:
    t = mars(at=OPEN).bare("alpha")
    gun = t.give("alpha", "pistol", ammo=1)
    t.draws("alpha", "clogged-gear")
    assert t["alpha"].ammo[gun] == 0
    assert gun in t["alpha"].held


def test_clogged_gear_costs_an_item_of_choice_without_ammo(mars: Make) -> None:
    t = mars(at=OPEN).bare("alpha")
    first, second = t.give("alpha", "medkit"), t.give("alpha", "clothes")
    assert loaded(t.game, t["alpha"]) == []
    t.will(second).draws("alpha", "clogged-gear")
    assert t["alpha"].items == [first]


def test_clogged_gear_finds_nothing_to_clog(mars: Make) -> None:
    t = mars(at=OPEN).bare("alpha").draws("alpha", "clogged-gear")
    assert t.table.discards["mars-surface"] == ["clogged-gear/1"]


@pytest.mark.variant
def test_clogged_gear_leaves_what_its_character_cannot_part_with() -> None:
    t = table(assemble("mars", crew=("lockdown-crew", "aftermath-crew")), ["android", "sentry"])
    t.midgame({"android": OPEN, "sentry": "repository"}).top("mars-surface", "clogged-gear")
    gain_item(t.game, t["android"], "android.lockdown-arm-gun")
    t["android"].ammo["android.lockdown-arm-gun"] = 0
    t.do(lambda: t.game.hooks.noise_result(t.game, t["android"], "mars"))
    assert t["android"].held == ["android.lockdown-arm-gun"]
    assert [question.kind for question in t.asked] == []


@pytest.mark.parametrize(("before", "after"), [(3, 2), (0, 0)])
def test_clogged_gear_costs_one_ammo_under_shelter(mars: Make, before: int, after: int) -> None:
    t = mars(at=HOUSE).bare("alpha")
    gun = t.give("alpha", "pistol", ammo=before)
    t.draws("alpha", "clogged-gear")
    assert t["alpha"].ammo.get(gun, 0) == after
    assert gun in t["alpha"].held


# ---------------------------------------------------------------- Lost Bearings


def test_lost_bearings_lead_back_along_the_path_of_this_turn(mars: Make) -> None:
    t = mars(at="room-001").noise_die("mars").card("lost-bearings")
    t.act("alpha", "move", "crossroads-2", "p-2-001")
    assert (t["alpha"].place, t["alpha"].light) == ("room-001", 0)
    assert len(t.told("noise.roll")) == 1


def test_lost_bearings_wound_one_who_came_by_no_path(mars: Make) -> None:
    t = mars(at=OPEN).draws("alpha", "lost-bearings")
    assert (t["alpha"].place, t["alpha"].light) == (OPEN, 1)


def test_a_path_of_an_earlier_turn_leads_nowhere_back(mars: Make) -> None:
    t = mars(at="room-001").hand("alpha", "plan", "plan", "plan").noise_die("silence")
    t.table.turn = t["alpha"].seat
    t.act("alpha", "move", "crossroads-2", "p-2-001")
    assert t.surface.came == {"p1": "room-001"}
    t.do(lambda: t.game.hooks.turn_ended(t.game, t["alpha"]))
    t.draws("alpha", "lost-bearings")
    assert (t["alpha"].place, t["alpha"].light) == ("crossroads-2", 1)


def test_who_came_by_a_path_and_went_on_by_a_corridor_came_by_none(mars: Make) -> None:
    t = mars(at="crossroads-2").hand("alpha", "plan", "plan", "plan").noise_die("silence", "silence")
    t.act("alpha", "move", "room-001", "p-2-001").act("alpha", "move", "room-002", "c-001-002")
    assert t.surface.came == {}


def test_lost_bearings_only_sound_for_one_under_shelter(mars: Make) -> None:
    t = mars(at=HOUSE).noise("area-2").will("area-3").draws("alpha", "lost-bearings")
    assert t.table.noise == {"area-2": 1, "area-3": 1}
    t.expect_asked("lost-bearings", options=["area-1", "area-3", "area-4"])


def test_lost_bearings_find_noise_in_every_area(mars: Make) -> None:
    t = mars(at=HOUSE).noise("area-1", "area-2", "area-3", "area-4").draws("alpha", "lost-bearings")
    assert len(t.table.noise) == 4


# ---------------------------------------------------------------- all on the surface


def test_a_sandstorm_costs_everybody_in_the_open_a_card(mars: Make) -> None:
    t = two_outside(mars, "sandstorm")
    assert [len(t[who].hand) for who in ("alpha", "beta", "gamma")] == [2, 2, 3]


@pytest.mark.rule("LD-MARS-11")
def test_a_card_for_all_strikes_from_the_first_player_on(mars: Make) -> None:
    t = mars("alpha", "beta", "gamma", at=OPEN).put("beta", OPEN).put("gamma", "crossroads-3")
    t.table.first = 1
    t.draws("alpha", "meteor-shower")
    assert [told["who"] for told in t.told("surface.exposed")] == [1, 2, 0]


@pytest.mark.variant
@pytest.mark.rule("LD-MARS-14")
def test_whatever_counts_as_a_suit_protects() -> None:
    t = table("mars", ["sentry", "hacker"]).midgame({"sentry": OPEN, "hacker": OPEN}).hand("hacker", "search")
    gain_item(t.game, t["sentry"], "sentry.battle-suit")
    t["sentry"].quest.clear()
    t.top("mars-surface", "meteor-shower").do(lambda: t.game.hooks.noise_result(t.game, t["hacker"], "mars"))
    assert [t[who].light for who in ("sentry", "hacker")] == [0, 1]


def test_a_sandstorm_wounds_one_without_action_cards(mars: Make) -> None:
    t = mars(at=OPEN).hand("alpha", contamination=1).draws("alpha", "sandstorm")
    assert (t["alpha"].light, t.contamination("alpha")) == (1, 1)


@pytest.mark.rule("LD-MARS-14")
def test_a_sandstorm_does_nothing_to_those_in_a_building_or_a_suit(mars: Make) -> None:
    t = mars(at=OPEN).put("beta", HOUSE).hand("alpha", "plan").hand("beta", "plan").suit("alpha")
    t.draws("beta", "sandstorm")
    assert [len(t[who].hand) for who in ("alpha", "beta")] == [1, 1]


@pytest.mark.parametrize(("hand", "left"), [(3, 1), (2, 0), (1, 0), (0, 0)])
def test_killing_cold_costs_two_cards_in_the_open(mars: Make, hand: int, left: int) -> None:
    t = mars(at=OPEN).cards("alpha", hand, contamination=1).draws("alpha", "killing-cold")
    assert (len(t["alpha"].hand), t["alpha"].light) == (left + 1, 0)


@pytest.mark.rule("LD-MARS-14")
def test_killing_cold_costs_one_card_under_shelter_and_reaches_nobody_in_the_base(mars: Make) -> None:
    t = two_outside(mars, "killing-cold", beta=HOUSE)
    assert [len(t[who].hand) for who in ("alpha", "beta", "gamma")] == [1, 2, 3]


def test_a_meteor_shower_wounds_in_the_open_and_makes_those_in_buildings_roll(mars: Make) -> None:
    t = mars("alpha", "beta", "gamma", at=OPEN).put("beta", HOUSE).put("gamma", "room-005").noise_die("2", "4")
    t.draws("alpha", "meteor-shower")
    assert [t[who].light for who in ("alpha", "beta", "gamma")] == [1, 0, 0]
    assert [roll["who"] for roll in t.told("noise.roll")] == [1, 2]
    assert t.table.noise == {"c-001-002": 1, "area-4": 1}


def test_a_meteor_shower_makes_nobody_roll_in_combat_or_in_a_suit_outside(mars: Make) -> None:
    t = mars(at=OPEN).suit("alpha").put("beta", HOUSE)
    t.intruder("drone", HOUSE)
    t.draws("alpha", "meteor-shower")
    assert (t.told("noise.roll"), t["alpha"].light) == ([], 0)
