"""Wounds and death, Contamination cards and the Signal on the ship."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from nemesis_core.rules import (
    dress,
    gain_contamination,
    heal_one,
    heal_serious,
    light_wound,
    remove_contamination,
    scan,
    serious_wound,
)
from nemesis_core.testing import Table

pytestmark = pytest.mark.variant

ROOM = "room-006"
THREE = ("leg", "hand", "arm")


def wounds(t: Table, who: str = "captain") -> tuple[int, int]:
    """Light and Serious Wounds."""
    return t[who].light, len(t[who].serious)


def hand_size(t: Table, who: str = "captain") -> int:
    """How many cards `who` holds after the draw step."""
    return len(t.cards(who, 0).step("player", "draw")[who].hand)


@pytest.mark.rule("SH-WOUND-01", "SH-WOUND-02")
def test_two_light_wounds_are_marked_and_the_third_is_a_serious_one(ship: Table) -> None:
    seen = []
    for _ in range(4):
        light_wound(ship.game, ship["captain"], "test")
        seen.append(wounds(ship))
    assert seen == [(1, 0), (2, 0), (0, 1), (1, 1)]


@pytest.mark.rule("SH-WOUND-03")
def test_a_serious_wound_is_a_card_whose_effect_lasts(ship: Table) -> None:
    assert hand_size(ship) == 5
    ship.top("wounds", "body")
    serious_wound(ship.game, ship["captain"], "test")
    (card,) = ship["captain"].serious
    assert [hand_size(ship), hand_size(ship)] == [4, 4]
    assert ship.game.view(1)["characters"][0]["serious"] == [[card, False]]


@pytest.mark.rule("SH-WOUND-04")
def test_equal_wounds_count_once_and_are_healed_one_by_one(ship: Table) -> None:
    ship.wounds("captain", serious=["body", "body"])
    first, second = ship["captain"].serious
    assert hand_size(ship) == 4
    dress(ship.game, ship["captain"], first)
    heal_serious(ship.game, ship["captain"], first)
    assert (hand_size(ship), ship["captain"].serious) == (4, [second])
    dress(ship.game, ship["captain"], second)
    assert hand_size(ship) == 5


@pytest.mark.rule("SH-WOUND-05")
@pytest.mark.parametrize("wound", [light_wound, serious_wound])
def test_any_wound_after_three_serious_ones_is_death(ship: Table, wound: Callable[..., None]) -> None:
    ship.wounds("captain", serious=THREE)
    assert ship["captain"].status == "active"
    wound(ship.game, ship["captain"], "test")
    assert ship["captain"].status == "dead"


@pytest.mark.rule("SH-WOUND-06")
def test_the_dead_leave_a_corpse_in_their_room(ship: Table) -> None:
    ship.put("captain", ROOM).wounds("captain", serious=THREE)
    light_wound(ship.game, ship["captain"], "test")
    assert ship["captain"].place == ""
    assert [o.partition("/")[0] for o in ship.table.objects[ROOM]] == ["character-corpse"]


@pytest.mark.rule("SH-WOUND-08", "SH-WOUND-10")
def test_a_dressed_wound_does_nothing_but_counts(ship: Table) -> None:
    ship.wounds("captain", serious=["body"], dressed=["leg", "hand"])
    assert hand_size(ship) == 4
    dress(ship.game, ship["captain"], ship["captain"].serious[0])
    assert hand_size(ship) == 5
    assert (wounds(ship), len(ship["captain"].dressed)) == ((0, 3), 3)
    light_wound(ship.game, ship["captain"], "test")
    assert ship["captain"].status == "dead"


@pytest.mark.rule("SH-WOUND-10")
def test_two_dressed_and_one_undressed_are_three(ship: Table) -> None:
    ship.wounds("captain", serious=["body"], dressed=["leg", "hand"])
    assert wounds(ship) == (0, 3)
    serious_wound(ship.game, ship["captain"], "test")
    assert ship["captain"].status == "dead"


@pytest.mark.rule("SH-WOUND-09")
def test_healing_discards_a_dressed_wound_and_no_other(ship: Table) -> None:
    ship.wounds("captain", serious=["leg"])
    heal_one(ship.game, ship["captain"])
    assert wounds(ship) == (0, 1)
    ship.wounds("captain", dressed=["hand"])
    heal_one(ship.game, ship["captain"])
    assert [card.partition("/")[0] for card in ship["captain"].serious] == ["leg"]
    assert [card.partition("/")[0] for card in ship.table.discards["wounds"]] == ["hand"]


@pytest.mark.rule("SH-WOUND-09")
def test_the_emergency_room_heals_light_wounds_and_dressed_ones(ship: Table) -> None:
    ship.room("emergency-room", ROOM).put("captain", ROOM).cards("captain", 2).wounds("captain", serious=["leg"])
    assert {option[2] for option in ship.legal("captain", "room", "treat-your-wounds")} == {"dress-all-serious"}
    ship.wounds("captain", light=2, dressed=["hand"])
    assert {option[2] for option in ship.legal("captain", "room", "treat-your-wounds")} == {
        "dress-all-serious",
        "heal-one-dressed",
        "heal-all-light",
    }


# ---------------------------------------------------------------- Contamination


@pytest.mark.rule("SH-CONTAM-01")
def test_a_contamination_card_goes_to_the_discard_pile_and_from_there_into_hands(ship: Table) -> None:
    captain = ship.discard_pile("captain", 4)["captain"]
    ship.table.removed += captain.deck
    captain.deck.clear()
    gain_contamination(ship.game, captain)
    card = captain.discard[-1]
    assert card not in ship.game.cards.action
    ship.step("player", "draw")
    assert (len(captain.hand), card in captain.hand) == (5, True)


@pytest.mark.rule("SH-CONTAM-02")
def test_nobody_sees_whether_a_card_is_infected_before_it_is_scanned(ship: Table) -> None:
    ship.contaminate("captain", clean=1, infected=1, pile="hand")
    assert [ship.game.view(seat)["infected"] for seat in (0, 1)] == [{}, {}]
    _, infected = ship["captain"].hand
    scan(ship.game, ship["captain"], [infected])
    assert [ship.game.view(seat)["infected"] for seat in (0, 1)] == [{infected: True}] * 2


@pytest.mark.rule("SH-CONTAM-03")
def test_contamination_cards_are_in_the_hand_but_pay_for_nothing(ship: Table) -> None:
    ship.put("captain", ROOM).cards("captain", 0, contamination=5).step("player", "draw")
    assert (len(ship["captain"].hand), len(ship["captain"].deck)) == (5, 10)
    assert {option[0] for option in ship.legal("captain")} == {"drop", "pass"}


@pytest.mark.rule("SH-CONTAM-06")
@pytest.mark.parametrize("pile", ["hand", "discard", "deck"])
def test_a_removed_card_goes_under_the_contamination_deck(ship: Table, pile: str) -> None:
    ship.contaminate("captain", clean=1, pile=pile)
    (card,) = [c for c in getattr(ship["captain"], pile) if c not in ship.game.cards.action]
    deck = ship.table.decks["contamination"]
    before = len(deck)
    remove_contamination(ship.game, ship["captain"], card)
    assert (len(deck), deck[0]) == (before + 1, card)
    assert card not in getattr(ship["captain"], pile)


@pytest.mark.rule("SH-CONTAM-06")
def test_surgery_removes_to_the_bottom_of_the_deck(ship: Table) -> None:
    ship.room("surgery", ROOM).put("captain", ROOM).cards("captain", 2).contaminate("captain", infected=1)
    card = ship["captain"].discard[-1]
    ship.act("captain", "room", "surgery")
    assert ship.table.decks["contamination"][0] == card


# ---------------------------------------------------------------- the Signal


def an_ordinary_cycle(t: Table, signal: int) -> list[tuple[str, dict[str, object]]]:
    """What is told of a cycle with a move, an attack, an Event and bag development, with and without a Signal."""
    t.mark("captain", signal=signal).put("captain", ROOM).cards("captain", 4)
    t.intruder("adult", ROOM)
    told = [("options", {"legal": t.legal("captain")})]
    t.top("attacks", "scratch-2", "scratch-3").dice("noise-die", "1", "2", "3", "4")
    t.act("captain", "move", "hibernatorium", "c-006-011")
    t.top("events", "ship-malfunction").bag("adult").event_phase().start_round()
    return told + [(event.kind, dict(event.data)) for event in t.log]


@pytest.mark.rule("SH-COMMS-02")
def test_a_signal_changes_no_other_result(aboard: Callable[..., Table]) -> None:
    with_it, without = (an_ordinary_cycle(aboard("captain", "scout"), signal) for signal in (1, 0))
    assert with_it == without
    assert len(with_it) > 10
