"""The Traits, a house rule for the ship: one of each Character, open to all and in force all game."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core import assemble, errors

pytestmark = pytest.mark.variant

GUN = "captain.six-shooter"

# ---------------------------------------------------------------- the house rule


def test_every_character_has_a_trait_that_lies_open(traits: Any) -> None:
    t = traits("captain", "soldier")
    owners = {trait.id: trait.character for trait in t.game.ruleset.content.of("trait")}
    assert owners == {
        "just-die-already": "captain",
        "authorization": "pilot",
        "wheelchair": "scientist",
        "scavenger": "scout",
        "rush": "soldier",
        "handyman": "mechanic",
    }
    assert [row[:2] for row in t.screen("soldier")["Traits"]] == [("1", "Just Die Already"), ("2", "Rush")]


def test_without_the_house_rule_there_are_no_traits(ship: Any) -> None:
    t = ship("captain", "soldier")
    assert "Traits" not in t.screen("captain")
    t.hand("captain", "search").intruder("queen", "hibernatorium")
    t.dice("combat-die", "hit").act("captain", "shoot", GUN, "queen-1")
    assert [d.kind for d in t.asked] == []


def test_traits_are_for_the_ship_and_this_crew() -> None:
    with pytest.raises(errors.AssemblyError, match="needs a board of the original Nemesis"):
        assemble("lockdown", crew=("nemesis-crew",), house_rules=("nemesis-traits",))
    with pytest.raises(errors.AssemblyError, match="nemesis-traits needs nemesis-crew, which no chosen piece has"):
        assemble("lockdown", house_rules=("nemesis-traits",))


def test_traits_explain_themselves(traits: Any) -> None:
    ruleset = traits("captain", "pilot").game.ruleset
    record = ruleset.content.find("trait", "wheelchair")
    assert ruleset.hooks.explain_record(ruleset, "trait", record) == [
        "The Trait of the Scientist.",
        "A Leg Serious Wound that you suffer is Dressed at once.",
    ]


# ---------------------------------------------------------------- Just Die Already


def test_the_captain_shoots_on_as_long_as_shots_hit(traits: Any) -> None:
    t = traits("captain").hand("captain", "search").dice("combat-die", "hit", "two-hits", "blank")
    t.intruder("queen", "hibernatorium")
    t.will("shoot", "shoot").act("captain", "shoot", GUN, "queen-1")
    assert [told["injuries"] for told in t.told("injury")] == [1, 3]
    assert (t["captain"].ammo[GUN], t["captain"].hand, t["captain"].acted) == (3, [], 1), "one card, one Action"
    assert t.asked_of("captain", "shoot-on") == [["shoot", "stop"]] * 2, "not after the miss"


def test_the_target_is_checked_once_after_the_last_shot(traits: Any) -> None:
    t = traits("captain").hand("captain", "search").dice("combat-die", "hit", "hit", "blank")
    t.intruder("adult", "hibernatorium")
    left = len(t.table.decks["attacks"])
    t.will("shoot", "shoot").act("captain", "shoot", GUN, "adult-1")
    assert left - len(t.table.decks["attacks"]) == 1, "an Adult is checked with 1 Attack card"
    checks = [kind for kind in t.kinds if kind in ("injury", "attack.roll", "endures", "intruder.die", "retreat")]
    assert checks[:5] == ["attack.roll", "injury", "attack.roll", "injury", "attack.roll"]
    assert len(checks) == 6


def test_the_captain_may_stop_and_must_without_ammo(traits: Any) -> None:
    t = traits("captain").hand("captain", "search").dice("combat-die", "hit", "hit")
    t.intruder("queen", "hibernatorium")
    t.will("stop").act("captain", "shoot", GUN, "queen-1")
    assert t["captain"].ammo[GUN] == 5
    t["captain"].ammo[GUN] = 1
    t.hand("captain", "rest").asked.clear()
    if "queen-1" in t.table.intruders:
        t.table.intruders["queen-1"].place = "hibernatorium"
    else:
        t.intruder("queen", "hibernatorium")
    t.act("captain", "shoot", GUN)
    assert (t["captain"].ammo[GUN], t.asked_of("captain", "shoot-on")) == (0, [])


def test_no_other_weapon_and_nobody_else_shoots_on(traits: Any) -> None:
    t = traits("captain", "scout").hand("captain", "search").hand("scout", "search").dice("combat-die", "hit", "hit")
    pistol = t.give("captain", "prototype-rifle", ammo=3)
    t.intruder("queen", "hibernatorium")
    t.act("captain", "shoot", pistol)
    t.table.intruders["queen-1"].place = "hibernatorium"
    t.act("scout", "shoot", "scout.rifle")
    assert t.asked_of("captain", "shoot-on") == t.asked_of("scout", "shoot-on") == []


# ---------------------------------------------------------------- Authorization


def test_the_pilot_moves_a_door_from_the_cockpit(traits: Any) -> None:
    t = traits("pilot").put("pilot", "cockpit").hand("pilot", "search", "rest").door("c-013-019", "destroyed")
    t.will("c-017-020").act("pilot", "room", "check-coordinates")
    assert t.table.doors == {"c-013-019": "destroyed", "c-017-020": "closed"}
    (doors,) = t.asked_of("pilot", "any-door")
    assert doors == sorted({"none", *t.game.board.ends} - {"c-013-019"})
    t.hand("pilot", "piloting").will("c-017-020")
    t.play_card("pilot", "piloting", "free-room-action", "set-destination", "A")
    assert t.table.doors == {"c-013-019": "destroyed"}, "opened, after a Room Action for free"


def test_the_pilot_need_not_move_a_door(traits: Any) -> None:
    t = traits("pilot").put("pilot", "cockpit").hand("pilot", "search", "rest")
    t.will("none").act("pilot", "room", "check-coordinates")
    assert t.table.doors == {}


def test_other_rooms_and_others_move_no_door(traits: Any) -> None:
    t = traits("pilot", "scout").room("comms-room", "room-002").put("pilot", "room-002").put("scout", "cockpit")
    t.hand("pilot", "search", "rest").act("pilot", "room", "send-a-signal")
    t.hand("scout", "search", "rest").act("scout", "room", "check-coordinates")
    assert t.asked_of("pilot", "any-door") == t.asked_of("scout", "any-door") == []


# ---------------------------------------------------------------- Wheelchair


@pytest.mark.parametrize(("wound", "dressed"), [("leg", True), ("arm", False)])
def test_a_leg_wound_of_the_scientist_is_dressed_at_once(traits: Any, wound: str, dressed: bool) -> None:
    t = traits("scientist").top("wounds", wound).hand("scientist", "search").dice("combat-die", "blank")
    t.intruder("creeper", "hibernatorium")
    t.act("scientist", "melee", "creeper-1")
    assert [card.partition("/")[0] for card in t["scientist"].serious] == [wound]
    assert (t["scientist"].dressed == t["scientist"].serious) is dressed


def test_a_leg_wound_of_another_is_not_dressed(traits: Any) -> None:
    t = traits("scout").top("wounds", "leg").hand("scout", "search").dice("combat-die", "blank")
    t.intruder("creeper", "hibernatorium")
    t.act("scout", "melee", "creeper-1")
    assert t["scout"].dressed == []


# ---------------------------------------------------------------- Scavenger


def white_room(t: Any, who: str) -> Any:
    """`who` is in the white Shower Room with 2 Items, the card Search and one card on top of each deck."""
    t.room("shower-room", "room-002", 2).put(who, "room-002").hand(who, "search")
    return t.top("item-red", "grenade").top("item-yellow", "tools").top("item-green", "medkit")


def test_the_scout_sees_one_card_of_each_deck_in_a_white_room(traits: Any) -> None:
    t = white_room(traits("scout"), "scout")
    tops = {colour: t.table.decks[f"item-{colour}"][-1] for colour in ("red", "yellow", "green")}
    assert t.uses("scout", "search") == [("search-room", "each")]
    t.will(tops["green"]).play_card("scout", "search", "search-room")
    assert t.asked_of("scout", "search") == [sorted(tops.values())]
    assert (t["scout"].items, t.table.items["room-002"]) == ([tops["green"]], 1)
    assert (t.table.decks["item-red"][0], t.table.decks["item-yellow"][0]) == (tops["red"], tops["yellow"])
    assert tops["red"] != t.table.decks["item-red"][-1]


def test_the_scout_searches_other_rooms_and_others_search_as_usual(traits: Any) -> None:
    t = white_room(traits("scout", "captain"), "captain")
    assert [use[1] for use in t.uses("captain", "search")] == ["green", "red", "yellow"]
    t.room("armory", "room-003", 2).put("scout", "room-003").hand("scout", "search")
    assert t.uses("scout", "search") == [("search-room", "red")]


def test_scavenging_looks_at_each_deck_too(traits: Any) -> None:
    t = white_room(traits("scout"), "scout").items("room-002", 0).hand("scout", "scavenging", "rest")
    assert t.uses("scout", "scavenging") == [("search-empty", "each")]


def test_with_one_deck_left_the_scout_searches_that(traits: Any) -> None:
    t = white_room(traits("scout"), "scout").empty("item-red", "item-yellow")
    assert t.uses("scout", "search") == [("search-room", "green")]


# ---------------------------------------------------------------- Rush


def two_actions(t: Any) -> Any:
    """The Soldier, on turn, uses both Actions for Rooms of the Hibernatorium's neighbourhood."""
    t.room("canteen", "room-006", 0).room("cabins", "room-008", 0).dice("noise-die", *["silence"] * 4)
    t.hand("soldier", "rest", "demolition", "full-auto", "taking-aim", "nerves-of-steel")
    return t.will(*[("move", "room-006", "c-006-011"), ("move", "hibernatorium", "c-006-011")])


