"""The decisions of the shared rules in words, with their Costs, and what a reaction answers."""

from __future__ import annotations

import pytest

from nemesis_core.rulebook import rules
from nemesis_core.rules import Intruder, Moment, card_words, item_words, reaction_words, room_words
from nemesis_core.testing import fakes, table
from nemesis_core.wording import Wording, wordings

FOUR = ["look", "look", "plan", "plan"]
STOP = ("react", "beta.stop/1", "cancel")


def told(t, who, *options, **about):
    return [offer.text for offer in t.words(who, *options, **about).offers]


def costs(t, who):
    """Cost of each kind of Action that `who` can take now, by its words."""
    return {offer.text: offer.cost for offer in t.words(who).offers}


# ---------------------------------------------------------------- turns


def test_turn_is_asked_with_the_actions_that_are_left():
    t = table().hand("alpha", *FOUR)
    assert t.words("alpha").text == "Your turn, Action 1 of 2: what do you do?"
    t["alpha"].acted = 1
    t.intruder("drone", "a")
    assert t.words("alpha").text == "Your turn, Action 2 of 2, in Combat: what do you do?"
    t["alpha"].unlimited = True
    assert t.words("alpha").text == "Your turn, as many Actions as you can pay for, in Combat: what do you do?"


def test_actions_out_of_combat_in_words_with_their_costs():
    t = table().put("beta", "c").put("alpha", "c").hand("alpha", *FOUR, "stop")
    t.lies("egg", "c")
    t.give("alpha", "bandage")
    t.wounds("alpha", serious=["body"])
    assert costs(t, "alpha") == {
        "Activate the medal": 1,  # Cost 1 on its inactive side; the Clinic is a repository
        "Move carefully to a (Hall) through Corridor 2": 2,
        "Move carefully to b (Workshop) through Corridor 3": 2,
        "Move carefully to d (Armoury) through Corridor 1": 2,
        "Drop the bandage": 0,
        "Drop the torch": 0,
        "Move to a (Hall) through Corridor 2": 1,
        "Move to b (Workshop) through Corridor 3": 1,
        "Move to d (Armoury) through Corridor 1": 1,
        "Pass": None,
        "Pick up an Egg": 1,
        "Use the Room: First aid": 2,
        "Trade with others in the Room": 1,
        "Use the bandage: dress serious": 1,
        "Play plan: draw": 1,
        "Play plan: hide (the Corridor a - c)": 1,
        "Play plan: hide (the Corridor b - c)": 1,
        "Play plan: hide (the Corridor c - d)": 1,
        "Play plan: hide (the Crawlway)": 1,
        "Make a Melee Attack on an Egg, then a Noise roll": 1,  # which lies here uncarried
        "Shoot the torch at an Egg, then make a Noise roll": 1,
    }


def test_movement_in_combat_is_told_as_the_escape_that_it_is():
    t = table().hand("alpha", *FOUR)
    assert told(t, "alpha", ("move", "b", "ab")) == ["Move to b (Workshop) through Corridor 1"]
    t.intruder("drone", "a")
    (offer,) = t.words("alpha", ("move", "b", "ab")).offers
    assert offer.text == "Escape to b (Workshop) through Corridor 1: each Intruder here attacks you first"
    assert offer.option == ("move", "b", "ab")
    assert "LD-ESC-02" in offer.rules
    assert costs(t, "alpha")["Make a Melee Attack on drone 1"] == 1


@pytest.mark.parametrize(
    ("kinds", "says"),
    [
        (["breeder"], "each Intruder here attacks you first"),
        (["adult", "breeder"], "some of the Intruders here attack you first"),
        (["adult", "creeper"], "no Intruder here attacks you"),
    ],
)
@pytest.mark.variant
def test_escape_past_intruders_that_let_go(kinds, says):
    """Slow in the Open: Creepers and Adults do not attack who Escapes in a Section with Power."""
    t = table("lockdown", ["survivor", "sentry"]).put("survivor", "repository").put("sentry", "room-001")
    t.game.laboratory.weaknesses[0] = "slow-in-the-open/1"
    facility = t.game.facility
    facility.powered[facility.power_at["s-01"]] = 1
    for kind in kinds:
        t.intruder(kind, "repository")
    t.hand("survivor", "search", "rest", "repairs")
    offers = t.words("survivor", *t.legal("survivor", "move")).offers
    assert {offer.head for offer in offers} == {f"Escape: {says}"}
    assert all(offer.text.endswith(f": {says}") for offer in offers)


