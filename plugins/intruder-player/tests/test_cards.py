"""The Intruder Action deck: what is in it, drawing, passing, whose turn it is."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from .conftest import LED, LedTable

Led = Callable[..., LedTable]
NUMBERS = {
    "pursuit-1": (1, 2),
    "pursuit-2": (2, 2),
    "pursuit-3": (3, 2),
    "pursuit-4": (0, 3),
    "coordinated-hunt-1": (3, 1),
    "coordinated-hunt-2": (4, 1),
    "metamorphosis-1": (1, 1),
    "planning-1": (4, 1),
    "planning-2": (0, 1),
    "self-healing-1": (2, 1),
}
"""Corridor (0: any) and Attack cards of each card."""


def test_deck_of_ten(players: Led) -> None:
    cards = players(2).game.intruder_cards
    assert {card.id: (card.corridor, card.draw) for card in cards.values()} == NUMBERS
    assert len(cards) == 10
    assert all(card.id.rpartition("-")[0] == card.effect for card in cards.values())


def test_deck_waits_face_down(players: Led) -> None:
    part = players(2).game.intruder_player
    assert (len(part.deck), part.hand, part.discard) == (10, [], [])


# ---------------------------------------------------------------- drawing


@pytest.mark.rule("MD-INTR-02")
@pytest.mark.parametrize(("held", "drawn", "hand"), [(0, 3, 3), (1, 3, 4), (2, 2, 4), (4, 0, 4)])
def test_three_are_drawn_up_to_a_hand_of_four(led: Led, held: int, drawn: int, hand: int) -> None:
    t = led(*list(NUMBERS)[:held])
    t.start_round()
    assert len(t.game.intruder_player.hand) == hand
    assert t.told("intruders.draw") == [{"who": LED, "number": drawn}]


def test_nobody_draws_before_the_role_is_taken(players: Led) -> None:
    t = players(3)
    t.start_round()
    assert (t.game.intruder_player.hand, t.told("intruders.draw")) == ([], [])


def test_first_cards_are_drawn_in_the_round_of_taking_over(players: Led) -> None:
    t = players(3)
    t.fall("beta")
    t.will("take-over").start_round()
    assert (len(t.game.intruder_player.hand), len(t.game.intruder_player.deck)) == (3, 7)


def test_discard_pile_is_shuffled_in_when_the_deck_is_out(led: Led) -> None:
    t = led()
    part = t.game.intruder_player
    part.discard, part.deck = part.deck[1:], part.deck[:1]
    last = part.deck[0]
    t.start_round()
    assert last in part.hand
    assert (len(part.hand), len(part.deck), part.discard) == (3, 7, [])


def test_discard_pile_is_shuffled_before_it_is_drawn_from(led: Led) -> None:
    t = led()
    part = t.game.intruder_player
    part.discard, part.deck = part.deck, []
    t.game.fixed["intruder-actions"] = [order := sorted(part.discard)]
    t.start_round()
    assert part.hand == order[:-4:-1]


def test_draw_cannot_be_taken_back(led: Led) -> None:
    """Each card that is drawn is noted."""
    t = led()
    t.game.trail.clear()
    t.start_round()
    assert {card for kind, card, *_ in t.game.trail if kind == "drawn"} >= set(t.game.intruder_player.hand)


def test_drawing_stops_when_deck_and_discard_pile_are_out(led: Led) -> None:
    t = led()
    part = t.game.intruder_player
    boxed, part.deck = part.deck[2:], part.deck[:2]
    t.start_round()
    assert (len(part.hand), part.deck) == (2, [])
    part.deck = boxed


# ---------------------------------------------------------------- goes


@pytest.mark.rule("MD-INTR-03")
def test_one_card_a_go_then_the_next_seat(led: Led) -> None:
    t = led("self-healing-1", "pursuit-1")
    drone = t.intruder("drone", "e", injuries=1)
    t.lead("self-healing", "self-healing-1/1", drone.id)
    part = t.game.intruder_player
    assert (part.hand, part.discard, part.used) == (["pursuit-1/1"], ["self-healing-1/1"], 1)
    assert t.table.turn == 2
    assert not part.passed


@pytest.mark.rule("MD-INTR-03")
def test_card_is_for_moving_attacking_or_its_effect(led: Led) -> None:
    t = led("pursuit-2")
    t.intruder("drone", "a")  # its exit 2 is Corridor ac
    t.put("gamma", "c")
    assert t.offered() == [
        ("attack", "pursuit-2/1", "drone-1", "p1"),
        ("move", "pursuit-2/1", "drone-1", "ac"),
        ("pass",),
        ("pursuit", "pursuit-2/1", "p3"),
    ]


def test_goes_come_round_until_it_passes(led: Led) -> None:
    t = led("pursuit-1", "pursuit-2")
    for name in ("alpha", "gamma"):
        t[name].passed = True
    t.dice("noise-die", "1", "2")
    t.lead("pursuit", "pursuit-1/1", "p1")
    assert t.table.turn == LED
    t.lead("pursuit", "pursuit-2/1", "p1")
    assert t.table.turn == LED
    t.turn()  # without a card it can only pass
    assert (t.table.turn, t.game.intruder_player.passed) == (-1, True)


def test_passing_keeps_one_card(led: Led) -> None:
    t = led("pursuit-1", "planning-1", "metamorphosis-1")
    t.lead("pass", then=("planning-1/1",))
    part = t.game.intruder_player
    assert (part.hand, part.passed) == (["planning-1/1"], True)
    assert sorted(part.discard) == ["metamorphosis-1/1", "pursuit-1/1"]
    assert t.told("pass") == [{"who": LED}]


def test_passing_may_discard_all(led: Led) -> None:
    t = led("pursuit-1", "planning-1")
    t.lead("pass", then=("none",))
    assert t.game.intruder_player.hand == []


def test_who_has_passed_goes_again_in_the_next_round(led: Led) -> None:
    t = led("pursuit-1")
    t.lead("pass", then=("none",))
    t.start_round()
    assert not t.game.intruder_player.passed


def test_first_player_token_skips_the_intruder_player(led: Led) -> None:
    t = led()
    t.table.first = 0
    t.start_round()
    assert t.table.first == 2
    t.hold("pursuit-1")
    assert t.table.turn == 2
