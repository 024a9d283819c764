"""The crew's decisions in words, with what the Actions cost that a card leads to."""

from __future__ import annotations

import pytest

from nemesis_core.rules import Moment
from nemesis_core.testing import fakes

WAY = "the Corridor a - b"
CARDS = [
    ("basic-repairs", ("fix-room",), "remove the Malfunction marker here"),
    ("bypass", ("chain-computer-actions",), "perform Computer Actions, each at its own Cost"),
    ("bypass", ("flip-power",), "turn over the Power token of your Section"),
    ("clean-up", ("fix-room",), "remove the Malfunction marker here"),
    ("clean-up", ("put-out-fire",), "remove the Fire marker here"),
    ("defense-plan", ("check-two-rooms",), "look at two unexplored Room tiles"),
    ("defense-plan", ("free-room-action", "first-aid"), "use the Room: First aid"),
    ("demolition", ("break-room",), "put a Malfunction marker here"),
    ("demolition", ("destroy-door", "ab"), f"destroy the Door in {WAY}"),
    ("desperate-attack", ("desperate", "drone-1"), "2 Injuries to drone 1, and a Contamination card for you"),
    (
        "distraction",
        ("slip-away", "b", "ab", "p1"),
        "for an Item move seat 1 (Sentry) to b (Workshop) through Corridor 1, unattacked",
    ),
    (
        "distraction",
        ("slip-away", "b", "ab", "p1", "p2"),
        "for an Item move seat 1 (Sentry) and seat 2 (Hacker) to b (Workshop) through Corridor 1, unattacked",
    ),
    ("emergency-key", ("door", "ab"), f"open or close the Door in {WAY}"),
    ("emergency-key", ("elevator", "c"), "call the Elevator and ride it to c (Clinic)"),
    ("facility-tour", ("tour", "b", "ab"), "go to b (Workshop) through Corridor 1"),
    ("facility-tour", ("tour", "b", "ab", "p2"), "go to b (Workshop) through Corridor 1 together with seat 2 (Hacker)"),
    ("field-experience", ("foresee-attack",), "look at the top 2 Attack cards"),
    ("field-experience", ("foresee-event",), "look at the top 2 Event cards"),
    ("field-experience", ("study-room",), "gain 1 Knowledge for 1 of the Item Counter"),
    ("it-should-work", ("computer-in-darkness", "learn"), "use the Computer: learn"),
    ("it-should-work", ("room-action-despite-malfunction", "first-aid"), "use the Room: First aid"),
    ("it-works-for-me", ("fix-and-use",), "remove the Malfunction marker here, then perhaps use the Computer"),
    ("jury-rigging", ("build-from-scrap", "burner/1"), "build the burner for 1 of the Item Counter"),
    ("maintenance-plan", ("check-two-rooms",), "look at two unexplored Room tiles"),
    ("maintenance-plan", ("free-room-action", "first-aid"), "use the Room: First aid"),
    ("master-plan", ("check-two-rooms",), "look at two unexplored Room tiles"),
    ("master-plan", ("free-room-action", "first-aid"), "use the Room: First aid"),
    ("neuralink", ("no-power", "door", "ab"), f"use the Computer: door ({WAY})"),
    ("neuralink", ("no-terminal", "learn"), "use the Computer: learn"),
    ("obstinate", ("bandage", "arm/1"), "for an Item Dress the Serious Wound arm"),
    ("obstinate", ("grit",), "draw a card for each of your Serious Wounds"),
    ("quarantine", ("seal-room", "c"), "close every Door around c (Clinic)"),
    ("recharge", ("charge-weapon", "hacker.smart-gun"), "put 2 Ammo on the Smart Gun"),
    ("repairs", ("fix-room",), "remove the Malfunction marker here"),
    ("rest", ("scan-hand",), "Scan your hand and be rid of what is not INFECTED"),
    (
        "rushed-analysis",
        ("scan-and-learn",),
        "Scan your hand, be rid of what is not INFECTED, and learn by it",
    ),
    ("search", ("search-room", "green"), "draw 2 cards of the green deck and keep one"),
    ("sensitive-hearing", ("place-noise", "crawlway"), "put a Noise marker in the Crawlway"),
    ("sensitive-hearing", ("remove-noise", "ab"), f"remove the Noise marker in {WAY}"),
    ("stun", ("stun-character", "p2"), "make seat 2 (Hacker) discard the whole hand"),
    (
        "stun",
        ("throw-weapon", "sentry.smg", "drone-1", "ab"),
        f"throw the SMG at drone 1, which Retreats through {WAY}",
    ),
    ("vents", ("crawl", "c"), "go through the Technical Corridors to c (Clinic)"),
    ("vivisection", ("cut", "drone-1"), "cut drone 1 with the Probe Arm"),
    ("weird-metabolism", ("burn-contamination", "contamination/3"), "discard Contamination and draw 2 cards"),
    ("weird-metabolism", ("shed-slime",), "remove your Slime marker"),
    ("workspace-plan", ("check-two-rooms",), "look at two unexplored Room tiles"),
    ("workspace-plan", ("free-room-action", "first-aid"), "use the Room: First aid"),
]
ITEMS = [
    ("hacker.cheat-codes", ("cheat",), "put the next 3 Computer cards in order, then use the Computer for free"),
    ("xenobiologist.overmind", ("lure",), "gain 2 Knowledge"),
    ("xenobiologist.overmind", ("lure", "drone-2", "ab"), f"gain 2 Knowledge and send drone 2 through {WAY}"),
    ("janitor.pressure-washer", ("drive-off", "drone-1"), "make drone 1 Retreat"),
    ("janitor.pressure-washer", ("put-out-fire",), "remove the Fire marker here"),
    ("janitor.pressure-washer", ("wash-slime", "p2"), "remove the Slime marker of seat 2 (Hacker)"),
    ("xenobiologist.probe-arm", ("restore", "wrench/1"), "discard the wrench to restore all its Uses"),
    ("xenobiologist.probe-arm", ("sample", "drone-1"), "take an Intruder Carcass from drone 1"),
    ("lab-rat.wail", ("place-noise",), "put a Noise marker in every Corridor of your Section"),
    ("lab-rat.wail", ("remove-noise",), "remove all Noise markers of your Section"),
]
REACTIONS = [
    ("feel-of-the-dark", ("ignore-darkness-event",), "that Darkness effect does not apply to you"),
    ("feel-of-the-dark", ("ignore-surprise",), "ignore the effect of that Attack card"),
    ("inconspicuous", ("redirect-attack", "p2"), "seat 2 (Hacker) is attacked instead of you"),
    ("inconspicuous", ("skip-noise",), "make no Noise roll"),
    ("interruption", ("cancel-action",), "the Action or card does nothing"),
    ("interruption", ("cancel-interruption",), "that Interruption does nothing"),
    ("pheromones", ("bait-another", "egg/1", "p2"), "discard an Egg, and seat 2 (Hacker) is attacked instead of you"),
    ("pheromones", ("mask-scent", "intruder-carcass/2"), "discard an Intruder Carcass and ignore the attack"),
]