@pytest.mark.parametrize(
    ("action", "drawbacks"), [("shoot", {"LD-BASIC-11"}), ("melee", {"LD-BASIC-14", "LD-BASIC-15", "LD-MELEE-01"})]
)
def test_attack_on_eggs_leads_to_the_rules_of_eggs(action, drawbacks):
    """No Contamination card, no Serious Wound, out of Combat too, and a Noise roll follows (LD-NEST-04, LD-NEST-05)."""
    t = table().put("alpha", "c").hand("alpha", *FOUR)
    t.lies("egg", "c")
    t.intruder("drone", "c")
    offers = {o.option[-1]: set(o.rules) for o in t.words("alpha").offers if o.option[0] == action}
    assert {"LD-NEST-04", "LD-NEST-05"} <= offers["eggs"]
    assert not drawbacks & offers["eggs"]
    assert drawbacks <= offers["drone-1"]
    assert costs(t, "alpha")["Shoot the torch at drone 1"] == 1


@pytest.mark.parametrize(
    ("wound", "place", "option", "before", "after"),
    [
        ("leg", "e", ("move", "b", "be"), 1, 2),  # an Escape costs 1 more
        ("leg", "a", ("move", "b", "ab"), 1, 1),  # a Movement does not
        ("knee", "a", ("careful", "b", "ab"), 2, 3),
        ("hand", "a", ("item", "cell/1", "load", "alpha.torch"), 1, 2),
        ("hand", "a", ("card", "alpha.plan/1", "draw"), 1, 1),
    ],
)
def test_wounds_change_the_cost_that_is_told(wound, place, option, before, after):
    t = table().put("alpha", place).hand("alpha", "look", "plan", "plan", "plan")
    t.intruder("drone", "e")
    (offer,) = t.words("alpha", option).offers
    assert offer.cost == before
    t.wounds("alpha", serious=[wound])
    (offer,) = t.words("alpha", option).offers
    assert offer.cost == after
    t["alpha"].dressed = list(t["alpha"].serious)
    (offer,) = t.words("alpha", option).offers
    assert offer.cost == before


def test_what_is_asked_within_an_action_has_no_cost():
    t = table()
    assert [offer.cost for offer in t.words("alpha", "alpha.look/1", "alpha.plan/1", kind="pay", about="2").offers] == [
        None,
        None,
    ]


# ---------------------------------------------------------------- within Actions


@pytest.mark.parametrize(
    ("kind", "about", "asks", "options", "says"),
    [
        (
            "draft",
            None,
            "These Draft cards are yours to choose from: which do you keep?",
            ["grey-1", "grey-2"],
            ["Take the alpha", "Take the beta"],
        ),
        ("character", None, "Which Character of that colour do you take?", ["gamma"], ["Take the gamma"]),
        (
            "pay",
            "2",
            "Pay with Action cards, 2 to go: which do you discard?",
            ["alpha.look/3", "alpha.stop/1"],
            ["Pay with look", "Pay with stop"],
        ),
        (
            "pass-discard",
            None,
            "You pass: which cards do you discard?",
            ["contamination/3", "done"],
            ["Discard Contamination", "Keep the cards that are left"],
        ),
        (
            "search",
            None,
            "These cards lie on top: which Item do you keep?",
            ["bandage/2", "notes/1"],
            ["Keep the bandage", "Keep the notes"],
        ),
        (
            "drop",
            None,
            "Your Hand slots do not hold all that: what do you Drop?",
            ["character-corpse/1", "zapper/2"],
            ["Drop a Character Corpse", "Drop the zapper"],
        ),
        ("unload", None, "From which Weapon do you discard 1 Ammo?", ["zapper/2"], ["Discard 1 Ammo of the zapper"]),
        (
            "panic",
            None,
            "You have less Ammo than you must discard: which Item do you discard instead?",
            ["rag/1"],
            ["Discard the rag"],
        ),
        (
            "advantage",
            ("drone-2", "two-hits", "1"),
            "Against drone 2 you rolled two hits: do you discard an Action card to deal 1 more?",
            ["discard", "keep"],
            ["Discard an Action card", "Leave it at that"],
        ),
        ("dress", None, "Which Serious Wound is Dressed?", ["arm/1"], ["Dress the Serious Wound arm"]),
        ("heal", None, "Which Dressed Serious Wound is Healed?", ["leg/2"], ["Heal the Serious Wound leg"]),
        (
            "token",
            "danger",
            "The Exploration token shows danger: do you resolve its effect?",
            ["ignore", "resolve"],
            ["Ignore its effect", "Resolve its effect"],
        ),
        (
            "careful-noise",
            None,
            "Where do you put the Noise marker?",
            ["ab", "crawlway"],
            ["In the Corridor a - b", "In the Crawlway"],
        ),
        (
            "door-from",
            "ab",
            "No Door token is left for the Corridor a - b: from where do you take one?",
            ["cd"],
            ["Take the Closed Door in the Corridor c - d"],
        ),
        (
            "trade-offer",
            None,
            "Trade: what do you offer, and to whom?",
            [("done",), ("p2", "alpha.torch"), ("p2", "nothing")],
            ["End the Trade", "Offer seat 2 (beta): the torch", "Offer seat 2 (beta): nothing"],
        ),
        (
            "trade-answer",
            (1, "egg/2"),
            "Seat 2 (beta) offers you an Egg: what do you give in return?",
            ["alpha.torch", "nothing", "refuse"],
            ["Give the torch", "Accept and give nothing", "Refuse"],
        ),
        (
            "trade-agree",
            (1, "alpha.torch", "rag/1"),
            "Seat 2 (beta) gives you the rag for the torch: do you agree?",
            ["agree", "refuse"],
            ["Agree", "Refuse"],
        ),
    ],
)
def test_questions_within_actions(kind, about, asks, options, says):
    question = table().words("alpha", *options, kind=kind, about=about)
    assert question.text == asks
    assert [offer.text for offer in question.offers] == says


