"""The crew's decisions in words."""

from __future__ import annotations

import pytest

from nemesis_core.rules import Moment
from nemesis_core.testing import fakes

WAY = "the Corridor a - b"
CARDS = [
    (
        "adrenaline",
        ("escape-and-draw", "b", "ab"),
        "Escape to b (Workshop) through Corridor 1 and draw 1 card: each Intruder here attacks you first",
    ),
    ("adrenaline", ("shoot-and-draw", "scout.lockdown-rifle", "drone-1"), "shoot the Rifle at drone 1 and draw 1 card"),
    ("basic-repairs", ("fix-room",), "remove the Malfunction marker here"),
    ("blocking-access", ("break-remote", "c"), "put a Malfunction marker in c (Clinic)"),
    ("blocking-access", ("free-room-action", "first-aid"), "use the Room: First aid"),
    ("computer-skills", ("door", "ab"), f"open or close the Door in {WAY}"),
    ("computer-skills", ("free-room-action", "first-aid"), "use the Room: First aid"),
    (
        "covering-fire",
        ("cover-two", "b", "ab", "p1", "p2"),
        "for 1 Ammo move seat 1 (Captain) and seat 2 (Soldier) to b (Workshop) through Corridor 1, unattacked",
    ),
    (
        "covering-fire",
        ("cover-two", "b", "ab", "p1"),
        "for 1 Ammo move seat 1 (Captain) to b (Workshop) through Corridor 1, unattacked",
    ),
    ("demolition", ("break-room",), "put a Malfunction marker here"),
    ("demolition", ("destroy-door", "ab"), f"destroy the Door in {WAY}"),
    ("fast-repairs", ("fix-room",), "remove the Malfunction marker here"),
    (
        "full-auto",
        ("empty-magazine", "soldier.lockdown-assault-rifle", "drone-1"),
        "empty the Assault Rifle at drone 1, with 1 Injury more for every 2 Ammo",
    ),
    ("ingenuity", ("craft", "gadget/1", "cell/2", "rag/1"), "craft the gadget from the cell and the rag"),
    ("ingenuity", ("fix-room",), "remove the Malfunction marker here"),
    ("intranet", ("remote-room-action", "c", "first-aid"), "from afar, at c (Clinic), use the Room: First aid"),
    ("knowledge-of-the-facility", ("door", "ab"), f"open or close the Door in {WAY}"),
    ("knowledge-of-the-facility", ("peek-room",), "look at an unexplored Room tile"),
    ("motivation", ("all-draw",), "everybody here draws 1 card"),
    ("old-friend", ("free-room-action", "first-aid"), "use the Room: First aid"),
    ("order", ("order-move", "b", "ab", "p2"), "send seat 2 (Soldier) to b (Workshop) through Corridor 1"),
    ("pyrotechnics", ("light-fire",), "for an Item put a Fire marker here"),
    ("pyrotechnics", ("put-out-fire",), "remove the Fire marker here"),
    ("reconnaissance", ("silent-move", "b", "ab"), "go to b (Workshop) through Corridor 1 without a Noise roll"),
    ("reload", ("reload-six-shooter", "captain.lockdown-six-shooter"), "put 1 Ammo on the Six-Shooter"),
    ("remote-piloting", ("free-room-action", "first-aid"), "use the Room: First aid"),
    ("remote-piloting", ("move-rover", "d"), "send the empty Rover to d (Armoury)"),
    ("repairs", ("fix-room",), "remove the Malfunction marker here"),
    ("rest", ("scan-hand",), "Scan your hand and be rid of what is not INFECTED"),
    ("risk-assessment", ("peek-event",), "look at the top Event card and put it on the top or at the bottom"),
    (
        "scavenging",
        ("search-empty", "green"),
        "draw 2 cards of the green deck and keep one, whatever the Item Counter",
    ),
    ("search", ("search-room", "green"), "draw 2 cards of the green deck and keep one"),
    (
        "suppressive-fire",
        ("cover", "b", "ab", "p2"),
        "for 1 Ammo move seat 2 (Soldier) to b (Workshop) through Corridor 1, unattacked",
    ),
    (
        "taking-aim",
        ("aimed-shot", "soldier.lockdown-assault-rifle", "drone-1"),
        "shoot the Assault Rifle at drone 1, and perhaps roll again",
    ),
    ("technical-corridors", ("crawl", "c"), "go through the Technical Corridors to c (Clinic), then Pass"),
]
REACTIONS = [
    ("interruption", ("cancel-action",), "the Action or card does nothing"),
    ("interruption", ("cancel-interruption",), "that Interruption does nothing"),
    ("nerves-of-steel", ("ignore-surprise",), "ignore the effect of that Attack card"),
]


def holder(t, card):
    """A card of the record `card` of a Character that has it."""
    return min(name for name in t.game.cards.action if name.partition("/")[0].endswith(f".{card}"))


def told(t, *options, **asked):
    return [offer.text for offer in t.words("captain", *options, **asked).offers]


@pytest.mark.parametrize(("card", "use", "says"), CARDS)
def test_what_cards_are_played_for(crew, card, use, says):
    t = crew("captain", "soldier").put("captain", "c")  # where the Room Action first-aid is
    played = t.game.cards.action[holder(t, card)].record.name
    assert told(t, ("card", holder(t, card), *use)) == [f"Play {played}: {says}"]


@pytest.mark.parametrize(("card", "use", "says"), REACTIONS)
def test_what_reactions_do(crew, card, use, says):
    t = crew("captain", "soldier")
    played = t.game.cards.action[holder(t, card)].record.name
    assert told(t, ("react", holder(t, card), *use), kind="react") == [f"React with {played}: {says}"]


