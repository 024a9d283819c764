"""A name that a seat is given hangs on the card on top of a deck, and so does its screen."""

from __future__ import annotations

from typing import Any

from nemesis_core import Panel, hookimpl


@hookimpl
def view(game: Any, seat: int) -> dict[str, Any]:
    return {"number": len(game.table.decks["events"][-1]) if game.table.decks["events"] else 0}


@hookimpl
def panels(ruleset: Any, view: dict[str, Any], names: Any) -> list[Panel]:
    return [Panel("The next Event", [("Letters", str(view["number"]))])]
