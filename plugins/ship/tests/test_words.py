"""The ship's decisions in words: every Room Action and Item, and what is asked within them."""

from __future__ import annotations

import pytest

from nemesis_core.rules import die
from nemesis_core.testing import fakes

ROOMS = [
    (("airlock-procedure", "room-003"), "Start the Emergency Airlock procedure in Room 003"),
    (("analyse", "character-corpse"), "Analyse a Character Corpse"),
    (("analyse", "egg"), "Analyse an Egg"),
    (("check-coordinates",), "Check the Coordinates"),
    (("check-engines",), "Check the status of all Engines"),
    (("check-the-engine",), "Check the Engine"),
    (("enter-a-pod",), "Try to enter an Escape Pod, after a Noise roll"),
    (("fire-control", "cockpit"), "Put out the Fire in Cockpit and make its Intruders Retreat"),
    (("have-a-snack",), "Have a snack"),
    (("hibernate",), "Try to hibernate, after a Noise roll"),
    (("look", "room-003"), "Look at Room 003 and its Exploration token"),
    (("move-doors", "room-003"), "Open or close Doors around Room 003"),
    (("recharge", "prototype-rifle/1"), "Put 2 Ammo on the Prototype Rifle"),
    (("search", "green"), "Draw 2 cards of the green deck and keep one"),
    (("send-a-signal",), "Send a Signal"),
    (("set-destination", "C"), "Set the Destination to C"),
    (("start",), "Start the Self-Destruct Sequence"),
    (("stop",), "Stop the Self-Destruct Sequence"),
    (("surgery",), "Perform a Surgery procedure"),
    (("take-a-shower",), "Take a shower"),
    (("take-an-egg",), "Take one Egg and make a Noise roll"),
    (("treat-your-wounds", "dress-all-serious"), "Dress all your Serious Wounds"),
    (("treat-your-wounds", "heal-all-light"), "Heal all your Light Wounds"),
    (("treat-your-wounds", "heal-one-dressed"), "Heal one Dressed Serious Wound"),
    (("turn-a-pod", "pod-2"), "Lock or unlock Escape Pod 2"),
]

