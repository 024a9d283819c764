"""The Facility's decisions in words: every Room Action, Item and Computer Action, and what is asked within them."""

from __future__ import annotations

import pytest

from nemesis_core.testing import fakes

ROOMS = [
    (("analyze-object", "egg/3"), "Analyze an Egg"),
    (("analyze-object", "intruder-carcass/1"), "Analyze an Intruder Carcass"),
    (("call-the-elevator",), "Call the Elevator"),
    (("check-an-objective", "p2"), "Check an Objective of seat 2 (beta)"),
    (("craft-equipment", "pistol/2", "reagent/1"), "Craft Equipment, the Pistol from the Reagent alone"),
    (("decontamination-procedure",), "Decontamination Procedure"),
    (("enter-css-pod-a",), "Enter the CSS Pod A"),
    (("enter-css-pod-b",), "Enter the CSS Pod B"),
    (("enter-css-pod-c",), "Enter the CSS Pod C"),
    (("examine-the-archives",), "Examine the Archives"),
    (("examine-the-archives", "p2", "1"), "Examine the Archives and look at Contingency 1 of seat 2 (beta)"),
    (("examine-the-archives", "pool", "2"), "Examine the Archives and look at Contingency 2 of the Neutral Pool"),
    (("exterminate-the-threat", "room-003"), "Exterminate the Threat in Room 003"),
    (("initiate-autodestruction",), "Initiate the Autodestruction Sequence"),
    (("lock-yourself-in",), "Lock Yourself In, after a Noise roll"),
    (("move-through-technical-corridors", "room-003"), "Move through Technical Corridors to Room 003"),
    (("peek-at-contingency", "pool", "1"), "Peek at Contingency 1 of the Neutral Pool, which you keep"),
    (("power-a-section",), "Turn over the Power token of this Section"),
    (("restore-power",), "Restore Power"),
    (("schedule-css", "10"), "Schedule CSS, looking at the token on slot 10"),
    (("schedule-css", "0"), "Schedule CSS, looking at the token on slot S"),
    (("send-a-signal",), "Send a Signal"),
    (("start-alert-procedure",), "Start the Alert Procedure"),
    (("stop-autodestruction",), "Stop the Autodestruction Sequence"),
    (("surgical-procedure",), "Surgical Procedure"),
    (("take-equipment", "taser/1"), "Take the Taser for 1 of the Item Counter"),
    (("take-neutralizer", "neutralizer/1"), "Take the Neutralizer"),
    (("take-one-egg",), "Take one Egg and make a Noise roll"),
    (("treat-your-wounds", "dress-all-serious"), "Dress all your Serious Wounds"),
    (("treat-your-wounds", "heal-all-light"), "Heal all your Light Wounds"),
    (("treat-your-wounds", "heal-one-dressed"), "Heal one Dressed Serious Wound"),
    (("use-the-elevator", "elevator-s-02"), "Ride the Elevator to Elevator Room S-02"),
    (("vent-out", "room-003"), "Vent Out Room 003"),
]