def holder(t, card):
    """A card of the record `card` of a Character that has it."""
    cards = t.game.cards.action
    return min(name for name in cards if name.partition("/")[0].endswith(f".{card}"))


def told(t, *options, **asked):
    return [offer.text for offer in t.words("sentry", *options, **asked).offers]


@pytest.mark.parametrize(("card", "use", "says"), CARDS)
def test_what_cards_are_played_for(crew, card, use, says):
    t = crew("sentry", "hacker").put("sentry", "c")  # where the Room Action first-aid is
    played = t.game.cards.action[holder(t, card)].record.name
    assert told(t, ("card", holder(t, card), *use)) == [f"Play {played}: {says}"]


@pytest.mark.parametrize(("item", "use", "says"), ITEMS)
def test_what_items_are_used_for(crew, item, use, says):
    t = crew("sentry", "hacker")
    assert told(t, ("item", item, *use)) == [f"Use the {t.game.cards.item[item].record.name}: {says}"]


@pytest.mark.parametrize(("card", "use", "says"), REACTIONS)
def test_what_reactions_do(crew, card, use, says):
    t = crew("sentry", "hacker")
    played = t.game.cards.action[holder(t, card)].record.name
    assert told(t, ("react", holder(t, card), *use), kind="react") == [f"React with {played}: {says}"]


def test_every_use_has_words_of_its_own_and_an_example_here():
    content = fakes(crew=("lockdown-crew",)).content
    uses = [(card.id, use) for card in content.of("action_card") for use in card.option]
    cards = {(card, use.id) for card, use in uses if not use.editions or "lockdown" in use.editions}
    assert cards == {(card, use[0]) for card, use, _ in (*CARDS, *REACTIONS)}
    own = [item for item in content.of("item") if item.owner == "lockdown-crew"]
    items = {(f"{item.character}.{item.id}", use.id) for item in own for use in item.option}
    assert items == {(item, use[0]) for item, use, _ in ITEMS}


