"""The crew's decisions in words, as far as they are for the ship, and what its records say there."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.rules import Moment
from nemesis_core.testing import fakes

pytestmark = pytest.mark.variant

LOOK = "Look at 1 unexplored Room tile in secret"
ENGINE = "repair or break the Engine here: put its tokens in the order you like"
CARDS = [
    ("captain.basic-repairs/1", ("engine",), ENGINE),
    ("mechanic.fast-repairs/1", ("engine",), ENGINE),
    ("mechanic.ingenuity/1", ("engine",), ENGINE),
    ("pilot.repairs/1", ("engine",), ENGINE),
    ("pilot.knowledge-of-the-ship/1", ("peek-room",), "look at an unexplored Room tile"),
    ("pilot.piloting/1", ("check-coordinates",), "look at the Coordinates card"),
]
ITEMS = [
    ("soldier.autoloader", ("attach", "soldier.assault-rifle"), "attach it to the Assault Rifle"),
    ("mechanic.flashlight", ("search-room", "red"), "draw 2 cards of the red deck and keep one"),
    (
        "scientist.laboratory-equipment",
        ("analyse", "egg/1"),
        "discover the Weakness that belongs to an Egg",
    ),
    (
        "captain.log-key",
        ("read-objective", "p2", "corporate"),
        "look at the corporate Objective of seat 2 (Soldier)",
    ),
    (
        "pilot.orbital-maneuvering-system",
        ("steer",),
        "make everybody Pass, and leave out the Intruder Attack step of this round",
    ),
    ("scout.security-key", ("doors", "cockpit"), "open or close Doors round Cockpit"),
]
REACTIONS = [
    ("soldier.armor", ("ignore-attack",), "ignore that Attack"),
    ("scout.motion-scanner", ("roll-again",), "discard 1 Action card and roll again"),
]
TORCH = ("item", "mechanic.plasma-torch", "door", "c-001-002")
POD = ("item", "pilot.pilot-evacuation-key", "pod", "pod-1")


def told(t: Any, *options: tuple[str, ...], **asked: Any) -> list[str]:
    return [offer.text for offer in t.words("captain", *options, **asked).offers]


@pytest.mark.parametrize(("card", "use", "says"), CARDS)
def test_what_cards_are_played_for(ship: Any, card: str, use: tuple[str, ...], says: str) -> None:
    t = ship("captain", "soldier")
    assert told(t, ("card", card, *use)) == [f"Play {t.game.cards.action[card].record.name}: {says}"]


@pytest.mark.parametrize(("item", "use", "says"), ITEMS)
def test_what_items_are_used_for(ship: Any, item: str, use: tuple[str, ...], says: str) -> None:
    t = ship("captain", "soldier")
    assert told(t, ("item", item, *use)) == [f"Use the {t.game.cards.item[item].record.name}: {says}"]


@pytest.mark.parametrize(("item", "use", "says"), REACTIONS)
def test_what_reactions_do(ship: Any, item: str, use: tuple[str, ...], says: str) -> None:
    t = ship("captain", "soldier")
    named = t.game.cards.item[item].record.name
    assert told(t, ("react", item, *use), kind="react") == [f"React with {named}: {says}"]


def test_doors_and_pods_are_told_by_name(ship: Any) -> None:
    (torch, pod) = told(ship("captain", "soldier"), TORCH, POD)
    assert torch.startswith("Use the Plasma Torch: open or close the Door in ")
    assert torch.endswith(", or close a Destroyed one")
    assert "c-001-002" not in torch
    assert pod == "Use the Pilot's Evacuation Key: lock or unlock Escape Pod 1"


def test_every_item_of_the_ship_with_a_use_is_told() -> None:
    content = fakes("nemesis", crew=("nemesis-crew",)).content
    uses = {(item.id, use.id) for item in content.of("item") if item.owner == "nemesis-crew" for use in item.option}
    known = {(item.partition(".")[2], use[0]) for item, use, _ in (*ITEMS, *REACTIONS)}
    assert uses - known == {("plasma-torch", "door"), ("pilot-evacuation-key", "pod")}


def test_a_noise_roll_is_told_to_who_can_repeat_it(ship: Any) -> None:
    t = ship("scout", "captain")
    moment = Moment("noise-rolled", t["scout"], card="danger")
    question = t.words("scout", ("pass",), ("react", "scout.motion-scanner", "roll-again"), kind="react", about=moment)
    assert question.text == "You have rolled Danger for Noise. Do you react?"


@pytest.mark.parametrize(
    ("kind", "about", "options", "asks", "says"),
    [
        (
            "each-door",
            ("c-001-002",),
            ["close", "leave", "open"],
            "The Door in ",
            ["Close it", "Leave it as it is", "Open it"],
        ),
        (
            "shoot-on",
            ("queen-1",),
            ["shoot", "stop"],
            "Your shot hit Queen 1: do you shoot again at once?",
            ["Shoot again", "Stop shooting"],
        ),
        ("any-door", None, ["none"], "Which Door do you open or close from the Cockpit?", ["None"]),
        (
            "rush",
            None,
            ["rush", "stop"],
            "You have used both Actions: do you suffer 1 Light Wound for a third one?",
            ["Suffer 1 Light Wound and act again", "End your turn"],
        ),
    ],
)
def test_questions_within_actions(
    traits: Any, kind: str, about: Any, options: list[str], asks: str, says: list[str]
) -> None:
    question = traits("captain", "soldier").words("captain", *options, kind=kind, about=about)
    assert question.text.startswith(asks)
    assert [offer.text for offer in question.offers] == says


def explained(ruleset: Any, kind: str, name: str) -> list[str]:
    return list(ruleset.hooks.explain_record(ruleset, kind, ruleset.content.find(kind, name)))


def test_the_need_of_a_computer_names_the_holo_computer_where_there_is_one(ship: Any, crew: Any) -> None:
    aboard, below = ship("scientist").game.ruleset, crew("scientist").game.ruleset
    text = "Look at the top card of the Event deck and put it back on the top or at the bottom."
    assert explained(aboard, "action_card", "risk-assessment")[1:] == [
        f"If your Room has a working Computer or you have the Holo Computer: {text}"
    ]
    assert explained(below, "action_card", "risk-assessment")[1:] == [f"If your Room has a working Computer: {text}"]


def test_a_quest_item_says_where_it_is_activated(ship: Any) -> None:
    lines = explained(ship("soldier").game.ruleset, "item", "autoloader")
    assert lines[:2] == ["A Quest Item of the Soldier.", "To activate it in the Armory, pay Cost 1; not in Combat."]
    assert "Attached to a Weapon it lets that hold 1 more Ammo." in lines


def test_a_character_is_explained_with_what_it_has_aboard(ship: Any) -> None:
    lines = explained(ship("mechanic").game.ruleset, "character", "mechanic")
    assert "Starting Item: Sawed-Off Shotgun." in lines
    assert "Quest Item: Flashlight, Plasma Torch." in lines
    assert lines[0] == "Draft card orange.", "the ship asks for no Knowledge, and all start in the same Room"
