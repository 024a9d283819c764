"""What the records of the shared kinds say to a player, and by which names things are told."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core import Piece, Plugin
from nemesis_core.explain import explain_record
from nemesis_core.rules.labels import both, either, label, phrase, sentences
from nemesis_core.testing import fakes, table

MORE = {
    "item": [
        {
            "id": "beam",
            "name": "Beam",
            "kind": "deck",
            "counts": {"red": 2, "yellow": 1},
            "hand": 2,
            "weapon": "energy",
            "ammo_max": 4,
            "ammo_found": 1,
            "reload_tags": ["ammo-energy"],
            "text": "It hums.",
            "source": "stand-in",
        },
        {
            "id": "belt",
            "kind": "deck",
            "counts": {"green": 1},
            "uses": 3,
            "component": "cloth",
            "ammo_bonus": 2,
            "source": "stand-in",
        },
    ],
    "place": [
        {
            "id": "h",
            "name": "Hatch",
            "number": 8,
            "slot": "printed",
            "tile": "hall",
            "section": "low",
            "always_dark": True,
            "start": ["old-hand"],
            "roles": ["ledge", "well", "odd"],
            "source": "stand-in",
        }
    ],
    "section": [{"id": "low", "name": "Low", "source": "stand-in"}],
    "corridor": [{"id": "gh", "rooms": ["g", "h"], "source": "stand-in"}],
    "space": [
        {"id": "pod", "name": "Pod", "kind": "pod", "room_tile": "clinic", "capacity": 1, "source": "stand-in"},
        {"id": "lift", "kind": "lift", "rooms": ["a", "h"], "source": "stand-in"},
        {"id": "pool", "kind": "pool", "source": "stand-in"},
        {"id": "slot", "kind": "slot", "capacity": 1, "source": "stand-in"},
    ],
    "component": [
        {
            "id": "gauge",
            "name": "Gauge",
            "count": 1,
            "sides": ["up", "side-down"],
            "uses": ["light-wound"],
            "at_start": 1,
            "source": "stand-in",
        }
    ],
    "knowledge_source": [{"id": "computer", "amount": 1, "source": "stand-in"}],
    "condition": [
        {
            "id": "player-dead",
            "text": "The Character of player N (the number after the colon) is dead. Whoever did it.",
            "source": "seed",
        },
        {"id": "items-7", "text": "You hold 7 Items.", "source": "seed"},
    ],
}
RULESET = fakes(
    more=(Plugin(pieces=(Piece(id="more", kind="house-rule", title="More", records=MORE),)),), house_rules=("more",)
)


def lines(kind: str, name: str) -> list[str]:
    return list(explain_record(RULESET, kind, RULESET.content.find(kind, name)).lines)


def names(field: str, value: str) -> Any:
    return RULESET.compiled["names"][field].get(value)


# ---------------------------------------------------------------- cards and Items


@pytest.mark.parametrize(
    ("name", "says"),
    [
        (
            "look",
            [
                "An Action card, Cost 0 besides the card itself, only out of Combat.",
                "If the Item Counter of your Room is at least 1: Search the Room.",
            ],
        ),
        (
            "plan",
            [
                "An Action card, Cost 1 besides the card itself, in and out of Combat.",
                "One of these:",
                "- Draw 2 cards.",
                "- Put a Noise marker in an exit of your Room.",
            ],
        ),
        (
            "rage",
            [
                "An Action card, Cost 0 besides the card itself, only in Combat.",
                "An Intruder here suffers 1 Injury; then you pass.",
                "Then you must Pass.",
            ],
        ),
        (
            "stop",
            [
                "A reaction, Cost 0 besides the card itself, in and out of Combat.",
                "Another player in your Room has paid for an Action - That Action does nothing.",
            ],
        ),
    ],
)
def test_action_cards(name, says):
    assert lines("action_card", name) == says


@pytest.mark.parametrize(
    ("name", "says"),
    [
        (
            "beam",
            [
                "An Item, 2 in the red deck and 1 in the yellow deck.",
                "Heavy: it needs 2 Hand slots.",
                "Energy Weapon, at most 4 Ammo, 1 when found.",
                "It is filled by: cell.",
                "It hums.",
            ],
        ),
        (
            "belt",
            [
                "An Item, 1 in the green deck.",
                "Component symbol: cloth.",
                "It has 3 Uses.",
                "Attached to a Weapon it lets that hold 2 more Ammo.",
            ],
        ),
        (
            "tonic",
            [
                "A Crafted Item (2), made of the symbols cloth and medical.",
                "An Action of its own, Cost 1, in and out of Combat, One Use Only.",
                "Draw 1 card.",
            ],
        ),
        (
            "torch",
            ["A Starting Item of the alpha.", "Heavy: it needs 1 Hand slot.", "Energy Weapon, at most 5 Ammo."],
        ),
        (
            "medal",
            [
                "A Quest Item of the alpha.",
                "To activate it in the Clinic, pay Cost 1; not in Combat.",
                "An Action of its own, Cost 0, in and out of Combat.",
                "Draw 1 card.",
            ],
        ),
        (
            "lamp",
            [
                "An Item, 1 in the yellow deck.",
                "A reaction, Cost 0, in and out of Combat.",
                "You are in Darkness for a card or token - You are not.",
            ],
        ),
    ],
)
def test_items(name, says):
    assert lines("item", name) == says


# ---------------------------------------------------------------- the board


@pytest.mark.parametrize(
    ("kind", "name", "says"),
    [
        (
            "room",
            "clinic",
            [
                "A green Room: a Search draws from the green Item deck.",
                "It has a Computer.",
                "Room Action First aid, Cost 2. Heal all your Light Wounds.",
            ],
        ),
        ("room", "hall", ["It cannot be Searched."]),
        ("room", "lounge", ["A white Room: a Search draws from any one of the three Item decks."]),
        ("room", "brood", ["A black Room: a Search finds nothing here.", "No Malfunction marker may lie here."]),
        (
            "place",
            "d",
            [
                "In no Section.",
                "The Armoury lies here in every game.",
                "Its neighbours are a, c and e.",
                "It has an Entrance to the Crawlway.",
            ],
        ),
        (
            "place",
            "h",
            [
                "In Section Low.",
                "The Hall lies here in every game.",
                "Its neighbour is g.",
                "Here start: old hand.",
                "Always in Darkness.",
            ],
        ),
        ("corridor", "ef", ["A Corridor between e and f, with the numbers 1 and 3."]),
        ("corridor", "gh", ["A Corridor between g and Hatch."]),
        ("network", "crawlway", ["Entrances in a, b, c, d and g."]),
        ("section", "low", ["Its Rooms: Hatch."]),
        ("space", "pod", ["It is entered from the Clinic.", "It holds 1 Character."]),
        ("space", "lift", ["It serves a and Hatch."]),
        ("space", "pool", ["A space beside the Rooms."]),
        ("space", "slot", ["It holds 1 token."]),
        ("board", "fake-board", ["A board with 8 places."]),
    ],
)
def test_records_of_a_board(kind, name, says):
    assert lines(kind, name) == says


def test_a_place_says_what_it_is_if_there_is_a_word_for_its_role(monkeypatch):
    monkeypatch.setitem(RULESET.compiled["names"], "spot", {"ledge": "a ledge", "well": "a well", "a": "a tower"})
    assert lines("place", "h")[:2] == ["In Section Low.", "It is a ledge and a well."]
    assert "tower" not in " ".join(lines("place", "a"))


# ---------------------------------------------------------------- Characters, Objectives, the rest


@pytest.mark.parametrize(
    ("kind", "name", "says"),
    [
        (
            "character",
            "alpha",
            [
                "Worker, Draft card grey-1, Knowledge 1 at the start.",
                "Starting Item: torch.",
                "Quest Item: medal.",
                "Action deck: 4 x look, 4 x plan, rage, stop.",
            ],
        ),
        (
            "character",
            "beta",
            ["Worker, Draft card grey-2.", "Action deck: 4 x look, 4 x plan, rage, stop."],
        ),
        (
            "objective",
            "trophy",
            [
                "Personal Objective.",
                "You win if your Character survives and: (carry Egg and another survivor), or (only survivor).",
            ],
        ),
        (
            "objective",
            "silence-two",
            [
                "Corporate Objective, dealt to 2 or more players.",
                "You win if your Character survives and: the Character of player 2 is dead.",
                "- The Character of player 2 is dead. Whoever did it.",
            ],
        ),
        (
            "objective",
            "hoard",
            ["Personal Objective.", "You win if your Character survives and: you hold 7 Items."],
        ),
        (
            "component",
            "gauge",
            [
                "There is one.",
                "It stands for: light Wound.",
                "Its sides: up and side down.",
                "In play at the start: 1.",
            ],
        ),
        ("component", "noise-marker", ["There are 8."]),
        ("contamination", "bad", ["4 of 12 Contamination cards are INFECTED."]),
        ("contamination", "good", ["8 of 12 Contamination cards are not INFECTED."]),
        ("serious_wound", "hand", ["count: 3; item cost: 1"]),  # the fakes have no text for it
        ("exploration_token", "fire-2", ["Effect fire; the Item Counter is set to 2."]),
        ("exploration_effect", "doors", ["The Noise roll follows as usual."]),
        ("die", "noise-die", ["Its faces: 1, 1, 2, 2, 3, 3, 4, 4, Silence, Danger."]),
        ("knowledge", "track", ["Knowledge goes up to 8."]),
    ],
)
def test_other_records(kind, name, says):
    assert lines(kind, name) == says


def test_what_has_no_name_is_not_called_by_a_condition_of_the_same_id():
    """The condition is "your Room has a working Computer"."""
    source = RULESET.content.find("knowledge_source", "computer")
    assert explain_record(RULESET, "knowledge_source", source).title == "Computer (knowledge source)"


def test_endurance_test_is_called_as_in_the_rules():
    assert lines("intruder_kind", "giant")[1].startswith("An endurance test draws 2 Attack cards: ")
    assert "LD-INJ-06" in RULESET.compiled["references"]["endurance test"]


def test_race_of_one_miniature_and_card_without_movement():
    assert lines("intruder_kind", "giant")[-1] == "There is 1 miniature."
    assert lines("event_card", "grubs-3-1") == [
        "Intruders without a Character in their Room move through Corridor 3 and Corridor 1: grub.",
        "Nothing.",
    ]


# ---------------------------------------------------------------- names


@pytest.mark.parametrize(
    ("field", "value", "says"),
    [
        ("by", "ef", "Corridor 1, 3"),
        ("by", "gh", "the Corridor between g and Hatch"),
        ("by", "crawlway", "the Crawlway"),
        ("player", "p2", "seat 2"),
        ("player", "p5", "seat 5"),
        ("player", "p6", None),
        ("draft", "grey-3", "the gamma"),
        ("goods", "beam", "the Beam"),
        ("goods", "egg", "an Egg"),
        ("goods", "character-corpse", "a Character Corpse"),
        ("goods", "nothing", "nothing"),
        ("target", "drone-4", "drone 4"),
        ("target", "eggs", "an Egg"),
        ("card", "beta.plan", "plan"),
        ("card", "scratch-4", "scratch (blood 4)"),
        ("card", "bite-flee", "bite (Retreat arrow)"),
        ("top", "drones-2", "drones 2 (drone through Corridor 2)"),
        ("option", "dress-serious", "dress serious"),
        ("face", "two-hits", "two hits"),
        ("missing", "player-dead:3", "the Character of player 3 is dead"),
        ("missing", "carry-egg", "carry Egg"),
    ],
)
def test_things_have_names(field, value, says):
    assert names(field, value) == says


def test_corridors_without_numbers_are_told_by_what_the_seat_knows_of_their_ends():
    t = table(RULESET)
    assert t.names("alpha")["by"]["gh"] == "the Corridor g - Hatch"
    assert t.names("alpha")["by"]["ef"] == "Corridor 1, 3"


def test_own_item_with_the_name_of_another_is_told_with_its_character():
    lens = {"name": "Lens", "source": "stand-in"}
    own = [{"id": f"{who}-lens", "kind": "starting", "character": who, **lens} for who in ("alpha", "beta")]
    items = [{"id": "lens", "kind": "deck", "counts": {"red": 1}, **lens}, *own]
    more = Plugin(pieces=(Piece(id="more", kind="house-rule", title="More", records={"item": items}),))
    told = fakes(more=(more,), house_rules=("more",)).compiled["names"]
    assert [told["item"][item] for item in ("lens", "alpha.alpha-lens", "beta.beta-lens")] == [
        "Lens",
        "alpha's Lens",
        "beta's Lens",
    ]
    assert told["goods"]["alpha.alpha-lens"] == "the alpha's Lens"
    assert told["item"]["alpha.torch"] == "torch"


def test_labels_have_the_terms_of_the_rules_with_a_capital():
    assert label("check-two-rooms") == "check two Rooms"
    assert label("put-out-fire") == "put out Fire"


def test_conditions_are_told_with_their_number():
    texts = {"rich": "You hold N Items (more count too). Eggs do not count.", "kind": "Be kind."}
    assert sentences(texts, "rich:3") == "You hold 3 Items (more count too). Eggs do not count."
    assert phrase(texts, "rich:3") == "you hold 3 Items (more count too)"
    assert sentences(texts, "kind") == "Be kind."
    assert sentences(texts, "carry-egg") == "carry Egg"


def test_lists_of_words():
    assert (both([]), both(["a"]), both(["a", "b"]), both(["a", "b", "c"])) == ("", "a", "a and b", "a, b and c")
    assert either(["a", "b", "c"]) == "a, b or c"
