"""Cards that name pieces of the Facility, on the Facility."""

from __future__ import annotations

import pytest

from nemesis_core import Ruleset, assemble
from nemesis_core.rules import leave, move, surprise
from nemesis_core.testing import Table, table

pytestmark = pytest.mark.variant


@pytest.fixture(scope="module")
def lockdown() -> Ruleset:
    return assemble("lockdown")


@pytest.fixture
def f(lockdown: Ruleset) -> Table:
    """Janitor, Lab Rat and Xenobiologist on the Facility, all Sections and the Elevator with Power."""
    t = table(lockdown, ["janitor", "lab-rat", "xenobiologist"])
    t.game.facility.powered.update(dict.fromkeys("1234", 1))
    return t


def event(f: Table, card: str) -> None:
    f.top("events", card).step("event", "event-card")


def darken(f: Table, section: str) -> None:
    facility = f.game.facility
    facility.powered[facility.power_at[section]] = 0


def test_kickstopper_stops_the_elevator(f: Table) -> None:
    event(f, "kickstopper")
    facility = f.game.facility
    assert [name for name, number in facility.power_at.items() if not facility.powered[number]] == ["elevator"]
    assert sorted(f.table.malfunction) == ["elevator-s-01", "elevator-s-02", "elevator-s-03"]


def test_coolant_leak_breaks_the_cooling_system_then_starts_the_autodestruction(f: Table) -> None:
    f.room("cooling-system", "room-005")
    event(f, "coolant-leak")
    assert sorted(f.table.malfunction) == ["room-005"]
    assert f.game.facility.autodestruction == -1
    f.table.decks["events"].append(f.table.removed.pop(f.table.removed.index("coolant-leak/1")))
    f.step("event", "event-card")
    assert f.game.facility.autodestruction > 0


def test_coolant_leak_does_nothing_while_the_cooling_system_is_unexplored(f: Table) -> None:
    f.unexplored("room-005", "cooling-system", "underground-doors-1")
    event(f, "coolant-leak")
    assert f.table.malfunction == {}
    assert f.game.facility.autodestruction == -1


def test_power_surge_turns_the_time_token_to_its_inactive_side(f: Table) -> None:
    f.game.facility.time_active = True
    event(f, "power-surge")
    assert not f.game.facility.time_active


def test_fire_in_the_hole_burns_the_explored_sending_rooms_but_touches_no_pod(f: Table) -> None:
    f.room("css-a", "room-005").room("css-b", "room-003")
    f.put("janitor", "room-005").hand("janitor").put("lab-rat", "room-003").hand("lab-rat", "search")
    f["xenobiologist"].place = ""
    f.game.facility.pods["a"] = 2
    event(f, "fire-in-the-hole")
    assert sorted(f.table.fire) == ["room-003", "room-005"]
    assert [len(c.serious) for c in f.table.characters] == [1, 0, 0]


def test_that_s_hot_burns_the_backup_and_the_explored_generator(f: Table) -> None:
    f.unexplored("room-006", "power-generator", "underground-doors-1")
    event(f, "that-s-hot")
    assert sorted(f.table.fire) == ["backup-power-supply"]


def test_that_s_hot_burns_both_once_the_generator_is_explored(f: Table) -> None:
    f.room("power-generator", "room-006")
    event(f, "that-s-hot")
    assert sorted(f.table.fire) == ["backup-power-supply", "room-006"]


def test_blue_screen_takes_the_lowest_room_with_power(f: Table) -> None:
    f.room("archive", "room-001").room("laboratory", "room-004")
    darken(f, "s-01")
    event(f, "blue-screen")
    assert sorted(f.table.malfunction) == ["room-004"]


def test_short_circuit_burns_computers_in_sections_with_power_only(f: Table) -> None:
    f.room("archive", "room-001").room("laboratory", "room-004")
    darken(f, "s-01")
    event(f, "short-circuit")
    assert sorted(f.table.fire) == ["alert-room", "room-004"]