WAY = "the Corridor 003-007"
ENGINE = "repair or break the Engine here: put its tokens in the order you like"
ITEMS = [
    (("adrenaline-injection/1", "inject"), "draw 1 card and take as many Actions as you can pay for"),
    (("alcohol/1", "disinfect", "contamination/4"), "Scan and remove Contamination"),
    (("antidote/1", "cure"), "remove all INFECTED cards and the Larva for 1 Contamination card, then pass"),
    (("bandages/1", "dress-serious", "arm/2"), "Dress the Serious Wound Arm"),
    (("bandages/1", "heal-light"), "Heal all your Light Wounds"),
    (("chemicals/1", "refuel", "flamethrower/1"), "fill the Flamethrower"),
    (("clothes/1", "dress-serious", "arm/2"), "Dress the Serious Wound Arm"),
    (("clothes/1", "wipe"), "remove your Slime marker"),
    (("comms-key/1", "read-objective", "p2", "solo-coop"), "look at the Solo/Coop Objective of seat 2 (beta)"),
    (("decoy/1", "lure", "room-003"), "lure the Intruders around Room 003 into it"),
    (
        ("duct-tape/1", "combine", "prototype-rifle/1", "flamethrower/1"),
        "tape the Prototype Rifle and the Flamethrower together",
    ),
    (("duct-tape/1", "engine"), ENGINE),
    (("duct-tape/1", "fix-room"), "remove the Malfunction marker here"),
    (("energy-charge/1", "door", "c-003-007"), f"open or close the Door in {WAY}"),
    (("energy-charge/1", "load", "prototype-rifle/1"), "fill the Prototype Rifle"),
    (("evacuation-key/1", "pod", "pod-3"), "lock or unlock Escape Pod 3"),
    (("extended-magazine/1", "attach", "prototype-rifle/1"), "attach it to the Prototype Rifle"),
    (("fire-extinguisher/1", "put-out-fire"), "remove the Fire marker here"),
    (("fire-extinguisher/1", "repel", "drone-1"), "make drone 1 Retreat"),
    (("grenade/1", "throw", "drone-2"), "throw it at drone 2"),
    (("grenade/1", "throw-at-eggs", "room-003"), "throw it at the Eggs in Room 003"),
    (("medkit/1", "dress-serious", "body/4"), "Dress the Serious Wound Body"),
    (("medkit/1", "heal-serious", "leg/1"), "Heal the Serious Wound Leg"),
    (("military-drugs/1", "swallow"), "put away cards of your hand and draw up to one more"),
    (("molotov-cocktail/1", "throw", "room-003"), "throw it into Room 003"),
    (("molotov-cocktail/1", "throw-at-eggs", "room-003"), "throw it at the Eggs in Room 003"),
    (("nemesis-plans/1", "check-two-rooms", "room-003"), "look at the Room tile at Room 003 and at one more"),
    (("recon-drone/1", "scout-room", "room-003"), "look at Room 003 and its Exploration token"),
    (("self-destruct-key/1", "toggle", "start"), "start the Self-Destruct sequence"),
    (("self-destruct-key/1", "toggle", "stop"), "stop the Self-Destruct sequence"),
    (("smoke-grenade/1", "smoke", "room-007", "c-003-007"), "slip away to Room 007 through Corridor 3, 4"),
    (("space-suit/1", "spacewalk", "room-003"), "discard all Action cards and go to Room 003"),
    (("synthetic-food/1", "eat"), "draw 2 cards"),
    (("taser/1", "shock-character", "p2"), "make seat 2 (beta) discard the whole hand"),
    (("taser/1", "shock-intruder", "drone-1"), "shock drone 1"),
    (("technical-corridors-plans/1", "crawl", "room-003"), "go through the Technical Corridors to Room 003"),
    (("tools/1", "door", "c-003-007"), f"open or close the Door in {WAY}"),
    (("tools/1", "engine"), ENGINE),
    (("tools/1", "fix-room"), "remove the Malfunction marker here"),
]


@pytest.mark.parametrize(("option", "says"), ROOMS)
def test_room_actions(ship, option, says):
    (text,) = ship().where("alpha", option[0], "room-013").said("alpha", ("room", *option))
    assert text == f"Use the Room: {says}"


@pytest.mark.parametrize(("option", "says"), ITEMS)
def test_uses_of_items(ship, option, says):
    t = ship()
    (text,) = t.said("alpha", ("item", *option))
    name = t.game.cards.item[option[0]].record.name
    assert text == f"Use the {name}: {says}"


def test_every_use_has_words_of_its_own_and_an_example_here():
    content = fakes(board="ship").content
    rooms = {action.id for room in content.of("room") if room.owner == "ship" for action in room.action}
    assert rooms == {option[0] for option, _ in ROOMS}
    items = [item for item in content.of("item") if item.owner == "ship"]
    uses = {(item.id, use.id) for item in items for use in item.option if not use.windows}
    assert uses == {(option[0].partition("/")[0], option[1]) for option, _ in ITEMS}


@pytest.mark.parametrize(
    ("kind", "about", "asks", "options", "says"),
    [
        (
            "pod",
            None,
            "No Intruder has come: which Escape Pod do you enter?",
            ["pod-1", "pod-3"],
            ["Enter Escape Pod 1", "Enter Escape Pod 3"],
        ),
        (
            "pod-entered",
            "pod-1",
            "You are in Escape Pod 1: is it launched now?",
            ["launch", "wait"],
            ["Launch it, with everybody in it", "Wait in it, and pass"],
        ),
        (
            "pod-waiting",
            "pod-4",
            "You wait in Escape Pod 4: what do you do?",
            ["launch", "leave", "stay"],
            ["Launch it, with everybody in it", "Step back into the Room and take your turn", "Wait on, and pass"],
        ),
        (
            "engine-top",
            "engine-2",
            "You see both tokens of Engine #2: which one do you put on top?",
            ["damaged", "working"],
            ["The Damaged one", "The Working one"],
        ),
        (
            "scan-hand",
            None,
            "Do you Scan the Contamination cards in your hand?",
            ["leave", "scan"],
            ["Leave them as they are", "Scan them"],
        ),
        (
            "each-door",
            "c-003-007",
            f"The Door in {WAY}: what do you do with it?",
            ["close", "leave"],
            ["Close it", "Leave it as it is"],
        ),
    ],
)
def test_questions_within_actions(ship, kind, about, asks, options, says):
    question = ship().words("alpha", *options, kind=kind, about=about)
    assert question.text == asks
    assert [offer.text for offer in question.offers] == says