def test_the_soldier_acts_a_third_time_for_a_light_wound(traits: Any) -> None:
    t = two_actions(traits("soldier", "captain").put("captain", "cockpit"))
    t.will("rush", ("move", "room-008", "c-008-011")).turn().turn()
    assert (t["soldier"].light, t.table.turn) == (1, 0), "still the Soldier's turn"
    t.turn()
    assert (t["soldier"].place, t.table.turn) == ("room-008", 1), "no fourth Action"
    assert len(t.asked_of("soldier", "rush")) == 1
    assert t["soldier"].acted == 0


def test_the_soldier_may_rush_again_in_its_next_turn_and_need_not(traits: Any) -> None:
    t = two_actions(traits("soldier", "captain").put("captain", "cockpit"))
    t.will("rush", ("pass",)).turn().turn().turn()
    t["soldier"].passed = False
    t.table.turn = 0
    t.hand("soldier", "rest", "demolition")
    t.will(("move", "room-006", "c-006-011"), ("move", "hibernatorium", "c-006-011"), "stop").turn().turn()
    assert len(t.asked_of("soldier", "rush")) == 2
    assert (t["soldier"].light, t.table.turn) == (1, 1)


def test_nobody_else_rushes_and_a_pass_ends_the_turn(traits: Any) -> None:
    t = traits("captain", "soldier").put("soldier", "cockpit").room("canteen", "room-006", 0)
    t.dice("noise-die", "silence", "silence").hand("captain", "rest", "order")
    t.will(("move", "room-006", "c-006-011"), ("move", "hibernatorium", "c-006-011")).turn().turn()
    assert t.table.turn == 1
    t.will(("pass",)).turn()
    assert t.asked_of("soldier", "rush") == t.asked_of("captain", "rush") == []