def test_every_use_has_words_of_its_own_and_an_example_here():
    content = fakes(crew=("nemesis-crew",)).content
    uses = [(card, use) for card in content.of("action_card") for use in card.option]
    cards = {(card.id, use.id) for card, use in uses if not use.editions or "lockdown" in use.editions}
    assert cards == {(card, use[0]) for card, use, _ in (*CARDS, *REACTIONS)}
    assert not [item for item in content.of("item") if item.owner == "nemesis-crew" and item.option]


def test_a_long_menu_says_what_its_options_have_in_common(crew):
    t = crew("scientist", "soldier")
    uses = [("card", "scientist.intranet/1", "remote-room-action", place, "first-aid") for place in ("c", "f")]
    heads = [offer.head for offer in t.words("scientist", *uses).offers]
    assert heads == [f"Play Intranet: from afar, at {place}, use the Room: First aid" for place in ("c (Clinic)", "f")]
    orders = [("card", "captain.order/1", "order-move", place, way, "p2") for place, way in (("b", "ab"), ("c", "ac"))]
    assert {offer.head for offer in t.words("scientist", *orders).offers} == {"Play Order: send a Character to a Room"}


@pytest.mark.parametrize(
    ("kind", "about", "asks", "options", "says"),
    [
        (
            "put-back",
            "drones-2/1",
            "The top card of the Event deck is drones 2 (drone through Corridor 2): where do you put it?",
            ["bottom", "top"],
            ["At the bottom of the deck", "Back on top of the deck"],
        ),
        (
            "come-along",
            (1, "b"),
            "Seat 2 (Soldier) would take you along to b (Workshop): do you go?",
            ["agree", "refuse"],
            ["Go along", "Stay here"],
        ),
        ("discard-item", None, "Which Item do you discard to pay for the card?", ["rag/1"], ["Discard the rag"]),
        ("look", None, "At which unexplored Room tile do you look?", ["g"], ["Look at g"]),
        ("reroll", "hit", "You rolled hit: do you roll again?", ["keep", "reroll"], ["Keep the result", "Roll again"]),
    ],
)
def test_questions_within_actions(crew, kind, about, asks, options, says):
    question = crew("captain", "soldier").words("captain", *options, kind=kind, about=about)
    assert question.text == asks
    assert [offer.text for offer in question.offers] == says


@pytest.mark.parametrize(
    ("card", "use", "cost"),
    [
        ("order", ("order-move", "b", "ab", "p2"), 0),
        ("intranet", ("remote-room-action", "c", "first-aid"), 1),  # none for First aid
        ("blocking-access", ("free-room-action", "first-aid"), 0),
        ("adrenaline", ("shoot-and-draw", "scout.lockdown-rifle", "drone-1"), 0),
        ("technical-corridors", ("crawl", "c"), 1),
        ("basic-repairs", ("fix-room",), 2),
    ],
)
def test_cost_of_a_card(crew, card, use, cost):
    t = crew("captain", "soldier").put("captain", "c")
    (offer,) = t.words("captain", ("card", holder(t, card), *use)).offers
    assert offer.cost == cost


def test_paid_action_of_another_is_told_to_who_can_interrupt_it(crew):
    t = crew("captain", "soldier").put("soldier", "c")
    moment = Moment(
        "action-paid", t["soldier"], option=("card", "scientist.intranet/1", "remote-room-action", "c", "first-aid")
    )
    stop = ("react", "captain.interruption/1", "cancel-action")
    assert t.words("captain", ("pass",), stop, kind="react", about=moment).text == (
        "Seat 2 (Soldier) has paid for an Action: Play Intranet: from afar, at c (Clinic), use the Room: First aid. "
        "Do you react?"
    )


# ---------------------------------------------------------------- explanations


def explained(kind, name):
    ruleset = fakes(crew=("nemesis-crew",))
    return ruleset.hooks.explain_record(ruleset, kind, ruleset.content.find(kind, name))


def test_a_condition_names_the_weapon_by_its_tag():
    assert explained("action_card", "reload") == [
        "An Action card, Cost 0 besides the card itself, in and out of Combat.",
        "If you hold the Six-Shooter: Put 1 Ammo on your Six-Shooter, not above its capacity. "
        "Nothing else fills that Weapon.",
    ]


def test_the_quest_item_says_how_it_is_activated_and_filled():
    assert explained("item", "lockdown-rifle") == [
        "A Quest Item of the Scout.",
        "To activate it, pay Cost 1, and discard cell; not in Combat.",
        "Heavy: it needs 1 Hand slot.",
        "Energy Weapon, at most 4 Ammo.",
        "It is filled by: cell.",
        "Weapon, loaded to capacity when activated. It changes nothing of the die.",
    ]


def test_a_card_that_makes_its_player_pass_says_so():
    assert explained("action_card", "technical-corridors")[-1] == "Then you must Pass."


@pytest.mark.parametrize("word", ["colour", "nemesis survivor", "action_card technical-corridors", "interruption"])
def test_words_of_the_crew_have_rules(word):
    assert fakes(crew=("nemesis-crew",)).compiled["references"][word]


def test_where_the_event_card_went_is_told(crew):
    story = crew("captain").game.ruleset.compiled["story"]
    assert story["deck.put"] == "Seat {who} puts the top card of the {deck} deck back on top."
    assert story["deck.put where=bottom"] == "Seat {who} puts the top card of the {deck} deck at the bottom."