def test_who_has_seen_the_coordinates_is_told_where_each_space_leads(ship):
    """Coordinates 1 lead from A to Earth, B to Mars, C to Venus and D into deep space."""
    t = ship()
    t.ship.coordinates, t.ship.coordinates_spare = ["coordinates-1"], ["coordinates-2"]
    t.game.know("coordinates-1", (0,))
    options = [("room", "set-destination", space) for space in "ACD"]
    assert t.said("alpha", *options) == [
        "Use the Room: Set the Destination to A (Earth)",
        "Use the Room: Set the Destination to C (Venus)",
        "Use the Room: Set the Destination to D (deep space)",
    ]
    beta = [offer.text for offer in t.words("beta", *options).offers]
    assert beta == [f"Use the Room: Set the Destination to {space}" for space in "ACD"]


def test_the_blue_corpse_is_told_from_others(ship):
    """It lies in the Hibernatorium from the start; gamma has died there."""
    t = ship("alpha", "beta", "gamma", at="hibernatorium").hand("alpha", "look")
    t.do(lambda: die(t.game, t["gamma"], "fire"))
    offered = [offer.text for offer in t.words("alpha").offers if offer.text.startswith("Pick up")]
    assert sorted(offered) == ["Pick up a Character Corpse", "Pick up the blue Character Corpse"]


def test_cost_of_room_actions(ship):
    t = ship().hand("alpha", "look", "look")
    costs = {offer.text: offer.cost for offer in t.words("alpha").offers}
    assert costs["Use the Room: Check the Coordinates"] == 2


# ---------------------------------------------------------------- the log


@pytest.mark.parametrize(
    ("field", "value", "says"),
    [
        ("cause", "engines", "the ship exploded in the jump"),
        ("cause", "jump", "awake when the ship jumped"),
        ("coordinates", "coordinates-1", "A Earth, B Mars, C Venus, D deep space"),
        ("ending", "ship_destroyed", "the ship explodes"),
        ("engine", "engine-3", "Engine #3"),
        ("face", "adult", "a hit on anything up to an Adult"),
        ("face", "danger", "Danger"),
        ("pod", "pod-2", "Escape Pod 2"),
        ("state", "damaged", "Damaged"),
        ("status", "escaped", "escaped in a Pod"),
        ("switch", "start", "start"),
    ],
)
def test_things_have_names(field, value, says):
    assert fakes(board="ship").compiled["names"][field][value] == says


def test_every_way_to_die_end_or_leave_has_a_name():
    """Those that the ship's own rules bring about."""
    names = fakes(board="ship").compiled["names"]
    assert {"airlock", "course", "engines", "jump", "ship_destroyed", "surgery"} <= set(names["cause"])
    assert {"jump", "ship_destroyed"} <= set(names["ending"])
    assert {"escaped", "hibernating"} <= set(names["status"])


def test_who_passes_where_the_airlock_opens_is_told_of_its_death(ship):
    t = ship(at="room-003")
    t.put("beta", "room-004")
    t.game.ship.airlock = "room-003"
    alpha, beta = (t.words(who, ("pass",)).offers[0].risks for who in ("alpha", "beta"))
    assert (alpha, beta) == (("death by the Airlock Procedure",), ())
