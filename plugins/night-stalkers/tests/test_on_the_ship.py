"""The race on the ship, which no rulebook describes: all of it dark, without Power, one Section."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from nemesis_core import Ruleset, assemble
from nemesis_core.rules import LARVA, SLIME, has_status, reveal_weakness, surprise, tile_at, weakness_active
from nemesis_core.testing import RaceTable

pytestmark = pytest.mark.variant

AT = {"captain": ("room-012", "storage"), "pilot": ("room-013", "armory"), "scout": ("room-003", "cabins")}


@pytest.fixture(scope="module")
def rules() -> Ruleset:
    return assemble("nemesis", race="night-stalkers")


@pytest.fixture
def s(rules: Ruleset) -> Iterator[RaceTable]:
    """Captain, Pilot and Scout far from each other in plain Rooms, each with one Action card in hand."""
    t = RaceTable(rules, ["captain", "pilot", "scout"])
    t.game.semi_coop.chosen = True  # the first Encounter is past
    for who, (place, tile) in AT.items():
        t.room(tile, place).put(who, place).hand(who, "search")
    yield t
    t.check()


# ---------------------------------------------------------------- the variant


def test_the_reading_is_told(rules: Ruleset) -> None:
    assert len(rules.readings) == 1
    assert "No rulebook describes Night Stalkers on a board without Power" in rules.readings[0]
    assert assemble("lockdown").readings == []
    assert assemble("nemesis").readings == []


def test_the_ship_is_dark_and_without_power_and_one_section(s: RaceTable) -> None:
    hooks, game = s.game.hooks, s.game
    places = game.board.order
    assert {(hooks.power(game, p), hooks.darkness(game, p), hooks.section(game, p)) for p in places} == {
        (False, True, "board")
    }
    assert (hooks.darkness(game, ""), hooks.section(game, "")) == (False, "")


def test_that_all_is_dark_stands_on_the_screen(s: RaceTable) -> None:
    assert dict(s.screen()["The board"])["Light"] == "dark everywhere, without Power"


def test_cards_that_ask_for_power_are_left_out(s: RaceTable) -> None:
    cards = s.game.cards
    assert len(cards.events) == 21
    assert "power-surge/1" not in cards.events
    assert sorted(cards.weaknesses) == [
        "brittle-carapace/1",
        "poor-trackers/1",
        "vulnerability-to-fire/1",
        "wary-of-shadows/1",
    ]


def test_weaknesses_lie_face_down_and_help_everybody_once_turned_up(s: RaceTable) -> None:
    assert s.game.laboratory.revealed == [0, 0, 0]
    s.weakness("brittle-carapace", 1, up=False)
    assert not weakness_active(s.game, s["pilot"], "brittle-carapace")
    assert reveal_weakness(s.game, "egg")
    assert weakness_active(s.game, s["pilot"], "brittle-carapace")
    assert weakness_active(s.game, None, "brittle-carapace")


def test_the_higher_number_of_a_token_counts(s: RaceTable) -> None:
    s.hand("captain", "search", "rest", "demolition").top("attacks", "piercing-the-heart-3")
    adult = s.intruder("adult", "room-012", token=False)
    s.do(lambda: surprise(s.game, s["captain"], adult, "token-adult-2-4/1"))
    assert [told["number"] for told in s.told("surprise")] == [4]


# ---------------------------------------------------------------- Events


@pytest.mark.parametrize("card", ["blue-screen", "kickstopper", "short-circuit", "that-s-hot"])
def test_an_event_about_power_or_the_elevator_does_nothing(s: RaceTable, card: str) -> None:
    s.room("laboratory", "room-006")
    assert tile_at(s.game, "room-006").computer
    s.event(card)
    table = s.table
    assert (table.fire, table.malfunction, table.noise, table.intruders) == ({}, {}, {}, {})
    assert [(c.light, c.serious) for c in table.characters] == [(0, [])] * 3
    assert (s.ending, s.orders) == ("", [])


def test_coolant_leak_breaks_the_generator_then_starts_the_self_destruction(s: RaceTable) -> None:
    s.room("generator", "room-005").event("coolant-leak")
    assert sorted(s.table.malfunction) == ["room-005"]
    assert s.game.ship.self_destruct == -1
    s.table.decks["events"].append(s.table.removed.pop(s.table.removed.index("coolant-leak/1")))
    s.step("event", "event-card")
    assert s.game.ship.self_destruct > 0


def test_coolant_leak_does_nothing_while_the_generator_is_unexplored(s: RaceTable) -> None:
    s.unexplored("room-005", "generator", "silence-1").event("coolant-leak")
    assert (s.table.malfunction, s.game.ship.self_destruct) == ({}, -1)


def test_fire_in_the_hole_burns_both_evacuation_sections(s: RaceTable) -> None:
    s.room("evacuation-section-a", "room-005").room("evacuation-section-b", "room-009")
    s.put("captain", "room-005").hand("captain").put("pilot", "room-009").event("fire-in-the-hole")
    assert sorted(s.table.fire) == ["room-005", "room-009"]
    assert [len(c.serious) for c in s.table.characters] == [1, 0, 0]


@pytest.mark.parametrize("cards", [(), ("search",)])
def test_blood_trace_leads_from_end_to_end_of_the_ship(s: RaceTable, cards: tuple[str, ...]) -> None:
    s.hand("captain", *cards).wounds("captain", serious=["leg"])
    far, farther = s.intruder("larva", "cockpit"), s.intruder("larva", "engine-1")
    s.event("blood-trace-2")
    assert (far.place, farther.place) == ("room-012", "room-012")


def test_blood_trace_leaves_those_in_combat_and_without_blood(s: RaceTable) -> None:
    s.wounds("captain", dressed=["leg"])
    busy, idle = s.intruder("larva", "room-003"), s.intruder("larva", "cockpit")
    s.event("blood-trace-3")
    assert (busy.place, idle.place) == ("room-003", "cockpit")


def test_bulkheads_open_opens_doors_and_sounds_round_everybody(s: RaceTable) -> None:
    s.door("c-001-002").event("bulkheads-open")
    assert s.table.doors.get("c-001-002", "open") == "open"
    assert sorted(s.table.noise) == [
        "c-001-003",
        "c-003-007",
        "c-009-012",
        "c-010-013",
        "c-012-016",
        "c-013-014",
        "c-013-019",
    ]


def test_consuming_fire_empties_and_spreads(s: RaceTable) -> None:
    s.items("room-012", 3).explored("room-009").explored("room-016").fire("room-012").event("consuming-fire")
    assert s.table.items["room-012"] == 0
    assert sorted(s.table.fire) == ["room-009", "room-012", "room-016"]


def test_damage_breaks_the_room_of_everybody(s: RaceTable) -> None:
    s.explored("room-018").intruder("queen", "room-018")
    s.event("damage")
    assert sorted(s.table.malfunction) == ["room-003", "room-012", "room-013", "room-018"]


def test_egg_protection_contaminates_everybody(s: RaceTable) -> None:
    s.event("egg-protection")
    assert [s.contamination(who) for who in (0, 1, 2)] == [1, 1, 1]


def test_hatching_infests_everybody_without_cards(s: RaceTable) -> None:
    s.room("nest", "room-005").hand("captain").hand("scout").put("scout", "room-005").event("hatching")
    assert [has_status(c, LARVA) for c in s.table.characters] == [True, False, True]
    assert len(s.game.laboratory.eggs) == 4


@pytest.mark.parametrize("card", ["leaving-the-shell-1", "leaving-the-shell-4"])
def test_leaving_the_shell_scans_four_cards_of_everybody_else(s: RaceTable, card: str) -> None:
    s.mark("captain", larva=1).event(card)
    assert [len(c.discard) for c in s.table.characters[1:]] == [4, 4]
    assert s.contamination("captain") == 1


def test_lurking_hides_those_alone_and_the_others_attack(s: RaceTable) -> None:
    s.top("attacks", "cut-3").intruder("adult", "room-012")
    s.intruder("breeder", "cockpit")
    s.event("lurking")
    assert [piece.place for piece in s.table.intruders.values()] == ["room-012"]
    assert s["captain"].light == 2


def test_nest_sounds_and_so_does_the_dark(s: RaceTable) -> None:
    s.room("nest", "room-006").event("nest-event")
    nest = {"c-002-006", "c-005-006", "c-006-007", "c-006-011"}
    assert nest <= set(s.table.noise)
    assert "c-012-016" in s.table.noise


def test_noise_in_corridors_sounds_in_the_tunnels_and_hurts_at_their_entrances(s: RaceTable) -> None:
    s.put("captain", "room-002").event("noise-in-corridors")
    assert sorted(s.table.noise) == ["technical-corridors"]
    assert [c.light for c in s.table.characters] == [1, 0, 0]


def test_panic_strikes_everybody(s: RaceTable) -> None:
    (rifle,) = s["scout"].held
    s["scout"].ammo[rifle] = 1
    s.event("panic")
    assert [list(c.ammo.values()) for c in s.table.characters] == [[4], [0], []]
    assert s["scout"].held == []


def test_sanitary_network_failure_breaks_green_rooms(s: RaceTable) -> None:
    s.room("canteen", "room-005").event("sanitary-network-failure")
    green = [p for p in s.game.board.order if p in s.table.explored and tile_at(s.game, p).color == "green"]
    assert "room-005" in green
    assert sorted(s.table.malfunction) == sorted(green)


def test_scent_of_blood_sounds_and_brings_an_adult(s: RaceTable) -> None:
    s.wounds("captain", serious=["leg"]).event("scent-of-blood")
    assert sorted(s.table.noise) == ["c-009-012", "c-012-016"]
    assert [(piece.kind, piece.place) for piece in s.table.intruders.values()] == [("adult", "room-012")]


# ---------------------------------------------------------------- attacks


@pytest.mark.parametrize(
    ("card", "kind", "before", "light", "serious", "contamination"),
    [
        ("blood-chase-4", "adult", (), 1, 0, 0),
        ("blood-rage-3", "queen", ("leg",), 0, 3, 0),
        ("cut-2", "adult", (), 2, 0, 1),
        ("infecting-the-host-4", "creeper", (), 0, 0, 1),
        ("perched-in-the-dark-4", "breeder", ("leg",), 0, 2, 0),
        ("piercing-the-heart-3", "queen", (), 0, 1, 1),
    ],
)
def test_an_attack_has_its_darkness_effect_too(
    s: RaceTable, card: str, kind: str, before: tuple[str, ...], light: int, serious: int, contamination: int
) -> None:
    s.wounds("captain", serious=before)
    s.strike(s.intruder(kind, "room-012"), "captain", card)
    who = s["captain"]
    assert (who.light, len(who.serious), s.contamination("captain")) == (light, serious, contamination)
    assert has_status(who, SLIME) is (card.startswith(("blood-chase", "infecting")))
    assert has_status(who, LARVA) is card.startswith("infecting")


@pytest.mark.parametrize(
    ("card", "kind", "before"),
    [("perched-in-the-dark-4", "adult", ("leg", "arm")), ("piercing-the-heart-3", "queen", ("leg",))],
)
def test_the_dark_kills_those_with_wounds_enough(s: RaceTable, card: str, kind: str, before: tuple[str, ...]) -> None:
    s.wounds("captain", serious=before)
    s.strike(s.intruder(kind, "room-012"), "captain", card)
    assert s["captain"].status == "dead"


def test_a_creeper_evolves_and_the_breeder_attacks_at_once(s: RaceTable) -> None:
    creeper = s.intruder("creeper", "room-012")
    s.strike(creeper, "captain", "evolve-4")
    assert [piece.kind for piece in s.at("room-012")] == ["breeder"]
    assert len(s.told("attack")) == 2


# ---------------------------------------------------------------- Weaknesses


def test_wary_of_shadows_keeps_the_darkness_effect_off(s: RaceTable) -> None:
    s.weakness("wary-of-shadows").wounds("captain", serious=["leg", "arm"])
    s.strike(s.intruder("adult", "room-012"), "captain", "perched-in-the-dark-4")
    assert (s["captain"].status, len(s["captain"].serious)) == ("active", 3)


def test_vulnerability_to_fire_reaches_through_the_whole_ship(s: RaceTable) -> None:
    s.weakness("vulnerability-to-fire").explored("room-002").fire("room-002")
    adult = s.intruder("adult", "room-002")
    s.top("attacks", "cut-5").step("event", "fire")
    assert adult.injuries == 2


def test_poor_trackers_leave_no_slime(s: RaceTable) -> None:
    s.weakness("poor-trackers")
    s.strike(s.intruder("adult", "room-012"), "captain", "blood-chase-4")
    assert (s["captain"].light, has_status(s["captain"], SLIME)) == (1, False)