WAY = "the Corridor 001 - Repository"
ITEMS = [
    (("adrenaline-injection/1", "inject"), "draw 1 card and take as many Actions as you can pay for"),
    (("analyze-toolset/1", "analyze", "egg/2"), "analyze an Egg"),
    (("analyze-toolset/1", "scan-hand"), "Scan the Contamination cards in your hand"),
    (("antiseptic/1", "disinfect", "contamination/4"), "Scan and remove Contamination"),
    (("autodestruction-key/1", "toggle", "start"), "start Autodestruction"),
    (("autodestruction-key/1", "toggle", "stop"), "stop Autodestruction"),
    (("cave-plans/1", "crawl", "room-003"), "go through the Technical Corridors to Room 003"),
    (("clothes/1", "dress-serious", "arm/2"), "Dress the Serious Wound Arm"),
    (("clothes/1", "wipe"), "remove your Slime marker"),
    (("contingency-decoder/1", "peek-players", "pool", "2"), "look at Contingency 2 of the Neutral Pool"),
    (("decoy/1", "lure", "room-001"), "lure the Intruders around Room 001 into it"),
    (("duct-tape/1", "combine", "flashlight/1", "pistol/1"), "tape the Flashlight and the Pistol together"),
    (("duct-tape/1", "fix-room"), "remove the Malfunction marker here"),
    (("extended-magazine/1", "attach", "pistol/1"), "attach it to the Pistol"),
    (("facility-plans/1", "check-two-rooms", "room-003"), "look at the Room tile at Room 003 and at one more"),
    (("fire-blanket/1", "put-out-fire"), "remove the Fire marker here"),
    (("fire-blanket/1", "wipe"), "remove your Slime marker"),
    (("grenade/1", "throw", "drone-2"), "throw it at drone 2"),
    (("grenade/1", "throw-at-eggs", "room-001"), "throw it at the Eggs in Room 001"),
    (("main-gate-key/1", "open-gate"), "open the Main Gate"),
    (("medical-stapler/1", "dress-serious", "leg/1"), "Dress the Serious Wound Leg"),
    (("medical-stapler/1", "heal-light"), "Heal all your Light Wounds"),
    (("medkit/1", "dress-serious", "body/4"), "Dress the Serious Wound Body"),
    (("medkit/1", "heal-serious", "eyes/1"), "Heal the Serious Wound Eyes"),
    (("military-drugs/1", "swallow"), "put away cards of your hand and draw up to one more"),
    (("neutralizer/1", "cure"), "remove all INFECTED cards and the Larva, then pass with a new Action deck"),
    (("power-cell/1", "flip-power", "elevator"), "give Power to the Elevator"),
    (("power-cell/1", "flip-power", "s-02"), "give Power to S-02"),
    (("reagent/1", "drive-off", "drone-1"), "make drone 1 Retreat"),
    (("reagent/1", "refuel", "flamethrower/1"), "fill the Flamethrower"),
    (("recon-drone/1", "scout-room", "room-003"), "look at Room 003 and its Exploration token"),
    (("research-data/1", "study"), "gain 1 Knowledge"),
    (("scalpel/1", "cut-out-larva", "p1"), "cut the Larva out of seat 1 (alpha)"),
    (("scalpel/1", "stab", "drone-1"), "stab drone 1"),
    (("smoke-grenade/1", "smoke", "room-001", "c-001-017"), "slip away to Room 001 through Corridor 3, 4"),
    (("synthetic-food/1", "eat"), "draw 2 cards"),
    (("taser/1", "shock-character", "p2"), "make seat 2 (beta) discard the whole hand"),
    (("taser/1", "shock-intruder", "drone-1"), "shock drone 1"),
    (("thermite-charge/1", "blow-up", "repository"), "blow it up in Repository"),
    (("toolbelt/1", "door", "c-001-017"), f"open or close the Door in {WAY}"),
    (("toolbelt/1", "fix-gear", "p2", "flashlight/1"), "restore the Flashlight of seat 2 (beta)"),
    (("toolbelt/1", "fix-room"), "remove the Malfunction marker here"),
    (("weapon-battery/1", "door", "c-001-017"), f"open or close the Door in {WAY}"),
    (("weapon-battery/1", "load", "pistol/2"), "fill the Pistol"),
]

COMPUTERS = [
    (("door-control", "c-001-017"), f"open or close the Door in {WAY}"),
    (("fire-control", "room-003"), "put out the Fire in Room 003 and make its Intruders Retreat"),
    (("gain-knowledge",), "gain 1 Knowledge"),
    (("move-rover",), "send the empty Rover to the other end of its way"),
    (("peek-contingencies", "p2"), "look at the Contingencies of seat 2 (beta)"),
    (("peek-css", "8"), "look at the CSS token on slot 8"),
    (("swap-power", "s-01", "elevator"), "exchange the Power tokens of S-01 and the Elevator"),
]


@pytest.mark.parametrize(("option", "says"), ROOMS)
def test_room_actions(facility, option, says):
    (text,) = facility().where("alpha", option[0], "room-013").said("alpha", ("room", *option))
    assert text == f"Use the Room: {says}"


@pytest.mark.parametrize(("option", "says"), ITEMS)
def test_uses_of_items(facility, option, says):
    t = facility()
    (text,) = t.said("alpha", ("item", *option))
    name = t.game.cards.item[option[0]].record.name
    assert text == f"Use the {name}: {says}"


@pytest.mark.parametrize(("option", "says"), COMPUTERS)
def test_computer_actions(facility, option, says):
    (text,) = facility().said("alpha", ("computer", *option))
    assert text == f"Use the Computer: {says}"


def test_every_use_has_words_of_its_own_and_an_example_here():
    content = fakes(board="facility").content
    rooms = {action.id for room in content.of("room") if room.owner == "facility" for action in room.action}
    assert rooms - {option[0] for option, _ in ROOMS} == {"escape-the-facility"}  # which is an Action of its own
    items = [item for item in content.of("item") if item.owner == "facility"]
    uses = {(item.id, use.id) for item in items for use in item.option if not use.windows}
    assert uses == {(option[0].partition("/")[0], option[1]) for option, _ in ITEMS}
    assert {action.id for action in content.of("computer_action")} == {option[0] for option, _ in COMPUTERS}


def test_ways_out_of_the_facility(facility):
    assert facility().said("alpha", ("escape", "by-rover"), ("escape", "on-foot")) == [
        "Drive the Rover to the Bunker",
        "Escape to the Bunker on foot, after a Noise roll",
    ]


@pytest.mark.parametrize(
    ("card", "says"),
    [
        ("glowstick/1", "React with Glowstick: you are not in Darkness for this"),
        ("flashlight/2", "React with Flashlight: compare your hand with the lower number"),
    ],
)
def test_light_is_a_reaction(facility, card, says):
    t = facility()
    (use,) = t.game.cards.item[card].reactions
    assert t.said("alpha", ("react", card, use.id), kind="react") == [says]


