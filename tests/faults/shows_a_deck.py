"""A view shows the card on top of a deck, which nobody knows."""

from __future__ import annotations

from typing import Any

from nemesis_core import hookimpl


@hookimpl
def view(game: Any, seat: int) -> dict[str, Any]:
    return {"next event": game.table.decks["events"][-1:]}
