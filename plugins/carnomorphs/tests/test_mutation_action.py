"""The Mutation Action: who can take it, its order, and what becomes of the Scanned card."""

from __future__ import annotations

from typing import Any

import attrs
import pytest

from nemesis_core.rules import contamination_cards

MUTATE = ("mutate",)


@pytest.mark.rule("CM-MAC-01")
@pytest.mark.parametrize(
    ("card", "contamination", "offered"), [(True, 1, True), (True, 0, False), (False, 1, False), (False, 0, False)]
)
def test_it_takes_a_mutation_card_and_a_contamination_card_in_hand(
    t: Any, card: bool, contamination: int, offered: bool
) -> None:
    if card:
        t.mutant("alpha")
    t.hand("alpha", "look", contamination=contamination)
    assert (t.legal("alpha", "mutate") == [MUTATE]) is offered


@pytest.mark.rule("CM-MAC-01")
def test_contamination_in_the_piles_is_none_in_hand_and_the_card_of_another_is_not_the_own(t: Any) -> None:
    t.mutant("beta").contaminate("beta", infected=1).contaminate("alpha", infected=1, pile="hand")
    assert (t.legal("alpha", "mutate"), t.legal("beta", "mutate")) == ([], [])


@pytest.mark.rule("CM-MAC-01")
def test_one_card_is_scanned_a_marker_comes_and_the_mutation_is_revealed(t: Any) -> None:
    t.mutant("alpha", "echo-sense").hand("alpha", contamination=2)
    first, second = sorted(t["alpha"].hand)
    t.will(second, "f").act("alpha", "mutate")
    t.expect_asked("mutation-scan", "alpha", [first, second])
    assert (len(t.told("scan")), t.markers("alpha"), first in t["alpha"].hand) == (1, 1, True)
    assert t.game.view(1)["mutations"]["p1"] == {"card": "echo-sense/1", "shown": True, "markers": 1, "skin": False}


@pytest.mark.rule("CM-MAC-01")
def test_a_card_that_was_revealed_is_not_revealed_again(t: Any) -> None:
    t.mutant("alpha", shown=True).mutates("alpha")
    t.expect_not_told("mutation.reveal")


@pytest.mark.rule("CM-MAC-02")
def test_an_infected_card_goes_to_the_discard_pile_and_its_part_applies(t: Any) -> None:
    t.mutant("alpha", "predatory-reflexes").hand("alpha", infected=1)
    (card,) = t["alpha"].hand
    t.act("alpha", "mutate")
    assert t["alpha"].discard == [card]
    assert (len(t["alpha"].hand), t.contamination("alpha")) == (3, 1)


@pytest.mark.rule("CM-MAC-03")
def test_a_clean_card_is_removed_and_a_new_one_comes_to_the_discard_pile(t: Any) -> None:
    t.mutant("alpha", "predatory-reflexes").hand("alpha", contamination=1)
    (card,) = t["alpha"].hand
    deck = t.table.decks["contamination"]
    new = deck[-1]
    t.act("alpha", "mutate")
    assert (t["alpha"].discard, deck[0]) == ([new], card)
    assert (len(t["alpha"].hand), contamination_cards(t.game, t["alpha"].hand)) == (1, [])


@pytest.mark.rule("CM-MAC-04")
@pytest.mark.parametrize("combat", [True, False])
def test_it_is_an_action_of_the_turn_that_costs_no_cards_in_and_out_of_combat(t: Any, combat: bool) -> None:
    t.put("beta", "c").mutant("alpha", "spring-tendons").hand("alpha", "look", "look", contamination=1)
    t.put("alpha", "b")
    for way in ("ab", "bc", "be"):
        t.door(way)
    if combat:
        t.intruder("shambler", "b")
    t.act("alpha", "mutate")
    assert (t["alpha"].acted, len(t["alpha"].hand)) == (1, 2)


@pytest.mark.rule("CM-MAC-04")
@pytest.mark.parametrize(
    ("mark", "combat", "offered"), [("out", True, False), ("out", False, True), ("in", False, False)]
)
def test_a_card_can_say_otherwise(t: Any, mark: str, combat: bool, offered: bool) -> None:
    t.mutant("alpha").hand("alpha", contamination=1)
    (record,) = (card for card in t.game.mutation_cards.values() if card.id == "bone-blades")
    t.game.mutation_cards = {"bone-blades/1": attrs.evolve(record, combat=mark)}
    if combat:
        t.intruder("shambler", "a")
    assert bool(t.legal("alpha", "mutate")) is offered


@pytest.mark.rule("CM-MAC-06")
@pytest.mark.parametrize(("infected", "deals"), [(True, []), (False, ["contamination.remove", "contamination.gain"])])
def test_the_order_of_the_action(t: Any, infected: bool, deals: list[str]) -> None:
    t.mutant("alpha", "hardened-skin").wounds("alpha", light=1).mutates("alpha", infected)
    before = ["act", "scan", "mutation.marker", "mutation.reveal", *deals, "mutation.part"]
    assert t.kinds[: len(before)] == before
    assert t.kinds[len(before)].startswith("wound.heal")


@pytest.mark.rule("CM-MAC-06")
@pytest.mark.parametrize("infected", [True, False])
@pytest.mark.parametrize("card", ["bone-blades", "alarm-pheromones", "ravenous-gut", "extra-limb", "acid-spittle"])
def test_a_part_that_cannot_be_carried_out_does_nothing(t: Any, card: str, infected: bool) -> None:
    t.part("alpha", card, infected)
    assert (t.markers("alpha"), t.game.view(1)["mutations"]["p1"]["shown"]) == (1, True)
    assert t.kinds[-1] == "mutation.part"


def test_an_interruption_leaves_everything_as_it_was(t: Any) -> None:
    t.mutant("alpha", "predatory-reflexes").hand("alpha", infected=1).hand("beta", "stop")
    stop = t["beta"].hand[0]
    t.will(next(("react", stop, option.id) for option in t.game.cards.action[stop].reactions))
    t.act("alpha", "mutate")
    t.expect_told("cancelled")
    assert (t.markers("alpha"), len(t["alpha"].hand), t["alpha"].acted) == (0, 1, 1)
    assert t.game.view(1)["mutations"]["p1"]["card"] == "?mutation"
