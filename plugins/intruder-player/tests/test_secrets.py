"""Who sees which cards of the Intruder player."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from nemesis_core import redeal

from .conftest import LED, LedTable

Led = Callable[..., LedTable]
UNKNOWN = "?intruder-action"


def seen(t: LedTable, seat: int) -> dict[str, Any]:
    """What `seat` sees of the Intruder player."""
    return t.game.view(seat)["intruder player"]


def test_hand_is_seen_by_its_seat_alone(led: Led) -> None:
    t = led("pursuit-1", "planning-1")
    assert seen(t, LED)["hand"] == ["planning-1/1", "pursuit-1/1"]
    assert seen(t, 0)["hand"] == [UNKNOWN, UNKNOWN]
    assert [seen(t, seat)["deck"] for seat in (0, LED)] == [8, 8]


def test_used_cards_lie_open(led: Led) -> None:
    t = led("pursuit-1").dice("noise-die", "1")
    t.lead("pursuit", "pursuit-1/1", "p1")
    assert seen(t, 0)["discard"] == ["pursuit-1/1"]


def test_chosen_use_lies_open_before_it_is_carried_out(led: Led) -> None:
    t = led("pursuit-1").will(("pursuit", "pursuit-1/1", "p1")).turn()
    assert seen(t, 2)["declared"] == ["pursuit", "pursuit-1/1", "p1"]


def test_event_cards_looked_at_are_seen_by_its_seat_alone(led: Led) -> None:
    t = led("planning-1").top("events", "giants-1", "drones-2", "grubs-3-1")
    t.will(("planning", "planning-1/1")).turn().turn()
    assert seen(t, LED)["looked"] == ["drones-2/1", "giants-1/1", "grubs-3-1/1"]
    assert seen(t, 0)["looked"] == ["?events"] * 3
    looks = [event for event in t.log if event.kind == "deck.look"]
    assert [(event.audience, event.data["cards"][0]) for event in looks] == [((LED,), "giants-1/1")]


def test_attack_cards_put_under_the_deck_are_known_to_it_alone(led: Led) -> None:
    t = led("pursuit-1").top("attacks", "scratch-2", "bite-3")
    t.intruder("drone", "a")
    first, bite = (t.table.decks["attacks"][-n] for n in (1, 2))
    t.lead("attack", "pursuit-1/1", "drone-1", "p1", then=(first,))
    assert t.game.view(LED)["decks"]["deck:attacks"] == [bite]
    assert t.game.view(0)["decks"]["deck:attacks"] == []


def test_hand_is_dealt_anew_for_others_and_stays_for_its_seat(led: Led) -> None:
    t = led("pursuit-1", "planning-1", "metamorphosis-1")
    mine = [redeal(t.game, LED, seed).intruder_player.hand for seed in range(8)]
    assert mine == [t.game.intruder_player.hand] * 8
    others = {tuple(sorted(redeal(t.game, 0, seed).intruder_player.hand)) for seed in range(8)}
    assert len(others) > 1


def test_deck_is_dealt_anew_for_its_own_seat_too(led: Led) -> None:
    decks = {tuple(redeal((t := led("pursuit-1")).game, LED, seed).intruder_player.deck) for seed in range(4)}
    assert len(decks) > 1
    assert {tuple(sorted(deck)) for deck in decks} == {tuple(sorted(t.game.intruder_player.deck))}


# ---------------------------------------------------------------- screens

SHOWN = "The Intruder player"


def test_screen_of_the_intruder_player(led: Led) -> None:
    t = led("pursuit-1", "planning-2")
    hand = "Planning (any Corridor, 1 Attack card), Pursuit (Corridor 1, 2 Attack cards)"
    assert t.screen(LED)[SHOWN] == [("Played by", "you"), ("Hand", hand), ("Deck", "8 cards")]


@pytest.mark.parametrize("seat", [LED, 0])
def test_screen_shows_the_cards_once(led: Led, seat: int) -> None:
    t = led("pursuit-1")
    made = t.game.hooks.panels(t.game.ruleset, t.game.view(seat), t.names(seat))
    assert [panel.own for panels in made for panel in panels if panel.title == SHOWN] == [seat == LED]


def test_screen_of_another(led: Led) -> None:
    t = led("pursuit-1", "planning-2")
    t.lead("pass", then=("pursuit-1/1",))
    assert t.screen(0)[SHOWN] == [
        ("Played by", "seat 2 (the Intruders, once the beta), passed"),
        ("Hand", "1 card"),
        ("Deck", "8 cards"),
        ("Discarded", "Planning (any Corridor, 1 Attack card)"),
    ]


def test_screen_before_anybody_plays_them(players: Led) -> None:
    assert SHOWN not in players(2).screen(0)


def test_event_cards_to_choose_from_are_shown_with_whom_they_move(led: Led) -> None:
    t = led("planning-1").top("events", "giants-1", "drones-2", "grubs-3-1")
    t.will(("planning", "planning-1/1")).turn().turn()
    shown = dict(t.screen(LED)[SHOWN])["Event cards to choose from"]
    assert "drones 2 (drone through Corridor 2)" in shown
