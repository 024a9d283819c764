"""The surface in numbers."""

from __future__ import annotations

from typing import Any


def test_cards_are_counted_and_the_own_path_is_noted(mars: Any) -> None:
    t = mars("alpha", "beta")
    deck, gone = t.table.decks["mars-surface"], t.table.discards["mars-surface"]
    gone.append(deck.pop())
    t.game.surface.drawn, t.game.surface.came = 3, {"p2": "crossroads-1"}
    figures = {"drawn": 3, "deck": len(deck), "discards": 1}
    assert t.features("alpha")["surface"] == figures
    assert t.features("beta")["surface"] == {**figures, "came by a Path": 1}
