"""The steps of the Event Phase that every board shares."""

from __future__ import annotations

import attrs
import pytest

from nemesis_core.errors import ContentError
from nemesis_core.testing import fakes, table

STEPS = ["time", "attacks", "fire", "event-card", "bag", "end"]


@pytest.mark.rule("LD-EVENT-01")
def test_steps_stand_in_the_printed_order():
    names = [step.name for step in table().game.ruleset.phases["event"]]
    assert [name for name in names if name in STEPS] == STEPS


@pytest.mark.rule("LD-EVENT-01")
def test_steps_happen_in_the_printed_order():
    t = table().put("alpha", "b").fire("e")
    t.intruder("drone", "b")
    t.intruder("grub", "e")
    t.top("attacks", "scratch-2").top("events", "giants-1").bag("nobody")
    t.event_phase()
    order = [k for k in t.kinds if k in ("attack", "injury", "event", "bag", "round-end")]
    assert order == ["attack", "injury", "event", "bag", "round-end"]


@pytest.mark.variant
@pytest.mark.rule("LD-EVENT-01")
def test_the_boards_own_steps_stand_in_the_printed_order():
    t = table("lockdown", ["sentry", "hacker"])
    names = [step.name for step in t.game.ruleset.phases["event"]]
    printed = ["launch-css", "time-track", "noise-removal", "attacks", "fire", "event-card", "bag", "end"]
    assert [name for name in names if name in printed] == printed


@pytest.mark.variant
@pytest.mark.rule("LD-EVENT-03")
def test_time_token_moves_one_slot():
    t = table("lockdown", ["sentry", "hacker"])
    assert t.game.facility.time == 15
    t.step("event", "time-track")
    assert t.game.facility.time == 14
    t.step("event", "time-track")
    assert t.game.facility.time == 13


@pytest.mark.rule("LD-EVENT-09")
def test_each_intruder_with_a_character_attacks_once():
    t = table().put("alpha", "b").put("beta", "c")
    t.intruder("drone", "b")
    t.intruder("drone", "b")
    t.intruder("drone", "e")
    t.top("attacks", "scratch-2", "scratch-4").step("event", "attacks")
    assert [data["who"] for data in t.told("attack")] == [0, 0]
    assert (t["alpha"].light, t["beta"].light) == (2, 0)


@pytest.mark.rule("LD-EVENT-09")
def test_the_killed_are_no_target_for_the_next_attack():
    t = table().put("alpha", "b").wounds("alpha", serious=["leg", "knee", "eyes"]).put("beta", "b")
    t.hand("beta", "look")
    t.intruder("giant", "b")
    t.intruder("drone", "b")
    t.top("attacks", "bite-3", "scratch-2").step("event", "attacks")
    assert [data["who"] for data in t.told("attack")] == [0, 1]
    assert (t["alpha"].status, t["beta"].light) == ("dead", 1)


@pytest.mark.rule("LD-EVENT-10")
def test_fire_injures_every_intruder_in_it():
    t = table().put("alpha", "c").fire("b", "c")
    first, second = t.intruder("drone", "b"), t.intruder("drone", "b")
    with_alpha, elsewhere = t.intruder("drone", "c"), t.intruder("grub", "e")
    t.top("attacks", "scratch-4", "scratch-4", "bite-3").step("event", "fire")
    assert [i.injuries for i in (first, second, with_alpha, elsewhere)] == [1, 1, 1, 0]
    assert len(t.told("endures")) == 3  # each was tested: blood 4, 4 and 3 against 1 Injury
    assert t["alpha"].light == 0


@pytest.mark.rule("LD-EVENT-10")
def test_injury_by_fire_can_kill():
    t = table().fire("b")
    t.intruder("grub", "b")
    drone = t.intruder("drone", "b", injuries=1)
    t.top("attacks", "scratch-2").step("event", "fire")
    assert t.at("b") == []
    assert drone.id not in t.table.intruders
    assert t.table.objects == {"b": ["intruder-carcass/1"]}


@pytest.mark.rule("LD-EVENT-10")
def test_fire_destroys_one_uncarried_egg_in_each_burning_room():
    t = table().put("alpha", "b").fire("b", "c")
    lying, carried = [t.lies("egg", "b"), t.lies("egg", "b")], t.carry("alpha", "egg")
    t.step("event", "eggs-burn")
    assert len(t.table.objects["b"]) == 1
    assert t.table.objects["b"][0] in lying
    assert carried in t["alpha"].held
    t.step("event", "eggs-burn").step("event", "eggs-burn")
    assert t.table.objects == {}
    assert carried in t["alpha"].held
    assert t.told("egg.destroy") == [{"place": "b"}, {"place": "b"}]


@pytest.mark.rule("LD-EVENT-10")
def test_eggs_burn_only_where_a_fire_is():
    t = table().fire("c")
    egg = t.lies("egg", "b")
    t.step("event", "eggs-burn")
    assert t.table.objects == {"b": [egg]}


@pytest.mark.rule("LD-EVENT-11")
def test_one_event_card_is_drawn_and_discarded():
    t = table()
    before = len(t.table.decks["events"])
    t.top("events", "drones-2").event_phase()
    assert len(t.told("event")) == 1
    assert len(t.table.decks["events"]) == before - 1 == 3
    assert t.table.discards["events"] == ["drones-2/1"]


@pytest.mark.rule("LD-EVENT-11")
def test_card_that_is_removed_leaves_and_the_others_are_shuffled_together():
    t = table().top("events", "drones-2", "drones-4-once")
    t.step("event", "event-card").step("event", "event-card")
    assert t.table.removed == ["drones-4-once/1"]
    assert t.table.discards["events"] == []
    assert sorted(t.table.decks["events"]) == ["drones-2/1", "giants-1/1", "grubs-3-1/1"]