def test_blood_trace_does_not_leave_the_section(f: Table) -> None:
    f.put("janitor", "alert-room").hand("janitor").wounds("janitor", serious=["leg"])
    f.put("lab-rat", "isolation-room").put("xenobiologist", "repository")
    near, far, stairs = (f.intruder("adult", p) for p in ("elevator-s-02", "elevator-s-01", "staircase-12-west"))
    event(f, "blood-trace-2")
    assert (near.place, far.place, stairs.place) == ("alert-room", "elevator-s-01", "staircase-12-west")


def test_on_a_staircase_the_darkness_effect_of_an_event_applies(f: Table) -> None:
    f.put("janitor", "staircase-12-west").put("lab-rat", "alert-room").put("xenobiologist", "alert-room")
    event(f, "egg-protection")
    assert [f.contamination(who) for who in (0, 1, 2)] == [1, 0, 0]


def test_a_reaction_keeps_a_darkness_effect_off(f: Table) -> None:
    darken(f, "s-02")
    f.put("janitor", "alert-room").put("lab-rat", "alert-room").hand("lab-rat", "feel-of-the-dark")
    f.will(("react", f["lab-rat"].hand[0], "ignore-darkness-event"))
    event(f, "egg-protection")
    assert [f.contamination(who) for who in (0, 1)] == [1, 0]


def test_nobody_is_asked_for_light_against_an_effect_that_passes_it_by(f: Table) -> None:
    darken(f, "s-02")
    f.put("lab-rat", "alert-room").hand("lab-rat", "feel-of-the-dark")
    event(f, "scent-of-blood")
    assert f.asked == []


@pytest.mark.rule("LD-NS-02", "LD-NS-03")
@pytest.mark.parametrize(("cards", "light", "numbers"), [(2, True, []), (2, False, [4]), (1, None, [4]), (4, None, [])])
def test_a_light_makes_the_lower_number_count(f: Table, cards: int, light: bool | None, numbers: list[int]) -> None:
    darken(f, "s-02")
    f.put("janitor", "alert-room").hand("janitor", *["search", "search", "rest", "demolition"][:cards])
    glowstick = f.give("janitor", "glowstick")
    adult = f.intruder("adult", "alert-room")
    f.will(("react", glowstick, "light-up") if light else ("pass",)).top("attacks", "piercing-the-heart-3")
    f.do(lambda: surprise(f.game, f["janitor"], adult, "token-adult-2-4/1"))
    assert [told["number"] for told in f.told("surprise")] == numbers
    # With too few cards for either number, or enough for both, a light is of no use.
    asked = [(decision.kind, decision.about.card) for decision in f.asked]
    assert (("react", "token-adult-2-4/1") in asked) is (light is not None)


def test_an_escape_attack_turned_on_another_leaves_no_trail_of_the_one_who_flees(f: Table) -> None:
    f.put("lab-rat", "alert-room").put("janitor", "alert-room").hand("lab-rat", "inconspicuous")
    f.wounds("janitor", serious=["leg"]).explored("room-007")
    adult = f.intruder("adult", "alert-room")
    f.top("attacks", "blood-chase-4").will(("react", f["lab-rat"].hand[0], "redirect-attack", "p1"))
    f.dice("noise-die", "1")
    f.do(lambda: move(f.game, f["lab-rat"], "room-007", "c-007-018"))
    assert (f["lab-rat"].place, adult.place) == ("room-007", "alert-room")
    assert (f["janitor"].light, f["janitor"].marks["slime"]) == (1, 1)


def test_markers_taken_out_of_the_pool_bring_the_end_nearer(f: Table) -> None:
    event(f, "noise-in-corridors")
    f.table.decks["events"].append(f.table.discards["events"].pop())
    f.step("event", "event-card")
    assert (f.table.limits["fire-marker"], f.table.limits["malfunction-marker"]) == (11, 9)
    assert f.ending == ""


def test_a_locked_in_character_is_not_touched_by_events(f: Table) -> None:
    f.game.state.phase = "event"
    leave(f.game, f["janitor"], "isolated")
    event(f, "leaving-the-shell-1")
    assert f["janitor"].discard == []
    assert len(f["lab-rat"].discard) == 4
