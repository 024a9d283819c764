"""What the Action cards do on a board of the original game: no Power, no Computer cards, no Knowledge, no Elevator."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.rules import everybody_rolls

XENO = "xenobiologist"
AFAR = ("b", "work")
CLINIC = ("c", "first-aid")
DONE = ("done",)


def network(t: Any) -> Any:
    """Room b has a Computer and the Action "work"; so has Room c, with "first-aid". Both cost 2."""
    return t.room("white-room", "b")


# ---------------------------------------------------------------- Recharge


@pytest.mark.parametrize(("before", "after"), [(0, 2), (2, 3)])
def test_recharge_takes_current_from_a_computer(aboard: Any, before: int, after: int) -> None:
    t = aboard("hacker").put("hacker", "c").hand("hacker", "recharge")
    gun = "hacker.nemesis-smart-gun"
    t["hacker"].ammo[gun] = before
    t.play_card("hacker", "recharge", "charge-at-computer", gun)
    assert t["hacker"].ammo[gun] == after


def test_recharge_needs_a_working_computer_and_nothing_of_power(aboard: Any) -> None:
    t = aboard("hacker").hand("hacker", "recharge").dark()
    gun = "hacker.nemesis-smart-gun"
    t["hacker"].ammo[gun] = 1
    assert t.uses("hacker", "recharge") == [], "no Computer in the Hall"
    assert t.put("hacker", "c").uses("hacker", "recharge") == [("charge-at-computer", gun)]
    assert t.malfunction("c").uses("hacker", "recharge") == []


# ---------------------------------------------------------------- Neuralink


def test_neuralink_performs_a_room_action_from_afar_at_its_cost(aboard: Any) -> None:
    t = network(aboard("hacker")).wounds("hacker", light=2).hand("hacker", "neuralink", "rest", "search")
    assert t.uses("hacker", "neuralink") == [("remote-room-action", *AFAR), ("remote-room-action", *CLINIC)]
    t.play_card("hacker", "neuralink", "remote-room-action", *CLINIC)
    assert (t["hacker"].light, t["hacker"].place) == (0, "a")
    assert len(t["hacker"].discard) == 3, "the card and the 2 of the Room Action"


def test_neuralink_needs_the_cost_of_the_room_action(aboard: Any) -> None:
    t = network(aboard("hacker")).wounds("hacker", light=2).hand("hacker", "neuralink", "rest", contamination=2)
    assert t.uses("hacker", "neuralink") == []


def test_neuralink_reaches_no_broken_room_and_none_with_an_intruder(aboard: Any) -> None:
    t = network(aboard("hacker")).wounds("hacker", light=1).hand("hacker", "neuralink", "rest", "search")
    t.malfunction("c")
    assert t.uses("hacker", "neuralink") == [("remote-room-action", *AFAR)]
    t.intruder("grub", "b")
    assert t.uses("hacker", "neuralink") == []


def test_neuralink_is_for_rooms_without_a_computer(aboard: Any) -> None:
    t = network(aboard("hacker")).wounds("hacker", light=1).hand("hacker", "neuralink", "rest", "search")
    assert t.put("hacker", "b").uses("hacker", "neuralink") == []
    assert t.malfunction("b").uses("hacker", "neuralink") == [], "a broken Computer is one"


# ---------------------------------------------------------------- Bypass


def test_bypass_performs_each_room_action_once_at_its_cost(aboard: Any) -> None:
    t = network(aboard("hacker")).wounds("hacker", light=1).put("hacker", "b")
    t.hand("hacker", "bypass", "rest", "search", "search", "neuralink", "demolition")
    t.will(CLINIC, AFAR).play_card("hacker", "bypass", "chain-room-actions")
    assert t.asked_of("hacker", "remote-room") == [[AFAR, CLINIC], [AFAR, DONE]]
    assert (t["hacker"].light, t["hacker"].place, t["hacker"].marks["knowledge"]) == (0, "b", 2)
    assert len(t["hacker"].discard) == 6, "the card, its Cost of 1, and twice 2"


def test_bypass_may_stop_and_does_so_when_nothing_can_be_paid(aboard: Any) -> None:
    t = network(aboard("hacker")).wounds("hacker", light=1).put("hacker", "b")
    t.hand("hacker", "bypass", "rest", "search", "search", "neuralink", "demolition")
    t.will(CLINIC, DONE).play_card("hacker", "bypass", "chain-room-actions")
    assert len(t["hacker"].hand) == 2
    t.wounds("hacker", light=1).hand("hacker", "bypass", "rest", "search", "search", "neuralink")
    t.will(CLINIC).play_card("hacker", "bypass", "chain-room-actions")
    assert len(t["hacker"].hand) == 1
    assert len(t.asked_of("hacker", "remote-room")) == 3


def test_bypass_needs_a_computer_and_flips_no_power(aboard: Any) -> None:
    t = network(aboard("hacker")).hand("hacker", "bypass", "rest", "search", "search")
    assert t.uses("hacker", "bypass") == []
    assert t.put("hacker", "b").uses("hacker", "bypass") == [("chain-room-actions",)]
    assert t.hand("hacker", "bypass", "rest", "search").uses("hacker", "bypass") == []
    assert t.game.bench.flipped == []


# ---------------------------------------------------------------- It Works for Me


def test_it_works_for_me_mends_and_performs_a_room_action(aboard: Any) -> None:
    t = network(aboard("hacker")).wounds("hacker", light=1).put("hacker", "c").malfunction("c")
    t.hand("hacker", "it-works-for-me", "rest", "search", "search")
    t.will(CLINIC).play_card("hacker", "it-works-for-me", "fix-and-act")
    assert t.asked_of("hacker", "remote-room") == [[AFAR, CLINIC, DONE]]
    assert (t.table.malfunction, t["hacker"].light, t["hacker"].hand) == ({}, 0, [])


def test_it_works_for_me_may_leave_it_at_that(aboard: Any) -> None:
    t = network(aboard("hacker")).put("hacker", "b").malfunction("b")
    t.hand("hacker", "it-works-for-me", "rest", "search", "search")
    t.will(DONE).play_card("hacker", "it-works-for-me", "fix-and-act")
    assert (t.table.malfunction, len(t["hacker"].hand)) == ({}, 2)


def test_it_works_for_me_only_mends_without_a_computer(aboard: Any) -> None:
    t = network(aboard("hacker")).malfunction("a").hand("hacker", "it-works-for-me", "rest", "search", "search")
    t.play_card("hacker", "it-works-for-me", "fix-and-act")
    assert t.table.malfunction == {}
    assert t.asked_of("hacker", "remote-room") == []


# ---------------------------------------------------------------- Janitor


def test_jury_rigging_builds_no_fire_that_is_no_weapon(aboard: Any) -> None:
    t = aboard("janitor").put("janitor", "b").items("b", 1).hand("janitor", "jury-rigging", "rest", "search")
    assert t.uses("janitor", "jury-rigging") == [("build-aboard", f"{x}/1") for x in ("burner", "prod", "wrap")]
    t.play_card("janitor", "jury-rigging", "build-aboard", "burner/1")
    assert (t["janitor"].items, t.table.items["b"]) == (["burner/1"], 0)


def test_emergency_key_is_for_doors_alone(aboard: Any) -> None:
    t = aboard("janitor").room("lift-1", "f").room("lift-2", "g").put("janitor", "f").door("ef")
    t.hand("janitor", "emergency-key")
    assert t.uses("janitor", "emergency-key") == [("door", "ef"), ("door", "fg")]
    t.play_card("janitor", "emergency-key", "door", "ef")
    assert t.table.doors == {}


def test_it_should_work_uses_a_broken_room_and_no_computer_in_the_dark(aboard: Any) -> None:
    t = aboard("janitor").put("janitor", "c").malfunction("c").wounds("janitor", light=1).dark()
    t.hand("janitor", "it-should-work", "rest", "search", "demolition")
    assert t.uses("janitor", "it-should-work") == [("room-action-despite-malfunction", "first-aid")]
    t.play_card("janitor", "it-should-work", "room-action-despite-malfunction", "first-aid")
    assert (t["janitor"].light, t["janitor"].hand) == (0, [])


# ---------------------------------------------------------------- Lab Rat


def test_inconspicuous_skips_a_noise_roll_without_asking_for_darkness(aboard: Any) -> None:
    t = aboard("lab-rat", "sentry").hand("lab-rat", "inconspicuous").put("sentry", "e")
    t.will(("react", "lab-rat.inconspicuous/1", "stay-quiet"))
    t.dice("noise-die", "2").do(lambda: everybody_rolls(t.game))
    assert t.table.noise == {"be": 1}, "the Sentry rolls, the Lab Rat does not"


# ---------------------------------------------------------------- Xenobiologist


def test_rushed_analysis_is_a_rest(aboard: Any) -> None:
    t = aboard(XENO).hand(XENO, "rushed-analysis", contamination=2)
    t.play_card(XENO, "rushed-analysis", "scan-hand")
    assert (t[XENO].hand, t.contamination(XENO)) == ([], 0)
    assert "knowledge" not in t[XENO].marks
    assert t.told("knowledge") == []
    assert t.hand(XENO, "rushed-analysis").uses(XENO, "rushed-analysis") == []


@pytest.mark.parametrize(
    ("discovered", "options"), [(0, []), (1, ["expect-event"]), (2, ["expect-attack", "expect-event"])]
)
def test_field_experience_grows_with_discovered_weaknesses(aboard: Any, discovered: int, options: list[str]) -> None:
    t = aboard(XENO).put(XENO, "b").items("b", 2).mark(XENO, knowledge=9).hand(XENO, "field-experience")
    t.game.laboratory.discovered = discovered
    assert t.uses(XENO, "field-experience") == [(option,) for option in options]


@pytest.mark.parametrize(("option", "deck"), [("expect-event", "events"), ("expect-attack", "attacks")])
def test_field_experience_sorts_the_next_two_cards_of_a_deck(aboard: Any, option: str, deck: str) -> None:
    t = aboard(XENO).hand(XENO, "field-experience")
    t.game.laboratory.discovered = 2
    *rest, below, top = t.table.decks[deck]
    t.will(below).play_card(XENO, "field-experience", option)
    assert t.table.decks[deck] == [top, *rest, below]


@pytest.mark.parametrize(("discovered", "injuries"), [(0, 1), (1, 2), (3, 4)])
def test_vivisection_cuts_by_discovered_weaknesses(aboard: Any, discovered: int, injuries: int) -> None:
    t = aboard(XENO).mark(XENO, knowledge=8).hand(XENO, "vivisection").top("attacks", "scratch-4", "bite-3")
    t.game.laboratory.discovered = discovered
    giant = t.intruder("giant", "a")
    t.play_card(XENO, "vivisection", "cut-deep", giant.id)
    assert (giant.injuries, t[XENO].ammo[f"{XENO}.nemesis-probe-arm"]) == (injuries, 2)


def test_vivisection_needs_a_use_of_the_probe_arm(aboard: Any) -> None:
    t = aboard(XENO).hand(XENO, "vivisection")
    drone = t.intruder("drone", "a")
    assert t.uses(XENO, "vivisection") == [("cut-deep", drone.id)]
    t[XENO].ammo[f"{XENO}.nemesis-probe-arm"] = 0
    assert t.uses(XENO, "vivisection") == []


@pytest.mark.parametrize("discovered", [1, 2])
def test_pheromones_lead_to_another_with_two_discovered_weaknesses(aboard: Any, discovered: int) -> None:
    t = aboard(XENO, "hacker").hand(XENO, "pheromones").hand("hacker", "rest", "search").top("attacks", "bite-3")
    token = t.mark(XENO, knowledge=9).carry(XENO, "egg")
    t.game.laboratory.discovered = discovered
    t.intruder("drone", "a")
    react = ("react", f"{XENO}.pheromones/1")
    uses = [("mask-scent", token)] if discovered < 2 else [("lead-to-another", token, "p2"), ("mask-scent", token)]
    t.will((*react, *uses[0])).step("event", "attacks")
    assert t.asked_of(XENO, "react") == [[("pass",), *((*react, *use) for use in uses)]]
    assert (len(t[XENO].serious), len(t["hacker"].serious)) == (0, discovered - 1)
    assert (t[XENO].marks["slime"], t["hacker"].marks["slime"]) == (1, 1)
