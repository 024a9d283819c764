"""The race on the Facility with the Lockdown Characters, and with others."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core import Ruleset, assemble
from nemesis_core.rules import affected_by, surprise
from nemesis_core.testing import RaceTable, set_up

pytestmark = pytest.mark.variant


@pytest.fixture(scope="module")
def classic() -> Ruleset:
    return assemble("lockdown-classic-intruders")


@pytest.fixture
def f(classic: Ruleset) -> RaceTable:
    """Janitor, Lab Rat and Xenobiologist on the Facility, all Sections and the Elevator with Power."""
    t = RaceTable(classic, ["janitor", "lab-rat", "xenobiologist"])
    t.game.facility.powered.update(dict.fromkeys("1234", 1))
    return t


def darken(f: RaceTable, section: str) -> None:
    facility = f.game.facility
    facility.powered[facility.power_at[section]] = 0


# ---------------------------------------------------------------- set-up


@pytest.mark.rule("LD-ORIG-03")
@pytest.mark.parametrize("crew", ["lockdown-crew", "nemesis-crew"])
@pytest.mark.parametrize("race", ["classic-intruders", "night-stalkers"])
def test_race_and_crew_are_two_choices(race: str, crew: str) -> None:
    ruleset = assemble(board="facility", race=race, mode="semi-coop", crew=[crew])
    game = set_up(ruleset, seats=3, seed=1)
    assert {game.cards.tokens[token].owner for token in game.table.bag} == {race}
    assert {game.cards.characters[who.id][0].owner for who in game.table.characters} == {crew}
    assert all(who.place for who in game.table.characters)


@pytest.mark.rule("LD-CLASSIC-01", "LD-CLASSIC-02", "LD-CLASSIC-03")
@pytest.mark.parametrize("seats", [2, 5])
def test_nothing_of_the_night_stalkers_is_in_the_game(classic: Ruleset, seats: int) -> None:
    game = set_up(classic, seats=seats, seed=3)
    cards, table_, lab = game.cards, game.table, game.laboratory
    tokens = [cards.tokens[x] for x in (*table_.bag, *table_.supply)]
    events = [cards.events[x] for x in table_.decks["events"]]
    attacks = [cards.attacks[x] for x in table_.decks["attacks"]]
    assert (len(tokens), len(events), len(attacks), len(lab.weaknesses), len(lab.spare)) == (27, 20, 20, 3, 3)
    owners = {record.owner for record in (*tokens, *events, *attacks)}
    owners |= {cards.weaknesses[x].owner for x in (*lab.weaknesses, *lab.spare)}
    assert owners == {"classic-intruders"}
    assert len(lab.eggs) == 5


# ---------------------------------------------------------------- research


@pytest.mark.rule("CI-WKN-02", "CI-WKN-03")
@pytest.mark.parametrize(
    ("kind", "revealed"), [("character-corpse", [1, 0, 0]), ("intruder-carcass", [0, 1, 0]), ("egg", [0, 0, 1])]
)
def test_the_laboratory_discovers_the_weakness_of_the_object(f: RaceTable, kind: str, revealed: list[int]) -> None:
    f.room("laboratory", "room-005").put("janitor", "room-005").hand("janitor", "search", "search").bare("janitor")
    f.mark("janitor", knowledge=1)
    f.act("janitor", "room", "analyze-object", f.carry("janitor", kind))
    assert f.game.laboratory.revealed == revealed
    assert f["janitor"].marks["knowledge"] == 4
    assert f.game.laboratory.discovered == 1


# ---------------------------------------------------------------- cards and pieces of the Facility


def test_coolant_leak_breaks_the_cooling_system_then_starts_the_autodestruction(f: RaceTable) -> None:
    f.room("cooling-system", "room-005")
    f.event("coolant-leak")
    assert sorted(f.table.malfunction) == ["room-005"]
    assert f.game.facility.autodestruction == -1
    f.table.decks["events"].append(f.table.removed.pop(f.table.removed.index("coolant-leak/1")))
    f.step("event", "event-card")
    running = f.game.facility.autodestruction
    assert running > 0
    f.table.decks["events"].append(f.table.removed.pop(f.table.removed.index("coolant-leak/1")))
    f.step("event", "event-card")
    assert f.game.facility.autodestruction == running


def test_power_surge_turns_the_time_token_to_its_inactive_side(f: RaceTable) -> None:
    f.game.facility.time_active = True
    f.event("power-surge")
    assert not f.game.facility.time_active


def test_on_a_staircase_the_darkness_effect_of_an_event_applies(f: RaceTable) -> None:
    f.put("janitor", "staircase-12-west").put("lab-rat", "alert-room").put("xenobiologist", "alert-room")
    f.event("egg-protection")
    assert [f.contamination(who) for who in (0, 1, 2)] == [1, 0, 0]


def test_a_reaction_keeps_the_slime_of_a_regeneration_off(f: RaceTable) -> None:
    darken(f, "s-02")
    f.put("janitor", "alert-room").put("lab-rat", "alert-room").put("xenobiologist", "isolation-room")
    f.hand("lab-rat", "feel-of-the-dark")
    f.will(("react", f["lab-rat"].hand[0], "ignore-darkness-event"))
    f.event("regeneration")
    assert [f[who].marks.get("slime", 0) for who in (0, 1)] == [1, 0]


@pytest.mark.parametrize("card", ["scent-of-prey", "regeneration"])
def test_in_an_enviro_suit_slime_from_before_calls_nobody(f: RaceTable, card: str) -> None:
    darken(f, "s-02")
    f.put("janitor", "alert-room").put("lab-rat", "isolation-room").put("xenobiologist", "isolation-room")
    f.bare("janitor").mark("janitor", slime=1).give("janitor", "enviro-suit")
    assert not affected_by(f.game, f["janitor"], "slime")
    f.event(card)
    assert f.table.noise == {}
    assert f.at("alert-room") == []
    assert f.told("noise.roll") == []
    assert not [question for question in f.asked if question.seat == f["janitor"].seat]


def test_a_light_is_of_no_use_against_a_token(f: RaceTable) -> None:
    darken(f, "s-02")
    f.put("janitor", "alert-room").hand("janitor", "search")
    f.give("janitor", "glowstick")
    adult = f.intruder("adult", "alert-room")
    f.top("attacks", "slime-5").do(lambda: surprise(f.game, f["janitor"], adult, "token-adult-3/1"))
    assert [event["number"] for event in f.told("surprise")] == [3]
    assert f.asked == []


# ---------------------------------------------------------------- Weaknesses and the Weapons of the Facility


def shot(f: RaceTable, weapon: str, *faces: str) -> Any:
    """The Janitor shoots `weapon` at an Adult in the Alert Room and rolls `faces`; returns the Adult."""
    f.put("janitor", "alert-room").put("lab-rat", "isolation-room").put("xenobiologist", "isolation-room")
    f.bare("janitor").hand("janitor", "search", "search")
    card, adult = f.give("janitor", weapon, ammo=3), f.intruder("adult", "alert-room")
    die = "advantage-die" if f.game.hooks.shoot_die(f.game, f["janitor"]) else "combat-die"
    f.dice(die, *faces).top("attacks", "bite-6").act("janitor", "shoot", card, adult.id)
    return adult


@pytest.mark.parametrize(
    ("weapon", "injuries"), [("combat-rifle", 2), ("pistol", 2), ("service-revolver", 1), ("combat-shotgun", 3)]
)
def test_energy_weapons_of_the_facility_hurt_one_more(f: RaceTable, weapon: str, injuries: int) -> None:
    f.weakness("vulnerability-to-energy")
    # One for a hit, one more with the shotgun by its own rule, one more with each Energy Weapon.
    assert shot(f, weapon, "hit").injuries == injuries


@pytest.mark.parametrize(("weapon", "injuries"), [("service-revolver", 1), ("combat-shotgun", 2)])
def test_a_blank_on_the_combat_die_is_a_hit_on_an_adult_for_the_weapon_too(
    f: RaceTable, weapon: str, injuries: int
) -> None:
    f.weakness("vital-places")
    darken(f, "s-02")
    assert shot(f, weapon, "blank").injuries == injuries


def test_a_reagent_drives_an_adult_off(f: RaceTable) -> None:
    f.put("janitor", "alert-room").put("lab-rat", "isolation-room").put("xenobiologist", "isolation-room")
    f.bare("janitor").hand("janitor", "search", "search").mark("janitor", knowledge=5)
    adult = f.intruder("adult", "alert-room")
    f.use("janitor", f.give("janitor", "reagent"), "drive-off", adult.id)
    assert [fled["piece"] for fled in f.told("retreat")] == [adult.id]
    assert adult.injuries == 0


# ---------------------------------------------------------------- the end


def test_the_weaknesses_are_told_at_the_end(f: RaceTable) -> None:
    f.finish("purge")
    told = " ".join(text for rows in f.end_screen().values() for row in rows for text in row)
    assert all(f.game.cards.weaknesses[card].name in told for card in f.game.laboratory.weaknesses)


def test_a_killed_queen_is_on_the_screen(f: RaceTable) -> None:
    f.game.laboratory.queen_killed = True
    assert "Queen killed" in dict(f.screen()["The board"])["Intruders"]
