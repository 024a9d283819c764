"""The crew's decisions in words, and what its records say."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core import assemble
from nemesis_core.rules import Moment
from nemesis_core.testing import crew_rules

WAY = "the Corridor a - b"
HERE = [
    ("ceo.executive-access/1", ("door", "ab"), f"open or close the Door in {WAY}"),
    ("ceo.executive-access/1", ("free-room-action", "first-aid"), "use the Room: First aid"),
    ("ceo.golden-parachute/1", ("bonus",), "draw 3 cards"),
    ("ceo.golden-parachute/1", ("open-gate",), "open the Main Gate"),
    ("ceo.robot-assault/1", ("strike", "drone-1"), "deal 2 Injuries to drone 1"),
    ("ceo.robot-labour/1", ("fix-room",), "remove the Malfunction marker here"),
    ("ceo.robot-labour/1", ("put-out-fire",), "remove the Fire marker here"),
    ("android.mainframe-link/1", ("door", "ab"), f"open or close the Door in {WAY}"),
    ("android.power-core/1", ("flip-power",), "turn the Power token of your Section"),
    ("android.power-core/1", ("charge-weapon", "android.lockdown-arm-gun"), "put 1 Ammo on the Arm Gun"),
    ("android.self-diagnostics/1", ("heal-light",), "Heal your Light Wounds"),
    ("android.self-diagnostics/1", ("dress-serious", "leg/1"), "Dress the Serious Wound leg"),
    ("android.servo-strength/1", ("lift-and-go", "egg/1"), "pick up an Egg"),
    (
        "android.servo-strength/1",
        ("lift-and-go", "egg/1", "b", "ab"),
        "pick up an Egg and go to b (workshop) through Corridor 1",
    ),
    (
        "medic.er/1",
        ("sedate", "p2"),
        "for 1 Ammo seat 2 (Medic) receives a Contamination card and discards an Action card",
    ),
    ("medic.er/1", ("stimulate", "p1"), "for 1 Ammo seat 1 (CEO) draws 3 cards"),
    ("medic.field-dressing/1", ("two-patients", "p1"), "seat 1 (CEO)"),
    ("medic.field-dressing/1", ("two-patients", "p1", "leg/1"), "seat 1 (CEO): Dress leg"),
    ("medic.pharmacist/1", ("dress-serious", "p1", "leg/1"), "Dress leg of seat 1 (CEO)"),
    ("medic.pharmacist/1", ("heal-serious", "p1", "leg/1"), "Heal leg of seat 1 (CEO)"),
    ("psychologist.suggestion/1", ("empty-mind", "p1"), "look at the hand of seat 1 (CEO) and take a card out of it"),
    (
        "psychologist.suggestion/1",
        ("walk-away", "b", "ab", "p1"),
        "send seat 1 (CEO) to b (workshop) through Corridor 1",
    ),
    ("psychologist.group-therapy/1", ("share",), "the others here may draw 1 card, and you draw for it"),
    (
        "psychologist.profile/1",
        ("read-objective", "p1", "corporate"),
        "look at the corporate Objective of seat 1 (CEO)",
    ),
    ("convict.brawl/1", ("punch", "drone-1"), "strike drone 1 without a Contamination card"),
    ("convict.threaten/1", ("shake-down", "p1"), "seat 1 (CEO) discards an Action card or gives you an Item"),
    ("convict.pain-tolerance/1", ("shrug-off",), "Heal 1 Light Wound and draw 1 card"),
    ("convict.pain-tolerance/1", ("dress-serious", "leg/1"), "Dress the Serious Wound leg"),
    (
        "convict.break-through/1",
        ("smash-door", "ab"),
        f"destroy the Door in {WAY} and go through it without a Noise roll",
    ),
    (
        "bounty-hunter.track-target/1",
        ("silent-move", "b", "ab"),
        "go to b (workshop) through Corridor 1 without a Noise roll",
    ),
    ("bounty-hunter.stakeout/1", ("check-two-rooms",), "look at 2 unexplored Room tiles"),
    ("bounty-hunter.stakeout/1", ("remove-noise", "ab"), f"remove the Noise marker in {WAY}"),
    ("bounty-hunter.take-down/1", ("overpower", "p1"), "seat 1 (CEO) discards its hand or gives you an Item"),
]
ABOARD = [
    ("card", "ceo.golden-parachute/1", ("unlock-pod", "pod-1"), "lock or unlock Escape Pod 1"),
    (
        "card",
        "ceo.robot-labour/1",
        ("engine",),
        "repair or break the Engine here: put its tokens in the order you like",
    ),
    (
        "card",
        "android.direct-interface/1",
        ("remote-room-action", "cockpit", "check-coordinates"),
        "from afar, at Cockpit, use the Room: Check the Coordinates",
    ),
    ("card", "bounty-hunter.laika-seek/1", ("call-back",), "Laika comes back"),
    ("card", "bounty-hunter.laika-seek/1", ("call-back", "egg/1"), "Laika comes back with an Egg"),
    ("item", "medic.combat-drugs", ("draw",), "draw cards until you hold 5"),
    (
        "item",
        "medic.surgery-kit",
        ("operate", "p1"),
        "rid seat 1 (CEO) of INFECTED cards and the Larva, for a Light Wound",
    ),
    ("item", "ceo.ceo-private-channel", ("send-signal",), "send a Signal"),
    ("item", "android.android-memory-bank", ("restore",), "discard your hand and draw anew from all your cards"),
    ("item", "android.android-repair-frame", ("repair",), "Heal your Light Wounds and Dress your Serious ones"),
    (
        "item",
        "psychologist.psychologist-case-files",
        ("read-objectives",),
        "look at an Objective of each other player here",
    ),
    ("item", "psychologist.psychologist-sedative", ("calm-character", "p1"), "seat 1 (CEO) discards all Action cards"),
    ("item", "psychologist.psychologist-sedative", ("drive-off", "adult-1"), "make Adult 1 Retreat"),
    (
        "item",
        "bounty-hunter.bounty-hunter-flares",
        ("light-up",),
        "look at up to 2 unexplored Rooms next to you and their tokens",
    ),
    (
        "item",
        "bounty-hunter.bounty-hunter-net-gun",
        ("net-intruder", "adult-1"),
        "Adult 1 makes no Attack in this round",
    ),
    ("item", "bounty-hunter.bounty-hunter-net-gun", ("net-character", "p1"), "seat 1 (CEO) passes"),
    ("item", "convict.convict-stash", ("open", "red"), "take 2 cards of the red deck"),
    ("item", "convict.handcuff-key", ("unlock", "p1"), "free seat 1 (CEO) of the Handcuffs"),
]
QUESTIONS = [
    ("second-patient", ("p1",), "Whom do you treat besides, and how?", "Seat 1 (CEO)"),
    ("second-patient", ("p1", "leg/1"), "Whom do you treat besides, and how?", "Seat 1 (CEO): Dress leg"),
    ("second-patient", ("none",), "Whom do you treat besides, and how?", "Nobody"),
    ("empty-mind", "ceo.rest/1", "Which Action card does seat 1 (CEO) discard?", "Rest"),
    ("therapy", "draw", "Seat 1 (CEO) listens to you: do you draw 1 card?", "Draw 1 card"),
    ("therapy", "keep quiet", "Seat 1 (CEO) listens to you: do you draw 1 card?", "Say nothing"),
    ("shaken", ("discard",), "Seat 1 (CEO) threatens you: what do you give up?", "Discard an Action card"),
    ("shaken", ("give", "rag/1"), "Seat 1 (CEO) threatens you: what do you give up?", "Give the rag"),
    ("overpowered", ("discard",), "Seat 1 (CEO) has overpowered you: what do you give up?", "Discard your hand"),
    ("overpowered", ("give", "rag/1"), "Seat 1 (CEO) has overpowered you: what do you give up?", "Give the rag"),
    ("key-keeper", "p2", "To whom do you give the Handcuff Key?", "To seat 2 (Medic)"),
    ("laika-on", ("b", "ab"), "Does Laika run on to another Room?", "To b (workshop) through Corridor 1"),
    ("laika-on", ("stay",), "Does Laika run on to another Room?", "She stays there"),
    (
        "case-file",
        ("p2", "corporate"),
        "At which Objective of this player do you look?",
        "The corporate Objective of seat 2 (Medic)",
    ),
]


@pytest.mark.parametrize(("card", "use", "says"), HERE)
def test_what_cards_are_played_for(crew: Any, card: str, use: tuple[str, ...], says: str) -> None:
    t = crew("ceo", "medic")
    assert t.said("ceo", ("card", card, *use)) == [f"Play {t.game.cards.action[card].record.name}: {says}"]


@pytest.mark.variant
@pytest.mark.parametrize(("kind", "card", "use", "says"), ABOARD)
def test_what_is_for_the_ship(ship: Any, kind: str, card: str, use: tuple[str, ...], says: str) -> None:
    t = ship("ceo", "medic")
    record = t.game.cards.defs[card].record
    lead = f"Play {record.name}: " if kind == "card" else f"Use the {record.name}: "
    assert t.said("ceo", (kind, card, *use)) == [lead + says]


@pytest.mark.parametrize(("kind", "option", "asks", "says"), QUESTIONS)
def test_what_is_asked(crew: Any, kind: str, option: Any, asks: str, says: str) -> None:
    asked = crew("ceo", "medic").words("medic", option, kind=kind, about=(0,))
    assert (asked.text, [offer.text for offer in asked.offers]) == (asks, [says])


@pytest.mark.parametrize(
    ("card", "option", "says"),
    [
        ("ceo.robot-guard/1", "shield", "that Attack does nothing"),
        ("android.cold-logic/1", "ignore-surprise", "ignore the effect of that Attack card"),
    ],
)
def test_how_one_reacts(crew: Any, card: str, option: str, says: str) -> None:
    t = crew("ceo", "medic")
    moment = Moment("attack-target", t["ceo"])
    name = t.game.cards.action[card].record.name
    assert t.said("ceo", ("react", card, option), kind="react", about=moment) == [f"React with {name}: {says}"]


@pytest.mark.variant
def test_the_confidant_is_asked(traits: Any) -> None:
    t = traits("psychologist", "medic")
    asked = t.words("psychologist", "nobody", "p2", kind="confidant")
    assert asked.text == "You Trade: at whose hand do you look?"
    assert [offer.text for offer in asked.offers] == ["At nobody's", "At the hand of seat 2 (Medic)"]


def test_a_card_of_the_robot_says_what_it_needs(crew: Any) -> None:
    ruleset = crew("ceo").game.ruleset
    lines = ruleset.hooks.explain_record(ruleset, "action_card", ruleset.content.find("action_card", "robot-assault"))
    assert any(line.startswith("If your Robot has Energy: ") for line in lines)


def test_of_the_bounty_hunter_it_is_said_that_one_quest_item_is_drawn(crew: Any) -> None:
    ruleset = crew("ceo").game.ruleset
    lines = ruleset.hooks.explain_record(ruleset, "character", ruleset.content.find("character", "bounty-hunter"))
    assert "Quest Item: Bounty Contract: Alive or Bounty Contract: Dead." in lines


def test_a_trait_is_explained(crew: Any) -> None:
    ruleset = crew("android").game.ruleset
    lines = ruleset.hooks.explain_record(ruleset, "trait", ruleset.content.find("trait", "synthetic"))
    assert lines[0] == "The Trait of the Android."
    assert lines[1].startswith("Whenever you draw a Contamination card")


@pytest.mark.parametrize("word", ["bounty hunter", "character android", "trait", "colour"])
def test_words_of_the_crew_have_rules(crew: Any, word: str) -> None:
    assert crew("ceo").game.ruleset.compiled["references"][word]


def test_rules_of_lockdown_alone_are_behind_words_there_alone() -> None:
    """Aboard the ship everybody may have a Trait, the Bounty Hunter has the dog and a Starting Item."""
    aboard = crew_rules("aftermath-crew", "nemesis").compiled["references"]
    told = {rule for key, ids in aboard.items() if key.startswith("character ") for rule in ids}
    assert {rule for rule in told if rule.startswith("CR-")} == {
        "CR-CEO-01",
        "CR-OTHERS-01",
        "CR-MEDIC-01",
        "CR-AFTER-04",
    }
    assert {"trait", "bounty hunter", "contract", "robot"} & aboard.keys() == set()


@pytest.mark.variant
@pytest.mark.parametrize(
    ("variant", "who", "trait"),
    [("lockdown", "android", "Synthetic"), ("nemesis", "bounty-hunter", "Laika"), ("lockdown", "bounty-hunter", "")],
)
def test_a_character_is_told_with_its_trait(variant: str, who: str, trait: str) -> None:
    ruleset = assemble(variant, crew=("aftermath-crew",))
    lines = ruleset.hooks.explain_record(ruleset, "character", ruleset.content.find("character", who))
    assert [line for line in lines if line.startswith("Trait: ")] == ([f"Trait: {trait}."] if trait else [])


@pytest.mark.variant
def test_what_happened_is_told(ship: Any) -> None:
    t = ship("bounty-hunter").hand("bounty-hunter", "search")
    t.game.tell("laika.run", place="cockpit")
    t.game.tell("laika.back")
    t.game.tell("netted", piece="adult-1")
    t.game.tell("item.give", who=0, partner=1)
    assert t.story() == [
        "Laika runs to Cockpit.",
        "Laika is back with the Bounty Hunter.",
        "Adult 1 hangs in the net until the end of the round.",
        "Seat 1 (Bounty Hunter) gives seat 2 (Medic) an Item.",
    ]
