"""The crew's decisions in words on a board of the original game, and what its records say there."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core import Decision
from nemesis_core.testing import fakes

ENGINE = "repair or break the Engine here: put its tokens in the order you like"
AFAR = "from afar, at c (Clinic), use the Room: First aid"
CARDS = [
    ("basic-repairs", ("engine",), ENGINE),
    ("bypass", ("chain-room-actions",), "perform Room Actions from afar, each at its own Cost"),
    ("clean-up", ("engine",), ENGINE),
    ("field-experience", ("expect-attack",), "look at the top 2 Attack cards"),
    ("field-experience", ("expect-event",), "look at the top 2 Event cards"),
    ("it-works-for-me", ("engine",), ENGINE),
    (
        "it-works-for-me",
        ("fix-and-act",),
        "remove the Malfunction marker here, then perhaps perform a Room Action from afar",
    ),
    ("jury-rigging", ("build-aboard", "burner/1"), "build the burner for 1 of the Item Counter"),
    ("neuralink", ("remote-room-action", "c", "first-aid"), AFAR),
    ("recharge", ("charge-at-computer", "hacker.nemesis-smart-gun"), "put 2 Ammo on the Smart Gun"),
    ("repairs", ("engine",), ENGINE),
    ("rushed-analysis", ("scan-hand",), "Scan your hand and be rid of what is not INFECTED"),
    ("vivisection", ("cut-deep", "drone-1"), "cut drone 1 with the Probe Arm"),
]
ITEMS = [
    ("hacker.nemesis-cheat-codes", ("cheat", "c", "first-aid"), AFAR),
    ("janitor.nemesis-nailgun", ("reload", "tools/1"), "discard the tools to fill it"),
    ("xenobiologist.nemesis-overmind", ("lure", "drone-2", "ab"), "send drone 2 through the Corridor a - b"),
    ("xenobiologist.nemesis-probe-arm", ("restore", "tools/1"), "discard the tools to restore all its Uses"),
    ("xenobiologist.nemesis-probe-arm", ("sample", "drone-1"), "take an Intruder Carcass from drone 1"),
    ("lab-rat.nemesis-wail", ("place-noise",), "put a Noise marker in every Corridor near by"),
    ("lab-rat.nemesis-wail", ("remove-noise",), "remove all Noise markers near by"),
]
REACTIONS = [
    ("inconspicuous", ("stay-quiet",), "make no Noise roll"),
    (
        "pheromones",
        ("lead-to-another", "egg/1", "p2"),
        "discard an Egg, and seat 2 (Hacker) is attacked instead of you",
    ),
]
GONE = ("Power", "Knowledge", "Section", "Elevator", "Computer card", "Computer Action", "Bunker", "Toolbelt")
"""What a board of the original game does not know."""


def holder(t: Any, card: str) -> str:
    """A card of the record `card` of a Character that has it."""
    return min(name for name in t.game.cards.action if name.partition("/")[0].endswith(f".{card}"))


def told(t: Any, *options: tuple[str, ...], **asked: Any) -> list[str]:
    return [offer.text for offer in t.words("sentry", *options, **asked).offers]


@pytest.mark.parametrize(("card", "use", "says"), CARDS)
def test_what_cards_are_played_for(aboard: Any, card: str, use: tuple[str, ...], says: str) -> None:
    t = aboard("sentry", "hacker")
    played = t.game.cards.action[holder(t, card)].record.name
    assert told(t, ("card", holder(t, card), *use)) == [f"Play {played}: {says}"]


@pytest.mark.parametrize(("item", "use", "says"), ITEMS)
def test_what_items_are_used_for(aboard: Any, item: str, use: tuple[str, ...], says: str) -> None:
    t = aboard("sentry", "hacker")
    assert told(t, ("item", item, *use)) == [f"Use the {t.game.cards.item[item].record.name}: {says}"]


@pytest.mark.parametrize(("card", "use", "says"), REACTIONS)
def test_what_reactions_do(aboard: Any, card: str, use: tuple[str, ...], says: str) -> None:
    t = aboard("sentry", "hacker")
    played = t.game.cards.action[holder(t, card)].record.name
    assert told(t, ("react", holder(t, card), *use), kind="react") == [f"React with {played}: {says}"]


def test_every_use_for_this_edition_has_an_example_here() -> None:
    content = fakes("nemesis", crew=("lockdown-crew",)).content
    own = [card for card in content.of("action_card") if card.owner == "lockdown-crew"]
    cards = {(card.id, use.id) for card in own for use in card.option if use.editions == ("nemesis",)}
    assert cards == {(card, use[0]) for card, use, _ in (*CARDS, *REACTIONS)}
    new = [item for item in content.of("item") if item.owner == "lockdown-crew" and item.requires]
    items = {(f"{item.character}.{item.id}", use.id) for item in new for use in item.option}
    assert items == {(item, use[0]) for item, use, _ in ITEMS}


def test_room_actions_from_afar_are_asked_for_by_name(aboard: Any) -> None:
    t = aboard("sentry", "hacker")
    question = t.words("sentry", ("c", "first-aid"), ("done",), kind="remote-room")
    assert question.text == "Which Room Action do you perform from afar?"
    assert [offer.text for offer in question.offers] == [
        "From afar, at c (Clinic), use the Room: First aid",
        "Perform no Room Action",
    ]


def test_the_cost_of_a_card_counts_the_room_action_that_it_leads_to(aboard: Any) -> None:
    t = aboard("hacker")

    def costs(kind: str, *options: tuple[str, ...]) -> list[int | None]:
        decision = Decision(0, kind, list(options))
        return [t.game.hooks.option_cost(t.game, decision, option) for option in options]

    neuralink = ("card", "hacker.neuralink/1", "remote-room-action", "c", "first-aid")
    broken = ("card", "janitor.it-should-work/1", "room-action-despite-malfunction", "first-aid")
    assert costs("turn", neuralink) == [2], "the card costs nothing besides itself"
    assert costs("turn", broken) == [3] if t.put("hacker", "c") else None
    assert costs("remote-room", ("c", "first-aid"), ("done",)) == [2, None]


def explained(ruleset: Any, kind: str, name: str) -> list[str]:
    return list(ruleset.hooks.explain_record(ruleset, kind, ruleset.content.find(kind, name)))


def test_nothing_is_explained_that_this_edition_does_not_know(aboard: Any) -> None:
    ruleset = aboard("sentry").game.ruleset
    records = [
        (kind, r.id)
        for kind in ("action_card", "item", "character")
        for r in ruleset.content.of(kind)
        if r.owner == "lockdown-crew"
    ]
    assert len(records) == 33 + 10 + 6
    wrong = {
        (name, word) for kind, name in records for word in GONE if word in " ".join(explained(ruleset, kind, name))
    }
    assert wrong == set()


def test_a_need_of_discovered_weaknesses_is_told(aboard: Any) -> None:
    lines = explained(aboard("sentry").game.ruleset, "action_card", "field-experience")
    cards = "cards; put one back on top and the other at the bottom."
    assert lines[1:] == [
        "One of these:",
        f"- If the number of discovered Weaknesses is at least 1: Look at the top 2 Event {cards}",
        f"- If the number of discovered Weaknesses is at least 2: Look at the top 2 Intruder Attack {cards}",
    ]


def test_a_character_is_explained_with_what_it_has_aboard(aboard: Any) -> None:
    lines = explained(aboard("sentry").game.ruleset, "character", "hacker")
    assert "Starting Item: Smart Gun." in lines
    assert "Quest Item: Cheat Codes." in lines
