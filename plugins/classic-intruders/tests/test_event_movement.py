"""Who moves by each Event card and where, and which cards leave the game."""

from __future__ import annotations

from typing import Any

import pytest

KINDS = ("larva", "creeper", "adult", "breeder", "queen")
CARDS: dict[str, tuple[str, str]] = {
    # initials of the kinds that move, the number of the Corridor
    "blue-screen": ("abq", "3"),
    "bulkheads-open": ("ab", "2"),
    "consuming-fire": ("abq", "4"),
    "coolant-leak": ("abq", "1"),
    "damage": ("ca", "2"),
    "damaging-fire": ("ca", "3"),
    "eclosion": ("abq", "1"),
    "egg-protection": ("bq", "4"),
    "hatching": ("ab", "3"),
    "hunt-1": ("bq", "1"),
    "hunt-2": ("abq", "1"),
    "life-network-failure": ("abq", "2"),
    "lurking": ("ca", "2"),
    "nest-event": ("abq", "1"),
    "noise-in-corridors": ("ab", "4"),
    "panic": ("ab", "2"),
    "power-surge": ("bq", "2"),
    "regeneration": ("bq", "4"),
    "scent-of-prey": ("ca", "3"),
    "short-circuit": ("abq", "4"),
}
REMOVED = {"blue-screen", "coolant-leak", "life-network-failure", "short-circuit"}
PATHS = {"1": "f", "2": "b", "3": "f", "4": "d"}
"""From Room e 1 and 3 lead to f, 2 to b, 4 to d."""


def test_the_deck_has_these_20_cards(t: Any) -> None:
    assert sorted(record.id for record in t.game.cards.events.values()) == sorted(CARDS)
    assert sorted(t.table.decks["events"]) == sorted(f"{card}/1" for card in CARDS)


@pytest.mark.parametrize("card", CARDS)
def test_the_kinds_on_a_card_move_through_its_corridor(t: Any, card: str) -> None:
    movers, number = CARDS[card]
    t.put("alpha", "c").put("beta", "c")
    pieces = {kind: t.intruder(kind, "e") for kind in KINDS}
    t.event(card)
    for kind, piece in pieces.items():
        moves = [move["place"] for move in t.told("intruder.move") if move["piece"] == piece.id]
        assert moves == ([PATHS[number]] if kind[0] in movers else []), kind


@pytest.mark.parametrize("card", CARDS)
def test_an_intruder_with_a_character_is_not_moved(t: Any, card: str) -> None:
    t.put("alpha", "e").put("beta", "c").hand("alpha", "look")
    for kind in KINDS[1:]:
        t.intruder(kind, "e")
    t.event(card)
    assert "intruder.move" not in t.kinds


@pytest.mark.parametrize("card", CARDS)
def test_a_card_is_discarded_or_leaves_the_game_and_the_deck_is_shuffled(t: Any, card: str) -> None:
    t.put("alpha", "c").put("beta", "c")
    other = next(x for x in t.table.decks["events"] if not x.startswith(card))
    t.table.decks["events"].remove(other)
    t.table.discards["events"].append(other)
    t.event(card)
    assert (f"{card}/1" in t.table.removed) is (card in REMOVED)
    assert t.table.discards["events"] == ([] if card in REMOVED else [other, f"{card}/1"])
    assert len(t.table.decks["events"]) == (19 if card in REMOVED else 18)