def card_changed(tmp_path, text):
    """The fakes with one Event card changed."""
    file = tmp_path / "cards.toml"
    file.write_text(f'[[event_card]]\nid = "drones-2"\n{text}\n')
    return fakes(content=[file])


def test_card_that_is_shuffled_in_goes_back_into_the_deck_and_no_other_does(tmp_path):
    t = table(card_changed(tmp_path, "reshuffle = true")).top("events", "giants-1", "drones-2")
    t.game.fixed["events"] = [["drones-2/1", "grubs-3-1/1", "drones-4-once/1"]]
    t.step("event", "event-card").step("event", "event-card")
    assert t.table.decks["events"] == ["drones-2/1", "grubs-3-1/1", "drones-4-once/1"]
    assert t.table.discards["events"] == ["giants-1/1"]
    assert t.table.removed == []


def test_card_cannot_both_leave_the_game_and_go_back_into_the_deck(tmp_path):
    with pytest.raises(ContentError, match=r"drones-2: .*'remove'.*'reshuffle'"):
        card_changed(tmp_path, "remove = true\nreshuffle = true")


@pytest.mark.rule("LD-EVENT-11")
def test_empty_event_deck_is_made_of_its_discard_pile():
    t = table()
    deck = t.table.decks["events"]
    t.table.discards["events"], deck[:] = deck[:], []
    t.step("event", "event-card")
    assert len(t.told("event")) == 1
    assert (len(t.table.decks["events"]) + len(t.table.discards["events"]) + len(t.table.removed)) == 4


@pytest.mark.rule("LD-EVENT-12", "LD-EVENT-13")
def test_matching_intruders_without_company_move_by_the_number():
    t = table().put("alpha", "d").put("beta", "a")
    moved, other_kind, in_company = t.intruder("drone", "b"), t.intruder("grub", "b"), t.intruder("drone", "d")
    t.top("events", "drones-2").step("event", "event-card")  # Corridor 2 of b leads to e; of d into the crawlway
    assert [i.place for i in (moved, other_kind, in_company)] == ["e", "b", "d"]
    assert in_company.id in t.table.intruders


@pytest.mark.rule("LD-EVENT-12")
def test_every_kind_on_the_card_moves():
    t = table().put("alpha", "f").put("beta", "f")
    drone, giant, grub = t.intruder("drone", "b"), t.intruder("giant", "c"), t.intruder("grub", "b")
    t.top("events", "giants-1").step("event", "event-card")  # Corridor 1: b to a, c to d
    assert [i.place for i in (drone, giant, grub)] == ["a", "d", "b"]


@pytest.mark.rule("LD-EVENT-12")
def test_two_numbers_are_two_movements():
    t = table().put("alpha", "c").put("beta", "f")
    # Numbers 3, then 1. From d: 3 to a, 1 to b. From b: 3 to c, where alpha is. From g: 3 is the crawlway.
    twice, stopped, gone = t.intruder("grub", "d"), t.intruder("grub", "b"), t.intruder("grub", "g")
    t.top("events", "grubs-3-1").step("event", "event-card")
    assert (twice.place, stopped.place) == ("b", "c")
    assert gone.id not in t.table.intruders


@pytest.mark.rule("LD-EVENT-14")
def test_text_comes_after_all_movement():
    t = table().put("alpha", "d").put("beta", "d")
    t.intruder("drone", "b")
    t.intruder("drone", "a")
    t.top("events", "drones-2").step("event", "event-card")
    assert [k for k in t.kinds if k in ("intruder.move", "contamination.gain")] == [
        "intruder.move",
        "intruder.move",
        "contamination.gain",
        "contamination.gain",
    ]


@pytest.mark.rule("LD-EVENT-14")
def test_darkness_text_comes_last_and_only_in_the_dark():
    t = table()
    t.game.state.streams["fake:dark"] = 1
    t.top("events", "giants-1").step("event", "event-card")
    assert [c.light for c in t.table.characters] == [1, 1]
    t = table().top("events", "giants-1").step("event", "event-card")
    assert [c.light for c in t.table.characters] == [0, 0]


@pytest.mark.rule("LD-BAG-01")
def test_one_token_is_drawn_and_does_what_its_kind_does():
    t = table().only_in_bag("grub", "drone", "nobody")
    drawn = []
    kinds = t.game.token_kinds
    for kind in kinds:
        t.game.token_kinds = {**t.game.token_kinds, kind: _noting(kinds[kind], kind, drawn)}
    t.bag("drone").event_phase()
    assert drawn == ["drone"]
    assert [data["token"] for data in t.told("bag")] == ["drone"]
    assert t.bag_counts() == {"grub": 1, "drone": 1, "nobody": 1}  # the fake race puts each back


def _noting(kind, name, drawn):
    return attrs.evolve(kind, develop=lambda game, token: (drawn.append(name), game.table.bag.append(token)))


@pytest.mark.rule("LD-BAG-01")
def test_empty_bag_develops_nothing():
    t = table().only_in_bag().event_phase()
    assert t.told("bag") == []
    assert t.kinds[-1] == "round-end"


@pytest.mark.parametrize(("card", "says"), [("grubs-3-1", 1), ("drones-2", 0)])
def test_event_card_of_which_nothing_comes_is_told_so(card, says):
    """Of the fakes the one says that nothing happens, the other gives everybody a Contamination card."""
    t = table().top("events", card).step("event", "event-card")
    assert len(t.told("event.nothing")) == says
