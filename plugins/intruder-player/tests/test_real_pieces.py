"""The Intruder player on the ship and elsewhere, with the Intruders of the original game and with others."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core import assemble, make_bots, play_recorded, replay
from nemesis_core.rules import die, gain_status, has_status, scan_for_larva
from nemesis_core.testing import Table, table

pytestmark = pytest.mark.variant
SHIP = "nemesis-intruder"
MODE = "intruder-player"
PEOPLE = ("pilot", "mechanic", "scientist")


def led(variant: Any, people: tuple[str, ...], *cards: str) -> Table:
    """A table at which the second Character is dead and its player plays the Intruders with `cards`."""
    t = table(variant, people)
    die(t.game, t[1], "fire")
    t.will("take-over").start_round()
    t.game.semi_coop.chosen = True  # the first Encounter is over
    part = t.game.intruder_player
    part.deck += part.hand
    part.hand.clear()
    for card in cards:
        part.deck.remove(card)
        part.hand.append(card)
    t.log.clear()
    return t


def lead(t: Table, *option: str) -> None:
    """The Intruder player has a go with `option`."""
    t.table.turn = 1
    t.will(option).turn().turn()


# ---------------------------------------------------------------- on the ship


@pytest.mark.rule("MD-INTR-07")
def test_pods_stay_unlocked_and_the_corpse_lies_where_it_was() -> None:
    t = table(SHIP, PEOPLE)
    place = t["mechanic"].place
    die(t.game, t["mechanic"], "fire")
    assert t.game.ship.locked == {}
    corpses = [token for token in t.table.objects[place] if token.startswith("character-corpse/")]
    t.will("take-over").start_round()
    assert t.game.ship.locked == {}
    assert corpses and set(corpses) <= set(t.table.objects[place])


@pytest.mark.rule("MD-INTR-04")
def test_event_phase_of_the_ship_has_time_and_fire_alone() -> None:
    t = led(SHIP, PEOPLE)
    t.intruder("adult", t["pilot"].place)
    time, events, bag = t.game.ship.time, list(t.table.decks["events"]), list(t.table.bag)
    t.event_phase()
    assert t.game.ship.time == time - 1
    assert (t.table.decks["events"], t.table.bag) == (events, bag)
    assert t.told("attack") == []


def test_metamorphosis_is_what_the_event_card_eclosion_does() -> None:
    """The pilot carries a Larva and dies of it; the scientist, with an INFECTED card on top, gets one."""
    t = led(SHIP, PEOPLE, "metamorphosis-1/1")
    gain_status(t.game, t["pilot"], "larva")
    t.contaminate("scientist", infected=1, pile="deck")
    place = t["pilot"].place
    lead(t, "metamorphosis", "metamorphosis-1/1")
    assert (t["pilot"].status, t["pilot"].cause) == ("dead", "larva")
    assert [piece.kind for piece in t.at(place)] == ["creeper"]
    assert has_status(t["scientist"], "larva")


def test_larva_infests_without_an_attack_card() -> None:
    t = led(SHIP, PEOPLE, "pursuit-4/1")
    larva = t.intruder("larva", t["pilot"].place)
    attacks = list(t.table.decks["attacks"])
    lead(t, "attack", "pursuit-4/1", larva.id, "p1")
    assert has_status(t["pilot"], "larva")
    assert (t.table.intruders, t.table.decks["attacks"]) == ({}, attacks)


# ---------------------------------------------------------------- elsewhere


@pytest.mark.parametrize(
    ("variant", "number"), [(SHIP, 0), ("lockdown-classic-intruders", 1), ("chytrids-on-the-ship", 1), ("lockdown", 2)]
)
def test_readings_where_no_rulebook_describes_it(variant: str, number: int) -> None:
    readings = assemble(variant, mode=MODE).readings
    assert sum("Intruder player" in reading for reading in readings) == number


def test_board_keeps_what_it_does_in_the_event_phase() -> None:
    """The Facility moves Time and removes Noise; nothing else is drawn."""
    t = led(assemble("lockdown", mode=MODE), ("sentry", "hacker", "janitor"))
    time = t.game.facility.time
    t.event_phase()
    assert t.game.facility.time == time - 1
    assert (t.told("event"), t.told("bag")) == ([], [])


def test_race_does_nothing_beside_in_the_event_phase() -> None:
    made = assemble("carnomorphs", mode=MODE)
    race = {step.name for step in made.phases["event"] if step.owner == "carnomorphs"}
    assert race
    assert race <= made.compiled["intruder_steps"]


def test_metamorphosis_of_chytrids_is_their_infection() -> None:
    """The sentry has a Spore and dies of it; the janitor, with an INFECTED card on top, gets one."""
    t = led(assemble("chytrids", mode=MODE), ("sentry", "hacker", "janitor"), "metamorphosis-1/1")
    t.contaminate("sentry", infected=1, pile="hand")
    scan_for_larva(t.game, t["sentry"], [card for card in t["sentry"].hand if card.startswith("contamination/")])
    t.contaminate("janitor", infected=1, pile="deck")
    lead(t, "metamorphosis", "metamorphosis-1/1")
    assert t["sentry"].status == "dead"
    assert t["janitor"].marks.get("spore") == 1


@pytest.mark.parametrize("race", ["classic-intruders", "night-stalkers", "chytrids", "void-seeders", "carnomorphs"])
@pytest.mark.parametrize("variant", ["nemesis", "lockdown"])
@pytest.mark.parametrize("house_rules", [(), ("intruder-from-the-start",)])
def test_games_are_recorded_and_replayed_with_every_race(variant: str, race: str, house_rules: tuple[str, ...]) -> None:
    made = assemble(variant, race=race, mode=MODE, house_rules=house_rules)
    record = play_recorded(made, 4, 5, make_bots("random", 4, 5))
    assert record.ending not in ("", "stall")
    assert replay(record, made) is None