@pytest.mark.parametrize(
    ("kind", "about", "asks", "options", "says"),
    [
        (
            "come-along",
            (1, "b"),
            "Seat 2 (Hacker) would take you along to b (Workshop): do you go?",
            ["agree", "refuse"],
            ["Go along", "Stay here"],
        ),
        (
            "computer",
            None,
            "Which Computer Action do you perform?",
            [("door", "ab"), ("learn",), ("done",)],
            [f"Use the Computer: door ({WAY})", "Use the Computer: learn", "Perform no Computer Action"],
        ),
        ("discard-item", None, "Which Item do you discard to pay for the card?", ["rag/1"], ["Discard the rag"]),
        (
            "keep-on-top",
            None,
            "Which of these cards goes back on top of its deck?",
            ["bite-3/1", "drones-2/1"],
            ["Put bite (blood 3) back on top", "Put drones 2 (drone through Corridor 2) back on top"],
        ),
        ("look", None, "At which unexplored Room tile do you look?", ["g"], ["Look at g"]),
        (
            "next-card",
            None,
            "Which of these Computer cards comes next, from the top?",
            ["card-2"],
            ["Card-2 comes next"],
        ),
        ("reroll", "hit", "You rolled hit: do you roll again?", ["keep", "reroll"], ["Keep the result", "Roll again"]),
    ],
)
def test_questions_within_actions(crew, kind, about, asks, options, says):
    question = crew("sentry", "hacker").words("sentry", *options, kind=kind, about=about)
    assert question.text == asks
    assert [offer.text for offer in question.offers] == says


# ---------------------------------------------------------------- what the questions are about


def test_reroll_is_asked_with_the_result(crew):
    t = crew("hacker", "sentry").hand("hacker", "search")
    t.intruder("drone", "a")
    t.dice("combat-die", "blank", "hit").will("reroll").act("hacker", "shoot", "hacker.smart-gun", "drone-1")
    assert [d.about for d in t.asked if d.kind == "reroll"] == ["blank"]


def test_who_takes_whom_along_is_told(crew):
    t = crew("survivor", "sentry").hand("survivor", "distraction")
    t.give("survivor", "rag")
    t.put("survivor", "a").put("sentry", "a").intruder("drone", "a")
    t.dice("noise-die", "silence").will("agree").play_card(
        "survivor", "distraction", "slip-away", "b", "ab", "p1", "p2"
    )
    assert [(d.seat, d.about) for d in t.asked if d.kind == "come-along"] == [(1, (0, "b"))]


# ---------------------------------------------------------------- Costs


@pytest.mark.parametrize(
    ("card", "use", "cost"),
    [
        ("neuralink", ("no-terminal", "learn"), 1),  # Cost 0, and 1 for the Computer Action
        ("neuralink", ("no-power", "learn"), 1),
        ("it-should-work", ("computer-in-darkness", "learn"), 2),  # Cost 1, and 1 for the Computer Action
        ("it-should-work", ("room-action-despite-malfunction", "first-aid"), 3),  # Cost 1, and 2 for First aid
        ("bypass", ("chain-computer-actions",), 1),  # what it leads to is asked for afterwards
        ("master-plan", ("free-room-action", "first-aid"), 0),
        ("repairs", ("fix-room",), 1),
        ("basic-repairs", ("fix-room",), 2),
    ],
)
def test_cost_of_a_card_with_the_action_it_leads_to(crew, card, use, cost):
    t = crew("sentry", "hacker").put("sentry", "c")
    (offer,) = t.words("sentry", ("card", holder(t, card), *use)).offers
    assert offer.cost == cost


def test_computer_action_that_a_card_leads_to_costs_what_the_computer_says(crew):
    t = crew("sentry", "hacker")
    offers = t.words("sentry", ("learn",), ("done",), kind="computer").offers
    assert [offer.cost for offer in offers] == [1, None]


def test_cheat_codes_spare_the_cost(crew):
    t = crew("hacker", "sentry").hand("hacker", "search")
    t.give("hacker", "cheat-codes")
    t.will("card-2", "card-3", ("learn",)).use("hacker", "hacker.cheat-codes", "cheat")
    (asked,) = [d for d in t.asked if d.kind == "computer"]
    assert [o.cost for o in t.words("hacker", *asked.options, kind="computer", about=asked.about).offers] == [0, 0]


def test_paid_action_of_another_is_told_to_who_can_interrupt_it(crew):
    t = crew("sentry", "hacker").put("hacker", "c")
    moment = Moment("action-paid", t["hacker"], option=("card", "hacker.neuralink/1", "no-terminal", "learn"))
    asked = t.words(
        "sentry", ("pass",), ("react", "sentry.interruption/1", "cancel-action"), kind="react", about=moment
    )
    assert (
        asked.text == "Seat 2 (Hacker) has paid for an Action: Play Neuralink: use the Computer: learn. Do you react?"
    )
