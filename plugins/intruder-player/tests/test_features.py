"""The Intruder player in numbers."""

from __future__ import annotations

from collections.abc import Callable

from .conftest import LED, LedTable

Led = Callable[..., LedTable]


def test_hand_is_seen_by_its_seat_and_counted_by_the_others(led: Led) -> None:
    t = led("pursuit-1", "planning-1")
    assert t.features(LED)["intruder hand"] == {"pursuit-1": 1, "planning-1": 1}
    assert "intruder hand" not in t.features(0)
    figures = t.features(0)["intruder player"]
    assert (figures["hand"], figures["deck"]) == (2, 8)


def test_seat_that_plays_them_counts_from_the_own_one(led: Led, players: Callable[..., LedTable]) -> None:
    t = led("pursuit-1")
    seats = t.game.state.seats
    found = [t.features(seat)["intruder player"]["seat"] for seat in range(seats)]
    assert found == [(LED - seat) % seats + 1 for seat in range(seats)]
    assert "seat" not in players(3).features(0).get("intruder player", {})


def test_event_cards_are_seen_by_who_looks_at_them(led: Led) -> None:
    t = led("planning-1")
    card = t.table.decks["events"].pop()
    t.game.intruder_player.looked.append(card)
    assert t.features(LED)["intruder events"] == {t.game.cards.events[card].id: 1}
    assert "intruder events" not in t.features(0)