# ---------------------------------------------------------------- Handyman


def test_the_mechanic_crafts_with_weapon_and_quest_items(traits: Any) -> None:
    t = traits("mechanic").hand("mechanic", "ingenuity")
    chemicals, light = t.give("mechanic", "energy-charge"), t.give("mechanic", "flashlight")
    crafts = {use[1:] for use in t.uses("mechanic", "ingenuity") if use[0] == "craft"}
    assert {frozenset(craft[1:]) for craft in crafts if craft[0].startswith("taser/")} == {
        frozenset((chemicals, light)),
        frozenset((chemicals, "mechanic.sawed-off-shotgun")),
    }
    t.play_card("mechanic", "ingenuity", "craft", "taser/1", chemicals, "mechanic.sawed-off-shotgun")
    assert (t["mechanic"].held, t["mechanic"].items) == ([], [light, "taser/1"])
    assert "mechanic.sawed-off-shotgun" in t.table.removed
    assert t["mechanic"].ammo == {}


def test_without_the_trait_they_are_no_components(ship: Any) -> None:
    t = ship("mechanic").hand("mechanic", "ingenuity")
    t.give("mechanic", "energy-charge")
    t.give("mechanic", "flashlight")
    assert [use for use in t.uses("mechanic", "ingenuity") if use[0] == "craft"] == []


def test_an_inactive_quest_item_is_no_component(traits: Any) -> None:
    t = traits("mechanic").bare("mechanic").hand("mechanic", "ingenuity")
    t.give("mechanic", "energy-charge")
    assert len(t["mechanic"].quest) == 2
    assert [use for use in t.uses("mechanic", "ingenuity") if use[0] == "craft"] == []