def test_turn_options_that_name_two_things():
    t = table()
    options = [("craft", "gadget/1", "cell/2", "wrench/3"), ("activate", "alpha.medal", "rag/1"), ("pick-up", "egg/1")]
    assert told(t, "alpha", *options) == [
        "Craft the gadget from the cell and the wrench",
        "Activate the medal, discarding the rag",
        "Pick up an Egg",
    ]


def test_scanned_contamination_card_is_told_with_what_was_seen():
    t = table().hand("alpha", contamination=1, infected=1)
    cards = sorted(t["alpha"].hand)
    assert told(t, "alpha", *cards, kind="pass-discard") == ["Discard Contamination"] * 2
    for card in cards:
        t.game.know(f"infection:{card}", (0,))
    known = {t.game.cards.contamination_index[card]: card for card in cards}
    assert sorted(told(t, "alpha", *known.values(), kind="pass-discard")) == [
        "Discard Contamination (INFECTED)",
        "Discard Contamination (not INFECTED)",
    ]
    assert told(t, "beta", *cards, kind="pass-discard") == ["Discard Contamination"] * 2


# ---------------------------------------------------------------- what the decisions are about


def about(t, kind):
    return [t.words(d.seat, *d.options, kind=kind, about=d.about).text for d in t.asked if d.kind == kind]


def test_payment_counts_down():
    t = table().put("alpha", "c").hand("alpha", "look", "look", "plan", "rage")
    t.act("alpha", "room", "first-aid")
    assert about(t, "pay") == [f"Pay with Action cards, {left} to go: which do you discard?" for left in (2, 1)]


def test_trade_is_asked_with_what_was_offered():
    t = table().hand("alpha", "look")
    t.give("beta", "rag")
    t.will(("p2", "alpha.torch"), t["beta"].items[0], "agree", ("done",)).act("alpha", "trade")
    t.turn()
    assert about(t, "trade-answer") == ["Seat 1 (alpha) offers you the torch: what do you give in return?"]
    assert about(t, "trade-agree") == ["Seat 2 (beta) gives you the rag for the torch: do you agree?"]


# ---------------------------------------------------------------- reactions


def react(t, who, moment):
    return t.words(who, ("pass",), STOP, kind="react", about=moment)


def test_reaction_costs_nothing_but_its_card_and_may_be_left():
    t = table()
    moment = Moment("action-paid", t["alpha"], option=("move", "b", "ab"))
    asked = react(t, "beta", moment)
    assert [(offer.text, offer.cost) for offer in asked.offers] == [
        ("Do not react", None),
        ("React with stop: cancel", 0),
    ]


def test_what_was_paid_for_can_be_reacted_to():
    t = table()
    moment = Moment("action-paid", t["alpha"], option=("move", "b", "ab"))
    assert react(t, "beta", moment).text == (
        "Seat 1 (alpha) has paid for an Action: Move to b (Workshop) through Corridor 1. Do you react?"
    )
    answer = Moment(
        "reaction-played",
        t["beta"],
        card="beta.stop/1",
        of=moment,
        option=t.game.cards.defs["beta.stop/1"].reactions[0],
    )
    assert react(t, "alpha", answer).text == (
        "You have paid for an Action: Move to b (Workshop) through Corridor 1. "
        "Seat 2 (beta) reacts with stop: cancel. Do you react?"
    )