@pytest.mark.parametrize(
    ("kind", "about", "asks", "options", "says"),
    [
        (
            "arrange-power",
            None,
            "How do you lay the four Power tokens?",
            [("s-01=1", "s-02=4", "s-03=2", "elevator=3")],
            ["1 on S-01, 4 on S-02, 2 on S-03, 3 on the Elevator"],
        ),
        (
            "ride",
            (1, "elevator-s-02"),
            "Seat 2 (beta) rides the Elevator to Elevator Room S-02: do you come along?",
            ["ride", "stay"],
            ["Come along", "Stay here"],
        ),
        (
            "move-css",
            "1",
            "You have looked at the CSS token on slot 1: where do you put it?",
            ["0", "2", "stay"],
            ["Move it to slot S", "Move it to slot 2", "Leave it where it is"],
        ),
        (
            "exterminate-price",
            "room-003",
            "How do you pay for Exterminate the Threat in Room 003?",
            ["item-counter", "malfunction"],
            ["Lower the Item Counter here by 1", "Put a Malfunction marker here"],
        ),
        (
            "more-ammo",
            "combat-rifle/1",
            "Two hits with the Combat Rifle: do you spend 1 more Ammo for 1 more Injury?",
            ["keep", "spend"],
            ["Keep the Ammo", "Spend 1 more Ammo"],
        ),
        ("second-room", None, "At which unexplored Room tile do you look next?", ["room-003"], ["Look at Room 003"]),
        (
            "put-away",
            None,
            "Which cards do you put on your discard pile?",
            ["alpha.look/2", "done"],
            ["Put away look", "Put away no more"],
        ),
        ("draw", None, "How many cards do you draw?", ["0", "1", "2"], ["Draw no card", "Draw 1 card", "Draw 2 cards"]),
    ],
)
def test_questions_within_actions(facility, kind, about, asks, options, says):
    question = facility().words("alpha", *options, kind=kind, about=about)
    assert question.text == asks
    assert [offer.text for offer in question.offers] == says


# ---------------------------------------------------------------- Costs


def test_cost_of_a_computer_action_is_that_of_the_face_up_card(facility):
    t = facility(at="alert-room").blue(1, 2, 3, 4).computer("computer-action-b").hand("alpha", "look", "look")
    costs = {offer.text: offer.cost for offer in t.words("alpha").offers}
    assert costs["Use the Computer: gain 1 Knowledge"] == 1  # Computer Action B costs 1
    assert costs["Use the Room: Start the Alert Procedure"] == 2


def test_cost_of_the_way_out(facility):
    t = facility(at="room-002").hand("alpha", "look", "look")
    t.facility.gate_open, t.facility.rover = True, "room-002"
    costs = {offer.text: offer.cost for offer in t.words("alpha").offers}
    assert costs["Drive the Rover to the Bunker"] == 2  # Escape the Facility, Cost 2


@pytest.mark.parametrize(("wounds", "cost"), [([], 1), (["hand"], 2), (["hand", "hand"], 2), (["arm", "hand"], 2)])
def test_a_wounded_hand_makes_every_item_dearer(facility, wounds, cost):
    t = facility().hand("alpha", "look", "look", "look")
    t.give("alpha", "research-data")
    t.wounds("alpha", serious=wounds)
    costs = {offer.text: offer.cost for offer in t.words("alpha").offers}
    assert costs["Use the Research Data: gain 1 Knowledge"] == cost


# ---------------------------------------------------------------- the log


@pytest.mark.parametrize(
    ("field", "value", "says"),
    [
        ("face", "blank", "a miss"),
        ("face", "discard-hit", "a hit for a discarded card"),
        ("face", "danger", "Danger"),
        ("slot", "0", "S"),
        ("slot", "s-03", "S-03"),
        ("target", "0", "S"),
        ("top", "computer-action-b", "Computer Action B (Gain Knowledge, Peek at a CSS token, Swap Power tokens)"),
        ("top", "lock-down", "Lock-down"),
    ],
)
def test_things_have_names(field, value, says):
    assert fakes(board="facility").compiled["names"][field][value] == says


def test_log_tells_of_signal_and_knowledge_token():
    story = fakes(board="facility").compiled["story"]
    assert story["status.gain status=signal"] == "Seat {who} sends a Signal."
    assert story["status.gain status=knowledge-active"].endswith("turned to its active side.")


def test_who_passes_in_the_sealed_room_is_told_of_its_death(facility):
    t = facility(at="room-003")
    t.put("beta", "room-004")

    def risks(who):
        (offer,) = t.words(who, ("pass",)).offers
        return offer.risks

    assert risks("alpha") == ()
    t.game.facility.venting = "room-003"
    assert risks("alpha") == ("death when the Room is vented",)
    assert risks("beta") == ()
