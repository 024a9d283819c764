"""Who moves by each Event card and where, and which cards leave the game."""

from __future__ import annotations

from typing import Any

import pytest

KINDS = ("larva", "creeper", "adult", "breeder", "queen")
CARDS: dict[str, tuple[str, str]] = {
    # initials of the kinds that move, the numbers of the Corridors
    "blood-trace-2": ("bq", "2"),
    "blood-trace-3": ("cbq", "3"),
    "blue-screen": ("abq", "3"),
    "bulkheads-open": ("ab", "1"),
    "consuming-fire": ("cbq", "2"),
    "coolant-leak": ("abq", "1"),
    "damage": ("ca", "3"),
    "egg-protection": ("bq", "4"),
    "fire-in-the-hole": ("ca", "1"),
    "hatching": ("ab", "2"),
    "kickstopper": ("abq", "24"),
    "leaving-the-shell-1": ("bq", "1"),
    "leaving-the-shell-4": ("cbq", "4"),
    "lurking": ("ca", "2"),
    "nest-event": ("cbq", "1"),
    "noise-in-corridors": ("ab", "3"),
    "panic": ("ab", "4"),
    "power-surge": ("bq", "3"),
    "sanitary-network-failure": ("abq", "2"),
    "scent-of-blood": ("ca", "4"),
    "short-circuit": ("abq", "4"),
    "that-s-hot": ("abq", "13"),
}
REMOVED = {"blue-screen", "coolant-leak", "kickstopper", "sanitary-network-failure", "short-circuit", "that-s-hot"}
PATHS = {
    # from Room e: 1 and 3 lead to f, 2 to b, 4 to d; from f 3 leads back; in b 4 is an Entrance
    "1": ["f"],
    "2": ["b"],
    "3": ["f"],
    "4": ["d"],
    "13": ["f", "e"],
    "24": ["b"],
}


def test_the_deck_has_these_22_cards(t: Any) -> None:
    assert sorted(record.id for record in t.game.cards.events.values()) == sorted(CARDS)


@pytest.mark.parametrize("card", CARDS)
def test_the_kinds_on_a_card_move_through_its_corridors(t: Any, card: str) -> None:
    movers, numbers = CARDS[card]
    t.put("alpha", "c").put("beta", "c")
    pieces = {kind: t.intruder(kind, "e") for kind in KINDS}
    t.event(card)
    for kind, piece in pieces.items():
        moves = [move["place"] for move in t.told("intruder.move") if move["piece"] == piece.id]
        assert moves == (PATHS[numbers] if kind[0] in movers else []), kind
    ducts = [gone["piece"] for gone in t.told("intruder.vanish")]
    if card == "kickstopper":
        assert ducts == ["adult-1", "breeder-1", "queen-1"]
        assert not [piece for piece in t.at("b") if piece.kind in ("adult", "breeder", "queen")]


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
    assert len(t.table.decks["events"]) == (21 if card in REMOVED else 20)