def test_what_is_asked_in_a_game_tells_who_does_what():
    t = table(characters=["alpha", "beta"]).hand("alpha", "look", "plan", "plan").hand("beta", "stop").will(STOP)
    t.put("alpha", "c").put("beta", "c").act("alpha", "room", "first-aid")
    assert about(t, "react") == ["Seat 1 (alpha) has paid for an Action: Use the Room: First aid. Do you react?"]


PIECE = Intruder("drone-2", "drone", "a")


@pytest.mark.parametrize(
    ("name", "fields", "mine", "others"),
    [
        (
            "attack-target",
            {"piece": PIECE, "occasion": "event"},
            "Drone 2 is about to attack you.",
            "Drone 2 is about to attack seat 1 (alpha).",
        ),
        (
            "attack-target",
            {"piece": PIECE, "occasion": "surprise"},
            "Drone 2 is about to attack you (Surprise Attack).",
            "Drone 2 is about to attack seat 1 (alpha) (Surprise Attack).",
        ),
        (
            "attack-drawn",
            {"piece": PIECE, "card": "bite-3/1"},
            "Drone 2 attacks you, and the Attack card is bite.",
            "Drone 2 attacks seat 1 (alpha), and the Attack card is bite.",
        ),
        (
            "surprise-drawn",
            {"piece": Intruder("", "drone", "a"), "card": "scratch-2/2"},
            "Something unseen attacks you, and the Attack card is scratch.",
            "Something unseen attacks seat 1 (alpha), and the Attack card is scratch.",
        ),
        (
            "event-darkness",
            {},
            "The Darkness effect of the Event card giants 1 is about to apply to you.",
            "The Darkness effect of the Event card giants 1 is about to apply to seat 1 (alpha).",
        ),
        (
            "noise-development",
            {},
            "The Intruder bag development is about to make you roll for Noise.",
            "The Intruder bag development is about to make seat 1 (alpha) roll for Noise.",
        ),
        (
            "token-drawn",
            {"card": "drone-3/2"},
            "The Intruder token of type drone that was drawn for you has the number 3, and in Darkness 4.",
            "The Intruder token of type drone that was drawn for seat 1 (alpha) has the number 3, and in Darkness 4.",
        ),
        (
            "darkness",
            {"card": "drone-3/2"},
            "The Intruder token of type drone that was drawn for you has the number 3, and in Darkness 4.",
            "The Intruder token of type drone that was drawn for seat 1 (alpha) has the number 3, and in Darkness 4.",
        ),
        (
            "darkness",
            {"card": "scratch-2/1", "piece": PIECE},
            "Drone 2 attacks you, and the Attack card is scratch. Its Darkness effect is about to apply to you.",
            "Drone 2 attacks seat 1 (alpha), and the Attack card is scratch. "
            "Its Darkness effect is about to apply to seat 1 (alpha).",
        ),
        (
            "darkness",
            {},
            "The Darkness effect of the Event card giants 1 is about to apply to you.",
            "The Darkness effect of the Event card giants 1 is about to apply to seat 1 (alpha).",
        ),
        ("low-tide", {}, "Low-tide.", "Low-tide."),
    ],
)
def test_each_moment_says_what_happens_to_whom(name, fields, mine, others):
    t = table()
    t.table.event = "giants-1/1"
    moment = Moment(name, t["alpha"], **fields)
    assert react(t, "alpha", moment).text == f"{mine} Do you react?"
    assert react(t, "beta", moment).text == f"{others} Do you react?"


# ---------------------------------------------------------------- the table


def test_every_wording_of_the_shared_rules_has_rules_that_exist():
    ids = {rule for wording in wordings(fakes()).values() for rule in wording.rules}
    assert ids
    assert ids <= set(rules())


def test_words_for_uses_stand_behind_their_card():
    use = {"rope.climb": Wording("climb to {place}", ("place",), ("R-1",), "climb")}
    assert card_words(use) == {
        "turn card rope.climb": Wording(
            "Play {card}: climb to {place}", ("card", "place"), ("R-1",), "Play {card}: climb"
        )
    }
    assert item_words(use)["turn item rope.climb"].text == "Use the {item}: climb to {place}"
    assert reaction_words(use)["react react rope.climb"].fields == ("card", "place")
    assert room_words({"nap": Wording("Nap")}) == {"turn room nap": Wording("Use the Room: Nap")}
